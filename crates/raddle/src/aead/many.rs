//! Batches of packets.

use core::fmt;

use super::{
    Aead, OpenError, SealError, TagBytes, TagMismatch, Variant, WrongLength, limited, limited_aad, text_bytes,
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

impl<V: Variant> Aead<V> {
    /// Seals many packets with this key, each with its own nonce, additional data and length: [`seal`](Self::seal) or
    /// [`seal_in_place`](Self::seal_in_place) of each (RFC 8439, section 2.8; SP 800-38D, section 7). The tag follows the
    /// ciphertext. Every nonce must be another.
    ///
    /// With ChaCha20-Poly1305, short packets take less time each the more there are, since one vector instruction works for
    /// several of them; nothing is allocated. With AES-GCM they are sealed one after another. Time depends on lengths alone.
    ///
    /// # Errors
    ///
    /// If there are more packets than results or fewer; nothing is written then. A result is an error if the buffers of its
    /// packet have wrong lengths, or its text or additional data are too long; nothing is written to that packet then, and
    /// the others are sealed.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, NonceSequence, Packet};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let mut sequence = NonceSequence::with_sender([0, 0, 0, 1]);
    /// let nonces = [sequence.next_nonce()?, sequence.next_nonce()?];
    ///
    /// // The last 16 bytes of each are for the tag.
    /// let mut buffers = [*b"attack at dawn, and room for tag", *b"attack at dusk, and room for tag"];
    /// let [first, second] = &mut buffers;
    /// let mut packets = [Packet::in_place(&nonces[0], b"header", first), Packet::in_place(&nonces[1], b"", second)];
    /// let mut results = [Ok(()); 2];
    /// cipher.seal_many(&mut packets, &mut results)?;
    /// results.into_iter().collect::<Result<(), _>>()?;
    /// # drop(packets);
    /// # assert_eq!(cipher.open_in_place(&nonces[1], b"", &mut buffers[1])?, b"attack at dusk, ");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seal_many(
        &self,
        packets: &mut [Packet<'_, V>],
        results: &mut [Result<(), SealError>],
    ) -> Result<(), CountMismatch> {
        seal(Entries::OneKey(&self.key, packets), results)
    }

    /// Opens many packets with this key, each with its own nonce, additional data and length: [`open`](Self::open) or
    /// [`open_in_place`](Self::open_in_place) of each (RFC 8439, section 2.8; SP 800-38D, section 7). A sealed packet ends
    /// with its tag.
    ///
    /// A packet that does not open fails alone: the others open. It takes as long as [`seal_many`](Self::seal_many); time
    /// depends on lengths, and on which packets open.
    ///
    /// # Errors
    ///
    /// If there are more packets than results or fewer; nothing is written then. A result is an error
    ///
    /// - if its packet is shorter than a tag, its buffers have wrong lengths, or its text or additional data are too long;
    ///   nothing is written to that packet then;
    /// - if the tag is another; the place of the plaintext is all zeros then.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, OpenError, Packet, TagMismatch};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let nonces = [Nonce::from([1; 12]), Nonce::from([2; 12])];
    /// let mut sealed = [[0; 14 + 16]; 2];
    /// cipher.seal(&nonces[0], b"header", b"attack at dawn", &mut sealed[0])?;
    ///
    /// // The second packet is a forgery.
    /// let mut texts = [[0xff; 14]; 2];
    /// let [first, second] = &mut texts;
    /// let mut packets = [
    ///     Packet::apart(&nonces[0], b"header", &sealed[0], first),
    ///     Packet::apart(&nonces[1], b"", &sealed[1], second),
    /// ];
    /// let mut results = [Ok(()); 2];
    /// cipher.open_many(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(()), Err(OpenError::TagMismatch(TagMismatch))]);
    /// assert_eq!(texts, [*b"attack at dawn", [0; 14]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_many(
        &self,
        packets: &mut [Packet<'_, V>],
        results: &mut [Result<(), OpenError>],
    ) -> Result<(), CountMismatch> {
        open(Entries::OneKey(&self.key, packets), results)
    }

    /// Seals many packets, each with a key of its own: [`seal_many`](Self::seal_many) for the packets of several peers. Under
    /// one key, every nonce must be another.
    ///
    /// # Errors
    ///
    /// As for [`seal_many`](Self::seal_many).
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Packet};
    ///
    /// let peers = [[7; 32], [8; 32]].map(|key| ChaCha20Poly1305::new(&Key::from(key)));
    /// let nonce = Nonce::from([9; 12]);
    /// let mut sealed = [[0; 14 + 16]; 2];
    /// let [first, second] = &mut sealed;
    /// let mut packets = [
    ///     (&peers[0], Packet::apart(&nonce, b"", b"attack at dawn", first)),
    ///     (&peers[1], Packet::apart(&nonce, b"", b"attack at dusk", second)),
    /// ];
    /// let mut results = [Ok(()); 2];
    /// ChaCha20Poly1305::seal_each(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(()); 2]);
    /// # let mut text = [0; 14];
    /// # peers[1].open(&nonce, b"", &sealed[1], &mut text)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seal_each(
        packets: &mut [(&Self, Packet<'_, V>)],
        results: &mut [Result<(), SealError>],
    ) -> Result<(), CountMismatch> {
        seal(Entries::OwnKeys(packets), results)
    }

    /// Opens many packets, each with a key of its own: [`open_many`](Self::open_many) for the packets of several peers.
    ///
    /// # Errors
    ///
    /// As for [`open_many`](Self::open_many).
    pub fn open_each(
        packets: &mut [(&Self, Packet<'_, V>)],
        results: &mut [Result<(), OpenError>],
    ) -> Result<(), CountMismatch> {
        open(Entries::OwnKeys(packets), results)
    }
}

fn seal<V: Variant>(
    mut packets: Entries<'_, '_, '_, V>,
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

fn open<V: Variant>(
    mut packets: Entries<'_, '_, '_, V>,
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

/// Packets with their keys.
enum Entries<'b, 'k, 'a, V: Variant> {
    OneKey(&'b V::Expanded, &'b mut [Packet<'a, V>]),
    OwnKeys(&'b mut [(&'k Aead<V>, Packet<'a, V>)]),
}

impl<'a, V: Variant> Entries<'_, '_, 'a, V> {
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
            Self::OwnKeys(packets) => &packets[i].0.key,
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
                let (aead, packet) = &mut packets[i];
                (&aead.key, packet)
            }
        }
    }
}

/// The packets of a batch, each of which is sealed or opened by itself.
pub trait Batch<'a, V: Variant> {
    /// How many there are.
    fn count(&self) -> usize;

    /// Bytes of the text of packet `i`; none where its lengths are wrong.
    fn text_bytes(&self, i: usize) -> Option<usize>;

    /// The key of packet `i`.
    fn key(&self, i: usize) -> &V::Expanded;

    /// The nonce of packet `i`.
    fn nonce(&self, i: usize) -> V::Nonce<'a>;

    /// What packet `i` consists of; none where its lengths are wrong.
    fn message(&mut self, i: usize) -> Option<Message<'_, V>>;

    /// Packet `i` does not open.
    fn refuse(&mut self, i: usize);
}

/// A packet without its nonce.
pub struct Message<'m, V: Variant> {
    pub(super) key: &'m V::Expanded,
    pub(super) aad: &'m [u8],
    pub(super) text: InOut<'m>,
    pub(super) tag: TagPlace<'m, V::Tag>,
}

/// Seals or opens one packet by itself.
pub(super) fn alone<'a, V: Variant>(batch: &mut impl Batch<'a, V>, i: usize) {
    let nonce = batch.nonce(i);
    let Some(Message { key, aad, text, tag }) = batch.message(i) else { return };
    match tag {
        TagPlace::Write(place) => place.copy_from_slice(V::seal(key, nonce, aad, text).bytes()),
        TagPlace::Compare(tag) => {
            if !V::open(key, nonce, aad, text, &tag) {
                batch.refuse(i);
            }
        }
    }
}

/// A batch that is sealed.
struct Sealing<'b, 'k, 'a, V: Variant> {
    packets: Entries<'b, 'k, 'a, V>,
}

impl<'a, V: Variant> Batch<'a, V> for Sealing<'_, '_, 'a, V> {
    fn count(&self) -> usize {
        self.packets.count()
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
struct Opening<'b, 'k, 'a, V: Variant> {
    packets: Entries<'b, 'k, 'a, V>,
    results: &'b mut [Result<(), OpenError>],
}

impl<'a, V: Variant> Batch<'a, V> for Opening<'_, '_, 'a, V> {
    fn count(&self) -> usize {
        self.packets.count()
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
