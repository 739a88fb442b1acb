//! Files of vectors in the format of OpenSSL's `evp_test`, which Debian does not ship.

use std::{fmt::Write, path::PathBuf};

use super::setup::{Fault, Setup};
use crate::{Result, files, tools};

/// The files: those of the repository, and NIST's for AES-GCM where `cargo xtask test vectors` has fetched them.
pub(super) fn files(setup: &Setup) -> Result<Vec<PathBuf>> {
    let folder = tools::root().join("bindings/openssl/tests/vectors");
    let mut files: Vec<_> = tools::files_under(&folder)?.into_iter().map(|file| folder.join(file)).collect();
    let cavp = tools::root().join("target/vectors/cryptography_vectors/ciphers/AES/GCM");
    if cavp.is_dir() {
        let mut text = String::new();
        for bits in [128, 192, 256] {
            for kind in ["gcmEncryptExtIV", "gcmDecrypt"] {
                let path = cavp.join(format!("{kind}{bits}.rsp"));
                let vectors = files::read(&path)?;
                text += &converted(&vectors, bits);
            }
        }
        setup.write("gcm-cavp.txt", text.as_bytes())?;
        files.push(setup.path("gcm-cavp.txt"));
    } else {
        println!("skipped: NIST's vectors with the OpenSSL provider: cargo xtask test vectors fetches them");
    }
    Ok(files)
}

/// The planted faults that a file must find.
pub(super) fn faults(name: &str) -> &'static [Fault] {
    match name {
        "cipher.txt" => &[Fault::Keystream],
        "digest.txt" => &[Fault::Digest],
        "mac.txt" => &[Fault::Mac, Fault::Tag],
        _ => &[Fault::Tag],
    }
}

/// NIST's vectors of AES-GCM as stanzas of `evp_test`.
fn converted(vectors: &str, bits: u32) -> String {
    let mut text = String::new();
    for line in vectors.lines().map(str::trim) {
        let (name, value) = line.split_once('=').map_or((line, ""), |(name, value)| (name.trim(), value.trim()));
        let field = match name {
            "Count" => {
                _ = write!(text, "\nCipher = aes-{bits}-gcm\n");
                continue;
            }
            "Key" | "IV" | "AAD" | "Tag" => name,
            "PT" => "Plaintext",
            "CT" => "Ciphertext",
            "FAIL" => {
                text += "Result = CIPHERFINAL_ERROR\n";
                continue;
            }
            _ => continue,
        };
        _ = writeln!(text, "{field} = {value}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_become_stanzas() {
        let vectors = "[Keylen = 128]\n[Taglen = 32]\n\nCount = 0\nKey = 00\nIV = 01\nCT = \nAAD = \nTag = 02\nFAIL\n\nCount = 1\n\
                       Key = 03\nPT = 04\n";
        let expected = "\nCipher = aes-128-gcm\nKey = 00\nIV = 01\nCiphertext = \nAAD = \nTag = 02\n\
                        Result = CIPHERFINAL_ERROR\n\nCipher = aes-128-gcm\nKey = 03\nPlaintext = 04\n";
        assert_eq!(converted(vectors, 128), expected);
    }
}
