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

macro_rules! hash {
    ($name:ident, $bytes:literal, $context:ty, $init:ident, $update:ident, $finish:ident) => {
        /// Hashes with three calls, on a new context.
        pub(crate) fn $name() -> impl FnMut(&[u8]) -> [u8; $bytes] {
            |message| {
                let (mut context, mut hash) = (MaybeUninit::<$context>::uninit(), [0; $bytes]);
                let its = context.as_mut_ptr();
                // SAFETY: the first call initialises the context; pointer and length come from the message, and the
                // hash value has the bytes that are written.
                let done = unsafe {
                    $init(its) == 1
                        && $update(its, message.as_ptr().cast(), message.len()) == 1
                        && $finish(hash.as_mut_ptr(), its) == 1
                };
                assert!(done, "OpenSSL doesn't hash");
                hash
            }
        }
    };
}

hash!(md5, 16, Md5Context, MD5_Init, MD5_Update, MD5_Final);
hash!(sha1, 20, SHA_CTX, SHA1_Init, SHA1_Update, SHA1_Final);
hash!(sha256, 32, SHA256_CTX, SHA256_Init, SHA256_Update, SHA256_Final);
hash!(sha512, 64, SHA512_CTX, SHA512_Init, SHA512_Update, SHA512_Final);
