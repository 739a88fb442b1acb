//! The provider for Java, from a repository that is a folder.

use std::path::Path;
use std::process::Command;

use crate::{Result, files, tools};

use super::documents::block_with;
use super::place::Place;

/// Takes the provider by the coordinates of `docs/java.md` into a project, and runs the example of the page. Maven has a folder of its
/// own for what it fetches, so that it can't find a jar that was installed before.
pub(in crate::package) fn jars(packages: &Path) -> Result {
    let place = Place::new("java")?;
    let page = files::read(tools::root().join("docs/java.md"))?;
    let (dependency, code) =
        (block_with(&page, "xml", "<dependency>")?, block_with(&page, "java", "Raddle.install()")?);
    files::create(&place.join("pom.xml"), project(&packages.join("maven"), &dependency))?;
    files::create(&place.join("src/main/java/Example.java"), program(&code))?;
    let mut maven = Command::new("mvn");
    maven.current_dir(place.path()).args(["--batch-mode", "--quiet", "--no-transfer-progress", "-Dstyle.color=never"]);
    maven.arg(format!("-Dmaven.repo.local={}", place.join("fetched").display()));
    // Maven's default compiler for a project that names none is older than this page asks for.
    maven.args([
        "org.apache.maven.plugins:maven-compiler-plugin:3.14.0:compile",
        "org.codehaus.mojo:exec-maven-plugin:3.5.0:exec",
    ]);
    maven.args(["-Dexec.executable=java", "-Dexec.args=-cp %classpath Example"]);
    let (succeeded, printed) = tools::said_by(&mut maven)?;
    // Maven puts the style of plain text around what it prints, without colours too.
    let printed = printed.replace("\u{1b}[0m", "");
    let last = printed.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
    if !succeeded || last != "Raddle" {
        return Err(format!("the example of docs/java.md:\n{printed}"));
    }
    println!("report: the provider for Java from its repository: {last} seals in the example of docs/java.md");
    Ok(())
}

/// A project of Maven with a dependency from a repository.
fn project(repository: &Path, dependency: &str) -> String {
    format!(
        "<project>\n  <modelVersion>4.0.0</modelVersion>\n  <groupId>example</groupId>\n  <artifactId>example</artifactId>\n  \
         <version>0</version>\n  <properties>\n    <maven.compiler.release>11</maven.compiler.release>\n    \
         <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>\n  </properties>\n  <repositories>\n    \
         <repository>\n      <id>packages</id>\n      <url>file://{}</url>\n    </repository>\n  </repositories>\n  \
         <dependencies>\n{dependency}  </dependencies>\n</project>\n",
        repository.display()
    )
}

/// A program with the example of the page in it. It prints who seals.
fn program(code: &str) -> String {
    format!(
        "public class Example {{\n    public static void main(String[] arguments) throws Exception {{\n{code}\
         System.out.println(javax.crypto.Cipher.getInstance(\"ChaCha20-Poly1305\").getProvider().getName());\n    }}\n}}\n"
    )
}
