//! The tag of a message, which is either computed or given for comparison.

use raddle::poly1305;

use crate::{
    abi::param::{Place, Value},
    planted::Fault,
    reason::Reason,
};

/// The length of a full tag in bytes.
pub(super) const BYTES: usize = 16;

/// A tag, or its first bytes. It is not secret.
#[derive(Clone, Default)]
pub(super) struct Tag {
    bytes: [u8; BYTES],
    /// The length in bytes, or 0 if there is no tag.
    len: usize,
}

impl Tag {
    /// Returns the length that is reported to OpenSSL.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Stores the tag that a message must have.
    pub(super) fn expect(&mut self, value: &Value<'_>) -> Result<(), Reason> {
        let len = value.len();
        let bytes = value.bytes()?.ok_or(Reason::WrongType)?;
        let place = self.bytes.get_mut(..len).filter(|_| len > 0).ok_or(Reason::TagLength)?;
        place.copy_from_slice(bytes);
        self.bytes[len..].fill(0);
        self.len = len;
        Ok(())
    }

    /// Returns the full tag that a message must have.
    pub(super) fn expected(&self) -> Result<[u8; BYTES], Reason> {
        if self.len == BYTES { Ok(Fault::Tag.planted(self.bytes)) } else { Err(Reason::NoTag) }
    }

    /// Stores the computed tag.
    pub(super) fn take(&mut self, tag: &poly1305::Tag) {
        self.bytes = Fault::Tag.planted(*tag.as_bytes());
        self.len = BYTES;
    }

    /// Writes as many bytes of the tag as the caller has room for.
    pub(super) fn give(&self, place: &mut Place<'_>) -> Result<(), Reason> {
        let asked = place.len();
        if self.len == 0 {
            return Err(Reason::UnexpectedTag);
        }
        let tag = self.bytes.get(..asked).filter(|_| asked > 0).ok_or(Reason::TagLength)?;
        place.set_bytes(tag)
    }

    /// Compares the given tag, up to its length, with the computed one, in constant time.
    pub(super) fn check(&self, computed: &poly1305::Tag) -> Result<(), Reason> {
        if self.len == 0 {
            return Err(Reason::NoTag);
        }
        let mut first = Fault::Tag.planted(*computed.as_bytes());
        first[self.len..].fill(0);
        if poly1305::Tag::from(first) == poly1305::Tag::from(self.bytes) { Ok(()) } else { Err(Reason::WrongTag) }
    }
}

/// Returns the tag of a record, to be written or compared.
pub(super) fn of_record(bytes: [u8; BYTES]) -> poly1305::Tag {
    poly1305::Tag::from(Fault::Tag.planted(bytes))
}
