//! Rust kernels as values.

/// Declares a function with the calling convention of the kernels, with the table as its last argument, and the
/// constant for its kernel. The body of the function must keep the contract.
macro_rules! portable {
    (
        $(#[$doc:meta])*
        $constant:ident: $contract:ident $(<$($of:ident: $bound:ident),*>)?, $label:expr, $shape:expr $(, by $powers:expr)?;
        unsafe fn $name:ident($($parameter:ident: $type:ty),*) $body:block
    ) => {
        impl $(<$($of: $bound),*>)? $crate::kernel::contract::Kernel<$crate::kernel::generated::contracts::$contract $(<$($of),*>)?> {
            $(#[$doc])*
            pub(in crate::kernel) const $constant: Self = {
                let run: <$crate::kernel::generated::contracts::$contract $(<$($of),*>)? as $crate::kernel::contract::Contract>::Run = $name $(::<$($of),*>)?;
                #[allow(unused_mut, unused_assignments, reason = "not every contract has powers")]
                let mut powers = None;
                $(powers = Some($powers);)?
                // SAFETY: the body keeps the contract, with powers and keys in the layout of the shape, and every CPU can
                // run it.
                unsafe { $crate::kernel::contract::Kernel::portable($label, $shape, run, powers) }
            };
        }

        #[cfg(target_arch = "x86_64")]
        unsafe extern "sysv64" fn $name $(<$($of: $bound),*>)? (
            $($parameter: $type,)* _table: $crate::kernel::contract::argument::Read<
                $crate::kernel::contract::argument::Table<$crate::kernel::generated::contracts::$contract $(<$($of),*>)?>
            >
        ) $body
        #[cfg(not(target_arch = "x86_64"))]
        unsafe extern "C" fn $name $(<$($of: $bound),*>)? (
            $($parameter: $type,)* _table: $crate::kernel::contract::argument::Read<
                $crate::kernel::contract::argument::Table<$crate::kernel::generated::contracts::$contract $(<$($of),*>)?>
            >
        ) $body
    };
}
pub(in crate::kernel) use portable;
