//! HMAC (RFC 2104): with SHA-256, SHA-224 and MD5 by raddle; with other digests, with properties that ask for another
//! provider, and for the padding of TLS records, by another provider.

use raddle::hmac::{HmacMd5, HmacSha224, HmacSha256, Mac as Message, Rfc1321, Sha2};

use super::{Mac, bytes};
#[cfg(unix)]
use crate::evp::OtherMac;
use crate::{
    abi::{
        names::{
            MAC_BLOCK_BYTES, MAC_BYTES, MAC_DIGEST, MAC_KEY, MAC_NO_INIT, MAC_ONE_SHOT, MAC_PROPERTIES, MAC_TLS_BYTES,
        },
        param::{Param, Place, Values},
    },
    planted::Fault,
    provider::Provider,
    reason::Reason,
};

/// The length of a block of each digest in bytes.
const BLOCK_BYTES: usize = 64;

macro_rules! digests {
    ($($name:ident: $key:ty, $algorithm:ty, $bytes:literal, [$($alias:literal),*];)*) => {
        /// A digest of ours.
        #[derive(Clone, Copy, PartialEq, Eq)]
        enum Digest { $($name),* }

        /// A hashed key.
        #[derive(Clone)]
        enum Key { $($name($key)),* }

        /// A message in progress.
        #[derive(Clone)]
        enum Running { $($name(Message<$algorithm, $bytes>)),* }

        impl Digest {
            /// The digest of a name, in any case.
            fn of(name: &[u8]) -> Option<Self> {
                $(if [$(&$alias[..]),*].iter().any(|alias| alias.eq_ignore_ascii_case(name)) {
                    return Some(Self::$name);
                })*
                None
            }

            fn bytes(self) -> usize {
                match self { $(Self::$name => $bytes),* }
            }

            fn key(self, bytes: &[u8]) -> Key {
                match self { $(Self::$name => Key::$name(<$key>::new(bytes))),* }
            }
        }

        impl Key {
            fn digest(&self) -> Digest {
                match self { $(Self::$name(_) => Digest::$name),* }
            }

            fn start(&self) -> Running {
                match self { $(Self::$name(key) => Running::$name(key.start())),* }
            }
        }

        impl Running {
            fn update(&mut self, piece: &[u8]) {
                match self { $(Self::$name(message) => message.update(piece)),* }
            }

            fn finish(self, out: &mut [u8]) {
                match self {
                    $(Self::$name(message) => out.copy_from_slice(&Fault::Mac.planted(*message.finalize().as_bytes()))),*
                }
            }
        }
    };
}

digests! {
    Sha256: HmacSha256, Sha2<256>, 32, [b"SHA256", b"SHA2-256", b"SHA-256", b"2.16.840.1.101.3.4.2.1"];
    Sha224: HmacSha224, Sha2<224>, 28, [b"SHA224", b"SHA2-224", b"SHA-224", b"2.16.840.1.101.3.4.2.4"];
    Md5: HmacMd5, Rfc1321, 16, [b"MD5", b"SSL3-MD5", b"1.2.840.113549.2.5"];
}

/// HMAC in OpenSSL's terms.
pub(crate) enum Hmac {
    Ours(Ours),
    #[cfg(unix)]
    Other(OtherMac),
}

/// HMAC with a digest of ours, or with none yet.
#[derive(Clone)]
pub(crate) struct Ours {
    digest: Option<Digest>,
    key: Option<Key>,
    running: Option<Running>,
}

impl Ours {
    const NEW: Self = Self { digest: None, key: None, running: None };

    fn set_key(&mut self, key: &[u8]) -> Result<(), Reason> {
        let key = self.digest.ok_or(Reason::NoDigest)?.key(key);
        self.running = Some(key.start());
        self.key = Some(key);
        Ok(())
    }
}

impl Hmac {
    /// Whether a provider other than this one is asked for: any property but that of this one.
    fn is_elsewhere(properties: &[u8]) -> bool {
        let properties = properties.trim_ascii();
        let properties = properties.strip_prefix(b"?").unwrap_or(properties);
        !properties.is_empty() && properties != b"provider=raddle"
    }

    #[cfg(unix)]
    fn turn_to_other(&mut self, provider: &Provider) -> Result<(), Reason> {
        if matches!(self, Self::Ours(_)) {
            *self = Self::Other(OtherMac::hmac(provider)?);
        }
        Ok(())
    }

    #[cfg(not(unix))]
    fn turn_to_other(&mut self, _: &Provider) -> Result<(), Reason> {
        Err(Reason::OtherDigest)
    }
}

impl Mac for Hmac {
    const BYTES: Option<usize> = None;
    const GETTABLE: &'static [Param] = &[Param::size(MAC_BYTES), Param::size(MAC_BLOCK_BYTES), Param::END];
    const SETTABLE: &'static [Param] = &[
        Param::text(MAC_DIGEST),
        Param::text(MAC_PROPERTIES),
        Param::bytes(MAC_KEY),
        Param::int(MAC_NO_INIT),
        Param::int(MAC_ONE_SHOT),
        Param::size(MAC_TLS_BYTES),
        Param::END,
    ];

    fn new() -> Self {
        Self::Ours(Ours::NEW)
    }

    fn duplicate(&self) -> Option<Self> {
        Some(match self {
            Self::Ours(ours) => Self::Ours(ours.clone()),
            #[cfg(unix)]
            Self::Other(other) => Self::Other(other.duplicate()?),
        })
    }

    fn set(&mut self, provider: &Provider, values: Values<'_>) -> Result<(), Reason> {
        let (mut name, mut key, mut elsewhere) = (None, None, false);
        for value in values.each() {
            match value.name() {
                parameter if parameter == MAC_DIGEST => name = Some(value.text()?),
                parameter if parameter == MAC_PROPERTIES => elsewhere |= Self::is_elsewhere(value.text()?),
                parameter if parameter == MAC_KEY => key = Some(bytes(&value)?),
                // The length of a record whose padding must not show in the time: the other provider knows how.
                parameter if parameter == MAC_TLS_BYTES => elsewhere |= value.size()? > 0,
                _ => {}
            }
        }
        let digest = name.map(Digest::of);
        if elsewhere || digest == Some(None) {
            self.turn_to_other(provider)?;
        } else if let Some(Some(digest)) = digest {
            match self {
                Self::Ours(ours) => ours.digest = Some(digest),
                #[cfg(unix)]
                Self::Other(_) => *self = Self::Ours(Ours { digest: Some(digest), ..Ours::NEW }),
            }
        }
        match self {
            Self::Ours(ours) => key.map_or(Ok(()), |key| ours.set_key(key)),
            #[cfg(unix)]
            Self::Other(other) => other.set(values),
        }
    }

    fn init(&mut self, key: Option<&[u8]>) -> Result<(), Reason> {
        match self {
            Self::Ours(ours) => match key {
                Some(key) => ours.set_key(key),
                None => {
                    let made = ours.key.as_ref().ok_or(Reason::NoKey)?;
                    if Some(made.digest()) != ours.digest {
                        return Err(Reason::NoKey);
                    }
                    ours.running = Some(made.start());
                    Ok(())
                }
            },
            #[cfg(unix)]
            Self::Other(other) => other.init(key),
        }
    }

    fn update(&mut self, piece: &[u8]) -> Result<(), Reason> {
        match self {
            Self::Ours(ours) => {
                ours.running.as_mut().ok_or(Reason::NoKey)?.update(piece);
                Ok(())
            }
            #[cfg(unix)]
            Self::Other(other) => other.update(piece),
        }
    }

    fn finish(&mut self, out: &mut [u8]) -> Result<usize, Reason> {
        match self {
            Self::Ours(ours) => {
                let n = ours.digest.ok_or(Reason::NoDigest)?.bytes();
                let out = out.get_mut(..n).ok_or(Reason::OutputTooSmall)?;
                ours.running.take().ok_or(Reason::NoKey)?.finish(out);
                Ok(n)
            }
            #[cfg(unix)]
            Self::Other(other) => other.finish(out),
        }
    }

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        match self {
            Self::Ours(ours) => match place.name() {
                name if name == MAC_BYTES => place.set_size(ours.digest.map_or(0, Digest::bytes)),
                name if name == MAC_BLOCK_BYTES => place.set_size(ours.digest.map_or(0, |_| BLOCK_BYTES)),
                _ => Ok(()),
            },
            #[cfg(unix)]
            Self::Other(other) => other.get(place),
        }
    }
}
