//! What kernels of x86-64 share.
//!
//! | module | what it holds |
//! |---|---|
//! | [`width`] | which instruction does a thing at which width |
//! | [`transpose`] | transposes of words in vectors |
//! | [`lanes`] | many messages at once, in lanes of vectors |

pub(crate) mod lanes;
pub(crate) mod transpose;
pub(crate) mod width;

use raddle_isa::builder::straight;
use raddle_isa::builder::x86_64::{Gpr64, mov32, sub32};
use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, View};

/// Bytes of the smallest page. A thread's stack ends in one that nobody may touch: what lies below it is somebody else's.
const PAGE: i64 = 4096;

/// Takes so many bytes of stack.
pub(crate) fn take_stack(bytes: i64) -> Vec<Inst> {
    down(bytes, 0)
}

/// Takes so many bytes of stack, a multiple of 8, from a multiple of `alignment` on; `entry` gets the stack pointer at entry.
pub(crate) fn take_aligned_stack(entry: View, bytes: i64, alignment: i64) -> Vec<Inst> {
    let mut insts = vec![mov64(entry, RSP)];
    // At entry the stack pointer is 8, 24, … bytes beyond such a multiple.
    insts.extend(down(bytes, alignment - 8));
    insts.push(and64(RSP, -alignment));
    insts
}

/// Moves the stack pointer down, where it may be moved by up to `slack` bytes more: never by more than a page at once without
/// touching what it points to, so that the end of the stack is not passed over. What is stored is public: the pointer itself.
fn down(bytes: i64, slack: i64) -> Vec<Inst> {
    let mut insts = Vec::new();
    let mut left = bytes;
    while left + slack > PAGE {
        insts.extend([sub64(RSP, PAGE), mov64_store(at(RSP, 0), RSP)]);
        left -= PAGE;
    }
    if left > 0 {
        insts.push(sub64(RSP, left));
    }
    insts
}

/// Leaves no secret in the flags, by a comparison that everybody knows the result of. An exclusive or or a shift leaves the
/// auxiliary carry undefined, and it may be what it was.
pub(crate) fn wipe_flags() -> Inst {
    cmp64(RSP, 0)
}

/// So many times, which `counter` counts.
pub(crate) fn repeat(mut body: Vec<Code>, counter: Gpr64, times: usize) -> [Code; 2] {
    let counter = counter.low32();
    body.push(straight([sub32(counter, 1)]));
    [straight([mov32(counter, times)]), Code::Repeat { body, again: NOT_EQUAL }]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(insts: &[Inst]) -> Vec<String> {
        insts.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_page_is_taken_at_once() {
        assert_eq!(text(&take_stack(0)), [""; 0]);
        assert_eq!(text(&take_stack(4096)), ["sub rsp, 4096"]);
        assert_eq!(text(&take_aligned_stack(R11, 4032, 64)), ["mov r11, rsp", "sub rsp, 4032", "and rsp, -64"]);
    }

    #[test]
    fn each_further_page_is_touched() {
        let touch = "mov qword ptr [rsp], rsp";
        assert_eq!(text(&take_stack(4104)), ["sub rsp, 4096", touch, "sub rsp, 8"]);
        assert_eq!(text(&take_stack(8192)), ["sub rsp, 4096", touch, "sub rsp, 4096"]);
        // With what the alignment may take it is more than a page.
        let aligned = ["mov r11, rsp", "sub rsp, 4096", touch, "and rsp, -64"];
        assert_eq!(text(&take_aligned_stack(R11, 4096, 64)), aligned);
    }
}
