//! Every kernel of AES, counter mode, GHASH and AES-GCM, run by the interpreter: results equal those of plain numbers,
//! and these those of RustCrypto.

use aes_gcm::aead::{AeadInPlace, KeyInit};
use aes_gcm::{Aes128Gcm, Aes256Gcm};
use raddle_check::plain::aes::{add_blocks, counter_mode, encrypt, key, runs_right, schedule};
use raddle_check::plain::pseudorandom;
use raddle_check::polynomial::Point;
use raddle_isa::Parameter;
use raddle_kernels::aes::Size;
use raddle_kernels::{Kernel, Operation};

/// AES-GCM of plain numbers: ciphertext and tag.
fn sealed(size: Size, cipher_key: &[u8], nonce: &[u8], aad: &[u8], text: &[u8]) -> Vec<u8> {
    let schedule = schedule(size, cipher_key);
    let g = key(&encrypt(&schedule, &[0; 16]));
    let first = [nonce, &[0, 0, 0, 1]].concat();
    let second = [nonce, &[0, 0, 0, 2]].concat();
    let mut out = counter_mode(&schedule, &second, text);
    let padded = |part: &[u8]| {
        let mut part = part.to_vec();
        part.resize(part.len().next_multiple_of(16), 0);
        part
    };
    let bits = [aad.len(), text.len()].map(|len| (8 * len as u64).to_be_bytes()).concat();
    let hash = add_blocks(Point::ZERO, g, &[padded(aad), padded(&out), bits].concat()) * g;
    out.extend((hash + Point::of_block(&encrypt(&schedule, &first))).block());
    out
}

#[test]
fn the_plain_numbers_are_right() {
    for (seed, len) in [0, 1, 16, 33, 64, 100].into_iter().enumerate() {
        let [nonce, aad, text] =
            [(1, 12), (2, 3 * seed), (3, len)].map(|(salt, n)| pseudorandom(10 * seed as u64 + salt, n));
        let key = pseudorandom(seed as u64, 32);
        let mut expected = text.clone();
        let cipher = Aes128Gcm::new_from_slice(&key[..16]).expect("a key");
        let tag = cipher.encrypt_in_place_detached(nonce.as_slice().into(), &aad, &mut expected).expect("short");
        expected.extend(tag);
        assert_eq!(sealed(Size::Aes128, &key[..16], &nonce, &aad, &text), expected);
        let mut expected = text.clone();
        let cipher = Aes256Gcm::new_from_slice(&key).expect("a key");
        let tag = cipher.encrypt_in_place_detached(nonce.as_slice().into(), &aad, &mut expected).expect("short");
        expected.extend(tag);
        assert_eq!(sealed(Size::Aes256, &key, &nonce, &aad, &text), expected);
    }
}

/// Lengths around each block of the first turns, as far as the kernel takes them.
fn lengths(kernel: &Kernel) -> Vec<usize> {
    let (multiple, most) = kernel.contract.lengths();
    let multiple = multiple as usize;
    let takes = |len: &usize| len.is_multiple_of(multiple) && most.is_none_or(|most| *len as u64 <= most);
    let has_length = kernel.contract.parameters.iter().any(|p| matches!(p, Parameter::Length { .. }));
    if !has_length {
        return vec![0];
    }
    if multiple > 16 {
        return (0..=5).map(|n| n * multiple).collect();
    }
    let around = (0..=1184).step_by(16).flat_map(|n: usize| [n.saturating_sub(1), n, n + 1, n + 7]);
    let mut all: Vec<usize> = (0..=40).chain(around).filter(takes).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn all(is: impl Fn(&Operation) -> bool) {
    let kernels = raddle_kernels::all().into_iter().chain(raddle_kernels::candidates());
    let (mut runs, mut count) = (0, 0);
    let kernels = kernels.filter(|kernel| is(&kernel.operation));
    for kernel in kernels {
        count += 1;
        for (seed, len) in lengths(&kernel).into_iter().enumerate() {
            runs_right(&kernel, seed as u64, len).unwrap_or_else(|why| panic!("{why}"));
            runs += 1;
        }
    }
    println!("report: {runs} runs of {count} kernels in the interpreter");
}

#[test]
fn every_key_schedule() {
    all(|operation| matches!(operation, Operation::AesExpand(_)));
}

#[test]
fn every_kernel_of_counter_mode() {
    all(|operation| matches!(operation, Operation::AesCtrXor(_)));
}

#[test]
fn all_powers_of_ghash() {
    all(|operation| matches!(operation, Operation::GhashPowers(_)));
}

#[test]
fn every_kernel_of_ghash() {
    all(|operation| matches!(operation, Operation::GhashBlocks(_)));
}

#[test]
fn every_kernel_of_gcm_for_whole_blocks() {
    all(|operation| matches!(operation, Operation::AesGcmBlocks { .. }));
}

#[test]
fn every_kernel_of_gcm_for_the_end() {
    all(|operation| matches!(operation, Operation::AesGcmFinish { .. }));
}
