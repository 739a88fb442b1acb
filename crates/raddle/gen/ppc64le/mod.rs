// No kernel has been printed for this architecture.
