//! TLS between programs of which one has the provider, with each suite.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use super::{
    server::{Server, free_port},
    setup::{Fault, Setup, With},
};
use crate::{Result, files, tools};

/// A suite, in OpenSSL's words.
#[derive(Clone, Copy)]
pub(super) struct Suite {
    pub(super) version: Version,
    pub(super) name: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Version {
    Tls12,
    Tls13,
}

/// All suites with ciphers of ours.
const SUITES: [Suite; 6] = [
    Suite { version: Version::Tls13, name: "TLS_AES_128_GCM_SHA256" },
    Suite { version: Version::Tls13, name: "TLS_AES_256_GCM_SHA384" },
    Suite { version: Version::Tls13, name: "TLS_CHACHA20_POLY1305_SHA256" },
    Suite { version: Version::Tls12, name: "ECDHE-ECDSA-AES128-GCM-SHA256" },
    Suite { version: Version::Tls12, name: "ECDHE-ECDSA-AES256-GCM-SHA384" },
    Suite { version: Version::Tls12, name: "ECDHE-ECDSA-CHACHA20-POLY1305" },
];

impl Suite {
    /// What lets `openssl` negotiate this suite alone.
    fn options(self) -> [&'static str; 3] {
        match self.version {
            Version::Tls12 => ["-tls1_2", "-cipher", self.name],
            Version::Tls13 => ["-tls1_3", "-ciphersuites", self.name],
        }
    }

    fn version_name(self) -> &'static str {
        match self.version {
            Version::Tls12 => "TLSv1.2",
            Version::Tls13 => "TLSv1.3",
        }
    }
}

/// Who has which provider: server, client, and whether they understand each other.
const PAIRS: [(With, With, bool); 5] = [
    (With::Raddle, With::Default, true),
    (With::Default, With::Raddle, true),
    (With::Raddle, With::Raddle, true),
    // What a planted fault does shows that the provider takes part.
    (With::Faulty(Fault::Tag), With::Default, false),
    (With::Default, With::Faulty(Fault::Tag), false),
];

pub(super) fn run(setup: &Setup) -> Result {
    let file = setup.file()?;
    let (mut talks, mut refused) = (0, 0);
    let nginx = program("nginx", &["/usr/sbin/nginx"], "-v");
    let curl = program("curl", &[], "--version").filter(|curl| uses_openssl(curl));
    // Debian's Python uses the system's OpenSSL.
    let python = program("/usr/bin/python3", &[], "--version");
    for (what, found) in [("nginx", &nginx), ("curl with OpenSSL", &curl), ("/usr/bin/python3", &python)] {
        if found.is_none() {
            println!("skipped: TLS with the OpenSSL provider in {what}: there is none here");
        }
    }
    for (server, client, agree) in PAIRS {
        for suite in SUITES {
            let mut talk = |what: &str, result: Result| {
                match (result, agree) {
                    (Ok(()), true) => talks += 1,
                    (Err(_), false) => refused += 1,
                    (Err(why), true) => {
                        return Err(format!("{what}, {} by {server:?} and {client:?}: {why}", suite.name));
                    }
                    (Ok(()), false) => return Err(format!("{what}, {}: a planted fault was not found", suite.name)),
                }
                Ok(())
            };
            talk("s_server and s_client", openssl(setup, suite, server, client, &file))?;
            if let (Some(nginx), Some(curl)) = (&nginx, &curl) {
                talk("nginx and curl", web(setup, (nginx, curl), suite, server, client, &file))?;
            }
            if let Some(python) = &python {
                talk("Python's ssl", python_echo(setup, python, suite, server, client))?;
            }
        }
    }
    println!("report: {talks} TLS servers and clients understand each other, {refused} with a planted fault do not");
    Ok(())
}

/// A program that runs, by its name or at one of these places.
pub(super) fn program(name: &str, places: &[&str], version: &str) -> Option<PathBuf> {
    let runs = |program: &&str| Command::new(program).arg(version).output().is_ok_and(|output| output.status.success());
    [name].iter().chain(places).find(|program| runs(program)).map(PathBuf::from)
}

fn uses_openssl(curl: &Path) -> bool {
    tools::output_of(Command::new(curl).arg("--version")).is_ok_and(|version| version.contains("OpenSSL/3"))
}

/// `openssl s_server` gives a file to `openssl s_client`, twice: the second time the session is resumed.
fn openssl(setup: &Setup, suite: Suite, server: With, client: With, file: &[u8]) -> Result {
    let port = free_port()?;
    let mut command = setup.command("openssl", server);
    command.args(["s_server", "-accept", &format!("127.0.0.1:{port}"), "-WWW", "-cert", "../cert.pem", "-key"]);
    command.arg("../key.pem").args(suite.options()).current_dir(setup.path("www"));
    let server = Server::start(&mut command, port, &setup.path("s_server.log"))?;
    let session = setup.path("session.pem");
    for (option, state) in [("-sess_out", "New"), ("-sess_in", "Reused")] {
        let mut command = setup.command("openssl", client);
        command.args(["s_client", "-connect", &format!("127.0.0.1:{}", server.port), "-CAfile", "cert.pem"]);
        command.args(["-verify_return_error", "-ign_eof", option]).arg(&session).args(suite.options());
        let output = fed(&mut command, b"GET /file HTTP/1.0\r\n\r\n")?;
        let text = String::from_utf8_lossy(&output.stdout);
        let expected = format!("{state}, {}, Cipher is {}", suite.version_name(), suite.name);
        if !text.contains(&expected) {
            return Err(format!("s_client does not say \"{expected}\""));
        }
        if !output.stdout.windows(file.len()).any(|part| part == file) {
            return Err("the file did not arrive".to_owned());
        }
    }
    Ok(())
}

/// Runs a program with an input.
fn fed(command: &mut Command, input: &[u8]) -> Result<Output> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    if let Some(mut stdin) = child.stdin.take() {
        // It may have ended already.
        _ = stdin.write_all(input);
    }
    child.wait_with_output().map_err(|error| error.to_string())
}

/// nginx with one suite, serving the folder `www`.
pub(super) fn nginx_command(setup: &Setup, nginx: &Path, suite: Suite, with: With, port: u16) -> Result<Command> {
    let folder = setup.folder().display();
    let ciphers = match suite.version {
        Version::Tls12 => format!("ssl_protocols TLSv1.2; ssl_ciphers {};", suite.name),
        Version::Tls13 => format!("ssl_protocols TLSv1.3; ssl_conf_command Ciphersuites {};", suite.name),
    };
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {folder}/nginx;\n"))
        .concat();
    // One process, so that its CPU time is all of it.
    let text = format!(
        "daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\nevents {{}}\nhttp {{\n\
         access_log off;\n{temporary}ssl_session_cache shared:s:1m;\nserver {{\nlisten 127.0.0.1:{port} ssl;\n\
         ssl_certificate {folder}/cert.pem;\nssl_certificate_key {folder}/key.pem;\n{ciphers}\nroot {folder}/www;\n}}\n}}\n"
    );
    setup.write("nginx.conf", text.as_bytes())?;
    files::make_folder(setup.path("nginx"))?;
    let mut command = setup.command(nginx, with);
    command
        .arg("-p")
        .arg(setup.folder())
        .arg("-c")
        .arg(setup.path("nginx.conf"))
        .arg("-e")
        .arg(setup.path("nginx.log"));
    Ok(command)
}

/// nginx gives a file to curl, three times under one connection.
fn web(setup: &Setup, (nginx, curl): (&Path, &Path), suite: Suite, server: With, client: With, file: &[u8]) -> Result {
    let port = free_port()?;
    let mut command = nginx_command(setup, nginx, suite, server, port)?;
    let server = Server::start(&mut command, port, &setup.path("nginx.out"))?;
    let mut command = setup.command(curl, client);
    match suite.version {
        Version::Tls12 => command.args(["--tlsv1.2", "--tls-max", "1.2", "--ciphers", suite.name]),
        Version::Tls13 => command.args(["--tlsv1.3", "--tls13-ciphers", suite.name]),
    };
    let url = format!("https://127.0.0.1:{}/file", server.port);
    command.args(["--silent", "--show-error", "--fail", "--noproxy", "*", "--cacert", "cert.pem", &url, &url, &url]);
    let output = command.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    if output.stdout == [file, file, file].concat() { Ok(()) } else { Err("another file arrived".to_owned()) }
}

/// Python sends bytes to Python, which sends them back, in both directions and with a resumed session.
fn python_echo(setup: &Setup, python: &Path, suite: Suite, server: With, client: With) -> Result {
    let port = free_port()?;
    let script = tools::root().join("bindings/openssl/tests/echo.py");
    let python = |role: &str, with| {
        let mut command = match suite.version {
            Version::Tls12 => setup.command(python, with),
            Version::Tls13 => setup.command_with_suite(python, with, suite.name)?,
        };
        command.arg(&script).args([role, &port.to_string(), suite.version_name(), suite.name]);
        Ok::<_, String>(command)
    };
    let _server = Server::start(&mut python("server", server)?, port, &setup.path("python.log"))?;
    tools::output_of(&mut python("client", client)?).map(drop)
}
