//! ChaCha20 on a state of sixteen words.

use crate::{
    InOut,
    kernel::chacha20::{driver, state::Chacha20Words},
};

/// The length of a block in bytes.
const BLOCK: usize = 64;

/// The width of ChaCha20's block counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChachaCounter {
    /// Word 12, modulo 2^32 (RFC 8439, section 2.3).
    Bits32,
    /// Words 12 and 13, of which word 12 is the lower one, modulo 2^64: the cipher as first published.
    Bits64,
}

/// Writes the input XOR the keystream, and advances the counter past the last started block.
///
/// The state is laid out as in RFC 8439, section 2.3, with any constants. If the length is not a multiple of 64, the rest of
/// the last block is lost.
pub fn chacha20_xor(state: &mut [u32; 16], counter: ChachaCounter, data: InOut<'_>) {
    let mut rest = data;
    while !rest.is_empty() {
        // The kernels count modulo 2^32.
        let max = match counter {
            ChachaCounter::Bits32 => usize::MAX,
            ChachaCounter::Bits64 => blocks_to_carry(state[12]).saturating_mul(BLOCK),
        };
        let (now, later) = rest.split_at(max);
        let blocks = now.len().div_ceil(BLOCK);
        let mut words = Chacha20Words::from_words(state);
        let nonce = words.nonce();
        driver::xor(&mut words, &nonce, now);
        words.wipe();
        let (low, carry) = state[12].overflowing_add(blocks as u32);
        state[12] = low;
        if counter == ChachaCounter::Bits64 && carry {
            state[13] = state[13].wrapping_add(1);
        }
        rest = later;
    }
}

/// Returns the number of blocks up to the next carry out of word 12.
fn blocks_to_carry(word: u32) -> usize {
    usize::try_from((1 << 32) - u64::from(word)).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::portable;

    /// Returns sixteen words, none of which is one of the standard's constants.
    fn state(low: u32, high: u32) -> [u32; 16] {
        let mut words = core::array::from_fn(|i| (i as u32 + 1).wrapping_mul(0x9e37_79b9));
        (words[12], words[13]) = (low, high);
        words
    }

    /// Writes the specification's keystream, and returns the state after it.
    fn expected(mut state: [u32; 16], counter: ChachaCounter, bytes: &mut [u8]) -> [u32; 16] {
        for part in bytes.chunks_mut(BLOCK) {
            let stream = portable::chacha20_block(&state);
            part.copy_from_slice(&stream[..part.len()]);
            state[12] = state[12].wrapping_add(1);
            if state[12] == 0 && counter == ChachaCounter::Bits64 {
                state[13] = state[13].wrapping_add(1);
            }
        }
        state
    }

    #[test]
    fn the_counter_carries_where_it_has_64_bits() {
        const MAX: usize = if cfg!(miri) { 200 } else { 1500 };
        for counter in [ChachaCounter::Bits32, ChachaCounter::Bits64] {
            for (low, high) in [(0, 0), (u32::MAX, 7), (u32::MAX - 1, u32::MAX), (u32::MAX - 8, u32::MAX - 1)] {
                for len in (0..MAX).step_by(if cfg!(miri) { 190 } else { 1 }) {
                    let (mut words, mut stream, mut right) = (state(low, high), [0; MAX], [0; MAX]);
                    let after = expected(words, counter, &mut right[..len]);
                    chacha20_xor(&mut words, counter, InOut::in_place(&mut stream[..len]));
                    assert_eq!((words, stream), (after, right), "{counter:?} from {low}, {high}: {len} bytes");
                }
            }
        }
    }

    #[test]
    fn pieces_of_whole_blocks_continue() {
        let input: [u8; 640] = core::array::from_fn(|i| i as u8);
        let (mut whole, mut pieces) = ([0; 640], [0; 640]);
        let mut words = state(u32::MAX - 2, 0);
        chacha20_xor(&mut words, ChachaCounter::Bits64, InOut::separate(&input, &mut whole).unwrap());
        let mut again = state(u32::MAX - 2, 0);
        for (from, to) in input.chunks(192).zip(pieces.chunks_mut(192)) {
            chacha20_xor(&mut again, ChachaCounter::Bits64, InOut::separate(from, to).unwrap());
        }
        assert_eq!((words, whole), (again, pieces));
        // The output differs from the plain input.
        assert_ne!(whole, input);
    }
}
