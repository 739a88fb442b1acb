//! Tests the plan of every core of this architecture, at every level of this CPU. The CPU need not be such a core, and
//! a plan may name kernels that the CPU can't run.

use std::collections::BTreeSet;

use crate::alone;
use crate::common::{Random, sample};
use raddle::{
    aes_gcm::{Aes128Gcm, Aes256Gcm},
    blake3::Blake3,
    chacha20::{ChaCha20, Key, Nonce},
    chacha20poly1305::{ChaCha20Poly1305, Packet},
    cpu::{self, Core, Level},
    hash::{Several, any::AnyHash},
    kernel,
    md5::Md5,
    sha1::Sha1,
    sha256::Sha256,
    sha512::Sha512,
};

/// The longest message, which is above the last change of kernels.
const LONGEST: usize = 33_000;

#[test]
fn every_plan_is_right_and_names_what_this_cpu_can_run() {
    alone("plans::every_plan_is_right_and_names_what_this_cpu_can_run", test_plans);
}

fn test_plans() {
    let text = Random(23).bytes(LONGEST);
    let step = if cfg!(miri) { 16_411 } else { 397 * sample() };
    let lengths: Vec<usize> = (0..LONGEST).step_by(step).chain([LONGEST]).collect();
    // `every_level.rs` compares the plan that this CPU uses with other libraries.
    let expected = outputs(&text, &lengths);
    let highest = cpu::level();
    for &level in Level::ALL.iter().rev().filter(|&&level| level <= highest) {
        cpu::set_max_level(level);
        for core in Core::all() {
            cpu::set_core(core);
            assert_eq!((cpu::core(), cpu::level()), (core, level));
            for name in picked(&lengths) {
                let kernel = kernel::all().find(|kernel| kernel.name == name).unwrap();
                assert!(kernel.available, "{name} of {core} at level {level}");
                assert!(level > Level::Portable || !kernel.generated, "{name} of {core} at level {level}");
            }
            assert!(outputs(&text, &lengths) == expected, "{core} at level {level}");
        }
    }
}

/// Checks that every plan says whether it was measured, derived, modelled or inherited.
#[test]
fn every_core_says_what_its_plan_comes_from() {
    for core in Core::all() {
        let known = ["measured", "derived from ", "modelled", "inherited", "none"];
        assert!(known.iter().any(|known| core.basis().starts_with(known)), "{core}: {}", core.basis());
    }
}

/// Returns the names of all kernels that the current plan gives for messages of these lengths.
fn picked(lengths: &[usize]) -> BTreeSet<&'static str> {
    const OPERATIONS: [&str; 24] = [
        "chacha20_xor",
        "poly1305",
        "chacha20_poly1305",
        "aes128_gcm_seal",
        "aes128_gcm_open",
        "aes192_gcm_seal",
        "aes192_gcm_open",
        "aes256_gcm_seal",
        "aes256_gcm_open",
        "aes128_gcm_siv_seal",
        "aes128_gcm_siv_open",
        "aes256_gcm_siv_seal",
        "aes256_gcm_siv_open",
        "sha256",
        "sha512",
        "sha1",
        "md5",
        "blake3",
        "blake3_inputs",
        "sha256_pairs",
        "md5_sha256",
        "sha1_sha256",
        "md5_sha1_sha256",
        "sha1_checked",
    ];
    let plan = |operation, bytes| kernel::plan(operation, bytes, usize::MAX).map(|(name, _)| name);
    let one =
        lengths.iter().flat_map(|&bytes| OPERATIONS.into_iter().flat_map(move |operation| plan(operation, bytes)));
    let lanes = plan("sha1_checked_lanes", 0);
    one.chain(lanes).collect()
}

/// Returns the results of the library for messages of these lengths, with keys that are expanded now.
fn outputs(text: &[u8], lengths: &[usize]) -> Vec<u8> {
    let (key, nonce) = (Key::from([7; 32]), Nonce::from([9; 12]));
    let chacha20_poly1305 = ChaCha20Poly1305::new(&key);
    let aes128_gcm = Aes128Gcm::new(&raddle::aes_gcm::Key::from([5; 16]));
    let aes256_gcm = Aes256Gcm::new(&raddle::aes_gcm::Key::from([5; 32]));
    let mut outputs = Vec::new();
    for &length in lengths {
        let mut data = text[..length].to_vec();
        ChaCha20::new(&key, &nonce).apply_keystream(&mut data).unwrap();
        // The ciphers run one after another, each over the output of the previous one.
        data.extend([0; 16]);
        chacha20_poly1305.seal_in_place(&nonce, b"header", &mut data).unwrap();
        data.extend([0; 16]);
        aes128_gcm.seal_in_place(&nonce, b"header", &mut data).unwrap();
        data.extend([0; 16]);
        aes256_gcm.seal_in_place(&nonce, b"header", &mut data).unwrap();
        outputs.extend(&data[data.len() - 16..]);
        outputs.extend(Sha256::digest(&data));
        outputs.extend(Sha512::digest(&data));
        outputs.extend(Blake3::digest(&data));
        outputs.extend(Sha1::digest(&data));
        outputs.extend(Md5::digest(&data));
        for hashes in [&[AnyHash::Md5, AnyHash::Sha1, AnyHash::Sha256][..], &[AnyHash::Md5, AnyHash::Sha256]] {
            let mut several = Several::new(hashes).unwrap();
            several.update(&data);
            for (hash, digest) in several.finalize().iter() {
                assert_eq!(*digest, hash.digest(&data), "{length} bytes");
            }
        }
        let opened = aes256_gcm.open_in_place(&nonce, b"header", &mut data).unwrap();
        let opened = aes128_gcm.open_in_place(&nonce, b"header", opened).unwrap();
        let opened = chacha20_poly1305.open_in_place(&nonce, b"header", opened).unwrap();
        ChaCha20::new(&key, &nonce).apply_keystream(opened).unwrap();
        assert!(opened == &text[..length], "{length} bytes");
    }
    let messages: Vec<&[u8]> = lengths.iter().map(|&length| &text[..length]).collect();
    let (mut sha256, mut md5) = (vec![[0; 32]; messages.len()], vec![[0; 16]; messages.len()]);
    Sha256::digest_many(&messages, &mut sha256).unwrap();
    Md5::digest_many(&messages, &mut md5).unwrap();
    outputs.extend(sha256.concat());
    let mut sha512 = vec![[0; 64]; messages.len()];
    Sha512::digest_many(&messages, &mut sha512).unwrap();
    outputs.extend(md5.concat());
    outputs.extend(sha512.concat());
    let mut sha1 = vec![[0; 20]; messages.len()];
    Sha1::digest_many(&messages, &mut sha1).unwrap();
    outputs.extend(sha1.concat());
    outputs.extend(packets(&chacha20_poly1305, text));
    outputs
}

/// Returns the sealed packets of a batch, after opening them again. Some plans process several of these lengths with
/// one kernel, and some packets are longer.
fn packets(cipher: &ChaCha20Poly1305, text: &[u8]) -> Vec<u8> {
    let nonce = Nonce::from([9; 12]);
    let lengths = (0..20).map(|i| 71 * i);
    let mut buffers: Vec<_> = lengths.clone().map(|length| [&text[..length], &[0; 16]].concat()).collect();
    let mut sealed = [Ok(()); 20];
    let mut batch: Vec<_> = buffers.iter_mut().map(|buffer| Packet::in_place(&nonce, b"header", buffer)).collect();
    cipher.seal_many(&mut batch, &mut sealed).unwrap();
    let outputs = buffers.concat();
    let mut opened = [Ok(()); 20];
    let mut batch: Vec<_> = buffers.iter_mut().map(|buffer| Packet::in_place(&nonce, b"header", buffer)).collect();
    cipher.open_many(&mut batch, &mut opened).unwrap();
    assert!(sealed.iter().all(Result::is_ok) && opened.iter().all(Result::is_ok));
    assert!(buffers.iter().zip(lengths).all(|(buffer, length)| buffer[..length] == text[..length]));
    outputs
}
