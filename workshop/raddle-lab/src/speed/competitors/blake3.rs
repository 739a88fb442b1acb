//! The crate `blake3`, by its authors. A C compiler builds its code in C and assembly.

use ::blake3::IncrementCounter;
use ::blake3::platform::Platform;
use raddle_kernels::blake3::spec::IV;

use super::version;

/// Hashes one message on one thread.
pub(crate) fn blake3() -> impl FnMut(&[u8]) -> [u8; 32] {
    |message| *::blake3::hash(message).as_bytes()
}

/// The maximum number of messages of up to a chunk in one call of `hash_many`.
const GROUP: usize = 64;

/// The flags of the first block of a chunk, and of the last block of a message of one chunk (table 3 of the paper).
const START: u8 = 1;
const END_OF_ROOT: u8 = 1 << 1 | 1 << 3;

/// Hashes many messages. If they have equal lengths, whole blocks and at most a chunk, `hash_many` hashes them, which
/// is public but not documented. Other messages are hashed one after another.
pub(crate) fn blake3_many() -> impl FnMut(&[&[u8]], &mut [[u8; 32]]) {
    let platform = Platform::detect();
    move |messages, hashes| match messages[0].len() {
        64 => hash_many::<64>(platform, messages, hashes),
        128 => hash_many::<128>(platform, messages, hashes),
        256 => hash_many::<256>(platform, messages, hashes),
        512 => hash_many::<512>(platform, messages, hashes),
        1024 => hash_many::<1024>(platform, messages, hashes),
        _ => messages.iter().zip(hashes).for_each(|(message, hash)| *hash = *::blake3::hash(message).as_bytes()),
    }
}

/// Hashes messages of `N` bytes each.
fn hash_many<const N: usize>(platform: Platform, messages: &[&[u8]], hashes: &mut [[u8; 32]]) {
    for (messages, hashes) in messages.chunks(GROUP).zip(hashes.chunks_mut(GROUP)) {
        let mut group = [&[0; N]; GROUP];
        for (place, message) in group.iter_mut().zip(messages) {
            *place = message.as_array().expect("messages of equal length");
        }
        let out = hashes.as_flattened_mut();
        let group = &group[..messages.len()];
        platform.hash_many(group, &IV, 0, IncrementCounter::No, 0, START, END_OF_ROOT, out);
    }
}

/// Returns the version, and the instructions that the crate uses here.
pub(crate) fn about() -> String {
    format!("blake3 {}, {:?}", version("blake3"), Platform::detect())
}
