"""What the bot can do."""

from bot.presenter.message import OutgoingMessage
from config.language import _
from games.catalogue import GAMES, game_of


def help_page() -> OutgoingMessage:
    """All commands in one message."""
    games = ", ".join(f"**{game_of(game).title}**" for game in GAMES)
    lines = [
        _("Two people of a server play by post: {games}. Move whenever you have time.").format(games=games),
        "",
        _("`/duel` – challenge somebody, or everybody (leave the opponent out); without a game you choose by clicking"),
        _("`/practice` – play against the computer, here or in my direct messages"),
        _("`/play` – take an action; type to narrow the choice. The buttons *Move* and *Hand* do the same"),
        _("`/hand` – your cards, for your eyes only"),
        _("`/board` – the position; as text too"),
        _("`/matches` – all your matches; `/match next` – the one that waits for you and is most urgent"),
        _("`/rules` – the rules and every card, searchable"),
        _("`/leaderboard` – who plays best here: of all time, this season, this week"),
        "",
        _("`/match undo`, `draw`, `pause`, `resume` – take back, offer a draw, stop the time; also behind *More*"),
        _("`/match nudge` – call the player to move, once a day"),
        _("`/match resign`, `rematch` – give a match up; once more, with the seats changed"),
        _("`/match log`, `replay` – what happened so far; a match step by step, and as an animation when it is over"),
        _("`/match verify` – check that nobody chose the cards of a finished match"),
        _("`/match move-here` – play a match on in another channel or thread"),
        "",
        _("`/me profile`, `history` – points, streaks and medals; every finished match, also of two head to head"),
        _("`/me away` – holidays: no time to move runs meanwhile"),
        _("`/me block`, `unblock` – whose challenges you do not want"),
        _("`/me privacy` – what I keep about you; delete it, or get a copy"),
        _("`/setup` – for those who manage the server: times, channels, seasons"),
        "",
        _(
            "-# Fair shuffle: each challenge shows the SHA-256 of a secret, the result shows the secret. Whoever has "
            "the result's file can check both, and every card: `/match verify` and `python -m games verify FILE` do it."
        ),
    ]
    return OutgoingMessage("\n".join(lines))
