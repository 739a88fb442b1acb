//! Runs all vectors of NIST's validation program for AES and AES-GCM, and of RFC 3686 for counter mode. They are too
//! large to be checked in: `workshop/vectors/README.md`.

use crate::common::{gcm, hex, sample};
use raddle::{
    aes::{Aes, Bits128, Bits192, Bits256, Key, KeySize},
    aes_ctr::{Counter32, Counter128, Ctr},
    aes_gcm::AnyNonce,
};
use raddle_common::vectors::{Vector, parse, read};

/// The key lengths in bits, which occur in the file names.
const SIZES: [usize; 3] = [128, 192, 256];

/// Returns the vectors of a file, or nothing if they were not fetched.
fn vectors(file: &str) -> Option<Vec<Vector>> {
    read(&format!("ciphers/AES/{file}"), &["count"])
}

/// The numbers of vectors for GCM.
#[derive(Default, Debug, PartialEq, Eq)]
struct Count {
    /// Vectors with a tag length that the library supports.
    whole: usize,
    /// Vectors with a tag of fewer than 12 bytes.
    short: usize,
    /// Vectors of either kind that must not open.
    wrong: usize,
}

/// Opens a valid vector and seals its text again; checks that an invalid vector does not open.
///
/// The library has no tags of fewer than 12 bytes, and some of these vectors have tags of 4 and 8 bytes, which are the
/// first bytes of whole tags (SP 800-38D, section 7.1). Their ciphertext is decrypted by sealing it again, because
/// counter mode is its own inverse.
fn check(vector: &Vector, count: &mut Count) {
    let field = |name: &str| vector.get(name).map(|digits| hex(digits));
    let [key, nonce, aad, ciphertext, tag] = ["KEY", "IV", "AAD", "CT", "TAG"].map(|name| field(name).unwrap());
    let text = field("PT");
    assert_eq!(text.is_none(), vector.contains_key("FAIL"));
    let nonce = AnyNonce::new(&nonce).unwrap();
    count.wrong += usize::from(text.is_none());

    let sealed = [&ciphertext[..], &tag[..]].concat();
    if let Some(cipher) = gcm::cipher(&key, tag.len()) {
        count.whole += 1;
        assert_eq!(cipher.open(nonce, &aad, &sealed), text, "{vector:?}");
        if let Some(text) = text {
            assert_eq!(cipher.seal(nonce, &aad, &text), sealed, "{vector:?}");
        }
    } else {
        count.short += 1;
        let cipher = gcm::cipher(&key, 16).unwrap();
        let decrypted = &cipher.seal(nonce, b"", &ciphertext)[..ciphertext.len()];
        let again = cipher.seal(nonce, &aad, decrypted);
        assert_eq!(again.starts_with(&sealed), text.is_some(), "{vector:?}");
        assert!(text.is_none_or(|text| text == decrypted), "{vector:?}");
    }
}

#[test]
fn gcm() {
    let mut count = Count::default();
    for size in SIZES {
        for file in ["gcmEncryptExtIV", "gcmDecrypt"] {
            let Some(vectors) = vectors(&format!("GCM/{file}{size}.rsp")) else { return };
            assert_eq!(vectors.len(), 7875, "{file}{size}");
            vectors.iter().step_by(sample()).for_each(|vector| check(vector, &mut count));
        }
    }
    let Count { whole, short, wrong } = count;
    println!(
        "report: CAVP for GCM: {whole} vectors sealed and opened, {short} more with tags too short for the library sealed \
         and compared; {wrong} of both do not open, as is right"
    );
    match sample() {
        1 => assert_eq!(count, Count { whole: 33_750, short: 13_500, wrong: 4011 + 3978 + 3919 }),
        every => {
            println!("report: CAVP for GCM: under emulation one of {every} vectors ran");
            assert_eq!(whole + short, 6 * 7875 / every);
        }
    }
}

/// Returns a key, a text, and its ciphertext.
fn block_fields(vector: &Vector) -> [Vec<u8>; 3] {
    ["KEY", "PLAINTEXT", "CIPHERTEXT"].map(|name| hex(&vector[name]))
}

/// Encrypts each block individually.
fn encrypts<S: KeySize<Key = Key<N>>, const N: usize>(vector: &Vector) {
    let [key, text, expected] = block_fields(vector);
    let cipher = Aes::<S>::new(&Key::from(<[u8; N]>::try_from(key).unwrap()));
    let (blocks, []) = text.as_chunks() else { panic!("whole blocks") };
    let encrypted: Vec<_> = blocks.iter().flat_map(|block| cipher.encrypt_block(block)).collect();
    assert_eq!(encrypted, expected, "{vector:?}");
}

#[test]
fn blocks() {
    let mut count = 0;
    for file in ["GFSbox", "KeySbox", "MMT", "VarKey", "VarTxt"] {
        for (size, encrypts) in
            SIZES.into_iter().zip([encrypts::<Bits128, 16>, encrypts::<Bits192, 24>, encrypts::<Bits256, 32>])
        {
            let Some(vectors) = vectors(&format!("ECB/ECB{file}{size}.rsp")) else { return };
            let vectors = vectors.iter().filter(|vector| vector["SECTION"] == "ENCRYPT");
            count += vectors.inspect(|vector| encrypts(vector)).count();
        }
    }
    assert_eq!(count, 294 + 360 + 415);
    println!("report: CAVP for AES: {count} vectors encrypted");
}

/// Checks both counters: the vectors come from a protocol that counts from 1, so both give equal results.
fn counts<S: KeySize<Key = Key<N>>, const N: usize>(vector: &Vector) {
    let [key, text, expected] = block_fields(vector);
    let key = Aes::<S>::new(&Key::from(<[u8; N]>::try_from(key).unwrap()));
    let first = crate::common::hex_array(&vector["IV"]);
    let (mut narrow, mut wide) = (text.clone(), text);
    Ctr::<S, Counter32, _>::new(&key, &first).apply_keystream(&mut narrow).unwrap();
    Ctr::<S, Counter128, _>::new(&key, &first).apply_keystream(&mut wide).unwrap();
    assert_eq!([&narrow, &wide], [&expected; 2], "{vector:?}");
}

#[test]
fn counter_mode() {
    let mut count = 0;
    for (size, counts) in SIZES.into_iter().zip([counts::<Bits128, 16>, counts::<Bits192, 24>, counts::<Bits256, 32>]) {
        let Some(vectors) = vectors(&format!("CTR/aes-{size}-ctr.txt")) else { return };
        count += vectors.iter().inspect(|vector| counts(vector)).count();
    }
    assert_eq!(count, 9);
    println!("report: RFC 3686: {count} vectors encrypted");
}

#[test]
fn a_file_is_understood() {
    let text = "# words\r\n[ENCRYPT]\r\n\r\nCount = 0\r\nKey = 0a\r\nPT = \r\n\r\nCount = 1\r\nKey = 0b\r\nFAIL\r\n\r\n[Keylen = 5]\r\n";
    let vector = |fields: &[(&str, &str)]| -> Vector {
        fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    let section = ("SECTION", "ENCRYPT");
    let expected = [
        vector(&[section, ("COUNT", "0"), ("KEY", "0a"), ("PT", "")]),
        vector(&[section, ("COUNT", "1"), ("KEY", "0b"), ("FAIL", "")]),
    ];
    assert_eq!(parse(text, &["count"]), expected);
}
