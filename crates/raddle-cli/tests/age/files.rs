//! Outputs: where they are written, and which are refused.

use predicates::prelude::*;
use predicates::str::contains;

use crate::common::{Folder, Kind, text};

#[test]
fn keygen_makes_an_identity_for_its_owner_only() {
    let folder = Folder::new();
    let made = folder.run(&["keygen", "-o", "new.txt"], b"");
    assert!(made.status.success() && made.stdout.is_empty());
    let identity = text(&folder.read("new.txt"));
    let said = text(&made.stderr);
    let recipient = said.trim().strip_prefix("Public key: ").unwrap();
    assert!(recipient.starts_with("age1"));
    let lines: Vec<&str> = identity.lines().collect();
    let created = lines[0].strip_prefix("# created: ").unwrap();
    assert!(created.len() == 20 && created.starts_with("20") && created.ends_with('Z'), "{created}");
    assert_eq!(lines[1], format!("# public key: {recipient}"));
    assert!(lines[2].starts_with("AGE-SECRET-KEY-1") && lines.len() == 3);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = folder.path("new.txt").metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    folder.raddle(&["keygen", "-y", "new.txt"]).assert().success().stdout(format!("{recipient}\n"));
    folder.raddle(&["keygen", "-y"]).write_stdin(identity.clone()).assert().success().stdout(format!("{recipient}\n"));
    let sealed = folder.run(&["seal", "-r", recipient], b"message").stdout;
    let opened = folder.run(&["open", "-i", "new.txt"], &sealed);
    assert_eq!(opened.stdout, b"message");

    // An existing identity is not overwritten by mistake.
    folder.raddle(&["keygen", "-o", "new.txt"]).assert().code(2).stderr(contains("new.txt exists"));
    assert_eq!(text(&folder.read("new.txt")), identity);
    folder.raddle(&["keygen", "-fo", "new.txt"]).assert().success();
    assert_ne!(text(&folder.read("new.txt")), identity);
}

#[test]
fn nothing_is_overwritten_that_was_not_to_be() {
    let folder = Folder::new();
    folder.write("plain", b"message");
    folder.write("old", b"old");
    let recipient = folder.recipient.clone();
    let seal = |options: &[&str]| folder.raddle(&[&["seal", "-r", &recipient], options].concat());
    seal(&["-o", "old", "plain"]).assert().code(2).stderr(contains("old exists: -f (--force) overwrites it"));
    assert_eq!(folder.read("old"), b"old");
    seal(&["-o", "old", "-f", "plain"]).assert().success().stdout("").stderr("");
    folder.raddle(&["open", "-i", "key.txt", "old"]).assert().success().stdout("message");
    folder.raddle(&["open", "-i", "key.txt", "-o", "plain", "old"]).assert().code(2);
    folder.raddle(&["open", "-i", "key.txt", "-o", "new", "old"]).assert().success();
    assert_eq!(folder.read("new"), b"message");
    let is_read = || contains("can't write plain: it is the same file as plain, which is read: name another output");
    seal(&["-f", "-o", "plain", "plain"]).assert().code(2).stderr(is_read());
    folder.raddle(&["open", "-i", "key.txt", "-fo", "plain", "plain"]).assert().code(2).stderr(is_read());
    assert_eq!(folder.read("plain"), b"message");
    assert_eq!(folder.names(), ["key.txt", "new", "old", "passphrase", "plain"]);
}

#[cfg(unix)]
#[test]
fn links_devices_and_modes_stay_what_they_are() {
    use std::fs;
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    let folder = Folder::new();
    let mode = |name: &str| fs::symlink_metadata(folder.path(name)).unwrap().permissions().mode() & 0o777;
    folder.write("old", b"old");
    fs::set_permissions(folder.path("old"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("old", folder.path("link")).unwrap();
    let recipient = folder.recipient.clone();
    folder.raddle(&["seal", "-r", &recipient, "-fo", "link"]).write_stdin("message").assert().success();
    assert!(fs::symlink_metadata(folder.path("link")).unwrap().is_symlink());
    assert_eq!(mode("old"), 0o640);
    folder.raddle(&["open", "-i", "key.txt", "old"]).assert().success().stdout("message");
    folder.raddle(&["seal", "-r", &recipient, "-o", "/dev/null"]).write_stdin("message").assert().success();
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}

/// Such paths lead to a file that other programs write too, so it is neither replaced nor written from its beginning.
#[cfg(unix)]
#[test]
fn descriptors_are_written_where_they_stand() {
    let folder = Folder::new();
    std::os::unix::fs::symlink("/dev/stdout", folder.path("link")).unwrap();
    folder.write("plain", b"message");
    for output in ["/dev/stdout", "/dev/fd/1", "/dev/fd/5", "link"] {
        for options in ["", "-f"] {
            let line =
                format!("(echo begin; {} seal {options} -r $0 -o {output} plain 5>&1; echo end) >out", program());
            let said = text(&shell(&folder, &line, &folder.recipient).stderr);
            let all = folder.read("out");
            let sealed = all.strip_prefix(b"begin\n").and_then(|rest| rest.strip_suffix(b"end\n"));
            folder.opens(Kind::X25519, &[], sealed.unwrap_or_else(|| panic!("{output}: {said}")), b"message");
        }
    }
    let line =
        format!("(echo begin; {} keygen -f -o /dev/stdout) >out; {0} open -i key.txt -o /dev/fd/7 out", program());
    let said = text(&shell(&folder, &line, "").stderr);
    assert!(said.contains("can't write /dev/fd/7: "), "{said}");
    assert!(text(&folder.read("out")).starts_with("begin\n# created: "));
}

#[test]
fn what_can_not_be_read_or_written_is_named() {
    let folder = Folder::new();
    let recipient = folder.recipient.clone();
    let seal = |options: &[&str]| folder.raddle(&[&["seal", "-r", &recipient], options].concat());
    seal(&["missing"]).assert().code(1).stderr(contains("can't read missing: "));
    seal(&["."]).assert().code(1).stderr(contains("can't read .: it is a folder"));
    seal(&["-o", "."]).assert().code(1).stderr(contains("can't write .: it is a folder"));
    seal(&["-o", "missing/file"]).assert().code(1).stderr(contains("can't write missing/file: "));
    if cfg!(unix) {
        // The output is refused before the recipients are missed, and so before the work.
        let long = "n".repeat(300);
        folder.raddle(&["seal", "-o", &long]).assert().code(1).stderr(contains(format!("can't write {long}: ")));
    }
    if cfg!(target_os = "linux") {
        let full = seal(&["-o", "/dev/full"]).write_stdin(vec![0; 1 << 20]).assert();
        full.code(1).stderr(contains("can't write /dev/full: "));
    }
}

/// SIGPIPE ends the program without a message, like other programs. If the parent ignores the signal, there is a
/// message.
#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_ends_it_silently() {
    let folder = Folder::new();
    for (command, number) in [("seal -r $0 /dev/zero", 141), ("sum -r / 2>&-", 141), ("inspect s", 141)] {
        folder.write("s", &folder.seal(Kind::X25519, &[], b"message"));
        let line = format!("({{ {} {command}; }} 3>&2 2>said; echo $? >status) | true", program());
        shell(&folder, &line, &folder.recipient);
        let status: i32 = text(&folder.read("status")).trim().parse().unwrap();
        // Output that fits the pipe may be written before its reader is gone.
        assert!(status == number || status == 0 && command.len() < 10, "{command}: {status}");
        assert_eq!(text(&folder.read("said")), "", "{command}");
    }
    let line = format!("(trap '' PIPE; {} seal -r $0 /dev/zero 2>said; echo $? >status) | true", program());
    shell(&folder, &line, &folder.recipient);
    assert_eq!(text(&folder.read("status")), "1\n");
    assert!(text(&folder.read("said")).contains("can't write standard output"));
}

/// On Linux the unfinished file doesn't even have a name.
#[cfg(unix)]
#[test]
fn a_signal_leaves_nothing_behind() {
    use std::os::unix::process::ExitStatusExt;
    let folder = Folder::new();
    let before = folder.names();
    let mut signals =
        vec![1, 2, 3, 6, 14, 15, libc::SIGUSR1, libc::SIGUSR2, libc::SIGXCPU, libc::SIGXFSZ, libc::SIGPROF];
    if cfg!(target_os = "linux") {
        signals.extend([libc::SIGVTALRM, libc::SIGIO, libc::SIGPWR, libc::SIGSYS, 34, 50, 64]);
    }
    for (is_named, signal) in
        [false, true].into_iter().flat_map(|named| signals.iter().map(move |&signal| (named, signal)))
    {
        let mut child = sealing(&folder, "ulimit -c 0; exec \"$0\" \"$@\"", is_named, &[]);
        // `wait` would close the input, and the program might finish before the signal ends it.
        let input = child.stdin.take();
        let has_name = is_named || cfg!(not(target_os = "linux"));
        assert_eq!(folder.names().len(), before.len() + usize::from(has_name), "{signal}");
        kill(signal, child.id());
        let status = child.wait().unwrap();
        drop(input);
        assert_eq!(status.signal(), Some(signal), "{status}");
        assert_eq!(folder.names(), before, "{signal}");
    }
    if cfg!(target_os = "linux") {
        let mut child = sealing(&folder, "exec \"$0\" \"$@\"", false, &[]);
        let input = child.stdin.take();
        kill(libc::SIGKILL, child.id());
        child.wait().unwrap();
        drop(input);
        assert_eq!(folder.names(), before);
    }
}

/// The signal for a file that becomes too long ends the process.
#[cfg(unix)]
#[test]
fn a_limit_of_length_leaves_nothing_behind() {
    let folder = Folder::new();
    let before = folder.names();
    let line =
        format!("ulimit -c 0; ulimit -f 1; head -c 3000000 /dev/zero | {} seal -r $0 -o new; echo $?", program());
    let status = text(&shell(&folder, &line, &folder.recipient).stdout);
    assert_eq!(status.trim(), (128 + libc::SIGXFSZ).to_string());
    assert_eq!(folder.names(), before);
}

/// `nohup` and background jobs of scripts ignore these signals.
#[cfg(unix)]
#[test]
fn ignored_signals_stay_ignored() {
    let folder = Folder::new();
    let mut child = sealing(&folder, "trap '' HUP INT; exec \"$0\" \"$@\"", false, &[]);
    kill(1, child.id());
    kill(2, child.id());
    std::thread::sleep(std::time::Duration::from_millis(200));
    drop(child.stdin.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let opened = folder.run(&["open", "-i", "key.txt", "sealed"], b"");
    assert_eq!(opened.stdout.len(), 4 << 20, "{}", text(&opened.stderr));
}

/// Starts a shell that runs the program, which has read 4 MiB and waits for more. Signals have their default effect in
/// the shell, even if these tests run with some signals ignored. The system refuses the calls.
#[cfg(unix)]
fn sealing(folder: &Folder, line: &str, is_named: bool, refused: &[libc::c_long]) -> std::process::Child {
    use std::io::Write;
    use std::os::unix::process::CommandExt;
    let mut seal = std::process::Command::new("sh");
    // SAFETY: signal(2) may be called between fork and exec, and no handler is installed.
    unsafe {
        seal.pre_exec(|| {
            // Signals that can't be set stay unchanged.
            for signal in 1..=64 {
                libc::signal(signal, libc::SIG_DFL);
            }
            Ok(())
        });
    }
    #[cfg(target_os = "linux")]
    {
        if is_named {
            crate::refused::refuse_unnamed_files(&mut seal);
        }
        crate::refused::refuse_calls(&mut seal, refused, libc::EPERM);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (is_named, refused);
    seal.current_dir(folder.path("")).args(["-c", line, &program(), "seal", "-r", &folder.recipient, "-o", "sealed"]);
    let mut child = seal.stdin(std::process::Stdio::piped()).spawn().unwrap();
    // The input is longer than a pipe's capacity: once it is written, the program is at work.
    child.stdin.as_mut().unwrap().write_all(&vec![0; 4 << 20]).unwrap();
    child
}

#[cfg(unix)]
fn kill(signal: i32, process: u32) {
    // We use the shell's own `kill`, since a small system has no program of this name.
    let mut shell = std::process::Command::new("sh");
    assert!(shell.args(["-c", &format!("kill -{signal} {process}")]).status().unwrap().success());
}

#[cfg(unix)]
pub(crate) fn program() -> String {
    assert_cmd::cargo::cargo_bin("raddle").display().to_string()
}

/// Runs a line of a shell, with an argument.
#[cfg(unix)]
pub(crate) fn shell(folder: &Folder, line: &str, argument: &str) -> std::process::Output {
    let mut shell = std::process::Command::new("sh");
    shell.current_dir(folder.path("")).args(["-c", line, argument]).output().unwrap()
}

#[cfg(unix)]
#[test]
fn closed_descriptors_are_failures() {
    let folder = Folder::new();
    folder.write("plain", b"message");
    folder.write("sealed", &folder.seal(Kind::X25519, &[], b"message"));
    let (bad, p) = ("Bad file descriptor", program());
    for (line, message) in [
        ("seal -r $0 <&-", "can't read standard input"),
        ("seal -R - plain <&-", "can't read -"),
        ("seal -r $0 plain >&-", "can't write standard output"),
        ("open -i key.txt <&-", "can't read standard input"),
        ("open -i key.txt sealed >&-", "can't write standard output"),
        ("keygen >&-", "can't write standard output"),
        ("inspect sealed >&-", "can't write standard output"),
        ("sum <&-", "raddle sum: -: "),
        ("sum plain >&-", "raddle sum: write error: "),
        ("sum -c <&-", "raddle sum: -: "),
    ] {
        let output = shell(&folder, &format!("{p} {line}"), &folder.recipient);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{line}: {said}");
        assert!(said.contains(message) && said.contains(bad), "{line}: {said}");
        assert_eq!(output.stdout, b"", "{line}");
    }
    // Streams that aren't needed may be closed.
    for line in ["seal -r $0 -o new plain <&- >&- 2>&-", "sum plain <&- 2>&-"] {
        let output = shell(&folder, &format!("{p} {line}"), &folder.recipient);
        assert_eq!(output.status.code(), Some(0), "{line}");
    }
}

#[cfg(unix)]
#[test]
fn a_dangling_link_is_refused_before_the_work() {
    let folder = Folder::new();
    std::os::unix::fs::symlink("missing", folder.path("link")).unwrap();
    for options in [["-o", "link"], ["-fo", "link"]] {
        let arguments = [&["seal", "-r", &folder.recipient], &options[..]].concat();
        let refused = folder.raddle(&arguments).write_stdin("message").assert().code(2);
        refused.stderr(contains("link is a link that leads nowhere"));
    }
}

#[cfg(unix)]
#[test]
fn messages_name_the_output_and_not_the_unfinished_file() {
    let folder = Folder::new();
    // Root may write everywhere except in this folder.
    let made = folder.raddle(&["seal", "-r", &folder.recipient, "-o", "/proc/new"]).assert().code(1);
    made.stderr(contains("can't write /proc/new: ").and(contains(".raddle-").not()));
    let limited = format!("ulimit -f 1; trap '' XFSZ; head -c 3000000 /dev/zero | {} seal -r $0 -o new", program());
    let output = shell(&folder, &limited, &folder.recipient);
    let said = text(&output.stderr);
    assert!(said.contains("can't write new: ") && !said.contains(".raddle-"), "{said}");
}

#[test]
fn a_level_that_is_none_is_refused() {
    let folder = Folder::new();
    let mut seal = folder.raddle(&["seal", "-r", &folder.recipient]);
    seal.env("RADDLE_CPU", "fast").assert().code(2).stderr(contains("RADDLE_CPU"));
}

#[test]
fn recipients_and_identities_that_are_none_are_named() {
    let folder = Folder::new();
    let secret = text(&folder.read("key.txt"));
    folder.write("recipients", b"# nobody\n");
    folder.write("garbage", b"# a line\n\ngarbage\n");
    let seal = |options: &[&str]| folder.raddle(&[&["seal"], options].concat()).assert().code(2);
    seal(&[]).stderr(contains("no recipient: give -r RECIPIENT, -R FILE, or -p for a passphrase"));
    seal(&["-R", "recipients"]).stderr(contains("no recipient: give"));
    seal(&["-r", "garbage"]).stderr(contains("garbage: not a recipient"));
    seal(&["-r", "age1yubikey1qqqq"]).stderr(contains("a malformed recipient of a plugin"));
    seal(&["-r", "age1abc"]).stderr(contains("age1abc: a malformed recipient: it is mistyped"));
    seal(&["-r", "age1pq1abc"]).stderr(contains("a malformed recipient: it is mistyped"));
    seal(&["-r", "ssh-ed25519 AAAA"]).stderr(contains("a malformed SSH key"));
    seal(&["-R", "garbage"]).stderr(contains("garbage, line 3: "));
    seal(&["-r", &folder.recipient, "-p"]).stderr(contains("cannot be used with"));
    seal(&["-r", secret.trim()]).stderr(contains("which is secret").and(contains(secret.trim()).not()));

    let sealed = folder.seal(Kind::X25519, &[], b"message");
    folder.write("sealed", &sealed);
    folder.write("plugin", b"AGE-PLUGIN-YUBIKEY-1QQQQ\n");
    let open = |options: &[&str]| folder.raddle(&[&["open", "sealed"], options].concat()).assert().code(2);
    open(&[]).stderr(contains("it is sealed for recipients (X25519): -i FILE names an identity"));
    let twice = "standard input can't be used twice";
    seal(&["-R", "-"]).stderr(contains(twice));
    folder.raddle(&["open", "-i", "-"]).assert().code(2).stderr(contains(twice));
    folder.raddle(&["open", "-i", "-", "sealed"]).write_stdin(secret).assert().success().stdout("message");
    open(&["-i", "garbage"]).stderr(contains("garbage, line 3: not an identity"));
    open(&["-i", "plugin"]).stderr(contains("line 1: a malformed identity of a plugin"));
    folder.raddle(&["open", "-i", "missing", "sealed"]).assert().code(1).stderr(contains("can't read missing"));
    folder.raddle(&["open", "-i", "recipients", "sealed"]).assert().code(1).stderr(contains("it has no identity"));
}

/// Options that `age` names differently, or that belong to another command.
#[test]
fn the_option_that_was_meant_is_named() {
    let folder = Folder::new();
    let recipient = &*folder.recipient.clone();
    folder.write("sealed", &folder.seal(Kind::X25519, &[], b"message"));
    let of_seal = "tip: recipients are for `raddle seal`: -i FILE names the identity that opens the file";
    let a_recipient =
        "a recipient, but a file is expected: `seal -r` takes a recipient, and `open -i` the file of its identity";
    for (arguments, tip) in [
        (&["open", "-r", recipient, "sealed"][..], of_seal),
        (&["-d", "--recipient", recipient, "sealed"], of_seal),
        (&["open", "-R", "key.txt", "sealed"], of_seal),
        (&["open", "-a", "sealed"], "tip: armor is detected: leave the option out"),
        (&["open", "--encrypt"], "tip: `raddle seal` seals files"),
        (&["seal", "-d", "-i", "key.txt"], "tip: `raddle open` opens files"),
        (&["seal", "-r", "key.txt", "sealed"], "it is a file: -R takes recipients of one, -i identities"),
        (&["open", "-i", recipient, "sealed"], a_recipient),
        (&["open", "-i", "ssh-ed25519 AAAA", "-i", "key.txt", "sealed"], a_recipient),
        (&["seal", "-R", recipient, "sealed"], a_recipient),
        (&["keygen", "-y", recipient], a_recipient),
    ] {
        let said = folder.raddle(arguments).assert().code(2).stdout("").stderr(contains(tip));
        let said = text(&said.get_output().stderr);
        assert!(said.matches("tip:").count() <= 1, "{said}");
    }
    // Other options get the suggestions of the parser.
    folder
        .raddle(&["open", "--rnge", "1:2"])
        .assert()
        .code(2)
        .stderr(contains("'--range' exists").or(contains("similar")));
}

/// The system refuses to name an unnamed file, with each possible error, and in some cases, it also refuses
/// renameat2(2). A file system may refuse the name although the system granted the trial before the work.
#[cfg(target_os = "linux")]
#[test]
fn outputs_appear_where_links_are_refused() {
    let folder = Folder::new();
    let run = |errno, calls: &[libc::c_long], granted, force: &[&str]| {
        let mut seal = std::process::Command::new(program());
        seal.current_dir(folder.path("")).args(["seal", "-i", "key.txt", "-o", "sealed", "key.txt"]).args(force);
        seal.stderr(std::process::Stdio::piped());
        let mut links = 0;
        crate::refused::run_judged(&mut seal, calls, |call| {
            links += usize::from(libc::c_long::from(call.data.nr) == libc::SYS_linkat);
            (links > granted).then_some(errno)
        })
    };
    for errno in [libc::EPERM, libc::EACCES, libc::EINVAL, libc::ENOSYS, libc::EOPNOTSUPP] {
        for calls in [&[libc::SYS_linkat][..], &[libc::SYS_linkat, libc::SYS_renameat2]] {
            for (granted, force) in [(0, &[][..]), (0, &["-f"]), (1, &[]), (1, &["-f"])] {
                let output = run(errno, calls, granted, force);
                let said = text(&output.stderr);
                assert!(output.status.success(), "{errno} {calls:?} {granted} {force:?}: {said}");
                folder.opens(Kind::X25519, &[], &folder.read("sealed"), &folder.read("key.txt"));
                assert_eq!(folder.names(), ["key.txt", "passphrase", "sealed"]);
                if force.is_empty() {
                    // Without -f an existing file is not replaced.
                    assert_eq!(run(errno, calls, granted, force).status.code(), Some(2));
                } else {
                    std::fs::remove_file(folder.path("sealed")).unwrap();
                }
            }
        }
    }
}

/// The calls that remove a name or change it.
#[cfg(target_os = "linux")]
const REMOVING: &[libc::c_long] = &[
    libc::SYS_unlinkat,
    libc::SYS_renameat,
    libc::SYS_renameat2,
    #[cfg(not(target_arch = "aarch64"))]
    libc::SYS_unlink,
    #[cfg(not(target_arch = "aarch64"))]
    libc::SYS_rename,
];

/// Some folders collect files: names can be made in them but not removed (`chattr +a`). No other file than the output
/// gets content there.
#[cfg(target_os = "linux")]
#[test]
fn outputs_appear_where_names_can_not_be_removed() {
    use crate::refused::{refuse_calls, refuse_unnamed_files};
    use std::os::unix::fs::PermissionsExt;
    for is_named in [false, true] {
        let folder = Folder::new();
        let sealed = folder.seal(Kind::X25519, &[], b"message");
        folder.write("message.age", &sealed);
        folder.write("damaged.age", &sealed[..sealed.len() - 1]);
        folder.write("old", b"old");
        let unfinished = || folder.names().into_iter().filter(|name| name.starts_with(".raddle-")).collect::<Vec<_>>();
        let run = |arguments: &[&str], code| {
            let mut command = std::process::Command::new(program());
            command.current_dir(folder.path("")).args(arguments);
            if is_named {
                refuse_unnamed_files(&mut command);
            }
            refuse_calls(&mut command, REMOVING, libc::EPERM);
            let output = command.output().unwrap();
            assert_eq!(output.status.code(), Some(code), "{is_named} {arguments:?}: {}", text(&output.stderr));
            for name in unfinished() {
                assert_eq!(folder.read(&name), b"", "{is_named} {arguments:?}");
            }
        };
        run(&["open", "-i", "key.txt", "-o", "new", "message.age"], 0);
        run(&["open", "-f", "-i", "key.txt", "-o", "forced", "message.age"], 0);
        run(&["open", "-i", "key.txt", "damaged.age", "message.age"], 1);
        run(&["keygen", "-o", "identity"], 0);
        assert!(["new", "forced", "message"].iter().all(|name| folder.read(name) == b"message"));
        assert!(text(&folder.read("identity")).contains("AGE-SECRET-KEY-1"));
        assert_eq!(folder.path("identity").metadata().unwrap().permissions().mode() & 0o777, 0o600);
        assert!(!folder.names().contains(&"damaged".to_owned()));
        assert!(is_named || unfinished().is_empty(), "{:?}", unfinished());
        // An old file can't be replaced, so it is written.
        run(&["open", "-f", "-i", "key.txt", "-o", "old", "message.age"], 0);
        assert_eq!(folder.read("old"), b"message");
        run(&["keygen", "-f", "-o", "new"], 0);
        assert!(text(&folder.read("new")).contains("AGE-SECRET-KEY-1"));

        let mut child = sealing(&folder, "ulimit -c 0; exec \"$0\" \"$@\"", is_named, REMOVING);
        let input = child.stdin.take();
        kill(libc::SIGTERM, child.id());
        child.wait().unwrap();
        drop(input);
        assert!(unfinished().iter().all(|name| folder.read(name).is_empty()));
    }
}
