//! Batches of packets.

use core::fmt;

use super::{
    error::{OpenError, SealError, TagMismatch, WrongLength},
    limits::{limited, limited_aad, text_bytes},
    tag_bytes::TagBytes,
    variant::{Batch, Message, Variant},
};
use crate::{InOut, hash::CountMismatch, kernel::token::Token, tag::TagPlace};

/// A packet of a batch that is sealed or opened: its nonce, its additional data, and its buffers.
///
/// A sealed packet ends with its tag, so that a buffer in place has room for the tag, and of two buffers apart the sealed
/// one is longer by the tag. Where the tag is [detached](Self::detached), buffers have the text alone.
pub struct Packet<'a, V: Variant> {
    nonce: V::Nonce<'a>,
    aad: &'a [u8],
    buffers: Buffers<'a, V>,
    /// Bytes of the text, where the lengths have been checked and are right.
    text_bytes: Option<usize>,
}

enum Buffers<'a, V: Variant> {
    InPlace(&'a mut [u8]),
    Apart(&'a [u8], &'a mut [u8]),
    Detached(InOut<'a>, &'a mut V::Tag),
}

impl<'a, V: Variant> Packet<'a, V> {
    /// Makes a packet that is sealed or opened in its place. The last bytes of `buffer`, as many as a tag has, are the tag.
    #[inline]
    pub fn in_place(nonce: V::Nonce<'a>, aad: &'a [u8], buffer: &'a mut [u8]) -> Self {
        Self::new(nonce, aad, Buffers::InPlace(buffer))
    }

    /// Makes a packet that is sealed or opened from `input` to `output`. When sealing, `output` is longer by the tag; when
    /// opening, `input` is.
    #[inline]
    pub fn apart(nonce: V::Nonce<'a>, aad: &'a [u8], input: &'a [u8], output: &'a mut [u8]) -> Self {
        Self::new(nonce, aad, Buffers::Apart(input, output))
    }

    /// Makes a packet whose tag is apart: sealing writes it to `tag`, opening compares with it.
    #[inline]
    pub fn detached(nonce: V::Nonce<'a>, aad: &'a [u8], text: InOut<'a>, tag: &'a mut V::Tag) -> Self {
        Self::new(nonce, aad, Buffers::Detached(text, tag))
    }

    #[inline]
    fn new(nonce: V::Nonce<'a>, aad: &'a [u8], buffers: Buffers<'a, V>) -> Self {
        Self { nonce, aad, buffers, text_bytes: None }
    }

    /// Checks the lengths for sealing, and returns that of the text.
    #[inline]
    fn bytes_to_seal(&self) -> Result<usize, SealError> {
        let bytes = match &self.buffers {
            Buffers::InPlace(buffer) => {
                let got = buffer.len();
                text_bytes::<V>(got).ok_or(WrongLength { expected: V::Tag::BYTES, got })?
            }
            Buffers::Apart(input, output) => {
                let (expected, got) = (input.len().saturating_add(V::Tag::BYTES), output.len());
                if got != expected {
                    return Err(WrongLength { expected, got }.into());
                }
                input.len()
            }
            Buffers::Detached(text, _) => text.len(),
        };
        limited::<V>(bytes as u64)?;
        limited_aad::<V>(self.aad.len() as u64)?;
        Ok(bytes)
    }

    /// Checks the lengths for opening, and returns that of the text.
    #[inline]
    fn bytes_to_open(&self) -> Result<usize, OpenError> {
        let text = |got: usize| text_bytes::<V>(got).ok_or(OpenError::Truncated { got });
        let bytes = match &self.buffers {
            Buffers::InPlace(buffer) => text(buffer.len())?,
            Buffers::Apart(input, output) => {
                let (expected, got) = (text(input.len())?, output.len());
                if got != expected {
                    return Err(WrongLength { expected, got }.into());
                }
                expected
            }
            Buffers::Detached(text, _) => text.len(),
        };
        limited::<V>(bytes as u64)?;
        limited_aad::<V>(self.aad.len() as u64)?;
        Ok(bytes)
    }

    /// The text, and the place of its tag; none where lengths are wrong.
    #[inline]
    fn sealed_parts(&mut self) -> Option<(InOut<'_>, TagPlace<'_, V::Tag>)> {
        let bytes = self.text_bytes?;
        let (text, place) = match &mut self.buffers {
            Buffers::InPlace(buffer) => {
                let (text, place) = buffer.split_at_mut(bytes);
                (InOut::in_place(text), place)
            }
            Buffers::Apart(input, output) => {
                let (output, place) = output.split_at_mut(bytes);
                (InOut::apart(input, output).ok()?, place)
            }
            Buffers::Detached(text, tag) => (text.reborrow(), tag.bytes_mut()),
        };
        Some((text, TagPlace::Write(place)))
    }

    /// The text, and the tag that it must have; none where lengths are wrong.
    #[inline]
    fn opened_parts(&mut self) -> Option<(InOut<'_>, TagPlace<'_, V::Tag>)> {
        let bytes = self.text_bytes?;
        let (text, tag) = match &mut self.buffers {
            Buffers::InPlace(buffer) => {
                let (text, tag) = buffer.split_at_mut(bytes);
                (InOut::in_place(text), V::Tag::read(tag)?)
            }
            Buffers::Apart(input, output) => {
                let (input, tag) = input.split_at(bytes);
                (InOut::apart(input, output).ok()?, V::Tag::read(tag)?)
            }
            Buffers::Detached(text, tag) => (text.reborrow(), **tag),
        };
        Some((text, TagPlace::Compare(tag)))
    }
}

/// Prints lengths, and no bytes.
impl<V: Variant> fmt::Debug for Packet<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.buffers {
            Buffers::InPlace(buffer) => write!(f, "Packet({} bytes in place)", buffer.len()),
            Buffers::Apart(input, output) => write!(f, "Packet({} bytes to {})", input.len(), output.len()),
            Buffers::Detached(text, _) => write!(f, "Packet({text:?}, tag detached)"),
        }
    }
}

pub(super) fn seal<K: Keyed<V>, V: Variant>(
    mut packets: Entries<'_, '_, K, V>,
    results: &mut [Result<(), SealError>],
) -> Result<(), CountMismatch> {
    CountMismatch::check(packets.count(), results.len())?;
    Token::begin();
    for (i, result) in results.iter_mut().enumerate() {
        let (_, packet) = packets.entry(i);
        let checked = packet.bytes_to_seal();
        packet.text_bytes = checked.ok();
        *result = checked.map(drop);
    }
    V::run(&mut Sealing { packets });
    Ok(())
}

pub(super) fn open<K: Keyed<V>, V: Variant>(
    mut packets: Entries<'_, '_, K, V>,
    results: &mut [Result<(), OpenError>],
) -> Result<(), CountMismatch> {
    CountMismatch::check(packets.count(), results.len())?;
    Token::begin();
    for (i, result) in results.iter_mut().enumerate() {
        let (_, packet) = packets.entry(i);
        let checked = packet.bytes_to_open();
        packet.text_bytes = checked.ok();
        *result = checked.map(drop);
    }
    V::run(&mut Opening { packets, results });
    Ok(())
}

/// A cipher, which has a key.
pub(super) trait Keyed<V: Variant> {
    /// The key.
    fn key(&self) -> &V::Expanded;
}

/// Packets with their keys: one for all, or that of a cipher `K` for each.
pub(super) enum Entries<'b, 'a, K, V: Variant> {
    OneKey(&'b V::Expanded, &'b mut [Packet<'a, V>]),
    OwnKeys(&'b mut [(K, Packet<'a, V>)]),
}

impl<'a, K: Keyed<V>, V: Variant> Entries<'_, 'a, K, V> {
    fn count(&self) -> usize {
        match self {
            Self::OneKey(_, packets) => packets.len(),
            Self::OwnKeys(packets) => packets.len(),
        }
    }

    #[inline]
    fn key(&self, i: usize) -> &V::Expanded {
        match self {
            Self::OneKey(key, _) => key,
            Self::OwnKeys(packets) => packets[i].0.key(),
        }
    }

    #[inline]
    fn packet(&self, i: usize) -> &Packet<'a, V> {
        match self {
            Self::OneKey(_, packets) => &packets[i],
            Self::OwnKeys(packets) => &packets[i].1,
        }
    }

    /// A packet and its key.
    #[inline]
    fn entry(&mut self, i: usize) -> (&V::Expanded, &mut Packet<'a, V>) {
        match self {
            Self::OneKey(key, packets) => (key, &mut packets[i]),
            Self::OwnKeys(packets) => {
                let (cipher, packet) = &mut packets[i];
                (cipher.key(), packet)
            }
        }
    }
}

/// A batch that is sealed.
struct Sealing<'b, 'a, K, V: Variant> {
    packets: Entries<'b, 'a, K, V>,
}

impl<'a, K: Keyed<V>, V: Variant> Batch<'a, V> for Sealing<'_, 'a, K, V> {
    fn count(&self) -> usize {
        self.packets.count()
    }

    #[inline]
    fn text_bytes(&self, i: usize) -> Option<usize> {
        self.packets.packet(i).text_bytes
    }

    #[inline]
    fn opens(&self) -> bool {
        false
    }

    #[inline]
    fn key(&self, i: usize) -> &V::Expanded {
        self.packets.key(i)
    }

    #[inline]
    fn nonce(&self, i: usize) -> V::Nonce<'a> {
        self.packets.packet(i).nonce
    }

    #[inline]
    fn message(&mut self, i: usize) -> Option<Message<'_, V>> {
        let (key, packet) = self.packets.entry(i);
        let aad = packet.aad;
        let (text, tag) = packet.sealed_parts()?;
        Some(Message { key, aad, text, tag })
    }

    /// Nothing is compared.
    fn refuse(&mut self, _: usize) {}
}

/// A batch that is opened.
struct Opening<'b, 'a, K, V: Variant> {
    packets: Entries<'b, 'a, K, V>,
    results: &'b mut [Result<(), OpenError>],
}

impl<'a, K: Keyed<V>, V: Variant> Batch<'a, V> for Opening<'_, 'a, K, V> {
    fn count(&self) -> usize {
        self.packets.count()
    }

    #[inline]
    fn text_bytes(&self, i: usize) -> Option<usize> {
        self.packets.packet(i).text_bytes
    }

    #[inline]
    fn opens(&self) -> bool {
        true
    }

    #[inline]
    fn key(&self, i: usize) -> &V::Expanded {
        self.packets.key(i)
    }

    #[inline]
    fn nonce(&self, i: usize) -> V::Nonce<'a> {
        self.packets.packet(i).nonce
    }

    #[inline]
    fn message(&mut self, i: usize) -> Option<Message<'_, V>> {
        let (key, packet) = self.packets.entry(i);
        let aad = packet.aad;
        let (text, tag) = packet.opened_parts()?;
        Some(Message { key, aad, text, tag })
    }

    fn refuse(&mut self, i: usize) {
        self.results[i] = Err(TagMismatch.into());
    }
}
