//! `cargo xtask bench --hello`: a TLS client with this and other providers: the tools that its build needs, the time of
//! the build, and its size.

use std::{
    env, fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{Result, files, tools};

/// The features of the client, and the source of the code.
const PROVIDERS: [(&str, &str); 3] = [("raddle", "raddle over graviola"), ("ring", "ring"), ("aws-lc-rs", "AWS-LC")];

/// The files that a program of Linux is linked with, besides Rust's own library: the start of the C library and its
/// end.
const START_FILES: [&str; 3] = ["Scrt1.o", "crti.o", "crtn.o"];

/// Builds the client with each provider, with all programs of this machine and with rustc alone, and prints a table.
pub(super) fn run() -> Result {
    let folder = tools::root().join("target/hello");
    tools::output_of(tools::cargo("fetch").arg("--manifest-path").arg(manifest()))?;
    let alone = Alone::new(&folder)?;
    let site = Site::new(&folder)?;
    let mut table = String::new();
    for (feature, name) in PROVIDERS {
        let built = build(&folder.join(feature), feature, None)?;
        let without = match build(&folder.join(format!("{feature}-alone")), feature, Some(&alone)) {
            Ok(built) => site.fetch(&built.program).map(|()| "yes")?,
            // The last line has the reason of the linker or the build script.
            Err(reason) => {
                println!("report: {name} with rustc alone: {}", reason.lines().last().unwrap_or_default());
                "no"
            }
        };
        site.fetch(&built.program)?;
        let megabytes = files::size(&built.program)? as f64 / 1e6;
        table += &format!(
            "| {name} | {without} | {:.1} | {:.1} | {megabytes:.1} |\n",
            built.seconds, built.processor_seconds
        );
        if (feature == "raddle") != (without == "yes") {
            return Err(format!("{name}: built with rustc alone: {without}"));
        }
    }
    println!(
        "\n| provider | with rustc alone | build, s | CPU time, s | stripped, MB |\n|---|---|---:|---:|---:|\n{table}"
    );
    Ok(())
}

fn manifest() -> PathBuf {
    tools::root().join("bindings/rustls/hello/Cargo.toml")
}

struct Built {
    program: PathBuf,
    seconds: f64,
    /// The time of all processes, which others on the machine disturb less.
    processor_seconds: f64,
}

/// Builds the client from scratch.
fn build(target: &Path, feature: &str, alone: Option<&Alone>) -> Result<Built> {
    let _ = fs::remove_dir_all(target);
    let mut cargo = tools::cargo("build");
    cargo.args(["--quiet", "--release", "--offline", "--no-default-features", "--features", feature]);
    cargo.args(["--config", "profile.release.strip=\"symbols\""]);
    cargo.arg("--manifest-path").arg(manifest()).arg("--target-dir").arg(target);
    if let Some(alone) = alone {
        cargo.env_clear().env("PATH", &alone.path).env("RUSTFLAGS", &alone.flags);
        cargo.envs(["HOME", "CARGO_HOME", "RUSTUP_HOME"].iter().filter_map(|name| Some((name, env::var_os(name)?))));
    }
    let (start, before) = (Instant::now(), tools::processor_seconds()?);
    tools::output_of(&mut cargo)?;
    let seconds = start.elapsed().as_secs_f64();
    Ok(Built {
        program: target.join("release/hello"),
        seconds,
        processor_seconds: tools::processor_seconds()? - before,
    })
}

/// A `PATH` with only rustc: it has no compiler, and no linker but the one that comes with rustc.
struct Alone {
    path: PathBuf,
    flags: String,
}

impl Alone {
    fn new(folder: &Path) -> Result<Self> {
        let failed = |error: std::io::Error| error.to_string();
        let [path, libraries] = ["path", "libraries"].map(|name| folder.join(name));
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(&path).and_then(|()| fs::create_dir_all(&libraries)).map_err(failed)?;
        let sysroot = tools::output_of(Command::new("rustc").args(["--print", "sysroot"]))?;
        files::link(&Path::new(&sysroot).join("bin/rustc"), &path.join("rustc"))?;

        // The C library that every program of Linux runs with, from the Debian package libc6-dev.
        let start = tools::file_of("libc6-dev", |file| file.ends_with("/Scrt1.o"))?;
        let system = start.parent().ok_or("Scrt1.o lies nowhere")?;
        // GCC's package has a link of this name to the library for unwinding, which every system has.
        files::link(&system.join("libgcc_s.so.1"), &libraries.join("libgcc_s.so"))?;
        let loader = tools::file_of("libc6", |file| file.contains("/ld-linux"))?;
        let mut flags = "-Clinker=rust-lld -Clinker-flavor=ld.lld".to_owned();
        let inputs = START_FILES.map(|name| system.join(name).display().to_string());
        let searched = [system, &libraries].map(|folder| format!("-L{}", folder.display()));
        for argument in inputs.iter().chain(&searched).chain([&format!("--dynamic-linker={}", loader.display())]) {
            flags += &format!(" -Clink-arg={argument}");
        }
        Ok(Self { path, flags })
    }
}

/// A page served by `openssl s_server`.
struct Site {
    server: Child,
    address: String,
    certificate: PathBuf,
}

impl Site {
    fn new(folder: &Path) -> Result<Self> {
        let [certificate, key] = ["cert.pem", "key.pem"].map(|name| folder.join(name));
        let mut openssl = Command::new("openssl");
        openssl.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]);
        openssl.args(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]);
        openssl.args(["-addext", "basicConstraints=critical,CA:FALSE", "-out"]).arg(&certificate);
        tools::output_of(openssl.arg("-keyout").arg(&key))?;
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let address = free.map_err(|error| error.to_string())?.to_string();
        let mut openssl = Command::new("openssl");
        openssl.args(["s_server", "-www", "-quiet", "-accept", &address, "-cert"]).arg(&certificate);
        openssl.arg("-key").arg(&key).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let server = openssl.spawn().map_err(|error| format!("can't run openssl: {error}"))?;
        Ok(Self { server, address, certificate })
    }

    /// Lets a client fetch the page, which lists the ciphers of the server.
    fn fetch(&self, client: &Path) -> Result {
        let mut page = Err(String::new());
        for _ in 0..100 {
            let mut command = Command::new(client);
            page = tools::output_of(command.args([&self.address, "localhost"]).arg(&self.certificate));
            match &page {
                // The client tries again until the server listens.
                Err(error) if error.contains("ConnectionRefused") => thread::sleep(Duration::from_millis(50)),
                _ => break,
            }
        }
        if page?.contains("200 ok") { Ok(()) } else { Err(format!("{}: no page", client.display())) }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
