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
        _("`/block`, `/unblock` – whose challenges you do not want"),
        _("`/play` – take an action; type to narrow the choice. The buttons *Move* and *Hand* do the same"),
        _("`/hand` – your cards, for your eyes only"),
        _("`/board` – the position; as text too"),
        _("`/log` – what happened so far"),
        _("`/replay` – a match once more: step by step, and as an animation when it is over"),
        _("`/rules` – the rules and every card, searchable"),
        _("`/matches` – all your matches; `/next` – the one that waits for you and is most urgent"),
        _("`/nudge` – call the player to move, once a day"),
        _("`/undo`, `/draw`, `/pause`, `/resume` – take back, offer a draw, stop the time; also behind *More*"),
        _("`/away` – holidays: no time to move runs meanwhile"),
        _("`/leaderboard` – who plays best here: of all time, this season, this week"),
        _("`/profile`, `/history` – points, streaks and medals; every finished match, also of two head to head"),
        _("`/move-here` – play a match on in another channel or thread"),
        _("`/rematch` – once more, with the seats changed"),
        _("`/resign` – give a match up"),
        _("`/verify` – check that nobody chose the cards of a finished match"),
        _("`/privacy` – what I keep about you; delete it, or get a copy"),
        _("`/setup` – for those who manage the server: times, channels, language, seasons"),
        "",
        _(
            "-# Fair shuffle: each challenge shows the SHA-256 of a secret, the result shows the secret. Whoever has "
            "the result's file can check both, and every card: `/verify` does it, and `python -m games verify FILE`."
        ),
    ]
    return OutgoingMessage("\n".join(lines))
