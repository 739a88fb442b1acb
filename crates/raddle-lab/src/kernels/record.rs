//! The lines of a record about a kernel.

/// Returns what the lines of a record about a kernel have after its instruction set and its name, in columns.
pub(super) fn lines_about<'a>(record: &'a str, isa: &str, name: &str) -> impl Iterator<Item = Vec<&'a str>> {
    let start = format!("{isa} {name} ");
    // Most lines are about other kernels: only those of this one are split.
    record.lines().filter_map(move |line| Some(line.strip_prefix(&start)?.split_whitespace().collect()))
}
