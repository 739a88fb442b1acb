//! Partial blocks of less than 16 bytes, as a number or padded with zeros.
//!
//! A copy of variable length would be a call, and a kernel's load of a block would wait for several stores. With such a
//! copy, authenticating a byte with Poly1305 took 123 cycles on Emerald Rapids, and a block took 50.

/// The length of a block in bytes.
const BLOCK: usize = 16;

/// Returns the last `n` bytes, at most a block, as a little-endian number. The function uses loads of fixed widths,
/// which may overlap and which stay inside the bytes.
#[inline(always)]
pub(crate) fn number(bytes: &[u8], n: usize) -> u128 {
    let part = &bytes[bytes.len() - n..];
    if let (Some(first), Some(last)) = (part.first_chunk(), part.last_chunk()) {
        let (first, last) = (u64::from_le_bytes(*first), u64::from_le_bytes(*last));
        // With 16 bytes, the last eight are the second word; with eight, there is no second word.
        let second = if n > 8 { last >> (8 * (16 - n.min(16))) } else { 0 };
        return u128::from(first) | u128::from(second) << 64;
    }
    let word = if n == 0 {
        0
    } else if let Some(last) = bytes.last_chunk() {
        // There are enough bytes before the part for a whole load.
        u64::from_le_bytes(*last) >> (8 * (8 - n))
    } else if let (Some(first), Some(last)) = (part.first_chunk(), part.last_chunk()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        u64::from(first) | u64::from(last) << (8 * (n - 4))
    } else {
        // The first, the middle and the last byte. For one or two bytes, some of them coincide.
        [0, n / 2, n - 1].into_iter().fold(0, |word, i| word | u64::from(part[i]) << (8 * i))
    };
    u128::from(word)
}

/// Returns at most one block, padded with zeros.
#[inline(always)]
pub(crate) fn padded(part: &[u8]) -> [u8; BLOCK] {
    number(part, part.len()).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_bytes_are_padded() {
        let bytes: [u8; 40] = core::array::from_fn(|i| 0x80 + i as u8);
        for n in 0..=BLOCK {
            for before in 0..=24 {
                let bytes = &bytes[..before + n];
                let mut expected = [0; BLOCK];
                expected[..n].copy_from_slice(&bytes[before..]);
                assert_eq!(number(bytes, n).to_le_bytes(), expected, "{n} bytes behind {before}");
                assert_eq!(padded(&bytes[before..]), expected, "{n} bytes");
            }
        }
    }
}
