"""Settings that are wrong: one line that names them, and no secret in it."""

from pathlib import Path

import pytest

from bot.__main__ import main
from config.settings import SettingsError, load_settings

TOKEN, PASSWORD = "abc.secret-token.def", "open-sesame"


@pytest.fixture(autouse=True)
def _away_from_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("DISCORD_API_URL", "ftp://example.org"),
        ("DISCORD_API_URL", "discord.com"),
        ("DISCORD_API_URL", "https://"),
        ("DISCORD_API_URL", "http://example.org:port"),
        ("DISCORD_API_URL", "http://[::1"),
        ("DISCORD_GATEWAY_URL", "https://example.org"),
        ("DISCORD_GATEWAY_URL", "ws://:0"),
        ("DATABASE_URL", f"mysql://bot:{PASSWORD}@example.org/bot"),
        ("CHALLENGE_HOURS", "0"),
        ("CHALLENGE_HOURS", "soon"),
        ("MOVE_DAYS", "-1"),
    ],
)
def test_a_wrong_value_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["run"]) == 1
    written = capsys.readouterr()
    [line] = written.err.splitlines()
    assert line.startswith(f"{name}: ")
    assert written.out == ""
    assert TOKEN not in line
    assert PASSWORD not in line


def test_without_a_token_there_is_nothing_to_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    assert main(["run"]) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("DISCORD_TOKEN: ")


def test_values_come_from_the_environment_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=debug\nCHALLENGE_HOURS=2\n")
    monkeypatch.setenv("CHALLENGE_HOURS", "3")
    settings = load_settings()
    assert (settings.log_level, settings.challenge_hours) == ("DEBUG", 3)


def test_a_token_does_not_show_itself() -> None:
    assert TOKEN not in repr(load_settings())


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    with pytest.raises(SettingsError, match=r"\.env"):
        load_settings()
