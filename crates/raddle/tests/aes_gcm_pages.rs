//! AES-GCM between pages that nobody may touch: the library, and each kernel by its name.

#![cfg(unix)]

mod common;

use common::{Effort, Random, pages::Guarded};
use raddle::{
    InOut,
    aes::{Bits128, Bits192, Bits256, Key, KeySize},
    aes_gcm::{Aes256Gcm, Nonce},
    kernel::{
        AesGcmState, Direction, Open, Seal, aes_ctr_xor, aes_expand, aes_gcm_blocks, aes_gcm_finish, ghash_blocks,
        ghash_powers,
    },
};

/// Longer than what kernels do at once, more than once.
const LONGEST: usize = 5000;

/// The first and the last `n` bytes.
fn ends(bytes: &mut [u8], n: usize, last: bool) -> &mut [u8] {
    let at = if last { bytes.len() - n } else { 0 };
    &mut bytes[at..at + n]
}

#[test]
fn every_length_of_the_library() {
    let mut random = Random(91);
    let cipher = Aes256Gcm::new(&Key::from(random.array()));
    let nonce = Nonce::from(random.array());
    let (mut aad, mut from, mut to, mut back) =
        (Guarded::new(1), Guarded::new(LONGEST), Guarded::new(LONGEST + 16), Guarded::new(LONGEST));
    for n in (0..LONGEST).filter(|n| *n < 2500 || n % 7 == 0).step_by(Effort::here().stride) {
        for last in [false, true] {
            let aad = ends(aad.bytes(), n % 65, last);
            let (from, to) = (ends(from.bytes(), n, last), ends(to.bytes(), n + 16, last));
            let back = ends(back.bytes(), n, last);
            from.fill_with(|| random.next() as u8);
            cipher.seal(&nonce, aad, from, to).unwrap();
            cipher.open(&nonce, aad, to, back).unwrap();
            assert!(back == from, "{n} bytes apart");
            assert!(cipher.open_in_place(&nonce, aad, to).unwrap() == from, "{n} bytes opened in place");
            cipher.seal_in_place(&nonce, aad, to).unwrap();
        }
    }
}

/// What is written beside a buffer that ends before its page does is found out by the bytes there.
const MARK: u8 = 0xa5;

/// One direction: each length at both ends of pages, apart and in place, and nothing beside it touched.
fn direction<S: KeySize, D: Direction>(key: &S::Key) {
    let mut random = Random(92);
    let (mut from, mut to) = (Guarded::new(9000), Guarded::new(9000));
    let state = |random: &mut Random, len: usize| {
        let mut state = AesGcmState::new(&random.array());
        state.set_sum(&random.array());
        state.set_lengths(0, len as u64);
        state
    };
    let mut check = |random: &mut Random, n: usize, case: &str, run: &mut dyn FnMut(&mut AesGcmState, InOut<'_>)| {
        for last in [false, true] {
            to.bytes().fill(MARK);
            let (from, whole) = (ends(from.bytes(), n, last), to.bytes());
            let state = state(random, n);
            run(&mut state.clone(), InOut::apart(from, ends(whole, n, last)).unwrap());
            let beside = if last { &whole[..whole.len() - n] } else { &whole[n..] };
            assert!(beside.iter().all(|&byte| byte == MARK), "{case} wrote beside {n} bytes");
            let expected = ends(whole, n, last).to_vec();
            whole.fill(MARK);
            ends(whole, n, last).copy_from_slice(from);
            run(&mut state.clone(), InOut::in_place(ends(whole, n, last)));
            let beside = if last { &whole[..whole.len() - n] } else { &whole[n..] };
            assert!(beside.iter().all(|&byte| byte == MARK), "{case} wrote beside {n} bytes");
            assert!(ends(whole, n, last) == expected, "{case} on {n} bytes");
        }
    };
    for kernel in aes_gcm_blocks::<S, D>().iter().filter(|kernel| kernel.is_available()) {
        let key = kernel.key(key).unwrap();
        for turns in 0..7 {
            check(&mut random, turns * kernel.multiple(), kernel.name(), &mut |state, data| {
                kernel.apply(&key, state, data).unwrap();
            });
        }
    }
    for kernel in aes_gcm_finish::<S, D>().iter().filter(|kernel| kernel.is_available()) {
        let key = kernel.key(key).unwrap();
        for n in (0..=kernel.most().min(1200)).step_by(Effort::here().stride) {
            check(&mut random, n, kernel.name(), &mut |state, data| kernel.apply(&key, state, data).unwrap());
        }
    }
}

fn size<S: KeySize>(key: S::Key) {
    direction::<S, Seal>(&key);
    direction::<S, Open>(&key);
    let mut random = Random(93);
    let (mut from, mut to) = (Guarded::new(2000), Guarded::new(2000));
    for (expand, kernel) in aes_expand::<S>().iter().flat_map(|a| aes_ctr_xor::<S>().iter().map(move |b| (a, b))) {
        if !expand.is_available() || !kernel.is_available() {
            continue;
        }
        let schedule = expand.apply(&key).unwrap();
        for n in (0..1200).step_by(Effort::here().stride) {
            for last in [false, true] {
                let (from, to) = (ends(from.bytes(), n, last), ends(to.bytes(), n, last));
                let counter = random.array();
                if kernel.apply(&schedule, &counter, InOut::apart(from, to).unwrap()).is_err() {
                    continue;
                }
                kernel.apply(&schedule, &counter, InOut::in_place(to)).unwrap();
                assert!(from == to, "{} on {n} bytes", kernel.name());
            }
        }
    }
}

#[test]
fn every_kernel_of_aes_128() {
    size::<Bits128>(Key::from([7; 16]));
}

#[test]
fn every_kernel_of_aes_192() {
    size::<Bits192>(Key::from([7; 24]));
}

#[test]
fn every_kernel_of_aes_256() {
    size::<Bits256>(Key::from([7; 32]));
}

#[test]
fn every_kernel_of_ghash() {
    let mut from = Guarded::new(9000);
    for (powers, kernel) in ghash_powers().iter().flat_map(|a| ghash_blocks().iter().map(move |b| (a, b))) {
        if !powers.is_available() || !kernel.is_available() {
            continue;
        }
        let key = powers.apply(&[7; 16]).unwrap();
        for count in 0..100 {
            for last in [false, true] {
                let blocks = ends(from.bytes(), 16 * count, last);
                let _ = kernel.apply(&key, &mut [9; 16], blocks);
            }
        }
    }
}
