//! Wrong meanings, each of which a run must refuse, because a check that never fails shows nothing.

use raddle_isa::inst::Operand;
use raddle_isa::isa::{File, Isa, Reg, View};
use raddle_isa::lanes::zip;
use raddle_isa::word::{Concrete, Word};
use raddle_isa::{Fault, Inst, Machine, Row};

use super::generate;

/// A row with a wrong meaning.
pub struct Plant {
    /// The instruction set.
    pub isa: Isa,
    /// The name of the row.
    pub row: &'static str,
    /// The fault.
    pub fault: &'static str,
    /// The wrong meaning.
    pub step: fn(&mut Machine<Concrete>, &Inst) -> Result<(), Fault>,
}

type M = Machine<Concrete>;
type StepResult = Result<(), Fault>;

macro_rules! plants {
    ($($isa:ident $row:ident $fault:literal: $step:expr;)+) => {
        /// All plants.
        pub const PLANTS: &[Plant] =
            &[$(Plant { isa: Isa::$isa, row: stringify!($row), fault: $fault, step: $step }),+];
    };
}

plants! {
    X86_64 vpaddd "subtracts": |m, i| {
        let n = m.read(register(i, 1));
        m.step(i)?;
        // The wrong result n - s is 2 n - (n + s).
        let sum = m.read(register(i, 0));
        m.write(register(i, 0).reg, zip(32, n, sum, |n, sum| n + n - sum));
        Ok(())
    };
    X86_64 vpaddd "carries from lane to lane": |m, i| like(m, i, "vpaddq");
    X86_64 vprold "rotates by one bit more": |m, i| with_number(m, i, |k| k + 1);
    X86_64 vpslld "takes a count modulo 32": |m, i| with_number(m, i, |k| k & 31);
    X86_64 vpshufb "ignores bit 7 of the control": |m, i| with_changed(m, i, 2, |byte| byte & 0x7f);
    X86_64 vpternlogd "has the two sources swapped": |m, i| swapped(m, i, 1, 2);
    X86_64 vperm2i128 "never gives zero": |m, i| with_number(m, i, |k| k & !0x88);
    X86_64 vpclmulqdq "takes the low half of the second source": |m, i| with_number(m, i, |k| k & !0x10);
    X86_64 vaesenc "leaves out MixColumns": |m, i| like(m, i, "vaesenclast");
    X86_64 vpunpckldq "takes the high halves": |m, i| like(m, i, "vpunpckhdq");
    X86_64 vpxor "keeps what is above the vector": |m, i| keeping(m, i, |view| usize::from(view.bits) / 8);
    X86_64 add32 "keeps the upper half of the register": |m, i| keeping(m, i, |_| 4);
    X86_64 adc64 "forgets the carry": |m, i| like(m, i, "add64");
    X86_64 adox64 "uses the wrong carry": |m, i| like(m, i, "adcx64");
    X86_64 cmp64 "has the carry the other way": |m, i| with_flag(m, i, 0);
    X86_64 mulx64 "writes the low half last": |m, i| {
        let low = register(i, 0);
        let mut other = m.clone();
        with_arg(&mut other, i, 1, |high| *high = Operand::Reg(View::new(File::Gpr, low.reg.n ^ 1, 64)))?;
        m.step(i)?;
        m.write(low.reg, other.read(low));
        Ok(())
    };
    X86_64 vmovdqu8_store "stores every byte": |m, i| with_changed(m, i, 1, |_| 0xff);
    X86_64 vpshufd_masked "picks every word": |m, i| with_changed(m, i, 1, |_| 0xff);
    X86_64 vmovdqu8_load "keeps the bytes that are not named": |m, i| {
        let (old, mask) = (m.read(register(i, 0)), m.read(register(i, 1)));
        m.step(i)?;
        let mut new = m.read(register(i, 0));
        for (at, byte) in new.bytes_mut().iter_mut().enumerate() {
            if mask.word().bit(at as u32) == Concrete::lit(1, 0) {
                *byte = old.bytes()[at];
            }
        }
        m.write(register(i, 0).reg, new);
        Ok(())
    };

    Aarch64 ror32 "rotates by one bit more": |m, i| with_number(m, i, |k| (k + 1) % 32);
    Aarch64 subs64 "has the carry the other way": |m, i| with_flag(m, i, 2);
    Aarch64 add32 "keeps the upper half of the register": |m, i| keeping(m, i, |_| 4);
    Aarch64 sli_4s "clears the bits below": |m, i| like(m, i, "shl_4s");
    Aarch64 tbl "takes an index modulo 16": |m, i| with_changed(m, i, 2, |byte| byte & 15);
    Aarch64 ext "begins one byte later": |m, i| with_number(m, i, |k| (k + 1) % 16);
    Aarch64 add_4s "carries from lane to lane": |m, i| like(m, i, "add_2d");
    Aarch64 umull2 "multiplies the low lanes": |m, i| like(m, i, "umull");
    Aarch64 sha256h2 "gives the other half": |m, i| like(m, i, "sha256h");

    Ppc64le vperm "counts from the other vector": |m, i| swapped(m, i, 1, 2);
    Ppc64le vsldoi "begins one byte later": |m, i| with_number(m, i, |k| (k + 1) % 16);
    Ppc64le subf "subtracts the second from the first": |m, i| swapped(m, i, 1, 2);
    Ppc64le xxpermdi "has the two bits of its number swapped": |m, i| with_number(m, i, |k| (k << 1 | k >> 1) & 3);
    Ppc64le vshasigmaw "takes the other round": |m, i| with_arg(m, i, 2, |arg| number(arg, |k| k ^ 1));
    Ppc64le cmpldi "says less for greater": |m, i| with_flag(m, i, 1);
}

fn register(inst: &Inst, arg: usize) -> View {
    let Operand::Reg(view) = inst.args[arg] else { panic!("operand {arg} of `{inst}` is a register") };
    view
}

/// Applies the meaning of another row with the same operands.
fn like(m: &mut M, inst: &Inst, row: &str) -> StepResult {
    let row = generate::rows(inst.row.isa).iter().find(|other| other.name == row).expect("a row");
    instead(m, inst, row, &inst.args)
}

/// Applies the meaning of another instruction, or the right one if there is no such instruction.
fn instead(m: &mut M, inst: &Inst, row: &'static Row, args: &[Operand]) -> StepResult {
    m.step(&Inst::try_new(row, args).unwrap_or_else(|_| inst.clone()))
}

fn with_arg(m: &mut M, inst: &Inst, arg: usize, change: impl Fn(&mut Operand)) -> StepResult {
    let mut args = inst.args.clone();
    change(&mut args[arg]);
    instead(m, inst, inst.row, &args)
}

fn number(arg: &mut Operand, change: impl Fn(i64) -> i64) {
    let Operand::Imm(k) = arg else { panic!("a number") };
    *k = change(*k);
}

/// Applies the meaning with another number as the last operand.
fn with_number(m: &mut M, inst: &Inst, change: impl Fn(i64) -> i64) -> StepResult {
    with_arg(m, inst, inst.args.len() - 1, |arg| number(arg, &change))
}

fn swapped(m: &mut M, inst: &Inst, a: usize, b: usize) -> StepResult {
    let mut args = inst.args.clone();
    args.swap(a, b);
    instead(m, inst, inst.row, &args)
}

/// Applies the meaning with other bytes in a source register, which is restored unless it is also the destination.
fn with_changed(m: &mut M, inst: &Inst, arg: usize, change: impl Fn(u8) -> u8) -> StepResult {
    let Operand::Reg(View { reg, .. }) = inst.args[arg] else { return m.step(inst) };
    let own = m.bytes(reg).to_vec();
    m.bytes_mut(reg).iter_mut().for_each(|byte| byte.value = change(byte.value));
    m.step(inst)?;
    if !inst.writes().contains(&reg) {
        m.bytes_mut(reg).copy_from_slice(&own);
    }
    Ok(())
}

/// Applies the meaning, but keeps the bytes of the destination from some byte on.
fn keeping(m: &mut M, inst: &Inst, from: impl Fn(View) -> usize) -> StepResult {
    let view = register(inst, 0);
    let old = m.bytes(view.reg).to_vec();
    m.step(inst)?;
    let from = from(view);
    m.bytes_mut(view.reg)[from..].copy_from_slice(&old[from..]);
    Ok(())
}

/// Applies the meaning, then flips a condition bit.
fn with_flag(m: &mut M, inst: &Inst, n: u8) -> StepResult {
    m.step(inst)?;
    debug_assert!(inst.writes().contains(&Reg { file: File::Flag, n }));
    m.set_flag(n, !m.flag(n));
    Ok(())
}
