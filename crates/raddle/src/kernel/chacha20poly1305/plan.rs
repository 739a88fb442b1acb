//! The plans: which kernel processes each part of a message.

use crate::{
    cpu::features::Features,
    kernel::{
        contract::{
            Kernel, Shape,
            plan::{Plan, PlanEntry},
        },
        generated::contracts::{Chacha20Blocks, Chacha20Poly1305Begin, Chacha20Poly1305Blocks},
        poly1305::{
            lanes::LANES,
            plan::{MAX_LAST, Poly1305Plan},
            state::BLOCK,
        },
    },
};

/// The length of a keystream block in bytes.
pub(super) const KEYSTREAM_BLOCK: usize = 64;

/// Returns how many bytes of a text the keystream before block `first` covers. The first block is for the key.
#[inline]
pub(super) fn text_before(first: usize) -> usize {
    KEYSTREAM_BLOCK * first.saturating_sub(1)
}

/// The size in bytes of a stack buffer for the beginning of a message. The buffer contains ciphertext that is
/// overwritten before it is authenticated. If ChaCha20 kernels compute the key and the keystream after the key
/// together, the buffer contains that keystream.
pub(super) const ASIDE: usize = 2048;

/// The size in bytes of the buffer in which the input for the authenticator's last call is collected.
pub(super) const LAST: usize = 448;

const _: () = assert!(LAST <= MAX_LAST && LAST.is_multiple_of(BLOCK));

/// The ChaCha20-Poly1305 plan for a CPU.
pub(in crate::kernel) struct Chacha20Poly1305Plan {
    pub(super) mac: Poly1305Plan,
    /// The kernels that begin a message. The last kernel also takes the beginning of messages that are longer than its
    /// maximum. If there are none, ChaCha20 kernels begin messages.
    begin: Plan<Chacha20Poly1305Begin>,
    /// The kernels that encrypt and authenticate long messages in one pass, the widest last. When sealing, each kernel
    /// authenticates ciphertext that is at least a stride before the text that it encrypts.
    fused: Plan<Chacha20Poly1305Blocks>,
    /// The kernel for long messages that authenticates fewer bytes than it encrypts, if the plan uses one instead.
    sharing: Option<Sharing>,
    /// The number of bytes that encryption or authentication processes before the other follows, if they alternate.
    /// These bytes stay in a cache of the core.
    pub(super) chunk: usize,
    /// The longest text that one call begins, without powers of the key. A message is short if one call also
    /// authenticates it.
    pub(super) short: usize,
    /// The maximum number of padded bytes that one call authenticates if there are no powers of the key.
    pub(super) one_call: usize,
    /// The shortest end of a message that is encrypted in parallel with authenticating a whole stride before it. `None`
    /// means that the end must be longer than a quarter of the stride.
    end: Option<usize>,
    /// The kernels for batches.
    pub(super) lanes: Lanes,
}

/// The kernels that compute keystream for several messages at once, by the number of bytes needed.
#[derive(Clone, Copy)]
pub(super) struct Lanes {
    kernels: Plan<Chacha20Blocks>,
    /// The longest text for which the kernels are used. A longer text fills a kernel by itself.
    max: usize,
    /// The longest text of a packet whose tag is computed in a Poly1305 lane.
    max_in_lanes: usize,
    /// The number of blocks that are computed at once. It is a multiple of every kernel's number.
    pub(super) blocks: usize,
}

/// The maximum number of blocks that are computed at once.
pub(super) const MAX_BLOCKS: usize = 32;

impl Lanes {
    const NONE: Self = Self { kernels: Plan::NONE, max: 0, max_in_lanes: 0, blocks: 0 };

    /// Combines kernels into a plan. This function is called only in constants, so if the kernels don't fit together,
    /// the constant does not compile.
    const fn new(kernels: Plan<Chacha20Blocks>, max: usize, max_in_lanes: usize) -> Self {
        let entries = kernels.entries();
        assert!(!entries.is_empty() && entries[0].from() > KEYSTREAM_BLOCK, "one block is no batch");
        let widest = entries[entries.len() - 1].kernel.shape().multiple / KEYSTREAM_BLOCK;
        let blocks = MAX_BLOCKS - MAX_BLOCKS % widest;
        assert!(entries[0].from() <= KEYSTREAM_BLOCK * blocks, "a full buffer has a kernel");
        let mut i = 0;
        while i < entries.len() {
            let multiple = entries[i].kernel.shape().multiple;
            assert!(multiple.is_multiple_of(KEYSTREAM_BLOCK), "whole blocks");
            assert!((KEYSTREAM_BLOCK * blocks).is_multiple_of(multiple), "all together fill the same buffer");
            i += 1;
        }
        Self { kernels, max, max_in_lanes, blocks }
    }

    /// Returns whether the kernels suit texts of this length, which then share them. `in_lane` says whether the tag of the packet is computed in a
    /// lane of Poly1305.
    #[inline]
    pub(super) fn suits(&self, bytes: usize, in_lane: bool) -> bool {
        bytes <= if in_lane { self.max_in_lanes } else { self.max }
    }

    /// Returns the kernel for a number of blocks, or `None` if processing each message separately is faster.
    #[inline]
    pub(super) fn kernel(&self, blocks: usize) -> Option<&'static Kernel<Chacha20Blocks>> {
        Some(self.kernels.entry(KEYSTREAM_BLOCK * blocks)?.kernel)
    }

    /// Returns the kernel for a number of blocks, or the narrowest kernel if there are too few blocks for any.
    #[inline]
    pub(super) fn any_kernel(&self, blocks: usize) -> Option<&'static Kernel<Chacha20Blocks>> {
        self.kernel(blocks).or(self.kernels.entries().first().map(|entry| entry.kernel))
    }
}

/// A kernel that encrypts one part of a message, and authenticates a smaller share of another part: as much as a chain
/// in general-purpose registers absorbs while vectors compute keystream. The Poly1305 kernels authenticate the
/// remainder.
#[derive(Clone, Copy)]
pub(super) struct Sharing {
    pub(super) kernel: &'static Kernel<Chacha20Poly1305Blocks>,
    /// The break-even length in bytes.
    from: usize,
}

impl Sharing {
    /// Returns the numbers of bytes that the kernel encrypts and authenticates in this number of iterations.
    #[inline]
    pub(super) fn bytes_of(&self, iterations: usize) -> (usize, usize) {
        let Shape { multiple, share, .. } = self.kernel.shape();
        (iterations * multiple, iterations * share)
    }

    /// Returns the maximum number of iterations that encrypt at most `text` bytes and authenticate at most `mac` bytes.
    #[inline]
    pub(super) fn max_iterations(&self, text: usize, mac: usize) -> usize {
        let (multiple, share) = self.bytes_of(1);
        (text / multiple).min(mac / share)
    }
}

impl Chacha20Poly1305Plan {
    /// The plan without fused kernels: kernels of ChaCha20 and of Poly1305 alternate.
    pub(in crate::kernel) const PORTABLE: Self = Self::new(Poly1305Plan::PORTABLE, Plan::NONE, Plan::NONE, 4096);

    /// Combines kernels into a plan. Fails to compile if the kernels don't fit together, since it is called in constants
    /// only.
    pub(in crate::kernel) const fn new(
        mac: Poly1305Plan,
        begin: Plan<Chacha20Poly1305Begin>,
        fused: Plan<Chacha20Poly1305Blocks>,
        chunk: usize,
    ) -> Self {
        assert!(chunk.is_multiple_of(KEYSTREAM_BLOCK) && chunk > 0, "whole blocks");
        let (entries, mut i, mut longest) = (begin.entries(), 0, 0);
        assert!(entries.is_empty() || begin.is_for_all(), "any message begins");
        let wide_from = mac.wide_from(0);
        let one_call = if wide_from <= LAST - BLOCK { wide_from - 1 } else { LAST - BLOCK };
        let mut short = if entries.is_empty() { ASIDE } else { 0 };
        while i < entries.len() {
            let shape = entries[i].kernel.shape();
            assert!(shape.max > longest && shape.max >= KEYSTREAM_BLOCK, "in order of length");
            assert!(i + 1 == entries.len() || entries[i].to() <= shape.max, "all but the last take the whole");
            longest = shape.max;
            if mac.wide_from(shape.layout) > one_call && (i == 0 || short + 1 == entries[i].from()) {
                short = if entries[i].to() < longest { entries[i].to() } else { longest };
            }
            i += 1;
        }
        let (entries, mut i, mut sharing) = (fused.entries(), 0, None);
        while i < entries.len() {
            let (kernel, from) = (entries[i].kernel, entries[i].from());
            let Shape { multiple, share, .. } = kernel.shape();
            assert!(multiple.is_multiple_of(KEYSTREAM_BLOCK) && multiple <= from, "whole blocks");
            if share < multiple {
                assert!(entries.len() == 1 && multiple <= chunk, "one that shares is the only one");
                sharing = Some(Sharing { kernel, from });
            }
            i += 1;
        }
        let fused = if sharing.is_some() { Plan::NONE } else { fused };
        Self { mac, begin, fused, sharing, chunk, short, one_call, end: None, lanes: Lanes::NONE }
    }

    /// Adds kernels for batches to a plan: for texts of up to `max` bytes, or up to `max_in_lanes` bytes if their tags
    /// are computed in Poly1305 lanes.
    #[allow(dead_code, reason = "an architecture without kernels has none for batches")]
    pub(in crate::kernel) const fn with_lanes(
        self,
        kernels: Plan<Chacha20Blocks>,
        max: usize,
        max_in_lanes: usize,
    ) -> Self {
        Self { lanes: Lanes::new(kernels, max, max_in_lanes), ..self }
    }

    /// Returns how many packets of a batch, counted from the first, have their tags computed in Poly1305 lanes, if all
    /// packets share kernels.
    pub(super) fn in_lanes(&self, packets: usize) -> usize {
        let others = packets % LANES;
        match self.mac.lanes(LANES) {
            None => 0,
            Some(_) if self.mac.lanes(others).is_some() => packets,
            Some(_) => packets - others,
        }
    }

    /// Sets the shortest end.
    #[allow(dead_code, reason = "not every architecture has a core where it is")]
    pub(in crate::kernel) const fn with_end(self, least: usize) -> Self {
        assert!(least > 0, "no end, no call");
        Self { end: Some(least), ..self }
    }

    /// Returns the largest number on which the division of a message depends: a threshold, a chunk, a stride or a
    /// maximum.
    #[cfg(test)]
    pub(super) fn period(&self) -> usize {
        let begin = self.begin.entries().iter().flat_map(|entry| [entry.from(), entry.kernel.max_len()]);
        let fused = self.fused.entries().iter().flat_map(|entry| [entry.from(), entry.kernel.multiple()]);
        let sharing = self.sharing.iter().flat_map(|sharing| [sharing.from, sharing.kernel.multiple()]);
        let all = begin.chain(fused).chain(sharing).chain([self.chunk, self.short, self.mac.period(), ASIDE, LAST]);
        all.filter(|n| *n < usize::MAX).max().unwrap_or(0)
    }

    /// Returns the features that a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let needs =
            self.mac.needs().union(self.begin.needs()).union(self.fused.needs()).union(self.lanes.kernels.needs());
        match self.sharing {
            Some(sharing) => needs.union(sharing.kernel.needs()),
            None => needs,
        }
    }

    /// Returns whether one call begins the message, and one call authenticates all of it.
    #[inline]
    pub(super) fn is_short(&self, aad: usize, text: usize) -> bool {
        text <= self.short && self.is_one_call(aad, text)
    }

    /// Returns whether one call authenticates all of the message.
    #[inline]
    pub(super) fn is_one_call(&self, aad: usize, text: usize) -> bool {
        padded(aad).saturating_add(padded(text)) <= self.one_call
    }

    /// Returns the kernel that authenticates fewer bytes than it encrypts, for `len` bytes.
    #[inline]
    pub(super) fn sharing(&self, len: usize) -> Option<&Sharing> {
        self.sharing.as_ref().filter(|sharing| len >= sharing.from)
    }

    /// Returns the kernels that encrypt and authenticate in one pass, the widest first.
    #[inline]
    fn wide(&self) -> impl Iterator<Item = &'static PlanEntry<&'static Kernel<Chacha20Poly1305Blocks>>> {
        self.fused.entries().iter().rev()
    }

    /// Returns the kernel that begins a message of `len` bytes, and how many of the bytes it takes.
    #[inline]
    pub(super) fn beginner(&self, len: usize) -> Option<(&'static Kernel<Chacha20Poly1305Begin>, usize)> {
        let PlanEntry { kernel, .. } = self.begin.entry(len)?;
        let max = kernel.shape().max;
        Some((kernel, if len <= max { len } else { self.whole(max) }))
    }

    /// Returns how many of `len` bytes the beginning covers.
    #[inline]
    pub(super) fn begun(&self, len: usize) -> usize {
        match self.beginner(len) {
            Some((_, n)) => n,
            None if len <= ASIDE => len,
            None => self.whole(ASIDE),
        }
    }

    /// Returns how many of `max` bytes may begin a longer message: whole blocks, and if possible whole strides of the
    /// authenticator, which then needs no other kernel before the end.
    #[inline]
    pub(super) fn whole(&self, max: usize) -> usize {
        let stride = self.mac.stride();
        max - max % if max >= stride && stride.is_multiple_of(KEYSTREAM_BLOCK) { stride } else { KEYSTREAM_BLOCK }
    }

    /// Returns the kernel that encrypts and authenticates `len` bytes in one pass, if the `behind` bytes before them
    /// are not authenticated yet.
    #[inline]
    pub(super) fn fused(&self, len: usize, behind: usize) -> Option<&'static Kernel<Chacha20Poly1305Blocks>> {
        self.wide()
            .find(|entry| len >= entry.from() && behind >= entry.kernel.shape().multiple)
            .map(|entry| entry.kernel)
    }

    /// Returns the length of the beginning of a message of `len` bytes that is to be sealed: the maximum, or as much as
    /// the next kernel authenticates first.
    #[inline]
    pub(super) fn begun_to_seal(&self, len: usize) -> usize {
        self.wide()
            .map(|entry| (entry.from(), entry.kernel.shape().multiple))
            .find(|(from, stride)| len >= stride + from)
            .map_or(len, |(_, stride)| stride)
    }

    /// Returns the kernel that encrypts and authenticates the last `len` bytes in one pass, if `behind` bytes are not
    /// authenticated yet. `len` is less than the stride of the kernel. The kernel pays off if its surplus keystream
    /// costs less than authenticating a stride separately.
    #[inline]
    pub(super) fn fused_at_end(&self, len: usize, behind: usize) -> Option<&'static Kernel<Chacha20Poly1305Blocks>> {
        let least = |stride: usize| self.end.unwrap_or(stride / 4 + 1);
        let fits = |stride: usize| (least(stride)..stride).contains(&len) && stride <= behind.min(ASIDE);
        self.wide().map(|entry| entry.kernel).find(|kernel| fits(kernel.shape().multiple))
    }

    /// Returns the length of the beginning of a message of `len` bytes that is to be opened. If a kernel decrypts and
    /// authenticates the rest in one pass, this is the remainder of whole strides, since the beginning is authenticated
    /// separately. Otherwise, it is the maximum.
    #[inline]
    pub(super) fn begun_to_open(&self, len: usize) -> usize {
        match self.fused(len, usize::MAX) {
            Some(fused) => {
                let over = len % fused.shape().multiple;
                over - over % KEYSTREAM_BLOCK
            }
            None => len,
        }
    }

    /// Returns the kernel that decrypts and authenticates in one pass all but the beginning of a message of `len` bytes
    /// that is to be opened. Also returns the length of the beginning. Returns both only if the last stride is then
    /// incomplete. The kernel pays off despite a copy of the ciphertext, because without it, a separate call decrypts
    /// the remainder of the last block.
    #[inline]
    pub(super) fn strides_to_open(&self, len: usize) -> Option<(&'static Kernel<Chacha20Poly1305Blocks>, usize)> {
        let fused = self.fused(len, usize::MAX)?;
        let over = len % fused.shape().multiple;
        let begin = over.next_multiple_of(KEYSTREAM_BLOCK);
        let (_, begun) = self.beginner(begin)?;
        (over < begin && begun == begin && len - over <= ASIDE).then_some((fused, begin))
    }
}

/// Rounds a length up to whole blocks.
#[inline]
pub(super) const fn padded(len: usize) -> usize {
    len.div_ceil(BLOCK).saturating_mul(BLOCK)
}
