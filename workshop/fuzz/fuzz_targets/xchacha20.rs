//! The target for the cases of `raddle_fuzz::xchacha20`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz::xchacha20::{Case, check};

fuzz_target!(|case: Case| check(&case));
