//! What is said of the results of a kernel where bytes alone say too little: that some of them, taken together, are a whole
//! number or a polynomial.

use std::collections::BTreeMap;

use ethnum::I256;
use raddle_isa::machine::STACK;
use raddle_isa::{Machine, Word};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::explore::{Carried, Property, Refusal};
use crate::program::Step;
use crate::term::{Term, TermByte};

/// Proves what loops and returns of a kernel compute, all of them together.
pub trait Whole {
    /// Whether a byte of a result is looked at here.
    fn covers(&self, name: &str, offset: usize) -> bool;

    /// The proof; in whole numbers, how large they get.
    fn check(&mut self, seen: &Seen, steps: &[Step]) -> Result<Option<Ranges>, Refusal>;
}

/// The loops and the returns of a kernel.
#[derive(Default)]
pub struct Seen {
    /// The loops, in the order in which [`End::since`] counts them.
    pub(crate) heads: Vec<Head>,
    /// The returns.
    pub(crate) ends: Vec<End>,
}

impl Seen {
    /// The return behind a loop with nothing of the message left.
    pub(crate) fn nothing_left(&self, head: usize) -> Result<&End, Refusal> {
        let end = self.ends.iter().find(|end| end.since == Some(head) && end.bytes == 0);
        let why = "a loop is not left with nothing of the message left";
        end.ok_or_else(|| Refusal::new(Property::Function, why))
    }
}

/// A loop over the message.
pub(crate) struct Head {
    /// Bytes of the message that a turn takes.
    pub(crate) stride: u64,
    pub(crate) carried: Vec<Carried>,
}

/// A path to the return, after all bytes of the results were found written.
pub(crate) struct End {
    /// Bytes of the message from the current position on.
    pub(crate) bytes: u64,
    /// The loop before it.
    pub(crate) since: Option<usize>,
    written: FxHashMap<&'static str, BTreeMap<i64, TermByte>>,
}

impl End {
    /// A path that comes to its end in this state.
    pub(crate) fn new(machine: &Machine<Term>, bytes: u64, since: Option<usize>) -> End {
        // Messages are as long as a path is; they are proved byte by byte.
        let fixed = machine.memory.spaces.iter().filter(|space| !["out", STACK].contains(&space.name));
        End { bytes, since, written: fixed.map(|space| (space.name, space.written.clone())).collect() }
    }

    /// So many bytes of a region that were all written, as one word of up to 64 bits.
    pub(crate) fn word(&self, region: &str, at: usize, bytes: usize) -> Option<Term> {
        let written = self.written.get(region)?;
        let bytes: Option<Vec<TermByte>> = (at..at + bytes).map(|i| written.get(&(i as i64)).copied()).collect();
        bytes.map(|bytes| Term::of_bytes(&bytes))
    }
}

/// The greatest that things come to.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Ranges {
    /// Limbs that are carried by loops, or written.
    pub limbs: Vec<I256>,
    /// By width of the word, the greatest sum that must fit one.
    pub sums: Vec<(u32, I256)>,
}

impl Ranges {
    /// As PROVED.txt has it: the limbs, each bound once, and for each width of sums the greatest one and the bits that
    /// are left above it.
    pub fn describe(&self) -> String {
        let mut limbs: Vec<String> = self.limbs.iter().map(|&most| bound(most)).collect();
        limbs.sort();
        limbs.dedup();
        let sums = self.sums.iter().filter(|(bits, most)| *bits >= 32 && *most > 0);
        let sums = sums
            .map(|&(bits, most)| format!("sums{bits}<={} headroom={:.2}", bound(most), f64::from(bits) - log2(most)));
        let limbs = (!limbs.is_empty()).then(|| format!("limbs<={}", limbs.join(",")));
        limbs.into_iter().chain(sums).collect::<Vec<_>>().join(" ")
    }

    /// The greater of each.
    pub fn max(mut self, other: Ranges) -> Ranges {
        self.limbs.extend(other.limbs);
        self.add(&other.sums.into_iter().collect());
        self
    }

    pub(crate) fn add(&mut self, greatest: &FxHashMap<u32, I256>) {
        for (&bits, &most) in greatest {
            match self.sums.iter_mut().find(|(b, _)| *b == bits) {
                Some((_, before)) => *before = most.max(*before),
                None => self.sums.push((bits, most)),
            }
        }
        self.sums.sort_unstable_by_key(|(bits, _)| *bits);
    }
}

/// A number, exactly.
fn bound(x: I256) -> String {
    if x < 100 { x.to_string() } else { format!("{:#x}", x.as_u128()) }
}

pub(crate) fn log2(x: I256) -> f64 {
    x.as_f64().log2()
}

/// The carried words that results depend on, directly or by what a turn makes of them.
pub fn needed(results: Vec<Term>, carried: &[Carried]) -> Vec<Carried> {
    let mut seen = FxHashSet::default();
    let mut todo = results;
    let mut found = FxHashSet::default();
    while let Some(term) = todo.pop() {
        if !seen.insert(term) {
            continue;
        }
        if let Some(carried) = carried.iter().find(|carried| carried.unknown == term) {
            found.insert(term);
            todo.push(carried.after);
        }
        term.node().children(|child| todo.push(child));
    }
    carried.iter().filter(|carried| found.contains(&carried.unknown)).copied().collect()
}
