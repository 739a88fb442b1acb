//! The provider, built and put where OpenSSL finds it, and what the tests share.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use crate::{Result, files, tools};

/// Which provider a program prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum With {
    /// OpenSSL's own.
    Default,
    /// Ours.
    Raddle,
    /// Ours with a planted fault.
    Faulty(Fault),
}

/// A planted fault: what is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// Tags of AEADs and of Poly1305.
    Tag,
    Digest,
    /// Tags of HMAC.
    Mac,
    /// Keystreams of ciphers that authenticate nothing.
    Keystream,
}

impl Fault {
    const fn name(self) -> &'static str {
        match self {
            Fault::Tag => "tag",
            Fault::Digest => "digest",
            Fault::Mac => "mac",
            Fault::Keystream => "keystream",
        }
    }
}

impl With {
    pub(super) const fn name(self) -> &'static str {
        match self {
            With::Default => "default",
            With::Raddle => "raddle",
            With::Faulty(_) => "faulty",
        }
    }
}

/// Folders and files of the tests.
pub(super) struct Setup {
    folder: PathBuf,
}

/// Bytes of the file that servers give.
const FILE_BYTES: usize = 300_000;

impl Setup {
    /// Builds the provider and writes the files. None where there is no OpenSSL 3.
    pub(super) fn new(bench: bool) -> Result<Option<Self>> {
        match tools::output_of(Command::new("openssl").arg("version")) {
            Ok(version) if version.starts_with("OpenSSL 3.") => println!("report: {version}"),
            Ok(version) => {
                println!("skipped: the OpenSSL provider: {version} is no OpenSSL 3");
                return Ok(None);
            }
            Err(why) => {
                println!("skipped: the OpenSSL provider: {why}");
                return Ok(None);
            }
        }
        let setup = Self { folder: tools::root().join("target/openssl") };
        setup.build(With::Raddle, &[])?;
        if !bench {
            setup.build(With::Faulty(Fault::Tag), &["--features", "planted-fault"])?;
        }
        setup.write("default.cnf", b"# Nothing: the default provider.\n")?;
        let example = files::bytes(tools::root().join("bindings/openssl/openssl.cnf"))?;
        for with in [With::Raddle, With::Faulty(Fault::Tag)] {
            setup.write(&format!("{}.cnf", with.name()), &example)?;
        }
        setup.certificate()?;
        setup.write("www/file", &bytes(FILE_BYTES))?;
        Ok(Some(setup))
    }

    fn build(&self, with: With, options: &[&str]) -> Result {
        let target = self.folder.join("build");
        let mut cargo = tools::cargo("build");
        cargo.args(["--release", "--quiet", "--package", "raddle-ossl", "--target-dir"]).arg(&target).args(options);
        tools::output_of(&mut cargo)?;
        let built = files::bytes(target.join("release/libraddle_ossl.so"))?;
        self.write(&format!("{}/raddle.so", with.name()), &built)
    }

    fn certificate(&self) -> Result {
        self.write("req.cnf", b"[req]\ndistinguished_name = name\n[name]\n")?;
        let mut openssl = Command::new("openssl");
        openssl.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]);
        openssl.args(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]);
        openssl.arg("-config").arg(self.path("req.cnf"));
        openssl.arg("-keyout").arg(self.path("key.pem")).arg("-out").arg(self.path("cert.pem"));
        tools::output_of(&mut openssl).map(drop)
    }

    /// Writes a file.
    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result {
        files::create(&self.path(name), bytes)
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file that servers give.
    pub(super) fn file(&self) -> Result<Vec<u8>> {
        files::bytes(self.path("www/file"))
    }

    /// A program that uses OpenSSL with a provider.
    pub(super) fn command(&self, program: impl AsRef<std::ffi::OsStr>, with: With) -> Command {
        self.configured(program, with, &self.path(&format!("{}.cnf", with.name())))
    }

    /// The same with a configuration that allows one suite of TLS 1.3.
    pub(super) fn command_with_suite(&self, program: &Path, with: With, suite: &str) -> Result<Command> {
        let name = format!("{}-{suite}.cnf", with.name());
        let base = self.path(&format!("{}.cnf", with.name()));
        let mut text = files::read(base)?;
        let section = format!(
            "ssl_conf = ssl_section\n\n[ssl_section]\nsystem_default = suites\n\n[suites]\nCiphersuites = {suite}\n"
        );
        text = match text.split_once("[openssl_init]\n") {
            Some((before, after)) => {
                let (first, sections) = section.split_once("\n\n").unwrap_or_default();
                format!("{before}[openssl_init]\n{first}\n{after}\n{sections}")
            }
            None => format!("openssl_conf = openssl_init\n[openssl_init]\n{section}"),
        };
        self.write(&name, text.as_bytes())?;
        Ok(self.configured(program, with, &self.path(&name)))
    }

    fn configured(&self, program: impl AsRef<std::ffi::OsStr>, with: With, file: &Path) -> Command {
        let mut command = Command::new(program);
        command.env("OPENSSL_CONF", file).env("OPENSSL_MODULES", self.path(with.name())).current_dir(&self.folder);
        if let With::Faulty(fault) = with {
            command.env("RADDLE_PLANTED", fault.name());
        }
        command
    }
}

/// So many bytes, the same each time, without a pattern.
pub(super) fn bytes(n: usize) -> Vec<u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        // xorshift64 (Marsaglia 2003)
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..n).map(|_| next()).collect()
}
