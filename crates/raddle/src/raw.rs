//! What bindings to other languages need beyond the API: messages in pieces apart from their keys, tags whose length is
//! known at run time, batches of packets that lie anywhere. It may change at any time; Rust programs want the other modules.

use crate::{
    InOut,
    aead::{
        Aead, AeadAlgorithm, AnyLength, AnyNonce, ChaCha20Poly1305Parts, ChaChaPoly, Gcm, NonceLength, OpenError,
        Parts, SealError, TagMismatch, TooLong, XChaChaPoly, limited, limited_aad,
    },
    aes_ctr::{Aes, Counter, KeystreamExhausted, Place},
    ghash::{Key as GhashKey, Sum},
    hash::{Algorithm, LongestFirst, Words},
    hmac::Hmac,
    kernel::{
        AesGcmState, AesGcmStream, Bits128, Bits192, Bits256, Construction, HashFunction, KeySize,
        declassify::declassify,
        hash_equal_length,
        many::run as run_work,
        task::{Next, Task, Work},
        token::Token,
    },
    nonce::Nonce,
    tag::{TAG_BYTES, Tag, TagPlace},
};

pub use crate::aead::{Batch, Message};

/// Whether two secrets are the same is public.
#[inline(always)]
#[must_use]
pub fn public(value: bool) -> bool {
    declassify(value)
}

/// Compares the first bytes of a tag in constant time.
#[inline]
#[must_use]
pub fn starts_with(whole: &[u8; TAG_BYTES], tag: &[u8]) -> bool {
    let difference = whole.iter().zip(tag).fold(0, |all, (one, other)| all | (one ^ other));
    public(core::hint::black_box(difference) == 0)
}

/// One message in one call. The functions are compiled here, and so for speed also where their caller is compiled for size.
pub trait OneCall: AeadAlgorithm<Tag = Tag> {
    /// Seals a message, and writes its tag; the buffers may be one. Returns whether the message may be so long.
    ///
    /// The tag goes to its place: in a result it would be copied byte by byte.
    fn seal_message(
        cipher: &Aead<Self>,
        nonce: Self::Nonce<'_>,
        aad: &[u8],
        data: InOut<'_>,
        tag: &mut [u8; TAG_BYTES],
    ) -> bool
    where
        Self: Sized;

    /// Opens a message whose tag is the first bytes of a whole one, whose number the caller has checked.
    ///
    /// # Errors
    ///
    /// As for [`Aead::open_detached`].
    fn open_message(
        cipher: &Aead<Self>,
        nonce: Self::Nonce<'_>,
        aad: &[u8],
        data: InOut<'_>,
        tag: &[u8],
    ) -> Result<(), OpenError>
    where
        Self: Sized;
}

macro_rules! one_call {
    ($($variant:ty, |$cipher:ident, $nonce:ident, $aad:ident, $data:ident, $tag:ident| $open:expr;)*) => {$(
        impl OneCall for $variant {
            fn seal_message(
                cipher: &Aead<Self>,
                nonce: Self::Nonce<'_>,
                aad: &[u8],
                data: InOut<'_>,
                tag: &mut [u8; TAG_BYTES],
            ) -> bool {
                Token::begin();
                if limited::<Self>(data.len() as u64).is_err() || limited_aad::<Self>(aad.len() as u64).is_err() {
                    return false;
                }
                *tag = *Self::seal(cipher.expanded(), nonce, aad, data).as_bytes();
                true
            }

            fn open_message(
                $cipher: &Aead<Self>,
                $nonce: Self::Nonce<'_>,
                $aad: &[u8],
                $data: InOut<'_>,
                $tag: &[u8],
            ) -> Result<(), OpenError> {
                Token::begin();
                limited::<Self>($data.len() as u64)?;
                limited_aad::<Self>($aad.len() as u64)?;
                if $open { Ok(()) } else { Err(TagMismatch.into()) }
            }
        }
    )*};
}

one_call! {
    Gcm<Bits128, AnyLength>, |cipher, nonce, aad, data, tag| open_gcm(cipher, nonce, aad, data, tag);
    Gcm<Bits192, AnyLength>, |cipher, nonce, aad, data, tag| open_gcm(cipher, nonce, aad, data, tag);
    Gcm<Bits256, AnyLength>, |cipher, nonce, aad, data, tag| open_gcm(cipher, nonce, aad, data, tag);
    ChaChaPoly, |cipher, nonce, aad, data, tag| {
        Self::open(cipher.expanded(), nonce, aad, data, &whole(tag)?)
    };
    XChaChaPoly, |cipher, nonce, aad, data, tag| {
        Self::open(cipher.expanded(), nonce, aad, data, &whole(tag)?)
    };
}

/// A tag of 16 bytes.
#[inline(always)]
fn whole(tag: &[u8]) -> Result<Tag, OpenError> {
    <[u8; TAG_BYTES]>::try_from(tag).map(Tag::from).map_err(|_| OpenError::Truncated { got: tag.len() })
}

#[inline(always)]
fn open_gcm<S: KeySize>(
    cipher: &Aead<Gcm<S, AnyLength>>,
    nonce: AnyNonce<'_>,
    aad: &[u8],
    data: InOut<'_>,
    tag: &[u8],
) -> bool {
    let key = cipher.expanded();
    let state = &mut AesGcmState::new(&AnyLength::first(key, nonce));
    key.open(state, aad, data, |whole| starts_with(&whole, tag))
}

/// A message of AES-GCM in pieces, without its key: each call is given the same.
#[derive(Clone)]
pub struct AesGcmPieces {
    stream: AesGcmStream,
}

impl AesGcmPieces {
    /// Starts a message.
    ///
    /// # Errors
    ///
    /// If the additional data are too long.
    pub fn new<S: KeySize>(
        cipher: &Aead<Gcm<S, AnyLength>>,
        nonce: AnyNonce<'_>,
        aad: &[u8],
    ) -> Result<Self, SealError> {
        Token::begin();
        limited_aad::<Gcm<S, AnyLength>>(aad.len() as u64)?;
        let key = cipher.expanded();
        let mut stream = AesGcmStream::new(&AnyLength::first(key, nonce));
        stream.take_aad(key, aad);
        Ok(Self { stream })
    }

    /// The length so far.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.stream.text_bytes()
    }

    /// Whether no piece with a byte was given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Encrypts the next piece.
    ///
    /// # Errors
    ///
    /// If the message would be too long; nothing is written then.
    pub fn seal<S: KeySize>(&mut self, cipher: &Aead<Gcm<S, AnyLength>>, piece: InOut<'_>) -> Result<(), TooLong> {
        grown::<Gcm<S, AnyLength>>(self.len(), piece.len())?;
        self.stream.encrypt(cipher.expanded(), piece);
        Ok(())
    }

    /// Decrypts the next piece.
    ///
    /// # Errors
    ///
    /// If the message would be too long; nothing is written then.
    pub fn open<S: KeySize>(&mut self, cipher: &Aead<Gcm<S, AnyLength>>, piece: InOut<'_>) -> Result<(), TooLong> {
        grown::<Gcm<S, AnyLength>>(self.len(), piece.len())?;
        self.stream.decrypt(cipher.expanded(), piece);
        Ok(())
    }

    /// Authenticates the next piece of ciphertext.
    ///
    /// # Errors
    ///
    /// If the message would be too long; the piece is not part of it then.
    pub fn authenticate<S: KeySize>(&mut self, cipher: &Aead<Gcm<S, AnyLength>>, piece: &[u8]) -> Result<(), TooLong> {
        grown::<Gcm<S, AnyLength>>(self.len(), piece.len())?;
        self.stream.authenticate(cipher.expanded(), piece);
        Ok(())
    }

    /// Computes the tag.
    #[must_use]
    pub fn tag<S: KeySize>(mut self, cipher: &Aead<Gcm<S, AnyLength>>) -> [u8; TAG_BYTES] {
        self.stream.tag(cipher.expanded())
    }
}

/// A message of ChaCha20-Poly1305 or XChaCha20-Poly1305 in pieces.
pub struct ChaCha20Poly1305Pieces {
    parts: ChaCha20Poly1305Parts,
    len: u64,
}

impl ChaCha20Poly1305Pieces {
    /// Starts a message with a nonce of 12 bytes.
    #[must_use]
    pub fn new(cipher: &Aead<ChaChaPoly>, nonce: &Nonce<12>, aad: &[u8]) -> Self {
        Token::begin();
        Self { parts: ChaChaPoly::begin(cipher.expanded(), nonce, aad), len: 0 }
    }

    /// Starts a message with a nonce of 24 bytes.
    #[must_use]
    pub fn extended(cipher: &Aead<XChaChaPoly>, nonce: &Nonce<24>, aad: &[u8]) -> Self {
        Token::begin();
        Self { parts: XChaChaPoly::begin(cipher.expanded(), nonce, aad), len: 0 }
    }

    /// Copies the state, for a second pass over the same message.
    #[must_use]
    pub fn duplicate(&self) -> Self {
        Self { parts: self.parts.duplicate(), len: self.len }
    }

    /// The length so far.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether no piece with a byte was given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Encrypts the next piece.
    ///
    /// # Errors
    ///
    /// If the message would be too long; nothing is written then.
    pub fn seal(&mut self, piece: InOut<'_>) -> Result<(), TooLong> {
        self.len = grown::<ChaChaPoly>(self.len, piece.len())?;
        self.parts.encrypt(piece);
        Ok(())
    }

    /// Decrypts the next piece.
    ///
    /// # Errors
    ///
    /// If the message would be too long; nothing is written then.
    pub fn open(&mut self, piece: InOut<'_>) -> Result<(), TooLong> {
        self.len = grown::<ChaChaPoly>(self.len, piece.len())?;
        self.parts.decrypt(piece);
        Ok(())
    }

    /// Authenticates the next piece of ciphertext.
    ///
    /// # Errors
    ///
    /// If the message would be too long; the piece is not part of it then.
    pub fn authenticate(&mut self, piece: &[u8]) -> Result<(), TooLong> {
        self.len = grown::<ChaChaPoly>(self.len, piece.len())?;
        self.parts.authenticate(piece);
        Ok(())
    }

    /// Computes the tag.
    #[must_use]
    pub fn tag(self) -> [u8; TAG_BYTES] {
        *self.parts.finalize().as_bytes()
    }
}

/// The length of a message with another piece.
#[inline]
fn grown<V: AeadAlgorithm>(len: u64, piece: usize) -> Result<u64, TooLong> {
    let bytes = len.saturating_add(piece as u64);
    limited::<V>(bytes)?;
    Ok(bytes)
}

/// The place in a keystream of AES in counter mode, without its key: each call is given the same.
#[derive(Clone)]
pub struct AesCtrPlace<C>(Place<C>);

impl<C: Counter> AesCtrPlace<C> {
    /// Starts at a counter block.
    #[inline]
    #[must_use]
    pub fn new(first: &[u8; 16]) -> Self {
        Self(Place::new(first))
    }

    /// The position of the next byte.
    #[inline]
    #[must_use]
    pub fn position(&self) -> u64 {
        self.0.position
    }

    /// Adds the next bytes of keystream.
    ///
    /// # Errors
    ///
    /// If fewer are left; nothing is written then.
    #[inline]
    pub fn apply<S: KeySize>(&mut self, key: &Aes<S>, data: InOut<'_>) -> Result<(), KeystreamExhausted> {
        self.0.apply(key, data)
    }

    /// Moves to a byte.
    ///
    /// # Errors
    ///
    /// If it is beyond the end; the position is then as it was.
    #[inline]
    pub fn seek<S: KeySize>(&mut self, key: &Aes<S>, byte: u64) -> Result<(), KeystreamExhausted> {
        self.0.seek(key, byte)
    }
}

/// A hash of GHASH in pieces, without its key: each call is given the same.
#[derive(Clone)]
pub struct GhashSum(Sum);

impl GhashSum {
    /// Starts a hash.
    #[inline]
    #[must_use]
    #[allow(clippy::new_without_default, reason = "a hash begins on purpose")]
    pub fn new() -> Self {
        Self(Sum::new())
    }

    /// Hashes the next piece.
    pub fn update(&mut self, key: &GhashKey, piece: &[u8]) {
        self.0.update(key, piece);
    }

    /// Pads a partial block with zeros.
    pub fn pad(&mut self, key: &GhashKey) {
        self.0.pad(key);
    }

    /// Returns the hash, the last block padded with zeros.
    #[must_use]
    pub fn finish(mut self, key: &GhashKey) -> [u8; 16] {
        self.0.finish(key)
    }
}

/// Seals or opens the packets of a batch.
#[inline]
pub fn run<'a, V: AeadAlgorithm>(batch: &mut impl Batch<'a, V>) {
    Token::begin();
    V::run(batch);
}

/// The key of a cipher, as a batch gives it.
#[inline]
#[must_use]
pub fn expanded<V: AeadAlgorithm>(cipher: &Aead<V>) -> &V::Expanded {
    cipher.expanded()
}

/// A packet of a batch that is sealed. The place of the tag has as many bytes as a tag.
#[inline]
pub fn sealed<'m, V: AeadAlgorithm>(
    cipher: &'m Aead<V>,
    aad: &'m [u8],
    text: InOut<'m>,
    place: &'m mut [u8],
) -> Message<'m, V> {
    Message { key: cipher.expanded(), aad, text, tag: TagPlace::Write(place) }
}

/// A packet of a batch that is opened.
#[inline]
pub fn opened<'m, V: AeadAlgorithm>(
    cipher: &'m Aead<V>,
    aad: &'m [u8],
    text: InOut<'m>,
    tag: V::Tag,
) -> Message<'m, V> {
    Message { key: cipher.expanded(), aad, text, tag: TagPlace::Compare(tag) }
}

/// Checks the lengths of a packet, as each algorithm wants it before a message is asked for.
///
/// # Errors
///
/// If the text or the additional data are too long.
#[inline]
pub fn check_lengths<V: AeadAlgorithm>(text: usize, aad: usize) -> Result<(), SealError> {
    limited::<V>(text as u64)?;
    limited_aad::<V>(aad as u64)?;
    Ok(())
}

/// Writes the digests of many messages one behind another: [`Hasher::digest_many`](crate::sha256::Sha256::digest_many), with
/// code that algorithms of one compression function and HMAC share, and so a little slower.
///
/// `digests` has room for all; more of it is left as it was.
pub fn digest_many<A: Algorithm, M: AsRef<[u8]>>(messages: &[M], digests: &mut [u8]) {
    let construction = Construction { hash: &A::INITIAL, before: 0, outer: None };
    hash_many::<A::Function, M>(&construction, A::DIGEST_BYTES, messages, digests);
}

/// Writes the tags of many messages one behind another: [`Hmac::mac_many`], as [`digest_many`] does.
pub fn mac_many<A: Algorithm, const TAG: usize, M: AsRef<[u8]>>(key: &Hmac<A, TAG>, messages: &[M], tags: &mut [u8]) {
    let [inner, outer]: &[Words<A>; 2] = key.midstates().both();
    let outer = Some((outer, A::DIGEST_BYTES));
    let construction = Construction { hash: inner, before: crate::hash::BLOCK_BYTES as u64, outer };
    hash_many::<A::Function, M>(&construction, TAG, messages, tags);
}

#[inline(never)]
fn hash_many<F: HashFunction, M: AsRef<[u8]>>(
    construction: &Construction<'_, F>,
    bytes: usize,
    messages: &[M],
    results: &mut [u8],
) {
    let mut write = |i: usize, hash: &F::Words| {
        if let Some(place) = results.get_mut(i * bytes..(i + 1) * bytes) {
            place.copy_from_slice(&F::bytes(hash).as_ref()[..bytes]);
        }
    };
    // A batch of one has nothing to share.
    let done = if messages.len() > 1 { hash_equal_length::<F, M>(construction, messages, &mut write) } else { 0 };
    run_work(&mut Many { construction, messages: LongestFirst::new(&messages[done..]), done, write });
}

/// The source of tasks for messages of any lengths, hashed or authenticated.
struct Many<'m, 'c, F: HashFunction, M, W> {
    construction: &'c Construction<'c, F>,
    messages: LongestFirst<'m, M>,
    /// How many messages were before these.
    done: usize,
    write: W,
}

/// Marks the number of a task that is the outer hash of HMAC: no array has so many messages.
const OUTER: usize = 1 << (usize::BITS - 1);

impl<'m, F: HashFunction, M: AsRef<[u8]>, W: FnMut(usize, &F::Words)> Work<'m, F> for Many<'m, '_, F, M, W> {
    #[inline]
    fn left(&self) -> usize {
        self.messages.left()
    }

    #[inline]
    fn begin(&mut self) -> Option<Task<'m, F>> {
        let (number, message) = self.messages.next()?;
        Some(Task { number, hash: *self.construction.hash, before: self.construction.before, message })
    }

    #[inline]
    fn end(&mut self, number: usize, hash: &F::Words) -> Option<Next<F>> {
        match self.construction.outer {
            Some((outer, len)) if number & OUTER == 0 => Some(Next {
                number: number | OUTER,
                hash: *outer,
                before: self.construction.before,
                bytes: F::bytes(hash),
                len,
            }),
            _ => {
                (self.write)(self.done + (number & !OUTER), hash);
                None
            }
        }
    }
}
