//! AES on x86-64: the key schedule, and what the modes share.
//!
//! | module | what it holds |
//! |---|---|
//! | [`width`] | vectors of one, two or four blocks |
//! | [`rounds`] | rounds on several vectors |
//! | [`expand`] | the key schedule |

mod expand;
mod rounds;
mod width;

use super::Size;
use crate::Kernel;

pub(crate) use rounds::{Counters, Rounds, TURN_AROUND, but_last, lanes};
pub(crate) use width::Width;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    Size::ALL.map(expand::kernel).into()
}
