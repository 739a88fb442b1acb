//! Batches of messages.

use core::{borrow::BorrowMut, error, fmt, marker::PhantomData};

use super::hasher::{Algorithm, Hasher, Words};
use crate::kernel::{
    Construction, HashFunction, Update,
    hash::several::{
        Next, Task, Work,
        scheduler::{self, run},
    },
    hash_equal_length,
};

/// The error if the number of results differs from the number of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountMismatch {
    /// The number of messages or hashers.
    pub messages: usize,
    /// The number of digests or tags.
    pub results: usize,
}

impl CountMismatch {
    #[inline]
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

/// The unit, in bytes, in which length classes are counted: a block of most functions.
const CLASS_BYTES: usize = 64;

/// Messages with their numbers, much longer messages first. A long message that outlasts all others gains nothing from
/// the batch.
///
/// Messages are classed by length, in powers of four, so that there are few classes. Each class takes one scan of the
/// messages.
pub(crate) struct LongestFirst<'m, M> {
    messages: &'m [M],
    /// The classes that have not been scanned yet, one bit each.
    classes: u32,
    /// The lengths in the class that is being scanned: the shortest length, and the number of lengths.
    from: usize,
    lengths: usize,
    /// The message to scan next.
    at: usize,
    left: usize,
}

impl<'m, M: AsRef<[u8]>> LongestFirst<'m, M> {
    pub(crate) fn new(messages: &'m [M]) -> Self {
        // Half the logarithm of the length plus one unit.
        let class = |message: &M| (message.as_ref().len() / CLASS_BYTES + 1).ilog2() / 2;
        let classes = messages.iter().fold(0, |classes, message| classes | 1 << class(message));
        let mut new = Self { messages, classes, from: 0, lengths: 0, at: 0, left: messages.len() };
        new.scan_class();
        new
    }

    /// Starts to scan for the longest remaining class.
    fn scan_class(&mut self) {
        let blocks = 1 << (2 * self.classes.checked_ilog2().unwrap_or(0));
        (self.from, self.lengths) = (CLASS_BYTES * (blocks - 1), CLASS_BYTES * 3 * blocks);
        self.at = 0;
    }

    #[inline]
    pub(crate) fn left(&self) -> usize {
        self.left
    }

    #[inline]
    pub(crate) fn next(&mut self) -> Option<(usize, &'m [u8])> {
        while self.classes != 0 {
            while let Some(message) = self.messages.get(self.at) {
                let (number, message) = (self.at, message.as_ref());
                self.at += 1;
                if message.len().wrapping_sub(self.from) < self.lengths {
                    self.left = self.left.saturating_sub(1);
                    return Some((number, message));
                }
            }
            self.classes ^= 1 << self.classes.ilog2();
            self.scan_class();
        }
        None
    }
}

impl<A: Algorithm> Hasher<A> {
    /// Computes the digests of many messages, of any lengths (FIPS 180-4, section 6.2; RFC 1321). A larger batch takes
    /// less time for each message, since several messages share vector instructions. The time taken depends only on the
    /// number and lengths of the messages.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of messages and digests differ. Nothing is written then.
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
        hash_many::<A::Function, M, _>(&construction, messages, digests, |digests, i, hash| {
            digests[i] = A::digest(hash)
        });
        Ok(())
    }

    /// Hashes the next piece of each of many messages: calls [`update`](Self::update) on each hasher. Pieces may have
    /// any lengths.
    ///
    /// A larger batch takes less time for each message, since several messages share vector instructions. Only whole
    /// blocks of [`BLOCK_BYTES`](Algorithm::BLOCK_BYTES) bytes share them. A partial block that a piece completes is
    /// hashed on its own. So pieces should be multiples of a block in length, and of similar length.
    ///
    /// The time taken depends only on lengths. The compression function is defined by FIPS 180-4, sections 6.1.2, 6.2.2
    /// and 6.4.2, and RFC 1321, section 3.4.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of hashers and pieces differ. Nothing is hashed then.
    ///
    /// ```
    /// use raddle::sha256::Sha256;
    ///
    /// let mut hashers = [Sha256::new(), Sha256::new()];
    /// Sha256::update_many(&mut hashers, &["attack ", "retreat "])?;
    /// Sha256::update_many(&mut hashers, &["at dawn", ""])?;
    /// let [first, second] = hashers.map(Sha256::finalize);
    /// assert_eq!((first, second), (Sha256::digest("attack at dawn"), Sha256::digest("retreat ")));
    /// # Ok::<(), raddle::sha256::CountMismatch>(())
    /// ```
    ///
    /// The argument may be a slice of references, for hashers that are stored elsewhere: `&mut [&mut Sha256]`.
    pub fn update_many<H: BorrowMut<Self>, M: AsRef<[u8]>>(
        hashers: &mut [H],
        pieces: &[M],
    ) -> Result<(), CountMismatch> {
        CountMismatch::check(pieces.len(), hashers.len())?;
        run(&mut UpdateMany { hashers, pieces: LongestFirst::new(pieces), algorithm: PhantomData::<A> });
        Ok(())
    }

    /// Returns how many messages, at most `max`, to pass to one call of [`update_many`](Self::update_many): the number
    /// of messages that share vector instructions on this CPU. The result is 1 if messages are hashed one after
    /// another, and 0 if `max` is 0. It depends only on the CPU and on `max`.
    ///
    /// ```
    /// use raddle::md5::Md5;
    ///
    /// let files = Md5::batch_size(48);
    /// assert!((1..=48).contains(&files));
    /// ```
    #[must_use]
    pub fn batch_size(max: usize) -> usize {
        scheduler::batch_size::<A::Function>(max)
    }

    /// Computes the digests of many hashers and resets them: calls [`finalize_reset`](Self::finalize_reset) on each hasher.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of hashers and digests differ. Nothing is written then.
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

/// Hashes or authenticates messages of any lengths. `write` receives the number and the hash value of each message.
///
/// The results are a parameter because short messages would take 3 % longer if the closure `write` captured them.
pub(crate) fn hash_many<F: HashFunction, M: AsRef<[u8]>, R>(
    construction: &Construction<'_, F>,
    messages: &[M],
    results: &mut [R],
    write: impl Fn(&mut [R], usize, &F::Words) + Copy,
) {
    let done = match messages.len() {
        0 => return,
        // A batch of one message has no lanes to share.
        1 => 0,
        _ => hash_equal_length::<F, M>(construction, messages, |number, hash| write(results, number, hash)),
    };
    let rest = &messages[done..];
    if !rest.is_empty() {
        run(&mut HashMany { construction, messages: LongestFirst::new(rest), done, results, write });
    }
}

/// The source of tasks that hash or authenticate messages.
///
/// For HMAC, the inner hash of a message is one task. The outer hash is another task, which follows in the same lane
/// while other lanes compute inner hashes.
struct HashMany<'m, 'r, F: HashFunction, M, R, W> {
    construction: &'r Construction<'r, F>,
    messages: LongestFirst<'m, M>,
    /// The number of messages that have been hashed already.
    done: usize,
    results: &'r mut [R],
    write: W,
}

/// The bit of a task's number that marks an outer hash. The other bits are the number of the message. No slice has 2^63
/// elements.
const OUTER: usize = 1 << (usize::BITS - 1);

impl<'m, F, M, R, W> Work<'m, F> for HashMany<'m, '_, F, M, R, W>
where
    F: HashFunction,
    M: AsRef<[u8]>,
    W: Fn(&mut [R], usize, &F::Words),
{
    #[inline]
    fn left(&self) -> usize {
        self.messages.left()
    }

    #[inline]
    fn begin(&mut self) -> Option<Task<'m, F>> {
        let (number, message) = self.messages.next()?;
        Some(Task { number, hash: *self.construction.hash, before: self.construction.before, message })
    }

    #[inline]
    fn end(&mut self, number: usize, hash: &F::Words) -> Option<Next<F>> {
        match self.construction.outer {
            Some((outer, bytes)) if number & OUTER == 0 => Some(Next {
                number: number | OUTER,
                hash: *outer,
                before: self.construction.before,
                digest: *hash,
                bytes,
            }),
            _ => {
                (self.write)(self.results, self.done + (number & !OUTER), hash);
                None
            }
        }
    }
}

/// The source of tasks that hash the next pieces of messages.
struct UpdateMany<'m, 'h, A, H, M> {
    hashers: &'h mut [H],
    pieces: LongestFirst<'m, M>,
    algorithm: PhantomData<A>,
}

impl<'m, A: Algorithm, H: BorrowMut<Hasher<A>>, M: AsRef<[u8]>> Work<'m, A::Function> for UpdateMany<'m, '_, A, H, M> {
    const PADDED: bool = false;

    #[inline]
    fn left(&self) -> usize {
        self.pieces.left()
    }

    /// Starts a task for the whole blocks of the next piece that has any. The hasher absorbs the bytes before and after
    /// these blocks.
    #[inline]
    fn begin(&mut self) -> Option<Task<'m, A::Function>> {
        loop {
            let (number, piece) = self.pieces.next()?;
            let hasher = self.hashers[number].borrow_mut();
            let (first, whole) = match Update::new::<A::Function>(hasher.filled(), piece.len()) {
                Update::Keep => (piece.len(), 0),
                Update::Hash { first, whole } => (first, whole),
            };
            let (first, piece) = piece.split_at(first);
            hasher.update(first);
            let (blocks, rest) = piece.split_at(whole);
            if blocks.is_empty() {
                hasher.update(rest);
                continue;
            }
            hasher.length = hasher.length.wrapping_add(blocks.len() as u64);
            // The rest is shorter than a block, so `update` does not use the hash value.
            hasher.update(rest);
            return Some(Task { number, hash: hasher.hash, before: 0, message: blocks });
        }
    }

    #[inline]
    fn end(&mut self, number: usize, hash: &Words<A>) -> Option<Next<A::Function>> {
        self.hashers[number].borrow_mut().hash = *hash;
        None
    }
}

/// The source of tasks that compute the digests of hashers.
struct FinalizeMany<'m, 'd, A: Algorithm> {
    hashers: &'m [Hasher<A>],
    /// The next hasher.
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
        let message = &hasher.part.as_ref()[..hasher.filled()];
        Some(Task { number, hash: hasher.hash, before: hasher.length.wrapping_sub(message.len() as u64), message })
    }

    #[inline]
    fn end(&mut self, number: usize, hash: &Words<A>) -> Option<Next<A::Function>> {
        self.digests[number] = A::digest(hash);
        None
    }
}
