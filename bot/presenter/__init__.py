"""Views become messages: words, buttons and pictures, in the reader's language."""
