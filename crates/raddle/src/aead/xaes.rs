//! XAES-256-GCM: AES-GCM under a key that is derived from the first half of a 24-byte nonce.

use core::{array, convert::Infallible};

use super::{
    aes_gcm::{Gcm, GcmParts, seal_or_open},
    algorithm::AeadAlgorithm,
    tag::Sealed,
};
use crate::{
    InOut,
    kernel::{Aes, AesGcm, AesGcmState, Bits256},
    memory::{bytes::WrongLength, job::Job, key::Key, nonce::Nonce, tag::Tag, wipe::wipe},
};

const BLOCK: usize = 16;

/// XAES-256-GCM (C2SP, XAES-256-GCM), with 24-byte nonces.
#[derive(Clone, Copy, Debug)]
pub struct XaesGcm;

/// AES-256-GCM, which seals each message under its derived key.
type Derived = Gcm<Bits256>;

type DerivedKey = AesGcm<Bits256>;

/// The key of XAES-256-GCM, in the form from which message keys are derived. It is erased when dropped.
#[derive(Clone)]
pub struct Expanded {
    cipher: Aes<Bits256>,
    /// K1 of CMAC (SP 800-38B, section 6.1).
    subkey: [u8; BLOCK],
}

impl Expanded {
    fn new(key: &Key<32>) -> Self {
        let cipher = Aes::new(key);
        let mut zeros = cipher.encrypt_block(&[0; BLOCK]);
        let subkey = doubled(&zeros);
        wipe(&mut zeros);
        Self { cipher, subkey }
    }

    /// Derives the key of a message with two CMAC blocks in counter mode (SP 800-108r1, section 4.1). The label is `X`,
    /// and the context is the first half of the nonce.
    fn derive(&self, nonce: &Nonce<24>) -> Key<32> {
        let mut derived = Key::from([0; 32]);
        let [context, _] = nonce.halves();
        for (half, counter) in derived.as_bytes_mut().as_chunks_mut::<BLOCK>().0.iter_mut().zip(1..) {
            let prefix = [0, counter, b'X', 0];
            let mut block = array::from_fn(|i| self.subkey[i] ^ if i < 4 { prefix[i] } else { context[i - 4] });
            // Counter mode XORs its keystream into zeros.
            self.cipher.xor(&block, InOut::in_place(half));
            wipe::<u8>(&mut block);
        }
        derived
    }

    /// Calls a function with AES-GCM under the derived key, and with the nonce for that key: the second half of
    /// `nonce`.
    #[inline]
    fn with<R>(&self, nonce: &Nonce<24>, run: impl FnOnce(&DerivedKey, &Nonce<12>) -> R) -> R {
        let mut derived = DerivedKey::blank();
        derived.set_key(&self.derive(nonce));
        let [_, rest] = nonce.halves();
        run(&derived, &Nonce::from(rest))
    }
}

impl Drop for Expanded {
    /// The cipher erases itself.
    fn drop(&mut self) {
        wipe(&mut self.subkey);
    }
}

/// Multiplies a block by x in GF(2^128), modulo the polynomial of CMAC (SP 800-38B, section 5.3), without a branch on the
/// block.
fn doubled(block: &[u8; BLOCK]) -> [u8; BLOCK] {
    let number = u128::from_be_bytes(*block);
    // The carry is all ones if the highest bit is one.
    let carry = (number.cast_signed() >> 127).cast_unsigned();
    (number << 1 ^ carry & 0x87).to_be_bytes()
}

impl Sealed for XaesGcm {}

impl AeadAlgorithm for XaesGcm {
    type Key = Key<32>;
    type Nonce<'n> = &'n Nonce<24>;
    type OwnedNonce = Nonce<24>;
    type Tag = Tag;
    type Expanded = Expanded;
    type Parts<'k> = Parts;
    type Refusal = Infallible;

    const KEY_BYTES: usize = Derived::KEY_BYTES;
    const NONCE_BYTES: usize = 24;
    const MESSAGE_BYTES: u64 = Derived::MESSAGE_BYTES;
    const AAD_BYTES: u64 = Derived::AAD_BYTES;
    const NAME: &'static str = "Xaes256Gcm";

    #[inline]
    fn lend_nonce(nonce: &Nonce<24>) -> &Nonce<24> {
        nonce
    }

    #[inline(always)]
    fn nonce_of(bytes: &[u8]) -> Result<&Nonce<24>, WrongLength> {
        Nonce::from_slice(bytes)
    }

    fn expand(key: &Key<32>) -> Expanded {
        Expanded::new(key)
    }

    #[inline]
    fn seal(key: &Expanded, nonce: &Nonce<24>, aad: &[u8], text: InOut<'_>) -> Tag {
        key.with(nonce, |key, nonce| Derived::seal(key, nonce, aad, text))
    }

    #[inline]
    fn open(key: &Expanded, nonce: &Nonce<24>, aad: &[u8], text: InOut<'_>, tag: &Tag) -> bool {
        key.with(nonce, |key, nonce| Derived::open(key, nonce, aad, text, tag))
    }

    /// Derives the keys of all packets in the same memory.
    fn run<'b, 'a: 'b>(jobs: impl Iterator<Item = Job<'b, Expanded, &'a Nonce<24>>>, mut refuse: impl FnMut(usize)) {
        let (mut derived, mut state) = (DerivedKey::blank(), AesGcmState::new(&[0; BLOCK]));
        for Job { index, key, nonce, aad, text, tag } in jobs {
            derived.set_key(&key.derive(nonce));
            let [_, rest] = nonce.halves();
            state.restart(&DerivedKey::counted(&rest));
            if !seal_or_open(&derived, &mut state, aad, text, tag) {
                refuse(index);
            }
        }
    }

    fn begin(key: &Expanded, nonce: &Nonce<24>, aad: &[u8]) -> Result<Parts, Infallible> {
        let mut derived = DerivedKey::blank();
        derived.set_key(&key.derive(nonce));
        let [_, rest] = nonce.halves();
        Ok(GcmParts::new(derived, &DerivedKey::counted(&rest), aad))
    }
}

/// The state of a message in pieces, with its derived key. The state erases itself.
pub(crate) type Parts = GcmParts<DerivedKey, Bits256, { crate::memory::tag::TAG_BYTES }>;

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the subkeys K1 and K2 of AES-128 and AES-256 (SP 800-38B, appendices D.1 and D.3), for blocks with and
    /// without the highest bit.
    #[test]
    fn doubling_is_that_of_cmac() {
        for (block, expected) in [
            (0x7df76b0c_1ab899b3_3e42f047_b91b546f, 0xfbeed618_35713366_7c85e08f_7236a8de),
            (0xfbeed618_35713366_7c85e08f_7236a8de, 0xf7ddac30_6ae266cc_f90bc11e_e46d513b),
            (0xe568f681_94cf76d6_174d4cc0_4310a854, 0xcad1ed03_299eedac_2e9a9980_8621502f),
            (0xcad1ed03_299eedac_2e9a9980_8621502f, 0x95a3da06_533ddb58_5d353301_0c42a0d9),
        ] {
            assert_eq!(doubled(&u128::to_be_bytes(block)), u128::to_be_bytes(expected));
        }
    }
}
