//! AES-GCM with every key size and nonces of several lengths, at once, in place and in random pieces, and with a
//! flipped bit, compared with RustCrypto.

use crate::{Pieces, Text};
use aes_gcm::aead::array::typenum::Unsigned;
use aes_gcm::aead::consts::{U1, U8, U12, U16, U60};
use aes_gcm::aes::{Aes128, Aes192, Aes256};
use aes_gcm::{AeadInOut, AesGcm, KeyInit};
use arbitrary::Arbitrary;
use core::convert::Infallible;
use raddle::aes_gcm::{Aead, AeadAlgorithm, AnyLength, AnyNonce, Bits128, Bits192, Bits256, Gcm, KeySize, Nonce, Tag};

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    key: [u8; 32],
    size: u8,
    nonce: [u8; 60],
    nonce_length: u8,
    aad: Text,
    pieces: Pieces,
    message: Text,
    /// The bit of the sealed message that is flipped.
    bit: u32,
}

/// Runs a case.
pub fn check(case: &Case) {
    macro_rules! with_key {
        ($size:ident, $rival:ident, $bytes:literal) => {{
            let key: [u8; $bytes] = *case.key.first_chunk().expect("32 bytes");
            let (any, twelve) = (Aead::<Gcm<$size, AnyLength>>::new(&key.into()), Aead::<Gcm<$size>>::new(&key.into()));
            match case.nonce_length % 5 {
                0 => compare(&any, &rival::<AesGcm<$rival, U1>>(&key), case),
                1 => compare(&any, &rival::<AesGcm<$rival, U8>>(&key), case),
                2 => compare(&any, &rival::<AesGcm<$rival, U16>>(&key), case),
                3 => compare(&any, &rival::<AesGcm<$rival, U60>>(&key), case),
                _ => compare(&twelve, &rival::<AesGcm<$rival, U12>>(&key), case),
            }
        }};
    }
    match case.size % 3 {
        0 => with_key!(Bits128, Aes128, 16),
        1 => with_key!(Bits192, Aes192, 24),
        _ => with_key!(Bits256, Aes256, 32),
    }
}

fn rival<R: KeyInit>(key: &[u8]) -> R {
    R::new_from_slice(key).expect("a key of the right length")
}

/// An algorithm whose nonce can be taken from bytes.
trait FromBytes: AeadAlgorithm {
    fn with_nonce<T>(bytes: &[u8], call: impl FnOnce(Self::Nonce<'_>) -> T) -> T;
}

impl<S: KeySize> FromBytes for Gcm<S> {
    fn with_nonce<T>(bytes: &[u8], call: impl FnOnce(&Nonce) -> T) -> T {
        call(&Nonce::from(<[u8; 12]>::try_from(bytes).expect("12 bytes")))
    }
}

impl<S: KeySize> FromBytes for Gcm<S, AnyLength> {
    fn with_nonce<T>(bytes: &[u8], call: impl FnOnce(AnyNonce<'_>) -> T) -> T {
        call(AnyNonce::new(bytes).expect("a nonce"))
    }
}

fn compare<V: FromBytes<Tag = Tag, Refusal = Infallible>, R: AeadInOut<TagSize = U16>>(
    cipher: &Aead<V>,
    rival: &R,
    case: &Case,
) {
    let nonce = &case.nonce[..R::NonceSize::USIZE];
    let mut sealed = case.message.0.clone();
    let tag =
        rival.encrypt_inout_detached(nonce.try_into().expect("its length"), &case.aad.0, sealed.as_mut_slice().into());
    let tag = Tag::from(<[u8; 16]>::from(tag.expect("not too long")));
    V::with_nonce(nonce, |nonce| check_with(cipher, nonce, case, &sealed, tag));
}

fn check_with<V: AeadAlgorithm<Tag = Tag, Refusal = Infallible>>(
    cipher: &Aead<V>,
    nonce: V::Nonce<'_>,
    case: &Case,
    sealed: &[u8],
    tag: Tag,
) {
    let mut ours = case.message.0.clone();
    let our_tag = cipher.seal_in_place_detached(nonce, &case.aad.0, &mut ours).expect("not too long");
    assert_eq!((&ours[..], our_tag), (sealed, tag));

    let mut sealer = cipher.sealer(nonce, &case.aad.0);
    let mut ours = case.message.0.clone();
    case.pieces.of_mut(&mut ours).into_iter().for_each(|piece| sealer.seal(piece).expect("not too long"));
    assert_eq!((&ours[..], sealer.finalize()), (sealed, tag));

    let mut text = vec![0xa5; sealed.len()];
    cipher.open_detached(nonce, &case.aad.0, sealed, &tag, &mut text).expect("the right tag");
    assert_eq!(text, case.message.0);

    let mut opener = cipher.opener(nonce, &case.aad.0);
    case.pieces.of_mut(&mut ours).into_iter().for_each(|piece| opener.authenticate(piece).expect("not too long"));
    let mut opened = opener.verify(&tag).expect("the right tag");
    case.pieces.of_mut(&mut ours).into_iter().for_each(|piece| opened.open(piece).expect("as long as before"));
    opened.finish().expect("the same as before");
    assert_eq!(ours, case.message.0);

    let mut altered = [sealed, tag.as_bytes()].concat();
    let bit = case.bit as usize % (8 * altered.len());
    altered[bit / 8] ^= 1 << (bit % 8);
    assert!(cipher.open(nonce, &case.aad.0, &altered, &mut text).is_err());
    assert!(text.iter().all(|&byte| byte == 0));
    let mut in_place = altered.clone();
    assert!(cipher.open_in_place(nonce, &case.aad.0, &mut in_place).is_err());
    assert_eq!(in_place, altered);
}
