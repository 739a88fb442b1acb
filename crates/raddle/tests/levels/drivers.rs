//! Tests the code that divides messages among kernels, at every level of this CPU: the results of each level equal the
//! results of the portable code, which the tests of the standards compare with their vectors. The tests need a separate
//! process, because a cap stays in force.
//!
//! Miri replaces each generated kernel with a Rust function, and runs only the plan of the highest level. There is no
//! second run with which to compare the results. Miri is slow, so it tries few lengths: at least one on each side of
//! each length at which a plan changes kernels, up to the first length that goes through each loop of a driver.

use crate::{alone, common::Effort};
use raddle::{
    aes::{Aes256, Key as AesKey},
    aes_ctr::Aes256Ctr32,
    aes_gcm::{Aes128Gcm, Aes192Gcm, Nonce as GcmNonce},
    aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv, Packet},
    blake3::CHUNK_BYTES,
    chacha20::{ChaCha20, Key, Nonce},
    chacha20poly1305::ChaCha20Poly1305,
    cpu::{self, Level},
    ghash,
    hmac::HmacSha256,
    kernel,
    pbkdf2::{Pbkdf2Sha1, Pbkdf2Sha224, Pbkdf2Sha256, Pbkdf2Sha384},
    poly1305::{OneTimeKey, Poly1305, authenticate},
    xaes_256_gcm::Xaes256Gcm,
    xchacha20poly1305::XChaCha20Poly1305,
};

/// Returns the lengths of messages, under Miri and elsewhere.
fn lengths(miri: &[usize], others: usize) -> Vec<usize> {
    let stride = Effort::here().stride;
    let all = || (0..200).step_by(stride).chain((200..others).step_by(37 * stride)).chain([others]);
    if cfg!(miri) { miri.to_vec() } else { all().collect() }
}

/// Returns bytes that differ from their neighbours.
fn bytes(n: usize) -> Vec<u8> {
    (0..n).map(|i| (i * 167 + (i >> 8) * 31) as u8).collect()
}

#[test]
fn every_level_makes_what_the_portable_text_makes() {
    alone("drivers::every_level_makes_what_the_portable_text_makes", compare_levels);
}

fn compare_levels() {
    let highest = cpu::level();
    let mut found = Vec::new();
    // In Miri, each level takes minutes, so only the highest level runs, which has the most kernels.
    let is_run = |level: &Level| if cfg!(miri) { *level == highest } else { *level <= highest };
    for &level in Level::ALL.iter().rev().filter(|level| is_run(level)) {
        assert_eq!(cpu::set_max_level(level), level);
        found.push((level, everything()));
    }
    let (_, portable) = found.pop().unwrap();
    assert!(!portable.is_empty());
    for (level, results) in found {
        assert_eq!(results.len(), portable.len());
        for ((name, result), (_, expected)) in results.iter().zip(&portable) {
            assert!(result == expected, "{name} at level {level}");
        }
    }
}

type Results = Vec<(String, Vec<u8>)>;

fn everything() -> Results {
    let mut results = Vec::new();
    for part in [ciphers, chacha20poly1305, aes_gcm, aes_gcm_siv, hashes] {
        part(&mut results);
    }
    results
}

fn ciphers(results: &mut Results) {
    for n in lengths(&[330], 9000) {
        let text = bytes(n);
        let mut cipher = ChaCha20::new(&Key::from([7; 32]), &Nonce::from([9; 12]));
        let mut out = vec![0; n];
        cipher.apply_keystream_to(&text, &mut out).unwrap();
        cipher.apply_keystream(&mut out[n / 2..]).unwrap();
        results.push((format!("chacha20 of {n} bytes"), out));

        let aes = Aes256::new(&AesKey::from([5; 32]));
        let mut cipher = Aes256Ctr32::new(&aes, &[3; 16]);
        let mut out = vec![0; n];
        cipher.apply_keystream_to(&text, &mut out).unwrap();
        cipher.apply_keystream(&mut out[n / 2..]).unwrap();
        results.push((format!("aes256_ctr of {n} bytes"), out));

        let key = || OneTimeKey::from(*bytes(64).last_chunk::<32>().unwrap());
        let tag = authenticate(key(), &text);
        let mut pieces = Poly1305::new(key());
        text.chunks(n / 3 + 1).for_each(|piece| pieces.update(piece));
        assert_eq!(pieces.finalize(), tag);
        results.push((format!("poly1305 of {n} bytes"), tag.as_bytes().to_vec()));

        let key = ghash::Key::new(&[0x42; 16]);
        let mut hash = ghash::Ghash::new(&key);
        text.chunks(n / 3 + 1).for_each(|piece| hash.update(piece));
        hash.pad();
        results.push((format!("ghash of {n} bytes"), hash.finalize().to_vec()));
    }
}

/// Seals and opens in place and with separate output, and checks that an altered message does not open. Returns the
/// message and the sealed message.
macro_rules! whole {
    ($results:ident, $cipher:expr, $nonce:expr, $aad:expr, $n:expr, $name:literal) => {{
        let (cipher, nonce, aad, text) = ($cipher, $nonce, $aad, bytes($n));
        let mut sealed = vec![0; $n + 16];
        cipher.seal(nonce, aad, &text, &mut sealed).unwrap();
        let mut in_place = sealed.clone();
        assert!(cipher.open_in_place(nonce, aad, &mut in_place).unwrap() == text, "{} bytes opened in place", $n);
        $results.push((format!("{} of {} bytes", $name, $n), sealed.clone()));
        if cfg!(miri) && $n > 1000 {
            continue;
        }

        in_place[..$n].copy_from_slice(&text);
        cipher.seal_in_place(nonce, aad, &mut in_place).unwrap();
        assert!(sealed == in_place, "{} bytes in place", $n);
        let mut opened = vec![0; $n];
        cipher.open(nonce, aad, &sealed, &mut opened).unwrap();
        assert!(opened == text, "{} bytes opened", $n);
        let mut wrong = sealed.clone();
        wrong[$n] ^= 1;
        let mut in_place = wrong.clone();
        assert!(cipher.open_in_place(nonce, aad, &mut in_place).is_err());
        assert!(in_place == wrong, "{} bytes restored", $n);
        (text, sealed)
    }};
}

/// Does the same, and seals in pieces.
macro_rules! round_trip {
    ($results:ident, $cipher:expr, $nonce:expr, $aad:expr, $n:expr, $name:literal) => {
        let (cipher, nonce, aad) = (&$cipher, $nonce, $aad);
        let (text, sealed) = whole!($results, cipher, nonce, aad, $n, $name);
        let mut pieces = text;
        let mut sealer = cipher.sealer(nonce, aad);
        let (first, second) = pieces.split_at_mut($n / 3);
        sealer.seal(first).unwrap();
        sealer.seal(second).unwrap();
        assert!(sealer.finalize().as_bytes()[..] == sealed[$n..] && pieces == sealed[..$n], "{} bytes in pieces", $n);
    };
}

fn chacha20poly1305(results: &mut Results) {
    let long = if cfg!(miri) { 0..0 } else { 9000..70_000 };
    for n in lengths(&[17, 2120], 9000).into_iter().chain(long.step_by(1009)) {
        let aad = bytes(n % 37);
        round_trip!(results, ChaCha20Poly1305::new(&Key::from([7; 32])), &Nonce::from([9; 12]), &aad, n, "seal");
    }
    for n in lengths(&[33], 1000) {
        let key = Key::from([7; 32]);
        round_trip!(results, XChaCha20Poly1305::new(&key), &[9; 24].into(), b"aad", n, "xchacha20poly1305");
    }
}

fn aes_gcm(results: &mut Results) {
    for n in lengths(&[17, 1040], 5000) {
        let aad = bytes(n % 137);
        round_trip!(results, Aes128Gcm::new(&AesKey::from([7; 16])), &GcmNonce::from([9; 12]), &aad, n, "aes128gcm");
    }
    for n in lengths(&[], 1000) {
        round_trip!(results, Aes192Gcm::new(&AesKey::from([7; 24])), &GcmNonce::from([9; 12]), b"", n, "aes192gcm");
        let nonce = &[9; 24].into();
        round_trip!(results, Xaes256Gcm::new(&AesKey::from([7; 32])), nonce, b"aad", n, "xaes256gcm");
    }
}

fn aes_gcm_siv(results: &mut Results) {
    for n in lengths(&[17, 1040], 5000) {
        let (aad, nonce) = (bytes(n % 137), GcmNonce::from([9; 12]));
        whole!(results, &Aes128GcmSiv::new(&AesKey::from([7; 16])), &nonce, &aad, n, "aes128gcmsiv");
        whole!(results, &Aes256GcmSiv::new(&AesKey::from([7; 32])), &nonce, &aad, n, "aes256gcmsiv");
    }
    // While packets of a group are hashed, those of the group before are encrypted.
    let nonces: Vec<_> = (0..9).map(|i| GcmNonce::from([i; 12])).collect();
    for n in lengths(&[520], 3000) {
        let mut sealed: Vec<_> = (0..9).map(|i| bytes(n + i % 3 * 64 + 16)).collect();
        let packets = sealed.iter_mut().zip(&nonces).map(|(packet, nonce)| Packet::in_place(nonce, b"", packet));
        let cipher = Aes256GcmSiv::new(&AesKey::from([7; 32]));
        cipher.seal_many(&mut packets.collect::<Vec<_>>(), &mut [Ok(()); 9]).unwrap();
        results.push((format!("aes256gcmsiv of {n} bytes and more"), sealed.concat()));
    }
}

fn hashes(results: &mut Results) {
    // The messages have equal lengths, or many lengths with a few long ones, so that lanes take pending messages and
    // narrower kernels take over.
    let max = if cfg!(miri) { 10 } else { 100 };
    let alike: Vec<_> = (0..max).map(|i| bytes(100 + i)[i..].to_vec()).collect();
    let short: Vec<_> = (0..max).map(|i| bytes(i % 5)).collect();
    let mixed: Vec<_> = (0..max).map(|i| bytes([3, 200, 64, 0, 130, 119, 56][i % 7] + i / 16 * 40)).collect();
    let kinds = [("alike", &alike), ("mixed", &mixed), ("short", &short)];
    for (name, messages) in kinds.into_iter().take(if cfg!(miri) { 2 } else { 3 }) {
        for count in if cfg!(miri) { vec![max] } else { (0..=max).collect() } {
            let messages = &messages[..count];
            let mut digests = vec![[0; 32]; count];
            raddle::sha256::Sha256::digest_many(messages, &mut digests).unwrap();
            results.push((format!("sha256 of {count} messages, {name}"), digests.as_flattened().to_vec()));
            let mut digests = vec![[0; 64]; count];
            raddle::sha512::Sha512::digest_many(messages, &mut digests).unwrap();
            results.push((format!("sha512 of {count} messages, {name}"), digests.as_flattened().to_vec()));
            let mut digests = vec![[0; 20]; count];
            raddle::sha1::Sha1::digest_many(messages, &mut digests).unwrap();
            results.push((format!("sha1 of {count} messages, {name}"), digests.as_flattened().to_vec()));
            let mut digests = vec![[0; 16]; count];
            raddle::md5::Md5::digest_many(messages, &mut digests).unwrap();
            results.push((format!("md5 of {count} messages, {name}"), digests.as_flattened().to_vec()));
        }
        let key = HmacSha256::new(b"a key");
        let mut tags = vec![key.mac(b""); 5];
        key.mac_many(&messages[..5], &mut tags).unwrap();
        let all: Vec<u8> = tags.iter().flat_map(|tag| *tag.as_bytes()).collect();
        results.push((format!("hmac of 5 messages, {name}"), all));
    }
    for n in if cfg!(miri) { vec![2 * CHUNK_BYTES + 65] } else { (0..70_000).step_by(1009).collect() } {
        results.push((format!("blake3 of {n} bytes"), raddle::blake3::Blake3::digest(bytes(n)).to_vec()));
    }
    // One chain, two chains, and as many as there are lanes, with remainders.
    for chains in if cfg!(miri) { vec![3] } else { vec![1, 2, 3, 9, 17, 40] } {
        let mut key = vec![0; 32 * chains];
        let rounds = 2.try_into().unwrap();
        Pbkdf2Sha256::new(b"password").derive(b"salt", rounds, &mut key).unwrap();
        results.push((format!("pbkdf2 of {chains} chains"), key.clone()));
        Pbkdf2Sha224::new(b"password").derive(b"salt", rounds, &mut key).unwrap();
        results.push((format!("pbkdf2 with sha224 of {chains} chains"), key.clone()));
        Pbkdf2Sha384::new(b"password").derive(b"salt", rounds, &mut key).unwrap();
        results.push((format!("pbkdf2 with sha384 of {chains} chains"), key.clone()));
        Pbkdf2Sha1::new(b"password").derive(b"salt", rounds, &mut key).unwrap();
        results.push((format!("pbkdf2 with sha1 of {chains} chains"), key));
    }
}

/// Checks, without running anything, that the plans assign every byte of a message of any length to a kernel.
#[test]
fn plans_take_all_of_a_message() {
    for function in ["sha256", "sha512", "sha1", "md5", "blake3"] {
        // Kernels for more messages come first, and then the kernel for one message.
        for bytes in [1, 1000] {
            let from: Vec<usize> = kernel::plan(function, bytes, usize::MAX).map(|(_, from)| from).collect();
            assert!(from.is_sorted_by(|a, b| a > b) && from.ends_with(&[1]), "{function}: {from:?}");
        }
    }
    for n in lengths(&[0, 1, 16, 1000, 5000], 40_000) {
        for operation in ["chacha20_xor", "poly1305", "aes128_gcm_seal", "aes256_gcm_seal"] {
            assert_eq!(kernel::plan(operation, n, 1).map(|(_, n)| n).sum::<usize>(), n, "{operation}");
        }
    }
}
