//! Every kernel of Poly1305 and of ChaCha20-Poly1305, run by the interpreter, against the Poly1305 of RustCrypto: powers,
//! then some turns, then the end, as the library calls them.

use poly1305::Poly1305;
use poly1305::universal_hash::KeyInit;
use raddle_check::{mutate::expected, run};
use raddle_isa::{Concrete, Isa, Kernel, Number, Word};
use raddle_kernels::chacha20_poly1305::POLY1305;
use raddle_kernels::poly1305::state::{FIXED, H, R};
use raddle_kernels::{chacha20, chacha20_poly1305, poly1305 as kernels};

/// Keys of one-time authenticators: one like any other, and the greatest.
fn keys() -> [[u8; 32]; 2] {
    [std::array::from_fn(|i| (i * 89 + 41) as u8), [0xff; 32]]
}

/// Messages: one like any other, all ones, and such that h comes close to p: RFC 8439, A.3, has more of that kind.
fn messages(len: usize) -> [Vec<u8>; 3] {
    [(0..len).map(|i| (i * 13 + i / 241 + 7) as u8).collect(), vec![0xff; len], vec![0; len]]
}

/// The tag of whole blocks, by RustCrypto.
fn tag(key: &[u8; 32], message: &[u8]) -> Vec<u8> {
    Poly1305::new(&(*key).into()).compute_unpadded(message).to_vec()
}

/// The fixed part of a state, at the beginning.
fn fixed(key: &[u8; 32]) -> Vec<u8> {
    let mut state = vec![0; FIXED];
    state[24] = 1;
    state[R..].copy_from_slice(key);
    for i in [3, 7, 11, 15] {
        state[R + i] &= 15;
    }
    for i in [4, 8, 12] {
        state[R + i] &= 252;
    }
    state
}

fn of(isa: Isa, kind: &str) -> Vec<Kernel> {
    let all =
        [kernels::kernels(), kernels::candidates(), chacha20_poly1305::kernels(), chacha20_poly1305::candidates()];
    all.concat().into_iter().filter(|kernel| kernel.isa == isa && kernel.name.starts_with(kind)).collect()
}

/// What a kernel finds behind the fixed part of the state, as if the state of Poly1305 were at the beginning.
fn family(kernel: &Kernel, at: usize) -> Vec<Number> {
    let mut numbers = kernel.contract.numbers.clone();
    numbers.iter_mut().flat_map(|number| &mut number.limbs).for_each(|limb| limb.at -= at);
    numbers
}

/// A state with the powers that a kernel wants, made by a kernel of its family.
fn with_powers(kernel: &Kernel, at: usize, key: &[u8; 32]) -> Vec<u8> {
    let (wanted, state) = (family(kernel, at), fixed(key));
    if wanted == kernels::numbers(&kernels::state::Powers::none(), 0) {
        return state;
    }
    let makes = |other: &Kernel| other.contract.numbers == wanted;
    let powers = of(kernel.isa, "poly1305_powers_").into_iter().find(makes).expect("a family has a kernel of powers");
    call(&powers, &[("state", &state)], 0, &[], "state")
}

fn call(kernel: &Kernel, regions: &[(&str, &[u8])], length: usize, one: &[&str], result: &str) -> Vec<u8> {
    let mut regions: Vec<(&str, Vec<u8>)> = regions.iter().map(|(name, bytes)| (*name, bytes.to_vec())).collect();
    // The rest of a state is not read before it is written.
    for region in kernel.contract.regions().filter(|region| region.name == "state") {
        if let (raddle_isa::Extent::Bytes(n), Some(state)) =
            (region.extent, regions.iter_mut().find(|r| r.0 == "state"))
        {
            state.1.resize(n, 0xa5);
        }
    }
    let regions: Vec<(&str, &[u8])> = regions.iter().map(|(name, bytes)| (*name, &bytes[..])).collect();
    let mut results = run::call(kernel, &regions, length, one)
        .unwrap_or_else(|fault| panic!("{} {}, {length} bytes: {fault}", kernel.isa, kernel.name));
    results.remove(result).unwrap_or_default()
}

/// The tag by a `…_finish_…` kernel of the same instruction set.
fn finish(isa: Isa, state: &[u8], rest: &[u8]) -> Vec<u8> {
    let kernel = of(isa, "poly1305_finish_").remove(0);
    call(&kernel, &[("state", &state[..FIXED]), ("input", rest)], rest.len(), &[], "tag")
}

fn stride(kernel: &Kernel) -> usize {
    kernel.contract.lengths().0 as usize
}

#[test]
fn every_end() {
    let mut runs = 0;
    for isa in Isa::ALL {
        for kernel in of(isa, "poly1305_finish_") {
            for (key, n) in keys().iter().flat_map(|key| (0..5).map(move |n| (key, 16 * n))) {
                for message in messages(n) {
                    let regions: [(&str, &[u8]); 2] = [("state", &fixed(key)), ("input", &message)];
                    assert_eq!(
                        call(&kernel, &regions, n, &[], "tag"),
                        tag(key, &message),
                        "{}, {n} bytes",
                        kernel.name
                    );
                    runs += 1;
                }
            }
        }
    }
    println!("report: {runs} runs");
}

/// What h exceeds p by is taken off, and nothing else: accumulators around p and around its multiples.
#[test]
fn every_end_at_p() {
    for isa in Isa::ALL {
        for kernel in of(isa, "poly1305_finish_") {
            for (h, expected) in [
                ([!0 - 5, !0, 3], [!0 - 5, !0]),
                ([!0 - 4, !0, 3], [0, 0]),
                ([!0 - 3, !0, 3], [1, 0]),
                ([!0, !0, 3], [4, 0]),
                ([0, 0, 4], [5, 0]),
                // 2^128 + 4, of which the tag has the low 128 bits.
                ([!0, !0, 4], [4, 0u64]),
            ] {
                let mut state = fixed(&[0; 32]);
                for (i, word) in h.into_iter().enumerate() {
                    state[H + 8 * i..][..8].copy_from_slice(&u64::to_le_bytes(word));
                }
                let expected = expected.map(u64::to_le_bytes).concat();
                let regions: [(&str, &[u8]); 2] = [("state", &state), ("input", &[])];
                assert_eq!(call(&kernel, &regions, 0, &[], "tag"), expected, "{}, h = {h:x?}", kernel.name);
            }
        }
    }
}

#[test]
fn every_kernel_of_blocks() {
    let mut runs = 0;
    for isa in Isa::ALL {
        for kernel in of(isa, "poly1305_blocks_") {
            for (key, turns) in keys().iter().flat_map(|key| (0..3).map(move |turns| (key, turns))) {
                let taken = turns * stride(&kernel);
                for message in messages(taken + 32) {
                    let mut state = with_powers(&kernel, 0, key);
                    let one = of(isa, "poly1305_blocks_").into_iter().find(|kernel| stride(kernel) == 16);
                    // One block before, so that there is something in the accumulator.
                    let first = one.iter().len() * 16;
                    if let Some(one) = one {
                        let regions: [(&str, &[u8]); 2] = [("state", &state[..FIXED]), ("input", &message[..16])];
                        let h = call(&one, &regions, 16, &[], "state");
                        state[..FIXED].copy_from_slice(&h);
                    }
                    let (now, rest) = message[first..].split_at(taken);
                    let state = call(&kernel, &[("state", &state), ("input", now)], taken, &[], "state");
                    assert_eq!(finish(isa, &state, rest), tag(key, &message), "{}, {taken} bytes", kernel.name);
                    runs += 1;
                }
            }
        }
    }
    println!("report: {runs} runs");
}

/// A state of ChaCha20.
fn cipher() -> [u32; 16] {
    let mut state = std::array::from_fn(|i| 0x9e37_79b9u32.wrapping_mul(i as u32 + 1));
    state[..4].copy_from_slice(&chacha20::spec::CONSTANTS);
    // It wraps within the first turn.
    state[12] = u32::MAX - 2;
    state
}

#[test]
fn every_beginning() {
    let state: Vec<u8> = cipher().iter().flat_map(|word| word.to_le_bytes()).collect();
    let block = chacha20::spec::block(&cipher().map(|word| Concrete::lit(32, word.into())));
    let key: Vec<u8> = block.iter().flat_map(|word| (word.value() as u32).to_le_bytes()).take(32).collect();
    let key: [u8; 32] = key.try_into().expect("32 bytes");
    let mut after = cipher();
    after[12] = after[12].wrapping_add(1);
    let mut runs = 0;
    for isa in Isa::ALL {
        for kernel in of(isa, "chacha20_poly1305_begin_") {
            let (_, most) = kernel.contract.lengths();
            let most = most.expect("a beginning has a bound") as usize;
            let some = (0..=most).filter(|len| *len < 70 || len % 16 < 2 || len % 64 == 63 || *len + 3 > most);
            for (i, len) in some.enumerate() {
                let input = &messages(len)[0];
                let one: &[&str] = if i % 2 == 0 { &[] } else { &["out", "input"] };
                let regions: [(&str, &[u8]); 2] = [("state", &state), ("input", input)];
                let out = call(&kernel, &regions, len, one, "out");
                assert_eq!(out, expected(&after, input), "{}, {len} bytes", kernel.name);
                let found = call(&kernel, &regions, len, one, "state");
                assert_eq!(found[POLY1305..][..FIXED], fixed(&key), "{}, {len} bytes", kernel.name);
                if i < 2 {
                    let powers = with_powers(&kernel, POLY1305, &key);
                    assert_eq!(found[POLY1305..], powers, "{}, {len} bytes", kernel.name);
                }
                runs += 1;
            }
        }
    }
    println!("report: {runs} runs");
}

#[test]
fn every_kernel_of_cipher_and_blocks() {
    let mut runs = 0;
    for isa in Isa::ALL {
        for kernel in of(isa, "chacha20_poly1305_blocks_") {
            let ones: [&[&str]; 4] = [&[], &["out", "input"], &["input", "mac"], &["out", "input", "mac"]];
            for (i, turns) in [0, 1, 2, 3].into_iter().enumerate() {
                for (key, one) in keys().iter().flat_map(|key| ones.map(|one| (key, one))) {
                    let len = turns * stride(&kernel);
                    let [input, apart, _] = messages(len);
                    let mac = if one.contains(&"mac") { &input } else { &apart };
                    let state: Vec<u8> = cipher().iter().flat_map(|word| word.to_le_bytes()).collect();
                    let state = [state, with_powers(&kernel, POLY1305, key)].concat();
                    let regions: [(&str, &[u8]); 3] = [("state", &state), ("input", &input), ("mac", mac)];
                    let out = call(&kernel, &regions, len, one, "out");
                    assert!(out == expected(&cipher(), &input), "{}, {len} bytes, {one:?} one", kernel.name);
                    let found = call(&kernel, &regions, len, one, "state");
                    let rest = &messages(16 * i)[1];
                    let message = [&mac[..], rest].concat();
                    assert_eq!(
                        finish(isa, &found[POLY1305..], rest),
                        tag(key, &message),
                        "{}, {len} bytes, {one:?} one",
                        kernel.name
                    );
                    runs += 1;
                }
            }
        }
    }
    println!("report: {runs} runs");
}
