//! The target for the cases of `raddle_fuzz::poly1305`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz::poly1305::{Case, check};

fuzz_target!(|case: Case| check(&case));
