//! The ranges of the numbers in a kernel.

use ethnum::I256;
use rustc_hash::FxHashMap;

/// The maxima of limbs and sums.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Ranges {
    /// The maxima of limbs that loops carry or that are written.
    pub limbs: Vec<I256>,
    /// For each width of words, the maximum sum that must fit.
    pub sums: Vec<(u32, I256)>,
}

impl Ranges {
    /// Describes the ranges as in PROVED.txt: the limbs, each bound once, and for each width the maximum sum and the
    /// bits that are left above it.
    pub fn describe(&self) -> String {
        let mut limbs: Vec<String> = self.limbs.iter().map(|&max| bound(max)).collect();
        limbs.sort();
        limbs.dedup();
        let sums = self.sums.iter().filter(|(bits, max)| *bits >= 32 && *max > 0);
        let sums =
            sums.map(|&(bits, max)| format!("sums{bits}<={} headroom={:.2}", bound(max), f64::from(bits) - log2(max)));
        let limbs = (!limbs.is_empty()).then(|| format!("limbs<={}", limbs.join(",")));
        limbs.into_iter().chain(sums).collect::<Vec<_>>().join(" ")
    }

    /// Combines the limbs, and takes the greater maximum of sums for each width.
    pub fn max(mut self, other: Ranges) -> Ranges {
        self.limbs.extend(other.limbs);
        self.add(&other.sums.into_iter().collect());
        self
    }

    pub(crate) fn add(&mut self, greatest: &FxHashMap<u32, I256>) {
        for (&bits, &max) in greatest {
            match self.sums.iter_mut().find(|(b, _)| *b == bits) {
                Some((_, before)) => *before = max.max(*before),
                None => self.sums.push((bits, max)),
            }
        }
        self.sums.sort_unstable_by_key(|(bits, _)| *bits);
    }
}

/// Formats a number exactly.
fn bound(x: I256) -> String {
    if x < 100 { x.to_string() } else { format!("{:#x}", x.as_u128()) }
}

pub(crate) fn log2(x: I256) -> f64 {
    x.as_f64().log2()
}
