//! The offsets of the parts of an AES-GCM key.

use crate::kernel::{
    aes::{portable::room, size::KeySize},
    contract::{PORTABLE_LAYOUT, parameter::Bits256},
};

/// The offset of the powers for generated kernels.
pub(super) const GENERATED_POWERS: usize = 256;

/// Returns the offset of the powers in a layout.
#[inline]
pub(super) const fn powers_at<S: KeySize>(layout: u64) -> usize {
    const { assert!(GENERATED_POWERS <= room::<S>() && room::<S>() <= room::<Bits256>()) };
    if layout == PORTABLE_LAYOUT { room::<S>() } else { GENERATED_POWERS }
}
