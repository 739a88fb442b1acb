//! The interfaces of algorithms and implementations, and the inputs that all implementations get.

use raddle::kernel;

use crate::speed::competitors::Competitor;
use crate::speed::upper::UpperHalves;

/// The key. No implementation's time depends on its value.
pub(super) const KEY: [u8; 32] = *b"raddle speed: one key for all of";

/// Additional data with the length of the header of a record in TLS 1.2, which the benchmarks of OpenSSL (`speed
/// -aead`) and AWS-LC (`bssl speed`) use too.
pub(super) const AAD: [u8; 13] = *b"a TLS header.";

/// Returns the nonce of the message with this number.
pub(super) fn nonce(number: u64) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[4..].copy_from_slice(&number.to_le_bytes());
    nonce
}

/// Returns the kernels with which the library processes `messages` messages of `bytes` bytes on this machine.
pub(super) fn kernels(operation: &str, bytes: usize, messages: usize) -> Vec<&'static str> {
    kernel::plan(operation, bytes, messages).map(|(name, _)| name).collect()
}

/// An algorithm that can be named on the command line.
pub(crate) trait Algorithm {
    /// Returns the name, as in `raddle-lab speed NAME`.
    fn name(&self) -> &'static str;

    /// Returns the operations: `encrypt`, `authenticate`, or `seal` and `open`.
    fn operations(&self) -> &'static [&'static str];

    /// Returns the operations with `--out-of-place`, if the algorithm has any.
    fn out_of_place(&self) -> &'static [&'static str] {
        &[]
    }

    /// Returns the size of the batch, for algorithms on batches. The messages share the memory and have equal length.
    fn batch(&self) -> Option<usize> {
        None
    }

    /// Returns the length of all messages in bytes, for algorithms on messages of one length.
    fn only_bytes(&self) -> Option<usize> {
        None
    }

    /// Returns whether messages may have this length.
    fn takes(&self, bytes: usize) -> bool {
        self.only_bytes().is_none_or(|only| only == bytes)
    }

    /// Returns the kernels among which the library divides a message of `bytes` bytes for an operation on this machine,
    /// in order.
    fn picked(&self, operation: &str, bytes: usize) -> Vec<&'static str>;

    /// Runs `operation` as a user of the library calls it.
    fn ours(&self, operation: &str) -> Box<dyn Subject>;

    /// Returns our function for messages other than those of the algorithm, if there is one, and its name. It is shown
    /// like a kernel.
    fn ours_in_general(&self) -> Option<(&'static str, Box<dyn Subject>)> {
        None
    }

    /// Runs `operation` with `competitor`, a batch one after another. Returns `None` if the competitor doesn't export
    /// it.
    fn by_competitor(&self, competitor: Competitor, operation: &str) -> Option<Box<dyn Subject>>;

    /// Returns a call of `competitor` for many messages, if it has one, and its name. The call is shown, but ratios
    /// refer to the competitors' calls for one message after another.
    fn at_once(&self, competitor: Competitor) -> Option<(&'static str, Box<dyn Subject>)> {
        _ = competitor;
        None
    }
}

/// One implementation of one operation, with its key set up.
///
/// All subjects use the same memory, so that none gains from better alignment or a warmer cache.
pub(crate) trait Subject {
    /// Prepares for the current content of `message`, outside the measured time.
    fn prepare(&mut self, message: &mut [u8]) {
        _ = message;
    }

    /// Runs the operation on `message` `calls` times, each time as on a new message. The loop is inside, so that the
    /// compiler sees the call that a user would write. `upper` runs before each call.
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves);

    /// Returns the result for `message`, which is the same for every correct implementation.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8>;
}
