//! Batches of messages under one key.

use super::{Hmac, Midstates, Tag, tag};
use crate::{
    hash::{Algorithm, BLOCK_BYTES, CountMismatch, LongestFirst, Words},
    kernel::{
        Construction, HashFunction, hash_equal_length,
        many::run,
        task::{Next, Task, Work},
    },
};

impl<A: Algorithm, const TAG: usize> Hmac<A, TAG> {
    /// Computes the tags of many messages, of any lengths. More messages take less time each, since several share
    /// vector instructions.
    ///
    /// # Errors
    ///
    /// If there are more messages than tags or fewer; nothing is written then.
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
            hash_equal_length::<A::Function, M>(&construction, messages, |i, hash| tags[i] = tag::of::<A, TAG>(hash));
        let (messages, tags) = (&messages[done..], &mut tags[done..]);
        run(&mut MacMany { key: &self.0, messages: LongestFirst::new(messages), tags });
        Ok(())
    }
}

/// The source of tasks for tags. The inner hash of a message is a task; the outer hash is another, which follows it in its lane
/// while other lanes compute inner hashes.
struct MacMany<'m, 'k, 't, A: Algorithm, M, const TAG: usize> {
    key: &'k Midstates<A>,
    messages: LongestFirst<'m, M>,
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
            self.tags[number ^ OUTER] = tag::of::<A, TAG>(hash);
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
