//! Poly1305 on words.

use crate::{
    kernel::poly1305::{
        driver,
        state::{BLOCK, Poly1305State},
    },
    portable,
};

/// The number of blocks up to which the specification is faster than a kernel, because each kernel call sets up and
/// erases a state.
const FEW: usize = 3;

/// Returns the key r, with the lower word first, in which the bits that must be clear have been cleared (RFC 8439,
/// section 2.5).
#[must_use]
pub fn poly1305_clamp(key: &[u8; BLOCK]) -> [u64; 2] {
    portable::poly1305_clamp(words(key))
}

/// Absorbs blocks into the accumulator `h`, with 2^128 above each block if `pad` is set. The caller sets `pad` for all
/// blocks except a padded last block.
///
/// The lowest word comes first. The bits of `r` that must be clear are cleared. If the highest word of `h` is above 4,
/// it becomes 4: kernels neither leave nor accept greater values. Each call that is long enough to use powers of the
/// key computes them again.
pub fn poly1305_blocks(h: &mut [u64; 3], r: &[u64; 2], blocks: &[[u8; BLOCK]], pad: bool) {
    let r = portable::poly1305_clamp(*r);
    if pad && blocks.len() > FEW {
        let mut state = Poly1305State::from_words(r);
        state.set_accumulator(*h);
        driver::absorb(&mut state, blocks.as_flattened());
        *h = state.accumulator();
    } else {
        let [h0, h1, h2] = *h;
        *h = blocks.iter().fold([h0, h1, h2.min(4)], |h, block| portable::poly1305_block(h, r, block, pad.into()));
    }
}

/// Returns the tag, which is the accumulator modulo 2^130 - 5, plus `s`, modulo 2^128 (RFC 8439, section 2.5.1).
#[must_use]
pub fn poly1305_tag(h: &[u64; 3], s: &[u8; BLOCK]) -> [u8; BLOCK] {
    let [h0, h1, h2] = *h;
    portable::poly1305_finish([h0, h1, h2.min(4)], words(s))
}

fn words(bytes: &[u8; BLOCK]) -> [u64; 2] {
    [0, 8].map(|at| u64::from_le_bytes(core::array::from_fn(|i| bytes[at + i])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::poly1305::{OneTimeKey, authenticate};

    const MAX: usize = if cfg!(miri) { 100 } else { 2000 };

    /// Computes the tag of a message in pieces of `blocks` blocks.
    fn tag(key: &[u8; 32], message: &[u8], piece: usize) -> [u8; 16] {
        let (r, s) = key.split_first_chunk::<16>().unwrap();
        let (mut h, r) = ([0; 3], poly1305_clamp(r));
        let (blocks, part) = message.as_chunks();
        for blocks in blocks.chunks(piece) {
            poly1305_blocks(&mut h, &r, blocks, true);
        }
        if !part.is_empty() {
            let mut last = [0; 16];
            last[..part.len()].copy_from_slice(part);
            last[part.len()] = 1;
            poly1305_blocks(&mut h, &r, &[last], false);
        }
        poly1305_tag(&h, s.first_chunk().unwrap())
    }

    #[test]
    fn tags_are_those_of_whole_messages() {
        // Bytes that are all ones drive the accumulator to its limits.
        let fill: [fn(usize) -> u8; 2] = [|i| (i * i + 1) as u8, |_| 0xff];
        for fill in fill {
            let message: [u8; MAX] = core::array::from_fn(fill);
            let key: [u8; 32] = core::array::from_fn(|i| fill(3 * i));
            for len in (0..MAX).step_by(if cfg!(miri) { 33 } else { 1 }) {
                let right = authenticate(OneTimeKey::from(key), &message[..len]);
                for piece in [1, 3, 64, 1000] {
                    assert_eq!(tag(&key, &message[..len], piece), *right.as_bytes(), "{len} bytes, {piece} blocks");
                }
            }
        }
    }

    #[test]
    fn values_out_of_range_are_safe() {
        let ones = [[0xff; 16]; 40];
        for pad in [true, false] {
            let mut h = [u64::MAX; 3];
            poly1305_blocks(&mut h, &[u64::MAX; 2], &ones, pad);
            assert!(h[2] <= 4, "{h:x?}");
        }
        let mut unclamped = [0; 3];
        let mut clamped = [0; 3];
        poly1305_blocks(&mut unclamped, &[u64::MAX; 2], &ones, true);
        poly1305_blocks(&mut clamped, &poly1305_clamp(&[0xff; 16]), &ones, true);
        assert_eq!(unclamped, clamped);
        let _ = poly1305_tag(&[u64::MAX; 3], &[0xff; 16]);
    }
}
