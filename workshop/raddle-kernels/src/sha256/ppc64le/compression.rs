//! A round on vectors, each with one word in all lanes. `vshasigmaw` applies a sigma to each lane.
//!
//! **Choice and majority** are one `vsel` each. The majority of a, b and c is a if b and c differ, and otherwise b. b ^
//! c is a ^ b of the previous round, so that there is only one instruction between a new a and its sum.

use std::fmt;

use raddle_isa::Inst;
use raddle_isa::builder::ppc64le::*;

/// The registers of a round: after eight rounds, every word is in its first place again.
#[derive(Clone, Copy)]
pub(super) struct Registers {
    /// a to h of the first round.
    pub(super) words: [Vr; 8],
    /// b ^ c.
    pub(super) differ: Vr,
    /// W + K, and then Σ0.
    pub(super) addend: Vr,
    /// Σ1.
    pub(super) sigma: Vr,
    /// Choice, and then majority.
    pub(super) chosen: Vr,
}

/// The order of the sums of a round: T1 = h + W + K + Σ1 + Ch, the new e = d + T1, the new a = T1 + Maj + Σ0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sums {
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

impl Registers {
    /// Prepares the first round.
    pub(super) fn start(&self) -> Inst {
        vxor(self.differ, self.words[1], self.words[2])
    }

    /// Performs round `t`, with W + K in `addend`.
    pub(super) fn round(&self, t: usize, sums: Sums) -> Vec<Inst> {
        let [a, b, _, d, e, f, g, h] = std::array::from_fn(|i| self.words[(8 * t + i - t) % 8]);
        let Registers { differ, addend, sigma, chosen, .. } = *self;
        let add = |d, s| vadduwm(d, d, s);
        let (e_sigma, a_sigma) = (vshasigmaw(sigma, e, 1, 15), vshasigmaw(addend, a, 1, 0));
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
