//! What the program has for headers and payloads; the program has no library.

#[path = "../../../crates/raddle-cli/src/age/derive.rs"]
mod derive;
#[path = "../../../crates/raddle-cli/src/age/header.rs"]
pub(crate) mod header;
#[path = "../../../crates/raddle-cli/src/age/payload.rs"]
pub(crate) mod payload;
#[path = "../../../crates/raddle-cli/src/age/refusal.rs"]
mod refusal;
