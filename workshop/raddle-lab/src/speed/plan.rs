//! Checks the command line: the contests to run, or the reason why they can't.

use std::rc::Rc;

use raddle_terminal::failure::Failure;

use super::algorithm::{self, Algorithm};
use super::args::Args;
use super::competitors::Competitor;
use super::size;

/// The contests to run.
pub(crate) struct Plan {
    /// The courses in the order in which they are timed.
    pub(crate) courses: Vec<Course>,
    /// The competitors that take part, if they have the algorithm.
    pub(crate) competitors: Vec<Competitor>,
}

/// One algorithm and operation.
pub(crate) struct Course {
    pub(crate) algorithm: Rc<dyn Algorithm>,
    pub(crate) operation: &'static str,
}

/// A course by its names, from which another thread rebuilds it.
pub(crate) struct Description {
    algorithm: &'static str,
    batch: Option<usize>,
    operation: &'static str,
}

impl From<&Description> for Course {
    fn from(description: &Description) -> Self {
        let Description { algorithm, batch, operation } = *description;
        let mut all = algorithm::all(batch.unwrap_or(1)).into_iter();
        let algorithm = all.find(|known| known.name() == algorithm).expect("it was an algorithm's name");
        Self { algorithm, operation }
    }
}

impl Course {
    pub(crate) fn description(&self) -> Description {
        let Self { algorithm, operation } = self;
        Description { algorithm: algorithm.name(), batch: algorithm.batch(), operation }
    }

    /// Returns the requested message sizes, without those that messages of the algorithm can't have.
    pub(crate) fn sizes(&self, asked: &[usize]) -> impl Iterator<Item = usize> {
        asked.iter().copied().filter(|&bytes| self.algorithm.takes(bytes))
    }

    /// Returns whether `competitor` has the operation.
    pub(crate) fn has(&self, competitor: Competitor) -> bool {
        self.algorithm.by_competitor(competitor, self.operation).is_some()
    }
}

impl Plan {
    /// Returns the competitors that have any of the operations.
    pub(crate) fn contestants(&self) -> impl Iterator<Item = Competitor> {
        let has = |&competitor: &Competitor| self.courses.iter().any(|course| course.has(competitor));
        self.competitors.iter().copied().filter(has)
    }

    /// Resolves the names. clap has checked that the names exist; this function checks whether they fit together and
    /// are available here.
    pub(crate) fn new(args: &Args) -> Result<Self, Failure> {
        let mut courses = Vec::new();
        let (first, others) = args.batch.split_first().unwrap_or((&1, &[]));
        let others = others.iter().flat_map(|&batch| algorithm::all(batch));
        // Algorithms on one message at a time run only once.
        let others = others.filter(|algorithm| algorithm.batch().is_some());
        for algorithm in algorithm::all(*first).into_iter().chain(others) {
            let name = algorithm.name();
            let named = args.algorithms.iter().any(|asked| asked == name);
            if !named && !args.algorithms.is_empty() {
                continue;
            }
            let all = if args.out_of_place { algorithm.out_of_place() } else { algorithm.operations() };
            let operations: Vec<&'static str> =
                all.iter().copied().filter(|&operation| wanted(&args.operation, operation)).collect();
            // Only an algorithm that was requested by name must have something to do.
            if named && operations.is_empty() {
                return Err(Failure::Usage(format!("{name} has no such operation; it has: {}", all.join(", "))));
            }
            let Some(&longest) = args.bytes.iter().filter(|bytes| algorithm.takes(**bytes)).max() else {
                match algorithm.only_bytes() {
                    Some(bytes) if named => {
                        return Err(Failure::Usage(format!("{name} takes only messages of {}", size::show(bytes))));
                    }
                    _ => continue,
                }
            };
            if let Some(batch) = algorithm.batch().filter(|batch| batch.saturating_mul(longest) > size::LARGEST) {
                let (longest, largest) = (size::show(longest), size::show(size::LARGEST));
                return Err(Failure::Usage(format!("{batch} messages of {longest} are more than {largest}")));
            }
            courses.extend(operations.into_iter().map(|operation| Course { algorithm: algorithm.clone(), operation }));
        }
        Ok(Self { courses, competitors: competitors(&args.vs)? })
    }
}

fn wanted(asked: &[String], name: &str) -> bool {
    asked.is_empty() || asked.iter().any(|asked| asked == name)
}

/// Parses the competitors of `--vs`: none, all in this build, or the named ones.
fn competitors(asked: &[String]) -> Result<Vec<Competitor>, Failure> {
    let has = |name: &str| asked.iter().any(|asked| asked == name);
    if has("none") {
        return match asked.len() {
            1 => Ok(Vec::new()),
            _ => Err(Failure::Usage("--vs none can not be combined with competitors".to_owned())),
        };
    }
    let named: Vec<Competitor> = Competitor::ALL.into_iter().filter(|competitor| has(competitor.name())).collect();
    for competitor in &named {
        if let Some(feature) = competitor.missing_feature() {
            let name = competitor.name();
            return Err(Failure::Usage(format!("{name} is not in this build: build with --features {feature}")));
        }
    }
    let all = Competitor::ALL.into_iter().filter(|competitor| competitor.missing_feature().is_none());
    Ok(if has("all") { all.collect() } else { named })
}
