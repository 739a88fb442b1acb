//! Compiles and runs both sides of the tables of `docs/migration.md` that compare code: the calls of another crate, and
//! the calls of raddle in their place. The last test finds each piece of code of those tables here.

type Outcome = Result<(), Box<dyn std::error::Error>>;

const KEY: [u8; 32] = [7; 32];

mod rustcrypto {
    use aes_gcm::aead::{Aead, Payload, inout::InOutBuf};
    use aes_gcm::{AeadInOut, Aes256Gcm, KeyInit, Nonce};
    use hmac::{Hmac, Mac};
    use sha2::{Digest, Sha256};

    use super::{KEY, Outcome, ours};

    #[test]
    fn authenticated_encryption() -> Outcome {
        let (bytes, aad, msg) = (KEY, &b"header"[..], &b"attack at dawn"[..]);
        let nonce = Nonce::from([9; 12]);
        let cipher = Aes256Gcm::new_from_slice(&bytes)?;
        let sealed = cipher.encrypt(&nonce, Payload { msg, aad })?;
        let mut message = msg.to_vec();
        cipher.encrypt_in_place(&nonce, aad, &mut message)?;
        assert_eq!(message, sealed);
        assert_eq!(ours::sealed(aad, msg)?, (sealed.clone(), message.clone()));
        cipher.decrypt_in_place(&nonce, aad, &mut message)?;
        let msg = &sealed[..];
        let opened = cipher.decrypt(&nonce, Payload { msg, aad })?;
        assert_eq!(ours::opened(aad, msg)?, (opened, message));
        let mut text = *b"attack at dawn";
        let tag = cipher.encrypt_inout_detached(&nonce, aad, InOutBuf::from(&mut text[..]))?;
        assert_eq!([&text[..], &tag].concat(), sealed);
        Ok(())
    }

    #[test]
    fn hashes() {
        let (a, b) = ("attack", "at dawn");
        let digest = Sha256::new().chain_update(a).chain_update(b).finalize();
        assert_eq!(digest[..], ours::hash(a.as_bytes(), b.as_bytes()));
        let text = digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        assert_eq!(text, ours::digits(digest.into()));
    }

    #[test]
    fn authentication() -> Outcome {
        let (key, message) = (b"key", b"attack at dawn");
        let mut mac = Hmac::<Sha256>::new_from_slice(key)?;
        mac.update(message);
        let tag = &mac.finalize().into_bytes()[..];
        let mut mac = Hmac::<Sha256>::new_from_slice(key)?;
        mac.update(message);
        mac.verify_slice(tag)?;
        ours::verify(key, message, tag)
    }
}

/// The same program, with another `use`.
mod rustcrypto_traits {
    use raddle::rustcrypto::{
        aes_gcm::{Aes256Gcm, Nonce, aead::Aead},
        chacha20poly1305::ChaCha20Poly1305,
        hmac::{Hmac, KeyInit, Mac},
        sha2::{Digest, Sha256},
    };

    use super::{KEY, Outcome};

    #[test]
    fn authenticated_encryption() -> Outcome {
        let (nonce, text) = (Nonce::from([9; 12]), &b"attack at dawn"[..]);
        let theirs = aes_gcm::Aes256Gcm::new_from_slice(&KEY)?.encrypt(&nonce, text)?;
        assert_eq!(Aes256Gcm::new_from_slice(&KEY)?.encrypt(&nonce, text)?, theirs);
        let theirs = chacha20poly1305::ChaCha20Poly1305::new_from_slice(&KEY)?.encrypt(&nonce, text)?;
        assert_eq!(ChaCha20Poly1305::new_from_slice(&KEY)?.encrypt(&nonce, text)?, theirs);
        Ok(())
    }

    #[test]
    fn hashes() -> Outcome {
        assert_eq!(Sha256::digest("abc"), sha2::Sha256::digest("abc"));
        let (ours, theirs) =
            (Hmac::<Sha256>::new_from_slice(b"key")?, hmac::Hmac::<sha2::Sha256>::new_from_slice(b"key")?);
        assert_eq!(
            ours.chain_update("abc").finalize().into_bytes(),
            theirs.chain_update("abc").finalize().into_bytes()
        );
        Ok(())
    }
}

mod blake3_crate {
    use blake3::Hasher;

    use super::ours;

    #[test]
    fn the_type_with_traits_has_the_same_functions() {
        let (mut ours, mut theirs) = (raddle::rustcrypto::blake3::Hasher::new(), Hasher::new());
        ours.update(b"attack").update(b"at dawn");
        theirs.update(b"attack").update(b"at dawn");
        assert_eq!(ours.finalize(), *theirs.finalize().as_bytes());
        assert_eq!(ours.reset().finalize(), *theirs.reset().finalize().as_bytes());
    }

    #[test]
    fn hashes() {
        let (key, context, a, b) = ([7; 32], "example.org 2026-01-01 session keys", b"attack", b"at dawn");
        assert_eq!(blake3::hash(a).as_bytes(), &ours::blake3::hash(a));
        assert_eq!(blake3::hash(a).to_hex().as_str(), ours::digits(ours::blake3::hash(a)));
        assert_eq!(blake3::derive_key(context, a), ours::blake3::derive_key(context, a));
        let mut hasher = Hasher::new();
        hasher.update(a).update(b);
        assert_eq!(hasher.finalize().as_bytes(), &ours::blake3::pieces(a, b));
        let mut output = [0; 100];
        hasher.finalize_xof().fill(&mut output);
        assert_eq!(output, ours::blake3::output(a, b));
        let tag = blake3::keyed_hash(&key, a);
        assert!(ours::blake3::verify(&key, a, tag.as_bytes()));
        assert_eq!(Hasher::new_keyed(&key).update(a).finalize(), tag);
    }
}

#[cfg(feature = "ring")]
mod ring_crate {
    use ring::aead::{self, AES_256_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
    use ring::digest::{self, SHA256};
    use ring::hmac::{self, HMAC_SHA256};
    use ring::{hkdf, pbkdf2};

    use super::{KEY, Outcome, ours};

    #[test]
    fn authenticated_encryption() -> Outcome {
        let (bytes, aad) = (KEY, b"header");
        let key = LessSafeKey::new(UnboundKey::new(&AES_256_GCM, &bytes)?);
        let mut text = b"attack at dawn".to_vec();
        let nonce = || Nonce::assume_unique_for_key([9; 12]);
        key.seal_in_place_append_tag(nonce(), Aad::from(aad), &mut text)?;
        assert_eq!(ours::sealed(aad, b"attack at dawn")?.1, text);
        let mut detached = *b"attack at dawn";
        let tag = key.seal_in_place_separate_tag(nonce(), Aad::from(aad), &mut detached)?;
        assert_eq!(ours::ring::detached(aad, b"attack at dawn")?, [&detached[..], tag.as_ref()].concat());
        let opened = key.open_in_place(nonce(), Aad::from(aad), &mut text.clone())?.to_vec();
        assert_eq!(ours::opened(aad, &text)?.1, opened);
        let algorithm: &'static aead::Algorithm = &AES_256_GCM;
        let sizes = (algorithm.key_len(), algorithm.nonce_len(), algorithm.tag_len());
        assert_eq!(ours::ring::chosen_cipher(aad, b"attack at dawn")?, (text, sizes));
        Ok(())
    }

    #[test]
    fn hashes() -> Outcome {
        let data = b"attack at dawn";
        let theirs = digest::digest(&SHA256, data);
        assert_eq!(theirs.as_ref(), ours::digest(data));
        let key = hmac::Key::new(HMAC_SHA256, b"key");
        let tag = hmac::sign(&key, data);
        hmac::verify(&key, data, tag.as_ref())?;
        ours::verify(b"key", data, tag.as_ref())?;
        let algorithm: &'static digest::Algorithm = &SHA256;
        let mut context = digest::Context::new(algorithm);
        context.update(data);
        assert_eq!(context.finish().as_ref(), ours::ring::chosen_hash(data));
        Ok(())
    }

    #[test]
    fn derived_keys() -> Outcome {
        let (salt, secret, info) = (b"salt", b"secret", b"info");
        let mut key = [0; 32];
        hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret).expand(&[info], hkdf::HKDF_SHA256)?.fill(&mut key)?;
        assert_eq!(key, ours::ring::hkdf(salt, secret, info)?);
        let rounds = std::num::NonZeroU32::new(1_000).ok_or("zero")?;
        pbkdf2::derive(pbkdf2::PBKDF2_HMAC_SHA256, rounds, salt, secret, &mut key);
        assert_eq!(key, ours::ring::pbkdf2(salt, secret, rounds)?);
        Ok(())
    }
}

/// The calls in place of the openssl crate's. That crate itself is not built here: it needs OpenSSL.
mod openssl_crate {
    use super::{Outcome, ours};

    #[test]
    fn every_call_runs() -> Outcome {
        let (aad, text) = (b"header", b"attack at dawn");
        let (mut detached, mut tag) = (text.to_vec(), [0; 16]);
        ours::openssl::seal(aad, &mut detached, &mut tag)?;
        assert_eq!([&detached[..], &tag].concat(), ours::sealed(aad, text)?.0);
        ours::openssl::open(aad, &mut detached, &tag)?;
        assert_eq!(detached, text);
        assert_eq!(ours::openssl::hash(text), ours::digest(text));
        ours::verify(b"key", text, &ours::openssl::sign(b"key", text))
    }
}

/// The calls of raddle in their place.
mod ours {
    use raddle::Hex;
    use raddle::aes_gcm::{Aes256Gcm, Key, Nonce, NonceSequence};
    use raddle::hmac::{HmacSha256, Tag};
    use raddle::sha256::Sha256;

    use super::{KEY as bytes, Outcome};

    type Texts = (Vec<u8>, Vec<u8>);
    type Error = Box<dyn std::error::Error>;

    fn nonce() -> Nonce {
        Nonce::from([9; 12])
    }

    pub(super) fn sealed(aad: &[u8], msg: &[u8]) -> Result<Texts, Error> {
        let nonce = nonce();
        let cipher = Aes256Gcm::new(&Key::try_from(&bytes[..])?);
        let mut message = msg.to_vec();
        cipher.seal_vec_in_place(&nonce, aad, &mut message)?;
        Ok((cipher.seal_to_vec(&nonce, aad, msg)?, message))
    }

    pub(super) fn opened(aad: &[u8], msg: &[u8]) -> Result<Texts, Error> {
        let nonce = nonce();
        let cipher = Aes256Gcm::new(&Key::try_from(&bytes[..])?);
        let mut message = msg.to_vec();
        cipher.open_vec_in_place(&nonce, aad, &mut message)?;
        assert_eq!(cipher.open_in_place(&nonce, aad, &mut msg.to_vec())?, message);
        Ok((cipher.open_to_vec(&nonce, aad, msg)?, message))
    }

    #[test]
    fn a_sequence_counts_nonces() -> Outcome {
        let mut sequence = NonceSequence::with_sender([0, 0, 0, 1]);
        assert_ne!(sequence.next_nonce()?, sequence.next_nonce()?);
        Ok(())
    }

    pub(super) fn hash(a: &[u8], b: &[u8]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(a);
        hash.update(b);
        hash.finalize()
    }

    pub(super) fn digest(data: &[u8]) -> [u8; 32] {
        Sha256::digest(data)
    }

    pub(super) fn digits(digest: [u8; 32]) -> String {
        format!("{:x}", Hex(digest))
    }

    pub(super) fn verify(key: &[u8], data: &[u8], tag: &[u8]) -> Outcome {
        let mut mac = HmacSha256::new(key).start();
        mac.update(data);
        mac.verify(&Tag::try_from(tag)?)?;
        let tag = HmacSha256::new(key).mac(data);
        let key = HmacSha256::new(key);
        Ok(key.verify(data, &tag)?)
    }

    pub(super) mod blake3 {
        use raddle::Tag;
        use raddle::blake3::{self, Blake3};

        pub(in super::super) fn hash(a: &[u8]) -> [u8; 32] {
            Blake3::digest(a)
        }

        pub(in super::super) fn derive_key(context: &str, a: &[u8]) -> [u8; 32] {
            blake3::derive_key(context, a)
        }

        pub(in super::super) fn pieces(a: &[u8], b: &[u8]) -> [u8; 32] {
            let mut hasher = Blake3::new();
            hasher.update(a);
            hasher.update(b);
            hasher.finalize()
        }

        pub(in super::super) fn output(a: &[u8], b: &[u8]) -> [u8; 100] {
            let (mut hasher, mut output) = (Blake3::new(), [0; 100]);
            hasher.update(a);
            hasher.update(b);
            hasher.finalize_output().fill(&mut output);
            output
        }

        pub(in super::super) fn verify(key: &[u8; 32], a: &[u8], tag: &[u8; 32]) -> bool {
            let mut hasher = Blake3::keyed(key);
            hasher.update(a);
            hasher.finalize_tag() == Tag::from(*tag)
        }
    }

    #[cfg(feature = "ring")]
    pub(super) mod ring {
        use raddle::aead::any::{AnyAead, AnyAlgorithm};
        use raddle::aes_gcm::{Aes256Gcm, Key};
        use raddle::hash::any::{AnyHash, AnyMac};
        use raddle::{hkdf::HkdfSha256, pbkdf2::Pbkdf2Sha256};

        use super::{Error, bytes, nonce};

        pub(in super::super) fn detached(aad: &[u8], msg: &[u8]) -> Result<Vec<u8>, Error> {
            let (key, mut text) = (Aes256Gcm::new(&Key::try_from(&bytes[..])?), msg.to_vec());
            let tag = key.seal_in_place_detached(&nonce(), aad, &mut text)?;
            Ok([&text[..], tag.as_bytes()].concat())
        }

        pub(in super::super) fn chosen_cipher(
            aad: &[u8],
            msg: &[u8],
        ) -> Result<(Vec<u8>, (usize, usize, usize)), Error> {
            let algorithm: AnyAlgorithm = "aes-256-gcm".parse()?;
            let (cipher, mut text) = (AnyAead::new(algorithm, &bytes)?, msg.to_vec());
            cipher.seal_vec_in_place(nonce().as_bytes(), aad, &mut text)?;
            Ok((text, (algorithm.key_bytes(), algorithm.nonce_bytes(), AnyAlgorithm::TAG_BYTES)))
        }

        pub(in super::super) fn chosen_hash(data: &[u8]) -> Vec<u8> {
            let hash: AnyHash = AnyHash::Sha256;
            let mut hasher = hash.hasher();
            hasher.update(data);
            assert_eq!(hash.digest(data), hasher.finalize());
            let mac = AnyMac::new(hash, b"key");
            assert!(mac.is_ok());
            hash.digest(data).to_vec()
        }

        pub(in super::super) fn hkdf(salt: &[u8], secret: &[u8], info: &[u8]) -> Result<[u8; 32], Error> {
            let mut key = [0; 32];
            HkdfSha256::extract(salt, secret).expand(info, &mut key)?;
            Ok(key)
        }

        pub(in super::super) fn pbkdf2(
            salt: &[u8],
            secret: &[u8],
            rounds: std::num::NonZeroU32,
        ) -> Result<[u8; 32], Error> {
            let mut key = [0; 32];
            Pbkdf2Sha256::new(secret).derive(salt, rounds, &mut key)?;
            Ok(key)
        }
    }

    pub(super) mod openssl {
        use raddle::aes_gcm::{Aes256Gcm, Key, Tag};
        use raddle::hmac::HmacSha256;
        use raddle::sha256::Sha256;

        use super::super::{KEY, Outcome};
        use super::nonce;

        pub(in super::super) fn seal(aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Outcome {
            let cipher = Aes256Gcm::new(&Key::from(KEY));
            tag.copy_from_slice(cipher.seal_in_place_detached(&nonce(), aad, data)?.as_bytes());
            Ok(())
        }

        pub(in super::super) fn open(aad: &[u8], data: &mut [u8], tag: &[u8]) -> Outcome {
            let cipher = Aes256Gcm::new(&Key::from(KEY));
            cipher.open_in_place_detached(&nonce(), aad, data, &Tag::try_from(tag)?)?;
            Ok(())
        }

        pub(in super::super) fn hash(data: &[u8]) -> [u8; 32] {
            Sha256::digest(data)
        }

        pub(in super::super) fn sign(key: &[u8], data: &[u8]) -> [u8; 32] {
            *HmacSha256::new(key).mac(data).as_bytes()
        }
    }
}

/// The code in the tables of the page that compare calls, except for the openssl crate's, stands in this file.
#[test]
fn the_page_shows_this_code() {
    let squeezed = |text: &str| text.split_whitespace().collect::<String>().replace(",)", ")");
    let (code, page) = (squeezed(include_str!("migration.rs")), include_str!("../migration.md"));
    let mut count = 0;
    for table in page.split("\n\n").filter(|table| table.lines().next().is_some_and(|head| head.contains(" | here"))) {
        let unbuilt = usize::from(table.starts_with("| openssl"));
        for row in table.lines().skip(2) {
            let cells = row.split('|').skip(1 + unbuilt).take(2 - unbuilt);
            for piece in cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)) {
                assert!(code.contains(&squeezed(piece)), "docs/migration.md shows `{piece}`, which no test compiles");
                count += 1;
            }
        }
    }
    assert!(count > 60, "{count} pieces of code");
}
