//! Batches of packets.

use core::{fmt, marker::PhantomData};

use super::{
    algorithm::{AeadAlgorithm, Batch, Message},
    error::{AadTooLong, OpenError, SealError, TagMismatch, TooLong, WrongLength},
    limits::{limited, limited_aad, text_bytes},
    tag::AeadTag,
};
use crate::{
    InOut,
    cpu::token::Token,
    hash::CountMismatch,
    kernel::{Open, Seal},
    memory::tag::TagPlace,
};

/// A packet of a batch that is sealed or opened: its nonce, its additional data, and its buffers.
///
/// A sealed packet ends with its tag. A buffer in place therefore has room for the tag. Of two separate buffers, the one that
/// holds the sealed packet is longer by the tag. With a [detached](Self::detached) tag, buffers hold the text alone.
pub struct Packet<'a, V: AeadAlgorithm> {
    nonce: V::Nonce<'a>,
    aad: &'a [u8],
    buffers: Buffers<'a, V::Tag>,
    /// The length of the text in bytes, if the lengths have been checked and are right.
    text_bytes: Option<usize>,
}

/// The buffers of a packet: text and tag.
pub(super) enum Buffers<'a, T> {
    InPlace(&'a mut [u8]),
    Separate(&'a [u8], &'a mut [u8]),
    Detached(InOut<'a>, &'a mut T),
}

impl<T> Buffers<'_, T> {
    /// The same buffers for a shorter time.
    pub(super) fn reborrow(&mut self) -> Buffers<'_, T> {
        match self {
            Self::InPlace(buffer) => Buffers::InPlace(buffer),
            Self::Separate(input, output) => Buffers::Separate(input, output),
            Self::Detached(text, tag) => Buffers::Detached(text.reborrow(), tag),
        }
    }
}

/// Prints lengths, and no bytes.
impl<T> fmt::Debug for Buffers<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InPlace(buffer) => write!(f, "{} bytes in place", buffer.len()),
            Self::Separate(input, output) => write!(f, "{} bytes to {}", input.len(), output.len()),
            Self::Detached(text, _) => write!(f, "{text:?}, tag detached"),
        }
    }
}

impl<'a, V: AeadAlgorithm> Packet<'a, V> {
    /// Makes a packet that is sealed or opened in place. The last bytes of `buffer` are the tag.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Packet};
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let mut buffer = *b"attack at dawn, and room for tag";
    /// let mut packets = [Packet::in_place(&nonce, b"header", &mut buffer)];
    /// let mut results = [Ok(())];
    /// cipher.seal_many(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(())]);
    /// assert_eq!(cipher.open_in_place(&nonce, b"header", &mut buffer)?, b"attack at dawn, ");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn in_place(nonce: V::Nonce<'a>, aad: &'a [u8], buffer: &'a mut [u8]) -> Self {
        Self::new(nonce, aad, Buffers::InPlace(buffer))
    }

    /// Makes a packet that is sealed or opened from `input` to `output`. When sealing, `output` is longer than `input` by the
    /// tag; when opening, `input` is longer than `output` by the tag.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Packet};
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let mut sealed = [0; 14 + 16];
    /// let mut packets = [Packet::separate(&nonce, b"header", b"attack at dawn", &mut sealed)];
    /// let mut results = [Ok(())];
    /// cipher.seal_many(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(())]);
    /// # let mut same = [0; 14 + 16];
    /// # cipher.seal(&nonce, b"header", b"attack at dawn", &mut same)?;
    /// # assert_eq!(sealed, same);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn separate(nonce: V::Nonce<'a>, aad: &'a [u8], input: &'a [u8], output: &'a mut [u8]) -> Self {
        Self::new(nonce, aad, Buffers::Separate(input, output))
    }

    /// Makes a packet with a separate tag. Sealing writes the tag to `tag`; opening compares the tag with `tag`.
    ///
    /// ```
    /// use raddle::{
    ///     InOut, Tag,
    ///     chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Packet},
    /// };
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let (mut text, mut tag) = (*b"attack at dawn", Tag::default());
    /// let mut packets = [Packet::detached(&nonce, b"header", InOut::in_place(&mut text), &mut tag)];
    /// let mut results = [Ok(())];
    /// cipher.seal_many(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(())]);
    /// cipher.open_in_place_detached(&nonce, b"header", &mut text, &tag)?;
    /// assert_eq!(&text, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn detached(nonce: V::Nonce<'a>, aad: &'a [u8], text: InOut<'a>, tag: &'a mut V::Tag) -> Self {
        Self::new(nonce, aad, Buffers::Detached(text, tag))
    }

    #[inline]
    pub(super) fn new(nonce: V::Nonce<'a>, aad: &'a [u8], buffers: Buffers<'a, V::Tag>) -> Self {
        Self { nonce, aad, buffers, text_bytes: None }
    }

    /// Checks all lengths, and returns the length of the text.
    #[inline]
    fn check<D: BatchDirection>(&self) -> Result<usize, D::Error> {
        let bytes = D::text_bytes::<V>(&self.buffers)?;
        limited::<V>(bytes as u64)?;
        limited_aad::<V>(self.aad.len() as u64)?;
        Ok(bytes)
    }
}

/// Prints lengths, and no bytes.
impl<V: AeadAlgorithm> fmt::Debug for Packet<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Packet({:?})", self.buffers)
    }
}

/// Seals or opens the packets, and writes a result for each.
pub(super) fn run<'a, V: AeadAlgorithm, D: BatchDirection>(
    packets: impl Entries<'a, V>,
    results: &mut [Result<(), D::Error>],
) -> Result<(), CountMismatch> {
    CountMismatch::check(packets.count(), results.len())?;
    Token::begin();
    V::run(&mut PacketBatch::<D, _> { packets, results, buffers: PhantomData });
    Ok(())
}

/// A cipher, which has a key.
pub(super) trait Keyed<V: AeadAlgorithm> {
    fn key(&self) -> &V::Expanded;
}

/// Packets with their keys.
pub(super) trait Entries<'a, V: AeadAlgorithm> {
    /// The number of packets.
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

/// The difference between sealing and opening a packet of a batch.
pub(super) trait BatchDirection {
    /// The reason why a packet was not sealed or opened.
    type Error: Copy + From<WrongLength> + From<TooLong> + From<AadTooLong>;

    /// The result of a packet whose tag is wrong.
    const MISMATCH: Result<(), Self::Error>;

    /// Checks the lengths of the buffers against each other, and returns the length of the text.
    fn text_bytes<V: AeadAlgorithm>(buffers: &Buffers<'_, V::Tag>) -> Result<usize, Self::Error>;

    /// Splits the buffers into the text, which has `bytes` bytes, and the place of its tag.
    fn split<'b, V: AeadAlgorithm>(
        buffers: &'b mut Buffers<'_, V::Tag>,
        bytes: usize,
    ) -> Option<(InOut<'b>, TagPlace<'b, V::Tag>)>;
}

impl BatchDirection for Seal {
    type Error = SealError;

    /// Sealing compares no tags.
    const MISMATCH: Result<(), SealError> = Ok(());

    #[inline]
    fn text_bytes<V: AeadAlgorithm>(buffers: &Buffers<'_, V::Tag>) -> Result<usize, SealError> {
        Ok(match buffers {
            Buffers::InPlace(buffer) => {
                let got = buffer.len();
                text_bytes::<V>(got).ok_or(WrongLength { expected: V::Tag::BYTES, got })?
            }
            Buffers::Separate(input, output) => {
                let (expected, got) = (input.len().saturating_add(V::Tag::BYTES), output.len());
                if got != expected {
                    return Err(WrongLength { expected, got }.into());
                }
                input.len()
            }
            Buffers::Detached(text, _) => text.len(),
        })
    }

    #[inline(always)]
    fn split<'b, V: AeadAlgorithm>(
        buffers: &'b mut Buffers<'_, V::Tag>,
        bytes: usize,
    ) -> Option<(InOut<'b>, TagPlace<'b, V::Tag>)> {
        let (text, place) = match buffers {
            Buffers::InPlace(buffer) => {
                let (text, place) = buffer.split_at_mut(bytes);
                (InOut::in_place(text), place)
            }
            Buffers::Separate(input, output) => {
                let (output, place) = output.split_at_mut(bytes);
                (InOut::separate(input, output).ok()?, place)
            }
            Buffers::Detached(text, tag) => (text.reborrow(), tag.bytes_mut()),
        };
        Some((text, TagPlace::Write(place)))
    }
}

impl BatchDirection for Open {
    type Error = OpenError;

    const MISMATCH: Result<(), OpenError> = Err(OpenError::TagMismatch(TagMismatch));

    #[inline]
    fn text_bytes<V: AeadAlgorithm>(buffers: &Buffers<'_, V::Tag>) -> Result<usize, OpenError> {
        let text = |got: usize| text_bytes::<V>(got).ok_or(OpenError::Truncated { got });
        match buffers {
            Buffers::InPlace(buffer) => text(buffer.len()),
            Buffers::Separate(input, output) => {
                let (expected, got) = (text(input.len())?, output.len());
                if got == expected { Ok(expected) } else { Err(WrongLength { expected, got }.into()) }
            }
            Buffers::Detached(text, _) => Ok(text.len()),
        }
    }

    #[inline(always)]
    fn split<'b, V: AeadAlgorithm>(
        buffers: &'b mut Buffers<'_, V::Tag>,
        bytes: usize,
    ) -> Option<(InOut<'b>, TagPlace<'b, V::Tag>)> {
        let (text, tag) = match buffers {
            Buffers::InPlace(buffer) => {
                let (text, tag) = buffer.split_at_mut(bytes);
                (InOut::in_place(text), V::Tag::try_from(&*tag).ok()?)
            }
            Buffers::Separate(input, output) => {
                let (input, tag) = input.split_at(bytes);
                (InOut::separate(input, output).ok()?, V::Tag::try_from(tag).ok()?)
            }
            Buffers::Detached(text, tag) => (text.reborrow(), **tag),
        };
        Some((text, TagPlace::Compare(tag)))
    }
}

/// A batch of packets with the places of their results.
struct PacketBatch<'b, 'a, D: BatchDirection, E> {
    packets: E,
    results: &'b mut [Result<(), D::Error>],
    /// The buffers outlive the batch.
    buffers: PhantomData<&'a ()>,
}

impl<'a, V: AeadAlgorithm, D: BatchDirection, E: Entries<'a, V>> Batch<'a, V> for PacketBatch<'_, 'a, D, E> {
    fn count(&self) -> usize {
        self.packets.count()
    }

    #[inline]
    fn check(&mut self, i: usize) {
        let (_, packet) = self.packets.entry(i);
        let checked = packet.check::<D>();
        self.results[i] = checked.map(drop);
        packet.text_bytes = checked.ok();
    }

    #[inline]
    fn text_bytes(&self, i: usize) -> Option<usize> {
        self.packets.packet(i).text_bytes
    }

    #[inline]
    fn aad_bytes(&self, i: usize) -> usize {
        self.packets.packet(i).aad.len()
    }

    #[inline]
    fn key(&self, i: usize) -> &V::Expanded {
        self.packets.key(i)
    }

    #[inline]
    fn nonce(&self, i: usize) -> V::Nonce<'a> {
        self.packets.packet(i).nonce
    }

    // Inlined: otherwise the message is returned in memory, and the code that moves it waits for the stores.
    #[inline(always)]
    fn message(&mut self, i: usize) -> Option<Message<'_, V>> {
        let (key, packet) = self.packets.entry(i);
        let aad = packet.aad;
        let (text, tag) = D::split::<V>(&mut packet.buffers, packet.text_bytes?)?;
        Some(Message { key, aad, text, tag })
    }

    // Inlined, so that the compiler merges the two matches on the kind of buffers: nothing is written between them.
    #[inline(always)]
    fn checked(&mut self, i: usize) -> Option<(V::Nonce<'a>, Message<'_, V>)> {
        let (key, packet) = self.packets.entry(i);
        let (result, nonce, aad) = (&mut self.results[i], packet.nonce, packet.aad);
        match packet.check::<D>() {
            Ok(bytes) => {
                let (text, tag) = D::split::<V>(&mut packet.buffers, bytes)?;
                *result = Ok(());
                Some((nonce, Message { key, aad, text, tag }))
            }
            Err(error) => {
                *result = Err(error);
                None
            }
        }
    }

    fn refuse(&mut self, i: usize) {
        self.results[i] = D::MISMATCH;
    }
}
