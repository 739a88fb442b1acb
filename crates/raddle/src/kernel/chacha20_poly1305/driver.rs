//! Which kernels take which part of a message: the plans are data, checked when they are compiled.

use core::{mem::MaybeUninit, slice};

use super::{Chacha20Poly1305Begin, Chacha20Poly1305Blocks, Chacha20Poly1305State};
use crate::{
    InOut,
    kernel::{
        Features,
        isa::{self, Level},
        poly1305::{self, BLOCK, Poly1305State, driver::MOST_LAST},
        token::Token,
    },
    poly1305::Tag,
    wipe::wipe,
};

/// A block of keystream, in bytes.
const KEYSTREAM_BLOCK: usize = 64;

/// What a CPU of a level does.
///
/// Invariant, which [`Plan::new`] checks: a CPU at the plan's level that has what the plan needs beyond it has the
/// features of every kernel in the plan.
pub(in crate::kernel) struct Plan {
    level: Level,
    /// What a CPU must have beyond the level.
    needs: Features,
    /// What a CPU of the level does that lacks it.
    otherwise: Option<&'static Plan>,
    mac: &'static poly1305::driver::Plan,
    /// The kernels that begin a message, in order of the length that they take; the last takes the beginning of
    /// longer ones. Where there is none, kernels of ChaCha20 do it.
    begin: &'static [Chacha20Poly1305Begin],
    /// The kernels for long messages that do both at once, the widest first.
    both: &'static [Both],
    /// Where it is not done at once: how many bytes one of the two does before the other follows. They stay in the
    /// first cache.
    chunk: usize,
    /// Up to so many padded bytes, additional data and text, one call begins and one ends.
    short: usize,
}

/// From so many bytes on, `kernel` does both at once. When sealing it authenticates what is at least `chunk` bytes before
/// what it encrypts.
#[allow(dead_code, reason = "not every architecture has such kernels")]
pub(in crate::kernel) struct Both {
    pub(in crate::kernel) from: usize,
    pub(in crate::kernel) kernel: Chacha20Poly1305Blocks,
    pub(in crate::kernel) chunk: usize,
}

impl Plan {
    /// The plan of the level of `mac`, for CPUs that have what `mac` needs; for the others there is `otherwise`.
    ///
    /// Panics, and that is when the crate is compiled, where an invariant does not hold.
    pub(in crate::kernel) const fn new(
        otherwise: Option<&'static Self>,
        mac: &'static poly1305::driver::Plan,
        begin: &'static [Chacha20Poly1305Begin],
        both: &'static [Both],
        chunk: usize,
    ) -> Self {
        let (level, needs) = (mac.level, mac.needs);
        let has = level.required().union(needs);
        assert!(needs.is_empty() == otherwise.is_none(), "those that lack what is needed have a plan too");
        assert!(chunk.is_multiple_of(KEYSTREAM_BLOCK) && chunk > 0, "whole blocks");
        let (mut i, mut longest) = (0, 0);
        let mut short = mac.wide_from(0);
        while i < begin.len() {
            let most = begin[i].shape().most;
            assert!(begin[i].runs_with(has), "the level does not give what the kernel needs");
            assert!(most > longest && most >= KEYSTREAM_BLOCK, "in order of length");
            longest = most;
            let wide_from = mac.wide_from(begin[i].shape().layout);
            short = if wide_from < short { wide_from } else { short };
            i += 1;
        }
        short -= 1;
        let most = if begin.is_empty() { ASIDE } else { longest };
        short = if most < short { most } else { short };
        short = if LAST - BLOCK < short { LAST - BLOCK } else { short };
        let mut i = 0;
        while i < both.len() {
            let Both { from, kernel, chunk } = &both[i];
            let stride = kernel.shape().multiple;
            assert!(kernel.runs_with(has), "the level does not give what the kernel needs");
            assert!(stride % KEYSTREAM_BLOCK == 0 && stride <= *from, "whole blocks");
            assert!(*chunk % stride == 0 && *chunk > 0, "whole strides");
            i += 1;
        }
        Self { level, needs, otherwise, mac, begin, both, chunk, short }
    }

    /// The plan without kernels of its own: those of ChaCha20 and of Poly1305 in turn.
    pub(in crate::kernel) const fn separate(mac: &'static poly1305::driver::Plan, chunk: usize) -> Self {
        Self::new(None, mac, &[], &[], chunk)
    }

    /// The plan of this CPU.
    #[inline]
    fn of(token: Token) -> &'static Self {
        static FALLBACK_MAC: poly1305::driver::Plan = poly1305::driver::Plan::portable(Level::Portable);
        static FALLBACK: Plan = Plan::separate(&FALLBACK_MAC, 4096);
        let mut plan = isa::chacha20_poly1305::PLANS.get(token.place()).unwrap_or(&FALLBACK);
        while let Some(otherwise) = plan.otherwise
            && !token.features().contains(plan.needs)
        {
            plan = otherwise;
        }
        plan
    }

    /// The kernel that begins a message of `len` bytes, and how many of them it takes.
    #[inline]
    fn beginner(&self, len: usize) -> Option<(&'static Chacha20Poly1305Begin, usize)> {
        let fits = |kernel: &&Chacha20Poly1305Begin| len <= kernel.shape().most;
        if let Some(kernel) = self.begin.iter().find(fits) {
            return Some((kernel, len));
        }
        let kernel = self.begin.last()?;
        Some((kernel, self.whole(kernel.shape().most)))
    }

    /// As much of `most` bytes as may begin a longer message: whole blocks, and if possible whole strides of the
    /// authenticator, which then needs no other kernel before the end.
    #[inline]
    fn whole(&self, most: usize) -> usize {
        let stride = self.mac.stride();
        most - most % if most >= stride && stride.is_multiple_of(KEYSTREAM_BLOCK) { stride } else { KEYSTREAM_BLOCK }
    }

    /// The kernel that does both at once for `len` bytes, where `behind` bytes before them are not authenticated yet.
    #[inline]
    fn both(&self, len: usize, behind: usize) -> Option<&'static Both> {
        self.both.iter().find(|both| len >= both.from && behind >= both.chunk)
    }

    /// How much of a message of `len` bytes is begun when it is sealed: all that may be; or what the kernel that goes on
    /// authenticates first.
    #[inline]
    fn begun_to_seal(&self, len: usize) -> usize {
        self.both.iter().find(|both| len >= both.chunk + both.from).map_or(len, |both| both.chunk)
    }

    /// The kernel that does both at once for the last `len` bytes, fewer than its stride, where `behind` bytes are not
    /// authenticated yet: worth it from a quarter of the stride on.
    #[inline]
    fn both_at_end(&self, len: usize, behind: usize) -> Option<&'static Both> {
        let fits = |stride: usize| len < stride && 4 * len > stride && stride <= behind.min(ASIDE);
        self.both.iter().find(|both| fits(both.kernel.multiple()))
    }

    /// How much of a message of `len` bytes is begun when it is opened: all that may be; or, where the rest is done both
    /// at once, what is over of whole strides, as what is begun is authenticated by itself.
    #[inline]
    fn begun_to_open(&self, len: usize) -> usize {
        let least = self.begin.first().map_or(len, |kernel| kernel.shape().most);
        match self.both(len.saturating_sub(least), usize::MAX) {
            Some(both) => {
                let stride = both.kernel.multiple();
                let over = len % stride;
                if over < KEYSTREAM_BLOCK { stride } else { over - over % KEYSTREAM_BLOCK }
            }
            None => len,
        }
    }
}

// Every level has its own plan.
const _: () = {
    let plans = &isa::chacha20_poly1305::PLANS;
    assert!(plans.len() == Level::ALL.len());
    let mut i = 0;
    while i < plans.len() {
        assert!(plans[i].level as usize == i);
        i += 1;
    }
};

/// Who begins a message of `len` bytes that is sealed at the level in use, and who then does both at once.
pub(super) fn parts(len: usize) -> (Option<&'static Chacha20Poly1305Begin>, Option<&'static Chacha20Poly1305Blocks>) {
    let plan = Plan::of(Token::current());
    let begin = plan.beginner(plan.begun_to_seal(len));
    let done = begin.map_or(0, |(_, n)| n);
    let both = plan.both(len - done, done).or(plan.both_at_end(len - done, done));
    (begin.map(|(kernel, _)| kernel), both.map(|both| &both.kernel))
}

/// A message that is being sealed or opened.
struct Message<'a> {
    plan: &'static Plan,
    state: Chacha20Poly1305State,
    aad: &'a [u8],
    out: *mut u8,
    input: *const u8,
    len: usize,
}

/// Bytes that stand in a row for the last call, so that one call takes them all.
const LAST: usize = 320;

const _: () = assert!(LAST <= MOST_LAST && LAST.is_multiple_of(BLOCK));

/// Bytes on the stack for the beginning of a message: of ciphertext that is overwritten before it was authenticated, or
/// behind the key where kernels of ChaCha20 make both.
const ASIDE: usize = 2048;

/// Encrypts the data, and returns the tag of additional data and ciphertext (RFC 8439, section 2.8). The caller has
/// seen to it that the keystream is long enough.
#[inline]
pub(crate) fn seal(key: &[u8; 32], nonce: &[u8; 12], aad: &[u8], data: InOut<'_>) -> Tag {
    let plan = Plan::of(Token::current());
    let (out, input, len) = data.into_pointers();
    let mut message = Message { plan, state: Chacha20Poly1305State::new(key, nonce), aad, out, input, len };
    // SAFETY: the pointers are an input and an output.
    unsafe { if message.is_short() { message.seal_short() } else { message.seal_long() } }
}

/// Decrypts the data where the tag is right, and returns whether it is (RFC 8439, section 2.8); where it is not, the
/// output is all zeros.
#[inline]
pub(crate) fn open(key: &[u8; 32], nonce: &[u8; 12], aad: &[u8], data: InOut<'_>, tag: &Tag) -> bool {
    let plan = Plan::of(Token::current());
    let (out, input, len) = data.into_pointers();
    let mut message = Message { plan, state: Chacha20Poly1305State::new(key, nonce), aad, out, input, len };
    // SAFETY: the pointers are an input and an output; the output can be written for `len` bytes.
    unsafe {
        let right = if message.is_short() { message.open_short(tag) } else { message.open_long(tag) };
        if !right {
            out.write_bytes(0, len);
        }
        right
    }
}

impl Message<'_> {
    /// Whether one call begins the message, and one authenticates all of it.
    #[inline]
    fn is_short(&self) -> bool {
        padded(self.aad.len()).saturating_add(padded(self.len)) <= self.plan.short
    }

    /// # Safety
    ///
    /// The message is [short](Self::is_short). `input` can be read and `out` written for `len` bytes, and they are equal
    /// or do not overlap.
    #[inline]
    unsafe fn seal_short(&mut self) -> Tag {
        let mut row = Row::new();
        // SAFETY: the row has room for a short message; the rest is as the caller says.
        unsafe {
            row.put(self.aad);
            let at = row.place(self.len);
            row.put_lengths(self.aad.len(), self.len);
            self.begin(row.bytes[at..].as_mut_ptr().cast(), self.len);
            self.out.copy_from_nonoverlapping(row.bytes[at..].as_ptr().cast(), self.len);
            self.finish(&row)
        }
    }

    /// # Safety
    ///
    /// As [`seal_short`](Self::seal_short).
    #[inline]
    unsafe fn open_short(&mut self, tag: &Tag) -> bool {
        let mut row = Row::new();
        // SAFETY: the row has room for a short message; the rest is as the caller says.
        unsafe {
            row.put(self.aad);
            let at = row.place(self.len);
            row.bytes[at..].as_mut_ptr().cast::<u8>().copy_from_nonoverlapping(self.input, self.len);
            row.put_lengths(self.aad.len(), self.len);
            self.begin(self.out, self.len);
            self.finish(&row) == *tag
        }
    }

    /// # Safety
    ///
    /// `input` can be read and `out` written for `len` bytes, and they are equal or do not overlap.
    #[inline(never)]
    unsafe fn seal_long(&mut self) -> Tag {
        // SAFETY: as the caller says, and no byte is authenticated before it was written.
        unsafe {
            let done = self.begin(self.out, self.plan.begun_to_seal(self.len));
            self.take_aad();
            let taken = if done < self.len { self.seal_on(done) } else { 0 };
            self.last(self.out, taken)
        }
    }

    /// Encrypts from `done` on, and returns how many bytes of the ciphertext were authenticated.
    ///
    /// # Safety
    ///
    /// As [`seal_long`](Self::seal_long); `done` is whole blocks of keystream below `len`.
    unsafe fn seal_on(&mut self, mut done: usize) -> usize {
        let (len, out) = (self.len, self.out.cast_const());
        let mut taken = 0;
        // SAFETY: as the caller says.
        unsafe {
            // Kernels that begin may take less than is authenticated first.
            let first = self.plan.begun_to_seal(len);
            if done < first && first < len {
                done = self.xor(done, first);
            }
            while let Some(both) = self.plan.both(len - done, done - taken) {
                let n = (done - taken).min(len - done);
                let n = n - n % both.kernel.multiple();
                self.both(both, done, n, out.add(taken));
                (done, taken) = (done + n, taken + n);
            }
            if let Some(both) = self.plan.both_at_end(len - done, done - taken) {
                self.both_at_end(both, done, out.add(taken));
                (done, taken) = (len, taken + both.kernel.multiple());
            }
            while done < len {
                done = self.xor(done, len.min(done + self.plan.chunk));
                taken += self.plan.mac.take_wide(&mut self.state.mac, out.add(taken), done - taken);
            }
        }
        taken
    }

    /// # Safety
    ///
    /// As [`seal_long`](Self::seal_long).
    #[inline(never)]
    unsafe fn open_long(&mut self, tag: &Tag) -> bool {
        let len = self.len;
        let mut aside = [const { MaybeUninit::<u8>::uninit() }; ASIDE];
        // SAFETY: as the caller says, and no byte is overwritten before it was authenticated or copied.
        unsafe {
            let (mut begin, mut text) = (self.plan.begun_to_open(len), self.input);
            if self.out.cast_const() == self.input {
                begin = self.begins(if begin <= ASIDE { begin } else { self.plan.whole(ASIDE) });
                let aside = aside.as_mut_ptr().cast();
                self.input.copy_to_nonoverlapping(aside, begin);
                text = aside.cast_const();
            }
            let mut done = self.begin(self.out, begin);
            self.take_aad();
            let mut taken = 0;
            if done < len {
                self.plan.mac.take(&mut self.state.mac, text, done);
                done = self.open_on(done);
                (taken, text) = (done, self.input);
            }
            let right = self.last(text, taken) == *tag;
            if right && done < len {
                self.xor(done, len);
            }
            right
        }
    }

    /// Authenticates and decrypts from `done` on, all but the last part, and returns how far.
    ///
    /// # Safety
    ///
    /// As [`seal_long`](Self::seal_long); `done` is whole blocks of keystream below `len`.
    unsafe fn open_on(&mut self, mut done: usize) -> usize {
        let (len, input) = (self.len, self.input);
        // SAFETY: as the caller says.
        unsafe {
            while let Some(both) = self.plan.both(len - done, usize::MAX) {
                let n = len - done;
                let n = n - n % both.kernel.multiple();
                self.both(both, done, n, input.add(done));
                done += n;
            }
            while len - done > self.plan.chunk {
                self.plan.mac.take(&mut self.state.mac, input.add(done), self.plan.chunk);
                done = self.xor(done, done + self.plan.chunk);
            }
        }
        done
    }

    /// How many bytes of `len` the beginning takes.
    #[inline]
    fn begins(&self, len: usize) -> usize {
        match self.plan.beginner(len) {
            Some((_, n)) => n,
            None if len <= ASIDE => len,
            None => self.plan.whole(ASIDE),
        }
    }

    /// Makes the key of the authenticator, writes the beginning of a message of `len` bytes to `to`, and returns how
    /// many bytes that is: all, or whole blocks.
    ///
    /// # Safety
    ///
    /// As [`seal_long`](Self::seal_long), with `to` in the place of `out`, for `len` bytes.
    #[inline]
    unsafe fn begin(&mut self, to: *mut u8, len: usize) -> usize {
        match self.plan.beginner(len) {
            // SAFETY: as the caller says; the plan has no kernel that this CPU can't run.
            Some((kernel, n)) => unsafe {
                kernel.begin(&mut self.state, to, self.input, n);
                n
            },
            // SAFETY: as the caller says.
            None => unsafe { self.begin_by_cipher(to, len) },
        }
    }

    /// [`begin`](Self::begin) with the kernels of ChaCha20: the key is the keystream that is added to zeros.
    ///
    /// # Safety
    ///
    /// As [`begin`](Self::begin).
    #[inline(never)]
    unsafe fn begin_by_cipher(&mut self, to: *mut u8, len: usize) -> usize {
        let mut text = [0; KEYSTREAM_BLOCK + ASIDE];
        let n = self.begins(len);
        let both = text.as_mut_ptr();
        // SAFETY: as the caller says; the array has room for the key and `n` bytes.
        unsafe {
            both.add(KEYSTREAM_BLOCK).copy_from_nonoverlapping(self.input, n);
            self.state.xor(both, both, KEYSTREAM_BLOCK + n);
            to.copy_from_nonoverlapping(both.add(KEYSTREAM_BLOCK), n);
        }
        self.state.mac = Poly1305State::new(text.first_chunk().unwrap_or(&[0; 32]));
        wipe(&mut text[..KEYSTREAM_BLOCK + n]);
        n
    }

    /// Adds keystream to the bytes of the message from `from` to `to`, and returns `to`.
    ///
    /// # Safety
    ///
    /// As [`seal_long`](Self::seal_long); `from` is a multiple of 64, and `from <= to <= len`.
    #[inline]
    unsafe fn xor(&mut self, from: usize, to: usize) -> usize {
        self.seek(from);
        // SAFETY: as the caller says.
        unsafe { self.state.xor(self.out.add(from), self.input.add(from), to - from) };
        to
    }

    /// Adds keystream to `n` bytes of the message from `from` on, and authenticates as many at `mac`.
    ///
    /// # Safety
    ///
    /// As [`seal_long`](Self::seal_long); the kernel is of the plan, `n` one of its lengths, `from` a multiple of 64 with
    /// `from + n <= len`; `mac` can be read for as many, and is where the input is or overlaps neither.
    #[inline]
    unsafe fn both(&mut self, both: &Both, from: usize, n: usize, mac: *const u8) {
        self.seek(from);
        // SAFETY: as the caller says.
        unsafe { both.kernel.both(&mut self.state, self.out.add(from), self.input.add(from), n, mac) }
    }

    /// [`both`](Self::both) for the bytes of the message from `from` on, fewer than the stride of the kernel, on a copy.
    ///
    /// # Safety
    ///
    /// As [`seal_long`](Self::seal_long); the kernel is of the plan, `from` a multiple of 64 with `from <= len`; `mac` can
    /// be read for a stride, which is at most [`ASIDE`].
    #[inline]
    unsafe fn both_at_end(&mut self, both: &Both, from: usize, mac: *const u8) {
        let (n, left) = (both.kernel.multiple(), self.len - from);
        let mut copy = Aside { text: [const { MaybeUninit::uninit() }; ASIDE], len: n };
        let text = copy.text.as_mut_ptr().cast::<u8>();
        self.seek(from);
        // SAFETY: as the caller says; the copy has room for a stride.
        unsafe {
            text.copy_from_nonoverlapping(self.input.add(from), left);
            text.add(left).write_bytes(0, n - left);
            both.kernel.both(&mut self.state, text, text, n, mac);
            self.out.add(from).copy_from_nonoverlapping(text, left);
        }
    }

    /// Goes to the keystream of byte `from`: behind the block that became the key.
    #[inline]
    fn seek(&mut self, from: usize) {
        self.state.set_counter((from / KEYSTREAM_BLOCK) as u32 + 1);
    }

    /// Authenticates the additional data, padded with zeros to whole blocks.
    #[inline]
    fn take_aad(&mut self) {
        let (whole, part) = self.aad.split_at(self.aad.len() - self.aad.len() % BLOCK);
        let mac = &mut self.state.mac;
        // SAFETY: the slices can be read, and are whole blocks.
        unsafe {
            if !whole.is_empty() {
                self.plan.mac.take(mac, whole.as_ptr(), whole.len());
            }
            if !part.is_empty() {
                let mut block = [0; BLOCK];
                block[..part.len()].copy_from_slice(part);
                self.plan.mac.take(mac, block.as_ptr(), BLOCK);
            }
        }
    }

    /// Authenticates the ciphertext from `taken` on, padded with zeros, and the lengths: the tag.
    ///
    /// # Safety
    ///
    /// `text` can be read for the length of the message, and `taken` is whole blocks of it.
    #[inline]
    unsafe fn last(&mut self, text: *const u8, mut taken: usize) -> Tag {
        let mac = &mut self.state.mac;
        let mut row = Row::new();
        // SAFETY: as the caller says; what is put into the row is shorter than it.
        unsafe {
            taken += self.plan.mac.take_wide(mac, text.add(taken), self.len - taken);
            let left = self.len - taken;
            if left > LAST - BLOCK {
                self.plan.mac.take(mac, text.add(taken), left - left % BLOCK);
                taken += left - left % BLOCK;
            }
            row.put(slice::from_raw_parts(text.add(taken), self.len - taken));
            row.put_lengths(self.aad.len(), self.len);
            self.finish(&row)
        }
    }

    /// Authenticates the blocks of a row: the tag.
    ///
    /// # Safety
    ///
    /// The row was written up to its end.
    #[inline]
    unsafe fn finish(&mut self, row: &Row) -> Tag {
        // SAFETY: as the caller says; whole blocks.
        Tag::from(unsafe { self.plan.mac.finish(&mut self.state.mac, row.bytes.as_ptr().cast(), row.end, 1) })
    }
}

/// The last blocks, padded. Most of it stays as it is found: to clear it would take longer than a block.
#[repr(C, align(64))]
struct Row {
    bytes: [MaybeUninit<u8>; LAST],
    /// Where the next block begins.
    end: usize,
}

impl Row {
    #[inline]
    fn new() -> Self {
        Self { bytes: [const { MaybeUninit::uninit() }; LAST], end: 0 }
    }

    /// Where the next `len` bytes go, which are to be written; the rest of their last block is zeros.
    ///
    /// # Safety
    ///
    /// There is room for them.
    #[inline]
    unsafe fn place(&mut self, len: usize) -> usize {
        debug_assert!(self.end + padded(len) <= LAST);
        let at = self.end;
        // SAFETY: as the caller says.
        unsafe {
            if !len.is_multiple_of(BLOCK) {
                self.bytes.as_mut_ptr().add(at + len - len % BLOCK).write_bytes(0, BLOCK);
            }
        }
        self.end += padded(len);
        at
    }

    /// # Safety
    ///
    /// There is room for the bytes.
    #[inline]
    unsafe fn put(&mut self, bytes: &[u8]) {
        // SAFETY: as the caller says.
        unsafe {
            let at = self.place(bytes.len());
            self.bytes.as_mut_ptr().add(at).cast::<u8>().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
        }
    }

    /// The last block of all (RFC 8439, section 2.8).
    ///
    /// # Safety
    ///
    /// There is room for it.
    #[inline]
    unsafe fn put_lengths(&mut self, aad: usize, text: usize) {
        for len in [aad, text] {
            // SAFETY: as the caller says.
            unsafe { self.bytes.as_mut_ptr().add(self.end).cast::<[u8; 8]>().write((len as u64).to_le_bytes()) };
            self.end += 8;
        }
    }
}

/// A length with zeros up to whole blocks.
#[inline]
const fn padded(len: usize) -> usize {
    len.div_ceil(BLOCK).saturating_mul(BLOCK)
}

/// Text on the stack that nobody else has, and the keystream behind it. It is erased when dropped.
struct Aside {
    text: [MaybeUninit<u8>; ASIDE],
    /// How much of it there is.
    len: usize,
}

impl Drop for Aside {
    #[inline]
    fn drop(&mut self) {
        self.text[..self.len].fill(MaybeUninit::zeroed());
        zeroize::optimization_barrier(&self.text);
    }
}
