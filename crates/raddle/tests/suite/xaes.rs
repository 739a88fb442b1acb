//! Runs the published vectors of XAES-256-GCM (C2SP).

use crate::common::{hex, hex_array};
use raddle::xaes_256_gcm::{Key, Nonce, Packet, Xaes256Gcm};
use sha3::{
    Shake128,
    digest::{ExtendableOutput, Update, XofReader},
};

/// Keys, additional data and sealed messages. One key gives an L whose highest bit is one, and the other does not.
const VECTORS: [(u8, &str, &str); 2] = [
    (1, "", "ce546ef63c9cc60765923609b33a9a1974e96e52daf2fcf7075e2271"),
    (3, "c2sp.org/XAES-256-GCM", "986ec1832593df5443a179437fd083bf3fdb41abd740a21f71eb769d"),
];

const NONCE: &[u8; 24] = b"ABCDEFGHIJKLMNOPQRSTUVWX";
const PLAINTEXT: &[u8; 12] = b"XAES-256-GCM";

#[test]
fn vectors_in_every_call() {
    for (key, aad, expected) in VECTORS {
        let (cipher, nonce, aad, expected) =
            (Xaes256Gcm::new(&Key::from([key; 32])), Nonce::from(NONCE), aad.as_bytes(), hex(expected));
        let mut sealed = [0; 28];
        cipher.seal(&nonce, aad, PLAINTEXT, &mut sealed).unwrap();
        assert_eq!(sealed[..], expected);
        let mut opened = [0; 12];
        cipher.open(&nonce, aad, &sealed, &mut opened).unwrap();
        assert_eq!(&opened, PLAINTEXT);

        let (mut sealer, mut pieces) = (cipher.sealer(&nonce, aad), *PLAINTEXT);
        let (first, second) = pieces.split_at_mut(5);
        sealer.seal(first).unwrap();
        sealer.seal(second).unwrap();
        assert_eq!([&pieces[..], sealer.finalize().as_bytes()].concat(), expected);

        // The same message is sealed twice: the second packet finds the key and the state of the first.
        let mut sealed = [[0; 28]; 2];
        let [one, other] = &mut sealed;
        let mut packets = [one, other].map(|sealed| Packet::separate(&nonce, aad, PLAINTEXT, sealed));
        let mut results = [Ok(()); 2];
        cipher.seal_many(&mut packets, &mut results).unwrap();
        assert_eq!(results, [Ok(()); 2]);
        assert!(sealed.iter().all(|sealed| sealed[..] == expected));
    }
}

/// Runs the accumulated test of C2SP: random keys, nonces, plaintexts and additional data, and the digest of all sealed
/// messages.
#[test]
fn ten_thousand_random_messages() {
    if cfg!(miri) {
        println!("report: XAES: Miri leaves out ten thousand messages, which take it hours");
        return;
    }
    let mut inputs = Shake128::default().finalize_xof();
    let mut outputs = Shake128::default();
    for _ in 0..10_000 {
        fn array<const N: usize>(inputs: &mut impl XofReader) -> [u8; N] {
            let mut bytes = [0; N];
            inputs.read(&mut bytes);
            bytes
        }
        let text = |inputs: &mut _| {
            let [length] = array(inputs);
            let mut text = vec![0; length.into()];
            XofReader::read(inputs, &mut text);
            text
        };
        let cipher = Xaes256Gcm::new(&Key::from(array(&mut inputs)));
        let nonce = Nonce::from(array(&mut inputs));
        let (plaintext, aad) = (text(&mut inputs), text(&mut inputs));
        let mut sealed = vec![0; plaintext.len() + 16];
        cipher.seal(&nonce, &aad, &plaintext, &mut sealed).unwrap();
        outputs.update(&sealed);
        assert_eq!(cipher.open_in_place(&nonce, &aad, &mut sealed).unwrap(), plaintext);
    }
    let mut digest = [0; 32];
    outputs.finalize_xof().read(&mut digest);
    assert_eq!(digest, hex_array("e6b9edf2df6cec60c8cbd864e2211b597fb69a529160cd040d56c0c210081939"));
}
