//! intel-ipsec-mb, whose `sha256_many` and `hmac_sha256_many` process a batch in one call; it has MD5 only within HMAC.

#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_int, c_void};

use super::{Aead, AeadAlgorithm};

/// `IMB_MGR`.
#[repr(C)]
struct Manager([u8; 0]);

/// `struct gcm` in calls.c.
#[repr(C)]
struct Gcm([u8; 0]);

/// `struct message` in calls.c.
#[repr(C)]
struct Message {
    bytes: *const u8,
    length: usize,
    result: *mut u8,
}

// SAFETY: these are the signatures of the library's header and of calls.c.
unsafe extern "C" {
    fn imb_get_version_str() -> *const c_char;
    fn free_mb_mgr(manager: *mut Manager);
    fn free(memory: *mut c_void);
    fn raddle_ipsec_mb_new() -> *mut Manager;
    fn raddle_ipsec_mb_sha256(manager: *mut Manager, message: *const u8, length: usize, hash: *mut u8);
    fn raddle_ipsec_mb_sha256_block(manager: *mut Manager, block: *const u8, state: *mut u8);
    fn raddle_ipsec_mb_sha256_many(
        manager: *mut Manager,
        inner: *const u8,
        outer: *const u8,
        messages: *const Message,
        count: usize,
    ) -> usize;
    fn raddle_ipsec_mb_gcm_new(manager: *mut Manager, key: *const u8, key_bytes: usize) -> *mut Gcm;
    fn raddle_ipsec_mb_gcm(
        manager: *mut Manager,
        gcm: *mut Gcm,
        seal: c_int,
        nonce: *const u8,
        aad: *const u8,
        aad_length: usize,
        message: *mut u8,
        length: usize,
        tag: *mut u8,
    );
    fn raddle_ipsec_mb_chacha20_poly1305(
        manager: *mut Manager,
        key: *const u8,
        seal: c_int,
        nonce: *const u8,
        aad: *const u8,
        aad_length: usize,
        message: *mut u8,
        length: usize,
        tag: *mut u8,
    ) -> c_int;
}

/// An owned manager, with the widest code that this CPU runs.
struct Owned(*mut Manager);

impl Owned {
    fn new() -> Self {
        // SAFETY: the function takes no arguments; we check for null below.
        let manager = Self(unsafe { raddle_ipsec_mb_new() });
        assert!(!manager.0.is_null(), "intel-ipsec-mb gives no manager");
        manager
    }

    fn sha256(&mut self, message: &[u8]) -> [u8; 32] {
        let mut hash = [0; 32];
        // SAFETY: the manager is valid, pointer and length come from the message, and the function writes the 32 bytes
        // of the hash value.
        unsafe { raddle_ipsec_mb_sha256(self.0, message.as_ptr(), message.len(), hash.as_mut_ptr()) };
        hash
    }

    /// Hashes a batch, or authenticates it with the states after the two padded keys.
    fn sha256_many(&mut self, states: Option<&[[u8; 32]; 2]>, messages: &[Message]) {
        let [inner, outer] =
            states.map_or([std::ptr::null(); 2], |states| states.each_ref().map(|state| state.as_ptr()));
        // SAFETY: the manager is valid, the states are null or 32 bytes, and each message has room for the 32 bytes of
        // its result.
        let done = unsafe { raddle_ipsec_mb_sha256_many(self.0, inner, outer, messages.as_ptr(), messages.len()) };
        assert_eq!(done, messages.len(), "intel-ipsec-mb refuses a message");
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the manager came from alloc_mb_mgr and is not used again.
        unsafe { free_mb_mgr(self.0) }
    }
}

/// Hashes one message.
pub(crate) fn sha256() -> impl FnMut(&[u8]) -> [u8; 32] {
    let mut manager = Owned::new();
    move |message| manager.sha256(message)
}

/// Hashes many messages, with a place for the hash value of each.
pub(crate) fn sha256_many() -> impl FnMut(&[&[u8]], &mut [[u8; 32]]) {
    many(None)
}

/// Authenticates many messages, with a key of at most a block.
pub(crate) fn hmac_sha256_many(key: &[u8]) -> impl FnMut(&[&[u8]], &mut [[u8; 32]]) + use<> {
    let manager = Owned::new();
    let states = [0x36, 0x5c].map(|pad| {
        let mut block = [pad; 64];
        block.iter_mut().zip(key).for_each(|(padded, byte)| *padded ^= byte);
        let mut state = [0; 32];
        // SAFETY: the manager is valid, and the pointers are to a block and to a state, which are local variables.
        unsafe { raddle_ipsec_mb_sha256_block(manager.0, block.as_ptr(), state.as_mut_ptr()) };
        state
    });
    many(Some(states))
}

fn many(states: Option<[[u8; 32]; 2]>) -> impl FnMut(&[&[u8]], &mut [[u8; 32]]) {
    let (mut manager, mut list) = (Owned::new(), Vec::new());
    move |messages, results| {
        list.clear();
        list.extend(messages.iter().zip(results).map(|(message, result)| Message {
            bytes: message.as_ptr(),
            length: message.len(),
            result: result.as_mut_ptr(),
        }));
        manager.sha256_many(states.as_ref(), &list);
    }
}

/// An AEAD with its key.
pub(crate) struct KeyedAead {
    manager: Owned,
    key: Key,
}

enum Key {
    ChaCha20([u8; 32]),
    /// The expanded key, which this value owns.
    Gcm(*mut Gcm),
}

impl KeyedAead {
    /// Returns `None` for a cipher that the library lacks.
    pub(crate) fn new(cipher: AeadAlgorithm, key: &[u8]) -> Option<Self> {
        let manager = Owned::new();
        let key = match cipher {
            AeadAlgorithm::Aes128GcmSiv | AeadAlgorithm::Aes256GcmSiv => return None,
            AeadAlgorithm::ChaCha20Poly1305 => Key::ChaCha20(key.try_into().expect("32 bytes")),
            // SAFETY: the manager is valid, and pointer and length come from the key, which has 16, 24 or 32 bytes; we
            // check for null below.
            _ => Key::Gcm(unsafe { raddle_ipsec_mb_gcm_new(manager.0, key.as_ptr(), key.len()) }),
        };
        assert!(!matches!(key, Key::Gcm(gcm) if gcm.is_null()), "no memory for a key");
        Some(Self { manager, key })
    }

    fn apply(&mut self, seal: bool, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let (manager, mut tag) = (self.manager.0, [0; 16]);
        let (nonce, aad, aad_length) = (nonce.as_ptr(), aad.as_ptr(), aad.len());
        let (message, length, seal) = (message.as_mut_ptr(), message.len(), seal.into());
        match &self.key {
            Key::Gcm(gcm) => {
                // SAFETY: manager and key are valid, pointers come with their lengths from slices, and nonce and tag
                // have 12 and 16 bytes.
                unsafe {
                    raddle_ipsec_mb_gcm(manager, *gcm, seal, nonce, aad, aad_length, message, length, tag.as_mut_ptr());
                }
            }
            Key::ChaCha20(key) => {
                let (key, tag) = (key.as_ptr(), tag.as_mut_ptr());
                // SAFETY: the manager is valid, pointers come with their lengths from slices, and key, nonce and tag have
                // 32, 12 and 16 bytes.
                let done = unsafe {
                    raddle_ipsec_mb_chacha20_poly1305(manager, key, seal, nonce, aad, aad_length, message, length, tag)
                };
                assert!(done != 0, "intel-ipsec-mb refuses a message");
            }
        }
        tag
    }
}

impl Drop for KeyedAead {
    fn drop(&mut self) {
        if let Key::Gcm(gcm) = self.key {
            // SAFETY: the memory came from aligned_alloc and is not used again.
            unsafe { free(gcm.cast()) }
        }
    }
}

impl Aead for KeyedAead {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        self.apply(true, nonce, aad, message)
    }

    /// Compares the tags, as users of this library do themselves.
    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        self.apply(false, nonce, aad, message) == *tag
    }
}

/// Returns the version that the library reports.
pub(crate) fn about() -> String {
    // SAFETY: the function returns a static string.
    let version = unsafe { CStr::from_ptr(imb_get_version_str()) };
    format!("intel-ipsec-mb {}", version.to_string_lossy())
}
