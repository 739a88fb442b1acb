//! Standard input as a file. The first file that names standard input gets all of it; later files are empty.

use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, Ordering};

use raddle_terminal::streams::Stream;

/// The state of standard input: whether a file has taken it.
#[derive(Default)]
pub(crate) struct Stdin {
    is_taken: AtomicBool,
}

impl Stdin {
    /// Returns a reader of standard input, or an empty reader if an earlier file has taken it.
    pub(crate) fn take(&self) -> Box<dyn Read + Send> {
        Box::new(Reader { is_empty: self.is_taken.swap(true, Ordering::Relaxed) })
    }

    /// Returns whether an earlier file has taken standard input.
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
