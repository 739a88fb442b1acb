//! AES in counter mode on x86-64.

mod xor;

use crate::Kernel;
use crate::aes::x86_64::Width;
use crate::aes::{Size, sized};

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let of = |size| {
        [
            xor::kernel(sized!(size, "_ctr_xor_aesni"), size, Width::Xmm, 8),
            xor::kernel(sized!(size, "_ctr_xor_vaes256"), size, Width::Ymm, 8),
            xor::kernel(sized!(size, "_ctr_xor_vaes512"), size, Width::Zmm, 8),
        ]
    };
    Size::ALL.into_iter().flat_map(of).collect()
}

/// Turns of other lengths.
pub fn candidates() -> Vec<Kernel> {
    let of = |size| {
        [
            xor::kernel(sized!(size, "_ctr_xor_aesni_x4"), size, Width::Xmm, 4),
            xor::kernel(sized!(size, "_ctr_xor_vaes256_x8"), size, Width::Ymm, 4),
            xor::kernel(sized!(size, "_ctr_xor_vaes512_x16"), size, Width::Zmm, 4),
            xor::kernel(sized!(size, "_ctr_xor_vaes512_x48"), size, Width::Zmm, 12),
            xor::kernel(sized!(size, "_ctr_xor_vaes512_x64"), size, Width::Zmm, 16),
        ]
    };
    Size::ALL.into_iter().flat_map(of).collect()
}
