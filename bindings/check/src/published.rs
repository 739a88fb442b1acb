//! The published vectors that are too large to be checked in (`workshop/vectors/README.md`): vectors of NIST's
//! validation
//! program for AES, AES-GCM and SHA-2, and vectors of RFCs. The tests of the Rust library read the same files.

use crate::vectors::{line, name};
use raddle::hash::any::AnyHash;
use raddle_common::vectors::{Vector, read};

/// Counts the lines printed for each source, and leaves out all but one in `every` vectors.
struct Printer {
    every: usize,
    found: usize,
    printed: usize,
}

impl Printer {
    /// Returns the vectors of a file, without those that are left out.
    fn read(&mut self, file: &str, first: &[&str]) -> Vec<Vector> {
        let (every, found) = (self.every, self.found);
        let vectors = read(file, first).unwrap_or_default();
        self.found += vectors.len();
        vectors.into_iter().enumerate().filter(|(i, _)| (found + i).is_multiple_of(every)).map(|(_, v)| v).collect()
    }

    fn line(&mut self, algorithm: &str, valid: bool, fields: &[&[u8]]) {
        self.printed += 1;
        line(algorithm, valid, fields);
    }

    /// Reports the number of lines printed since the last report.
    fn report(&mut self, what: &str) {
        println!(
            "report: {what}: {} of {} vectors, {} lines",
            self.found.div_ceil(self.every),
            self.found,
            self.printed
        );
        (self.found, self.printed) = (0, 0);
    }
}

/// Returns the bytes of a field.
fn bytes(vector: &Vector, name: &str) -> Vec<u8> {
    let digits = vector.get(name).map_or("", |digits| digits.trim_matches('"'));
    assert!(digits.len().is_multiple_of(2) && digits.is_ascii(), "{name} of {vector:?}");
    (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("hexadecimal")).collect()
}

fn number(vector: &Vector, name: &str) -> u64 {
    vector[name].parse().expect("a number")
}

/// Returns a SHAVS message. The length in bits decides how many bytes belong to it, because the format can't write an
/// empty message.
fn message(vector: &Vector) -> Vec<u8> {
    let mut message = bytes(vector, "MSG");
    message.truncate(usize::try_from(number(vector, "LEN") / 8).expect("short"));
    message
}

/// Prints one in `every` vectors, or nothing if the vectors were not fetched.
pub(crate) fn print(every: usize) {
    if read("hashes/MD5/rfc-1321.txt", &["len"]).is_none() {
        return;
    }
    let mut out = Printer { every, found: 0, printed: 0 };
    gcm(&mut out);
    aes(&mut out);
    hashes(&mut out);
    rfcs(&mut out);
}

fn gcm(out: &mut Printer) {
    for size in [128, 192, 256] {
        for file in ["gcmEncryptExtIV", "gcmDecrypt"] {
            for vector in out.read(&format!("ciphers/AES/GCM/{file}{size}.rsp"), &["count"]) {
                let [key, nonce, aad, ciphertext, tag] =
                    ["KEY", "IV", "AAD", "CT", "TAG"].map(|name| bytes(&vector, name));
                let valid = !vector.contains_key("FAIL");
                // A message that does not open has no plaintext.
                let text = if valid { bytes(&vector, "PT") } else { vec![0; ciphertext.len()] };
                // The library has no tags of 4 and 8 bytes. They are the first bytes of full tags.
                let algorithm = if tag.len() < 12 { "aes-gcm-short" } else { "aes-gcm" };
                out.line(algorithm, valid, &[&key, &nonce, &aad, &text, &ciphertext, &tag]);
            }
        }
    }
    out.report("CAVP for AES-GCM");
}

fn aes(out: &mut Printer) {
    for size in [128, 192, 256] {
        for file in ["GFSbox", "KeySbox", "MMT", "VarKey", "VarTxt"] {
            for vector in out.read(&format!("ciphers/AES/ECB/ECB{file}{size}.rsp"), &["count"]) {
                let [key, text, encrypted] = ["KEY", "PLAINTEXT", "CIPHERTEXT"].map(|name| bytes(&vector, name));
                for (text, encrypted) in text.chunks(16).zip(encrypted.chunks(16)) {
                    out.line("aes", true, &[&key, text, encrypted]);
                }
            }
        }
    }
    out.report("CAVP for AES");
    for size in [128, 192, 256] {
        for vector in out.read(&format!("ciphers/AES/CTR/aes-{size}-ctr.txt"), &["count"]) {
            let [key, first, text, encrypted] =
                ["KEY", "IV", "PLAINTEXT", "CIPHERTEXT"].map(|name| bytes(&vector, name));
            for algorithm in ["aes-ctr32", "aes-ctr128"] {
                out.line(algorithm, true, &[&key, &first, &[0; 8], &text, &encrypted]);
            }
        }
    }
    out.report("RFC 3686, AES in counter mode");
}

/// Returns the hash functions that have vectors of SHAVS, with their names there.
fn shavs() -> impl Iterator<Item = (AnyHash, String)> {
    let hashes = AnyHash::ALL.iter().filter(|hash| hash.standard().starts_with("FIPS 180"));
    hashes.map(|&hash| {
        let folder = if hash == AnyHash::Sha1 { "SHA1" } else { "SHA2" };
        (hash, format!("hashes/{folder}/{}", hash.function().to_uppercase()))
    })
}

fn hashes(out: &mut Printer) {
    for (hash, path) in shavs() {
        for kind in ["Short", "Long"] {
            for vector in out.read(&format!("{path}{kind}Msg.rsp"), &["len"]) {
                out.line(&name(hash), true, &[&message(&vector), &bytes(&vector, "MD")]);
            }
        }
    }
    out.report("SHAVS, messages");
    for (hash, path) in shavs() {
        // Each chain begins with the end of the previous one, so all are read.
        let vectors = read(&format!("{path}Monte.rsp"), &["seed", "count"]).unwrap_or_default();
        let ends: Vec<_> = vectors
            .iter()
            .map(|vector| bytes(vector, if vector.contains_key("SEED") { "SEED" } else { "MD" }))
            .collect();
        for pair in ends.windows(2) {
            out.found += 1;
            if out.found.is_multiple_of(out.every) {
                out.line(&format!("{}-chain", name(hash)), true, &[&pair[0], &pair[1]]);
            }
        }
    }
    out.report("SHAVS, chains of 1000 digests");
}

/// Prints the vectors from RFCs. There are few, so none is left out.
fn rfcs(out: &mut Printer) {
    out.every = 1;
    for vector in out.read("hashes/MD5/rfc-1321.txt", &["len"]) {
        out.line("md5", true, &[&message(&vector), &bytes(&vector, "MD")]);
    }
    let files = [
        ("hmac-md5", "2202-md5"),
        ("hmac-sha1", "2202-sha1"),
        ("hmac-sha224", "4231-sha224"),
        ("hmac-sha256", "4231-sha256"),
        ("hmac-sha384", "4231-sha384"),
        ("hmac-sha512", "4231-sha512"),
    ];
    for (algorithm, file) in files {
        for vector in out.read(&format!("HMAC/rfc-{file}.txt"), &["len"]) {
            out.line(algorithm, true, &[&bytes(&vector, "KEY"), &message(&vector), &bytes(&vector, "MD")]);
        }
    }
    for vector in out.read("KDF/rfc-5869-HKDF-SHA256.txt", &["count"]) {
        let [salt, secret, info, keys] = ["SALT", "IKM", "INFO", "OKM"].map(|name| bytes(&vector, name));
        let size = u32::try_from(keys.len()).expect("short").to_be_bytes();
        out.line("hkdf-sha256", true, &[&salt, &secret, &info, &size, &keys]);
    }
    for vector in out.read("poly1305/rfc7539.txt", &["count"]) {
        let [key, message, tag] = ["KEY", "MSG", "TAG"].map(|name| bytes(&vector, name));
        out.line("poly1305", true, &[&key, &message, &tag]);
    }
    for vector in out.read("ciphers/ChaCha20/rfc7539.txt", &["count"]) {
        let [key, nonce, text, encrypted] =
            ["KEY", "NONCE", "PLAINTEXT", "CIPHERTEXT"].map(|name| bytes(&vector, name));
        let at = (64 * number(&vector, "INITIAL_BLOCK_COUNTER")).to_be_bytes();
        out.line("chacha20", true, &[&key, &nonce, &at, &text, &encrypted]);
    }
    out.report("RFCs 1321, 2202, 4231, 5869, 7539");
}
