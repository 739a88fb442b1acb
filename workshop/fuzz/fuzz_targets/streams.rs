//! The target for the cases of `raddle_fuzz::streams`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz::streams::{Case, check};

fuzz_target!(|case: Case| check(&case));
