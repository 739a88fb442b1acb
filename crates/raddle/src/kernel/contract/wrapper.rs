//! Wrappers, through which the Rust code of this crate calls the kernels of a contract.
//!
//! The folder of an algorithm declares its wrappers in a file `call.rs`. For each contract, the file contains the call,
//! which computes the arguments from references, slices and values that keep lifetimes. It also contains the interface
//! for which the call was written, and the stand-in that Miri runs in place of the assembly kernels. Only these calls
//! enter kernels. A call that the contract does not allow panics before the kernel is entered.
//!
//! An interface is identified by a hash of the contract and the statement of the kernels. `cargo xtask gen` writes the
//! hash next to the kernels, and the interface itself into `gen/interfaces.txt`. When the library is compiled, each
//! list of kernels compares the hashes. So no wrapper calls a kernel that was proved for other regions, another order
//! of parameters, other aliasing, or another key size, direction or hash.

/// The message of the compiler error for a kernel with another interface.
pub(in crate::kernel) const CHANGED: &str = "this kernel was proved for another contract or statement than its wrapper was written \
    against: read what `git diff crates/raddle/gen/interfaces.txt` shows, change the wrapper to keep it, and then \
    write the new hash into the file call.rs of its folder";

/// Returns whether two hashes are equal.
pub(in crate::kernel) const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// Declares the wrapper for each contract: its interfaces, one for each key size, direction or hash; the call; and the
/// stand-in that Miri runs. The call consists of the arguments of the function, the requirements of the contract beyond
/// features and length, and the code after the call.
macro_rules! wrappers {
    ($(
        $name:ident $(<$($of:ident: $bound:ident),*>)? {
            $($contract:ty = $hash:literal;)+
            |$self:ident, $token:ident $(, $given:ident: $as:ty)*| { $($before:tt)* }
                enters ($($argument:expr),*), $len:expr, if $holds:expr $(, then { $($after:tt)* })?;
            miri |$shape:pat_param, $arguments:pat_param| $stand_in:block
        }
    )*) => {$(
        impl $(<$($of: $bound),*>)? $crate::kernel::contract::Kernel<$name $(<$($of),*>)?> {
            #[inline]
            pub(in crate::kernel) fn call(&$self, $token: $crate::cpu::token::Token $(, $given: $as)*) {
                $($before)*
                let (len, rest_holds) = ($len, $holds);
                // SAFETY: the arguments come from references and slices that are borrowed for longer than the call,
                // exclusively if the kernel writes them. `Pointers`, `Source`, `Inputs` and `WordBlocks` guarantee the
                // same for their arguments. Regions are as long as their types or `len` say, and keys and powers are in
                // the layout of the kernel. The code after the call relies on the bytes that the kernel has just
                // written.
                unsafe {
                    $self.enter($token, len, rest_holds, ($($argument,)*));
                    $($($after)*)?
                }
            }

            #[cfg(miri)]
            unsafe fn stand_in(
                $shape: $crate::kernel::contract::Shape,
                $arguments: <$name $(<$($of),*>)? as $crate::kernel::contract::Contract>::Arguments,
            ) $stand_in
        }

        $(impl $crate::kernel::contract::Wrapper for $contract {
            const INTERFACE: &'static str = $hash;

            #[cfg(miri)]
            unsafe fn stand_in(shape: $crate::kernel::contract::Shape, arguments: Self::Arguments) {
                // SAFETY: the caller upholds the contract of this function.
                unsafe { $crate::kernel::contract::Kernel::<Self>::stand_in(shape, arguments) }
            }
        })+
    )*};
}
pub(in crate::kernel) use wrappers;

/// Returns the byte that stand-ins write instead of powers. Each layout has a different byte.
#[cfg(miri)]
pub(in crate::kernel) const fn mark(powers: usize) -> u8 {
    (powers / 8) as u8
}

/// Checks that all `powers` bytes at `at` are `mark`.
///
/// # Safety
///
/// `powers` bytes can be read at `at`.
#[cfg(miri)]
pub(in crate::kernel) unsafe fn look(at: *const u8, powers: usize, mark: u8) {
    // SAFETY: the caller upholds the contract of this function.
    let powers = unsafe { core::slice::from_raw_parts(at, powers) };
    // Each byte equals the previous one.
    let Some((&first, others)) = powers.split_first() else { return };
    assert!(first == mark && *others == powers[..others.len()], "powers of another layout");
}

/// Returns the value that `make` computes from the bytes of a key, once for each thread. To compute it takes Miri
/// longer than most calls.
#[cfg(miri)]
pub(in crate::kernel) fn made_once<T: 'static>(key: &[u8], make: impl FnOnce() -> T) -> std::rc::Rc<T> {
    use std::{any::Any, boxed::Box, cell::RefCell, rc::Rc, vec::Vec};

    type Made = (Box<[u8]>, Rc<dyn Any>);
    std::thread_local! {
        static MADE: RefCell<Vec<Made>> = const { RefCell::new(Vec::new()) };
    }

    MADE.with_borrow_mut(|all| {
        let found = all.iter().filter(|(of, _)| **of == *key).find_map(|(_, made)| made.clone().downcast().ok());
        found.unwrap_or_else(|| {
            let made = Rc::new(make());
            all.push((key.into(), made.clone()));
            made
        })
    })
}

// These checks catch a comparison that finds two different hashes equal.
const _: () = assert!(is_same("ab12", "ab12") && is_same("", ""));
const _: () = assert!(!is_same("ab12", "ab13") && !is_same("bb12", "ab12"));
const _: () = assert!(!is_same("ab1", "ab12") && !is_same("ab12", "ab1") && !is_same("", "a"));
