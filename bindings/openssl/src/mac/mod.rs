//! Message authentication codes.

mod hmac;
mod interface;
mod poly1305;
#[allow(unsafe_code)]
mod table;

pub(crate) use hmac::Hmac;
pub(crate) use poly1305::Poly1305;
pub(crate) use table::Table;
