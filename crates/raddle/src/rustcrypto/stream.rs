//! `cipher` for the stream ciphers.

use core::fmt;

use cipher::{
    Iv, IvSizeUser, Key, KeyIvInit, KeySizeUser, StreamCipher, StreamCipherSeek,
    consts::{U12, U16, U24, U32},
    inout::InOutBuf,
    stream::{OverflowError, SeekNum, StreamCipherError},
};
use zeroize::ZeroizeOnDrop;

use crate::{InOut, aes::Aes, aes_ctr, chacha20, memory::inout_buf};

macro_rules! streams {
    ($($(#[$doc:meta])* $name:ident: $inner:ty, $max:expr, $key:ty, $iv:ty, |$k:ident, $n:ident| $new:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// The state is erased when dropped and never printed. The keystream never repeats: at its end, the unchecked
        /// functions of [`StreamCipher`] panic.
        #[derive(Clone)]
        pub struct $name($inner);

        impl KeySizeUser for $name {
            type KeySize = $key;
        }

        impl IvSizeUser for $name {
            type IvSize = $iv;
        }

        impl KeyIvInit for $name {
            #[inline]
            fn new($k: &Key<Self>, $n: &Iv<Self>) -> Self {
                Self($new)
            }
        }

        impl StreamCipher for $name {
            #[inline]
            fn check_remaining(&self, data_len: usize) -> Result<(), StreamCipherError> {
                if data_len as u64 <= $max - self.0.position() { Ok(()) } else { Err(StreamCipherError) }
            }

            #[inline]
            fn unchecked_apply_keystream_inout(&mut self, buf: InOutBuf<'_, '_, u8>) {
                self.0.apply_in_out(inout_buf::in_out(buf)).expect("enough keystream is left");
            }

            #[inline]
            fn unchecked_write_keystream(&mut self, buf: &mut [u8]) {
                buf.fill(0);
                self.0.apply_in_out(InOut::in_place(buf)).expect("enough keystream is left");
            }

            #[inline]
            fn try_apply_keystream_inout(&mut self, buf: InOutBuf<'_, '_, u8>) -> Result<(), StreamCipherError> {
                self.0.apply_in_out(inout_buf::in_out(buf)).map_err(|_| StreamCipherError)
            }
        }

        impl StreamCipherSeek for $name {
            fn try_current_pos<T: SeekNum>(&self) -> Result<T, OverflowError> {
                // The position is expressed in one-byte blocks, so that the last block is complete.
                T::from_block_byte(self.0.position(), 1, 1)
            }

            fn try_seek<T: SeekNum>(&mut self, position: T) -> Result<(), StreamCipherError> {
                let (position, _): (u64, u8) = position.into_block_byte(1)?;
                self.0.seek(position).map_err(|_| StreamCipherError)
            }
        }

        impl ZeroizeOnDrop for $name {}

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    )*};
}

streams! {
    /// ChaCha20 (RFC 8439, section 2.4), whose block counter starts at 0.
    ChaCha20: chacha20::ChaCha20, chacha20::KEYSTREAM_BYTES, U32, U12,
        |key, nonce| chacha20::ChaCha20::new(&key.0.into(), &nonce.0.into());
    /// XChaCha20 (draft-irtf-cfrg-xchacha-03, section 2.3), whose block counter starts at 0.
    XChaCha20: chacha20::ChaCha20, chacha20::KEYSTREAM_BYTES, U32, U24,
        |key, nonce| chacha20::ChaCha20::extended(&key.0.into(), &nonce.0.into());
    /// AES-128 with a 32-bit big-endian counter (SP 800-38A, section 6.5).
    Aes128Ctr32BE: aes_ctr::Aes128Ctr32, 1 << 36, U16, U16,
        |key, first| aes_ctr::Ctr::new(Aes::new(&key.0.into()), &first.0);
    /// AES-192 with a 32-bit big-endian counter (SP 800-38A, section 6.5).
    Aes192Ctr32BE: aes_ctr::Aes192Ctr32, 1 << 36, U24, U16,
        |key, first| aes_ctr::Ctr::new(Aes::new(&key.0.into()), &first.0);
    /// AES-256 with a 32-bit big-endian counter (SP 800-38A, section 6.5).
    Aes256Ctr32BE: aes_ctr::Aes256Ctr32, 1 << 36, U32, U16,
        |key, first| aes_ctr::Ctr::new(Aes::new(&key.0.into()), &first.0);
    /// AES-128 with a 128-bit big-endian counter (SP 800-38A, section 6.5).
    Aes128Ctr128BE: aes_ctr::Aes128Ctr128, u64::MAX, U16, U16,
        |key, first| aes_ctr::Ctr::new(Aes::new(&key.0.into()), &first.0);
    /// AES-192 with a 128-bit big-endian counter (SP 800-38A, section 6.5).
    Aes192Ctr128BE: aes_ctr::Aes192Ctr128, u64::MAX, U24, U16,
        |key, first| aes_ctr::Ctr::new(Aes::new(&key.0.into()), &first.0);
    /// AES-256 with a 128-bit big-endian counter (SP 800-38A, section 6.5).
    Aes256Ctr128BE: aes_ctr::Aes256Ctr128, u64::MAX, U32, U16,
        |key, first| aes_ctr::Ctr::new(Aes::new(&key.0.into()), &first.0);
}
