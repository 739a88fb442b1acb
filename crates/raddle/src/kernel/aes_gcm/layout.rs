//! Where the parts of a key of AES-GCM lie.

use crate::kernel::{
    aes::{portable::room, size::KeySize},
    contract::{PORTABLE_LAYOUT, parameter::Bits256},
};

/// Where the powers are for generated kernels.
pub(super) const GENERATED_POWERS: usize = 256;

/// Where the powers of a layout are.
#[inline]
pub(super) const fn powers_at<S: KeySize>(layout: u64) -> usize {
    const { assert!(GENERATED_POWERS <= room::<S>() && room::<S>() <= room::<Bits256>()) };
    if layout == PORTABLE_LAYOUT { room::<S>() } else { GENERATED_POWERS }
}
