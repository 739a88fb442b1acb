//! The steps of a message: which kernel processes which bytes. The steps depend only on numbers. The drivers perform
//! them, and the tests check them for every plan and every length up to a few periods of the plan.
//!
//! A schedule passes the steps in order to [`Steps::perform`], which a driver implements. It is inlined, so the steps are never
//! stored in a list.

use core::ops::Range;

use super::plan::{ASIDE, Chacha20Poly1305Plan, KEYSTREAM_BLOCK, LAST, Sharing};
use crate::kernel::{
    contract::Kernel,
    generated::contracts::{Chacha20Poly1305Begin, Chacha20Poly1305Blocks, Poly1305Blocks},
    poly1305::{plan::Poly1305Plan, state::BLOCK},
};

/// The memory from which a step reads the bytes that it authenticates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// Ciphertext in the output.
    Output,
    /// Ciphertext in the input.
    Input,
    /// The driver's buffer: a copy of the first bytes of the input, or the bytes of a stream that are not authenticated
    /// yet.
    Aside,
    /// The additional data.
    Aad,
}

/// A call or a copy. Ranges of authenticated bytes (`mac`) are offsets in their source; all other ranges are offsets in
/// the text. `block` is the keystream block for the first byte, counted from the first block of the text.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// Copies ciphertext to byte `at` of the buffer. The buffer then ends with the copy.
    Keep { text: Range<usize>, from: Source, at: usize },
    /// Derives the Poly1305 key with a fused kernel, and encrypts or decrypts the first `len` bytes.
    Begin { kernel: &'static Kernel<Chacha20Poly1305Begin>, len: usize },
    /// Does the same as `Begin`, with ChaCha20 kernels.
    BeginByCipher { len: usize },
    /// Encrypts or decrypts with ChaCha20 kernels.
    Xor { text: Range<usize>, block: u32 },
    /// Authenticates whole blocks.
    Absorb { kernel: &'static Kernel<Poly1305Blocks>, mac: Range<usize>, from: Source },
    /// Authenticates a partial block, padded with zeros.
    AbsorbPadded { kernel: &'static Kernel<Poly1305Blocks>, mac: Range<usize>, from: Source },
    /// Encrypts or decrypts some bytes, and authenticates others, in one call.
    Fused {
        kernel: &'static Kernel<Chacha20Poly1305Blocks>,
        text: Range<usize>,
        block: u32,
        mac: Range<usize>,
        from: Source,
    },
    /// Does the same as `Fused` in a padded copy of the text, which is shorter than the kernel's stride.
    FusedPadded {
        kernel: &'static Kernel<Chacha20Poly1305Blocks>,
        text: Range<usize>,
        block: u32,
        mac: Range<usize>,
        from: Source,
    },
}

impl Step {
    /// XORs these bytes with their keystream.
    #[inline(always)]
    pub(super) fn xor(text: Range<usize>) -> Self {
        Self::Xor { block: block(text.start), text }
    }

    #[inline(always)]
    fn fused(
        kernel: &'static Kernel<Chacha20Poly1305Blocks>,
        text: Range<usize>,
        mac: Range<usize>,
        from: Source,
    ) -> Self {
        Self::Fused { kernel, block: block(text.start), text, mac, from }
    }

    #[inline(always)]
    fn fused_padded(
        kernel: &'static Kernel<Chacha20Poly1305Blocks>,
        text: Range<usize>,
        mac: Range<usize>,
        from: Source,
    ) -> Self {
        Self::FusedPadded { kernel, block: block(text.start), text, mac, from }
    }
}

/// Returns the keystream block that begins at a byte.
#[inline(always)]
fn block(at: usize) -> u32 {
    (at / KEYSTREAM_BLOCK) as u32
}

/// The end of a message, which the call that computes the tag authenticates before the lengths block.
#[derive(Clone, Debug)]
pub(super) struct End {
    pub(super) mac: Range<usize>,
    pub(super) from: Source,
}

/// The progress of a message.
#[derive(Clone, Copy)]
struct Progress {
    /// The end of the bytes that have been encrypted or decrypted.
    done: usize,
    /// The end of the authenticated bytes.
    absorbed: usize,
    /// The layout of the powers of Poly1305.
    layout: u64,
}

impl Progress {
    /// Records a call of a kernel that encrypts `n` bytes and authenticates `mac` bytes.
    #[inline]
    fn advance(&mut self, n: usize, mac: usize) {
        self.done += n;
        self.absorbed += mac;
    }

    /// Records the layout of the powers after calls of a kernel.
    #[inline]
    fn with_powers_of(self, kernel: &Kernel<Chacha20Poly1305Blocks>) -> Self {
        match kernel.shape().layout {
            0 => self,
            layout => Self { layout, ..self },
        }
    }
}

/// A receiver of the steps of a message, in order: the driver or a test.
pub(super) trait Steps {
    /// Performs the next step.
    fn perform(&mut self, step: Step);
}

/// The schedules of messages, and of the chunks of streams, by a plan.
#[derive(Clone, Copy)]
pub(super) struct Schedule<'p> {
    plan: &'p Chacha20Poly1305Plan,
}

/// The part of a stream's state on which the next steps depend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    /// Whether the Poly1305 key has been derived.
    pub(super) begun: bool,
    /// The number of bytes in the buffer, which are not authenticated yet.
    pub(super) waiting: usize,
    /// The number of bytes that may stay in the buffer.
    pub(super) room: usize,
    /// The layout of the Poly1305 powers.
    pub(super) layout: u64,
}

impl Pending {
    /// Returns whether `len` more bytes fit into the buffer. If they don't, bytes are authenticated, so the key must
    /// have been derived.
    #[inline]
    pub(super) const fn fits(&self, len: usize) -> bool {
        self.waiting + len <= self.room
    }
}

impl<'p> Schedule<'p> {
    #[inline(always)]
    pub(super) const fn new(plan: &'p Chacha20Poly1305Plan) -> Self {
        Self { plan }
    }

    /// Seals a message that is not [short](Chacha20Poly1305Plan::is_short).
    #[inline(always)]
    pub(super) fn seal(self, aad: usize, len: usize, steps: &mut impl Steps) -> End {
        let (done, mut layout) = self.begin(self.plan.begun_to_seal(len), steps);
        self.absorb_aad(&mut layout, aad, steps);
        let mut at = Progress { done, absorbed: 0, layout };
        if done < len {
            at = self.seal_on(at, len, steps);
        }
        self.end(at.layout, at.absorbed..len, Source::Output, steps)
    }

    /// Opens a message that is not [short](Chacha20Poly1305Plan::is_short), up to the tag. Also returns the offset from
    /// which on [`xor`](Step::Xor) decrypts the text once the tag is accepted.
    #[inline(always)]
    pub(super) fn open(self, in_place: bool, aad: usize, len: usize, steps: &mut impl Steps) -> (End, usize) {
        let mut begin = self.plan.begun_to_open(len);
        let mut from = Source::Input;
        if in_place {
            // Keep the bytes that are overwritten before they are authenticated.
            begin = self.plan.begun(if begin <= ASIDE { begin } else { self.plan.whole(ASIDE) });
            keep(0, 0..begin, Source::Input, steps);
            from = Source::Aside;
        }
        let (done, mut layout) = self.begin(begin, steps);
        self.absorb_aad(&mut layout, aad, steps);
        if done == len {
            return (self.end(layout, 0..len, from, steps), len);
        }
        self.absorb(&mut layout, 0..done, from, steps);
        let at = self.open_on(Progress { done, absorbed: done, layout }, len, steps);
        (self.end(at.layout, at.absorbed..len, Source::Input, steps), at.done)
    }

    /// Opens a message with one fused kernel, whose stride is `fused.multiple()` bytes. First decrypts bytes 0 to `begin`.
    /// One call then authenticates from byte 0 on, and decrypts as many bytes from `begin` on. A second call processes the
    /// last stride in a padded copy, because the call decrypts more bytes than the text has left; the driver writes the text
    /// once the tag is accepted.
    #[inline(always)]
    pub(super) fn open_by_strides(
        self,
        (fused, begin): (&'static Kernel<Chacha20Poly1305Blocks>, usize),
        aad: usize,
        len: usize,
        steps: &mut impl Steps,
    ) -> End {
        let stride = fused.multiple();
        let whole = len - len % stride;
        let firsts = whole - stride;
        // In place, the ciphertext would be overwritten before it is authenticated.
        keep(0, 0..whole, Source::Input, steps);
        let (done, mut layout) = self.begin(begin, steps);
        self.absorb_aad(&mut layout, aad, steps);
        let mut at = Progress { done, absorbed: 0, layout };
        if firsts > 0 {
            steps.perform(Step::fused(fused, begin..begin + firsts, 0..firsts, Source::Aside));
            at.advance(firsts, firsts);
        }
        let text = at.done..len;
        steps.perform(Step::fused_padded(fused, text, firsts..whole, Source::Aside));
        let at = at.with_powers_of(fused);
        // The bytes from `whole` on are unwritten: `begin` is less than a stride.
        self.end(at.layout, whole..len, Source::Input, steps)
    }

    /// Encrypts from `done` on, which is a multiple of 64, and authenticates as much as the kernels for many blocks take.
    #[inline(never)]
    fn seal_on(self, mut at: Progress, len: usize, steps: &mut impl Steps) -> Progress {
        // The kernel that begins may take fewer bytes than the first step authenticates.
        let first = self.plan.begun_to_seal(len);
        if at.done < first && first < len {
            steps.perform(Step::xor(at.done..first));
            at.done = first;
        }
        if let Some(sharing) = self.plan.sharing(len - at.done) {
            at = self.seal_sharing(sharing, at, len, steps);
        }
        let mut last = None;
        while let Some(kernel) = self.plan.fused(len - at.done, at.done - at.absorbed) {
            let n = (at.done - at.absorbed).min(len - at.done);
            let n = n - n % kernel.multiple();
            let (text, mac) = (at.done..at.done + n, at.absorbed..at.absorbed + n);
            steps.perform(Step::fused(kernel, text, mac, Source::Output));
            at.advance(n, n);
            last = Some(kernel);
        }
        if let Some(kernel) = self.plan.fused_at_end(len - at.done, at.done - at.absorbed) {
            let stride = kernel.multiple();
            let mac = at.absorbed..at.absorbed + stride;
            steps.perform(Step::fused_padded(kernel, at.done..len, mac, Source::Output));
            at.advance(len - at.done, stride);
            last = Some(kernel);
        }
        if let Some(kernel) = last {
            at = at.with_powers_of(kernel);
        }
        while at.done < len {
            let end = len.min(at.done + self.plan.chunk);
            steps.perform(Step::xor(at.done..end));
            at.done = end;
            at.absorbed = self.absorb_wide(&mut at.layout, at.absorbed..end, Source::Output, steps).start;
        }
        at
    }

    /// Encrypts with a kernel that also authenticates `share` bytes of earlier ciphertext for every `multiple` bytes.
    ///
    /// No ciphertext has been authenticated before. Between calls, kernels of Poly1305 authenticate the bytes that the next
    /// call can't. Stops before an incomplete iteration.
    #[inline(always)]
    fn seal_sharing(self, sharing: &Sharing, mut at: Progress, len: usize, steps: &mut impl Steps) -> Progress {
        let sizes =
            |left: usize, behind: usize| sharing.bytes_of(sharing.max_iterations(self.plan.chunk.min(left), behind));
        // First encrypts as many bytes as the first call authenticates: few long calls are faster than many short calls.
        let (iteration, _) = sharing.bytes_of(1);
        let begun = |max: usize| {
            let (n, share) = sharing.bytes_of(max);
            (share.saturating_sub(at.done).next_multiple_of(iteration), n)
        };
        let left = len - at.done;
        let max = sharing.max_iterations(self.plan.chunk.min(left), usize::MAX);
        if let Some((first, _)) = (1..=max).rev().map(begun).find(|(first, n)| first + n <= left)
            && first > 0
        {
            steps.perform(Step::xor(at.done..at.done + first));
            at.done += first;
        }
        loop {
            let (n, share) = sizes(len - at.done, at.done - at.absorbed);
            if n == 0 {
                return at;
            }
            let (kernel, text, mac) = (sharing.kernel, at.done..at.done + n, at.absorbed..at.absorbed + share);
            steps.perform(Step::fused(kernel, text, mac, Source::Output));
            at.advance(n, share);
            at = at.with_powers_of(kernel);
            let (_, next) = sizes(len - at.done, usize::MAX);
            let ready = at.done.saturating_sub(next);
            if at.absorbed < ready {
                let rest = self.absorb_wide(&mut at.layout, at.absorbed..ready, Source::Output, steps);
                at.absorbed = rest.start;
            }
        }
    }

    /// Authenticates from `absorbed` on and decrypts from `done` on, in whole blocks of keystream, up to the last part.
    #[inline(always)]
    fn open_on(self, mut at: Progress, len: usize, steps: &mut impl Steps) -> Progress {
        if let Some(sharing) = self.plan.sharing(len - at.done) {
            at = self.open_sharing(sharing, at, len, steps);
        }
        while let Some(kernel) = self.plan.fused(len - at.done, usize::MAX) {
            let n = len - at.done;
            let n = n - n % kernel.multiple();
            let text = at.done..at.done + n;
            steps.perform(Step::fused(kernel, text.clone(), text, Source::Input));
            at = Progress { done: at.done + n, absorbed: at.done + n, ..at }.with_powers_of(kernel);
        }
        while len - at.done > self.plan.chunk {
            let end = at.done + self.plan.chunk;
            if at.absorbed < end {
                self.absorb(&mut at.layout, at.absorbed..end, Source::Input, steps);
                at.absorbed = end;
            }
            steps.perform(Step::xor(at.done..end));
            at.done = end;
        }
        at
    }

    /// Authenticates and decrypts in whole iterations of the kernel. With n bytes decrypted by a call:
    ///
    /// ```text
    /// 0..done           decrypted and authenticated before
    /// done..done + n    authenticated before, decrypted by the call
    /// absorbed..        authenticated by the call, a share of n bytes, where absorbed >= done + n
    /// ```
    #[inline(always)]
    fn open_sharing(self, sharing: &Sharing, mut at: Progress, len: usize, steps: &mut impl Steps) -> Progress {
        let (multiple, share) = sharing.bytes_of(1);
        loop {
            let max = sharing.max_iterations(self.plan.chunk.min(len - at.done), len - at.absorbed);
            let (n, share) = sharing.bytes_of(max.min((len - at.done) / (multiple + share)));
            if n == 0 {
                return at;
            }
            let end = at.done + n;
            if at.absorbed < end {
                self.absorb(&mut at.layout, at.absorbed..end, Source::Input, steps);
                at.absorbed = end;
            }
            let (kernel, text, mac) = (sharing.kernel, at.done..end, at.absorbed..at.absorbed + share);
            steps.perform(Step::fused(kernel, text, mac, Source::Input));
            at.advance(n, share);
            at = at.with_powers_of(kernel);
        }
    }

    /// Derives the key of the authenticator, and encrypts or decrypts the beginning of `len` bytes. Returns the length of the
    /// beginning, all bytes or whole blocks, and the layout of the powers.
    #[inline(always)]
    pub(super) fn begin(self, len: usize, steps: &mut impl Steps) -> (usize, u64) {
        match self.plan.beginner(len) {
            Some((kernel, len)) => {
                steps.perform(Step::Begin { kernel, len });
                (len, kernel.shape().layout)
            }
            None => {
                let len = self.plan.begun(len);
                steps.perform(Step::BeginByCipher { len });
                (len, 0)
            }
        }
    }

    /// Authenticates as many of these bytes as the kernels for many blocks take, and returns the remainder.
    #[inline(always)]
    fn absorb_wide(
        self,
        layout: &mut u64,
        mut bytes: Range<usize>,
        from: Source,
        steps: &mut impl Steps,
    ) -> Range<usize> {
        while let Some((kernel, mac)) = self.plan.mac.next_call(layout, &mut bytes) {
            steps.perform(Step::Absorb { kernel, mac, from });
        }
        bytes
    }

    /// Authenticates whole blocks.
    #[inline(always)]
    fn absorb(self, layout: &mut u64, blocks: Range<usize>, from: Source, steps: &mut impl Steps) {
        let rest = self.absorb_wide(layout, blocks, from, steps);
        if let Some((kernel, mac)) = self.plan.mac.last_call(rest) {
            steps.perform(Step::Absorb { kernel, mac, from });
        }
    }

    /// Authenticates additional data, padded with zeros to whole blocks.
    #[inline(always)]
    pub(super) fn absorb_aad(self, layout: &mut u64, aad: usize, steps: &mut impl Steps) {
        let whole = aad - aad % BLOCK;
        self.absorb(layout, 0..whole, Source::Aad, steps);
        if whole < aad {
            let kernel = self.plan.mac.blocks();
            steps.perform(Step::AbsorbPadded { kernel, mac: whole..aad, from: Source::Aad });
            *layout = Poly1305Plan::layout_after(kernel, *layout);
        }
    }

    /// Authenticates the remaining ciphertext, except for the bytes that the last call takes with the block of lengths.
    #[inline(always)]
    pub(super) fn end(self, mut layout: u64, mac: Range<usize>, from: Source, steps: &mut impl Steps) -> End {
        let mut mac = self.absorb_wide(&mut layout, mac, from, steps);
        if mac.len() > LAST - BLOCK {
            mac = self.absorb_but(0, mac, from, steps);
        }
        End { mac, from }
    }

    /// Authenticates whole blocks if there are more than `room` bytes, and returns the remainder.
    #[inline(always)]
    fn absorb_but(self, room: usize, mac: Range<usize>, from: Source, steps: &mut impl Steps) -> Range<usize> {
        if mac.len() <= room {
            return mac;
        }
        let whole = mac.end - mac.len() % BLOCK;
        if mac.start < whole {
            steps.perform(Step::Absorb { kernel: self.plan.mac.blocks(), mac: mac.start..whole, from });
        }
        whole..mac.end
    }

    /// Encrypts a chunk of a stream of `len` bytes, which begins at a block of keystream. Returns the number of bytes in the buffer after it.
    #[inline(always)]
    pub(super) fn encrypt(self, pending: Pending, len: usize, steps: &mut impl Steps) -> usize {
        let Pending { begun, waiting, room, mut layout } = pending;
        let fits = pending.fits(len);
        let mut done = 0;
        if !begun {
            (done, layout) = self.begin(if fits { len } else { self.plan.begun_to_seal(len) }, steps);
        }
        if fits {
            if done < len {
                steps.perform(Step::xor(done..len));
            }
            return keep(waiting, 0..len, Source::Output, steps);
        }
        self.absorb(&mut layout, 0..waiting, Source::Aside, steps);
        let mut at = Progress { done, absorbed: 0, layout };
        if done < len {
            at = self.seal_on(at, len, steps);
        }
        self.keep_rest(at, room, len, Source::Output, steps)
    }

    /// Decrypts a chunk of a stream of `len` bytes, which begins at a block of keystream. Returns the number of bytes in the buffer after it.
    #[inline(always)]
    pub(super) fn decrypt(self, pending: Pending, len: usize, steps: &mut impl Steps) -> usize {
        let Pending { begun, waiting, room, mut layout } = pending;
        let mut at = Progress { done: 0, absorbed: 0, layout };
        let waiting = if pending.fits(len) {
            let waiting = keep(waiting, 0..len, Source::Input, steps);
            if !begun {
                at.done = self.begin(len, steps).0;
            }
            waiting
        } else {
            if !begun {
                layout = self.begin(0, steps).1;
            }
            self.absorb(&mut layout, 0..waiting, Source::Aside, steps);
            at = self.open_on(Progress { layout, ..at }, len, steps);
            self.keep_rest(at, room, len, Source::Input, steps)
        };
        // The text that was kept may be overwritten.
        if at.done < len {
            steps.perform(Step::xor(at.done..len));
        }
        waiting
    }

    /// Authenticates a chunk of `len` bytes, whose source is [`Aad`](Source::Aad), and decrypts nothing. Returns the
    /// number of bytes in the buffer afterwards.
    #[inline(always)]
    pub(super) fn authenticate(self, pending: Pending, len: usize, steps: &mut impl Steps) -> usize {
        let Pending { begun, waiting, room, mut layout } = pending;
        if pending.fits(len) {
            return keep(waiting, 0..len, Source::Aad, steps);
        }
        // The room is a number of whole blocks, so there are enough bytes to complete a block.
        let end = waiting.next_multiple_of(BLOCK);
        keep(waiting, 0..end - waiting, Source::Aad, steps);
        if !begun {
            layout = self.begin(0, steps).1;
        }
        self.absorb(&mut layout, 0..end, Source::Aside, steps);
        self.keep_rest(Progress { done: 0, absorbed: end - waiting, layout }, room, len, Source::Aad, steps)
    }

    /// Authenticates as much as the kernels for many blocks take, and keeps the remainder in the buffer, which is empty
    /// before. Returns the length of the remainder.
    #[inline(always)]
    fn keep_rest(self, mut at: Progress, room: usize, len: usize, from: Source, steps: &mut impl Steps) -> usize {
        let rest = self.absorb_wide(&mut at.layout, at.absorbed..len, from, steps);
        let rest = self.absorb_but(room, rest, from, steps);
        keep(0, rest, from, steps)
    }
}

/// Keeps bytes in the buffer, from its byte `at`. Returns the end of the buffer.
#[inline(always)]
fn keep(at: usize, text: Range<usize>, from: Source, steps: &mut impl Steps) -> usize {
    let end = at + text.len();
    steps.perform(Step::Keep { text, from, at });
    end
}

#[cfg(all(test, feature = "std", target_arch = "x86_64", target_pointer_width = "64", not(miri)))]
mod tests;
