//! Tests AES-GCM from chosen first counter blocks: the counter wraps at every block of every kernel.

use crate::common::{Effort, Random, gcm, xor};
use ::aes::cipher::{BlockCipherEncrypt, KeyInit};
use ::aes_gcm::{AesGcm, aead::AeadInOut, aead::consts::U16};
use raddle::aes_gcm::AnyNonce;

/// x^128 + x^7 + x^2 + x + 1 without its first term, the lowest power in the highest bit (SP 800-38D, section 6.3).
const R: u128 = 0xe1 << 120;

/// Multiplies two blocks (SP 800-38D, algorithm 1).
fn product(x: u128, y: u128) -> u128 {
    let (mut z, mut v) = (0, y);
    for i in (0..128).rev() {
        z ^= if x >> i & 1 == 1 { v } else { 0 };
        v = v >> 1 ^ if v & 1 == 1 { R } else { 0 };
    }
    z
}

/// Returns x^(2^128 - 2), the inverse of x (Fermat): the product of x^2, x^4, x^8 and so on.
fn inverse(x: u128) -> u128 {
    let mut square = x;
    (1..128).fold(1 << 127, |inverse, _| {
        square = product(square, square);
        product(inverse, square)
    })
}

/// Returns the 16-byte nonce that has this J0: J0 = (nonce * H + 128) * H (SP 800-38D, section 7.1).
fn nonce_of(h: [u8; 16], first: [u8; 16]) -> [u8; 16] {
    let by_h = inverse(u128::from_be_bytes(h));
    product(product(u128::from_be_bytes(first), by_h) ^ 128, by_h).to_be_bytes()
}

#[test]
fn what_is_inverse_multiplies_to_one() {
    let mut random = Random(161);
    for _ in 0..20 {
        let x = u128::from_be_bytes(random.array());
        assert_eq!(product(x, inverse(x)), 1 << 127);
        assert_eq!(product(x, 1 << 127), x);
    }
    // This is NIST's test case 2 of "The Galois/Counter Mode of Operation", appendix B.
    let (h, block) = (0x66e94bd4ef8a2c3b884cfa59ca342b2e, 0x0388dace60b6a392f328c2b971b2fe78);
    assert_eq!(product(h, block), 0x5e2ec746917062882c85b0685353deb7);
}

macro_rules! sizes {
    ($($size:ident: $bytes:literal, $rival:ident;)*) => {$(
        mod $size {
            use super::*;

            struct Rivals {
                key: [u8; $bytes],
                block: ::aes::$rival,
                gcm: AesGcm<::aes::$rival, U16>,
            }

            impl Rivals {
                fn new(random: &mut Random) -> Self {
                    let key = random.array::<$bytes>();
                    Self { key, block: KeyInit::new(&key.into()), gcm: KeyInit::new(&key.into()) }
                }

                fn encrypted(&self, block: [u8; 16]) -> [u8; 16] {
                    let mut block = block.into();
                    self.block.encrypt_block(&mut block);
                    block.into()
                }

                /// Returns the nonce that has this J0, and the sealed text: encrypted block by block, with the tag of
                /// the reference.
                fn sealed(&self, first: [u8; 16], aad: &[u8], text: &[u8]) -> ([u8; 16], Vec<u8>) {
                    let nonce = nonce_of(self.encrypted([0; 16]), first);
                    let mut sealed = text.to_vec();
                    let data = sealed.as_mut_slice().into();
                    let tag = self.gcm.encrypt_inout_detached(&nonce.into(), aad, data).unwrap();
                    let first = u128::from_be_bytes(first);
                    let counters = (1..).map(|n: u32| first >> 32 << 32 | u128::from((first as u32).wrapping_add(n)));
                    let stream: Vec<_> =
                        counters.flat_map(|block| self.encrypted(block.to_be_bytes())).take(text.len()).collect();
                    assert!(sealed == xor(text, &stream), "the nonce has this J0");
                    sealed.extend_from_slice(&tag);
                    (nonce, sealed)
                }
            }

            /// Returns a J0 this many blocks before the end of its counter. No carry may reach the bytes before the
            /// counter, which may be all ones.
            fn before_the_end(random: &mut Random, blocks: u32) -> [u8; 16] {
                let mut first = if blocks.is_multiple_of(2) { [0xff; 16] } else { random.array() };
                first[12..].copy_from_slice(&(u32::MAX - blocks).to_be_bytes());
                first
            }

            #[test]
            fn the_counter_wraps_at_every_block() {
                let mut random = Random(162 + $bytes);
                for before in (0..=130).step_by(Effort::here().stride) {
                    let rivals = Rivals::new(&mut random);
                    let first = before_the_end(&mut random, before);
                    let cipher = gcm::cipher(&rivals.key, 16).unwrap();
                    // The lengths just reach the wrap, or exceed it by up to a few iterations of any loop.
                    let least = 16 * before as usize;
                    for length in [least, least + 16 + random.below(300), least + random.below(3000), 5000] {
                        let aad = random.below(65);
                        let (aad, text) = (random.bytes(aad), random.bytes(length));
                        let (nonce, sealed) = rivals.sealed(first, &aad, &text);
                        let nonce = AnyNonce::new(&nonce).unwrap();
                        assert!(cipher.seal(nonce, &aad, &text) == sealed, "{length} bytes from {first:x?}");
                        let opened = cipher.open(nonce, &aad, &sealed);
                        assert!(opened.is_some_and(|opened| opened == text), "{length} bytes from {first:x?}");
                    }
                }
            }

            /// Checks that flipping any bit of the tag is refused, with a counter that starts at 0xfffffff0 and wraps.
            #[test]
            fn every_bit_of_the_tag_counts() {
                let mut random = Random(163 + $bytes);
                let rivals = Rivals::new(&mut random);
                let cipher = gcm::cipher(&rivals.key, 16).unwrap();
                let first = before_the_end(&mut random, 15);
                for length in [0, 16, 100, 400, 1100, 4096] {
                    let (aad, text) = (random.bytes(20), random.bytes(length));
                    let (nonce, mut sealed) = rivals.sealed(first, &aad, &text);
                    let nonce = AnyNonce::new(&nonce).unwrap();
                    for bit in (0..128).step_by(Effort::here().stride) {
                        sealed[length + bit / 8] ^= 1 << (bit % 8);
                        assert!(cipher.open(nonce, &aad, &sealed).is_none(), "bit {bit} of the tag of {length} bytes");
                        sealed[length + bit / 8] ^= 1 << (bit % 8);
                    }
                    assert!(cipher.open(nonce, &aad, &sealed).is_some_and(|opened| opened == text));
                }
            }
        }
    )*};
}

sizes! {
    aes128: 16, Aes128;
    aes192: 24, Aes192;
    aes256: 32, Aes256;
}
