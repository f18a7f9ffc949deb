"""Where commands may be installed and used, as Discord takes it."""

from typing import Any

import pytest

from bot.table.checks.commands import check_commands
from bot.table.errors import ApiError
from tests.table.little_bot import LittleBot
from tests.table.scene import Scene


def command(**more: Any) -> dict[str, Any]:
    return {"name": "ping", "description": "Answers", **more}


@pytest.mark.parametrize(
    "places",
    [{"contexts": []}, {"contexts": [3]}, {"contexts": [0, 0]}, {"integration_types": []}, {"integration_types": [2]}],
)
def test_a_place_that_does_not_exist_is_refused(places: dict[str, Any]) -> None:
    check_commands([command(contexts=[0, 1, 2], integration_types=[0, 1])])
    with pytest.raises(ApiError):
        check_commands([command(**places)])


async def test_a_command_that_does_not_say_is_for_people_without_the_bot_too(scene: Scene, bot: LittleBot) -> None:
    assert bot.is_ready()
    shown = {each["name"]: each for each in await scene.ann.commands()}
    assert shown["echo"]["integration_types"] == [0, 1]
