//! Compares texts with machine code: an assembler must encode the generated text as the intended instruction.
//!
//! | module | purpose |
//! |---|---|
//! | [`assemble`] | the installed assemblers |
//! | [`x86_64`] | the decoder of x86-64, which also knows features, registers and flags |
//! | [`text`] | the disassembler of the other instruction sets |

pub mod assemble;
pub mod text;
pub mod x86_64;

use raddle_isa::{Cond, Inst, Isa};
use raddle_kernels::Kernel;

use crate::run::program::{Step, steps, woven};

/// The intended content at a place of a kernel.
enum Meant {
    /// The first instruction of a function that is called through a pointer.
    LandingPad,
    Inst(Inst),
    /// A jump to the place with this number.
    Jump(Cond, usize),
    Return,
}

/// Checks that machine code of this instruction set can be decoded here.
pub fn disassembler(isa: Isa) -> Result<(), String> {
    if isa == Isa::X86_64 { Ok(()) } else { text::disassembler(isa).map(drop) }
}

/// Compares the machine code of straight-line code with the intended instructions. Returns the differences, or an error
/// if nothing can be compared.
pub fn instructions(isa: Isa, code: &[u8], meant: &[Inst]) -> Result<Vec<String>, String> {
    compare(isa, code, meant.iter().cloned().map(Meant::Inst).collect())
}

/// Compares the machine code of a whole kernel with the intended one, including landing pad, jumps and return. Returns
/// the differences.
pub fn kernel(code: &[u8], kernel: &Kernel) -> Result<Vec<String>, String> {
    let steps = steps(kernel, woven);
    let pad: Vec<_> = kernel.isa.landing_pad().map(|_| Meant::LandingPad).into_iter().collect();
    let place = |step: usize| pad.len() + step;
    let meant = steps.iter().map(|step| match step {
        Step::Do(inst) => Meant::Inst(inst.clone()),
        Step::Jump { cond, to } => Meant::Jump(*cond, place(*to)),
        Step::Head { enter, exit } => Meant::Jump(enter.opposite(), place(*exit)),
        Step::Back { head } => match steps[*head] {
            Step::Head { enter, .. } => Meant::Jump(enter, place(head + 1)),
            _ => unreachable!("the end of a loop names its head"),
        },
    });
    let meant: Vec<_> = meant.chain([Meant::Return]).collect();
    compare(kernel.isa, code, pad.into_iter().chain(meant).collect())
}

fn compare(isa: Isa, code: &[u8], meant: Vec<Meant>) -> Result<Vec<String>, String> {
    let counted = |found: usize| format!("{found} instructions where {} were meant", meant.len());
    if isa == Isa::X86_64 {
        let decoded = x86_64::decode(code);
        if decoded.len() != meant.len() {
            return Ok(vec![counted(decoded.len())]);
        }
        let differs = |(meant, found): (&Meant, &x86_64::Instruction)| match meant {
            Meant::Inst(inst) => x86_64::is(inst, found).err(),
            Meant::Jump(cond, to) => x86_64::is_jump(*cond, decoded[*to].ip(), found).err(),
            Meant::LandingPad => x86_64::is_landing_pad(found).err(),
            Meant::Return => x86_64::is_return(found).err(),
        };
        return Ok(meant.iter().zip(&decoded).filter_map(differs).collect());
    }
    let found = text::disassemble(isa, code)?;
    if found.len() != meant.len() {
        return Ok(vec![counted(found.len())]);
    }
    let differs = |(meant, found): (&Meant, &String)| {
        let text = match meant {
            Meant::Inst(inst) => return text::is(inst, found).err(),
            Meant::Jump(cond, to) => text::jump(isa, Some((*cond, 4 * *to as u64))),
            Meant::LandingPad => "bti c".to_owned(),
            Meant::Return => text::jump(isa, None),
        };
        (text != text::canonical(found)).then(|| format!("`{text}` is encoded as `{found}`"))
    };
    Ok(meant.iter().zip(&found).filter_map(differs).collect())
}
