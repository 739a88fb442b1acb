//! Go's crypto/tls, in the program that is built from the folder `go`.

use std::{net::SocketAddr, path::Path, process::Command, sync::OnceLock};

use crate::{
    common::planted,
    files::Files,
    peer::{Peer, Role, Visit},
};

pub(crate) struct Go;

/// The path of the built program.
const PROGRAM: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/go-tls");

impl Peer for Go {
    fn version(&self) -> Result<String, String> {
        let output = Command::new("go").args(["env", "GOVERSION"]).output().map_err(|_| "no program go")?;
        static BUILT: OnceLock<()> = OnceLock::new();
        // The run without a planted fault has built the program.
        BUILT.get_or_init(|| {
            if planted().is_none() {
                build()
            }
        });
        Ok(format!("crypto/tls of {}", String::from_utf8_lossy(&output.stdout).trim()))
    }

    fn server(&self, files: &Files, port: u16) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", &format!("127.0.0.1:{port}"), &files.certificate(), &files.key()]);
        command
    }

    fn client(&self, files: &Files, address: SocketAddr, visit: Visit) -> Option<Command> {
        let connections = match visit {
            Visit::Only => "1",
            Visit::First => "2",
            Visit::Again => return None,
        };
        let mut command = Command::new(PROGRAM);
        command.args(["connect", &address.to_string(), &files.certificate(), connections]);
        Some(command)
    }

    fn carries(&self, _: Role) -> bool {
        false
    }
}

/// Builds the program, which needs no network.
fn build() {
    let mut command = Command::new("go");
    command.args(["build", "-o", PROGRAM, "."]);
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/peers/go"));
    command.envs([("CGO_ENABLED", "0"), ("GOFLAGS", "-buildvcs=false"), ("GOPROXY", "off"), ("GOTOOLCHAIN", "local")]);
    let output = command.output().expect("the program go");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
