//! The files that `cargo xtask gen` generates for the library: contracts, and the kernels and plans of each architecture.

#[rustfmt::skip] // as it was generated
#[path = "../../gen/contracts.rs"]
pub(crate) mod contracts;

#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))]
#[rustfmt::skip]
#[path = "../../gen/aarch64/kernels.rs"]
pub(crate) mod aarch64;
#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))]
#[rustfmt::skip]
#[path = "../../gen/plans/aarch64.rs"]
pub(crate) mod aarch64_plans;
#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))]
pub(crate) use {aarch64 as kernels, aarch64_plans as plans};

#[cfg(all(target_arch = "powerpc64", target_endian = "little"))]
#[rustfmt::skip]
#[path = "../../gen/ppc64le/kernels.rs"]
pub(crate) mod ppc64le;
#[cfg(all(target_arch = "powerpc64", target_endian = "little"))]
#[rustfmt::skip]
#[path = "../../gen/plans/ppc64le.rs"]
pub(crate) mod ppc64le_plans;
#[cfg(all(target_arch = "powerpc64", target_endian = "little"))]
pub(crate) use {ppc64le as kernels, ppc64le_plans as plans};

#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
#[rustfmt::skip]
#[path = "../../gen/x86_64/kernels.rs"]
pub(crate) mod x86_64;
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
#[rustfmt::skip]
#[path = "../../gen/plans/x86_64.rs"]
pub(crate) mod x86_64_plans;
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
pub(crate) use {x86_64 as kernels, x86_64_plans as plans};

#[cfg(not(any(
    all(target_arch = "x86_64", target_pointer_width = "64"),
    all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"),
    all(target_arch = "powerpc64", target_endian = "little")
)))]
#[rustfmt::skip]
#[path = "../../gen/none/kernels.rs"]
pub(crate) mod none;
#[cfg(not(any(
    all(target_arch = "x86_64", target_pointer_width = "64"),
    all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"),
    all(target_arch = "powerpc64", target_endian = "little")
)))]
#[rustfmt::skip]
#[path = "../../gen/plans/none.rs"]
pub(crate) mod none_plans;
#[cfg(not(any(
    all(target_arch = "x86_64", target_pointer_width = "64"),
    all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"),
    all(target_arch = "powerpc64", target_endian = "little")
)))]
pub(crate) use {none as kernels, none_plans as plans};
