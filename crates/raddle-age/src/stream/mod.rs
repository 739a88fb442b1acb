//! Seals and opens: readers and writers on the thread of the caller, and whole files on several threads.

mod open;
mod seal;
#[cfg(test)]
mod tests;
mod threads;

pub use self::open::{Decryptor, Plaintext, open_part};
pub use self::seal::{Encryptor, SealingWriter};
