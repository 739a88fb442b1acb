//! Compression functions.

use core_api::kernel::{Md5, Sha256, raw};

use super::{length, state, whole};
use crate::error::{code, raddle_error};

/// Takes whole blocks of 64 bytes into a hash value of SHA-256 (FIPS 180-4, section 6.2.2). Padding is up to the caller.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha256_compress_n(hash: *mut u32, blocks: usize, data: *const u8) -> raddle_error {
    code((|| {
        let len = length::<64>(blocks)?;
        // SAFETY: the caller's: eight words, and so many bytes.
        let (hash, blocks) = unsafe { (state::<u32, 8>(hash, data, len)?, whole(data, len)?) };
        raw::compress::<Sha256>(hash, blocks);
        Ok(())
    })())
}

/// Takes whole blocks of 64 bytes into a hash value of MD5 (RFC 1321, section 3.4), four words. Padding is up to the caller.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_md5_compress_n(hash: *mut u32, blocks: usize, data: *const u8) -> raddle_error {
    code((|| {
        let len = length::<64>(blocks)?;
        // SAFETY: the caller's: four words, and so many bytes.
        let (hash, blocks) = unsafe { (state::<u32, 4>(hash, data, len)?, whole(data, len)?) };
        raw::compress::<Md5>(hash, blocks);
        Ok(())
    })())
}
