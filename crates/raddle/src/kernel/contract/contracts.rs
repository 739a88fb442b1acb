//! Contracts as types: the macro that `gen/contracts.rs` invokes.

/// Declares contracts. For each contract, declares the type that names it, the type of its functions, and the only
/// place that calls them.
macro_rules! contracts {
    ($(
        $(#[$doc:meta])*
        $name:ident $(<$($of:ident),*>)? = fn($($parameter:ident: $type:ty),*);
        powers: [$($powers:ident)?];
        multiple: $multiple:expr;
    )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name $(<$($of),*>)? (core::marker::PhantomData<($($($of,)*)?)>);

        impl $(<$($of: $crate::kernel::contract::parameter::Parameter),*>)? $crate::kernel::contract::Sealed for $name $(<$($of),*>)? {}

        impl $(<$($of: $crate::kernel::contract::parameter::Parameter),*>)? $crate::kernel::contract::Contract for $name $(<$($of),*>)? {
            #[cfg(target_arch = "x86_64")]
            type Run = unsafe extern "sysv64" fn($($type,)* Read<Table<Self>>);
            #[cfg(not(target_arch = "x86_64"))]
            type Run = unsafe extern "C" fn($($type,)* Read<Table<Self>>);
            type Arguments = ($($type,)*);
            type Powers = $crate::kernel::contract::contracts::first!($($powers,)? Self);
            const READS_POWERS: bool = $crate::kernel::contract::contracts::first!($($powers true,)? false);
            const MULTIPLE: Option<usize> = $multiple;

            fn address(run: Self::Run) -> *const () {
                run as *const ()
            }

            #[inline]
            unsafe fn enter(run: Self::Run, ($($parameter,)*): Self::Arguments, table: &'static [u8]) {
                // SAFETY: the caller upholds the contract of `enter`: the CPU has the features, and the contract allows the
                // arguments.
                unsafe { run($($parameter,)* Read::from_ref(table)) }
            }

            #[cfg(raddle_interpreted)]
            fn interpret(kernel: &'static str, ($($parameter,)*): Self::Arguments) {
                use $crate::kernel::contract::interpreted::{Argument, run};

                run(kernel, &[$(Argument::word($parameter)),*]);
            }
        }
    )*};
}
pub(in crate::kernel) use contracts;

/// Expands to the first of its one or two items: a type, or the value after a name.
macro_rules! first {
    ($first:ident, $second:ident) => {
        $first
    };
    ($name:ident $first:expr, $second:expr) => {
        $first
    };
    ($only:tt) => {
        $only
    };
}
pub(in crate::kernel) use first;
