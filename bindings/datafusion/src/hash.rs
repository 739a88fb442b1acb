//! Digests whose names state their types, such as `sha256_hex` and `sha256_bytes`, and hashes that the engine lacks.

use std::sync::Arc;

use datafusion_common::{Result, arrow::datatypes::DataType, utils::take_function_args};
use datafusion_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, TypeSignature, Volatility,
};
use raddle_arrow::AnyHash;

use crate::{algorithm::hash, result::text_or_bytes};

/// A function `sha1(value)`, `sha256_hex(value)` or `sha256_bytes(value)`.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Digest {
    name: String,
    hash: AnyHash,
    /// Whether the result is text.
    is_text: bool,
    signature: Signature,
}

impl Digest {
    /// Returns the SQL functions for each hash function, except those with the names of functions that replace built-in
    /// ones.
    pub(crate) fn all(replaced: &[Arc<ScalarUDF>]) -> Vec<ScalarUDF> {
        let mut functions = Vec::new();
        for &hash in AnyHash::ALL {
            let name = hash.function();
            let mut add = |name: String, is_text| functions.push(Self::new(name, hash, is_text).into());
            if !replaced.iter().any(|function| function.name() == name) {
                add(name.into(), false);
            }
            add(format!("{name}_hex"), true);
            add(format!("{name}_bytes"), false);
        }
        functions
    }

    fn new(name: String, hash: AnyHash, is_text: bool) -> Self {
        let types = text_or_bytes().map(|value| TypeSignature::Coercible(vec![value])).into();
        Self { name, hash, is_text, signature: Signature::one_of(types, Volatility::Immutable) }
    }
}

impl ScalarUDFImpl for Digest {
    fn name(&self) -> &str {
        &self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(if self.is_text { DataType::Utf8View } else { DataType::Binary })
    }

    fn is_strict(&self) -> bool {
        true
    }

    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let [value] = take_function_args(self.name(), &call.args)?;
        hash(self.hash, value, self.is_text)
    }
}
