//! The ChaCha20-Poly1305 kernels of x86-64, and which of them each level uses for which length.

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
pub(in crate::kernel) static PLANS: [Plan; 5] = [
    Plan::separate(&poly1305::PLANS[0]),
    Plan::separate(&poly1305::PLANS[1]),
    Plan::separate(&poly1305::PLANS[2]),
    Plan::separate(&poly1305::PLANS[3]),
    Plan::new(Some(&AVX512_WITHOUT_IFMA), &poly1305::PLANS[4], &[], &[], 4096),
];

/// The plan of a CPU with AVX-512 that multiplies no numbers of 52 bits.
static AVX512_WITHOUT_IFMA: Plan = Plan::separate(&poly1305::AVX512_WITHOUT_IFMA);
