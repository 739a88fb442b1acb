//! Tests statements about positions in a message: random statements and random kernels with loops are proved and run.
//!
//! An operation adds a key stream of words to a message modulo 2, and returns a word at a fixed place. The
//! specification, the movement of inputs in the statement, and the kernel are drawn independently, so each may be
//! wrong.

use std::collections::BTreeMap;

use raddle_check::cosim::random::Random;
use raddle_check::explore::Refusal;
use raddle_check::explore::{Carried, Entry, Inputs, Property};
use raddle_check::induction::{Arithmetic, ProofGoal, Records, Return};
use raddle_check::prove::{Proof, prove_statement};
use raddle_check::run::runs_right;
use raddle_check::statement::Statement;
use raddle_check::term::{Substitution, Term, TermByte};
use raddle_isa::builder::{at, straight, x86_64::*};
use raddle_isa::{Code, Concrete, Contract, Inst, Parameter, Word};
use raddle_kernels::reference::{Draw, Regions};
use raddle_kernels::{Kernel, Operation, kernel};

/// A key stream. Word i is key + step i if the stream is keyed, otherwise step i; the tweak, rotated to the left by
/// `turn` i bits, is added to it modulo 2.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Stream {
    keyed: bool,
    step: u64,
    tweaked: bool,
    turn: u32,
}

impl Stream {
    fn random(random: &mut Random) -> Stream {
        Stream {
            keyed: !random.once_in(3),
            step: random.of(&[0, 0, 1, 3]),
            tweaked: random.once_in(2),
            turn: random.of(&[0, 0, 8, 13]),
        }
    }

    /// Returns the parts of word `i`.
    fn parts<W: Word>(self, [key, tweak]: [W; 2], i: u64) -> [W; 2] {
        let zero = W::lit(64, 0);
        let number = W::lit(64, self.step.wrapping_mul(i));
        let turn = (u64::from(self.turn) * (i % 64) % 64) as u32;
        [if self.keyed { key + number } else { number }, if self.tweaked { tweak.rol(turn) } else { zero }]
    }
}

/// The word that a kernel returns.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fixed {
    Seven,
    Key,
    Tweak,
    /// The key plus all words of the message.
    Sum,
}

/// The operation of the kernels.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Toy {
    stream: Stream,
    fixed: Fixed,
}

impl Operation for Toy {
    fn name(&self) -> String {
        "toy".into()
    }

    fn contract(&self) -> Contract {
        Contract {
            doc: "A message with a key stream, and a word.",
            parameters: vec![
                Parameter::output("out", "the result"),
                Parameter::input("input", "the message"),
                Parameter::Length { name: "len", multiple: 8, max: None },
                Parameter::state(16, "the key and the tweak"),
                Parameter::fixed("first", 8, "the word").written(0..8),
                Parameter::table(),
            ],
            may_alias: vec![&["out", "input"]],
            numbers: Vec::new(),
        }
    }

    fn block_bytes(&self) -> u64 {
        8
    }

    fn word_bytes(&self) -> usize {
        8
    }

    fn draw(&self, draw: &Draw) -> Regions {
        [("input", draw.secret(0, draw.len)), ("state", draw.secret(1, 16)), ("first", vec![0; 8])].into()
    }

    fn reference(&self, given: &Regions) -> Regions {
        let words = |name: &str| -> Vec<Concrete> {
            let words = given[name].chunks_exact(8).map(|word| u64::from_le_bytes(word.try_into().expect("8 bytes")));
            words.map(|word| Concrete::lit(64, word)).collect()
        };
        let (inputs, input) = ([0, 1].map(|i| words("state")[i]), words("input"));
        let out = input.iter().zip(0..).flat_map(|(&word, i)| {
            let [a, b] = self.stream.parts(inputs, i);
            (word ^ a ^ b).value().to_le_bytes()
        });
        let first = match self.fixed {
            Fixed::Seven => Concrete::lit(64, 7),
            Fixed::Key => inputs[0],
            Fixed::Tweak => inputs[1],
            Fixed::Sum => input.iter().fold(inputs[0], |sum, &word| sum + word),
        };
        [("out", out.collect()), ("first", first.value().to_le_bytes().into())].into()
    }
}

/// The movement of inputs according to the statement.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Advance {
    Right,
    Never,
    /// One step and one bit too many per word.
    Wrong,
}

struct Says {
    toy: Toy,
    advance: Advance,
    inputs: Inputs,
}

impl Says {
    fn state(&self) -> [Term; 2] {
        [0, 8].map(|at| self.inputs.limb("state", at))
    }
}

impl Statement for Says {
    fn expected(&mut self, name: &str, offset: usize) -> Option<Term> {
        let [key, tweak] = self.state();
        if name == "out" {
            let parts = self.toy.stream.parts([key, tweak], 0);
            let byte = |word: Term| word.byte(offset).spread();
            return Some(parts.into_iter().fold(self.inputs.byte("input", offset), |sum, part| sum ^ byte(part)));
        }
        let word = match self.toy.fixed {
            Fixed::Seven => Term::lit(64, 7),
            Fixed::Key => key,
            Fixed::Tweak => tweak,
            Fixed::Sum => return None,
        };
        Some(word.byte(offset).spread())
    }

    fn describe(&self) -> String {
        format!("{:?}, {:?}", self.toy, self.advance)
    }

    fn advance(&self) -> Vec<(Term, Term)> {
        let mut stream = self.toy.stream;
        match self.advance {
            Advance::Right => {}
            Advance::Never => return Vec::new(),
            Advance::Wrong => (stream.step, stream.turn) = (stream.step + 1, stream.turn + 1),
        }
        let after = Stream { keyed: true, tweaked: true, ..stream }.parts(self.state(), 1);
        self.state().into_iter().zip(after).collect()
    }

    fn goal<'a>(&self, _: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        let sum = || {
            Box::new(Sum { start, carried: Vec::new(), covers: &["first"], has_records: false })
                as Box<dyn ProofGoal + 'a>
        };
        (self.toy.fixed == Fixed::Sum).then(sum)
    }
}

/// A statement that leaves every byte to its goal, including the bytes of the message, of which the goal may have records.
struct Uncompared {
    has_records: bool,
}

impl Statement for Uncompared {
    fn describe(&self) -> String {
        "first = the sum".into()
    }

    fn goal<'a>(&self, _: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(Sum { start, carried: Vec::new(), covers: &["first", "out"], has_records: self.has_records }))
    }
}

/// The key plus the words of the message.
struct Sum<'a> {
    start: &'a Entry,
    carried: Vec<Carried>,
    /// The regions whose bytes are proved by the sum.
    covers: &'static [&'static str],
    /// Whether there are records of blocks, which are empty.
    has_records: bool,
}

impl Arithmetic for Sum<'_> {
    type Element = Term;
    const ELEMENT: &'static str = "the sum";

    fn covers(&self, region: &str, _: usize) -> bool {
        self.covers.contains(&region)
    }

    fn records(&self) -> Option<Records<Self>> {
        self.has_records.then_some(Records { region: "out", of: |_, _, _| Vec::new() })
    }

    fn begin(&mut self, carried: Vec<Carried>) -> Result<(), String> {
        self.carried = carried;
        Ok(())
    }

    fn entry(&mut self) -> Option<Term> {
        Some(self.start.inputs.limb("state", 0))
    }

    fn returned(&mut self, end: &Return) -> Result<Vec<Term>, String> {
        Ok(vec![end.result("first", 0, 8)])
    }

    fn value(&mut self, words: &[Term]) -> Term {
        words[0]
    }

    fn value_where(&mut self, words: &[Term], of: fn(&Carried) -> Term) -> Term {
        words[0].substitute(&mut Substitution::new(self.carried.iter().map(|carried| (carried.unknown, of(carried)))))
    }

    fn block_bytes(&self) -> usize {
        8
    }

    fn content(&mut self, _: usize) -> Vec<TermByte> {
        (0..8).map(|i| self.start.inputs.byte("input", i).byte(0)).collect()
    }

    fn block(&mut self, sum: Term, content: &[TermByte], _: usize) -> Term {
        sum + Term::of_bytes(content)
    }
}

/// The word that a kernel stores.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stored {
    Seven,
    /// A register at the time of the store, or at entry.
    Key(Time),
    Tweak(Time),
    Sum,
    /// The sum, and the distance that the key has moved since entry.
    SumAndKey,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Time {
    Now,
    Entry,
}

/// The place of the store.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    Before,
    Within,
    Behind,
}

/// A kernel that may compute another stream, and another word, than it should.
#[derive(Clone, Debug)]
struct Plan {
    stream: Stream,
    stored: Stored,
    place: Place,
    /// The words that an iteration of each loop processes.
    loops: &'static [usize],
}

impl Plan {
    fn random(random: &mut Random, toy: Toy) -> Plan {
        let times = [Time::Now, Time::Entry];
        let right = match toy.fixed {
            Fixed::Seven => Stored::Seven,
            Fixed::Key => Stored::Key(random.of(&times)),
            Fixed::Tweak => Stored::Tweak(random.of(&times)),
            Fixed::Sum => Stored::Sum,
        };
        let any = [Stored::Seven, Stored::Key(Time::Now), Stored::Tweak(Time::Entry), Stored::Sum, Stored::SumAndKey];
        Plan {
            stream: if random.once_in(4) { Stream::random(random) } else { toy.stream },
            stored: if random.once_in(5) { random.of(&any) } else { right },
            place: random.of(&[Place::Behind, Place::Behind, Place::Behind, Place::Within, Place::Before]),
            loops: random.of(&[&[1], &[2, 1], &[4, 1], &[2]]),
        }
    }

    fn kernel(&self, toy: Toy) -> Kernel {
        kernel::<X86_64>("toy_gpr", toy, "", |k| {
            let [out, input, len, state, first] = ["out", "input", "len", "state", "first"].map(|name| k.arg(name));
            let registers: [Gpr64; 7] = k.take_all();
            let [key, tweak, key_at_entry, tweak_at_entry, sum, x, y] = registers;
            k.clear(registers);
            k.clear_flags(out);
            let Stream { keyed, step, tweaked, turn } = self.stream;
            let mut start = vec![mov64(key_at_entry, at(state, 0)), mov64(tweak_at_entry, at(state, 8))];
            start.extend([mov64(tweak, tweak_at_entry), mov64(sum, key_at_entry)]);
            start.push(if keyed { mov64(key, key_at_entry) } else { mov64(key, 0) });
            let store: Vec<Inst> = match self.stored {
                Stored::Seven => vec![mov64(x, 7)],
                Stored::Key(Time::Now) => vec![mov64(x, key)],
                Stored::Key(Time::Entry) => vec![mov64(x, key_at_entry)],
                Stored::Tweak(Time::Now) => vec![mov64(x, tweak)],
                Stored::Tweak(Time::Entry) => vec![mov64(x, tweak_at_entry)],
                Stored::Sum => vec![mov64(x, sum)],
                Stored::SumAndKey => vec![mov64(x, sum), add64(x, key), sub64(x, key_at_entry)],
            };
            let store = [store, vec![mov64_store(at(first, 0), x)]].concat();
            let word = |i: usize| {
                let mut insts = vec![mov64(x, at(input, 8 * i)), add64(sum, x), mov64(y, key), xor64(x, y)];
                insts.extend(tweaked.then(|| xor64(x, tweak)));
                insts.push(mov64_store(at(out, 8 * i), x));
                insts.extend((step > 0).then(|| add64(key, step as i64)));
                insts.extend((turn > 0).then(|| rorx64(tweak, tweak, (64 - turn) as u8)));
                insts
            };
            let iteration = |words: &usize| {
                let mut insts: Vec<Inst> = (0..*words).flat_map(word).collect();
                insts.extend((self.place == Place::Within).then_some(store.clone()).into_iter().flatten());
                let bytes = 8 * words;
                insts.extend([add64(out, bytes), add64(input, bytes), sub64(len, bytes)]);
                Code::While { test: vec![cmp64(len, bytes)], enter: ABOVE_OR_EQUAL, body: vec![straight(insts)] }
            };
            let stored = |place| straight((self.place == place).then_some(store.clone()).into_iter().flatten());
            let loops = self.loops.iter().map(iteration);
            [vec![straight(start), stored(Place::Before)], loops.collect(), vec![stored(Place::Behind)]].concat()
        })
    }
}

fn prove(kernel: &Kernel, toy: Toy, advance: Advance) -> Result<Proof, Refusal> {
    prove_statement(kernel, &|_, inputs| Box::new(Says { toy, advance, inputs }))
}

/// Returns whether a kernel is right for messages that end before, in and after the first iterations of each loop.
fn is_right(kernel: &Kernel) -> bool {
    (0..=10).all(|words| [1, 2].iter().all(|&seed| runs_right(kernel, seed, 8 * words).is_ok()))
}

const KEYED: Stream = Stream { keyed: true, step: 1, tweaked: false, turn: 0 };

/// These kernels were accepted before statements had to move with the kernels. Each computes something other than its
/// operation.
#[test]
fn statements_that_do_not_move_prove_no_wrong_kernel() {
    let never = Stream { step: 0, ..KEYED };
    let number = Stream { keyed: false, ..KEYED };
    let (behind, loops) = (Place::Behind, &[1][..]);
    let seven = |stream| Toy { stream, fixed: Fixed::Seven };
    let cases = [
        ("a number that is never counted", seven(number), Advance::Never, Stream { step: 0, ..number }, Stored::Seven),
        ("a counter that never counts", seven(KEYED), Advance::Never, never, Stored::Seven),
        (
            "a word of after the loop",
            Toy { stream: KEYED, fixed: Fixed::Key },
            Advance::Right,
            KEYED,
            Stored::Key(Time::Now),
        ),
        ("a sum with a counter", Toy { stream: KEYED, fixed: Fixed::Sum }, Advance::Right, KEYED, Stored::SumAndKey),
    ];
    for (what, toy, advance, stream, stored) in cases {
        let kernel = Plan { stream, stored, place: behind, loops }.kernel(toy);
        assert!(!is_right(&kernel), "{what} runs right");
        let refusal = prove(&kernel, toy, advance).expect_err(what);
        assert_eq!(refusal.property, Property::Function, "{what}: {refusal}");
        println!("{what}: {refusal}");
    }
}

/// A goal is about returns, so it says nothing about a message that a loop writes.
#[test]
fn a_goal_covers_no_message_in_a_loop() {
    let toy = Toy { stream: KEYED, fixed: Fixed::Sum };
    let plan = Plan { stream: KEYED, stored: Stored::Sum, place: Place::Behind, loops: &[1] };
    let refusal = |has_records| {
        let statement = |_: &Kernel, _| Box::new(Uncompared { has_records }) as Box<dyn Statement>;
        prove_statement(&plan.kernel(toy), &statement).expect_err("nobody compares out").why
    };
    assert!(refusal(false).starts_with("out[0] is"), "{}", refusal(false));
    assert!(refusal(true).starts_with("the records of 1 blocks have 0 bytes, and 8 are written"), "{}", refusal(true));
}

#[test]
fn no_random_kernel_is_accepted_and_wrong() {
    let mut random = Random::named(1, "moving");
    let mut counts: BTreeMap<(bool, bool), usize> = BTreeMap::new();
    let mut why: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..400 {
        let fixed = random.of(&[Fixed::Seven, Fixed::Key, Fixed::Tweak, Fixed::Sum]);
        let toy = Toy { stream: Stream::random(&mut random), fixed };
        let advance = random.of(&[Advance::Right, Advance::Right, Advance::Right, Advance::Never, Advance::Wrong]);
        let plan = Plan::random(&mut random, toy);
        let kernel = plan.kernel(toy);
        let (right, proof) = (is_right(&kernel), prove(&kernel, toy, advance));
        assert!(right || proof.is_err(), "accepted and wrong: {toy:?}, {advance:?}, {plan:?}");
        *counts.entry((right, proof.is_ok())).or_default() += 1;
        if let (true, Err(refusal)) = (right, &proof) {
            let start = refusal.why.split(['[', ':']).next().unwrap_or_default().to_owned();
            *why.entry(format!("{}: {start}", refusal.property)).or_default() += 1;
        }
    }
    let count = |right, accepted| counts.get(&(right, accepted)).copied().unwrap_or(0);
    println!(
        "report: of 400 random kernels {} right ones are proved and {} refused, {} wrong ones are refused",
        count(true, true),
        count(true, false),
        count(false, false)
    );
    println!("right ones are refused since: {why:?}");
    assert!(count(true, true) > 40 && count(false, false) > 40, "too few of a kind: {counts:?}");
}
