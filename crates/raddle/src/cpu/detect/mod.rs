//! The features and the identity that the CPU reports.

use super::{
    features::{FEATURE_NAMES, Features},
    identity::Identity,
};

/// Returns the features that this CPU has and that the operating system has enabled. Under Miri and the interpreter,
/// these are all features, since the CPU itself runs no generated assembly there.
pub(crate) fn features() -> Features {
    if cfg!(any(miri, raddle_interpreted)) {
        return FEATURE_NAMES.iter().fold(Features::NONE, |all, &(feature, _)| all.union(feature));
    }
    native::detect()
}

/// Returns the features that this CPU has, even under the interpreter.
#[cfg(raddle_interpreted)]
pub(crate) fn of_this_cpu() -> Features {
    native::detect()
}

/// Returns the identity of this CPU. Miri can't ask the CPU, and the interpreter does not depend on it.
pub(crate) fn identity() -> Identity {
    if cfg!(any(miri, raddle_interpreted)) { Identity::default() } else { native::identity() }
}

/// Returns the CPU's own name, as ASCII padded with NULs or spaces, or only NULs if it has none.
pub(crate) fn brand() -> [u8; 48] {
    if cfg!(miri) { [0; 48] } else { native::brand() }
}

cfg_if! {
    if #[cfg(x86_64)] {
        mod x86_64;
        use self::x86_64 as native;
    } else if #[cfg(aarch64)] {
        mod aarch64;
        use self::aarch64 as native;
        #[cfg(not(miri))]
        pub(super) use self::aarch64::has_dit;
    } else if #[cfg(ppc64le)] {
        mod ppc64le;
        use self::ppc64le as native;
    } else {
        /// An architecture without assembly kernels.
        mod native {
            use crate::cpu::{features::Features, identity::Identity};

            pub(super) fn detect() -> Features {
                Features::NONE
            }

            pub(super) fn identity() -> Identity {
                Identity::default()
            }

            pub(super) fn brand() -> [u8; 48] {
                [0; 48]
            }
        }
    }
}
