//! HMAC in SQL.

use datafusion_common::{
    Result, ScalarValue,
    arrow::datatypes::DataType,
    exec_err, not_impl_err,
    types::{logical_binary, logical_string},
    utils::take_function_args,
};
use datafusion_expr::{
    Coercion, ColumnarValue, ScalarFunctionArgs, ScalarUDFImpl, Signature, TypeSignature, TypeSignatureClass,
    Volatility,
};

use crate::result::{apply, binary, failed};

/// The function `hmac_sha256(value, key)`.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct HmacSha256 {
    signature: Signature,
}

impl HmacSha256 {
    pub(crate) fn new() -> Self {
        let text = || Coercion::new_exact(TypeSignatureClass::Native(logical_string()));
        let bytes = || Coercion::new_exact(TypeSignatureClass::Native(logical_binary()));
        let pairs = [[text(), text()], [text(), bytes()], [bytes(), text()], [bytes(), bytes()]];
        let types = pairs.map(|pair| TypeSignature::Coercible(pair.into())).into();
        Self { signature: Signature::one_of(types, Volatility::Immutable) }
    }
}

impl ScalarUDFImpl for HmacSha256 {
    fn name(&self) -> &str {
        "hmac_sha256"
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(DataType::Binary)
    }

    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let [value, key] = take_function_args(self.name(), &call.args)?;
        let ColumnarValue::Scalar(key) = key else {
            return not_impl_err!("{} takes one key for all rows, not a column of keys", self.name());
        };
        let Some(key) = bytes(key)? else { return Ok(ColumnarValue::Scalar(ScalarValue::Binary(None))) };
        apply(value, |column| binary(raddle_arrow::hmac_sha256(key, column).map_err(failed)?))
    }
}

/// Returns the bytes of a key that is not null. The message of the error has the type of the key, and not the key.
fn bytes(key: &ScalarValue) -> Result<Option<&[u8]>> {
    use ScalarValue::{Binary, BinaryView, LargeBinary, LargeUtf8, Utf8, Utf8View};

    match key {
        Utf8(key) | LargeUtf8(key) | Utf8View(key) => Ok(key.as_ref().map(|key| key.as_bytes())),
        Binary(key) | LargeBinary(key) | BinaryView(key) => Ok(key.as_deref()),
        other => exec_err!("a key can't have the type {}", other.data_type()),
    }
}
