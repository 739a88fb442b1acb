//! Tests that vector loads that wait for stores of a part of their bytes are found in the program of these tests, and that loads that
//! do not wait are not found.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::arch::naked_asm;
use std::collections::BTreeSet;
use std::hint::black_box;
use std::{env, fs};

use raddle_check::binary::forwarding::scan;

/// Declares a module of functions that nothing calls, and the list of them, so that the linker keeps them.
macro_rules! functions {
    ($module:ident: $($name:ident { $($line:literal)* })*) => {
        mod $module {
            use super::naked_asm;

            $(
                #[unsafe(naked)]
                extern "sysv64" fn $name() {
                    naked_asm!($($line,)* "ret")
                }
            )*

            pub(super) const ALL: &[(&str, extern "sysv64" fn())] = &[$((stringify!($name), $name)),*];
        }
    };
}

functions! { waiting:
    // The last chunk of BLAKE3 as it was: length and flag in the row that the kernel loads, and a copy between them.
    length_and_flag {
        "mov dword ptr [rsp + 0x28], ecx"
        "or byte ptr [rsp + 0x2c], 2"
        "test rdx, rdx"
        "je 2f"
        "call 3f"
        "2:"
        "movaps xmm2, [rsp + 0x20]"
        "3:"
    }
    // The root of BLAKE3 as it was.
    flag_of_the_root {
        "or byte ptr [rsi + 0x6c], 8"
        "movups xmm2, [rsi + 0x60]"
    }
    // The outer hash of a batch as it was: words of a digest, and a copy of 16 bytes.
    words_of_a_digest {
        "mov [rsp + 0x10], ecx"
        "mov [rsp + 0x14], edi"
        "movq xmm1, [rsp + 0x10]"
        "movaps xmm2, [rsp + 0x10]"
    }
    through_another_register {
        "mov [rsp + 8], rax"
        "lea rdi, [rsp + 0x10]"
        "mov rsi, rdi"
        "add rsi, 16"
        "movups xmm0, [rsi - 0x20]"
    }
    after_a_push {
        "mov [rsp], rax"
        "push rbx"
        "movups xmm0, [rsp + 8]"
    }
    of_a_push {
        "push rbx"
        "movups xmm0, [rsp]"
        "pop rbx"
    }
    relative_to_rip {
        "mov [rip + 2f + 8], rax"
        "lea rsi, [rip + 2f]"
        "movups xmm0, [rip + 2f]"
        "2:"
    }
    half_of_two_stores {
        "movups [rdi], xmm0"
        "movups xmm1, [rdi + 8]"
    }
    the_end_of_a_wide_store {
        "vmovdqu64 [rdi], zmm0"
        "vmovdqu ymm1, [rdi + 48]"
    }
    // The load comes first in the code, and second in time.
    in_a_loop {
        "2:"
        "vmovdqu ymm0, [rdi]"
        "mov byte ptr [rdi + 31], 0"
        "dec rsi"
        "jne 2b"
    }
    half_of_a_wide_load {
        "vmovdqu [rdi + 32], ymm0"
        "vpxord zmm1, zmm1, [rdi]"
    }
    // One of two paths writes the bytes at once.
    on_one_path {
        "mov [rdi], rax"
        "test rsi, rsi"
        "je 2f"
        "movups [rdi], xmm0"
        "2:"
        "movups xmm0, [rdi]"
    }
}

functions! { passing:
    the_width_of_the_store {
        "movups [rdi], xmm0"
        "movups xmm1, [rdi]"
        "mov rax, [rdi + 8]"
    }
    half_of_a_wide_store {
        "vmovdqu [rdi], ymm0"
        "movups xmm1, [rdi + 16]"
    }
    another_place_relative_to_rip {
        "mov [rip + 2f], rax"
        "movups xmm0, [rip + 2f + 8]"
        "2:"
    }
    memory_of_a_thread {
        "mov fs:[0x28], rax"
        "movups xmm0, [0x28]"
    }
    a_wide_store_between {
        "mov [rdi + 4], eax"
        "movups [rdi], xmm0"
        "movups xmm1, [rdi]"
    }
    next_to_the_load {
        "mov [rsp + 0x18], rax"
        "mov [rsp + 0x30], rax"
        "movups xmm0, [rsp + 0x20]"
    }
    another_address {
        "mov [rdi], rax"
        "mov rdi, rsi"
        "movups xmm0, [rdi]"
    }
    the_load_first {
        "movups xmm0, [rdi]"
        "mov [rdi], rax"
    }
    a_kernel_between {
        "mov [rsp + 8], rax"
        "call rcx"
        "movups xmm0, [rsp]"
    }
    far_away {
        "mov [rdi], rax"
        ".rept 100"
        "add rcx, 1"
        ".endr"
        "movups xmm0, [rdi]"
    }
    behind_a_return {
        "mov [rdi], rax"
        "jmp 3f"
        "movups xmm0, [rdi]"
        "3:"
    }
    only_an_address {
        "mov [rdi], rax"
        "lea rax, [rdi]"
        "prefetcht0 [rdi]"
    }
}

#[test]
fn loads_that_wait_are_found_and_no_others() {
    black_box((waiting::ALL, passing::ALL));
    let program = fs::read(env::current_exe().unwrap()).unwrap();
    let scan = scan(&program, |name| name.contains("forwarding::waiting::") || name.contains("forwarding::passing::"));
    let scan = scan.unwrap();
    assert_eq!(scan.functions, waiting::ALL.len() + passing::ALL.len());
    let found: BTreeSet<_> = scan.stalls.iter().filter_map(|stall| stall.function.rsplit("::").next()).collect();
    let expected: BTreeSet<_> = waiting::ALL.iter().map(|(name, _)| *name).collect();
    assert_eq!(found, expected);
    // Each function has one load that waits.
    assert_eq!(scan.stalls.len(), expected.len(), "{:?}", scan.stalls);
}

#[test]
fn other_files_are_refused() {
    assert!(scan(b"no program", |_| true).is_err());
}
