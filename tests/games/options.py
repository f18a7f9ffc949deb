"""Random options of a game, from its options model: every field a literal, a flag or a bounded number."""

from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st

from games.catalogue import game_of


def options_of(game_id: str) -> st.SearchStrategy[dict[str, Any]]:
    """Objects that the game's options model accepts; a number's bounds are cut to 1…3 to keep matches short."""
    fields = game_of(game_id).options_type.model_fields
    return st.fixed_dictionaries({}, optional={name: values(field.annotation) for name, field in fields.items()})


def values(annotation: Any) -> st.SearchStrategy[Any]:
    if get_origin(annotation) is Literal:
        return st.sampled_from(get_args(annotation))
    if annotation is bool:
        return st.booleans()
    if annotation is int:
        return st.integers(1, 3)
    raise TypeError(f"no random values for {annotation}")
