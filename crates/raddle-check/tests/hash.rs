//! Every kernel of SHA-256 and MD5, run by the interpreter: results equal those of plain numbers, and these those of
//! RustCrypto.

use raddle_check::plain::hash::{compress, runs_right};
use raddle_check::plain::pseudorandom;
use raddle_kernels::Operation;
use raddle_kernels::hash::{BLOCK, Hash};
use raddle_kernels::{md5, sha256};
use sha2::Digest;

/// The message with its padding (FIPS 180-4, 5.1.1; RFC 1321, 3.1 and 3.2, where the length has its first byte lowest).
fn padded(message: &[u8], length: [u8; 8]) -> Vec<u8> {
    let mut padded = message.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    padded.extend(length);
    padded
}

#[test]
fn the_plain_numbers_are_right() {
    let state = |words: &[u32]| words.iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<_>>();
    for len in 0..200 {
        let message = pseudorandom(len as u64, len);
        let bits = 8 * len as u64;
        let digest = compress(Hash::Md5, &state(&md5::spec::INITIAL), &padded(&message, bits.to_le_bytes()));
        assert_eq!(digest, md5_of_rustcrypto(&message), "{len} bytes");
        let big = |digest: Vec<u8>| digest.chunks(4).flat_map(|w| w.iter().rev().copied()).collect::<Vec<_>>();
        let blocks = padded(&message, bits.to_be_bytes());
        let digest = big(compress(Hash::Sha256, &state(&sha256::spec::INITIAL), &blocks));
        assert_eq!(digest, sha2::Sha256::digest(&message).to_vec(), "{len} bytes");
        let digest = big(compress(Hash::Sha256, &state(&sha256::spec::INITIAL_224), &blocks));
        assert_eq!(digest[..28], sha2::Sha224::digest(&message)[..], "{len} bytes");
    }
}

fn md5_of_rustcrypto(message: &[u8]) -> Vec<u8> {
    ::md5::Md5::digest(message).to_vec()
}

fn all(hash: Hash) {
    let kernels = raddle_kernels::all().into_iter().chain(raddle_kernels::candidates());
    let (mut runs, mut count) = (0, 0);
    for kernel in kernels.filter(|kernel| matches!(kernel.operation, Operation::Hash { hash: of, .. } if of == hash)) {
        count += 1;
        for blocks in 0..=5 {
            runs_right(&kernel, blocks, (blocks * BLOCK) as usize).unwrap_or_else(|why| panic!("{why}"));
            runs += 1;
        }
    }
    println!("report: {runs} runs of {count} kernels in the interpreter");
}

#[test]
fn every_kernel_of_sha256() {
    all(Hash::Sha256);
}

#[test]
fn every_kernel_of_md5() {
    all(Hash::Md5);
}
