//! XOR of text and keystream.

/// The number of bytes that are combined at once. The compiler vectorises a loop over single bytes only when it
/// optimises for speed. With such a loop, 64 bytes of a stream took 71 ns through the C library, which is compiled for
/// size. In chunks, they take 51 ns.
const CHUNK: usize = size_of::<u128>();

/// Replaces `text` with `text` XOR `keystream`, up to the end of the shorter one.
#[inline]
pub(crate) fn xor(text: &mut [u8], keystream: &[u8]) {
    let n = text.len().min(keystream.len());
    let (chunks, last) = text[..n].as_chunks_mut::<CHUNK>();
    let (keys, last_keys) = keystream[..n].as_chunks::<CHUNK>();
    for (chunk, key) in chunks.iter_mut().zip(keys) {
        *chunk = (u128::from_ne_bytes(*chunk) ^ u128::from_ne_bytes(*key)).to_ne_bytes();
    }
    for (byte, key) in last.iter_mut().zip(last_keys) {
        *byte ^= key;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_as_many_bytes_as_both_have() {
        // The results are compared as a whole, because Miri takes minutes to compare them byte by byte.
        let keystream: [u8; 70] = core::array::from_fn(|i| 3 * i as u8 ^ 0x5a);
        let plain: [u8; 70] = core::array::from_fn(|i| i as u8);
        let sum: [u8; 70] = core::array::from_fn(|i| plain[i] ^ keystream[i]);
        // The lengths cover each remainder of a word, and the ends.
        let lengths = || (0..70).step_by(if cfg!(miri) { 9 } else { 1 }).chain([70]);
        for len in lengths() {
            for keys in lengths() {
                let (mut text, mut right) = (plain, plain);
                xor(&mut text[..len], &keystream[..keys]);
                let both = len.min(keys);
                right[..both].copy_from_slice(&sum[..both]);
                assert!(text == right, "{len} bytes and {keys} of keystream");
            }
        }
    }
}
