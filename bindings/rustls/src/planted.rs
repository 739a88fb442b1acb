//! Faults that the tests must find. They exist only in builds with the feature `planted-fault`.

/// A planted fault. The environment variable `RADDLE_PLANTED` names it; if the variable is not set, there is no fault.
#[derive(Clone, Copy)]
pub(crate) enum Fault {
    /// Wrong record and packet tags.
    Tag,
    /// Wrong masks of QUIC's header protection.
    Mask,
    /// Wrong transcript hashes.
    Digest,
    /// Wrong HMACs, from which HKDF and the PRF of TLS 1.2 are computed.
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

    /// Returns the bytes, with one bit flipped if this fault is planted.
    #[inline]
    pub(crate) fn plant<const N: usize>(self, mut bytes: [u8; N]) -> [u8; N] {
        if cfg!(feature = "planted-fault") && std::env::var_os("RADDLE_PLANTED").is_some_and(|name| name == self.name())
        {
            bytes[0] ^= 1;
        }
        bytes
    }
}
