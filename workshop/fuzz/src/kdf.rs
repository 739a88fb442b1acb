//! HKDF and PBKDF2 of any inputs and lengths, including lengths beyond the maximum, compared with RustCrypto.

use std::num::NonZero;

use crate::{Text, theirs};
use arbitrary::Arbitrary;
use raddle::hkdf::{Algorithm, Hkdf, TooLong};
use raddle::pbkdf2::Pbkdf2;

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

macro_rules! functions {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        /// HKDF and PBKDF2 with each function.
        const FUNCTIONS: &[(fn(&Case), fn(&Case))] = &[$((
            |case| hkdf::<$algorithm>(case, |secret, salt, info, keys| {
                let (key, rival) = ::hkdf::Hkdf::<theirs::$name>::extract(Some(salt), secret);
                rival.expand(info, keys).ok().map(|()| key.to_vec())
            }),
            |case| pbkdf2::<$algorithm>(case, ::pbkdf2::pbkdf2_hmac::<theirs::$name>),
        )),*];
    };
}

raddle::hashes!(kdf: functions);

/// Runs a case.
pub fn check(case: &Case) {
    let (hkdf, pbkdf2) = FUNCTIONS[usize::from(case.rounds) % FUNCTIONS.len()];
    hkdf(case);
    pbkdf2(case);
}

/// Compares with another HKDF of a secret, a salt and a purpose, which fills the keys and returns the pseudorandom key, or
/// `None` if there are too many keys.
fn hkdf<A: Algorithm>(case: &Case, theirs: impl Fn(&[u8], &[u8], &[u8], &mut [u8]) -> Option<Vec<u8>>) {
    let (secret, salt, info) = (&case.secret.0[..], &case.salt.0[..], &case.info.0[..]);
    let max = Hkdf::<A>::MAX;
    let mut ours = vec![0xa5; usize::from(case.keys) % (max + 40)];
    let expanded = Hkdf::<A>::extract(salt, secret).expand(info, &mut ours);
    let mut expected = vec![0xa5; ours.len()];
    let Some(key) = theirs(secret, salt, info, &mut expected) else {
        assert_eq!(expanded, Err(TooLong { bytes: ours.len(), max }));
        assert!(ours.len() > max && ours.iter().all(|&byte| byte == 0xa5));
        return;
    };
    assert_eq!((expanded, &ours), (Ok(()), &expected));

    ours.fill(0);
    Hkdf::<A>::from_key(&key).expand(info, &mut ours).expect("not too long");
    assert_eq!(ours, expected);
}

/// Compares with another PBKDF2 of a password, a salt and a number of rounds.
fn pbkdf2<A: Algorithm>(case: &Case, theirs: impl Fn(&[u8], &[u8], u32, &mut [u8])) {
    let rounds = 1 + u32::from(case.rounds) / 2;
    // As many parallel chains as the library has places, and more; few rounds for many chains, and many rounds for few.
    let len = usize::from(case.keys) % (32 * 80) / (1 + rounds as usize / 8);
    let (mut ours, mut expected) = (vec![0xa5; len], vec![0x5a; len]);
    let count = NonZero::new(rounds).expect("1 and more");
    Pbkdf2::<A>::new(&case.secret.0).derive(&case.salt.0, count, &mut ours).expect("short");
    theirs(&case.secret.0, &case.salt.0, rounds, &mut expected);
    assert_eq!(ours, expected, "{rounds} rounds");
}
