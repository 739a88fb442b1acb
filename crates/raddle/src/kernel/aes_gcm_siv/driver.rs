//! A message under the keys that are derived for it, with the kernels for which the key was made.

use super::{
    ghash_key,
    plan::AesGcmSivPlan,
    schedule::{COLLECTED, Remainder},
    size::SivKeySize,
};
use crate::{
    cpu::token::Token,
    kernel::{
        aes::{key::AesKey, mode::Mode, size::BLOCK},
        aes_gcm::{AesGcmKey, AesGcmState},
        contract::{
            kernel_types::{AesExpand, AesGcmSivXor, GhashPowers, PolyvalBlocks},
            plan::{Plan, PlanEntry, choose},
        },
    },
    memory::{partial::padded, tag::Tag, text::InOut, wipe::wipe},
};

impl<S: SivKeySize> AesGcmSivPlan<S> {
    /// The plan without assembly kernels.
    const PORTABLE: Self = Self::new(
        &AesExpand::<S>::PORTABLE,
        Plan::new(const { &[PlanEntry::new(0, usize::MAX, &AesGcmSivXor::<S>::PORTABLE, 0)] }),
        Plan::new(const { &[PlanEntry::new(0, usize::MAX, &PolyvalBlocks::PORTABLE, 0)] }),
        Plan::NONE,
    );

    /// Returns the plan for this CPU.
    #[inline]
    pub(super) fn select(token: Token) -> &'static Self {
        choose(token, S::siv_kernels().plans).unwrap_or(&Self::PORTABLE)
    }

    /// Returns the kernel that adds keystream to `len` bytes.
    #[inline]
    fn xor(&self, len: usize) -> &'static AesGcmSivXor<S> {
        self.xor.entry(len).map_or(&AesGcmSivXor::<S>::PORTABLE, |entry| entry.kernel)
    }

    /// Returns the kernel for a message that hashes `len` bytes.
    #[inline]
    fn hash(&self, len: usize) -> &'static PolyvalBlocks {
        self.hash.entry(len).map_or(&PolyvalBlocks::PORTABLE, |entry| entry.kernel)
    }
}

/// The key-generating key, and the kernels that read it.
#[derive(Clone)]
pub struct AesGcmSiv<S: SivKeySize> {
    key: AesKey<S>,
    /// The plan whose kernels made the key.
    plan: &'static AesGcmSivPlan<S>,
    /// The proof that this CPU has the features that the plan needs.
    token: Token,
}

impl<S: SivKeySize> AesGcmSiv<S> {
    #[inline]
    pub(crate) fn new(key: &S::Key) -> Self {
        let token = Token::current();
        let plan = AesGcmSivPlan::select(token);
        Self { key: AesKey::expanded(token, plan.expand, key), plan, token }
    }

    /// Encrypts the text, and returns the tag (RFC 8452, section 4). The caller has checked the lengths.
    pub(crate) fn seal(&self, nonce: &[u8; 12], aad: &[u8], text: InOut<'_>) -> [u8; BLOCK] {
        let mut message = Message::new(self, aad.len() + text.len());
        message.derive(nonce);
        message.absorb_aad(aad);
        let tag = message.tag(nonce, aad.len(), text.len(), text.input());
        message.xor(text, &first_counter(&tag));
        tag
    }

    /// Decrypts the text, and returns whether the tag is right (RFC 8452, section 5). If it is wrong, the output is all
    /// zeros. The caller has checked the lengths.
    pub(crate) fn open(&self, nonce: &[u8; 12], aad: &[u8], mut text: InOut<'_>, tag: &Tag) -> bool {
        let mut message = Message::new(self, aad.len() + text.len());
        message.derive(nonce);
        message.absorb_aad(aad);
        let len = text.len();
        let opened = message.open(text.reborrow(), &first_counter(tag.as_bytes()));
        let right = *tag == message.tag(nonce, aad.len(), len, &text.output()[opened..]).into();
        if !right {
            text.output_mut().fill(0);
        }
        right
    }
}

/// Returns the first counter block: the tag with its highest bit set.
fn first_counter(tag: &[u8; BLOCK]) -> [u8; BLOCK] {
    (u128::from_le_bytes(*tag) | 1 << 127).to_le_bytes()
}

/// A message: its keys, and the sum of POLYVAL so far, which erase themselves.
struct Message<'c, S: SivKeySize> {
    cipher: &'c AesGcmSiv<S>,
    /// The kernel whose powers the key has.
    hash: &'static PolyvalBlocks,
    key: AesGcmKey<S>,
    state: AesGcmState,
}

impl<'c, S: SivKeySize> Message<'c, S> {
    /// The number of blocks whose first halves are the keys: two for the authentication key, then two or four for the
    /// encryption key.
    const BLOCKS: usize = 2 + S::KEY_BYTES / 8;

    /// Begins a message that hashes `len` bytes. [`derive`](Self::derive) computes its keys in place, so that no copy of
    /// them is left behind.
    #[inline(always)]
    fn new(cipher: &'c AesGcmSiv<S>, len: usize) -> Self {
        let hash = cipher.plan.hash(len);
        Self { cipher, hash, key: AesGcmKey::for_message(), state: AesGcmState::new(&[0; BLOCK]) }
    }

    /// Derives the keys (RFC 8452, section 4). The encrypted blocks are the keystream whose counter block is a counter of
    /// 0 followed by the nonce.
    #[inline]
    fn derive(&mut self, nonce: &[u8; 12]) {
        let AesGcmSiv { plan, token, .. } = *self.cipher;
        let (mut blocks, mut keys) = ([[0; BLOCK]; 6], [0; 48]);
        let place = InOut::in_place(blocks[..Self::BLOCKS].as_flattened_mut());
        plan.xor(place.len()).call(token, place.into(), self.cipher.key.schedule(), &counted(nonce));
        for (part, block) in keys.as_chunks_mut::<8>().0.iter_mut().zip(&blocks) {
            part.copy_from_slice(&block[..8]);
        }
        let (authentication, encryption) =
            (keys.first_chunk(), keys[BLOCK..].get(..S::KEY_BYTES).map(S::Key::try_from));
        let (Some(authentication), Some(Ok(encryption))) = (authentication, encryption) else { unreachable!() };
        let powers = self.hash.powers().unwrap_or(&GhashPowers::PORTABLE);
        self.key.expand(token, plan.expand, powers, &encryption, |_| ghash_key(authentication));
        wipe(blocks.as_flattened_mut());
        wipe(&mut keys);
    }

    /// Absorbs the additional data, padded with zeros to whole blocks.
    #[inline]
    fn absorb_aad(&mut self, aad: &[u8]) {
        if aad.len() <= BLOCK {
            self.state.set_sum(&padded(aad));
            return;
        }
        self.state.set_sum(&[0; BLOCK]);
        let (blocks, part) = aad.as_chunks();
        self.absorb(blocks);
        if !part.is_empty() {
            self.absorb(&[padded(part)]);
        }
    }

    /// Absorbs blocks into the sum. The last one is not multiplied.
    #[inline]
    fn absorb(&mut self, blocks: &[[u8; BLOCK]]) {
        self.hash.call(self.cipher.token, self.state.sum_mut(), blocks.as_flattened(), self.key.powers());
    }

    /// Decrypts a part of the text, whose plaintext it absorbs, and then the rest, which is still to be absorbed. Returns
    /// the length of the first part.
    #[inline]
    fn open(&mut self, mut text: InOut<'_>, counter: &[u8; BLOCK]) -> usize {
        let (len, mut blocks) = (text.len(), 0);
        let AesGcmSiv { plan, token, .. } = *self.cipher;
        while let Some(entry) = plan.open.entry(text.len()) {
            let n = text.len() - text.len() % entry.kernel.shape().multiple;
            let (now, later) = text.split_at(n);
            self.state.set_counter(&Mode::GcmSiv.advanced(counter, blocks));
            entry.kernel.call(token, now.into(), self.key.made(), &mut self.state);
            blocks = blocks.wrapping_add((n / BLOCK) as u32);
            text = later;
        }
        let opened = len - text.len();
        self.xor(text, &Mode::GcmSiv.advanced(counter, blocks));
        opened
    }

    /// Adds keystream to a text.
    #[inline]
    fn xor(&self, text: InOut<'_>, counter: &[u8; BLOCK]) {
        let AesGcmSiv { plan, token, .. } = *self.cipher;
        if !text.is_empty() {
            plan.xor(text.len()).call(token, text.into(), self.key.schedule(), counter);
        }
    }

    /// Absorbs the plaintext that remains and the block of lengths, and returns the tag: the encrypted sum of POLYVAL and
    /// nonce, with the highest bit cleared.
    #[inline]
    fn tag(&mut self, nonce: &[u8; 12], aad: usize, text: usize, rest: &[u8]) -> [u8; BLOCK] {
        let Remainder { blocks, collected } = Remainder::divide(rest.len());
        if !blocks.is_empty() {
            self.absorb(rest[blocks].as_chunks().0);
        }
        // The block of lengths follows, and a block of zeros, so that the kernel multiplies the sum once more.
        let mut end = [[0; BLOCK]; COLLECTED + 2];
        let count = collected.len().div_ceil(BLOCK);
        end.as_flattened_mut()[..collected.len()].copy_from_slice(&rest[collected]);
        let lengths = u128::from(aad as u64 * 8) | u128::from(text as u64 * 8) << 64;
        end[count] = lengths.to_le_bytes();
        self.absorb(&end[..count + 2]);
        wipe(end.as_flattened_mut());
        let sum = u128::from_le_bytes(self.state.sum());
        let nonce = u128::from_le_bytes(counted(nonce)) >> 32;
        let block = ((sum ^ nonce) & !(1 << 127)).to_le_bytes();
        let mut tag = [0; BLOCK];
        self.xor(InOut::in_place(&mut tag), &block);
        tag
    }
}

/// Returns a counter of zero, followed by the nonce.
#[inline]
fn counted(nonce: &[u8; 12]) -> [u8; BLOCK] {
    let mut block = [0; BLOCK];
    block[4..].copy_from_slice(nonce);
    block
}
