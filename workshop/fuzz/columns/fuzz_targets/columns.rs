//! The target for the cases of `raddle_fuzz_columns`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle_fuzz_columns::Case;

fuzz_target!(|case: Case| case.check().expect("the digests of RustCrypto"));
