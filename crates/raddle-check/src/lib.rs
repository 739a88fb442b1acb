//! The checkers of raddle: run, prove, secrets, bounds, ABI, wipe, co-simulation.
