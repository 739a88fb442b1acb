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

/// Builds the jar of the provider with the newest JDK, and that of each line with the oldest that it runs on.
pub(super) fn run(jdks: &[Jdk], bench: bool, rows: u64) -> Result {
    let newest = jdks.last().ok_or("no JDK")?;
    tools::output_of(newest.maven(&folder()).arg("package"))?;
    for line in &LINES {
        let Some(jdk) = jdks.iter().find(|jdk| (line.java[0]..=line.java[1]).contains(&jdk.feature)) else {
            println!("skipped: Spark {}, which runs on Java {} to {}", line.name, line.java[0], line.java[1]);
            continue;
        };
        let mut maven = jdk.maven(&folder().join("spark"));
        let [binary, scala] = line.scala;
        maven.arg("verify").args([
            format!("-Dspark.version={}", line.version),
            format!("-Dspark.line={}", line.name),
            format!("-Dscala.binary={binary}"),
            format!("-Dscala.version={scala}"),
            format!("-Draddle.release={}", line.java[0]),
        ]);
        if bench {
            maven.args(["-Draddle.groups=bench", "-Draddle.excluded="]).arg(format!("-Draddle.rows={rows}"));
        }
        let what = format!("the plugin for Spark {} on Java {}", line.version, jdk.feature);
        if jdk::run(maven, &what)?.is_some() {
            let jar = products().join(format!("spark/{0}/raddle-spark-{0}_{binary}-0.1.0.jar", line.name));
            println!("report: {what}: {}: {}", if bench { "measured" } else { "all tests passed" }, jar.display());
        }
    }
    Ok(())
}
