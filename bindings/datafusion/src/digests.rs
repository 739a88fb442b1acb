//! Several digests of each value, in SQL.

use std::sync::Arc;

use datafusion_common::{
    Result,
    arrow::{
        array::{Array, ArrayRef, StructArray},
        datatypes::{DataType, Field, FieldRef, Fields},
    },
    internal_err, plan_err,
    utils::take_function_args,
};
use datafusion_expr::{
    ColumnarValue, ReturnFieldArgs, ScalarFunctionArgs, ScalarUDFImpl, Signature, TypeSignature, Volatility,
};
use raddle_arrow::AnyHash;

use crate::{
    algorithm::named,
    result::{apply, binary, failed, text_or_bytes},
};

/// The function `digests(value, 'md5,sha256')`.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Digests {
    signature: Signature,
}

impl Digests {
    pub(crate) fn new() -> Self {
        let [text, bytes] = text_or_bytes();
        let types = [vec![text.clone(), text.clone()], vec![bytes, text]].map(TypeSignature::Coercible).into();
        Self { signature: Signature::one_of(types, Volatility::Immutable) }
    }

    /// Returns a field of the result for each name in a list.
    fn fields(&self, list: &str) -> Result<Fields> {
        let mut fields: Vec<Field> = Vec::new();
        for name in list.split(',').map(str::trim) {
            if named(name).is_none() {
                let known = AnyHash::ALL.iter().map(|hash| hash.function()).collect::<Vec<_>>().join(", ");
                return plan_err!("{} has no hash function {name:?}, but {known}", self.name());
            }
            if fields.iter().any(|field| field.name() == name) {
                return plan_err!("{} is given the hash function {name} twice", self.name());
            }
            fields.push(Field::new(name, DataType::Binary, true));
        }
        Ok(fields.into())
    }
}

impl ScalarUDFImpl for Digests {
    fn name(&self) -> &str {
        "digests"
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        internal_err!("the type of {} depends on the names of hash functions", self.name())
    }

    /// Returns a struct with a field for each hash function. The names must be known before a row is read.
    fn return_field_from_args(&self, call: ReturnFieldArgs) -> Result<FieldRef> {
        let [_, names] = take_function_args(self.name(), call.scalar_arguments)?;
        let Some(names) = names.and_then(|names| names.try_as_str().flatten()) else {
            return plan_err!("{} needs the names of hash functions as a literal, such as 'md5,sha256'", self.name());
        };
        Ok(Arc::new(Field::new(self.name(), DataType::Struct(self.fields(names)?), true)))
    }

    /// Hashes each value by each function, in lanes. The names are those of the result's fields.
    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let [value, _] = take_function_args(self.name(), &call.args)?;
        let DataType::Struct(fields) = call.return_type() else {
            return internal_err!("{} returns a struct", self.name());
        };
        apply(value, |column| {
            let digests = |field: &FieldRef| match named(field.name()) {
                Some(hash) => binary(raddle_arrow::digest(hash, column).map_err(failed)?),
                None => internal_err!("{} has no hash function {}", self.name(), field.name()),
            };
            let digests = fields.iter().map(digests).collect::<Result<Vec<ArrayRef>>>()?;
            // The digests of a null are null, and so is the struct.
            let nulls = digests.first().and_then(|column| column.nulls().cloned());
            Ok(Arc::new(StructArray::try_new(fields.clone(), digests, nulls)?))
        })
    }
}
