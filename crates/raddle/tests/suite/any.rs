//! Algorithms that are chosen at run time, against those that are chosen at compile time; and messages in vectors, which both
//! have.

use raddle::{
    aead::{
        Aead, AeadAlgorithm, ChaChaPoly, Gcm, OpenError, SealError, TagMismatch, WrongLength, XChaChaPoly,
        any::{AnyAead, AnyAlgorithm, UnknownAlgorithm},
    },
    aes::{Bits128, Bits192, Bits256},
};

use crate::common::{Effort, Random};

const MISMATCH: OpenError = OpenError::TagMismatch(TagMismatch);

fn lengths() -> impl Iterator<Item = usize> {
    [0, 1, 15, 16, 17, 100, 1000, 5000].into_iter().filter(|&length| Effort::here().includes(length))
}

/// Seals and opens in every way; compares with the cipher of the type, gives bad input to each.
fn agrees<A: AeadAlgorithm>(algorithm: AnyAlgorithm, name: &str) {
    assert_eq!(
        (algorithm.name(), algorithm.key_bytes(), algorithm.nonce_bytes(), algorithm.message_bytes()),
        (name, A::KEY_BYTES, A::NONCE_BYTES, A::MESSAGE_BYTES)
    );
    assert_eq!(AnyAlgorithm::TAG_BYTES, A::TAG_BYTES);
    assert_eq!(format!("{algorithm}"), name);
    assert_eq!(format!("{algorithm:>20}|"), format!("{name:>20}|"));
    assert_eq!([name, &name.to_uppercase()].map(str::parse), [Ok(algorithm); 2]);

    let mut random = Random(140);
    let key = random.bytes(A::KEY_BYTES);
    let typed = Aead::<A>::new(&A::Key::try_from(&key).unwrap());
    let any = AnyAead::new(algorithm, &key).unwrap().clone();
    assert_eq!((any.algorithm(), format!("{any:?}")), (algorithm, format!("AnyAead({name})")));
    for got in [0, A::KEY_BYTES - 1, A::KEY_BYTES + 1, 64] {
        assert_eq!(AnyAead::new(algorithm, &vec![7; got]).unwrap_err(), WrongLength { expected: A::KEY_BYTES, got });
    }

    for length in lengths() {
        let (nonce, aad, text) = (random.bytes(A::NONCE_BYTES), random.bytes(length % 40), random.bytes(length));
        let owned = A::OwnedNonce::try_from(&nonce).unwrap();
        let mut sealed = vec![0; length + A::TAG_BYTES];
        typed.seal(A::lend_nonce(&owned), &aad, &text, &mut sealed).unwrap();

        let mut apart = vec![0xa5; sealed.len()];
        any.seal(&nonce, &aad, &text, &mut apart).unwrap();
        assert!(apart == sealed);
        let mut in_place = [&text[..], &[0xa5; 16]].concat();
        any.seal_in_place(&nonce, &aad, &mut in_place).unwrap();
        assert!(in_place == sealed);
        let mut opened = vec![0xa5; length];
        any.open(&nonce, &aad, &sealed, &mut opened).unwrap();
        assert!(opened == text);
        assert!(any.open_in_place(&nonce, &aad, &mut in_place).unwrap() == text);

        let mut forged = sealed.clone();
        forged[random.below(length + A::TAG_BYTES)] ^= 1 << random.below(8);
        assert_eq!(any.open(&nonce, &aad, &forged, &mut opened), Err(MISMATCH));
        assert!(opened.iter().all(|&byte| byte == 0));
        let mut zeros = forged.clone();
        assert_eq!(any.open_in_place(&nonce, &aad, &mut zeros), Err(MISMATCH));
        assert!(zeros[..length].iter().all(|&byte| byte == 0));

        for got in [0, A::NONCE_BYTES - 1, A::NONCE_BYTES + 1] {
            let (nonce, wrong) = (vec![0; got], WrongLength { expected: A::NONCE_BYTES, got });
            apart.fill(0xa5);
            assert_eq!(any.seal(&nonce, &aad, &text, &mut apart), Err(SealError::WrongLength(wrong)));
            assert_eq!(any.seal_in_place(&nonce, &aad, &mut apart), Err(SealError::WrongLength(wrong)));
            assert_eq!(any.open(&nonce, &aad, &sealed, &mut apart[..length]), Err(OpenError::WrongLength(wrong)));
            assert_eq!(any.open_in_place(&nonce, &aad, &mut apart), Err(OpenError::WrongLength(wrong)));
            assert!(apart.iter().all(|&byte| byte == 0xa5));
        }

        #[cfg(feature = "alloc")]
        vectors(&any, &typed, (&nonce, A::lend_nonce(&owned)), &aad, &text, &sealed, &forged);
    }
}

/// Vectors with room for the tag and without.
#[cfg(feature = "alloc")]
fn vectors<A: AeadAlgorithm>(
    any: &AnyAead,
    typed: &Aead<A>,
    (nonce, lent): (&[u8], A::Nonce<'_>),
    aad: &[u8],
    text: &[u8],
    sealed: &[u8],
    forged: &[u8],
) {
    assert!(any.seal_to_vec(nonce, aad, text).unwrap() == sealed);
    assert!(any.open_to_vec(nonce, aad, sealed).unwrap() == text);
    assert_eq!(any.open_to_vec(nonce, aad, forged), Err(MISMATCH));
    let cut = &sealed[..A::TAG_BYTES - 1];
    let truncated = OpenError::Truncated { got: cut.len() };
    assert_eq!(any.open_to_vec(nonce, aad, cut), Err(truncated));

    for room in [0, 1, A::TAG_BYTES - 1, A::TAG_BYTES, 100] {
        let mut first = Vec::with_capacity(text.len() + room);
        first.extend_from_slice(text);
        let mut second = first.clone();
        let place = first.as_ptr();
        typed.seal_vec_in_place(lent, aad, &mut first).unwrap();
        assert_eq!(first.as_ptr() == place, room >= A::TAG_BYTES, "moved only where there is no room");
        any.seal_vec_in_place(nonce, aad, &mut second).unwrap();
        assert!(first == sealed && second == sealed);
        typed.open_vec_in_place(lent, aad, &mut first).unwrap();
        any.open_vec_in_place(nonce, aad, &mut second).unwrap();
        assert!(first == text && second == text);
    }

    let [mut first, mut second] = [forged, forged].map(<[u8]>::to_vec);
    assert_eq!(typed.open_vec_in_place(lent, aad, &mut first), Err(MISMATCH));
    assert_eq!(any.open_vec_in_place(nonce, aad, &mut second), Err(MISMATCH));
    assert!(first.is_empty() && second.is_empty());
    let mut short = cut.to_vec();
    assert_eq!(typed.open_vec_in_place(lent, aad, &mut short), Err(truncated));
    let wrong = WrongLength { expected: nonce.len(), got: nonce.len() - 1 };
    assert_eq!(any.open_vec_in_place(&nonce[1..], aad, &mut short), Err(OpenError::WrongLength(wrong)));
    assert_eq!(any.seal_vec_in_place(&nonce[1..], aad, &mut short), Err(SealError::WrongLength(wrong)));
    assert_eq!(short, cut);
}

#[test]
fn the_types_agree_on_every_algorithm() {
    agrees::<Gcm<Bits128>>(AnyAlgorithm::Aes128Gcm, "aes-128-gcm");
    agrees::<Gcm<Bits192>>(AnyAlgorithm::Aes192Gcm, "aes-192-gcm");
    agrees::<Gcm<Bits256>>(AnyAlgorithm::Aes256Gcm, "aes-256-gcm");
    agrees::<ChaChaPoly>(AnyAlgorithm::ChaCha20Poly1305, "chacha20-poly1305");
    agrees::<XChaChaPoly>(AnyAlgorithm::XChaCha20Poly1305, "xchacha20-poly1305");
    assert_eq!(AnyAlgorithm::ALL.len(), 5);
}

#[test]
fn other_names_are_refused() {
    for name in ["", "aes", "aes-256-gcm ", "aes256gcm", "aes-512-gcm", "chacha20"] {
        assert_eq!(name.parse::<AnyAlgorithm>(), Err(UnknownAlgorithm), "{name}");
    }
    assert!(UnknownAlgorithm.to_string().ends_with(" chacha20-poly1305 xchacha20-poly1305"));
}

#[test]
fn a_cipher_is_shared_by_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<AnyAead>();
}
