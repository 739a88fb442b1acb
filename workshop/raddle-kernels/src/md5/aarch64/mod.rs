//! MD5 on AArch64.
//!
//! | module | contents |
//! |---|---|
//! | [`words`] | one message in general-purpose registers |
//! | [`lanes`] | many messages in lanes of vectors |
//!
//! These are cycles per byte of all messages in the model of `llvm-mca`:
//!
//! | | Neoverse N1 | V1 | V2 |
//! |---|---|---|---|
//! | `blocks_gpr` | 4.50 | 4.50 | 4.50 |
//! | `lanes_neon_x4` | 2.55 | 2.51 | 2.51 |
//! | `lanes_neon_x8` | 1.32 | 1.25 | 1.25 |
//! | `lanes_neon_x16` | 1.09 | 0.63 | 0.63 |

pub mod lanes;
pub mod words;

use raddle_isa::Order;

use crate::Kernel;
use crate::variant::Variant;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let shape = |groups| lanes::Groups { groups, order: Order::RoundRobin };
    vec![
        words::kernel("md5_blocks_gpr"),
        shape(1).kernel("md5_lanes_neon_x4"),
        shape(2).kernel("md5_lanes_neon_x8"),
        shape(4).kernel("md5_lanes_neon_x16"),
    ]
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    let by_four = |order| lanes::Groups { groups: 4, order };
    vec![
        lanes::Groups { groups: 3, order: Order::RoundRobin }.kernel("md5_lanes_neon_x12"),
        by_four(Order::Groups(4)).kernel("md5_lanes_neon_x16_groups_of_4"),
        by_four(Order::Staggered(8)).kernel("md5_lanes_neon_x16_staggered_by_8"),
    ]
}
