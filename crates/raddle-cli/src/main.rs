//! The program `raddle`.
fn main() {}
