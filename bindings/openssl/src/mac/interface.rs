//! The trait of message authentication codes that OpenSSL's functions call.

use crate::{
    abi::param::{Param, Place, Value, Values},
    provider::Provider,
    reason::Reason,
};

/// A message authentication code with its key and a message in progress.
pub(crate) trait Mac: Sized {
    /// The length of the tag, if it is known without a context.
    const BYTES: Option<usize>;
    /// The parameters of a context that can be read.
    const GETTABLE: &'static [Param];
    /// The parameters of a context that can be set; others are ignored.
    const SETTABLE: &'static [Param];

    fn new() -> Self;

    /// Copies the context, or returns `None` if copying fails.
    fn duplicate(&self) -> Option<Self>;

    /// Sets parameters.
    fn set(&mut self, provider: &Provider, values: Values<'_>) -> Result<(), Reason>;

    /// Starts a message with this key, or with the last key.
    fn init(&mut self, key: Option<&[u8]>) -> Result<(), Reason>;

    fn update(&mut self, piece: &[u8]) -> Result<(), Reason>;

    /// Writes the tag, and returns its length.
    fn finish(&mut self, out: &mut [u8]) -> Result<usize, Reason>;

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason>;
}

/// Returns the bytes of a parameter.
pub(super) fn bytes<'a>(value: &Value<'a>) -> Result<&'a [u8], Reason> {
    value.bytes()?.ok_or(Reason::WrongType)
}
