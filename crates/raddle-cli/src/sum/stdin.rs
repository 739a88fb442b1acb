//! Standard input as a file. The first file that names it has all of it; others are empty.

use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, Ordering};

use raddle_terminal::streams::Stream;

/// Whether standard input was given to a file.
#[derive(Default)]
pub(crate) struct Stdin {
    is_taken: AtomicBool,
}

impl Stdin {
    /// Returns a reader of standard input, or of nothing where an earlier file reads it to its end.
    pub(crate) fn take(&self) -> Box<dyn Read + Send> {
        Box::new(Reader { is_empty: self.is_taken.swap(true, Ordering::Relaxed) })
    }

    /// Returns whether an earlier file reads it to its end.
    pub(crate) fn is_taken(&self) -> bool {
        self.is_taken.load(Ordering::Relaxed)
    }
}

struct Reader {
    is_empty: bool,
}

impl Read for Reader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut stream = Stream::stdin()?;
        if self.is_empty { Ok(0) } else { stream.read(buffer) }
    }
}
