"""What every test may ask for."""

from tests.stores import database, database_url, empty_postgres_store, empty_store, postgres, store_url

__all__ = ["database", "database_url", "empty_postgres_store", "empty_store", "postgres", "store_url"]
