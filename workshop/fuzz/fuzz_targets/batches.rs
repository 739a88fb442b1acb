//! The target for the cases of `raddle_fuzz::batches`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz::batches::{Case, check};

fuzz_target!(|case: Case| check(&case));
