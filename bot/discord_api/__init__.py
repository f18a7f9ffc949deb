"""The Discord side: responding, sending and editing messages, members, permissions, and what Discord's errors mean."""
