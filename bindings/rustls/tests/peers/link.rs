//! Our side of a connection, which counts and forges records in transit.

use std::{
    collections::BTreeSet,
    io::{self, Read, Write},
    mem,
    net::{Shutdown, TcpStream},
};

use rustls::{Connection, Error};

use crate::peer::PATIENCE;

/// A client's or server's connection over a socket.
pub(crate) struct Link {
    pub(crate) connection: Connection,
    pub(crate) tap: Tap,
}

impl Link {
    /// Completes the handshake on a socket.
    pub(crate) fn new(connection: impl Into<Connection>, socket: TcpStream) -> Result<Self, Error> {
        socket.set_read_timeout(Some(PATIENCE)).expect("a socket");
        let tap = Tap { socket, sent: Records::default(), received: Records::default() };
        let mut link = Self { connection: connection.into(), tap };
        while link.connection.is_handshaking() {
            link.step()?;
        }
        link.flush();
        // From here on, all records contain data.
        (link.tap.sent, link.tap.received) = Default::default();
        Ok(link)
    }

    /// Reads some bytes, and writes all pending bytes.
    fn step(&mut self) -> Result<(), Error> {
        match self.connection.complete_io(&mut self.tap) {
            Ok((0, 0)) => Err(Error::General("the peer has closed".into())),
            Ok(_) => Ok(()),
            Err(error) => {
                let text = error.to_string();
                Err(error.downcast().unwrap_or(Error::General(text)))
            }
        }
    }

    fn flush(&mut self) {
        while self.connection.wants_write() {
            self.connection.write_tls(&mut self.tap).expect("an open socket");
        }
    }

    /// Sends text in records of `record` bytes.
    pub(crate) fn send(&mut self, text: &[u8], record: usize) {
        for piece in text.chunks(record) {
            self.connection.writer().write_all(piece).expect("memory");
            self.flush();
        }
    }

    /// Receives `bytes` bytes.
    pub(crate) fn receive(&mut self, bytes: usize) -> Result<Vec<u8>, Error> {
        let mut text = vec![0; bytes];
        let mut have = 0;
        while have < bytes {
            match self.connection.reader().read(&mut text[have..]) {
                Ok(0) => return Err(Error::General("the peer has closed".into())),
                Ok(more) => have += more,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => self.step()?,
                Err(error) => return Err(Error::General(error.to_string())),
            }
        }
        Ok(text)
    }

    /// Closes our direction.
    pub(crate) fn leave(&mut self) {
        self.connection.send_close_notify();
        self.flush();
        // A peer may have closed first, with or without an alert.
        let _ = self.tap.socket.shutdown(Shutdown::Write);
    }

    /// Closes our direction, and waits until the peer has closed the other.
    pub(crate) fn close(mut self) {
        self.leave();
        let _ = io::copy(&mut self.tap.socket, &mut io::sink());
    }
}

/// A socket that inspects the records in transit.
pub(crate) struct Tap {
    socket: TcpStream,
    pub(crate) sent: Records,
    pub(crate) received: Records,
}

/// The records of one direction.
#[derive(Default)]
pub(crate) struct Records {
    /// The received bytes of a header (RFC 8446, section 5.1).
    header: Vec<u8>,
    /// The number of bytes of the record that are still to come.
    rest: usize,
    /// The lengths of records, with their tags.
    pub(crate) lengths: BTreeSet<usize>,
    /// Whether to flip a bit of the next record.
    pub(crate) forge: bool,
}

impl Records {
    fn pass(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            if self.rest == 0 {
                self.header.push(*byte);
                if let [_, _, _, high, low] = self.header[..] {
                    self.rest = u16::from_be_bytes([high, low]).into();
                    self.lengths.insert(self.rest);
                    self.header.clear();
                }
            } else {
                self.rest -= 1;
                if self.rest == 0 && mem::take(&mut self.forge) {
                    *byte ^= 0x10;
                }
            }
        }
    }
}

impl Read for Tap {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.socket.read(bytes)?;
        self.received.pass(&mut bytes[..count]);
        Ok(count)
    }
}

impl Write for Tap {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut bytes = bytes.to_vec();
        self.sent.pass(&mut bytes);
        self.socket.write_all(&bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.socket.flush()
    }
}
