//! Faults that the tests must find, in a build of theirs alone: the feature `planted-fault`.

/// What is wrong. The variable `RADDLE_PLANTED` of the environment names it, so that each is looked for by itself; tags are
/// wrong where it is not set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Tags of AEADs and of Poly1305.
    Tag,
    /// Digests.
    Digest,
    /// Tags of HMAC.
    Mac,
    /// Keystreams of ciphers that authenticate nothing: another block of the counter.
    Keystream,
}

impl Fault {
    const fn name(self) -> &'static str {
        match self {
            Self::Tag => "tag",
            Self::Digest => "digest",
            Self::Mac => "mac",
            Self::Keystream => "keystream",
        }
    }

    /// Turns one bit, where this fault is planted.
    #[inline]
    pub(crate) fn plant(self, bytes: &mut [u8]) {
        if !cfg!(feature = "planted-fault") {
            return;
        }
        let planted = std::env::var_os("RADDLE_PLANTED");
        if planted.map_or(self == Self::Tag, |name| name == self.name()) {
            bytes[0] ^= 1;
        }
    }

    /// Bytes, with one bit turned where this fault is planted.
    #[inline]
    pub(crate) fn planted<const N: usize>(self, mut bytes: [u8; N]) -> [u8; N] {
        self.plant(&mut bytes);
        bytes
    }
}
