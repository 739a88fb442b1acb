//! Performs the steps of a message.

use core::ops::Range;

use super::{
    mac_input::MacInput,
    plan::{ASIDE, Chacha20Poly1305Plan, KEYSTREAM_BLOCK},
    schedule::{End, Schedule, Source, Step, Steps},
    state::Chacha20Poly1305State,
};
use crate::{
    cpu::token::Token,
    kernel::{
        chacha20::driver::drive,
        contract::{
            kernel_types::{Chacha20Poly1305Begin, Chacha20Poly1305Blocks},
            plan::choose,
        },
        generated::plans,
        poly1305::state::Poly1305State,
    },
    memory::{partial, stack::StackBuffer, tag::Tag, text::InOut, wipe::wipe},
};

/// Returns the plan of this CPU.
#[inline]
pub(super) fn plan(token: Token) -> &'static Chacha20Poly1305Plan {
    choose(token, plans::CHACHA20_POLY1305).unwrap_or(&Chacha20Poly1305Plan::PORTABLE)
}

impl Chacha20Poly1305State {
    /// XORs the input with the keystream, starting at the current block counter, and writes the result to the output.
    /// Afterwards, the counter may be at any block up to the end of the text.
    #[inline]
    pub(super) fn xor(&mut self, text: InOut<'_>) {
        drive(&mut self.words, &self.nonce, text);
    }
}

/// Returns the kernels that seal a message of `len` bytes on this CPU: the kernel for its beginning, and the fused
/// kernel that follows it.
pub(in crate::kernel) fn parts(
    len: usize,
) -> (Option<&'static Chacha20Poly1305Begin>, Option<&'static Chacha20Poly1305Blocks>) {
    let plan = plan(Token::current());
    let begin = plan.beginner(plan.begun_to_seal(len));
    let done = begin.map_or(0, |(_, n)| n);
    let sharing = || plan.sharing(len - done).map(|sharing| sharing.kernel);
    let fused = plan.fused(len - done, done).or(plan.fused_at_end(len - done, done)).or_else(sharing);
    (begin.map(|(kernel, _)| kernel), fused)
}

/// A driver's buffer for bytes of the text that are overwritten before they are authenticated.
pub(super) trait Buffer {
    /// Returns the buffered bytes.
    fn bytes(&self) -> &[u8];

    /// Copies bytes to offset `at`.
    fn keep(&mut self, at: usize, bytes: &[u8]);
}

impl Buffer for [u8] {
    #[inline]
    fn bytes(&self) -> &[u8] {
        self
    }

    #[inline]
    fn keep(&mut self, at: usize, bytes: &[u8]) {
        self[at..at + bytes.len()].copy_from_slice(bytes);
    }
}

impl<const N: usize> Buffer for StackBuffer<N> {
    #[inline]
    fn bytes(&self) -> &[u8] {
        self.bytes()
    }

    #[inline]
    fn keep(&mut self, at: usize, bytes: &[u8]) {
        debug_assert_eq!(at, 0);
        self.fill(bytes, bytes.len());
    }
}

/// A message that is being sealed or opened, or a chunk of such a message.
pub(super) struct Message<'a> {
    pub(super) plan: &'static Chacha20Poly1305Plan,
    pub(super) token: Token,
    pub(super) state: &'a mut Chacha20Poly1305State,
    /// The block counter for the first byte of the text: 1 for a whole message, because block 0 is the source of the
    /// Poly1305 key.
    first: u32,
    aad: &'a [u8],
    pub(super) text: InOut<'a>,
}

/// Encrypts the text, and returns the tag over the additional data and the ciphertext (RFC 8439, section 2.8). The
/// caller has checked that the keystream is long enough.
#[inline]
pub(crate) fn seal(key: &[u8; 32], nonce: &[u8; 12], aad: &[u8], text: InOut<'_>) -> Tag {
    let mut state = Chacha20Poly1305State::new(key, nonce);
    let mut message = Message::new(&mut state, 1, aad, text);
    if message.is_short() { message.seal_short() } else { message.seal_long() }
}

/// Decrypts the text if the tag is valid, and returns whether the tag is valid (RFC 8439, section 2.8). If it is
/// invalid, a separate output is all zeros, and a text in place is unchanged.
#[inline]
pub(crate) fn open(key: &[u8; 32], nonce: &[u8; 12], aad: &[u8], text: InOut<'_>, tag: &Tag) -> bool {
    let mut state = Chacha20Poly1305State::new(key, nonce);
    let mut message = Message::new(&mut state, 1, aad, text);
    let (right, done) = if message.is_short() { message.open_short(tag) } else { message.open_long(tag) };
    if !right {
        withdraw(key, nonce, message.text, done);
    }
    right
}

/// [Withdraws](InOut::withdraw) the plaintext of a message, of which `done` bytes were decrypted.
#[cold]
#[inline(never)]
pub(super) fn withdraw(key: &[u8; 32], nonce: &[u8; 12], text: InOut<'_>, done: usize) {
    text.withdraw(|text| {
        let mut state = Chacha20Poly1305State::new(key, nonce);
        state.set_counter(1);
        state.xor(text.split_at(done).0);
    });
}

impl<'a> Message<'a> {
    #[inline]
    pub(super) fn new(state: &'a mut Chacha20Poly1305State, first: u32, aad: &'a [u8], text: InOut<'a>) -> Self {
        let token = Token::current();
        Self { plan: plan(token), token, state, first, aad, text }
    }

    /// Returns the schedules of the plan.
    #[inline(always)]
    pub(super) fn schedule(&self) -> Schedule<'static> {
        Schedule::new(self.plan)
    }

    /// Returns whether two calls process the whole message, so that it needs no schedule.
    #[inline]
    fn is_short(&self) -> bool {
        self.plan.is_short(self.aad.len(), self.text.len())
    }

    /// Seals a message that is [short](Self::is_short). The ciphertext is written to the buffer in which it is
    /// authenticated.
    #[inline]
    fn seal_short(&mut self) -> Tag {
        let (aad, len) = (self.aad.len(), self.text.len());
        let mut mac_input = MacInput::new();
        mac_input.put(self.aad);
        let at = mac_input.blocks().len();
        match self.plan.beginner(len) {
            Some((kernel, n)) if n == len => {
                mac_input.put_begun(kernel, self.token, self.state, aad, self.text.input());
            }
            _ => {
                self.begin_by_cipher(len, Some(&mut mac_input));
                mac_input.put_lengths(aad, len);
            }
        }
        let tag = finish(self.plan, self.token, &mut self.state.mac, &mac_input);
        self.text.output_mut().copy_from_slice(&mac_input.blocks()[at..at + len]);
        tag
    }

    /// Opens a message that is [short](Self::is_short). Returns whether the tag is valid, and how many bytes were
    /// decrypted if it is not.
    #[inline]
    fn open_short(&mut self, tag: &Tag) -> (bool, usize) {
        let mut mac_input = MacInput::new();
        mac_input.put(self.aad);
        mac_input.put(self.text.input());
        mac_input.put_lengths(self.aad.len(), self.text.len());
        let len = self.text.len();
        self.schedule().begin(len, &mut self.with(&mut [][..]));
        (finish(self.plan, self.token, &mut self.state.mac, &mac_input) == *tag, len)
    }

    #[inline(never)]
    fn seal_long(&mut self) -> Tag {
        let (aad, len) = (self.aad.len(), self.text.len());
        let end = self.schedule().seal(aad, len, &mut self.with(&mut [][..]));
        self.tag(end, &[])
    }

    /// Opens a message that is not short. Returns the same as [`open_short`](Self::open_short).
    #[inline(never)]
    fn open_long(&mut self, tag: &Tag) -> (bool, usize) {
        let (len, aad) = (self.text.len(), self.aad.len());
        if let Some(strides) = self.plan.strides_to_open(len) {
            return self.open_by_strides(strides, tag);
        }
        let mut aside = StackBuffer::<ASIDE>::new();
        let in_place = self.text.is_in_place();
        let (end, done) = self.schedule().open(in_place, aad, len, &mut self.with(&mut aside));
        let right = *tag == self.tag(end, aside.bytes());
        if right && done < len {
            self.perform(Step::xor(done..len), &mut [][..]);
        }
        (right, done)
    }

    /// Opens a message by [two calls](Schedule::open_by_strides) of one kernel. Returns the same as
    /// [`open_short`](Self::open_short).
    fn open_by_strides(&mut self, strides: (&'static Chacha20Poly1305Blocks, usize), tag: &Tag) -> (bool, usize) {
        let (mut aside, mut last) = (StackBuffer::<ASIDE>::new(), Padded::new());
        let (len, aad, schedule) = (self.text.len(), self.aad.len(), self.schedule());
        let mut performer = LastAside { performer: self.with(&mut aside), last: &mut last, from: len };
        let end = schedule.open_by_strides(strides, aad, len, &mut performer);
        let from = performer.from;
        let right = *tag == self.tag(end, aside.bytes());
        if right {
            self.text.output_mut()[from..].copy_from_slice(&last.0.bytes()[..len - from]);
        }
        (right, from)
    }

    /// Returns a performer of the steps of the message, which keeps bytes in `aside`.
    #[inline(always)]
    pub(super) fn with<'m, B: Buffer + ?Sized>(&'m mut self, aside: &'m mut B) -> Performer<'m, 'a, B> {
        Performer { message: self, aside }
    }

    /// Performs a step, with `aside` for bytes that are kept.
    #[inline(always)]
    fn perform(&mut self, step: Step, aside: &mut (impl Buffer + ?Sized)) {
        match step {
            Step::Keep { text, from, at } => aside.keep(at, &source(from, &self.text, self.aad, &[])[text]),
            Step::Begin { kernel, len } => kernel.call(self.token, self.text.part(0, len).into(), self.state),
            Step::BeginByCipher { len } => self.begin_by_cipher(len, None),
            Step::Xor { text, block } => {
                self.seek(block);
                self.state.xor(self.text.part(text.start, text.len()));
            }
            Step::Absorb { kernel, mac, from } => {
                let bytes = &source(from, &self.text, self.aad, aside.bytes())[mac];
                kernel.absorb(self.token, &mut self.state.mac, bytes);
            }
            Step::AbsorbPadded { kernel, mac, from } => {
                let block = partial::padded(&source(from, &self.text, self.aad, aside.bytes())[mac]);
                kernel.absorb(self.token, &mut self.state.mac, &block);
            }
            Step::Fused { kernel, text, block, mac, from } => {
                self.seek(block);
                let (at, n) = (text.start, text.end - text.start);
                let (text, mac) = match from {
                    Source::Output => {
                        let (before, text) = self.text.behind(mac, text);
                        (text, Some(before))
                    }
                    Source::Input if mac == text => (self.text.part(at, n), None),
                    Source::Input => {
                        let (text, after) = self.text.before(text, mac);
                        (text, Some(after))
                    }
                    Source::Aside => (self.text.part(at, n), Some(&aside.bytes()[mac])),
                    Source::Aad => (self.text.part(at, n), Some(&self.aad[mac])),
                };
                kernel.call(self.token, text.into(), self.state, mac);
            }
            Step::FusedPadded { kernel, text, block, mac, .. } => {
                let mut stride = Padded::new();
                self.seek(block);
                let (before, mut text) = self.text.behind(mac, text);
                stride.0.fill(text.input(), kernel.multiple());
                kernel.call(self.token, stride.text().into(), self.state, Some(before));
                let len = text.len();
                text.output_mut().copy_from_slice(&stride.0.bytes()[..len]);
            }
        }
    }

    /// Authenticates the remaining bytes, which `end` names, and the lengths. Returns the tag.
    #[inline]
    fn tag(&mut self, end: End, aside: &[u8]) -> Tag {
        let mut mac_input = MacInput::new();
        mac_input.put(&source(end.from, &self.text, self.aad, aside)[end.mac]);
        mac_input.put_lengths(self.aad.len(), self.text.len());
        finish(self.plan, self.token, &mut self.state.mac, &mac_input)
    }

    /// Processes the first `n` bytes of a message with ChaCha20 kernels. Encrypts 64 zero bytes, which become the block
    /// with the Poly1305 key, and then the text. Appends the ciphertext to `to`, or writes it to the output if `to` is
    /// `None`.
    #[inline(never)]
    fn begin_by_cipher(&mut self, n: usize, to: Option<&mut MacInput>) {
        let mut aside = [0; KEYSTREAM_BLOCK + ASIDE];
        let blocks = &mut aside[..KEYSTREAM_BLOCK + n];
        blocks[KEYSTREAM_BLOCK..].copy_from_slice(&self.text.input()[..n]);
        self.state.xor(InOut::in_place(blocks));
        let (key, text) = blocks.split_at(KEYSTREAM_BLOCK);
        match to {
            Some(mac_input) => mac_input.put(text),
            None => self.text.output_mut()[..n].copy_from_slice(text),
        }
        self.state.mac = Poly1305State::new(key.first_chunk().unwrap_or(&[0; 32]));
        wipe(blocks);
    }

    /// Moves to a keystream block, counted from the first block of the text.
    #[inline]
    fn seek(&mut self, block: u32) {
        self.state.set_counter(self.first.wrapping_add(block));
    }
}

/// Performs the steps of a message.
pub(super) struct Performer<'m, 'a, B: ?Sized> {
    message: &'m mut Message<'a>,
    aside: &'m mut B,
}

impl<B: Buffer + ?Sized> Steps for Performer<'_, '_, B> {
    #[inline(always)]
    fn perform(&mut self, step: Step) {
        self.message.perform(step, self.aside);
    }
}

/// A performer for a message whose last stride is decrypted in a copy, which the caller writes once the tag is accepted.
struct LastAside<'m, 'a> {
    performer: Performer<'m, 'a, StackBuffer<ASIDE>>,
    last: &'m mut Padded,
    /// The offset of the last stride.
    from: usize,
}

impl Steps for LastAside<'_, '_> {
    #[inline(always)]
    fn perform(&mut self, step: Step) {
        let Step::FusedPadded { kernel, text, block, mac, from: Source::Aside } = step else {
            return self.performer.perform(step);
        };
        self.from = text.start;
        self.performer.message.seek(block);
        let (Message { token, state, text: all, .. }, aside) = (&mut *self.performer.message, &*self.performer.aside);
        self.last.0.fill(&all.input()[text], kernel.multiple());
        kernel.call(*token, self.last.text().into(), state, Some(&aside.bytes()[mac]));
    }
}

/// A performer that authenticates a text without a [`Message`].
struct Authenticator<'m> {
    token: Token,
    mac: &'m mut Poly1305State,
    aad: &'m [u8],
    text: &'m [u8],
}

impl Steps for Authenticator<'_> {
    #[inline(always)]
    fn perform(&mut self, step: Step) {
        let source = |from, mac: Range<usize>| if from == Source::Aad { &self.aad[mac] } else { &self.text[mac] };
        match step {
            Step::Absorb { kernel, mac, from } => kernel.absorb(self.token, self.mac, source(from, mac)),
            Step::AbsorbPadded { kernel, mac, from } => {
                kernel.absorb(self.token, self.mac, &partial::padded(source(from, mac)));
            }
            _ => unreachable!("a step that encrypts"),
        }
    }
}

/// Returns the bytes that a source stands for.
#[inline(always)]
fn source<'s>(from: Source, text: &'s InOut<'_>, aad: &'s [u8], aside: &'s [u8]) -> &'s [u8] {
    match from {
        Source::Output => text.output(),
        Source::Input => text.input(),
        Source::Aside => aside,
        Source::Aad => aad,
    }
}

/// Authenticates a whole message, from the key on, and returns the tag.
#[inline]
pub(super) fn tag(plan: &Chacha20Poly1305Plan, token: Token, mac: &mut Poly1305State, aad: &[u8], text: &[u8]) -> Tag {
    let mut mac_input = MacInput::new();
    if plan.is_one_call(aad.len(), text.len()) {
        mac_input.put(aad);
        mac_input.put(text);
    } else {
        let schedule = Schedule::new(plan);
        let (mut layout, mut steps) = (mac.layout(), Authenticator { token, mac, aad, text });
        schedule.absorb_aad(&mut layout, aad.len(), &mut steps);
        let end = schedule.end(layout, 0..text.len(), Source::Input, &mut steps);
        mac_input.put(&text[end.mac]);
    }
    mac_input.put_lengths(aad.len(), text.len());
    finish(plan, token, mac, &mac_input)
}

/// Authenticates the blocks of `mac_input`, and returns the tag.
#[inline]
fn finish(plan: &Chacha20Poly1305Plan, token: Token, mac: &mut Poly1305State, mac_input: &MacInput) -> Tag {
    Tag::from(plan.mac.finish(token, mac, mac_input.blocks(), 1))
}

/// A buffer for text padded with zeros. Encryption leaves keystream in the padding, so the buffer is erased when dropped.
struct Padded(StackBuffer<ASIDE>);

impl Padded {
    #[inline]
    fn new() -> Self {
        Self(StackBuffer::new())
    }

    /// Returns the text and the padding, to be encrypted or decrypted.
    #[inline]
    fn text(&mut self) -> InOut<'_> {
        InOut::in_place(self.0.bytes_mut())
    }
}

impl Drop for Padded {
    #[inline]
    fn drop(&mut self) {
        self.0.wipe();
    }
}
