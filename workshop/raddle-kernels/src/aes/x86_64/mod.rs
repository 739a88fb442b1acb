//! AES on x86-64: the key schedule, and code that the modes share.
//!
//! | module | contents |
//! |---|---|
//! | [`rounds`] | rounds on several vectors |
//! | [`expand`] | the key schedule |
//! | [`siv_keys`] | the keys of a message of AES-GCM-SIV |

mod expand;
mod rounds;
mod siv_keys;

use super::Size;
use crate::Kernel;

pub(crate) use rounds::{Counters, PackedCounters, REVERSE_BYTES, Rounds, but_last, lanes};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let siv = [Size::Aes128, Size::Aes256].map(siv_keys::kernel);
    Size::ALL.map(expand::kernel).into_iter().chain(siv).collect()
}
