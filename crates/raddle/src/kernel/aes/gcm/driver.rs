//! A message under a key, with the kernels for which the key was made.

use super::{
    super::{
        plan::{AesGcmPlan, MessagePlan},
        size::{BLOCK, Direction, KeySize},
    },
    key::AesGcmKey,
    schedule::{Aad, COLLECTED, Division},
    state::AesGcmState,
};
use crate::{
    cpu::token::Token,
    kernel::contract::{
        argument::{Made, Schedule},
        kernel_types::{AesCtrXor, GhashBlocks},
        parameter::{Open, Seal},
    },
    memory::{partial::padded, text::InOut},
};

/// A key, and the kernels that read it.
#[derive(Clone)]
pub struct AesGcm<S: KeySize> {
    key: AesGcmKey<S>,
    /// The plan whose kernels made the key.
    plan: &'static AesGcmPlan<S>,
    /// The proof that this CPU has the features that the plan needs.
    token: Token,
}

impl<S: KeySize> AesGcm<S> {
    #[inline]
    pub(crate) fn new(key: &S::Key) -> Self {
        let mut new = Self::blank();
        new.set_key(key);
        new
    }

    /// Reserves the memory for a key. [`set_key`](Self::set_key) computes the key in place, so that no copy of it is
    /// left behind. Before that call, each use panics.
    #[inline(always)]
    pub(crate) fn blank() -> Self {
        Self { key: AesGcmKey::blank(), plan: &AesGcmPlan::PORTABLE, token: Token::current() }
    }

    /// Replaces the key, with the kernels that are in use now.
    #[inline]
    pub(crate) fn set_key(&mut self, key: &S::Key) {
        let token = Token::current();
        let plan = AesGcmPlan::select(token);
        let encrypt = |schedule: Made<'_, Schedule<S>>| {
            let mut h = [0; BLOCK];
            plan.block.call(token, InOut::in_place(&mut h).into(), schedule, &[0; BLOCK]);
            h
        };
        (self.plan, self.token) = (plan, token);
        self.key.expand(token, plan.expand, plan.powers, key, encrypt);
    }

    /// Returns only the key, for the plan that was in use when the key was made.
    pub(in crate::kernel) fn into_key(self) -> AesGcmKey<S> {
        self.key
    }

    /// Encrypts the text, and returns the tag (SP 800-38D, section 7.1). `state` is the state before the first byte.
    /// The caller has checked the lengths.
    #[inline(always)]
    pub(crate) fn seal(&self, state: &mut AesGcmState, aad: &[u8], text: InOut<'_>) -> [u8; BLOCK] {
        self.message::<Seal>(state, aad, text);
        state.tag()
    }

    /// Decrypts the text if `is_right` accepts the tag, and returns the answer of `is_right` (SP 800-38D, section 7.2).
    /// If the answer is false, a separate output is all zeros, and a text in place is unchanged. `state` is the state
    /// before the first byte. The caller has checked the lengths.
    #[inline(always)]
    pub(crate) fn open(
        &self,
        state: &mut AesGcmState,
        aad: &[u8],
        mut text: InOut<'_>,
        is_right: impl FnOnce([u8; BLOCK]) -> bool,
    ) -> bool {
        self.message::<Open>(state, aad, text.reborrow());
        let right = is_right(state.tag());
        if !right {
            self.withdraw(&state.first(), text.moved());
        }
        right
    }

    /// [Withdraws](InOut::withdraw) the plaintext of a message whose first counter block is J0.
    #[cold]
    #[inline(never)]
    fn withdraw(&self, first: &[u8; BLOCK], text: InOut<'_>) {
        let counter = AesGcmState::new(first).counter();
        text.withdraw(|text| {
            AesCtrXor::select(self.token).call(self.token, text.into(), self.key.schedule(), &counter);
        });
    }

    /// Encrypts or decrypts a whole message, from the state before the message to the state with the tag. The state is
    /// not copied, because a copy would wait for the words that were just written.
    ///
    /// This function is inlined for batches of short messages, in which a call with arguments on the stack would take a
    /// seventh of the time.
    #[inline(always)]
    fn message<D: Direction>(&self, state: &mut AesGcmState, aad: &[u8], text: InOut<'_>) {
        self.absorb_aad(state, aad);
        state.set_lengths(aad.len() as u64, text.len() as u64);
        if text.len() > D::plan_of(self.plan).short {
            self.long::<D>(state, text.moved());
        } else {
            self.finish::<D>(state, text);
        }
    }

    /// Encrypts or decrypts a message that is too long for the kernel for the end to process it all, and computes the
    /// tag.
    #[inline(never)]
    fn long<D: Direction>(&self, state: &mut AesGcmState, text: InOut<'_>) {
        let rest = self.blocks::<D>(state, text);
        self.finish::<D>(state, rest);
    }

    /// Encrypts or decrypts the rest of a message, and computes the tag.
    #[inline]
    fn finish<D: Direction>(&self, state: &mut AesGcmState, rest: InOut<'_>) {
        D::plan_of(self.plan).finish.call(self.token, rest.into(), self.key.made(), state);
    }

    /// Absorbs the additional data into the sum of a state before the first byte.
    #[inline]
    pub(crate) fn absorb_aad(&self, state: &mut AesGcmState, aad: &[u8]) {
        if aad.len() <= BLOCK {
            state.set_short(aad);
        } else {
            self.absorb_padded(state, aad);
        }
    }

    /// Absorbs more than a block into the sum, padded with zeros to whole blocks. The first block replaces the sum.
    #[inline(never)]
    fn absorb_padded(&self, state: &mut AesGcmState, bytes: &[u8]) {
        let aad = Aad::divide(bytes.len());
        let Some(first) = bytes[aad.first].first_chunk() else { return };
        state.set_sum(first);
        self.absorb(state, bytes[aad.blocks].as_chunks().0);
        let (blocks, part) = bytes[aad.collected].as_chunks::<BLOCK>();
        let mut collected = [[0; BLOCK]; COLLECTED];
        for (place, block) in collected.iter_mut().zip(blocks) {
            *place = *block;
        }
        let mut count = blocks.len();
        if !part.is_empty() {
            collected[count] = padded(part);
            count += 1;
        }
        self.absorb(state, &collected[..count]);
    }

    /// Absorbs blocks into the sum.
    #[inline]
    pub(crate) fn absorb(&self, state: &mut AesGcmState, blocks: &[[u8; BLOCK]]) {
        if !blocks.is_empty() {
            self.plan.hash.call(self.token, state.sum_mut(), blocks.as_flattened(), self.key.powers());
        }
    }

    /// Calls [`blocks`] with this key.
    #[inline]
    fn blocks<'t, D: Direction>(&self, state: &mut AesGcmState, text: InOut<'t>) -> InOut<'t> {
        blocks::<S, D>(self.token, self.plan, &self.key, state, text)
    }

    /// Calls [`whole`] with this key.
    pub(crate) fn whole<D: Direction>(&self, state: &mut AesGcmState, data: InOut<'_>) {
        whole::<S, D>(self.token, self.plan, &self.key, state, data);
    }

    /// Returns the encrypted next counter block, and advances the counter.
    pub(crate) fn keystream(&self, state: &mut AesGcmState) -> [u8; BLOCK] {
        let mut block = [0; BLOCK];
        let place = InOut::in_place(&mut block);
        AesCtrXor::select(self.token).call(self.token, place.into(), self.key.schedule(), &state.counter());
        state.advance(1);
        block
    }

    /// Returns the tag of a message whose blocks have all been absorbed into the sum.
    pub(crate) fn tag(&self, state: &mut AesGcmState) -> [u8; BLOCK] {
        self.plan.seal.finish.call(self.token, InOut::in_place(&mut []).into(), self.key.made(), state);
        state.tag()
    }

    /// Returns J0 for a nonce of any length (SP 800-38D, section 7.1).
    #[inline(always)]
    pub(crate) fn first_of(&self, nonce: &[u8]) -> [u8; BLOCK] {
        match nonce.try_into() {
            Ok(nonce) => Self::counted(nonce),
            Err(_) => self.hashed(nonce),
        }
    }

    /// Returns J0 for a 12-byte nonce: the nonce, and a counter of 1.
    ///
    /// J0 is computed as words, so that the state takes it from registers. If J0 were bytes in memory, it would be read
    /// with loads that are longer than the preceding stores. The loads would wait until these stores are in the cache.
    #[inline(always)]
    pub(crate) fn counted(nonce: &[u8; 12]) -> [u8; BLOCK] {
        let (Some(low), Some(high)) = (nonce.first_chunk(), nonce.last_chunk()) else { unreachable!() };
        let halves = [u64::from_le_bytes(*low), u64::from(u32::from_le_bytes(*high)) | 1 << 56].map(u64::to_le);
        let mut first = [0; BLOCK];
        first[..8].copy_from_slice(&halves[0].to_ne_bytes());
        first[8..].copy_from_slice(&halves[1].to_ne_bytes());
        first
    }

    /// Returns J0 for a nonce of another length: the GHASH of the nonce, padded with zeros to whole blocks, and of a
    /// block that ends with the nonce's length in bits.
    #[inline(never)]
    fn hashed(&self, nonce: &[u8]) -> [u8; BLOCK] {
        let mut state = AesGcmState::new(&[0; BLOCK]);
        self.absorb_aad(&mut state, nonce);
        let mut length = [0; BLOCK];
        length[8..].copy_from_slice(&(nonce.len() as u64 * 8).to_be_bytes());
        // The block of zeros makes the kernel multiply the sum once more.
        self.absorb(&mut state, &[length, [0; BLOCK]]);
        state.sum()
    }
}

/// Encrypts or decrypts with kernels for many blocks, advances the counter by these blocks, and returns the remainder.
#[inline(always)]
fn blocks<'t, S: KeySize, D: Direction>(
    token: Token,
    plan: &AesGcmPlan<S>,
    key: &AesGcmKey<S>,
    state: &mut AesGcmState,
    mut text: InOut<'t>,
) -> InOut<'t> {
    for (kernel, part) in Division::new(D::plan_of(plan), text.len()) {
        let n = part.end - part.start;
        let (now, later) = text.split_at(n);
        kernel.call(token, now.into(), key.made(), state);
        state.advance(n / BLOCK);
        text = later;
    }
    text
}

/// Encrypts or decrypts whole blocks, absorbs the ciphertext into the sum, and advances the counter by these blocks.
pub(in crate::kernel) fn whole<S: KeySize, D: Direction>(
    token: Token,
    plan: &AesGcmPlan<S>,
    key: &AesGcmKey<S>,
    state: &mut AesGcmState,
    data: InOut<'_>,
) {
    debug_assert!(data.len().is_multiple_of(BLOCK));
    let mut rest = blocks::<S, D>(token, plan, key, state, data);
    let len = rest.len();
    if len == 0 {
        return;
    }
    let hash = plan.hash;
    // The ciphertext is authenticated before it is overwritten.
    if !D::SEALS {
        hash.call(token, state.sum_mut(), rest.input(), key.powers());
    }
    AesCtrXor::select(token).call(token, rest.reborrow().into(), key.schedule(), &state.counter());
    if D::SEALS {
        hash.call(token, state.sum_mut(), rest.output(), key.powers());
    }
    state.advance(len / BLOCK);
}
