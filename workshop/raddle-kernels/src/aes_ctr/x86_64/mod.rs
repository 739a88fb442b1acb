//! AES in counter mode on x86-64.

mod xor;

use raddle_isa::builder::x86_64::*;

use crate::Kernel;
use crate::aes::mode::Mode;
use crate::aes::{Size, sized};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let of = |size| {
        let of = (size, Mode::Gcm);
        [
            xor::kernel::<Xmm>(sized!(size, "_ctr_xor_aesni"), of, 8),
            // This kernel serves the block of a new key.
            xor::kernel::<Xmm>(sized!(size, "_ctr_xor_aesni_x1"), of, 1),
            xor::kernel::<Ymm>(sized!(size, "_ctr_xor_vaes256"), of, 8),
            xor::kernel::<Zmm>(sized!(size, "_ctr_xor_vaes512"), of, 8),
        ]
    };
    let siv = |size| {
        let of = (size, Mode::GcmSiv);
        [
            xor::kernel::<Xmm>(sized!(size, "_gcm_siv_xor_aesni"), of, 8),
            xor::kernel::<Ymm>(sized!(size, "_gcm_siv_xor_vaes256"), of, 8),
            xor::kernel::<Zmm>(sized!(size, "_gcm_siv_xor_vaes512"), of, 8),
            // These kernels derive keys, and encrypt short messages and tags.
            xor::kernel::<Xmm>(sized!(size, "_gcm_siv_xor_aesni_x4"), of, 4),
            xor::kernel::<Ymm>(sized!(size, "_gcm_siv_xor_vaes256_x4"), of, 2),
        ]
    };
    let siv = [Size::Aes128, Size::Aes256].into_iter().flat_map(siv);
    Size::ALL.into_iter().flat_map(of).chain(siv).collect()
}

/// Returns candidates with other numbers of vectors.
pub fn candidates() -> Vec<Kernel> {
    let of = |size| {
        let of = (size, Mode::Gcm);
        [
            xor::kernel::<Xmm>(sized!(size, "_ctr_xor_aesni_x4"), of, 4),
            xor::kernel::<Ymm>(sized!(size, "_ctr_xor_vaes256_x8"), of, 4),
            xor::kernel::<Zmm>(sized!(size, "_ctr_xor_vaes512_x16"), of, 4),
            xor::kernel::<Zmm>(sized!(size, "_ctr_xor_vaes512_x48"), of, 12),
            xor::kernel::<Zmm>(sized!(size, "_ctr_xor_vaes512_x64"), of, 16),
        ]
    };
    Size::ALL.into_iter().flat_map(of).collect()
}
