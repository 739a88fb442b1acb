//! The variables `RADDLE_CPU` and `RADDLE_CORE`. Detection reads each once, and keeps the choice in the token.
//!
//! Nothing is allocated that outlives a call: a program may unload a library that contains this crate, as OpenSSL does
//! with its providers.
//!
//! A program with rights that its caller lacks does not read them, because otherwise the caller would choose the code
//! that it runs.

use super::{cores::Core, level::Level};

/// Returns the cap that is set in the environment.
pub(crate) fn cap() -> Option<Level> {
    #[cfg(feature = "std")]
    return asked::level().ok().flatten();
    #[cfg(all(feature = "libc", not(feature = "std")))]
    return variable(c"RADDLE_CPU");
    #[cfg(not(any(feature = "std", feature = "libc")))]
    None
}

/// Returns the core that is set in the environment.
pub(crate) fn core() -> Option<Core> {
    #[cfg(feature = "std")]
    return asked::core().ok().flatten();
    #[cfg(all(feature = "libc", not(feature = "std")))]
    return variable(c"RADDLE_CORE");
    #[cfg(not(any(feature = "std", feature = "libc")))]
    None
}

#[cfg(all(any(feature = "std", feature = "libc"), any(target_os = "linux", target_os = "android")))]
unsafe extern "C" {
    // The standard library or the crate libc links the C library. The call only reads values that the kernel stored
    // when the process started, and returns 0 for a kind that does not exist.
    pub(super) safe fn getauxval(kind: core::ffi::c_ulong) -> core::ffi::c_ulong;
}

/// Returns whether the program has rights that its caller lacks, through the set-user-ID or set-group-ID bit or through
/// file capabilities. Windows has no such programs, and other systems give no answer.
#[cfg(any(feature = "std", feature = "libc"))]
#[allow(unreachable_code, reason = "most systems give an answer")]
fn has_own_rights() -> bool {
    // Miri supports none of these functions.
    if cfg!(miri) {
        return false;
    }
    #[cfg(any(target_os = "linux", target_os = "android"))]
    {
        const AT_SECURE: core::ffi::c_ulong = 23;
        return getauxval(AT_SECURE) != 0;
    }
    #[cfg(any(
        target_vendor = "apple",
        target_os = "dragonfly",
        target_os = "freebsd",
        target_os = "illumos",
        target_os = "netbsd",
        target_os = "openbsd",
        target_os = "solaris"
    ))]
    {
        unsafe extern "C" {
            // The standard library or the crate libc links the C library. The call reads a flag of the process.
            safe fn issetugid() -> core::ffi::c_int;
        }
        return issetugid() != 0;
    }
    false
}

/// Parses a variable, if it is set. Detection reads the variable once, but two threads may do so at the same time.
#[cfg(all(feature = "libc", not(feature = "std")))]
fn variable<T: core::str::FromStr>(name: &core::ffi::CStr) -> Option<T> {
    if has_own_rights() {
        return None;
    }
    // SAFETY: the name ends with a NUL.
    let value = unsafe { libc::getenv(name.as_ptr()) };
    if value.is_null() {
        return None;
    }
    // SAFETY: `getenv` returned a string that ends with a NUL, and nobody changes it: C forbids programs to set
    // variables while another thread reads them.
    unsafe { core::ffi::CStr::from_ptr(value) }.to_str().ok()?.parse().ok()
}

#[cfg(feature = "std")]
pub use asked::EnvError;
#[cfg(feature = "std")]
pub(crate) use asked::error;

#[cfg(feature = "std")]
mod asked {
    use core::{error::Error, fmt, str::FromStr};
    use std::{env, ffi::OsString};

    use super::{Core, Level, has_own_rights};
    use crate::cpu::{cores::ParseCoreError, level::ParseLevelError};

    /// The error for a variable whose value does not exist on this architecture.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct EnvError {
        variable: &'static str,
        value: OsString,
        reason: Reason,
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Reason {
        Level(ParseLevelError),
        Core(ParseCoreError),
    }

    impl Reason {
        fn error(&self) -> &(dyn Error + 'static) {
            match self {
                Self::Level(error) => error,
                Self::Core(error) => error,
            }
        }
    }

    impl fmt::Display for EnvError {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}={}: {}", self.variable, self.value.display(), self.reason.error())
        }
    }

    impl Error for EnvError {
        fn source(&self) -> Option<&(dyn Error + 'static)> {
            Some(self.reason.error())
        }
    }

    type Asked<T> = Result<Option<T>, EnvError>;

    pub(super) fn level() -> Asked<Level> {
        variable("RADDLE_CPU", ParseLevelError::Unknown, Reason::Level)
    }

    pub(super) fn core() -> Asked<Core> {
        variable("RADDLE_CORE", ParseCoreError, Reason::Core)
    }

    /// Returns the error in the first variable that has one.
    pub(crate) fn error() -> Option<EnvError> {
        level().err().or_else(|| core().err())
    }

    fn variable<T: FromStr>(name: &'static str, unknown: T::Err, reason: fn(T::Err) -> Reason) -> Asked<T> {
        match env::var_os(name) {
            Some(value) if !value.is_empty() && !has_own_rights() => parse(name, value, unknown, reason).map(Some),
            _ => Ok(None),
        }
    }

    fn parse<T: FromStr>(
        variable: &'static str,
        value: OsString,
        unknown: T::Err,
        reason: fn(T::Err) -> Reason,
    ) -> Result<T, EnvError> {
        match value.to_str().map_or(Err(unknown), str::parse) {
            Ok(parsed) => Ok(parsed),
            Err(error) => Err(EnvError { variable, value, reason: reason(error) }),
        }
    }

    #[cfg(test)]
    mod tests {
        use std::string::ToString;

        use super::*;

        #[test]
        fn a_wrong_value_is_named() {
            let level = |value: &str| parse("RADDLE_CPU", value.into(), ParseLevelError::Unknown, Reason::Level);
            let error = level("avx-2").unwrap_err();
            assert!(error.to_string().starts_with("RADDLE_CPU=avx-2: no such CPU level"), "{error}");
            assert_eq!(level("portable"), Ok(Level::Portable));
            let core = |value: &str| parse::<Core>("RADDLE_CORE", value.into(), ParseCoreError, Reason::Core);
            let error = core("zen-5").unwrap_err();
            assert!(error.to_string().starts_with("RADDLE_CORE=zen-5: there is no plan for this core"), "{error}");
            assert!(core("default").is_ok());
        }
    }
}
