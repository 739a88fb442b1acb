//! The calls of kernels of hashes, and the specifications as the kernels of CPUs without others.

use core::slice;

use super::{
    function::{CompressionFunction, HashFunction},
    source::{Inputs, Source},
    state::{Layout, State, WordBlocks},
    tree::inputs::{INITIAL, Value},
};
use crate::kernel::{
    contract::{Shape, argument::*, parameter::*, portable::portable, wrapper::wrappers},
    generated::contracts::*,
};

portable! {
    /// The specification itself, block by block, which every CPU can run.
    PORTABLE: HashBlocks<F: CompressionFunction>, F::PORTABLE, Shape::multiple(F::BLOCK);
    unsafe fn blocks_portable(state: Write<Hash<F>>, input: Read<Input>, len: usize) {
        // SAFETY: the caller upholds the contract: the words of a hash value, which nobody else uses, and whole blocks.
        let (hash, blocks) = unsafe {
            let blocks = slice::from_raw_parts(input.pointer::<F::Block>(), len / F::BLOCK);
            (&mut *state.pointer::<F::Words>(), blocks)
        };
        for block in blocks {
            *hash = F::compress(hash, block);
        }
    }
}

wrappers! {
    HashBlocks<F: CompressionFunction> {
        HashBlocks<Sha256> = "b3dee90b34e6a8a6452ba9b783041f783dae2fe0698b209077ca8c5334afb793";
        HashBlocks<Sha512> = "2f4319cc9e72c5baea9a48bfede35c44ec92b188b43f05c293cc52a3eb81c746";
        HashBlocks<Sha1> = "c362517a182e46af8bdd4c784c36edd6b77a41992253ab4e58b550f78308860f";
        HashBlocks<Md5> = "1ca902d0b8da164a4ec9c9cfcc205cf5036d0368339bcd0f650c2b7d8a82982c";
        HashBlocks<Blake3> = "ba7c53e207e10823b8c852bdb822482c2effc5532ab1d03de8517574b4f24c47";
        |self, token, hash: &mut F::Words, blocks: Source<'_, F>| { let (input, len) = blocks.arguments(); }
            enters (Write::from_mut(hash.as_mut()), input, len), len, if true;
        miri |_, (state, input, len)| {
            // SAFETY: the caller upholds the contract, which is the contract of the portable kernel too.
            unsafe { Self::PORTABLE.run()(state, input, len, Read::from_ref(&())) }
        }
    }
    HashStreams<F: CompressionFunction> {
        HashStreams<Sha256> = "f0918befd2311cfbad65547ef8853bea60f44c37bdd0b9657765ff634e71cd9c";
        HashStreams<Sha512> = "9c11ed9dced75a340eba0395fa21a1e6769ae9603e68961567ee80983fc326ce";
        HashStreams<Sha1> = "5b0c521c97cd6ae8603f452e6b7cdf8c5e17ce774e4aa618ca651c3311ce6fa9";
        |self, token, hashes: &mut [F::Words], messages: Inputs<'_>| { let (inputs, len) = messages.arguments(); }
            enters (Write::from_mut(&mut *hashes), inputs, len), len,
            if hashes.len() == self.shape().messages && messages.count() >= self.shape().messages;
        miri |shape, (state, inputs, len)| {
            // SAFETY: the caller upholds the contract of the kernel.
            unsafe { each::<F>(state.pointer(), inputs, len, shape.messages, 1, size_of::<F::Words>() / size_of::<F::Word>()) };
        }
    }
    HashLanes<F: CompressionFunction> {
        HashLanes<Sha256> = "7c4c3cecfb7235ddf99dabc05d2ac70ef3fe45aed0bbd8d039c0d826c5a8ce91";
        HashLanes<Sha512> = "59c5c2e7bff562cd1c9c4a12aa01b3b8eff8423d497c3686b1162be1f2af837d";
        HashLanes<Sha1> = "82c2716168fdb49953fa155c660856bc1f884e6cf4e14625d6878fc1b52e06ec";
        HashLanes<Md5> = "17f7131bb4d801b616d4115e9ac282193f55ce72afe75de10ea6b85127473ae2";
        HashLanes<Blake3> = "755464727965ede0caaa1fd57f22fb0cff1954f8c604806996d88dc66087b63c";
        |self, token, hashes: &mut State<F>, messages: Inputs<'_>| { let (inputs, len) = messages.arguments(); }
            enters (Write::from_mut(&mut *hashes), inputs, len), len,
            if hashes.is_of(Layout::lanes(self.shape().messages)) && messages.count() >= self.shape().messages;
        miri |shape, (state, inputs, len)| {
            // SAFETY: the caller upholds the contract of the kernel.
            unsafe { each::<F>(state.pointer(), inputs, len, shape.messages, shape.messages, 1) };
        }
    }
    HashWords<F: CompressionFunction> {
        HashWords<Sha256> = "f0af7883bf488112954cd1efe1fd555598be92948de771ac5ad825043a04a680";
        HashWords<Sha512> = "530c42ceb5c0cf903838e42fa86d42151185ac92246cd6c85ad2e1e251455610";
        |self, token, hashes: &mut State<F>, blocks: WordBlocks<'_, F>| {}
            enters (Write::from_mut(&mut *hashes), blocks.argument()), 0,
            if hashes.is_of(Layout::lanes(self.shape().messages)) && blocks.is_of(self.shape().messages);
        miri |shape, (state, words)| {
            use super::function::Block;
            use crate::{cpu::token::Token, kernel::contract::kernel_types::HashBlocks};

            let messages = shape.messages;
            for m in 0..messages {
                let mut hash = F::Words::default();
                // SAFETY: the caller upholds the contract of the kernel.
                unsafe {
                    let place = |k: usize| state.pointer::<F::Word>().add(messages * k + m);
                    let word = |k: usize| words.pointer::<F::Word>().add(messages * k + m).read();
                    let mut block = F::Block::filled(0);
                    for (k, bytes) in block.as_mut().chunks_exact_mut(size_of::<F::Word>()).enumerate() {
                        let word: u128 = F::order(word(k)).into();
                        bytes.copy_from_slice(&word.to_le_bytes()[..bytes.len()]);
                    }
                    hash.as_mut().iter_mut().enumerate().for_each(|(k, word)| *word = place(k).read());
                    let block = core::slice::from_ref(&block).into();
                    HashBlocks::<F>::PORTABLE.call(Token::current(), &mut hash, block);
                    hash.as_ref().iter().enumerate().for_each(|(k, &word)| place(k).write(word));
                }
            }
        }
    }
    HashPairs<F: HashFunction> {
        HashPairs<Sha256> = "cc07d21ffd287682e6981fca90a35c57d2157b341d8833c2a2aedbbf7c02d016";
        |self, token, initial: &F::Words, messages: &[F::Block], digests: &mut [F::Bytes]| {}
            enters (Read::from_ref(initial), Read::from_ref(messages), Write::from_mut(&mut *digests)), 0,
            if messages.len() == self.shape().messages && digests.len() == self.shape().messages;
        miri |shape, (initial, messages, digests)| {
            for i in 0..shape.messages {
                // SAFETY: the caller upholds the contract of the kernel.
                unsafe {
                    let mut hash = initial.pointer::<F::Words>().read();
                    let message = messages.pointer::<F::Block>().add(i).read();
                    F::finish(&mut hash, message.as_ref(), message.as_ref().len() as u64);
                    digests.pointer::<F::Bytes>().add(i).write(F::bytes(&hash));
                }
            }
        }
    }
    Blake3Inputs {
        Blake3Inputs = "9b5914caa0d4493b1a3dfcf7f88f2c04a36941b1887368a37460712be3e6bcbe";
        |self, token, initial: &[u32], flags: &[u32], blocks: Inputs<'_>, values: &mut [Value]| {
            let (inputs, len) = blocks.arguments();
        }
            enters (Read::from_ref(initial), Read::from_ref(flags), inputs, len, Write::from_mut(&mut *values)), len,
            if initial.len() == INITIAL * self.shape().messages
                && flags.len() == len / Blake3::BLOCK
                && blocks.count() >= self.shape().messages
                && values.len() == self.shape().messages;
        miri |shape, (initial, flags, inputs, len, values)| {
            for i in 0..shape.messages {
                // SAFETY: the caller upholds the contract of the kernel.
                unsafe {
                    let word = |w: usize| initial.pointer::<u32>().add(shape.messages * w + i).read();
                    let block = *inputs.pointer::<*const [u8; Blake3::BLOCK]>().add(i);
                    let mut state: <Blake3 as CompressionFunction>::Words = core::array::from_fn(|w| match w {
                        0..INITIAL => word(w),
                        INITIAL => Blake3::BLOCK as u32,
                        _ => 0,
                    });
                    for b in 0..len / Blake3::BLOCK {
                        state[INITIAL + 1] = flags.pointer::<u32>().add(b).read();
                        state = Blake3::compress(&state, &*block.add(b));
                    }
                    let value = state.as_chunks().0[0].map(u32::to_le_bytes);
                    values.pointer::<[[u8; 4]; 8]>().add(i).write(value);
                }
            }
        }
    }
}

/// Hashes the blocks of each message. Two words of one hash value are `word` apart, and two messages `message` apart.
///
/// # Safety
///
/// The arguments satisfy the contract of kernels for several messages.
#[cfg(miri)]
unsafe fn each<F: CompressionFunction>(
    state: *mut F::Word,
    inputs: Read<Messages>,
    len: usize,
    messages: usize,
    word: usize,
    message: usize,
) {
    use crate::{cpu::token::Token, kernel::contract::kernel_types::HashBlocks};

    for m in 0..messages {
        let mut hash = F::Words::default();
        // SAFETY: the caller upholds the contract of kernels for several messages.
        unsafe {
            let place = |k: usize| state.add(word * k + message * m);
            let input = *inputs.pointer::<*const F::Block>().add(m);
            let blocks = Source::<F>::from(core::slice::from_raw_parts(input, len / F::BLOCK));
            hash.as_mut().iter_mut().enumerate().for_each(|(k, word)| *word = place(k).read());
            HashBlocks::<F>::PORTABLE.call(Token::current(), &mut hash, blocks);
            hash.as_ref().iter().enumerate().for_each(|(k, &word)| place(k).write(word));
        }
    }
}
