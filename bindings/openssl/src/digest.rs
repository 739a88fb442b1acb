//! Digests, and their functions for OpenSSL.

use std::{
    ffi::{c_int, c_void},
    marker::PhantomData,
};

use raddle::{
    hash::{Algorithm, any::AnyHash},
    sha256::Hasher,
};

use crate::{
    abi::{
        self, Dispatch,
        names::{DIGEST_BLOCK_BYTES, DIGEST_BYTES, DIGEST_ID_ABSENT, DIGEST_SSL3_MS, DIGEST_XOF},
        param::{Param, Values, places},
    },
    boundary::{self, Context, bytes, room, write},
    planted::Fault,
    reason::Reason,
    suspended,
};

/// A digest, as OpenSSL describes it.
pub(crate) trait Digest: Algorithm {
    /// The hash function.
    const HASH: AnyHash;
    /// Whether the digest's identifier in signatures has no parameters (RFC 8017, appendix A.2.4). OpenSSL queries this
    /// property.
    const ID_ABSENT: bool = !matches!(Self::HASH, AnyHash::Md5);
    /// Whether the master secret of SSL 3.0 can be set. Only SHA-1 has this interface.
    const TAKES_MASTER_SECRET: bool = matches!(Self::HASH, AnyHash::Sha1);
    /// The name of the serialised state, if the default provider has such states too, as it does for SHA-2.
    const STATE: Option<&'static [u8; 8]> = match Self::HASH {
        AnyHash::Md5 | AnyHash::Sha1 => None,
        hash if hash.block_bytes() == 64 => Some(b"SHA256v1"),
        _ => Some(b"SHA512v1"),
    };
}

macro_rules! digests {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {$(
        impl Digest for $algorithm {
            const HASH: AnyHash = AnyHash::$name;
        }
    )*};
}

raddle::hashes!(padded: digests);

/// The length of the master secret of SSL 3.0 in bytes, and the length of the padding with SHA-1.
const MASTER_SECRET: usize = 48;
const PAD: usize = 40;

/// Replaces a message with one whose digest is that of SSL 3.0's CertificateVerify (RFC 6101, section 5.6.8). For the
/// secret s and the message m, this digest is `H(s || 0x5c ... || H(m || s || 0x36 ...))`.
fn end_ssl3<D: Digest>(message: &mut Hasher<D>, secret: &[u8; MASTER_SECRET]) {
    message.update(secret);
    message.update(&[0x36; PAD]);
    let inner = message.finalize_reset();
    message.update(secret);
    message.update(&[0x5c; PAD]);
    message.update(inner.as_ref());
}

fn put(place: &mut [u8], digest: &[u8]) {
    place.copy_from_slice(digest);
    Fault::Digest.plant(place);
}

/// The functions of a digest. A context holds a hasher from `init` to `final`.
pub(crate) struct Table<D>(PhantomData<D>);

impl<D: Digest> Table<D> {
    pub(crate) const FUNCTIONS: [Dispatch; 13] = [
        abi::digest_newctx(Self::create),
        abi::digest_init(Self::init),
        abi::digest_update(Self::update),
        abi::digest_final(Self::finish),
        abi::digest_digest(Self::digest),
        abi::digest_freectx(Self::free),
        abi::digest_dupctx(Self::duplicate),
        abi::digest_copyctx(Self::copy),
        abi::digest_get_params(Self::get),
        abi::digest_gettable_params(Self::gettable),
        // No digest has both functions. For a digest with neither, the table ends here.
        match D::STATE {
            Some(_) => abi::digest_serialize(Self::serialize),
            None if D::TAKES_MASTER_SECRET => abi::digest_set_ctx_params(Self::set),
            None => Dispatch::END,
        },
        match D::STATE {
            Some(_) => abi::digest_deserialize(Self::deserialize),
            None => abi::digest_settable_ctx_params(Self::settable),
        },
        Dispatch::END,
    ];

    const GETTABLE: &[Param] = &[
        Param::size(DIGEST_BLOCK_BYTES),
        Param::size(DIGEST_BYTES),
        Param::int(DIGEST_XOF),
        Param::int(DIGEST_ID_ABSENT),
        Param::END,
    ];

    const SETTABLE: &[Param] = &[Param::bytes(DIGEST_SSL3_MS), Param::END];

    unsafe extern "C" fn create(provider: *mut c_void) -> *mut c_void {
        boundary::make(|| Context::place(provider.cast(), None::<Hasher<D>>))
    }

    unsafe extern "C" fn free(context: *mut c_void) {
        // SAFETY: OpenSSL passes a pointer that `create` returned.
        unsafe { Context::<Option<Hasher<D>>>::free(context) };
    }

    unsafe extern "C" fn duplicate(context: *mut c_void) -> *mut c_void {
        // SAFETY: OpenSSL passes a pointer that `create` returned.
        let Some(context) = (unsafe { context.cast::<Context<Option<Hasher<D>>>>().as_ref() }) else {
            return std::ptr::null_mut();
        };
        boundary::make(|| Context::place(context.provider, context.inner.clone()))
    }

    /// Copies a context onto another of the same digest, without an allocation. OpenSSL 3.5 and later call this
    /// function for HMAC and PBKDF2.
    unsafe extern "C" fn copy(to: *mut c_void, from: *mut c_void) {
        if to == from {
            return;
        }
        // SAFETY: OpenSSL passes two pointers that `create` returned.
        unsafe {
            let Some(from) = from.cast::<Context<Option<Hasher<D>>>>().as_ref() else { return };
            Context::with(
                to,
                || None::<Hasher<D>>,
                |hasher| {
                    hasher.clone_from(&from.inner);
                    Ok(())
                },
            );
        }
    }

    unsafe extern "C" fn init(context: *mut c_void, params: *const Param) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and an array that ends with a null name.
        unsafe {
            Context::with(
                context,
                || None::<Hasher<D>>,
                |hasher| {
                    *hasher = Some(Hasher::new());
                    if D::TAKES_MASTER_SECRET { Self::take(hasher, Values::new(params)) } else { Ok(()) }
                },
            )
        }
    }

    unsafe extern "C" fn set(context: *mut c_void, params: *const Param) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and an array that ends with a null name.
        unsafe { Context::with(context, || None::<Hasher<D>>, |hasher| Self::take(hasher, Values::new(params))) }
    }

    /// Hashes the master secret, if it is among the parameters.
    fn take(hasher: &mut Option<Hasher<D>>, values: Values<'_>) -> Result<(), Reason> {
        let Some(value) = values.get(DIGEST_SSL3_MS) else { return Ok(()) };
        let secret = value.bytes()?.and_then(|secret| secret.try_into().ok()).ok_or(Reason::WrongType)?;
        end_ssl3(hasher.as_mut().ok_or(Reason::NoMessage)?, secret);
        Ok(())
    }

    unsafe extern "C" fn settable(_: *mut c_void, _: *mut c_void) -> *const Param {
        Self::SETTABLE.as_ptr()
    }

    /// Writes the state of a message, or only its length if `out` is null.
    unsafe extern "C" fn serialize(context: *mut c_void, out: *mut u8, len: *mut usize) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned. Its caller passes room for a number, and room of
        // this length at `out`.
        unsafe {
            Context::with(
                context,
                || None::<Hasher<D>>,
                |hasher| {
                    let (hasher, name) = hasher.as_ref().zip(D::STATE).ok_or(Reason::NoMessage)?;
                    let needed = suspended::bytes::<D>();
                    if !out.is_null() {
                        // As in the default provider, a caller that passes no length has room for the whole state.
                        if len.as_ref().is_some_and(|&len| len < needed) {
                            return Err(Reason::OutputTooSmall);
                        }
                        suspended::write(hasher, name, room(out, needed)?);
                    } else if len.is_null() {
                        return Err(Reason::NoMemory);
                    }
                    write(len, needed);
                    Ok(())
                },
            )
        }
    }

    /// Continues the message of a serialised state.
    unsafe extern "C" fn deserialize(context: *mut c_void, state: *const u8, len: usize) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and its caller passes `len` bytes.
        unsafe {
            Context::with(
                context,
                || None::<Hasher<D>>,
                |hasher| {
                    let state = bytes(state, len)?;
                    let resumed = D::STATE.and_then(|name| suspended::read(name, state));
                    *hasher = Some(resumed.ok_or(Reason::WrongState)?);
                    Ok(())
                },
            )
        }
    }

    unsafe extern "C" fn update(context: *mut c_void, input: *const u8, len: usize) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and its caller passes `len` bytes.
        unsafe {
            Context::with(
                context,
                || None::<Hasher<D>>,
                |hasher| {
                    hasher.as_mut().ok_or(Reason::NoMessage)?.update(bytes(input, len)?);
                    Ok(())
                },
            )
        }
    }

    unsafe extern "C" fn finish(context: *mut c_void, out: *mut u8, written: *mut usize, len: usize) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and its caller passes room of the given length.
        unsafe {
            Context::with(
                context,
                || None::<Hasher<D>>,
                |hasher| {
                    if len < D::DIGEST_BYTES {
                        return Err(Reason::OutputTooSmall);
                    }
                    let place = room(out, D::DIGEST_BYTES)?;
                    put(place, hasher.take().ok_or(Reason::NoMessage)?.finalize().as_ref());
                    write(written, D::DIGEST_BYTES);
                    Ok(())
                },
            )
        }
    }

    unsafe extern "C" fn digest(
        _: *mut c_void,
        input: *const u8,
        input_len: usize,
        out: *mut u8,
        written: *mut usize,
        len: usize,
    ) -> c_int {
        boundary::run(|| {
            if len < D::DIGEST_BYTES {
                return Err(Reason::OutputTooSmall);
            }
            // SAFETY: OpenSSL's caller passes bytes and room of these lengths.
            unsafe {
                let digest = Hasher::<D>::digest(bytes(input, input_len)?);
                put(room(out, D::DIGEST_BYTES)?, digest.as_ref());
                write(written, D::DIGEST_BYTES);
            }
            Ok(())
        })
    }

    unsafe extern "C" fn get(params: *mut Param) -> c_int {
        boundary::run(|| {
            // SAFETY: OpenSSL passes an array that ends with a null name.
            for mut place in unsafe { places(params) } {
                match place.name() {
                    name if name == DIGEST_BLOCK_BYTES => place.set_size(D::BLOCK_BYTES)?,
                    name if name == DIGEST_BYTES => place.set_size(D::DIGEST_BYTES)?,
                    name if name == DIGEST_XOF => place.set_int(0)?,
                    name if name == DIGEST_ID_ABSENT => place.set_int(D::ID_ABSENT.into())?,
                    _ => {}
                }
            }
            Ok(())
        })
    }

    unsafe extern "C" fn gettable(_: *mut c_void) -> *const Param {
        Self::GETTABLE.as_ptr()
    }
}
