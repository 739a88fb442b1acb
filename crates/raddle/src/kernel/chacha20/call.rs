//! The calls of ChaCha20 kernels, and the specification as the kernel of CPUs without others.

use crate::{
    kernel::{
        contract::{Shape, argument::*, portable::portable, wrapper::wrappers},
        generated::contracts::*,
    },
    memory::{text::Pointers, wipe::wipe},
    portable,
};

portable! {
    /// The specification itself, block by block, which every CPU can run.
    PORTABLE: Chacha20Xor, "chacha20_xor_portable", Shape::multiple(1);
    unsafe fn xor_portable(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>) {
        // SAFETY: the caller upholds the contract: a message, and sixteen words.
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

wrappers! {
    Chacha20Xor {
        Chacha20Xor = "47b3c146cb1183402ba9e1284f544ae561fc5d9397c5ceff18cfc6d9327b835c";
        |self, token, text: Pointers<'_>, words: &[u32; 16]| { let (out, input, len) = text.arguments(); }
            enters (out, input, len, Read::from_ref(words)), len, if true;
        miri |_, (out, input, len, state)| {
            // SAFETY: the caller upholds the contract, which is the contract of the portable kernel too.
            unsafe { Self::PORTABLE.run()(out, input, len, state, Read::from_ref(&())) }
        }
    }
    Chacha20Blocks {
        Chacha20Blocks = "249cc6c605077c9db2d3054fb68b499d78a9e4384de69a678d0f4fb58a733184";
        |self, token, blocks: &mut [[u8; 64]]| { let len = size_of_val(blocks); }
            enters (Write::from_mut(&mut *blocks), len), len, if true;
        miri |_, (blocks, len)| {
            // SAFETY: the caller upholds the contract of the kernel.
            let blocks = unsafe { core::slice::from_raw_parts_mut(blocks.pointer::<[u8; 64]>(), len / 64) };
            for block in blocks {
                let state = core::array::from_fn(|i| u32::from_le_bytes(block.as_chunks().0[i]));
                *block = crate::portable::chacha20_block(&state);
            }
        }
    }
}
