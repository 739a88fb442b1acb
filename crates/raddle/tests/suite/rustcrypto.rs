//! Tests the RustCrypto traits: with the helpers of the trait crates, against RustCrypto's own crates, and through code
//! that is generic over the traits.

use std::fmt::Debug;

use aead::{
    AeadCore, AeadInOut, KeyInit, KeySizeUser,
    array::typenum::Unsigned,
    consts::{U12, U16},
    dev as aead_dev,
};
use cipher::{IvSizeUser, KeyIvInit, StreamCipher, StreamCipherSeek, dev::stream};
use digest::{
    Digest, ExtendableOutputReset, FixedOutputReset, HashMarker, Mac, Output, XofReader,
    block_api::EagerHash,
    const_oid::AssociatedOid,
    dev::{self as digest_dev, MacTestVector, MacTruncSide, TestVector},
};
use raddle::rustcrypto as ours;
use universal_hash::UniversalHash;

use crate::hash::rustcrypto;

/// Returns bytes that look random.
fn bytes(seed: usize, len: usize) -> &'static [u8] {
    let mut state = seed as u64 + 1;
    let next = |_| {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 56) as u8
    };
    (0..len).map(next).collect::<Vec<_>>().leak()
}

/// Returns lengths around the ends of blocks, and a few long ones.
fn lengths() -> impl Iterator<Item = usize> {
    (0..200).chain([255, 256, 257, 1000, 4095, 4096, 5000])
}

fn hash<Ours, Theirs>()
where
    Ours: FixedOutputReset + Clone + Default + HashMarker + AssociatedOid + EagerHash + std::io::Write,
    Theirs: Digest + AssociatedOid + EagerHash,
{
    for len in lengths() {
        let input = bytes(len, len);
        let output = Theirs::digest(input).to_vec().leak();
        digest_dev::fixed_reset_test::<Ours>(&TestVector { input, output }).unwrap();

        let mut writer = Ours::default();
        std::io::copy(&mut &*input, &mut writer).unwrap();
        assert_eq!(writer.finalize()[..], *output, "as a writer, {len} bytes");
    }
    assert_eq!(Ours::OID, Theirs::OID);
    assert_eq!(<Ours as Digest>::output_size(), <Theirs as Digest>::output_size());
    keys::<Ours, Theirs>();
}

/// Checks that other crates compute the same results from our hash as from the reference.
fn keys<Ours: EagerHash, Theirs: EagerHash>() {
    for len in [0, 1, 32, 63, 64, 65, 200] {
        let (key, message) = (bytes(1, len), bytes(2, len));
        assert_eq!(
            hmac::SimpleHmac::<Ours>::new_from_slice(key).unwrap().chain_update(message).finalize().into_bytes()[..],
            hmac::SimpleHmac::<Theirs>::new_from_slice(key).unwrap().chain_update(message).finalize().into_bytes()[..],
        );
        assert_eq!(
            hmac::Hmac::<Ours>::new_from_slice(key).unwrap().chain_update(message).finalize().into_bytes()[..],
            hmac::Hmac::<Theirs>::new_from_slice(key).unwrap().chain_update(message).finalize().into_bytes()[..],
        );
    }
}

/// Our hash functions, as a program imports them.
mod hashes {
    pub(super) use raddle::rustcrypto::{md5::Md5, sha1::Sha1, sha2::*};
}

/// Hashes a message of many pieces.
fn pieces<Ours: Digest + Default + digest::Update + digest::FixedOutput, Theirs: Digest>() {
    let input = bytes(3, 1 << 20);
    let mut hasher = Ours::default();
    for piece in input.chunks(997) {
        Digest::update(&mut hasher, piece);
    }
    assert_eq!(Digest::finalize(hasher)[..], Theirs::digest(input)[..]);
}

macro_rules! each_function {
    (; $($(#[$doc:meta])* $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;)*) => {
        #[test]
        fn hashes_are_those_of_rustcrypto() {
            $(
                hash::<hashes::$name, rustcrypto::$name>();
                pieces::<hashes::$name, rustcrypto::$name>();
            )*
        }
    };
}

raddle::hashes!(padded: each_function);

#[test]
fn checked_sha1_has_the_traits_of_digest() {
    use ours::sha1_checked::Sha1;

    for len in lengths() {
        let (input, output) = (bytes(len, len), rustcrypto::Sha1::digest(bytes(len, len)).to_vec().leak());
        digest_dev::fixed_reset_test::<Sha1>(&TestVector { input, output }).unwrap();
    }
    pieces::<Sha1, rustcrypto::Sha1>();
    let collision = include_bytes!("collisions/sha-mbles-1.bin");
    let safe = Sha1::digest(collision);
    assert_ne!(safe[..], rustcrypto::Sha1::digest(collision)[..]);
    assert_eq!(Sha1::new_with_prefix(collision).try_finalize().unwrap_err().digest()[..], safe[..]);
}

#[test]
fn blake3_has_the_traits_of_its_crate() {
    use ours::blake3::{ExtendableOutput, Hasher};

    for len in lengths() {
        let (input, output) = (bytes(len, len), vec![0; 1 + len % 200].leak());
        let vector = TestVector { input, output: blake3::Hasher::digest(input).to_vec().leak() };
        digest_dev::fixed_reset_test::<Hasher>(&vector).unwrap();
        blake3::Hasher::digest_xof(input, output);
        digest_dev::xof_reset_test::<Hasher>(&TestVector { input, output }).unwrap();

        let mut writer = Hasher::default();
        std::io::copy(&mut &*input, &mut writer).unwrap();
        assert_eq!(writer.finalize_xof_reset().read_boxed(output.len())[..], *output, "as a writer, {len} bytes");
        assert_eq!(Digest::finalize(writer), Hasher::digest(b""), "after a reset");

        let hmac = hmac::SimpleHmac::<Hasher>::new_from_slice(input).unwrap().chain_update(input);
        let theirs = hmac::SimpleHmac::<blake3::Hasher>::new_from_slice(input).unwrap().chain_update(input);
        assert_eq!(hmac.finalize().into_bytes(), theirs.finalize().into_bytes());
    }
    mac::<Hasher, blake3::Hasher>(Some(32));
    for len in [0, 31, 33, 64] {
        assert!(<Hasher as digest::KeyInit>::new_from_slice(bytes(1, len)).is_err(), "a key of {len} bytes");
    }
}

/// Compares the results under keys of any length, or of one length.
fn mac<Ours, Theirs>(key_bytes: Option<usize>)
where
    Ours: Mac + digest::KeyInit + Clone + FixedOutputReset + Debug,
    Theirs: Mac + digest::KeyInit,
{
    for len in lengths() {
        let (key, input) = (bytes(4, key_bytes.unwrap_or(len)), bytes(5, len));
        let expected = <Theirs as digest::KeyInit>::new_from_slice(key).unwrap().chain_update(input).finalize();
        let tag = expected.into_bytes().to_vec().leak();
        let vector = MacTestVector { key, input, tag };
        digest_dev::mac_test::<Ours>(&vector, MacTruncSide::None).unwrap();
        digest_dev::reset_mac_test::<Ours>(&vector, MacTruncSide::None).unwrap();

        let made = <Ours as digest::KeyInit>::new_from_slice(key).unwrap().chain_update(input);
        assert!(format!("{made:?}").ends_with("(..)"));
        let mut tag = tag.to_vec();
        let flipped = len % tag.len();
        tag[flipped] ^= 1;
        assert!(made.clone().verify_slice(&tag).is_err(), "a flipped bit");
        assert!(made.clone().verify_slice(&tag[1..]).is_err(), "a short tag");
        assert!(made.verify(&Output::<Ours>::default()).is_err());
    }
}

#[test]
fn macs_are_those_of_rustcrypto() {
    mac::<ours::hmac::HmacSha256, hmac::Hmac<sha2::Sha256>>(None);
    mac::<ours::hmac::HmacSha224, hmac::Hmac<sha2::Sha224>>(None);
    mac::<ours::hmac::HmacSha512, hmac::Hmac<sha2::Sha512>>(None);
    mac::<ours::hmac::HmacSha384, hmac::Hmac<sha2::Sha384>>(None);
    mac::<ours::hmac::HmacSha512_224, hmac::Hmac<sha2::Sha512_224>>(None);
    mac::<ours::hmac::HmacSha512_256, hmac::Hmac<sha2::Sha512_256>>(None);
    mac::<ours::hmac::HmacSha1, hmac::Hmac<sha1::Sha1>>(None);
    mac::<ours::hmac::HmacMd5, hmac::Hmac<md5::Md5>>(None);
}

fn open_in_place<A: AeadInOut + KeyInit>(
    key: &[u8],
    nonce: &[u8],
    aad: &[u8],
    sealed: &mut Vec<u8>,
) -> aead::Result<()> {
    A::new_from_slice(key).unwrap().decrypt_in_place(nonce.try_into().unwrap(), aad, sealed)
}

fn aead<Ours, Theirs>()
where
    Ours: AeadInOut + KeyInit + Clone + KeySizeUser,
    Theirs: AeadInOut + KeyInit,
{
    assert_eq!(<Ours as KeySizeUser>::KeySize::USIZE, <Theirs as KeySizeUser>::KeySize::USIZE);
    let (key, nonce) = (bytes(6, Ours::KeySize::USIZE), bytes(7, <Ours as AeadCore>::NonceSize::USIZE));
    let theirs = Theirs::new_from_slice(key).unwrap();
    for len in lengths() {
        let (aad, plaintext) = (bytes(8, len % 37), bytes(9, len));
        let payload = aead::Payload { aad, msg: plaintext };
        let ciphertext = aead::Aead::encrypt(&theirs, nonce.try_into().unwrap(), payload).unwrap().leak();
        let vector = |ciphertext| aead_dev::TestVector { key, nonce, aad, plaintext, ciphertext };
        aead_dev::pass_test::<Ours>(&vector(&*ciphertext)).unwrap();

        let mut forged = ciphertext.to_vec();
        forged[len % ciphertext.len()] ^= 0x80;
        aead_dev::fail_test::<Ours>(&vector(&*forged.leak())).unwrap();
        aead_dev::fail_test::<Ours>(&vector(&ciphertext[..len.min(15)])).unwrap();

        // A message that does not open in place is unchanged, as with RustCrypto's crates, so the right key still opens it.
        let mut other = key.to_vec();
        other[len % key.len()] ^= 1;
        let mut buffer = ciphertext.to_vec();
        for open in [open_in_place::<Theirs>, open_in_place::<Ours>] {
            assert_eq!(open(&other, nonce, aad, &mut buffer), Err(aead::Error));
            assert_eq!(buffer, ciphertext, "{len} bytes in place");
        }
        open_in_place::<Ours>(key, nonce, aad, &mut buffer).unwrap();
        assert_eq!(buffer, plaintext, "{len} bytes in place");
    }

    assert!(Ours::new_from_slice(&key[1..]).is_err(), "a short key");
    assert!(Ours::new_from_slice(&[key, &[0]].concat()).is_err(), "a long key");
}

#[test]
fn aeads_are_those_of_rustcrypto() {
    aead::<ours::aes_gcm::Aes128Gcm, aes_gcm::Aes128Gcm>();
    aead::<ours::aes_gcm::Aes192Gcm, aes_gcm::AesGcm<aes::Aes192, U12>>();
    aead::<ours::aes_gcm::Aes256Gcm, aes_gcm::Aes256Gcm>();
    aead::<ours::aes_gcm_siv::Aes128GcmSiv, aes_gcm_siv::Aes128GcmSiv>();
    aead::<ours::aes_gcm_siv::Aes256GcmSiv, aes_gcm_siv::Aes256GcmSiv>();
    aead::<ours::chacha20poly1305::ChaCha20Poly1305, chacha20poly1305::ChaCha20Poly1305>();
    aead::<ours::chacha20poly1305::XChaCha20Poly1305, chacha20poly1305::XChaCha20Poly1305>();
    aead::<ours::xaes_256_gcm::Xaes256Gcm, xaes_256_gcm::Xaes256Gcm>();
}

fn stream<Ours, Theirs>(end: u64)
where
    Ours: KeyIvInit + StreamCipher + StreamCipherSeek + Clone,
    Theirs: KeyIvInit + StreamCipher,
{
    let (key, iv) = (bytes(11, Ours::KeySize::USIZE), bytes(12, <Ours as IvSizeUser>::IvSize::USIZE));
    for len in lengths() {
        let plaintext = bytes(13, len);
        let mut ciphertext = plaintext.to_vec();
        Theirs::new_from_slices(key, iv).unwrap().apply_keystream(&mut ciphertext);
        let ciphertext = ciphertext.leak();
        stream::stream_cipher_test::<Ours>(&stream::TestVector { key, iv, plaintext, ciphertext }).unwrap();

        let mut apart = vec![0xa5; len];
        Ours::new_from_slices(key, iv).unwrap().apply_keystream_b2b(plaintext, &mut apart);
        assert_eq!(apart, ciphertext, "apart");
        let mut keystream = vec![0xa5; len];
        Ours::new_from_slices(key, iv).unwrap().write_keystream(&mut keystream);
        assert!(keystream.iter().zip(plaintext).map(|(key, byte)| key ^ byte).eq(ciphertext.iter().copied()));
    }

    // At the end nothing is written, and the position is unchanged.
    let mut cipher = Ours::new_from_slices(key, iv).unwrap();
    cipher.try_seek(end - 3).unwrap();
    assert_eq!(cipher.try_current_pos::<u64>().unwrap(), end - 3);
    let mut data = *b"four";
    assert!(cipher.try_apply_keystream(&mut data).is_err());
    assert_eq!((&data, cipher.current_pos::<u64>()), (b"four", end - 3));
    cipher.apply_keystream(&mut data[..3]);
    assert!(cipher.try_seek(u128::from(end) + 1).is_err());
    assert!(cipher.try_current_pos::<i32>().is_err());

    let mut apart = [0; 3];
    assert!(cipher.try_apply_keystream_b2b(b"four", &mut apart).is_err(), "lengths differ");
    assert!(Ours::new_from_slices(&key[1..], iv).is_err(), "a short key");
    assert!(Ours::new_from_slices(key, &iv[1..]).is_err(), "a short nonce");
}

#[test]
fn streams_are_those_of_rustcrypto() {
    stream::<ours::chacha20::ChaCha20, chacha20::ChaCha20>(1 << 38);
    stream::<ours::chacha20::XChaCha20, chacha20::XChaCha20>(1 << 38);
    stream::<ours::ctr::Aes128Ctr32BE, ctr::Ctr32BE<aes::Aes128>>(1 << 36);
    stream::<ours::ctr::Aes192Ctr32BE, ctr::Ctr32BE<aes::Aes192>>(1 << 36);
    stream::<ours::ctr::Aes256Ctr32BE, ctr::Ctr32BE<aes::Aes256>>(1 << 36);
    stream::<ours::ctr::Aes128Ctr128BE, ctr::Ctr128BE<aes::Aes128>>(u64::MAX);
    stream::<ours::ctr::Aes192Ctr128BE, ctr::Ctr128BE<aes::Aes192>>(u64::MAX);
    stream::<ours::ctr::Aes256Ctr128BE, ctr::Ctr128BE<aes::Aes256>>(u64::MAX);
}

cipher::stream_cipher_seek_test!(chacha20_seeks, ours::chacha20::ChaCha20);
cipher::stream_cipher_seek_test!(xchacha20_seeks, ours::chacha20::XChaCha20);
cipher::stream_cipher_seek_test!(aes_128_ctr_seeks, ours::ctr::Aes128Ctr128BE);
cipher::stream_cipher_seek_test!(aes_256_ctr_32_seeks, ours::ctr::Aes256Ctr32BE);

fn universal<Ours, Theirs>()
where
    Ours: UniversalHash<BlockSize = U16> + universal_hash::KeyInit + Clone,
    Theirs: UniversalHash + universal_hash::KeyInit,
{
    /// A backend that hashes each block.
    struct Each<'a>(&'a [u8]);

    impl universal_hash::common::BlockSizeUser for Each<'_> {
        type BlockSize = U16;
    }

    impl universal_hash::UhfClosure for Each<'_> {
        fn call<B: universal_hash::UhfBackend<BlockSize = U16>>(self, backend: &mut B) {
            for block in self.0.as_chunks::<16>().0 {
                backend.proc_block(&(*block).into());
            }
        }
    }

    let key = bytes(14, <Ours as universal_hash::common::KeySizeUser>::KeySize::USIZE);
    for len in lengths() {
        let message = bytes(15, len);
        let (mut ours, mut theirs) = (
            <Ours as universal_hash::KeyInit>::new_from_slice(key).unwrap(),
            <Theirs as universal_hash::KeyInit>::new_from_slice(key).unwrap(),
        );
        ours.update_padded(message);
        theirs.update_padded(message);
        assert_eq!(ours.clone().finalize()[..], theirs.finalize()[..], "{len} bytes");
        if len % 16 == 0 {
            let mut each = <Ours as universal_hash::KeyInit>::new_from_slice(key).unwrap();
            each.update_with_backend(Each(message));
            assert_eq!(each.finalize(), ours.clone().finalize(), "block by block, {len} bytes");
        }
        let mut flipped = ours.clone().finalize();
        flipped[len % 16] ^= 1;
        assert!(ours.verify(&flipped).is_err(), "a flipped bit");
    }
}

#[test]
fn universal_hashes_are_those_of_rustcrypto() {
    universal::<ours::poly1305::Poly1305, poly1305::Poly1305>();
    universal::<ours::ghash::GHash, ghash::GHash>();
    for len in lengths() {
        let message = bytes(16, len);
        let key = [7; 32].into();
        assert_eq!(
            <ours::poly1305::Poly1305 as universal_hash::KeyInit>::new(&key).compute_unpadded(message),
            <poly1305::Poly1305 as universal_hash::KeyInit>::new(&key).compute_unpadded(message),
        );
    }
}
