//! HKDF and PBKDF2.

use core::num::NonZero;

use core_api::{hkdf::HkdfSha256, hmac::HmacSha256, pbkdf2::Pbkdf2Sha256};

use crate::{
    arguments::{apart, check, input, output, write},
    error::{code, raddle_error, raddle_error::*},
};

/// Derives up to 8160 bytes of keys from a secret that is not yet a key: HKDF with SHA-256, extract and expand (RFC 5869,
/// section 2). The salt may be empty; `info` names the purpose.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if more bytes are asked for, and those of arguments; the keys must be apart from what is
/// read. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hkdf_sha256(
    salt: *const u8,
    salt_len: usize,
    secret: *const u8,
    secret_len: usize,
    info: *const u8,
    info_len: usize,
    keys: *mut u8,
    keys_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code((|| unsafe {
        if keys_len > HkdfSha256::MOST {
            return Err(RADDLE_ERROR_TOO_LONG);
        }
        check(keys, keys_len)?;
        for (read, len) in [(salt, salt_len), (secret, secret_len), (info, info_len)] {
            check(read, len)?;
            apart(keys, keys_len, read, len)?;
        }
        let (salt, secret, info) = (input(salt, salt_len)?, input(secret, secret_len)?, input(info, info_len)?);
        HkdfSha256::extract(salt, secret).expand(info, output(keys, keys_len)?).map_err(|_| RADDLE_ERROR_TOO_LONG)
    })())
}

/// Writes the pseudorandom key of a secret and a salt, 32 bytes: the first step of HKDF with SHA-256 (RFC 5869, section 2.2).
///
/// Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hkdf_sha256_extract(
    salt: *const u8,
    salt_len: usize,
    secret: *const u8,
    secret_len: usize,
    key: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says; what is read is no longer in use when the key is written.
    code((|| unsafe {
        check(key, 32)?;
        let made = HmacSha256::new(input(salt, salt_len)?).mac(input(secret, secret_len)?);
        write(key, made.as_bytes());
        Ok(())
    })())
}

/// Derives up to 8160 bytes of keys from a key of at least 32 random bytes: the second step of HKDF with SHA-256 (RFC 5869,
/// section 2.3). `info` names the purpose.
///
/// Errors: `RADDLE_ERROR_KEY_LENGTH` if the key is shorter, `RADDLE_ERROR_TOO_LONG` if more bytes are asked for, and those of
/// arguments; the keys must be apart from what is read. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hkdf_sha256_expand(
    key: *const u8,
    key_len: usize,
    info: *const u8,
    info_len: usize,
    keys: *mut u8,
    keys_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code((|| unsafe {
        if keys_len > HkdfSha256::MOST {
            return Err(RADDLE_ERROR_TOO_LONG);
        }
        check(keys, keys_len)?;
        for (read, len) in [(key, key_len), (info, info_len)] {
            check(read, len)?;
            apart(keys, keys_len, read, len)?;
        }
        let (key, info) = (input(key, key_len)?, input(info, info_len)?);
        if key.len() < 32 {
            return Err(RADDLE_ERROR_KEY_LENGTH);
        }
        HkdfSha256::from_key(key).expand(info, output(keys, keys_len)?).map_err(|_| RADDLE_ERROR_TOO_LONG)
    })())
}

/// Derives a key from a password: PBKDF2 with HMAC-SHA-256 (RFC 8018, section 5.2). The salt is random, and another one for
/// each password; more rounds make each guess more expensive.
///
/// Errors: `RADDLE_ERROR_ARGUMENT` if there are no rounds, `RADDLE_ERROR_TOO_LONG` if the key is longer than 2^32 - 1 digests,
/// and those of arguments; the key must be apart from what is read. Time depends on lengths and rounds alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_pbkdf2_sha256(
    password: *const u8,
    password_len: usize,
    salt: *const u8,
    salt_len: usize,
    rounds: u32,
    key: *mut u8,
    key_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code((|| unsafe {
        check(key, key_len)?;
        for (read, len) in [(password, password_len), (salt, salt_len)] {
            check(read, len)?;
            apart(key, key_len, read, len)?;
        }
        let (password, salt) = (input(password, password_len)?, input(salt, salt_len)?);
        let rounds = NonZero::new(rounds).ok_or(RADDLE_ERROR_ARGUMENT)?;
        let key = output(key, key_len)?;
        Pbkdf2Sha256::new(password).derive(salt, rounds, key).map_err(|_| RADDLE_ERROR_TOO_LONG)
    })())
}
