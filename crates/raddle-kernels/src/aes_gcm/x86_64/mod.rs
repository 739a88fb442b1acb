//! AES-GCM on x86-64.
//!
//! | module | what it holds |
//! |---|---|
//! | [`blocks`] | whole blocks, many at once |
//! | [`finish`] | the end of a message, or a short one altogether |

mod blocks;
mod finish;

use crate::Kernel;
use crate::aes::x86_64::Width;
use crate::aes::{Size, sized};
use crate::aes_gcm::Direction;
use crate::ghash::x86_64::Form;
use blocks::Shape;

/// The kernels, in the shapes and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    let both = |size| {
        let kernel = |name, width, direction| shape(width, size, direction).kernel(name, size, direction);
        let [seal, open] = Direction::ALL;
        [
            kernel(sized!(size, "_gcm_seal_blocks_aesni"), Width::Xmm, seal),
            kernel(sized!(size, "_gcm_open_blocks_aesni"), Width::Xmm, open),
            kernel(sized!(size, "_gcm_seal_blocks_vaes256"), Width::Ymm, seal),
            kernel(sized!(size, "_gcm_open_blocks_vaes256"), Width::Ymm, open),
            kernel(sized!(size, "_gcm_seal_blocks_vaes512"), Width::Zmm, seal),
            kernel(sized!(size, "_gcm_open_blocks_vaes512"), Width::Zmm, open),
        ]
    };
    Size::ALL.into_iter().flat_map(both).chain(finish::kernels()).collect()
}

/// The shape that was fastest on Zen 5.
fn shape(width: Width, size: Size, direction: Direction) -> Shape {
    let span = match (width, size, direction) {
        (Width::Zmm, Size::Aes128, _) => (0, 100),
        (Width::Zmm, ..) => (10, 100),
        (_, _, Direction::Seal) => (20, 100),
        (_, _, Direction::Open) => (10, 90),
    };
    Shape { width, vectors: 8, form: Form::Karatsuba, span }
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    let both = |size| {
        let like = |width, direction| shape(width, size, direction);
        let kernel = |name, direction, shape: Shape| shape.kernel(name, size, direction);
        let [seal, open] = Direction::ALL;
        let four = |width, direction| Shape { vectors: 7, form: Form::Schoolbook, ..like(width, direction) };
        let six = |width, direction| Shape { vectors: 6, ..like(width, direction) };
        let early = |width, direction| Shape { span: (0, 80), ..like(width, direction) };
        [
            kernel(sized!(size, "_gcm_seal_blocks_aesni_four"), seal, four(Width::Xmm, seal)),
            kernel(sized!(size, "_gcm_open_blocks_aesni_four"), open, four(Width::Xmm, open)),
            kernel(sized!(size, "_gcm_seal_blocks_vaes256_four"), seal, four(Width::Ymm, seal)),
            kernel(sized!(size, "_gcm_open_blocks_vaes256_four"), open, four(Width::Ymm, open)),
            kernel(sized!(size, "_gcm_seal_blocks_vaes512_four"), seal, four(Width::Zmm, seal)),
            kernel(sized!(size, "_gcm_open_blocks_vaes512_four"), open, four(Width::Zmm, open)),
            kernel(sized!(size, "_gcm_seal_blocks_aesni_x6"), seal, six(Width::Xmm, seal)),
            kernel(sized!(size, "_gcm_open_blocks_aesni_x6"), open, six(Width::Xmm, open)),
            kernel(sized!(size, "_gcm_seal_blocks_vaes512_x24"), seal, six(Width::Zmm, seal)),
            kernel(sized!(size, "_gcm_open_blocks_vaes512_x24"), open, six(Width::Zmm, open)),
            kernel(sized!(size, "_gcm_seal_blocks_vaes512_early"), seal, early(Width::Zmm, seal)),
            kernel(sized!(size, "_gcm_open_blocks_vaes512_early"), open, early(Width::Zmm, open)),
        ]
    };
    Size::ALL.into_iter().flat_map(both).chain(finish::candidates()).collect()
}
