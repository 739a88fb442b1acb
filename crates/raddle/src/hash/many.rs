//! Many messages at once.

use core::{error, fmt};

use super::hasher::{Algorithm, Hasher, Words};
use crate::kernel::{
    many::{hash_messages, run},
    task::{Construction, Next, Task, Work},
};

/// There are not as many results as messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountMismatch {
    /// How many messages there are, or hashers.
    pub messages: usize,
    /// How many digests or tags there is room for.
    pub results: usize,
}

impl CountMismatch {
    pub(crate) fn check(messages: usize, results: usize) -> Result<(), Self> {
        if messages == results { Ok(()) } else { Err(Self { messages, results }) }
    }
}

impl fmt::Display for CountMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { messages, results } = self;
        write!(f, "{messages} messages and room for {results} results")
    }
}

impl error::Error for CountMismatch {}

impl<A: Algorithm> Hasher<A> {
    /// The digests of many messages, of any lengths, each in its place: the faster the more there are, since several share
    /// the instructions of one.
    ///
    /// # Errors
    ///
    /// Where there are more messages than digests or fewer; nothing is written then.
    ///
    /// ```
    /// use raddle::sha256::Sha256;
    ///
    /// let mut digests = [[0; 32]; 2];
    /// Sha256::digest_many(&["attack at dawn", ""], &mut digests)?;
    /// assert_eq!(digests, [Sha256::digest(b"attack at dawn"), Sha256::digest(b"")]);
    /// # Ok::<(), raddle::sha256::CountMismatch>(())
    /// ```
    pub fn digest_many<M: AsRef<[u8]>>(messages: &[M], digests: &mut [A::Digest]) -> Result<(), CountMismatch> {
        CountMismatch::check(messages.len(), digests.len())?;
        if let ([message], [digest]) = (messages, &mut *digests) {
            *digest = Self::digest(message.as_ref());
            return Ok(());
        }
        let construction = Construction { hash: &A::INITIAL, before: 0, outer: None };
        hash_messages::<A::Function, M>(&construction, messages, |i, hash| digests[i] = A::digest(hash));
        Ok(())
    }

    /// The digests of what came to many hashers, which then are as new ones: [`finalize_reset`](Self::finalize_reset) of
    /// each.
    ///
    /// # Errors
    ///
    /// Where there are more hashers than digests or fewer; nothing is written then.
    ///
    /// ```
    /// use raddle::sha256::Sha256;
    ///
    /// let mut hashers = [Sha256::new(), Sha256::new()];
    /// hashers[0].update(b"attack at dawn");
    /// let mut digests = [[0; 32]; 2];
    /// Sha256::finalize_many(&mut hashers, &mut digests)?;
    /// assert_eq!(digests, [Sha256::digest(b"attack at dawn"), Sha256::digest(b"")]);
    /// # Ok::<(), raddle::sha256::CountMismatch>(())
    /// ```
    pub fn finalize_many(hashers: &mut [Self], digests: &mut [A::Digest]) -> Result<(), CountMismatch> {
        CountMismatch::check(hashers.len(), digests.len())?;
        run(&mut FinalizeMany { hashers, at: 0, digests });
        hashers.iter_mut().for_each(Self::reset);
        Ok(())
    }
}

/// A digest for each hasher.
struct FinalizeMany<'m, 'd, A: Algorithm> {
    hashers: &'m [Hasher<A>],
    /// The next of them.
    at: usize,
    digests: &'d mut [A::Digest],
}

impl<'m, A: Algorithm> Work<'m, A::Function> for FinalizeMany<'m, '_, A> {
    #[inline]
    fn left(&self) -> usize {
        self.hashers.len() - self.at
    }

    #[inline]
    fn begin(&mut self) -> Option<Task<'m, A::Function>> {
        let (number, hasher) = (self.at, self.hashers.get(self.at)?);
        self.at += 1;
        let message = &hasher.part[..hasher.filled()];
        Some(Task { number, hash: hasher.hash, before: hasher.length.wrapping_sub(message.len() as u64), message })
    }

    #[inline]
    fn end(&mut self, number: usize, hash: &Words<A>) -> Option<Next<A::Function>> {
        self.digests[number] = A::digest(hash);
        None
    }
}
