//! Tests QUIC masks, one by one and in batches, with the vectors of RFC 9001, appendix A, and against RustCrypto's
//! ciphers.

use ::aes::cipher::{BlockCipherEncrypt, KeyInit, KeyIvInit, StreamCipher, StreamCipherSeek};
use raddle::quic::{Aes128Header, Aes256Header, ChaCha20Header, CountMismatch};

use crate::common::{Effort, Random, hex_array};

type Sample = [u8; 16];
type Mask = [u8; 5];

/// Compares the masks of each number of samples with the reference, and with masks that are computed one by one.
fn agrees(
    random: &mut Random,
    mask: impl Fn(&Sample) -> Mask,
    masks: impl Fn(&[Sample], &mut [Mask]) -> Result<(), CountMismatch>,
    rival: impl Fn(&Sample) -> Mask,
) {
    for count in Effort::here().lengths(100) {
        let samples: Vec<Sample> = (0..count).map(|_| random.array()).collect();
        let expected: Vec<Mask> = samples.iter().map(&rival).collect();
        assert_eq!(samples.iter().map(&mask).collect::<Vec<_>>(), expected);
        let mut batch = vec![[0xa5; 5]; count + 1];
        masks(&samples, &mut batch[..count]).unwrap();
        assert_eq!(batch[..count], expected, "{count} samples");

        batch.fill([0xa5; 5]);
        assert_eq!(masks(&samples, &mut batch), Err(CountMismatch { messages: count, results: count + 1 }));
        assert!(batch.iter().all(|mask| *mask == [0xa5; 5]));
    }
}

#[test]
fn the_rival_agrees_on_masks_of_aes() {
    let mut random = Random(91);
    macro_rules! agrees {
        ($($ours:ident, $theirs:ident, $bytes:literal;)*) => {$(
            let key = random.array::<$bytes>();
            let (ours, theirs) = ($ours::new(&key.into()), ::aes::$theirs::new(&key.into()));
            let rival = |sample: &Sample| {
                let mut block = (*sample).into();
                theirs.encrypt_block(&mut block);
                *block.first_chunk().unwrap()
            };
            agrees(&mut random, |sample| ours.mask(sample), |samples, masks| ours.masks(samples, masks), rival);
        )*};
    }
    agrees! {
        Aes128Header, Aes128, 16;
        Aes256Header, Aes256, 32;
    }
}

#[test]
fn the_rival_agrees_on_masks_of_chacha20() {
    let mut random = Random(92);
    let key = random.array::<32>();
    let ours = ChaCha20Header::new(&key.into());
    let rival = |sample: &Sample| {
        let (counter, nonce) = sample.split_first_chunk().unwrap();
        let mut cipher = ::chacha20::ChaCha20::new_from_slices(&key, nonce).unwrap();
        cipher.seek(64 * u64::from(u32::from_le_bytes(*counter)));
        let mut mask = [0; 5];
        cipher.apply_keystream(&mut mask);
        mask
    };
    agrees(&mut random, |sample| ours.mask(sample), |samples, masks| ours.masks(samples, masks), rival);
}

/// Checks RFC 9001, appendices A.2, A.3 and A.5: the client's first packet, the server's, and a short one.
#[test]
fn the_packets_of_the_standard() {
    let client = Aes128Header::new(&hex_array("9f50449e04a0e810283a1e9933adedd2").into());
    assert_eq!(client.mask(&hex_array("d1b1c98dd7689fb8ec11d242b123dc9b")), hex_array("437b9aec36"));
    let server = Aes128Header::new(&hex_array("c206b8d9b9f0f37644430b490eeaa314").into());
    assert_eq!(server.mask(&hex_array("2cd0991cd25b0aac406a5816b6394100")), hex_array("2ec0d8356a"));
    let key = hex_array("25a282b9e82f06f21f488917a4fc8f1b73573685608597d0efcb076b0ab7a7a4");
    let short = ChaCha20Header::new(&<[u8; 32]>::into(key));
    let mut masks = [[0; 5]; 40];
    short.masks(&[hex_array("5e5cd55c41f69080575d7999c25a5bfb"); 40], &mut masks).unwrap();
    assert_eq!(masks, [hex_array("aefefe7d03"); 40]);
}
