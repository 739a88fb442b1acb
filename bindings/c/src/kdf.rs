//! HKDF and PBKDF2.

use core::num::NonZero;

use core_api::{hkdf::Hkdf, pbkdf2::Pbkdf2, sha256::Algorithm};
use pastey::paste;

use crate::{
    arguments::{Memory, check, check_call, input, output, write},
    error::{Result, code, raddle_error, raddle_error::*},
};

/// A pointer and a length that the caller passes to be read.
type Read = (*const u8, usize);

/// Derives keys from a secret.
///
/// # Safety
///
/// The pointers lead to the caller's memory, as the header requires. This holds for all functions in this file.
unsafe fn hkdf<A: Algorithm>(salt: Read, secret: Read, info: Read, keys: *mut u8, keys_len: usize) -> Result {
    check_keys::<A>(&[salt, secret, info], keys, keys_len)?;
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        let (salt, secret, info) = (input(salt.0, salt.1)?, input(secret.0, secret.1)?, input(info.0, info.1)?);
        Hkdf::<A>::extract(salt, secret).expand(info, output(keys, keys_len)?).map_err(|_| RADDLE_ERROR_TOO_LONG)
    }
}

/// Derives keys from a key.
unsafe fn expand<A: Algorithm>(key: Read, info: Read, keys: *mut u8, keys_len: usize) -> Result {
    check_keys::<A>(&[key, info], keys, keys_len)?;
    if key.1 < A::DIGEST_BYTES {
        return Err(RADDLE_ERROR_KEY_LENGTH);
    }
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        let (key, info) = (input(key.0, key.1)?, input(info.0, info.1)?);
        Hkdf::<A>::from_key(key).expand(info, output(keys, keys_len)?).map_err(|_| RADDLE_ERROR_TOO_LONG)
    }
}

/// Writes the pseudorandom key.
unsafe fn extract<A: Algorithm<Digest = [u8; N]>, const N: usize>(salt: Read, secret: Read, key: *mut u8) -> Result {
    // SAFETY: the caller upholds the contract of this function; nothing still borrows the inputs when the key is
    // written.
    unsafe {
        check(key, N)?;
        write(key, &Hkdf::<A>::extract_key(input(salt.0, salt.1)?, input(secret.0, secret.1)?));
    }
    Ok(())
}

/// Checks the buffer for HKDF keys.
fn check_keys<A: Algorithm>(read: &[Read], keys: *const u8, keys_len: usize) -> Result {
    if keys_len > Hkdf::<A>::MAX {
        return Err(RADDLE_ERROR_TOO_LONG);
    }
    check_place(read, keys, keys_len)
}

/// Checks that a result is separate from everything that is read.
fn check_place(read: &[Read], result: *const u8, len: usize) -> Result {
    read.iter()
        .try_for_each(|&(read, read_len)| check_call(&[Memory::new(read, read_len)], &[Memory::new(result, len)]))
}

/// Derives a key from a password.
unsafe fn pbkdf2<A: Algorithm>(password: Read, salt: Read, rounds: u32, key: *mut u8, key_len: usize) -> Result {
    check_place(&[password, salt], key, key_len)?;
    let rounds = NonZero::new(rounds).ok_or(RADDLE_ERROR_ARGUMENT)?;
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        let (password, salt) = (input(password.0, password.1)?, input(salt.0, salt.1)?);
        Pbkdf2::<A>::new(password).derive(salt, rounds, output(key, key_len)?).map_err(|_| RADDLE_ERROR_TOO_LONG)
    }
}

/// Declares the C functions with a hash function.
macro_rules! functions {
    (
        $name:literal, $algorithm:ty, $digest:literal;
        $hkdf:ident, $extract:ident, $expand:ident, $pbkdf2:ident
    ) => {
        #[doc = concat!(
            " Derives up to 255 * ", $digest, " bytes of keys from a secret that is not yet a key: HKDF with ", $name,
            ", extract and expand (RFC 5869,"
        )]
        /// section 2). The salt may be empty; `info` names the purpose.
        ///
        /// Errors: `RADDLE_ERROR_TOO_LONG` if more bytes are requested, and those of arguments; the keys must be
        /// separate from all inputs. Time depends only on lengths.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $hkdf(
            salt: *const u8,
            salt_len: usize,
            secret: *const u8,
            secret_len: usize,
            info: *const u8,
            info_len: usize,
            keys: *mut u8,
            keys_len: usize,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { hkdf::<$algorithm>((salt, salt_len), (secret, secret_len), (info, info_len), keys, keys_len) })
        }

        #[doc = concat!(
            " Writes the pseudorandom key of a secret and a salt, ", $digest, " bytes: the first step of HKDF with ", $name,
            " (RFC 5869, section 2.2)."
        )]
        ///
        /// Errors: those of arguments. Time depends only on lengths.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[key; RADDLE_AT_LEAST(", $digest, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $extract(
            salt: *const u8,
            salt_len: usize,
            secret: *const u8,
            secret_len: usize,
            key: *mut u8,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { extract::<$algorithm, $digest>((salt, salt_len), (secret, secret_len), key) })
        }

        #[doc = concat!(
            " Derives up to 255 * ", $digest, " bytes of keys from a key of at least ", $digest,
            " random bytes: the second step of HKDF with ", $name, " (RFC 5869,"
        )]
        /// section 2.3). `info` names the purpose.
        ///
        /// Errors: `RADDLE_ERROR_KEY_LENGTH` if the key is shorter, `RADDLE_ERROR_TOO_LONG` if more bytes are
        /// requested, and those of arguments; the keys must be separate from all inputs. Time depends only on lengths.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $expand(
            key: *const u8,
            key_len: usize,
            info: *const u8,
            info_len: usize,
            keys: *mut u8,
            keys_len: usize,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { expand::<$algorithm>((key, key_len), (info, info_len), keys, keys_len) })
        }

        #[doc = concat!(
            " Derives a key from a password: PBKDF2 with HMAC-", $name,
            " (RFC 8018, section 5.2). The salt is random, and another one for"
        )]
        /// each password; more rounds make each guess more expensive.
        ///
        /// Errors: `RADDLE_ERROR_ARGUMENT` if there are no rounds, `RADDLE_ERROR_TOO_LONG` if the key is longer than
        /// 2^32 - 1 digests, and those of arguments; the key must be separate from all inputs. Time depends only on
        /// lengths and rounds.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $pbkdf2(
            password: *const u8,
            password_len: usize,
            salt: *const u8,
            salt_len: usize,
            rounds: u32,
            key: *mut u8,
            key_len: usize,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { pbkdf2::<$algorithm>((password, password_len), (salt, salt_len), rounds, key, key_len) })
        }
    };
}

macro_rules! declare {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {paste! {$(
        functions! {
            $standard_name, $algorithm, $digest;
            [<raddle_hkdf_ $function>], [<raddle_hkdf_ $function _extract>], [<raddle_hkdf_ $function _expand>],
            [<raddle_pbkdf2_ $function>]
        }
    )*}};
}

core_api::hashes!(kdf: declare);
