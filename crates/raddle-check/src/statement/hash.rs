//! What kernels of SHA-256 and MD5 are to compute.

use raddle_isa::Kernel;
use raddle_kernels::hash::{Hash, is_word_by_word};

use super::Statement;
use crate::explore::Entry;
use crate::hash::Goal;
use crate::whole::Whole;

/// The statement about the kernel of this name.
pub(super) fn of(kernel: &Kernel) -> Option<Box<dyn Statement>> {
    Some(Box::new(HashValues { hash: Hash::of(kernel.name)?, word_by_word: is_word_by_word(kernel) }))
}

/// All that they write are hash values, which are looked at together.
struct HashValues {
    hash: Hash,
    /// How they lie.
    word_by_word: bool,
}

impl Statement for HashValues {
    fn describe(&self) -> String {
        let HashValues { hash, word_by_word } = self;
        let name = match hash {
            Hash::Sha256 => "sha256",
            Hash::Md5 => "md5",
        };
        let order = if *word_by_word { "word by word" } else { "message by message" };
        format!("state = {name} of the blocks of each message after state, {order}")
    }

    fn whole<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn Whole + 'a>> {
        Some(Box::new(Goal { kernel, start, hash: self.hash }))
    }
}
