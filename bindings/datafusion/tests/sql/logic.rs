//! Runs DataFusion's own tests of these functions: every record of the package `datafusion-sqllogictest` in the
//! registry that calls one of them. Compiling that package would take longer than the engine, so this module only reads
//! its files.

use std::{env, fs, path::PathBuf, process::Command};

use datafusion::{
    arrow::array::{Array, RecordBatch},
    prelude::SessionContext,
    scalar::ScalarValue,
};

use crate::{block_on, built_in, ours, run};

/// The package that contains DataFusion's tests. Its version is taken from the lock file.
const PACKAGE: &str = "datafusion-sqllogictest";
const FILES: [&str; 3] = ["encoding.slt", "expr.slt", "functions.slt"];
const FUNCTIONS: [&str; 6] = ["md5(", "sha224(", "sha256(", "sha384(", "sha512(", "digest("];

/// A query and its expected result.
#[derive(PartialEq, Debug)]
pub(crate) struct Record {
    sql: String,
    /// The lines of the result, or nothing if the query must fail.
    expected: Option<Vec<String>>,
}

impl Record {
    /// Runs the query.
    pub(crate) async fn check(&self, context: &SessionContext) -> Result<(), String> {
        match (run(context, &self.sql).await, &self.expected) {
            (Ok(batches), Some(expected)) => {
                let found: Vec<_> = batches.iter().flat_map(lines).collect();
                if &found == expected { Ok(()) } else { Err(format!("{}\n{found:?}\n{expected:?}", self.sql)) }
            }
            (Err(_), None) => Ok(()),
            (found, _) => Err(format!("{}\n{found:?}", self.sql)),
        }
    }
}

/// Returns a line for each row, in the format of the files.
fn lines(batch: &RecordBatch) -> Vec<String> {
    let value = |column: &dyn Array, row| match ScalarValue::try_from_array(column, row).expect("a value") {
        value if value.is_null() => "NULL".into(),
        ScalarValue::Binary(Some(bytes)) => bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        value => value.to_string(),
    };
    let line = |row| batch.columns().iter().map(|column| value(column, row)).collect::<Vec<String>>().join(" ");
    (0..batch.num_rows()).map(line).collect()
}

/// Reads the records of a file that call one of the functions.
fn parse(text: &str) -> Vec<Record> {
    let mut records = Vec::new();
    for paragraph in text.split("\n\n") {
        let mut lines = paragraph.lines().skip_while(|line| line.is_empty() || line.starts_with('#'));
        let Some(head) = lines.next().filter(|head| head.starts_with("query ")) else { continue };
        let sql: Vec<_> = lines.by_ref().take_while(|line| *line != "----").collect();
        let sql = sql.join("\n");
        if FUNCTIONS.iter().any(|function| sql.to_lowercase().contains(function)) {
            let expected = (!head.starts_with("query error")).then(|| lines.map(String::from).collect());
            records.push(Record { sql, expected });
        }
    }
    records
}

/// Returns the folder of the package, which cargo downloads unless it is there.
fn folder() -> Option<PathBuf> {
    let lock = include_str!("../../Cargo.lock");
    let version = lock.split("name = \"datafusion\"\nversion = \"").nth(1)?.split('"').next()?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // This command downloads one package and none of its dependencies.
    Command::new(cargo).args(["info", &format!("{PACKAGE}@{version}")]).output().ok()?;
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")))?;
    let registries = fs::read_dir(home.join("registry/src")).ok()?;
    let folders = registries.flatten().map(|registry| registry.path().join(format!("{PACKAGE}-{version}/test_files")));
    folders.into_iter().find(|folder| folder.is_dir())
}

/// Returns the records, if the registry has the files.
pub(crate) fn records() -> Option<Vec<Record>> {
    let folder = folder()?;
    let texts = FILES.map(|file| fs::read_to_string(folder.join(file)).expect("a file of the package"));
    Some(texts.iter().flat_map(|text| parse(text)).collect())
}

#[test]
fn files_of_datafusion() {
    let Some(records) = records() else {
        println!("skipped: cargo can't fetch the package {PACKAGE}");
        return;
    };
    assert!(records.len() > 50, "the files have {} records", records.len());
    let (built_in, ours) = (built_in(), ours());
    let mut without_table = 0;
    for record in &records {
        match block_on(record.check(&built_in)) {
            Ok(()) => block_on(record.check(&ours)).unwrap(),
            Err(message) => {
                assert!(message.contains("table 'test' not found"), "{message}");
                without_table += 1;
            }
        }
    }
    let held = records.len() - without_table;
    println!("report: {held} records of DataFusion's own tests hold, {without_table} need a table that the files make");
    assert!(without_table < 3, "{without_table} records have no table");
}

#[test]
fn records_are_read() {
    let text = "# A comment\nquery T\nSELECT md5('a');\n----\n0c\n\nstatement ok\nSELECT md5('b')\n\nquery error x\nSELECT MD5(1)\n";
    let records = parse(text);
    assert_eq!(records[0], Record { sql: "SELECT md5('a');".into(), expected: Some(vec!["0c".into()]) });
    assert_eq!(records[1], Record { sql: "SELECT MD5(1)".into(), expected: None });
    assert_eq!(records.len(), 2);
}
