//! Hashes, HMAC, and BLAKE3 with a key.
//!
//! Java collects short pieces, and passes the collected bytes after the state: a message of a few blocks takes one call. States
//! are short, so they are copied. Threads must not share a digest; if they do, they get wrong digests and no other harm.

use core::mem;

use core_api::{
    bindings,
    blake3::{Blake3, DIGEST_BYTES, KEY_BYTES},
    hmac::{Algorithm, Hmac, HmacSha512, HmacTag, Mac, Tag},
    sha256::Hasher,
};
use zeroize::Zeroizing;

use crate::memory::{erase, input, load, output, store};

/// The number of input bytes that Java may collect after a state.
pub(crate) const COLLECTED: usize = 128;

/// The length of the longest tag.
const MAX_TAG: usize = HmacSha512::TAG_BYTES;

/// The algorithms, by Java's numbers: the state of a hash, and the key of a MAC.
macro_rules! with {
    ($hash:ident = $function:ty, $mac:ident = $keyed:ty => $work:expr) => {{
        type $hash = $function;
        type $mac = $keyed;
        $work
    }};
    ($number:expr, $hash:ident, $mac:ident => $work:expr) => {{
        use core_api::{blake3, hmac::*, sha256::Hasher};
        use $crate::hash::Blake3Key;
        match $number {
            0 => with!($hash = Hasher<Sha2<256>>, $mac = HmacSha256 => $work),
            1 => with!($hash = Hasher<Sha2<224>>, $mac = HmacSha224 => $work),
            2 => with!($hash = Hasher<Sha2<512>>, $mac = HmacSha512 => $work),
            3 => with!($hash = Hasher<Sha2<384>>, $mac = HmacSha384 => $work),
            4 => with!($hash = Hasher<Sha512T<256>>, $mac = HmacSha512_256 => $work),
            5 => with!($hash = Hasher<Rfc1321>, $mac = HmacMd5 => $work),
            6 => with!($hash = Hasher<Rfc3174>, $mac = HmacSha1 => $work),
            _ => with!($hash = blake3::Blake3, $mac = Blake3Key => $work),
        }
    }};
}
pub(crate) use with;

/// The state of a hash.
pub(crate) trait Hashing {
    type Digest: AsRef<[u8]>;
    const DIGEST_BYTES: usize;
    fn new() -> Self;
    fn digest(message: &[u8]) -> Self::Digest;
    fn update(&mut self, piece: &[u8]);
    fn finalize_reset(&mut self) -> Self::Digest;
    fn digest_many(messages: &[&[u8]], digests: &mut [u8]);

    /// Makes a state consistent to which threads wrote that share a digest.
    fn mend(&mut self) {}
}

impl<A: Algorithm> Hashing for Hasher<A> {
    type Digest = A::Digest;
    const DIGEST_BYTES: usize = A::DIGEST_BYTES;

    fn new() -> Self {
        Hasher::new()
    }

    fn digest(message: &[u8]) -> A::Digest {
        Hasher::<A>::digest(message)
    }

    fn update(&mut self, piece: &[u8]) {
        Hasher::update(self, piece);
    }

    fn finalize_reset(&mut self) -> A::Digest {
        Hasher::finalize_reset(self)
    }

    fn digest_many(messages: &[&[u8]], digests: &mut [u8]) {
        bindings::digest_many::<A, _>(messages, digests);
    }
}

impl Hashing for Blake3 {
    type Digest = [u8; DIGEST_BYTES];
    const DIGEST_BYTES: usize = DIGEST_BYTES;

    fn new() -> Self {
        Blake3::new()
    }

    fn digest(message: &[u8]) -> [u8; DIGEST_BYTES] {
        Blake3::digest(message)
    }

    fn update(&mut self, piece: &[u8]) {
        Blake3::update(self, piece);
    }

    fn finalize_reset(&mut self) -> [u8; DIGEST_BYTES] {
        mem::take(self).finalize()
    }

    fn digest_many(messages: &[&[u8]], digests: &mut [u8]) {
        // As many digests as messages.
        Blake3::digest_many(messages, digests.as_chunks_mut().0).unwrap_or_else(|_| unreachable!());
    }

    fn mend(&mut self) {
        bindings::mend_blake3(self);
    }
}

/// Copies a state out of an array.
///
/// # Safety
///
/// As for [`load`].
unsafe fn state_of<H: Hashing>(address: *const u8) -> H {
    // SAFETY: the caller's.
    let mut hasher: H = unsafe { load(address) };
    hasher.mend();
    hasher
}

/// The length of a state.
pub(crate) unsafe fn state_bytes(algorithm: i32) -> i32 {
    with!(algorithm, Hash, _Key => size_of::<Hash>() as i32)
}

pub(crate) unsafe fn begin(algorithm: i32, state: *mut u8) -> i32 {
    // SAFETY: Java's.
    with!(algorithm, Hash, _Key => unsafe { store(state, <Hash as Hashing>::new()) });
    0
}

/// Hashes the next piece.
pub(crate) unsafe fn update(algorithm: i32, len: i32, state: *mut u8, piece: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe {
        with!(algorithm, Hash, _Key => {
            let mut hasher: Hash = state_of(state);
            Hashing::update(&mut hasher, input(piece, len));
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
            let digest = <Hash as Hashing>::digest(input(message, len));
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
            let place = state.add(size_of::<Hash>());
            let collected = input(place, len.min(COLLECTED as i32));
            let digest = if is_whole != 0 {
                <Hash as Hashing>::digest(collected)
            } else {
                let mut hasher: Hash = state_of(state);
                Hashing::update(&mut hasher, collected);
                let digest = Hashing::finalize_reset(&mut hasher);
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

/// Maps the type of a key to the type of its MAC.
pub(crate) trait Key {
    type State;
    const TAG: usize;
    fn new(key: &[u8]) -> Self;
    fn start(&self) -> Self::State;
    fn update(state: &mut Self::State, piece: &[u8]);
    fn finish(state: Self::State, to: &mut [u8]);
    fn mac(&self, message: &[u8], to: &mut [u8]);
    fn authenticate_many(&self, messages: &[&[u8]], tags: &mut [u8]);

    /// As for [`Hashing`].
    fn mend(_state: &mut Self::State) {}
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

    fn authenticate_many(&self, messages: &[&[u8]], tags: &mut [u8]) {
        bindings::mac_many(self, messages, tags);
    }
}

/// A key of BLAKE3.
pub(crate) struct Blake3Key(Zeroizing<[u8; KEY_BYTES]>);

impl Key for Blake3Key {
    type State = Blake3;
    const TAG: usize = DIGEST_BYTES;

    /// Java has checked the length.
    fn new(key: &[u8]) -> Self {
        let mut copy = Zeroizing::new([0; KEY_BYTES]);
        copy.iter_mut().zip(key).for_each(|(to, from)| *to = *from);
        Self(copy)
    }

    fn start(&self) -> Blake3 {
        Blake3::keyed(&self.0)
    }

    fn update(state: &mut Blake3, piece: &[u8]) {
        state.update(piece);
    }

    fn finish(state: Blake3, to: &mut [u8]) {
        to.copy_from_slice(&state.finalize());
    }

    fn mac(&self, message: &[u8], to: &mut [u8]) {
        to.copy_from_slice(&bindings::blake3_keyed(&self.0, message));
    }

    fn authenticate_many(&self, messages: &[&[u8]], tags: &mut [u8]) {
        // As many tags as messages.
        bindings::blake3_keyed_many(&self.0, messages, tags.as_chunks_mut().0).unwrap_or_else(|_| unreachable!());
    }

    fn mend(state: &mut Blake3) {
        bindings::mend_blake3(state);
    }
}

/// The length of the key of a MAC, as it is stored.
pub(crate) unsafe fn key_bytes(algorithm: i32) -> i32 {
    with!(algorithm, _Hash, Keyed => size_of::<Keyed>() as i32)
}

/// The length of the state of a MAC, which is stored after its key.
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
    unsafe {
        if is_first {
            return load::<K>(state).start();
        }
        let mut message = load(state.add(size_of::<K>()));
        K::mend(&mut message);
        message
    }
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
