//! ChaCha20-Poly1305 (RFC 8439, 2.8): one key for all messages, a nonce for each, in-place operation, and a separate
//! tag.

use raddle::chacha20poly1305::{self, Key};
use raddle::kernel::{chacha20_poly1305_plan, chacha20_xor_plan, poly1305_plan};

use super::{Algorithm, KEY, Subject, aead};
use crate::speed::competitors::{AeadAlgorithm, Competitor};

/// The algorithm `chacha20-poly1305`.
pub(crate) struct ChaCha20Poly1305;

impl Algorithm for ChaCha20Poly1305 {
    fn name(&self) -> &'static str {
        "chacha20-poly1305"
    }

    fn operations(&self) -> &'static [&'static str] {
        aead::OPERATIONS
    }

    fn out_of_place(&self) -> &'static [&'static str] {
        aead::OUT_OF_PLACE
    }

    /// Returns the kernels that do both at once, or otherwise the kernels of ChaCha20 and of Poly1305.
    fn picked(&self, _operation: &str, bytes: usize) -> Vec<&'static str> {
        let (begin, both) = chacha20_poly1305_plan(bytes);
        let mut names: Vec<&str> = begin.map(|kernel| kernel.name()).into_iter().collect();
        names.extend(both.map(|kernel| kernel.name()));
        if names.is_empty() {
            names.extend(chacha20_xor_plan(bytes).map(|(kernel, _)| kernel.name()));
        }
        if both.is_none() {
            names.extend(poly1305_plan(bytes).map(|(name, _)| name));
        }
        names
    }

    fn ours(&self, operation: &str) -> Box<dyn Subject> {
        aead::subject(chacha20poly1305::ChaCha20Poly1305::new(&Key::from(KEY)), operation)
    }

    fn by_competitor(&self, competitor: Competitor, operation: &str) -> Option<Box<dyn Subject>> {
        aead::by_competitor(competitor, AeadAlgorithm::ChaCha20Poly1305, operation, None)
    }
}
