//! The interface of a peer, and its running programs.

use std::{
    io,
    net::{SocketAddr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::files::Files;

/// The time limit for a step of a program: a program that needs more time is stuck.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// The programs of another library, which serve and connect, and send back each line that they receive.
pub(crate) trait Peer {
    /// Returns the name and the version, or says what is missing on this machine.
    fn version(&self) -> Result<String, String>;

    /// Returns a server on this port of 127.0.0.1, which serves one connection after another.
    fn server(&self, files: &Files, port: u16) -> Command;

    /// Returns a client for this address, which closes when the server does.
    ///
    /// Returns `None` if the client of [`Visit::First`] connects again by itself.
    fn client(&self, files: &Files, address: SocketAddr, visit: Visit) -> Option<Command>;

    /// Returns whether the program only connects its standard streams with the network, so that another program must
    /// send lines back.
    fn carries(&self, role: Role) -> bool;

    /// Returns the roles that the provider can have: some peers have only a client.
    fn roles(&self) -> &'static [Role] {
        &[Role::Client, Role::Server]
    }

    /// Returns the text, in lower case, that the program prints when we refuse its forged record.
    fn told_of_a_forged_record(&self) -> &'static str {
        "bad record mac"
    }

    /// Returns the text that the program prints about a forged record, if it closes without the alert that the standard
    /// requires.
    fn without_alert(&self, _: Role) -> Option<&'static str> {
        None
    }
}

/// The purpose of a client's connection.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Visit {
    /// The only connection.
    Only,
    /// The first of two connections, which only creates the session.
    First,
    /// The second connection, which resumes the session.
    Again,
}

/// The role of the provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Client,
    Server,
}

/// A program that is killed on drop.
pub(crate) struct Program(Child);

impl Program {
    /// Starts a program, whose messages are added to the log.
    pub(crate) fn start(mut command: Command, carries: bool, files: &Files) -> Self {
        command.stderr(files.log());
        if carries {
            command.stdin(Stdio::piped()).stdout(Stdio::piped());
        } else {
            command.stdin(Stdio::null()).stdout(files.log());
        }
        let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
        if let (Some(mut from), Some(mut to)) = (child.stdout.take(), child.stdin.take()) {
            // The thread ends with the program.
            thread::spawn(move || io::copy(&mut from, &mut to));
        }
        Self(child)
    }

    fn has_ended(&mut self) -> bool {
        self.0.try_wait().is_ok_and(|status| status.is_some())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A peer's server that is listening.
pub(crate) struct Server {
    program: Program,
    port: u16,
}

impl Server {
    /// Starts a server. If another program takes the port first, the server is started on another port.
    pub(crate) fn start(peer: &dyn Peer, files: &Files) -> Self {
        for _ in 0..10 {
            let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
            let program = Program::start(peer.server(files, port), peer.carries(Role::Client), files);
            let mut server = Self { program, port };
            if server.try_connect().is_some() {
                return server;
            }
        }
        panic!("the server does not start:\n{}", files.messages());
    }

    /// Connects, or returns `None` if the program has ended.
    fn try_connect(&mut self) -> Option<TcpStream> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE && !self.program.has_ended() {
            if let Ok(socket) = TcpStream::connect(("127.0.0.1", self.port)) {
                return Some(socket);
            }
            thread::sleep(Duration::from_millis(10));
        }
        None
    }

    pub(crate) fn connect(&mut self, files: &Files) -> TcpStream {
        self.try_connect().unwrap_or_else(|| panic!("the server is gone:\n{}", files.messages()))
    }
}

/// Waits for a client.
pub(crate) fn accept(listener: &TcpListener, files: &Files) -> TcpStream {
    listener.set_nonblocking(true).expect("a listener");
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        match listener.accept() {
            Ok((socket, _)) => {
                socket.set_nonblocking(false).expect("a socket");
                return socket;
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => thread::sleep(Duration::from_millis(2)),
            Err(error) => panic!("{error}"),
        }
    }
    panic!("no client comes:\n{}", files.messages());
}
