//! SHA-1 with a check for known attacks.

use raddle::kernel::{sha1_checked_lanes_plan, sha1_checked_plan};
use raddle::sha1::Checked;

use super::hash::{at_once, each};
use super::{Algorithm, Subject};
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
        match self.batch {
            None => sha1_checked_plan().into_iter().collect(),
            Some(batch) => {
                let lanes = sha1_checked_lanes_plan().filter(|(_, from)| *from <= batch).map(|(name, _)| name);
                lanes.or_else(sha1_checked_plan).into_iter().collect()
            }
        }
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
