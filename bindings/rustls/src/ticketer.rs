//! Tickets for session resumption.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use raddle::xchacha20poly1305::{Key, Nonce, XChaCha20Poly1305};
use rustls::{Error, crypto::GetRandomFailed, server::ProducesTickets, ticketer::TicketRotator};

/// The time in seconds during which a key seals tickets. After that, it opens tickets for the same time again.
const KEY_SECONDS: u32 = 6 * 60 * 60;

/// The length of the name of a key in bytes.
const NAME_BYTES: usize = 16;

/// Returns a source of tickets for a server. Its key is random, and is replaced every 6 hours; a key opens tickets for 12
/// hours.
///
/// Tickets are sealed with XChaCha20-Poly1305, whose nonces are long enough to be random.
///
/// # Errors
///
/// Fails if the system has no random bytes.
///
/// ```
/// # fn configure(config: &mut rustls::ServerConfig) -> Result<(), rustls::Error> {
/// config.ticketer = rustls_raddle::ticketer()?;
/// # Ok(())
/// # }
/// ```
pub fn ticketer() -> Result<Arc<dyn ProducesTickets>, Error> {
    Ok(Arc::new(TicketRotator::new(KEY_SECONDS, || Ok(Box::new(Ticketer::new()?)))?))
}

struct Ticketer {
    cipher: XChaCha20Poly1305,
    name: [u8; NAME_BYTES],
    /// The length of the longest ticket so far: longer tickets are refused, so that no ticket tests many keys at once.
    longest: AtomicUsize,
}

impl Ticketer {
    fn new() -> Result<Self, GetRandomFailed> {
        let key = Key::random().map_err(|_| GetRandomFailed)?;
        let name = *raddle::Key::<NAME_BYTES>::random().map_err(|_| GetRandomFailed)?.as_bytes();
        Ok(Self { cipher: XChaCha20Poly1305::new(&key), name, longest: AtomicUsize::new(0) })
    }
}

/// A ticket consists of the name of its key, a nonce, and the sealed message, which authenticates the name.
impl ProducesTickets for Ticketer {
    fn enabled(&self) -> bool {
        true
    }

    fn lifetime(&self) -> u32 {
        2 * KEY_SECONDS
    }

    fn encrypt(&self, message: &[u8]) -> Option<Vec<u8>> {
        let nonce = Nonce::random().ok()?;
        let sealed = self.cipher.seal_to_vec(&nonce, &self.name, message).ok()?;
        let ticket = [&self.name[..], nonce.as_bytes(), &sealed].concat();
        self.longest.fetch_max(ticket.len(), Ordering::Relaxed);
        Some(ticket)
    }

    fn decrypt(&self, ticket: &[u8]) -> Option<Vec<u8>> {
        if ticket.len() > self.longest.load(Ordering::Relaxed) {
            return None;
        }
        let (name, rest) = ticket.split_at_checked(NAME_BYTES)?;
        let (nonce, sealed) = rest.split_at_checked(Nonce::BYTES)?;
        if name != self.name {
            return None;
        }
        self.cipher.open_to_vec(&Nonce::try_from(nonce).ok()?, name, sealed).ok()
    }
}

impl fmt::Debug for Ticketer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ticketer(..)")
    }
}
