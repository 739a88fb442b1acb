//! Hash values as kernels for several messages want them.

use core::{marker::PhantomData, mem::MaybeUninit};

use super::HashFunction;
use crate::kernel::{
    contract::{Contract, Kernel},
    isa,
};

/// As many messages as any kernel takes.
pub(super) const MOST: usize = {
    let sizes = [most(isa::sha256::STREAMS), most(isa::sha256::LANES), most(isa::md5::STREAMS), most(isa::md5::LANES)];
    // As many as the tests' own kernels take.
    let (mut most, mut i) = (if cfg!(test) { 7 } else { 1 }, 0);
    while i < sizes.len() {
        most = if sizes[i] > most { sizes[i] } else { most };
        i += 1;
    }
    most
};

const fn most<C: Contract>(kernels: &[Kernel<C>]) -> usize {
    let (mut most, mut i) = (0, 0);
    while i < kernels.len() {
        let messages = kernels[i].shape().messages;
        most = if messages > most { messages } else { most };
        i += 1;
    }
    most
}

/// Where the words of messages lie in the state of a kernel.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// How many messages there are.
    pub(super) messages: usize,
    /// How far apart the words of a message are, in words.
    pub(super) word: usize,
    /// How far apart the messages are, in words.
    pub(super) message: usize,
}

impl Layout {
    /// One message.
    pub(super) const fn one<F: HashFunction>() -> Self {
        Self { messages: 1, word: 1, message: size_of::<F::Words>() / 4 }
    }
}

/// Words of the longest hash value.
const WORDS: usize = 8;

/// The hash values of as many messages as any kernel takes, as a kernel wants them.
#[repr(C, align(64))]
pub(super) struct State<F> {
    words: [MaybeUninit<u32>; WORDS * MOST],
    function: PhantomData<F>,
}

impl<F: HashFunction> State<F> {
    #[inline]
    pub(super) const fn new() -> Self {
        const { assert!(size_of::<F::Words>() <= 4 * WORDS) };
        Self { words: [const { MaybeUninit::uninit() }; WORDS * MOST], function: PhantomData }
    }

    #[inline]
    pub(super) fn as_mut_ptr(&mut self) -> *mut u32 {
        self.words.as_mut_ptr().cast()
    }

    /// Writes the hash value of message `i`.
    ///
    /// # Safety
    ///
    /// The kernel takes more messages than `i`.
    #[inline]
    pub(super) unsafe fn put(&mut self, layout: Layout, i: usize, hash: &F::Words) {
        if layout.word == 1 {
            // At once, as kernels read them: see `last::CHUNK`.
            // SAFETY: no kernel takes more than `MOST` messages, and its hash values lie without gaps.
            unsafe { self.as_mut_ptr().add(layout.message * i).cast::<F::Words>().write(*hash) };
            return;
        }
        for (k, &value) in hash.as_ref().iter().enumerate() {
            // SAFETY: no kernel takes more than `MOST` messages, and its hash values lie without gaps.
            unsafe { self.words.get_unchecked_mut(layout.word * k + layout.message * i).write(value) };
        }
    }

    /// Writes one hash value for all messages.
    #[inline]
    pub(super) fn fill(&mut self, layout: Layout, hash: &F::Words) {
        if layout.word == 1 {
            for i in 0..layout.messages {
                // SAFETY: the kernel takes more messages than that.
                unsafe { self.put(layout, i, hash) };
            }
        } else {
            for (row, &word) in self.words.chunks_exact_mut(layout.word).zip(hash.as_ref()) {
                row.fill(MaybeUninit::new(word));
            }
        }
    }

    /// The hash value of message `i`.
    ///
    /// # Safety
    ///
    /// The kernel takes more messages than `i`, and this one's was written.
    #[inline]
    pub(super) unsafe fn at(&self, layout: Layout, i: usize) -> F::Words {
        if layout.word == 1 {
            // SAFETY: as above; it was written.
            return unsafe { self.words.as_ptr().add(layout.message * i).cast::<F::Words>().read() };
        }
        let mut hash = F::Words::default();
        for (k, value) in hash.as_mut().iter_mut().enumerate() {
            // SAFETY: as above; it was written.
            *value = unsafe { self.words.get_unchecked(layout.word * k + layout.message * i).assume_init_read() };
        }
        hash
    }

    /// Overwrites the hash values of kernels that take up to so many messages.
    #[inline]
    pub(super) fn wipe(&mut self, messages: usize) {
        self.words[..size_of::<F::Words>() / 4 * messages].fill(MaybeUninit::new(0));
        zeroize::optimization_barrier(self);
    }
}
