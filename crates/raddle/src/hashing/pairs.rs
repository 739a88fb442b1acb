//! Pairs of digests: the nodes of binary trees.

use super::{
    hasher::{Algorithm, Hasher, Sha2},
    many::CountMismatch,
};
use crate::{
    kernel::{Sha256, hash_pairs},
    memory::wipe::wipe,
};

/// The number of pairs that are hashed in one call if the digests replace the nodes. It is a multiple of the number of
/// lanes in most kernels.
pub(crate) const BATCH: usize = 128;

/// Computes the SHA-256 digest of each pair of two digests: each pair is a 64-byte message. Several pairs share vector
/// instructions, and the padding block is the same for all pairs. The time taken depends only on the number of pairs.
///
/// # Errors
///
/// Fails if the numbers of pairs and digests differ. Nothing is written then.
///
/// ```
/// use raddle::sha256::{Sha256, pairs};
///
/// let level = [[1; 64], [2; 64]];
/// let mut digests = [[0; 32]; 2];
/// pairs(&level, &mut digests)?;
/// assert_eq!(digests, level.map(Sha256::digest));
/// # Ok::<(), raddle::sha256::CountMismatch>(())
/// ```
pub fn pairs(pairs: &[[u8; 64]], digests: &mut [[u8; 32]]) -> Result<(), CountMismatch> {
    CountMismatch::check(pairs.len(), digests.len())?;
    let done = hash_pairs::<Sha256>(&Sha2::<256>::INITIAL, pairs, digests);
    // A call without messages would take as long as a pair.
    if done == pairs.len() {
        return Ok(());
    }
    Hasher::<Sha2<256>>::digest_many(&pairs[done..], &mut digests[done..])
}

/// Hashes a level of a binary tree in place: the SHA-256 digest of nodes `2 * i` and `2 * i + 1` replaces node `i`.
/// Returns the digests, which are the first half of the level. The other nodes keep their values. If the number of
/// nodes is odd, the last node keeps its value too. The time taken depends only on the number of nodes.
///
/// ```
/// use raddle::sha256::{Sha256, pairs_in_place};
///
/// let mut level = [[1; 32], [1; 32], [2; 32], [2; 32], [3; 32]];
/// let next = pairs_in_place(&mut level);
/// assert_eq!(next, [Sha256::digest([1; 64]), Sha256::digest([2; 64])]);
/// assert_eq!(level[4], [3; 32]);
/// ```
pub fn pairs_in_place(level: &mut [[u8; 32]]) -> &mut [[u8; 32]] {
    in_place(level, |nodes, digests| {
        let Ok(()) = pairs(nodes, digests) else { unreachable!() };
    })
}

/// Replaces the first half of a level with the digests that `hash` writes for its pairs. Each call of `hash` gets equal
/// numbers of pairs and digests, at most [`BATCH`] of each.
pub(crate) fn in_place(level: &mut [[u8; 32]], hash: impl Fn(&[[u8; 64]], &mut [[u8; 32]])) -> &mut [[u8; 32]] {
    let pairs = level.len() / 2;
    let mut batch = [[0; 32]; BATCH];
    for from in (0..pairs).step_by(BATCH) {
        let digests = &mut batch[..BATCH.min(pairs - from)];
        // The digests end before the nodes of the next batch begin: `from + n <= 2 * (from + n)`.
        hash(level[2 * from..][..2 * digests.len()].as_flattened().as_chunks().0, digests);
        level[from..][..digests.len()].copy_from_slice(digests);
    }
    wipe(batch.as_flattened_mut());
    &mut level[..pairs]
}
