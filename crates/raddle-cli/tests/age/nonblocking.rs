//! Standard streams that another program made non-blocking, and standard error that can't be written.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::process::{Command, Stdio};
use std::{fs, thread};

use crate::common::{CHUNK, Folder, Kind, plain};
use crate::files::{program, shell};

/// Returns two ends of a stream. The second one, for the program, is non-blocking.
fn pair() -> (UnixStream, OwnedFd) {
    let (ours, theirs) = UnixStream::pair().unwrap();
    theirs.set_nonblocking(true).unwrap();
    (ours, theirs.into())
}

/// Waits until a process has ended or sleeps.
fn wait_until_idle(child: &mut std::process::Child) {
    let state = format!("/proc/{}/stat", child.id());
    let sleeps = |stat: String| stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('S'));
    while child.try_wait().unwrap().is_none() && !fs::read_to_string(&state).is_ok_and(sleeps) {
        thread::yield_now();
    }
}

/// Node.js passes sockets where it promises pipes. A socket can't be opened through the path of its descriptor.
#[test]
fn passphrases_and_keys_come_through_sockets() {
    let folder = Folder::new();
    let (by_passphrase, by_key) =
        (folder.seal(Kind::Passphrase, &[], b"message"), folder.seal(Kind::X25519, &[], b"message"));
    folder.write("by_passphrase", &by_passphrase);
    folder.write("by_key", &by_key);
    for (arguments, sent) in [
        ("--pass-fd 3 by_passphrase", folder.read("passphrase")),
        ("--pass-file /dev/fd/3 by_passphrase", folder.read("passphrase")),
        ("-i /dev/fd/3 by_key", folder.read("key.txt")),
        ("-i key.txt /dev/fd/3", by_key),
    ] {
        let (mut ours, theirs) = pair();
        ours.write_all(&sent).unwrap();
        drop(ours);
        // The shell turns its standard input into descriptor 3.
        let line = format!("exec 3<&0 < /dev/null; exec $0 open {arguments}");
        let mut shell = Command::new("sh");
        let opened = shell.current_dir(folder.path("")).args(["-c", &line, &program()]).stdin(theirs).output().unwrap();
        let said = String::from_utf8_lossy(&opened.stderr).into_owned();
        assert_eq!((said, opened.stdout), (String::new(), b"message".to_vec()), "{arguments}");
    }
}

#[test]
fn non_blocking_streams_are_waited_for() {
    let folder = Folder::new();
    let plain = plain(70 * CHUNK + 5);
    let sealed = folder.seal(Kind::X25519, &[], &plain);
    folder.write("plain", &plain);
    let line = |line: &str| shell(&folder, line, "").stdout;
    let (list, sum) = (line("sha256sum key.txt"), line("sha256sum < plain | cut -d' ' -f1"));
    for (arguments, input, expected) in [
        (&["open", "-i", "key.txt"][..], &sealed, &plain),
        // The list has more lines than a socket can buffer.
        (&["sum", "-c"], &list.repeat(100_000), &b"key.txt: OK\n".repeat(100_000)),
        (&["sum", "--no-names"], &plain, &sum),
    ] {
        let ((mut to, stdin), (mut from, stdout), (_errors, stderr)) = (pair(), pair(), pair());
        let mut command = Command::new(program());
        command.current_dir(folder.path("")).args(arguments).env_remove("RADDLE_CPU");
        let mut child = command.stdin(stdin).stdout(stdout).stderr(stderr).spawn().unwrap();
        drop(command);
        // At first there is nothing to read; then nobody reads the output until the program waits again.
        wait_until_idle(&mut child);
        let written = thread::scope(|scope| {
            scope.spawn(move || _ = to.write_all(input));
            wait_until_idle(&mut child);
            let mut written = Vec::new();
            from.read_to_end(&mut written).unwrap();
            written
        });
        assert!(child.wait().unwrap().success(), "{arguments:?}");
        assert!(written == *expected, "{arguments:?}: {} bytes of {}", written.len(), expected.len());
    }
}

/// The exit status still reports the failure.
#[test]
fn nothing_panics_where_standard_error_cannot_be_written() {
    let folder = Folder::new();
    folder.write(
        "ecdsa.pub",
        format!("ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTY=\n{}\n", folder.recipient).as_bytes(),
    );
    folder.write("sums", format!("{}  passphrase\n", "0".repeat(64)).as_bytes());
    let full = || Stdio::from(File::options().write(true).open("/dev/full").unwrap());
    let unread = || {
        let (reader, writer) = UnixStream::pair().unwrap();
        drop(reader);
        Stdio::from(OwnedFd::from(writer))
    };
    for (arguments, code) in [
        (&["seal", "-R", "ecdsa.pub", "-fo", "new", "key.txt"][..], 0),
        (&["open", "-i", "key.txt", "missing"], 1),
        (&["open", "-i", "key.txt", "key.txt", "missing"], 1),
        (&["keygen", "-fo", "new"], 0),
        (&["sum", "-c", "sums"], 1),
        (&["sum", "-v", "missing", "key.txt"], 1),
        (&["sum", "-b", "-c", "sums"], 1),
        (&["nonsense"], 2),
        (&[], 2),
    ] {
        for stderr in [full(), unread()] {
            let mut command = Command::new(program());
            command.current_dir(folder.path("")).args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
            assert_eq!(command.stderr(stderr).status().unwrap().code(), Some(code), "{arguments:?}");
        }
    }
    for arguments in [&["--help"][..], &["--version"], &["inspect", "sealed"], &["completions", "bash"]] {
        folder.write("sealed", &folder.seal(Kind::X25519, &[], b""));
        let mut command = Command::new(program());
        command.current_dir(folder.path("")).args(arguments).stdin(Stdio::null()).stdout(full()).stderr(full());
        assert_eq!(command.status().unwrap().code(), Some(1), "{arguments:?}");
    }
}
