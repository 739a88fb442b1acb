//! pandas series and tables, whose index is kept.

use pyo3::{
    prelude::*,
    types::{IntoPyDict, PyDict},
};

/// Returns whether values are of a pandas class. This does not import pandas: an object of the class exists only after
/// an import.
pub(crate) fn is(values: &Bound<'_, PyAny>, class: &str) -> PyResult<bool> {
    let modules = values.py().import("sys")?.getattr("modules")?.cast_into::<PyDict>()?;
    let class = modules.get_item("pandas")?.map(|pandas| pandas.getattr_opt(class)).transpose()?.flatten();
    class.map_or(Ok(false), |class| values.is_instance(&class))
}

/// Returns the columns of a table as a `pyarrow.Table`, without its index. The columns are numbered, because pyarrow
/// refuses a name that occurs twice.
pub(crate) fn table<'py>(values: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = values.py();
    let table = py.import("pyarrow")?.getattr("Table")?;
    let names: Vec<_> = (0..values.getattr("columns")?.len()?).map(|at| at.to_string()).collect();
    let values = values.call_method("set_axis", (names,), Some(&[("axis", 1)].into_py_dict(py)?))?;
    table.call_method("from_pandas", (values,), Some(&[("preserve_index", false)].into_py_dict(py)?))
}

/// Returns the values of a series as a `pyarrow.ChunkedArray`.
pub(crate) fn column<'py>(series: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    table(&series.call_method1("to_frame", ("values",))?)?.call_method1("column", (0,))
}

/// Returns digests as a series, with the index of the series or table from which they are computed, and with the name
/// of the series. Digits have the type `string`, because few pandas functions accept views.
pub(crate) fn like<'py>(
    values: &Bound<'py, PyAny>,
    name: Option<Bound<'py, PyAny>>,
    digests: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = values.py();
    let (pandas, pyarrow) = (py.import("pandas")?, py.import("pyarrow")?);
    let mut digests = digests.call_method0("to_pyarrow")?;
    if digests.getattr("type")?.eq(pyarrow.call_method0("string_view")?)? {
        digests = digests.call_method1("cast", (pyarrow.call_method0("string")?,))?;
    }
    let digests = pandas.getattr("arrays")?.call_method1("ArrowExtensionArray", (digests,))?;
    let options = [("index", values.getattr("index")?)].into_py_dict(py)?;
    options.set_item("name", name)?;
    pandas.call_method("Series", (digests,), Some(&options))
}
