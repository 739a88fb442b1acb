//! ChaCha20.

use core::ffi::c_uint;

use core_api::kernel::blocks::{ChachaCounter, chacha20_xor};

use super::state;
use crate::{
    arguments::in_out,
    error::{code, raddle_error, raddle_error::*},
};

/// Writes the input XOR the ChaCha20 keystream, and advances to the block after the last one that was begun.
///
/// The state is that of RFC 8439, section 2.3: four constants, eight words of key, counter and nonce. The counter has 32
/// bits (word 12) or 64 (words 12 and 13, the first of them lowest), as `counter_bits` says, and wraps around; the caller
/// sees to it that no block is used twice. If the length is not a multiple of 64, the rest of the last block is lost.
/// Output and input are the same or separate.
/// cbindgen:ptrs-as-arrays=[[words; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha_blocks(
    words: *mut u32,
    counter_bits: c_uint,
    length: usize,
    output: *mut u8,
    input: *const u8,
) -> raddle_error {
    code((|| {
        let counter = match counter_bits {
            32 => ChachaCounter::Bits32,
            64 => ChachaCounter::Bits64,
            _ => return Err(RADDLE_ERROR_ARGUMENT),
        };
        // SAFETY: the caller passes sixteen words, and `length` bytes each for input and output.
        let (words, data) = unsafe {
            state::<u32, 16>(words, output, length)?;
            (state::<u32, 16>(words, input, length)?, in_out(input, output, length)?)
        };
        chacha20_xor(words, counter, data);
        Ok(())
    })())
}
