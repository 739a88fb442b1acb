//! Exchanges files with Go's filippo.io/age, through a small program in `go/`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::thread;

use crate::common::{Folder, Kind, PASSPHRASE, SIZES, plain, ssh_key, text};

/// Builds the program, or prints why it can't be built.
fn program() -> Option<&'static Path> {
    static PROGRAM: OnceLock<Option<PathBuf>> = OnceLock::new();
    let build = || {
        let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("age-interop");
        let mut go = Command::new("go");
        go.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/age/go"));
        go.args(["build", "-o"]).arg(&program).arg(".");
        match go.output() {
            Err(error) => println!("skipped: files of and for Go's age: no go: {error}"),
            Ok(output) if !output.status.success() => panic!("go build: {}", text(&output.stderr)),
            Ok(_) => return Some(program),
        }
        None
    };
    PROGRAM.get_or_init(build).as_deref()
}

/// Runs `seal` or `open` with a key in the form in which a file stores it.
fn run(program: &Path, operation: &str, kind: Kind, folder: &Folder, input: &[u8]) -> Vec<u8> {
    let ssh = |name: &str| std::fs::read_to_string(ssh_key(name)).unwrap();
    let (kind, key) = match (kind, operation) {
        (Kind::X25519, "seal") => ("x25519", folder.recipient.clone()),
        (Kind::X25519, _) => ("x25519", text(&folder.read("key.txt"))),
        (Kind::Passphrase, _) => ("passphrase", PASSPHRASE.to_owned()),
        (Kind::SshEd25519, "seal") => ("ssh", ssh("ed25519.pub")),
        (Kind::SshEd25519, _) => ("ssh", ssh("ed25519")),
        (Kind::SshRsa, "seal") => ("ssh", ssh("rsa.pub")),
        (Kind::SshRsa, _) => ("ssh", ssh("rsa")),
    };
    let mut command = Command::new(program);
    command.args([operation, kind, &key]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = thread::scope(|scope| {
        scope.spawn(move || _ = stdin.write_all(input));
        child.wait_with_output().unwrap()
    });
    assert!(output.status.success(), "{operation} {kind}: {}", text(&output.stderr));
    output.stdout
}

#[test]
fn it_opens_what_raddle_sealed() {
    let (folder, Some(program)) = (Folder::new(), program()) else { return };
    for kind in Kind::ALL {
        let sizes = if kind == Kind::Passphrase { &SIZES[1..2] } else { &SIZES };
        for &size in sizes {
            let plain = plain(size);
            let sealed = folder.seal(kind, &[], &plain);
            assert!(run(program, "open", kind, &folder, &sealed) == plain, "{kind:?}, {size} bytes");
        }
    }
    // Files with armor, and keys of raddle keygen, work too.
    folder.raddle(&["keygen", "-fo", "key.txt"]).assert().success();
    let recipient = folder.run(&["keygen", "-y", "key.txt"], b"").stdout;
    let armored = folder.run(&["seal", "-a", "-r", text(&recipient).trim()], b"message").stdout;
    assert_eq!(run(program, "open", Kind::X25519, &folder, &armored), b"message");
}

#[test]
fn raddle_opens_what_it_sealed() {
    let (folder, Some(program)) = (Folder::new(), program()) else { return };
    for kind in Kind::ALL {
        for size in SIZES {
            let plain = plain(size);
            let sealed = run(program, "seal", kind, &folder, &plain);
            folder.opens(kind, &[], &sealed, &plain);
        }
    }
}
