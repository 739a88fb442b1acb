//! The ChaCha20-Poly1305 kernels of AArch64, and which of them each level uses for which length.

use crate::kernel::{
    chacha20_poly1305::driver::{Both, Plan},
    contract::printed,
    isa::poly1305::{self, POWERS},
};

printed! {
    BEGIN: Chacha20Poly1305Begin {
        BEGIN_NEONX4 = chacha20_poly1305_begin_neonx4,
        BEGIN_NEONX7 = chacha20_poly1305_begin_neonx7,
    }
    BLOCKS: Chacha20Poly1305Blocks by POWERS {
        BLOCKS_NEON = chacha20_poly1305_blocks_neon,
    }
}

/// What follows the beginning, which has as many bytes as a turn.
const BOTH: &[Both] = &[Both { from: 448, kernel: BLOCKS_NEON, chunk: 448 }];

/// The plan of each level, in the order of [`Level::ALL`](crate::kernel::Level::ALL): by the models of Neoverse V1 and V2.
/// Parts of a message are whole turns of the cipher and of the authenticator, 512 and 160 bytes.
pub(in crate::kernel) static PLANS: [Plan; 2] = [
    Plan::separate(&poly1305::PLANS[0], 5120),
    Plan::new(None, &poly1305::PLANS[1], &[BEGIN_NEONX4, BEGIN_NEONX7], BOTH, 5120),
];
