"""Enemies in the dungeon (rules, "Enemies")."""

from games.dungeon.ground import beat_enemy, enemy_here
from games.dungeon.material import ENEMIES, ENEMY_ATTACK, ENEMY_DEFENCE, FAVOUR, TARGETS, Card
from games.dungeon.moving import step
from games.dungeon.play import Play, agility, defence, mind, strength_against
from games.dungeon.state import HERO_SEAT, LORD_SEAT, State


def begin(play: Play) -> None:
    """The Hero is asked what he does about the enemy on his cell."""
    play.tell("fight_begun", enemy=enemy_here(play.state))
    play.ask("fight", HERO_SEAT)


def ways_out(state: State) -> list[str]:
    """What the Hero can do in a fight beside using cards."""
    return ["fight", "cast", "slip", *(["flee"] if state.hero.came_from else [])]


def _enemy(state: State) -> Card:
    return ENEMIES[enemy_here(state)]


def fight(play: Play) -> None:
    """With strength and its bonuses against this kind of enemy: it is beaten, or attacks."""
    _strike(play, "fight", strength_against(play.state, _enemy(play.state).foe))


def cast(play: Play) -> None:
    """With mind and its bonuses: the enemy is beaten, or attacks."""
    _strike(play, "cast", mind(play.state))


def _strike(play: Play, what: str, value: int) -> None:
    if play.test(what, value, ENEMY_DEFENCE[_enemy(play.state).n - 1]):
        beat_enemy(play)
        play.then("go on")
    else:
        suffer_attack(play)


def slip(play: Play) -> None:
    """Past the enemy, which stays."""
    if _slips(play, "slip"):
        play.tell("slipped_past", enemy=enemy_here(play.state))
        play.then("go on")
    else:
        suffer_attack(play)


def flee(play: Play) -> None:
    """To where he came from, hit or not; the turn ends."""
    if not _slips(play, "flee"):
        suffer_attack(play)
    state = play.state
    play.tell("fled", enemy=enemy_here(state))
    play.take_favour(FAVOUR["flee"], "flee")
    state.ending = True
    step(play, state.hero.came_from or state.hero.cell)


def _slips(play: Play, what: str) -> bool:
    return play.test(what, agility(play.state), TARGETS["slip"] + _enemy(play.state).n)


def suffer_attack(play: Play) -> None:
    """The enemy attacks."""
    enemy = _enemy(play.state)
    target = defence(play.state)
    if play.roll("enemy_attacked", LORD_SEAT, enemy.id, enemy.n + ENEMY_ATTACK, target) >= target:
        play.lose_life(HERO_SEAT, enemy.n, enemy.id)
