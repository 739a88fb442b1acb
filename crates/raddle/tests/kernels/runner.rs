//! Runs every kernel of every operation that this CPU supports, called as its contract says.
//!
//! The lengths cover the largest loop of an operation. Regions lie at both ends of their pages and at any alignment,
//! separately or at one place as the contract allows. A kernel must preserve the values of its caller, leave nothing
//! that depends on a secret, write only where it may, and compute the result of the reference.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex};
use std::thread;

use raddle_isa::{Code, Contract, Isa, Meaning, Operand};
use raddle_kernels::operations::HashMessages;
use raddle_kernels::reference::memory::{Memory, Position};
use raddle_kernels::reference::{KINDS, Regions};
use raddle_kernels::{AnyOperation, Kernel};

use crate::common::{Effort, pages::Guarded};
use crate::isa::{self, Frame};
use crate::stack::Stack;
use crate::{STACK, lost, memory};

/// A generated kernel that this CPU can run.
pub(crate) struct Subject {
    pub(crate) name: &'static str,
    pub(crate) contract: Contract,
    pub(crate) table: &'static [u8],
    /// The size of its stack frame in bytes.
    pub(crate) stack: usize,
    /// The number of bytes that its largest iteration consumes.
    iteration: usize,
    /// Whether the kernel names registers of more than 128 bits.
    #[cfg(target_arch = "x86_64")]
    wide: bool,
    /// The address of its code.
    entry: usize,
}

impl Subject {
    fn of(kernel: &Kernel, code: raddle::kernel::Code) -> Self {
        let pad: &[u8] = match kernel.isa {
            Isa::X86_64 => &[0xf3, 0x0f, 0x1e, 0xfa],  // endbr64
            Isa::Aarch64 => &[0x5f, 0x24, 0x03, 0xd5], // bti c
            Isa::Ppc64le => &[],
        };
        // SAFETY: a kernel is longer than a landing pad, and code is readable.
        let begins = unsafe { std::slice::from_raw_parts(code.entry.cast::<u8>(), pad.len()) };
        assert_eq!(begins, pad, "{}", kernel.name);
        assert!(code.stack < STACK, "{} has {} bytes of stack, of which {STACK} are seen", kernel.name, code.stack);
        assert_eq!(code.table, kernel.table, "{}", kernel.name);
        #[cfg(target_arch = "x86_64")]
        let wide = |arg: &Operand| matches!(arg, Operand::Reg(view) if view.bits > 128);
        Self {
            name: kernel.name,
            contract: kernel.contract.clone(),
            table: code.table,
            stack: code.stack,
            iteration: iteration(&kernel.code),
            #[cfg(target_arch = "x86_64")]
            wide: kernel.insts().iter().any(|inst| inst.args.iter().any(wide)),
            entry: code.entry.addr(),
        }
    }

    pub(crate) fn entry(&self) -> *const () {
        std::ptr::with_exposed_provenance(self.entry)
    }
}

/// Returns the number of bytes that the largest iteration of a kernel consumes: the number with which its longest loop
/// compares the length.
fn iteration(code: &[Code]) -> usize {
    let of = |part: &Code| match part {
        Code::While { test, .. } => test.iter().flat_map(|inst| &inst.args).fold(0, |n, arg| match arg {
            Operand::Imm(x) => n.max(*x as usize),
            _ => n,
        }),
        Code::Skip { body, .. } | Code::Repeat { body, .. } => iteration(body),
        _ => 0,
    };
    code.iter().map(of).max().unwrap_or(0)
}

/// Kernels, grouped by operation.
type Subjects = Vec<(AnyOperation, Vec<Subject>)>;

/// Returns the generated kernels that this CPU can run.
pub(crate) fn subjects() -> &'static Subjects {
    static ALL: LazyLock<Subjects> = LazyLock::new(|| {
        let isa = if cfg!(target_arch = "x86_64") {
            Isa::X86_64
        } else if cfg!(target_arch = "aarch64") {
            Isa::Aarch64
        } else {
            Isa::Ppc64le
        };
        let declared: BTreeMap<_, _> = raddle_kernels::of(isa).map(|kernel| (kernel.name, kernel)).collect();
        let mut all = Subjects::new();
        for entry in raddle::kernel::all() {
            let Some(code) = entry.code else { continue };
            if !entry.available {
                println!("skipped: {} needs {}", entry.name, entry.features);
                continue;
            }
            code.entry.expose_provenance();
            let kernel = &declared[entry.name];
            let subject = Subject::of(kernel, code);
            match all.iter_mut().find(|(operation, _)| *operation == kernel.operation) {
                Some((_, subjects)) => subjects.push(subject),
                None => all.push((kernel.operation.clone(), vec![subject])),
            }
        }
        all
    });
    &ALL
}

/// Returns the lengths on which kernels of an operation are run: every length across the largest loop and its tail.
pub(crate) fn lengths(operation: &AnyOperation, subjects: &[Subject]) -> Vec<usize> {
    let contract = &subjects[0].contract;
    let (multiple, max) = contract.lengths();
    let (multiple, max) = (multiple as usize, max.map(|max| max as usize));
    let longest = match max {
        Some(max) => max,
        None if multiple == 1 => 4 * subjects.iter().map(|kernel| kernel.iteration).max().unwrap_or(64) + 65,
        None if operation.is::<HashMessages>() && contract.messages() > 0 => 8 * multiple,
        None => (2080 / multiple).max(16) * multiple,
    };
    let stride = if multiple == 1 { Effort::here().stride } else { 1 };
    (0..=longest).step_by(multiple).step_by(stride).collect()
}

/// A call of a kernel: its input, and its expected result.
struct Case {
    len: usize,
    one: &'static [&'static str],
    given: Regions,
    expected: Regions,
}

impl Case {
    fn new(operation: &AnyOperation, one: &'static [&'static str], len: usize, given: Regions) -> Self {
        let expected = operation.reference(&given);
        Self { len, one, given, expected }
    }
}

/// The memory and the stack on which the kernels of one operation run.
struct Runner<'a> {
    operation: &'a AnyOperation,
    memory: Memory<Guarded>,
    stack: Stack,
    calls: usize,
}

impl Runner<'_> {
    /// Calls a kernel, and checks everything except the registers after the call, which are returned.
    fn call(&mut self, kernel: &Subject, case: &Case, position: Position) -> Box<Frame> {
        let Case { len, one, given, expected } = case;
        let arguments = self.memory.write(&kernel.contract, given, kernel.table, *len, one, position);
        let mut frame = Box::new(Frame::new(kernel.entry(), arguments, self.stack.top(STACK)));
        // SAFETY: the entry has the signature of a kernel that this CPU can run, and the regions are laid out according
        // to its contract.
        unsafe { isa::call(&raw mut *frame) };
        self.calls += 1;
        let case = format_args!("{} on {len} bytes, {position:?}, at one place: {one:?}", kernel.name);
        assert_eq!(lost(&frame), [""; 0], "{case}");
        #[cfg(target_arch = "x86_64")]
        assert_eq!(frame.dirty(kernel.wide), [""; 0], "{case}");
        let left = self.memory.read().unwrap_or_else(|why| panic!("{case}: {why}"));
        self.operation.compare(expected, &left).unwrap_or_else(|why| panic!("{case}: {why}"));
        frame
    }

    /// Calls a kernel twice with different secrets at the same place, and checks that both calls leave equal values in
    /// registers and in the dead stack.
    fn call_twice(&mut self, kernel: &Subject, cases: [&Case; 2]) {
        let [first, second] = cases.map(|case| {
            self.stack.below(STACK).fill(0);
            let frame = self.call(kernel, case, Position::Last);
            (frame, self.stack.below(STACK)[..STACK - isa::WRITTEN].to_vec())
        });
        let case = format_args!("{} on {} bytes", kernel.name, cases[0].len);
        assert_eq!(first.0.differences(&second.0), [""; 0], "{case}");
        assert!(first.1 == second.1, "{case} left a secret in the dead stack");
    }
}

/// Runs every kernel of an operation, and returns the number of calls.
fn run(operation: &AnyOperation, subjects: &[Subject]) -> usize {
    let lengths = lengths(operation, subjects);
    let contract = operation.contract();
    let memory = memory(&contract, lengths.last().copied().unwrap_or(0).max(4096 + 64));
    let mut runner = Runner { operation, memory, stack: Stack::new(STACK), calls: 0 };
    // Some messages of an array may be at one place.
    let messages: &[&[&str]] = if contract.messages() > 1 { &[&["input0", "input1"]] } else { &[] };
    let ones: Vec<&'static [&'static str]> =
        std::iter::once(&[][..]).chain(contract.may_alias.iter().chain(messages).copied()).collect();
    for &len in &lengths {
        let mut cases: Option<[Case; 2]> = None;
        for &one in &ones {
            let draw = |secret| operation.sample_at(one, len as u64, 6 * len as u64 + secret, len);
            // If the result lies at the place of the input, both have the contents that they have when they are
            // separate.
            let cases = match cases.take().filter(|[first, _]| first.given == draw(2)) {
                Some(same) => cases.insert(same.map(|case| Case { one, ..case })),
                None => cases.insert([2, 5].map(|secret| Case::new(operation, one, len, draw(secret)))),
            };
            for kernel in subjects {
                for position in [Position::First, Position::Inside(len as u64)] {
                    runner.call(kernel, &cases[0], position);
                }
                runner.call_twice(kernel, [&cases[0], &cases[1]]);
            }
        }
    }
    // These are messages, keys and accumulators at which carries propagate far.
    let is_modular = contract.numbers.iter().any(|number| number.is == Meaning::Any);
    let kinds = if is_modular { KINDS } else { 3 };
    for secret in (0..kinds).step_by(Effort::here().stride) {
        for i in [0, 1, 2, 3, 4, 7] {
            let Some(&len) = lengths.get(if lengths.len() > 1000 { 67 * i } else { i }) else { continue };
            let one = ones[secret as usize % ones.len()];
            let case = Case::new(operation, one, len, operation.sample_at(one, secret, secret, len));
            subjects.iter().for_each(|kernel| drop(runner.call(kernel, &case, Position::Last)));
        }
    }
    // The counter wraps after each block, of three iterations or of a long message.
    if contract.regions().any(|region| region.name == "out") {
        let (multiple, max) = contract.lengths();
        let len = if multiple > 1 { 3 * multiple } else { max.unwrap_or(64 * 64 + 17).min(4096) };
        for before in (0..=len / 16).step_by(Effort::here().stride) {
            let one = ones[before as usize % ones.len()];
            let case = Case::new(operation, one, len as usize, operation.sample_at(one, 2 * before, 2, len as usize));
            subjects.iter().for_each(|kernel| drop(runner.call(kernel, &case, Position::First)));
        }
    }
    runner.calls
}

#[test]
fn every_kernel_keeps_its_contract() {
    let queue = Mutex::new(subjects().iter());
    let calls = Mutex::new(0);
    let work = || {
        while let Some((operation, subjects)) = { queue.lock().unwrap().next() } {
            let made = run(operation, subjects);
            *calls.lock().unwrap() += made;
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let kernels: usize = subjects().iter().map(|(_, subjects)| subjects.len()).sum();
    let calls = calls.into_inner().unwrap();
    println!("report: {kernels} kernels of {} operations keep their contracts in {calls} calls", subjects().len());
}
