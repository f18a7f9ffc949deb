"""Settings: environment variables and `.env`, checked at the start (README, "Settings")."""

from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

DISCORD_API = "https://discord.com/api/v10"

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat = Literal["text", "json"]


SECRET = {"DISCORD_TOKEN", "DATABASE_URL"}
"""Settings whose values hold a token or a password."""


class SettingsError(Exception):
    """A setting is wrong; the message is one line that names it and says what is expected."""


def _begins(value: str, schemes: tuple[str, ...]) -> str:
    if not value.startswith(tuple(f"{scheme}://" for scheme in schemes)):
        raise ValueError(f"an address that begins with {' or '.join(f'{scheme}://' for scheme in schemes)}")
    return value


def _beginning(*schemes: str) -> AfterValidator:
    return AfterValidator(lambda value: _begins(value, schemes))


def _address(*schemes: str) -> AfterValidator:
    def check(value: str) -> str:
        _begins(value, schemes)
        try:
            parts = urlsplit(value)
            usable = bool(parts.hostname) and parts.port != 0
        except ValueError:
            usable = False
        if not usable:
            raise ValueError("an address with a host is expected, and a number for its port if it names one")
        return value.rstrip("/")

    return AfterValidator(check)


class Settings(BaseSettings):
    """All settings; field names are the environment variables' names in lower case."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True)

    discord_token: SecretStr | None = None
    discord_api_url: Annotated[str, _address("http", "https")] = DISCORD_API
    discord_gateway_url: Annotated[str, _address("ws", "wss")] | None = None
    data_dir: Path = Path("data")
    database_url: Annotated[str, _beginning("sqlite+aiosqlite", "postgresql+asyncpg")] | None = None
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    health_host: str = "127.0.0.1"
    health_port: Annotated[int, Field(ge=1, le=65535)] | None = None
    shards: Annotated[int, Field(ge=1)] = 1
    shard_ids: Annotated[list[int] | None, NoDecode] = None
    guild_days: Annotated[float, Field(ge=0)] = 30
    challenge_hours: Annotated[float, Field(gt=0, le=24 * 14)] = 24
    challenges_per_hour: Annotated[int, Field(ge=1, le=1000)] = 10
    move_days: Annotated[float, Field(ge=1 / 24, le=14)] = 3

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
        return [part.strip() for part in value.split(",")] if isinstance(value, str) else value

    @model_validator(mode="after")
    def _own_shards(self) -> Self:
        if self.shard_ids is not None and not all(0 <= shard < self.shards for shard in self.shard_ids):
            raise ValueError(f"SHARD_IDS: numbers from 0 to {self.shards - 1}, as SHARDS is {self.shards}")
        return self

    @property
    def own_shards(self) -> list[int]:
        """The shards that this process serves."""
        return list(range(self.shards)) if self.shard_ids is None else self.shard_ids

    @property
    def database(self) -> str:
        """The database's address; by default a SQLite file in the data folder."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data_dir / 'bot.sqlite3'}"


def load_settings() -> Settings:
    """The settings of this process; SettingsError if one is wrong. A secret never stands in the message."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        if not first["loc"]:
            raise SettingsError(first["msg"].removeprefix("Value error, ")) from None
        name = str(first["loc"][0]).upper()
        shown = "" if name in SECRET else f" (found {str(first['input'])!r})"
        raise SettingsError(f"{name}: {first['msg'].removeprefix('Value error, ')}{shown}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f".env: {error}") from None
