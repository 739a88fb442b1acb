//! The contract `chacha20_xor`: `out = in XOR keystream`.

pub(crate) mod driver;
pub(crate) mod state;

use super::{
    argument::{CipherState, Input, Output, Read, Write},
    contract::{self, Kernel, Shape, Unavailable, list, portable},
    isa,
    text::Pointers,
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

static ALL: [Chacha20Xor; isa::chacha20::XOR.len() + 1] = list(Chacha20Xor::PORTABLE, isa::chacha20::XOR);

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
        let token = Token::begin();
        self.require(token)?;
        self.call(token, data.into(), state);
        Ok(())
    }
}

portable! {
    /// The specification itself, block by block, which every CPU can run.
    PORTABLE: Chacha20Xor, "chacha20_xor_portable", Shape::multiple(1);
    unsafe fn xor_portable(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>) {
        // SAFETY: the contract: a message, and sixteen words.
        let (text, mut state) = unsafe { (Pointers::back(out, input, len), state.pointer::<[u32; 16]>().read()) };
        for part in text.chunks(64) {
            let mut stream = portable::chacha20_block(&state);
            part.xor(&stream);
            state[12] = state[12].wrapping_add(1);
            wipe(&mut stream);
        }
        wipe(&mut state);
    }
}
