//! The functions of raddle-datafusion for the Python package `datafusion`, through capsules of datafusion-ffi.

mod constant;

use std::{ffi::CStr, sync::Arc};

use datafusion_expr::ScalarUDF;
use datafusion_ffi::udf::FFI_ScalarUDF;
use pyo3::{prelude::*, types::PyCapsule};

use self::constant::Constant;

/// The name of the capsule, which the package `datafusion` checks.
const CAPSULE: &CStr = c"datafusion_scalar_udf";

/// A SQL function, which `datafusion.udf` accepts.
#[pyclass(frozen, module = "raddle_datafusion")]
struct Function {
    function: Arc<ScalarUDF>,
}

#[pymethods]
impl Function {
    /// Returns the name in SQL.
    #[getter]
    fn name(&self) -> &str {
        self.function.name()
    }

    /// Returns a capsule of the structure `FFI_ScalarUDF`, which owns the function to which it points.
    fn __datafusion_scalar_udf__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        PyCapsule::new_with_value(py, FFI_ScalarUDF::from(Arc::clone(&self.function)), CAPSULE)
    }

    fn __repr__(&self) -> String {
        format!("<function {} of raddle_datafusion>", self.name())
    }
}

/// Returns all functions.
#[pyfunction]
fn functions() -> Vec<Function> {
    let functions = raddle_datafusion::functions().into_iter();
    functions.map(|function| Function { function: Constant::around(function) }).collect()
}

/// Registers all functions in a `datafusion.SessionContext`, in place of built-in functions of the same name.
#[pyfunction]
fn register(context: &Bound<'_, PyAny>) -> PyResult<()> {
    let udf = context.py().import("datafusion")?.getattr("udf")?;
    for function in functions() {
        context.call_method1("register_udf", (udf.call1((function,))?,))?;
    }
    Ok(())
}

/// MD5, SHA-1, SHA-2, BLAKE3, HMAC-SHA-256 and digests of rows for DataFusion, with the kernels of raddle.
#[pymodule]
#[pyo3(name = "raddle_datafusion")]
fn exports(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Function>()?;
    module.add_function(wrap_pyfunction!(functions, module)?)?;
    module.add_function(wrap_pyfunction!(register, module)?)
}
