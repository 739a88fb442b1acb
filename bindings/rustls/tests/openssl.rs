//! Connections on loopback with `openssl s_server` and `openssl s_client`, for each suite.
#![cfg(all(feature = "graviola", feature = "ring"))]

mod common;

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{self, Child, Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Duration,
};

use common::{Certificate, client_config, server_config, suites};
use rustls::{ClientConnection, ServerConnection, Stream, SupportedCipherSuite, version::TLS13};

/// Ends the program when dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A folder that is removed when dropped, with the certificate and its key.
struct Files(PathBuf);

impl Files {
    fn new(certificate: &Certificate) -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("rustls-raddle-{}-{number}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("cert.der"), &certificate.chain[0]).unwrap();
        fs::write(folder.join("key.der"), certificate.key.secret_der()).unwrap();
        Self(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn is_there() -> bool {
    let found = Command::new("openssl").arg("version").output().is_ok_and(|output| output.status.success());
    if !found {
        println!("skipped: no program openssl for connections of rustls");
    }
    found
}

/// The options that choose the suite.
fn options(suite: SupportedCipherSuite) -> Vec<String> {
    let name = format!("{:?}", suite.suite());
    if suite.version() == &TLS13 {
        vec!["-tls1_3".to_owned(), "-ciphersuites".to_owned(), name.replacen("TLS13_", "TLS_", 1)]
    } else {
        // ECDHE-RSA-AES128-GCM-SHA256, ECDHE-RSA-CHACHA20-POLY1305.
        let name = name.trim_start_matches("TLS_").replace("_WITH", "").replace("AES_", "AES").replace('_', "-");
        let name = name.replace("CHACHA20-POLY1305-SHA256", "CHACHA20-POLY1305");
        vec!["-tls1_2".to_owned(), "-cipher".to_owned(), name]
    }
}

/// A port that is free now.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

#[test]
fn openssl_serves() {
    if !is_there() {
        return;
    }
    let mut served = 0;
    for suite in suites() {
        let certificate = Certificate::new(suite);
        let (files, port) = (Files::new(&certificate), free_port());
        let mut command = Command::new("openssl");
        command.args(["s_server", "-rev", "-accept"]).arg(format!("127.0.0.1:{port}"));
        command.args(["-certform", "DER", "-cert", &files.path("cert.der"), "-keyform", "DER", "-key"]);
        command.arg(files.path("key.der")).args(options(suite));
        let _server =
            Running(command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());

        let mut socket = (0..200)
            .find_map(|_| {
                TcpStream::connect(("127.0.0.1", port)).inspect_err(|_| thread::sleep(Duration::from_millis(20))).ok()
            })
            .unwrap();
        let config = client_config(rustls_raddle::default_provider(), suite, &certificate);
        let mut connection = ClientConnection::new(config.into(), "localhost".try_into().unwrap()).unwrap();
        let mut stream = Stream::new(&mut connection, &mut socket);
        let mut line = String::new();
        stream.write_all(b"nwad ta kcatta\n").unwrap();
        BufReader::new(stream).read_line(&mut line).unwrap();
        assert_eq!(line, "attack at dawn\n", "{suite:?}");
        served += 1;
    }
    println!("report: rustls with raddle as a client of openssl s_server: {served} suites");
}

#[test]
fn openssl_connects() {
    if !is_there() {
        return;
    }
    let text: Vec<u8> = (0..100_000_u32).map(|i| b'a' + (i % 23) as u8).collect();
    let mut connected = 0;
    for suite in suites() {
        let certificate = Certificate::new(suite);
        let files = Files::new(&certificate);
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut command = Command::new("openssl");
        command.args([
            "s_client",
            "-quiet",
            "-ign_eof",
            "-verify_return_error",
            "-servername",
            "localhost",
            "-connect",
        ]);
        command.arg(listener.local_addr().unwrap().to_string()).args(options(suite));
        let pem = files.path("cert.pem");
        let converted = Command::new("openssl")
            .args(["x509", "-inform", "DER", "-in", &files.path("cert.der"), "-out", &pem])
            .status()
            .unwrap();
        assert!(converted.success());
        command.args(["-CAfile", &pem]);
        let mut client =
            Running(command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());

        let config = server_config(rustls_raddle::default_provider(), suite, &certificate);
        let mut connection = ServerConnection::new(config.into()).unwrap();
        let (mut socket, _) = listener.accept().unwrap();
        client.0.stdin.as_mut().unwrap().write_all(b"attack at dawn\n").unwrap();
        let mut line = [0; 15];
        {
            let mut stream = Stream::new(&mut connection, &mut socket);
            stream.read_exact(&mut line).unwrap();
            assert_eq!(&line, b"attack at dawn\n", "{suite:?}");
            stream.write_all(&text).unwrap();
        }
        connection.send_close_notify();
        connection.complete_io(&mut socket).unwrap();
        drop(socket);
        let mut received = Vec::new();
        client.0.stdout.take().unwrap().read_to_end(&mut received).unwrap();
        assert!(received == text, "{suite:?}: {} bytes", received.len());
        connected += 1;
    }
    println!("report: rustls with raddle as a server of openssl s_client: {connected} suites");
}
