//! Tests that the examples work. They are modules of this program, because another program with the engine takes a long
//! time to link.

#[path = "../../examples/files.rs"]
mod files;
#[allow(dead_code, reason = "its function `main` reads arguments")]
#[path = "../../examples/speed.rs"]
mod speed;

/// Checks that a CSV and a Parquet file, hashed in SQL, have the digests of the built-in functions.
#[test]
fn files_are_hashed() {
    files::main().unwrap();
}

/// Runs the example on a few rows, so the figures mean nothing.
#[test]
fn speed_is_compared() {
    for threads in [1, 2] {
        speed::measure(20_000, 1, threads).unwrap();
    }
}
