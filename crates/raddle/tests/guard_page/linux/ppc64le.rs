//! The ELF version 2 calling convention of little-endian POWER.

use std::arch::naked_asm;

/// The stack pointer of the test, above which lies what it must get back.
pub(crate) type Context = usize;

macro_rules! restore {
    () => {
        ".irp n, 14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
        ld \\n, (112 + 8 * (\\n - 14))(1)
        lfd \\n, (256 + 8 * (\\n - 14))(1)
        .endr
        .irp n, 20,21,22,23,24,25,26,27,28,29,30,31
        li 0, 400 + 16 * (\\n - 20)
        lvx \\n, 1, 0
        .endr
        ld 2, 592(1)
        addi 1, 1, 640
        ld 0, 8(1)
        mtcrf 0xff, 0
        ld 0, 16(1)
        mtlr 0
        blr"
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
        "mflr 0",
        "std 0, 16(1)",
        "mfcr 0",
        "std 0, 8(1)",
        "stdu 1, -640(1)",
        ".irp n, 14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "std \\n, (112 + 8 * (\\n - 14))(1)",
        "stfd \\n, (256 + 8 * (\\n - 14))(1)",
        ".endr",
        ".irp n, 20,21,22,23,24,25,26,27,28,29,30,31",
        "li 0, 400 + 16 * (\\n - 20)",
        "stvx \\n, 1, 0",
        ".endr",
        "std 2, 592(1)",
        "std 1, 0(3)",
        "mr 14, 3",
        "mr 12, 4",
        "mr 11, 5",
        "mr 1, 6",
        // The end of the chain of frames.
        "li 0, 0",
        "std 0, 0(1)",
        "ld 3, 0(11)",
        "ld 4, 8(11)",
        "ld 5, 16(11)",
        "ld 6, 24(11)",
        "ld 7, 32(11)",
        "ld 8, 40(11)",
        "mtctr 12",
        "bctrl",
        "ld 1, 0(14)",
        "li 3, 0",
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
    naked_asm!("ld 1, 0(3)", "li 3, 1", restore!())
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
            "mr 9, 1", "neg 3, 3", "stdux 1, 1, 3", "mr 1, 9", "blr";
        true "touches the pages from the last one on":
            "mr 9, 1", "subf 1, 3, 1", "mr 10, 1", "2:", "std 3, 0(10)", "add 10, 10, 4", "subf. 3, 4, 3", "bne 2b",
            "mr 1, 9", "blr";
        false "touches the pages in order":
            "mr 9, 1", "neg 5, 4", "2:", "stdux 1, 1, 5", "subf. 3, 4, 3", "bne 2b", "mr 1, 9", "blr";
    }
}
