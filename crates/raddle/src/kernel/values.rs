//! Tests of the list of kernels, and of what kernels compute from a key, which is erased.

use core::mem::{MaybeUninit, size_of};
use std::{collections::BTreeSet, slice, vec, vec::Vec};

use super::{
    aes::{
        gcm::{AesGcmKey, AesGcmState},
        ghash::GhashKey,
        key::AesKey,
    },
    aes_expand, all,
    contract::parameter::Bits128,
    ghash_powers,
    poly1305::state::Poly1305State,
    poly1305_blocks,
};
use crate::{cpu::token::Token, memory::key::Key};

#[test]
fn names_are_unique() {
    let names: BTreeSet<_> = all().map(|kernel| kernel.name).collect();
    assert_eq!(names.len(), all().count());
    assert!(names.contains("chacha20_xor_portable"));
}

/// Drops a value, and returns the memory in which it was.
fn dropped<T>(value: T) -> Vec<u8> {
    let mut memory = MaybeUninit::new(value);
    // SAFETY: the value was written above, and is not used again.
    unsafe { memory.assume_init_drop() };
    // SAFETY: erasing wrote all of this memory but the padding, which the callers do not look at.
    unsafe { slice::from_raw_parts(memory.as_ptr().cast::<u8>(), size_of::<T>()) }.to_vec()
}

/// Checks all bytes of a dropped value except the end, which contains no secret.
fn erased<T>(value: T, end: usize) {
    let memory = dropped(value);
    assert_eq!(memory[..memory.len() - end].iter().position(|&byte| byte != 0), None);
}

#[test]
fn what_kernels_compute_from_a_key_is_erased() {
    let token = Token::current();
    let secret = *b"a secret of 16 b";
    for kernel in aes_expand::<Bits128>().iter().filter(|kernel| kernel.runs_with(token)) {
        erased(AesKey::expanded(token, kernel, &Key::from(secret)), 64);
    }
    for kernel in ghash_powers().iter().filter(|kernel| kernel.runs_with(token)) {
        erased(GhashKey::made(token, kernel, &secret), 64);
        erased(AesGcmKey::<Bits128>::new(kernel, &Key::from(secret)).unwrap(), 64);
    }
    let mut state = AesGcmState::new(&[0; 16]);
    *state.sum_mut() = secret;
    assert!(!dropped(state).windows(4).any(|four| secret.windows(4).any(|part| part == four)));
    for kernel in poly1305_blocks().iter().filter(|kernel| kernel.runs_with(token)) {
        let mut state = Poly1305State::new(&[7; 32]);
        kernel.call(token, &mut state, &vec![9; kernel.multiple()]);
        // Accumulator and key come first, with the padding bit after the accumulator, and then the powers.
        let memory = dropped(state);
        assert!(memory[..24].iter().chain(&memory[32..64]).all(|&byte| byte == 0), "{}", kernel.name());
        if kernel.powers().is_some() {
            assert!(memory[64..memory.len() - 64].iter().all(|&byte| byte == 0), "{}", kernel.name());
        }
    }
}
