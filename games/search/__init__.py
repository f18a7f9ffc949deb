"""The Search: Frodo and Sam look for Mount Doom (rules document "The Search")."""

from games.search.game import Search

GAME = Search()
