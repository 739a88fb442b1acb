//! What can be timed: one file per algorithm, each of which knows its operations, our ways to do them, and the peers.

mod aead;
pub(crate) mod aes_gcm;
mod chacha20;
mod chacha20_poly1305;
mod poly1305;

use super::peers::Peer;
use aes_gcm::AesGcm;

/// All algorithms, in the order in which they are timed.
pub(crate) const ALL: [&dyn Algorithm; 6] = [
    &chacha20::ChaCha20,
    &poly1305::Poly1305,
    &chacha20_poly1305::ChaCha20Poly1305,
    &AesGcm::Aes128,
    &AesGcm::Aes192,
    &AesGcm::Aes256,
];

/// The key. Its value is of no consequence: no implementation takes a time that depends on it.
const KEY: [u8; 32] = *b"raddle speed: one key for all of";

/// The nonce of the message of this number.
fn nonce(number: u64) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[4..].copy_from_slice(&number.to_le_bytes());
    nonce
}

/// An algorithm that has been given a name on the command line.
pub(crate) trait Algorithm: Sync {
    /// Its name, as in `raddle speed NAME`.
    fn name(&self) -> &'static str;

    /// What can be done with it: `encrypt`, `authenticate`, or `seal` and `open`.
    fn operations(&self) -> &'static [&'static str];

    /// Our kernels that do its work, from the narrowest to the widest, those included that this CPU can't run.
    fn kernels(&self) -> Vec<Kernel>;

    /// The kernels among which the library divides a message of `bytes` for an operation here, in that order.
    fn picked(&self, operation: &str, bytes: usize) -> Vec<&'static str>;

    /// `operation` as a user of the library gets it.
    fn ours(&self, operation: &str) -> Box<dyn Subject>;

    /// `operation` by the named kernel; `None` where this CPU can't run it.
    fn by_kernel(&self, name: &str, operation: &str) -> Option<Box<dyn Subject>>;

    /// `operation` by `peer`; `None` where the peer doesn't export it.
    fn by_peer(&self, peer: Peer, operation: &str) -> Option<Box<dyn Subject>>;
}

/// A kernel of ours, as the command line sees it.
pub(crate) struct Kernel {
    /// Its one name.
    pub(crate) name: &'static str,
    /// Whether this CPU can run it, at the level it has been capped to.
    pub(crate) available: bool,
}

/// One implementation of one operation, with its key set up.
///
/// All subjects work in turn on the same memory: who has the better alignment or the warmer cache would else win by it.
pub(crate) trait Subject {
    /// Makes ready for `message` as it is now. This is before the time that is taken.
    fn prepare(&mut self, message: &mut [u8]) {
        _ = message;
    }

    /// Does the operation on `message` `calls` times, each time as on a new message: the loop is inside, so that the
    /// compiler sees the call that a user would write.
    fn repeat(&mut self, message: &mut [u8], calls: u64);

    /// What the operation makes of `message`, the same bytes from every implementation that is right.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8>;
}
