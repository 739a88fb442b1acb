//! AES in counter mode on x86-64.

mod xor;

use raddle_isa::builder::x86_64::*;

use crate::Kernel;
use crate::aes::{Size, sized};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let of = |size| {
        [
            xor::kernel::<Xmm>(sized!(size, "_ctr_xor_aesni"), size, 8),
            // This kernel serves the block of a new key.
            xor::kernel::<Xmm>(sized!(size, "_ctr_xor_aesni_x1"), size, 1),
            xor::kernel::<Ymm>(sized!(size, "_ctr_xor_vaes256"), size, 8),
            xor::kernel::<Zmm>(sized!(size, "_ctr_xor_vaes512"), size, 8),
        ]
    };
    Size::ALL.into_iter().flat_map(of).collect()
}

/// Returns candidates with other numbers of vectors.
pub fn candidates() -> Vec<Kernel> {
    let of = |size| {
        [
            xor::kernel::<Xmm>(sized!(size, "_ctr_xor_aesni_x4"), size, 4),
            xor::kernel::<Ymm>(sized!(size, "_ctr_xor_vaes256_x8"), size, 4),
            xor::kernel::<Zmm>(sized!(size, "_ctr_xor_vaes512_x16"), size, 4),
            xor::kernel::<Zmm>(sized!(size, "_ctr_xor_vaes512_x48"), size, 12),
            xor::kernel::<Zmm>(sized!(size, "_ctr_xor_vaes512_x64"), size, 16),
        ]
    };
    Size::ALL.into_iter().flat_map(of).collect()
}
