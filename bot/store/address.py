"""Addresses of databases: the forms that hosts of PostgreSQL give, as this bot's drivers take them."""

from typing import Any

from sqlalchemy.engine import URL, make_url

DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}
"""How an address may begin without naming the driver."""
SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
DRIVERS_OWN = {"host", "port", "target_session_attrs", "prepared_statement_cache_size"}
"""Parameters that the driver takes as they are."""
IGNORED = {"channel_binding"}
"""Parameters of other drivers, for which this one has no use."""


class AddressError(Exception):
    """The address has a part that cannot be used; the message says which, and holds no password."""


def for_drivers(address: str | URL) -> tuple[URL, dict[str, Any]]:
    """The address as SQLAlchemy's drivers take it, and the arguments of connecting that stand in its parameters.

    AddressError for a parameter that is unknown, or has a wrong value; what SQLAlchemy raises for what is no address.
    """
    url = make_url(address)
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    given = {name: value if isinstance(value, str) else value[-1] for name, value in url.query.items()}
    if url.get_backend_name() == "sqlite":
        # What follows the sign would be dropped without a word, and another file opened.
        if given or (isinstance(address, str) and "?" in address):
            raise AddressError("a file whose name has a ? in it cannot be named by an address; use DATA_DIR")
        return url, {}
    arguments: dict[str, Any] = {}
    for name, value in given.items():
        match name:
            case "sslmode" | "ssl" if value in SSL_MODES:
                arguments["ssl"] = value
            case "application_name":
                arguments["server_settings"] = {"application_name": value}
            case "connect_timeout" if value.isdecimal():
                # By convention 0 means no limit.
                arguments["timeout"] = int(value) or None
            case _ if name in IGNORED | DRIVERS_OWN:
                pass
            case "sslmode" | "ssl":
                raise AddressError(f"{name} must be one of {', '.join(SSL_MODES)}")
            case _:
                raise AddressError(f"the parameter {name} of the address is not understood; leave it out")
    # Several hosts are a tuple of values, which only the original has.
    return url.set(query={name: value for name, value in url.query.items() if name in DRIVERS_OWN}), arguments
