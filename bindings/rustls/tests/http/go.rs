//! The program in the folder `go`: HTTP/3 with quic-go.

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    sync::OnceLock,
};

use crate::{common::planted, files::Files};

/// The built program.
pub(crate) struct Go;

const PROGRAM: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/go-quic");

fn go(arguments: &[&str]) -> Result<(), String> {
    let mut command = Command::new("go");
    command.args(arguments).current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/http/go"));
    command.envs([("CGO_ENABLED", "0"), ("GOFLAGS", "-buildvcs=false"), ("GOTOOLCHAIN", "local")]);
    let output = command.output().map_err(|_| "no program go")?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()) }
}

impl Go {
    /// Builds the program. The error says what is missing: Go, a recent version of it, or its modules.
    pub(crate) fn new() -> Result<Self, String> {
        static BUILT: OnceLock<Result<(), String>> = OnceLock::new();
        let build = || {
            go(&["mod", "download"])?;
            go(&["build", "-o", PROGRAM, "."]).unwrap_or_else(|error| panic!("{error}"));
            Ok(())
        };
        // The run without a planted fault has built the program.
        let built = BUILT.get_or_init(|| if planted().is_some() { Ok(()) } else { build() });
        built.clone().map(|()| Self)
    }

    pub(crate) fn serve(&self, files: &Files) -> Served {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", &files.certificate(), &files.key()]).stdin(Stdio::null());
        let mut child = command.stdout(Stdio::piped()).stderr(files.log()).spawn().expect("the program");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.trim().parse().unwrap_or_else(|_| panic!("no address: {line}{}", files.messages()));
        Served { child, address }
    }

    pub(crate) fn connect(&self, files: &Files, address: SocketAddr, bytes: usize) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(["connect", &address.to_string(), &files.certificate(), &bytes.to_string()]);
        command
    }
}

/// A running server, which is killed on drop.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
