//! OpenSSL, built from source, through its EVP interface if that is the only public interface of an algorithm.

#![allow(unsafe_code)]

mod aead;
mod cipher;
mod context;
mod hash;
mod hmac;
mod mac;

use std::ffi::CStr;

use openssl_sys::{OPENSSL_VERSION, OpenSSL_version};

pub(crate) use aead::KeyedAead;
pub(crate) use cipher::chacha20;
use context::{CipherContext, PART};
pub(crate) use hash::{md5, sha1, sha256, sha512};
pub(crate) use hmac::hmac_sha256;
pub(crate) use mac::poly1305;

/// Returns the version that the library reports.
pub(crate) fn about() -> String {
    // SAFETY: the function returns a static string for this key.
    let version = unsafe { CStr::from_ptr(OpenSSL_version(OPENSSL_VERSION)) };
    version.to_string_lossy().into_owned()
}
