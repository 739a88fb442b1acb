//! The trait of ciphers that OpenSSL's functions call.

use raddle::InOut;

use crate::{
    abi::param::{Param, Place, Value},
    reason::Reason,
};

/// The properties of a cipher that OpenSSL queries without a context.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    pub(crate) mode: std::ffi::c_uint,
    /// Whether the cipher authenticates.
    pub(crate) aead: bool,
    /// Whether the cipher stores the nonce itself.
    pub(crate) custom_iv: bool,
    pub(crate) key_bytes: usize,
    pub(crate) iv_bytes: usize,
}

/// A cipher with its key, nonce and position in a message.
pub(crate) trait Cipher: Clone {
    const FACTS: Facts;
    /// The parameters of a context that can be read.
    const GETTABLE: &'static [Param];
    /// The parameters of a context that can be set; others are ignored.
    const SETTABLE: &'static [Param];

    fn new() -> Self;

    /// Sets the key and the nonce, if given, and starts a message if there is a nonce.
    fn init(&mut self, seals: bool, key: Option<&[u8]>, iv: Option<&[u8]>) -> Result<(), Reason>;

    fn set(&mut self, value: &Value<'_>) -> Result<(), Reason>;

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason>;

    /// Authenticates additional data.
    fn absorb_aad(&mut self, _: &[u8]) -> Result<(), Reason> {
        Err(Reason::AadAfterText)
    }

    /// Encrypts or decrypts the next piece.
    fn update(&mut self, data: InOut<'_>) -> Result<(), Reason>;

    /// Ends a message: computes its tag, or compares it.
    fn finish(&mut self) -> Result<(), Reason>;

    /// Returns whether a TLS 1.2 record comes next, and where it may be written.
    fn record(&self) -> Option<RecordPlace> {
        None
    }

    /// Prevents other messages under the nonce: the header of a TLS record was set, and no record followed.
    fn spend_nonce(&mut self) {}

    /// Seals or opens a TLS 1.2 record, with its explicit nonce and its tag, and returns the number of bytes to report.
    fn process_record(&mut self, _: &mut [u8]) -> Result<usize, Reason> {
        Err(Reason::InvalidRecord)
    }
}

/// The places where a TLS 1.2 record may be written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum RecordPlace {
    InPlace,
    Anywhere,
}
