//! `gnutls-serv` and `gnutls-cli`.

use std::{net::SocketAddr, process::Command};

use crate::{
    files::Files,
    peer::{Peer, Role, Visit},
};

pub(crate) struct GnuTls;

impl Peer for GnuTls {
    fn version(&self) -> Result<String, String> {
        let missing = |_| "no program gnutls-cli, of the Debian package gnutls-bin";
        let output = Command::new("gnutls-cli").arg("--version").output().map_err(missing)?;
        let text = String::from_utf8_lossy(&output.stdout);
        Ok(format!("GnuTLS {}", text.split_whitespace().nth(1).unwrap_or("of unknown version")))
    }

    /// Starts on all addresses, because the program has no option for one address.
    fn server(&self, files: &Files, port: u16) -> Command {
        let mut command = Command::new("gnutls-serv");
        command.args(["--echo", "--debug=5", "--disable-client-cert", "--port", &port.to_string()]);
        command.args(["--x509certfile", &files.certificate(), "--x509keyfile", &files.key()]);
        command
    }

    fn client(&self, files: &Files, address: SocketAddr, visit: Visit) -> Option<Command> {
        let mut command = Command::new("gnutls-cli");
        command.args(["--debug=5", "--sni-hostname", "localhost", "--verify-hostname", "localhost"]);
        command.args(["--x509cafile", &files.certificate(), "--logfile", &files.path("handshake")]);
        command.args(["--port", &address.port().to_string()]).arg(address.ip().to_string());
        match visit {
            Visit::Only => Some(command),
            Visit::First => {
                command.args(["--resume", "--waitresumption"]);
                Some(command)
            }
            Visit::Again => None,
        }
    }

    fn carries(&self, role: Role) -> bool {
        role == Role::Server
    }

    /// GnuTLS leaves alerts to the program that uses it, and this client sends none.
    fn without_alert(&self, role: Role) -> Option<&'static str> {
        (role == Role::Server).then_some("decryption has failed")
    }
}
