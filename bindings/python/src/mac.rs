//! HMAC with SHA-256.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef};
use pyo3::{prelude::*, types::PyBytes};
use raddle::{Tag, hmac::HmacSha256};
use zeroize::Zeroizing;

use crate::{
    function::{BATCH, Function},
    many::many,
    memory::{DETACH_BYTES, Input},
};

/// Adds the functions to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(hmac_sha256, module)?)?;
    module.add_function(wrap_pyfunction!(hmac_sha256_many, module)?)
}

/// Returns the HMAC with SHA-256 of a message, under a key of any length.
///
/// >>> raddle.hmac_sha256(b"key", b"attack at dawn").hex()[:16]
/// '79072f4ffced24f8'
#[pyfunction]
fn hmac_sha256<'py>(py: Python<'py>, key: Input<'_>, msg: Input<'_>) -> PyResult<Bound<'py, PyBytes>> {
    let compute = || {
        let mut mac = HmacSha256::new(&Zeroizing::new(key.to_vec()?)).start();
        msg.pieces(|piece| mac.update(piece));
        PyResult::Ok(mac.finalize())
    };
    let tag = if key.len() + msg.len() < DETACH_BYTES { compute() } else { py.detach(compute) }?;
    Ok(PyBytes::new(py, tag.as_bytes()))
}

/// Returns the HMAC with SHA-256 of each value under one key. The values and the other arguments are those of `sha256_many`.
///
/// >>> raddle.hmac_sha256_many(b"key", ["attack at dawn"], hex=True)[0][:16]
/// '79072f4ffced24f8'
#[pyfunction]
#[pyo3(
    signature = (key, values, *, hex = false, out = None, threads = Some(1)),
    text_signature = "(key, values, *, hex=False, out=None, threads=1)"
)]
fn hmac_sha256_many<'py>(
    key: Input<'_>,
    values: &Bound<'py, PyAny>,
    hex: bool,
    out: Option<&Bound<'py, PyAny>>,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let key = Zeroizing::new(key.to_vec()?);
    many(&Keyed { hmac: HmacSha256::new(&key), key }, values, hex, out, threads)
}

/// HMAC under a key.
struct Keyed {
    hmac: HmacSha256,
    /// The key for columns, whose function hashes the key itself.
    key: Zeroizing<Vec<u8>>,
}

impl Function for Keyed {
    fn size(&self) -> usize {
        HmacSha256::TAG_BYTES
    }

    fn run(&self, messages: &[&[u8]], digests: &mut [u8]) {
        let mut tags = [Tag::default(); BATCH];
        for (messages, digests) in messages.chunks(BATCH).zip(digests.chunks_mut(BATCH * self.size())) {
            let tags = &mut tags[..messages.len()];
            self.hmac.mac_many(messages, tags).expect("a tag for each message");
            for (digest, tag) in digests.chunks_mut(self.size()).zip(tags) {
                digest.copy_from_slice(tag.as_bytes());
            }
        }
    }

    fn column(&self, column: &dyn Array, hex: bool) -> Result<ArrayRef, raddle_arrow::Error> {
        Ok(match hex {
            true => Arc::new(raddle_arrow::hmac_sha256_hex(&self.key, column)?),
            false => Arc::new(raddle_arrow::hmac_sha256(&self.key, column)?),
        })
    }
}
