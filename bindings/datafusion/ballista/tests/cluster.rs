//! Tests clusters on this machine: queries return the same rows as DataFusion without a cluster, even if an executor
//! dies.

use std::{
    error::Error,
    fs,
    path::Path,
    process::Command,
    sync::Arc,
    time::{Duration, Instant},
};

use datafusion::{
    arrow::{
        array::{ArrayRef, Int64Array, RecordBatch, StringArray},
        compute::concat_batches,
    },
    prelude::{ParquetReadOptions, SessionConfig, SessionContext},
};
use raddle_ballista::{Executor, PATIENCE, Scheduler, client, state};
use tempfile::TempDir;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The number of files in the table. Each is a task of the first stage of a query.
const FILES: usize = 16;
const ROWS: usize = 4000;

/// Queries of one stage and of several: digests of each row, in groups, and as keys of a join.
const QUERIES: [&str; 3] = [
    "SELECT id, md5(v), sha224(v), sha256(v), sha384(v), sha512(v), digest(v, 'blake3'), digest(v, 'blake2b'), \
     hmac_sha256(v, 'a secret key'), sha256_hex(v), sha1_bytes(v), hash_rows(v, id) FROM t ORDER BY id",
    "SELECT md5(v) AS digits, count(*), sum(id) FROM t GROUP BY digits ORDER BY digits",
    "SELECT a.id, b.id FROM t AS a JOIN t AS b ON sha256(a.v) = sha256(b.v) WHERE a.id % 50 = 0 ORDER BY a.id, b.id",
];

/// A query of three stages whose first takes seconds.
const SLOW: &str = "SELECT hash_rows(v) AS row, min(md5(v)), max(encode(hmac_sha256(v, 'key'), 'hex')), sum(pause(id)) \
                    FROM t GROUP BY row ORDER BY row";

/// The program of an executor.
const PROGRAM: &str = env!("CARGO_BIN_EXE_raddle-ballista");

/// Returns the number of bytes in the results of an executor's tasks.
fn written(executor: &Executor) -> u64 {
    bytes(executor.folder.path())
}

/// Returns the number of bytes in all files of a folder. A file that is removed in the meantime counts as empty.
fn bytes(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| match entry.metadata() {
            Ok(data) if data.is_dir() => bytes(&entry.path()),
            Ok(data) => data.len(),
            Err(_) => 0,
        })
        .sum()
}

/// Starts a scheduler and executors, and waits until all are registered.
async fn cluster(executors: usize, built_in: bool) -> Outcome<(Scheduler, Vec<Executor>)> {
    Scheduler::start_with(executors, |scheduler| Executor::start(Command::new(PROGRAM), scheduler, built_in)).await
}

/// Returns DataFusion without a cluster, with its own functions or with ours.
fn alone(ours: bool) -> Outcome<SessionContext> {
    let config = SessionConfig::new().with_target_partitions(2);
    Ok(if ours { SessionContext::new_with_state(state(config)?) } else { SessionContext::new_with_config(config) })
}

/// Writes the files of the table: repeating texts of 0 to 80 bytes, some of them null.
async fn write(folder: &Path) -> Outcome<()> {
    let context = alone(false)?;
    let text = |id: usize| (id % 7 != 3).then(|| format!("{}-é", id % 1500).repeat(id % 11));
    let ids: ArrayRef = Arc::new(Int64Array::from_iter_values((0..ROWS).map(|id| id as i64)));
    let texts: ArrayRef = Arc::new((0..ROWS).map(text).collect::<StringArray>());
    let batch = RecordBatch::try_from_iter_with_nullable([("id", ids, false), ("v", texts, true)])?;
    context.register_batch("rows", batch)?;
    for file in 0..FILES {
        let path = folder.join(format!("{file}.parquet"));
        let sql = format!("COPY (SELECT * FROM rows WHERE id % {FILES} = {file}) TO '{}'", path.display());
        context.sql(&sql).await?.collect().await?;
    }
    Ok(())
}

/// Registers the files as the table `t` and runs a query. Returns its rows.
async fn run(context: &SessionContext, files: &Path, sql: &str) -> Outcome<RecordBatch> {
    if !context.table_exist("t")? {
        context.register_parquet("t", files.to_string_lossy(), ParquetReadOptions::default()).await?;
    }
    let batches = context.sql(sql).await?.collect().await?;
    let schema = batches.first().ok_or("no batch")?.schema();
    Ok(concat_batches(&schema, &batches)?)
}

/// Compares names and rows: a cluster may add metadata to a schema.
fn compare(left: &RecordBatch, right: &RecordBatch) -> Result<(), String> {
    let names = |batch: &RecordBatch| -> Vec<String> {
        batch.schema().fields().iter().map(|field| field.name().clone()).collect()
    };
    if names(left) != names(right) || left.num_rows() != right.num_rows() {
        return Err(format!("{:?} {} and {:?} {}", names(left), left.num_rows(), names(right), right.num_rows()));
    }
    let differs = left.columns().iter().zip(right.columns()).position(|(left, right)| left != right);
    differs.map_or(Ok(()), |column| Err(format!("column {} differs", names(left)[column])))
}

fn block_on<T>(work: impl Future<Output = Outcome<T>>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(work).expect("a cluster that works")
}

#[test]
fn queries_have_the_rows_of_one_machine() {
    block_on(async {
        let files = TempDir::new()?;
        write(files.path()).await?;
        let (scheduler, executors) = cluster(2, false).await?;
        let (ours, cluster) = (alone(true)?, client(scheduler.port, FILES).await?);
        for sql in QUERIES {
            let expected = run(&ours, files.path(), sql).await?;
            assert!(expected.num_rows() > 100);
            compare(&run(&cluster, files.path(), sql).await?, &expected).map_err(|why| format!("{sql}: {why}"))?;
        }
        // These are DataFusion's own functions, if it has them.
        let built_in = run(&alone(false)?, files.path(), QUERIES[1]).await?;
        compare(&run(&cluster, files.path(), QUERIES[1]).await?, &built_in)?;
        assert!(executors.iter().all(|executor| written(executor) > 0), "an executor had no task");
        Ok(())
    });
}

#[test]
fn an_executor_dies_in_the_middle() {
    block_on(async {
        let files = TempDir::new()?;
        write(files.path()).await?;
        let expected = run(&alone(true)?, files.path(), SLOW).await?;
        let (scheduler, mut executors) = cluster(2, false).await?;
        let context = client(scheduler.port, FILES).await?;
        let folder = files.path().to_owned();
        let query = tokio::spawn(async move { run(&context, &folder, SLOW).await.map_err(|error| error.to_string()) });

        // The results of the executor's first tasks are lost when it dies.
        let start = Instant::now();
        while executors.iter().any(|executor| written(executor) == 0) && !query.is_finished() {
            assert!(start.elapsed() < PATIENCE, "an executor has no task");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let Executor { process, folder } = &mut executors[0];
        process.kill()?;
        process.wait()?;
        fs::remove_dir_all(folder.path())?;
        if query.is_finished() {
            return Err(format!("the query ended before its executor: {:?}", query.await?).into());
        }
        let found = tokio::time::timeout(PATIENCE, query).await???;
        compare(&found, &expected)?;
        println!(
            "report: a query of {} rows ended {:?} after its start, without one of two executors",
            found.num_rows(),
            start.elapsed()
        );
        Ok(())
    });
}

/// Checks that an executor without our registration has only the built-in functions.
#[test]
fn an_executor_without_the_functions_refuses_ours() {
    block_on(async {
        let files = TempDir::new()?;
        write(files.path()).await?;
        let (scheduler, _executors) = cluster(1, true).await?;
        let context = client(scheduler.port, FILES).await?;
        let expected = run(&alone(false)?, files.path(), QUERIES[1]).await?;
        compare(&run(&context, files.path(), QUERIES[1]).await?, &expected)?;
        let error = run(&context, files.path(), "SELECT hmac_sha256(v, 'key') FROM t").await.unwrap_err().to_string();
        assert!(error.contains("could not be prepared"), "{error}");
        Ok(())
    });
}

#[test]
fn comparisons_find_faults() {
    let batch = |name: &str, rows: &[i64]| {
        let column: ArrayRef = Arc::new(Int64Array::from(rows.to_vec()));
        RecordBatch::try_from_iter([(name, column)]).expect("a batch")
    };
    let sound = batch("v", &[1, 2]);
    assert_eq!(compare(&sound, &batch("v", &[1, 2])), Ok(()));
    for fault in [batch("v", &[2, 1]), batch("v", &[1]), batch("w", &[1, 2]), batch("v", &[])] {
        assert!(compare(&sound, &fault).is_err());
    }
}
