//! AES-GCM on AArch64.
//!
//! | module | contents |
//! |---|---|
//! | `blocks` | eight blocks per iteration, AES and GHASH woven |
//! | `finish` | the end of a message, and short ones |
//!
//! AES by itself keeps the vector pipes of a core busy: 19 instructions a block for AES-128. So we do as much as
//! possible elsewhere. General-purpose registers take the counter blocks, the last round key and, when opening, the
//! reversal of bytes. Loads, of which a core may do three a cycle, take the round keys and the powers. The table gives
//! cycles per byte of AES-128, for sealing and opening, in the models of `llvm-mca`; only the last line uses EOR3:
//!
//! | | Neoverse V1 | V2 | N1 |
//! |---|---|---|---|
//! | all of this in general-purpose registers | 0.47, 0.45 | 0.47, 0.46 | 1.52, 1.50 |
//! | except the last round key | 0.48, 0.47 | 0.49, 0.47 | 1.55, 1.52 |
//! | except the reversal of bytes | 0.47, 0.47 | 0.47, 0.47 | 1.52, 1.48 |
//! | six blocks per iteration | 0.47, 0.45 | 0.48, 0.46 | 1.53, 1.50 |
//! | sums of three with EOR3 | 0.44, 0.42 | 0.45, 0.43 | |
//!
//! On V1 and V2, this keeps every vector pipe busy all the time, in whatever order the code is woven. The models do not
//! know that cores fuse `aese` and `aesmc`.

mod blocks;
mod finish;

use raddle_isa::Order;

use super::Direction::{Open, Seal};
use crate::Kernel;
use crate::aes::aarch64::iteration::Iteration;
use crate::aes::aarch64::iteration::Place::Vectors;
use crate::aes::mode::Mode;
use crate::aes::{Size, sized};
use crate::variant::Variant;
use blocks::Blocks;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let both = |size| {
        [
            Blocks::wide(Mode::Gcm, size, Seal).kernel(sized!(size, "_gcm_seal_blocks_neon")),
            Blocks::wide(Mode::Gcm, size, Open).kernel(sized!(size, "_gcm_open_blocks_neon")),
            finish::kernel(sized!(size, "_gcm_seal_finish_neon"), size, Seal),
            finish::kernel(sized!(size, "_gcm_open_finish_neon"), size, Open),
        ]
    };
    let siv = |size| {
        [
            Blocks::wide(Mode::GcmSiv, size, Seal).kernel(sized!(size, "_gcm_siv_seal_blocks_neon")),
            Blocks::wide(Mode::GcmSiv, size, Open).kernel(sized!(size, "_gcm_siv_open_blocks_neon")),
        ]
    };
    [Size::ALL.map(both).concat(), [Size::Aes128, Size::Aes256].map(siv).concat()].concat()
}

/// Returns candidates with other numbers of blocks, places and orders.
pub fn candidates() -> Vec<Kernel> {
    let [seal, open] = [Seal, Open].map(|direction| Blocks::wide(Mode::Gcm, Size::Aes128, direction));
    let last = |wide: Blocks| Blocks { iteration: Iteration { last: Vectors, ..wide.iteration }, ..wide };
    let by_three = |wide| Blocks { by_three: true, ..wide };
    let six = |wide: Blocks| Blocks { iteration: Iteration { blocks: 6, ..wide.iteration }, ..wide };
    let groups = |wide| Blocks { order: Order::Groups(4), ..wide };
    let staggered = |wide| Blocks { order: Order::Staggered(8), ..wide };
    vec![
        last(seal).kernel("aes128_gcm_seal_blocks_neon_last_in_vectors"),
        last(open).kernel("aes128_gcm_open_blocks_neon_last_in_vectors"),
        Blocks { reversed: Vectors, ..open }.kernel("aes128_gcm_open_blocks_neon_turned_in_vectors"),
        by_three(seal).kernel("aes128_gcm_seal_blocks_neon_by_three"),
        by_three(open).kernel("aes128_gcm_open_blocks_neon_by_three"),
        six(seal).kernel("aes128_gcm_seal_blocks_neon_6_blocks"),
        six(open).kernel("aes128_gcm_open_blocks_neon_6_blocks"),
        groups(seal).kernel("aes128_gcm_seal_blocks_neon_groups_of_4"),
        groups(open).kernel("aes128_gcm_open_blocks_neon_groups_of_4"),
        staggered(seal).kernel("aes128_gcm_seal_blocks_neon_staggered_by_8"),
        staggered(open).kernel("aes128_gcm_open_blocks_neon_staggered_by_8"),
    ]
}
