//! Servers on this machine.

use std::{
    fs,
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{Result, files};

/// A server, ended when dropped.
pub(super) struct Server {
    child: Child,
    pub(super) port: u16,
}

/// How long a server may take to listen.
const LONGEST: Duration = Duration::from_secs(60);

/// A port that nobody listens on.
pub(super) fn free_port() -> Result<u16> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|error| error.to_string())?;
    Ok(listener.local_addr().map_err(|error| error.to_string())?.port())
}

impl Server {
    /// Starts a server and waits until it listens. What it prints goes to a file.
    pub(super) fn start(command: &mut Command, port: u16, log: &Path) -> Result<Self> {
        let file = fs::File::create(log).map_err(|error| format!("{}: {error}", log.display()))?;
        let copy = file.try_clone().map_err(|error| error.to_string())?;
        command.stdin(Stdio::null()).stdout(file).stderr(copy);
        let child = command.spawn().map_err(|error| format!("{:?}: {error}", command.get_program()))?;
        let mut server = Self { child, port };
        let start = Instant::now();
        loop {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(server);
            }
            let ended = server.child.try_wait().map_err(|error| error.to_string())?;
            if ended.is_some() || start.elapsed() > LONGEST {
                let said = fs::read_to_string(log).unwrap_or_default();
                return Err(format!("{:?} does not listen: {said}", command.get_program()));
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Seconds of CPU time so far, of the process and of those that it waited for.
    pub(super) fn cpu_seconds(&self) -> Result<f64> {
        let path = format!("/proc/{}/stat", self.child.id());
        let text = files::read(&path)?;
        // Behind the name, which may have blanks: state is field 3, and times are 14 to 17, in hundredths of a second.
        let fields: Vec<_> = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks: f64 = fields.iter().skip(11).take(4).filter_map(|field| field.parse::<f64>().ok()).sum();
        Ok(ticks / 100.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
