//! Many messages under one key.

use super::{Hmac, Midstates, Tag};
use crate::{
    hash::{Algorithm, BLOCK_BYTES, CountMismatch, Longest, Words},
    kernel::{
        Construction, HashFunction, hash_equal_length,
        many::run,
        task::{Next, Task, Work},
    },
};

impl<A: Algorithm, const TAG: usize> Hmac<A, TAG> {
    /// The tags of many messages, of any lengths, each in its place: the faster the more there are, since several share
    /// the instructions of one.
    ///
    /// # Errors
    ///
    /// Where there are more messages than tags or fewer; nothing is written then.
    ///
    /// ```
    /// use raddle::hmac::{HmacSha256, Tag};
    ///
    /// let key = HmacSha256::new(b"key");
    /// let mut tags = [Tag::from([0; 32]); 2];
    /// key.mac_many(&["attack at dawn", ""], &mut tags)?;
    /// assert_eq!(tags, [key.mac(b"attack at dawn"), key.mac(b"")]);
    /// # Ok::<(), raddle::hmac::CountMismatch>(())
    /// ```
    pub fn mac_many<M: AsRef<[u8]>>(&self, messages: &[M], tags: &mut [Tag<TAG>]) -> Result<(), CountMismatch> {
        CountMismatch::check(messages.len(), tags.len())?;
        if let ([message], [tag]) = (messages, &mut *tags) {
            *tag = self.mac(message.as_ref());
            return Ok(());
        }
        let outer = Some((self.0.outer(), A::DIGEST_BYTES));
        let construction = Construction { hash: self.0.inner(), before: BLOCK_BYTES as u64, outer };
        let done =
            hash_equal_length::<A::Function, M>(&construction, messages, |i, hash| tags[i] = Tag::first_of::<A>(hash));
        let (messages, tags) = (&messages[done..], &mut tags[done..]);
        run(&mut MacMany { key: &self.0, messages: Longest::new(messages), tags });
        Ok(())
    }
}

/// A tag for each message: the inner hash of a message is a task, and the outer one another, which follows it in its lane
/// beside the inner ones of others.
struct MacMany<'m, 'k, 't, A: Algorithm, M, const TAG: usize> {
    key: &'k Midstates<A>,
    messages: Longest<'m, M>,
    tags: &'t mut [Tag<TAG>],
}

/// The number of a task is that of its message, with this bit where it is the outer hash: no slice has as many elements.
const OUTER: usize = 1 << (usize::BITS - 1);

impl<'m, A: Algorithm, M: AsRef<[u8]>, const TAG: usize> Work<'m, A::Function> for MacMany<'m, '_, '_, A, M, TAG> {
    #[inline]
    fn left(&self) -> usize {
        self.messages.left()
    }

    #[inline]
    fn begin(&mut self) -> Option<Task<'m, A::Function>> {
        let (number, message) = self.messages.next()?;
        Some(Task { number, hash: *self.key.inner(), before: BLOCK_BYTES as u64, message })
    }

    #[inline]
    fn end(&mut self, number: usize, hash: &Words<A>) -> Option<Next<A::Function>> {
        if number & OUTER != 0 {
            self.tags[number ^ OUTER] = Tag::first_of::<A>(hash);
            return None;
        }
        Some(Next {
            number: number | OUTER,
            hash: *self.key.outer(),
            before: BLOCK_BYTES as u64,
            bytes: A::Function::bytes(hash),
            len: A::DIGEST_BYTES,
        })
    }
}
