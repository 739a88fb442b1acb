//! Divides a message among kernels.

use core::mem::MaybeUninit;

use super::{
    plan::{ASIDE, Chacha20Poly1305Plan, KEYSTREAM_BLOCK, LAST, Sharing},
    state::Chacha20Poly1305State,
};
use crate::{
    cpu::token::Token,
    kernel::{
        chacha20::driver::drive,
        contract::{
            kernel_types::{Chacha20Poly1305Begin, Chacha20Poly1305Blocks},
            plan::{Plan, choose},
        },
        generated::plans,
        poly1305::{
            plan::Poly1305Plan,
            state::{BLOCK, Poly1305State},
        },
    },
    memory::{
        partial,
        tag::Tag,
        text::{InOut, Pointers},
        wipe::wipe,
    },
};

impl Chacha20Poly1305Plan {
    /// The plan without fused kernels: kernels of ChaCha20 and of Poly1305 alternate.
    const PORTABLE: Self = Self::new(Poly1305Plan::PORTABLE, Plan::NONE, Plan::NONE, 4096);

    /// The plan of this CPU.
    #[inline]
    pub(super) fn of(token: Token) -> &'static Self {
        choose(token, plans::CHACHA20_POLY1305).unwrap_or(&Self::PORTABLE)
    }
}

impl Chacha20Poly1305State {
    /// Writes the input XOR the keystream from the counter on, and leaves that counter anywhere up to the end.
    #[inline]
    pub(super) fn xor(&mut self, text: InOut<'_>) {
        drive(&mut self.words, &self.nonce, text);
    }
}

/// Returns the kernels that seal a message of `len` bytes on this CPU: the kernel for its beginning, and the kernel after it,
/// which encrypts and authenticates at once.
pub(super) fn parts(len: usize) -> (Option<&'static Chacha20Poly1305Begin>, Option<&'static Chacha20Poly1305Blocks>) {
    let plan = Chacha20Poly1305Plan::of(Token::current());
    let begin = plan.beginner(plan.begun_to_seal(len));
    let done = begin.map_or(0, |(_, n)| n);
    let sharing = || plan.sharing(len - done).map(|sharing| sharing.kernel);
    let both = plan.both(len - done, done).or(plan.both_at_end(len - done, done)).or_else(sharing);
    (begin.map(|(kernel, _)| kernel), both)
}

/// A message that is being sealed or opened, or the rest of one.
pub(super) struct Message<'a> {
    pub(super) plan: &'static Chacha20Poly1305Plan,
    pub(super) token: Token,
    pub(super) state: &'a mut Chacha20Poly1305State,
    /// The block counter for the first byte of the text: 1 for a whole message, since block 0 gives the key of Poly1305.
    first: u32,
    aad: &'a [u8],
    pub(super) text: InOut<'a>,
}

/// Encrypts the text, and returns the tag of additional data and ciphertext (RFC 8439, section 2.8). The caller has checked
/// that the keystream is long enough.
#[inline]
pub(crate) fn seal(key: &[u8; 32], nonce: &[u8; 12], aad: &[u8], text: InOut<'_>) -> Tag {
    let mut state = Chacha20Poly1305State::new(key, nonce);
    let mut message = Message::new(&mut state, 1, aad, text);
    if message.is_short() { message.seal_short() } else { message.seal_long() }
}

/// Decrypts the text if the tag is right, and returns whether it is right (RFC 8439, section 2.8). If it is wrong, the output
/// is all zeros.
#[inline]
pub(crate) fn open(key: &[u8; 32], nonce: &[u8; 12], aad: &[u8], text: InOut<'_>, tag: &Tag) -> bool {
    let mut state = Chacha20Poly1305State::new(key, nonce);
    let mut message = Message::new(&mut state, 1, aad, text);
    let right = if message.is_short() { message.open_short(tag) } else { message.open_long(tag) };
    if !right {
        message.text.output_mut().fill(0);
    }
    right
}

impl<'a> Message<'a> {
    #[inline]
    pub(super) fn new(state: &'a mut Chacha20Poly1305State, first: u32, aad: &'a [u8], text: InOut<'a>) -> Self {
        let token = Token::current();
        Self { plan: Chacha20Poly1305Plan::of(token), token, state, first, aad, text }
    }

    /// Whether one call begins the message, and one call authenticates all of it.
    #[inline]
    fn is_short(&self) -> bool {
        let (aad, text) = (self.aad.len(), self.text.len());
        text <= self.plan.short && padded(aad).saturating_add(padded(text)) <= self.plan.one_call
    }

    /// Seals a message that is [short](Self::is_short): the ciphertext is written to the buffer in which it is authenticated.
    #[inline]
    fn seal_short(&mut self) -> Tag {
        let len = self.text.len();
        let mut mac_input = MacInput::new();
        mac_input.put(self.aad);
        // SAFETY: the kernel that begins, or a copy, writes the bytes before the input is read.
        let at = unsafe { mac_input.reserve(len) };
        mac_input.put_lengths(self.aad.len(), len);
        let place = &mut mac_input.bytes[at..at + len];
        match self.plan.beginner(len) {
            Some((kernel, n)) if n == len => {
                let Some(text) = Pointers::fresh(self.text.input(), place) else { unreachable!() };
                kernel.call(self.token, text, self.state);
            }
            _ => self.begin_by_cipher(len, Some(place)),
        }
        let tag = self.plan.finish(self.token, &mut self.state.mac, &mac_input);
        self.text.output_mut().copy_from_slice(&mac_input.blocks()[at..at + len]);
        tag
    }

    /// Opens a message that is [short](Self::is_short).
    #[inline]
    fn open_short(&mut self, tag: &Tag) -> bool {
        let mut mac_input = MacInput::new();
        mac_input.put(self.aad);
        mac_input.put(self.text.input());
        mac_input.put_lengths(self.aad.len(), self.text.len());
        self.begin(self.text.len());
        self.plan.finish(self.token, &mut self.state.mac, &mac_input) == *tag
    }

    #[inline(never)]
    fn seal_long(&mut self) -> Tag {
        let len = self.text.len();
        let done = self.begin(self.plan.begun_to_seal(len));
        self.take_aad();
        let taken = if done < len { self.seal_on(done) } else { 0 };
        self.plan.last(self.token, &mut self.state.mac, self.aad.len(), len, &self.text.output()[taken..])
    }

    /// Encrypts bytes `done..` of the text, where `done` is a multiple of 64. Returns the end of the authenticated ciphertext; the
    /// caller authenticates the remainder.
    pub(super) fn seal_on(&mut self, mut done: usize) -> usize {
        let (len, plan) = (self.text.len(), self.plan);
        let mut taken = 0;
        // The kernel that begins may take fewer bytes than the first step authenticates.
        let first = plan.begun_to_seal(len);
        if done < first && first < len {
            done = self.xor(done, first);
        }
        if let Some(sharing) = plan.sharing(len - done) {
            (done, taken) = self.seal_sharing(sharing, done);
        }
        while let Some(both) = plan.both(len - done, done - taken) {
            let n = (done - taken).min(len - done);
            let n = n - n % both.multiple();
            self.seek(done);
            let (mac, text) = self.text.behind(taken, done, n);
            both.call(self.token, text.into(), self.state, Some(&mac[..n]));
            (done, taken) = (done + n, taken + n);
        }
        if let Some(both) = plan.both_at_end(len - done, done - taken) {
            self.both_at_end(both, taken, done);
            (done, taken) = (len, taken + both.multiple());
        }
        while done < len {
            done = self.xor(done, len.min(done + plan.chunk));
            let left = plan.mac.take_wide(self.token, &mut self.state.mac, &self.text.output()[taken..done]);
            taken = done - left.len();
        }
        taken
    }

    /// Encrypts from `done` on with a kernel that also authenticates `share` bytes of earlier ciphertext for every `multiple`
    /// bytes.
    ///
    /// At entry no ciphertext is authenticated. Between calls, kernels of Poly1305 authenticate the bytes that the next call
    /// can't. Stops before an incomplete iteration. Returns the end of the encrypted and the end of the authenticated bytes.
    fn seal_sharing(&mut self, sharing: &Sharing, mut done: usize) -> (usize, usize) {
        let (len, plan, mut taken) = (self.text.len(), self.plan, 0);
        let sizes = |left: usize, behind: usize| sharing.bytes_of(sharing.max_iterations(plan.chunk.min(left), behind));
        // First encrypts as many bytes as the first call authenticates: few long calls are faster than many short ones.
        let (iteration, _) = sharing.bytes_of(1);
        let begun = |max: usize| {
            let (n, share) = sharing.bytes_of(max);
            (share.saturating_sub(done).next_multiple_of(iteration), n)
        };
        let max = sharing.max_iterations(plan.chunk.min(len - done), usize::MAX);
        if let Some((first, _)) = (1..=max).rev().map(begun).find(|(first, n)| first + n <= len - done)
            && first > 0
        {
            done = self.xor(done, done + first);
        }
        loop {
            let (n, share) = sizes(len - done, done - taken);
            if n == 0 {
                return (done, taken);
            }
            self.seek(done);
            let (mac, text) = self.text.behind(taken, done, n);
            sharing.kernel.call(self.token, text.into(), self.state, Some(&mac[..share]));
            (done, taken) = (done + n, taken + share);
            let (_, next) = sizes(len - done, usize::MAX);
            let ready = done.saturating_sub(next);
            if taken < ready {
                let left = plan.mac.take_wide(self.token, &mut self.state.mac, &self.text.output()[taken..ready]);
                taken = ready - left.len();
            }
        }
    }

    #[inline(never)]
    fn open_long(&mut self, tag: &Tag) -> bool {
        let (len, plan, aad) = (self.text.len(), self.plan, self.aad.len());
        if let Some((both, begin)) = plan.strides_to_open(len) {
            return self.open_by_strides(both, begin, tag);
        }
        let mut aside = [const { MaybeUninit::<u8>::uninit() }; ASIDE];
        let mut begin = plan.begun_to_open(len);
        // The bytes that are overwritten before they are authenticated.
        let mut copy = None;
        if self.text.is_in_place() {
            begin = self.begins(if begin <= ASIDE { begin } else { plan.whole(ASIDE) });
            copy = Some(&*aside[..begin].write_copy_of_slice(&self.text.input()[..begin]));
        }
        let mut done = self.begin(begin);
        self.take_aad();
        let right = *tag
            == if done < len {
                let begun = copy.unwrap_or(self.text.input());
                plan.mac.take(self.token, &mut self.state.mac, &begun[..done]);
                let mut taken = done;
                if let Some(sharing) = plan.sharing(len - done) {
                    (done, taken) = self.open_sharing(sharing, done);
                }
                (done, taken) = self.open_on(done, taken);
                plan.last(self.token, &mut self.state.mac, aad, len, &self.text.input()[taken..])
            } else {
                plan.last(self.token, &mut self.state.mac, aad, len, copy.unwrap_or(self.text.input()))
            };
        if right && done < len {
            self.xor(done, len);
        }
        right
    }

    /// Opens a message with one fused kernel, whose stride is `both.multiple()` bytes. First decrypts bytes 0 to `begin`. One call
    /// then authenticates from byte 0 on, and decrypts as many bytes from `begin` on. A second call does the last stride in a
    /// copy, because the text has fewer bytes than it decrypts.
    fn open_by_strides(&mut self, both: &Chacha20Poly1305Blocks, begin: usize, tag: &Tag) -> bool {
        let (len, stride) = (self.text.len(), both.multiple());
        let whole = len - len % stride;
        let last = begin + whole - stride;
        let mut aside = [const { MaybeUninit::<u8>::uninit() }; ASIDE];
        // In place, the ciphertext would be overwritten before it is authenticated.
        let (firsts, of_last) =
            aside[..whole].write_copy_of_slice(&self.text.input()[..whole]).split_at(whole - stride);
        self.begin(begin);
        self.take_aad();
        if !firsts.is_empty() {
            self.seek(begin);
            both.call(self.token, self.text.part(begin, firsts.len()).into(), self.state, Some(firsts));
        }
        self.seek(last);
        let mut copy = Aside { text: [const { MaybeUninit::uninit() }; ASIDE], len: stride };
        let text = copy.filled(&self.text.input()[last..], stride);
        both.call(self.token, InOut::in_place(text).into(), self.state, Some(of_last));
        // The bytes from `whole` on are unwritten: `begin` is less than a stride.
        let left = &self.text.input()[whole..];
        let right = *tag == self.plan.last(self.token, &mut self.state.mac, self.aad.len(), len, left);
        if right {
            self.text.output_mut()[last..].copy_from_slice(&text[..len - last]);
        }
        right
    }

    /// Authenticates and decrypts from `done` on, in whole iterations of the kernel. Returns the end of the decrypted bytes and
    /// the end of the authenticated bytes. With n bytes decrypted by a call:
    ///
    /// ```text
    /// 0..done           decrypted and authenticated before
    /// done..done + n    authenticated before, decrypted by the call
    /// taken..           authenticated by the call, a share of n bytes, where taken >= done + n
    /// ```
    pub(super) fn open_sharing(&mut self, sharing: &Sharing, mut done: usize) -> (usize, usize) {
        let (len, plan) = (self.text.len(), self.plan);
        let mut taken = done;
        let (multiple, share) = sharing.bytes_of(1);
        loop {
            let max = sharing.max_iterations(plan.chunk.min(len - done), len - taken);
            let (n, share) = sharing.bytes_of(max.min((len - done) / (multiple + share)));
            if n == 0 {
                return (done, taken);
            }
            if taken < done + n {
                plan.mac.take(self.token, &mut self.state.mac, &self.text.input()[taken..done + n]);
                taken = done + n;
            }
            self.seek(done);
            let (text, mac) = self.text.before(done, n, taken, share);
            sharing.kernel.call(self.token, text.into(), self.state, Some(mac));
            (done, taken) = (done + n, taken + share);
        }
    }

    /// Authenticates from `taken` on and decrypts from `done` on, in whole blocks of keystream, up to the last part. Returns
    /// the end of the decrypted bytes and the end of the authenticated bytes.
    pub(super) fn open_on(&mut self, mut done: usize, mut taken: usize) -> (usize, usize) {
        let (len, plan) = (self.text.len(), self.plan);
        while let Some(both) = plan.both(len - done, usize::MAX) {
            let n = len - done;
            let n = n - n % both.multiple();
            self.seek(done);
            both.call(self.token, self.text.part(done, n).into(), self.state, None);
            (done, taken) = (done + n, done + n);
        }
        while len - done > plan.chunk {
            let end = done + plan.chunk;
            if taken < end {
                plan.mac.take(self.token, &mut self.state.mac, &self.text.input()[taken..end]);
                taken = end;
            }
            done = self.xor(done, end);
        }
        (done, taken)
    }

    /// Returns how many of `len` bytes the beginning covers.
    #[inline]
    fn begins(&self, len: usize) -> usize {
        match self.plan.beginner(len) {
            Some((_, n)) => n,
            None if len <= ASIDE => len,
            None => self.plan.whole(ASIDE),
        }
    }

    /// Derives the key of the authenticator, writes the beginning of `len` bytes of the message, and returns the length of the
    /// beginning: all bytes, or whole blocks.
    #[inline]
    pub(super) fn begin(&mut self, len: usize) -> usize {
        match self.plan.beginner(len) {
            Some((kernel, n)) => {
                kernel.call(self.token, self.text.part(0, n).into(), self.state);
                n
            }
            None => {
                let n = self.begins(len);
                self.begin_by_cipher(n, None);
                n
            }
        }
    }

    /// Does [`begin`](Self::begin) for `n` bytes with kernels of ChaCha20: encrypts 64 zero bytes, which become the block of the key
    /// of Poly1305, and then the text. Writes the ciphertext to `to`, or to the output if `to` is `None`.
    #[inline(never)]
    fn begin_by_cipher(&mut self, n: usize, to: Option<&mut [MaybeUninit<u8>]>) {
        let mut aside = [0; KEYSTREAM_BLOCK + ASIDE];
        let both = &mut aside[..KEYSTREAM_BLOCK + n];
        both[KEYSTREAM_BLOCK..].copy_from_slice(&self.text.input()[..n]);
        self.state.xor(InOut::in_place(both));
        let (key, text) = both.split_at(KEYSTREAM_BLOCK);
        match to {
            Some(place) => _ = place.write_copy_of_slice(text),
            None => self.text.output_mut()[..n].copy_from_slice(text),
        }
        self.state.mac = Poly1305State::new(key.first_chunk().unwrap_or(&[0; 32]));
        wipe(both);
    }

    /// XORs bytes `from..to` of the message with keystream, where `from` is a multiple of 64, and returns `to`.
    #[inline]
    pub(super) fn xor(&mut self, from: usize, to: usize) -> usize {
        self.seek(from);
        self.state.xor(self.text.part(from, to - from));
        to
    }

    /// Encrypts the bytes from `done` on, fewer than the stride of the kernel, in a copy, and authenticates ciphertext from
    /// `taken` on.
    #[inline]
    fn both_at_end(&mut self, both: &Chacha20Poly1305Blocks, taken: usize, done: usize) {
        let (n, left) = (both.multiple(), self.text.len() - done);
        let mut copy = Aside { text: [const { MaybeUninit::uninit() }; ASIDE], len: n };
        self.seek(done);
        let (mac, mut text) = self.text.behind(taken, done, left);
        let stride = copy.filled(text.input(), n);
        both.call(self.token, InOut::in_place(stride).into(), self.state, Some(&mac[..n]));
        text.output_mut().copy_from_slice(&stride[..left]);
    }

    /// Goes to the keystream of byte `from`, which follows the block of the key.
    #[inline]
    fn seek(&mut self, from: usize) {
        self.state.set_counter(self.first.wrapping_add((from / KEYSTREAM_BLOCK) as u32));
    }

    /// Authenticates the additional data.
    #[inline]
    fn take_aad(&mut self) {
        self.plan.take_aad(self.token, &mut self.state.mac, self.aad);
    }
}

impl Chacha20Poly1305Plan {
    /// Authenticates additional data, padded with zeros to whole blocks.
    #[inline]
    fn take_aad(&self, token: Token, mac: &mut Poly1305State, aad: &[u8]) {
        let (whole, part) = aad.split_at(aad.len() - aad.len() % BLOCK);
        if !whole.is_empty() {
            self.mac.take(token, mac, whole);
        }
        if !part.is_empty() {
            self.mac.take(token, mac, &partial::padded(part));
        }
    }

    /// Authenticates the whole message, from the key on, and returns the tag.
    #[inline]
    pub(super) fn tag(&self, token: Token, mac: &mut Poly1305State, aad: &[u8], text: &[u8]) -> Tag {
        if padded(aad.len()).saturating_add(padded(text.len())) > self.one_call {
            self.take_aad(token, mac, aad);
            return self.last(token, mac, aad.len(), text.len(), text);
        }
        let mut mac_input = MacInput::new();
        mac_input.put(aad);
        mac_input.put(text);
        mac_input.put_lengths(aad.len(), text.len());
        self.finish(token, mac, &mac_input)
    }

    /// Authenticates the remaining ciphertext, padded with zeros, and the lengths, and returns the tag.
    #[inline]
    fn last(&self, token: Token, mac: &mut Poly1305State, aad: usize, text: usize, left: &[u8]) -> Tag {
        let mut left = self.mac.take_wide(token, mac, left);
        if left.len() > LAST - BLOCK {
            let (blocks, part) = left.split_at(left.len() - left.len() % BLOCK);
            self.mac.take(token, mac, blocks);
            left = part;
        }
        let mut mac_input = MacInput::new();
        mac_input.put(left);
        mac_input.put_lengths(aad, text);
        self.finish(token, mac, &mac_input)
    }

    /// Authenticates the blocks of its input, and returns the tag.
    #[inline]
    fn finish(&self, token: Token, mac: &mut Poly1305State, mac_input: &MacInput) -> Tag {
        Tag::from(self.mac.finish(token, mac, mac_input.blocks(), 1))
    }
}

/// The input of the last call of Poly1305: padded blocks, and the block of lengths. Of a short message this is all that is
/// authenticated. Unused bytes stay uninitialised: clearing them would take longer than authenticating a block.
///
/// Invariant: `bytes[..end]` is initialised.
#[repr(C, align(64))]
struct MacInput {
    bytes: [MaybeUninit<u8>; LAST],
    /// Where the next block begins.
    end: usize,
}

impl MacInput {
    #[inline]
    fn new() -> Self {
        Self { bytes: [const { MaybeUninit::uninit() }; LAST], end: 0 }
    }

    /// Returns the place of the next `len` bytes, and pads their last block with zeros.
    ///
    /// # Safety
    ///
    /// The caller writes the bytes before the input is read.
    #[inline]
    unsafe fn reserve(&mut self, len: usize) -> usize {
        let at = self.end;
        let place = &mut self.bytes[at..at + padded(len)];
        if !len.is_multiple_of(BLOCK)
            && let Some(last) = place.last_chunk_mut::<BLOCK>()
        {
            *last = [MaybeUninit::new(0); BLOCK];
        }
        self.end = at + padded(len);
        at
    }

    /// Appends bytes, padded with zeros to whole blocks.
    #[inline]
    fn put(&mut self, bytes: &[u8]) {
        // SAFETY: they are written here.
        let at = unsafe { self.reserve(bytes.len()) };
        self.bytes[at..at + bytes.len()].write_copy_of_slice(bytes);
    }

    /// Appends the block of lengths, the last of the message (RFC 8439, section 2.8).
    #[inline]
    fn put_lengths(&mut self, aad: usize, text: usize) {
        let (halves, _) = self.bytes[self.end..self.end + BLOCK].as_chunks_mut::<8>();
        for (half, len) in halves.iter_mut().zip([aad, text]) {
            *half = (len as u64).to_le_bytes().map(MaybeUninit::new);
        }
        self.end += BLOCK;
    }

    /// Returns all bytes of the input.
    #[inline]
    fn blocks(&self) -> &[u8] {
        // SAFETY: the invariant.
        unsafe { self.bytes[..self.end].assume_init_ref() }
    }
}

/// Rounds a length up to whole blocks.
#[inline]
const fn padded(len: usize) -> usize {
    len.div_ceil(BLOCK).saturating_mul(BLOCK)
}

/// A buffer on the stack for text padded with zeros. Encryption leaves keystream in the padding, so the buffer is erased when
/// dropped.
struct Aside {
    text: [MaybeUninit<u8>; ASIDE],
    /// The length of the text.
    len: usize,
}

impl Aside {
    /// Copies `text`, pads it with zeros to `n` bytes, and returns it.
    #[inline]
    fn filled(&mut self, text: &[u8], n: usize) -> &mut [u8] {
        let (place, zeros) = self.text[..n].split_at_mut(text.len());
        place.write_copy_of_slice(text);
        zeros.fill(MaybeUninit::new(0));
        // SAFETY: these bytes have just been written.
        unsafe { self.text[..n].assume_init_mut() }
    }
}

impl Drop for Aside {
    #[inline]
    fn drop(&mut self) {
        self.text[..self.len].fill(MaybeUninit::zeroed());
        zeroize::optimization_barrier(&self.text);
    }
}
