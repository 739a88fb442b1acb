//! A message of AES-GCM in one call, by addresses, as functions of C have them.
//!
//! [`InOut`](crate::InOut) says by its variant whether input and output are one buffer. To make one of two addresses, and two
//! addresses of it again, takes instructions, which count where short calls overlap in the pipeline: with this path a message
//! of no bytes takes 1.8 ns more through C than in Rust (22 ns), and without it 6.2.

use crate::{
    kernel::{
        aes::size::BLOCK,
        aes_gcm::{
            driver::AesGcm,
            limits::{AAD_BYTES, MESSAGE_BYTES},
            state::AesGcmState,
        },
        parameter::{Bits128, Bits192, Bits256},
        text::Text,
        token::Token,
    },
    tag::Tag,
};

/// Why a message was not sealed or opened: lengths of buffers are right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text or the additional data are too long; nothing was written.
    TooLong,
    /// The tag is wrong; the output is zeros.
    Tag,
}

/// Messages with their tags behind them, under a key of each size. The functions are compiled here, and so for speed also
/// where their caller is compiled for size.
pub trait GcmCall {
    /// Encrypts `len` bytes, and writes the tag behind the ciphertext (SP 800-38D, section 7.1).
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
        nonce: &[u8],
        aad: &[u8],
        input: *const u8,
        len: usize,
        output: *mut u8,
    ) -> Result<(), Refused>;

    /// Decrypts `len` bytes if the tag behind them is right (SP 800-38D, section 7.2).
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
        nonce: &[u8],
        aad: &[u8],
        input: *const u8,
        len: usize,
        output: *mut u8,
    ) -> Result<(), Refused>;
}

/// Checks lengths.
#[inline(always)]
fn limited(len: usize, aad_len: usize) -> Result<(), Refused> {
    if len as u64 <= MESSAGE_BYTES && aad_len as u64 <= AAD_BYTES { Ok(()) } else { Err(Refused::TooLong) }
}

macro_rules! gcm_call {
    ($($size:ident)*) => {$(
        impl GcmCall for AesGcm<$size> {
            unsafe fn seal_at(
                &self,
                nonce: &[u8],
                aad: &[u8],
                input: *const u8,
                len: usize,
                output: *mut u8,
            ) -> Result<(), Refused> {
                Token::begin();
                limited(len, aad.len())?;
                let state = &mut AesGcmState::new(&self.first_of(nonce));
                // SAFETY: the caller's.
                let tag = self.seal_text(state, aad, unsafe { Text::at(output, input, len) });
                // SAFETY: the caller's.
                unsafe { output.add(len).cast::<[u8; BLOCK]>().write(tag) };
                Ok(())
            }

            unsafe fn open_at(
                &self,
                nonce: &[u8],
                aad: &[u8],
                input: *const u8,
                len: usize,
                output: *mut u8,
            ) -> Result<(), Refused> {
                Token::begin();
                limited(len, aad.len())?;
                let state = &mut AesGcmState::new(&self.first_of(nonce));
                // SAFETY: the caller's; it is read before anything is written.
                let tag = Tag::from(unsafe { input.add(len).cast::<[u8; BLOCK]>().read() });
                // SAFETY: the caller's.
                let text = unsafe { Text::at(output, input, len) };
                if self.open_text(state, aad, text, |whole| Tag::from(whole) == tag) { Ok(()) } else { Err(Refused::Tag) }
            }
        }
    )*};
}

gcm_call!(Bits128 Bits192 Bits256);
