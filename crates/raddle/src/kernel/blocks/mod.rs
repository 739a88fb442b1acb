//! Block functions on bare state: words and bytes that the caller keeps in its own layout, so that another library can
//! replace its functions with these functions.
//!
//! Like the API, each function picks the kernels of the plan in use. Between two calls, only the caller keeps state.
//! Any value of the state is safe: a wrong value gives a wrong result.
//!
//! ```
//! use raddle::kernel::{Sha256, blocks};
//!
//! let mut hash = [0; 8];
//! blocks::compress::<Sha256>(&mut hash, &[[0; 64]; 3]);
//! assert_ne!(hash, [0; 8]);
//! ```

mod chacha20;
mod gcm;
mod poly1305;

use super::hash::{
    function::{Block, HashFunction},
    one::absorb,
};

pub use chacha20::{ChachaCounter, chacha20_xor};
pub use gcm::{gcm_ghash, gcm_is_current, gcm_key, gcm_xor, ghash, ghash_is_current, ghash_key};
pub use poly1305::{poly1305_blocks, poly1305_clamp, poly1305_tag};

/// Absorbs blocks into a hash value, with SHA-256 (FIPS 180-4, section 6.2.2) or MD5 (RFC 1321, section 3.4).
pub fn compress<F: HashFunction>(hash: &mut F::Words, blocks: &[F::Block]) {
    absorb::<F>(hash, F::Block::flatten(blocks));
}
