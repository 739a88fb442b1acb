//! One JSON object a line, for programs.

use std::io::{self, Write};

use super::Row;

/// Writes a line per row.
pub(crate) fn write(rows: &[Row], output: &mut dyn Write) -> io::Result<()> {
    for row in rows {
        serde_json::to_writer(&mut *output, row)?;
        writeln!(output)?;
    }
    output.flush()
}
