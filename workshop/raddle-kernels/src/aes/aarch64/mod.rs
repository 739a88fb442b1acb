//! AES on AArch64: the key schedule, and code that the modes share.
//!
//! | module | contents |
//! |---|---|
//! | [`counters`] | counter blocks, computed in general-purpose registers or in vectors |
//! | [`iteration`] | an iteration of counter mode |
//! | [`rest`] | the end of a message |
//! | `rounds` | the rounds of several blocks |
//! | `schedule` | the key schedule |
//! | `siv_keys` | the keys of a message of AES-GCM-SIV |

pub(crate) mod counters;
pub(crate) mod iteration;
pub(crate) mod rest;
mod rounds;
mod schedule;
mod siv_keys;

use super::Size;
use crate::Kernel;

pub(crate) use rounds::{last_key, rounds};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let siv = [Size::Aes128, Size::Aes256].map(siv_keys::kernel);
    Size::ALL.map(schedule::kernel).into_iter().chain(siv).collect()
}
