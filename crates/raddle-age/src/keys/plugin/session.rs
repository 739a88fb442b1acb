//! Commands to and from a running plugin, as stanzas. We don't use `Connection` from the crate `age-core`, because it
//! waits without a limit.

use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use age_core::format::{Stanza, read, write};
use tempfile::TempDir;
use zeroize::Zeroizing;

use crate::format::PluginProblem;

/// A running plugin. Threads read and write, so a plugin that does neither blocks nobody. The plugin's input ends when
/// the session is dropped.
pub(super) struct Session {
    child: Child,
    to_plugin: Sender<Zeroizing<Vec<u8>>>,
    from_plugin: Receiver<Result<Stanza, PluginProblem>>,
    _folder: TempDir,
}

impl Session {
    /// Starts a plugin in an empty folder. `AGEDEBUG=plugin` shows its standard error, as in `age`.
    pub(super) fn start(program: &Path, machine: &str) -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        let is_shown = env::var_os("AGEDEBUG").is_some_and(|value| value == "plugin");
        let mut child = Command::new(program.canonicalize()?)
            .arg(format!("--age-plugin={machine}"))
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(if is_shown { Stdio::inherit() } else { Stdio::null() })
            .spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (to_plugin, commands) = channel::<Zeroizing<Vec<u8>>>();
        let (answers, from_plugin) = channel();
        let mut stdin = stdin.ok_or(io::ErrorKind::BrokenPipe)?;
        // A plugin that ended has closed its output too, and the reader reports that.
        let write = move || commands.iter().all(|command| stdin.write_all(&command).is_ok());
        thread::Builder::new().spawn(write)?;
        let mut stdout = BufReader::new(stdout.ok_or(io::ErrorKind::BrokenPipe)?);
        let read = move || {
            loop {
                let received = receive(&mut stdout);
                let is_last = received.is_err();
                if answers.send(received).is_err() || is_last {
                    return;
                }
            }
        };
        thread::Builder::new().spawn(read)?;
        Ok(Self { child, to_plugin, from_plugin, _folder: folder })
    }

    /// Sends a command or an answer.
    pub(super) fn send(&self, tag: &str, args: &[&str], body: &[u8]) {
        // The vector has its final capacity, because growing would leave a copy of the secret in freed memory.
        let text = Vec::<u8>::with_capacity(2 * body.len() + 4096);
        let written = write::age_stanza(tag, args, body)(text.into());
        let bytes = written.expect("a vector takes everything").write;
        // If the thread has ended, the plugin has ended too.
        _ = self.to_plugin.send(bytes.into());
    }

    /// Receives a command. Returns `None` if none comes within the limit.
    pub(super) fn receive(&self, limit: Duration) -> Option<Result<Stanza, PluginProblem>> {
        match self.from_plugin.recv_timeout(limit) {
            Ok(received) => Some(received),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Err(PluginProblem::Ended)),
        }
    }

    /// Ends the plugin.
    pub(super) fn end(&mut self) {
        // This fails if the plugin has already ended, which is fine.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Reads a stanza, and no byte after it.
fn receive(input: &mut impl BufRead) -> Result<Stanza, PluginProblem> {
    // The capacity exceeds the length of a file key, because growing would leave a copy of the secret in freed memory.
    let mut text = Zeroizing::new(Vec::with_capacity(4096));
    loop {
        match input.read_until(b'\n', &mut text) {
            Ok(0) => return Err(PluginProblem::Ended),
            Ok(_) => {}
            Err(error) => return Err(PluginProblem::Garbled(error.to_string())),
        }
        match read::age_stanza(&text) {
            Ok((_, stanza)) => return Ok(stanza.into()),
            Err(error) if error.is_incomplete() => {}
            Err(_) => return Err(PluginProblem::Garbled("invalid response".to_owned())),
        }
    }
}
