//! System V x86-64, which the kernels use on every operating system.

use std::arch::naked_asm;
use std::mem::offset_of;

/// The registers that a callee must preserve: six general registers, the direction flag, and the control bits of the
/// two floating-point units.
pub(crate) const SAVED: [&str; 9] = ["rbx", "rbp", "r12", "r13", "r14", "r15", "direction flag", "mxcsr", "x87"];

#[repr(C, align(64))]
pub(crate) struct Frame {
    pub(crate) entry: *const (),
    pub(crate) arguments: [usize; 6],
    /// The stack pointer.
    pub(crate) stack: *mut u8,
    /// 0: `xmm0` to `xmm15`; 1: `ymm`; 2: `zmm0` to `zmm31` and masks.
    width: usize,
    fill: [u64; 8],
    /// The stack pointer of the test.
    home: usize,
    pub(crate) before: [u64; SAVED.len()],
    pub(crate) after: [u64; SAVED.len()],
    pub(crate) left: Left,
}

/// The registers that a callee may change.
#[derive(Clone, PartialEq, Debug)]
#[repr(C, align(64))]
pub(crate) struct Left {
    vectors: [[u64; 8]; 32],
    masks: [u64; 8],
    /// rax, rcx, rdx, rsi, rdi, r8 to r11, flags.
    general: [u64; 10],
}

impl Frame {
    pub(crate) fn new(entry: *const (), arguments: [usize; 6], stack: *mut u8) -> Self {
        let width = if is_x86_feature_detected!("avx512bw") { 2 } else { usize::from(is_x86_feature_detected!("avx")) };
        Self {
            entry,
            arguments,
            stack,
            width,
            fill: super::FILL,
            home: 0,
            before: std::array::from_fn(super::pattern),
            after: [0; _],
            left: Left { vectors: [[0; 8]; 32], masks: [0; 8], general: [0; 10] },
        }
    }

    /// Returns the names of the places in which `other` holds a different value.
    pub(crate) fn differences(&self, other: &Self) -> Vec<String> {
        const GENERAL: [&str; 10] = ["rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "flags"];
        let (a, b) = (&self.left, &other.left);
        let vectors = (0..32).filter(|&i| a.vectors[i] != b.vectors[i]).map(|i| format!("zmm{i}"));
        let masks = (0..8).filter(|&i| a.masks[i] != b.masks[i]).map(|i| format!("k{i}"));
        let general = (0..10).filter(|&i| a.general[i] != b.general[i]).map(|i| GENERAL[i].into());
        vectors.chain(masks).chain(general).collect()
    }

    /// Returns the registers, among the first sixteen, whose upper halves the entry has left dirty. Each upper half is
    /// filled before the call. Code that writes 128 bits sets it to zero or leaves it alone; code that writes more must
    /// zero all upper halves at the end, with `vzeroupper`.
    pub(crate) fn dirty(&self, wide: bool) -> Vec<String> {
        let upper = |i: usize| &self.left.vectors[i][2..[2, 4, 8][self.width]];
        let clean = |i: usize| upper(i).iter().all(|&word| word == 0);
        let kept = |i: usize| upper(i).iter().all(|&word| word == self.fill[0]);
        (0..16).filter(|&i| !clean(i) && (wide || !kept(i))).map(|i| format!("zmm{i}")).collect()
    }
}

/// The bytes at the end of the dead stack that the call itself writes: the place of its return address.
pub(crate) const WRITTEN: usize = 8;

macro_rules! restore {
    () => {
        "ldmxcsr [rsp + 8]\nfldcw [rsp + 12]\ncld\nadd rsp, 24\npop r15\npop r14\npop r13\npop r12\npop rbp\npop rbx\nret"
    };
}

/// Calls the frame's entry with every register filled, on the frame's stack, and stores the registers in the frame when
/// the entry returns. Returns 0, or 1 if [`resume`] ended the call.
///
/// # Safety
///
/// The entry must be a function that keeps to the stack discipline and may be called with the arguments on that stack.
#[unsafe(naked)]
pub(crate) unsafe extern "sysv64" fn call(frame: *mut Frame) -> usize {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "sub rsp, 24",
        "mov [rdi + {home}], rsp",
        "stmxcsr [rsp + 8]",
        "fnstcw [rsp + 12]",
        "mov rax, rdi",
        // The registers that must be preserved.
        "mov dword ptr [rax + {before} + 48], 0",
        "mov dword ptr [rax + {before} + 52], 0",
        "mov ecx, [rsp + 8]",
        "and ecx, 0xffc0",
        "mov [rax + {before} + 56], rcx",
        "movzx ecx, word ptr [rsp + 12]",
        "mov [rax + {before} + 64], rcx",
        // The frame is found again only through the stack.
        "mov rsp, [rax + {stack}]",
        "mov [rsp], rax",
        "mov rbx, [rax + {before}]",
        "mov rbp, [rax + {before} + 8]",
        "mov r12, [rax + {before} + 16]",
        "mov r13, [rax + {before} + 24]",
        "mov r14, [rax + {before} + 32]",
        "mov r15, [rax + {before} + 40]",
        // The registers that may change.
        "cmp dword ptr [rax + {width}], 1",
        "jb 2f",
        "je 3f",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "vmovdqu64 zmm\\n, [rax + {fill}]",
        ".endr",
        ".irp n, 0,1,2,3,4,5,6,7",
        "kmovq k\\n, [rax + {fill}]",
        ".endr",
        "jmp 4f",
        "3:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "vmovdqu ymm\\n, [rax + {fill}]",
        ".endr",
        "jmp 4f",
        "2:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "movups xmm\\n, [rax + {fill}]",
        ".endr",
        "4:",
        "mov r10, [rax + {fill}]",
        "mov r11, [rax]",
        "mov rdi, [rax + {arguments}]",
        "mov rsi, [rax + {arguments} + 8]",
        "mov rdx, [rax + {arguments} + 16]",
        "mov rcx, [rax + {arguments} + 24]",
        "mov r8, [rax + {arguments} + 32]",
        "mov r9, [rax + {arguments} + 40]",
        "mov rax, r10",
        "call r11",
        // General registers and flags are stored before anything changes them.
        "xchg rax, [rsp]",
        "mov [rax + {general} + 8], rcx",
        "pushfq",
        "pop rcx",
        "cld",
        "mov [rax + {general} + 72], rcx",
        "and ecx, 0x400",
        "mov [rax + {after} + 48], rcx",
        "mov [rax + {general} + 16], rdx",
        "mov [rax + {general} + 24], rsi",
        "mov [rax + {general} + 32], rdi",
        "mov [rax + {general} + 40], r8",
        "mov [rax + {general} + 48], r9",
        "mov [rax + {general} + 56], r10",
        "mov [rax + {general} + 64], r11",
        "mov rcx, [rsp]",
        "mov [rax + {general}], rcx",
        "mov [rax + {after}], rbx",
        "mov [rax + {after} + 8], rbp",
        "mov [rax + {after} + 16], r12",
        "mov [rax + {after} + 24], r13",
        "mov [rax + {after} + 32], r14",
        "mov [rax + {after} + 40], r15",
        // The vectors.
        "cmp dword ptr [rax + {width}], 1",
        "jb 2f",
        "je 3f",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "vmovdqu64 [rax + {vectors} + 64 * \\n], zmm\\n",
        ".endr",
        ".irp n, 0,1,2,3,4,5,6,7",
        "kmovq [rax + {masks} + 8 * \\n], k\\n",
        ".endr",
        "vzeroupper",
        "jmp 4f",
        "3:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "vmovdqu [rax + {vectors} + 64 * \\n], ymm\\n",
        ".endr",
        "vzeroupper",
        "jmp 4f",
        "2:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "movups [rax + {vectors} + 64 * \\n], xmm\\n",
        ".endr",
        "4:",
        // The control words.
        "mov qword ptr [rax + {after} + 64], 0",
        "fnstcw [rax + {after} + 64]",
        "mov rsp, [rax + {home}]",
        "fldcw [rsp + 12]",
        "stmxcsr [rax + {after} + 56]",
        "mov ecx, [rax + {after} + 56]",
        "and ecx, 0xffc0",
        "mov [rax + {after} + 56], rcx",
        "xor eax, eax",
        restore!(),
        arguments = const offset_of!(Frame, arguments),
        width = const offset_of!(Frame, width),
        fill = const offset_of!(Frame, fill),
        before = const offset_of!(Frame, before),
        after = const offset_of!(Frame, after),
        vectors = const offset_of!(Frame, left) + offset_of!(Left, vectors),
        masks = const offset_of!(Frame, left) + offset_of!(Left, masks),
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
pub(crate) unsafe extern "sysv64" fn resume(frame: *mut Frame) -> ! {
    naked_asm!("mov rsp, [rdi + {home}]", "mov eax, 1", restore!(), home = const offset_of!(Frame, home))
}

/// Declares functions with the signature of a kernel that each break one rule: the name of the rule, the CPU feature
/// that is needed to break it, and the function.
macro_rules! planted {
    ($($name:literal $(if $feature:tt)?: $($line:literal),+;)*) => {
        [$({
            #[unsafe(naked)]
            unsafe extern "sysv64" fn planted() {
                naked_asm!($($line,)+ "ret")
            }
            let runs = true $(&& is_x86_feature_detected!($feature))?;
            ($name, runs.then_some(planted as *const ()))
        }),*]
    };
}

/// Returns functions that each change one register that they must preserve.
pub(crate) fn corrupters() -> Vec<(&'static str, Option<*const ()>)> {
    planted! {
        "rbx": "inc rbx";
        "rbp": "mov ebp, ebp";
        "r12": "xor r12d, r12d";
        "r13": "mov r13, rdi";
        "r14": "bswap r14";
        "r15": "mov r15b, 1";
        "direction flag": "std";
        "mxcsr": "push 0x9f80", "ldmxcsr [rsp]", "pop rax";
        "x87": "push 0x27f", "fldcw [rsp]", "pop rax";
    }
    .into()
}

/// Returns functions that each leave a word of the key behind: `rcx` points to the state, and the key begins at its
/// byte 16.
pub(crate) fn leaks() -> Vec<(&'static str, Option<*const ()>)> {
    planted! {
        "rax": "mov rax, [rcx + 16]";
        "rcx": "mov rcx, [rcx + 16]";
        "rdx": "mov dl, [rcx + 47]";
        "rsi": "mov esi, [rcx + 16]";
        "rdi": "mov rdi, [rcx + 16]";
        "r8": "mov r8, [rcx + 24]";
        "r9": "mov r9, [rcx + 32]";
        "r10": "movzx r10d, byte ptr [rcx + 33]";
        "r11": "mov r11, [rcx + 40]";
        "flags": "mov eax, [rcx + 16]", "sahf", "mov eax, 0";
        "zmm0": "movd xmm0, [rcx + 16]";
        "zmm15": "movups xmm15, [rcx + 16]";
        "zmm7" if "avx": "vmovups ymm7, [rcx + 16]";
        "zmm9" if "avx": "vbroadcastss ymm9, [rcx + 20]", "vpermilps ymm9, ymm9, 0";
        "zmm3" if "avx512f": "vpbroadcastd zmm3, [rcx + 16]", "vmovdqa ymm3, ymm3", "vpbroadcastd zmm3, [rcx + 16]";
        "zmm31" if "avx512f": "vpbroadcastd zmm31, [rcx + 44]";
        "k1" if "avx512bw": "kmovq k1, [rcx + 16]";
        "k7" if "avx512bw": "kmovd k7, [rcx + 40]";
        "stack": "push qword ptr [rcx + 16]", "pop rax", "xor eax, eax";
        "stack": "mov rax, [rcx + 16]", "mov [rsp - 4104], rax", "xor eax, eax";
        "stack": "mov al, [rcx + 16]", "mov [rsp - 16376], al", "xor eax, eax";
    }
    .into()
}

/// Returns functions that leave upper halves dirty: the registers that show it, whether the function names wide
/// registers, and the function. The last functions are correct.
pub(crate) fn dirtiers() -> Vec<(Vec<String>, bool, Option<*const ()>)> {
    let planted: [(&str, Option<*const ()>); 8] = planted! {
        "0" if "avx2": "vpcmpeqd ymm0, ymm0, ymm0";
        "15" if "avx2": "vzeroupper", "vpcmpeqd ymm15, ymm15, ymm15";
        "7" if "avx512f": "vzeroupper", "vpternlogd zmm7, zmm7, zmm7, 255", "vmovdqa ymm3, ymm3";
        "1-15" if "avx2": "vpaddd ymm0, ymm0, ymm0", "vpxor xmm0, xmm0, xmm0";
        "" if "avx2": "vpaddd ymm0, ymm0, ymm0", "vzeroupper";
        "" if "avx512f": "vpternlogd zmm20, zmm20, zmm20, 255", "vzeroupper";
        "narrow" if "avx": "vpxor xmm0, xmm0, xmm0";
        "narrow": "xorps xmm0, xmm0";
    };
    let name = |i: u32| format!("zmm{i}");
    let registers = |text: &str| match text {
        "" | "narrow" => Vec::new(),
        "1-15" => (1..16).map(name).collect(),
        one => vec![name(one.parse().unwrap())],
    };
    // The first function keeps the values that its caller had in the other registers.
    let seen = |i: usize, text: &str| if i == 0 { (0..16).map(name).collect() } else { registers(text) };
    planted.into_iter().enumerate().map(|(i, (text, entry))| (seen(i, text), text != "narrow", entry)).collect()
}

macro_rules! skipping {
    ($($skips:literal $name:literal: $($line:literal),+;)*) => {
        [$({
            #[unsafe(naked)]
            unsafe extern "sysv64" fn planted() {
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
        true "takes all, and stores at its end": "sub rsp, rdi", "mov [rsp], rdi", "add rsp, rdi", "ret";
        true "the same, aligned": "mov r11, rsp", "sub rsp, rdi", "and rsp, -64", "mov [rsp], rdi", "mov rsp, r11", "ret";
        true "touches the pages from the last one on":
            "mov r11, rsp", "sub rsp, rdi", "2:", "mov [rsp], rdi", "add rsp, rsi", "sub rdi, rsi", "jnz 2b",
            "mov rsp, r11", "ret";
        true "touches every second page":
            "mov r11, rsp", "lea rsi, [rsi + rsi]", "sub rsp, rsi", "mov [rsp], rdi", "sub rsp, rsi", "mov [rsp], rdi",
            "mov rsp, r11", "ret";
        false "touches the pages in order":
            "mov r11, rsp", "2:", "sub rsp, rsi", "mov [rsp], rdi", "sub rdi, rsi", "jnz 2b", "mov rsp, r11", "ret";
    }
    .into()
}
