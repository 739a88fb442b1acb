//! The interface of the libraries, and the versions of those that are crates.

/// AEADs that several libraries have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AeadAlgorithm {
    ChaCha20Poly1305,
    Aes128Gcm,
    Aes192Gcm,
    Aes256Gcm,
    Aes128GcmSiv,
    Aes256GcmSiv,
}

impl AeadAlgorithm {
    pub(crate) fn key_bytes(self) -> usize {
        match self {
            Self::Aes128Gcm | Self::Aes128GcmSiv => 16,
            Self::Aes192Gcm => 24,
            Self::ChaCha20Poly1305 | Self::Aes256Gcm | Self::Aes256GcmSiv => 32,
        }
    }
}

/// An AEAD with its key, in place, with a detached tag.
pub(crate) trait Aead {
    /// Encrypts and returns the tag.
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16];

    /// Decrypts and returns whether the tag is right. If it isn't, the message is invalid.
    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool;

    /// Encrypts `text` to `output`, which has the same length, and returns the tag.
    fn seal_into(&mut self, nonce: &[u8; 12], aad: &[u8], text: &[u8], output: &mut [u8]) -> [u8; 16] {
        output.copy_from_slice(text);
        self.seal(nonce, aad, output)
    }

    /// Decrypts `text` to `output`, which has the same length, and returns whether the tag is right.
    fn open_into(&mut self, nonce: &[u8; 12], aad: &[u8], text: &[u8], output: &mut [u8], tag: &[u8; 16]) -> bool {
        output.copy_from_slice(text);
        self.open(nonce, aad, output, tag)
    }
}

impl Aead for Box<dyn Aead> {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        (**self).seal(nonce, aad, message)
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        (**self).open(nonce, aad, message, tag)
    }
}

/// Returns the version of a crate with which this program was built. The crate `age` brings older versions of some
/// crates, which come first.
pub(super) fn version(name: &str) -> &'static str {
    let lock = include_str!(env!("RADDLE_LOCK"));
    let entry = format!("name = \"{name}\"\nversion = \"");
    lock.rsplit_once(&entry).and_then(|(_, rest)| rest.split('"').next()).unwrap_or("")
}

#[cfg(test)]
mod tests {
    #[test]
    fn versions_are_found() {
        assert!(super::version("chacha20").starts_with("0.10."));
        assert!(super::version("chacha20poly1305").starts_with("0.11."));
        assert!(super::version("aes-gcm").starts_with("0.11."));
        assert!(super::version("graviola").starts_with("0.4."));
    }
}
