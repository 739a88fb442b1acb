//! What kernels are to compute, on plain numbers: written for nothing but to be plain, for tests, mutants and the tuner.

pub mod aes;
