//! Messages in one call, by addresses, as functions of C have them.
//!
//! A message of C is two addresses and a length, as a `Text` is, and its tag stands behind the ciphertext. A `Text` is made of
//! them here, and no slices between. This path was measured when [`InOut`](crate::InOut) had a variant for each of one and two
//! buffers: a message of AES-GCM of no bytes took 1.8 ns more through C than in Rust (22 ns), and without the path 6.2. Now
//! that `InOut` is a `Text` too, what the path still saves has not been measured.

use crate::{
    cpu::token::Token,
    kernel::{
        aes::size::KeySize,
        aes_gcm::{driver::AesGcm, limits as aes_gcm_limits, state::AesGcmState},
        chacha20poly1305::{
            driver::{open_text, seal_text},
            limits as chacha20_poly1305_limits,
        },
        contract::parameter::{Bits128, Bits192, Bits256},
    },
    memory::{
        tag::{TAG_BYTES, Tag},
        text::Text,
    },
};

/// Why a message was not sealed or opened: lengths of buffers are right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text or the additional data are too long; nothing was written.
    TooLong,
    /// The tag is wrong; the output is zeros.
    Tag,
}

/// A key under which messages are sealed and opened, with their tags behind them. The functions are compiled here, and so for
/// speed also where their caller is compiled for size.
pub trait MessageCall {
    /// What sets messages apart.
    type Nonce: ?Sized;

    /// Encrypts `len` bytes, and writes the tag behind the ciphertext (SP 800-38D, section 7.1; RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// If the text or the additional data are too long.
    ///
    /// # Safety
    ///
    /// So many bytes can be read at `input`, and 16 more written at `output`. Both are one address, or share no byte. Nobody
    /// else writes to the first nor refers to the second; nonce and additional data are apart from it.
    unsafe fn seal_at(
        &self,
        nonce: &Self::Nonce,
        aad: &[u8],
        input: *const u8,
        len: usize,
        output: *mut u8,
    ) -> Result<(), Refused>;

    /// Decrypts `len` bytes if the tag behind them is right (SP 800-38D, section 7.2; RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// If the text or the additional data are too long, or the tag is wrong.
    ///
    /// # Safety
    ///
    /// 16 bytes more can be read at `input`, and so many written at `output`; the rest is as for
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

/// The same of a message that is known by its addresses, and short enough.
trait TextCall {
    type Nonce: ?Sized;

    const MESSAGE_BYTES: u64;
    const AAD_BYTES: u64;

    fn seal(&self, nonce: &Self::Nonce, aad: &[u8], text: Text<'_>) -> Tag;

    fn open(&self, nonce: &Self::Nonce, aad: &[u8], text: Text<'_>, tag: &Tag) -> bool;
}

impl<S: KeySize> TextCall for AesGcm<S> {
    type Nonce = [u8];

    const MESSAGE_BYTES: u64 = aes_gcm_limits::MESSAGE_BYTES;
    const AAD_BYTES: u64 = aes_gcm_limits::AAD_BYTES;

    #[inline(always)]
    fn seal(&self, nonce: &[u8], aad: &[u8], text: Text<'_>) -> Tag {
        let state = &mut AesGcmState::new(&self.first_of(nonce));
        self.seal_text(state, aad, text).into()
    }

    #[inline(always)]
    fn open(&self, nonce: &[u8], aad: &[u8], text: Text<'_>, tag: &Tag) -> bool {
        let state = &mut AesGcmState::new(&self.first_of(nonce));
        self.open_text(state, aad, text, |whole| Tag::from(whole) == *tag)
    }
}

/// ChaCha20-Poly1305.
impl TextCall for [u8; 32] {
    type Nonce = [u8; 12];

    const MESSAGE_BYTES: u64 = chacha20_poly1305_limits::MESSAGE_BYTES;
    const AAD_BYTES: u64 = u64::MAX;

    #[inline(always)]
    fn seal(&self, nonce: &[u8; 12], aad: &[u8], text: Text<'_>) -> Tag {
        seal_text(self, nonce, aad, text)
    }

    #[inline(always)]
    fn open(&self, nonce: &[u8; 12], aad: &[u8], text: Text<'_>, tag: &Tag) -> bool {
        open_text(self, nonce, aad, text, tag)
    }
}

/// Checks lengths.
#[inline(always)]
fn limited<K: TextCall + ?Sized>(len: usize, aad_len: usize) -> Result<(), Refused> {
    if len as u64 <= K::MESSAGE_BYTES && aad_len as u64 <= K::AAD_BYTES { Ok(()) } else { Err(Refused::TooLong) }
}

// For each type by itself: what is generic would be compiled with the caller.
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
                let text = unsafe { Text::at(output, input, len) };
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
                let text = unsafe { Text::at(output, input, len) };
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
