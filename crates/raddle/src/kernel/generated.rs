//! The files that `cargo xtask gen` generates for the library: contracts, and the kernels and plans of each architecture.

#[rustfmt::skip] // keeps the generated layout
#[path = "../../gen/contracts.rs"]
pub(crate) mod contracts;

cfg_if! {
    if #[cfg(x86_64)] {
        #[rustfmt::skip]
        #[path = "../../gen/x86_64/kernels.rs"]
        pub(crate) mod x86_64;
        #[rustfmt::skip]
        #[path = "../../gen/plans/x86_64.rs"]
        pub(crate) mod x86_64_plans;
        pub(crate) use self::{x86_64 as kernels, x86_64_plans as plans};
    } else if #[cfg(aarch64)] {
        #[rustfmt::skip]
        #[path = "../../gen/aarch64/kernels.rs"]
        pub(crate) mod aarch64;
        #[rustfmt::skip]
        #[path = "../../gen/plans/aarch64.rs"]
        pub(crate) mod aarch64_plans;
        pub(crate) use self::{aarch64 as kernels, aarch64_plans as plans};
    } else if #[cfg(ppc64le)] {
        #[rustfmt::skip]
        #[path = "../../gen/ppc64le/kernels.rs"]
        pub(crate) mod ppc64le;
        #[rustfmt::skip]
        #[path = "../../gen/plans/ppc64le.rs"]
        pub(crate) mod ppc64le_plans;
        pub(crate) use self::{ppc64le as kernels, ppc64le_plans as plans};
    } else {
        #[rustfmt::skip]
        #[path = "../../gen/none/kernels.rs"]
        pub(crate) mod none;
        #[rustfmt::skip]
        #[path = "../../gen/plans/none.rs"]
        pub(crate) mod none_plans;
        pub(crate) use self::{none as kernels, none_plans as plans};
    }
}
