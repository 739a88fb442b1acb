//! The implementations of others, called as their own users would call them at their best: the context for a key made
//! once, a nonce set per message, in place where they allow it.

#[cfg(feature = "peer-aws-lc")]
pub(crate) mod aws_lc;
pub(crate) mod cap;
#[cfg(feature = "peer-openssl")]
pub(crate) mod openssl;
pub(crate) mod rustcrypto;

/// A library that we measure ourselves against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Peer {
    RustCrypto,
    Graviola,
    OpenSsl,
    AwsLc,
    Ring,
}

impl Peer {
    /// All of them, those included that this build has not.
    pub(crate) const ALL: [Self; 5] = [Self::RustCrypto, Self::Graviola, Self::OpenSsl, Self::AwsLc, Self::Ring];

    /// Its name on the command line, in the table and in JSON.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::RustCrypto => "rustcrypto",
            Self::Graviola => "graviola",
            Self::OpenSsl => "openssl",
            Self::AwsLc => "aws-lc",
            Self::Ring => "ring",
        }
    }

    /// The feature of this program that it is missing without, if it is missing.
    pub(crate) fn missing_feature(self) -> Option<&'static str> {
        let (feature, built) = match self {
            Self::RustCrypto | Self::Graviola => return None,
            Self::OpenSsl => ("peer-openssl", cfg!(feature = "peer-openssl")),
            Self::AwsLc => ("peer-aws-lc", cfg!(feature = "peer-aws-lc")),
            Self::Ring => ("peer-ring", cfg!(feature = "peer-ring")),
        };
        (!built).then_some(feature)
    }

    /// Which version is measured, and what of it.
    pub(crate) fn about(self) -> String {
        match self {
            Self::RustCrypto => rustcrypto::about(),
            #[cfg(feature = "peer-openssl")]
            Self::OpenSsl => openssl::about(),
            #[cfg(feature = "peer-aws-lc")]
            Self::AwsLc => aws_lc::about(),
            _ => self.name().to_owned(),
        }
    }
}
