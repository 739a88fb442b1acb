//! SHA-256.

use rustls::crypto::hash::{Context, Hash, HashAlgorithm, Output};

use raddle::sha256::Sha256 as Hasher;

use crate::planted::Fault;

/// SHA-256, the hash of all suites that do not use SHA-384.
pub(crate) struct Sha256;

impl Hash for Sha256 {
    fn start(&self) -> Box<dyn Context> {
        Box::new(Running(Hasher::new()))
    }

    fn hash(&self, data: &[u8]) -> Output {
        output(Hasher::digest(data))
    }

    fn output_len(&self) -> usize {
        Hasher::DIGEST_BYTES
    }

    fn algorithm(&self) -> HashAlgorithm {
        HashAlgorithm::SHA256
    }
}

fn output(digest: [u8; Hasher::DIGEST_BYTES]) -> Output {
    Output::new(&Fault::Digest.plant(digest))
}

struct Running(Hasher);

impl Context for Running {
    fn fork_finish(&self) -> Output {
        output(self.0.clone().finalize())
    }

    fn fork(&self) -> Box<dyn Context> {
        Box::new(Self(self.0.clone()))
    }

    fn finish(self: Box<Self>) -> Output {
        output(self.0.finalize())
    }

    fn update(&mut self, data: &[u8]) {
        self.0.update(data);
    }
}
