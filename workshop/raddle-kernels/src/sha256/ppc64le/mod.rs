//! SHA-256 on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `blocks` | one message, each word in all lanes |
//!
//! A round, and many messages in lanes, are in [`crate::sha2`].
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles for a block of each message:
//!
//! | messages | additions of a round | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|---|
//! | 1 | as few as possible | 597 | 598 | 529 |
//! | 1 | one more: the default | 530 | 527 | 464 |
//! | 1 | two more | 571 | 569 | 404 |
//! | 4 | as few as possible | 658 | 612 | 547 |
//! | 4 | one more: the default | 617 | 589 | 484 |
//! | 8 | as few as possible: the default | 1170 | 1151 | 808 |
//!
//! One message waits for its own chain, which more additions make shorter; eight messages fill the two vector pipelines
//! of POWER8.

pub(crate) mod blocks;

use crate::Kernel;
use crate::sha2::SHA256;
use crate::sha2::ppc64le::compression::Sums;
use crate::sha2::ppc64le::lanes::Groups;
use crate::variant::Variant;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    // The shapes that are fastest in the model of POWER8.
    let lanes = vec![
        Groups { function: SHA256, groups: 1, sums: Sums::Wide }.kernel("sha256_lanes_vsx_x4"),
        Groups { function: SHA256, groups: 2, sums: Sums::Few }.kernel("sha256_lanes_vsx_x8"),
    ];
    [blocks::kernels(), lanes].concat()
}

/// Returns candidates with other sums.
pub fn candidates() -> Vec<Kernel> {
    let lanes = vec![
        Groups { function: SHA256, groups: 1, sums: Sums::Few }.kernel("sha256_lanes_vsx_x4_few"),
        Groups { function: SHA256, groups: 2, sums: Sums::Wide }.kernel("sha256_lanes_vsx_x8_wide"),
    ];
    [blocks::candidates(), lanes].concat()
}
