//! Inputs of BLAKE3's tree. Kernels compute the chaining values of several inputs in lanes, with flags for each block.
#![forbid(unsafe_code)]

use super::super::{function::CompressionFunction, source::EqualSources, state::MAX};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::{Aligned, kernel_types::Blake3Inputs, parameter::Blake3},
        generated::kernels,
    },
    memory::wipe::wipe,
    portable::blake3::IV,
};

/// The number of bytes of a block.
pub(crate) const BLOCK: usize = Blake3::BLOCK;

/// The number of bytes of a chaining value.
pub(crate) const VALUE: usize = 32;

/// A chaining value, in the byte order of the block of a parent.
pub(crate) type Value = [u8; VALUE];

/// The number of initial words of an input: a chaining value, and the counter.
pub(in crate::kernel::hash) const INITIAL: usize = 10;

/// The number of words of a chaining value.
const WORDS: usize = 8;

/// The maximum number of inputs that a kernel takes.
pub(super) const MAX_INPUTS: usize = {
    let (mut max, mut i) = (1, 0);
    while i < kernels::BLAKE3_INPUTS.len() {
        let inputs = kernels::BLAKE3_INPUTS[i].shape().messages;
        max = if inputs > max { inputs } else { max };
        i += 1;
    }
    assert!(max <= MAX, "sources have room for the inputs");
    max
};

/// Returns every implementation for many inputs of BLAKE3's tree, including those that this CPU can't run.
pub(in crate::kernel) fn blake3_inputs() -> &'static [&'static Blake3Inputs] {
    kernels::BLAKE3_INPUTS
}

/// The initial words of inputs without a key, for each power of two of inputs: the words of `n` inputs begin at word
/// `INITIAL * n`. They are constants, because a load of words that were just written in smaller parts would wait until they
/// are in the cache.
type Unkeyed = Aligned<[u32; 2 * INITIAL * MAX_INPUTS]>;

/// The initial words of parents, whose counters are 0.
static PARENTS: Unkeyed = unkeyed(false);

/// The initial words of chunks from the first chunk on.
static CHUNKS: Unkeyed = unkeyed(true);

const fn unkeyed(are_counted: bool) -> Unkeyed {
    let mut words = [0; 2 * INITIAL * MAX_INPUTS];
    let mut inputs = 1;
    while inputs <= MAX_INPUTS {
        let mut i = 0;
        while i < INITIAL * inputs {
            words[INITIAL * inputs + i] = match i / inputs {
                word @ 0..WORDS => IV[word],
                WORDS if are_counted => (i % inputs) as u32,
                _ => 0,
            };
            i += 1;
        }
        inputs *= 2;
    }
    Aligned(words)
}

/// The initial words of inputs in the layout of kernels, word by word.
pub(super) struct Initial {
    /// The words, if they are among the constants.
    unkeyed: Option<&'static [u32]>,
    /// All other words, once there are any.
    written: Option<Written>,
}

impl Initial {
    pub(super) const fn new() -> Self {
        Self { unkeyed: None, written: None }
    }

    /// Begins `inputs` inputs with the words of a key, which is the same in all calls, or without a key. They are parents,
    /// whose counters are 0, or chunks from this number on.
    #[inline]
    pub(super) fn fill(&mut self, inputs: usize, key: Option<&[u32; WORDS]>, number: Option<u64>) {
        let words = match number {
            None => Some(&PARENTS),
            Some(0) => Some(&CHUNKS),
            Some(_) => None,
        };
        self.unkeyed = words.filter(|_| key.is_none() && inputs.is_power_of_two()).map(|words| {
            let words = &words.0[INITIAL * inputs..];
            &words[..INITIAL * inputs]
        });
        if self.unkeyed.is_none() {
            self.written().fill(inputs, key.unwrap_or(&IV), number);
        }
    }

    /// Begins `inputs` inputs with the words of a key, or without a key. They are chunks of these numbers, of which there
    /// may be fewer.
    pub(super) fn fill_each(&mut self, inputs: usize, key: Option<&[u32; WORDS]>, numbers: impl Iterator<Item = u64>) {
        self.unkeyed = None;
        self.written().fill(inputs, key.unwrap_or(&IV), Some(0));
        self.written().count(inputs, numbers);
    }

    /// Continues inputs from these chaining values: chunks from this number on.
    pub(super) fn resume(&mut self, values: &[Value], number: u64) {
        self.unkeyed = None;
        self.written().resume(values);
        self.written().count(values.len(), number..);
    }

    fn written(&mut self) -> &mut Written {
        self.written.get_or_insert_with(Written::new)
    }

    /// Computes the chaining values of inputs of equal length, which have a block for each of the flags. There are at most
    /// as many inputs as the kernel takes, and as these words were filled for. Later values are overwritten, up to the
    /// number that the kernel takes.
    #[inline]
    pub(super) fn call(
        &self,
        token: Token,
        kernel: &Blake3Inputs,
        flags: &[u32],
        sources: &mut EqualSources<'_, Blake3>,
        values: &mut [Value],
    ) {
        let takes = kernel.inputs();
        let written = || self.written.as_ref().map_or(&[][..], |written| &written.words[..INITIAL * takes]);
        let words = self.unkeyed.unwrap_or_else(written);
        kernel.call(token, words, flags, sources.inputs(takes), &mut values[..takes]);
    }
}

/// Initial words that were written for their inputs.
///
/// The alignment is the length of a row of 16 inputs.
#[repr(align(64))]
struct Written {
    words: [u32; INITIAL * MAX_INPUTS],
    /// The number of inputs that begin with the words of the key.
    inputs: usize,
    /// The maximum number of words that were ever in use.
    used: usize,
}

impl Written {
    const fn new() -> Self {
        Self { words: [0; INITIAL * MAX_INPUTS], inputs: 0, used: 0 }
    }

    #[inline]
    fn fill(&mut self, inputs: usize, key: &[u32; WORDS], number: Option<u64>) {
        let (values, counters) = self.words[..INITIAL * inputs].split_at_mut(WORDS * inputs);
        if self.inputs != inputs {
            values.chunks_exact_mut(inputs).zip(key).for_each(|(row, &word)| row.fill(word));
            self.inputs = inputs;
            self.used = self.used.max(INITIAL * inputs);
        }
        let (low, high) = counters.split_at_mut(inputs);
        if let Some(number) = number {
            // Chunks of one call seldom differ in the high word.
            let (first, carry) = (number as u32, (number as u32).checked_add(inputs as u32).is_none());
            (0..).zip(low).for_each(|(i, low)| *low = first.wrapping_add(i));
            high.fill((number >> 32) as u32);
            if carry {
                (0..).zip(high).for_each(|(i, high)| *high = (number.wrapping_add(i) >> 32) as u32);
            }
        } else {
            counters.fill(0);
        }
    }

    /// Writes the counters of some of `inputs` inputs.
    fn count(&mut self, inputs: usize, numbers: impl Iterator<Item = u64>) {
        let (low, high) = self.words[WORDS * inputs..INITIAL * inputs].split_at_mut(inputs);
        for (number, (low, high)) in numbers.zip(low.iter_mut().zip(high)) {
            (*low, *high) = (number as u32, (number >> 32) as u32);
        }
    }

    /// Continues inputs from these chaining values.
    fn resume(&mut self, values: &[Value]) {
        for (i, value) in values.iter().enumerate() {
            let words = value.as_chunks().0.iter();
            words.zip(0..).for_each(|(word, w)| self.words[values.len() * w + i] = u32::from_le_bytes(*word));
        }
        // The words are no longer the words of a key.
        self.inputs = 0;
        self.used = self.used.max(INITIAL * values.len());
    }
}

impl Drop for Written {
    fn drop(&mut self) {
        wipe(&mut self.words[..self.used]);
    }
}

impl Blake3Inputs {
    /// Returns the number of inputs that it takes.
    #[must_use]
    pub fn inputs(&self) -> usize {
        self.shape().messages
    }
}
