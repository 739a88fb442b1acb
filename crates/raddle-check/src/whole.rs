//! What is said of the results of a kernel where bytes alone say too little: that some of them, taken together, are a whole
//! number or a polynomial.

use ethnum::I256;
use raddle_isa::Machine;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::explore::{Carried, Refusal};
use crate::program::Step;
use crate::term::Term;

/// Looks at loops and returns of a kernel, and proves of all of them together what it is to prove.
pub trait Whole {
    /// Whether a byte of a result is looked at here.
    fn covers(&self, name: &str, offset: usize) -> bool;

    /// A loop of `bytes` bytes a turn.
    fn carries(&mut self, bytes: u64, carried: Vec<Carried>);

    /// A return, after all bytes of the results were found written, for a message of `bytes` bytes from the current
    /// position; `since` counts the loops told of.
    fn end(&mut self, machine: &Machine<Term>, bytes: u64, since: Option<usize>);

    /// The proof; in whole numbers, how large they get.
    fn check(&mut self, steps: &[Step]) -> Result<Option<Ranges>, Refusal>;
}

/// A loop that was told of.
pub(crate) struct Head {
    /// Bytes of the message that a turn takes.
    pub(crate) stride: u64,
    pub(crate) carried: Vec<Carried>,
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
