//! Hash values as kernels for several messages want them.

use core::{marker::PhantomData, mem::MaybeUninit};

use super::function::HashFunction;
use crate::kernel::{
    contract::{Contract, Kernel},
    printed::kernels,
};

/// As many messages as any kernel takes.
pub(super) const MOST: usize = {
    let streams = [most(kernels::SHA256_STREAMS), most(kernels::MD5_STREAMS)];
    let lanes = [most(kernels::SHA256_LANES), most(kernels::MD5_LANES)];
    let sizes = [streams[0], streams[1], lanes[0], lanes[1]];
    // As many as the tests' own kernels take.
    let (mut most, mut i) = (if cfg!(test) { 7 } else { 1 }, 0);
    while i < sizes.len() {
        most = if sizes[i] > most { sizes[i] } else { most };
        i += 1;
    }
    most
};

const fn most<C: Contract>(kernels: &[&Kernel<C>]) -> usize {
    let (mut most, mut i) = (0, 0);
    while i < kernels.len() {
        let messages = kernels[i].shape().messages;
        most = if messages > most { messages } else { most };
        i += 1;
    }
    most
}

/// Where the words of messages lie in the state of a kernel.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::kernel) struct Layout {
    /// How many messages there are.
    pub(super) messages: usize,
    /// How far apart the words of a message are, in words.
    word: usize,
    /// How far apart the messages are, in words.
    message: usize,
}

impl Layout {
    /// Message by message.
    #[inline]
    pub(in crate::kernel) const fn streams<F: HashFunction>(messages: usize) -> Self {
        Self { messages, word: 1, message: size_of::<F::Words>() / 4 }
    }

    /// Word by word.
    #[inline]
    pub(in crate::kernel) const fn lanes(messages: usize) -> Self {
        Self { messages, word: messages, message: 1 }
    }
}

/// Words of the longest hash value.
const WORDS: usize = 8;

/// The hash values of as many messages as any kernel takes, as a kernel wants them.
///
/// Invariant: those of the layout, at most [`MOST`], are written.
#[repr(C, align(64))]
pub(in crate::kernel) struct State<F> {
    words: [MaybeUninit<u32>; WORDS * MOST],
    layout: Layout,
    function: PhantomData<F>,
}

impl<F: HashFunction> State<F> {
    /// Of no messages.
    #[inline]
    pub(in crate::kernel) const fn new() -> Self {
        const { assert!(size_of::<F::Words>() <= 4 * WORDS) };
        let layout = Layout { messages: 0, word: 1, message: 1 };
        Self { words: [const { MaybeUninit::uninit() }; WORDS * MOST], layout, function: PhantomData }
    }

    /// Whether there are hash values of so many messages, and lie so.
    #[inline]
    pub(in crate::kernel) fn is_of(&self, layout: Layout) -> bool {
        self.layout == layout
    }

    /// Writes one hash value for all messages of a layout.
    #[inline]
    pub(in crate::kernel) fn fill(&mut self, layout: Layout, hash: &F::Words) {
        assert!(layout.messages <= MOST);
        self.layout = layout;
        if layout.word == 1 {
            for i in 0..layout.messages {
                self.put(i, hash);
            }
        } else {
            for (row, &word) in self.words.chunks_exact_mut(layout.word).zip(hash.as_ref()) {
                row.fill(MaybeUninit::new(word));
            }
        }
    }

    /// Writes the hash value of message `i`.
    #[inline]
    pub(super) fn put(&mut self, i: usize, hash: &F::Words) {
        let Layout { messages, word, message } = self.layout;
        assert!(i < messages);
        if word == 1 {
            // At once, as kernels read them: see `padding::CHUNK`.
            // SAFETY: the layout has no more than `MOST` messages, and their hash values lie without gaps.
            unsafe { self.words.as_mut_ptr().add(message * i).cast::<F::Words>().write(*hash) };
            return;
        }
        for (k, &value) in hash.as_ref().iter().enumerate() {
            // SAFETY: the layout has no more than `MOST` messages, and their hash values lie without gaps.
            unsafe { self.words.get_unchecked_mut(word * k + message * i).write(value) };
        }
    }

    /// The hash value of message `i`.
    #[inline]
    pub(super) fn at(&self, i: usize) -> F::Words {
        let Layout { messages, word, message } = self.layout;
        assert!(i < messages);
        if word == 1 {
            // SAFETY: as above; it was written.
            return unsafe { self.words.as_ptr().add(message * i).cast::<F::Words>().read() };
        }
        let mut hash = F::Words::default();
        for (k, value) in hash.as_mut().iter_mut().enumerate() {
            // SAFETY: as above; it was written.
            *value = unsafe { self.words.get_unchecked(word * k + message * i).assume_init_read() };
        }
        hash
    }

    /// The hash value of the first message, where they lie message by message.
    #[inline]
    pub(super) fn first(&mut self) -> &mut F::Words {
        assert!(self.layout.messages > 0 && self.layout.word == 1);
        // SAFETY: it was written.
        unsafe { &mut *self.words.as_mut_ptr().cast() }
    }

    /// Overwrites the hash values of kernels that take up to so many messages.
    #[inline]
    pub(super) fn wipe(&mut self, messages: usize) {
        self.words[..size_of::<F::Words>() / 4 * messages].fill(MaybeUninit::new(0));
        zeroize::optimization_barrier(self);
    }
}
