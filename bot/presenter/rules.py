"""The rules of a game, to read and to search."""

from bot.presenter import ids
from bot.presenter.game_presenter import Rule, presenter_of
from bot.presenter.message import CONTENT_LIMIT, Button, OutgoingMessage
from bot.presenter.pages import in_sections, shown
from config.language import _
from games.catalogue import game_of


def matching(game: str, typed: str, version: int | None = None) -> list[Rule]:
    """The entries whose title, or else text, holds all words typed; those whose title begins so come first.

    Those of a version of the rules, the newest if it is None.
    """
    words = typed.casefold().split()
    rules = presenter_of(game).rules(version)
    titled = [rule for rule in rules if all(word in rule.title.casefold() for word in words)]
    titled.sort(key=lambda rule: not rule.title.casefold().startswith(typed.casefold().strip()))
    told = [rule for rule in rules if rule not in titled and all(word in rule.text.casefold() for word in words)]
    return titled + told


def rule_pages(game: str, version: int | None = None) -> list[str]:
    """All the rules of a game as pages, under a version of them, the newest if it is None."""
    return in_sections(map(_lines, presenter_of(game).rules(version)))


def _lines(rule: Rule) -> list[str]:
    return [f"### {rule.title}", *rule.text.splitlines()]


def _title(game: str, version: int | None) -> str:
    """A game's title, with the version of its rules where that is not the newest."""
    if version is None or version == game_of(game).rules:
        return game_of(game).title
    return _("{game}, version {version}").format(game=game_of(game).title, version=version)


def _page_of(rule: Rule, pages: list[str]) -> int:
    heading = f"### {rule.title}"
    return next((number for number, page in enumerate(pages) if heading in page.splitlines()), 0)


def rules(game: str, about: str | None, page: int = 0, version: int | None = None) -> OutgoingMessage:
    """The entries that match what was asked `about`, or a page of the whole rules; under the newest version of them if
    none is named."""
    title = _title(game, version)
    pages = rule_pages(game, version)
    if about:
        found = matching(game, about, version)
        if not found:
            return OutgoingMessage(
                _("The rules of {game} say nothing about “{about}”. Leave the search out to read all.").format(
                    game=title, about=about[:100]
                )
            )
        body, *rest = in_sections(map(_lines, found[:3]))
        others = [rule.title for rule in found[1:] if f"### {rule.title}" not in body][:10]
        more = "\n" + _("-# See also: {titles}").format(titles=", ".join(others)) if others else ""
        read_on = Button(_("Read on"), ids.rules(game, _page_of(found[0], pages), version))
        return OutgoingMessage((body + more)[:CONTENT_LIMIT], rows=((read_on,),) if rest else ())
    at = shown(pages, page)
    turns = (
        Button(_("Back"), ids.rules(game, max(at - 1, 0), version), disabled=at == 0),
        Button(_("Next"), ids.rules(game, at + 1, version), disabled=at == len(pages) - 1),
    )
    heading = _("**Rules of {game}** · page {page} of {pages}").format(game=title, page=at + 1, pages=len(pages))
    return OutgoingMessage(f"{heading}\n{pages[at]}", rows=(turns,) if len(pages) > 1 else ())
