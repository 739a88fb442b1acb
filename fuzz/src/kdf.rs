//! HKDF and PBKDF2 of any inputs and lengths, including lengths beyond the maximum, against RustCrypto.

use std::num::NonZero;

use crate::Text;
use arbitrary::Arbitrary;
use raddle::hkdf::{HkdfSha1, HkdfSha224, HkdfSha256, HkdfSha384, HkdfSha512, TooLong};
use raddle::pbkdf2::{Pbkdf2Sha1, Pbkdf2Sha224, Pbkdf2Sha256, Pbkdf2Sha512};

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    /// The secret, which is also the password.
    secret: Text,
    salt: Text,
    info: Text,
    keys: u16,
    rounds: u8,
}

/// Runs a case.
pub fn check(case: &Case) {
    hkdf(case);
    pbkdf2(case);
}

fn hkdf(case: &Case) {
    let (secret, salt, info) = (&case.secret.0[..], &case.salt.0[..], &case.info.0[..]);
    macro_rules! compare {
        ($ours:ident, $rival:path) => {{
            let max = $ours::MAX;
            let mut ours = vec![0xa5; usize::from(case.keys) % (max + 40)];
            let expanded = $ours::extract(salt, secret).expand(info, &mut ours);
            let (key, rival) = hkdf::Hkdf::<$rival>::extract(Some(salt), secret);
            let mut expected = vec![0xa5; ours.len()];
            let rival = rival.expand(info, &mut expected);
            assert_eq!(expanded.is_ok(), rival.is_ok());
            if ours.len() > max {
                assert_eq!(expanded, Err(TooLong { bytes: ours.len(), max }));
                assert!(ours.iter().all(|&byte| byte == 0xa5));
                return;
            }
            assert_eq!(ours, expected);

            ours.fill(0);
            $ours::from_key(&key).expand(info, &mut ours).expect("not too long");
            assert_eq!(ours, expected);
        }};
    }
    match case.rounds % 5 {
        0 => compare!(HkdfSha256, sha2::Sha256),
        1 => compare!(HkdfSha224, sha2::Sha224),
        2 => compare!(HkdfSha512, sha2::Sha512),
        3 => compare!(HkdfSha384, sha2::Sha384),
        _ => compare!(HkdfSha1, sha1::Sha1),
    }
}

fn pbkdf2(case: &Case) {
    let rounds = 1 + u32::from(case.rounds) / 2;
    // As many chains in parallel as the library has places, and more; few rounds of many, many rounds of few.
    let len = usize::from(case.keys) % (32 * 80) / (1 + rounds as usize / 8);
    let (mut ours, mut expected) = (vec![0xa5; len], vec![0x5a; len]);
    let count = NonZero::new(rounds).expect("1 and more");
    match case.rounds % 4 {
        0 => {
            Pbkdf2Sha256::new(&case.secret.0).derive(&case.salt.0, count, &mut ours).expect("short");
            pbkdf2::pbkdf2_hmac::<sha2::Sha256>(&case.secret.0, &case.salt.0, rounds, &mut expected);
        }
        1 => {
            Pbkdf2Sha512::new(&case.secret.0).derive(&case.salt.0, count, &mut ours).expect("short");
            pbkdf2::pbkdf2_hmac::<sha2::Sha512>(&case.secret.0, &case.salt.0, rounds, &mut expected);
        }
        2 => {
            Pbkdf2Sha1::new(&case.secret.0).derive(&case.salt.0, count, &mut ours).expect("short");
            pbkdf2::pbkdf2_hmac::<sha1::Sha1>(&case.secret.0, &case.salt.0, rounds, &mut expected);
        }
        _ => {
            Pbkdf2Sha224::new(&case.secret.0).derive(&case.salt.0, count, &mut ours).expect("short");
            pbkdf2::pbkdf2_hmac::<sha2::Sha224>(&case.secret.0, &case.salt.0, rounds, &mut expected);
        }
    }
    assert_eq!(ours, expected, "{rounds} rounds");
}
