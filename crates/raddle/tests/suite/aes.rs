//! Tests AES, counter mode and GHASH through their public interfaces.

use crate::common::{Effort, Random, hex, hex_array};
use ::aes::cipher::{BlockCipherEncrypt, KeyInit};
use ::ghash::universal_hash::UniversalHash;
use raddle::{
    aes::{Aes, Aes128, Aes192, Aes256, Key, KeySize},
    aes_ctr::{
        Aes128Ctr32, Aes128Ctr128, Aes192Ctr32, Aes192Ctr128, Aes256Ctr32, Aes256Ctr128, ApplyError, Counter, Ctr,
        KeystreamExhausted,
    },
    ghash::{self, Ghash},
};

#[test]
fn the_rival_agrees_on_blocks() {
    let mut random = Random(101);
    macro_rules! agrees {
        ($($ours:ident, $theirs:ident, $bytes:literal;)*) => {$(
            for _ in 0..Effort::here().rounds(200) {
                let (key, block) = (random.array::<$bytes>(), random.array::<16>());
                let mut expected = block.into();
                ::aes::$theirs::new(&key.into()).encrypt_block(&mut expected);
                assert_eq!($ours::new(&Key::from(key)).encrypt_block(&block)[..], expected[..]);
            }
        )*};
    }
    agrees! {
        Aes128, Aes128, 16;
        Aes192, Aes192, 24;
        Aes256, Aes256, 32;
    }
}

/// Checks the vectors of FIPS 197, appendix C.
#[test]
fn the_blocks_of_the_standard() {
    let block = hex_array("00112233445566778899aabbccddeeff");
    let key: [u8; 32] = std::array::from_fn(|i| i as u8);
    let first = |n: usize| key[..n].to_vec();
    let [short, medium] = [first(16), first(24)];
    let expected: [[u8; 16]; 3] = [
        hex_array("69c4e0d86a7b0430d8cdb78070b4c55a"),
        hex_array("dda97ca4864cdfe06eaf70a0ec0d7191"),
        hex_array("8ea2b7ca516745bfeafc49904b496089"),
    ];
    assert_eq!(Aes128::new(&Key::<16>::from(<[u8; 16]>::try_from(short).unwrap())).encrypt_block(&block), expected[0]);
    assert_eq!(Aes192::new(&Key::<24>::from(<[u8; 24]>::try_from(medium).unwrap())).encrypt_block(&block), expected[1]);
    assert_eq!(Aes256::new(&Key::from(key)).encrypt_block(&block), expected[2]);
}

/// Checks that RustCrypto uses no AES instructions if a build forbids them.
#[test]
#[allow(unexpected_cfgs, reason = "a flag of RustCrypto's")]
fn the_portable_code_is_the_one_asked_for() {
    let accelerated = ::aes::hardware_accelerated();
    assert!(!accelerated || cfg!(not(aes_backend = "soft")));
    println!("report: portable AES: {}", if accelerated { "by instructions" } else { "bit-sliced" });
}

/// Computes the keystream, one block at a time.
fn keystream<S: KeySize, C: Counter>(key: &Aes<S>, first: &[u8; 16], len: usize) -> Vec<u8> {
    let first = u128::from_be_bytes(*first);
    let wide = C::KEYSTREAM_BYTES > 1 << 36;
    let block =
        |n: u128| if wide { first.wrapping_add(n) } else { first >> 32 << 32 | first.wrapping_add(n) & 0xffff_ffff };
    (0..).flat_map(|n| key.encrypt_block(&block(n).to_be_bytes())).take(len).collect()
}

fn counters_wrap_where_they_end<S: KeySize, C: Counter>(random: &mut Random, key: &Aes<S>) {
    for k in (0..40).take(if cfg!(miri) { 3 } else { 40 }) {
        let mut first: [u8; 16] = random.array();
        // The last 4 bytes wrap soon: in some rounds by themselves, in others with the last half or the whole block.
        first[12..].copy_from_slice(&(u32::MAX - k).to_be_bytes());
        match k % 3 {
            0 => first[..12].fill(0xff),
            1 => first[8..12].fill(0xff),
            _ => {}
        }
        let len = 16 * if cfg!(miri) { 5 } else { 50 } + k as usize;
        let stream = keystream::<S, C>(key, &first, len);
        let text = random.bytes(len);
        let expected = crate::common::xor(&text, &stream);

        let mut whole = text.clone();
        Ctr::<S, C, _>::new(key, &first).apply_keystream(&mut whole).unwrap();
        assert!(whole == expected, "from {first:x?}");

        let (mut pieces, mut cipher) = (text.clone(), Ctr::<S, C, _>::new(key, &first));
        let mut rest = &mut pieces[..];
        while !rest.is_empty() {
            let n = random.below(70).min(rest.len());
            let input = rest[..n].to_vec();
            cipher.apply_keystream_to(&input, rest.split_off_mut(..n).unwrap()).unwrap();
        }
        assert!(pieces == expected, "in pieces from {first:x?}");

        let at = random.below(len);
        cipher.seek(at as u64).unwrap();
        let mut rest = text[at..].to_vec();
        cipher.apply_keystream(&mut rest).unwrap();
        assert!(rest == expected[at..], "from byte {at} of {first:x?}");
    }
}

#[test]
fn counters_of_32_and_of_128_bits() {
    let mut random = Random(102);
    macro_rules! counters {
        ($($size:ident, $bytes:literal, $narrow:ident, $wide:ident;)*) => {$(
            let key = $size::new(&Key::from(random.array::<$bytes>()));
            counters_wrap_where_they_end::<_, raddle::aes_ctr::Counter32>(&mut random, &key);
            counters_wrap_where_they_end::<_, raddle::aes_ctr::Counter128>(&mut random, &key);
            let (mut narrow, mut wide) = ([0; 40], [0; 40]);
            $narrow::new(&key, &[9; 16]).apply_keystream(&mut narrow).unwrap();
            $wide::new(&key, &[9; 16]).apply_keystream(&mut wide).unwrap();
            assert_eq!(narrow, wide);
        )*};
    }
    counters! {
        Aes128, 16, Aes128Ctr32, Aes128Ctr128;
        Aes192, 24, Aes192Ctr32, Aes192Ctr128;
        Aes256, 32, Aes256Ctr32, Aes256Ctr128;
    }
}

/// Checks SP 800-38A, F.5.1 and F.5.5, whose first counter block is f0f1…ff.
#[test]
fn counter_mode_of_the_standard() {
    let first = std::array::from_fn(|i| 0xf0 + i as u8);
    let text = hex("6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51");
    let key = Aes128::new(&Key::from(hex_array("2b7e151628aed2a6abf7158809cf4f3c")));
    let mut sealed = text.clone();
    Aes128Ctr128::new(&key, &first).apply_keystream(&mut sealed).unwrap();
    assert_eq!(sealed, hex("874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff"));
    let key = hex_array("603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4");
    let key = Aes256::new(&Key::from(key));
    let mut sealed = text.clone();
    Aes256Ctr128::new(&key, &first).apply_keystream(&mut sealed).unwrap();
    assert_eq!(sealed, hex("601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c5"));
}

#[test]
fn a_keystream_ends() {
    let key = Aes128::new(&Key::from([7; 16]));
    let mut cipher = Aes128Ctr32::new(&key, &[9; 16]);
    let end = 1 << 36;
    cipher.seek(end - 20).unwrap();
    let mut last = [0; 21];
    let error = KeystreamExhausted { asked: 21, left: 20 };
    assert_eq!(cipher.apply_keystream(&mut last), Err(error));
    assert_eq!(cipher.apply_keystream_to(&[0; 21], &mut last), Err(ApplyError::KeystreamExhausted(error)));
    assert_eq!((last, cipher.position()), ([0; 21], end - 20));
    cipher.apply_keystream(&mut last[..20]).unwrap();
    assert_eq!(cipher.position(), end);
    assert_eq!(cipher.seek(end + 1), Err(KeystreamExhausted { asked: end + 1, left: end }));
    let mut cipher = Aes128Ctr128::new(&key, &[9; 16]);
    cipher.seek(u64::MAX - 3).unwrap();
    cipher.apply_keystream(&mut last[..3]).unwrap();
    assert_eq!(cipher.apply_keystream(&mut last[..1]), Err(KeystreamExhausted { asked: 1, left: 0 }));
}

#[test]
fn the_rival_agrees_on_hashes() {
    let mut random = Random(103);
    let effort = Effort::here();
    for length in
        (0..=600).step_by(effort.stride).chain([33, 100, 4096, 5000]).filter(|&length| effort.includes(length))
    {
        let (h, text) = (random.array::<16>(), random.bytes(length));
        let mut rival = ::ghash::GHash::new(&h.into());
        rival.update_padded(&text);
        let expected: [u8; 16] = rival.finalize().into();

        let key = ghash::Key::new(&h);
        let mut hash = Ghash::new(&key);
        hash.update(&text);
        assert_eq!(hash.finalize(), expected, "{length} bytes");

        let (mut hash, mut rest) = (Ghash::new(&key), &text[..]);
        while !rest.is_empty() {
            let (piece, others) = rest.split_at(random.below(100).min(rest.len()));
            hash.update(piece);
            rest = others;
        }
        assert_eq!(hash.finalize(), expected, "{length} bytes in pieces");
    }
}
