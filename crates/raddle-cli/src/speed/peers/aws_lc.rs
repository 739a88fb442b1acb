//! AWS-LC, through its C interface.

#![allow(unsafe_code)]

use aws_lc_sys::{AWSLC_VERSION_NUMBER_STRING, CRYPTO_chacha_20, CRYPTO_library_init};

/// One call per message: it has no context.
pub(crate) fn chacha20(key: [u8; 32]) -> impl FnMut(&[u8; 12], &mut [u8]) {
    // It asks the CPU here, and where nobody calls this goes on as if the CPU had nothing.
    // SAFETY: may be called at any time and any number of times.
    unsafe { CRYPTO_library_init() }
    move |nonce, message| {
        let data = message.as_mut_ptr();
        // SAFETY: `data` is valid for reads and writes of `message.len()` bytes and may be input and output at once; key
        // and nonce have the 32 and 12 bytes that are read.
        unsafe { CRYPTO_chacha_20(data, data, message.len(), key.as_ptr(), nonce.as_ptr(), 0) }
    }
}

/// The version, from its headers.
pub(crate) fn about() -> String {
    let version = AWSLC_VERSION_NUMBER_STRING.strip_suffix(&[0]).unwrap_or(AWSLC_VERSION_NUMBER_STRING);
    format!("AWS-LC {}", String::from_utf8_lossy(version))
}
