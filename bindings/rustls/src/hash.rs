//! SHA-256.

use rustls::crypto::hash::{Context, Hash, HashAlgorithm, Output};

use raddle::sha256::Sha256 as Hasher;

/// SHA-256, which all suites use that do not use SHA-384.
pub(crate) struct Sha256;

impl Hash for Sha256 {
    fn start(&self) -> Box<dyn Context> {
        Box::new(Running(Hasher::new()))
    }

    fn hash(&self, data: &[u8]) -> Output {
        Output::new(&Hasher::digest(data))
    }

    fn output_len(&self) -> usize {
        Hasher::DIGEST_BYTES
    }

    fn algorithm(&self) -> HashAlgorithm {
        HashAlgorithm::SHA256
    }
}

struct Running(Hasher);

impl Context for Running {
    fn fork_finish(&self) -> Output {
        Output::new(&self.0.clone().finalize())
    }

    fn fork(&self) -> Box<dyn Context> {
        Box::new(Self(self.0.clone()))
    }

    fn finish(self: Box<Self>) -> Output {
        Output::new(&self.0.finalize())
    }

    fn update(&mut self, data: &[u8]) {
        self.0.update(data);
    }
}
