//! SHA-256 of 64-byte messages, which are the pairs of digests in binary trees.

use std::hint::black_box;

use raddle::kernel;
use raddle::sha256::{CountMismatch, DIGEST_BYTES, Sha256, pairs};

use super::hash::{Function, Hash, messages_of};
use super::{Algorithm, Subject};
#[cfg(feature = "competitor-hashtree")]
use crate::speed::competitors;
use crate::speed::competitors::Competitor;
use crate::speed::upper::UpperHalves;

/// The length of a pair in bytes.
const PAIR: usize = 2 * DIGEST_BYTES;

/// The algorithm `sha256-pairs`: `sha256-many` on 64-byte messages, with another of our functions.
pub(crate) struct Pairs(Hash);

impl Pairs {
    pub(crate) fn new(batch: usize) -> Self {
        Self(Hash { function: Function::Sha256, batch: Some(batch) })
    }
}

impl Algorithm for Pairs {
    fn name(&self) -> &'static str {
        "sha256-pairs"
    }

    fn operations(&self) -> &'static [&'static str] {
        self.0.operations()
    }

    fn batch(&self) -> Option<usize> {
        self.0.batch()
    }

    fn only_bytes(&self) -> Option<usize> {
        Some(PAIR)
    }

    fn picked(&self, operation: &str, bytes: usize) -> Vec<&'static str> {
        let (mut names, mut left) = (Vec::new(), self.0.messages());
        for (name, from) in kernel::plan("sha256_pairs", PAIR, left) {
            let takes = messages_of(name);
            if left >= from {
                names.push(name);
                left = (left - from) % takes + from - takes;
            }
        }
        let rest = Hash { batch: Some(left), ..self.0 };
        names.extend(if left > 0 { rest.picked(operation, bytes) } else { Vec::new() });
        names
    }

    fn ours(&self, _operation: &str) -> Box<dyn Subject> {
        Box::new(PairsCall { digests: Vec::new(), function: pairs })
    }

    /// Returns the function for messages of any lengths.
    fn ours_in_general(&self) -> Option<(&'static str, Box<dyn Subject>)> {
        Some(("digest_many", Box::new(PairsCall { digests: Vec::new(), function: Sha256::digest_many })))
    }

    fn by_competitor(&self, competitor: Competitor, operation: &str) -> Option<Box<dyn Subject>> {
        self.0.by_competitor(competitor, operation)
    }

    fn at_once(&self, competitor: Competitor) -> Option<(&'static str, Box<dyn Subject>)> {
        match competitor {
            #[cfg(feature = "competitor-hashtree")]
            Competitor::Hashtree => {
                let function = |pairs: &[[u8; PAIR]], digests: &mut [[u8; DIGEST_BYTES]]| {
                    competitors::hashtree::pairs(pairs, digests);
                    Ok(())
                };
                Some(("hashtree-pairs", Box::new(PairsCall { digests: Vec::new(), function })))
            }
            _ => self.0.at_once(competitor),
        }
    }
}

struct PairsCall<F> {
    digests: Vec<[u8; DIGEST_BYTES]>,
    function: F,
}

impl<F> Subject for PairsCall<F>
where
    F: Fn(&[[u8; PAIR]], &mut [[u8; DIGEST_BYTES]]) -> Result<(), CountMismatch>,
{
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        let pairs = message.as_chunks().0;
        self.digests.resize(pairs.len(), [0; DIGEST_BYTES]);
        for _ in 0..calls {
            upper.before_call();
            (self.function)(black_box(pairs), &mut self.digests).expect("a place for each message");
            black_box(&mut self.digests);
        }
    }

    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.repeat(message, 1, UpperHalves::AS_IS);
        self.digests.as_flattened().to_vec()
    }
}
