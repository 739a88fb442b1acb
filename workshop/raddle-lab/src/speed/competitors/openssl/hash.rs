//! MD5, SHA-1, SHA-256 and SHA-512, with the functions that OpenSSL calls deprecated. With EVP functions, a reused
//! context and an algorithm that is fetched once, a message takes 70 to 100 cycles more.

use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;

use openssl_sys::{
    SHA_CTX, SHA1_Final, SHA1_Init, SHA1_Update, SHA256_CTX, SHA256_Final, SHA256_Init, SHA256_Update, SHA512_CTX,
    SHA512_Final, SHA512_Init, SHA512_Update,
};

/// `MD5_CTX` of OpenSSL's `md5.h`, which openssl-sys lacks: words of the hash value, the length in bits, the buffered
/// part of a block, and its length.
#[repr(C)]
struct Md5Context {
    hash: [u32; 4],
    length: [u32; 2],
    block: [u32; 16],
    held: u32,
}

unsafe extern "C" {
    fn MD5_Init(context: *mut Md5Context) -> c_int;
    fn MD5_Update(context: *mut Md5Context, message: *const c_void, len: usize) -> c_int;
    fn MD5_Final(hash: *mut u8, context: *mut Md5Context) -> c_int;
}

/// Hashes with three calls, on a new context.
pub(crate) fn md5() -> impl FnMut(&[u8]) -> [u8; 16] {
    |message| {
        let (mut context, mut hash) = (MaybeUninit::uninit(), [0; 16]);
        let its = context.as_mut_ptr();
        // SAFETY: the first call initialises the context; pointer and length come from the message, and the hash value
        // has the 16 bytes that are written.
        let done = unsafe {
            MD5_Init(its) == 1
                && MD5_Update(its, message.as_ptr().cast(), message.len()) == 1
                && MD5_Final(hash.as_mut_ptr(), its) == 1
        };
        assert!(done, "OpenSSL doesn't hash");
        hash
    }
}

/// Hashes with three calls, on a new context.
pub(crate) fn sha256() -> impl FnMut(&[u8]) -> [u8; 32] {
    |message| {
        let (mut context, mut hash) = (MaybeUninit::<SHA256_CTX>::uninit(), [0; 32]);
        let its = context.as_mut_ptr();
        // SAFETY: the first call initialises the context; pointer and length come from the message, and the hash value
        // has the 32 bytes that are written.
        let done = unsafe {
            SHA256_Init(its) == 1
                && SHA256_Update(its, message.as_ptr().cast(), message.len()) == 1
                && SHA256_Final(hash.as_mut_ptr(), its) == 1
        };
        assert!(done, "OpenSSL doesn't hash");
        hash
    }
}

/// Hashes with three calls, on a new context.
pub(crate) fn sha1() -> impl FnMut(&[u8]) -> [u8; 20] {
    |message| {
        let (mut context, mut hash) = (MaybeUninit::<SHA_CTX>::uninit(), [0; 20]);
        let its = context.as_mut_ptr();
        // SAFETY: the first call initialises the context; pointer and length come from the message, and the hash value
        // has the 20 bytes that are written.
        let done = unsafe {
            SHA1_Init(its) == 1
                && SHA1_Update(its, message.as_ptr().cast(), message.len()) == 1
                && SHA1_Final(hash.as_mut_ptr(), its) == 1
        };
        assert!(done, "OpenSSL doesn't hash");
        hash
    }
}

/// Hashes with three calls, on a new context.
pub(crate) fn sha512() -> impl FnMut(&[u8]) -> [u8; 64] {
    |message| {
        let (mut context, mut hash) = (MaybeUninit::<SHA512_CTX>::uninit(), [0; 64]);
        let its = context.as_mut_ptr();
        // SAFETY: the first call initialises the context; pointer and length come from the message, and the hash value
        // has the 64 bytes that are written.
        let done = unsafe {
            SHA512_Init(its) == 1
                && SHA512_Update(its, message.as_ptr().cast(), message.len()) == 1
                && SHA512_Final(hash.as_mut_ptr(), its) == 1
        };
        assert!(done, "OpenSSL doesn't hash");
        hash
    }
}
