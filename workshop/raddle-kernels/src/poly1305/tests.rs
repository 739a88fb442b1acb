//! Tests of the specification against the vectors of RFC 8439.

use raddle_isa::{Concrete, Word};

use super::{spec, state::H2_MAX};

fn words(bytes: [u8; 16]) -> [Concrete; 2] {
    let x = u128::from_le_bytes(bytes);
    [x as u64, (x >> 64) as u64].map(|word| Concrete::lit(64, word))
}

/// Returns the tag of a message, computed by the specification.
fn tag(r: [u8; 16], s: [u8; 16], message: &[u8]) -> u128 {
    let r = spec::clamp(words(r));
    let mut h = [Concrete::lit(64, 0); 3];
    for bytes in message.chunks(16) {
        let mut block = [0; 16];
        block[..bytes.len()].copy_from_slice(bytes);
        if let Some(behind) = block.get_mut(bytes.len()) {
            *behind = 1;
        }
        h = spec::block(h, r, words(block), Concrete::lit(64, (bytes.len() == 16) as u64));
        assert!(h[2].value() <= H2_MAX);
    }
    let [t0, t1] = spec::finish(h, words(s));
    (t1.value() as u128) << 64 | t0.value() as u128
}

#[test]
fn tag_of_2_5_2() {
    let (r, s) = (0x85d6be7857556d337f4452fe42d506a8_u128, 0x0103808afb0db2fd4abff6af4149f51b_u128);
    let tag = tag(r.to_be_bytes(), s.to_be_bytes(), b"Cryptographic Forum Research Group");
    assert_eq!(tag.to_le_bytes(), 0xa8061dc1305136c6c22b8baf0c0127a9_u128.to_be_bytes());
}

/// Checks appendix A.3, vectors 7 to 9, with blocks and s as integers.
#[test]
fn tags_around_p() {
    let message = |blocks: &[u128]| blocks.iter().flat_map(|block| block.to_le_bytes()).collect::<Vec<_>>();
    let ones = u128::MAX;
    for (r, s, blocks, expected) in [
        (2, 0, &[ones][..], 3),
        (2, ones, &[2], 3),
        (1, 0, &[ones, ones - 0xf, 0x11], 5),
        (1, 0, &[ones, ones - 4 - 0x1010101010101010101010101010100, 0x1010101010101010101010101010101], 0),
        (2, 0, &[ones - 2], ones - 5),
    ] {
        assert_eq!(tag(u128::to_le_bytes(r), u128::to_le_bytes(s), &message(blocks)), expected, "r = {r}, {blocks:x?}");
    }
}
