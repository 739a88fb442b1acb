//! Compares DataFusion's hashes with the hashes of raddle-datafusion through Ballista, and prints a JSON record for
//! each.
//!
//! `cargo run --profile speed --example speed -- 10000000 5` writes Parquet files with 10 million rows of 8 to 40 bytes,
//! starts two clusters on this machine, each with a scheduler and two executors, and runs each query five times in each
//! cluster. The executors of one cluster have the built-in functions, and the executors of the other have ours; the
//! clusters alternate. A query counts the rows whose digest has a property, so hardly anything is sent to the client.
//! The records with the function `none` show the engine's share: files, plans and tasks.

use std::{
    env,
    error::Error,
    path::Path,
    process::Command,
    sync::Arc,
    time::{Duration, Instant},
};

use datafusion::{
    arrow::{
        array::{Array, ArrayRef, Int64Array, RecordBatch, StringArray},
        datatypes::{DataType, Field, Schema},
    },
    datasource::MemTable,
    prelude::{ParquetReadOptions, SessionConfig, SessionContext},
};
use raddle::cpu;
use raddle_ballista::{Executor, Scheduler, client};
use tempfile::TempDir;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The number of executors in a cluster, and the number of files in the table, which are the tasks of a query.
const EXECUTORS: usize = 2;
const FILES: usize = 8;

/// The number of rows in a batch.
const BATCH_ROWS: usize = 8192;

/// The default numbers of rows and rounds.
const DEFAULTS: [usize; 2] = [10_000_000, 5];

/// The first argument of an executor.
const EXECUTOR: &str = "executor";

/// The measured conditions: names of records, and conditions that hold for few rows.
const CONDITIONS: [(&str, &str); 4] = [
    ("none", "v = 'zzzzzzzz'"),
    ("md5", "md5(v) < '000'"),
    ("sha256", "sha256(v) < X'0010'"),
    ("sha256, digits", "encode(sha256(v), 'hex') < '0010'"),
];

/// Writes the files.
async fn write(rows: usize, folder: &Path) -> Outcome<()> {
    let mut state = 1_u64;
    let mut next = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    };
    let schema = Arc::new(Schema::new(vec![Field::new("v", DataType::Utf8, false)]));
    for file in 0..FILES {
        let count = rows / FILES + usize::from(file < rows % FILES);
        let mut batches = Vec::new();
        for first in (0..count).step_by(BATCH_ROWS) {
            let row = |_| -> String {
                let len = 8 + next() % 33;
                (0..len).map(|_| char::from(b'a' + (next() % 26) as u8)).collect()
            };
            let column = StringArray::from_iter_values((0..BATCH_ROWS.min(count - first)).map(row));
            batches.push(RecordBatch::try_new(schema.clone(), vec![Arc::new(column) as ArrayRef])?);
        }
        let context = SessionContext::new_with_config(SessionConfig::new().with_target_partitions(1));
        context.register_table("rows", Arc::new(MemTable::try_new(schema.clone(), vec![batches])?))?;
        let path = folder.join(format!("{file}.parquet"));
        context.sql(&format!("COPY (SELECT * FROM rows) TO '{}'", path.display())).await?.collect().await?;
    }
    Ok(())
}

/// A cluster, and its client.
struct Cluster {
    context: SessionContext,
    _scheduler: Scheduler,
    _executors: Vec<Executor>,
}

impl Cluster {
    async fn start(files: &Path, built_in: bool) -> Outcome<Self> {
        let (scheduler, executors) = Scheduler::start_with(EXECUTORS, |port| {
            let mut program = Command::new(env::current_exe()?);
            program.arg(EXECUTOR);
            Executor::start(program, port, built_in)
        })
        .await?;
        let context = client(scheduler.port, FILES).await?;
        context.register_parquet("t", files.to_string_lossy(), ParquetReadOptions::default()).await?;
        Ok(Self { context, _scheduler: scheduler, _executors: executors })
    }

    /// Returns the number in the only row of a query, and its time, including planning.
    async fn run(&self, sql: &str) -> Outcome<(i64, Duration)> {
        let start = Instant::now();
        let batches = self.context.sql(sql).await?.collect().await?;
        let time = start.elapsed();
        let numbers = batches.iter().flat_map(|batch| batch.column(0).as_any().downcast_ref::<Int64Array>());
        let number = numbers.flat_map(|numbers| numbers.iter().flatten()).next().ok_or("no row")?;
        Ok((number, time))
    }
}

async fn measure(rows: usize, turns: usize) -> Outcome<()> {
    let files = TempDir::new()?;
    write(rows, files.path()).await?;
    let clusters = [Cluster::start(files.path(), true).await?, Cluster::start(files.path(), false).await?];
    let (cpu, level) = (cpu::describe().to_string().replace(['"', '\\'], ""), cpu::level());
    for (name, condition) in CONDITIONS {
        let sql = format!("SELECT count(*) FROM t WHERE {condition}");
        let mut best = [Duration::MAX; 2];
        for _ in 0..turns {
            let mut counts = [0; 2];
            for ((cluster, best), count) in clusters.iter().zip(&mut best).zip(&mut counts) {
                let (found, time) = cluster.run(&sql).await?;
                (*best, *count) = (time.min(*best), found);
            }
            if counts[0] != counts[1] {
                return Err(format!("{sql} is {counts:?}").into());
            }
        }
        let ns = best.map(|time| time.as_nanos() as f64 / rows as f64);
        for (implementation, ns, other) in [("datafusion", ns[0], ns[1]), ("raddle", ns[1], ns[0])] {
            println!(
                r#"{{"function":"{name}","rows":{rows},"executors":{EXECUTORS},"level":"{level}","implementation":"{implementation}","ns_per_row":{ns:.3},"ratio_to_other":{:.3},"turns":{turns},"cpu":"{cpu}","version":"ballista {}, datafusion {}"}}"#,
                other / ns,
                ballista_core::BALLISTA_VERSION,
                datafusion::DATAFUSION_VERSION,
            );
        }
    }
    Ok(())
}

fn main() -> Outcome<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let Some((EXECUTOR, rest)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        return raddle_ballista::executor_of(rest);
    }
    let mut numbers = DEFAULTS;
    for (number, argument) in numbers.iter_mut().zip(&arguments) {
        *number = argument.parse()?;
    }
    let [rows, turns] = numbers;
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(measure(rows, turns))
}
