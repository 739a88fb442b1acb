//! Messages in pieces.

use core::fmt;

use zeroize::ZeroizeOnDrop;

use super::{MESSAGE_BYTES, OpenError, SealError, TagMismatch, TooLong, WrongLength};
use crate::{
    chacha20::{ChaCha20, Key, Nonce},
    poly1305::{OneTimeKey, Poly1305, Tag},
    wipe::wipe,
};

/// Cipher and authenticator take turns at so many bytes, which the second finds in the first cache.
const TURN: usize = 4096;

/// A cipher behind the block that became the key of the authenticator, and that authenticator behind the additional
/// data (RFC 8439, section 2.8).
struct Message {
    cipher: ChaCha20,
    mac: Poly1305,
    aad: u64,
    /// How many bytes were taken.
    len: u64,
    /// How many bytes may be.
    most: u64,
}

impl Message {
    fn new(key: &Key, nonce: &Nonce, aad: &[u8]) -> Self {
        let mut cipher = ChaCha20::new(key, nonce);
        let mut block = [0; 64];
        xor(&mut cipher, &mut block);
        let mut key = [0; 32];
        key.copy_from_slice(&block[..32]);
        let mut mac = Poly1305::new(OneTimeKey::from(key));
        wipe(&mut block);
        wipe(&mut key);
        mac.update(aad);
        mac.pad();
        Self { cipher, mac, aad: aad.len() as u64, len: 0, most: MESSAGE_BYTES }
    }

    fn duplicate(&self) -> Self {
        Self { cipher: self.cipher.clone(), mac: self.mac.duplicate(), ..*self }
    }

    /// Goes on by a piece, if it may.
    fn grow(&mut self, piece: &[u8]) -> Result<(), TooLong> {
        let bytes = self.len.saturating_add(piece.len() as u64);
        if bytes > self.most {
            return Err(TooLong { bytes });
        }
        self.len = bytes;
        Ok(())
    }

    fn encrypt(&mut self, piece: &mut [u8]) {
        for part in piece.chunks_mut(TURN) {
            xor(&mut self.cipher, part);
            self.mac.update(part);
        }
    }

    fn decrypt(&mut self, piece: &mut [u8]) {
        for part in piece.chunks_mut(TURN) {
            self.mac.update(part);
            xor(&mut self.cipher, part);
        }
    }

    fn finalize(mut self) -> Tag {
        self.mac.pad();
        self.mac.update(&self.aad.to_le_bytes());
        self.mac.update(&self.len.to_le_bytes());
        self.mac.finalize()
    }
}

/// Adds keystream to a part of a message that is not too long, so that the keystream does not come to its end.
fn xor(cipher: &mut ChaCha20, part: &mut [u8]) {
    let applied = cipher.apply_keystream(part);
    debug_assert_eq!(applied, Ok(()));
}

/// Seals a message in pieces of any length: made by [`Aead::sealer`](super::Aead::sealer).
///
/// The pieces give the ciphertext and the tag that the whole gives in one call.
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
pub struct Sealer(Message);

impl Sealer {
    pub(super) fn new(key: &Key, nonce: &Nonce, aad: &[u8]) -> Self {
        Self(Message::new(key, nonce, aad))
    }

    /// Encrypts the next piece in its place.
    ///
    /// # Errors
    ///
    /// Where the message would be longer than [`MESSAGE_BYTES`]; the piece is then as it was, and is not part of the
    /// message.
    pub fn seal(&mut self, piece: &mut [u8]) -> Result<(), TooLong> {
        self.0.grow(piece)?;
        self.0.encrypt(piece);
        Ok(())
    }

    /// Writes the ciphertext of the next piece to `output`, which is as long.
    ///
    /// # Errors
    ///
    /// Where `output` has another length, or the message would be longer than [`MESSAGE_BYTES`]; nothing is written
    /// then, and the piece is not part of the message.
    pub fn seal_to(&mut self, piece: &[u8], output: &mut [u8]) -> Result<(), SealError> {
        same_length(piece, output)?;
        self.0.grow(piece)?;
        for (from, to) in piece.chunks(TURN).zip(output.chunks_mut(TURN)) {
            to.copy_from_slice(from);
            self.0.encrypt(to);
        }
        Ok(())
    }

    /// The tag of the message.
    #[must_use]
    pub fn finalize(self) -> Tag {
        self.0.finalize()
    }
}

/// The first of two passes over a message that is opened in pieces: made by [`Aead::opener`](super::Aead::opener).
///
/// No plaintext is released before the tag was found right, and that takes the whole message. So a message that does
/// not fit in memory is read twice: the first time to [authenticate](Self::authenticate) it and to
/// [verify](Self::verify) its tag, the second time to decrypt it, with what `verify` returns: [`Opened`]. Nothing else
/// makes one.
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
pub struct Opener {
    message: Message,
    /// As it was before the first byte.
    start: Message,
}

impl Opener {
    pub(super) fn new(key: &Key, nonce: &Nonce, aad: &[u8]) -> Self {
        let start = Message::new(key, nonce, aad);
        Self { message: start.duplicate(), start }
    }

    /// Takes the next piece of the ciphertext.
    ///
    /// # Errors
    ///
    /// Where the message would be longer than [`MESSAGE_BYTES`]; the piece is then not part of the message.
    pub fn authenticate(&mut self, piece: &[u8]) -> Result<(), TooLong> {
        self.message.grow(piece)?;
        self.message.mac.update(piece);
        Ok(())
    }

    /// Compares the tag with that of all pieces, in constant time, and goes on to the second pass.
    ///
    /// # Errors
    ///
    /// Where it is another.
    pub fn verify(self, tag: &Tag) -> Result<Opened, TagMismatch> {
        let Self { message, start } = self;
        let most = message.len;
        if message.finalize() == *tag {
            Ok(Opened { message: Message { most, ..start }, tag: *tag })
        } else {
            Err(TagMismatch)
        }
    }
}

/// The second of two passes over a message that is opened in pieces: made by [`Opener::verify`].
///
/// What it decrypts is authentic if it is what was authenticated, byte for byte. Where the message may be altered
/// between the passes, such as in a file that others write to, nothing of it may be used before
/// [`finish`](Self::finish) has said that it was not: the second pass authenticates too.
pub struct Opened {
    message: Message,
    tag: Tag,
}

impl Opened {
    /// Decrypts the next piece in its place. Pieces need not be cut as they were in the first pass.
    ///
    /// # Errors
    ///
    /// Where the message would be longer than in the first pass; the piece is then as it was.
    pub fn open(&mut self, piece: &mut [u8]) -> Result<(), TooLong> {
        self.message.grow(piece)?;
        self.message.decrypt(piece);
        Ok(())
    }

    /// Writes the plaintext of the next piece to `output`, which is as long.
    ///
    /// # Errors
    ///
    /// Where `output` has another length, or the message would be longer than in the first pass; nothing is written
    /// then.
    pub fn open_to(&mut self, piece: &[u8], output: &mut [u8]) -> Result<(), OpenError> {
        same_length(piece, output)?;
        self.message.grow(piece)?;
        for (from, to) in piece.chunks(TURN).zip(output.chunks_mut(TURN)) {
            to.copy_from_slice(from);
            self.message.decrypt(to);
        }
        Ok(())
    }

    /// Says whether the message was the same in both passes.
    ///
    /// # Errors
    ///
    /// Where it was not: what was decrypted is not what was authenticated, or not all of it.
    pub fn finish(self) -> Result<(), TagMismatch> {
        if self.message.finalize() == self.tag { Ok(()) } else { Err(TagMismatch) }
    }
}

fn same_length(input: &[u8], output: &[u8]) -> Result<(), WrongLength> {
    let (expected, got) = (input.len(), output.len());
    if expected == got { Ok(()) } else { Err(WrongLength { expected, got }) }
}

macro_rules! secretive {
    ($($name:ident),*) => {$(
        /// Cipher and authenticator erase themselves.
        impl ZeroizeOnDrop for $name {}

        /// Tells nothing.
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    )*};
}

secretive!(Sealer, Opener, Opened);
