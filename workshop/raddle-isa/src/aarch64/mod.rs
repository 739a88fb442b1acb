//! AArch64: registers, kinds of operands, rows.

pub(crate) mod kinds;
mod registers;
mod rows;

pub use registers::*;
pub use rows::*;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::at;
    use crate::inst::Inst;
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
