//! What is to be shown of a kernel: words that are equal for all inputs.

use std::collections::HashMap;

use derive_more::Display;
use raddle_isa::Word;
use rustc_hash::FxHashSet;

use super::raw::Raw;
use super::tree::Tree;

/// What a goal is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[display(rename_all = "lowercase")]
pub enum Topic {
    /// The specification has another form.
    Form,
    /// A byte of a result is what the specification says.
    Result,
    /// A place of the state after an iteration is what it was before it, on moved inputs.
    Loop,
    /// A branch goes where it was followed to.
    Branch,
    /// An address is at this offset of a region, whatever the inputs are.
    Address,
    /// An access ends within its region.
    Bound,
}

/// That two words are one for all inputs.
#[derive(Clone, Debug)]
pub struct Goal {
    /// What it is about.
    pub topic: Topic,
    /// What it says, for messages.
    pub name: String,
    /// One word.
    pub left: Raw,
    /// The other.
    pub right: Raw,
}

/// The goals of a kernel.
#[derive(Clone, Default)]
pub struct Goals {
    /// All of them, each once.
    pub all: Vec<Goal>,
    seen: FxHashSet<(Raw, Raw)>,
    /// What is to be shown in whole numbers or polynomials: see [`super::equation`].
    pub equations: Vec<Tree>,
    written: FxHashSet<Tree>,
    /// Of each address in a region that begins at an offset, the greatest offset from there at which it may be.
    bounds: HashMap<(Raw, Raw, i64), u64>,
    /// Bytes of results of which nothing is claimed here.
    pub unclaimed: usize,
    /// Paths from entry to return.
    pub paths: usize,
    /// Loops that were taken by induction.
    pub loops: usize,
}

impl Goals {
    /// Adds a goal, if it is new.
    pub fn add(&mut self, topic: Topic, name: String, left: Raw, right: Raw) {
        if self.seen.insert((left, right)) {
            self.all.push(Goal { topic, name, left, right });
        }
    }

    /// Adds a line about numbers or polynomials, if it is new.
    pub(super) fn line(&mut self, line: Tree) {
        if self.written.insert(line.clone()) {
            self.equations.push(line);
        }
    }

    /// Adds that an address is no further than this from where its region begins; of several such goals the strongest.
    pub(super) fn bound(&mut self, address: Raw, base: Raw, start: i64, last: u64) {
        let known = self.bounds.entry((address, base, start)).or_insert(last);
        *known = last.min(*known);
    }

    /// The goals about bounds among the others.
    pub(super) fn finish(&mut self) {
        let mut bounds: Vec<_> = self.bounds.drain().collect();
        bounds.sort_unstable();
        for ((address, base, start), last) in bounds {
            let from_start = address - (base + Raw::lit(64, start as u64));
            let is_beyond = Raw::lit(64, last).below(from_start);
            self.add(Topic::Bound, format!("at most {last} from {start} on"), is_beyond, Raw::lit(1, 0));
        }
    }
}
