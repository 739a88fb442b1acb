//! GHASH and AES-GCM on blocks.

use crate::{
    InOut,
    cpu::token::Token,
    kernel::{
        aes::{
            gcm::{
                AesGcmKey, AesGcmState,
                driver::{AesGcm, whole},
            },
            ghash::GhashKey,
            plan::AesGcmPlan,
            size::{BLOCK, Direction, KeySize},
        },
        contract::{
            argument::{Made, Powers},
            kernel_types::{AesCtrXor, GhashBlocks},
            parameter::Bits128,
        },
    },
    memory::{partial::padded, xor::xor},
};

type Block = [u8; BLOCK];

/// The error for a key of another kernel family, whose powers have another layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherLayout;

/// Computes powers of H for the kernels of the plan in use.
#[must_use]
#[inline]
pub fn ghash_key(h: &Block) -> GhashKey {
    let token = Token::begin();
    GhashKey::made(token, AesGcmPlan::<Bits128>::select(token).powers, h)
}

/// Computes an AES-GCM key for the kernels of the plan in use.
#[must_use]
pub fn gcm_key<S: KeySize>(key: &S::Key) -> AesGcmKey<S> {
    Token::begin();
    AesGcm::new(key).into_key()
}

/// Returns whether the kernels of the plan in use read this key. The plan may have changed since the key was made.
#[must_use]
#[inline]
pub fn ghash_is_current(key: &GhashKey) -> bool {
    key.layout() == AesGcmPlan::<Bits128>::select(Token::current()).hash.shape().layout
}

/// Returns whether the kernels of the plan in use read this AES-GCM key.
#[must_use]
pub fn gcm_is_current<S: KeySize>(key: &AesGcmKey<S>) -> bool {
    key.layout() == AesGcmPlan::<S>::select(Token::current()).hash.shape().layout
}

/// Adds each block to the sum and then multiplies the sum by H (SP 800-38D, section 6.4).
///
/// # Errors
///
/// Fails if the key belongs to a kernel family other than the family of the plan in use. The plan may have changed
/// since the key was made. The sum is then unchanged.
#[inline]
pub fn ghash(key: &GhashKey, sum: &mut Block, blocks: &[Block]) -> Result<(), OtherLayout> {
    let token = Token::begin();
    absorb(token, AesGcmPlan::<Bits128>::select(token).hash, key.powers(), sum, blocks)
}

/// Computes [`ghash`] under an AES-GCM key.
///
/// # Errors
///
/// Fails as [`ghash`] does.
pub fn gcm_ghash<S: KeySize>(key: &AesGcmKey<S>, sum: &mut Block, blocks: &[Block]) -> Result<(), OtherLayout> {
    let token = Token::begin();
    absorb(token, AesGcmPlan::<S>::select(token).hash, key.powers(), sum, blocks)
}

/// Encrypts or decrypts in counter mode, and absorbs the ciphertext into the sum as [`ghash`] does, padded with zeros
/// to whole blocks. Advances the counter past the last started block.
///
/// The counter is the last four bytes of its block, big-endian, modulo 2^32. If the length is not a multiple of 16, the rest of
/// the last block is lost.
///
/// # Errors
///
/// Fails as [`ghash`] does. Nothing is written then.
#[inline]
pub fn gcm_xor<S: KeySize, D: Direction>(
    key: &AesGcmKey<S>,
    counter: &mut Block,
    sum: &mut Block,
    data: InOut<'_>,
) -> Result<(), OtherLayout> {
    encrypt_and_hash::<S>(key, counter, sum, data, D::SEALS, whole::<S, D>)
}

/// The type of [`whole`] for a key size and a direction.
type WholeBlocks<S> = fn(Token, &AesGcmPlan<S>, &AesGcmKey<S>, &mut AesGcmState, InOut<'_>);

/// Computes [`gcm_xor`] with the direction as a value, so that the code is compiled once for each key size.
#[inline(never)]
fn encrypt_and_hash<S: KeySize>(
    key: &AesGcmKey<S>,
    counter: &mut Block,
    sum: &mut Block,
    data: InOut<'_>,
    seals: bool,
    whole: WholeBlocks<S>,
) -> Result<(), OtherLayout> {
    let token = Token::begin();
    let plan = AesGcmPlan::<S>::select(token);
    if key.layout() != plan.hash.shape().layout {
        return Err(OtherLayout);
    }
    if data.is_empty() {
        return Ok(());
    }
    // Kernels add the last block without multiplying the sum, and can't begin with a product. So only counter mode
    // processes the first block.
    let (first, rest) = data.split_at(BLOCK);
    let len = rest.len();
    let (blocks, part) = rest.split_at(len - len % BLOCK);
    let mut state = AesGcmState::new(counter);
    add(sum, &alone(token, key, counter, first, seals));
    state.set_sum(sum);
    whole(token, plan, key, &mut state, blocks);
    let mut next = state.counter();
    let mut last = [[0; BLOCK]; 2];
    let count = if part.is_empty() {
        1
    } else {
        last[0] = alone(token, key, &next, part, seals);
        state.advance(1);
        next = state.counter();
        2
    };
    *sum = state.sum();
    plan.hash.call(token, sum, last[..count].as_flattened(), key.powers());
    *counter = next;
    Ok(())
}

/// Encrypts or decrypts at most one block, and returns the ciphertext padded with zeros.
fn alone<S: KeySize>(token: Token, key: &AesGcmKey<S>, counter: &Block, data: InOut<'_>, seals: bool) -> Block {
    let len = data.len();
    let output = data.copied();
    let mut ciphertext = padded(output);
    AesCtrXor::select(token).call(token, InOut::in_place(output).into(), key.schedule(), counter);
    if seals {
        ciphertext = padded(&output[..len]);
    }
    ciphertext
}

/// Absorbs blocks into a sum that is multiplied already, and multiplies the result, which the kernels leave to the next
/// block.
fn absorb(
    token: Token,
    kernel: &GhashBlocks,
    powers: Made<'_, Powers>,
    sum: &mut Block,
    blocks: &[Block],
) -> Result<(), OtherLayout> {
    if powers.layout() != kernel.shape().layout {
        return Err(OtherLayout);
    }
    let Some((first, others)) = blocks.split_first() else { return Ok(()) };
    add(sum, first);
    if !others.is_empty() {
        kernel.call(token, sum, others.as_flattened(), powers);
    }
    kernel.call(token, sum, &[0; BLOCK], powers);
    Ok(())
}

fn add(sum: &mut Block, block: &Block) {
    xor(sum, block);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::contract::kernel_types::GhashPowers;
    use crate::kernel::{
        aes::driver::{Aes, Ghash},
        contract::parameter::{Bits192, Bits256, Open, Seal},
    };

    const MAX: usize = if cfg!(miri) { 70 } else { 3000 };

    /// Returns the sum after these bytes, computed with the functions of the API.
    fn hashed(h: &Block, sum: &Block, bytes: &[u8]) -> Block {
        let hash = Ghash::new(h);
        let mut sum = *sum;
        for (i, part) in bytes.chunks(BLOCK).enumerate() {
            if i == 0 {
                add(&mut sum, &padded(part));
            } else {
                hash.absorb(&mut sum, &[padded(part)]);
            }
        }
        if !bytes.is_empty() {
            hash.absorb(&mut sum, &[[0; BLOCK]]);
        }
        sum
    }

    fn bytes<const N: usize>(from: usize) -> [u8; N] {
        core::array::from_fn(|i| ((i + from) * (i + 7) >> 2) as u8)
    }

    #[test]
    fn sums_are_multiplied() {
        let (h, message) = (bytes(3), bytes::<MAX>(11));
        let key = ghash_key(&h);
        for len in (0..MAX / BLOCK).map(|blocks| blocks * BLOCK) {
            let (mut sum, before) = (bytes(5), bytes(5));
            ghash(&key, &mut sum, message[..len].as_chunks().0).unwrap();
            assert_eq!(sum, hashed(&h, &before, &message[..len]), "{len} bytes");
        }
    }

    fn messages_of<S: KeySize, D: Direction>(key: &S::Key) {
        let aes = Aes::<S>::new(key);
        let (h, made) = (aes.encrypt_block(&[0; BLOCK]), gcm_key::<S>(key));
        let message = bytes::<MAX>(2);
        for last in [0, 0xffff_fffe_u32] {
            let mut start: Block = bytes(9);
            start[12..].copy_from_slice(&last.to_be_bytes());
            for len in (0..MAX).step_by(if cfg!(miri) { 65 } else { 1 }) {
                let mut right = message;
                aes.xor(&start, InOut::in_place(&mut right[..len]));
                let ciphertext = if D::SEALS { &right } else { &message };
                let before: Block = bytes(1);
                let right_sum = hashed(&h, &before, &ciphertext[..len]);
                let mut after = start;
                after[12..].copy_from_slice(&last.wrapping_add(len.div_ceil(BLOCK) as u32).to_be_bytes());

                let (mut counter, mut sum, mut output) = (start, before, message);
                gcm_xor::<S, D>(&made, &mut counter, &mut sum, InOut::in_place(&mut output[..len])).unwrap();
                assert_eq!((output, sum, counter), (right, right_sum, after), "{}, {len} bytes", S::GCM);

                // The text is processed out of place in two calls, and the additional data in a separate call.
                let (mut counter, mut sum, mut output) = (start, before, [0; MAX]);
                let cut = len / 2 - len / 2 % BLOCK;
                for range in [0..cut, cut..len] {
                    let data = InOut::separate(&message[range.clone()], &mut output[range]).unwrap();
                    gcm_xor::<S, D>(&made, &mut counter, &mut sum, data).unwrap();
                }
                assert_eq!(
                    (&output[..len], sum, counter),
                    (&right[..len], right_sum, after),
                    "{}, {len} bytes",
                    S::GCM
                );
            }
        }
        let mut sum = bytes(4);
        gcm_ghash(&made, &mut sum, message.as_chunks().0).unwrap();
        assert_eq!(sum, hashed(&h, &bytes(4), &message[..MAX - MAX % BLOCK]));
    }

    #[test]
    fn messages_are_encrypted_and_authenticated() {
        fn both<S: KeySize>(key: S::Key) {
            messages_of::<S, Seal>(&key);
            messages_of::<S, Open>(&key);
        }
        both::<Bits128>(bytes(0).into());
        if cfg!(miri) {
            return; // The other sizes run the same code.
        }
        both::<Bits192>(bytes(0).into());
        both::<Bits256>(bytes(0).into());
    }

    #[test]
    fn a_key_of_another_family_is_refused() {
        let (key, h) = (bytes::<16>(0).into(), bytes(3));
        let made = AesGcmKey::<Bits128>::new(&GhashPowers::PORTABLE, &key).unwrap();
        let powers = GhashKey::made(Token::begin(), &GhashPowers::PORTABLE, &h);
        if made.layout() == AesGcmPlan::<Bits128>::select(Token::begin()).hash.shape().layout {
            return;
        }
        let (mut counter, mut sum, mut text) = ([1; BLOCK], [2; BLOCK], [3; 100]);
        let data = InOut::in_place(&mut text);
        assert_eq!(gcm_xor::<Bits128, Seal>(&made, &mut counter, &mut sum, data), Err(OtherLayout));
        assert_eq!(gcm_ghash(&made, &mut sum, &[[0; BLOCK]]), Err(OtherLayout));
        assert_eq!(ghash(&powers, &mut sum, &[[0; BLOCK]]), Err(OtherLayout));
        assert_eq!((counter, sum, text), ([1; BLOCK], [2; BLOCK], [3; 100]));
    }
}
