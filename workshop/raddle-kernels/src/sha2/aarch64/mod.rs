//! Shapes of SHA-256 and SHA-512 on AArch64, without the instructions for them.
//!
//! | module | shape |
//! |---|---|
//! | [`words`] | rounds in general-purpose registers, the message schedule in vectors |
//! | [`lanes`] | many messages in lanes of vectors |

pub(crate) mod lanes;
pub(crate) mod words;

use raddle_isa::Strand;
use raddle_isa::builder::aarch64::*;

use crate::aarch64::lane::Lane;

/// The last of three parts of a function of FIPS 180-4, 4.1.2 and 4.1.3.
#[derive(Clone, Copy)]
enum Term {
    Rotated(u8),
    Shifted(u8),
}

impl From<[u8; 3]> for Sigma {
    fn from([i, j, k]: [u8; 3]) -> Sigma {
        Sigma { rotations: [i, j], last: Term::Rotated(k) }
    }
}

impl From<([u8; 2], u8)> for Sigma {
    fn from((rotations, k): ([u8; 2], u8)) -> Sigma {
        Sigma { rotations, last: Term::Shifted(k) }
    }
}

/// A function of FIPS 180-4, 4.1.2 and 4.1.3: the sum modulo 2 of two rotations of x and of a last part.
struct Sigma {
    rotations: [u8; 2],
    last: Term,
}

impl Sigma {
    /// Computes the function of x. The registers are overwritten; `u` may be x if the last part is shifted.
    fn of(self, lane: Lane, x: Vector, [to, t, u]: [Vector; 3]) -> Strand {
        let [j, k] = self.rotations;
        let mut strand = Strand::from_iter([
            lane.shr(to, x, j),
            lane.shr(t, x, k),
            lane.rotate_in(to, x, j),
            lane.rotate_in(t, x, k),
        ]);
        match self.last {
            Term::Rotated(k) => strand.extend([lane.shr(u, x, k), eor(to, to, t), lane.rotate_in(u, x, k)]),
            Term::Shifted(k) => strand.extend([lane.shr(u, x, k), eor(to, to, t)]),
        }
        strand.extend([eor(to, to, u)]);
        strand
    }
}
