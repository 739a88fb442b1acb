//! A fault that the fuzzer must find: the digest of an empty value in place of a null, if a key that is not null leads
//! to a null value of a dictionary. `cargo xtask fuzz --columns` runs it first.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz_columns::Case;

fuzz_target!(|case: Case| case.check_planted().expect("a fault that was planted"));
