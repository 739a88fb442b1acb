//! SHA-512 on POWER8: one message is in `blocks`; a round, and many messages in lanes, are in [`crate::sha2`].

mod blocks;

use crate::Kernel;
use crate::sha2::SHA512;
use crate::sha2::ppc64le::compression::Sums;
use crate::sha2::ppc64le::lanes::Groups;
use crate::variant::Variant;
use blocks::Blocks;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![
        Blocks { sums: Sums::Wide }.kernel("sha512_blocks_vsx"),
        Groups { function: SHA512, groups: 1, sums: Sums::Wide }.kernel("sha512_lanes_vsx_x2"),
        Groups { function: SHA512, groups: 2, sums: Sums::Few }.kernel("sha512_lanes_vsx_x4"),
    ]
}

/// Returns candidates with other sums.
pub fn candidates() -> Vec<Kernel> {
    vec![
        Blocks { sums: Sums::Few }.kernel("sha512_blocks_vsx_few"),
        Blocks { sums: Sums::Wider }.kernel("sha512_blocks_vsx_wider"),
        Groups { function: SHA512, groups: 1, sums: Sums::Few }.kernel("sha512_lanes_vsx_x2_few"),
        Groups { function: SHA512, groups: 2, sums: Sums::Wide }.kernel("sha512_lanes_vsx_x4_wide"),
    ]
}
