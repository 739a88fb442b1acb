//! The part of a kernel that a drawing shows: its instructions, with the strands that they come from.

use raddle_isa::{Code, Inst, Origin};
use raddle_kernels::Kernel;

/// Instructions of a kernel in the order of the text.
#[derive(Clone, Debug)]
pub struct Excerpt<'a> {
    /// The instructions, each with the strand that it was woven from.
    pub insts: Vec<(&'a Origin, &'a Inst)>,
    /// Whether these instructions are the body of a loop; otherwise they are the whole kernel.
    pub is_loop: bool,
}

impl<'a> Excerpt<'a> {
    /// Returns the whole kernel.
    pub fn whole(kernel: &'a Kernel) -> Excerpt<'a> {
        let mut insts = Vec::new();
        append(&kernel.code, &mut insts);
        Excerpt { insts, is_loop: false }
    }

    /// Returns the longest of a kernel's innermost loops without its jump, or the whole kernel if it has no loop.
    pub fn innermost_loop(kernel: &'a Kernel) -> Excerpt<'a> {
        let mut loops = Vec::new();
        innermost(&kernel.code, &mut loops);
        // Of several equally long loops, we take the first.
        let longest = loops.into_iter().rev().max_by_key(Vec::len);
        longest.map_or_else(|| Excerpt::whole(kernel), |insts| Excerpt { insts, is_loop: true })
    }

    /// Returns the text, one instruction a line.
    pub fn text(&self) -> String {
        self.insts.iter().map(|(_, inst)| format!("{inst}\n")).collect()
    }
}

fn append<'a>(code: &'a [Code], insts: &mut Vec<(&'a Origin, &'a Inst)>) {
    for part in code {
        match part {
            Code::Straight(strand) => insts.extend(strand.origins()),
            Code::Repeat { body, .. } | Code::Skip { body, .. } => append(body, insts),
            Code::While { test, body, .. } => {
                append(body, insts);
                insts.extend(test.iter().map(|inst| (&Origin::Unwoven, inst)));
            }
            Code::Note(_) => {}
        }
    }
}

/// Appends the instructions of each loop that has no loop in it. Returns whether there is any loop.
fn innermost<'a>(code: &'a [Code], loops: &mut Vec<Vec<(&'a Origin, &'a Inst)>>) -> bool {
    let mut found = false;
    for part in code {
        found |= match part {
            Code::Repeat { body, .. } | Code::While { body, .. } => {
                if !innermost(body, loops) {
                    let mut insts = Vec::new();
                    append(std::slice::from_ref(part), &mut insts);
                    loops.push(insts);
                }
                true
            }
            Code::Skip { body, .. } => innermost(body, loops),
            Code::Straight(_) | Code::Note(_) => false,
        };
    }
    found
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use raddle_isa::Isa;

    use super::*;

    #[test]
    fn the_whole_kernel_has_its_instructions() {
        for kernel in raddle_kernels::all() {
            let whole = Excerpt::whole(&kernel);
            assert_eq!(whole.insts.len(), kernel.insts().len(), "{}", kernel.name);
            let part = Excerpt::innermost_loop(&kernel);
            assert!(!part.insts.is_empty() && part.insts.len() <= whole.insts.len(), "{}", kernel.name);
        }
    }

    #[test]
    fn the_loop_is_that_over_rounds_and_names_its_strands() {
        let kernel = raddle_kernels::named(Isa::Aarch64, "chacha20_xor_neon").unwrap();
        let rounds = Excerpt::innermost_loop(&kernel);
        let origins: BTreeSet<_> = rounds.insts.iter().map(|(origin, _)| *origin).collect();
        let named = |name: &str| origins.contains(&Origin::Named(name.into()));
        assert!(rounds.is_loop && named("4 blocks by columns") && named("block 1 by rows") && named("scalar blocks"));
        assert!(!rounds.text().contains("[x0"), "no output is written in the rounds");
    }
}
