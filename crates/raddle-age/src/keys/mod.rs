//! The keys of a file: recipients, for whom it is sealed, and identities, which open it.
//!
//! | module | content |
//! |---|---|
//! | [`recipients`] | recipients, from text, files and passphrases |
//! | [`identities`] | identities, which unwrap the file key |
//! | [`identity_file`] | identity files |
//! | [`generate`] | new identities |
//! | [`key_file`] | the lines of key files |
//! | [`interaction`] | answers to the questions of identities and plugins |
//! | [`opener`] | anything that opens files, and whether it matches or is unusable |
//! | [`scrypt`] | passphrases as recipients and as identities |
//! | [`hybrid`], [`xwing`] | post-quantum recipients and identities, and their key encapsulation |
//! | [`plugin`] | the programs age-plugin-NAME |

mod generate;
mod hybrid;
mod identities;
mod identity_file;
mod interaction;
mod key_file;
mod opener;
mod plugin;
mod recipients;
mod scrypt;
mod xwing;

pub use self::generate::{GeneratedKey, generate, generate_post_quantum};
pub use self::identities::Identities;
pub use self::identity_file::IdentityFile;
pub use self::interaction::{Interaction, NoInteraction};
pub use self::recipients::Recipients;
