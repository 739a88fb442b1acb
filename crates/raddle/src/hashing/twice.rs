//! The hash of a hash.

use super::{
    hasher::{Algorithm, Sha2},
    many::{CountMismatch, hash_many},
};
use crate::{
    cpu::token::Token,
    kernel::{Construction, HashFunction},
    memory::wipe::wipe,
};

/// Computes the SHA-256 digest of the SHA-256 digest of a message of any length: SHA-256d, with which Bitcoin names
/// blocks and transactions. The time taken depends only on the length.
///
/// ```
/// use raddle::sha256::{Sha256, sha256d};
///
/// assert_eq!(sha256d(b"attack at dawn"), Sha256::digest(Sha256::digest(b"attack at dawn")));
/// ```
#[must_use]
pub fn sha256d(message: impl AsRef<[u8]>) -> [u8; 32] {
    digest::<Sha2<256>>(message.as_ref())
}

/// Computes the [`sha256d`] of many messages, of any lengths. A larger batch takes less time for each message, since
/// several messages share vector instructions. Batches of 80-byte headers or 64-byte pairs share them best. The time
/// taken depends only on the number and lengths of the messages.
///
/// # Errors
///
/// Fails if the numbers of messages and digests differ. Nothing is written then.
///
/// ```
/// use raddle::sha256::{sha256d, sha256d_many};
///
/// let headers = [[1; 80], [2; 80]];
/// let mut digests = [[0; 32]; 2];
/// sha256d_many(&headers, &mut digests)?;
/// assert_eq!(digests, headers.map(sha256d));
/// # Ok::<(), raddle::sha256::CountMismatch>(())
/// ```
pub fn sha256d_many<M: AsRef<[u8]>>(messages: &[M], digests: &mut [[u8; 32]]) -> Result<(), CountMismatch> {
    digest_many::<Sha2<256>, M>(messages, digests)
}

fn digest<A: Algorithm>(message: &[u8]) -> A::Digest {
    // The compiler copies the initial hash value with vector instructions, so the token comes first.
    Token::begin();
    let mut hash = A::INITIAL;
    A::Function::finish(&mut hash, message, message.len() as u64);
    A::Function::finish_digest(&mut hash, &A::INITIAL, A::DIGEST_BYTES, A::DIGEST_BYTES as u64);
    let digest = A::digest(&hash);
    wipe(hash.as_mut());
    digest
}

/// Computes [`sha256d_many`] with any hash function.
pub(super) fn digest_many<A: Algorithm, M: AsRef<[u8]>>(
    messages: &[M],
    digests: &mut [A::Digest],
) -> Result<(), CountMismatch> {
    CountMismatch::check(messages.len(), digests.len())?;
    if let ([message], [hash]) = (messages, &mut *digests) {
        *hash = digest::<A>(message.as_ref());
        return Ok(());
    }
    let construction = Construction { hash: &A::INITIAL, before: 0, outer: Some((&A::INITIAL, A::DIGEST_BYTES)) };
    hash_many::<A::Function, M, _>(&construction, messages, digests, |digests, i, hash| digests[i] = A::digest(hash));
    Ok(())
}
