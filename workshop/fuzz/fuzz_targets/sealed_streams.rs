//! Compares sealed streams with RustCrypto's ciphers, chunk by chunk. Streams are sealed and opened in random pieces,
//! over readers and writers that move few bytes and fail temporarily. Some streams are changed in between.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz::sealed_streams::{Case, Library, check};

fuzz_target!(|case: Case| check::<Library>(&case));
