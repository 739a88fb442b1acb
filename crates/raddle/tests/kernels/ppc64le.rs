//! The ELF version 2 calling convention of little-endian POWER.

use std::arch::naked_asm;
use std::mem::offset_of;

/// The registers that a callee must preserve: eighteen general registers and as many floating-point registers, twelve
/// vectors, three fields of the condition register, and the system registers.
pub(crate) const SAVED: [&str; 52] = [
    "r14",
    "r15",
    "r16",
    "r17",
    "r18",
    "r19",
    "r20",
    "r21",
    "r22",
    "r23",
    "r24",
    "r25",
    "r26",
    "r27",
    "r28",
    "r29",
    "r30",
    "r31",
    "f14",
    "f15",
    "f16",
    "f17",
    "f18",
    "f19",
    "f20",
    "f21",
    "f22",
    "f23",
    "f24",
    "f25",
    "f26",
    "f27",
    "f28",
    "f29",
    "f30",
    "f31",
    "v20",
    "v21",
    "v22",
    "v23",
    "v24",
    "v25",
    "v26",
    "v27",
    "v28",
    "v29",
    "v30",
    "v31",
    "cr2 to cr4",
    "r2",
    "r13",
    "vrsave",
];

/// Fields 2 to 4 of the condition register.
const SAVED_FIELDS: u64 = 0x00ff_f000;

#[repr(C, align(64))]
pub(crate) struct Frame {
    pub(crate) entry: *const (),
    pub(crate) arguments: [usize; 6],
    /// The stack pointer.
    pub(crate) stack: *mut u8,
    fill: [u64; 8],
    /// The stack pointer of the test.
    home: usize,
    /// The registers before the call. Only a vector fills its place.
    pub(crate) before: [u128; SAVED.len()],
    pub(crate) after: [u128; SAVED.len()],
    pub(crate) left: Left,
}

/// The registers that a callee may change, with a second copy of the registers that it must save.
#[derive(Clone, PartialEq, Debug)]
#[repr(C, align(64))]
pub(crate) struct Left {
    /// vs0 to vs63: the last 32 of them are v0 to v31.
    vectors: [[u64; 2]; 64],
    /// r0 to r12, of which 1 and 2 stay empty; then cr, ctr, xer.
    general: [u64; 16],
}

impl Frame {
    pub(crate) fn new(entry: *const (), arguments: [usize; 6], stack: *mut u8) -> Self {
        let before = std::array::from_fn(|i| match SAVED[i] {
            "cr2 to cr4" => u128::from(super::pattern(i) & SAVED_FIELDS),
            vector if vector.starts_with("v2") || vector.starts_with("v3") => {
                u128::from(super::pattern(i)) << 64 | u128::from(!super::pattern(i))
            }
            _ => super::pattern(i).into(),
        });
        Self {
            entry,
            arguments,
            stack,
            fill: super::FILL,
            home: 0,
            before,
            after: [0; _],
            left: Left { vectors: [[0; 2]; 64], general: [0; _] },
        }
    }

    /// Returns the names of the places in which `other` holds a different value.
    pub(crate) fn differences(&self, other: &Self) -> Vec<String> {
        const GENERAL: [&str; 16] =
            ["r0", "", "", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "cr", "ctr", "xer"];
        let (a, b) = (&self.left, &other.left);
        let vectors = (0..64).filter(|&i| a.vectors[i] != b.vectors[i]).map(|i| format!("vs{i}"));
        let general = (0..16).filter(|&i| a.general[i] != b.general[i]).map(|i| GENERAL[i].into());
        vectors.chain(general).collect()
    }
}

/// The bytes at the end of the dead stack that the call itself writes.
pub(crate) const WRITTEN: usize = 0;

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
        addi 1, 1, 640
        ld 0, 8(1)
        mtcrf 0xff, 0
        ld 0, 16(1)
        mtlr 0
        blr"
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
        "std 13, 600(1)",
        "mfspr 0, 256",
        "std 0, 608(1)",
        // The registers that must be preserved.
        "addi 4, 3, {before}",
        "std 0, (16 * 51)(4)",
        "std 2, (16 * 49)(4)",
        "std 13, (16 * 50)(4)",
        // The frame is found again only through the stack, above the part that a callee may write. The chain of frames
        // ends here.
        "std 1, {home}(3)",
        "ld 1, {stack}(3)",
        "li 0, 0",
        "std 0, 0(1)",
        "std 3, 96(1)",
        "ld 0, (16 * 48)(4)",
        "mtcrf 0x38, 0",
        "addi 5, 3, {fill}",
        "lxvd2x 0, 0, 5",
        ".irp n, 14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "ld \\n, (16 * (\\n - 14))(4)",
        "lfd \\n, (16 * (\\n + 4))(4)",
        "xxpermdi \\n, \\n, 0, 1",
        ".endr",
        ".irp n, 20,21,22,23,24,25,26,27,28,29,30,31",
        "li 0, 16 * (\\n + 16)",
        "lvx \\n, 4, 0",
        ".endr",
        // The registers that may change.
        ".irp n, 1,2,3,4,5,6,7,8,9,10,11,12,13,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51",
        "xxlor \\n, 0, 0",
        ".endr",
        "mr 11, 3",
        "ld 12, 0(11)",
        "ld 9, {fill}(11)",
        "ld 3, {arguments}(11)",
        "ld 4, {arguments} + 8(11)",
        "ld 5, {arguments} + 16(11)",
        "ld 6, {arguments} + 24(11)",
        "ld 7, {arguments} + 32(11)",
        "ld 8, {arguments} + 40(11)",
        "mr 0, 9",
        "mr 10, 9",
        "mr 11, 9",
        "mtctr 12",
        "bctrl",
        // General registers are stored before anything changes them.
        "std 3, 104(1)",
        "ld 3, 96(1)",
        "std 0, {general}(3)",
        ".irp n, 4,5,6,7,8,9,10,11,12",
        "std \\n, ({general} + 8 * \\n)(3)",
        ".endr",
        "ld 4, 104(1)",
        "std 4, {general} + 24(3)",
        "mfcr 4",
        "std 4, {general} + 104(3)",
        "addi 5, 3, {after}",
        "rlwinm 4, 4, 0, 8, 19",
        "std 4, (16 * 48)(5)",
        "mfctr 4",
        "std 4, {general} + 112(3)",
        "mfxer 4",
        "std 4, {general} + 120(3)",
        "mfspr 4, 256",
        "std 4, (16 * 51)(5)",
        "std 2, (16 * 49)(5)",
        "std 13, (16 * 50)(5)",
        "ld 1, {home}(3)",
        "ld 2, 592(1)",
        "ld 13, 600(1)",
        "ld 4, 608(1)",
        "mtspr 256, 4",
        ".irp n, 14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "std \\n, (16 * (\\n - 14))(5)",
        "stfd \\n, (16 * (\\n + 4))(5)",
        ".endr",
        ".irp n, 20,21,22,23,24,25,26,27,28,29,30,31",
        "li 0, 16 * (\\n + 16)",
        "stvx \\n, 5, 0",
        ".endr",
        "addi 5, 3, {vectors}",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "stxvd2x \\n, 0, 5",
        "addi 5, 5, 16",
        ".endr",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "stxvd2x \\n + 32, 0, 5",
        "addi 5, 5, 16",
        ".endr",
        "li 3, 0",
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
    naked_asm!("ld 1, {home}(3)", "ld 2, 592(1)", "li 3, 1", restore!(), home = const offset_of!(Frame, home))
}

/// Declares functions with the signature of a kernel that each break one rule: the name of the rule and the function.
macro_rules! planted {
    ($($name:literal: $($line:expr),+;)*) => {
        vec![$({
            #[unsafe(naked)]
            unsafe extern "C" fn planted() {
                naked_asm!($($line,)+ "blr")
            }
            ($name, Some(planted as *const ()))
        }),*]
    };
}

/// Returns functions that each change one register that they must preserve.
pub(crate) fn corrupters() -> Vec<(&'static str, Option<*const ()>)> {
    planted! {
        "r14": "li 14, 1";
        "r15": "mr 15, 3";
        "r16": "addi 16, 16, 1";
        "r17": "rlwinm 17, 17, 0, 0, 31";
        "r18": "li 18, 1";
        "r19": "li 19, 1";
        "r20": "li 20, 1";
        "r21": "li 21, 1";
        "r22": "li 22, 1";
        "r23": "li 23, 1";
        "r24": "li 24, 1";
        "r25": "li 25, 1";
        "r26": "li 26, 1";
        "r27": "li 27, 1";
        "r28": "li 28, 1";
        "r29": "li 29, 1";
        "r30": "li 30, 1";
        "r31": "mr 31, 1";
        "f14": "fneg 14, 14";
        "f15": "xxlxor 15, 15, 15";
        "f16": "mtvsrd 16, 3";
        "f17": "xxlnor 17, 17, 17";
        "f18": "fneg 18, 18";
        "f19": "fneg 19, 19";
        "f20": "fneg 20, 20";
        "f21": "fneg 21, 21";
        "f22": "fneg 22, 22";
        "f23": "fneg 23, 23";
        "f24": "fneg 24, 24";
        "f25": "fneg 25, 25";
        "f26": "fneg 26, 26";
        "f27": "fneg 27, 27";
        "f28": "fneg 28, 28";
        "f29": "fneg 29, 29";
        "f30": "fneg 30, 30";
        "f31": "fneg 31, 31";
        "v20": "vxor 20, 20, 20";
        "v21": "vspltisw 21, 1";
        "v22": "vsldoi 22, 22, 22, 1";
        "v23": "xxlxor 55, 55, 55";
        "v24": "vnor 24, 24, 24";
        "v25": "vnor 25, 25, 25";
        "v26": "vnor 26, 26, 26";
        "v27": "vnor 27, 27, 27";
        "v28": "vnor 28, 28, 28";
        "v29": "vnor 29, 29, 29";
        "v30": "vnor 30, 30, 30";
        "v31": "vnor 31, 31, 31";
        "cr2 to cr4": "crnot 8, 8";
        "cr2 to cr4": "crnot 13, 13";
        "cr2 to cr4": "crnot 19, 19";
        "r2": "addi 2, 2, 8";
        "r13": "addi 13, 13, 8";
        "vrsave": "mfspr 0, 256", "addi 0, 0, 1", "mtspr 256, 0";
    }
}

/// Returns functions that each leave a word of the key behind: `r6` points to the state, and the key begins at its
/// byte 16.
pub(crate) fn leaks() -> Vec<(&'static str, Option<*const ()>)> {
    planted! {
        "r0": "ld 0, 16(6)";
        "r3": "lbz 3, 16(6)";
        "r4": "lwz 4, 16(6)";
        "r5": "ld 5, 24(6)";
        "r6": "ld 6, 32(6)";
        "r12": "ld 12, 40(6)";
        "cr": "lwz 0, 16(6)", "mtcrf 0x80, 0", "li 0, 0";
        "ctr": "ld 0, 16(6)", "mtctr 0", "li 0, 0";
        "xer": "lwz 0, 16(6)", "mtxer 0", "li 0, 0";
        "vs0": "li 9, 16", "lxvd2x 0, 6, 9";
        "vs13": "ld 9, 16(6)", "mtvsrd 13, 9", "li 9, 0";
        "vs14": "li 9, 16", "lxvd2x 0, 6, 9", "xxpermdi 14, 14, 0, 0", "xxlxor 0, 0, 0";
        "vs32": "li 9, 16", "lxvd2x 32, 6, 9";
        "vs51": "li 9, 32", "lxvw4x 51, 6, 9";
        "stack": "ld 9, 16(6)", "std 9, -16(1)", "li 9, 0";
        "stack": "ld 9, 16(6)", "std 9, -4104(1)", "li 9, 0";
        "stack": "lbz 9, 16(6)", "stb 9, -16376(1)", "li 9, 0";
    }
}

macro_rules! skipping {
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

/// Returns functions whose arguments are the number of bytes of stack to take, some pages, and the size of a page: for
/// each, whether it skips a page, and how.
pub(crate) fn skippers() -> Vec<(bool, &'static str, *const ())> {
    skipping! {
        true "takes all, and stores at its end":
            "mr 9, 1", "neg 3, 3", "stdux 1, 1, 3", "mr 1, 9", "blr";
        true "touches the pages from the last one on":
            "mr 9, 1", "subf 1, 3, 1", "mr 10, 1", "2:", "std 3, 0(10)", "add 10, 10, 4", "subf. 3, 4, 3", "bne 2b",
            "mr 1, 9", "blr";
        false "touches the pages in order":
            "mr 9, 1", "neg 5, 4", "2:", "stdux 1, 1, 5", "subf. 3, 4, 3", "bne 2b", "mr 1, 9", "blr";
    }
}
