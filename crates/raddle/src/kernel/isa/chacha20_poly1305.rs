//! ChaCha20-Poly1305 where there is no kernel in assembly.

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
pub(in crate::kernel) static PLANS: [Plan; 1] = [Plan::separate(&poly1305::PLANS[0], 4096)];
