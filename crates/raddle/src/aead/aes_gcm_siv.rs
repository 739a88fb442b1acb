//! AES-GCM-SIV.

use core::{convert::Infallible, error, fmt, marker::PhantomData};

use super::{algorithm::AeadAlgorithm, pieces::Parts, tag::Sealed};
use crate::{
    InOut,
    kernel::{AesGcmSiv, SivKeySize},
    memory::{bytes::WrongLength, job::Job, nonce::Nonce, tag::Tag},
};

/// AES-GCM-SIV (RFC 8452). The parameter is the key size.
#[derive(Clone, Copy, Debug)]
pub struct GcmSiv<S>(PhantomData<S>);

impl<S> Sealed for GcmSiv<S> {}

impl<S: SivKeySize> AeadAlgorithm for GcmSiv<S> {
    type Key = S::Key;
    type Nonce<'n> = &'n Nonce<12>;
    type OwnedNonce = Nonce<12>;
    type Tag = Tag;
    type Expanded = AesGcmSiv<S>;
    type Parts<'k> = NoParts;
    type Refusal = WholeMessages;

    const KEY_BYTES: usize = S::KEY_BYTES;
    const NONCE_BYTES: usize = 12;
    // RFC 8452, section 6: 2^32 blocks, so that no two blocks have one counter.
    const MESSAGE_BYTES: u64 = 1 << 36;
    const AAD_BYTES: u64 = 1 << 36;
    const NAME: &'static str = S::GCM_SIV;

    #[inline]
    fn lend_nonce(nonce: &Nonce<12>) -> &Nonce<12> {
        nonce
    }

    #[inline(always)]
    fn nonce_of(bytes: &[u8]) -> Result<&Nonce<12>, WrongLength> {
        Nonce::from_slice(bytes)
    }

    #[inline]
    fn expand(key: &S::Key) -> AesGcmSiv<S> {
        AesGcmSiv::new(key)
    }

    #[inline]
    fn seal(key: &AesGcmSiv<S>, nonce: &Nonce<12>, aad: &[u8], text: InOut<'_>) -> Tag {
        Tag::from(key.seal(nonce.as_bytes(), aad, text))
    }

    #[inline]
    fn open(key: &AesGcmSiv<S>, nonce: &Nonce<12>, aad: &[u8], text: InOut<'_>, tag: &Tag) -> bool {
        key.open(nonce.as_bytes(), aad, text, tag)
    }

    fn run<'b, 'a: 'b>(jobs: impl Iterator<Item = Job<'b, AesGcmSiv<S>, &'a Nonce<12>>>, refuse: impl FnMut(usize)) {
        AesGcmSiv::run(jobs.map(|job| job.under(|key| key, Nonce::as_bytes)), refuse);
    }

    fn begin(_: &AesGcmSiv<S>, _: &Nonce<12>, _: &[u8]) -> Result<NoParts, WholeMessages> {
        Err(WholeMessages)
    }
}

/// The error of starting a message in pieces with an algorithm that takes only whole messages, because the tag comes
/// before the first byte of ciphertext.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WholeMessages;

impl fmt::Display for WholeMessages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the algorithm takes only whole messages")
    }
}

impl error::Error for WholeMessages {}

/// A message in pieces, of which there is none.
pub struct NoParts(Infallible);

impl Sealed for NoParts {}

impl Parts for NoParts {
    type Tag = Tag;

    fn duplicate(&self) -> Self {
        match self.0 {}
    }

    fn encrypt(&mut self, _: InOut<'_>) {
        match self.0 {}
    }

    fn decrypt(&mut self, _: InOut<'_>) {
        match self.0 {}
    }

    fn authenticate(&mut self, _: &[u8]) {
        match self.0 {}
    }

    fn finalize(self) -> Tag {
        match self.0 {}
    }
}
