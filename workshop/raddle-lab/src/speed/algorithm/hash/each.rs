//! Messages one after another, in single calls.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speed::upper::witness::Witness;

    #[test]
    fn upper_halves_are_dirty_at_each_call() {
        Witness::check(3, |seen| each(3, move |_| seen.call()));
    }
}
