//! NSS's `tstclnt`. Its server, `selfserv`, answers one HTTP request and sends no lines back.

use std::{fs, net::SocketAddr, process::Command};

use crate::{
    files::Files,
    matrix::{AGAIN, text},
    peer::{Peer, Role, Visit},
};

pub(crate) struct Nss;

impl Peer for Nss {
    fn version(&self) -> Result<String, String> {
        let missing = |_| "no program tstclnt, of the Debian package libnss3-tools";
        // The program prints no version, but the version of its package is known.
        Command::new("tstclnt").output().map_err(missing)?;
        let query = ["--show", "--showformat=${source:Upstream-Version}", "libnss3-tools"];
        let known = Command::new("dpkg-query").args(query).output().ok().filter(|output| output.status.success());
        let known = known.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
        Ok(format!("NSS {}", known.as_deref().unwrap_or("of unknown version")))
    }

    fn roles(&self) -> &'static [Role] {
        &[Role::Server]
    }

    fn server(&self, _: &Files, _: u16) -> Command {
        unreachable!("it has no server")
    }

    fn client(&self, files: &Files, address: SocketAddr, visit: Visit) -> Option<Command> {
        let mut command = Command::new("tstclnt");
        command.args(["-h", &address.ip().to_string(), "-p", &address.port().to_string(), "-a", "localhost"]);
        // These options enable tickets and the extended master secret, which rustls needs to resume TLS 1.2 sessions.
        command.args(["-4", "-u", "-G", "-V", "tls1.2:", "-d", &database(files)]);
        match visit {
            Visit::Only => Some(command),
            // The client connects again after its input has ended, so it sends a file and not the received bytes.
            Visit::First => {
                let request = files.path("request");
                fs::write(&request, text(AGAIN)).expect("a file");
                command.args(["-L", "2", "-A", &request]);
                Some(command)
            }
            Visit::Again => None,
        }
    }

    fn carries(&self, role: Role) -> bool {
        role == Role::Server
    }

    fn told_of_a_forged_record(&self) -> &'static str {
        "peer reports incorrect message authentication code"
    }
}

/// Returns the folder in which NSS finds the certificate of a trusted peer.
fn database(files: &Files) -> String {
    let folder = files.path("nss");
    let name = format!("sql:{folder}");
    if fs::create_dir(&folder).is_ok() {
        let certificate = files.certificate();
        let add = ["-A", "-n", "localhost", "-t", "P,,", "-a", "-i", &certificate];
        for arguments in [&["-N", "--empty-password"][..], &add] {
            let output = Command::new("certutil").args(["-d", &name]).args(arguments).output().expect("certutil");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        }
    }
    name
}
