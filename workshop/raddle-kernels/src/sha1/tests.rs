//! Compares the specification with the definition of its constants and with the examples of the standard.

use raddle_isa::{Concrete, Word};

use super::spec;

/// Checks section 4.2.1: the constants are 2^30 times the roots of 2, 3, 5 and 10, so they are the square roots of 2^60
/// times these numbers.
#[test]
fn constants_are_roots() {
    for (k, n) in spec::K.into_iter().zip([2u64, 3, 5, 10]) {
        assert_eq!(u64::from(k), (n << 60).isqrt());
    }
}

/// Computes the hash value after the blocks of a padded message.
fn digest(message: &[u8]) -> [u32; 5] {
    let mut padded = [message, &[0x80]].concat();
    padded.resize((message.len() + 8) / 64 * 64 + 56, 0);
    padded.extend((8 * message.len() as u64).to_be_bytes());
    let lit = |x: u32| Concrete::lit(32, x.into());
    let hash = padded.chunks(64).fold(spec::INITIAL.map(lit), |hash, block| {
        let word = |i: usize| u32::from_be_bytes(std::array::from_fn(|k| block[4 * i + k]));
        spec::compress(hash, std::array::from_fn(|i| lit(word(i))))
    });
    hash.map(|word| word.value() as u32)
}

/// Checks NIST, Cryptographic Standards and Guidelines, Example Values: SHA-1 of one block and of two.
#[test]
fn examples() {
    assert_eq!(digest(b"abc"), [0xa9993e36, 0x4706816a, 0xba3e2571, 0x7850c26c, 0x9cd0d89d]);
    let two = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    assert_eq!(digest(two), [0x84983e44, 0x1c3bd26e, 0xbaae4aa1, 0xf95129e5, 0xe54670f1]);
}
