//! A round on vectors. `vshasigmaw` and `vshasigmad` apply a sigma to the word in each lane, and do not depend on the
//! meaning of the lanes. So one source serves both a message in all lanes and a message in each lane.
//!
//! **Choice and majority** are one `vsel` each. The majority of a, b and c is a if b and c differ, and otherwise b. b ^
//! c is a ^ b of the previous round, so that there is only one instruction between a new a and its sum.

use std::fmt;

use raddle_isa::Inst;
use raddle_isa::builder::ppc64le::*;

use crate::hash::ppc64le::Lane;

/// The registers of a round: after eight rounds, every word is in its first place again.
#[derive(Clone, Copy)]
pub(crate) struct Registers {
    /// The width of lanes.
    pub(crate) lane: Lane,
    /// a to h of the first round.
    pub(crate) words: [Vr; 8],
    /// b ^ c.
    pub(crate) differ: Vr,
    /// W + K, and then Σ0.
    pub(crate) addend: Vr,
    /// Σ1.
    pub(crate) sigma: Vr,
    /// Choice, and then majority.
    pub(crate) chosen: Vr,
}

/// The order of the sums of a round: T1 = h + W + K + Σ1 + Ch, the new e = d + T1, the new a = T1 + Maj + Σ0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sums {
    /// As few additions as possible: T1 is complete before it is added to d, four instructions after the old e.
    Few,
    /// One more addition, of h + W + K to d before e is ready: three instructions after e, the first of which is a
    /// sigma.
    Wide,
    /// Two more additions, of h + W + K and then Ch to d: three instructions after e, or a sigma and one.
    Wider,
}

impl fmt::Display for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sums::Few => "few additions",
            Sums::Wide => "one more addition, for a shorter chain",
            Sums::Wider => "two more additions, for a shorter chain",
        })
    }
}

/// Computes a sigma of each lane: a sigma of the schedule if `round` is 0, or of the rounds if it is 1. If all bits of
/// `second` are set, it is the second sigma.
pub(crate) fn sigma(lane: Lane, d: Vr, s: Vr, round: u8, second: u8) -> Inst {
    match lane {
        Lane::Bits32 => vshasigmaw(d, s, round, second),
        Lane::Bits64 => vshasigmad(d, s, round, second),
    }
}

impl Registers {
    /// Prepares the first round.
    pub(crate) fn start(&self) -> Inst {
        vxor(self.differ, self.words[1], self.words[2])
    }

    /// Performs round `t`, with W + K in `addend`.
    pub(crate) fn round(&self, t: usize, sums: Sums) -> Vec<Inst> {
        let [a, b, _, d, e, f, g, h] = std::array::from_fn(|i| self.words[(8 * t + i - t) % 8]);
        let Registers { lane, differ, addend, sigma, chosen, .. } = *self;
        let add = |d, s| lane.add(d, d, s);
        let (e_sigma, a_sigma) = (self::sigma(lane, sigma, e, 1, 15), self::sigma(lane, addend, a, 1, 0));
        let choice = vsel(chosen, g, f, e);
        // b ^ c of the next round is not needed before this round has used its own.
        let (majority, differs) = (vsel(chosen, b, a, differ), vxor(differ, a, b));
        let last = [differs, add(h, chosen), add(h, addend)];
        let mut round = vec![add(h, addend), e_sigma, choice];
        match sums {
            Sums::Few => {
                round.extend([add(h, chosen), majority, a_sigma, add(h, sigma), add(d, h)]);
            }
            Sums::Wide => {
                round.extend([add(d, h), add(sigma, chosen), majority, add(d, sigma), a_sigma, add(h, sigma)]);
            }
            Sums::Wider => {
                round.extend([
                    add(d, h),
                    add(d, chosen),
                    add(h, chosen),
                    majority,
                    add(d, sigma),
                    a_sigma,
                    add(h, sigma),
                ]);
            }
        }
        round.extend(last);
        round
    }
}
