//! SHA-1 with a check for known attacks.

use raddle::kernel::sha1_checked_plan;
use raddle::sha1::Checked;

use super::hash::each;
use super::{Algorithm, Subject};
use crate::speed::competitors::{self, Competitor};

/// The algorithm `sha1-checked`.
pub(crate) struct Sha1Checked;

impl Algorithm for Sha1Checked {
    fn name(&self) -> &'static str {
        "sha1-checked"
    }

    fn operations(&self) -> &'static [&'static str] {
        &["hash"]
    }

    fn picked(&self, _operation: &str, _bytes: usize) -> Vec<&'static str> {
        sha1_checked_plan().into_iter().collect()
    }

    fn ours(&self, _operation: &str) -> Box<dyn Subject> {
        each(1, |message| Checked::digest(message).expect("no attack"))
    }

    fn by_competitor(&self, competitor: Competitor, _operation: &str) -> Option<Box<dyn Subject>> {
        (competitor == Competitor::Sha1dc).then(|| each(1, competitors::sha1dc::sha1()))
    }
}
