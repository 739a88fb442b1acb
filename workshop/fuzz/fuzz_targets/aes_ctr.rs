//! The target for the cases of `raddle_fuzz::aes_ctr`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz::aes_ctr::{Case, check};

fuzz_target!(|case: Case| check(&case));
