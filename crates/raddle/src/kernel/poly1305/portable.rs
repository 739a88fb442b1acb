//! Poly1305 for CPUs without a kernel: the specification.

use core::slice;

use super::state::BLOCK;
use crate::{
    kernel::contract::{
        Shape,
        argument::{Input, MacState, Read, Tag, Write},
        portable::portable,
    },
    portable,
};

portable! {
    /// The specification itself, block by block, which every CPU can run.
    PORTABLE: Poly1305Blocks, "poly1305_blocks_portable", Shape::multiple(BLOCK);
    unsafe fn blocks_portable(state: Write<MacState>, input: Read<Input>, len: usize) {
        // SAFETY: the caller upholds the contract: a state that nobody else uses, and `len` bytes.
        let (state, input) = unsafe { (&mut *state.pointer::<Fixed>(), slice::from_raw_parts(input.pointer(), len)) };
        state.h = absorb(state, input, 1);
    }
}

portable! {
    /// The specification itself, block by block, and then the tag.
    PORTABLE: Poly1305Finish, "poly1305_finish_portable", Shape::multiple(BLOCK);
    unsafe fn finish_portable(state: Read<MacState>, input: Read<Input>, len: usize, tag: Write<Tag>) {
        // SAFETY: the caller upholds the contract: a state, `len` bytes, and room for the tag.
        let (state, input, tag) = unsafe {
            let input = slice::from_raw_parts(input.pointer(), len);
            (&*state.pointer::<Fixed>(), input, &mut *tag.pointer::<[u8; 16]>())
        };
        *tag = portable::poly1305_finish(absorb(state, input, state.pad), state.s);
    }
}

/// The part of the state before the powers.
#[repr(C)]
struct Fixed {
    h: [u64; 3],
    pad: u64,
    r: [u64; 2],
    s: [u64; 2],
}

/// Returns the accumulator after these blocks.
fn absorb(state: &Fixed, input: &[u8], pad: u64) -> [u64; 3] {
    let blocks = input.as_chunks().0.iter();
    blocks.fold(state.h, |h, block| portable::poly1305_block(h, state.r, block, pad))
}
