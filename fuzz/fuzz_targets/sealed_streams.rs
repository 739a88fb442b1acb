//! Streams that are sealed and opened in random pieces, over readers and writers that move few bytes and fail for a
//! moment, and streams that were changed in between, against RustCrypto's ciphers, chunk by chunk.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz::sealed_streams::{Case, Library, check};

fuzz_target!(|case: Case| check::<Library>(&case));
