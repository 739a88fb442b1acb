//! The target for the cases of `raddle_fuzz::hashes`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz::hashes::{Case, check};

fuzz_target!(|case: Case| check(&case));
