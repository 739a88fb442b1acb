//! Hashes and HMAC.
//!
//! Java collects short pieces, and passes the collected bytes after the state: a message of a few blocks takes one call. States
//! are short, so they are copied. Threads must not share a digest; if they do, they get wrong digests and no other harm.

use core_api::{
    hmac::{Algorithm, Hmac, HmacSha512, HmacTag, Mac, Tag},
    sha256::Hasher,
};

use crate::memory::{erase, input, load, output, store};

/// The number of input bytes that Java may collect after a state.
pub(crate) const COLLECTED: usize = 128;

/// The length of the longest tag.
const MAX_TAG: usize = HmacSha512::TAG_BYTES;

/// The algorithms, by Java's numbers.
macro_rules! with {
    ($hash:ident = $function:ty, $mac:ident = $keyed:ident => $work:expr) => {{
        type $hash = $function;
        type $mac = core_api::hmac::$keyed;
        $work
    }};
    ($number:expr, $hash:ident, $mac:ident => $work:expr) => {
        match $number {
            0 => $crate::hash::with!($hash = core_api::hmac::Sha2<256>, $mac = HmacSha256 => $work),
            1 => $crate::hash::with!($hash = core_api::hmac::Sha2<224>, $mac = HmacSha224 => $work),
            2 => $crate::hash::with!($hash = core_api::hmac::Sha2<512>, $mac = HmacSha512 => $work),
            3 => $crate::hash::with!($hash = core_api::hmac::Sha2<384>, $mac = HmacSha384 => $work),
            4 => $crate::hash::with!($hash = core_api::hmac::Sha512T<256>, $mac = HmacSha512_256 => $work),
            5 => $crate::hash::with!($hash = core_api::hmac::Rfc1321, $mac = HmacMd5 => $work),
            _ => $crate::hash::with!($hash = core_api::hmac::Rfc3174, $mac = HmacSha1 => $work),
        }
    };
}
pub(crate) use with;

/// The length of a state.
pub(crate) unsafe fn state_bytes(algorithm: i32) -> i32 {
    with!(algorithm, Hash, _Key => size_of::<Hasher<Hash>>() as i32)
}

pub(crate) unsafe fn begin(algorithm: i32, state: *mut u8) -> i32 {
    // SAFETY: Java's.
    with!(algorithm, Hash, _Key => unsafe { store(state, Hasher::<Hash>::new()) });
    0
}

/// Hashes the next piece.
pub(crate) unsafe fn update(algorithm: i32, len: i32, state: *mut u8, piece: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe {
        with!(algorithm, Hash, _Key => {
            let mut hasher: Hasher<Hash> = load(state);
            hasher.update(input(piece, len));
            store(state, hasher);
        });
    }
    0
}

/// Hashes a message in one call.
pub(crate) unsafe fn whole(algorithm: i32, len: i32, message: *mut u8, to: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe {
        with!(algorithm, Hash, _Key => {
            let digest = Hasher::<Hash>::digest(input(message, len));
            output(to, digest.len() as i32).copy_from_slice(&digest);
        });
    }
    0
}

/// Hashes the bytes after the state, writes the digest over them, and starts another message. If those bytes are the whole
/// message, the state has not changed since the start, and is kept.
pub(crate) unsafe fn finish(algorithm: i32, is_whole: i32, len: i32, state: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe {
        with!(algorithm, Hash, _Key => {
            let place = state.add(size_of::<Hasher<Hash>>());
            let collected = input(place, len.min(COLLECTED as i32));
            let digest = if is_whole != 0 {
                Hasher::<Hash>::digest(collected)
            } else {
                let mut hasher: Hasher<Hash> = load(state);
                hasher.update(collected);
                let digest = hasher.finalize_reset();
                store(state, hasher);
                digest
            };
            replace(place, len, &digest);
        });
    }
    0
}

/// Writes a result over the collected bytes.
unsafe fn replace(place: *mut u8, len: i32, result: &[u8]) {
    // SAFETY: Java's: there are `COLLECTED` bytes.
    unsafe {
        erase(place, (len.max(0) as usize).min(COLLECTED));
        output(place, result.len() as i32).copy_from_slice(result);
    }
}

/// Maps the type of an HMAC key to the type of HMAC.
trait Key {
    type State;
    const TAG: usize;
    fn new(key: &[u8]) -> Self;
    fn start(&self) -> Self::State;
    fn update(state: &mut Self::State, piece: &[u8]);
    fn finish(state: Self::State, to: &mut [u8]);
    fn mac(&self, message: &[u8], to: &mut [u8]);
}

impl<A: Algorithm, const TAG: usize> Key for Hmac<A, TAG>
where
    Tag<TAG>: HmacTag<A>,
{
    type State = Mac<A, TAG>;
    const TAG: usize = TAG;

    fn new(key: &[u8]) -> Self {
        Hmac::new(key)
    }

    fn start(&self) -> Mac<A, TAG> {
        Hmac::start(self)
    }

    fn update(state: &mut Mac<A, TAG>, piece: &[u8]) {
        state.update(piece);
    }

    fn finish(state: Mac<A, TAG>, to: &mut [u8]) {
        to.copy_from_slice(state.finalize().as_bytes());
    }

    fn mac(&self, message: &[u8], to: &mut [u8]) {
        to.copy_from_slice(Hmac::mac(self, message).as_bytes());
    }
}

/// The length of a key of HMAC.
pub(crate) unsafe fn key_bytes(algorithm: i32) -> i32 {
    with!(algorithm, _Hash, Keyed => size_of::<Keyed>() as i32)
}

/// The length of a message of HMAC, which is stored after its key.
pub(crate) unsafe fn mac_state_bytes(algorithm: i32) -> i32 {
    with!(algorithm, _Hash, Keyed => size_of::<<Keyed as Key>::State>() as i32)
}

pub(crate) unsafe fn mac_key(algorithm: i32, len: i32, state: *mut u8, key: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe { with!(algorithm, _Hash, Keyed => store(state, <Keyed as Key>::new(input(key, len)))) };
    0
}

/// Authenticates the next piece.
pub(crate) unsafe fn mac_update(algorithm: i32, is_first: i32, len: i32, state: *mut u8, piece: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe { with!(algorithm, _Hash, Keyed => take_piece::<Keyed>(is_first != 0, state, input(piece, len))) };
    0
}

unsafe fn take_piece<K: Key>(is_first: bool, state: *mut u8, piece: &[u8]) {
    // SAFETY: the caller's.
    unsafe {
        let place = state.add(size_of::<K>());
        let mut message = begun::<K>(is_first, state);
        K::update(&mut message, piece);
        store(place, message);
    }
}

/// Returns the message so far.
unsafe fn begun<K: Key>(is_first: bool, state: *mut u8) -> K::State {
    // SAFETY: the caller's.
    unsafe { if is_first { load::<K>(state).start() } else { load(state.add(size_of::<K>())) } }
}

/// Authenticates the bytes after the state, writes the tag over them, and erases the message. If those bytes are the whole
/// message, there is no stored message.
pub(crate) unsafe fn mac_finish(algorithm: i32, is_whole: i32, len: i32, state: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe { with!(algorithm, _Hash, Keyed => finish_mac::<Keyed>(is_whole != 0, len, state)) };
    0
}

unsafe fn finish_mac<K: Key>(is_whole: bool, len: i32, state: *mut u8) {
    // SAFETY: the caller's.
    unsafe {
        let message_place = state.add(size_of::<K>());
        let place = message_place.add(size_of::<K::State>());
        let collected = input(place, len.min(COLLECTED as i32));
        let mut tag = [0; MAX_TAG];
        let tag = &mut tag[..K::TAG];
        if is_whole {
            load::<K>(state).mac(collected, tag);
        } else {
            let mut message = begun::<K>(false, state);
            K::update(&mut message, collected);
            K::finish(message, tag);
            erase(message_place, size_of::<K::State>());
        }
        replace(place, len, tag);
    }
}
