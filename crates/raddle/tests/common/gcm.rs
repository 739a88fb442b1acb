//! AES-GCM with lengths of key, nonce and tag that are known only when a test runs.

use raddle::aes_gcm::{
    Aead, AeadTag, AnyLength, AnyNonce, Bits128, Bits192, Bits256, Gcm, KeySize, Nonce, Nonce96, OpenError, Tag,
    TagMismatch,
};

/// A key that seals and opens with every function that the library has.
pub(crate) trait Cipher {
    /// Returns the ciphertext and the tag, and checks that separate output, in-place output and pieces give equal
    /// results.
    fn seal(&self, nonce: AnyNonce<'_>, aad: &[u8], text: &[u8]) -> Vec<u8>;

    /// Returns the text if the tag is right, and checks that separate output, in-place output and pieces give equal
    /// results. If the tag is wrong, checks that nothing of the text is left.
    fn open(&self, nonce: AnyNonce<'_>, aad: &[u8], sealed: &[u8]) -> Option<Vec<u8>>;
}

/// A cipher with tags of `tag` bytes, or `None` if the library has no such tags. A key has 16, 24 or 32 bytes.
pub(crate) fn cipher(key: &[u8], tag: usize) -> Option<Box<dyn Cipher>> {
    match tag {
        12 => Some(with_tag::<12>(key)),
        13 => Some(with_tag::<13>(key)),
        14 => Some(with_tag::<14>(key)),
        15 => Some(with_tag::<15>(key)),
        16 => Some(with_tag::<16>(key)),
        _ => None,
    }
}

fn with_tag<const TAG: usize>(key: &[u8]) -> Box<dyn Cipher>
where
    Tag<TAG>: AeadTag,
{
    match key.len() {
        16 => Box::new(NonceLengths::<Bits128, TAG>::new(key)),
        24 => Box::new(NonceLengths::<Bits192, TAG>::new(key)),
        32 => Box::new(NonceLengths::<Bits256, TAG>::new(key)),
        bytes => panic!("a key of {bytes} bytes"),
    }
}

/// A key for nonces of any length, and the same key for 12-byte nonces.
struct NonceLengths<S: KeySize, const TAG: usize>
where
    Tag<TAG>: AeadTag,
{
    any: Aead<Gcm<S, AnyLength, TAG>>,
    twelve: Aead<Gcm<S, Nonce96, TAG>>,
}

impl<S: KeySize, const TAG: usize> NonceLengths<S, TAG>
where
    Tag<TAG>: AeadTag,
{
    fn new(key: &[u8]) -> Self {
        let key = &S::Key::try_from(key).unwrap();
        Self { any: Aead::new(key), twelve: Aead::new(key) }
    }
}

fn twelve(nonce: AnyNonce<'_>) -> Option<Nonce> {
    Nonce::try_from(nonce.as_bytes()).ok()
}

impl<S: KeySize, const TAG: usize> Cipher for NonceLengths<S, TAG>
where
    Tag<TAG>: AeadTag,
{
    fn seal(&self, nonce: AnyNonce<'_>, aad: &[u8], text: &[u8]) -> Vec<u8> {
        let mut sealed = vec![0xa5; text.len() + TAG];
        self.any.seal(nonce, aad, text, &mut sealed).unwrap();

        let mut in_place = [text, &[0xa5; TAG]].concat();
        self.any.seal_in_place(nonce, aad, &mut in_place).unwrap();
        assert!(in_place == sealed, "sealed in place");
        if let Some(nonce) = twelve(nonce) {
            let mut apart = vec![0xa5; sealed.len()];
            self.twelve.seal(&nonce, aad, text, &mut apart).unwrap();
            assert!(apart == sealed, "sealed with a nonce of 12 bytes");
        }

        let (first, last) = text.split_at(text.len() / 3);
        let mut gathered = vec![0xa5; sealed.len()];
        self.any.seal_into(nonce, aad, &[first, &[], last], &mut gathered).unwrap();
        assert!(gathered == sealed, "sealed from several pieces");

        let (mut sealer, mut pieces) = (self.any.sealer(nonce, aad), text.to_vec());
        let (first, last) = pieces.split_at_mut(text.len() / 3);
        sealer.seal(first).unwrap();
        sealer.seal(last).unwrap();
        assert!([&pieces[..], sealer.finalize().as_bytes()].concat() == sealed, "sealed in pieces");
        sealed
    }

    fn open(&self, nonce: AnyNonce<'_>, aad: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
        let (ciphertext, tag) = sealed.split_last_chunk::<TAG>().unwrap();
        let tag = Tag::from(*tag);
        let mut text = vec![0xa5; ciphertext.len()];
        let opened = self.any.open(nonce, aad, sealed, &mut text);

        let mut in_place = ciphertext.to_vec();
        assert_eq!(self.any.open_in_place_detached(nonce, aad, &mut in_place, &tag), opened, "opened in place");
        assert!(in_place == if opened.is_ok() { &text } else { ciphertext }, "opened in place");
        if let Some(nonce) = twelve(nonce) {
            let mut apart = vec![0xa5; text.len()];
            assert_eq!(self.twelve.open(&nonce, aad, sealed, &mut apart), opened, "opened with a nonce of 12 bytes");
            assert!(apart == text, "opened with a nonce of 12 bytes");
        }

        let (mut opener, mut pieces) = (self.any.opener(nonce, aad), ciphertext.to_vec());
        let (first, last) = pieces.split_at_mut(text.len() / 3);
        opener.authenticate(first).unwrap();
        opener.authenticate(last).unwrap();
        match opener.verify(&tag) {
            Ok(mut opened) => {
                opened.open(first).unwrap();
                opened.open(last).unwrap();
                assert_eq!(opened.finish(), Ok(()));
                assert!(pieces == text, "opened in pieces");
            }
            Err(mismatch) => assert_eq!(opened, Err(mismatch.into()), "opened in pieces"),
        }

        match opened {
            Ok(()) => Some(text),
            Err(error) => {
                assert_eq!(error, OpenError::TagMismatch(TagMismatch));
                assert!(text.iter().all(|&byte| byte == 0), "what does not open leaves nothing");
                None
            }
        }
    }
}
