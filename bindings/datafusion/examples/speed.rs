//! Compares DataFusion's hashes with the hashes of this crate, on one thread and on all threads, and prints a JSON
//! record for each.
//!
//! `cargo run --profile speed --example speed -- 10000000 5` hashes 10 million rows of 8 to 40 bytes and reports the fastest
//! of five rounds. The built-in function and ours alternate. Each query reads a table in memory, and its result is read
//! and dropped batch by batch, so a figure includes the engine's share, which the records with the function `none`
//! show. Then the command limits the library to AVX2, if the processor has more, and measures both again.

use std::{
    env,
    error::Error,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use datafusion::{
    arrow::{
        array::{ArrayRef, RecordBatch, StringArray},
        datatypes::{DataType, Field, Schema, SchemaRef},
    },
    datasource::MemTable,
    error::DataFusionError,
    physical_plan::execute_stream_partitioned,
    prelude::{SessionConfig, SessionContext},
};
use futures::StreamExt;
use raddle::cpu::{self, Level};
use tokio::{runtime::Runtime, task::JoinSet};

/// The number of rows in a batch of an engine.
const BATCH_ROWS: usize = 8192;

/// The default numbers of rows and rounds.
const DEFAULTS: [usize; 2] = [10_000_000, 5];

/// The measured calls: names of records, and SQL expressions. `md5` returns digits, and the third call computes the
/// digits that clients read.
const CALLS: [(&str, &str); 4] =
    [("none", "v"), ("md5", "md5(v)"), ("sha256", "sha256(v)"), ("sha256, digits", "encode(sha256(v), 'hex')")];

/// A level that most processors have.
const LOWER: &str = "avx2";

/// The result of an example.
type Outcome<T> = Result<T, Box<dyn Error>>;

/// Returns batches of texts with lengths spread evenly from 8 to 40 bytes.
fn batches(rows: usize, schema: &SchemaRef) -> Outcome<Vec<RecordBatch>> {
    let mut state = 1_u64;
    let mut next = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    };
    let mut batches = Vec::new();
    for first in (0..rows).step_by(BATCH_ROWS) {
        let row = |_| -> String {
            let len = 8 + next() % 33;
            (0..len).map(|_| char::from(b'a' + (next() % 26) as u8)).collect()
        };
        let column = StringArray::from_iter_values((0..BATCH_ROWS.min(rows - first)).map(row));
        batches.push(RecordBatch::try_new(schema.clone(), vec![Arc::new(column) as ArrayRef])?);
    }
    Ok(batches)
}

/// Returns a context whose table `t` is divided into as many partitions as there are threads.
fn context(batches: &[RecordBatch], schema: &SchemaRef, threads: usize) -> Outcome<SessionContext> {
    let context = SessionContext::new_with_config(SessionConfig::new().with_target_partitions(threads));
    let mut parts = vec![Vec::new(); threads];
    for (batch, part) in batches.iter().zip((0..threads).cycle()) {
        parts[part].push(batch.clone());
    }
    context.register_table("t", Arc::new(MemTable::try_new(schema.clone(), parts)?))?;
    Ok(context)
}

/// Runs a query to its end. Returns the query's rows and its time, excluding planning.
async fn run(context: &SessionContext, sql: &str) -> Outcome<(usize, Duration)> {
    let plan = context.sql(sql).await?.create_physical_plan().await?;
    let start = Instant::now();
    let mut tasks: JoinSet<Result<usize, DataFusionError>> = JoinSet::new();
    for mut stream in execute_stream_partitioned(plan, context.task_ctx())? {
        tasks.spawn(async move {
            let mut rows = 0;
            while let Some(batch) = stream.next().await {
                rows += batch?.num_rows();
            }
            Ok(rows)
        });
    }
    let mut rows = 0;
    while let Some(task) = tasks.join_next().await {
        rows += task??;
    }
    Ok((rows, start.elapsed()))
}

/// Prints the records of the fastest of several rounds.
pub(crate) fn measure(rows: usize, turns: usize, threads: usize) -> Outcome<()> {
    let schema = Arc::new(Schema::new(vec![Field::new("v", DataType::Utf8, false)]));
    let batches = batches(rows, &schema)?;
    let built_in = context(&batches, &schema, threads)?;
    let mut ours = context(&batches, &schema, threads)?;
    raddle_datafusion::register(&mut ours)?;
    let runtime: Runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).build()?;
    let (cpu, level) = (cpu::describe().to_string().replace(['"', '\\'], ""), cpu::level());
    for (name, call) in CALLS {
        let sql = format!("SELECT {call} FROM t");
        let mut best = [Duration::MAX; 2];
        for _ in 0..turns {
            for (context, best) in [&built_in, &ours].into_iter().zip(&mut best) {
                let (found, time) = runtime.block_on(run(context, &sql))?;
                if found != rows {
                    return Err(format!("{sql} has {found} rows, not {rows}").into());
                }
                *best = time.min(*best);
            }
        }
        let ns = best.map(|time| time.as_nanos() as f64 / rows as f64);
        for (implementation, ns, other) in [("datafusion", ns[0], ns[1]), ("raddle", ns[1], ns[0])] {
            println!(
                r#"{{"function":"{name}","rows":{rows},"threads":{threads},"level":"{level}","implementation":"{implementation}","ns_per_row":{ns:.3},"ratio_to_other":{:.3},"turns":{turns},"cpu":"{cpu}","version":"datafusion {}, raddle-datafusion {}"}}"#,
                other / ns,
                datafusion::DATAFUSION_VERSION,
                env!("CARGO_PKG_VERSION"),
            );
        }
    }
    Ok(())
}

fn main() -> Outcome<()> {
    let mut numbers = DEFAULTS;
    for (number, argument) in numbers.iter_mut().zip(env::args().skip(1)) {
        *number = argument.parse()?;
    }
    let [rows, turns] = numbers;
    let all = thread::available_parallelism()?.get();
    let each = || -> Outcome<()> {
        measure(rows, turns, 1)?;
        if all > 1 { measure(rows, turns, all) } else { Ok(()) }
    };
    each()?;
    // Levels of other architectures have other names.
    if let Ok(lower) = LOWER.parse::<Level>()
        && lower < cpu::level()
    {
        cpu::set_max_level(lower);
        each()?;
    }
    Ok(())
}
