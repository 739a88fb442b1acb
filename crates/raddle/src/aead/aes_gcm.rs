//! AES-GCM, with any key size, nonce length and tag length.

use core::{borrow::Borrow, convert::Infallible, error, fmt, marker::PhantomData};

use super::{
    algorithm::AeadAlgorithm,
    pieces,
    tag::{AeadTag, Sealed},
};
use crate::{
    InOut,
    kernel::{AesGcm, AesGcmState, AesGcmStream, KeySize},
    memory::{
        bytes::WrongLength,
        job::{Job, TagPlace},
        nonce::Nonce,
        tag::Tag,
    },
};

const BLOCK: usize = 16;

/// AES-GCM (SP 800-38D). The parameters are the key size, the nonce length and the tag length.
#[derive(Clone, Copy, Debug)]
pub struct Gcm<S, N = Nonce96, const TAG: usize = { crate::memory::tag::TAG_BYTES }>(PhantomData<(S, N)>);

/// A kind of nonce. Sealed: prevents implementations outside this crate.
pub trait NonceLength: Sealed + Copy + 'static {
    /// The type of the nonce in function arguments.
    type Nonce<'n>: Copy;

    /// Returns J0, the counter block whose encryption masks the tag (SP 800-38D, section 7.1).
    #[doc(hidden)]
    fn first<S: KeySize>(cipher: &AesGcm<S>, nonce: Self::Nonce<'_>) -> [u8; BLOCK];

    /// Lends a 12-byte nonce to a function.
    #[doc(hidden)]
    fn lend_nonce(nonce: &Nonce<12>) -> Self::Nonce<'_>;

    /// Lends the bytes of a nonce to a function, if they have an allowed length.
    #[doc(hidden)]
    fn nonce_of(bytes: &[u8]) -> Result<Self::Nonce<'_>, WrongLength>;
}

/// 12-byte nonces.
#[derive(Clone, Copy, Debug)]
pub struct Nonce96;

/// Nonces of any length.
#[derive(Clone, Copy, Debug)]
pub struct AnyLength;

impl Sealed for Nonce96 {}
impl Sealed for AnyLength {}

impl NonceLength for Nonce96 {
    type Nonce<'n> = &'n Nonce<12>;

    /// Returns J0: the nonce, followed by a counter of 1.
    #[inline(always)]
    fn first<S: KeySize>(_: &AesGcm<S>, nonce: &Nonce<12>) -> [u8; BLOCK] {
        AesGcm::<S>::counted(nonce.as_bytes())
    }

    #[inline]
    fn lend_nonce(nonce: &Nonce<12>) -> &Nonce<12> {
        nonce
    }

    #[inline(always)]
    fn nonce_of(bytes: &[u8]) -> Result<&Nonce<12>, WrongLength> {
        Nonce::from_slice(bytes)
    }
}

impl NonceLength for AnyLength {
    type Nonce<'n> = AnyNonce<'n>;

    #[inline(always)]
    fn first<S: KeySize>(cipher: &AesGcm<S>, nonce: AnyNonce<'_>) -> [u8; BLOCK] {
        cipher.first_of(nonce.0)
    }

    #[inline]
    fn lend_nonce(nonce: &Nonce<12>) -> AnyNonce<'_> {
        AnyNonce(nonce.as_bytes())
    }

    #[inline(always)]
    fn nonce_of(bytes: &[u8]) -> Result<AnyNonce<'_>, WrongLength> {
        AnyNonce::new(bytes).map_err(|EmptyNonce| WrongLength { expected: 12, got: 0 })
    }
}

/// A nonce of at least 1 byte: public, and never used for two messages under one key. A 12-byte nonce is used as it is.
/// A nonce of any other length is hashed first, and two nonces may by chance have the same hash, so prefer 12 bytes.
///
/// ```
/// use raddle::aes_gcm::{AnyNonce, EmptyNonce};
///
/// assert_eq!(AnyNonce::new(b"of another length")?.as_bytes(), b"of another length");
/// assert_eq!(AnyNonce::new(&[]), Err(EmptyNonce));
/// # Ok::<(), EmptyNonce>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnyNonce<'n>(&'n [u8]);

impl<'n> AnyNonce<'n> {
    /// Makes a nonce from `bytes`.
    ///
    /// # Errors
    ///
    /// Fails if `bytes` is empty.
    ///
    /// ```
    /// use raddle::aes_gcm::{AnyNonce, EmptyNonce};
    ///
    /// assert!(AnyNonce::new(b"of another length").is_ok());
    /// assert_eq!(AnyNonce::new(&[]), Err(EmptyNonce));
    /// ```
    #[inline]
    pub fn new(bytes: &'n [u8]) -> Result<Self, EmptyNonce> {
        if bytes.is_empty() { Err(EmptyNonce) } else { Ok(Self(bytes)) }
    }

    /// Returns the bytes of the nonce.
    ///
    /// ```
    /// use raddle::aes_gcm::AnyNonce;
    ///
    /// assert_eq!(AnyNonce::new(&[9; 16])?.as_bytes(), &[9; 16]);
    /// # Ok::<(), raddle::aes_gcm::EmptyNonce>(())
    /// ```
    #[must_use]
    pub fn as_bytes(&self) -> &'n [u8] {
        self.0
    }
}

/// The error for an empty nonce.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmptyNonce;

impl fmt::Display for EmptyNonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a nonce has at least one byte")
    }
}

impl error::Error for EmptyNonce {}

impl<S, N, const TAG: usize> Sealed for Gcm<S, N, TAG> {}

impl<S: KeySize, N: NonceLength, const TAG: usize> AeadAlgorithm for Gcm<S, N, TAG>
where
    Tag<TAG>: AeadTag,
{
    type Key = S::Key;
    type Nonce<'n> = N::Nonce<'n>;
    type OwnedNonce = Nonce<12>;
    type Tag = Tag<TAG>;
    type Expanded = AesGcm<S>;
    type Parts<'k>
        = Parts<'k, S, TAG>
    where
        Self: 'k;
    type Refusal = Infallible;

    const KEY_BYTES: usize = S::KEY_BYTES;
    const NONCE_BYTES: usize = 12;
    // SP 800-38D, section 5.2.1.1: 2^32 - 2 blocks, so that the counter does not wrap around to J0.
    const MESSAGE_BYTES: u64 = (1 << 36) - 32;
    // The whole bytes in 2^64 - 1 bits.
    const AAD_BYTES: u64 = (1 << 61) - 1;
    const NAME: &'static str = S::GCM;

    #[inline]
    fn lend_nonce(nonce: &Nonce<12>) -> N::Nonce<'_> {
        N::lend_nonce(nonce)
    }

    #[inline(always)]
    fn nonce_of(bytes: &[u8]) -> Result<N::Nonce<'_>, WrongLength> {
        N::nonce_of(bytes)
    }

    #[inline]
    fn expand(key: &S::Key) -> AesGcm<S> {
        AesGcm::new(key)
    }

    #[inline]
    fn set_key(expanded: &mut AesGcm<S>, key: &S::Key) {
        expanded.set_key(key);
    }

    #[inline(always)]
    fn seal(key: &AesGcm<S>, nonce: N::Nonce<'_>, aad: &[u8], text: InOut<'_>) -> Tag<TAG> {
        Tag::first_of(&key.seal(&mut AesGcmState::new(&N::first(key, nonce)), aad, text))
    }

    #[inline(always)]
    fn open(key: &AesGcm<S>, nonce: N::Nonce<'_>, aad: &[u8], text: InOut<'_>, tag: &Tag<TAG>) -> bool {
        let state = &mut AesGcmState::new(&N::first(key, nonce));
        key.open(state, aad, text, |whole| Tag::first_of(&whole) == *tag)
    }

    /// Uses one state for all packets, so that packets overlap in the pipeline. The fewer instructions lie between two
    /// packets, the more the packets overlap.
    fn run<'b, 'a: 'b>(
        jobs: impl Iterator<Item = Job<'b, AesGcm<S>, N::Nonce<'a>, Tag<TAG>>>,
        mut refuse: impl FnMut(usize),
    ) {
        let mut state = AesGcmState::new(&[0; BLOCK]);
        for Job { index, key, nonce, aad, text, tag } in jobs {
            state.restart(&N::first(key, nonce));
            if !seal_or_open(key, &mut state, aad, text, tag) {
                refuse(index);
            }
        }
    }

    fn begin<'k>(key: &'k AesGcm<S>, nonce: N::Nonce<'_>, aad: &[u8]) -> Result<Parts<'k, S, TAG>, Infallible> {
        Ok(GcmParts::new(key, &N::first(key, nonce), aad))
    }
}

/// Seals or opens a packet of a batch, from a state that was started with the packet's nonce. Returns false if the tag
/// is wrong.
#[inline(always)]
pub(crate) fn seal_or_open<S: KeySize, const TAG: usize>(
    key: &AesGcm<S>,
    state: &mut AesGcmState,
    aad: &[u8],
    text: InOut<'_>,
    tag: TagPlace<'_, Tag<TAG>>,
) -> bool {
    match tag {
        TagPlace::Write(mut place) => {
            place.output_mut().copy_from_slice(Tag::<TAG>::first_of(&key.seal(state, aad, text)).as_bytes());
            true
        }
        TagPlace::Compare(tag) => key.open(state, aad, text, |whole| Tag::first_of(&whole) == tag),
    }
}

/// The state of a message in pieces, which borrows its key from a cipher.
pub(crate) type Parts<'k, S, const TAG: usize> = GcmParts<&'k AesGcm<S>, S, TAG>;

/// The state of a message in pieces, which erases itself: the key, borrowed or owned, and the state after the bytes so
/// far.
pub struct GcmParts<K, S, const TAG: usize> {
    key: K,
    stream: AesGcmStream,
    size: PhantomData<S>,
}

impl<K: Borrow<AesGcm<S>>, S: KeySize, const TAG: usize> GcmParts<K, S, TAG> {
    /// Starts a message whose first counter block is J0.
    pub(super) fn new(key: K, first: &[u8; BLOCK], aad: &[u8]) -> Self {
        let mut stream = AesGcmStream::new(first);
        stream.absorb_aad(key.borrow(), aad);
        Self { key, stream, size: PhantomData }
    }
}

impl<K, S, const TAG: usize> Sealed for GcmParts<K, S, TAG> {}

impl<K: Borrow<AesGcm<S>> + Clone, S: KeySize, const TAG: usize> pieces::Parts for GcmParts<K, S, TAG>
where
    Tag<TAG>: AeadTag,
{
    type Tag = Tag<TAG>;

    fn duplicate(&self) -> Self {
        Self { key: self.key.clone(), stream: self.stream.clone(), size: PhantomData }
    }

    fn encrypt(&mut self, piece: InOut<'_>) {
        self.stream.encrypt(self.key.borrow(), piece);
    }

    fn decrypt(&mut self, piece: InOut<'_>) {
        self.stream.decrypt(self.key.borrow(), piece);
    }

    fn authenticate(&mut self, piece: &[u8]) {
        self.stream.authenticate(self.key.borrow(), piece);
    }

    fn finalize(mut self) -> Tag<TAG> {
        Tag::first_of(&self.stream.tag(self.key.borrow()))
    }
}
