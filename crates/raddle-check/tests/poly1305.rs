//! Every kernel of Poly1305 and of ChaCha20-Poly1305, run by the interpreter: results equal those of plain numbers
//! modulo p, and these those of RustCrypto.

use poly1305::Poly1305;
use poly1305::universal_hash::KeyInit;
use raddle_check::plain::poly1305::{Residue, check, clamped, number, offset, state, value};
use raddle_check::plain::pseudorandom;
use raddle_check::{mutate, run};
use raddle_kernels::Kernel;
use raddle_kernels::chacha20_poly1305::POLY1305;

/// A key and an accumulator.
struct Case {
    h: [u64; 3],
    r: u128,
    s: u128,
    /// Every byte of the message is this, or it is nothing in particular.
    fill: Option<u8>,
}

/// What is nothing in particular, and extremes of everything.
fn cases() -> Vec<Case> {
    let random = |seed: u64| {
        let (low, high) = (number(seed), number(seed + 1));
        let h = [low as u64, (low >> 64) as u64, high as u64 % 5];
        Case { h, r: clamped(high), s: number(seed + 2), fill: None }
    };
    let greatest = |h: [u64; 3]| Case { h, r: clamped(u128::MAX), s: u128::MAX, fill: Some(0xff) };
    let max = u64::MAX;
    vec![
        random(1),
        Case { h: [0; 3], ..random(2) },
        greatest([max, max, 4]),
        // p - 1, p and p + 1, where r = 0 or 1 leaves them.
        Case { fill: Some(0), ..greatest([max - 5, max, 3]) },
        Case { r: 1, fill: Some(0xff), ..greatest([max - 4, max, 3]) },
        Case { r: 0, ..greatest([max - 3, max, 3]) },
    ]
}

fn message(case: &Case, len: usize) -> Vec<u8> {
    case.fill.map_or_else(|| pseudorandom(7, len), |byte| vec![byte; len])
}

fn named(part: &str) -> impl Iterator<Item = Kernel> + '_ {
    let all = raddle_kernels::all().into_iter().chain(raddle_kernels::candidates());
    all.filter(move |kernel| kernel.name.starts_with(part))
}

/// The first few lengths that a kernel takes.
fn lengths(kernel: &Kernel) -> impl Iterator<Item = usize> {
    let (multiple, most) = kernel.contract.lengths();
    (0..=5)
        .chain([7, 8, 17])
        .map(move |n| n * multiple as usize)
        .filter(move |n| most.is_none_or(|most| *n as u64 <= most))
}

fn residue(h: [u64; 3]) -> Residue {
    Residue::of_bytes(&h.map(u64::to_le_bytes).concat())
}

fn key(r: u128) -> Residue {
    Residue::of_bytes(&r.to_le_bytes())
}

/// The accumulator in a state that a kernel has left.
fn accumulator(kernel: &Kernel, state: &[u8]) -> Residue {
    value(&kernel.contract.numbers[0], &state[..offset(kernel) + 24])
}

#[test]
fn the_plain_numbers_are_right() {
    for (seed, blocks) in (0..20).zip(0..) {
        let (r, s, message) = (number(seed), number(seed + 50), pseudorandom(seed, 16 * blocks));
        let key_bytes = [r.to_le_bytes(), s.to_le_bytes()].concat();
        let expected = Poly1305::new(key_bytes.as_slice().try_into().expect("32 bytes")).compute_unpadded(&message);
        assert_eq!(Residue::ZERO.blocks(&message, key(clamped(r))).tag(s)[..], expected[..]);
    }
}

#[test]
fn powers() {
    for kernel in named("poly1305_powers_") {
        for case in cases() {
            let before = state(&kernel, case.h, 1, case.r, case.s);
            let mut blank = before.clone();
            blank[64..].fill(0xa5);
            let after =
                run::call(&kernel, &[("state", &blank)], 0, &[]).unwrap_or_else(|e| panic!("{}: {e}", kernel.name));
            assert_eq!(after["state"][..64], before[..64], "{}", kernel.name);
            check(&kernel, &after["state"], key(case.r));
        }
    }
}

#[test]
fn blocks() {
    for kernel in named("poly1305_blocks_") {
        for case in cases() {
            let before = state(&kernel, case.h, 1, case.r, case.s);
            for len in lengths(&kernel) {
                let input = message(&case, len);
                let after = run::call(&kernel, &[("state", &before), ("input", &input)], len, &[])
                    .unwrap_or_else(|fault| panic!("{} {}, {len} bytes: {fault}", kernel.isa, kernel.name));
                let expected = residue(case.h).blocks(&input, key(case.r));
                assert_eq!(accumulator(&kernel, &after["state"]), expected, "{} {}, {len}", kernel.isa, kernel.name);
                assert_eq!(after["state"][24..], before[24..], "{}", kernel.name);
            }
        }
    }
}

#[test]
fn finish() {
    for kernel in named("poly1305_finish_") {
        for case in cases() {
            for (pad, len) in [1, 0].into_iter().flat_map(|pad| lengths(&kernel).map(move |len| (pad, len))) {
                let before = state(&kernel, case.h, pad, case.r, case.s);
                let input = message(&case, len);
                let after = run::call(&kernel, &[("state", &before), ("input", &input)], len, &[])
                    .unwrap_or_else(|fault| panic!("{} {}, {len} bytes: {fault}", kernel.isa, kernel.name));
                let block = |h: Residue, block: &[u8]| {
                    let pad = Residue::of(pad).shifted(128);
                    h.plus(Residue::of_bytes(block)).plus(pad).times(key(case.r))
                };
                let expected = input.chunks_exact(16).fold(residue(case.h), block).tag(case.s);
                assert_eq!(after["tag"], expected, "{} {}, {len} bytes, pad {pad}", kernel.isa, kernel.name);
            }
        }
    }
}

/// Words of a state of ChaCha20; the counter wraps soon.
fn words() -> [u32; 16] {
    let mut words: [u32; 16] = std::array::from_fn(|i| 0x9e37_79b9u32.wrapping_mul(i as u32 + 1));
    words[12] = u32::MAX - 2;
    words
}

/// The same with the state of Poly1305 behind it.
fn with_words(mut state: Vec<u8>) -> Vec<u8> {
    state[..POLY1305].copy_from_slice(&words().map(u32::to_le_bytes).concat());
    state
}

#[test]
fn beginnings() {
    for kernel in named("chacha20_poly1305_begin_") {
        let most = kernel.contract.lengths().1.expect("a bound") as usize;
        let input = pseudorandom(3, most);
        let keystream = mutate::expected(&words(), &vec![0; 64 + most]);
        let half = |i: usize| u128::from_le_bytes(keystream[16 * i..][..16].try_into().expect("16 bytes"));
        let (r, s) = (clamped(half(0)), half(1));
        let expected = with_words(state(&kernel, [0; 3], 1, r, s));
        let before = with_words(vec![0xa5; expected.len()]);
        for len in (0..=most).filter(|len| len % 16 < 3 || len % 64 > 56) {
            for one in [&[][..], &["out", "input"]] {
                let after = run::call(&kernel, &[("state", &before), ("input", &input[..len])], len, one)
                    .unwrap_or_else(|fault| panic!("{} {}, {len} bytes: {fault}", kernel.isa, kernel.name));
                let xored = input.iter().zip(&keystream[64..]).map(|(a, b)| a ^ b).take(len);
                assert!(xored.eq(after["out"].iter().copied()), "{} {}, {len}", kernel.isa, kernel.name);
                let fixed = ..POLY1305 + 64;
                assert_eq!(after["state"][fixed], expected[fixed], "{} {}, {len}", kernel.isa, kernel.name);
                check(&kernel, &after["state"], key(r));
            }
        }
    }
}

#[test]
fn blocks_of_both() {
    for kernel in named("chacha20_poly1305_blocks_") {
        for case in cases() {
            let before = with_words(state(&kernel, case.h, 1, case.r, case.s));
            for (len, same) in lengths(&kernel).flat_map(|len| [(len, false), (len, true)]) {
                let input = message(&case, len);
                let mac = if same { input.clone() } else { pseudorandom(9, len) };
                let one: &[&str] = if same { &["out", "input", "mac"] } else { &["out", "input"] };
                let after = run::call(&kernel, &[("state", &before), ("input", &input), ("mac", &mac)], len, one)
                    .unwrap_or_else(|fault| panic!("{} {}, {len} bytes: {fault}", kernel.isa, kernel.name));
                assert!(after["out"] == mutate::expected(&words(), &input), "{} {}, {len}", kernel.isa, kernel.name);
                let expected = residue(case.h).blocks(&mac, key(case.r));
                assert_eq!(accumulator(&kernel, &after["state"]), expected, "{} {}, {len}", kernel.isa, kernel.name);
            }
        }
    }
}
