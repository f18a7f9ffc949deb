"""Settings: environment variables and `.env`, checked at the start (README, "Settings")."""

from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import URL

from config import env_file

DISCORD_API = "https://discord.com/api/v10"

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat = Literal["text", "json"]


DATABASES = ("sqlite+aiosqlite", "postgresql+asyncpg", "sqlite", "postgresql", "postgres")
"""How the address of a database begins: kind, and driver or not."""

HOST = r"^[A-Za-z0-9._:%-]+$"
"""What IP addresses and names of hosts are made of."""
CONTACT = r"^[^\x00-\x1f\x7f\u2028\u2029]{1,200}$"
"""One line, short enough to stand in a message."""
ENV_FILE = ".env"
SECRET = {"DISCORD_TOKEN", "DATABASE_URL"}
"""Settings whose values hold a token or a password."""


class SettingsError(Exception):
    """A setting is wrong; the message is one line that names it and says what is expected."""


class UnavailableError(SettingsError):
    """What a setting names cannot be had at the moment: it may be later, with the same setting."""


def _beginning(*schemes: str) -> AfterValidator:
    def check(value: str) -> str:
        parts = urlsplit(value)
        if parts.scheme not in schemes or not parts.hostname or parts.port == 0:
            raise ValueError(value)
        return value.rstrip("/")

    return AfterValidator(check)


def _a_database(value: str) -> str:
    if not value.startswith(tuple(f"{kind}://" for kind in DATABASES)):
        raise ValueError(value)
    return value


class Settings(BaseSettings):
    """All settings; field names are the environment variables' names in lower case.

    A description says what the setting must be, in words that follow "must be".
    """

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: Annotated[SecretStr | None, Field(description="the bot's token")] = None
    discord_api_url: Annotated[
        str, _beginning("http", "https"), Field(description="an address such as https://host or http://host:8080")
    ] = DISCORD_API
    discord_gateway_url: Annotated[
        Annotated[str, _beginning("ws", "wss")] | None,
        Field(description="an address such as wss://host or ws://host:8080"),
    ] = None
    data_dir: Annotated[Path, Field(description="a folder")] = Path("data")
    database_url: Annotated[
        Annotated[str, AfterValidator(_a_database)] | None,
        Field(description="an address that begins with sqlite:/// or postgresql://"),
    ] = None
    log_level: Annotated[LogLevel, Field(description="DEBUG, INFO, WARNING or ERROR")] = "INFO"
    log_format: Annotated[LogFormat, Field(description="text or json")] = "text"
    health_host: Annotated[str, Field(pattern=HOST, description="an IP address or a host's name")] = "127.0.0.1"
    health_port: Annotated[int | None, Field(ge=1, le=65535, description="a whole number from 1 to 65535")] = None
    shards: Annotated[int, Field(ge=1, le=10_000, description="a whole number from 1 to 10000")] = 1
    shard_ids: Annotated[
        list[int] | None, NoDecode, Field(description="numbers of shards with commas between them, such as 0,1")
    ] = None
    guild_days: Annotated[float, Field(ge=0, le=3650, description="a number of days from 0 to 3650")] = 30
    challenge_hours: Annotated[float, Field(ge=0.01, le=336, description="a number of hours from 0.01 to 336")] = 24
    challenges_per_hour: Annotated[int, Field(ge=1, le=1000, description="a whole number from 1 to 1000")] = 10
    players: Annotated[int, Field(ge=0, le=64, description="a whole number from 0 to 64")] = 2
    player_seconds: Annotated[float, Field(ge=0.1, le=30, description="a number of seconds from 0.1 to 30")] = 2
    practice_days: Annotated[float, Field(ge=1, le=3650, description="a number of days from 1 to 3650")] = 60
    operator_contact: Annotated[
        str | None,
        Field(pattern=CONTACT, description="one line of at most 200 characters, such as an address of mail or a link"),
    ] = None
    move_days: Annotated[float, Field(ge=1 / 24, le=14, description="a number of days from 0.042 (an hour) to 14")] = 3

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        return sorted({int(part) for part in value.split(",")}) if isinstance(value, str) else value

    @model_validator(mode="after")
    def _own_shards(self) -> Self:
        if not set(self.own_shards) <= set(range(self.shards)):
            listed = ",".join(map(str, self.own_shards))
            raise ValueError(
                f"SHARD_IDS: must be numbers from 0 to {self.shards - 1}, as SHARDS is {self.shards}; it is {listed}"
            )
        return self

    @property
    def own_shards(self) -> list[int]:
        """The shards that this process serves."""
        return list(range(self.shards)) if self.shard_ids is None else self.shard_ids

    @property
    def database(self) -> str | URL:
        """The database's address; by default a SQLite file in the data folder, whatever signs that one's name has."""
        return self.database_url or URL.create("sqlite+aiosqlite", database=str(self.data_dir / "bot.sqlite3"))

    @property
    def database_named_by(self) -> str:
        """The setting that says where the database is."""
        return "DATABASE_URL" if self.database_url else "DATA_DIR"


def load_settings() -> Settings:
    """The settings of this process; SettingsError if one is wrong. A secret never stands in the message."""
    try:
        env_file.check(Path(ENV_FILE))
        return Settings()
    except env_file.EnvFileError as error:
        raise SettingsError(str(error)) from None
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        if not first["loc"]:
            raise SettingsError(first["msg"].removeprefix("Value error, ")) from None
        raise SettingsError(_wrong(str(first["loc"][0]), first["input"])) from None


def _wrong(field: str, value: object) -> str:
    name = field.upper()
    now = "what it is now is not shown, as it may hold a password" if name in SECRET else f"it is {str(value)!r}"
    return f"{name}: must be {Settings.model_fields[field].description}; {now}"


def doubts() -> list[str]:
    """A line for each name in `.env` that is no setting but much like one."""
    return env_file.misspelt(Path(ENV_FILE), [name.upper() for name in Settings.model_fields])
