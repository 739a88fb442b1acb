//! The examples do what they say. They are part of this program: another one with the engine takes long to link.

#[path = "../../examples/files.rs"]
mod files;
#[allow(dead_code, reason = "its function `main` reads arguments")]
#[path = "../../examples/speed.rs"]
mod speed;

/// A CSV and a Parquet file hashed by SQL have the digests of the built-in functions.
#[test]
fn files_are_hashed() {
    files::main().unwrap();
}

/// On few rows, whose figures mean nothing.
#[test]
fn speed_is_compared() {
    for threads in [1, 2] {
        speed::measure(20_000, 1, threads).unwrap();
    }
}
