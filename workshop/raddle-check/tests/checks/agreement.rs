//! Compares the domain of the proofs with numbers: a term, evaluated at given inputs, must be the number that the
//! operations give on these inputs. The tests cover the rules of the terms, and the meaning of every row.

use std::rc::Rc;

use raddle_check::cosim::generate::instructions;
use raddle_check::cosim::random::Random;
use raddle_check::cosim::state::State;
use raddle_check::step;
use raddle_check::term::{Kind, Substitution, Term, TermByte, reset};
use raddle_isa::machine::{Fill, Space};
use raddle_isa::{Concrete, Feature, File, Inst, Isa, Machine, Mem, Operand, Reg, Word};
use rustc_hash::FxHashMap;

/// The values of the inputs.
type Inputs = FxHashMap<Term, u64>;

fn input(inputs: &mut Inputs, bits: u32, value: u64) -> Term {
    let atom = Term::atom(bits, "input", Kind::Public);
    inputs.insert(atom, value);
    atom
}

/// Checks every rule, on random terms of random terms.
#[test]
fn rules() {
    let mut random = Random::named(1, "rules");
    for _ in 0..800 {
        reset();
        graph(&mut random);
    }
}

fn graph(random: &mut Random) {
    let mut inputs = Inputs::default();
    let mut pool: Vec<(Term, Concrete)> = Vec::new();
    for bits in [8, 16, 32, 32, 32, 64, 64, 1] {
        let x = Concrete::lit(bits, random.bits());
        pool.push((input(&mut inputs, bits, x.value()), x));
        let constant = random.of(&[0, 1, u64::MAX, 0x00ff_00ff, 0x8000_0000]);
        pool.push((Term::lit(bits, constant), Concrete::lit(bits, constant)));
    }
    for _ in 0..150 {
        let (a, x) = pool[random.below(pool.len())];
        let bits = a.bits();
        let like: Vec<_> = pool.iter().copied().filter(|(t, _)| t.bits() == bits).collect();
        let (b, y) = like[random.below(like.len())];
        let bit: Vec<_> = pool.iter().copied().filter(|(t, _)| t.bits() == 1).collect();
        let (c, z) = bit[random.below(bit.len())];
        let k = random.below(bits as usize) as u32;
        let wide = bits >= 8;
        let made: Vec<(Term, Concrete)> = match random.below(17) {
            0 => vec![(a + b, x + y)],
            1 => vec![(a - b, x - y)],
            2 => vec![(a ^ b, x ^ y)],
            3 => vec![(a & b, x & y)],
            4 => vec![(a | b, x | y)],
            5 => vec![(!a, !x)],
            6 => vec![(a.rol(k), x.rol(k))],
            // The rotation consists of three instructions.
            7 => vec![(a.shl(k) | a.shr(bits - k), x.shl(k) | x.shr(bits - k))],
            8 => vec![(a.shl(k) ^ a.shr(bits - k), x.shl(k) ^ x.shr(bits - k))],
            9 if wide => {
                let ((sum, carry), (number, out)) = (a.add_carry(b, c), x.add_carry(y, z));
                vec![(sum, number), (carry, out)]
            }
            10 if wide => {
                let ((difference, borrow), (number, out)) = (a.sub_borrow(b, c), x.sub_borrow(y, z));
                vec![(difference, number), (borrow, out)]
            }
            11 => vec![(a.is_zero(), x.is_zero()), (a.bit(k), x.bit(k)), (c.select(a, b), z.select(x, y))],
            12 if wide => {
                let ((low, high), (l, h)) = (a.mul_wide(b), x.mul_wide(y));
                let ((clow, chigh), (cl, ch)) = (a.clmul(b), x.clmul(y));
                vec![(low, l), (high, h), (clow, cl), (chigh, ch)]
            }
            13 if wide => {
                let to = random.of(&[8, 16, 32, 64]);
                vec![(a.resize(to), x.resize(to))]
            }
            14 if bits == 8 => vec![(a.sbox(), x.sbox())],
            14 if bits == 32 => vec![(a.mix_column(), x.mix_column())],
            15 | 16 if wide => {
                // The word has bytes of several words in any order, as after a shuffle.
                let words: Vec<_> = pool.iter().copied().filter(|(t, _)| t.bits() >= 8).collect();
                let n = random.of(&[1, 2, 4, 8]);
                let one = words[random.below(words.len())];
                let mut bytes = Vec::new();
                let mut numbers = Vec::new();
                for i in 0..n {
                    let (t, v) = if random.once_in(4) { words[random.below(words.len())] } else { one };
                    let at = (i + k as usize) % (t.bits() as usize / 8);
                    bytes.push(t.byte(at));
                    numbers.push(v.byte(at));
                }
                vec![(Term::of_bytes(&bytes), Concrete::of_bytes(&numbers))]
            }
            _ => continue,
        };
        for (term, number) in made {
            assert_eq!(term.bits(), number.bits(), "{term:?}");
            assert_eq!(term.eval(&inputs), Some(number.value()), "{term:?} from {a:?}, {b:?}, {c:?}, {k}");
            if term.bits() >= 8 {
                let i = random.below(term.bits() as usize / 8);
                assert_eq!(term.byte(i).spread().eval(&inputs), Some(number.byte(i).value as u64), "{term:?}");
            }
            pool.push((term, number));
        }
    }
}

/// Checks every row: the state after an instruction on terms, evaluated, must be the state after it on numbers.
#[test]
fn rows() {
    let all: std::collections::BTreeSet<Feature> = Feature::ALL.iter().copied().collect();
    for isa in Isa::ALL {
        let (mut compared, mut on_numbers) = (0, Vec::new());
        for row in isa.rows() {
            let (mut symbolic, mut done) = (0, 0);
            for inst in instructions(row, &all, 400, Random::named(2, row.name)).take(24 * 8) {
                // Some rows accept few of the numbers that are tried.
                if done >= 48 {
                    break;
                }
                let mut random = Random::named(3, row.name);
                for _ in 0..2 {
                    let state = State::random(&inst, isa.vector_bytes(), &mut random);
                    if let Some(unknown) = agree(&inst, &state.machine()) {
                        compared += 1;
                        done += 1;
                        symbolic += unknown as usize;
                    }
                }
            }
            if symbolic == 0 {
                on_numbers.push(row.name);
            }
        }
        println!("report: {isa}: terms and numbers agree on {compared} steps of {} rows", isa.rows().len());
        println!("{isa}: only on constants, since all operands must be public: {}", on_numbers.join(" "));
        assert!(compared > 10 * isa.rows().len(), "{isa}: too few steps could be compared");
    }
}

/// Runs an instruction on terms, with as many unknown registers as it allows, and compares. Returns whether anything
/// was unknown, or `None` if the instruction can't run at all.
fn agree(inst: &Inst, before: &Machine<Concrete>) -> Option<bool> {
    let mut numbers = before.clone();
    step::on_numbers(&mut numbers, inst).ok()?;
    // Registers of addresses are always known. Of the other registers, we first make none unknown, then those of the
    // later operands, then all of them, and finally the memory too.
    let address = |mem: Mem| [mem.base, mem.index.map(|index| index.0)].into_iter().flatten();
    let addresses: Vec<Reg> = inst.memory().into_iter().flat_map(|(_, mem)| address(mem)).collect();
    let registers =
        inst.args.iter().rev().filter_map(|arg| if let Operand::Reg(view) = arg { Some(view.reg) } else { None });
    let sources: Vec<Reg> = registers.collect();
    for n in 0..=sources.len() + 1 {
        reset();
        let mut inputs = Inputs::default();
        let all = n > sources.len();
        let known = |reg: Reg| all || sources[..n].contains(&reg) || addresses.contains(&reg);
        let mut terms = symbolic(before, known, all, &mut inputs);
        if step::on_terms(&mut terms, inst).is_ok() {
            compare(inst, &terms, &numbers, &inputs);
            return Some(!all);
        }
    }
    panic!("`{inst}` runs on numbers and not on constants");
}

fn symbolic(
    numbers: &Machine<Concrete>,
    known: impl Fn(Reg) -> bool,
    memory_known: bool,
    inputs: &mut Inputs,
) -> Machine<Term> {
    let isa = numbers.isa;
    let mut words: FxHashMap<(Reg, usize), Term> = FxHashMap::default();
    let mut machine = Machine::<Term>::new(isa, |reg, i| {
        if reg.file == File::Flag {
            return Term::lit(8, 0).byte(0);
        }
        let value = |at: usize, n: usize| Concrete::of_bytes(&numbers.bytes(reg)[at..at + n]).value();
        if known(reg) {
            return Term::lit(8, value(i, 1)).byte(0);
        }
        // Most vectors consist of 32-bit words.
        let n = if reg.file == File::Vec { 4 } else { 8 };
        let word = words.entry((reg, i / n)).or_insert_with(|| input(inputs, 8 * n as u32, value(i / n * n, n)));
        word.byte(i % n)
    });
    for n in 0..isa.count(File::Flag) {
        let bit = numbers.flag(n).value();
        let reg = Reg { file: File::Flag, n };
        let flag = if known(reg) { Term::lit(1, bit) } else { input(inputs, 1, bit) };
        machine.set_flag(n, flag);
    }
    for space in &numbers.memory.spaces {
        let content: Vec<TermByte> = (space.start..space.end)
            .map(|at| {
                let fill = space.fill.as_ref().expect("the memory of a state is filled");
                let value = fill(at).value as u64;
                if memory_known { Term::lit(8, value).byte(0) } else { input(inputs, 8, value).byte(0) }
            })
            .collect();
        let (base, rights) = (Term::lit(64, space.base.value()), [space.readable, space.writable]);
        let fill: Fill<Term> = Rc::new(move |at| content[at as usize]);
        machine.memory.spaces.push(Space::new(space.name, base, space.start..space.end, rights, Some(fill)));
    }
    machine
}

fn compare(inst: &Inst, terms: &Machine<Term>, numbers: &Machine<Concrete>, inputs: &Inputs) {
    let inputs = inputs.iter().map(|(&input, &x)| (input, Term::lit(input.bits(), x)));
    let mut inputs = Substitution::new(inputs);
    let mut eval = |term: Term| term.substitute(&mut inputs).known();
    for reg in terms.isa.registers() {
        if reg.file == File::Flag {
            let (bit, number) = (terms.flag(reg.n), numbers.flag(reg.n));
            match number.known() {
                Some(value) => assert_eq!(eval(bit), Some(value), "`{inst}`: flag {}", reg.n),
                None => assert!(bit.is_undefined(), "`{inst}`: flag {} is undefined in one domain only", reg.n),
            }
            continue;
        }
        for (i, (term, number)) in terms.bytes(reg).iter().zip(numbers.bytes(reg)).enumerate() {
            let value = Term::of_bytes(&[*term]);
            if number.defined {
                assert_eq!(eval(value), Some(number.value as u64), "`{inst}`: byte {i} of {reg:?}");
            } else {
                assert!(value.is_undefined(), "`{inst}`: byte {i} of {reg:?} is undefined in one domain only");
            }
        }
    }
    for (one, other) in terms.memory.spaces.iter().zip(&numbers.memory.spaces) {
        let (ones, others) = (one.written.iter().map(|(at, _)| at), other.written.iter().map(|(at, _)| at));
        assert!(ones.eq(others), "`{inst}` writes different bytes");
        for ((at, term), (_, number)) in one.written.iter().zip(other.written.iter()) {
            let value = eval(Term::of_bytes(&[term]));
            assert_eq!(value, Some(number.value as u64), "`{inst}`: byte {at} of {}", one.name);
        }
    }
}
