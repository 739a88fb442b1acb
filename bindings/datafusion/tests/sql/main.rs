//! Compares DataFusion's functions with the functions of this crate: the same queries must have the same types and
//! results.

mod added;
mod columns;
mod examples;
mod logic;
mod planted;

use std::sync::Arc;

use datafusion::{
    arrow::array::{ArrayRef, RecordBatch},
    error::Result,
    prelude::{SessionConfig, SessionContext},
};

/// Runs a test's queries to their end.
fn block_on<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(work)
}

/// Returns a context with the built-in functions. One partition keeps the rows in their order.
fn built_in() -> SessionContext {
    SessionContext::new_with_config(SessionConfig::new().with_target_partitions(1))
}

/// Returns a context with the functions of this crate.
fn ours() -> SessionContext {
    let mut context = built_in();
    raddle_datafusion::register(&mut context).expect("a context takes functions");
    context
}

/// Registers a column as the column `v` of the table `t`.
fn table(context: &SessionContext, column: &ArrayRef) {
    context.deregister_table("t").expect("no table or a table");
    let batch = RecordBatch::try_from_iter_with_nullable([("v", column.clone(), true)]).expect("a batch");
    context.register_batch("t", batch).expect("a table");
}

async fn run(context: &SessionContext, sql: &str) -> Result<Vec<RecordBatch>> {
    context.sql(sql).await?.collect().await
}

/// Returns an error if types, rows or messages differ between two contexts.
async fn compare(left: &SessionContext, right: &SessionContext, sql: &str) -> Result<(), String> {
    match (run(left, sql).await, run(right, sql).await) {
        (Ok(left), Ok(right)) if left == right => Ok(()),
        (Err(left), Err(right)) if left.to_string() == right.to_string() => Ok(()),
        (left, right) => Err(format!("{sql}\n{left:?}\n{right:?}")),
    }
}

/// Returns a column of texts.
fn texts(values: &[Option<&str>]) -> ArrayRef {
    Arc::new(datafusion::arrow::array::StringArray::from(values.to_vec()))
}
