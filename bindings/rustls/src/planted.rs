//! Faults that the tests must find, in a build of theirs alone: the feature `planted-fault`.

/// What is wrong. The variable `RADDLE_PLANTED` of the environment names it; nothing is wrong where it is not set.
#[derive(Clone, Copy)]
pub(crate) enum Fault {
    /// Tags of records and packets.
    Tag,
    /// Masks of QUIC's header protection.
    Mask,
    /// SHA-256 of transcripts.
    Digest,
    /// HMAC, of which HKDF and the PRF of TLS 1.2 are made.
    Mac,
}

impl Fault {
    const fn name(self) -> &'static str {
        match self {
            Self::Tag => "tag",
            Self::Mask => "mask",
            Self::Digest => "digest",
            Self::Mac => "mac",
        }
    }

    /// Bytes, with one bit flipped where this fault is planted.
    #[inline]
    pub(crate) fn plant<const N: usize>(self, mut bytes: [u8; N]) -> [u8; N] {
        if cfg!(feature = "planted-fault") && std::env::var_os("RADDLE_PLANTED").is_some_and(|name| name == self.name())
        {
            bytes[0] ^= 1;
        }
        bytes
    }
}
