//! The lengths of the pieces that Java passes.
//!
//! While a function runs, the collector can't start. So a piece takes [`PIECE_NANOSECONDS`] at the speed of the kernels
//! on this machine, which is measured once per algorithm: portable code may be fifty times slower than a kernel.

use core::mem::MaybeUninit;

use core_api::{
    bindings::{ChaCha20Poly1305Message, GcmKey, GcmSivKey},
    blake3::Blake3,
    hash::any::AnyHash,
};

use crate::{
    aead,
    hash::{self, numbered},
    keystream,
};

/// The time of a piece. It lies between the overhead of a call and a pause that programs notice.
const PIECE_NANOSECONDS: u64 = 30_000;

/// The number of bytes that are timed, and the number of repetitions, of which the fastest counts.
const TIMED: usize = 2048;
const TIMES: usize = 4;

/// The number of bytes that are timed for BLAKE3, which needs several chunks of 1,024 bytes to fill the vector lanes.
const TREE_TIMED: usize = 16 * 1024;

/// Java's number for the first hash function.
const FIRST_HASH: i32 = 5;

/// The shortest and the longest piece. All lengths are multiples of the shortest.
const SHORTEST: u64 = 1024;
const LONGEST: u64 = 1 << 16;

/// Room for the longest state.
#[repr(align(64))]
struct Room([MaybeUninit<u8>; 4096]);

/// Returns the length of a piece in bytes. The numbers are those of AES-GCM, ChaCha20-Poly1305, AES-GCM-SIV, AES in
/// counter mode, ChaCha20, and the hash functions in the order of their list.
pub(crate) unsafe fn bytes(work: i32) -> i32 {
    let mut room = Room([MaybeUninit::uninit(); 4096]);
    let state = (&raw mut room.0).cast::<u8>();
    let mut text = [0u8; TREE_TIMED + aead::TAG];
    let mut header = [0u8; 16];
    let hash = work - FIRST_HASH;
    let timed = if hash >= 0 && numbered(hash) == AnyHash::Blake3 { TREE_TIMED } else { TIMED };
    let (text, header, len) = (text.as_mut_ptr(), header.as_mut_ptr(), timed as i32);
    // SAFETY: there is room for each state, and all memory that is read was written before. A call for a whole message
    // reads no stream.
    let least = unsafe {
        match work {
            0..3 => {
                aead::key(work, 32, state, text);
                least_time(|| aead::seal(work, 12, 0, aead::TAG as i32, len, state, header, text, text))
            }
            3 | 4 => {
                keystream::key(work - 3, 32, state, text);
                least_time(|| keystream::xor(work - 3, 0, keystream::WHOLE, len, state, state, header, text, text))
            }
            _ => {
                hash::begin(hash, state);
                least_time(|| hash::update(hash, len, state, text))
            }
        }
    };
    let bytes = timed as u64 * PIECE_NANOSECONDS / least.max(1);
    (bytes / SHORTEST * SHORTEST).clamp(SHORTEST, LONGEST) as i32
}

/// Returns the shortest time that a call took, in nanoseconds.
fn least_time(mut work: impl FnMut() -> i32) -> u64 {
    let mut least = u64::MAX;
    for _ in 0..TIMES {
        let start = now();
        work();
        least = least.min(now().wrapping_sub(start));
    }
    least
}

/// Returns the time of a clock that never goes back, in nanoseconds.
fn now() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the address leads to room for a time. The call can't fail on Linux.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &raw mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

const _: () = assert!(AlignedValue::bytes::<GcmKey>() <= 4096 && AlignedValue::bytes::<GcmSivKey>() <= 4096);
const _: () = assert!(AlignedValue::bytes::<ChaCha20Poly1305Message>() <= 4096);
const _: () = assert!(size_of::<Blake3>() <= 4096, "the longest state of a hash");

use crate::memory::AlignedValue;
