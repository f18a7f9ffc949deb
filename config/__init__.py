"""Settings, languages, fonts, and the games' card lists, numbers and words."""
