//! Functions in place of built-in ones, whose names, types and documentation they keep.

use std::sync::Arc;

use datafusion_common::{Result, arrow::datatypes::DataType};
use datafusion_expr::{ColumnarValue, Documentation, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature};

use crate::{
    algorithm::{self, Algorithm},
    result::{apply, binary, failed},
};

/// The built-in function whose second argument names the algorithm.
const DIGEST: &str = "digest";

/// A function in place of a built-in one.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Replacement {
    built_in: Arc<ScalarUDF>,
}

impl Replacement {
    /// Returns the replacement of a built-in function, if there are kernels for it.
    pub(crate) fn of(built_in: Arc<ScalarUDF>) -> Option<ScalarUDF> {
        let known = built_in.name() == DIGEST || algorithm::named(built_in.name()).is_some();
        known.then(|| Self { built_in }.into())
    }

    /// Returns the algorithm of a call, if there are kernels for it.
    fn algorithm(&self, arguments: &[ColumnarValue]) -> Option<Algorithm> {
        match (self.name(), arguments) {
            (DIGEST, [_, ColumnarValue::Scalar(name)]) => algorithm::named(name.try_as_str()??),
            (DIGEST, _) => None,
            (name, [_]) => algorithm::named(name),
            _ => None,
        }
    }
}

impl ScalarUDFImpl for Replacement {
    fn name(&self) -> &str {
        self.built_in.name()
    }

    fn aliases(&self) -> &[String] {
        self.built_in.aliases()
    }

    fn signature(&self) -> &Signature {
        self.built_in.signature()
    }

    fn return_type(&self, types: &[DataType]) -> Result<DataType> {
        self.built_in.return_type(types)
    }

    fn is_strict(&self) -> bool {
        self.built_in.inner().is_strict()
    }

    fn documentation(&self) -> Option<&Documentation> {
        self.built_in.documentation()
    }

    /// Hashes by the kernels. A call that they can't answer, which may be an error, is the built-in function's.
    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let Some(algorithm) = self.algorithm(&call.args) else { return self.built_in.invoke_with_args(call) };
        let digits = call.return_type() == &DataType::Utf8View;
        apply(&call.args[0], |column| {
            if digits {
                return Ok(Arc::new((algorithm.digits)(column).map_err(failed)?));
            }
            binary((algorithm.bytes)(column).map_err(failed)?)
        })
    }
}
