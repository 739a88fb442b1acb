//! The plugin for Spark: built, tested and measured for each line of Spark.

use super::jdk::{self, Jdk};
use super::{folder, products};
use crate::{Result, tools};

/// A line of Spark, with the newest of its versions that was tested.
struct Line {
    name: &'static str,
    version: &'static str,
    /// The version of Scala that programs name, and that of its compiler.
    scala: [&'static str; 2],
    /// The oldest Java that the line runs on, at least 11, and the newest.
    java: [u32; 2],
}

const LINES: [Line; 2] = [
    Line { name: "3.5", version: "3.5.9", scala: ["2.12", "2.12.18"], java: [11, 17] },
    Line { name: "4.2", version: "4.2.0", scala: ["2.13", "2.13.18"], java: [17, 25] },
];

/// Builds the jar of the provider with the newest JDK, and tests each line on each JDK that it runs on, the oldest last: with that
/// its jar is built. Measures it on the oldest alone.
pub(super) fn run(jdks: &[Jdk], bench: bool, rows: u64, only: &str) -> Result {
    let newest = jdks.last().ok_or("no JDK")?;
    tools::output_of(newest.maven(&folder()).arg("package"))?;
    let mut run = false;
    for line in &LINES {
        let runs_on = |jdk: &&Jdk| (line.java[0]..=line.java[1]).contains(&jdk.feature);
        let fitting: Vec<_> = jdks.iter().filter(runs_on).take(if bench { 1 } else { usize::MAX }).collect();
        if fitting.is_empty() {
            println!("skipped: Spark {}, which runs on Java {} to {}", line.name, line.java[0], line.java[1]);
        }
        for jdk in fitting.into_iter().rev() {
            let what = format!("the plugin for Spark {} on Java {}", line.version, jdk.feature);
            if what.contains(only) {
                run = true;
                line.run(jdk, bench, rows, &what)?;
            }
        }
    }
    if run || only.is_empty() {
        Ok(())
    } else {
        Err(format!("no line of Spark on a Java of this machine is called so: {only}"))
    }
}

impl Line {
    /// Builds the jar with a JDK, and tests or measures it there.
    fn run(&self, jdk: &Jdk, bench: bool, rows: u64, what: &str) -> Result {
        let mut maven = jdk.maven(&folder().join("spark"));
        let [binary, scala] = self.scala;
        maven.arg("verify").args([
            format!("-Dspark.version={}", self.version),
            format!("-Dspark.line={}", self.name),
            format!("-Dscala.binary={binary}"),
            format!("-Dscala.version={scala}"),
            format!("-Draddle.release={}", self.java[0]),
        ]);
        if bench {
            maven.args(["-Draddle.groups=bench", "-Draddle.excluded="]).arg(format!("-Draddle.rows={rows}"));
        }
        if jdk::run(maven, what)?.is_some() {
            let jar = products().join(format!("spark/{0}/raddle-spark-{0}_{binary}-0.1.0.jar", self.name));
            println!("report: {what}: {}: {}", if bench { "measured" } else { "all tests passed" }, jar.display());
        }
        Ok(())
    }
}
