//! How large the numbers of a kernel get.

use ethnum::I256;
use rustc_hash::FxHashMap;

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
        let mut limbs: Vec<String> = self.limbs.iter().map(|&max| bound(max)).collect();
        limbs.sort();
        limbs.dedup();
        let sums = self.sums.iter().filter(|(bits, max)| *bits >= 32 && *max > 0);
        let sums =
            sums.map(|&(bits, max)| format!("sums{bits}<={} headroom={:.2}", bound(max), f64::from(bits) - log2(max)));
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
        for (&bits, &max) in greatest {
            match self.sums.iter_mut().find(|(b, _)| *b == bits) {
                Some((_, before)) => *before = max.max(*before),
                None => self.sums.push((bits, max)),
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
