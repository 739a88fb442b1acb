//! The connections that are tested with each peer.

use std::{
    collections::BTreeMap,
    net::TcpListener,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use rustls::{
    AlertDescription, ClientConfig, ClientConnection, Error, HandshakeKind, ServerConfig, ServerConnection,
    SupportedCipherSuite, version::TLS13,
};

use crate::{
    common::{Certificate, client_config, plant_reply, server_config, suites},
    files::Files,
    link::{Link, Records},
    peer::{PATIENCE, Peer, Program, Role, Server, Visit, accept},
};

/// The longest text of a record in bytes.
const RECORD: usize = 1 << 14;

/// The length of the text of a resumed session in bytes.
pub(crate) const AGAIN: usize = 1000;

/// Returns text to send.
pub(crate) fn text(bytes: usize) -> Vec<u8> {
    let mut text: Vec<u8> = (0..bytes).map(|i| b'a' + (i * i % 23) as u8).collect();
    text[bytes - 1] = b'\n'; // Some programs wait for the end of a line.
    text
}

/// Tests all suites with the provider in both roles, and prints a line for each role and version.
pub(crate) fn run(peer: &dyn Peer) {
    let version = match peer.version() {
        Ok(version) => version,
        Err(missing) => {
            println!("skipped: rustls with raddle against a peer on loopback: {missing}");
            return;
        }
    };
    // The suites for each result of the checks.
    let mut seen = BTreeMap::<String, Vec<String>>::new();
    for &role in peer.roles() {
        for suite in suites() {
            let ours = if role == Role::Client { "client" } else { "server" };
            let what = format!("raddle as {ours} of {version}, {:?}", suite.version().version).replace('_', ".");
            let name = format!("{:?}", suite.suite()).replace("TLS13_", "").replace("TLS_", "");
            println!("{what}: {name}");
            let checks = Meeting::new(peer, role, suite).checks();
            seen.entry(format!("{what}: {}", checks.join(", "))).or_default().push(name);
        }
    }
    for (what, suites) in seen {
        println!("report: {what}: {}", suites.join(" "));
    }
}

/// A suite, and the two sides that use it.
struct Meeting<'p> {
    peer: &'p dyn Peer,
    role: Role,
    suite: SupportedCipherSuite,
    files: Files,
    side: Side,
}

/// The provider's side.
enum Side {
    Client(Arc<ClientConfig>, Server),
    Server(Arc<ServerConfig>, TcpListener),
}

impl<'p> Meeting<'p> {
    fn new(peer: &'p dyn Peer, role: Role, suite: SupportedCipherSuite) -> Self {
        let certificate = Certificate::new(suite);
        let files = Files::new(&certificate);
        let provider = rustls_raddle::default_provider();
        let side = match role {
            Role::Client => {
                Side::Client(client_config(provider, suite, &certificate).into(), Server::start(peer, &files))
            }
            Role::Server => {
                let mut config = server_config(provider, suite, &certificate);
                config.ticketer = rustls_raddle::ticketer().expect("random bytes");
                Side::Server(config.into(), TcpListener::bind("127.0.0.1:0").expect("a port"))
            }
        };
        Self { peer, role, suite, files, side }
    }

    /// Connects, and returns our connection and the peer's program if that is a client.
    fn connect(&mut self, visit: Visit) -> (Link, Option<Program>) {
        let (connected, program) = match &mut self.side {
            Side::Client(config, server) => {
                let name = "localhost".try_into().expect("a name");
                let connection = ClientConnection::new(config.clone(), name).expect("a client");
                (Link::new(connection, server.connect(&self.files)), None)
            }
            Side::Server(config, listener) => {
                let address = listener.local_addr().expect("an address");
                let carries = self.peer.carries(Role::Server);
                let client = self.peer.client(&self.files, address, visit);
                let program = client.map(|client| Program::start(client, carries, &self.files));
                let connection = ServerConnection::new(config.clone()).expect("a server");
                (Link::new(connection, accept(listener, &self.files)), program)
            }
        };
        let link = connected.unwrap_or_else(|error| panic!("{error}:\n{}", self.files.messages()));
        assert_eq!(link.connection.negotiated_cipher_suite(), Some(self.suite));
        (link, program)
    }

    /// Sends text, and compares it with the reply.
    fn exchange(&self, link: &mut Link, bytes: usize, record: usize) {
        let text = text(bytes);
        link.send(&text, record);
        let mut back = link.receive(bytes).unwrap_or_else(|error| panic!("{error}:\n{}", self.files.messages()));
        plant_reply(&mut back);
        assert!(back == text, "{bytes} bytes in records of {record}");
    }

    /// Waits until the programs have printed a message after the first `before` bytes of their output.
    fn wait_for(&self, before: usize, message: &str) {
        let start = Instant::now();
        while !self.files.messages()[before..].to_lowercase().contains(message) {
            assert!(start.elapsed() < PATIENCE, "no {message:?} in:\n{}", self.files.messages());
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Runs all checks that apply to this suite, and returns their names.
    fn checks(mut self) -> Vec<String> {
        let mut checks = Vec::new();
        let (mut link, program) = self.connect(Visit::Only);
        self.exchange(&mut link, RECORD, RECORD);
        self.exchange(&mut link, 3 * RECORD, RECORD);
        self.exchange(&mut link, 100, 1);
        let lengths = |records: &Records| {
            let overhead = if self.suite.version() == &TLS13 {
                17
            } else if format!("{:?}", self.suite.suite()).contains("GCM") {
                24
            } else {
                16
            };
            let lengths = records.lengths.iter().map(|length| length - overhead);
            (lengths.clone().min().expect("records"), lengths.max().expect("records"))
        };
        assert_eq!(lengths(&link.tap.sent), (1, RECORD));
        // The lengths of the peer's records depend on its buffers.
        let (_, longest) = lengths(&link.tap.received);
        checks.push(format!("records of 1 to {RECORD} bytes sent and of up to {longest} received"));
        if self.suite.version() == &TLS13 {
            for _ in 0..2 {
                link.connection.refresh_traffic_keys().expect("TLS 1.3");
                self.exchange(&mut link, 5000, 1000);
            }
            checks.push("key update".to_owned());
        }
        // A client may also stay until its input ends.
        if program.is_some() {
            link.leave()
        } else {
            link.close()
        }
        drop(program);

        let (link, program) = self.connect(Visit::First);
        link.close();
        let (mut link, _second) = self.connect(Visit::Again);
        assert_eq!(link.connection.handshake_kind(), Some(HandshakeKind::Resumed), "{}", self.files.messages());
        self.exchange(&mut link, AGAIN, AGAIN);
        link.close();
        drop(program);
        checks.push("resumed".to_owned());

        // The peer refuses our forged record.
        let (mut link, program) = self.connect(Visit::Only);
        link.tap.sent.forge = true;
        link.send(b"attack at dawn\n", RECORD);
        let refused = link.receive(1);
        if let Some(message) = self.peer.without_alert(self.role) {
            assert!(refused.is_err());
            self.wait_for(0, message);
            checks.push("forged record refused without an alert".to_owned());
        } else {
            assert_eq!(refused, Err(Error::AlertReceived(AlertDescription::BadRecordMac)));
            checks.push("bad_record_mac received".to_owned());
        }
        link.close();
        drop(program);

        // We refuse the peer's forged record, and the peer reports our alert.
        let (mut link, program) = self.connect(Visit::Only);
        self.exchange(&mut link, 100, 100);
        let before = self.files.messages().len();
        link.tap.received.forge = true;
        link.send(b"attack at dawn\n", RECORD);
        assert_eq!(link.receive(1), Err(Error::DecryptError));
        link.close();
        self.wait_for(before, self.peer.told_of_a_forged_record());
        drop(program);
        checks.push("bad_record_mac sent".to_owned());
        checks
    }
}
