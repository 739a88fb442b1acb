//! Functions whose second argument is one value for all rows.
//!
//! datafusion-ffi passes each argument as a column: it repeats a single value for each row. The functions themselves
//! accept the algorithm of `digest` and the key of `hmac_sha256` only as single values.

use std::sync::Arc;

use datafusion_common::{
    Result, ScalarValue,
    arrow::{
        array::{Array, Scalar, new_empty_array},
        compute::kernels::cmp::not_distinct,
        datatypes::DataType,
    },
    not_impl_err,
};
use datafusion_expr::{ColumnarValue, Documentation, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature};

/// The functions that have such an argument.
const NAMES: [&str; 4] = ["digest", "hmac_sha256", "hmac_sha256_bytes", "hmac_sha256_hex"];

/// A function that receives a column of equal values as the single value that the caller passed.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Constant {
    function: Arc<ScalarUDF>,
}

impl Constant {
    /// Returns the function itself, or wrapped in this type if it has an argument for all rows.
    pub(crate) fn around(function: Arc<ScalarUDF>) -> Arc<ScalarUDF> {
        if NAMES.contains(&function.name()) { Arc::new(Self { function }.into()) } else { function }
    }
}

impl ScalarUDFImpl for Constant {
    fn name(&self) -> &str {
        self.function.name()
    }

    fn aliases(&self) -> &[String] {
        self.function.aliases()
    }

    fn signature(&self) -> &Signature {
        self.function.signature()
    }

    fn return_type(&self, types: &[DataType]) -> Result<DataType> {
        self.function.return_type(types)
    }

    fn documentation(&self) -> Option<&Documentation> {
        self.function.documentation()
    }

    fn invoke_with_args(&self, mut call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        if let Some(argument) = call.args.get_mut(1)
            && let ColumnarValue::Array(column) = argument
        {
            if column.is_empty() {
                return Ok(ColumnarValue::Array(new_empty_array(call.return_type())));
            }
            if not_distinct(&*column, &Scalar::new(column.slice(0, 1)))?.true_count() != column.len() {
                return not_impl_err!("the second argument of {} is one value for all rows, not a column", self.name());
            }
            *argument = ColumnarValue::Scalar(ScalarValue::try_from_array(column, 0)?);
        }
        self.function.invoke_with_args(call)
    }
}
