//! Tests of the specification against the vectors of RFC 8439.

use raddle_isa::{Concrete, Word};

use super::spec;

fn words<const N: usize>(values: [u32; N]) -> [Concrete; N] {
    values.map(|x| Concrete::lit(32, x as u64))
}

#[test]
fn quarter_round_of_2_1_1() {
    let mut s = words([0; 16]);
    for (i, x) in words([0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567]).into_iter().enumerate() {
        s[4 * i] = x;
    }
    spec::quarter_round(&mut s, [0, 4, 8, 12]);
    let expected = words([0xea2a92f4, 0xcb1cf8ce, 0x4581472e, 0x5881c4bb]);
    assert_eq!([0, 4, 8, 12].map(|i| s[i]), expected);
}

#[test]
fn block_of_2_3_2() {
    let mut state = [0; 16];
    state[..4].copy_from_slice(&spec::CONSTANTS);
    for i in 0..8u32 {
        state[4 + i as usize] = 0x03020100 + 0x04040404 * i;
    }
    state[12..].copy_from_slice(&[1, 0x09000000, 0x4a000000, 0]);
    let expected = words([
        0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
        0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
    assert_eq!(spec::block(&words(state)), expected);
}
