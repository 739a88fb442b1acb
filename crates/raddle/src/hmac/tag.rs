//! Tag lengths.

use crate::{
    hashing::{Algorithm, Rfc1321, Rfc3174, Sealed, Sha2, Sha512T, Words},
    kernel::HashFunction,
    memory::tag::Tag,
};

/// A [`Tag`] of a length that HMAC with this hash allows: a whole digest, or a truncated digest of at least half that
/// length and at least 10 bytes (RFC 2104, section 5). Sealed: prevents implementations outside this crate.
pub trait HmacTag<A: Sealed> {}

macro_rules! lengths {
    ($($algorithm:ty: $($bytes:literal)*;)*) => {$($(
        impl HmacTag<$algorithm> for Tag<$bytes> {}
    )*)*};
}

lengths! {
    Sha2<256>: 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32;
    Sha2<224>: 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28;
    Sha2<512>: 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64;
    Sha2<384>: 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48;
    Sha512T<224>: 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28;
    Sha512T<256>: 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32;
    Rfc3174: 10 11 12 13 14 15 16 17 18 19 20;
    Rfc1321: 10 11 12 13 14 15 16;
}

/// Truncates a hash value to the tag.
#[inline]
pub(super) fn truncate<A: Algorithm, const TAG: usize>(hash: &Words<A>) -> Tag<TAG> {
    Tag::first_of(A::Function::bytes(hash).as_ref())
}
