//! Who may open a file: recipients, for whom it is sealed, and identities, which open it.
//!
//! | module | content |
//! |---|---|
//! | [`recipients`] | recipients, from text, files and passphrases |
//! | [`identities`] | identities, which unwrap the key of a file |
//! | [`identity_file`] | files of identities |
//! | [`generate`] | new identities |
//! | [`key_file`] | the lines of files of keys |
//! | [`interaction`] | who answers what identities and plugins ask |
//! | [`opener`] | what opens files: fits, doesn't fit, or can't be used |
//! | [`scrypt`] | passphrases as recipients and as identities |
//! | [`hybrid`], [`xwing`] | post-quantum recipients and identities, and their key encapsulation |
//! | [`plugin`] | runs programs age-plugin-NAME |

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
