//! One digest for several values of a row, in SQL.

use std::sync::Arc;

use datafusion_common::{
    Result,
    arrow::{
        array::new_empty_array,
        datatypes::{DataType, Field},
    },
};
use datafusion_expr::{ColumnarValue, ScalarFunctionArgs, ScalarUDFImpl, Signature, Volatility};

use crate::result::{binary, failed};

/// The function `hash_rows(value, ...)`.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct HashRows {
    signature: Signature,
}

impl HashRows {
    pub(crate) fn new() -> Self {
        Self { signature: Signature::variadic_any(Volatility::Immutable) }
    }
}

impl ScalarUDFImpl for HashRows {
    fn name(&self) -> &str {
        "hash_rows"
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    /// Returns the type, or refuses the types that can't be hashed, so that a query fails before it reads rows.
    fn return_type(&self, types: &[DataType]) -> Result<DataType> {
        let columns: Vec<_> = types.iter().map(new_empty_array).collect();
        let fields: Vec<_> = types.iter().map(|kind| Arc::new(Field::new("", kind.clone(), true))).collect();
        raddle_arrow::hash_rows(&fields, &columns).map_err(failed)?;
        Ok(DataType::Binary)
    }

    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let columns = call.args.iter().map(|value| value.to_array(call.number_rows)).collect::<Result<Vec<_>>>()?;
        Ok(ColumnarValue::Array(binary(raddle_arrow::hash_rows(&call.arg_fields, &columns).map_err(failed)?)?))
    }
}
