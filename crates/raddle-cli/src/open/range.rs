//! Opens a part of a sealed file. Reads only the part's chunks and the last chunk, which proves the length of the file.

use std::fs::File;
use std::io::{self, BufRead, Read, Seek, SeekFrom, Write};
use std::num::NonZero;
use std::str::FromStr;
use std::sync::Mutex;

use raddle_age::format::{CHUNK, Fault, Header, Layout, Place, buffered};
use raddle_age::stream::open_part;
use raddle_age::{Identities, OpenError};
use raddle_terminal::input::Input;
use raddle_terminal::output::Output;

use super::stopped::{Stopped, unwrap};
use crate::progress::Meter;

/// A range of bytes of the plaintext.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ByteRange {
    offset: u64,
    /// The length; `None` for everything up to the end.
    len: Option<u64>,
}

impl FromStr for ByteRange {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |text: &str| text.parse().map_err(|_| "two numbers of bytes, as in 4096:100");
        let (offset, len) = text.split_once(':').ok_or("an offset, a colon and a length, as in 4096:100")?;
        Ok(Self { offset: number(offset)?, len: (!len.is_empty()).then(|| number(len)).transpose()? })
    }
}

impl ByteRange {
    /// Opens this part of the file.
    pub(super) fn open(
        self,
        input: Input,
        identities: &Mutex<Identities>,
        output: &mut Output,
        threads: NonZero<usize>,
    ) -> Result<(), Stopped> {
        let usage = |what: &str| Stopped::Usage(format!("--range: {what}"));
        let Some(len) = input.measure().map_err(OpenError::Read)? else {
            return Err(usage("only a file can be read in part, not a stream"));
        };
        let mut file: &File = &input.file;
        let file_len = file.stream_position().map_err(OpenError::Read)? + len;
        let mut reader = buffered(file);
        if reader.fill_buf().map_err(OpenError::Read)?.trim_ascii_start().starts_with(b"-") {
            return Err(usage("an armored file can't be read in part"));
        }
        let header = Header::read(&mut reader)?;
        let key = header.payload_key(&unwrap(identities, &header)?, &mut reader)?;
        let start = reader.stream_position().map_err(OpenError::Read)?;
        let layout = Layout { start, len: file_len.saturating_sub(start) };

        // Only the last chunk proves the length of the file.
        let place = Place { index: layout.chunks() - 1, last: true };
        let mut last = vec![0; layout.last() as usize];
        reader.seek(SeekFrom::Start(layout.of_chunk(place.index))).map_err(OpenError::Read)?;
        reader.read_exact(&mut last).map_err(OpenError::Read)?;
        key.open(place, &last, &mut zeroize::Zeroizing::new(vec![0; CHUNK])).1.map_err(OpenError::Payload)?;

        let all = layout.plain();
        let end = self.len.map_or(Some(all.max(self.offset)), |len| self.offset.checked_add(len));
        let end = end.filter(|&end| end <= all).ok_or(OpenError::TooShort(all))?;
        if end == self.offset {
            return Ok(());
        }
        let (first, past) = (self.offset / CHUNK as u64, end.div_ceil(CHUNK as u64));
        let sealed = layout.of_chunk(first)..layout.of_chunk(past).min(file_len);
        reader.seek(SeekFrom::Start(sealed.start)).map_err(OpenError::Read)?;
        let len = sealed.end - sealed.start;
        let meter = Meter::new(Some(len));
        let part = meter.count(reader.into_inner().take(len));
        let mut window = Window { skip: self.offset % CHUNK as u64, left: end - self.offset, output };
        open_part(&key, part, first, past == layout.chunks(), &mut window, threads)?;
        match window.left {
            0 => Ok(()),
            // The file was truncated after we read its length.
            _ => Err(OpenError::Payload(Fault::CutInChunk(place)).into()),
        }
    }
}

/// A writer that passes on only a part of a stream.
struct Window<'a> {
    skip: u64,
    left: u64,
    output: &'a mut Output,
}

impl Write for Window<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let skip = self.skip.min(bytes.len() as u64);
        let take = self.left.min(bytes.len() as u64 - skip);
        self.output.write_all(&bytes[skip as usize..][..take as usize])?;
        self.skip -= skip;
        self.left -= take;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
