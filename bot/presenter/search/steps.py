"""The questions of a move, and actions by name."""

from collections.abc import Sequence

from bot.presenter.cut import cut
from bot.presenter.game_presenter import LABEL_LIMIT, Choice, Step
from bot.presenter.search.places import cell_words, chips_in, region_name, tile_words, turn_words
from config.language import _, ngettext
from config.words.search import chip_name, colour_name
from games.search.grid import SECTION_OF_NAME, cell_at
from games.search.land import Land
from games.search.material import COLOUR_OF_TERRAIN, NEUTRAL, turned
from games.search.views import PrivateView, PublicView, land_of


def step(legal: Sequence[str], public: PublicView, private: PrivateView, prefix: str) -> Step:
    """The question after `prefix`: a tile to lay, "scout" or an eagle. ValueError for any other one."""
    if not prefix:
        return FIRST_STEPS[public.step](legal, public, private)
    words = prefix.split(" ")
    ways = [action for action in legal if action.startswith(f"{prefix} ")]
    if not ways or len(words) != (2 if words[0] in ("place", "neutral") else 1) or prefix in ("move", "aid"):
        raise ValueError(f"{prefix!r} leads nowhere")
    if len(words) == 2:
        return _spots(ways, public, prefix)
    if prefix == "scout":
        return Step(_("Which elf, with which elven thing?"), tuple(_pair(action) for action in ways))
    land = land_of(public)
    prompt = _("Where does the eagle carry the hobbit?")
    return Step(prompt, tuple(_target(action, public, private, land) for action in ways), True)


def _placing(legal: Sequence[str], public: PublicView, private: PrivateView) -> Step:
    if legal[0] == "discard":
        what = _("The hand goes to the discard, up to three tiles are drawn, and the turn is over.")
        choice = Choice("discard", _("Discard the whole hand"), description=what)
        return Step(_("None of your tiles fits anywhere."), (choice,))
    ways: dict[str, int] = {}
    for action in legal:
        start = " ".join(action.split()[:2])
        ways[start] = ways.get(start, 0) + 1
    if legal[0].startswith("neutral"):
        prompt = _("Nothing fits any more. Which tile of the discard is laid face down?")
    elif private.hand:
        prompt = _("Which tile do you lay?")
    else:
        prompt = _("Your hand is empty. Which tile of the discard do you lay?")
    choices = []
    held = private.hand or public.discard
    for start, count in sorted(ways.items(), key=lambda way: held.index(way[0].split()[1])):
        tile = start.split()[1]
        placings = ngettext("{n} placing", "{n} placings", count).format(n=count)
        choices.append(Choice(start, cut(f"{tile}: {tile_words(tile)}", LABEL_LIMIT), False, placings))
    return Step(prompt, tuple(choices), True)


def _spots(ways: Sequence[str], public: PublicView, prefix: str) -> Step:
    land = land_of(public)
    if prefix.startswith("neutral"):
        return Step(_("Where does it lie, face down?"), tuple(_neutral_spot(action, land) for action in ways), True)
    prompt = _("Where does {tile} lie?").format(tile=prefix.split()[1])
    return Step(prompt, tuple(_spot(action, land) for action in ways), True)


def _spot(action: str, land: Land) -> Choice:
    _word, tile, turns, x, y = action.split()
    label = _("{cell}, {turned}").format(cell=cell_words(int(x), int(y)), turned=turn_words(int(turns)))
    return Choice(
        action, label, description=cut(_effect(land, cell_at(int(x), int(y)), turned(tile, int(turns))), LABEL_LIMIT)
    )


def _neutral_spot(action: str, land: Land) -> Choice:
    x, y = map(int, action.split()[2:])
    return Choice(action, cell_words(x, y), description=cut(_effect(land, cell_at(x, y), NEUTRAL), LABEL_LIMIT))


def _effect(land: Land, cell: int, laid: str) -> str:
    """The meeting places that a placing makes; without any, how the tile lies."""
    after = land.with_tile(cell, laid)
    colours = [colour_name(COLOUR_OF_TERRAIN[after.terrain[first]]) for first in after.new_pairs(cell)]
    if colours:
        words = ngettext("meeting place: {colours}", "meeting places: {colours}", len(colours))
        return words.format(colours=", ".join(colours))
    return tile_words(laid) if laid != NEUTRAL else _("no meeting place")


def _moving(legal: Sequence[str], public: PublicView, private: PrivateView) -> Step:
    land = land_of(public)
    choices = [_target(action, public, private, land) for action in legal if action.startswith("move ")]
    choices.append(Choice("stay", _("Stay"), description=_("The hobbit does not move."), pictured=False))
    eagles = sorted({action.split()[0] for action in legal if action.startswith("eagle")})
    for eagle in eagles:
        what = _("Fly to a region of the same terrain in the same row; the chip is used up.")
        choices.append(Choice(eagle, _("Eagle {n}").format(n=eagle.split("-")[1]), False, what, pictured=False))
    if any(action.startswith("scout ") for action in legal):
        what = _("See the face-down chips all around, before you move. Costs 1 point.")
        choices.append(Choice("scout", _("Scout"), False, what, pictured=False))
    if "boat" in legal:
        what = _("Give up the two brown chips of least value, and enter water from now on.")
        choices.append(Choice("boat", _("Boat"), description=what, pictured=False))
    return Step(_("Where does your hobbit go?"), tuple(choices), True)


def _target(action: str, public: PublicView, private: PrivateView, land: Land) -> Choice:
    words = action.split()
    if words[3] == "shire":
        return Choice(action, _("The Shire"), description=_("Open to both hobbits."))
    if words[3] == "doom":
        return Choice(action, _("Up Mount Doom"), description=_("Ends the match."))
    region = SECTION_OF_NAME[" ".join(words[1:])]
    size = len(land.members[region])
    sections = ngettext("{n} section", "{n} sections", size).format(n=size)
    chips = chips_in(public, private, land, region)
    name = region_name(land, region)
    if _own(public, words):
        name = _("Stay here and take the chips ({region})").format(region=name)
    return Choice(action, name, description=cut(f"{chips} · {sections}" if chips else sections, LABEL_LIMIT))


def _own(public: PublicView, words: Sequence[str]) -> bool:
    """Whether a move's target is the region where the hobbit is already."""
    hobbit = public.hobbits[public.turn]
    return words[1:] == [str(hobbit.x), str(hobbit.y), hobbit.side]


def _pair(action: str) -> Choice:
    _word, one, other = action.split()
    return Choice(action, _("{one} with {other}").format(one=chip_name(one), other=chip_name(other)))


def _fighting(legal: Sequence[str], public: PublicView, private: PrivateView) -> Step:
    pairs = tuple(_pair(action) for action in legal if action.startswith("aid "))
    if public.fight is None:
        raise ValueError("there is no fight")
    prompt = ngettext(
        "{chip} threatens {n} move. Each pair saves one, and costs 1 point at the end.",
        "{chip} threatens {n} moves. Each pair saves one, and costs 1 point at the end.",
        public.fight.moves,
    ).format(chip=chip_name(public.fight.chip), n=public.fight.moves)
    return Step(prompt, (*pairs, Choice("fight", _("Fight without aid"))))


def _hasting(legal: Sequence[str], public: PublicView, private: PrivateView) -> Step:
    chips = [action for action in legal if action != "end"]
    choices = [Choice(chip, action_name(chip, public, private)) for chip in chips]
    prompt = _("Your turn ends. Use a haste chip for another whole turn? Unused it counts 1 point.")
    return Step(prompt, (*choices, Choice("end", _("End the turn"))))


FIRST_STEPS = {"place": _placing, "move": _moving, "fight": _fighting, "haste": _hasting}


def action_name(action: str, public: PublicView, private: PrivateView) -> str:
    """A name of ≤ 100 characters; coordinates are typed as in the action, with a plain minus."""
    words = action.split()
    if words[0] == "place":
        at = f"{words[3]} {words[4]}"
        return _("Place {tile} {turned} at {at}").format(tile=words[1], turned=turn_words(int(words[2])), at=at)
    if words[0] == "neutral":
        return _("Neutral tile: {tile} face down at {at}").format(tile=words[1], at=" ".join(words[2:]))
    if words[0] == "move":
        return _move_name(words, public, private)
    if words[0].startswith("eagle"):
        region = region_name(land_of(public), SECTION_OF_NAME[" ".join(words[1:])])
        return _("Eagle {n} to {region}").format(n=words[0].split("-")[1], region=region)
    if words[0].startswith("haste"):
        return _("Haste {n}: another turn").format(n=words[0].split("-")[1])
    if words[0] in ("scout", "aid"):
        sentence = _("Scout: {one} with {other}") if words[0] == "scout" else _("Aid: {one} with {other}")
        return sentence.format(one=chip_name(words[1]), other=chip_name(words[2]))
    return {
        "discard": _("Discard the whole hand"),
        "stay": _("Stay"),
        "boat": _("Boat for two brown chips"),
        "fight": _("Fight without aid"),
        "end": _("End the turn"),
    }[words[0]]


def _move_name(words: Sequence[str], public: PublicView, private: PrivateView) -> str:
    if words[3] == "shire":
        return _("Move to the Shire")
    if words[3] == "doom":
        return _("Move up Mount Doom")
    land = land_of(public)
    region = SECTION_OF_NAME[" ".join(words[1:])]
    chips = chips_in(public, private, land, region)
    name = _("Move to {region}").format(region=region_name(land, region))
    return cut(_("{move}: {chips}").format(move=name, chips=chips) if chips else name, LABEL_LIMIT)
