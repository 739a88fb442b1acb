//! The lines of a record about a kernel.

/// Returns the columns of the lines of a record about a kernel, after its instruction set and its name.
pub(super) fn lines_about<'a>(record: &'a str, isa: &str, name: &str) -> impl Iterator<Item = Vec<&'a str>> {
    let start = format!("{isa} {name} ");
    // Most lines are about other kernels, so we split only the lines of this one.
    record.lines().filter_map(move |line| Some(line.strip_prefix(&start)?.split_whitespace().collect()))
}
