"""The rules of a game, to read and to search."""

from bot.presenter import ids
from bot.presenter.game_presenter import Rule, presenter_of
from bot.presenter.message import CONTENT_LIMIT, Button, OutgoingMessage
from bot.presenter.pages import in_sections, shown
from config.language import _
from games.catalogue import game_of


def matching(game: str, typed: str) -> list[Rule]:
    """The entries whose title, or else text, holds all words typed; those whose title begins so come first."""
    words = typed.casefold().split()
    rules = presenter_of(game).rules()
    titled = [rule for rule in rules if all(word in rule.title.casefold() for word in words)]
    titled.sort(key=lambda rule: not rule.title.casefold().startswith(typed.casefold().strip()))
    told = [rule for rule in rules if rule not in titled and all(word in rule.text.casefold() for word in words)]
    return titled + told


def rule_pages(game: str) -> list[str]:
    """All the rules of a game as pages."""
    return in_sections(map(_lines, presenter_of(game).rules()))


def _lines(rule: Rule) -> list[str]:
    return [f"### {rule.title}", *rule.text.splitlines()]


def _page_of(rule: Rule, pages: list[str]) -> int:
    heading = f"### {rule.title}"
    return next((number for number, page in enumerate(pages) if heading in page.splitlines()), 0)


def rules(game: str, about: str | None, page: int = 0) -> OutgoingMessage:
    """The entries that match what was asked `about`, or a page of the whole rules."""
    title = game_of(game).title
    pages = rule_pages(game)
    if about:
        found = matching(game, about)
        if not found:
            return OutgoingMessage(
                _("The rules of {game} say nothing about “{about}”. Leave the search out to read all.").format(
                    game=title, about=about[:100]
                )
            )
        body, *rest = in_sections(map(_lines, found[:3]))
        others = [rule.title for rule in found[1:] if f"### {rule.title}" not in body][:10]
        more = "\n" + _("-# See also: {titles}").format(titles=", ".join(others)) if others else ""
        read_on = Button(_("Read on"), ids.rules(game, _page_of(found[0], pages)))
        return OutgoingMessage((body + more)[:CONTENT_LIMIT], rows=((read_on,),) if rest else ())
    at = shown(pages, page)
    turns = (
        Button(_("Back"), ids.rules(game, max(at - 1, 0)), disabled=at == 0),
        Button(_("Next"), ids.rules(game, at + 1), disabled=at == len(pages) - 1),
    )
    heading = _("**Rules of {game}** · page {page} of {pages}").format(game=title, page=at + 1, pages=len(pages))
    return OutgoingMessage(f"{heading}\n{pages[at]}", rows=(turns,) if len(pages) > 1 else ())
