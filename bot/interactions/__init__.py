"""What commands and clicks have in common: from an interaction, through the services, to what is shown."""
