//! The procedure call standard of AArch64 (AAPCS64).

use std::arch::naked_asm;

/// The stack pointer of the test, above which lies what it must get back.
pub(crate) type Context = usize;

macro_rules! restore {
    () => {
        "ldp x19, x20, [sp, #16]
        ldp x21, x22, [sp, #32]
        ldp x23, x24, [sp, #48]
        ldp x25, x26, [sp, #64]
        ldp x27, x28, [sp, #80]
        ldp d8, d9, [sp, #96]
        ldp d10, d11, [sp, #112]
        ldp d12, d13, [sp, #128]
        ldp d14, d15, [sp, #144]
        ldp x29, x30, [sp], #160
        ret"
    };
}

/// Calls `entry` with the stack pointer at `stack`, and returns 0; or 1, by way of [`resume`].
///
/// # Safety
///
/// The function may be called with the arguments, and on that stack.
#[unsafe(naked)]
pub(crate) unsafe extern "C" fn call(
    context: *mut Context,
    entry: *const (),
    arguments: *const usize,
    stack: *mut u8,
) -> usize {
    naked_asm!(
        "stp x29, x30, [sp, #-160]!",
        "stp x19, x20, [sp, #16]",
        "stp x21, x22, [sp, #32]",
        "stp x23, x24, [sp, #48]",
        "stp x25, x26, [sp, #64]",
        "stp x27, x28, [sp, #80]",
        "stp d8, d9, [sp, #96]",
        "stp d10, d11, [sp, #112]",
        "stp d12, d13, [sp, #128]",
        "stp d14, d15, [sp, #144]",
        "mov x9, sp",
        "str x9, [x0]",
        "mov x19, x0",
        "mov x16, x1",
        "mov x9, x2",
        "mov sp, x3",
        "ldp x0, x1, [x9]",
        "ldp x2, x3, [x9, #16]",
        "ldp x4, x5, [x9, #32]",
        "blr x16",
        "ldr x9, [x19]",
        "mov sp, x9",
        "mov x0, #0",
        restore!()
    )
}

/// Leaves whatever runs, and lets [`call`] return 1.
///
/// # Safety
///
/// The call of this context is under way, and may be left where it is.
#[unsafe(naked)]
pub(crate) unsafe extern "C" fn resume(context: *mut Context) -> ! {
    naked_asm!("ldr x9, [x0]", "mov sp, x9", "mov x0, #1", restore!())
}

macro_rules! planted {
    ($($skips:literal $name:literal: $($line:literal),+;)*) => {
        vec![$({
            #[unsafe(naked)]
            unsafe extern "C" fn planted() {
                naked_asm!($($line),+)
            }
            ($skips, $name, planted as *const ())
        }),*]
    };
}

/// Functions of how many bytes of stack to take, some pages, and how large a page is: whether it skips a page, and how.
pub(crate) fn planted() -> Vec<(bool, &'static str, *const ())> {
    planted! {
        true "takes all, and stores at its end":
            "mov x9, sp", "sub x10, x9, x0", "mov sp, x10", "str x0, [sp]", "mov sp, x9", "ret";
        true "touches the pages from the last one on":
            "mov x9, sp", "sub x10, x9, x0", "mov sp, x10", "2:", "str x0, [x10]", "add x10, x10, x1", "subs x0, x0, x1",
            "b.ne 2b", "mov sp, x9", "ret";
        false "touches the pages in order":
            "mov x9, sp", "mov x10, x9", "2:", "sub x10, x10, x1", "mov sp, x10", "str x0, [sp]", "subs x0, x0, x1",
            "b.ne 2b", "mov sp, x9", "ret";
    }
}
