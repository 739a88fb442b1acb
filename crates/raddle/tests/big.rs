//! More than 4 GiB in one call. Slow, so only run when asked for: `cargo test --release -- --ignored`.

#![cfg(all(target_os = "linux", target_pointer_width = "64"))]

mod common;

use common::{Random, for_each_kernel, keystream, pages::Repeated};
use raddle::{
    InOut,
    chacha20::{ChaCha20, Key, Nonce},
};

/// Not a multiple of any loop, and more than 2^32.
const LENGTH: usize = (1 << 32) + 3 * 2048 + 1000;

/// The pages behind every address: what is written last is what can be read.
const BEHIND: usize = 2 << 20;

/// What the pages hold after zeros were encrypted: each place has the keystream of its last turn.
fn expected(state: &[u32; 16]) -> Vec<u8> {
    let turns = LENGTH / BEHIND;
    let mut state = *state;
    state[12] = state[12].wrapping_add(((turns - 1) * BEHIND / 64) as u32);
    let last = keystream(&state, LENGTH - (turns - 1) * BEHIND);
    let mut pages = last[..BEHIND].to_vec();
    pages[..LENGTH % BEHIND].copy_from_slice(&last[BEHIND..]);
    pages
}

#[test]
#[ignore = "gigabytes"]
fn every_kernel_takes_more_than_four_gibibytes() {
    let state = Random(31).state();
    let expected = expected(&state);
    let zeros = Repeated::new(BEHIND, LENGTH.next_multiple_of(BEHIND));
    for_each_kernel(|kernel| {
        let mut output = Repeated::new(BEHIND, LENGTH.next_multiple_of(BEHIND));
        let data = InOut::apart(&zeros.bytes()[..LENGTH], &mut output.bytes_mut()[..LENGTH]).unwrap();
        kernel.apply(&state, data).unwrap();
        assert!(output.bytes()[..BEHIND] == expected, "{}", kernel.name());
    });
}

#[test]
#[ignore = "gigabytes"]
fn the_cipher_takes_more_than_four_gibibytes() {
    let (key, nonce) = ([7; 32], [9; 12]);
    let mut cipher = ChaCha20::new(&Key::from(key), &Nonce::from(nonce));
    let zeros = Repeated::new(BEHIND, LENGTH.next_multiple_of(BEHIND));
    let mut output = Repeated::new(BEHIND, LENGTH.next_multiple_of(BEHIND));
    cipher.apply_keystream_to(&zeros.bytes()[..LENGTH], &mut output.bytes_mut()[..LENGTH]).unwrap();
    assert_eq!(cipher.position(), LENGTH as u64);

    let mut pages = vec![0; BEHIND];
    let last_turn = LENGTH / BEHIND * BEHIND;
    cipher.seek((last_turn - BEHIND) as u64).unwrap();
    cipher.apply_keystream(&mut pages).unwrap();
    pages[..LENGTH - last_turn].fill(0);
    cipher.apply_keystream(&mut pages[..LENGTH - last_turn]).unwrap();
    assert!(output.bytes()[..BEHIND] == pages);
}
