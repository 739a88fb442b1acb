//! The goals of a kernel: words that must be equal for all inputs.

use std::collections::HashMap;

use derive_more::Display;
use raddle_isa::Word;
use rustc_hash::FxHashSet;

use super::raw::Raw;
use super::tree::Tree;

/// The topic of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[display(rename_all = "lowercase")]
pub enum Topic {
    /// The specification has another form.
    Form,
    /// A byte of a result equals the specification's.
    Result,
    /// A place in the state after an iteration equals the place before it, on moved inputs.
    Loop,
    /// A branch goes the way that was followed.
    Branch,
    /// An address is at this offset of a region for all inputs.
    Address,
    /// An access ends within its region.
    Bound,
}

/// The goal that two words are equal for all inputs.
#[derive(Clone, Debug)]
pub struct Goal {
    /// The topic.
    pub topic: Topic,
    /// The statement, for messages.
    pub name: String,
    /// One word.
    pub left: Raw,
    /// The other.
    pub right: Raw,
}

/// The goals of a kernel.
#[derive(Clone, Default)]
pub struct Goals {
    /// All goals, each once.
    pub all: Vec<Goal>,
    seen: FxHashSet<(Raw, Raw)>,
    /// The claims in whole numbers or polynomials: see [`super::equation`].
    pub equations: Vec<Tree>,
    written: FxHashSet<Tree>,
    /// For each address in a region that begins at an offset, the greatest offset from there that the address may have.
    bounds: HashMap<(Raw, Raw, i64), u64>,
    /// The number of result bytes about which nothing is claimed here.
    pub unclaimed: usize,
    /// The number of paths from entry to return.
    pub paths: usize,
    /// The number of loops that were shown by induction.
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

    /// Adds that an address is at most `last` beyond the start of its region. Of several such goals, the strongest is
    /// kept.
    pub(super) fn bound(&mut self, address: Raw, base: Raw, start: i64, last: u64) {
        let known = self.bounds.entry((address, base, start)).or_insert(last);
        *known = last.min(*known);
    }

    /// Adds the goals about bounds to the others.
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
