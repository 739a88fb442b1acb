//! `digest` for the hash functions.

use core::{ffi::CStr, fmt};

use digest::{
    ExtendableOutput, ExtendableOutputReset, FixedOutput, FixedOutputReset, HashMarker, Output, OutputSizeUser, Reset,
    Update, XofReader,
    array::{Array, AssocArraySize},
    block_api::{AlgorithmName, Block, BlockSizeUser, Buffer, BufferKindUser, Eager, FixedOutputCore, UpdateCore},
    block_buffer::BlockSizes,
    buffer_fixed,
    const_oid::{AssociatedOid, ObjectIdentifier},
    consts::{U20, U32, U64},
};
use zeroize::ZeroizeOnDrop;

use crate::{
    blake3::{self, Blake3},
    hashing::{Algorithm, Words, write_impl},
    kernel::{CompressionFunction, HashFunction, hash::one::absorb},
    memory::wipe::wipe,
    sha1::{Checked, Collision},
};

/// An algorithm whose digest and block sizes have types in `digest`.
pub trait SizedAlgorithm:
    Algorithm<Digest: AssocArraySize, Function: HashFunction<Block: AssocArraySize<Size: BlockSizes>>>
{
}

impl<A: Algorithm<Digest: AssocArraySize, Function: HashFunction<Block: AssocArraySize<Size: BlockSizes>>>>
    SizedAlgorithm for A
{
}

/// The hash value after whole blocks, and the number of these blocks.
#[derive(Clone)]
pub struct HashCore<A: Algorithm> {
    hash: Words<A>,
    blocks: u64,
}

impl<A: Algorithm> Default for HashCore<A> {
    #[inline]
    fn default() -> Self {
        Self { hash: A::INITIAL, blocks: 0 }
    }
}

impl<A: Algorithm> Reset for HashCore<A> {
    #[inline]
    fn reset(&mut self) {
        (self.hash, self.blocks) = (A::INITIAL, 0);
    }
}

impl<A: Algorithm> HashMarker for HashCore<A> {}

impl<A: SizedAlgorithm> BlockSizeUser for HashCore<A> {
    type BlockSize = <<A::Function as CompressionFunction>::Block as AssocArraySize>::Size;
}

impl<A: SizedAlgorithm> BufferKindUser for HashCore<A> {
    type BufferKind = Eager;
}

impl<A: SizedAlgorithm> OutputSizeUser for HashCore<A> {
    type OutputSize = <A::Digest as AssocArraySize>::Size;
}

impl<A: SizedAlgorithm> UpdateCore for HashCore<A> {
    #[inline]
    fn update_blocks(&mut self, blocks: &[Block<Self>]) {
        self.blocks = self.blocks.wrapping_add(blocks.len() as u64);
        absorb::<A::Function>(&mut self.hash, Array::slice_as_flattened(blocks));
    }
}

impl<A: SizedAlgorithm> FixedOutputCore for HashCore<A> {
    #[inline]
    fn finalize_fixed_core(&mut self, buffer: &mut Buffer<Self>, out: &mut Output<Self>) {
        let rest = buffer.get_data();
        let length = self.blocks.wrapping_mul(A::Function::BLOCK as u64).wrapping_add(rest.len() as u64);
        A::Function::finish(&mut self.hash, rest, length);
        out.copy_from_slice(A::digest(&self.hash).as_ref());
    }
}

impl<A: Algorithm> AlgorithmName for HashCore<A> {
    fn write_alg_name(f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(A::NAME)
    }
}

impl<A: Algorithm> Drop for HashCore<A> {
    #[inline]
    fn drop(&mut self) {
        wipe(self.hash.as_mut());
    }
}

impl<A: Algorithm> ZeroizeOnDrop for HashCore<A> {}

impl<A: Algorithm> fmt::Debug for HashCore<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HashCore<{}>(..)", A::NAME)
    }
}

/// Returns the object identifier, which comes last among the names in OpenSSL.
const fn oid(names: &CStr) -> ObjectIdentifier {
    let names = names.to_bytes();
    let mut start = names.len();
    while names[start - 1] != b':' {
        start -= 1;
    }
    match str::from_utf8(names.split_at(start).1) {
        Ok(oid) => ObjectIdentifier::new_unwrap(oid),
        Err(_) => panic!("names in ASCII"),
    }
}

macro_rules! declare {
    (; $(
        #[$doc:meta] $(#[$warning:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {$(
        buffer_fixed!(
            #[doc = concat!($standard_name, " (", $standard, ").")]
            $(#[$warning])*
            pub struct $name(HashCore<$algorithm>);
            impl: BaseFixedTraits AlgorithmName Default Clone HashMarker Reset FixedOutputReset;
        );

        impl AssociatedOid for $name {
            const OID: ObjectIdentifier = oid($openssl);
        }

        /// The hash value and the buffer erase themselves.
        impl ZeroizeOnDrop for $name {}

        write_impl!([] $name);
    )*};
}

crate::hashes!(padded: declare);

/// SHA-1 with collision detection: [`Checked`] with safe digests, because the traits report no collision.
///
/// **For public data only**: the time depends on the message.
#[derive(Clone)]
pub struct CheckedSha1(Checked);

impl CheckedSha1 {
    /// Computes the digest, and reports a collision.
    ///
    /// # Errors
    ///
    /// Returns the safe digest as a [`Collision`] if the message has a block of a known attack.
    pub fn try_finalize(self) -> Result<Output<Self>, Collision> {
        self.0.finalize().map(Into::into)
    }
}

impl Default for CheckedSha1 {
    #[inline]
    fn default() -> Self {
        Self(Checked::with_safe_digest())
    }
}

impl HashMarker for CheckedSha1 {}

impl BlockSizeUser for CheckedSha1 {
    type BlockSize = U64;
}

impl OutputSizeUser for CheckedSha1 {
    type OutputSize = U20;
}

impl Update for CheckedSha1 {
    #[inline]
    fn update(&mut self, piece: &[u8]) {
        self.0.update(piece);
    }
}

impl Reset for CheckedSha1 {
    #[inline]
    fn reset(&mut self) {
        self.0.reset();
    }
}

impl FixedOutput for CheckedSha1 {
    #[inline]
    fn finalize_into(mut self, out: &mut Output<Self>) {
        self.finalize_into_reset(out);
    }
}

impl FixedOutputReset for CheckedSha1 {
    #[inline]
    fn finalize_into_reset(&mut self, out: &mut Output<Self>) {
        *out = self.0.finalize_reset().unwrap_or_else(|collision| collision.digest()).into();
    }
}

impl AlgorithmName for CheckedSha1 {
    fn write_alg_name(f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sha1")
    }
}

impl fmt::Debug for CheckedSha1 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sha1(..)")
    }
}

write_impl!([] CheckedSha1);

/// BLAKE3: a hash or, with [`KeyInit`](digest::KeyInit), a message authentication code.
///
/// The value is erased when dropped and never printed.
#[derive(Clone, Default)]
pub struct Hasher(pub(super) Blake3);

/// The functions that several traits of this type name, as the crate `blake3` has them.
impl Hasher {
    /// Starts a hash.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a piece of the message.
    pub fn update(&mut self, piece: &[u8]) -> &mut Self {
        self.0.update(piece);
        self
    }

    /// Returns the digest of the pieces so far, or their tag. The crate `blake3` wraps it in a type of its own.
    #[must_use]
    pub fn finalize(&self) -> [u8; 32] {
        self.0.finalize()
    }

    /// Starts the next message, under the same key.
    pub fn reset(&mut self) -> &mut Self {
        self.0.reset();
        self
    }
}

impl HashMarker for Hasher {}

impl BlockSizeUser for Hasher {
    type BlockSize = U64;
}

impl OutputSizeUser for Hasher {
    type OutputSize = U32;
}

impl Update for Hasher {
    #[inline]
    fn update(&mut self, piece: &[u8]) {
        self.0.update(piece);
    }
}

/// Keeps the key: the next message is hashed under the same key.
impl Reset for Hasher {
    #[inline]
    fn reset(&mut self) {
        self.0.reset();
    }
}

impl FixedOutput for Hasher {
    #[inline]
    fn finalize_into(self, out: &mut Output<Self>) {
        out.copy_from_slice(&self.0.finalize());
    }
}

impl FixedOutputReset for Hasher {
    #[inline]
    fn finalize_into_reset(&mut self, out: &mut Output<Self>) {
        out.copy_from_slice(&self.0.finalize());
        self.0.reset();
    }
}

impl ExtendableOutput for Hasher {
    type Reader = blake3::Output;

    #[inline]
    fn finalize_xof(self) -> blake3::Output {
        self.0.finalize_output()
    }
}

impl ExtendableOutputReset for Hasher {
    #[inline]
    fn finalize_xof_reset(&mut self) -> blake3::Output {
        let output = self.0.finalize_output();
        self.0.reset();
        output
    }
}

impl XofReader for blake3::Output {
    #[inline]
    fn read(&mut self, output: &mut [u8]) {
        self.fill(output);
    }
}

impl AlgorithmName for Hasher {
    fn write_alg_name(f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BLAKE3")
    }
}

impl ZeroizeOnDrop for Hasher {}

impl fmt::Debug for Hasher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hasher(..)")
    }
}

write_impl!([] Hasher);
