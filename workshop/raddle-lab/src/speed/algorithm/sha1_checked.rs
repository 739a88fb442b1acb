//! SHA-1 with a check for known attacks.

use raddle::sha1::Checked;

use super::hash::{at_once, each};
use super::{Algorithm, Subject, kernels};
use crate::speed::competitors::{self, Competitor};

/// The algorithms `sha1-checked` and `sha1-checked-many`.
pub(crate) struct Sha1Checked {
    /// The number of messages of a batch; `None` for one message.
    pub(crate) batch: Option<usize>,
}

impl Algorithm for Sha1Checked {
    fn name(&self) -> &'static str {
        if self.batch.is_some() { "sha1-checked-many" } else { "sha1-checked" }
    }

    fn operations(&self) -> &'static [&'static str] {
        &["hash"]
    }

    fn batch(&self) -> Option<usize> {
        self.batch
    }

    fn picked(&self, _operation: &str, _bytes: usize) -> Vec<&'static str> {
        let lanes = self.batch.map(|batch| kernels("sha1_checked_lanes", 0, batch)).filter(|lanes| !lanes.is_empty());
        lanes.unwrap_or_else(|| kernels("sha1_checked", 0, 1))
    }

    fn ours(&self, _operation: &str) -> Box<dyn Subject> {
        match self.batch {
            None => each(1, |message| Checked::digest(message).expect("no attack")),
            Some(batch) => at_once(
                batch,
                Ok([0; 20]),
                |digest| digest.as_ref().expect("no attack"),
                |messages, digests| Checked::digest_many(messages, digests).expect("a place for each message"),
            ),
        }
    }

    fn by_competitor(&self, competitor: Competitor, _operation: &str) -> Option<Box<dyn Subject>> {
        let messages = self.batch.unwrap_or(1);
        (competitor == Competitor::Sha1dc).then(|| each(messages, competitors::sha1dc::sha1()))
    }
}
