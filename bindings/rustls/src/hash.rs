//! SHA-256 and SHA-384, the hashes of the suites.

use raddle::hash::{Algorithm, Hasher, Sha2};
use rustls::crypto::hash::{Context, Hash, HashAlgorithm, Output};

use crate::planted::Fault;

/// SHA-2 with a digest of `BITS` bits.
pub(crate) struct Sha<const BITS: usize>;

/// SHA-256.
pub(crate) type Sha256 = Sha<256>;

/// SHA-384.
pub(crate) type Sha384 = Sha<384>;

macro_rules! hashes {
    ($($bits:literal: $algorithm:ident;)*) => {$(
        impl Hash for Sha<$bits> {
            fn start(&self) -> Box<dyn Context> {
                Box::new(Running(Hasher::<Sha2<$bits>>::new()))
            }

            fn hash(&self, data: &[u8]) -> Output {
                output(Hasher::<Sha2<$bits>>::digest(data))
            }

            fn output_len(&self) -> usize {
                Sha2::<$bits>::DIGEST_BYTES
            }

            fn algorithm(&self) -> HashAlgorithm {
                HashAlgorithm::$algorithm
            }
        }

        impl Context for Running<Sha2<$bits>> {
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
    )*};
}

hashes! {
    256: SHA256;
    384: SHA384;
}

fn output<const N: usize>(digest: [u8; N]) -> Output {
    Output::new(&Fault::Digest.plant(digest))
}

struct Running<A: Algorithm>(Hasher<A>);
