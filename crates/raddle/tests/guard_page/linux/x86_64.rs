//! System V x86-64.

use std::arch::naked_asm;

/// The stack pointer of the test, below which lies what it must get back.
pub(crate) type Context = usize;

macro_rules! restore {
    () => {
        "cld\npop r15\npop r14\npop r13\npop r12\npop rbp\npop rbx\nret"
    };
}

/// Calls `entry` with the stack pointer at `stack`, and returns 0; or 1, by way of [`resume`].
///
/// # Safety
///
/// The function may be called with the arguments, and on that stack.
#[unsafe(naked)]
pub(crate) unsafe extern "sysv64" fn call(
    context: *mut Context,
    entry: *const (),
    arguments: *const usize,
    stack: *mut u8,
) -> usize {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "mov [rdi], rsp",
        "mov rbx, rdi",
        "mov rax, rsi",
        "mov r10, rdx",
        "mov rsp, rcx",
        "mov rdi, [r10]",
        "mov rsi, [r10 + 8]",
        "mov rdx, [r10 + 16]",
        "mov rcx, [r10 + 24]",
        "mov r8, [r10 + 32]",
        "mov r9, [r10 + 40]",
        "call rax",
        "mov rsp, [rbx]",
        "xor eax, eax",
        restore!()
    )
}

/// Leaves whatever runs, and lets [`call`] return 1.
///
/// # Safety
///
/// The call of this context is under way, and may be left where it is.
#[unsafe(naked)]
pub(crate) unsafe extern "sysv64" fn resume(context: *mut Context) -> ! {
    naked_asm!("mov rsp, [rdi]", "mov eax, 1", restore!())
}

macro_rules! planted {
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

/// Functions of how many bytes of stack to take, some pages, and how large a page is: whether it skips a page, and how.
pub(crate) fn planted() -> Vec<(bool, &'static str, *const ())> {
    planted! {
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
