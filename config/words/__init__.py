"""The words of each game that pictures and sentences share, in the language spoken."""
