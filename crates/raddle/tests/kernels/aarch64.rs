//! The AArch64 procedure call standard (AAPCS64).

use std::arch::naked_asm;
use std::mem::offset_of;

/// The registers that a callee must preserve: eleven general registers, the low halves of eight vectors, the platform's
/// register, and the control word of the floating-point unit.
pub(crate) const SAVED: [&str; 21] = [
    "x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "x29", "d8", "d9", "d10", "d11", "d12",
    "d13", "d14", "d15", "x18", "fpcr",
];

#[repr(C, align(64))]
pub(crate) struct Frame {
    pub(crate) entry: *const (),
    pub(crate) arguments: [usize; 6],
    /// The stack pointer.
    pub(crate) stack: *mut u8,
    fill: [u64; 8],
    /// The stack pointer of the test.
    home: usize,
    pub(crate) before: [u64; SAVED.len()],
    pub(crate) after: [u64; SAVED.len()],
    pub(crate) left: Left,
}

/// The registers that a callee may change, with a second copy of the registers that it must save.
#[derive(Clone, PartialEq, Debug)]
#[repr(C, align(64))]
pub(crate) struct Left {
    vectors: [[u64; 2]; 32],
    /// x0 to x17, flags.
    general: [u64; 19],
}

impl Frame {
    pub(crate) fn new(entry: *const (), arguments: [usize; 6], stack: *mut u8) -> Self {
        Self {
            entry,
            arguments,
            stack,
            fill: super::FILL,
            home: 0,
            before: std::array::from_fn(super::pattern),
            after: [0; _],
            left: Left { vectors: [[0; 2]; 32], general: [0; _] },
        }
    }

    /// Returns the names of the places in which `other` holds a different value.
    pub(crate) fn differences(&self, other: &Self) -> Vec<String> {
        let (a, b) = (&self.left, &other.left);
        let vectors = (0..32).filter(|&i| a.vectors[i] != b.vectors[i]).map(|i| format!("v{i}"));
        let general = (0..18).filter(|&i| a.general[i] != b.general[i]).map(|i| format!("x{i}"));
        let flags = (a.general[18] != b.general[18]).then(|| "flags".into());
        vectors.chain(general).chain(flags).collect()
    }
}

/// The bytes at the end of the dead stack that the call itself writes.
pub(crate) const WRITTEN: usize = 0;

macro_rules! restore {
    () => {
        "ldr x1, [sp, #168]
        msr fpcr, x1
        ldr x18, [sp, #176]
        ldp x19, x20, [sp, #16]
        ldp x21, x22, [sp, #32]
        ldp x23, x24, [sp, #48]
        ldp x25, x26, [sp, #64]
        ldp x27, x28, [sp, #80]
        ldp d8, d9, [sp, #96]
        ldp d10, d11, [sp, #112]
        ldp d12, d13, [sp, #128]
        ldp d14, d15, [sp, #144]
        ldp x29, x30, [sp], #192
        ret"
    };
}

/// Calls the frame's entry with every register filled, on the frame's stack, and stores the registers in the frame when
/// the entry returns. Returns 0, or 1 if [`resume`] ended the call.
///
/// # Safety
///
/// The entry must be a function that keeps to the stack discipline and may be called with the arguments on that stack.
#[unsafe(naked)]
pub(crate) unsafe extern "C" fn call(frame: *mut Frame) -> usize {
    naked_asm!(
        "stp x29, x30, [sp, #-192]!",
        "stp x19, x20, [sp, #16]",
        "stp x21, x22, [sp, #32]",
        "stp x23, x24, [sp, #48]",
        "stp x25, x26, [sp, #64]",
        "stp x27, x28, [sp, #80]",
        "stp d8, d9, [sp, #96]",
        "stp d10, d11, [sp, #112]",
        "stp d12, d13, [sp, #128]",
        "stp d14, d15, [sp, #144]",
        "mrs x9, fpcr",
        "str x9, [sp, #168]",
        "str x18, [sp, #176]",
        // The frame is found again only through the stack.
        "mov x10, sp",
        "str x10, [x0, #{home}]",
        "ldr x10, [x0, #{stack}]",
        "mov sp, x10",
        "str x0, [sp]",
        // The registers that must be preserved.
        "add x10, x0, #{before}",
        "str x9, [x10, #160]",
        "ldp x19, x20, [x10]",
        "ldp x21, x22, [x10, #16]",
        "ldp x23, x24, [x10, #32]",
        "ldp x25, x26, [x10, #48]",
        "ldp x27, x28, [x10, #64]",
        "ldr x29, [x10, #80]",
        "ldr x18, [x10, #152]",
        // The registers that may change; in eight of them, the low half must be preserved.
        "ldr q0, [x0, #{fill}]",
        ".irp n, 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "mov v\\n\\().16b, v0.16b",
        ".endr",
        ".irp n, 8,9,10,11,12,13,14,15",
        "ldr x9, [x10, #(88 + 8 * (\\n - 8))]",
        "mov v\\n\\().d[0], x9",
        ".endr",
        "ldr x16, [x0]",
        "add x9, x0, #{arguments}",
        "ldp x0, x1, [x9]",
        "ldp x2, x3, [x9, #16]",
        "ldp x4, x5, [x9, #32]",
        "mov x9, v0.d[0]",
        ".irp n, 6,7,8,10,11,12,13,14,15,17",
        "mov x\\n, x9",
        ".endr",
        "blr x16",
        // General registers and flags are stored before anything changes them.
        "str x0, [sp, #8]",
        "ldr x0, [sp]",
        "add x0, x0, #{general}",
        "str x1, [x0, #8]",
        "mrs x1, nzcv",
        "str x1, [x0, #144]",
        ".irp n, 2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17",
        "str x\\n, [x0, #(8 * \\n)]",
        ".endr",
        "ldr x1, [sp, #8]",
        "str x1, [x0]",
        "ldr x0, [sp]",
        "add x1, x0, #{after}",
        "stp x19, x20, [x1]",
        "stp x21, x22, [x1, #16]",
        "stp x23, x24, [x1, #32]",
        "stp x25, x26, [x1, #48]",
        "stp x27, x28, [x1, #64]",
        "str x29, [x1, #80]",
        "stp d8, d9, [x1, #88]",
        "stp d10, d11, [x1, #104]",
        "stp d12, d13, [x1, #120]",
        "stp d14, d15, [x1, #136]",
        "mrs x2, fpcr",
        "stp x18, x2, [x1, #152]",
        "add x1, x0, #{vectors}",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "str q\\n, [x1, #(16 * \\n)]",
        ".endr",
        "ldr x1, [x0, #{home}]",
        "mov sp, x1",
        "mov x0, #0",
        restore!(),
        arguments = const offset_of!(Frame, arguments),
        fill = const offset_of!(Frame, fill),
        before = const offset_of!(Frame, before),
        after = const offset_of!(Frame, after),
        vectors = const offset_of!(Frame, left) + offset_of!(Left, vectors),
        general = const offset_of!(Frame, left) + offset_of!(Left, general),
        stack = const offset_of!(Frame, stack),
        home = const offset_of!(Frame, home),
    )
}

/// Leaves the running function, and makes [`call`] return 1.
///
/// # Safety
///
/// The call of this frame must be in progress, and it must be safe to abandon it at this point.
#[unsafe(naked)]
pub(crate) unsafe extern "C" fn resume(frame: *mut Frame) -> ! {
    naked_asm!("ldr x1, [x0, #{home}]", "mov sp, x1", "mov x0, #1", restore!(), home = const offset_of!(Frame, home))
}

/// Declares functions with the signature of a kernel that each break one rule: the name of the rule and the function.
macro_rules! planted {
    ($($name:literal: $($line:literal),+;)*) => {
        vec![$({
            #[unsafe(naked)]
            unsafe extern "C" fn planted() {
                naked_asm!("bti c", $($line,)+ "ret")
            }
            ($name, Some(planted as *const ()))
        }),*]
    };
}

/// Returns functions that each change one register that they must preserve.
pub(crate) fn corrupters() -> Vec<(&'static str, Option<*const ()>)> {
    planted! {
        "x18": "mov x18, #1";
        "x19": "mov x19, x0";
        "x20": "add x20, x20, #1";
        "x21": "mov w21, w21";
        "x22": "mov x22, xzr";
        "x23": "rev x23, x23";
        "x24": "mov x24, x1";
        "x25": "mov x25, x1";
        "x26": "mov x26, x1";
        "x27": "mov x27, x1";
        "x28": "mov x28, x1";
        "x29": "mov x29, sp";
        "d8": "movi v8.16b, #0";
        "d9": "mov v9.b[0], w3";
        "d10": "mov v10.b[7], w3";
        "d11": "mov v11.h[1], w3";
        "d12": "mov v12.s[1], w3";
        "d13": "mov v13.d[0], x3";
        "d14": "ext v14.16b, v14.16b, v14.16b, #4";
        "d15": "ldr s15, [x3]";
        "fpcr": "mov x9, #0x1000000", "msr fpcr, x9", "mov x9, #0";
    }
}

/// Returns functions that each leave a word of the key behind: `x3` points to the state, and the key begins at its
/// byte 16.
pub(crate) fn leaks() -> Vec<(&'static str, Option<*const ()>)> {
    planted! {
        "x0": "ldr x0, [x3, #16]";
        "x1": "ldr x1, [x3, #24]";
        "x2": "ldrb w2, [x3, #47]";
        "x3": "ldr x3, [x3, #32]";
        "x4": "ldr w4, [x3, #16]";
        "x9": "ldr x9, [x3, #40]";
        "x16": "ldr x16, [x3, #16]";
        "x17": "ldr x17, [x3, #16]";
        "flags": "ldr x9, [x3, #16]", "lsl x9, x9, #28", "msr nzcv, x9", "mov x9, #0";
        "v0": "ldr s0, [x3, #16]";
        "v8": "ldr x9, [x3, #16]", "mov v8.d[1], x9", "mov x9, #0";
        "v15": "ldr w9, [x3, #16]", "mov v15.s[3], w9", "mov x9, #0";
        "v31": "ldr q31, [x3, #16]";
        "stack": "ldr x9, [x3, #16]", "str x9, [sp, #-16]", "mov x9, #0";
        "stack": "ldr x9, [x3, #16]", "sub x10, sp, #4096", "str x9, [x10, #-8]", "mov x9, #0", "mov x10, #0";
        "stack": "ldrb w9, [x3, #16]", "sub x10, sp, #16384", "strb w9, [x10, #8]", "mov x9, #0", "mov x10, #0";
    }
}

macro_rules! skipping {
    ($($skips:literal $name:literal: $($line:literal),+;)*) => {
        vec![$({
            #[unsafe(naked)]
            unsafe extern "C" fn planted() {
                naked_asm!("bti c", $($line),+)
            }
            ($skips, $name, planted as *const ())
        }),*]
    };
}

/// Returns functions whose arguments are the number of bytes of stack to take, some pages, and the size of a page: for
/// each, whether it skips a page, and how.
pub(crate) fn skippers() -> Vec<(bool, &'static str, *const ())> {
    skipping! {
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
