//! The tag of a message: computed at its end, or given for comparison.

use raddle::poly1305;

use crate::{
    abi::param::{Place, Value},
    planted::Fault,
    reason::Reason,
};

/// The length of a full tag in bytes.
pub(super) const BYTES: usize = 16;

/// The message of a context. It holds the computed tag, so that the tag goes when another message or an init comes.
#[derive(Clone)]
pub(super) enum Message<M> {
    /// No message is in progress, and none has a tag.
    None,
    Running(M),
    /// The message was sealed, with this tag.
    Sealed([u8; BYTES]),
}

impl<M> Message<M> {
    pub(super) fn running(&mut self) -> Option<&mut M> {
        if let Self::Running(message) = self { Some(message) } else { None }
    }

    /// Keeps the message at an init only if it is running and the condition holds.
    pub(super) fn keep_if(&mut self, condition: bool) {
        if !condition || self.running().is_none() {
            *self = Self::None;
        }
    }

    /// Ends the message, and returns it if it was running.
    pub(super) fn take(&mut self) -> Option<M> {
        if let Self::Running(message) = std::mem::replace(self, Self::None) { Some(message) } else { None }
    }

    /// Stores the computed tag.
    pub(super) fn seal(&mut self, tag: &poly1305::Tag) {
        *self = Self::Sealed(Fault::Tag.planted(*tag.as_bytes()));
    }

    /// Writes as many bytes of the computed tag as the caller has room for.
    pub(super) fn give_tag(&self, place: &mut Place<'_>) -> Result<(), Reason> {
        let Self::Sealed(tag) = self else { return Err(Reason::UnexpectedTag) };
        let asked = place.len();
        place.set_bytes(tag.get(..asked).filter(|_| asked > 0).ok_or(Reason::TagLength)?)
    }
}

/// The tag that a message must have, or its first bytes. It is not secret, and stays until the caller sets another.
#[derive(Clone, Default)]
pub(super) struct Expected {
    bytes: [u8; BYTES],
    /// The length in bytes, or 0 if there is no tag.
    len: usize,
}

impl Expected {
    /// Returns the length that is reported to OpenSSL.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Stores the tag.
    pub(super) fn set(&mut self, value: &Value<'_>) -> Result<(), Reason> {
        let len = value.len();
        let bytes = value.bytes()?.ok_or(Reason::WrongType)?;
        let place = self.bytes.get_mut(..len).filter(|_| len > 0).ok_or(Reason::TagLength)?;
        place.copy_from_slice(bytes);
        self.bytes[len..].fill(0);
        self.len = len;
        Ok(())
    }

    /// Returns the full tag.
    pub(super) fn full(&self) -> Result<[u8; BYTES], Reason> {
        if self.len == BYTES { Ok(Fault::Tag.planted(self.bytes)) } else { Err(Reason::NoTag) }
    }

    /// Compares the tag, up to its length, with the computed one, in constant time.
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
