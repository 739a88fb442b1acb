//! Messages in one call, by addresses, as functions of C take them.
//!
//! A message of C is two addresses and a length, as an `InOut` is, and its tag follows the ciphertext. This module makes an `InOut`
//! of them, without slices between. It was measured when [`InOut`](crate::InOut) had one variant for one buffer and one for
//! two: a message of AES-GCM of no bytes took 1.8 ns more through C than in Rust (22 ns), and 6.2 ns more without this module.
//! Now that `InOut` is addresses too, the saving has not been measured again.

use crate::{
    cpu::token::Token,
    kernel::{
        aes::size::KeySize,
        aes_gcm::{driver::AesGcm, limits as aes_gcm_limits, state::AesGcmState},
        chacha20poly1305::{
            driver::{open, seal},
            limits as chacha20_poly1305_limits,
        },
        contract::parameter::{Bits128, Bits192, Bits256},
    },
    memory::{
        tag::{TAG_BYTES, Tag},
        text::InOut,
    },
};

/// The error of sealing or opening a message. The lengths of the buffers are right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text or the additional data are too long; nothing was written.
    TooLong,
    /// The tag is wrong; the output is zeros.
    Tag,
}

/// A key under which messages are sealed and opened, with the tag after the message. The functions are compiled in this crate,
/// for speed, even where their caller is compiled for size.
pub trait MessageCall {
    /// The nonce of a message.
    type Nonce: ?Sized;

    /// Encrypts `len` bytes, and writes the tag after the ciphertext (SP 800-38D, section 7.1; RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// If the text or the additional data are too long.
    ///
    /// # Safety
    ///
    /// `len` bytes can be read at `input`, and `len + 16` bytes written at `output`. The two are one address, or share no byte.
    /// Nobody else writes to the input nor refers to the output; nonce and additional data share no byte with the output.
    unsafe fn seal_at(
        &self,
        nonce: &Self::Nonce,
        aad: &[u8],
        input: *const u8,
        len: usize,
        output: *mut u8,
    ) -> Result<(), Refused>;

    /// Decrypts `len` bytes if the tag after them is right (SP 800-38D, section 7.2; RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// If the text or the additional data are too long, or the tag is wrong.
    ///
    /// # Safety
    ///
    /// `len + 16` bytes can be read at `input`, and `len` bytes written at `output`. The other requirements are those of
    /// [`seal_at`](Self::seal_at).
    unsafe fn open_at(
        &self,
        nonce: &Self::Nonce,
        aad: &[u8],
        input: *const u8,
        len: usize,
        output: *mut u8,
    ) -> Result<(), Refused>;
}

/// Seals and opens a message that is given by its addresses and has an allowed length.
trait TextCall {
    type Nonce: ?Sized;

    const MESSAGE_BYTES: u64;
    const AAD_BYTES: u64;

    fn seal(&self, nonce: &Self::Nonce, aad: &[u8], text: InOut<'_>) -> Tag;

    fn open(&self, nonce: &Self::Nonce, aad: &[u8], text: InOut<'_>, tag: &Tag) -> bool;
}

impl<S: KeySize> TextCall for AesGcm<S> {
    type Nonce = [u8];

    const MESSAGE_BYTES: u64 = aes_gcm_limits::MESSAGE_BYTES;
    const AAD_BYTES: u64 = aes_gcm_limits::AAD_BYTES;

    #[inline(always)]
    fn seal(&self, nonce: &[u8], aad: &[u8], text: InOut<'_>) -> Tag {
        let state = &mut AesGcmState::new(&self.first_of(nonce));
        self.seal(state, aad, text).into()
    }

    #[inline(always)]
    fn open(&self, nonce: &[u8], aad: &[u8], text: InOut<'_>, tag: &Tag) -> bool {
        let state = &mut AesGcmState::new(&self.first_of(nonce));
        self.open(state, aad, text, |whole| Tag::from(whole) == *tag)
    }
}

/// ChaCha20-Poly1305.
impl TextCall for [u8; 32] {
    type Nonce = [u8; 12];

    const MESSAGE_BYTES: u64 = chacha20_poly1305_limits::MESSAGE_BYTES;
    const AAD_BYTES: u64 = u64::MAX;

    #[inline(always)]
    fn seal(&self, nonce: &[u8; 12], aad: &[u8], text: InOut<'_>) -> Tag {
        seal(self, nonce, aad, text)
    }

    #[inline(always)]
    fn open(&self, nonce: &[u8; 12], aad: &[u8], text: InOut<'_>, tag: &Tag) -> bool {
        open(self, nonce, aad, text, tag)
    }
}

/// Checks lengths.
#[inline(always)]
fn limited<K: TextCall + ?Sized>(len: usize, aad_len: usize) -> Result<(), Refused> {
    if len as u64 <= K::MESSAGE_BYTES && aad_len as u64 <= K::AAD_BYTES { Ok(()) } else { Err(Refused::TooLong) }
}

// Implemented for each type separately: a generic implementation would be compiled with the caller.
macro_rules! message_call {
    ($($key:ty, $nonce:ty;)*) => {$(
        impl MessageCall for $key {
            type Nonce = $nonce;

            unsafe fn seal_at(
                &self,
                nonce: &Self::Nonce,
                aad: &[u8],
                input: *const u8,
                len: usize,
                output: *mut u8,
            ) -> Result<(), Refused> {
                Token::begin();
                limited::<Self>(len, aad.len())?;
                // SAFETY: the caller's.
                let text = unsafe { InOut::at(output, input, len) };
                let tag = *TextCall::seal(self, nonce, aad, text).as_bytes();
                // SAFETY: the caller's.
                unsafe { output.add(len).cast::<[u8; TAG_BYTES]>().write(tag) };
                Ok(())
            }

            unsafe fn open_at(
                &self,
                nonce: &Self::Nonce,
                aad: &[u8],
                input: *const u8,
                len: usize,
                output: *mut u8,
            ) -> Result<(), Refused> {
                Token::begin();
                limited::<Self>(len, aad.len())?;
                // SAFETY: the caller's; it is read before anything is written.
                let tag = Tag::from(unsafe { input.add(len).cast::<[u8; TAG_BYTES]>().read() });
                // SAFETY: the caller's.
                let text = unsafe { InOut::at(output, input, len) };
                if TextCall::open(self, nonce, aad, text, &tag) { Ok(()) } else { Err(Refused::Tag) }
            }
        }
    )*};
}

message_call! {
    AesGcm<Bits128>, [u8];
    AesGcm<Bits192>, [u8];
    AesGcm<Bits256>, [u8];
    [u8; 32], [u8; 12];
}
