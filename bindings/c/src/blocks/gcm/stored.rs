//! GHASH and AES-GCM keys in memory of any alignment.

use core::ptr;

use core_api::kernel::{AesGcmKey, Bits128, Bits192, Bits256, GhashKey, blocks};
use zeroize::Zeroize;

use crate::error::{Result, raddle_error::*};

/// Bytes of a GHASH or AES-GCM key for the block functions. The key may lie at any address.
pub const RADDLE_GCM_KEY_BYTES: usize = 3072;

/// The type of a stored key. The numbers are the ones in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Ghash = 1,
    Aes128 = 16,
    Aes192 = 24,
    Aes256 = 32,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Ghash, Self::Aes128, Self::Aes192, Self::Aes256];
}

/// The data in front of the key that kernels read.
#[repr(C)]
pub(super) struct Head {
    mark: u64,
    kind: u64,
    /// The distance of the key from the start, in bytes.
    at: u64,
    /// The secret from which the key is computed: H, or an AES key, padded with zeros.
    secret: [u8; 32],
}

const MARK: u64 = u64::from_be_bytes(*b"raddleGK");

/// The alignment at which kernels read keys fastest.
const ALIGNMENT: usize = 64;

/// The first and the last place of a key.
const FIRST: usize = size_of::<Head>();
const LAST: usize = FIRST + ALIGNMENT - 1;

const fn fits<K>() -> bool {
    align_of::<K>() <= ALIGNMENT && LAST + size_of::<K>() <= RADDLE_GCM_KEY_BYTES
}

const _: () = {
    assert!(fits::<GhashKey>() && fits::<AesGcmKey<Bits128>>());
    assert!(fits::<AesGcmKey<Bits192>>() && fits::<AesGcmKey<Bits256>>());
};

impl Head {
    /// Returns the head of a key that is still to be stored, with the secret from which the key is computed.
    pub(super) fn new(kind: Kind, from: &[u8]) -> Self {
        let mut secret = [0; 32];
        for (to, from) in secret.iter_mut().zip(from) {
            *to = *from;
        }
        Self { mark: MARK, kind: kind as u64, at: 0, secret }
    }

    /// Returns the head of a stored key, and the type of the key.
    ///
    /// # Safety
    ///
    /// The pointer leads to [`RADDLE_GCM_KEY_BYTES`] bytes.
    #[inline]
    pub(super) unsafe fn of(place: *const u8) -> Result<(Self, Kind)> {
        // SAFETY: the caller passes enough bytes, and a head may have any value.
        let head = unsafe { place.cast::<Self>().read_unaligned() };
        let kind = Kind::ALL.into_iter().find(|&kind| kind as u64 == head.kind);
        match kind {
            Some(kind) if head.mark == MARK && (FIRST as u64..=LAST as u64).contains(&head.at) => Ok((head, kind)),
            _ => Err(RADDLE_ERROR_CONTEXT),
        }
    }

    /// Returns the secret from which the key was computed.
    pub(super) fn secret<const N: usize>(&self) -> [u8; N] {
        core::array::from_fn(|i| self.secret[i])
    }
}

impl Drop for Head {
    #[inline]
    fn drop(&mut self) {
        self.secret.zeroize();
    }
}

/// Computes a key from the secret in its head, and stores both.
///
/// # Safety
///
/// The pointer leads to [`RADDLE_GCM_KEY_BYTES`] bytes that nobody else uses during the call. `K` is the type for the
/// kind.
pub(super) unsafe fn put<K: Key>(place: *mut u8, mut head: Head) {
    let at = (place.addr() + FIRST).next_multiple_of(ALIGNMENT) - place.addr();
    head.at = at as u64;
    // SAFETY: there is room for the key, as `fits` checks, and its place is aligned.
    unsafe {
        ptr::copy_nonoverlapping((&raw const head).cast(), place, size_of::<Head>());
        place.add(at).cast::<K>().write(K::of(&head));
    }
}

/// A type of key that can be stored.
pub(super) trait Key: Sized {
    /// Returns whether the kernels of the current plan read this key: the plan may have changed since the key was made.
    fn is_current(&self) -> bool;

    /// Computes the key from the secret in its head.
    fn of(head: &Head) -> Self;
}

impl Key for GhashKey {
    fn is_current(&self) -> bool {
        blocks::ghash_is_current(self)
    }

    fn of(head: &Head) -> Self {
        blocks::ghash_key(&head.secret())
    }
}

macro_rules! keys {
    ($($size:ident: $bytes:literal;)*) => {$(
        impl Key for AesGcmKey<$size> {
            fn is_current(&self) -> bool {
                blocks::gcm_is_current(self)
            }

            fn of(head: &Head) -> Self {
                blocks::gcm_key::<$size>(&head.secret::<$bytes>().into())
            }
        }
    )*};
}

keys! {
    Bits128: 16;
    Bits192: 24;
    Bits256: 32;
}

/// Calls a function with a stored key.
///
/// # Safety
///
/// The head is the one in this memory, and `K` is the type for its kind.
#[inline]
pub(super) unsafe fn with<K: Key, R>(place: *const u8, head: &Head, action: impl FnOnce(&K) -> R) -> R {
    let mut own = None;
    // SAFETY: the caller upholds the contract of this function.
    action(unsafe { current(place, head, &mut own) })
}

/// Returns the stored key in its place. Returns a copy on the stack if the place is not aligned, and a key that is
/// computed again if the plan has changed. Compiled once per key type.
///
/// # Safety
///
/// The contract of [`with`] applies.
#[inline(never)]
unsafe fn current<'k, K: Key>(place: *const u8, head: &Head, own: &'k mut Option<K>) -> &'k K {
    let stored = place.wrapping_add(head.at as usize).cast::<K>();
    // SAFETY: `put` wrote the key, or the caller copied it from the place where `put` wrote it. A key refers to
    // nothing, and erases itself.
    let is_current = unsafe {
        if stored.is_aligned() {
            if (*stored).is_current() {
                return &*stored;
            }
            false
        } else {
            own.insert(stored.read_unaligned()).is_current()
        }
    };
    if !is_current {
        *own = None;
    }
    own.get_or_insert_with(|| K::of(head))
}
