//! `openssl s_server` and `openssl s_client`.

use std::{net::SocketAddr, process::Command};

use crate::{
    files::Files,
    peer::{Peer, Role, Visit},
};

pub(crate) struct OpenSsl;

impl Peer for OpenSsl {
    fn version(&self) -> Result<String, String> {
        let output = Command::new("openssl").arg("version").output().map_err(|_| "no program openssl")?;
        let text = String::from_utf8_lossy(&output.stdout);
        Ok(text.split_whitespace().take(2).collect::<Vec<_>>().join(" "))
    }

    fn server(&self, files: &Files, port: u16) -> Command {
        let mut command = Command::new("openssl");
        command.args(["s_server", "-quiet", "-accept", &format!("127.0.0.1:{port}")]);
        command.args(["-cert", &files.certificate(), "-key", &files.key()]);
        command
    }

    fn client(&self, files: &Files, address: SocketAddr, visit: Visit) -> Option<Command> {
        let mut command = Command::new("openssl");
        command.args(["s_client", "-quiet", "-verify_return_error", "-servername", "localhost"]);
        command.args(["-connect", &address.to_string(), "-CAfile", &files.certificate()]);
        match visit {
            Visit::Only => {}
            Visit::First => drop(command.args(["-sess_out", &files.path("session")])),
            Visit::Again => drop(command.args(["-sess_in", &files.path("session")])),
        }
        Some(command)
    }

    fn carries(&self, _: Role) -> bool {
        true
    }
}
