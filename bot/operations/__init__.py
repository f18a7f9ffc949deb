"""What operators see and run: health, metrics, logs, the process lock, and the local table beside the bot."""
