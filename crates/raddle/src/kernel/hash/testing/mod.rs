//! Test support, and the tests of drivers that need it: compression functions that are quick or have words of 64 bits, the plans
//! of all plan files, and here kernels in plain Rust for several messages, for tests on every machine: one kernel for each
//! number of messages that a plan names.

mod batches;
pub(crate) mod fold;
mod wide;

use core::slice;

use super::{
    function::{Block, CompressionFunction},
    source::Source,
};
use crate::{
    cpu::token::Token,
    kernel::contract::{
        Shape,
        argument::{LaneBlocks, Lanes, Messages, Read, Streams, Write},
        kernel_types::{HashBlocks, HashLanes, HashStreams, HashWords},
        portable::portable,
    },
};

/// Declares a kernel for `messages` messages, with the distances between their words and between the messages.
macro_rules! plain {
    ($constant:ident: $kind:ident, $meaning:ident, $name:ident, $messages:literal, $word:expr, $message:expr) => {
        portable! {
            #[doc = "In plain Rust."]
            $constant: $kind<F: CompressionFunction>, stringify!($name), Shape { messages: $messages, ..Shape::multiple(F::BLOCK) };
            unsafe fn $name(state: Write<$meaning<F>>, inputs: Read<Messages>, len: usize) {
                for m in 0..$messages {
                    let mut hash = F::Words::default();
                    let place = |k: usize| state.pointer::<F::Word>().wrapping_add($word * k + $message * m);
                    // SAFETY: the caller upholds the contract of the kernel.
                    unsafe {
                        let input = *inputs.pointer::<*const F::Block>().add(m);
                        let blocks = Source::<F>::from(slice::from_raw_parts(input, len / F::BLOCK));
                        hash.as_mut().iter_mut().enumerate().for_each(|(k, word)| *word = place(k).read());
                        HashBlocks::<F>::PORTABLE.call(Token::current(), &mut hash, blocks);
                        hash.as_ref().iter().enumerate().for_each(|(k, &word)| place(k).write(word));
                    }
                }
            }
        }
    };
}

/// Declares a kernel for a block of each message, given as words.
macro_rules! plain_words {
    ($constant:ident, $name:ident, $messages:literal) => {
        portable! {
            #[doc = "In plain Rust."]
            $constant: HashWords<F: CompressionFunction>, stringify!($name), Shape { messages: $messages, ..Shape::multiple(1) };
            unsafe fn $name(state: Write<Lanes<F>>, words: Read<LaneBlocks<F>>) {
                for m in 0..$messages {
                    let mut hash = F::Words::default();
                    let place = |k: usize| state.pointer::<F::Word>().wrapping_add($messages * k + m);
                    // SAFETY: the caller upholds the contract of the kernel.
                    unsafe {
                        let word = |k: usize| words.pointer::<F::Word>().wrapping_add($messages * k + m).read();
                        let mut block = F::Block::filled(0);
                        for (k, bytes) in block.as_mut().chunks_exact_mut(size_of::<F::Word>()).enumerate() {
                            let word: u128 = F::order(word(k)).into();
                            bytes.copy_from_slice(&word.to_le_bytes()[..bytes.len()]);
                        }
                        hash.as_mut().iter_mut().enumerate().for_each(|(k, word)| *word = place(k).read());
                        let block = slice::from_ref(&block).into();
                        HashBlocks::<F>::PORTABLE.call(Token::current(), &mut hash, block);
                        hash.as_ref().iter().enumerate().for_each(|(k, &word)| place(k).write(word));
                    }
                }
            }
        }
    };
}

plain!(STREAMS2: HashStreams, Streams, plain_streams2, 2, 1, size_of::<F::Words>() / size_of::<F::Word>());
plain!(LANES2: HashLanes, Lanes, plain_lanes2, 2, 2, 1);
plain!(LANES4: HashLanes, Lanes, plain_lanes4, 4, 4, 1);
plain!(LANES7: HashLanes, Lanes, plain_lanes7, 7, 7, 1);
plain!(LANES8: HashLanes, Lanes, plain_lanes8, 8, 8, 1);
plain!(LANES16: HashLanes, Lanes, plain_lanes16, 16, 16, 1);
plain!(LANES24: HashLanes, Lanes, plain_lanes24, 24, 24, 1);
plain!(LANES32: HashLanes, Lanes, plain_lanes32, 32, 32, 1);
plain!(LANES64: HashLanes, Lanes, plain_lanes64, 64, 64, 1);
plain_words!(WORDS4, plain_words4, 4);
plain_words!(WORDS8, plain_words8, 8);
plain_words!(WORDS16, plain_words16, 16);
plain_words!(WORDS32, plain_words32, 32);
