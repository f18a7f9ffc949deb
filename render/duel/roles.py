"""What a view of the Duel tells of the two roles: whose seat it is, who is asked, who sees the other's hand."""

from games.duel.material import PEEK
from games.duel.views import PublicView, Role, role_of


def other(role: Role) -> Role:
    """The role on the other side."""
    return "balrog" if role == "gandalf" else "gandalf"


def asked(public: PublicView) -> Role | None:
    """The side that the board shows as being asked; None where the position does not tell, or nobody is."""
    if public.phase in {"magic", "fill"}:
        return "gandalf"
    if public.phase == "feint":
        return "balrog"
    if public.phase == "keep":  # Gandalf's cards are set aside first, and then his hand is empty
        return "gandalf" if public.hand_sizes.gandalf else "balrog"
    if public.phase == "play":
        if public.row:
            return other(public.row[-1].by)
        return None if public.starter is None else role_of(public, public.starter)
    return None


def peeker(public: PublicView) -> Role | None:
    """The side that sees the other's hand now (rules, "Peek")."""
    ahead = public.energy.gandalf - public.energy.balrog
    if public.phase not in {"play", "feint", "magic", "fill"} or abs(ahead) < PEEK:
        return None
    return "gandalf" if ahead > 0 else "balrog"
