//! The statement about each operation.

use raddle_kernels::chacha20_poly1305::POLY1305;
use raddle_kernels::{Kernel, Operation};

use super::aes::{CounterMode, Gcm, Ghash, Schedule};
use super::chacha20_poly1305::{Begin, Blocks, ChaCha20Blocks, ChaCha20Xor, Poly1305};
use super::hash::{HashValues, HashWords};
use super::interface::Statement;
use crate::explore::{Inputs, entry};
use crate::prove::poly1305::{Authenticator, Outcome};
use crate::term::reset;

/// What the statement about a kernel says. Terms that were made before are lost.
pub fn describe(kernel: &Kernel) -> String {
    reset();
    let start = entry(kernel, &[], None);
    of(kernel, start.inputs).describe()
}

/// The statement about a kernel: that it computes its operation.
pub fn of(kernel: &Kernel, inputs: Inputs) -> Box<dyn Statement> {
    let authenticator = |at, message, result| Authenticator { at, messages: 1, message, result };
    match kernel.operation {
        Operation::Chacha20Xor => Box::new(ChaCha20Xor::new(inputs, 0)),
        Operation::Chacha20Blocks { .. } => Box::new(ChaCha20Blocks::new(inputs)),
        Operation::Poly1305Powers(_) => Box::new(Poly1305(authenticator(0, None, Outcome::Powers))),
        Operation::Poly1305Blocks { .. } => Box::new(Poly1305(authenticator(0, Some("input"), Outcome::Accumulator))),
        Operation::Poly1305Finish => Box::new(Poly1305(authenticator(0, Some("input"), Outcome::Tag))),
        Operation::Poly1305Lanes { messages } => {
            let one = authenticator(0, Some("input"), Outcome::Accumulator);
            Box::new(Poly1305(Authenticator { messages, ..one }))
        }
        Operation::Chacha20Poly1305Begin { .. } => Box::new(Begin(ChaCha20Xor::new(inputs, 1))),
        Operation::Chacha20Poly1305Blocks { .. } => {
            let authenticator = authenticator(POLY1305, Some("mac"), Outcome::Accumulator);
            Box::new(Blocks(ChaCha20Xor::new(inputs, 0), authenticator))
        }
        Operation::AesExpand(size) => Box::new(Schedule::new(&inputs, size)),
        Operation::AesCtrXor(size) => Box::new(CounterMode::new(inputs, size, "schedule", "counter")),
        Operation::GhashPowers(_) => Box::new(Ghash::Powers),
        Operation::GhashBlocks(_) => Box::new(Ghash::Blocks),
        Operation::AesGcmBlocks { size, direction, .. } => Box::new(Gcm::new(inputs, size, direction, false)),
        Operation::AesGcmFinish { size, direction, .. } => Box::new(Gcm::new(inputs, size, direction, true)),
        Operation::Hash { hash, messages } => Box::new(HashValues { hash, messages }),
        Operation::HashWords { hash, messages } => Box::new(HashWords::new(inputs, hash, messages)),
    }
}
