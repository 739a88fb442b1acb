//! Tests HKDF and PBKDF2 with their standards' vectors, and against HMAC.

use std::num::NonZero;

use crate::common::{Effort, Random, hex};
use raddle::{
    hkdf::{HkdfSha224, HkdfSha256, TooLong},
    hmac::{HmacSha224, HmacSha256},
    pbkdf2::{Pbkdf2Sha224, Pbkdf2Sha256},
};

fn rounds(n: u32) -> NonZero<u32> {
    NonZero::new(n).unwrap()
}

/// Checks RFC 5869, appendices A.1 to A.3.
#[test]
fn hkdf_vectors() {
    let long = |from: u8| -> Vec<u8> { (from..from + 80).collect() };
    let short = |from: u8, to: u8| -> Vec<u8> { (from..=to).collect() };
    let vectors = [
        (
            vec![0x0b; 22],
            short(0, 0x0c),
            short(0xf0, 0xf9),
            "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
        ),
        (
            long(0),
            long(0x60),
            (0xb0..=0xff).collect(),
            "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09\
             da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87",
        ),
        (
            vec![0x0b; 22],
            vec![],
            vec![],
            "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
        ),
    ];
    for (secret, salt, info, keys) in vectors {
        let expected = hex(keys);
        let mut made = vec![0; expected.len()];
        HkdfSha256::extract(&salt, &secret).expand(&info, &mut made).unwrap();
        assert_eq!(made, expected);
    }
}

/// Checks RFC 5869, section 2.3, against HMAC of whole messages.
#[test]
fn hkdf_by_definition() {
    let mut random = Random(7);
    let (secret, info) = (random.bytes(50), random.bytes(30));
    let key = HmacSha224::new(b"salt").mac(&secret);
    let hmac = HmacSha224::new(key.as_bytes());
    let (mut expected, mut last) = (Vec::<u8>::new(), Vec::new());
    for number in (1..=255).take(if cfg!(miri) { 30 } else { 255 }) {
        last = hmac.mac([&last[..], &info, &[number]].concat()).as_bytes().to_vec();
        expected.extend(&last);
    }
    let hkdf = HkdfSha224::extract(b"salt", &secret);
    for n in [0, 1, 27, 28, 29, 1000, 255 * 28].into_iter().filter(|&n| Effort::here().includes(n)) {
        let mut made = vec![0; n];
        hkdf.expand(&info, &mut made).unwrap();
        assert!(made == expected[..n], "{n} bytes");
        HkdfSha224::from_key(key.as_bytes()).expand(&info, &mut made).unwrap();
        assert!(made == expected[..n], "{n} bytes");
    }
    let (key, longest) = (hkdf.expand_key::<29>(&info), hkdf.expand_key::<{ HkdfSha224::MAX }>(&info));
    assert!(key.as_bytes()[..] == expected[..29] && longest.as_bytes().starts_with(&expected));
    let mut made = [1; 255 * 28 + 1];
    assert_eq!(hkdf.expand(&info, &mut made), Err(TooLong { bytes: 255 * 28 + 1, max: 255 * 28 }));
    assert_eq!(made, [1; 255 * 28 + 1]);
}

/// Checks RFC 7914, section 11.
#[test]
fn pbkdf2_vectors() {
    let mut key = [0; 64];
    Pbkdf2Sha256::new(b"passwd").derive(b"salt", rounds(1), &mut key).unwrap();
    let expected = "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc\
                    49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783";
    assert_eq!(key[..], hex(expected)[..]);
    if cfg!(miri) {
        // This vector has 80,000 rounds.
        return;
    }
    Pbkdf2Sha256::new(b"Password").derive(b"NaCl", rounds(80000), &mut key).unwrap();
    let expected = "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56\
                    a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d";
    assert_eq!(key[..], hex(expected)[..]);
}

/// Checks RFC 8018, section 5.2, against HMAC of whole messages, with keys of every number of chains.
#[test]
fn pbkdf2_by_definition() {
    let mut expected = Vec::new();
    let hmac = HmacSha256::new(b"password");
    for number in 1_u32..=70 {
        let mut last = *hmac.mac([&b"salt"[..], &number.to_be_bytes()].concat()).as_bytes();
        let mut sum = last;
        for _ in 1..5 {
            last = *hmac.mac(last).as_bytes();
            sum.iter_mut().zip(last).for_each(|(sum, byte)| *sum ^= byte);
        }
        expected.extend(sum);
    }
    for chains in (0..=70_usize).step_by(if cfg!(miri) { 35 } else { 1 }) {
        for n in [32 * chains, (32 * chains).saturating_sub(5)] {
            let mut key = vec![0; n];
            Pbkdf2Sha256::new(b"password").derive(b"salt", rounds(5), &mut key).unwrap();
            assert!(key == expected[..n], "{n} bytes");
        }
    }
    let key = Pbkdf2Sha256::new(b"password").derive_key::<100>(b"salt", rounds(5));
    assert_eq!(key.as_bytes()[..], expected[..100]);
    let mut key = [0; 28];
    Pbkdf2Sha224::new(b"password").derive(b"", rounds(1), &mut key).unwrap();
    assert_eq!(&key, HmacSha224::new(b"password").mac([0, 0, 0, 1]).as_bytes());
}
