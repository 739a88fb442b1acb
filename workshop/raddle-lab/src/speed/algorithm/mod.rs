//! The algorithms that can be timed: one file for each, with its operations, our kernels and the competitors.

mod aead;
mod aead_batch;
mod chacha20;
mod ciphers;
mod combined;
pub(crate) mod hash;
mod interface;
mod pairs;
mod poly1305;
mod sha1_checked;

use std::rc::Rc;

pub(crate) use super::competitors::AeadAlgorithm;
pub(crate) use ciphers::Cipher;
use combined::Combined;
use hash::{Function, Hash};
use interface::{AAD, KEY, kernels, nonce};
pub(crate) use interface::{Algorithm, Subject};
use pairs::Pairs;
use sha1_checked::Sha1Checked;

/// Returns all algorithms, in the order in which they are timed. Algorithms on batches process `batch` messages.
pub(crate) fn all(batch: usize) -> Vec<Rc<dyn Algorithm>> {
    let mut all: Vec<Rc<dyn Algorithm>> = vec![Rc::new(chacha20::ChaCha20), Rc::new(poly1305::Poly1305)];
    for batch in [None, Some(batch)] {
        for cipher in [
            AeadAlgorithm::ChaCha20Poly1305,
            AeadAlgorithm::Aes128Gcm,
            AeadAlgorithm::Aes192Gcm,
            AeadAlgorithm::Aes256Gcm,
            AeadAlgorithm::Aes128GcmSiv,
            AeadAlgorithm::Aes256GcmSiv,
        ] {
            // No page shows batches under keys of 24 bytes.
            if batch.is_none() || cipher != AeadAlgorithm::Aes192Gcm {
                all.push(Rc::new(Cipher { cipher, batch }));
            }
        }
    }
    for batch in [None, Some(batch)] {
        for function in
            [Function::Md5, Function::Sha1, Function::Sha256, Function::Sha512, Function::Blake3, Function::HmacSha256]
        {
            all.push(Rc::new(Hash { function, batch }));
        }
    }
    all.push(Rc::new(Pairs::new(batch)));
    all.push(Rc::new(Combined::Md5Sha256));
    all.push(Rc::new(Combined::Md5Sha1Sha256));
    all.push(Rc::new(Sha1Checked { batch: None }));
    all.push(Rc::new(Sha1Checked { batch: Some(batch) }));
    all
}

/// Returns the names of all algorithms.
pub(crate) fn names() -> Vec<&'static str> {
    all(1).iter().map(|algorithm| algorithm.name()).collect()
}
