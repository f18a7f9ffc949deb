"""Use cases: what can happen to a challenge and a match, a file each. The only writers of the store; no Discord."""
