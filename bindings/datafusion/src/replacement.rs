//! Functions that replace built-in ones, and keep their names, types and documentation.

use std::sync::Arc;

use datafusion_common::{Result, arrow::datatypes::DataType};
use datafusion_expr::{ColumnarValue, Documentation, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature};

use raddle_arrow::AnyHash;

use crate::algorithm;

/// The built-in function whose second argument names the algorithm.
const DIGEST: &str = "digest";

/// A function that replaces a built-in one.
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

    /// Returns the name of a call's algorithm, if the call has one.
    fn algorithm<'c>(&'c self, arguments: &'c [ColumnarValue]) -> Option<&'c str> {
        match (self.name(), arguments) {
            (DIGEST, [_, ColumnarValue::Scalar(name)]) => name.try_as_str()?,
            (DIGEST, _) => None,
            (name, [_]) => Some(name),
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

    /// Hashes with the kernels. The built-in function handles calls that the kernels don't support, some of which are
    /// errors.
    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let name = self.algorithm(&call.args);
        if let Some(hash) = name.and_then(algorithm::named) {
            return algorithm::hash(hash, &call.args[0], call.return_type() == &DataType::Utf8View);
        }
        let is_unknown = self.name() == DIGEST && name.is_some();
        let result = self.built_in.invoke_with_args(call);
        // The built-in function's message lists only the names that it supports itself.
        let names = || AnyHash::ALL.iter().map(|hash| hash.function()).collect::<Vec<_>>().join(", ");
        if is_unknown { result.map_err(|error| error.context(format!("raddle computes {}", names()))) } else { result }
    }
}
