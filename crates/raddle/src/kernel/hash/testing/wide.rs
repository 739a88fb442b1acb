//! Tests of the output of the drivers for a function with words of 64 bits, blocks of 128 bytes and a length of 16 bytes:
//! padded blocks, and hash values and blocks in the layouts of kernels. The tests compare them with bytes that they write
//! again, one by one.

use core::slice;
use std::{panic::catch_unwind, vec, vec::Vec};

use super::super::{
    function::{CompressionFunction, HashFunction, Kernels},
    memory::{EndBlocks, EqualEnds},
    schedule::{Boundary, Update, blocks, end_blocks, in_place, is_short, plant, short},
    source::Source,
    state::{BLOCK_WORDS, Layout, State, WordBlocks},
};
use crate::kernel::contract::{Sealed, parameter::Parameter};

/// The shape of SHA-512, without its compression function: no test hashes a block.
#[derive(Clone, Copy, Debug)]
struct Wide;

impl Sealed for Wide {}

impl Parameter for Wide {
    const MULTIPLE: Option<usize> = Some(BLOCK);
}

impl CompressionFunction for Wide {
    type Word = u64;
    type Words = [u64; 8];
    type Block = [u8; 128];

    const NAME: &'static str = "Wide";
    const PORTABLE: &'static str = "wide_blocks_portable";
    const LENGTH: usize = 16;

    fn order(word: u64) -> u64 {
        word.swap_bytes()
    }

    fn compress(_: &[u64; 8], _: &[u8; 128]) -> [u64; 8] {
        unreachable!()
    }

    fn kernels() -> Kernels<Self> {
        unreachable!()
    }
}

impl HashFunction for Wide {
    type Bytes = [u8; 64];

    fn bytes(words: &[u64; 8]) -> [u8; 64] {
        *words.map(u64::to_be_bytes).as_flattened().first_chunk().unwrap()
    }

    fn length(bits: u128) -> u128 {
        bits.swap_bytes()
    }

    fn finish(_: &mut [u64; 8], _: &[u8], _: u64) {
        unreachable!()
    }

    fn finish_digest(_: &mut [u64; 8], _: &[u64; 8], _: usize, _: u64) {
        unreachable!()
    }
}

/// The number of bytes of a block.
const BLOCK: usize = 128;

/// Returns the last bytes of a message of `length` bytes, and its padding (FIPS 180-4, section 5.1.2).
fn padded(last: &[u8], length: u64) -> Vec<u8> {
    let mut bytes = last.to_vec();
    bytes.push(0x80);
    while bytes.len() % BLOCK != BLOCK - 16 {
        bytes.push(0);
    }
    bytes.extend((8 * u128::from(length)).to_be_bytes());
    bytes
}

/// Returns bytes that differ from their neighbours.
fn text(len: usize) -> Vec<u8> {
    (0..len).map(|i| (i * 167 + i / 251) as u8).collect()
}

fn hash(seed: u64) -> [u64; 8] {
    core::array::from_fn(|i| (seed + i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn read(source: Source<'_, Wide>) -> &[u8] {
    let (input, len) = source.arguments();
    // SAFETY: by the invariant of a source, its bytes can be read.
    unsafe { slice::from_raw_parts(input.pointer(), len) }
}

/// Returns the blocks of `messages` messages, each as bytes in the order of the standard.
fn read_words(words: &WordBlocks<'_, Wide>, messages: usize) -> Vec<Vec<u8>> {
    let argument = words.argument();
    // SAFETY: by the invariant of the blocks, all their words are initialised.
    let words = unsafe { slice::from_raw_parts(argument.pointer::<u64>(), BLOCK_WORDS * messages) };
    (0..messages).map(|m| (0..BLOCK_WORDS).flat_map(|w| words[messages * w + m].to_be_bytes()).collect()).collect()
}

/// Returns the lengths up to `last`; under Miri only the lengths at which blocks begin and paddings change.
fn lengths(last: usize) -> impl Iterator<Item = usize> {
    (0..=last).filter(|len| !cfg!(miri) || len % BLOCK <= 1 || (len + 17) % BLOCK <= 1)
}

fn ends() {
    let text = text(3 * BLOCK);
    let end = EndBlocks::<Wide>::new();
    for len in lengths(short::<Wide>()) {
        // The last length is a number of 67 bits.
        for length in [len as u64, (len + 3 * BLOCK) as u64, u64::MAX - len as u64] {
            let expected = padded(&text[..len], length);
            assert_eq!(read(end.pad(&text[..len], length)), expected, "{len} bytes of {length}");
            assert_eq!(read(end.pad_short(&text[..len], length)), expected, "{len} short bytes of {length}");
        }
        let messages = [&text[..len], &text[1..][..len], &text[2..][..len]];
        let ends = [const { EndBlocks::<Wide>::new() }; 3];
        let equal = EqualEnds::new::<Wide>(len, len as u64);
        for (source, message) in EndBlocks::write_equal(&ends, &messages, &equal).zip(messages) {
            assert_eq!(read(source), padded(message, len as u64), "{len} bytes of each");
        }
    }
    for bytes in [32, 48, 64] {
        let (hash, length) = (hash(5), (BLOCK + bytes) as u64);
        let expected = padded(&Wide::bytes(&hash)[..bytes], length);
        assert_eq!(read(end.pad_digest(&hash, bytes, length)), expected, "{bytes} bytes of a hash value");
        // Another link of a chain: the first half of the block changes.
        end.pad_digest(&[0; 8], bytes, length);
        end.replace_half(expected.as_chunks().0.first_chunk().unwrap());
        let block = end.pad_digest(&hash, bytes, length);
        assert_eq!(read(block), expected, "{bytes} bytes replaced");
    }
}

#[test]
fn every_end_of_a_message_is_padded() {
    ends();
}

/// Plants faults: each boundary of the padding moved by one.
#[test]
#[cfg_attr(miri, ignore = "slow there, and the test above does the same without the faults")]
fn a_boundary_of_the_padding_that_is_off_by_one_is_refused() {
    use Boundary::*;

    for fault in [(OneBlock, -1), (OneBlock, 1), (Mark, 1), (Length, 1)] {
        plant(Some(fault));
        let checked = catch_unwind(ends);
        plant(None);
        assert!(checked.is_err(), "{fault:?}");
    }
}

#[test]
#[cfg_attr(miri, ignore = "slow there, and of numbers alone")]
fn messages_are_divided_into_blocks_of_128_bytes() {
    for len in 0..=5 * BLOCK {
        let all = padded(&vec![0; len], 0).len() / BLOCK;
        assert_eq!(blocks::<Wide>(len), all, "{len} bytes");
        assert_eq!(is_short::<Wide>(len), all <= 2, "{len} bytes");
        let whole = in_place::<Wide>(len);
        assert!(whole.is_multiple_of(BLOCK) && whole / BLOCK + end_blocks::<Wide>(len - whole) == all, "{len} bytes");
        for pending in 0..BLOCK {
            match Update::new::<Wide>(pending, len) {
                Update::Keep => assert!(pending > 0 && pending + len < BLOCK),
                Update::Hash { first, whole } => {
                    assert!(first == (BLOCK - pending) % BLOCK && whole.is_multiple_of(BLOCK));
                    assert!(len - first - whole < BLOCK);
                }
            }
        }
    }
}

#[test]
fn words_of_64_bits_lie_as_the_layout_says() {
    let mut state = State::<Wide>::new();
    for layout in [Layout::streams::<Wide>(5), Layout::lanes(5), Layout::lanes(16)] {
        state.fill(layout, &hash(9));
        (0..layout.messages).filter(|i| i % 3 > 0).for_each(|i| state.put(i, &hash(i as u64)));
        for i in 0..layout.messages {
            assert_eq!(state.at(i), hash(if i % 3 > 0 { i as u64 } else { 9 }), "message {i}");
        }
    }
    let text = text(3 * BLOCK);
    for len in lengths(BLOCK - 17) {
        // The messages are a tile of four and a tile that is not whole; two lanes have no message.
        let messages: Vec<_> = (0..6).map(|i| &text[i..][..len]).collect();
        let words = state.transpose(Layout::lanes(8), &messages, len, len as u64);
        for (found, message) in read_words(&words, 8).iter().zip(&messages) {
            assert_eq!(*found, padded(message, len as u64), "{len} bytes");
        }
    }
    for bytes in [32, 48, 64] {
        let layout = Layout::lanes(8);
        state.fill(layout, &hash(0));
        (0..8).for_each(|i| state.put(i, &hash(i as u64)));
        let found = read_words(&state.pad(bytes, 7), 8);
        for (i, found) in found.iter().enumerate() {
            assert_eq!(*found, padded(&Wide::bytes(&hash(i as u64))[..bytes], 7), "{bytes} bytes of message {i}");
        }
    }
    state.wipe();
}
