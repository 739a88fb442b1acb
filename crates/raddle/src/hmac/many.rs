//! Many messages under one key.

use super::{Hmac, Tag};
use crate::{
    hash::{Algorithm, BLOCK_BYTES, CountMismatch},
    kernel::{many::hash_messages, task::Construction},
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
        hash_messages::<A::Function, M>(&construction, messages, |i, hash| tags[i] = Tag::first_of::<A>(hash));
        Ok(())
    }
}
