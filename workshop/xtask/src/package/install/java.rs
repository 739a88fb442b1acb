//! The Java provider and the Spark plugin, installed from a repository that is a folder.

use std::path::Path;
use std::process::Command;

use crate::{Result, files, tools};

use super::documents::{ABC, block_with};
use super::place::Place;

/// The page about both packages.
const PAGE: &str = "docs/java.md";

/// The text before the value, because other programs print too.
const MARK: &str = "the value: ";

/// A project that uses an artifact through the coordinates in the page.
struct Project<'a> {
    /// A part of the artifact's name.
    artifact: &'a str,
    /// The oldest Java version that the artifact supports.
    release: u32,
    /// Other dependencies.
    dependencies: &'a str,
    /// The classes of the example.
    imports: &'a str,
    /// A call in the page's example.
    example: &'a str,
    /// An expression whose value is printed after the example.
    value: &'a str,
    /// Options for the virtual machine.
    options: &'a str,
}

/// Adds the provider to a project, and runs the example from the page.
pub(in crate::package) fn jars(packages: &Path) -> Result {
    let provider = Project {
        artifact: "<artifactId>raddle-jca<",
        release: 11,
        dependencies: "",
        imports: "",
        example: "Raddle.install()",
        value: "javax.crypto.Cipher.getInstance(\"ChaCha20-Poly1305\").getProvider().getName()",
        options: "",
    };
    let sealer = provider.run(packages)?;
    if sealer != "Raddle" {
        return Err(format!("{sealer} seals in the example of {PAGE}"));
    }
    println!("report: the provider for Java from its repository: {sealer} seals in the example of {PAGE}");
    Ok(())
}

/// Adds the Spark plugin to a project, and hashes a string in a query.
pub(in crate::package) fn plugin(packages: &Path) -> Result {
    // Scala's collections and Spark's internal calls need these options; `spark-submit` passes more of them.
    let options = "--add-opens=java.base/java.lang=ALL-UNNAMED --add-opens=java.base/java.lang.invoke=ALL-UNNAMED \
                   --add-opens=java.base/java.util=ALL-UNNAMED --add-opens=java.base/java.nio=ALL-UNNAMED \
                   --add-opens=java.base/sun.nio.ch=ALL-UNNAMED -Dspark.ui.enabled=false -Dspark.driver.host=localhost";
    let plugin = Project {
        artifact: "<artifactId>raddle-spark",
        release: 17,
        dependencies: "<dependency><groupId>org.apache.spark</groupId><artifactId>spark-sql_2.13</artifactId>\
                       <version>4.2.0</version></dependency>\n",
        imports: "import org.apache.spark.sql.SparkSession;\n",
        example: "SparkSession.builder()",
        value: "spark.sql(\"SELECT raddle_sha256('abc')\").first().getString(0)",
        options,
    };
    let digest = plugin.run(packages)?;
    if digest != ABC {
        return Err(format!("the plugin for Spark hashes abc to {digest}"));
    }
    println!("report: the plugin for Spark from its repository: {digest} by a query");
    Ok(())
}

impl Project<'_> {
    /// Runs the example from the page, and returns the value that it prints. Maven has a separate folder for downloads,
    /// so that it can't find a jar that was installed before.
    fn run(&self, packages: &Path) -> Result<String> {
        let place = Place::new("java")?;
        let page = files::read(tools::root().join(PAGE))?;
        let code = block_with(&page, "java", self.example)?;
        files::create(
            &place.join("pom.xml"),
            self.text(&packages.join("maven"), &block_with(&page, "xml", self.artifact)?),
        )?;
        files::create(&place.join("src/main/java/Example.java"), self.program(&code))?;
        let mut maven = Command::new("mvn");
        maven.current_dir(place.path());
        maven.args(["--batch-mode", "--quiet", "--no-transfer-progress", "-Dstyle.color=never"]);
        maven.arg(format!("-Dmaven.repo.local={}", place.join("fetched").display()));
        // Maven's default compiler is older than the page requires.
        maven.args([
            "org.apache.maven.plugins:maven-compiler-plugin:3.14.0:compile",
            "org.codehaus.mojo:exec-maven-plugin:3.5.0:exec",
            "-Dexec.executable=java",
        ]);
        maven.arg(format!("-Dexec.args={} -cp %classpath Example", self.options));
        // Spark looks up the address of this machine's name, which fails on some machines.
        maven.env("SPARK_LOCAL_IP", "127.0.0.1");
        let (succeeded, printed) = tools::said_by(&mut maven)?;
        let value = printed.lines().find_map(|line| line.split_once(MARK));
        match value {
            // Maven prints control sequences for plain text, even without colours.
            Some((_, value)) if succeeded => Ok(value.replace("\u{1b}[0m", "")),
            _ => Err(format!("the example of {PAGE}:\n{printed}")),
        }
    }

    /// Returns the Maven project.
    fn text(&self, repository: &Path, dependency: &str) -> String {
        format!(
            "<project>\n  <modelVersion>4.0.0</modelVersion>\n  <groupId>example</groupId>\n  <artifactId>example</artifactId>\n  \
             <version>0</version>\n  <properties>\n    <maven.compiler.release>{}</maven.compiler.release>\n    \
             <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>\n  </properties>\n  <repositories>\n    \
             <repository>\n      <id>packages</id>\n      <url>file://{}</url>\n    </repository>\n  </repositories>\n  \
             <dependencies>\n{dependency}{}  </dependencies>\n</project>\n",
            self.release,
            repository.display(),
            self.dependencies,
        )
    }

    /// Returns a program that contains the page's example, and prints the value.
    fn program(&self, code: &str) -> String {
        format!(
            "{}\npublic class Example {{\n    public static void main(String[] arguments) throws Exception {{\n{code}\
             System.out.println(\"{MARK}\" + {});\n    }}\n}}\n",
            self.imports, self.value
        )
    }
}
