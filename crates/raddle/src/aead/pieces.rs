//! Messages in pieces.

use core::fmt;

use zeroize::ZeroizeOnDrop;

use super::{
    error::{OpenError, SealError, TagMismatch, TooLong, WrongLength},
    tag::{AeadTag, Sealed},
};
use crate::InOut;

/// The state of a message in pieces, erased when dropped. Sealed: prevents implementations outside this crate.
pub trait Parts: Sealed {
    /// The tag.
    type Tag: AeadTag;

    /// Copies the state, for a second pass over the same message.
    #[doc(hidden)]
    fn duplicate(&self) -> Self;

    #[doc(hidden)]
    fn encrypt(&mut self, piece: InOut<'_>);

    #[doc(hidden)]
    fn decrypt(&mut self, piece: InOut<'_>);

    /// Authenticates ciphertext without decrypting it.
    #[doc(hidden)]
    fn authenticate(&mut self, piece: &[u8]);

    /// Computes the tag of the message.
    #[doc(hidden)]
    fn finalize(self) -> Self::Tag;
}

/// The state of a message, its length so far, and its maximum length.
struct Message<P> {
    parts: P,
    /// The bytes processed so far.
    len: u64,
    /// The maximum length in bytes.
    max: u64,
}

impl<P: Parts> Message<P> {
    fn new(parts: P, max: u64) -> Self {
        Self { parts, len: 0, max }
    }

    /// Adds the length of a piece, unless the message would exceed the maximum.
    fn grow(&mut self, piece: usize) -> Result<(), TooLong> {
        let (bytes, max) = (self.len.saturating_add(piece as u64), self.max);
        if bytes > max {
            return Err(TooLong { bytes, max });
        }
        self.len = bytes;
        Ok(())
    }

    fn finalize(self) -> P::Tag {
        self.parts.finalize()
    }
}

/// Seals a message in pieces of any length. Returned by [`Aead::sealer`](super::Aead::sealer).
///
/// The ciphertext and the tag are the same as after sealing the whole message in one call.
///
/// ```
/// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
///
/// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
/// let mut sealer = cipher.sealer(&Nonce::from([9; 12]), b"header");
/// let (mut first, mut second) = (*b"attack ", *b"at dawn");
/// sealer.seal(&mut first)?;
/// sealer.seal(&mut second)?;
/// let tag = sealer.finalize();
/// # let mut whole = *b"attack at dawn";
/// # assert_eq!(cipher.seal_in_place_detached(&Nonce::from([9; 12]), b"header", &mut whole)?, tag);
/// # assert_eq!(whole[..], [first, second].concat());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Sealer<P>(Message<P>);

impl<P: Parts> Sealer<P> {
    pub(super) fn new(parts: P, max: u64) -> Self {
        Self(Message::new(parts, max))
    }

    /// Encrypts the next piece in place.
    ///
    /// # Errors
    ///
    /// Fails if the message would exceed its [maximum length](super::AeadAlgorithm::MESSAGE_BYTES). The piece is then
    /// unchanged, and is not part of the message.
    pub fn seal(&mut self, piece: &mut [u8]) -> Result<(), TooLong> {
        self.0.grow(piece.len())?;
        self.0.parts.encrypt(InOut::in_place(piece));
        Ok(())
    }

    /// Writes the ciphertext of the next piece to `output`, which has the same length.
    ///
    /// # Errors
    ///
    /// Fails if `output` has the wrong length, or if the message would exceed its [maximum
    /// length](super::AeadAlgorithm::MESSAGE_BYTES). Nothing is written then, and the piece is not part of the message.
    pub fn seal_to(&mut self, piece: &[u8], output: &mut [u8]) -> Result<(), SealError> {
        let data = separate(piece, output)?;
        self.0.grow(piece.len())?;
        self.0.parts.encrypt(data);
        Ok(())
    }

    /// Computes the tag of the message.
    #[must_use]
    pub fn finalize(self) -> P::Tag {
        self.0.finalize()
    }
}

/// The first of two passes over a message that is opened in pieces. Returned by [`Aead::opener`](super::Aead::opener).
///
/// No plaintext is released before the tag is verified, and verifying takes the whole message. So a message that does
/// not fit in memory is read twice. The first pass [authenticates](Self::authenticate) the message and
/// [verifies](Self::verify) its tag. The second pass decrypts the message with [`Opened`], which only `verify` returns.
///
/// ```
/// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
///
/// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
/// let nonce = Nonce::from([9; 12]);
/// let mut text = *b"attack at dawn";
/// let tag = cipher.seal_in_place_detached(&nonce, b"header", &mut text)?;
///
/// let mut opener = cipher.opener(&nonce, b"header");
/// for piece in text.chunks(5) {
///     opener.authenticate(piece)?;
/// }
/// let mut opened = opener.verify(&tag)?;
/// for piece in text.chunks_mut(3) {
///     opened.open(piece)?;
/// }
/// opened.finish()?;
/// assert_eq!(&text, b"attack at dawn");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Opener<P> {
    message: Message<P>,
    /// The state before the first byte.
    start: P,
}

impl<P: Parts> Opener<P> {
    pub(super) fn new(start: P, max: u64) -> Self {
        Self { message: Message::new(start.duplicate(), max), start }
    }

    /// Authenticates the next piece of the ciphertext.
    ///
    /// # Errors
    ///
    /// Fails if the message would exceed its [maximum length](super::AeadAlgorithm::MESSAGE_BYTES). The piece is then
    /// not part of the message.
    pub fn authenticate(&mut self, piece: &[u8]) -> Result<(), TooLong> {
        self.message.grow(piece.len())?;
        self.message.parts.authenticate(piece);
        Ok(())
    }

    /// Compares `tag` with the tag of all pieces, in constant time, and starts the second pass.
    ///
    /// # Errors
    ///
    /// Fails if the tags differ.
    pub fn verify(self, tag: &P::Tag) -> Result<Opened<P>, TagMismatch> {
        let Self { message, start } = self;
        let max = message.len;
        if message.finalize() == *tag {
            Ok(Opened { message: Message::new(start, max), tag: *tag })
        } else {
            Err(TagMismatch)
        }
    }
}

/// The second of two passes over a message that is opened in pieces. Returned by [`Opener::verify`].
///
/// The plaintext is authentic if both passes read the same bytes. If others may alter the message between the passes,
/// for example in a file that they can write to, use no plaintext before [`finish`](Self::finish) succeeds: the second
/// pass authenticates too.
pub struct Opened<P: Parts> {
    message: Message<P>,
    tag: P::Tag,
}

impl<P: Parts> Opened<P> {
    /// Decrypts the next piece in place. The message may be divided into different pieces than in the first pass.
    ///
    /// # Errors
    ///
    /// Fails if the message would be longer than in the first pass. The piece is then unchanged.
    pub fn open(&mut self, piece: &mut [u8]) -> Result<(), TooLong> {
        self.message.grow(piece.len())?;
        self.message.parts.decrypt(InOut::in_place(piece));
        Ok(())
    }

    /// Writes the plaintext of the next piece to `output`, which has the same length.
    ///
    /// # Errors
    ///
    /// Fails if `output` has the wrong length, or if the message would be longer than in the first pass. Nothing is
    /// written then.
    pub fn open_to(&mut self, piece: &[u8], output: &mut [u8]) -> Result<(), OpenError> {
        let data = separate(piece, output)?;
        self.message.grow(piece.len())?;
        self.message.parts.decrypt(data);
        Ok(())
    }

    /// Checks that both passes read the same message.
    ///
    /// # Errors
    ///
    /// Fails if the passes differ: the decrypted bytes are not the authenticated ones, or are only a part of them.
    pub fn finish(self) -> Result<(), TagMismatch> {
        if self.message.finalize() == self.tag { Ok(()) } else { Err(TagMismatch) }
    }
}

fn separate<'a>(input: &'a [u8], output: &'a mut [u8]) -> Result<InOut<'a>, WrongLength> {
    let (expected, got) = (input.len(), output.len());
    InOut::separate(input, output).map_err(|_| WrongLength { expected, got })
}

macro_rules! secretive {
    ($($name:ident $(: $bound:ident)?),*) => {$(
        /// The fields erase themselves.
        impl<P $(: $bound)?> ZeroizeOnDrop for $name<P> {}

        impl<P $(: $bound)?> fmt::Debug for $name<P> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    )*};
}

secretive!(Sealer, Opener, Opened: Parts);
