//! Poly1305 on AArch64.
//!
//! | module | what it holds |
//! |---|---|
//! | [`words`] | blocks one after the other, in general-purpose registers; the tag |

pub mod words;

use raddle_isa::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![words::blocks(), words::finish()]
}
