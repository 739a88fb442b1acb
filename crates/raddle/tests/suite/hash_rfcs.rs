//! Runs all vectors of RFC 1321 for MD5, RFC 3174 for SHA-1, RFC 2202 for HMAC-MD5 and HMAC-SHA-1, and RFC 4231 for
//! HMAC with SHA-2.

use crate::common::{Random, hashes, hex};
use raddle::hmac::{Hmac, Rfc1321, Rfc3174, Sha2};

/// Checks RFC 1321, section A.5.
#[test]
fn md5() {
    let digits = "1234567890".repeat(8);
    let suite = [
        ("", "d41d8cd98f00b204e9800998ecf8427e"),
        ("a", "0cc175b9c0f1b6a831c399e269772661"),
        ("abc", "900150983cd24fb0d6963f7d28e17f72"),
        ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
        ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"),
        (&digits, "57edf4a22be3c955ac49da2e2107b67a"),
    ];
    let messages = suite.map(|(message, _)| message.as_bytes());
    let expected = suite.map(|(_, digest)| hex(digest));
    let mut random = Random(411);
    // The messages are hashed once, and repeated so often that every lane has a message.
    for times in [1, 2, 3, 10, 30] {
        let digests = hashes::digests::<Rfc1321>(&mut random, &messages.repeat(times));
        assert!(digests.iter().zip(expected.iter().cycle()).all(|(digest, expected)| digest[..] == expected[..]));
    }
    println!("report: RFC 1321: {} messages", suite.len());
}

/// Checks RFC 3174, section 7.3: a string and the number of its repetitions.
#[test]
fn sha1() {
    let suite = [
        ("abc", 1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
        ("a", 1_000_000, "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
        ("01234567", 80, "dea356a2cddd90c7a7ecedc5ebb563934f460452"),
    ];
    let suite = if cfg!(miri) { [suite[0], suite[1], suite[0], suite[3]] } else { suite };
    let messages = suite.map(|(string, times, _)| string.repeat(times));
    let messages = messages.each_ref().map(|message| message.as_bytes());
    let digests = hashes::digests::<Rfc3174>(&mut Random(414), &messages);
    assert!(digests.iter().zip(suite).all(|(digest, (_, _, expected))| digest[..] == hex(expected)));
    println!("report: RFC 3174: {} messages", suite.len());
}

const LONG_KEY: &[u8] = b"Test Using Larger Than Block-Size Key - Hash Key First";
const LONG_DATA: &[u8] = b"Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data";
const TRUNCATED: &[u8] = b"Test With Truncation";
const JEFE: &[u8] = b"what do ya want for nothing?";

/// Checks RFC 2202, section 3.
#[test]
fn hmac_sha1() {
    let counting: Vec<u8> = (1..=25).collect();
    let suite: [(&[u8], &[u8], &str); 7] = [
        (&[0x0b; 20], b"Hi There", "b617318655057264e28bc0b6fb378c8ef146be00"),
        (b"Jefe", JEFE, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
        (&[0xaa; 20], &[0xdd; 50], "125d7342b9ac11cd91a39af48aa17b4f63f175d3"),
        (&counting, &[0xcd; 50], "4c9007f4026250c6bc8414f9bf50c86c2d7235da"),
        (&[0x0c; 20], TRUNCATED, "4c1a03424b55e07fe7f27be1d58bb9324a9a5a04"),
        (&[0xaa; 80], LONG_KEY, "aa4ae5e15272d00e95705637ce8a3b55ed402112"),
        (&[0xaa; 80], LONG_DATA, "e8e99d0f45237d786d6bbaa7965c7808bbff1a91"),
    ];
    let mut random = Random(415);
    for (key, message, expected) in suite {
        assert_eq!(hashes::tag::<Rfc3174, 20>(&mut random, key, message).as_bytes()[..], hex(expected));
    }
    let tag = hashes::tag::<Rfc3174, 12>(&mut random, &[0x0c; 20], TRUNCATED);
    assert_eq!(tag.as_bytes()[..], hex("4c1a03424b55e07fe7f27be1"));
    println!("report: RFC 2202: {} tags of HMAC-SHA-1 and one truncated", suite.len());
}

/// Checks RFC 2202, section 2.
#[test]
fn hmac_md5() {
    let counting: Vec<u8> = (1..=25).collect();
    let suite: [(&[u8], &[u8], &str); 7] = [
        (&[0x0b; 16], b"Hi There", "9294727a3638bb1c13f48ef8158bfc9d"),
        (b"Jefe", JEFE, "750c783e6ab0b503eaa86e310a5db738"),
        (&[0xaa; 16], &[0xdd; 50], "56be34521d144c88dbb8c733f0e8b3f6"),
        (&counting, &[0xcd; 50], "697eaf0aca3a3aea3a75164746ffaa79"),
        (&[0x0c; 16], TRUNCATED, "56461ef2342edc00f9bab995690efd4c"),
        (&[0xaa; 80], LONG_KEY, "6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd"),
        (&[0xaa; 80], LONG_DATA, "6f630fad67cda0ee1fb1f562db3aa53e"),
    ];
    let mut random = Random(412);
    for (key, message, expected) in suite {
        assert_eq!(hashes::tag::<Rfc1321, 16>(&mut random, key, message).as_bytes()[..], hex(expected));
    }
    let tag = hashes::tag::<Rfc1321, 12>(&mut random, &[0x0c; 16], TRUNCATED);
    assert_eq!(tag.as_bytes()[..], hex("56461ef2342edc00f9bab995"));
    println!("report: RFC 2202: {} tags of HMAC-MD5 and one truncated", suite.len());
}

/// A key, a message, and its tags under SHA-224, SHA-256, SHA-384 and SHA-512.
type Tagged<'a> = (&'a [u8], &'a [u8], &'a str, &'a str, &'a str, &'a str);

/// Checks RFC 4231, section 4.
#[test]
fn hmac_sha2() {
    let counting: Vec<u8> = (1..=25).collect();
    let long_data =
        b"This is a test using a larger than block-size key and a larger than block-size data. The key needs to \
        be hashed before being used by the HMAC algorithm.";
    let suite: [Tagged<'_>; 6] = [
        (
            &[0x0b; 20],
            b"Hi There",
            "896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
            "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6",
            "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde\
             daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854",
        ),
        (
            b"Jefe",
            JEFE,
            "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
            "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649",
            "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554\
             9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737",
        ),
        (
            &[0xaa; 20],
            &[0xdd; 50],
            "7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea",
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
            "88062608d3e6ad8a0aa2ace014c8a86f0aa635d947ac9febe83ef4e55966144b2a5ab39dc13814b94e3ab6e101a34f27",
            "fa73b0089d56a284efb0f0756c890be9b1b5dbdd8ee81a3655f83e33b2279d39\
             bf3e848279a722c806b485a47e67c807b946a337bee8942674278859e13292fb",
        ),
        (
            &counting,
            &[0xcd; 50],
            "6c11506874013cac6a2abc1bb382627cec6a90d86efc012de7afec5a",
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
            "3e8a69b7783c25851933ab6290af6ca77a9981480850009cc5577c6e1f573b4e6801dd23c4a7d679ccf8a386c674cffb",
            "b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3db\
             a91ca5c11aa25eb4d679275cc5788063a5f19741120c4f2de2adebeb10a298dd",
        ),
        (
            &[0xaa; 131],
            LONG_KEY,
            "95e9a0db962095adaebe9b2d6f0dbce2d499f112f2d2b7273fa6870e",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
            "4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c60c2ef6ab4030fe8296248df163f44952",
            "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352\
             6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598",
        ),
        (
            &[0xaa; 131],
            long_data,
            "3a854166ac5d9f023f54d517d0b39dbd946770db9c2b95c9f6f565d1",
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
            "6617178e941f020d351e2f254e8fd32c602420feb0b8fb9adccebb82461e99c5a678cc31e799176d3860e6110c46523e",
            "e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944\
             b6022cac3c4982b10d5eeb55c3e4de15134676fb6de0446065c97440fa8c6a58",
        ),
    ];
    let mut random = Random(413);
    for (key, message, sha224, sha256, sha384, sha512) in suite {
        assert_eq!(hashes::tag::<Sha2<224>, 28>(&mut random, key, message).as_bytes()[..], hex(sha224));
        assert_eq!(hashes::tag::<Sha2<256>, 32>(&mut random, key, message).as_bytes()[..], hex(sha256));
        assert_eq!(hashes::tag::<Sha2<384>, 48>(&mut random, key, message).as_bytes()[..], hex(sha384));
        assert_eq!(hashes::tag::<Sha2<512>, 64>(&mut random, key, message).as_bytes()[..], hex(sha512));
    }
    // Section 4.6: the fifth tag is truncated to 128 bits.
    let sha224 = hashes::tag::<Sha2<224>, 16>(&mut random, &[0x0c; 20], TRUNCATED);
    let sha256 = hashes::tag::<Sha2<256>, 16>(&mut random, &[0x0c; 20], TRUNCATED);
    let key = Hmac::<Sha2<384>, 48>::new(&[0x0c; 20]);
    assert_eq!(key.mac(TRUNCATED).as_bytes()[..16], hex("3abf34c3503b2a23a46efc619baef897"));
    let key = Hmac::<Sha2<512>, 64>::new(&[0x0c; 20]);
    assert_eq!(key.mac(TRUNCATED).as_bytes()[..16], hex("415fad6271580a531d4179bc891d87a6"));
    assert_eq!(sha224.as_bytes()[..], hex("0e2aea68a90c8d37c988bcdb9fca6fa8"));
    assert_eq!(sha256.as_bytes()[..], hex("a3b6167473100ee06e0c796c2955552b"));
    println!("report: RFC 4231: {} tags each of HMAC with SHA-224, SHA-256, SHA-384 and SHA-512", suite.len() + 1);
}
