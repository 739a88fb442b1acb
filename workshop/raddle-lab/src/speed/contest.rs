//! Compares the outputs, then the times, of all implementations of one algorithm, operation and size.

use raddle_bench::race::Samples;
use raddle_bench::statistics;
use raddle_terminal::failure::Failure;

use super::algorithm::Subject;
use super::competitors::Competitor;
use super::header::VERSION;
use super::measure::{self, Timed};
use super::measurement::{Measurement, OURS};
use super::message::Message;
use super::plan::Course;
use super::together;
use super::upper::UpperHalves;

/// The conditions of all contests of a run.
pub(crate) struct Conditions {
    pub(crate) upper: UpperHalves,
    /// The number of threads that run the same implementation at once.
    pub(crate) threads: usize,
    /// The number of bytes by which messages are displaced from a cache line.
    pub(crate) misalign: usize,
    /// The time for each contest.
    pub(crate) seconds: f64,
    pub(crate) cpu: String,
    /// The day, in UTC.
    pub(crate) date: String,
}

struct Contender {
    implementation: &'static str,
    /// The competitor; `None` for raddle.
    competitor: Option<Competitor>,
    kernel: Option<String>,
    /// Whether tables name the kernel, because the library did not choose it.
    by_kernel: bool,
    subject: Box<dyn Subject>,
    /// Whether ratios are computed from the best of these.
    measure: bool,
}

impl Contender {
    /// Returns the name for messages: the kernel says more than the implementation does.
    fn title(&self) -> &str {
        self.kernel.as_deref().unwrap_or(self.implementation)
    }
}

/// Compares and times all contenders, and returns a measurement for each.
pub(crate) fn hold(
    course: &Course,
    competitors: &[Competitor],
    bytes: usize,
    conditions: &Conditions,
    progress: impl FnMut(f64),
) -> Result<Vec<Measurement>, Failure> {
    let &Conditions { upper, threads, misalign, seconds, .. } = conditions;
    let batch = course.algorithm.batch();
    let total = bytes * batch.unwrap_or(1);
    let messages: Result<Vec<Message>, Failure> = (0..threads).map(|_| Message::new(total, misalign)).collect();
    let mut messages = messages?;
    let message = messages[0].bytes();

    let mut contenders = contenders(course, competitors, bytes);
    compare(course, &mut contenders, message)?;

    let samples = if threads == 1 {
        let timed = contenders.iter_mut().map(|contender| Timed { subject: &mut *contender.subject, upper });
        measure::race(timed.collect(), message, seconds, progress)
    } else {
        // Contexts of competitors stay on the thread that created them.
        let course = course.description();
        let subjects = || {
            let contenders = self::contenders(&Course::from(&course), competitors, bytes);
            contenders.into_iter().map(|contender| contender.subject).collect()
        };
        let refused = || Failure::Work(format!("the system doesn't grant {threads} threads"));
        together::race(messages, &subjects, upper, seconds, progress).ok_or_else(refused)?
    };

    let median = |samples: &&Samples| statistics::median(&samples.ns);
    let best_competitor = contenders.iter().zip(&samples).filter(|(contender, _)| contender.measure);
    let best_competitor = best_competitor.map(|(_, samples)| samples).min_by(|a, b| median(a).total_cmp(&median(b)));
    let measurement = |contender: &Contender, samples: &Samples| Measurement {
        algorithm: course.algorithm.name().to_owned(),
        operation: course.operation.to_owned(),
        bytes,
        batch,
        dirty_upper: upper.is_dirty(),
        threads: (threads > 1).then_some(threads),
        misalign: (misalign > 0).then_some(misalign),
        implementation: contender.implementation.to_owned(),
        by_kernel: contender.by_kernel,
        kernel: contender.kernel.clone(),
        ns: rounded(statistics::median(&samples.ns)),
        ns_min: rounded(statistics::least(&samples.ns)),
        spread: rounded(statistics::spread(&samples.ns)),
        cycles_per_byte: (!samples.cycles.is_empty())
            .then(|| rounded(statistics::median(&samples.cycles) / total as f64)),
        ratio_to_best_competitor: best_competitor.map(|best| rounded(statistics::ratio(&best.ns, &samples.ns))),
        cpu: conditions.cpu.clone(),
        version: Some(match contender.competitor {
            Some(competitor) => competitor.version(Some(course.algorithm.name())),
            None => format!("{OURS} {VERSION}"),
        }),
        date: Some(conditions.date.clone()),
    };
    Ok(contenders.iter().zip(&samples).map(|(contender, samples)| measurement(contender, samples)).collect())
}

/// Returns raddle, and then the competitors that have the algorithm.
fn contenders(course: &Course, competitors: &[Competitor], bytes: usize) -> Vec<Contender> {
    let Course { algorithm, operation } = course;
    let ours = Contender {
        implementation: OURS,
        competitor: None,
        kernel: Some(algorithm.picked(operation, bytes).join(" + ")),
        by_kernel: false,
        subject: algorithm.ours(operation),
        measure: false,
    };
    let general = algorithm.ours_in_general().map(|(name, subject)| Contender {
        kernel: Some(name.to_owned()),
        by_kernel: true,
        subject,
        ..ours
    });
    let mut contenders: Vec<Contender> = std::iter::once(ours).chain(general).collect();
    let competitors = || competitors.iter().filter(|competitor| bytes <= competitor.longest_message());
    contenders.extend(competitors().filter_map(|&competitor| {
        let subject = algorithm.by_competitor(competitor, operation)?;
        Some(Contender {
            implementation: competitor.name(),
            competitor: Some(competitor),
            kernel: None,
            by_kernel: false,
            subject,
            measure: true,
        })
    }));
    contenders.extend(competitors().filter_map(|&competitor| {
        let (implementation, subject) = algorithm.at_once(competitor)?;
        let competitor = Some(competitor);
        Some(Contender { implementation, competitor, kernel: None, by_kernel: false, subject, measure: false })
    }));
    contenders
}

/// Checks that all outputs are equal, because the time for a wrong output means nothing. RustCrypto, which is in every
/// build, is the reference even if it isn't timed. For BLAKE3, the reference is the crate `blake3`, if it is built in.
fn compare(course: &Course, contenders: &mut [Contender], message: &mut [u8]) -> Result<(), Failure> {
    let Course { algorithm, operation } = course;
    let mut outcome = |subject: &mut dyn Subject| {
        for (i, byte) in message.iter_mut().enumerate() {
            *byte = (i % 251) as u8;
        }
        subject.outcome(message)
    };
    let references = [Competitor::RustCrypto, Competitor::Blake3].into_iter();
    let reference = |competitor| Some((competitor, algorithm.by_competitor(competitor, operation)?));
    let Some((competitor, mut reference)) = references.filter_map(reference).next() else { return Ok(()) };
    let right = outcome(&mut *reference);
    for contender in contenders {
        let theirs = outcome(&mut *contender.subject);
        if let Some(place) = difference(&right, &theirs) {
            return Err(Failure::Work(format!(
                "{} and {} differ on {} {operation} of {} bytes, from byte {place} of the output on: nothing was timed",
                contender.title(),
                competitor.name(),
                algorithm.name(),
                message.len(),
            )));
        }
    }
    Ok(())
}

/// Returns the position of the first byte in which two outputs differ.
fn difference(a: &[u8], b: &[u8]) -> Option<usize> {
    (a != b).then(|| a.iter().zip(b).take_while(|(a, b)| a == b).count())
}

/// Rounds to six digits.
fn rounded(value: f64) -> f64 {
    format!("{value:.5e}").parse().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_found() {
        assert_eq!(difference(b"same", b"same"), None);
        assert_eq!(difference(b"same", b"some"), Some(1));
        assert_eq!(difference(b"same", b"same!"), Some(4));
    }

    #[test]
    fn six_digits() {
        assert_eq!(rounded(1234.56789), 1234.57);
        assert_eq!(rounded(0.000123456789), 0.000123457);
    }

    /// Checks messages with lengths around blocks and the widths of loops.
    #[test]
    fn all_implementations_agree() {
        for algorithm in super::super::algorithm::all(19) {
            for &operation in algorithm.operations().iter().chain(algorithm.out_of_place()) {
                let course = Course { algorithm: algorithm.clone(), operation };
                for bytes in [1, 15, 16, 17, 63, 64, 65, 255, 256, 257, 1023, 1024, 1041, 5000] {
                    if !algorithm.takes(bytes) {
                        continue;
                    }
                    let mut contenders = contenders(&course, &Competitor::ALL, bytes);
                    let mut message = vec![0; bytes * algorithm.batch().unwrap_or(1)];
                    compare(&course, &mut contenders, &mut message).unwrap();
                }
            }
        }
    }

    /// Checks that a subject with one wrong bit is refused, and that the message names it.
    #[test]
    fn a_wrong_implementation_is_refused() {
        struct WrongOutput(Box<dyn Subject>);
        impl Subject for WrongOutput {
            fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
                self.0.repeat(message, calls, upper);
            }
            fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
                let mut bytes = self.0.outcome(message);
                bytes[100] ^= 1;
                bytes
            }
        }
        let algorithm = super::super::algorithm::all(1).swap_remove(0);
        let course = Course { algorithm: algorithm.clone(), operation: algorithm.operations()[0] };
        let mut contenders = contenders(&course, &[], 64);
        compare(&course, &mut contenders, &mut [0; 64]).unwrap();
        let subject = Box::new(WrongOutput(algorithm.ours(course.operation)));
        contenders.push(Contender {
            implementation: "planted",
            competitor: None,
            kernel: None,
            by_kernel: false,
            subject,
            measure: true,
        });
        let Err(Failure::Work(message)) = compare(&course, &mut contenders, &mut [0; 64]) else { panic!("accepted") };
        assert!(message.contains("planted") && message.contains("byte 100"), "{message}");
    }
}
