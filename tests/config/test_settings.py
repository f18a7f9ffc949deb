"""Settings that are wrong: one line that names them, and no secret in it."""

from pathlib import Path

import pytest

from bot.cli import WRONG_SETTING, main
from config.settings import Settings, SettingsError, doubts, load_settings

README = Path(__file__).parents[2] / "README.md"

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
        ("MOVE_DAYS", "nan"),
        ("GUILD_DAYS", "inf"),
        ("CHALLENGES_PER_HOUR", "1.5"),
        ("HEALTH_PORT", "65536"),
        ("HEALTH_HOST", "not a host"),
        ("OPERATOR_CONTACT", "x" * 201),
        ("SHARDS", "0"),
        ("SHARD_IDS", "one"),
        ("SHARD_IDS", "0,1"),
    ],
)
def test_a_wrong_value_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["run"]) == WRONG_SETTING
    written = capsys.readouterr()
    [line] = written.err.splitlines()
    assert line.startswith(f"{name}: must be ")
    assert value in line or name == "DATABASE_URL", "it is told what it is now"
    assert written.out == ""
    assert TOKEN not in line
    assert PASSWORD not in line


def test_without_a_token_there_is_nothing_to_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    assert main(["run"]) == WRONG_SETTING
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("DISCORD_TOKEN: ")


def test_values_come_from_the_environment_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=debug\nCHALLENGE_HOURS=2\n")
    monkeypatch.setenv("CHALLENGE_HOURS", "3")
    settings = load_settings()
    assert (settings.log_level, settings.challenge_hours) == ("DEBUG", 3)


def test_a_token_does_not_show_itself() -> None:
    assert TOKEN not in repr(load_settings())


@pytest.mark.parametrize("content", [b"LOG_LEVEL=\xff\xfe\n", "LOG_LEVEL=INFO\n".encode("utf-16")])
def test_a_file_that_is_no_text_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / ".env").write_bytes(content)
    with pytest.raises(SettingsError, match=r"^\.env: must be text"):
        load_settings()


@pytest.mark.parametrize("line", ["MOVE_DAYS: 3", "MOVE_DAYS", f"DISCORD_TOKEN '{TOKEN}'", f'DISCORD_TOKEN="{TOKEN}'])
def test_a_line_that_cannot_be_understood_is_named_by_its_number(tmp_path: Path, line: str) -> None:
    (tmp_path / ".env").write_text(f"# ours\n\nLOG_LEVEL=INFO\n\n  {line}\nLOG_FORMAT=text\n")
    with pytest.raises(SettingsError, match=r"^\.env, line 5: ") as refused:
        load_settings()
    assert TOKEN not in str(refused.value)


def test_a_name_much_like_a_setting_is_doubted_and_others_are_not(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        "\nexport HEALTH_PROT=8080\nlog_level=INFO\nPOSTGRES_PASSWORD=hush\nMOVE_DAY='3'\nTZ=Europe/Prague\n"
    )
    load_settings()
    assert doubts() == [
        ".env, line 2: HEALTH_PROT is no setting and does nothing; is HEALTH_PORT meant?",
        ".env, line 5: MOVE_DAY is no setting and does nothing; is MOVE_DAYS meant?",
    ]


@pytest.mark.parametrize("name", Settings.model_fields)
def test_every_setting_is_told_in_the_readme_and_says_what_it_must_be(name: str) -> None:
    assert f"\n| `{name.upper()}` | " in README.read_text(encoding="utf-8")
    assert Settings.model_fields[name].description


def test_without_a_file_nothing_is_doubted() -> None:
    assert doubts() == []
