//! GHASH (SP 800-38D, 6.4): Y = (… (X1 H + X2) H + … + Xm) H in GF(2^128).
//!
//! **Blocks as polynomials.** The standard computes modulo 1 + x + x^2 + x^7 + x^128. It writes the coefficients of a
//! block from the first byte on, and in each byte from the highest bit down. If we reverse the bytes of a block and
//! read a 128-bit number, then bit i is the coefficient of x^(127-i). The number is thus a polynomial with its
//! coefficients in reverse, as in POLYVAL (RFC 8452, 3 and appendix A). So kernels compute in `GF(2)[x]` modulo
//!
//! > Q = x^128 + x^127 + x^126 + x^121 + 1,
//!
//! R(X) is the number of the block X with its bytes reversed. If two polynomials have 128 coefficients, the reversal of
//! their product is the product of their reversals times x^-127, so the block X H of the standard is
//!
//! > R(X H) = R(X) G with G = R(H) x^-127 modulo Q.
//!
//! **The accumulator** between kernels is the sum with its last block added and **not yet multiplied**:
//!
//! > S(m) = S(m-1) H + Xm, so that Y = S(m) H.
//!
//! Therefore the first block S(1) needs no product, and the blocks of additional data and of lengths are added to the
//! same sum as the message. In memory, the sum is a block in the standard's order.
//!
//! **POLYVAL** (RFC 8452, 3) takes the number of a block as it is, without reversing bytes, and multiplies with x^-128:
//! its product of X and H is X G with G = H x^-128. Therefore POLYVAL under H has the powers of GHASH under the key
//! whose R is H x^-1. That key is mulX_GHASH(ByteReverse(H)) (RFC 8452, appendix A), since reversal turns x^-1 into x.
//!
//! **Reduction.** Q is 1 + x^64 W + x^128 with W = x^63 + x^62 + x^57, the word 0xC200000000000000. Adding the multiple p0 Q
//! to a product cancels its lowest word p0 and adds p0 W one word up and p0 two words up. Two such steps cancel 128 bits and
//! leave the product times x^-128: Montgomery's reduction (S. Gueron, "AES-GCM for efficient authenticated encryption",
//! 2013). Therefore powers are stored times x^128: see [`Powers::power`].
//!
//! | module | contents |
//! |---|---|
//! | [`mod@powers`] | powers of the key in memory |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | products, sums and reductions as strands, and kernels, for each instruction set |

pub mod aarch64;
pub mod operation;
pub mod powers;
pub mod ppc64le;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::{Contract, Parameter};

use crate::aes::BLOCK;
use crate::aes::mode::Mode;
pub use powers::Powers;

/// Returns the contract of `ghash_powers_*`, which computes the powers of the key H that the kernels of a family read.
pub fn powers(powers: &Powers) -> Contract {
    Contract {
        doc: "Powers of the key H of GHASH (SP 800-38D, 6.4), in the layout that the kernels of this family read.",
        parameters: vec![
            Parameter::fixed("h", BLOCK, "the key H"),
            Parameter::fixed("powers", powers.bytes, "the powers").initialized(0..0).written(0..powers.bytes),
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: powers.numbers("powers", 0),
    }
}

/// Returns the contract of `ghash_blocks_*` and `polyval_blocks_*`: absorbs whole blocks into the sum.
pub fn blocks(powers: &Powers, mode: Mode) -> Contract {
    Contract {
        doc: match mode {
            Mode::Gcm => {
                "GHASH (SP 800-38D, 6.4) of whole blocks: `sum = sum * H + block` for each block; the last one is added \
                 and not multiplied."
            }
            Mode::GcmSiv => {
                "POLYVAL (RFC 8452, 3) of whole blocks: `sum = sum * H + block` for each block; the last one is added and \
                 not multiplied."
            }
        },
        parameters: vec![
            Parameter::fixed("sum", BLOCK, "the sum").written(0..BLOCK),
            Parameter::input("input", "the blocks"),
            Parameter::Length { name: "len", multiple: BLOCK as u64, max: None },
            Parameter::fixed("powers", powers.bytes, "powers of the key"),
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: powers.numbers("powers", 0),
    }
}
