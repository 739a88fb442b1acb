//! The calls of Poly1305 kernels, and the specification as the kernel of CPUs without others.

use core::slice;

use super::{
    lanes::{BlockSet, LaneStates},
    state::{BLOCK, Poly1305State},
};
#[cfg(miri)]
use crate::kernel::contract::wrapper::{look, mark};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::{Contract, Kernel, Shape, argument::*, portable::portable, wrapper::wrappers},
        generated::contracts::*,
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

/// The offset of the powers in a state.
#[cfg(miri)]
pub(in crate::kernel) const FIXED: usize = 64;

wrappers! {
    Poly1305Powers {
        Poly1305Powers = "a9f8eb01bef54ba065abc7194813d21a3473f0022253cf509b19249041166230";
        |self, token, mac: &mut Poly1305State| {}
            enters (Write::from_mut(&mut *mac)), 0, if self.shape().powers <= Poly1305State::ROOM,
            then { mac.set_layout(self.shape().layout); };
        miri |shape, (state,)| {
            // SAFETY: the caller upholds the contract of the kernel.
            unsafe { state.pointer::<u8>().add(FIXED).write_bytes(mark(shape.powers), shape.powers) };
        }
    }
    Poly1305Blocks {
        Poly1305Blocks = "898a1701ef835e6a413c4a676ea36c90f6550dc0736141de3a2d851c5536a650";
        |self, token, mac: &mut Poly1305State, blocks: &[u8]| { self.prepare(token, mac); }
            enters (Write::from_mut(mac), Read::from_ref(blocks), blocks.len()), blocks.len(), if true;
        miri |shape, (state, input, len)| {
            // SAFETY: the caller upholds the contract of the kernel.
            unsafe {
                look(state.pointer::<u8>().add(FIXED), shape.powers, mark(shape.powers));
                Self::PORTABLE.run()(state, input, len, Read::from_ref(&()));
            }
        }
    }
    Poly1305Finish {
        Poly1305Finish = "64b3a12193de4f773d9b1853ebfe1579ded4363478048bfbb156683fe39a1dcc";
        |self, token, mac: &Poly1305State, blocks: &[u8], place: &mut [u8; 16]| {}
            enters (Read::from_ref(mac), Read::from_ref(blocks), blocks.len(), Write::from_mut(place)), blocks.len(), if true;
        miri |_, (state, input, len, tag)| {
            // SAFETY: the caller upholds the contract, which is the contract of the portable kernel too.
            unsafe { Self::PORTABLE.run()(state, input, len, tag, Read::from_ref(&())) }
        }
    }
    Poly1305Lanes {
        Poly1305Lanes = "76e9b56767c6c27d9ea35eb81fb68ed01d13bbe6deb3fe55b090cb9cbcea37eb";
        |self, token, states: &mut LaneStates, sets: &[BlockSet]| { let len = size_of_val(sets); }
            enters (Write::from_mut(&mut *states), Read::from_ref(sets), len), len, if self.shape().multiple == size_of::<BlockSet>();
        miri |_, (states, input, len)| {
            // SAFETY: the caller upholds the contract of the kernel.
            let (states, sets) = unsafe {
                let sets = core::slice::from_raw_parts(input.pointer::<BlockSet>(), len / size_of::<BlockSet>());
                (&mut *states.pointer::<LaneStates>(), sets)
            };
            states.absorb_portable(sets);
        }
    }
}

impl<C: Contract<Powers = Poly1305Powers>> Kernel<C> {
    /// Computes the powers that the kernel reads, if the state does not have them.
    #[inline]
    pub(in crate::kernel) fn prepare(&self, token: Token, state: &mut Poly1305State) {
        if let Some(powers) = self.powers()
            && state.layout() != powers.shape().layout
        {
            powers.call(token, state);
        }
    }
}
