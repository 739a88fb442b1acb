//! SQL hashes in [DataFusion](https://datafusion.apache.org), computed with the kernels of [raddle_arrow], which hash
//! several rows at once.
//!
//! ```
//! use datafusion::prelude::SessionContext;
//!
//! # let runtime = tokio::runtime::Builder::new_current_thread().build()?;
//! # runtime.block_on(async {
//! let mut context = SessionContext::new();
//! raddle_datafusion::register(&mut context)?;
//! let rows = context.sql("SELECT md5('abc') AS digits").await?.collect().await?;
//! # let digits = format!("{:?}", rows[0].column(0));
//! assert!(digits.contains("900150983cd24fb0d6963f7d28e17f72"));
//! # Ok::<(), datafusion::error::DataFusionError>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | SQL function | result type | replaces |
//! |---|---|---|
//! | `md5(value)` | `Utf8View`, lower-case digits | the built-in function |
//! | `sha224(value)`, `sha256(value)`, `sha384(value)`, `sha512(value)` | `Binary` | the built-in function |
//! | `digest(value, 'sha256')`, and so on for each hash | `Binary` | the built-in function, which has the other algorithms still |
//! | `sha1(value)`, `blake3(value)`, `hmac_sha256(value, key)` | `Binary` | nothing |
//! | `sha256_hex(value)`, `hmac_sha256_hex(value, key)`, and so on for each hash | `Utf8View`, lower-case digits | nothing |
//! | `sha256_bytes(value)`, `hmac_sha256_bytes(value, key)`, and so on for each hash | `Binary` | nothing |
//! | `digests(value, 'md5,sha256')`, with any of the hashes | `Struct` with a field of `Binary` for each name | nothing |
//! | `hash_rows(value, ...)` | `Binary` | nothing |
//!
//! The hashes are those of [`AnyHash`](raddle_arrow::AnyHash), whose `function()` is the name in SQL.
//!
//! The functions that replace built-in ones have the same argument types, result types and results. A null stays null,
//! except in `hash_rows`, which treats a null as part of the row: [`raddle_arrow::hash_rows`] specifies the encoding.
//!
//! Engines differ in the types that `md5` and `sha256` return; the functions with `_hex` and `_bytes` in their names
//! return the same type everywhere.
//!
//! `hmac_sha256` takes one key for all rows, as text or binary. A null key makes each result null. The key is part of
//! the query, so it appears in plans, in the output of `EXPLAIN` and in anything that logs queries.

mod algorithm;
mod digests;
mod hash;
mod keyed;
mod replacement;
mod result;
mod rows;

use std::sync::Arc;

use datafusion_common::Result;
use datafusion_expr::{ScalarUDF, registry::FunctionRegistry};

use crate::{digests::Digests, hash::Digest, keyed::HmacSha256, replacement::Replacement, rows::HashRows};

/// Returns the functions of this crate.
pub fn functions() -> Vec<Arc<ScalarUDF>> {
    let built_in = datafusion_functions::crypto::functions();
    let mut functions: Vec<_> = built_in.into_iter().filter_map(Replacement::of).map(Arc::new).collect();
    functions.extend(Digest::all(&functions).into_iter().chain(HmacSha256::all()).map(Arc::new));
    functions.extend([Digests::new().into(), HashRows::new().into()].map(Arc::new));
    functions
}

/// Registers the functions of this crate, in place of built-in functions of the same name. A `SessionContext` is a registry.
///
/// # Errors
///
/// Fails with the registry's error if the registry accepts no functions.
pub fn register(registry: &mut dyn FunctionRegistry) -> Result<()> {
    for function in functions() {
        registry.register_udf(function)?;
    }
    Ok(())
}

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
