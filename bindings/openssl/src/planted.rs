//! Faults that the tests must find. They exist only in builds with the feature `planted-fault`.

/// A planted fault. The environment variable `RADDLE_PLANTED` names one, so that each fault is tested separately. If
/// the variable is not set, tags are wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Wrong AEAD and Poly1305 tags.
    Tag,
    Digest,
    /// Wrong HMAC tags.
    Mac,
    /// Wrong keystreams of ciphers that do not authenticate, as if from another value of the block counter.
    Keystream,
    /// `EVP_Cipher` without input ends no message.
    End,
    /// AES-GCM-SIV keeps the result of a message over an init.
    Outcome,
    /// ChaCha20 reports a block that is partly used as the next one.
    Position,
}

impl Fault {
    const fn name(self) -> &'static str {
        match self {
            Self::Tag => "tag",
            Self::Digest => "digest",
            Self::Mac => "mac",
            Self::Keystream => "keystream",
            Self::End => "end",
            Self::Outcome => "outcome",
            Self::Position => "position",
        }
    }

    /// Returns whether this fault is planted.
    #[inline]
    pub(crate) fn is_planted(self) -> bool {
        let planted = || std::env::var_os("RADDLE_PLANTED").map_or(self == Self::Tag, |name| name == self.name());
        cfg!(feature = "planted-fault") && planted()
    }

    /// Flips one bit, if this fault is planted.
    #[inline]
    pub(crate) fn plant(self, bytes: &mut [u8]) {
        if self.is_planted() {
            bytes[0] ^= 1;
        }
    }

    /// Returns the bytes, with one bit flipped if this fault is planted.
    #[inline]
    pub(crate) fn planted<const N: usize>(self, mut bytes: [u8; N]) -> [u8; N] {
        self.plant(&mut bytes);
        bytes
    }
}
