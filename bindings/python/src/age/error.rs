//! The exceptions of `raddle.age`.

use std::io;

use pyo3::{
    create_exception,
    exceptions::{PyException, PyMemoryError, PyOSError, PyValueError},
    prelude::*,
};
use raddle_age::{KeyError, OpenError, SealError};

create_exception!(raddle.age, AgeError, PyException, "The base of the exceptions of this module.");
create_exception!(raddle.age, RecipientError, AgeError, "A recipient is malformed, or can't be used.");
create_exception!(raddle.age, IdentityError, AgeError, "An identity is malformed, locked, or can't be used.");
create_exception!(raddle.age, EncryptError, AgeError, "Nothing was encrypted.");
create_exception!(raddle.age, DecryptError, AgeError, "Nothing was decrypted.");
create_exception!(raddle.age, WrongKeyError, DecryptError, "The passphrase is wrong, or no identity fits.");
create_exception!(raddle.age, DamagedError, DecryptError, "The bytes are damaged, or not in the format of age.");

/// Adds the exceptions to the module.
pub(super) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("AgeError", py.get_type::<AgeError>())?;
    module.add("RecipientError", py.get_type::<RecipientError>())?;
    module.add("IdentityError", py.get_type::<IdentityError>())?;
    module.add("EncryptError", py.get_type::<EncryptError>())?;
    module.add("DecryptError", py.get_type::<DecryptError>())?;
    module.add("WrongKeyError", py.get_type::<WrongKeyError>())?;
    module.add("DamagedError", py.get_type::<DamagedError>())
}

/// Returns the exception for a recipient that can't be used.
pub(super) fn of_recipient(error: KeyError) -> PyErr {
    RecipientError::new_err(error.to_string())
}

/// Returns the exception for an identity that can't be used.
pub(super) fn of_identity(error: KeyError) -> PyErr {
    IdentityError::new_err(error.to_string())
}

/// Returns the exception for an encryption error. `of_io` returns the exception for a read or write error.
pub(super) fn of_seal(error: SealError, of_io: impl FnOnce(io::Error, Side) -> PyErr) -> PyErr {
    match error {
        SealError::Read(error) => of_io(error, Side::Source),
        SealError::Write(error) => of_io(error, Side::Target),
        SealError::Random(error) => PyOSError::new_err(error.to_string()),
        SealError::Key(error) => of_recipient(error),
        error => EncryptError::new_err(error.to_string()),
    }
}

/// Returns the exception for a decryption error. `of_io` returns the exception for a read or write error.
pub(super) fn of_open(error: OpenError, of_io: impl FnOnce(io::Error, Side) -> PyErr) -> PyErr {
    let message = error.to_string();
    match error {
        // Only system errors have numbers; other errors come from the armor.
        OpenError::Read(error) if error.raw_os_error().is_some() => of_io(error, Side::Source),
        OpenError::Write(error) => of_io(error, Side::Target),
        OpenError::Memory(_) => PyMemoryError::new_err(message),
        OpenError::Random(_) => PyOSError::new_err(message),
        OpenError::WrongPassphrase | OpenError::NoIdentity(_) | OpenError::NoMatch(..) => {
            WrongKeyError::new_err(message)
        }
        OpenError::Key(_) | OpenError::Unusable(_) => IdentityError::new_err(message),
        OpenError::Version(_) | OpenError::Work(_) | OpenError::Identity(_) => DecryptError::new_err(message),
        _ => DamagedError::new_err(message),
    }
}

/// The side that could not be read or written.
pub(super) enum Side {
    Source,
    Target,
}

/// Returns the exception for arguments without a recipient.
pub(super) fn for_nobody() -> PyErr {
    PyValueError::new_err("no recipient: give recipients or a passphrase")
}

/// Returns the exception for arguments with recipients and a passphrase.
pub(super) fn for_both() -> PyErr {
    EncryptError::new_err("recipients and a passphrase are given: the age format allows a passphrase only alone")
}
