"""What hosts are given beside the code: the systemd unit, and the user and volume of the image."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "docs" / "four-games.service"


def test_the_unit_is_one(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed")
    copy = tmp_path / UNIT.name
    # The program that it starts must be there to be verified.
    copy.write_text(re.sub(r"(?m)^ExecStart=\S+", f"ExecStart={sys.executable}", UNIT.read_text(encoding="utf-8")))
    done = subprocess.run([analyze, "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if UNIT.name in line]) == (0, [])


def test_the_unit_is_not_started_again_while_a_setting_is_wrong() -> None:
    told = dict(line.split("=", 1) for line in UNIT.read_text(encoding="utf-8").splitlines() if re.match(r"\w+=", line))
    assert told["RestartPreventExitStatus"] == str(os.EX_CONFIG)
    assert told["Restart"] == "always"


def test_the_image_has_the_user_that_hosts_are_told() -> None:
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    [user, group] = re.findall(r"^USER (\d+):(\d+)$", image, re.MULTILINE)[0]
    assert f"--uid {user} --gid {group}" in image
    assert f"chown -R {user}:{group}" in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", ["README.md", "compose.yaml", "docs/hosting.md"])
def test_compose_is_never_told_to_use_an_old_image(file: str) -> None:
    told = re.findall(r"docker compose[^`\n]* up [^`\n]*", (ROOT / file).read_text(encoding="utf-8"))
    assert told
    assert [line for line in told if "--build" not in line] == []
