//! Hashes a CSV and a Parquet file in SQL, with the built-in functions and with the functions of this crate, and prints
//! both.
//!
//! `cargo run --example files` creates the files in the system's temporary folder, and removes them.

use std::{env, fs, process};

use datafusion::{
    arrow::array::RecordBatch,
    error::Result,
    prelude::{CsvReadOptions, ParquetReadOptions, SessionContext},
};

const PEOPLE: &str = "name,city\nAda,London\nEmmy,Göttingen\nSofja,\n,Moscow\n";

const SAME: &str = "SELECT name, md5(name) AS digits, sha256(name) AS digest FROM people";

const ADDED: &str = "SELECT hmac_sha256(name, 'a secret key') AS pseudonym, hash_rows(name, city) AS row FROM people";

async fn run(context: &SessionContext, sql: &str) -> Result<Vec<RecordBatch>> {
    context.sql(sql).await?.collect().await
}

async fn files() -> Result<()> {
    let folder = env::temp_dir().join(format!("raddle-datafusion-{}", process::id()));
    fs::create_dir_all(&folder)?;
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let (csv, parquet) = (path("people.csv"), path("people.parquet"));
    fs::write(&csv, PEOPLE)?;

    let mut context = SessionContext::new();
    context.register_csv("people", csv.as_str(), CsvReadOptions::new()).await?;
    run(&context, &format!("COPY people TO '{parquet}' STORED AS PARQUET")).await?;
    let before = run(&context, SAME).await?;

    raddle_datafusion::register(&mut context)?;
    assert_eq!(run(&context, SAME).await?, before);
    println!("{csv}");
    context.sql(SAME).await?.show().await?;
    let rows = run(&context, ADDED).await?;

    context.deregister_table("people")?;
    context.register_parquet("people", parquet.as_str(), ParquetReadOptions::new()).await?;
    assert_eq!(run(&context, ADDED).await?, rows);
    println!("{parquet}");
    context.sql(ADDED).await?.show().await?;
    fs::remove_dir_all(&folder)?;
    Ok(())
}

/// The tests call this function too.
pub(crate) fn main() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().build()?;
    runtime.block_on(files())
}
