//! Files that may make their reader wait for a writer, such as named pipes. A reader can give up while it waits.
//!
//! No signal and no other thread can safely end `open` and `read` of a pipe. On Linux, we open the file without
//! waiting, and `poll` waits instead, for a moment at a time. Other systems differ in how `poll` reports that there has
//! been no writer yet, so on them, a reader waits as long as its writer takes.

#![allow(unsafe_code)]

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The milliseconds between two checks whether to go on. Before a reader stops, the caller's interval is added to them.
#[cfg(target_os = "linux")]
const INTERVAL: i32 = 10;

/// Opens a file for [`fill`], without waiting for the writer of a pipe.
pub fn open(path: &Path) -> io::Result<File> {
    #[cfg(target_os = "linux")]
    {
        let mut options = File::options();
        std::os::unix::fs::OpenOptionsExt::custom_flags(options.read(true), libc::O_NONBLOCK);
        match options.open(path) {
            // Another program has a lease on the file, and gives the lease up for a process that waits (fcntl(2),
            // F_SETLEASE).
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            opened => return opened,
        }
    }
    File::open(path)
}

/// Reads until the buffer is full or the file ends. Returns the length.
///
/// # Errors
///
/// Fails with the system's error, or with [`cancelled`] if no data is available and `is_over` returns `true`.
pub fn fill(mut file: &File, buffer: &mut [u8], is_over: impl Fn() -> bool) -> io::Result<usize> {
    let mut len = 0;
    while len < buffer.len() {
        match file.read(&mut buffer[len..]) {
            // A pipe that has had no writer yet looks like one whose writer has closed it: neither has anything to
            // read.
            Ok(0) if len > 0 || has_ended(file)? => break,
            Ok(0) => wait(file, &is_over)?,
            Ok(more) => len += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => wait(file, &is_over)?,
            Err(error) => return Err(error),
        }
    }
    Ok(len)
}

/// Returns the error of a file that was not read to its end, because the caller cancelled the work.
pub fn cancelled() -> io::Error {
    io::Error::other("cancelled")
}

/// Returns whether a file without data has ended. A named pipe has ended if it had a writer, which closed it.
#[cfg(target_os = "linux")]
fn has_ended(file: &File) -> io::Result<bool> {
    let kind = file.metadata()?.file_type();
    Ok(!std::os::unix::fs::FileTypeExt::is_fifo(&kind) || poll(file, 0)?)
}

#[cfg(not(target_os = "linux"))]
fn has_ended(_: &File) -> io::Result<bool> {
    Ok(true)
}

/// Waits until there is something to read.
#[cfg(target_os = "linux")]
fn wait(file: &File, is_over: &impl Fn() -> bool) -> io::Result<()> {
    while !poll(file, INTERVAL)? {
        if is_over() {
            return Err(cancelled());
        }
    }
    Ok(())
}

#[cfg(not(target_os = "linux"))]
fn wait(_: &File, _: &impl Fn() -> bool) -> io::Result<()> {
    Err(io::ErrorKind::WouldBlock.into())
}

/// Waits at most this many milliseconds until a read has a result. Returns whether it has one.
#[cfg(target_os = "linux")]
fn poll(file: &File, milliseconds: i32) -> io::Result<bool> {
    let mut event = libc::pollfd { fd: std::os::fd::AsRawFd::as_raw_fd(file), events: libc::POLLIN, revents: 0 };
    // SAFETY: the call writes to one structure of this type, and the descriptor is open as long as the file.
    match unsafe { libc::poll(&raw mut event, 1, milliseconds) } {
        -1 => match io::Error::last_os_error() {
            error if error.kind() == io::ErrorKind::Interrupted => Ok(false),
            error => Err(error),
        },
        ready => Ok(ready > 0),
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::cell::Cell;
    use std::ffi::CString;
    use std::io::Write;
    use std::path::PathBuf;
    use std::{env, fs, process, thread};

    use super::*;

    /// A pipe in the temporary folder, removed on drop.
    struct Pipe(PathBuf);

    impl Pipe {
        fn new(name: &str) -> Self {
            let path = env::temp_dir().join(format!("raddle-{}-{name}", process::id()));
            let text = CString::new(path.to_str().unwrap()).unwrap();
            // SAFETY: the text ends with a zero byte.
            assert_eq!(unsafe { libc::mkfifo(text.as_ptr(), 0o600) }, 0);
            Self(path)
        }
    }

    impl Drop for Pipe {
        fn drop(&mut self) {
            fs::remove_file(&self.0).unwrap();
        }
    }

    #[test]
    fn a_reader_waits_for_its_writer() {
        let (pipe, mut buffer) = (Pipe::new("written"), vec![0; 200_000]);
        for pieces in [&[][..], &[1], &[1, 70_000, 100_000], &[100_000, 100_000]] {
            let file = open(&pipe.0).unwrap();
            let asked = Cell::new(0);
            let len = thread::scope(|scope| {
                let write = || {
                    let mut file = File::options().write(true).open(&pipe.0).unwrap();
                    for (at, &piece) in pieces.iter().enumerate() {
                        file.write_all(&vec![at as u8; piece]).unwrap();
                    }
                };
                let is_over = || {
                    // The writer arrives only when the reader is already waiting.
                    if asked.replace(asked.get() + 1) == 0 {
                        scope.spawn(write);
                    }
                    false
                };
                fill(&file, &mut buffer, is_over).unwrap()
            });
            let expected: Vec<u8> =
                pieces.iter().enumerate().flat_map(|(at, &piece)| std::iter::repeat_n(at as u8, piece)).collect();
            assert!(buffer[..len] == expected && asked.get() > 0);
        }
    }

    #[test]
    fn a_reader_stops() {
        let pipe = Pipe::new("silent");
        let file = open(&pipe.0).unwrap();
        let asked = Cell::new(0);
        let is_over = || asked.replace(asked.get() + 1) == 3;
        assert_eq!(fill(&file, &mut [0; 9], is_over).unwrap_err().to_string(), cancelled().to_string());
        assert_eq!(asked.get(), 4);
        // The writer sends less than the reader wants.
        let mut writer = File::options().write(true).open(&pipe.0).unwrap();
        writer.write_all(b"abc").unwrap();
        assert!(fill(&file, &mut [0; 9], || true).is_err());
    }

    #[test]
    fn files_are_read() {
        let (path, mut buffer) = (env::temp_dir().join(format!("raddle-{}-file", process::id())), [0; 9]);
        for bytes in [&b""[..], b"abc", b"123456789"] {
            fs::write(&path, bytes).unwrap();
            let len = fill(&open(&path).unwrap(), &mut buffer, || true).unwrap();
            assert_eq!(&buffer[..len], bytes);
        }
        fs::remove_file(&path).unwrap();
        assert_eq!(open(&path).unwrap_err().kind(), io::ErrorKind::NotFound);
    }
}
