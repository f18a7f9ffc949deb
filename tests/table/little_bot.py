"""A small bot on discord.py that uses everything a game bot uses; tests run it against the table."""

from __future__ import annotations

import io
import re
from typing import Any

import discord
from discord import app_commands
from PIL import Image

WORDS = ["mirror", "mill", "moat", "market", "witch"]


def picture() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (320, 200), "#2f6f4f").save(out, "PNG")
    return out.getvalue()


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"press:(?P<count>\d+)"):
    """A button that counts and lives for ever."""

    def __init__(self, count: int) -> None:
        button: discord.ui.Button[Any] = discord.ui.Button(label=f"Press ({count})", custom_id=f"press:{count}")
        super().__init__(button)
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Press:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Press(self.count + 1))
        await interaction.response.edit_message(content=f"Pressed {self.count + 1}", view=view)


class Form(discord.ui.Modal, title="A form"):
    reason: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Reason", custom_id="reason", max_length=50)
    colour: discord.ui.Label[Any] = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            custom_id="colour", options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        select = self.colour.component
        assert isinstance(select, discord.ui.Select)
        await interaction.response.send_message(f"{self.reason.value} in {select.values[0]}")


class Play(discord.ui.View):
    """Buttons and a select for one message."""

    @discord.ui.select(
        custom_id="pick",
        placeholder="Pick a card",
        options=[discord.SelectOption(label=word.title(), value=word, description=f"The {word}") for word in WORDS],
    )
    async def pick(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} picked {select.values[0]}")

    @discord.ui.button(label="Form", custom_id="form", style=discord.ButtonStyle.primary)
    async def form(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Later is now", view=None)

    @discord.ui.button(label="Hand", custom_id="hand", emoji="🃏")
    async def hand(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("Your hand: a witch", ephemeral=True)


class LittleBot(discord.Client):
    """The bot. ``told`` collects the names of what happened, in order."""

    def __init__(self, **options: Any) -> None:
        intents = discord.Intents.default()
        super().__init__(intents=intents, guild_ready_timeout=0.0, **options)
        self.tree = app_commands.CommandTree(self)
        self.told: list[str] = []
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        await self.tree.sync()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.told.append(event)
        super().dispatch(event, *args, **kwargs)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Say a word")
    async def echo(interaction: discord.Interaction, word: str, friend: discord.Member | None = None) -> None:
        to = f" to {friend.mention}" if friend else ""
        allowed = discord.AllowedMentions(users=True)
        await interaction.response.send_message(f"{word}{to}", allowed_mentions=allowed)

    @echo.autocomplete("word")
    async def words(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=word.title(), value=word) for word in WORDS if word.startswith(current)]

    @tree.command(description="Say something only you see")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Only for you", ephemeral=True)

    @tree.command(description="Buttons that only you see")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Your panel", ephemeral=True, view=Play(timeout=None))

    @tree.command(description="Greet a friend or everybody")
    async def greet(
        interaction: discord.Interaction, friend: discord.Member | None = None, word: str | None = None
    ) -> None:
        await interaction.response.send_message(f"{word or 'Hello'} {friend.mention if friend else 'all'}")

    pair = app_commands.Group(name="pair", description="Two commands")
    tree.add_command(pair)

    @pair.command(description="The first")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Shown")

    @pair.command(description="The last")
    async def abort(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Aborted")

    @tree.command(description="Show a picture")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        file = discord.File(io.BytesIO(picture()), "board.png", description="A green table, empty")
        await interaction.edit_original_response(content="The board", attachments=[file], view=Play(timeout=None))

    @tree.command(description="Count")
    async def count(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Press(0))
        await interaction.response.send_message("Pressed 0", view=view)

    @tree.command(description="Never answer")
    async def silent(interaction: discord.Interaction) -> None:
        return

    @tree.command(description="Write a DM")
    async def whisper(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("Psst")
        except discord.Forbidden as error:
            await interaction.response.send_message(f"No: {error.code}")
        else:
            await interaction.response.send_message("Sent")

    @tree.command(description="A message in layout components")
    async def layout(interaction: discord.Interaction) -> None:
        view = discord.ui.LayoutView()
        container: discord.ui.Container[Any] = discord.ui.Container(discord.ui.TextDisplay("# Layout"))
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Nothing", custom_id="nothing"))
        container.add_item(row)
        view.add_item(container)
        await interaction.response.send_message(view=view)

    @tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"{interaction.user.name} challenges {member.name}")
