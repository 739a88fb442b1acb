//! Sealing and opening: readers and writers on the caller's thread, and whole files on several threads.

mod open;
mod seal;
#[cfg(test)]
mod tests;
mod threads;

pub use self::open::{Decryptor, Plaintext, open_part};
pub use self::seal::{Encryptor, SealingWriter};
