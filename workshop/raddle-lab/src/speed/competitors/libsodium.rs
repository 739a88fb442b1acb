//! The system's libsodium, which has ChaCha20 and Poly1305 separately, and AES-GCM only with 256-bit keys.

#![allow(unsafe_code)]

use std::{
    ffi::{CStr, c_char, c_int, c_uchar, c_ulonglong},
    ptr,
};

use super::{Aead, AeadAlgorithm};

// SAFETY: these are the signatures of the library's headers, in which a state is a structure.
unsafe extern "C" {
    fn sodium_init() -> c_int;
    fn sodium_version_string() -> *const c_char;
    fn crypto_stream_chacha20_ietf_xor(
        output: *mut c_uchar,
        input: *const c_uchar,
        length: c_ulonglong,
        nonce: *const c_uchar,
        key: *const c_uchar,
    ) -> c_int;
    fn crypto_onetimeauth_poly1305(
        tag: *mut c_uchar,
        message: *const c_uchar,
        length: c_ulonglong,
        key: *const c_uchar,
    ) -> c_int;
    fn crypto_hash_sha256(hash: *mut c_uchar, message: *const c_uchar, length: c_ulonglong) -> c_int;
    fn crypto_hash_sha512(hash: *mut c_uchar, message: *const c_uchar, length: c_ulonglong) -> c_int;
    fn crypto_auth_hmacsha256_statebytes() -> usize;
    fn crypto_auth_hmacsha256_init(state: *mut State, key: *const c_uchar, length: usize) -> c_int;
    fn crypto_auth_hmacsha256_update(state: *mut State, message: *const c_uchar, length: c_ulonglong) -> c_int;
    fn crypto_auth_hmacsha256_final(state: *mut State, tag: *mut c_uchar) -> c_int;
    fn crypto_aead_aes256gcm_is_available() -> c_int;
    fn crypto_aead_aes256gcm_statebytes() -> usize;
    fn crypto_aead_aes256gcm_beforenm(state: *mut State, key: *const c_uchar) -> c_int;
}

/// Declares a function that seals, and one that opens. The key is a state, or its bytes.
macro_rules! aead {
    ($seal:ident, $open:ident, $key:ty) => {
        // SAFETY: these are the signatures of the library's headers.
        unsafe extern "C" {
            fn $seal(
                output: *mut c_uchar,
                tag: *mut c_uchar,
                tag_length: *mut c_ulonglong,
                input: *const c_uchar,
                length: c_ulonglong,
                aad: *const c_uchar,
                aad_length: c_ulonglong,
                secret_nonce: *const c_uchar,
                nonce: *const c_uchar,
                key: *const $key,
            ) -> c_int;
            fn $open(
                output: *mut c_uchar,
                secret_nonce: *mut c_uchar,
                input: *const c_uchar,
                length: c_ulonglong,
                tag: *const c_uchar,
                aad: *const c_uchar,
                aad_length: c_ulonglong,
                nonce: *const c_uchar,
                key: *const $key,
            ) -> c_int;
        }
    };
}

aead!(crypto_aead_aes256gcm_encrypt_detached_afternm, crypto_aead_aes256gcm_decrypt_detached_afternm, State);
aead!(crypto_aead_chacha20poly1305_ietf_encrypt_detached, crypto_aead_chacha20poly1305_ietf_decrypt_detached, c_uchar);

/// Memory for any state of the library, aligned for each.
#[derive(Clone)]
#[repr(C, align(64))]
pub(crate) struct State([u8; 1024]);

impl State {
    fn new(bytes: usize) -> Self {
        assert!(bytes <= size_of::<Self>(), "a state of libsodium has {bytes} bytes");
        Self([0; 1024])
    }
}

/// Detects the CPU.
fn begin() {
    // SAFETY: libsodium allows this call at any time and any number of times.
    assert!(unsafe { sodium_init() } >= 0, "libsodium does not start");
}

/// Encrypts with one call.
pub(crate) fn chacha20(key: [u8; 32]) -> impl FnMut(&[u8; 12], &mut [u8]) {
    begin();
    move |nonce, message| {
        let data = message.as_mut_ptr();
        // SAFETY: `data` comes from `message`, so it is valid for reads and writes of the length, and the function
        // allows input and output to be equal; it reads the 32 and 12 bytes of key and nonce.
        unsafe { crypto_stream_chacha20_ietf_xor(data, data, message.len() as u64, nonce.as_ptr(), key.as_ptr()) };
    }
}

/// Authenticates with one call.
pub(crate) fn poly1305() -> impl FnMut(&[u8; 32], &[u8]) -> [u8; 16] {
    begin();
    |key, message| {
        let mut tag = [0; 16];
        // SAFETY: pointer and length come from the message; the function reads the 32 bytes of the key, and writes the
        // 16 bytes of the tag.
        unsafe {
            crypto_onetimeauth_poly1305(tag.as_mut_ptr(), message.as_ptr(), message.len() as u64, key.as_ptr());
        }
        tag
    }
}

/// Returns SHA-256.
pub(crate) fn sha256() -> impl FnMut(&[u8]) -> [u8; 32] {
    hash(crypto_hash_sha256)
}

/// Returns SHA-512.
pub(crate) fn sha512() -> impl FnMut(&[u8]) -> [u8; 64] {
    hash(crypto_hash_sha512)
}

/// Hashes with one call of a library function that writes an `N`-byte hash value.
fn hash<const N: usize>(
    function: unsafe extern "C" fn(*mut c_uchar, *const c_uchar, c_ulonglong) -> c_int,
) -> impl FnMut(&[u8]) -> [u8; N] {
    begin();
    move |message| {
        let mut hash = [0; N];
        // SAFETY: pointer and length come from the message, and the hash value has the `N` bytes that the function
        // writes.
        unsafe { function(hash.as_mut_ptr(), message.as_ptr(), message.len() as u64) };
        hash
    }
}

/// Authenticates with a copy of a state that has hashed the key.
pub(crate) fn hmac_sha256(key: &[u8]) -> impl FnMut(&[u8]) -> [u8; 32] + use<> {
    begin();
    // SAFETY: the function takes no arguments.
    let mut keyed = State::new(unsafe { crypto_auth_hmacsha256_statebytes() });
    // SAFETY: the state is large enough and a local variable; pointer and length come from the key.
    unsafe { crypto_auth_hmacsha256_init(&mut keyed, key.as_ptr(), key.len()) };
    move |message| {
        let (mut state, mut tag) = (keyed.clone(), [0; 32]);
        // SAFETY: the state is large enough and a local variable; pointer and length come from the message, and the
        // function writes the 32 bytes of the tag.
        unsafe {
            crypto_auth_hmacsha256_update(&mut state, message.as_ptr(), message.len() as u64);
            crypto_auth_hmacsha256_final(&mut state, tag.as_mut_ptr());
        }
        tag
    }
}

/// A key, for both directions.
pub(crate) enum KeyedAead {
    ChaCha20Poly1305([u8; 32]),
    Aes256Gcm(Box<State>),
}

impl KeyedAead {
    /// Returns `None` for a cipher that libsodium lacks, or lacks on this CPU.
    pub(crate) fn new(cipher: AeadAlgorithm, key: &[u8]) -> Option<Self> {
        begin();
        let key: [u8; 32] = key.try_into().ok()?;
        match cipher {
            AeadAlgorithm::ChaCha20Poly1305 => Some(Self::ChaCha20Poly1305(key)),
            // SAFETY: the function takes no arguments.
            AeadAlgorithm::Aes256Gcm if unsafe { crypto_aead_aes256gcm_is_available() } == 1 => {
                // SAFETY: the function takes no arguments.
                let mut state = Box::new(State::new(unsafe { crypto_aead_aes256gcm_statebytes() }));
                // SAFETY: the state is large enough and we own it; the function reads the 32 bytes of the key.
                unsafe { crypto_aead_aes256gcm_beforenm(&mut *state, key.as_ptr()) };
                Some(Self::Aes256Gcm(state))
            }
            _ => None,
        }
    }
}

impl Aead for KeyedAead {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let (mut tag, data, length) = ([0; 16], message.as_mut_ptr(), message.len() as u64);
        // SAFETY: message and aad come with their lengths from slices, and the functions allow input and output to be
        // equal; tag, nonce and key have their 16, 12 and 32 bytes, or the key is a state that is set up. A null
        // pointer for the length of the tag is allowed.
        let failed = unsafe {
            let (tag, aad, aad_length, nonce) = (tag.as_mut_ptr(), aad.as_ptr(), aad.len() as u64, nonce.as_ptr());
            let (none, nothing) = (ptr::null_mut(), ptr::null());
            match self {
                Self::ChaCha20Poly1305(key) => crypto_aead_chacha20poly1305_ietf_encrypt_detached(
                    data,
                    tag,
                    none,
                    data,
                    length,
                    aad,
                    aad_length,
                    nothing,
                    nonce,
                    key.as_ptr(),
                ),
                Self::Aes256Gcm(key) => crypto_aead_aes256gcm_encrypt_detached_afternm(
                    data, tag, none, data, length, aad, aad_length, nothing, nonce, &**key,
                ),
            }
        };
        assert_eq!(failed, 0, "libsodium doesn't seal");
        tag
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        let (data, length) = (message.as_mut_ptr(), message.len() as u64);
        // SAFETY: message and aad come with their lengths from slices, and the functions allow input and output to be
        // equal; tag, nonce and key have their 16, 12 and 32 bytes, or the key is a state that is set up.
        let failed = unsafe {
            let (tag, aad, aad_length, nonce) = (tag.as_ptr(), aad.as_ptr(), aad.len() as u64, nonce.as_ptr());
            let none = ptr::null_mut();
            match self {
                Self::ChaCha20Poly1305(key) => crypto_aead_chacha20poly1305_ietf_decrypt_detached(
                    data,
                    none,
                    data,
                    length,
                    tag,
                    aad,
                    aad_length,
                    nonce,
                    key.as_ptr(),
                ),
                Self::Aes256Gcm(key) => crypto_aead_aes256gcm_decrypt_detached_afternm(
                    data, none, data, length, tag, aad, aad_length, nonce, &**key,
                ),
            }
        };
        failed == 0
    }
}

/// Returns the version of the library that was found.
pub(crate) fn about() -> String {
    // SAFETY: the function takes no arguments and returns a static text that ends with a zero.
    let version = unsafe { CStr::from_ptr(sodium_version_string()) };
    format!("libsodium {}", version.to_string_lossy())
}
