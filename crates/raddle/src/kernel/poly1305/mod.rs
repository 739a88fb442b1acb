//! The contracts of Poly1305: powers of the key, blocks, the last blocks.

pub(crate) mod driver;
mod state;

use core::slice;

use super::{
    argument::{Input, MacState, Read, Tag, Write},
    contract::{self, Contract, Kernel, Refused, Shape, Unavailable, list, portable},
    isa,
    token::Token,
};
use crate::portable;

pub use state::Poly1305State;

/// Bytes of a block.
pub(crate) const BLOCK: usize = 16;

/// Makes powers of the key, in the limbs that the kernels of a family want.
pub type Poly1305Powers = Kernel<contract::Poly1305Powers>;

/// An implementation of `h = (h + block) * r` modulo 2^130 - 5 for each block (RFC 8439, section 2.5).
///
/// ```
/// use raddle::kernel::{Poly1305State, poly1305_blocks, poly1305_finish};
///
/// let mut state = Poly1305State::new(&[7; 32]);
/// poly1305_blocks()[0].apply(&mut state, &[9; 64])?;
/// let tag = poly1305_finish()[0].apply(&mut state, &[], 1)?;
/// # let _ = tag;
/// # Ok::<(), raddle::kernel::Refused>(())
/// ```
pub type Poly1305Blocks = Kernel<contract::Poly1305Blocks>;

/// Takes the last blocks, and makes the tag (RFC 8439, section 2.5).
pub type Poly1305Finish = Kernel<contract::Poly1305Finish>;

static BLOCKS: [Poly1305Blocks; isa::poly1305::BLOCKS.len() + 1] =
    list(Poly1305Blocks::PORTABLE, isa::poly1305::BLOCKS);
static FINISH: [Poly1305Finish; isa::poly1305::FINISH.len() + 1] =
    list(Poly1305Finish::PORTABLE, isa::poly1305::FINISH);

/// Room for the powers of the family that wants most of it.
const POWERS: usize = {
    let sizes = [
        longest(isa::poly1305::POWERS),
        longest(isa::poly1305::BLOCKS),
        longest(isa::chacha20_poly1305::BEGIN),
        longest(isa::chacha20_poly1305::BLOCKS),
    ];
    let (mut most, mut i) = (0, 0);
    while i < sizes.len() {
        most = if sizes[i] > most { sizes[i] } else { most };
        i += 1;
    }
    most
};

const fn longest<C: Contract>(kernels: &[Kernel<C>]) -> usize {
    let (mut most, mut i) = (0, 0);
    while i < kernels.len() {
        let bytes = kernels[i].shape().powers;
        most = if bytes > most { bytes } else { most };
        i += 1;
    }
    most
}

/// Every implementation that makes powers, those that this CPU can't run included.
#[must_use]
pub fn poly1305_powers() -> &'static [Poly1305Powers] {
    isa::poly1305::POWERS
}

/// Every implementation that takes blocks, those that this CPU can't run included.
#[must_use]
pub fn poly1305_blocks() -> &'static [Poly1305Blocks] {
    &BLOCKS
}

/// Every implementation that makes the tag, those that this CPU can't run included.
#[must_use]
pub fn poly1305_finish() -> &'static [Poly1305Finish] {
    &FINISH
}

/// The names of those that take so many bytes, in order, of a message of `len` bytes that comes at once, at the level
/// in use; who makes powers takes none.
///
/// ```
/// let taken = raddle::kernel::poly1305_plan(1000).map(|(_, bytes)| bytes);
/// assert_eq!(taken.sum::<usize>(), 1000);
/// ```
pub fn poly1305_plan(len: usize) -> impl Iterator<Item = (&'static str, usize)> {
    driver::steps(len)
}

impl Poly1305Powers {
    /// Makes the powers of the key of `state`.
    ///
    /// # Errors
    ///
    /// The features that are missing.
    pub fn apply(&self, state: &mut Poly1305State) -> Result<(), Unavailable> {
        let token = Token::begin();
        self.require(token)?;
        self.call(token, state);
        Ok(())
    }
}

impl Poly1305Blocks {
    /// Takes blocks into the accumulator, and makes the powers of the key that it needs and that are not there.
    ///
    /// # Errors
    ///
    /// The features that are missing, or a length of which the kernel takes no such; the state is then as it was.
    pub fn apply(&self, state: &mut Poly1305State, blocks: &[u8]) -> Result<(), Refused> {
        let token = Token::begin();
        self.accept(token, blocks.len())?;
        self.call(token, state, blocks);
        Ok(())
    }
}

impl Poly1305Finish {
    /// Takes the last blocks, with `pad` (0 or 1) times 2^128 above each, and returns the tag.
    ///
    /// # Errors
    ///
    /// The features that are missing, or a length of which the kernel takes no such.
    pub fn apply(&self, state: &mut Poly1305State, blocks: &[u8], pad: u8) -> Result<[u8; 16], Refused> {
        let token = Token::begin();
        self.accept(token, blocks.len())?;
        state.pad = (pad & 1).into();
        let mut tag = [0; 16];
        self.call(token, state, blocks, &mut tag);
        Ok(tag)
    }
}

impl<C: Contract<Powers = contract::Poly1305Powers>> Kernel<C> {
    /// Sees to it that the state has the powers that the kernel reads.
    #[inline]
    pub(in crate::kernel) fn prepare(&self, token: Token, state: &mut Poly1305State) {
        if let Some(powers) = self.powers()
            && state.layout() != powers.shape().layout
        {
            powers.call(token, state);
        }
    }
}

portable! {
    /// The specification itself, block by block, which every CPU can run.
    PORTABLE: Poly1305Blocks, "poly1305_blocks_portable", Shape::multiple(BLOCK);
    unsafe fn blocks_portable(state: Write<MacState>, input: Read<Input>, len: usize) {
        // SAFETY: the contract: the state is one, and nobody else has it; so many bytes.
        let (state, input) = unsafe { (&mut *state.pointer::<Fixed>(), slice::from_raw_parts(input.pointer(), len)) };
        state.h = absorb(state, input, 1);
    }
}

portable! {
    /// The specification itself, block by block, and then the tag.
    PORTABLE: Poly1305Finish, "poly1305_finish_portable", Shape::multiple(BLOCK);
    unsafe fn finish_portable(state: Read<MacState>, input: Read<Input>, len: usize, tag: Write<Tag>) {
        // SAFETY: the contract: the state is one; so many bytes; room for the tag.
        let (state, input, tag) = unsafe {
            let input = slice::from_raw_parts(input.pointer(), len);
            (&*state.pointer::<Fixed>(), input, &mut *tag.pointer::<[u8; 16]>())
        };
        *tag = portable::poly1305_finish(absorb(state, input, state.pad), state.s);
    }
}

/// The state before the powers.
#[repr(C)]
struct Fixed {
    h: [u64; 3],
    pad: u64,
    r: [u64; 2],
    s: [u64; 2],
}

/// The accumulator after these blocks.
fn absorb(state: &Fixed, input: &[u8], pad: u64) -> [u64; 3] {
    let blocks = input.as_chunks().0.iter();
    blocks.fold(state.h, |h, block| portable::poly1305_block(h, state.r, block, pad))
}
