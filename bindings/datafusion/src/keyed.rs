//! HMAC in SQL.

use std::sync::Arc;

use datafusion_common::{
    Result, ScalarValue, arrow::datatypes::DataType, exec_err, not_impl_err, utils::take_function_args,
};
use datafusion_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, TypeSignature, Volatility,
};

use crate::result::{apply, binary, failed, text_or_bytes};

/// A function `hmac_sha256(value, key)`, `hmac_sha256_hex(value, key)` or `hmac_sha256_bytes(value, key)`.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct HmacSha256 {
    name: &'static str,
    /// Whether the result is text.
    is_text: bool,
    signature: Signature,
}

impl HmacSha256 {
    /// Returns the functions.
    pub(crate) fn all() -> [ScalarUDF; 3] {
        let functions = [("hmac_sha256", false), ("hmac_sha256_hex", true), ("hmac_sha256_bytes", false)];
        functions.map(|(name, is_text)| {
            let pairs =
                text_or_bytes().into_iter().flat_map(|value| text_or_bytes().map(|key| vec![value.clone(), key]));
            let types = pairs.map(TypeSignature::Coercible).collect();
            Self { name, is_text, signature: Signature::one_of(types, Volatility::Immutable) }.into()
        })
    }
}

impl ScalarUDFImpl for HmacSha256 {
    fn name(&self) -> &str {
        self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(if self.is_text { DataType::Utf8View } else { DataType::Binary })
    }

    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let [value, key] = take_function_args(self.name(), &call.args)?;
        let ColumnarValue::Scalar(key) = key else {
            return not_impl_err!("{} takes one key for all rows, not a column of keys", self.name());
        };
        let Some(key) = bytes(key)? else {
            return Ok(ColumnarValue::Scalar(ScalarValue::try_new_null(call.return_type())?));
        };
        apply(value, |column| match self.is_text {
            true => Ok(Arc::new(raddle_arrow::hmac_sha256_hex(key, column).map_err(failed)?)),
            false => binary(raddle_arrow::hmac_sha256(key, column).map_err(failed)?),
        })
    }
}

/// Returns the bytes of a key that is not null. The message of the error names the type of the key, and does not print
/// the key.
fn bytes(key: &ScalarValue) -> Result<Option<&[u8]>> {
    use ScalarValue::{Binary, BinaryView, LargeBinary, LargeUtf8, Utf8, Utf8View};

    match key {
        Utf8(key) | LargeUtf8(key) | Utf8View(key) => Ok(key.as_ref().map(|key| key.as_bytes())),
        Binary(key) | LargeBinary(key) | BinaryView(key) => Ok(key.as_deref()),
        other => exec_err!("a key can't have the type {}", other.data_type()),
    }
}
