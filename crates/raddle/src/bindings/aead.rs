//! AEADs whose key size, nonce length and tag length are known only at run time.

use core::{iter, ops::Deref};

use super::{
    aes::{GcmKey, GcmSivKey, OfSize, with_siv_size, with_size},
    pieces::{ChaCha20Poly1305Message, GcmMessage, Pieces},
};
use crate::{
    InOut,
    aead::{
        Aead, AeadAlgorithm, AnyLength, AnyNonce, ChaChaPoly, Gcm, OpenError, SealError, XChaChaPoly, check_lengths,
        seal_or_open, with_key, with_subkey,
    },
    cpu::token::Token,
    kernel::{AesGcmState, Bits128, KeySize},
    memory::{
        declassify::declassify,
        job::Job,
        tag::{TAG_BYTES, Tag},
    },
};

/// The error of sealing or opening a message. It does not cover the lengths of buffers, which the caller has checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The nonce has the wrong length. Nothing was written.
    Nonce,
    /// The text or the additional data are too long. Nothing was written.
    TooLong,
    /// The tag is wrong. A separate output is all zeros, and a message in place is unchanged.
    Tag,
}

/// A key under which bindings seal and open messages.
///
/// The functions for one message are compiled in this crate, for speed, even if the caller is compiled for size. If a
/// library calls such a function in only one place, the compiler may inline it there.
pub trait AeadKey: Sized {
    /// Seals a message with an untruncated tag.
    ///
    /// # Errors
    ///
    /// Fails if the nonce has the wrong length, or if the text or the additional data are too long.
    fn seal_message(&self, nonce: &[u8], aad: &[u8], text: InOut<'_>, tag: &mut [u8; TAG_BYTES])
    -> Result<(), Refused>;

    /// Opens a message with an untruncated tag.
    ///
    /// # Errors
    ///
    /// Fails if the nonce has the wrong length, the text or the additional data are too long, or the tag is wrong.
    fn open_message(&self, nonce: &[u8], aad: &[u8], text: InOut<'_>, tag: &[u8; TAG_BYTES]) -> Result<(), Refused>;

    /// Seals a message, and writes the first bytes of its tag, at most 16.
    ///
    /// # Errors
    ///
    /// Fails as [`seal_message`](Self::seal_message) does.
    fn seal_message_detached(&self, nonce: &[u8], aad: &[u8], text: InOut<'_>, tag: &mut [u8]) -> Result<(), Refused>;

    /// Opens a message with the first bytes of its tag. The caller has checked how many there are: 16, or 12 to 15 for
    /// AES-GCM.
    ///
    /// # Errors
    ///
    /// Fails as [`open_message`](Self::open_message) does.
    fn open_message_detached(&self, nonce: &[u8], aad: &[u8], text: InOut<'_>, tag: &[u8]) -> Result<(), Refused>;

    /// Seals one message that is stored in several pieces, as [`Aead::seal_into`] does. The caller has checked the lengths
    /// of the buffers.
    ///
    /// # Errors
    ///
    /// Fails as [`seal_message`](Self::seal_message) does.
    fn seal_pieces(
        &self,
        nonce: &[u8],
        aad: &[u8],
        pieces: &[impl Deref<Target = [u8]>],
        sealed: &mut [u8],
    ) -> Result<(), Refused>;

    /// Opens one message that is stored in several pieces, as [`Aead::open_into`] does. The caller has checked the lengths
    /// of the buffers.
    ///
    /// # Errors
    ///
    /// Fails as [`open_message`](Self::open_message) does.
    fn open_pieces(
        &self,
        nonce: &[u8],
        aad: &[u8],
        pieces: &[impl Deref<Target = [u8]>],
        plaintext: &mut [u8],
    ) -> Result<(), Refused>;

    /// Seals or opens the packets of a batch, and reports each packet that is refused.
    fn run_batch<'a>(jobs: impl Iterator<Item = Job<'a, Self, &'a [u8]>>, refuse: impl Fn(usize, Refused))
    where
        Self: 'a;
}

/// An [`AeadKey`] of an algorithm that also takes messages in pieces.
pub trait PiecesKey: AeadKey {
    /// A message in pieces.
    type Message: Pieces;

    /// Starts a message in pieces.
    ///
    /// # Errors
    ///
    /// Fails if the nonce has the wrong length, or if the additional data are too long.
    fn begin_message(&self, nonce: &[u8], aad: &[u8]) -> Result<Self::Message, Refused>;
}

/// The functions for one message. `$with` evaluates an expression on the cipher in a field of the key, or on the key, and
/// `$truncated` opens a message whose tag is not 16 bytes long.
macro_rules! one_message {
    ($with:ident $(.$field:tt)?, $truncated:ident) => {
        fn seal_message(
            &self,
            nonce: &[u8],
            aad: &[u8],
            text: InOut<'_>,
            tag: &mut [u8; TAG_BYTES],
        ) -> Result<(), Refused> {
            $with!(&self$(.$field)?, cipher => seal(cipher, nonce, aad, text, |whole| *tag = whole))
        }

        fn open_message(&self, nonce: &[u8], aad: &[u8], text: InOut<'_>, tag: &[u8; TAG_BYTES]) -> Result<(), Refused> {
            $with!(&self$(.$field)?, cipher => open(cipher, nonce, aad, text, tag))
        }

        fn seal_message_detached(
            &self,
            nonce: &[u8],
            aad: &[u8],
            text: InOut<'_>,
            tag: &mut [u8],
        ) -> Result<(), Refused> {
            $with!(&self$(.$field)?, cipher => seal(cipher, nonce, aad, text, |whole| write_first(tag, &whole)))
        }

        fn open_message_detached(&self, nonce: &[u8], aad: &[u8], text: InOut<'_>, tag: &[u8]) -> Result<(), Refused> {
            $with!(&self$(.$field)?, cipher => match tag.try_into() {
                Ok(tag) => open(cipher, nonce, aad, text, tag),
                Err(_) => $truncated(cipher, nonce, aad, text, tag),
            })
        }

        fn seal_pieces(
            &self,
            nonce: &[u8],
            aad: &[u8],
            pieces: &[impl Deref<Target = [u8]>],
            sealed: &mut [u8],
        ) -> Result<(), Refused> {
            $with!(&self$(.$field)?, cipher => {
                cipher.seal_into(nonce_of(cipher, nonce)?, aad, pieces, sealed).map_err(|_| Refused::TooLong)
            })
        }

        fn open_pieces(
            &self,
            nonce: &[u8],
            aad: &[u8],
            pieces: &[impl Deref<Target = [u8]>],
            plaintext: &mut [u8],
        ) -> Result<(), Refused> {
            $with!(&self$(.$field)?, cipher => {
                cipher.open_into(nonce_of(cipher, nonce)?, aad, pieces, plaintext).map_err(refused)
            })
        }
    };
}

/// Evaluates an expression on a key that is a cipher.
macro_rules! with_cipher {
    ($value:expr, $name:ident => $work:expr) => {{
        let $name: &Self = $value;
        $work
    }};
}

impl AeadKey for GcmKey {
    one_message!(with_size.0, open_truncated);

    fn run_batch<'a>(jobs: impl Iterator<Item = Job<'a, Self, &'a [u8]>>, refuse: impl Fn(usize, Refused)) {
        Token::begin();
        let mut state = AesGcmState::new(&[0; 16]);
        for Job { index, key, nonce, aad, text, tag } in jobs {
            let done = checked::<Gcm<Bits128, AnyLength>>(nonce, aad, &text).and_then(|nonce| {
                let right = with_size!(&key.0, cipher => {
                    let key = cipher.expanded();
                    state.restart(&key.first_of(nonce.as_bytes()));
                    seal_or_open(key, &mut state, aad, text, tag)
                });
                if right { Ok(()) } else { Err(Refused::Tag) }
            });
            if let Err(why) = done {
                refuse(index, why);
            }
        }
    }
}

impl PiecesKey for GcmKey {
    type Message = GcmMessage;

    #[inline]
    fn begin_message(&self, nonce: &[u8], aad: &[u8]) -> Result<GcmMessage, Refused> {
        Token::begin();
        let nonce = AnyNonce::new(nonce).map_err(|_| Refused::Nonce)?;
        let first = with_size!(&self.0, cipher => cipher.expanded().first_of(nonce.as_bytes()));
        let mut message = GcmMessage::new(&first);
        message.absorb_aad(self, aad).map_err(|_| Refused::TooLong)?;
        Ok(message)
    }
}

impl AeadKey for GcmSivKey {
    one_message!(with_siv_size.0, refuse_truncated);

    fn run_batch<'a>(jobs: impl Iterator<Item = Job<'a, Self, &'a [u8]>>, refuse: impl Fn(usize, Refused)) {
        for job in jobs {
            with_siv_size!(&job.key.0, cipher => run(iter::once(job.under(|_| cipher, |nonce| nonce)), &refuse));
        }
    }
}

macro_rules! fixed_nonces {
    ($($algorithm:ident, $with_key:ident;)*) => {$(
        impl AeadKey for Aead<$algorithm> {
            one_message!(with_cipher, refuse_truncated);

            fn run_batch<'a>(jobs: impl Iterator<Item = Job<'a, Self, &'a [u8]>>, refuse: impl Fn(usize, Refused)) {
                run(jobs, refuse);
            }
        }

        impl PiecesKey for Aead<$algorithm> {
            type Message = ChaCha20Poly1305Message;

            fn begin_message(&self, nonce: &[u8], aad: &[u8]) -> Result<ChaCha20Poly1305Message, Refused> {
                Token::begin();
                let nonce = $algorithm::nonce_of(nonce).map_err(|_| Refused::Nonce)?;
                let mut message = $with_key(self.expanded(), nonce, ChaCha20Poly1305Message::new);
                message.absorb_aad(&(), aad).map_err(|_| Refused::TooLong)?;
                Ok(message)
            }
        }
    )*};
}

fixed_nonces! {
    ChaChaPoly, with_key;
    XChaChaPoly, with_subkey;
}

/// Seals or opens the packets of a batch, and reports each packet that is refused.
#[inline(always)]
fn run<'a, V: AeadAlgorithm<Tag = Tag>>(
    jobs: impl Iterator<Item = Job<'a, Aead<V>, &'a [u8]>>,
    refuse: impl Fn(usize, Refused),
) {
    Token::begin();
    let right = jobs.filter_map(|job| match checked::<V>(job.nonce, job.aad, &job.text) {
        Ok(nonce) => Some(job.under(Aead::expanded, |_| nonce)),
        Err(why) => {
            refuse(job.index, why);
            None
        }
    });
    V::run(right, |index| refuse(index, Refused::Tag));
}

/// Checks the lengths of a packet, and returns its nonce.
#[inline(always)]
fn checked<'n, V: AeadAlgorithm>(nonce: &'n [u8], aad: &[u8], text: &InOut<'_>) -> Result<V::Nonce<'n>, Refused> {
    let nonce = V::nonce_of(nonce).map_err(|_| Refused::Nonce)?;
    check_lengths::<V, SealError>(text.len(), aad.len()).map_err(|_| Refused::TooLong)?;
    Ok(nonce)
}

#[inline(always)]
fn seal<V: AeadAlgorithm<Tag = Tag>>(
    cipher: &Aead<V>,
    nonce: &[u8],
    aad: &[u8],
    text: InOut<'_>,
    write: impl FnOnce([u8; TAG_BYTES]),
) -> Result<(), Refused> {
    let nonce = nonce_of(cipher, nonce)?;
    write(*cipher.seal_text(nonce, aad, text).map_err(|_| Refused::TooLong)?.as_bytes());
    Ok(())
}

/// Writes the first bytes of a tag.
#[inline(always)]
fn write_first(tag: &mut [u8], whole: &[u8; TAG_BYTES]) {
    // A copy of variable length would be a function call.
    match <&mut [u8; TAG_BYTES]>::try_from(&mut *tag) {
        Ok(tag) => *tag = *whole,
        Err(_) => tag.copy_from_slice(&whole[..tag.len()]),
    }
}

#[inline(always)]
fn open<V: AeadAlgorithm<Tag = Tag>>(
    cipher: &Aead<V>,
    nonce: &[u8],
    aad: &[u8],
    text: InOut<'_>,
    tag: &[u8; TAG_BYTES],
) -> Result<(), Refused> {
    cipher.open_text(nonce_of(cipher, nonce)?, aad, text, &Tag::from(*tag)).map_err(refused)
}

/// Returns the nonce of a cipher, if it has an allowed length.
#[inline(always)]
fn nonce_of<'n, V: AeadAlgorithm>(_: &Aead<V>, nonce: &'n [u8]) -> Result<V::Nonce<'n>, Refused> {
    V::nonce_of(nonce).map_err(|_| Refused::Nonce)
}

/// Returns the reason why a message does not open. The caller has checked the lengths of the buffers.
#[inline(always)]
fn refused(error: OpenError) -> Refused {
    match error {
        OpenError::TagMismatch(_) => Refused::Tag,
        _ => Refused::TooLong,
    }
}

/// Refuses a message whose tag is truncated, of an algorithm that has no truncated tags.
#[cold]
fn refuse_truncated<V: AeadAlgorithm>(_: &Aead<V>, _: &[u8], _: &[u8], _: InOut<'_>, _: &[u8]) -> Result<(), Refused> {
    Err(Refused::Tag)
}

/// Opens an AES-GCM message whose tag is truncated.
#[cold]
#[inline(never)]
fn open_truncated<S: KeySize>(
    cipher: &OfSize<S>,
    nonce: &[u8],
    aad: &[u8],
    text: InOut<'_>,
    tag: &[u8],
) -> Result<(), Refused> {
    Token::begin();
    let nonce = checked::<Gcm<S, AnyLength>>(nonce, aad, &text)?;
    let key = cipher.expanded();
    let state = &mut AesGcmState::new(&key.first_of(nonce.as_bytes()));
    if key.open(state, aad, text, |whole| starts_with(&whole, tag)) { Ok(()) } else { Err(Refused::Tag) }
}

/// Marks the result of comparing two secrets as public.
#[inline(always)]
#[must_use]
pub fn public(value: bool) -> bool {
    declassify(value)
}

/// Compares the first bytes of a tag in constant time.
#[inline]
#[must_use]
pub fn starts_with(whole: &[u8; TAG_BYTES], tag: &[u8]) -> bool {
    let difference = whole.iter().zip(tag).fold(0, |all, (one, other)| all | (one ^ other));
    public(core::hint::black_box(difference) == 0)
}
