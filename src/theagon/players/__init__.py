"""Players that are programs: any that read and write lines."""
