//! Batches of messages under one key.

use super::{Hmac, Tag, tag};
use crate::{
    hashing::{Algorithm, CountMismatch, hash_many},
    kernel::Construction,
};

impl<A: Algorithm, const TAG: usize> Hmac<A, TAG> {
    /// Computes the tags of many messages, of any lengths (RFC 2104, section 2). A larger batch takes less time for
    /// each message, since several messages share vector instructions. The time taken depends only on the number and
    /// lengths of the messages.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of messages and tags differ. Nothing is written then.
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
        let construction = Construction { hash: self.0.inner(), before: A::BLOCK_BYTES as u64, outer };
        hash_many::<A::Function, M, _>(&construction, messages, tags, |tags, i, hash| {
            tags[i] = tag::truncate::<A, TAG>(hash)
        });
        Ok(())
    }
}
