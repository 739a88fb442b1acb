//! AArch64: registers, kinds of operands, rows.

pub(crate) mod kinds;
mod rows;

pub use rows::*;

use crate::code::Cond;
use crate::isa::{File, View};

/// Condition bits by their names in the manuals.
pub mod flag {
    #![allow(non_upper_case_globals, missing_docs, reason = "written so in the rows")]
    pub const n: u8 = 0;
    pub const z: u8 = 1;
    pub const c: u8 = 2;
    pub const v: u8 = 3;
}

/// 64 bits of general-purpose register `n`, 0 to 30.
pub const fn x(n: u8) -> View {
    assert!(n < 31, "31 is the stack pointer, or zero");
    View::new(File::Gpr, n, 64)
}
/// The low 32 bits of general-purpose register `n`, 0 to 30.
pub const fn w(n: u8) -> View {
    x(n).bits(32)
}
/// The stack pointer.
pub const SP: View = View::new(File::Gpr, 31, 64);

/// Vector register `n`.
pub const fn v(n: u8) -> View {
    View::new(File::Vec, n, 128)
}
/// The low 64 bits of vector register `n`.
pub const fn d(n: u8) -> View {
    View::new(File::Vec, n, 64)
}
/// The low 32 bits of vector register `n`.
pub const fn s(n: u8) -> View {
    View::new(File::Vec, n, 32)
}

/// After `cmp a, b`: a >= b, unsigned. A subtraction sets the carry where it does not borrow.
pub const HS: Cond = Cond::new(flag::c, true);
/// After `cmp a, b`: a < b, unsigned.
pub const LO: Cond = Cond::new(flag::c, false);
/// Equal, or the result is 0.
pub const EQ: Cond = Cond::new(flag::z, true);
/// Not equal, or the result is not 0.
pub const NE: Cond = Cond::new(flag::z, false);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inst::{Inst, at};
    use crate::isa::Isa;
    use crate::machine::Machine;
    use crate::word::{Concrete, Word};

    #[test]
    fn text() {
        let expect = |inst: Inst, text: &str| assert_eq!(inst.to_string(), text);
        expect(tbl(v(1), v(2), v(3)), "tbl v1.16b, {v2.16b}, v3.16b");
        expect(ins_s(v(1), 3, w(4)), "mov v1.s[3], w4");
        expect(ldp_q(v(1), v(2), at(x(3), 32)), "ldp q1, q2, [x3, #32]");
        expect(stp_d(at(SP, 0), d(8), d(9)), "stp d8, d9, [sp]");
        expect(sha256h(v(1), v(2), v(3)), "sha256h q1, q2, v3.4s");
        expect(tst64_bit(x(2), 5), "tst x2, #(1 << 5)");
    }

    #[test]
    fn carry_says_that_there_was_no_borrow() {
        let mut machine = Machine::<Concrete>::new(Isa::Aarch64, |_, _| 0.into());
        for (len, enough) in [(575, 0), (576, 1), (577, 1)] {
            machine.set_gpr(2, Concrete::lit(64, len));
            machine.step(&cmp64_imm(x(2), 576)).expect("no memory is touched");
            assert_eq!(machine.flag(HS.flag.n), Concrete::lit(1, enough), "{len}");
        }
    }
}
