//! The ChaCha20-Poly1305 kernels of little-endian POWER, and which of them each level uses for which length.

use crate::kernel::{
    chacha20_poly1305::driver::{Both, Plan},
    contract::printed,
    isa::poly1305::{self, POWERS},
};

printed! {
    BEGIN: Chacha20Poly1305Begin {
        BEGIN_VSX = chacha20_poly1305_begin_vsx,
    }
    BLOCKS: Chacha20Poly1305Blocks by POWERS {
        BLOCKS_VSX = chacha20_poly1305_blocks_vsx,
    }
}

/// The kernel that does both at once.
const BOTH: &[Both] = &[Both { from: 1024, kernel: BLOCKS_VSX, chunk: 512 }];

/// The plan of each level, in the order of [`Level::ALL`]: by the model of POWER8.
pub(in crate::kernel) static PLANS: [Plan; 2] =
    [Plan::separate(&poly1305::PLANS[0], 4096), Plan::new(None, &poly1305::PLANS[1], &[BEGIN_VSX], BOTH, 4096)];
