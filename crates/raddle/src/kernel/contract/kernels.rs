//! Generated kernels as values: the macros that the files `gen/*/kernels.rs` invoke.

/// Declares the generated kernels of an operation, and the list of these kernels. Each kernel gets a static, and a
/// module with its name. The module contains the naked function around the kernel's text, and the kernel's table. The
/// text is a file with the kernel's name.
///
/// When the crate is compiled, every kernel is compared with its wrapper. The type of the function is compared, and the
/// contract and the statement are compared through the hash of the interface that was proved.
macro_rules! kernels {
    ($(#[$doc:meta])* $list:ident: $contract:ty) => {
        $(#[$doc])*
        pub(in crate::kernel) const $list: &[&$crate::kernel::contract::Kernel<$contract>] = &[];
    };
    (
        $(#[$doc:meta])*
        $list:ident: $contract:ty = extern $abi:tt fn $parameters:tt;
        interface: $interface:literal;
        powers: $powers:expr;
        $(
            $(#[$weave:meta])*
            $constant:ident = $name:ident $parts:tt
        )*
    ) => {
        $(#[$doc])*
        pub(in crate::kernel) const $list: &[&$crate::kernel::contract::Kernel<$contract>] = &[$(&$constant),*];

        const _: () = assert!(
            $crate::kernel::contract::wrapper::is_same(
                <$contract as $crate::kernel::contract::Wrapper>::INTERFACE,
                $interface
            ),
            "{}",
            $crate::kernel::contract::wrapper::CHANGED
        );

        $($crate::kernel::contract::kernels::kernel! {
            $(#[$weave])* $constant = $name: $contract = extern $abi fn $parameters; powers: $powers; $parts
        })*
    };
}
pub(in crate::kernel) use kernels;

/// Declares one kernel in a list.
macro_rules! kernel {
    (
        $(#[$weave:meta])*
        $constant:ident = $name:ident: $contract:ty = extern $abi:tt fn($($parameter:ident: $type:ty),*);
        powers: $powers:expr;
        {
            features: [$($feature:ident)*];
            $(extensions: [$($extension:literal)*];)?
            stack: $stack:literal;
            table: [$bytes:tt] $(= $table:tt)? $(of $owner:ident)?;
            shape: $shape:expr;
            proved: $proved:literal;
        }
    ) => {
        $(#[$weave])*
        ///
        #[doc = concat!("Proved with contract, frame and statement `", $proved, "`.")]
        pub(in crate::kernel) static $constant: $crate::kernel::contract::Kernel<$contract> = {
            use $crate::kernel::contract::Shape;
            // SAFETY: all parts were generated from one kernel, whose proof is in PROVED.txt.
            unsafe {
                $crate::kernel::contract::Kernel::<$contract>::generated(
                    stringify!($name),
                    $crate::cpu::features::features![$($feature)*],
                    $shape,
                    $name::$name,
                    &$name::TABLE.0,
                    $powers,
                )
                .with_stack($stack)
            }
        };

        mod $name {
            use super::*;

            $crate::kernel::contract::kernels::table!([$bytes] $($table)? $($owner)?);

            #[unsafe(naked)]
            pub(super) unsafe extern $abi fn $name(
                $($parameter: $type,)* table: Read<Table<$contract>>
            ) {
                // The alignment after the text is never executed: it aligns the section, and so the first instruction. When
                // its address was not a multiple of 64, the same kernel took up to a sixth longer, from build to build.
                core::arch::naked_asm!(
                    $($(concat!(".arch_extension ", $extension),)*)?
                    include_str!(concat!(stringify!($name), ".s")),
                    ".p2align 6",
                    options(raw)
                )
            }
        }
    };
}
pub(in crate::kernel) use kernel;

/// Declares the table of a kernel: its own table, aligned for vector loads of any width, or the equal table of another
/// kernel.
macro_rules! table {
    ([0]) => {
        pub(super) static TABLE: $crate::kernel::contract::Aligned<[u8; 0]> = $crate::kernel::contract::Aligned([]);
    };
    ([$bytes:tt] $owner:ident) => {
        pub(super) use super::$owner::TABLE;
    };
    ([$bytes:tt] $table:tt) => {
        pub(super) static TABLE: $crate::kernel::contract::Aligned<[u8; $bytes]> =
            $crate::kernel::contract::Aligned($table);
    };
}
pub(in crate::kernel) use table;
