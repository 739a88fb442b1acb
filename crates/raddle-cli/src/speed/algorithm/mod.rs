//! The algorithms that can be timed: one file for each, with its operations, our kernels and the peers.

mod aead;
mod aead_many;
pub(crate) mod aes_gcm;
mod aes_gcm_by_kernel;
mod chacha20;
mod chacha20_poly1305;
pub(crate) mod hash;
mod poly1305;

use std::rc::Rc;

use super::peers::{Cipher, Peer};
use super::upper::UpperHalves;
use aead_many::AeadMany;
use aes_gcm::AesGcm;
use hash::{Function, Hash};

/// Returns all algorithms, in the order in which they are timed. Those on batches take `batch` messages.
pub(crate) fn all(batch: usize) -> Vec<Rc<dyn Algorithm>> {
    let mut all: Vec<Rc<dyn Algorithm>> = vec![
        Rc::new(chacha20::ChaCha20),
        Rc::new(poly1305::Poly1305),
        Rc::new(chacha20_poly1305::ChaCha20Poly1305),
        Rc::new(AesGcm::Aes128),
        Rc::new(AesGcm::Aes192),
        Rc::new(AesGcm::Aes256),
    ];
    for cipher in [Cipher::ChaCha20Poly1305, Cipher::Aes128Gcm, Cipher::Aes256Gcm] {
        all.push(Rc::new(AeadMany { cipher, batch }));
    }
    for batch in [None, Some(batch)] {
        for function in [Function::Md5, Function::Sha256, Function::HmacSha256] {
            all.push(Rc::new(Hash { function, batch }));
        }
    }
    all
}

/// Returns the names of all algorithms.
pub(crate) fn names() -> Vec<&'static str> {
    all(1).iter().map(|algorithm| algorithm.name()).collect()
}

/// The key. No implementation takes a time that depends on its value.
const KEY: [u8; 32] = *b"raddle speed: one key for all of";

/// Returns the nonce of the message with this number.
fn nonce(number: u64) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[4..].copy_from_slice(&number.to_le_bytes());
    nonce
}

/// An algorithm that can be named on the command line.
pub(crate) trait Algorithm {
    /// Returns the name, as in `raddle speed NAME`.
    fn name(&self) -> &'static str;

    /// Returns the operations: `encrypt`, `authenticate`, or `seal` and `open`.
    fn operations(&self) -> &'static [&'static str];

    /// Returns the size of the batch, for algorithms on batches. The messages share the memory and have equal length.
    fn batch(&self) -> Option<usize> {
        None
    }

    /// Returns our kernels, from the narrowest to the widest, including those that this CPU can't run.
    fn kernels(&self) -> Vec<Kernel>;

    /// The kernels among which the library divides a message of `bytes` for an operation here, in that order.
    fn picked(&self, operation: &str, bytes: usize) -> Vec<&'static str>;

    /// Runs `operation` as a user of the library calls it.
    fn ours(&self, operation: &str) -> Box<dyn Subject>;

    /// Runs `operation` with the named kernel. Returns `None` where this CPU can't run it.
    fn by_kernel(&self, name: &str, operation: &str) -> Option<Box<dyn Subject>>;

    /// Runs `operation` with `peer`, a batch one after another. Returns `None` where the peer doesn't export it.
    fn by_peer(&self, peer: Peer, operation: &str) -> Option<Box<dyn Subject>>;

    /// Many messages in one call by `peer`, where it has that, and a name for it. It is shown, but ratios are to what the
    /// peers do one after another.
    fn at_once(&self, peer: Peer) -> Option<(&'static str, Box<dyn Subject>)> {
        _ = peer;
        None
    }
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
/// All subjects use the same memory, so that none gains from better alignment or a warmer cache.
pub(crate) trait Subject {
    /// Prepares for the present content of `message`, outside the measured time.
    fn prepare(&mut self, message: &mut [u8]) {
        _ = message;
    }

    /// Runs the operation on `message` `calls` times, each time as on a new message. The loop is inside, so that the
    /// compiler sees the call that a user would write.
    /// `upper` comes before each call.
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves);

    /// Returns the result for `message`: the same bytes from every correct implementation.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8>;
}
