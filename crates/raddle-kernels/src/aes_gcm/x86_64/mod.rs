//! AES-GCM on x86-64.

mod blocks;

use raddle_isa::Kernel;

use crate::aes::x86_64::Width;
use crate::aes::{Size, sized};
use crate::aes_gcm::Direction;
use blocks::{Form, Shape};

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let wide = Shape { width: Width::Zmm, vectors: 8, form: Form::Karatsuba, span: (10, 90) };
    let middle = Shape { width: Width::Ymm, vectors: 7, form: Form::Karatsuba, span: (10, 90) };
    let narrow = Shape { width: Width::Xmm, vectors: 7, form: Form::Karatsuba, span: (10, 90) };
    let mut kernels = Vec::new();
    for size in Size::ALL {
        kernels.push(wide.kernel(sized!(size, "_gcm_seal_blocks_vaes512"), size, Direction::Seal));
        kernels.push(wide.kernel(sized!(size, "_gcm_open_blocks_vaes512"), size, Direction::Open));
        kernels.push(middle.kernel(sized!(size, "_gcm_seal_blocks_vaes256"), size, Direction::Seal));
        kernels.push(middle.kernel(sized!(size, "_gcm_open_blocks_vaes256"), size, Direction::Open));
        kernels.push(narrow.kernel(sized!(size, "_gcm_seal_blocks_aesni"), size, Direction::Seal));
        kernels.push(narrow.kernel(sized!(size, "_gcm_open_blocks_aesni"), size, Direction::Open));
    }
    kernels
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
