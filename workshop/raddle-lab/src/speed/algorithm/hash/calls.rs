//! Calls of functions on messages: one after another, or many in one call.

use std::hint::black_box;

use super::Subject;
use crate::speed::upper::UpperHalves;

/// Returns a subject for a function on one message, called for each message.
pub(in crate::speed::algorithm) fn each<const N: usize>(
    messages: usize,
    function: impl FnMut(&[u8]) -> [u8; N] + 'static,
) -> Box<dyn Subject> {
    Box::new(SingleCalls { messages, function })
}

struct SingleCalls<F> {
    /// The number of messages into which the memory is divided.
    messages: usize,
    function: F,
}

impl<const N: usize, F: FnMut(&[u8]) -> [u8; N]> Subject for SingleCalls<F> {
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        let bytes = message.len() / self.messages;
        for _ in 0..calls {
            for message in message.chunks_exact(bytes) {
                upper.before_call();
                black_box((self.function)(black_box(message)));
            }
        }
    }

    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        let bytes = message.len() / self.messages;
        message.chunks_exact(bytes).flat_map(&mut self.function).collect()
    }
}

/// Returns a subject for a function on a batch, which gives a result for each message. The bytes of the results are
/// compared.
pub(in crate::speed::algorithm) fn at_once<R: Clone + 'static>(
    messages: usize,
    result: R,
    bytes: fn(&R) -> &[u8],
    function: impl FnMut(&[&[u8]], &mut [R]) + 'static,
) -> Box<dyn Subject> {
    Box::new(BatchCall { results: vec![result; messages], bytes, function })
}

struct BatchCall<R, F> {
    /// One result for each message.
    results: Vec<R>,
    bytes: fn(&R) -> &[u8],
    function: F,
}

impl<R, F: FnMut(&[&[u8]], &mut [R])> Subject for BatchCall<R, F> {
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        // We divide the memory once for all calls, because a user already has a list of messages.
        let messages: Vec<&[u8]> = message.chunks_exact(message.len() / self.results.len()).collect();
        for _ in 0..calls {
            upper.before_call();
            (self.function)(black_box(&messages), &mut self.results);
            black_box(&mut self.results);
        }
    }

    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.repeat(message, 1, UpperHalves::AS_IS);
        self.results.iter().flat_map(self.bytes).copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speed::upper::witness::Witness;

    #[test]
    fn upper_halves_are_dirty_at_each_call() {
        Witness::check(3, |seen| each(3, move |_| seen.call()));
        Witness::check(1, |seen| at_once(3, [0_u8; 16], |result| result, move |_, _| _ = seen.call()));
    }
}
