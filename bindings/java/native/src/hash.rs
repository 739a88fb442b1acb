//! Hashes, HMAC, and keyed BLAKE3.
//!
//! Java collects short pieces, and stores the collected bytes after the state, so that a message of a few blocks takes
//! one call. States are short, so they are copied. Threads must not share a digest; if they do, they get wrong digests
//! but do no other harm.

use core_api::{
    bindings::{HashState, MacKey, MacPieces},
    hash::any::AnyHash,
};

use crate::memory::{erase, input, load, output, store};

/// The number of input bytes that Java may collect after a state.
pub(crate) const COLLECTED: usize = 128;

macro_rules! declare {
    ($d:tt; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $key:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {
        /// Evaluates an expression for the hash function with Java's number, which is its index in the library's list.
        /// The expression uses the types of its hasher and of the key of its MAC.
        macro_rules! with {
            ($d number:expr, $d hash:ident, $d mac:ident => $d work:expr) => {
                match $crate::hash::numbered($d number) {
                    $(core_api::hash::any::AnyHash::$name => {
                        type $d hash = $hasher;
                        type $d mac = $key;
                        $d work
                    })*
                    _ => unreachable!("every hash function of the list"),
                }
            };
        }
    };
}

core_api::hashes!(declare $);
#[allow(clippy::single_component_path_imports, reason = "other modules use the macro by its path")]
pub(crate) use with;

/// Returns the hash function with Java's number.
pub(crate) fn numbered(number: i32) -> AnyHash {
    AnyHash::ALL[number as usize]
}

/// Copies a state out of an array.
///
/// # Safety
///
/// The contract of [`load`] applies.
unsafe fn state_of<H: HashState>(address: *const u8) -> H {
    // SAFETY: the caller upholds the contract of this function.
    let mut hasher: H = unsafe { load(address) };
    hasher.mend();
    hasher
}

/// Returns the length of a state in bytes.
pub(crate) unsafe fn state_bytes(algorithm: i32) -> i32 {
    with!(algorithm, Hash, _Key => size_of::<Hash>() as i32)
}

pub(crate) unsafe fn begin(algorithm: i32, state: *mut u8) -> i32 {
    // SAFETY: Java checked that the array has room for the state, and keeps it in place during the call.
    with!(algorithm, Hash, _Key => unsafe { store(state, Hash::new()) });
    0
}

/// Hashes the next piece.
pub(crate) unsafe fn update(algorithm: i32, len: i32, state: *mut u8, piece: *mut u8) -> i32 {
    // SAFETY: Java passes a state that `begin` stored, and a piece that has `len` bytes.
    unsafe {
        with!(algorithm, Hash, _Key => {
            let mut hasher: Hash = state_of(state);
            hasher.update(input(piece, len));
            store(state, hasher);
        });
    }
    0
}

/// Hashes a message in one call.
pub(crate) unsafe fn whole(algorithm: i32, len: i32, message: *mut u8, to: *mut u8) -> i32 {
    // SAFETY: Java checked that the message has `len` bytes, and that there is room for the digest.
    unsafe {
        with!(algorithm, Hash, _Key => {
            let digest = Hash::digest(input(message, len));
            output(to, digest.len() as i32).copy_from_slice(&digest);
        });
    }
    0
}

/// Hashes the bytes after the state, writes the digest over them, and starts another message. If those bytes are the
/// whole message, the state has not changed since it began, and is not written.
pub(crate) unsafe fn finish(algorithm: i32, is_whole: i32, len: i32, state: *mut u8) -> i32 {
    // SAFETY: Java passes a state that `begin` stored, followed by `COLLECTED` bytes.
    unsafe {
        with!(algorithm, Hash, _Key => {
            let place = state.add(size_of::<Hash>());
            let collected = input(place, len.min(COLLECTED as i32));
            let digest = if is_whole != 0 {
                Hash::digest(collected)
            } else {
                let mut hasher: Hash = state_of(state);
                hasher.update(collected);
                let digest = hasher.finalize_reset();
                // A reset state of BLAKE3 keeps its key, into which threads may have written.
                store(state, Hash::new());
                digest
            };
            replace(place, len, &digest);
        });
    }
    0
}

/// Writes a result over the collected bytes.
unsafe fn replace(place: *mut u8, len: i32, result: &[u8]) {
    // SAFETY: Java reserved `COLLECTED` bytes at this place.
    unsafe {
        erase(place, (len.max(0) as usize).min(COLLECTED));
        output(place, result.len() as i32).copy_from_slice(result);
    }
}

/// Returns the length of a stored MAC key in bytes.
pub(crate) unsafe fn key_bytes(algorithm: i32) -> i32 {
    with!(algorithm, _Hash, Keyed => size_of::<Keyed>() as i32)
}

/// Returns the length of the state of a MAC in bytes. It is stored after the key.
pub(crate) unsafe fn mac_state_bytes(algorithm: i32) -> i32 {
    with!(algorithm, _Hash, Keyed => size_of::<<Keyed as MacKey>::Pieces>() as i32)
}

pub(crate) unsafe fn mac_key(algorithm: i32, len: i32, state: *mut u8, key: *mut u8) -> i32 {
    // SAFETY: Java checked that the key has `len` bytes, and that the array has room for a stored key.
    unsafe { with!(algorithm, _Hash, Keyed => store(state, key_of::<Keyed>(input(key, len)))) };
    0
}

/// Creates a key. Java has checked its length.
fn key_of<K: MacKey>(key: &[u8]) -> K {
    K::from_bytes(key).unwrap_or_else(|_| unreachable!("a key of a checked length"))
}

/// Authenticates the next piece.
pub(crate) unsafe fn mac_update(algorithm: i32, is_first: i32, len: i32, state: *mut u8, piece: *mut u8) -> i32 {
    // SAFETY: Java passes a key that `mac_key` stored, followed by room for the message, and a piece that has `len`
    // bytes.
    unsafe { with!(algorithm, _Hash, Keyed => take_piece::<Keyed>(is_first != 0, state, input(piece, len))) };
    0
}

unsafe fn take_piece<K: MacKey>(is_first: bool, state: *mut u8, piece: &[u8]) {
    // SAFETY: `mac_update` passes the array that Java gave it: a stored key, and room for the message.
    unsafe {
        let place = state.add(size_of::<K>());
        let mut message = begun::<K>(is_first, state);
        message.update(piece);
        store(place, message);
    }
}

/// Returns the message so far: a new one if the next piece is the first.
unsafe fn begun<K: MacKey>(is_first: bool, state: *mut u8) -> K::Pieces {
    // SAFETY: the caller passes a stored key, followed by a message unless the piece is the first.
    unsafe {
        if is_first {
            return load::<K>(state).start();
        }
        let mut message: K::Pieces = load(state.add(size_of::<K>()));
        message.mend();
        message
    }
}

/// Authenticates the bytes after the state, writes the tag over them, and erases the message. If those bytes are the whole
/// message, there is no stored message.
pub(crate) unsafe fn mac_finish(algorithm: i32, is_whole: i32, len: i32, state: *mut u8) -> i32 {
    // SAFETY: Java passes a key that `mac_key` stored, followed by the message and `COLLECTED` bytes.
    unsafe { with!(algorithm, _Hash, Keyed => finish_mac::<Keyed>(is_whole != 0, len, state)) };
    0
}

unsafe fn finish_mac<K: MacKey>(is_whole: bool, len: i32, state: *mut u8) {
    // SAFETY: `mac_finish` passes the array that Java gave it: a stored key, the message, and `COLLECTED` bytes.
    unsafe {
        let message_place = state.add(size_of::<K>());
        let place = message_place.add(size_of::<K::Pieces>());
        let collected = input(place, len.min(COLLECTED as i32));
        let tag = if is_whole {
            load::<K>(state).mac(collected)
        } else {
            let mut message = begun::<K>(false, state);
            message.update(collected);
            let tag = message.finalize_reset();
            erase(message_place, size_of::<K::Pieces>());
            tag
        };
        replace(place, len, tag.as_ref());
    }
}
