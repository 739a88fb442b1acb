//! Plants faults that the comparisons must find.

use std::sync::Arc;

use datafusion::{
    arrow::{
        array::{Array, ArrayRef, StringViewArray},
        datatypes::DataType,
    },
    error::Result,
    execution::FunctionRegistry,
    logical_expr::{ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature},
    prelude::SessionContext,
};

use crate::{block_on, built_in, compare, logic, ours, table, texts};

/// The fault in the result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Fault {
    /// One digit of the last row is wrong.
    Digit,
    /// A null is replaced with a digest.
    Null,
    /// The first digest is replaced with a null.
    Lost,
    /// Each row has the digest of its neighbour.
    Offset,
}

/// MD5 with a fault.
#[derive(PartialEq, Eq, Hash, Debug)]
struct Planted {
    function: Arc<ScalarUDF>,
    fault: Fault,
}

impl Planted {
    fn spoil(&self, column: &ArrayRef) -> ArrayRef {
        let column = column.as_any().downcast_ref::<StringViewArray>().expect("digits");
        let mut rows: Vec<Option<String>> = column.iter().map(|row| row.map(String::from)).collect();
        match self.fault {
            Fault::Digit => {
                if let Some(row) = rows.iter_mut().rev().flatten().next() {
                    let digit = if row.ends_with('0') { "1" } else { "0" };
                    row.replace_range(31.., digit);
                }
            }
            Fault::Null => rows.iter_mut().filter(|row| row.is_none()).for_each(|row| *row = Some("0".repeat(32))),
            Fault::Lost => rows[0] = None,
            Fault::Offset => rows.rotate_left(1),
        }
        Arc::new(rows.into_iter().collect::<StringViewArray>())
    }
}

impl ScalarUDFImpl for Planted {
    fn name(&self) -> &str {
        self.function.name()
    }

    fn signature(&self) -> &Signature {
        self.function.signature()
    }

    fn return_type(&self, types: &[DataType]) -> Result<DataType> {
        self.function.return_type(types)
    }

    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let rows = call.number_rows;
        let digits = self.function.invoke_with_args(call)?.to_array(rows)?;
        Ok(ColumnarValue::Array(self.spoil(&digits)))
    }
}

/// Returns a context whose MD5 has the fault.
fn context(fault: Fault) -> SessionContext {
    let context = ours();
    let function = context.udf("md5").expect("the function of this crate");
    context.register_udf(ScalarUDF::from(Planted { function, fault }));
    context
}

#[test]
fn comparisons_find_each_fault() {
    let column = texts(&[Some("a"), None, Some("b"), Some("")]);
    let built_in = built_in();
    table(&built_in, &column);
    let sound = ours();
    table(&sound, &column);
    block_on(compare(&built_in, &sound, "SELECT md5(v) FROM t")).unwrap();
    for fault in [Fault::Digit, Fault::Null, Fault::Lost, Fault::Offset] {
        let context = context(fault);
        table(&context, &column);
        assert!(block_on(compare(&built_in, &context, "SELECT md5(v) FROM t")).is_err(), "{fault:?}");
    }
}

/// Runs the records with a fault in MD5. If the records are missing here, the test of the records reports it.
#[test]
fn files_of_datafusion_find_a_wrong_digit() {
    let Some(records) = logic::records() else { return };
    let failing =
        |context: &SessionContext| records.iter().filter(|record| block_on(record.check(context)).is_err()).count();
    assert!(failing(&context(Fault::Digit)) > failing(&ours()), "no record of {} refuses a wrong digit", records.len());
}

/// Checks that a result of another type counts as a difference, although its bytes are equal.
#[test]
fn comparisons_find_another_type() {
    let (left, right) = (built_in(), built_in());
    table(&left, &texts(&[Some("a")]));
    table(&right, &(Arc::new(StringViewArray::from(vec![Some("a")])) as ArrayRef));
    assert!(block_on(compare(&left, &right, "SELECT v FROM t")).is_err());
}
