//! Compression functions.

use core_api::kernel::{Md5, Sha256, blocks};

use super::state_and_blocks;
use crate::error::{code, raddle_error};

/// Takes whole 64-byte blocks into a SHA-256 hash value (FIPS 180-4, section 6.2.2). Padding is up to the caller.
/// cbindgen:ptrs-as-arrays=[[hash; RADDLE_AT_LEAST(8)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha256_compress_n(hash: *mut u32, blocks: usize, data: *const u8) -> raddle_error {
    code((|| {
        // SAFETY: the caller passes eight words, and `blocks` blocks of data.
        let (hash, blocks) = unsafe { state_and_blocks::<u32, 8, 64>(hash, blocks, data)? };
        blocks::compress::<Sha256>(hash, blocks);
        Ok(())
    })())
}

/// Takes whole 64-byte blocks into an MD5 hash value, four words (RFC 1321, section 3.4). Padding is up to the caller.
/// cbindgen:ptrs-as-arrays=[[hash; RADDLE_AT_LEAST(4)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_md5_compress_n(hash: *mut u32, blocks: usize, data: *const u8) -> raddle_error {
    code((|| {
        // SAFETY: the caller passes four words, and `blocks` blocks of data.
        let (hash, blocks) = unsafe { state_and_blocks::<u32, 4, 64>(hash, blocks, data)? };
        blocks::compress::<Md5>(hash, blocks);
        Ok(())
    })())
}
