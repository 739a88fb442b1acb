//! One set of tests, run on every kernel of this architecture, each by its name.

mod common;

use common::{Effort, Random, for_each_kernel, keystream, xor};
use raddle::{
    InOut,
    kernel::{Chacha20Xor, chacha20_xor},
};

/// Beyond four times the largest loop, that of 32 blocks, and its tail.
const LONGEST: usize = 4 * 2048 + 65;

/// `data` XOR keystream, from one buffer to another.
fn apart(kernel: &Chacha20Xor, state: &[u32; 16], data: &[u8]) -> Vec<u8> {
    let mut out = vec![0; data.len()];
    kernel.apply(state, InOut::apart(data, &mut out).unwrap()).unwrap();
    out
}

#[test]
fn names_are_unique_and_the_portable_kernel_is_always_there() {
    let mut names: Vec<_> = chacha20_xor().iter().map(Chacha20Xor::name).collect();
    assert!(names.contains(&"chacha20_xor_portable"));
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn an_unavailable_kernel_names_what_is_missing_and_touches_nothing() {
    for kernel in chacha20_xor().iter().filter(|kernel| !kernel.is_available()) {
        let mut data = *b"as it was";
        let error = kernel.apply(&[0; 16], InOut::in_place(&mut data)).unwrap_err();
        assert_eq!((error.kernel(), &data), (kernel.name(), b"as it was"));
        assert!(!error.missing().is_empty() && kernel.features().contains(error.missing()));
    }
}

#[test]
fn every_length_between_guard_pages() {
    let mut random = Random(1);
    let state = random.state();
    let input = random.bytes(LONGEST);
    let expected = xor(&input, &keystream(&state, LONGEST));
    for_each_kernel(|kernel| {
        #[cfg(unix)]
        guarded::every_length(kernel, &state, &input, &expected);
        #[cfg(not(unix))]
        for n in 0..=LONGEST {
            assert_eq!(apart(kernel, &state, &input[..n]), expected[..n], "{} on {n} bytes", kernel.name());
        }
    });
}

#[cfg(unix)]
mod guarded {
    use super::*;
    use common::pages::Guarded;
    use std::ops::Range;

    /// How many bytes beside the buffer must keep their value; beyond them lie others and then a page
    /// that can't be touched.
    const WATCHED: usize = 256;
    const MARK: u8 = 0xa5;

    /// Every length, at the start and at the end of pages, in place and apart.
    pub(super) fn every_length(kernel: &Chacha20Xor, state: &[u32; 16], input: &[u8], expected: &[u8]) {
        let (mut from, mut to) = (Guarded::new(LONGEST + WATCHED), Guarded::new(LONGEST + WATCHED));
        let (from, to) = (from.bytes(), to.bytes());
        let size = from.len();
        for n in Effort::here().lengths(LONGEST) {
            for (at, beside) in [(0..n, n..n + WATCHED), (size - n..size, size - n - WATCHED..size - n)] {
                let case = format_args!("{} on {n} bytes at {}", kernel.name(), at.start);

                from[at.clone()].copy_from_slice(&input[..n]);
                let mut watch = Watch::begin(to, beside.clone());
                kernel.apply(state, InOut::apart(&from[at.clone()], &mut watch.0[at.clone()]).unwrap()).unwrap();
                watch.end(&case);
                assert!(to[at.clone()] == expected[..n], "wrong bytes apart: {case}");

                let mut watch = Watch::begin(from, beside);
                kernel.apply(state, InOut::in_place(&mut watch.0[at.clone()])).unwrap();
                watch.end(&case);
                assert!(from[at.clone()] == expected[..n], "wrong bytes in place: {case}");
            }
        }
    }

    /// Marked bytes that a call must leave alone.
    struct Watch<'a>(&'a mut [u8], Range<usize>);

    impl<'a> Watch<'a> {
        fn begin(bytes: &'a mut [u8], watched: Range<usize>) -> Self {
            bytes[watched.clone()].fill(MARK);
            Self(bytes, watched)
        }

        fn end(&mut self, case: &std::fmt::Arguments<'_>) {
            assert!(self.0[self.1.clone()].iter().all(|&byte| byte == MARK), "wrote beside the buffer: {case}");
        }
    }

    #[test]
    fn the_state_between_guard_pages() {
        let state = Random(2).state();
        let data = [0; 1000];
        let expected = keystream(&state, data.len());
        let mut pages = Guarded::new(1);
        let bytes = pages.bytes();
        let size = bytes.len();
        for_each_kernel(|kernel| {
            for at in [0, size - 64] {
                // SAFETY: 64 bytes of any value, at an address that is a multiple of 64.
                let inside = unsafe { &mut *bytes[at..].as_mut_ptr().cast::<[u32; 16]>() };
                *inside = state;
                assert_eq!(apart(kernel, inside, &data), expected, "{} with its state at {at}", kernel.name());
                assert_eq!(*inside, state, "{} wrote to its state", kernel.name());
            }
        });
    }
}

#[test]
fn every_alignment() {
    let mut random = Random(3);
    let state = random.state();
    let input = random.bytes(3000);
    let stream = keystream(&state, input.len());
    for_each_kernel(|kernel| {
        let mut out = vec![0; input.len()];
        for from in (0..64).step_by(Effort::here().stride) {
            for to in [0, 1, 4, 8, 16, 31, 32, 33, 63] {
                let n = input.len() - 64 - random.below(200);
                let (data, result) = (&input[from..from + n], &mut out[to..to + n]);
                kernel.apply(&state, InOut::apart(data, result).unwrap()).unwrap();
                assert!(*result == xor(data, &stream), "{} from {from} to {to}", kernel.name());
            }
        }
    });
}

#[test]
fn the_counter_wraps_at_32_bits_and_carries_into_nothing() {
    let mut random = Random(4);
    let input = random.bytes(64 * 64 + 17);
    for_each_kernel(|kernel| {
        for k in (0..=70).step_by(Effort::here().stride) {
            let mut state = random.state();
            state[12] = u32::MAX - k;
            let expected = xor(&input, &keystream(&state, input.len()));
            for n in [input.len(), 64 * 41, 64 * (k as usize + 1), 64 * (k as usize + 1) + 1] {
                let n = n.min(input.len());
                assert!(apart(kernel, &state, &input[..n]) == expected[..n], "{} {k} before the end", kernel.name());
            }
        }
    });
}

#[test]
fn random_states() {
    let mut random = Random(5);
    for_each_kernel(|kernel| {
        for _ in 0..Effort::here().rounds(200) {
            let mut state = random.state();
            // Now and then words in which carries run far.
            for word in &mut state[4..] {
                match random.below(8) {
                    0 => *word = 0,
                    1 => *word = u32::MAX,
                    2 => *word = 0x8000_0000,
                    _ => {}
                }
            }
            let n = random.below(LONGEST);
            let input = random.bytes(n);
            let expected = xor(&input, &keystream(&state, n));
            assert!(apart(kernel, &state, &input) == expected, "{} on {n} bytes of {state:x?}", kernel.name());
        }
    });
}
