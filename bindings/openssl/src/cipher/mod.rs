//! Ciphers.

mod chacha20;
mod chacha20_poly1305;
mod ctr;
mod gcm;
mod gcm_siv;
mod interface;
mod iv;
mod parameters;
mod record;
#[allow(unsafe_code)]
mod table;
mod tag;

pub(crate) use chacha20::ChaCha20;
pub(crate) use chacha20_poly1305::ChaCha20Poly1305;
pub(crate) use ctr::Ctr;
pub(crate) use gcm::Gcm;
pub(crate) use gcm_siv::GcmSiv;
pub(crate) use table::Table;
