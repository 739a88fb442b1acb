//! The wrappers of the ChaCha20-Poly1305 kernels: each computes the arguments of the contract and enters the kernel.
//!
//! In `wrappers!`, the hash is the hash of the contract in `gen/interfaces.txt`. `enters` gives the arguments, the
//! length, and the condition that is checked before the call. `then` runs after the call. `miri` runs in place of the
//! kernel under Miri.

use super::state::Chacha20Poly1305State;
use crate::{
    kernel::{
        contract::{Kernel, Shape, argument::*, wrapper::wrappers},
        generated::contracts::*,
        poly1305::state::Poly1305State,
    },
    memory::text::Pointers,
};

wrappers! {
    Chacha20Poly1305Begin {
        Chacha20Poly1305Begin = "557499a76d40868af823368a8347f89e1ffc2cd9af74a073aee219fe2bcafae6";
        |self, token, text: Pointers<'_>, state: &mut Chacha20Poly1305State|
            { let (out, input, len) = text.arguments(); }
            enters (out, input, len, Write::from_mut(&mut *state)), len, if self.shape().powers <= Poly1305State::ROOM,
            then { state.mac().set_layout(self.shape().layout); };
        miri |shape, (out, input, len, state)| {
            use crate::{
                kernel::{contract::wrapper::mark, poly1305::call::FIXED},
                portable,
            };

            // SAFETY: the caller upholds the contract, and nothing reads the output, which may be uninitialised.
            unsafe {
                let mut words = state.pointer::<[u32; 16]>().read();
                let key = portable::chacha20_block(&words);
                let [r0, r1, s0, s1] =
                    [0, 8, 16, 24].map(|at| u64::from_le_bytes(core::array::from_fn(|i| key[at + i])));
                let mac = state.pointer::<u8>().add(FIXED);
                mac.cast::<[u64; 3]>().write([0; 3]);
                mac.add(32).cast::<[u64; 2]>().write(portable::poly1305_clamp([r0, r1]));
                mac.add(48).cast::<[u64; 2]>().write([s0, s1]);
                mac.add(FIXED).write_bytes(mark(shape.powers), shape.powers);
                for at in (0..len).step_by(64) {
                    words[12] = words[12].wrapping_add(1);
                    let block = portable::chacha20_block(&words);
                    for i in at..len.min(at + 64) {
                        out.pointer::<u8>().add(i).write(input.pointer::<u8>().add(i).read() ^ block[i - at]);
                    }
                }
            }
        }
    }
    Chacha20Poly1305Blocks {
        Chacha20Poly1305Blocks = "5accdd19efb3bb572bdcda6a812b9c160b153198e0c80e3d2e50768e4c260fc9";
        |self, token, text: Pointers<'_>, state: &mut Chacha20Poly1305State, other: Option<&[u8]>| {
            self.prepare(token, state.mac());
            let (out, input, len) = text.arguments();
            let mac = Read::at(other.map_or(input.pointer(), <[u8]>::as_ptr));
        }
            enters (out, input, len, Write::from_mut(state), mac), len,
            if self.authenticates(len, other.map_or(len, <[u8]>::len));
        miri |shape, (out, input, len, state, mac)| {
            use crate::kernel::{
                contract::wrapper::{look, mark},
                poly1305::call::FIXED,
            };

            let Shape { powers, multiple, share, .. } = shape;
            // SAFETY: the caller upholds the contract, and nothing reads the table.
            unsafe {
                let (words, authenticator) = (state.pointer::<u8>(), state.pointer::<u8>().add(FIXED));
                look(authenticator.add(FIXED), powers, mark(powers));
                let (authenticator, mac) = (Write::at(authenticator), Read::at(mac.pointer()));
                Kernel::<Poly1305Blocks>::PORTABLE.run()(authenticator, mac, len / multiple * share, Read::from_ref(&()));
                Kernel::<Chacha20Xor>::PORTABLE.run()(out, input, len, Read::at(words), Read::from_ref(&()));
            }
        }
    }
}

impl Kernel<Chacha20Poly1305Blocks> {
    /// Returns whether a call that encrypts `len` bytes authenticates `bytes` bytes: `bytes / len = share / multiple`.
    #[inline]
    pub(in crate::kernel) const fn authenticates(&self, len: usize, bytes: usize) -> bool {
        let Shape { multiple, share, .. } = self.shape();
        bytes as u128 * multiple as u128 == len as u128 * share as u128
    }
}
