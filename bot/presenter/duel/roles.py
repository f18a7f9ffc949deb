"""Which seat plays which role."""

from games.duel.views import PublicView, Role

ROLES: tuple[Role, Role] = ("gandalf", "balrog")


def role_of(public: PublicView, seat: int) -> Role:
    """The role that a seat plays in the present game."""
    return "gandalf" if public.roles.gandalf == seat else "balrog"


def seat_of(public: PublicView, role: str) -> int:
    """The seat that plays a role in the present game."""
    return public.roles.gandalf if role == "gandalf" else public.roles.balrog
