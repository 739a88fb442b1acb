//! A message under the keys that are derived for it, with the kernels for which the key was made.

use core::{array::from_fn, mem, ops::Range};

use super::{
    super::{
        call::Mode,
        gcm::{AesGcmKey, AesGcmState, state::whole},
        key::AesKey,
        size::BLOCK,
    },
    ghash_key,
    plan::AesGcmSivPlan,
    size::SivKeySize,
};
use crate::{
    cpu::token::Token,
    kernel::contract::{
        kernel_types::{AesExpand, AesGcmSivKeys, AesGcmSivXor, GhashPowers, PolyvalBlocks},
        plan::{Plan, PlanEntry, choose},
    },
    memory::{
        job::{Job, TagPlace},
        partial::{number, padded},
        tag::Tag,
        text::InOut,
        wipe::wipe,
    },
};

/// The maximum number of blocks that are copied into a buffer, so that one call absorbs them together with the block of
/// lengths.
const COLLECTED: usize = 8;

/// The parts of the plaintext that remains, in order. They depend only on its length, so the test runs the division for every
/// length.
struct Remainder {
    /// Whole blocks that a call absorbs.
    blocks: Range<usize>,
    /// At most [`COLLECTED`] blocks, of which the last may be partial. The last call absorbs them from a buffer.
    collected: Range<usize>,
}

impl Remainder {
    /// Divides `len` bytes.
    #[inline]
    fn divide(len: usize) -> Self {
        let end = if len <= COLLECTED * BLOCK { 0 } else { len - len % BLOCK };
        Self { blocks: 0..end, collected: end..len }
    }
}

impl<S: SivKeySize> AesGcmSivPlan<S> {
    /// The plan without assembly kernels.
    const PORTABLE: Self = Self::new(
        &AesExpand::<S>::PORTABLE,
        &AesGcmSivKeys::<S>::PORTABLE,
        Plan::new(const { &[PlanEntry::new(0, usize::MAX, &AesGcmSivXor::<S>::PORTABLE, 0)] }),
        Plan::new(const { &[PlanEntry::new(0, usize::MAX, &PolyvalBlocks::PORTABLE, 0)] }),
        Plan::NONE,
        Plan::NONE,
    );

    /// Returns the plan for this CPU.
    #[inline]
    pub(in crate::kernel) fn select(token: Token) -> &'static Self {
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
        let mut key = AesGcmKey::for_message();
        let mut message = Message::new(self, nonce, [aad.len(), text.len()]);
        message.derive(&mut key);
        message.absorb_aad(&key, aad);
        message.absorb_end(&key, text.input());
        let tag = message.tag(&key);
        self.xor(&key, text, &first_counter(&tag));
        tag
    }

    /// Decrypts the text, and returns whether the tag is right (RFC 8452, section 5). If it is wrong, a separate output
    /// is all zeros, and a text in place is unchanged. The caller has checked the lengths.
    pub(crate) fn open(&self, nonce: &[u8; 12], aad: &[u8], mut text: InOut<'_>, tag: &Tag) -> bool {
        let mut key = AesGcmKey::for_message();
        let mut message = Message::new(self, nonce, [aad.len(), text.len()]);
        message.derive(&mut key);
        message.absorb_aad(&key, aad);
        let counter = first_counter(tag.as_bytes());
        message.open(&key, text.reborrow(), &counter);
        let right = *tag == message.tag(&key).into();
        if !right {
            self.withdraw(&key, text, &counter);
        }
        right
    }

    /// Seals or opens packets, and calls `refuse` with the index of each packet whose tag is wrong. The caller has
    /// checked the lengths.
    pub(crate) fn run<'b, 'n>(jobs: impl Iterator<Item = Job<'b, Self, &'n [u8; 12]>>, mut refuse: impl FnMut(usize)) {
        let mut jobs = jobs.fuse();
        // The keys of later groups replace those of the first two, so they are erased once.
        let mut keys = [const { [const { AesGcmKey::for_message() }; GROUP] }; 2];
        let [a, b] = &mut keys;
        let (mut a, mut b) = (Group::new(a), Group::new(b));
        let (mut last, mut group) = (&mut a, &mut b);
        loop {
            group.jobs.iter_mut().for_each(|place| *place = jobs.next());
            let opens = |job: &Job<'_, Self, &[u8; 12]>| matches!(job.tag, TagPlace::Compare(_));
            let [all, opened] = [|_: &_| true, opens].map(|counts| group.jobs().filter(|job| counts(job)).count());
            match (all, opened) {
                (GROUP, 0) => {
                    group.seal(last);
                    mem::swap(&mut last, &mut group);
                }
                (GROUP, GROUP) => {
                    last.encrypt();
                    group.open(&mut refuse);
                }
                (left, _) => {
                    last.encrypt();
                    group.jobs.iter_mut().filter_map(Option::take).for_each(|job| job.key.run_one(job, &mut refuse));
                    if left < GROUP {
                        break;
                    }
                }
            }
        }
    }

    /// Seals or opens a packet.
    fn run_one(&self, job: Job<'_, Self, &[u8; 12]>, refuse: &mut impl FnMut(usize)) {
        let Job { index, nonce, aad, text, tag, .. } = job;
        match tag {
            TagPlace::Write(mut place) => place.output_mut().copy_from_slice(&self.seal(nonce, aad, text)),
            TagPlace::Compare(tag) if self.open(nonce, aad, text, &tag) => {}
            TagPlace::Compare(_) => refuse(index),
        }
    }

    /// [Withdraws](InOut::withdraw) the plaintext of a message.
    #[cold]
    #[inline(never)]
    fn withdraw(&self, key: &AesGcmKey<S>, text: InOut<'_>, counter: &[u8; BLOCK]) {
        text.withdraw(|text| self.xor(key, text, counter));
    }

    /// Adds keystream to a text, under the schedule of this key.
    #[inline]
    fn xor(&self, key: &AesGcmKey<S>, text: InOut<'_>, counter: &[u8; BLOCK]) {
        if !text.is_empty() {
            self.plan.xor(text.len()).call(self.token, text.into(), key.schedule(), counter);
        }
    }
}

/// The number of packets that are processed together. The instructions of a step wait for one another, and a processor
/// overlaps the same step of several packets. On a Zen 3, a batch of 64 packets of 1 KiB takes 0.84 of the time, and of
/// 64 bytes 0.73.
const GROUP: usize = 4;

/// Packets that are processed together. A packet that is no longer needed is removed.
struct Group<'k, 'b, S: SivKeySize> {
    jobs: [Option<Job<'b, AesGcmSiv<S>, &'b [u8; 12]>>; GROUP],
    /// The schedules. When sealing, the powers are those of the next group, so that a kernel can encrypt a packet of this
    /// group while it hashes one of the next.
    keys: &'k mut [AesGcmKey<S>; GROUP],
    /// The first counter blocks, after a group is hashed.
    counters: [[u8; BLOCK]; GROUP],
}

impl<'k, 'b, S: SivKeySize> Group<'k, 'b, S> {
    /// Creates a group without packets.
    #[inline(always)]
    fn new(keys: &'k mut [AesGcmKey<S>; GROUP]) -> Self {
        Self { jobs: [const { None }; GROUP], keys, counters: [[0; BLOCK]; GROUP] }
    }

    fn jobs(&self) -> impl Iterator<Item = &Job<'b, AesGcmSiv<S>, &'b [u8; 12]>> {
        self.jobs.iter().flatten()
    }

    /// Hashes the packets, writes their tags, and encrypts the last group, one step for all packets before the next step.
    #[inline]
    fn seal(&mut self, last: &mut Self) {
        let [Some(a), Some(b), Some(c), Some(d)] = &self.jobs else { return };
        let mut messages = [Message::from_job(a), Message::from_job(b), Message::from_job(c), Message::from_job(d)];
        for (message, key) in messages.iter_mut().zip(&mut *self.keys) {
            message.derive_keys(key);
        }
        for (message, key) in messages.iter_mut().zip(&mut *last.keys) {
            message.compute_powers(key);
        }
        let mut texts = [&[][..]; GROUP];
        for (i, (message, job)) in messages.iter_mut().zip(self.jobs()).enumerate() {
            message.absorb_aad(&last.keys[i], job.aad);
            texts[i] = job.text.input();
            if let Some(encrypted) = &mut last.jobs[i] {
                texts[i] = message.absorb_encrypting(&last.keys[i], texts[i], encrypted, &mut last.counters[i]);
            }
        }
        last.encrypt();
        for ((message, key), text) in messages.iter_mut().zip(&*last.keys).zip(texts) {
            message.absorb_end(key, text);
        }
        for (i, (message, job)) in messages.iter_mut().zip(self.jobs.iter_mut().flatten()).enumerate() {
            let tag = message.tag(&self.keys[i]);
            if let TagPlace::Write(place) = &mut job.tag {
                place.output_mut().copy_from_slice(&tag);
            }
            self.counters[i] = first_counter(&tag);
        }
    }

    /// Opens the packets, one step for all of them before the next step.
    #[inline]
    fn open(&mut self, refuse: &mut impl FnMut(usize)) {
        let [Some(a), Some(b), Some(c), Some(d)] = &self.jobs else { return };
        let mut messages = [Message::from_job(a), Message::from_job(b), Message::from_job(c), Message::from_job(d)];
        for (message, key) in messages.iter_mut().zip(&mut *self.keys) {
            message.derive_keys(key);
        }
        for (message, key) in messages.iter_mut().zip(&mut *self.keys) {
            message.compute_powers(key);
        }
        for ((message, key), job) in messages.iter_mut().zip(&*self.keys).zip(self.jobs.iter_mut().flatten()) {
            let TagPlace::Compare(tag) = &job.tag else { continue };
            message.absorb_aad(key, job.aad);
            message.open(key, job.text.reborrow(), &first_counter(tag.as_bytes()));
        }
        let mut tags = [[0; BLOCK]; GROUP];
        for ((tag, message), key) in tags.iter_mut().zip(&mut messages).zip(&*self.keys) {
            *tag = message.tag(key);
        }
        for ((job, tag), key) in self.jobs.iter_mut().zip(tags).zip(&*self.keys) {
            let Some(Job { index, key: cipher, text, tag: TagPlace::Compare(right), .. }) = job.take() else {
                continue;
            };
            if right != tag.into() {
                cipher.withdraw(key, text, &first_counter(right.as_bytes()));
                refuse(index);
            }
        }
    }

    /// Encrypts the packets that are left.
    #[inline]
    fn encrypt(&mut self) {
        for ((job, counter), key) in self.jobs.iter_mut().zip(&self.counters).zip(&*self.keys) {
            if let Some(Job { key: cipher, text, .. }) = job {
                cipher.xor(key, text.reborrow(), counter);
            }
            *job = None;
        }
    }
}

/// Returns the first counter block: the tag with its highest bit set.
fn first_counter(tag: &[u8; BLOCK]) -> [u8; BLOCK] {
    (u128::from_le_bytes(*tag) | 1 << 127).to_le_bytes()
}

/// A message: the blocks that become its keys, and the sum of POLYVAL so far.
struct Message<'c, S: SivKeySize> {
    cipher: &'c AesGcmSiv<S>,
    /// The kernel whose powers the key has.
    hash: &'static PolyvalBlocks,
    nonce: &'c [u8; 12],
    /// The lengths of the additional data and of the text.
    lengths: [usize; 2],
    /// The key of POLYVAL, until its powers are computed.
    h: [u8; BLOCK],
    /// The sum of POLYVAL.
    sum: [u8; BLOCK],
}

impl<'c, S: SivKeySize> Message<'c, S> {
    /// Begins the message of a packet.
    #[inline(always)]
    fn from_job(&Job { key, nonce, aad, ref text, .. }: &Job<'c, AesGcmSiv<S>, &'c [u8; 12]>) -> Self {
        Self::new(key, nonce, [aad.len(), text.len()])
    }

    #[inline(always)]
    fn new(cipher: &'c AesGcmSiv<S>, nonce: &'c [u8; 12], lengths: [usize; 2]) -> Self {
        let hash = cipher.plan.hash(lengths[0] + lengths[1]);
        Self { cipher, hash, nonce, lengths, h: [0; BLOCK], sum: [0; BLOCK] }
    }

    /// Derives the keys, and computes the powers, in place, so that no copy of them is left behind.
    #[inline]
    fn derive(&mut self, key: &mut AesGcmKey<S>) {
        self.derive_keys(key);
        self.compute_powers(key);
    }

    /// Derives the keys (RFC 8452, section 4), and expands the encryption key.
    #[inline]
    fn derive_keys(&mut self, to: &mut AesGcmKey<S>) {
        let AesGcmSiv { key, plan, token } = self.cipher;
        to.derive_schedule(*token, plan.keys, key.schedule(), &counted(self.nonce), &mut self.h);
    }

    /// Computes the powers of the authentication key.
    #[inline]
    fn compute_powers(&mut self, key: &mut AesGcmKey<S>) {
        let powers = self.hash.powers().unwrap_or(&GhashPowers::PORTABLE);
        let mut h = ghash_key(&self.h);
        key.compute_powers(self.cipher.token, powers, &h);
        wipe(&mut h);
        wipe(&mut self.h);
    }

    /// Absorbs the additional data, padded with zeros to whole blocks.
    #[inline]
    fn absorb_aad(&mut self, key: &AesGcmKey<S>, aad: &[u8]) {
        if aad.len() <= BLOCK {
            self.sum = whole(number(aad, aad.len()));
            return;
        }
        self.sum = [0; BLOCK];
        let (blocks, part) = aad.as_chunks();
        self.absorb(key, blocks);
        if !part.is_empty() {
            self.absorb(key, &[padded(part)]);
        }
    }

    /// Absorbs blocks into the sum. The last one is not multiplied.
    #[inline]
    fn absorb(&mut self, key: &AesGcmKey<S>, blocks: &[[u8; BLOCK]]) {
        self.hash.call(self.cipher.token, &mut self.sum, blocks.as_flattened(), key.powers());
    }

    /// Decrypts the text, and absorbs the plaintext and the block of lengths.
    #[inline]
    fn open(&mut self, key: &AesGcmKey<S>, text: InOut<'_>, counter: &[u8; BLOCK]) {
        let (mut rest, mut counter) = (text, *counter);
        let cipher @ AesGcmSiv { plan, token, .. } = self.cipher;
        while let Some(entry) = plan.open.entry(rest.len()) {
            let n = rest.len() - rest.len() % entry.kernel.shape().multiple;
            let (now, later) = rest.split_at(n);
            rest = later;
            counter = self.step(n, &counter, |state| entry.kernel.call(*token, now.into(), key.made(), state));
        }
        cipher.xor(key, rest.reborrow(), &counter);
        self.absorb_end(key, rest.output());
    }

    /// Encrypts the first blocks of a packet of the last group, and absorbs as many blocks of a text. Removes them from
    /// both, and counts the former. The key holds the schedule of that packet and the powers of this one.
    #[inline]
    fn absorb_encrypting<'t>(
        &mut self,
        key: &AesGcmKey<S>,
        mut rest: &'t [u8],
        last: &mut Job<'_, AesGcmSiv<S>, &[u8; 12]>,
        counter: &mut [u8; BLOCK],
    ) -> &'t [u8] {
        let AesGcmSiv { plan, token, .. } = last.key;
        while let Some(entry) = plan.seal.entry(last.text.len().min(rest.len())) {
            let len = last.text.len().min(rest.len());
            let n = len - len % entry.kernel.shape().multiple;
            let (now, later) = mem::replace(&mut last.text, InOut::in_place(&mut [])).split_at(n);
            let (blocks, after) = rest.split_at(n);
            (last.text, rest) = (later, after);
            *counter = self.step(n, counter, |state| {
                entry.kernel.call(*token, now.copied(), blocks, key.made(), state);
            });
        }
        rest
    }

    /// Calls a kernel that absorbs `n` bytes, and takes as many bytes of keystream. Returns the next counter block.
    #[inline]
    fn step(&mut self, n: usize, counter: &[u8; BLOCK], kernel: impl FnOnce(&mut AesGcmState)) -> [u8; BLOCK] {
        let mut state = AesGcmState::new(&[0; BLOCK]);
        state.set_counter(counter);
        state.set_sum(&self.sum);
        kernel(&mut state);
        self.sum = state.sum();
        Mode::GcmSiv.advanced(counter, (n / BLOCK) as u32)
    }

    /// Absorbs the plaintext that remains, and the block of lengths. The sum is multiplied once more.
    #[inline]
    fn absorb_end(&mut self, key: &AesGcmKey<S>, rest: &[u8]) {
        let Remainder { blocks, collected } = Remainder::divide(rest.len());
        if !blocks.is_empty() {
            self.absorb(key, rest[blocks].as_chunks().0);
        }
        // The block of lengths follows, and a block of zeros, so that the kernel multiplies the sum once more.
        let mut end = [[0; BLOCK]; COLLECTED + 2];
        let count = collected.len().div_ceil(BLOCK);
        end.as_flattened_mut()[..collected.len()].copy_from_slice(&rest[collected]);
        let [aad, text] = self.lengths.map(|bytes| bytes as u128 * 8);
        end[count] = whole(aad | text << 64);
        self.absorb(key, &end[..count + 2]);
        wipe(end.as_flattened_mut());
    }

    /// Returns the tag: the encrypted sum of POLYVAL and nonce, with the highest bit cleared. Erases the sum.
    #[inline]
    fn tag(&mut self, key: &AesGcmKey<S>) -> [u8; BLOCK] {
        let sum = u128::from_le_bytes(self.sum);
        let nonce = u128::from_le_bytes(counted(self.nonce)) >> 32;
        let block = ((sum ^ nonce) & !(1 << 127)).to_le_bytes();
        let mut tag = [0; BLOCK];
        self.cipher.xor(key, InOut::in_place(&mut tag), &block);
        wipe(&mut self.sum);
        tag
    }
}

/// Returns a counter of zero, followed by the nonce.
#[inline]
fn counted(nonce: &[u8; 12]) -> [u8; BLOCK] {
    let [low, high] =
        [nonce.first_chunk(), nonce.last_chunk()].map(|part| part.map_or(0, |part| u64::from_le_bytes(*part)));
    whole(u128::from(low) << 32 | u128::from(high) << 64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_taken_once_and_in_order() {
        for len in 0..=4 * COLLECTED * BLOCK {
            let Remainder { blocks, collected } = Remainder::divide(len);
            assert!(blocks.start == 0 && blocks.end == collected.start && collected.end == len, "{len} bytes");
            assert!(blocks.len().is_multiple_of(BLOCK) && collected.len() <= COLLECTED * BLOCK, "{len} bytes");
        }
    }
}
