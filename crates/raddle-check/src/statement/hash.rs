//! What kernels of SHA-256 and MD5 are to compute.

use raddle_kernels::Kernel;
use raddle_kernels::hash::{Hash, Messages};

use super::interface::Statement;
use crate::explore::Entry;
use crate::hash::Goal;
use crate::induction::ProofGoal;

/// All that they write are hash values, which are looked at together.
pub(super) struct HashValues {
    pub(super) hash: Hash,
    pub(super) messages: Messages,
}

impl Statement for HashValues {
    fn describe(&self) -> String {
        let HashValues { hash, messages } = self;
        let order = match messages {
            Messages::One | Messages::Streams(_) => "message by message",
            Messages::Lanes(_) => "word by word",
        };
        format!("state = {hash} of the blocks of each message after state, {order}")
    }

    fn goal<'a>(&self, _: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(Goal::new(start, self.hash, self.messages)))
    }
}
