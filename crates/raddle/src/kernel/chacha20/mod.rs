//! The contract `chacha20_xor`: `out = in XOR keystream`.

pub(crate) mod driver;
pub(crate) mod state;

use super::{
    contract::{self, Kernel, Unavailable, list, portable},
    isa,
    token::Token,
};
use crate::{InOut, portable, wipe::wipe};

/// An implementation of `out = in XOR keystream` for ChaCha20 (RFC 8439, section 2.4).
///
/// ```
/// use raddle::{InOut, kernel::chacha20_xor};
///
/// let mut zeros = [0; 64];
/// let portable = chacha20_xor().iter().find(|kernel| kernel.name() == "chacha20_xor_portable").unwrap();
/// portable.apply(&[0; 16], InOut::in_place(&mut zeros))?;
/// assert_eq!(zeros, [0; 64], "the permutation of nothing is nothing");
/// # Ok::<(), raddle::kernel::Unavailable>(())
/// ```
pub type Chacha20Xor = Kernel<contract::Chacha20Xor>;

static ALL: [Chacha20Xor; isa::chacha20::XOR.len() + 1] = list(PORTABLE, isa::chacha20::XOR);

/// Every implementation compiled for this architecture, those that this CPU can't run included.
#[must_use]
pub fn chacha20_xor() -> &'static [Chacha20Xor] {
    &ALL
}

/// Which implementations take how many bytes, in order, of a message of `len` bytes at the level in use.
///
/// ```
/// let taken = raddle::kernel::chacha20_xor_plan(1000).map(|(_, bytes)| bytes);
/// assert_eq!(taken.sum::<usize>(), 1000);
/// ```
pub fn chacha20_xor_plan(len: usize) -> impl Iterator<Item = (&'static Chacha20Xor, usize)> {
    driver::steps(len)
}

impl Chacha20Xor {
    /// Writes the input XOR the keystream to the output.
    ///
    /// `state` is that of RFC 8439, section 2.3: four constants, eight words of key, the counter of the
    /// first block, three words of nonce; word 12 counts blocks modulo 2^32 and the caller sees to it
    /// that no counter is used twice. Any length is taken. Time depends on the length alone.
    ///
    /// # Errors
    ///
    /// The features that are missing, where [`is_available`](Self::is_available) is false; the output
    /// is then as it was.
    #[inline]
    pub fn apply(&self, state: &[u32; 16], data: InOut<'_>) -> Result<(), Unavailable> {
        self.require(Token::current())?;
        let (out, input, len) = data.into_pointers();
        // SAFETY: the token has the features; the pointers are an input and an output.
        unsafe { self.xor(out, input, len, state) };
        Ok(())
    }

    /// # Safety
    ///
    /// The CPU has the [`features`](Self::features). `input` can be read and `out` written for `len`
    /// bytes, and they are equal or do not overlap.
    #[inline]
    unsafe fn xor(&self, out: *mut u8, input: *const u8, len: usize, state: &[u32; 16]) {
        // SAFETY: the caller's promise is the contract; state and table are valid for what they hold.
        unsafe { self.run()(out, input, len, state.as_ptr(), self.table().as_ptr()) }
    }
}

portable! {
    /// The specification itself, block by block, which every CPU can run.
    PORTABLE: Chacha20Xor = chacha20_xor_portable, multiple of 1,
    (out: *mut u8, input: *const u8, len: usize, state: *const u32) {
        // SAFETY: the contract: sixteen words.
        let mut state: [u32; 16] = unsafe { *state.cast() };
        for at in (0..len).step_by(64) {
            let mut text = portable::chacha20_block(&state);
            let mut data = [0; 64];
            let n = (len - at).min(64);
            // SAFETY: `at + n <= len`, and `n` is at most the size of the arrays.
            unsafe {
                input.add(at).copy_to_nonoverlapping(data.as_mut_ptr(), n);
                for (byte, data) in text.iter_mut().zip(&data) {
                    *byte ^= data;
                }
                out.add(at).copy_from_nonoverlapping(text.as_ptr(), n);
            }
            state[12] = state[12].wrapping_add(1);
            wipe(&mut text);
            wipe(&mut data);
        }
        wipe(&mut state);
    }
}
