//! Tests the schedules of every plan, for every length up to three periods of the plan.
//!
//! [`Checker`] follows the steps of one message or chunk, and refuses the first wrong step. Planted faults show that it
//! does so.

use std::{format, println, string::String, vec::Vec};

use super::*;
use crate::kernel::{
    chacha20poly1305::{
        plan::padded,
        stream::{PENDING, room},
    },
    contract::{Contract, Shape},
    testing::plans::Plans,
};

/// The way in which a message or a chunk is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Seal,
    Open,
    /// The bytes are authenticated but not decrypted.
    Authenticate,
}

/// The numbers of a message, or of a chunk of a stream.
#[derive(Clone, Copy, Debug)]
struct Case {
    of: Use,
    in_place: bool,
    /// The length of the additional data. A chunk has none.
    aad: usize,
    len: usize,
    /// For a chunk, the number of bytes in the buffer.
    waiting: usize,
    /// Whether the key was derived before the chunk.
    begun: bool,
}

/// Follows the steps of a case.
///
/// Authenticated bytes have positions: first come the bytes in the buffer at entry, then the bytes of the text.
struct Checker {
    case: Case,
    wrong: Option<String>,
    has_key: bool,
    /// The end of the additional data that have been authenticated.
    aad: usize,
    /// The end of the text that has been encrypted or decrypted.
    done: usize,
    /// The end of the text whose output has been written. The text after it is unchanged.
    written: usize,
    /// The position of the next byte to be authenticated.
    absorbed: usize,
    /// The positions of the bytes in the buffer.
    buffer: Range<usize>,
}

type Checked<T = ()> = Result<T, &'static str>;

fn check(holds: bool, why: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(why) }
}

/// Checks that a kernel accepts `len` bytes by its contract.
fn accepts<C: Contract>(kernel: &Kernel<C>, len: usize) -> Checked {
    let Shape { multiple, max, .. } = kernel.shape();
    check(len.is_multiple_of(multiple), "a multiple of another number")?;
    check(len <= max, "longer than the contract allows")
}

impl Checker {
    fn new(case: Case) -> Self {
        Self {
            case,
            wrong: None,
            has_key: case.begun,
            aad: 0,
            done: 0,
            written: 0,
            absorbed: 0,
            buffer: 0..case.waiting,
        }
    }

    /// Follows a part of the text that is encrypted or decrypted. `writes` says whether its output is written.
    fn encrypt(&mut self, text: &Range<usize>, block: u32, writes: bool) -> Checked {
        check(self.has_key, "the first block of keystream is the key")?;
        check(self.case.of != Use::Authenticate, "nothing is decrypted")?;
        check(text.start == self.done, "each byte is encrypted once and in order")?;
        check(text.start <= text.end && text.end <= self.case.len, "within the text")?;
        check(text.start.is_multiple_of(64) && block as usize == text.start / 64, "the counter is the position / 64")?;
        self.done = text.end;
        if writes {
            self.written = text.end;
        }
        Ok(())
    }

    /// Returns the positions of ciphertext.
    fn positions(&self, mac: &Range<usize>, from: Source) -> Checked<Range<usize>> {
        let Case { of, in_place, len, waiting, .. } = self.case;
        check(mac.start <= mac.end, "a range")?;
        let base = match from {
            Source::Output => {
                check(of == Use::Seal, "the output is plaintext")?;
                check(mac.end <= self.written, "ciphertext is authenticated after it is written")?;
                waiting
            }
            Source::Input => {
                check(of == Use::Open, "the input is plaintext")?;
                check(!in_place || mac.start >= self.written, "the ciphertext was overwritten")?;
                waiting
            }
            Source::Aside => {
                check(mac.end <= self.buffer.len(), "within the buffer")?;
                self.buffer.start
            }
            Source::Aad => {
                check(of == Use::Authenticate, "additional data")?;
                waiting
            }
        };
        let positions = base + mac.start..base + mac.end;
        check(positions.end <= waiting + len, "within the text")?;
        Ok(positions)
    }

    /// Follows ciphertext that is authenticated.
    fn absorb(&mut self, mac: &Range<usize>, from: Source) -> Checked {
        let positions = self.positions(mac, from)?;
        check(self.has_key, "there is no key")?;
        check(self.aad == self.case.aad, "the additional data come first")?;
        check(positions.start == self.absorbed, "each byte is authenticated once and in order")?;
        self.absorbed = positions.end;
        Ok(())
    }

    fn step(&mut self, step: &Step) -> Checked {
        match step {
            Step::Keep { text, from, at } => {
                let positions = self.positions(text, *from)?;
                if *at == self.buffer.len() && self.buffer.end == positions.start {
                    self.buffer.end = positions.end;
                } else {
                    check(*at == 0 && self.absorbed >= self.buffer.end, "bytes in the buffer are lost")?;
                    self.buffer = positions;
                }
                let room = if self.case.waiting > 0 || self.case.begun { PENDING } else { ASIDE };
                check(self.buffer.len() <= room, "more than the buffer holds")
            }
            Step::Begin { kernel, len } => {
                accepts(kernel, *len)?;
                self.begin(*len)
            }
            Step::BeginByCipher { len } => {
                check(*len <= ASIDE, "more than the buffer holds")?;
                self.begin(*len)
            }
            Step::Xor { text, block } => {
                check(!text.is_empty(), "a call for nothing")?;
                self.encrypt(text, *block, true)
            }
            Step::Absorb { kernel, mac, from } => {
                check(!mac.is_empty(), "a call for nothing")?;
                accepts(kernel, mac.len())?;
                if *from == Source::Aad && self.case.of != Use::Authenticate {
                    self.absorb_aad(mac)
                } else {
                    self.absorb(mac, *from)
                }
            }
            Step::AbsorbPadded { kernel, mac, from } => {
                check(*from == Source::Aad && mac.end == self.case.aad, "the end of the additional data is padded")?;
                check((1..BLOCK).contains(&mac.len()), "a partial block")?;
                accepts(kernel, BLOCK)?;
                self.absorb_aad(mac)
            }
            Step::Fused { kernel, text, block, mac, from } => {
                check(!text.is_empty(), "a call for nothing")?;
                accepts(kernel, text.len())?;
                check(kernel.authenticates(text.len(), mac.len()), "another share than that of the contract")?;
                // The call reads all authenticated bytes as they were before the call.
                let at_once = text == mac || text.end <= mac.start;
                check(*from != Source::Input || at_once, "what is authenticated overlaps the output")?;
                check(kernel.shape().share == kernel.multiple() || text != mac, "a share of the input itself")?;
                check(self.aad == self.case.aad, "the additional data come first")?;
                self.absorb(mac, *from)?;
                self.encrypt(text, *block, true)
            }
            Step::FusedPadded { kernel, text, block, mac, from } => {
                let stride = kernel.multiple();
                check((1..=stride).contains(&text.len()) && stride <= ASIDE, "less than a stride")?;
                accepts(kernel, stride)?;
                check(kernel.authenticates(stride, mac.len()), "another share than that of the contract")?;
                check(*from == Source::Output || *from == Source::Aside, "an input")?;
                self.absorb(mac, *from)?;
                // The driver keeps decrypted bytes until the tag is accepted.
                self.encrypt(text, *block, *from == Source::Output)?;
                check(text.end == self.case.len, "bytes after the padding")
            }
        }
    }

    fn begin(&mut self, len: usize) -> Checked {
        check(!self.has_key, "the key is derived once")?;
        self.has_key = true;
        if len == 0 { Ok(()) } else { self.encrypt(&(0..len), 0, true) }
    }

    fn absorb_aad(&mut self, mac: &Range<usize>) -> Checked {
        check(self.has_key, "there is no key")?;
        check(
            mac.start == self.aad && mac.end <= self.case.aad,
            "additional data are authenticated once and in order",
        )?;
        check(self.absorbed == 0, "the additional data come first")?;
        self.aad = mac.end;
        Ok(())
    }

    /// Checks the end of a message. If the message is opened, also checks the byte at which decryption starts once the
    /// tag is accepted.
    fn end(mut self, end: &End, later: Option<usize>) -> Result<(), String> {
        let last = |checker: &mut Self| {
            checker.absorb(&end.mac, end.from)?;
            check(checker.absorbed == checker.case.len, "bytes are not authenticated")?;
            check(end.mac.len() <= LAST - BLOCK, "more than the last call takes with the lengths")?;
            if let Some(from) = later
                && from < checker.case.len
            {
                let Step::Xor { text, block } = Step::xor(from..checker.case.len) else { unreachable!() };
                checker.encrypt(&text, block, true)?;
            }
            check(checker.done == checker.case.len, "bytes are not encrypted")
        };
        if self.wrong.is_none()
            && let Err(why) = last(&mut self)
        {
            self.wrong = Some(format!("end {end:?} {later:?}: {why}"));
        }
        self.result()
    }

    /// Checks the end of a chunk, after which `kept` bytes are in the buffer.
    fn end_chunk(mut self, kept: usize, room: usize) -> Result<(), String> {
        let Case { of, len, waiting, .. } = self.case;
        let last = || {
            check(self.buffer.end == waiting + len, "bytes are neither authenticated nor kept")?;
            check(self.buffer.start == self.absorbed, "bytes are both authenticated and kept")?;
            check(self.buffer.len() == kept && kept <= room, "another number of bytes is kept")?;
            check(self.done == if of == Use::Authenticate { 0 } else { len }, "bytes are not encrypted")
        };
        if self.wrong.is_none()
            && let Err(why) = last()
        {
            self.wrong = Some(format!("end, {kept} bytes kept: {why}"));
        }
        self.result()
    }

    fn result(self) -> Result<(), String> {
        self.wrong.map_or(Ok(()), |wrong| Err(format!("{:?}: {wrong}", self.case)))
    }
}

impl Steps for Checker {
    fn perform(&mut self, step: Step) {
        if self.wrong.is_none()
            && let Err(why) = self.step(&step)
        {
            self.wrong = Some(format!("{step:?}: {why}"));
        }
    }
}

/// Collects steps.
impl Steps for Vec<Step> {
    fn perform(&mut self, step: Step) {
        self.push(step);
    }
}

/// Runs the schedule that the driver uses for a message that is not short.
fn message(plan: &Chacha20Poly1305Plan, case: Case, steps: &mut impl Steps) -> (End, Option<usize>) {
    let Case { of, in_place, aad, len, .. } = case;
    match plan.strides_to_open(len) {
        _ if of == Use::Seal => (Schedule::new(plan).seal(aad, len, steps), None),
        Some(strides) => (Schedule::new(plan).open_by_strides(strides, aad, len, steps), None),
        None => {
            let (end, done) = Schedule::new(plan).open(in_place, aad, len, steps);
            (end, Some(done))
        }
    }
}

/// Runs the schedule of a chunk.
fn chunk(plan: &Chacha20Poly1305Plan, case: Case, layout: u64, steps: &mut impl Steps) -> usize {
    let pending = Pending { begun: case.begun, waiting: case.waiting, room: room(plan), layout };
    let schedule = Schedule::new(plan);
    match case.of {
        Use::Seal => schedule.encrypt(pending, case.len, steps),
        Use::Open => schedule.decrypt(pending, case.len, steps),
        Use::Authenticate => schedule.authenticate(pending, case.len, steps),
    }
}

/// The uses of a text, in place and in separate buffers.
const TEXTS: [(Use, bool); 4] = [(Use::Seal, false), (Use::Seal, true), (Use::Open, false), (Use::Open, true)];

fn message_case(of: Use, in_place: bool, aad: usize, len: usize) -> Case {
    Case { of, in_place, aad, len, waiting: 0, begun: false }
}

/// Checks one message, and returns the fault.
fn check_message(plan: &Chacha20Poly1305Plan, case: Case) -> Result<(), String> {
    let mut checker = Checker::new(case);
    let (end, later) = message(plan, case, &mut checker);
    checker.end(&end, later)
}

fn check_chunk(plan: &Chacha20Poly1305Plan, case: Case, layout: u64) -> Result<(), String> {
    let mut checker = Checker::new(case);
    let kept = chunk(plan, case, layout, &mut checker);
    checker.end_chunk(kept, room(plan))
}

#[test]
fn messages_of_every_length_are_taken_once_and_in_order() {
    let mut cases = 0_u64;
    for (name, plan) in Plans::read().chacha20_poly1305 {
        // These lengths of additional data lead to each layout of powers.
        let wide = plan.mac.wide_from(0);
        let wide = if wide < usize::MAX { wide + 3 } else { 100 };
        for len in 0..=3 * plan.period() {
            for (of, in_place) in TEXTS {
                for aad in [0, 13, wide] {
                    check_message(&plan, message_case(of, in_place, aad, len))
                        .unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
                    cases += 1;
                }
            }
        }
        for aad in 0..=3 * plan.mac.period() {
            for (of, in_place) in TEXTS {
                for len in [0, 1, 700] {
                    check_message(&plan, message_case(of, in_place, aad, len))
                        .unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
                    cases += 1;
                }
            }
        }
    }
    println!("report: {cases} messages of plans, lengths and buffers were divided by ChaCha20-Poly1305");
}

/// In the middle of a long message, each call starts from the same state and takes as many bytes as the previous call.
/// Otherwise, one call takes the whole middle. So a longer message repeats a step, or lengthens it.
#[test]
fn the_middle_of_a_message_is_one_step_repeated() {
    for (name, plan) in Plans::read().chacha20_poly1305 {
        let (period, has_wide) = (plan.period(), plan.mac.wide_from(0) < usize::MAX);
        for len in (10 * period..11 * period).step_by(113) {
            for (of, in_place) in TEXTS {
                let (mut steps, mut taken, mut middle) = (Vec::new(), 0, Vec::new());
                message(&plan, message_case(of, in_place, 0, len), &mut steps);
                for step in steps {
                    if let Step::Absorb { mac, .. } | Step::Fused { mac, .. } = &step {
                        taken = mac.end;
                    }
                    // Without kernels for many blocks, the last calls authenticate everything.
                    let depends = has_wide || matches!(step, Step::Fused { .. });
                    if let Step::Xor { text, .. } | Step::Fused { text, .. } = step
                        && text.start >= 2 * period
                        && text.end + 2 * period <= len
                    {
                        middle.push((text.len(), if depends { text.start.abs_diff(taken) } else { 0 }));
                    }
                }
                assert!(middle.windows(2).all(|pair| pair[0] == pair[1]), "{name}: {of:?} {len}: {middle:?}");
                assert!(middle.first().is_none_or(|(n, _)| *n <= period), "{name}: {of:?} {len}");
            }
        }
    }
}

/// A short message takes two calls without a schedule. The first begins it with all of the text, and the second
/// authenticates everything.
#[test]
fn short_messages_are_two_calls() {
    for (name, plan) in Plans::read().chacha20_poly1305 {
        assert!(LAST <= plan.mac.finish.shape().max && LAST.is_multiple_of(BLOCK), "{name}");
        for len in 0..=LAST.max(plan.short) + BLOCK {
            for aad in 0..=LAST + BLOCK {
                if !plan.is_short(aad, len) {
                    continue;
                }
                assert!(padded(aad) + padded(len) + BLOCK <= LAST, "{name}: {aad} and {len} bytes");
                match plan.beginner(len) {
                    Some((kernel, n)) => assert!(n == len && accepts(kernel, len).is_ok(), "{name}: {len} bytes"),
                    None => assert!(len <= ASIDE, "{name}: {len} bytes"),
                }
            }
        }
    }
}

#[test]
fn chunks_are_taken_once_and_in_order_after_any_pending_bytes() {
    let mut cases = 0_u64;
    for (name, plan) in Plans::read().chacha20_poly1305 {
        let room = room(&plan);
        assert!(room >= BLOCK && room.is_multiple_of(BLOCK) && room + BLOCK <= PENDING, "{name}");
        let mut run = |case: Case, layout: u64| {
            check_chunk(&plan, case, layout).unwrap_or_else(|wrong| panic!("{name}: layout {layout}, {wrong}"));
            cases += 1;
        };
        let layouts = plan.mac.layouts();
        // A chunk of text follows whole blocks. If it does not fit, the buffer is authenticated, and the steps after
        // that do not depend on the number of bytes in the buffer. So long chunks are not checked after each number.
        for len in 1..=3 * plan.period() {
            for waiting in (0..=room).step_by(BLOCK) {
                if len > 2 * room && waiting > 0 && waiting < room {
                    continue;
                }
                for (of, in_place) in TEXTS {
                    let case = Case { of, in_place, aad: 0, len, waiting, begun: true };
                    layouts.iter().for_each(|layout| run(case, *layout));
                    run(Case { begun: false, ..case }, 0);
                }
            }
        }
        // Additional data, and ciphertext that is not decrypted, can follow any number of bytes.
        for waiting in 0..=room {
            for len in 0..=3 * plan.mac.period() {
                if len > 2 * room && (BLOCK + 1..room).contains(&waiting) {
                    continue;
                }
                let case = Case { of: Use::Authenticate, in_place: false, aad: 0, len, waiting, begun: true };
                layouts.iter().for_each(|layout| run(case, *layout));
                run(Case { begun: false, ..case }, 0);
            }
        }
    }
    println!("report: {cases} chunks of plans, lengths, pending bytes and buffers were divided by ChaCha20-Poly1305");
}

/// The steps of a case, with the end.
#[derive(Clone)]
struct Recorded {
    case: Case,
    steps: Vec<Step>,
    end: Result<(End, Option<usize>), usize>,
    room: usize,
}

impl Recorded {
    fn record(plan: &Chacha20Poly1305Plan, case: Case) -> Self {
        let mut steps = Vec::new();
        let is_chunk = case.begun || case.waiting > 0;
        let end = if is_chunk { Err(chunk(plan, case, 0, &mut steps)) } else { Ok(message(plan, case, &mut steps)) };
        Self { case, steps, end, room: room(plan) }
    }

    fn check(&self) -> Result<(), String> {
        let mut checker = Checker::new(self.case);
        self.steps.iter().cloned().for_each(|step| checker.perform(step));
        match &self.end {
            Ok((end, later)) => checker.end(end, *later),
            Err(kept) => checker.end_chunk(*kept, self.room),
        }
    }

    /// Returns copies of the case, each with one fault at a boundary.
    fn faults(&self) -> Vec<(String, Self)> {
        let mut faults = Vec::new();
        for i in 0..self.steps.len() {
            let step = &self.steps[i];
            for (what, step) in faults_of(step) {
                let mut planted = self.clone();
                planted.steps[i] = step;
                faults.push((format!("step {i}: {what}"), planted));
            }
            // If nothing is kept, the step does nothing.
            if !matches!(step, Step::Keep { text, .. } if text.is_empty()) {
                let (mut missing, mut twice) = (self.clone(), self.clone());
                missing.steps.remove(i);
                twice.steps.insert(i, step.clone());
                faults.push((format!("step {i} is missing"), missing));
                faults.push((format!("step {i} comes twice"), twice));
            }
        }
        match &self.end {
            Ok((end, later)) => {
                for (what, mac) in moved(&end.mac, &[1, BLOCK]) {
                    let end = Ok((End { mac, ..end.clone() }, *later));
                    faults.push((format!("end: {what}"), Self { end, ..self.clone() }));
                }
                if let Some(later) = later.filter(|later| *later < self.case.len) {
                    let end = Ok((end.clone(), Some(later + 64)));
                    faults.push(("end: decrypted from a later byte".into(), Self { end, ..self.clone() }));
                }
            }
            Err(kept) => {
                faults.push(("a byte more is kept".into(), Self { end: Err(kept + 1), ..self.clone() }));
            }
        }
        faults
    }
}

/// Returns copies of the range, each with one boundary moved by one of the distances.
fn moved(range: &Range<usize>, by: &[usize]) -> Vec<(String, Range<usize>)> {
    let mut all = Vec::new();
    for &n in by {
        all.push((format!("start + {n}"), range.start + n..range.end));
        all.push((format!("end + {n}"), range.start..range.end + n));
        if range.start >= n {
            all.push((format!("start - {n}"), range.start - n..range.end));
        }
        if range.end >= n {
            all.push((format!("end - {n}"), range.start..range.end - n));
        }
    }
    all
}

/// Returns copies of a step, each with one fault.
fn faults_of(step: &Step) -> Vec<(String, Step)> {
    let mut faults = Vec::new();
    // Move the boundaries of the ranges.
    let ranges =
        |faults: &mut Vec<_>, name: &str, range: &Range<usize>, by: &[usize], with: &dyn Fn(Range<usize>) -> Step| {
            faults.extend(moved(range, by).into_iter().map(|(what, range)| (format!("{name} {what}"), with(range))));
        };
    let shorter = |shape: Shape, len: usize| Shape { max: len - 1, ..shape };
    match step.clone() {
        Step::Keep { text, from, at } => {
            if !text.is_empty() {
                // Bytes that are kept but not read from the buffer do no harm.
                let moved = moved(&text, &[1, BLOCK]).into_iter().filter(|(_, moved)| moved.end <= text.end);
                faults.extend(moved.map(|(what, text)| (format!("kept {what}"), Step::Keep { text, from, at })));
                faults.push(("kept elsewhere".into(), Step::Keep { text, from, at: at + 1 }));
            }
        }
        Step::Begin { kernel, len } => {
            faults.push(("begins with more".into(), Step::Begin { kernel, len: len + 64 }));
            if len > 0 {
                faults.push(("begins with less".into(), Step::Begin { kernel, len: len - 1 }));
                let kernel = leaked(kernel.with_shape("planted", shorter(kernel.shape(), len)));
                faults.push(("begins with more than the maximum".into(), Step::Begin { kernel, len }));
            }
        }
        Step::BeginByCipher { len } => {
            faults.push(("begins with more".into(), Step::BeginByCipher { len: len + 64 }));
            faults.push(("begins with more than the buffer".into(), Step::BeginByCipher { len: ASIDE + 64 }));
        }
        Step::Xor { text, block } => {
            ranges(&mut faults, "text", &text, &[1, 64], &|text| Step::Xor { text, block });
            faults.push(("next counter".into(), Step::Xor { text: text.clone(), block: block + 1 }));
            faults.push(("last counter".into(), Step::Xor { text, block: block.wrapping_sub(1) }));
        }
        Step::Absorb { kernel, mac, from } => {
            ranges(&mut faults, "mac", &mac, &[1, BLOCK], &|mac| Step::Absorb { kernel, mac, from });
            let short = leaked(kernel.with_shape("planted", shorter(kernel.shape(), mac.len())));
            faults.push(("more than the maximum".into(), Step::Absorb { kernel: short, mac: mac.clone(), from }));
            let wide = Shape { multiple: mac.len() + BLOCK, share: mac.len() + BLOCK, ..kernel.shape() };
            let wide = leaked(kernel.with_shape("planted", wide));
            faults.push(("no whole iteration".into(), Step::Absorb { kernel: wide, mac, from }));
        }
        Step::AbsorbPadded { kernel, mac, from } => {
            ranges(&mut faults, "mac", &mac, &[1], &|mac| Step::AbsorbPadded { kernel, mac, from });
        }
        Step::Fused { kernel, text, block, mac, from } => {
            ranges(&mut faults, "text", &text, &[1, 64, kernel.multiple()], &|text| Step::Fused {
                kernel,
                text,
                block,
                mac: mac.clone(),
                from,
            });
            ranges(&mut faults, "mac", &mac, &[1, BLOCK, kernel.shape().share], &|mac| Step::Fused {
                kernel,
                text: text.clone(),
                block,
                mac,
                from,
            });
            let step = |block, from| Step::Fused { kernel, text: text.clone(), block, mac: mac.clone(), from };
            faults.push(("next counter".into(), step(block + 1, from)));
            faults.push(("last counter".into(), step(block.wrapping_sub(1), from)));
            let other = if from == Source::Output { Source::Input } else { Source::Output };
            faults.push(("another source".into(), step(block, other)));
        }
        Step::FusedPadded { kernel, text, block, mac, from } => {
            ranges(&mut faults, "text", &text, &[1, 64], &|text| Step::FusedPadded {
                kernel,
                text,
                block,
                mac: mac.clone(),
                from,
            });
            ranges(&mut faults, "mac", &mac, &[1, BLOCK], &|mac| Step::FusedPadded {
                kernel,
                text: text.clone(),
                block,
                mac,
                from,
            });
            faults.push(("next counter".into(), Step::FusedPadded { kernel, text, block: block + 1, mac, from }));
        }
    }
    faults
}

fn leaked<C: Contract>(kernel: Kernel<C>) -> &'static Kernel<C> {
    std::boxed::Box::leak(std::boxed::Box::new(kernel))
}

/// The checker refuses a fault at each boundary of each step, in schedules of every plan.
#[test]
fn planted_faults_are_refused() {
    let (mut planted, mut kinds) = (0, [false; 9]);
    for (name, plan) in Plans::read().chacha20_poly1305 {
        let room = room(&plan);
        let lens = [1, 700, 1000, 1350, 2100, 4096, 9000, 33000].map(|len| len.min(3 * plan.period()));
        let messages = lens.into_iter().flat_map(|len| TEXTS.map(|(of, place)| message_case(of, place, 21, len)));
        let chunks = lens.into_iter().flat_map(|len| {
            let text = TEXTS.map(|(of, in_place)| Case { of, in_place, aad: 0, len, waiting: room, begun: true });
            let authenticated = Case { of: Use::Authenticate, waiting: 21.min(room), ..text[0] };
            text.into_iter().chain([authenticated])
        });
        for case in messages.chain(chunks) {
            let recorded = Recorded::record(&plan, case);
            assert_eq!(recorded.check(), Ok(()), "{name}");
            for step in &recorded.steps {
                kinds[match step {
                    Step::Keep { .. } => 0,
                    Step::Begin { .. } => 1,
                    Step::BeginByCipher { .. } => 2,
                    Step::Xor { .. } => 3,
                    Step::Absorb { .. } => 4,
                    Step::AbsorbPadded { .. } => 5,
                    Step::Fused { text, mac, .. } if text.len() > mac.len() => 6,
                    Step::Fused { .. } => 7,
                    Step::FusedPadded { .. } => 8,
                }] = true;
            }
            for (what, fault) in recorded.faults() {
                assert!(fault.check().is_err(), "{name}: {case:?}, {what}: {:?}", fault.steps);
                planted += 1;
            }
        }
    }
    assert_eq!(kinds, [true; 9], "each kind of step had faults");
    println!("report: {planted} planted faults in schedules were refused");
}

/// Bytes that are decrypted in place before they are authenticated must be authenticated from a copy.
#[test]
fn an_overlap_in_place_is_refused() {
    let mut planted = 0;
    for (name, plan) in Plans::read().chacha20_poly1305 {
        for len in (600..3000).step_by(64) {
            let case = message_case(Use::Open, false, 0, len);
            let mut apart = Recorded::record(&plan, case);
            // These messages have a copy in any case, or overwrite nothing before it is authenticated.
            if plan.strides_to_open(len).is_some() || plan.begun(plan.begun_to_open(len)) == 0 {
                continue;
            }
            apart.case.in_place = true;
            assert!(apart.check().is_err(), "{name}: {len} bytes, divided for separate buffers");
            let mut copied = Recorded::record(&plan, Case { in_place: true, ..case });
            for step in &mut copied.steps {
                if let Step::Absorb { from, .. } = step
                    && *from == Source::Aside
                {
                    *from = Source::Input;
                }
            }
            if let Ok((end, _)) = &mut copied.end
                && end.from == Source::Aside
            {
                end.from = Source::Input;
            }
            assert!(copied.check().is_err(), "{name}: {len} bytes, whose copy is not used");
            planted += 2;
        }
    }
    println!("report: {planted} schedules that authenticate overwritten bytes were refused");
}
