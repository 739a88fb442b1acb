//! Checks the command line: the contests to run, or the reason why they can't.

use std::rc::Rc;

use raddle_terminal::failure::Failure;

use super::algorithm::{self, Algorithm, Kernel};
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
    /// The kernels to time one by one; empty for the library's choice.
    pub(crate) kernels: Vec<&'static str>,
}

/// A course by its names, from which another thread rebuilds it.
pub(crate) struct Description {
    algorithm: &'static str,
    batch: Option<usize>,
    operation: &'static str,
    kernels: Vec<&'static str>,
}

impl From<&Description> for Course {
    fn from(description: &Description) -> Self {
        let Description { algorithm, batch, operation, ref kernels } = *description;
        let mut all = algorithm::all(batch.unwrap_or(1)).into_iter();
        let algorithm = all.find(|known| known.name() == algorithm).expect("it was an algorithm's name");
        Self { algorithm, operation, kernels: kernels.clone() }
    }
}

impl Course {
    pub(crate) fn description(&self) -> Description {
        let Self { algorithm, operation, kernels } = self;
        Description { algorithm: algorithm.name(), batch: algorithm.batch(), operation, kernels: kernels.clone() }
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
            let kernels = kernels(&*algorithm, &args.kernel)?;
            let all = if args.out_of_place { algorithm.out_of_place() } else { algorithm.operations() };
            let operations: Vec<&'static str> =
                all.iter().copied().filter(|&operation| wanted(&args.operation, operation)).collect();
            // Only an algorithm that was requested by name must have something to do.
            if named && operations.is_empty() {
                return Err(lacks(name, "operation", all));
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
            let before = courses.len();
            for operation in operations {
                // A kernel may support only one of the operations.
                let mut kernels = kernels.clone();
                kernels.retain(|kernel| algorithm.by_kernel(kernel, operation).is_some());
                if !kernels.is_empty() || args.kernel.is_empty() {
                    courses.push(Course { algorithm: algorithm.clone(), operation, kernels });
                }
            }
            if named && courses.len() == before {
                let names: Vec<&str> = algorithm.kernels().iter().map(|kernel| kernel.name).collect();
                return Err(lacks(name, "kernel", &names));
            }
        }
        Ok(Self { courses, competitors: competitors(&args.vs)? })
    }
}

/// Returns the requested kernels of an algorithm, if this CPU can run them.
fn kernels(algorithm: &dyn Algorithm, asked: &[String]) -> Result<Vec<&'static str>, Failure> {
    let (able, unable): (Vec<Kernel>, Vec<Kernel>) =
        algorithm.kernels().into_iter().partition(|kernel| kernel.available);
    let able: Vec<&'static str> = able.iter().map(|kernel| kernel.name).collect();
    if let Some(kernel) = unable.iter().find(|kernel| asked.iter().any(|name| name == kernel.name)) {
        let (name, level, able) = (kernel.name, raddle::cpu::level(), able.join(", "));
        return Err(Failure::Usage(format!(
            "this CPU, at level {level}, can't run {name}; of this kind it can run: {able}"
        )));
    }
    Ok(able.into_iter().filter(|&name| asked.iter().any(|asked| asked == "all" || asked == name)).collect())
}

fn wanted(asked: &[String], name: &str) -> bool {
    asked.is_empty() || asked.iter().any(|asked| asked == name)
}

fn lacks(algorithm: &str, what: &str, has: &[&str]) -> Failure {
    if has.is_empty() {
        return Failure::Usage(format!(
            "{algorithm} has no {what} that does all of it: name the algorithms of its parts"
        ));
    }
    Failure::Usage(format!("{algorithm} has no such {what}; it has: {}", has.join(", ")))
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
