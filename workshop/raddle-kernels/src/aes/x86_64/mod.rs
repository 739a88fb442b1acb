//! AES on x86-64: the key schedule, and code that the modes share.
//!
//! | module | contents |
//! |---|---|
//! | [`rounds`] | rounds on several vectors |
//! | [`expand`] | the key schedule |

mod expand;
mod rounds;

use super::Size;
use crate::Kernel;

pub(crate) use rounds::{Counters, PackedCounters, REVERSE_BYTES, Rounds, but_last, lanes};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    Size::ALL.map(expand::kernel).into()
}
