//! HMAC (RFC 2104). raddle computes it with its own digests. Another provider computes it with all other digests, if
//! the caller's properties ask for another provider, and for TLS records with padding.
//!
//! A context holds raddle's HMAC. Once a parameter asks for a feature that raddle lacks, the context also holds the
//! other provider's HMAC, with the digest and the key that were set before. From then on, the other HMAC receives each
//! parameter and key too. A new digest applies from the next key on: a message in progress ends with the digest of its
//! own key.

use std::ffi::CStr;

use raddle::{
    bindings::MacKey,
    hash::{Algorithm, Sha2, any::AnyHash},
};
use zeroize::Zeroize;

use super::interface::Mac;
#[cfg(unix)]
use crate::evp::OtherMac;
use crate::{
    abi::{
        c_str,
        names::{
            MAC_BLOCK_BYTES, MAC_BYTES, MAC_DIGEST, MAC_KEY, MAC_NO_INIT, MAC_ONE_SHOT, MAC_PROPERTIES, MAC_TLS_BYTES,
        },
        param::{Param, Place, Value, Values},
    },
    planted::Fault,
    provider::Provider,
    reason::Reason,
};

/// The length of the longest block of a digest in bytes.
const MAX_BLOCK_BYTES: usize = <Sha2<512> as Algorithm>::BLOCK_BYTES;

macro_rules! keys {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $key:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {
        #[derive(Clone)]
        enum Key { $($name($key)),* }

        /// A message in progress.
        #[derive(Clone)]
        enum Running { $($name(<$key as MacKey>::Pieces)),* }

        impl Key {
            /// Hashes a key. Returns `None` if the hash function has no HMAC.
            fn new(digest: AnyHash, bytes: &[u8]) -> Option<Self> {
                Some(match digest {
                    $(AnyHash::$name => Self::$name(<$key>::new(bytes)),)*
                    _ => return None,
                })
            }

            /// Returns the digest with which the key was hashed.
            fn digest(&self) -> AnyHash {
                match self { $(Self::$name(_) => AnyHash::$name),* }
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

        /// The digests of raddle, each with a name for another provider.
        const DIGESTS: &[(AnyHash, &CStr)] = &[$((AnyHash::$name, c_str(concat!($standard_name, "\0")))),*];
    };
}

raddle::hashes!(padded: keys);

/// Returns raddle's digest with one of OpenSSL's names, in upper or lower case.
fn named(name: &[u8]) -> Option<AnyHash> {
    let is_named = |digest: AnyHash| {
        digest.openssl().to_bytes().split(|&byte| byte == b':').any(|known| known.eq_ignore_ascii_case(name))
    };
    DIGESTS.iter().map(|(digest, _)| *digest).find(|&digest| is_named(digest))
}

/// HMAC, as OpenSSL uses it.
pub(crate) struct Hmac {
    ours: Ours,
    #[cfg(unix)]
    other: Option<Other>,
}

/// HMAC with one of raddle's digests, or HMAC whose digest is not set yet.
#[derive(Clone)]
struct Ours {
    /// The digest of the next key, or `None` if raddle lacks it.
    digest: Option<AnyHash>,
    key: Option<Key>,
    running: Option<Running>,
    secret: Secret,
}

/// A key as the caller passed it, for another provider that may be used later.
#[derive(Clone)]
enum Secret {
    None,
    /// The bytes of the key and their number: most keys are at most one block long.
    Short([u8; MAX_BLOCK_BYTES], usize),
    Long(Box<[u8]>),
}

impl Secret {
    fn set(&mut self, key: &[u8]) {
        let mut bytes = [0; MAX_BLOCK_BYTES];
        *self = match bytes.get_mut(..key.len()) {
            Some(place) => {
                place.copy_from_slice(key);
                Self::Short(bytes, key.len())
            }
            None => Self::Long(key.into()),
        };
        bytes.zeroize();
    }

    #[cfg(unix)]
    fn get(&self) -> Option<&[u8]> {
        match self {
            Self::None => None,
            Self::Short(bytes, len) => Some(&bytes[..*len]),
            Self::Long(bytes) => Some(bytes),
        }
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        match self {
            Self::None => {}
            Self::Short(bytes, _) => bytes.zeroize(),
            Self::Long(bytes) => bytes.zeroize(),
        }
    }
}

/// The HMAC of another provider.
#[cfg(unix)]
struct Other {
    mac: OtherMac,
    /// Whether the other HMAC's digest is the digest of the next key.
    is_next: bool,
    /// Whether the other HMAC computes the message, because the last key was set with its digest.
    is_keyed: bool,
    /// Whether the other HMAC computes the MAC of a TLS record.
    is_tls: bool,
}

impl Ours {
    fn new() -> Self {
        Self { digest: None, key: None, running: None, secret: Secret::None }
    }

    fn set_key(&mut self, key: &[u8]) -> Result<(), Reason> {
        // As in the default provider, a key that comes before the digest is kept too: TLS sets them in this order.
        self.secret.set(key);
        let hashed =
            self.digest.or(self.message_digest()).and_then(|digest| Key::new(digest, key)).ok_or(Reason::NoDigest)?;
        self.running = Some(hashed.start());
        self.key = Some(hashed);
        Ok(())
    }

    /// Starts a message with the last key.
    fn restart(&mut self) -> Result<(), Reason> {
        self.running = Some(self.key.as_ref().ok_or(Reason::NoKey)?.start());
        Ok(())
    }

    /// Returns the digest of the message, which is the digest of its key.
    fn message_digest(&self) -> Option<AnyHash> {
        self.key.as_ref().map(Key::digest)
    }

    fn finish(&mut self, out: &mut [u8]) -> Result<usize, Reason> {
        let n = self.message_digest().ok_or(Reason::NoKey)?.digest_bytes();
        let out = out.get_mut(..n).ok_or(Reason::OutputTooSmall)?;
        self.running.take().ok_or(Reason::NoKey)?.finish(out);
        Ok(n)
    }
}

impl Hmac {
    /// Returns whether the properties ask for another provider: all properties do except raddle's own.
    fn is_elsewhere(properties: &[u8]) -> bool {
        let properties = properties.trim_ascii();
        let properties = properties.strip_prefix(b"?").unwrap_or(properties);
        !properties.is_empty() && properties != b"provider=raddle"
    }

    /// Returns whether HMAC works with all digests, including those of other providers.
    #[cfg(unix)]
    pub(crate) fn is_whole(provider: &Provider) -> bool {
        provider.has_library()
    }

    /// Returns whether HMAC works with all digests: no, because other providers can't be called on this system.
    #[cfg(not(unix))]
    pub(crate) fn is_whole(_: &Provider) -> bool {
        false
    }

    /// Adds the other provider's HMAC, with the digest and the key that were set before.
    #[cfg(unix)]
    fn join_other(&mut self, provider: &Provider) -> Result<(), Reason> {
        if self.other.is_none() {
            let mut mac = OtherMac::hmac(&provider.library().ok_or(Reason::OtherDigest)?)?;
            let hashed = self.ours.message_digest();
            let name = |digest| DIGESTS.iter().find(|(other, _)| *other == digest).map(|(_, name)| *name);
            if let Some(name) = hashed.and_then(name) {
                mac.set_digest(name)?;
            }
            if let Some(key) = self.ours.secret.get() {
                // Without a digest, the key is kept, even though `init` fails.
                let done = mac.init(Some(key));
                hashed.map_or(Ok(()), |_| done)?;
            }
            if let Some(name) = self.ours.digest.filter(|&digest| Some(digest) != hashed).and_then(name) {
                mac.set_digest(name)?;
            }
            self.other = Some(Other { mac, is_next: false, is_keyed: false, is_tls: false });
        }
        Ok(())
    }

    #[cfg(not(unix))]
    fn join_other(&mut self, _: &Provider) -> Result<(), Reason> {
        Err(Reason::OtherDigest)
    }

    /// Returns the other provider's HMAC, if it computes the message.
    #[cfg(unix)]
    fn other(&mut self) -> Option<&mut OtherMac> {
        self.other.as_mut().filter(|other| other.is_keyed || other.is_tls).map(|other| &mut other.mac)
    }

    /// Returns whether a TLS record is in progress.
    fn is_tls(&self) -> bool {
        #[cfg(unix)]
        return self.other.as_ref().is_some_and(|other| other.is_tls);
        #[cfg(not(unix))]
        false
    }

    /// Records that a key was set for the current digest.
    #[cfg(unix)]
    fn keyed(&mut self, key: &[u8]) -> Result<(), Reason> {
        if let Some(other) = &mut self.other {
            other.is_keyed = other.is_next;
            if other.is_keyed {
                return Ok(());
            }
        }
        self.ours.set_key(key)
    }

    #[cfg(not(unix))]
    fn keyed(&mut self, key: &[u8]) -> Result<(), Reason> {
        self.ours.set_key(key)
    }

    /// Passes the parameters to the other provider's HMAC, if there is one.
    #[cfg(unix)]
    fn set_other(&mut self, values: Values<'_>, selected: &Selected) -> Result<(), Reason> {
        let Some(other) = &mut self.other else { return Ok(()) };
        // OpenSSL takes the digest first and the length of a record last: if a parameter between them is wrong, the
        // digest stays set.
        other.is_next = (other.is_next && selected.digest.is_none()) || selected.elsewhere;
        other.mac.set(values)?;
        other.is_tls = selected.tls.unwrap_or(other.is_tls);
        Ok(())
    }

    #[cfg(not(unix))]
    fn set_other(&mut self, _: Values<'_>, _: &Selected) -> Result<(), Reason> {
        Ok(())
    }
}

/// The digest that the parameters request.
struct Selected {
    /// One of raddle's digests.
    digest: Option<AnyHash>,
    /// Whether another provider must compute the digest.
    elsewhere: bool,
    /// Whether a TLS record follows, or `None` if the parameters do not say.
    tls: Option<bool>,
}

impl Selected {
    fn of(values: Values<'_>) -> Result<Self, Reason> {
        let properties = values.get(MAC_PROPERTIES).map(|value| value.text()).transpose()?;
        let name = values.get(MAC_DIGEST).map(|value| value.text()).transpose()?;
        // Properties apply to the digest that is named with them.
        let elsewhere = name.is_some_and(|name| named(name).is_none() || properties.is_some_and(Hmac::is_elsewhere));
        let digest = name.and_then(named).filter(|_| !elsewhere);
        // This is the length of a record whose padding must not show in the timing, which the other provider supports.
        let tls = values.get(MAC_TLS_BYTES).map(|value| value.size()).transpose()?.map(|bytes| bytes > 0);
        Ok(Self { digest, elsewhere, tls })
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
        Self {
            ours: Ours::new(),
            #[cfg(unix)]
            other: None,
        }
    }

    fn duplicate(&self) -> Option<Self> {
        Some(Self {
            ours: self.ours.clone(),
            #[cfg(unix)]
            other: match &self.other {
                Some(other) => Some(Other { mac: other.mac.duplicate()?, ..*other }),
                None => None,
            },
        })
    }

    fn set(&mut self, provider: &Provider, values: Values<'_>) -> Result<(), Reason> {
        let selected = Selected::of(values)?;
        let key = values.get(MAC_KEY).map(|value: Value<'_>| Ok((value.bytes()?, value.len()))).transpose()?;
        if key.is_some_and(|(key, len)| key.is_none() && len > 0) {
            return Err(Reason::WrongType);
        }
        if selected.elsewhere || selected.tls == Some(true) {
            self.join_other(provider)?;
        }
        // As in the default provider, setting a digest that no provider has leaves no digest set.
        if selected.digest.is_some() || selected.elsewhere {
            self.ours.digest = selected.digest;
        }
        let was_tls = self.is_tls();
        self.set_other(values, &selected)?;
        match key.map(|(key, _)| key) {
            Some(Some(key)) => self.keyed(key),
            // A key without an address and without bytes means the last key again, with its digest.
            Some(None) => {
                self.ours.secret.set(&[]);
                if was_tls || self.ours.digest.is_none() {
                    return Ok(());
                }
                if self.ours.digest != self.ours.message_digest() {
                    return Err(Reason::NoKey);
                }
                self.ours.restart()
            }
            None => Ok(()),
        }
    }

    fn init(&mut self, key: Option<&[u8]>) -> Result<(), Reason> {
        #[cfg(unix)]
        if let Some(other) = &mut self.other
            && (key.is_some() || other.is_keyed)
        {
            other.mac.init(key)?;
            if key.is_none() {
                return Ok(());
            }
        }
        match key {
            Some(key) => self.keyed(key),
            None => self.ours.restart(),
        }
    }

    fn update(&mut self, piece: &[u8]) -> Result<(), Reason> {
        #[cfg(unix)]
        if let Some(other) = self.other() {
            return other.update(piece);
        }
        self.ours.running.as_mut().ok_or(Reason::NoKey)?.update(piece);
        Ok(())
    }

    fn finish(&mut self, out: &mut [u8]) -> Result<usize, Reason> {
        #[cfg(unix)]
        if let Some(other) = self.other() {
            return other.finish(out);
        }
        self.ours.finish(out)
    }

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        let is_block = place.name() == MAC_BLOCK_BYTES;
        #[cfg(unix)]
        if let Some(other) = self.other.as_mut().filter(|other| if is_block { other.is_next } else { other.is_keyed }) {
            return other.mac.get(place);
        }
        // The length belongs to the message, and the block to the digest that was set last.
        match place.name() {
            name if name == MAC_BYTES => place.set_size(self.ours.message_digest().map_or(0, AnyHash::digest_bytes)),
            _ if is_block => place.set_size(self.ours.digest.map_or(0, AnyHash::block_bytes)),
            _ => Ok(()),
        }
    }
}
