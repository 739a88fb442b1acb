//! Batches of packets.

use core::{cell::Cell, fmt, marker::PhantomData};

use super::{
    algorithm::{AeadAlgorithm, check_lengths, text_bytes},
    error::{AadTooLong, OpenError, SealError, TagMismatch, TooLong, WrongLength},
    tag::AeadTag,
};
use crate::{
    InOut,
    cpu::token::Token,
    hashing::CountMismatch,
    memory::job::{Job, TagPlace},
};

/// A packet of a batch that is to be sealed or opened: its nonce, its additional data, and its buffers.
///
/// A sealed packet ends with its tag. A buffer that is sealed in place therefore has room for the tag. If there are two
/// separate buffers, the one that holds the sealed packet is longer by the tag. With a [detached](Self::detached) tag,
/// the buffers hold only the text.
pub struct Packet<'a, V: AeadAlgorithm> {
    nonce: V::Nonce<'a>,
    aad: &'a [u8],
    buffers: Buffers<'a, V::Tag>,
}

/// The buffers of a packet: text and tag.
pub(super) enum Buffers<'a, T> {
    InPlace(&'a mut [u8]),
    Separate(&'a [u8], &'a mut [u8]),
    Detached(InOut<'a>, &'a mut T),
}

/// The text of a packet, and the place of its tag.
type Parts<'a, T> = (InOut<'a>, TagPlace<'a, T>);

impl<T: AeadTag> Buffers<'_, T> {
    /// Checks the buffer lengths of a packet that is to be sealed, and divides the buffers.
    #[inline(always)]
    pub(super) fn divide_to_seal(&mut self) -> Result<Parts<'_, T>, SealError> {
        let (text, place) = match self {
            Self::InPlace(buffer) => {
                let got = buffer.len();
                let bytes = text_bytes::<T>(got).ok_or(WrongLength { expected: T::BYTES, got })?;
                let (text, place) = buffer.split_at_mut(bytes);
                (InOut::in_place(text), place)
            }
            Self::Separate(input, output) => {
                let (expected, got) = (input.len().saturating_add(T::BYTES), output.len());
                match output.split_at_mut_checked(input.len()) {
                    Some((output, place)) if got == expected => (separate(input, output)?, place),
                    _ => return Err(WrongLength { expected, got }.into()),
                }
            }
            Self::Detached(text, tag) => (text.reborrow(), tag.bytes_mut()),
        };
        Ok((text, TagPlace::Write(InOut::in_place(place))))
    }

    /// Checks the buffer lengths of a packet that is to be opened, and divides the buffers.
    #[inline(always)]
    pub(super) fn divide_to_open(&mut self) -> Result<Parts<'_, T>, OpenError> {
        let text_bytes = |got: usize| text_bytes::<T>(got).ok_or(OpenError::Truncated { got });
        let (text, tag) = match self {
            Self::InPlace(buffer) => {
                let bytes = text_bytes(buffer.len())?;
                let (text, tag) = buffer.split_at_mut(bytes);
                (InOut::in_place(text), copy(tag))
            }
            Self::Separate(input, output) => {
                let (input, tag) = input.split_at(text_bytes(input.len())?);
                (separate(input, output)?, copy(tag))
            }
            Self::Detached(text, tag) => (text.reborrow(), **tag),
        };
        Ok((text, TagPlace::Compare(tag)))
    }
}

/// Prints lengths, not bytes.
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

    /// Makes a packet with a separate tag. Sealing writes the tag to `tag`; opening compares the computed tag with
    /// `tag`.
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

    /// Makes the packets that seal `text` in segments of `segment` bytes, for one call that sends them all, such as UDP
    /// segmentation offload. `buffer` is the packets one after another: a header of `header` bytes, which is the additional
    /// data and which the caller has written, the ciphertext, and the tag. Only the last segment may be shorter, or empty.
    ///
    /// # Errors
    ///
    /// Fails if `text` is not as many segments as there are nonces, or if `buffer` is not as long as the packets.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Packet};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let nonces = [Nonce::from([1; 12]), Nonce::from([2; 12])];
    /// let mut buffer = [0; 22 + 2 * (1 + 16)];
    /// (buffer[0], buffer[1 + 14 + 16]) = (1, 2);
    /// let mut packets: Vec<_> = Packet::segments(&nonces, 1, b"attack at dawn, or not", 14, &mut buffer)?.collect();
    /// let mut results = [Ok(()); 2];
    /// cipher.seal_many(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(()); 2]);
    /// # drop(packets);
    /// # assert_eq!(cipher.open_in_place(&nonces[1], &[2], &mut buffer[1 + 14 + 16 + 1..])?, b", or not");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn segments(
        nonces: &'a [V::OwnedNonce],
        header: usize,
        text: &'a [u8],
        segment: usize,
        buffer: &'a mut [u8],
    ) -> Result<impl ExactSizeIterator<Item = Self>, WrongLength> {
        let (count, got) = (nonces.len(), text.len());
        if !(count.saturating_sub(1).saturating_mul(segment)..=count.saturating_mul(segment)).contains(&got) {
            return Err(WrongLength { expected: count.saturating_mul(segment), got });
        }
        let added = header.saturating_add(V::TAG_BYTES);
        let (expected, got) = (count.saturating_mul(added).saturating_add(got), buffer.len());
        if got != expected {
            return Err(WrongLength { expected, got });
        }
        let packets = buffer.chunks_mut(added.saturating_add(segment));
        Ok(nonces.iter().zip(packets).enumerate().map(move |(i, (nonce, packet))| {
            let (header, sealed) = packet.split_at_mut(header);
            let text = &text[i * segment..];
            Self::separate(V::lend_nonce(nonce), header, &text[..text.len().min(segment)], sealed)
        }))
    }

    #[inline]
    fn new(nonce: V::Nonce<'a>, aad: &'a [u8], buffers: Buffers<'a, V::Tag>) -> Self {
        Self { nonce, aad, buffers }
    }

    /// Returns the packet with its key.
    #[inline(always)]
    pub(super) fn entry<'b>(&'b mut self, key: &'b V::Expanded) -> Entry<'b, 'a, V> {
        Entry { key, nonce: Ok(self.nonce), aad: self.aad, buffers: &mut self.buffers }
    }
}

/// Prints lengths, not bytes.
impl<V: AeadAlgorithm> fmt::Debug for Packet<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Packet({:?})", self.buffers)
    }
}

/// A packet with its key.
pub(super) struct Entry<'b, 'a, V: AeadAlgorithm> {
    pub(super) key: &'b V::Expanded,
    pub(super) nonce: Result<V::Nonce<'a>, WrongLength>,
    pub(super) aad: &'a [u8],
    pub(super) buffers: &'b mut Buffers<'a, V::Tag>,
}

/// Seals packets, and writes a result for each.
pub(super) fn seal<'b, 'a: 'b, V: AeadAlgorithm>(
    packets: impl ExactSizeIterator<Item = Entry<'b, 'a, V>>,
    results: &mut [Result<(), SealError>],
) -> Result<(), CountMismatch> {
    run::<V, SealError>(packets, results, Buffers::divide_to_seal, Ok(()))
}

/// Opens packets, and writes a result for each.
pub(super) fn open<'b, 'a: 'b, V: AeadAlgorithm>(
    packets: impl ExactSizeIterator<Item = Entry<'b, 'a, V>>,
    results: &mut [Result<(), OpenError>],
) -> Result<(), CountMismatch> {
    run::<V, OpenError>(packets, results, Buffers::divide_to_open, Err(TagMismatch.into()))
}

/// Seals or opens packets, and writes a result for each packet: `refused` if the packet does not open.
#[inline(always)]
fn run<'b, 'a: 'b, V: AeadAlgorithm, E: Copy + From<WrongLength> + From<TooLong> + From<AadTooLong>>(
    packets: impl ExactSizeIterator<Item = Entry<'b, 'a, V>>,
    results: &mut [Result<(), E>],
    divide: impl Fn(&'b mut Buffers<'a, V::Tag>) -> Result<Parts<'b, V::Tag>, E>,
    refused: Result<(), E>,
) -> Result<(), CountMismatch> {
    CountMismatch::check(packets.len(), results.len())?;
    Token::begin();
    let results = Cell::from_mut(results).as_slice_of_cells();
    V::run(Jobs { packets, results, index: 0, divide, kind: PhantomData }, |index| results[index].set(refused));
    Ok(())
}

/// An iterator over the packets whose lengths are right. For every other packet, it writes an error as the result.
///
/// A chain of adapters would be slower. The compiler does not inline the closures of such a chain, so each packet would
/// be returned in memory and then moved, and the move would wait for the stores that had just written the packet.
struct Jobs<'r, V, E, P, F> {
    packets: P,
    results: &'r [Cell<Result<(), E>>],
    /// The number of the next packet.
    index: usize,
    divide: F,
    kind: PhantomData<V>,
}

impl<'b, 'a: 'b, V, E, P, F> Iterator for Jobs<'_, V, E, P, F>
where
    V: AeadAlgorithm,
    E: From<WrongLength> + From<TooLong> + From<AadTooLong>,
    P: Iterator<Item = Entry<'b, 'a, V>>,
    F: Fn(&'b mut Buffers<'a, V::Tag>) -> Result<Parts<'b, V::Tag>, E>,
{
    type Item = Job<'b, V::Expanded, V::Nonce<'a>, V::Tag>;

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let Entry { key, nonce, aad, buffers } = self.packets.next()?;
            let index = self.index;
            self.index += 1;
            let result = &self.results[index];
            let nonce = match nonce {
                Ok(nonce) => nonce,
                Err(error) => {
                    result.set(Err(error.into()));
                    continue;
                }
            };
            let (text, tag) = match (self.divide)(buffers) {
                Ok(parts) => parts,
                Err(error) => {
                    result.set(Err(error));
                    continue;
                }
            };
            if let Err(error) = check_lengths::<V, E>(text.len(), aad.len()) {
                result.set(Err(error));
                continue;
            }
            result.set(Ok(()));
            return Some(Job { index, key, nonce, aad, text, tag });
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.packets.size_hint().1)
    }
}

/// Copies the bytes of a tag, whose length the caller has checked. A fallible conversion would return the tag at an odd
/// address in memory, and the code that moves it from there would wait for the stores that had just written it.
#[inline(always)]
fn copy<T: AeadTag>(bytes: &[u8]) -> T {
    let mut tag = T::default();
    tag.bytes_mut().copy_from_slice(bytes);
    tag
}

/// Pairs an input with a separate output of the same length.
#[inline]
fn separate<'a>(input: &'a [u8], output: &'a mut [u8]) -> Result<InOut<'a>, WrongLength> {
    let (expected, got) = (input.len(), output.len());
    InOut::separate(input, output).map_err(|_| WrongLength { expected, got })
}
