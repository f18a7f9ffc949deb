"""The ids of buttons and menus. They live for ever in old messages: never change a pattern, add another."""

from games.players.contract import LEVELS

ACCEPT = r"accept:(?P<challenge>\d+)"
DECLINE = r"decline:(?P<challenge>\d+)"
WITHDRAW = r"withdraw:(?P<challenge>\d+)"
MOVE = r"move:(?P<match>\d+):(?P<ply>\d+)"
HAND = r"hand:(?P<match>\d+)"
LOG = r"log:(?P<match>\d+):(?P<page>-?\d+)"
WORDS = r"words:(?P<match>\d+):(?P<page>\d+)"
STEP = r"step:(?P<match>\d+):(?P<ply>\d+):(?P<page>\d+):(?P<prefix>.*)"
TAKE = r"take:(?P<match>\d+):(?P<ply>\d+):(?P<text>.*)"
OPEN = r"open:(?P<match>\d+):(?P<ply>\d+):(?P<page>\d+):(?P<prefix>.*)"
RESIGN = r"resign:(?P<match>\d+)"
KEEP_PLAYING = r"stay:(?P<match>\d+)"
REMATCH = r"rematch:(?P<match>\d+)"
BEGIN = r"begin:(?P<challenge>\d+)"
PRACTICE = r"practice:(?P<game>[a-z]+):(?P<level>[a-z]+):(?P<side>[01r]):(?P<row>level|side)"
PRACTICE_GAME = r"practice:(?P<level>[a-z]+)"
SET_UP = r"setup:(?P<game>[a-z]+):(?P<level>[a-z]+):(?P<side>[01r])"
HINT = r"hint:(?P<match>\d+)"
GAME = r"game:(?P<opponent>\d+)"
DRAFT = r"terms:(?P<opponent>\d+):(?P<game>[a-z]+):(?P<code>[0-9a-z]*):(?P<old>\d+):(?P<page>\d)"
TERM = r"term:(?P<opponent>\d+):(?P<game>[a-z]+):(?P<code>[0-9a-z]*):(?P<old>\d+):(?P<page>\d):(?P<setting>\d+)"
SEND = r"send:(?P<opponent>\d+):(?P<game>[a-z]+):(?P<code>[0-9a-z]*):(?P<old>\d+)"
ACCEPT_WITH = r"acceptwith:(?P<challenge>\d+)"
BEGIN_WITH = r"beginwith:(?P<challenge>\d+)"
SEND_WITH = r"sendwith:(?P<opponent>\d+):(?P<game>[a-z]+):(?P<code>[0-9a-z]*):(?P<old>\d+)"
WHY = r"why:(?P<challenge>\d+)"
BLOCK = r"block:(?P<person>\d+)"
UNBLOCK = r"unblock:(?P<person>\d+)"
ANSWER = r"answer:(?P<proposal>\d+):(?P<word>yes|no)"
LATE = r"late:(?P<proposal>\d+):(?P<word>claim|day|off)"
MORE = r"more:(?P<match>\d+)"
NUDGE = r"nudge:(?P<match>\d+)"
UNDO = r"undo:(?P<match>\d+)"
TAKE_BACK = r"back:(?P<match>\d+):(?P<ply>\d+)"
DRAW = r"draw:(?P<match>\d+)"
PAUSE = r"pause:(?P<match>\d+)"
RESUME = r"resume:(?P<match>\d+)"
GIVE_UP = r"giveup:(?P<match>\d+)"
AWAY = "away:days"
BACK = r"away:end:(?P<absence>\d+)"
MATCHES = r"matches:(?P<page>\d+)"
MOVE_HERE = r"here:(?P<match>\d+)"
RULES = r"rules:(?P<game>[a-z]+):(?P<page>\d+)"
RULES_OF_VERSION = r"rules:(?P<game>[a-z]+):(?P<page>\d+):(?P<version>\d+)"
REPLAY = r"replay:(?P<match>\d+)"
WATCH = r"watch:(?P<match>\d+):(?P<at>-?\d+):(?P<view>board|hands):(?P<button>[a-z]+)"
JUMP = r"jump:(?P<match>\d+):(?P<view>board|hands)"
ANIMATION = r"film:(?P<match>\d+)"
RECORD = r"record:(?P<match>\d+)"
MY_DATA = "privacy:data"
DELETE_ME = "privacy:delete"
DELETE_ME_NOW = "privacy:delete:now"
KEEP_ME = "privacy:keep"
HANDS_BY_DM = r"hands:(?P<word>on|off)"

TABLE = r"table:(?P<game>[a-z]+):(?P<period>[a-z]+):(?P<form>[a-z]+):(?P<page>\d+)"
TABLE_GAME = r"tablegame:(?P<period>[a-z]+):(?P<form>[a-z]+)"
TABLE_PERIOD = r"tableperiod:(?P<game>[a-z]+):(?P<form>[a-z]+)"
PROFILE = r"profile:(?P<person>\d+)"
HISTORY = r"history:(?P<person>\d+):(?P<opponent>\d+):(?P<game>[a-z]+):(?P<page>\d+)"


def accept_with(challenge: int) -> str:
    """Asks for words for the seed, and accepts a challenge with them."""
    return f"acceptwith:{challenge}"


def begin_with(challenge: int) -> str:
    """Asks for words for the seed, and begins a practice match with them."""
    return f"beginwith:{challenge}"


def send_with(opponent: int, game: str, code: str, old: int) -> str:
    """Asks for words for the seed, and sends the challenge that is drafted with them."""
    return f"sendwith:{opponent}:{game}:{code}:{old}"


def answer(proposal: int, word: str) -> str:
    """Answers a question of the other player: `yes`, `no`."""
    return f"answer:{proposal}:{word}"


def late(proposal: int, word: str) -> str:
    """Decides what follows from the other one's time being over: `claim`, `day`, `off`."""
    return f"late:{proposal}:{word}"


def more(match: int) -> str:
    """What can be done beside moving."""
    return f"more:{match}"


def nudge(match: int) -> str:
    """Reminds the player to move, at most once a day."""
    return f"nudge:{match}"


def undo(match: int) -> str:
    """Takes back the clicker's last action, or asks the opponent for it."""
    return f"undo:{match}"


def take_back(match: int, ply: int) -> str:
    """Takes back the last step of the turn that the position after `ply` belongs to."""
    return f"back:{match}:{ply}"


def draw(match: int) -> str:
    """Offers a draw, or accepts the one that the opponent has offered."""
    return f"draw:{match}"


def pause(match: int) -> str:
    """Proposes to stop the match's time."""
    return f"pause:{match}"


def resume(match: int) -> str:
    """Proposes to let a paused match's time run again."""
    return f"resume:{match}"


def give_up(match: int) -> str:
    """Asks whether to resign."""
    return f"giveup:{match}"


def back(absence: int) -> str:
    """Ends an absence."""
    return f"away:end:{absence}"


def matches(page: int) -> str:
    """A page of one's own running matches, counted from 0."""
    return f"matches:{page}"


def accept(challenge: int) -> str:
    """Accepts a challenge, or takes up an open one."""
    return f"accept:{challenge}"


def decline(challenge: int) -> str:
    """Declines a challenge."""
    return f"decline:{challenge}"


def withdraw(challenge: int) -> str:
    """Takes one's own challenge back."""
    return f"withdraw:{challenge}"


def move(match: int, ply: int) -> str:
    """Opens the move panel of the position after `ply` actions."""
    return f"move:{match}:{ply}"


def hand(match: int) -> str:
    """Shows the clicker's own hand, ephemeral."""
    return f"hand:{match}"


def hands_by_dm(word: str) -> str:
    """Chooses whether hands come by direct message: `on`, `off`."""
    return f"hands:{word}"


def log(match: int, page: int = -1) -> str:
    """A page of the log, counted from 0; −1 for the last."""
    return f"log:{match}:{page}"


def words(match: int, page: int) -> str:
    """A page of the position in words."""
    return f"words:{match}:{page}"


def step(match: int, ply: int, page: int, prefix: str) -> str:
    """A menu of the ways on from `prefix`; its values are made by `way`."""
    return f"step:{match}:{ply}:{page}:{prefix}"


def take(match: int, ply: int, text: str) -> str:
    """Takes a legal action."""
    return f"take:{match}:{ply}:{text}"


def open_step(match: int, ply: int, page: int, prefix: str) -> str:
    """Shows the ways on from `prefix`."""
    return f"open:{match}:{ply}:{page}:{prefix}"


def resign(match: int) -> str:
    """Resigns: the click that confirms `give_up`."""
    return f"resign:{match}"


def keep_playing(match: int) -> str:
    """The answer to `give_up` that changes nothing."""
    return f"stay:{match}"


def rematch(match: int) -> str:
    """Proposes another match with the seats changed."""
    return f"rematch:{match}"


def begin(challenge: int) -> str:
    """Begins the practice match that the clicker has set up."""
    return f"begin:{challenge}"


def hint(match: int) -> str:
    """Shows what the strongest computer would do in the clicker's place."""
    return f"hint:{match}"


def practice(game: str, level: str, side: str, row: str) -> str:
    """Shows the panel of practice with these choices; `row` tells those apart that lead to the same."""
    return f"practice:{game}:{level}:{side}:{row}"


def practice_of(game: str) -> str:
    """Shows the panel of practice for a game, with the weakest computer and a drawn side."""
    return practice(game, LEVELS[0], "r", "level")


def practice_game(level: str) -> str:
    """A menu of the games to practise."""
    return f"practice:{level}"


def set_up(game: str, level: str, side: str) -> str:
    """Sets a practice match up. The side is 0, 1, or r for a drawn one."""
    return f"setup:{game}:{level}:{side}"


def rules(game: str, page: int, version: int | None = None) -> str:
    """A page of a game's rules, counted from 0; under the newest version of them if none is named."""
    return f"rules:{game}:{page}" if version is None else f"rules:{game}:{page}:{version}"


def game(opponent: int) -> str:
    """A menu of the games to challenge a person to."""
    return f"game:{opponent}"


def draft(opponent: int, game: str, code: str, old: int, page: int) -> str:
    """Shows a page of the panel of terms; `code` holds what is chosen, `old` the challenge to be replaced or 0."""
    return f"terms:{opponent}:{game}:{code}:{old}:{page}"


def term(opponent: int, game: str, code: str, old: int, page: int, setting: int) -> str:
    """A menu of the values of one setting; each value is a code."""
    return f"term:{opponent}:{game}:{code}:{old}:{page}:{setting}"


def send(opponent: int, game: str, code: str, old: int) -> str:
    """Makes the challenge with the terms that `code` holds."""
    return f"send:{opponent}:{game}:{code}:{old}"


def why(challenge: int) -> str:
    """A menu of the reasons for having declined."""
    return f"why:{challenge}"


def block(person: int) -> str:
    """Keeps a person from challenging the clicker."""
    return f"block:{person}"


def unblock(person: int) -> str:
    """Lets a blocked person challenge the clicker again."""
    return f"unblock:{person}"


def move_here(match: int) -> str:
    """Moves a match to where the button is clicked."""
    return f"here:{match}"


def table(game: str, period: str, form: str, page: int) -> str:
    """A page of a leaderboard, as `picture` or `text`."""
    return f"table:{game}:{period}:{form}:{page}"


def table_game(period: str, form: str) -> str:
    """A menu of the games for which there is a leaderboard."""
    return f"tablegame:{period}:{form}"


def table_period(game: str, form: str) -> str:
    """A menu of the periods for which there is a leaderboard."""
    return f"tableperiod:{game}:{form}"


def profile(person: int) -> str:
    """A menu of the games whose curve a profile shows."""
    return f"profile:{person}"


def history(person: int, opponent: int, game: str, page: int) -> str:
    """A page of somebody's results, against anybody with opponent 0, in all games with `all`."""
    return f"history:{person}:{opponent}:{game}:{page}"


def replay(match: int) -> str:
    """Steps through a match, from its opening."""
    return f"replay:{match}"


BOARD, HANDS = "board", "hands"


def watch(match: int, at: int, hands: bool, button: str) -> str:
    """Shows the position after `at` actions, −1 for the last; `button` tells those apart that lead to the same."""
    return f"watch:{match}:{at}:{HANDS if hands else BOARD}:{button}"


def jump(match: int, hands: bool) -> str:
    """A menu of positions; each value is a number of actions."""
    return f"jump:{match}:{HANDS if hands else BOARD}"


def animation(match: int) -> str:
    """A finished match as an animation."""
    return f"film:{match}"


def record(match: int) -> str:
    """The record of a finished match, as a file."""
    return f"record:{match}"


FINAL, FURTHER = "=", ">"


def way(text: str, final: bool) -> str:
    """The value of a menu's item: an action to take, or a beginning to go on from."""
    return (FINAL if final else FURTHER) + text


def read_way(value: str) -> tuple[str, bool]:
    """What `way` wrote; ValueError for anything else."""
    if value[:1] not in (FINAL, FURTHER):
        raise ValueError(value)
    return value[1:], value[0] == FINAL
