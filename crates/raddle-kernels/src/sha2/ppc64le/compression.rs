//! A round, on vectors. `vshasigmaw` and `vshasigmad` take a word in each lane through a sigma, and what they take lanes for is the same
//! for all of them: so one text is for a message in all lanes, and for a message in each.
//!
//! **Choice and majority** are one `vsel` each. The majority of a, b and c is a where b and c differ, and b where they
//! don't, and b ^ c is a ^ b of the round before, so that a new a meets one instruction before it is added.

use std::fmt;

use raddle_isa::Inst;
use raddle_isa::builder::ppc64le::*;

use crate::hash::ppc64le::Lane;

/// Where a round works: eight rounds later everything is in its place again.
#[derive(Clone, Copy)]
pub(crate) struct Registers {
    /// How wide lanes are.
    pub(crate) lane: Lane,
    /// a to h of the first round.
    pub(crate) words: [Vr; 8],
    /// b ^ c.
    pub(crate) differ: Vr,
    /// W + K on its way in, and then Σ0.
    pub(crate) addend: Vr,
    /// Σ1.
    pub(crate) sigma: Vr,
    /// Choice, and then majority.
    pub(crate) chosen: Vr,
}

/// How the sums of a round are formed: T1 = h + W + K + Σ1 + Ch, the new e = d + T1, the new a = T1 + Maj + Σ0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sums {
    /// In as few additions as can be: T1 is complete before it meets d, four instructions behind the old e.
    Few,
    /// With h + W + K added to d as well, before e comes: three instructions behind e, of which the first is a sigma.
    Wide,
    /// With h + W + K and then Ch added to d as well: three instructions behind e, or a sigma and one.
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

/// A sigma of each lane: of the schedule for `round` 0, of the rounds for 1; all bits of `second` take the second one.
pub(crate) fn sigma(lane: Lane, d: Vr, s: Vr, round: u8, second: u8) -> Inst {
    match lane {
        Lane::Bits32 => vshasigmaw(d, s, round, second),
        Lane::Bits64 => vshasigmad(d, s, round, second),
    }
}

impl Registers {
    /// Before the first round.
    pub(crate) fn start(&self) -> Inst {
        vxor(self.differ, self.words[1], self.words[2])
    }

    /// Round `t`, with W + K in `addend`.
    pub(crate) fn round(&self, t: usize, sums: Sums) -> Vec<Inst> {
        let [a, b, _, d, e, f, g, h] = std::array::from_fn(|i| self.words[(8 * t + i - t) % 8]);
        let Registers { lane, differ, addend, sigma, chosen, .. } = *self;
        let add = |d, s| lane.add(d, d, s);
        let (e_sigma, a_sigma) = (self::sigma(lane, sigma, e, 1, 15), self::sigma(lane, addend, a, 1, 0));
        let choice = vsel(chosen, g, f, e);
        // What b ^ c of the next round is, is not wanted before this one has used its own.
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
