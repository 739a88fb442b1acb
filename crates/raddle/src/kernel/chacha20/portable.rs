//! ChaCha20 for CPUs without a kernel: the specification.

use crate::{
    kernel::contract::{
        Shape,
        argument::{CipherState, Input, Output, Read, Write},
        portable::portable,
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
