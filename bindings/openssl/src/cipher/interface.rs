//! What a cipher is for the functions of OpenSSL.

use raddle::InOut;

use crate::{
    abi::param::{Param, Place, Value},
    reason::Reason,
};

/// What OpenSSL asks of a cipher without a context.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    pub(crate) mode: std::ffi::c_uint,
    /// Whether it authenticates.
    pub(crate) aead: bool,
    /// Whether it keeps its nonce itself.
    pub(crate) custom_iv: bool,
    pub(crate) key_bytes: usize,
    pub(crate) iv_bytes: usize,
}

/// A cipher with its key, nonce and position in a message.
pub(crate) trait Cipher: Clone {
    const FACTS: Facts;
    /// The parameters of a context that can be read.
    const GETTABLE: &'static [Param];
    /// The parameters of a context that can be set; others are passed over.
    const SETTABLE: &'static [Param];

    fn new() -> Self;

    /// Sets what is given of key and nonce, and begins a message where there is a nonce.
    fn init(&mut self, seals: bool, key: Option<&[u8]>, iv: Option<&[u8]>) -> Result<(), Reason>;

    fn set(&mut self, value: &Value<'_>) -> Result<(), Reason>;

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason>;

    /// Authenticates additional data.
    fn take_aad(&mut self, _: &[u8]) -> Result<(), Reason> {
        Err(Reason::AadAfterText)
    }

    /// Encrypts or decrypts the next piece.
    fn update(&mut self, data: InOut<'_>) -> Result<(), Reason>;

    /// Ends a message: makes its tag, or compares it.
    fn finish(&mut self) -> Result<(), Reason>;

    /// Whether a record of TLS 1.2 comes next: where it is in place, or may be apart.
    fn record(&self) -> Option<RecordPlace> {
        None
    }

    /// Gives up the nonce for other messages: a header of a TLS record was set, and something else came than the record.
    fn spend_nonce(&mut self) {}

    /// Seals or opens a record of TLS 1.2, with its explicit nonce and its tag, and returns how many bytes are reported.
    fn process_record(&mut self, _: &mut [u8]) -> Result<usize, Reason> {
        Err(Reason::InvalidRecord)
    }
}

/// Where a record of TLS 1.2 may be written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum RecordPlace {
    InPlace,
    Anywhere,
}
