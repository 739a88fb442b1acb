//! Fast, proved cryptographic kernels behind a safe API.
