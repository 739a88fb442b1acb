//! Batches of packets.

use core::{fmt, marker::PhantomData};

use super::{
    algorithm::{AeadAlgorithm, Batch, Message},
    error::{OpenError, SealError, TagMismatch, WrongLength},
    limits::{limited, limited_aad, text_bytes},
    tag::AeadTag,
};
use crate::{InOut, hash::CountMismatch, kernel::token::Token, tag::TagPlace};

/// A packet of a batch that is sealed or opened: its nonce, its additional data, and its buffers.
///
/// A sealed packet ends with its tag, so that a buffer in place has room for the tag, and of two buffers apart the sealed
/// one is longer by the tag. Where the tag is [detached](Self::detached), buffers have the text alone.
pub struct Packet<'a, V: AeadAlgorithm> {
    nonce: V::Nonce<'a>,
    aad: &'a [u8],
    buffers: Buffers<'a, V>,
    /// Bytes of the text, where the lengths have been checked and are right.
    text_bytes: Option<usize>,
}

enum Buffers<'a, V: AeadAlgorithm> {
    InPlace(&'a mut [u8]),
    Apart(&'a [u8], &'a mut [u8]),
    Detached(InOut<'a>, &'a mut V::Tag),
}

impl<'a, V: AeadAlgorithm> Packet<'a, V> {
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
                (InOut::in_place(text), V::Tag::try_from(&*tag).ok()?)
            }
            Buffers::Apart(input, output) => {
                let (input, tag) = input.split_at(bytes);
                (InOut::apart(input, output).ok()?, V::Tag::try_from(tag).ok()?)
            }
            Buffers::Detached(text, tag) => (text.reborrow(), **tag),
        };
        Some((text, TagPlace::Compare(tag)))
    }
}

/// Prints lengths, and no bytes.
impl<V: AeadAlgorithm> fmt::Debug for Packet<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.buffers {
            Buffers::InPlace(buffer) => write!(f, "Packet({} bytes in place)", buffer.len()),
            Buffers::Apart(input, output) => write!(f, "Packet({} bytes to {})", input.len(), output.len()),
            Buffers::Detached(text, _) => write!(f, "Packet({text:?}, tag detached)"),
        }
    }
}

pub(super) fn seal<'a, V: AeadAlgorithm>(
    packets: impl Entries<'a, V>,
    results: &mut [Result<(), SealError>],
) -> Result<(), CountMismatch> {
    CountMismatch::check(packets.count(), results.len())?;
    Token::begin();
    V::run(&mut Sealing { packets, results, buffers: PhantomData });
    Ok(())
}

pub(super) fn open<'a, V: AeadAlgorithm>(
    packets: impl Entries<'a, V>,
    results: &mut [Result<(), OpenError>],
) -> Result<(), CountMismatch> {
    CountMismatch::check(packets.count(), results.len())?;
    Token::begin();
    V::run(&mut Opening { packets, results, buffers: PhantomData });
    Ok(())
}

/// A cipher, which has a key.
pub(super) trait Keyed<V: AeadAlgorithm> {
    /// The key.
    fn key(&self) -> &V::Expanded;
}

/// Packets with their keys.
pub(super) trait Entries<'a, V: AeadAlgorithm> {
    /// How many there are.
    fn count(&self) -> usize;

    /// The key of packet `i`.
    fn key(&self, i: usize) -> &V::Expanded;

    /// Packet `i`.
    fn packet(&self, i: usize) -> &Packet<'a, V>;

    /// Packet `i` and its key.
    fn entry(&mut self, i: usize) -> (&V::Expanded, &mut Packet<'a, V>);
}

/// Packets with one key for all.
pub(super) struct OneKey<'b, 'a, V: AeadAlgorithm>(pub(super) &'b V::Expanded, pub(super) &'b mut [Packet<'a, V>]);

impl<'a, V: AeadAlgorithm> Entries<'a, V> for OneKey<'_, 'a, V> {
    #[inline]
    fn count(&self) -> usize {
        self.1.len()
    }

    #[inline]
    fn key(&self, _: usize) -> &V::Expanded {
        self.0
    }

    #[inline]
    fn packet(&self, i: usize) -> &Packet<'a, V> {
        &self.1[i]
    }

    #[inline]
    fn entry(&mut self, i: usize) -> (&V::Expanded, &mut Packet<'a, V>) {
        (self.0, &mut self.1[i])
    }
}

/// Packets with the key of a cipher for each.
pub(super) struct OwnKeys<'b, 'a, K, V: AeadAlgorithm>(pub(super) &'b mut [(K, Packet<'a, V>)]);

impl<'a, K: Keyed<V>, V: AeadAlgorithm> Entries<'a, V> for OwnKeys<'_, 'a, K, V> {
    #[inline]
    fn count(&self) -> usize {
        self.0.len()
    }

    #[inline]
    fn key(&self, i: usize) -> &V::Expanded {
        self.0[i].0.key()
    }

    #[inline]
    fn packet(&self, i: usize) -> &Packet<'a, V> {
        &self.0[i].1
    }

    #[inline]
    fn entry(&mut self, i: usize) -> (&V::Expanded, &mut Packet<'a, V>) {
        let (cipher, packet) = &mut self.0[i];
        (cipher.key(), packet)
    }
}

/// A batch that is sealed.
struct Sealing<'b, 'a, E> {
    packets: E,
    results: &'b mut [Result<(), SealError>],
    buffers: PhantomData<&'a ()>,
}

impl<'a, V: AeadAlgorithm, E: Entries<'a, V>> Batch<'a, V> for Sealing<'_, 'a, E> {
    fn count(&self) -> usize {
        self.packets.count()
    }

    #[inline]
    fn check(&mut self, i: usize) {
        let (_, packet) = self.packets.entry(i);
        let checked = packet.bytes_to_seal();
        self.results[i] = checked.map(drop);
        packet.text_bytes = checked.ok();
    }

    #[inline]
    fn text_bytes(&self, i: usize) -> Option<usize> {
        self.packets.packet(i).text_bytes
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
struct Opening<'b, 'a, E> {
    packets: E,
    results: &'b mut [Result<(), OpenError>],
    buffers: PhantomData<&'a ()>,
}

impl<'a, V: AeadAlgorithm, E: Entries<'a, V>> Batch<'a, V> for Opening<'_, 'a, E> {
    fn count(&self) -> usize {
        self.packets.count()
    }

    #[inline]
    fn check(&mut self, i: usize) {
        let (_, packet) = self.packets.entry(i);
        let checked = packet.bytes_to_open();
        self.results[i] = checked.map(drop);
        packet.text_bytes = checked.ok();
    }

    #[inline]
    fn text_bytes(&self, i: usize) -> Option<usize> {
        self.packets.packet(i).text_bytes
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
