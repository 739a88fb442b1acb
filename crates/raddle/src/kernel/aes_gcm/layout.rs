//! Where the parts of a key of AES-GCM lie.

use crate::kernel::{
    aes::{portable::room, size::KeySize},
    contract::{PORTABLE_LAYOUT, parameter::Bits256},
};

/// Where the powers are for printed kernels.
pub(super) const PRINTED_POWERS: usize = 256;

/// Where the powers of a layout are.
#[inline]
pub(super) const fn powers_at<S: KeySize>(layout: u64) -> usize {
    const { assert!(PRINTED_POWERS <= room::<S>() && room::<S>() <= room::<Bits256>()) };
    if layout == PORTABLE_LAYOUT { room::<S>() } else { PRINTED_POWERS }
}
