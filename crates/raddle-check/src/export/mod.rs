//! Kernels as goals in SMT-LIB, for solvers by other authors.
//!
//! The prover of this crate rewrites terms. Here a kernel is executed on words that nothing rewrites, beside the
//! specification, and what is to be shown is written down. Nothing of [`crate::term`], [`crate::explore`] and
//! [`crate::prove`] is used, but for the possible stack pointers: a fault in one of them does not reach a goal.
//!
//! | module | what it does |
//! |---|---|
//! | [`raw`] | words that are what was written |
//! | [`inputs`] | a kernel at entry |
//! | [`claim`] | what kernels are to compute |
//! | [`paths`] | follows every path, with loops by induction |
//! | [`smt`] | writes goals in SMT-LIB 2 |

pub mod claim;
pub mod inputs;
pub mod paths;
pub mod raw;
pub mod smt;

use std::collections::HashMap;

use derive_more::Display;
use raddle_isa::Word;
use raddle_kernels::Kernel;
use rustc_hash::FxHashSet;

use self::claim::Claim;
use self::inputs::{aliasings, entry};
use self::paths::Paths;
use self::raw::Raw;
use crate::explore::stack_pointers;
use crate::run::program::{steps, woven};

/// What a goal is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[display(rename_all = "lowercase")]
pub enum Topic {
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

    /// Adds that an address is no further than this from where its region begins; of several such goals the strongest.
    fn bound(&mut self, address: Raw, base: Raw, start: i64, last: u64) {
        let known = self.bounds.entry((address, base, start)).or_insert(last);
        *known = last.min(*known);
    }

    /// The goals about bounds among the others.
    fn finish(&mut self) {
        let mut bounds: Vec<_> = self.bounds.drain().collect();
        bounds.sort_unstable();
        for ((address, base, start), last) in bounds {
            let from_start = address - (base + Raw::lit(64, start as u64));
            let is_beyond = Raw::lit(64, last).below(from_start);
            self.add(Topic::Bound, format!("at most {last} from {start} on"), is_beyond, Raw::lit(1, 0));
        }
    }
}

/// The goals of a kernel: with regions apart and in place, for each stack pointer. Words of this thread that were made before
/// are lost.
pub fn goals(kernel: &Kernel) -> Result<Goals, String> {
    let pointers = stack_pointers(kernel).map_err(|refusal| refusal.to_string())?;
    let alignment = pointers.iter().flatten().max().map(|last| (last + 1).next_power_of_two());
    let steps = steps(kernel, woven);
    raw::reset();
    let mut goals = Goals::default();
    for one in aliasings(kernel) {
        for pointer in &pointers {
            let entry = entry(kernel, one, pointer.and_then(|beyond| Some((alignment?, beyond))));
            let claim = Claim::of(kernel, entry.inputs.clone());
            Paths { kernel, steps: &steps, entry: &entry, claim, goals: &mut goals, left: 0 }.run()?;
        }
    }
    goals.finish();
    Ok(goals)
}
