//! Existing outputs: properties that a rename would lose are kept, and a file that can be written but not replaced is
//! written.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::process::Command;

use crate::common::{Folder, Kind, text};
use crate::files::{program, shell};

/// The user number of another user.
const OTHER: u32 = 54321;

/// Creates the file `old`, which is longer than the sealed file will be.
fn make_old(folder: &Folder, mode: u32) {
    _ = fs::remove_file(folder.path("old"));
    folder.write("old", &[7; 100_000]);
    fs::set_permissions(folder.path("old"), Permissions::from_mode(mode)).unwrap();
}

fn data(folder: &Folder, name: &str) -> fs::Metadata {
    fs::metadata(folder.path(name)).unwrap()
}

#[test]
fn mode_links_owner_and_attributes_are_kept() {
    let folder = Folder::new();
    let recipient = folder.recipient.clone();
    let seal = |before: &str| {
        let output = shell(&folder, &format!("{before} {} seal -r $0 -fo old key.txt", program()), &recipient);
        assert!(output.status.success(), "{}", text(&output.stderr));
        folder.opens(Kind::X25519, &[], &folder.read("old"), &folder.read("key.txt"));
    };
    let mode = || data(&folder, "old").mode() & 0o777;

    make_old(&folder, 0o666);
    let inode = data(&folder, "old").ino();
    seal("umask 077;");
    assert_eq!(mode(), 0o666);
    // Nothing would be lost, so the file is replaced at once.
    assert_ne!(data(&folder, "old").ino(), inode);

    make_old(&folder, 0o640);
    fs::hard_link(folder.path("old"), folder.path("second")).unwrap();
    let inode = data(&folder, "old").ino();
    seal("");
    assert_eq!((data(&folder, "old").ino(), mode()), (inode, 0o640));
    assert_eq!(folder.read("second"), folder.read("old"));
    // A command that fails leaves the file unchanged.
    let before = folder.read("old");
    folder.raddle(&["open", "-i", "key.txt", "-fo", "old", "key.txt"]).assert().code(1);
    assert_eq!(folder.read("old"), before);

    // An identity is not written to a file that others read: neither the other name nor the old file gets it.
    folder.raddle(&["keygen", "-fo", "old"]).assert().success();
    assert_eq!((folder.read("second"), mode()), (before, 0o600));
    assert_ne!(data(&folder, "old").ino(), inode);
    fs::remove_file(folder.path("second")).unwrap();

    make_old(&folder, 0o644);
    let inode = data(&folder, "old").ino();
    match Command::new("setfattr").current_dir(folder.path("")).args(["-n", "user.note", "-v", "1", "old"]).output() {
        Ok(output) if output.status.success() => {
            seal("");
            assert_eq!(data(&folder, "old").ino(), inode);
        }
        _ => println!("skipped: attributes of an output: no setfattr that works here"),
    }

    make_old(&folder, 0o644);
    if chown(folder.path("old"), Some(OTHER), Some(OTHER + 1)).is_err() {
        println!("skipped: another owner of an output: only root can give files away");
    } else {
        seal("");
        assert_eq!((data(&folder, "old").uid(), data(&folder, "old").gid()), (OTHER, OTHER + 1));
    }
    assert_eq!(folder.names(), ["key.txt", "old", "passphrase"]);
}

/// `age` refuses such outputs too.
#[test]
fn a_file_that_is_read_is_not_the_output() {
    let folder = Folder::new();
    for name in ["plain", "other"] {
        folder.write(name, name.as_bytes());
    }
    folder.write("recipients", folder.recipient.as_bytes());
    let whom = format!("-r {}", folder.recipient);
    folder.raddle(&["seal", "-r", &folder.recipient, "-o", "plain.age", "plain"]).assert().success();
    std::os::unix::fs::symlink("key.txt", folder.path("link")).unwrap();
    fs::hard_link(folder.path("key.txt"), folder.path("hard")).unwrap();
    fs::create_dir(folder.path("folder")).unwrap();
    let state = || {
        let content = |name: &String| (name.clone(), fs::read(folder.path(name)).unwrap_or_default());
        folder.names().iter().map(content).collect::<Vec<_>>()
    };
    let before = state();
    // The output and the file that is read have these names in the message.
    for (line, output, source) in [
        ("open -f -i key.txt -o key.txt plain.age", "key.txt", "key.txt"),
        ("open -i key.txt -o key.txt plain.age", "key.txt", "key.txt"),
        ("open -f -i key.txt -o link plain.age", "link", "key.txt"),
        ("open -f -i link -o folder/../hard plain.age", "folder/../hard", "link"),
        ("open -f -i hard -o key.txt < plain.age", "key.txt", "hard"),
        ("open -f -i key.txt -o plain.age plain.age", "plain.age", "plain.age"),
        ("open -f -i key.txt -o plain.age < plain.age", "plain.age", "standard input"),
        ("open -f -i key.txt -o plain.age /dev/stdin < plain.age", "plain.age", "/dev/stdin"),
        ("open -f -i key.txt --range 0:1 -o plain.age plain.age", "plain.age", "plain.age"),
        ("open -f -i - -o key.txt plain.age < key.txt", "key.txt", "standard input"),
        ("open -f -i /proc/self/fd/5 -o key.txt plain.age 5< key.txt", "key.txt", "/proc/self/fd/5"),
        ("open -i key.txt plain.age >> key.txt", "standard output", "key.txt"),
        ("open -i key.txt -o - plain.age 1<> plain.age", "standard output", "plain.age"),
        ("open -i key.txt -o /dev/fd/5 plain.age 5<> key.txt", "/dev/fd/5", "key.txt"),
        ("seal $0 -f -o plain plain", "plain", "plain"),
        ("seal $0 -f -o plain < plain", "plain", "standard input"),
        ("seal -R recipients -f -o recipients plain", "recipients", "recipients"),
        ("seal -i key.txt -f -o hard plain", "hard", "key.txt"),
        ("seal --pass-file passphrase -f -o passphrase plain", "passphrase", "passphrase"),
        ("seal --pass-fd 5 -f -o passphrase plain 5< passphrase", "passphrase", "descriptor 5"),
        ("keygen -y -f -o key.txt key.txt", "key.txt", "key.txt"),
        ("keygen -y -f -o key.txt < hard", "key.txt", "standard input"),
    ] {
        if !cfg!(target_os = "linux") && line.contains("/proc") {
            continue;
        }
        let refused = shell(&folder, &format!("{} {line}", program()).replace("$0", &whom), "");
        let said = text(&refused.stderr);
        let message =
            format!("can't write {output}: it is the same file as {source}, which is read: name another output");
        assert!(refused.status.code() == Some(2) && said.contains(&message), "{line}: {said}");
        assert_eq!(state(), before, "{line}");
    }

    // Of several files, only the one whose output is read fails, whatever their order.
    for inputs in ["plain plain.age other", "other plain.age plain"] {
        let seal = shell(&folder, &format!("{} seal {whom} -f {inputs}", program()), "");
        let said = text(&seal.stderr);
        assert!(seal.status.code() == Some(1) && said.contains("it is the same file as plain.age"), "{said}");
        assert_eq!(folder.read("plain.age"), before.iter().find(|(name, _)| name == "plain.age").unwrap().1);
        assert!(folder.names().contains(&"other.age".to_owned()));
    }

    // A terminal, a pipe and /dev/null can be read and written.
    let line = format!("{0} seal {whom} -fo /dev/null /dev/null && {0} seal {whom} < /dev/null > /dev/null", program());
    assert!(shell(&folder, &line, "").status.success());
}

/// Runs a shell line in its own mount namespace. Returns `None` and prints a line if that isn't possible.
#[cfg(target_os = "linux")]
fn mounted(folder: &Folder, line: &str) -> Option<std::process::Output> {
    let line = format!("mount --bind source old || exit 77; {line}");
    let mut command = Command::new("unshare");
    command.current_dir(folder.path("")).args(["--user", "--map-root-user", "--mount", "sh", "-c", &line]);
    match command.arg(&folder.recipient).output() {
        Ok(output) if output.status.code() != Some(77) && !text(&output.stderr).contains("unshare") => Some(output),
        _ => {
            println!("skipped: an output that is a mount point: nothing can be mounted here");
            None
        }
    }
}

/// Containers mount single files. `age` writes to such a file too.
#[cfg(target_os = "linux")]
#[test]
fn a_mount_point_is_written() {
    let folder = Folder::new();
    make_old(&folder, 0o644);
    folder.write("source", &[7; 100_000]);
    let program = program();
    let seal = format!("{program} seal -r $0 -fo old key.txt; echo $? > status; cp old copy");
    if let Some(output) = mounted(&folder, &seal) {
        assert_eq!(text(&folder.read("status")).trim(), "0", "{}", text(&output.stderr));
        folder.opens(Kind::X25519, &[], &folder.read("copy"), &folder.read("key.txt"));
        assert_eq!(folder.read("source"), folder.read("copy"));
        assert_eq!(folder.read("old"), [7; 100_000]);
    }
    if age_is_here() {
        let line = "age -r $0 -o old key.txt && cp old copy";
        if let Some(output) = mounted(&folder, line) {
            assert!(output.status.success(), "{}", text(&output.stderr));
            folder.opens(Kind::X25519, &[], &folder.read("copy"), &folder.read("key.txt"));
        }
    }

    // A file that can't be written is refused before the input is read.
    let refused = format!(
        "mount -o remount,bind,ro old || exit 77; head -c 5000 /dev/zero | {{ {program} seal -r $0 -fo old; wc -c; }}"
    );
    if let Some(output) = mounted(&folder, &refused) {
        let said = text(&output.stderr);
        assert!(said.contains("can't write old: Read-only file system"), "{said}");
        assert_eq!(text(&output.stdout).trim(), "5000");
    }

    // If there is no space for the copy, the old file stays unchanged.
    let full = format!(
        "mkdir small; mount -t tmpfs -o size=64k none small || exit 77; echo old > small/file; mount --bind small/file old
        head -c 100000 /dev/zero | {program} seal -r $0 -fo old; cat old"
    );
    if let Some(output) = mounted(&folder, &full) {
        let said = text(&output.stderr);
        assert!(said.contains("can't write old: No space left on device"), "{said}");
        assert_eq!(text(&output.stdout), "old\n");
    }
}

/// The user may write the file but not its folder. `age` writes to such a file too.
#[test]
fn a_file_in_a_folder_that_cannot_be_written_is_written() {
    let folder = Folder::new();
    make_old(&folder, 0o644);
    let is_root = chown(folder.path("old"), Some(OTHER), Some(OTHER)).is_ok();
    fs::set_permissions(folder.path("key.txt"), Permissions::from_mode(0o644)).unwrap();
    fs::set_permissions(folder.path(""), Permissions::from_mode(0o555)).unwrap();
    // Root may write everything, so the program runs as another user.
    let run = |program: &str, arguments: &[&str]| {
        use std::os::unix::process::CommandExt;
        let mut command = Command::new(program);
        command.current_dir(folder.path("")).args(arguments);
        if is_root {
            command.uid(OTHER).gid(OTHER);
        }
        command.output()
    };
    let whom = ["-r", &folder.recipient];
    let first = run(&program(), &["--version"]);
    let new = run(&program(), &[&["seal"], &whom[..], &["-fo", "new", "key.txt"]].concat());
    let old = run(&program(), &[&["seal"], &whom[..], &["-fo", "old", "key.txt"]].concat());
    let sealed = folder.read("old");
    let theirs = run("age", &[&whom[..], &["-o", "old", "key.txt"]].concat());
    fs::set_permissions(folder.path(""), Permissions::from_mode(0o755)).unwrap();
    if first.is_err() {
        return println!("skipped: a folder that can't be written: another user can't run the program");
    }
    assert!(text(&new.unwrap().stderr).contains("can't write new: Permission denied"));
    let old = old.unwrap();
    assert!(old.status.success(), "{}", text(&old.stderr));
    folder.opens(Kind::X25519, &[], &sealed, &folder.read("key.txt"));
    if age_is_here() {
        assert!(theirs.is_ok_and(|theirs| theirs.status.success()));
    }
    assert_eq!(folder.names(), ["key.txt", "old", "passphrase"]);
}

/// Names can be made in an append-only folder, but not removed.
#[cfg(target_os = "linux")]
#[test]
fn an_append_only_folder_gets_outputs_and_nothing_else() {
    let folder = Folder::new();
    make_old(&folder, 0o644);
    let program = program();
    let line = format!(
        "chattr +a . || exit 77; {program} seal -i key.txt -fo old key.txt && {program} open -i key.txt -o new old &&
        {program} keygen -fo new; status=$?; chattr -a .; exit $status"
    );
    let output = shell(&folder, &line, "");
    if output.status.code() == Some(77) {
        return println!("skipped: an append-only folder: no chattr that works here");
    }
    assert!(output.status.success(), "{}", text(&output.stderr));
    folder.opens(Kind::X25519, &[], &folder.read("old"), &folder.read("key.txt"));
    assert!(text(&folder.read("new")).contains("AGE-SECRET-KEY-1"));
    assert_eq!(folder.names(), ["key.txt", "new", "old", "passphrase"]);
}

fn age_is_here() -> bool {
    let here = Command::new("age").arg("--version").output().is_ok();
    if !here {
        println!("skipped: what age does with these outputs: there is no age");
    }
    here
}
