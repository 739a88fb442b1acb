//! Faults that the tests must find, only in builds of the tests: the feature `planted-fault`.

/// The fault. The environment variable `RADDLE_PLANTED` names it, so that each fault is looked for separately; if it is not
/// set, tags are wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Tags of AEADs and of Poly1305.
    Tag,
    Digest,
    /// Tags of HMAC.
    Mac,
    /// Keystreams of ciphers that do not authenticate: another value of the block counter.
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

    /// Flips one bit, if this fault is planted.
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

    /// Returns the bytes, with one bit flipped if this fault is planted.
    #[inline]
    pub(crate) fn planted<const N: usize>(self, mut bytes: [u8; N]) -> [u8; N] {
        self.plant(&mut bytes);
        bytes
    }
}
