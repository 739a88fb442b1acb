//! A fault that the fuzzer must find: a stream opener that mistakes a stream cut at the border of two chunks for a
//! complete one. This is not a separate target: `cargo xtask fuzz` runs it first.

#![no_main]

use libfuzzer_sys::fuzz_target;
use raddle::stream::StreamError;
use raddle_fuzz::sealed_streams::{Case, Library, Opened, Opener, Reference, check};

struct Planted;

impl Opener for Planted {
    const REFUSED: &'static str = "a fault that was planted";

    fn open<A: Reference>(case: &Case, sealed: &[u8]) -> Opened {
        let opened = Library::open::<A>(case, sealed);
        // With one more byte, the last chunk is not the last one, and opens; the added byte does not.
        match (opened, Library::open::<A>(case, &[sealed, &[0]].concat())) {
            ((_, Err(StreamError::TagMismatch { .. })), (text, Err(StreamError::Truncated { .. }))) => (text, Ok(())),
            (opened, _) => opened,
        }
    }
}

fuzz_target!(|case: Case| check::<Planted>(&case));
