//! Many messages at once.

use core::{error, fmt};

use super::{Algorithm, BLOCK_BYTES, Hasher, Words};
use crate::kernel::many::{Next, Task, Work, run};

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

/// Messages with their numbers, those first that are much longer than others: what is left of a long message when all
/// others have ended takes as long as by itself.
///
/// "Much" is four times as many blocks, so that there are few classes, and for each the messages are looked through.
pub(crate) struct Longest<'m, M> {
    messages: &'m [M],
    /// The classes that have not been looked through, one bit each.
    classes: u32,
    /// Where to look next.
    at: usize,
    left: usize,
}

impl<'m, M: AsRef<[u8]>> Longest<'m, M> {
    pub(crate) fn new(messages: &'m [M]) -> Self {
        let classes = messages.iter().fold(0, |classes, message| classes | 1 << Self::class(message));
        Self { messages, classes, at: 0, left: messages.len() }
    }

    /// Half of the logarithm of the number of blocks: at most 29.
    #[inline]
    fn class(message: &M) -> u32 {
        (message.as_ref().len() / BLOCK_BYTES + 1).ilog2() / 2
    }

    #[inline]
    pub(crate) fn left(&self) -> usize {
        self.left
    }

    #[inline]
    pub(crate) fn next(&mut self) -> Option<(usize, &'m [u8])> {
        while self.classes != 0 {
            let class = self.classes.ilog2();
            while let Some(message) = self.messages.get(self.at) {
                let number = self.at;
                self.at += 1;
                if Self::class(message) == class {
                    self.left = self.left.saturating_sub(1);
                    return Some((number, message.as_ref()));
                }
            }
            self.classes ^= 1 << class;
            self.at = 0;
        }
        None
    }
}

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
        run(&mut DigestMany::<A, M> { messages: Longest::new(messages), digests });
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

/// A digest for each message.
struct DigestMany<'m, 'd, A: Algorithm, M> {
    messages: Longest<'m, M>,
    digests: &'d mut [A::Digest],
}

impl<'m, A: Algorithm, M: AsRef<[u8]>> Work<'m, A::Function> for DigestMany<'m, '_, A, M> {
    #[inline]
    fn left(&self) -> usize {
        self.messages.left()
    }

    #[inline]
    fn begin(&mut self) -> Option<Task<'m, A::Function>> {
        let (number, message) = self.messages.next()?;
        Some(Task { number, hash: A::INITIAL, before: 0, message })
    }

    #[inline]
    fn end(&mut self, number: usize, hash: &Words<A>) -> Option<Next<A::Function>> {
        self.digests[number] = A::digest(hash);
        None
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
