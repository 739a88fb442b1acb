//! The ChaCha20-Poly1305 kernels of little-endian POWER, and which of them each level uses for which length.

use crate::kernel::{
    chacha20_poly1305::driver::Plan,
    contract::printed,
    isa::poly1305::{self, POWERS},
};

printed! {
    BEGIN: Chacha20Poly1305Begin {}
    BLOCKS: Chacha20Poly1305Blocks by POWERS {}
}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan; 2] =
    [Plan::separate(&poly1305::PLANS[0], 4096), Plan::separate(&poly1305::PLANS[1], 4096)];
