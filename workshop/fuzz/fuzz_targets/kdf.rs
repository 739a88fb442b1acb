//! The target for the cases of `raddle_fuzz::kdf`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz::kdf::{Case, check};

fuzz_target!(|case: Case| check(&case));
