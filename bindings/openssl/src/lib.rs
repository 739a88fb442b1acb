//! A provider for OpenSSL 3 and 4 with the kernels of raddle.
//!
//! OpenSSL loads the library as a module and calls [`OSSL_provider_init`](entry::OSSL_provider_init), the one symbol
//! that it exports. Everything else is reached through tables of functions:
//!
//! | file | content |
//! |---|---|
//! | `abi` | types, numbers and names of OpenSSL's `core.h` and `core_dispatch.h` |
//! | `boundary.rs` | C pointers become slices and contexts; panics end here |
//! | `entry.rs`, `provider.rs`, `algorithms.rs` | the start of the provider, the queries of OpenSSL, and the algorithms
//! on offer |
//! | `cipher`, `digest.rs`, `mac` | the algorithms: safe Rust behind one table of functions for each kind |
//! | `skey.rs` | keys as objects, for ciphers and message authentication codes |
//! | `suspended.rs` | the state of a digest as bytes |
//! | `evp.rs` | the functions of OpenSSL itself that HMAC needs for other digests |
#![doc = include_str!("safety.md")]
#![deny(unsafe_code)]

#[allow(unsafe_code)]
mod abi;
mod algorithms;
#[allow(unsafe_code)]
mod boundary;
mod cipher;
#[allow(unsafe_code)]
mod digest;
#[allow(unsafe_code)]
mod entry;
#[cfg(unix)]
#[allow(unsafe_code)]
mod evp;
mod mac;
mod planted;
#[allow(unsafe_code)]
mod provider;
mod reason;
mod self_test;
#[allow(unsafe_code)]
mod skey;
mod suspended;
