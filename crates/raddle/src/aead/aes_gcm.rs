//! AES-GCM, with any size of key, length of nonce and length of tag.

use core::{error, fmt, marker::PhantomData};

use super::{
    algorithm::{AeadAlgorithm, Batch, Message},
    pieces,
    tag::{AeadTag, Sealed},
};
use crate::{
    InOut,
    kernel::{AesGcm, AesGcmState, AesGcmStream, KeySize, aes_gcm_limits},
    memory::{
        nonce::Nonce,
        tag::{Tag, TagPlace},
    },
};

const BLOCK: usize = 16;

/// AES-GCM (SP 800-38D) with this size of key, length of nonces and length of tags.
#[derive(Clone, Copy, Debug)]
pub struct Gcm<S, N = Nonce96, const TAG: usize = { crate::memory::tag::TAG_BYTES }>(PhantomData<(S, N)>);

/// A kind of nonce. Sealed: prevents implementations outside this crate.
pub trait NonceLength: Sealed + Copy + 'static {
    /// The type of the nonce in function arguments.
    type Nonce<'n>: Copy;

    /// Returns J0, the counter block whose encryption masks the tag (SP 800-38D, section 7.1).
    #[doc(hidden)]
    fn first<S: KeySize>(cipher: &AesGcm<S>, nonce: Self::Nonce<'_>) -> [u8; BLOCK];

    /// Lends a nonce of 12 bytes to a function.
    #[doc(hidden)]
    fn lend_nonce(nonce: &Nonce<12>) -> Self::Nonce<'_>;
}

/// Nonces of 12 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Nonce96;

/// Nonces of any length.
#[derive(Clone, Copy, Debug)]
pub struct AnyLength;

impl Sealed for Nonce96 {}
impl Sealed for AnyLength {}

impl NonceLength for Nonce96 {
    type Nonce<'n> = &'n Nonce<12>;

    /// The nonce, and a counter of 1.
    #[inline(always)]
    fn first<S: KeySize>(_: &AesGcm<S>, nonce: &Nonce<12>) -> [u8; BLOCK] {
        AesGcm::<S>::counted(nonce.as_bytes())
    }

    #[inline]
    fn lend_nonce(nonce: &Nonce<12>) -> &Nonce<12> {
        nonce
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
}

/// A nonce of any length from 1 byte on, public, and never used for two messages under one key. Of another length than 12
/// it is hashed first, and two nonces may by chance have the same hash: prefer 12 bytes.
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
    /// Makes a nonce of these bytes.
    ///
    /// # Errors
    ///
    /// If there are no bytes.
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

    const KEY_BYTES: usize = S::KEY_BYTES;
    const NONCE_BYTES: usize = 12;
    const MESSAGE_BYTES: u64 = aes_gcm_limits::MESSAGE_BYTES;
    const AAD_BYTES: u64 = aes_gcm_limits::AAD_BYTES;
    const NAME: &'static str = S::GCM;

    #[inline]
    fn lend_nonce(nonce: &Nonce<12>) -> N::Nonce<'_> {
        N::lend_nonce(nonce)
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
    fn seal(key: &AesGcm<S>, nonce: N::Nonce<'_>, aad: &[u8], data: InOut<'_>) -> Tag<TAG> {
        Tag::first_of(&key.seal(&mut AesGcmState::new(&N::first(key, nonce)), aad, data))
    }

    #[inline(always)]
    fn open(key: &AesGcm<S>, nonce: N::Nonce<'_>, aad: &[u8], data: InOut<'_>, tag: &Tag<TAG>) -> bool {
        let state = &mut AesGcmState::new(&N::first(key, nonce));
        key.open(state, aad, data, |whole| Tag::first_of(&whole) == *tag)
    }

    /// One state serves all packets: they overlap in the pipeline, the further the fewer instructions are between them.
    fn run<'a>(batch: &mut impl Batch<'a, Self>) {
        let mut state = AesGcmState::new(&[0; BLOCK]);
        for i in 0..batch.count() {
            let Some((nonce, Message { key, aad, text, tag })) = batch.checked(i) else { continue };
            state.restart(&N::first(key, nonce));
            match tag {
                TagPlace::Write(place) => {
                    place.copy_from_slice(Tag::<TAG>::first_of(&key.seal(&mut state, aad, text)).as_bytes());
                }
                TagPlace::Compare(tag) => {
                    if !key.open(&mut state, aad, text, |whole| Tag::first_of(&whole) == tag) {
                        batch.refuse(i);
                    }
                }
            }
        }
    }

    fn begin<'k>(key: &'k AesGcm<S>, nonce: N::Nonce<'_>, aad: &[u8]) -> Parts<'k, S, TAG> {
        let mut stream = AesGcmStream::new(&N::first(key, nonce));
        stream.take_aad(key, aad);
        Parts { key, stream }
    }
}

/// The state of a message in pieces, which erases itself.
pub struct Parts<'k, S: KeySize, const TAG: usize> {
    key: &'k AesGcm<S>,
    stream: AesGcmStream,
}

impl<S: KeySize, const TAG: usize> Sealed for Parts<'_, S, TAG> {}

impl<S: KeySize, const TAG: usize> pieces::Parts for Parts<'_, S, TAG>
where
    Tag<TAG>: AeadTag,
{
    type Tag = Tag<TAG>;

    fn duplicate(&self) -> Self {
        Self { key: self.key, stream: self.stream.clone() }
    }

    fn encrypt(&mut self, piece: InOut<'_>) {
        self.stream.encrypt(self.key, piece);
    }

    fn decrypt(&mut self, piece: InOut<'_>) {
        self.stream.decrypt(self.key, piece);
    }

    fn authenticate(&mut self, piece: &[u8]) {
        self.stream.authenticate(self.key, piece);
    }

    fn finalize(mut self) -> Tag<TAG> {
        Tag::first_of(&self.stream.tag(self.key))
    }
}
