//! Messages whose input is stored in several pieces of memory.

use core::{mem, ops::Deref};

use super::{
    Aead,
    algorithm::{AeadAlgorithm, check_lengths},
    error::{OpenError, SealError, TagMismatch, WrongLength},
    pieces::Parts,
    tag::AeadTag,
};
use crate::{InOut, cpu::token::Token};

/// The length in bytes from which a piece is processed where it is stored. A shorter piece is copied to the output and
/// processed there, because copying it takes less time than a call for it (measured for AES-128-GCM on Zen 3).
const DIRECT_BYTES: usize = 4 << 10;

/// The maximum length in bytes of shorter pieces that are processed by one call.
const RUN_BYTES: usize = 2 * DIRECT_BYTES;

impl<V: AeadAlgorithm> Aead<V> {
    /// Seals one message that is stored in several pieces, in order, and writes the ciphertext and then the tag to `sealed`
    /// (RFC 8439, section 2.8; SP 800-38D, section 7). The pieces are slices, vectors, `std::io::IoSlice`s or others that
    /// refer to bytes, and stay unchanged. Nothing is allocated.
    ///
    /// # Errors
    ///
    /// Fails if `sealed` is not exactly as long as all pieces and a tag together, or if the message or the additional
    /// data are [too long](AeadAlgorithm::MESSAGE_BYTES). Nothing is written then.
    ///
    /// ```
    /// use std::io::IoSlice;
    ///
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let nonce = Nonce::from([9; 12]);
    /// let (mut gathered, mut whole) = ([0; 15 + 16], [0; 15 + 16]);
    /// cipher.seal_into(&nonce, b"header", &[IoSlice::new(b"attack at dawn"), IoSlice::new(&[23])], &mut gathered)?;
    /// cipher.seal(&nonce, b"header", b"attack at dawn\x17", &mut whole)?;
    /// assert_eq!(gathered, whole);
    /// # Ok::<(), raddle::chacha20poly1305::SealError>(())
    /// ```
    pub fn seal_into(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        pieces: &[impl Deref<Target = [u8]>],
        sealed: &mut [u8],
    ) -> Result<(), SealError> {
        let bytes = total(pieces);
        let (expected, got) = (bytes.saturating_add(V::TAG_BYTES), sealed.len());
        if got != expected {
            return Err(WrongLength { expected, got }.into());
        }
        check_lengths::<V, SealError>(bytes, aad.len())?;
        let (text, place) = sealed.split_at_mut(bytes);
        let tag = if let Some(mut message) = self.begin_long(pieces, nonce, aad) {
            gather(first(pieces, bytes), text, &mut |data| message.encrypt(data));
            message.finalize()
        } else {
            self.seal_text(nonce, aad, join(first(pieces, bytes), text)?)?
        };
        place.copy_from_slice(tag.as_ref());
        Ok(())
    }

    /// Opens one sealed message, the ciphertext and then the tag, that is stored in several pieces, in order, and writes
    /// the plaintext to `plaintext`, which must be 16 bytes shorter than all pieces together (RFC 8439, section 2.8; SP
    /// 800-38D, section 7). A piece may begin and end anywhere, also within the tag. The pieces are of any type that
    /// [`seal_into`](Self::seal_into) allows, and stay unchanged. Nothing is allocated.
    ///
    /// # Errors
    ///
    /// Fails if all pieces together are shorter than a tag, `plaintext` has the wrong length, the message or the
    /// additional data are too long, or the tag is wrong. If the tag is wrong, `plaintext` is all zeros; otherwise nothing
    /// is written.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let nonce = Nonce::from([9; 12]);
    /// let mut sealed = [0; 14 + 16];
    /// cipher.seal(&nonce, b"header", b"attack at dawn", &mut sealed)?;
    ///
    /// let (first, second) = sealed.split_at(20);
    /// let mut plaintext = [0; 14];
    /// cipher.open_into(&nonce, b"header", &[first, second], &mut plaintext)?;
    /// assert_eq!(&plaintext, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_into(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        pieces: &[impl Deref<Target = [u8]>],
        plaintext: &mut [u8],
    ) -> Result<(), OpenError> {
        let sealed = total(pieces);
        let expected = sealed.checked_sub(V::TAG_BYTES).ok_or(OpenError::Truncated { got: sealed })?;
        let got = plaintext.len();
        if got != expected {
            return Err(WrongLength { expected, got }.into());
        }
        check_lengths::<V, OpenError>(expected, aad.len())?;
        let mut tag = V::Tag::default();
        copy_all(divide(pieces, expected).map(|(_, tag)| tag), tag.bytes_mut());
        let Some(mut message) = self.begin_long(pieces, nonce, aad) else {
            let opened = self.open_text(nonce, aad, join(first(pieces, expected), plaintext)?, &tag);
            // Several pieces were copied to the output, and opened there.
            return opened.inspect_err(|_| plaintext.fill(0));
        };
        gather(first(pieces, expected), plaintext, &mut |data| message.decrypt(data));
        if message.finalize() == tag {
            Ok(())
        } else {
            plaintext.fill(0);
            Err(TagMismatch.into())
        }
    }

    /// Starts a message in pieces, unless it is short or one piece, or the algorithm takes only whole messages.
    fn begin_long(
        &self,
        pieces: &[impl Deref<Target = [u8]>],
        nonce: V::Nonce<'_>,
        aad: &[u8],
    ) -> Option<V::Parts<'_>> {
        if pieces.len() == 1 || total(pieces) <= RUN_BYTES {
            return None;
        }
        Token::begin();
        V::begin(&self.key, nonce, aad).ok()
    }
}

/// Returns the length of all pieces together.
fn total(pieces: &[impl Deref<Target = [u8]>]) -> usize {
    pieces.iter().fold(0, |bytes: usize, piece| bytes.saturating_add(piece.len()))
}

/// Returns, for each piece, the bytes that lie in the first `bytes` bytes of all pieces, and the bytes after those.
fn divide(pieces: &[impl Deref<Target = [u8]>], mut bytes: usize) -> impl ExactSizeIterator<Item = (&[u8], &[u8])> {
    pieces.iter().map(move |piece| {
        let first = piece.len().min(bytes);
        bytes -= first;
        piece.split_at(first)
    })
}

/// Returns, for each piece, the bytes that lie in the first `bytes` bytes of all pieces.
fn first(pieces: &[impl Deref<Target = [u8]>], bytes: usize) -> impl ExactSizeIterator<Item = &[u8]> {
    divide(pieces, bytes).map(|(first, _)| first)
}

/// Returns one piece with a separate output, or copies several pieces to the output. The output is as long as all pieces
/// together.
fn join<'a>(
    mut pieces: impl ExactSizeIterator<Item = &'a [u8]>,
    output: &'a mut [u8],
) -> Result<InOut<'a>, WrongLength> {
    if pieces.len() == 1
        && let Some(piece) = pieces.next()
    {
        let (expected, got) = (piece.len(), output.len());
        return InOut::separate(piece, output).map_err(|_| WrongLength { expected, got });
    }
    copy_all(pieces, output);
    Ok(InOut::in_place(output))
}

/// Processes pieces in order. The output is as long as all pieces together. Compiled once for all algorithms.
#[inline(never)]
fn gather<'a>(pieces: impl Iterator<Item = &'a [u8]>, mut output: &mut [u8], process: &mut dyn FnMut(InOut<'_>)) {
    // The number of bytes that were copied to the start of `output` and not processed.
    let mut copied = 0;
    for piece in pieces {
        if copied > 0 && copied + piece.len() > RUN_BYTES || piece.len() >= DIRECT_BYTES {
            process(InOut::in_place(remove(&mut output, mem::take(&mut copied))));
        }
        if piece.len() >= DIRECT_BYTES {
            if let Ok(data) = InOut::separate(piece, remove(&mut output, piece.len())) {
                process(data);
            }
        } else {
            copy(piece, &mut output[copied..copied + piece.len()]);
            copied += piece.len();
        }
    }
    process(InOut::in_place(remove(&mut output, copied)));
}

/// Removes the first bytes from `output`, and returns them.
fn remove<'a>(output: &mut &'a mut [u8], bytes: usize) -> &'a mut [u8] {
    output.split_off_mut(..bytes).unwrap_or_default()
}

/// Copies pieces in order. The output is as long as all pieces together.
fn copy_all<'a>(pieces: impl Iterator<Item = &'a [u8]>, mut output: &mut [u8]) {
    for piece in pieces {
        copy(piece, remove(&mut output, piece.len()));
    }
}

/// Copies bytes, at most 1 KiB per call. For more, `memcpy` may use `rep movsb`, which is many times slower on Zen 3 if the
/// two addresses lie close to each other modulo 4 KiB.
fn copy(from: &[u8], to: &mut [u8]) {
    let mut done = 0;
    while done < from.len() {
        let end = from.len().min(done + 1024);
        to[done..end].copy_from_slice(&from[done..end]);
        done = end;
    }
}
