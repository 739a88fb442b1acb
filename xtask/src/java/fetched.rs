//! JDKs of Debian's archive: of other versions, and of other architectures under qemu. They are unpacked and not installed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::jdk::{Jdk, Tests};
use super::{JAR, folder, native, products};
use crate::cross::Isa;
use crate::{Result, debian, files, tools};

/// A JDK of Debian's.
struct Wanted {
    feature: u32,
    suite: &'static str,
    /// None: x86-64.
    isa: Option<Isa>,
}

/// Of each architecture one that calls by JNI, and one that calls by the foreign-function interface.
const WANTED: [Wanted; 6] = [
    Wanted { feature: 11, suite: "bullseye", isa: None },
    Wanted { feature: 21, suite: "trixie", isa: None },
    Wanted { feature: 17, suite: "bookworm", isa: Some(Isa::Aarch64) },
    Wanted { feature: 25, suite: "trixie", isa: Some(Isa::Aarch64) },
    Wanted { feature: 17, suite: "bookworm", isa: Some(Isa::Ppc64le) },
    Wanted { feature: 25, suite: "trixie", isa: Some(Isa::Ppc64le) },
];

/// An emulated processor does one in so many random steps.
const SHARE: u32 = 20;

/// What a JDK without windows needs of its own release, whose C library may be newer than this machine's.
const LIBRARIES: [&str; 4] = ["libc6", "libgcc-s1", "libstdc++6", "zlib1g"];

/// Builds the jar with the libraries of all architectures, and tests it with each JDK whose name contains `only`.
pub(super) fn test(newest: &Jdk, only: &str) -> Result {
    let mut built = Vec::new();
    for isa in [Isa::Aarch64, Isa::Ppc64le] {
        match isa.install() {
            Ok(()) => {
                native::build_for(isa)?;
                built.push(isa);
            }
            Err(why) => println!("skipped: the library of {}, and all tests with it: {why}", isa.name()),
        }
    }
    tools::output_of(newest.maven(&folder()).arg("package"))?;
    let tested = tested()?;
    let mut failures = Vec::new();
    for wanted in WANTED.iter().filter(|wanted| wanted.to_string().contains(only)) {
        if wanted.isa.is_some_and(|isa| !built.contains(&isa)) {
            continue;
        }
        if wanted.feature >= 22 && newest.feature < 22 {
            println!("skipped: {wanted}: what it calls by is compiled by Java 22 and later");
            continue;
        }
        let jdk = match wanted.fetch() {
            Ok(jdk) => jdk,
            Err(why) => {
                println!("skipped: {wanted}: {why}");
                continue;
            }
        };
        let record = wanted.root().with_extension("passed");
        if fs::read_to_string(&record).is_ok_and(|passed| passed == tested) {
            println!("skipped: {wanted}: it passed with this jar and these tests: {} says so", record.display());
            continue;
        }
        let start = Instant::now();
        match wanted.test(newest, &jdk) {
            Ok(true) => {
                files::write(&record, &tested)?;
                println!("report: {wanted}: {} s", start.elapsed().as_secs());
            }
            Ok(false) => {}
            Err(why) => failures.push(why),
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

/// The hashes of the jar and the tests: what passed is not tested again, so that a run that was interrupted goes on.
fn tested() -> Result<String> {
    let built = products().join("maven");
    let tests = tools::files_under(&built.join("test-classes"))?;
    let mut sum = Command::new("sha256sum");
    sum.current_dir(&built).arg(JAR).args(tests.iter().map(|path| Path::new("test-classes").join(path)));
    tools::output_of(&mut sum)
}

impl Wanted {
    /// Whether all tests ran and passed.
    fn test(&self, newest: &Jdk, jdk: &Jdk) -> Result<bool> {
        let mut goals = vec!["failsafe:integration-test", "failsafe:verify"];
        let mut options = "-Xcheck:jni".to_owned();
        if self.isa.is_some() {
            println!(
                "skipped: {self}: of random steps all but one in {SHARE}, of connections all but one in four, and openssl"
            );
            goals.push("-Draddle.excluded=pauses,large,openssl");
            // The best code of the compilers is not worth their time, which is emulated too.
            options += &format!(" -Draddle.share={SHARE} -XX:TieredStopAtLevel=1");
        }
        newest.test(jdk, &goals, Tests::OfResults, &options)
    }

    /// Debian's name of the architecture, and the loader of programs.
    fn architecture(&self) -> [&'static str; 2] {
        match self.isa {
            None => ["amd64", "lib64/ld-linux-x86-64.so.2"],
            Some(Isa::Aarch64) => ["arm64", "lib/ld-linux-aarch64.so.1"],
            Some(_) => ["ppc64el", "lib64/ld64.so.2"],
        }
    }

    /// Where the JDK is unpacked.
    fn root(&self) -> PathBuf {
        products().join(format!("jdks/{}-{}", self.feature, self.architecture()[0]))
    }

    /// The JDK, fetched once.
    fn fetch(&self) -> Result<Jdk> {
        if self.isa.is_none() && std::env::consts::ARCH != "x86_64" {
            return Err("it is one for x86-64".to_owned());
        }
        let ([architecture, loader], root) = (self.architecture(), self.root());
        let package = format!("openjdk-{}-jre-headless", self.feature);
        debian::binaries(self.suite, architecture, &[&[&package[..]], &LIBRARIES[..]].concat(), &root)?;
        let home = root.join(format!("usr/lib/jvm/java-{}-openjdk-{architecture}", self.feature));
        let start = match self.isa {
            Some(isa) => {
                tools::require(&["qemu-user"])?;
                format!("QEMU_LD_PREFIX='{}' QEMU_CPU={} exec {}", root.display(), isa.cpus()[0], isa.emulator())
            }
            None => {
                // Where the program lies that the kernel started, a JDK looks for its files.
                let beside = home.join("bin/loader");
                files::copy(root.join(loader), &beside)?;
                let folders = ["lib", "usr/lib"].map(|lib| format!("{}/{lib}/x86_64-linux-gnu", root.display()));
                format!("exec '{}' --library-path '{}'", beside.display(), folders.join(":"))
            }
        };
        // The second is what a virtual machine starts other programs with.
        for name in ["bin/java", "lib/jspawnhelper"] {
            let program = home.join(format!("{name}-program"));
            if !program.exists() {
                files::rename(&home.join(name), &program)?;
            }
            files::write_script(&home.join(name), &format!("{start} '{}' \"$@\"", program.display()))?;
        }
        let java = home.join("bin/java");
        let keytool = format!("exec '{}' -m java.base/sun.security.tools.keytool.Main \"$@\"", java.display());
        files::write_script(&home.join("bin/keytool"), &keytool)?;
        Ok(Jdk { home, feature: self.feature, name: self.to_string() })
    }
}

impl std::fmt::Display for Wanted {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "Java {} of Debian {}", self.feature, self.suite)?;
        self.isa.map_or(Ok(()), |isa| write!(to, " on {}", isa.name()))
    }
}
