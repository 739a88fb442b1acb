//! What can be timed: one file per algorithm, each of which knows its operations, our ways to do them, and the peers.

mod aead;
pub(crate) mod aes_gcm;
mod chacha20;
mod chacha20_poly1305;
pub(crate) mod hash;
mod poly1305;

use std::rc::Rc;

use super::peers::Peer;
use super::upper::Upper;
use aes_gcm::AesGcm;
use hash::{Function, Hash};

/// All algorithms, in the order in which they are timed; those of many messages take as many as `batch` at once.
pub(crate) fn all(batch: usize) -> Vec<Rc<dyn Algorithm>> {
    let mut all: Vec<Rc<dyn Algorithm>> = vec![
        Rc::new(chacha20::ChaCha20),
        Rc::new(poly1305::Poly1305),
        Rc::new(chacha20_poly1305::ChaCha20Poly1305),
        Rc::new(AesGcm::Aes128),
        Rc::new(AesGcm::Aes192),
        Rc::new(AesGcm::Aes256),
    ];
    for batch in [None, Some(batch)] {
        for function in [Function::Md5, Function::Sha256, Function::HmacSha256] {
            all.push(Rc::new(Hash { function, batch }));
        }
    }
    all
}

/// The names of all algorithms.
pub(crate) fn names() -> Vec<&'static str> {
    all(1).iter().map(|algorithm| algorithm.name()).collect()
}

/// The key. Its value is of no consequence: no implementation takes a time that depends on it.
const KEY: [u8; 32] = *b"raddle speed: one key for all of";

/// The nonce of the message of this number.
fn nonce(number: u64) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[4..].copy_from_slice(&number.to_le_bytes());
    nonce
}

/// An algorithm that has been given a name on the command line.
pub(crate) trait Algorithm {
    /// Its name, as in `raddle speed NAME`.
    fn name(&self) -> &'static str;

    /// What can be done with it: `encrypt`, `authenticate`, or `seal` and `open`.
    fn operations(&self) -> &'static [&'static str];

    /// How many messages are taken at once, where that is what it is about: they share the memory, and are as long.
    fn batch(&self) -> Option<usize> {
        None
    }

    /// Our kernels that do its work, from the narrowest to the widest, those included that this CPU can't run.
    fn kernels(&self) -> Vec<Kernel>;

    /// The kernels among which the library divides a message of `bytes` for an operation here, in that order.
    fn picked(&self, operation: &str, bytes: usize) -> Vec<&'static str>;

    /// `operation` as a user of the library gets it.
    fn ours(&self, operation: &str) -> Box<dyn Subject>;

    /// `operation` by the named kernel; `None` where this CPU can't run it.
    fn by_kernel(&self, name: &str, operation: &str) -> Option<Box<dyn Subject>>;

    /// `operation` by `peer`, of many messages one after another; `None` where the peer doesn't export it.
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
/// All subjects work in turn on the same memory: who has the better alignment or the warmer cache would else win by it.
pub(crate) trait Subject {
    /// Makes ready for `message` as it is now. This is before the time that is taken.
    fn prepare(&mut self, message: &mut [u8]) {
        _ = message;
    }

    /// Does the operation on `message` `calls` times, each time as on a new message: the loop is inside, so that the
    /// compiler sees the call that a user would write.
    /// `upper` comes before each call.
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: Upper);

    /// What the operation makes of `message`, the same bytes from every implementation that is right.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8>;
}
