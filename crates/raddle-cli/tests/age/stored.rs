//! Outputs that the system does not store. It says so in a write, or, as NFS, FUSE and quotas do, only when they are
//! closed.

use std::fs::{self, File};
use std::os::fd::AsRawFd;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, UNIX_EPOCH};

use crate::common::{Folder, text};
use crate::refused::{refuse_unnamed_files, run_judged};

/// The errors that file systems report at the end, and their texts.
const ERRORS: [(i32, &str); 3] = [
    (libc::ENOSPC, "No space left on device"),
    (libc::EDQUOT, "Disk quota exceeded"),
    (libc::EIO, "Input/output error"),
];

/// The calls that write, which report a full disk.
const WRITES: &[libc::c_long] = &[libc::SYS_write, libc::SYS_writev, libc::SYS_pwrite64, libc::SYS_sendfile];

/// Returns whether a call writes or closes a file in a folder that is open for writing and whose path ends so.
fn stores(call: &libc::seccomp_notif, folder: &Path, end: &str) -> bool {
    let (process, descriptor) = (call.pid, call.data.args[0]);
    let path = fs::read_link(format!("/proc/{process}/fd/{descriptor}")).unwrap_or_default();
    let state = fs::read_to_string(format!("/proc/{process}/fdinfo/{descriptor}")).unwrap_or_default();
    let flags = state.lines().find_map(|line| i32::from_str_radix(line.strip_prefix("flags:")?.trim(), 8).ok());
    let is_written = flags.is_some_and(|flags| flags & libc::O_ACCMODE != libc::O_RDONLY);
    is_written && path.starts_with(folder) && path.as_os_str().as_encoded_bytes().ends_with(end.as_bytes())
}

/// A folder with files, and a run of the program in which writing or closing files fails.
struct Run {
    folder: Folder,
    /// Whether the system refuses unnamed files.
    named: bool,
    error: Option<i32>,
    /// The calls that the system refuses.
    calls: &'static [libc::c_long],
    /// The end of the paths of the files.
    end: &'static str,
}

impl Run {
    fn new(named: bool, error: Option<i32>) -> Self {
        let folder = Folder::new();
        folder.write("plain", &[7; 100_000]);
        let sealed = folder.run(&["seal", "-r", &folder.recipient, "-o", "sealed.age", "plain"], b"");
        assert!(sealed.status.success());
        folder.write("old", b"old");
        Self { folder, named, error, calls: &[libc::SYS_close], end: "" }
    }

    /// Runs the program.
    fn run(&self, arguments: &[&str]) -> Output {
        let folder = fs::canonicalize(self.folder.path("")).unwrap();
        self.judged(arguments, self.calls, |call| self.error.filter(|_| stores(call, &folder, self.end)))
    }

    /// Runs the program, in which `judge` refuses calls. Standard output is the file `stdout`.
    fn judged(
        &self,
        arguments: &[&str],
        calls: &[libc::c_long],
        judge: impl FnMut(&libc::seccomp_notif) -> Option<i32> + Send,
    ) -> Output {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
        command.current_dir(self.folder.path("")).args(arguments).env("HOME", self.folder.path(""));
        command.stdin(Stdio::null()).stderr(Stdio::piped()).stdout(File::create(self.folder.path("stdout")).unwrap());
        if self.named {
            refuse_unnamed_files(&mut command);
        }
        run_judged(&mut command, calls, judge)
    }

    /// Checks that a run fails with a message about this output, and changes no file but `stdout`.
    fn fails(&self, arguments: &[&str], output: &str, why: &str) {
        self.folder.write("stdout", b"");
        let names = self.folder.names();
        let run = self.run(arguments);
        let said = text(&run.stderr);
        assert_eq!(run.status.code(), Some(1), "{arguments:?}: {said}");
        assert!(said.contains(&format!("{output}: {why}")), "{arguments:?}: {said}");
        assert_eq!(self.folder.names(), names, "{arguments:?}");
        assert_eq!(self.folder.read("old"), b"old", "{arguments:?}");
    }
}

#[test]
fn files_that_are_not_stored_get_no_name() {
    for named in [false, true] {
        let closes = ERRORS.map(|error| (error, &[libc::SYS_close][..]));
        for ((error, why), calls) in closes.into_iter().chain([(ERRORS[0], WRITES)]) {
            let run = Run { calls, ..Run::new(named, Some(error)) };
            let recipient = &run.folder.recipient;
            let fails = |arguments: &[&str], output| run.fails(arguments, &format!("can't write {output}"), why);
            fails(&["seal", "-r", recipient, "-o", "new", "plain"], "new");
            fails(&["seal", "-f", "-r", recipient, "-o", "old", "plain"], "old");
            fails(&["seal", "-r", recipient, "plain", "key.txt"], "plain.age");
            fails(&["open", "-i", "key.txt", "-o", "new", "sealed.age"], "new");
            fails(&["open", "-f", "-i", "key.txt", "-o", "old", "sealed.age"], "old");
            fails(&["open", "-i", "key.txt", "--range", "7:9", "-o", "new", "sealed.age"], "new");
            fails(&["keygen", "-o", "new"], "new");
            fails(&["keygen", "-f", "-o", "old"], "old");
            fails(&["keygen", "-y", "-o", "new", "key.txt"], "new");
            fails(&["man", "--dir", "."], "./raddle.1");
        }
    }
}

/// The old file has another name, so the output is copied into it.
#[test]
fn files_that_are_kept_are_checked_twice() {
    let (error, why) = ERRORS[0];
    let mut run = Run::new(false, Some(error));
    fs::hard_link(run.folder.path("old"), run.folder.path("other")).unwrap();
    let recipient = run.folder.recipient.clone();
    let arguments = ["seal", "-f", "-r", &recipient, "-o", "old", "plain"];
    run.fails(&arguments, "can't write old", why);
    run.end = "/old";
    let failed = run.run(&arguments);
    let said = text(&failed.stderr);
    assert_eq!(failed.status.code(), Some(1), "{said}");
    assert!(said.contains(&format!("can't write old: {why}")) && said.contains("part of the output"), "{said}");
}

/// If there is no space, ext4 keeps what it reserved so far. If the copy fails, all of the space was reserved.
#[test]
fn space_that_was_reserved_in_vain_is_freed() {
    let run = Run::new(false, None);
    fs::hard_link(run.folder.path("old"), run.folder.path("other")).unwrap();
    let modified = UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    File::options().write(true).open(run.folder.path("old")).unwrap().set_modified(modified).unwrap();
    let arguments = ["seal", "-f", "-r", &run.folder.recipient, "-o", "old", "plain"];
    for (refused, error, why) in [
        (libc::SYS_fallocate, libc::ENOSPC, "can't write old: No space left on device"),
        (libc::SYS_copy_file_range, libc::EIO, "the file now has part of the output"),
    ] {
        let mut reserved = 0;
        let failed = run.judged(&arguments, &[libc::SYS_fallocate, libc::SYS_copy_file_range], |call| {
            if libc::c_long::from(call.data.nr) == libc::SYS_fallocate {
                let path = format!("/proc/{}/fd/{}", call.pid, call.data.args[0]);
                let file = File::options().write(true).open(path).unwrap();
                let len = call.data.args[3] as libc::off64_t;
                // SAFETY: the call takes no pointer.
                unsafe { libc::fallocate64(file.as_raw_fd(), libc::FALLOC_FL_KEEP_SIZE, 0, len) };
                reserved = file.metadata().unwrap().blocks();
            }
            (libc::c_long::from(call.data.nr) == refused).then_some(error)
        });
        let said = text(&failed.stderr);
        assert!(failed.status.code() == Some(1) && said.contains(why), "{:?}: {said}", failed.status);
        if reserved * 512 < 100_000 {
            return println!("skipped: space that is freed: this file system reserves none");
        }
        let blocks = fs::metadata(run.folder.path("old")).unwrap().blocks();
        assert!(blocks * 512 < 100_000, "{why}: {blocks} of {reserved} blocks");
        assert_eq!(run.folder.read("other"), b"old");
        if refused == libc::SYS_fallocate {
            assert_eq!(fs::metadata(run.folder.path("old")).unwrap().modified().unwrap(), modified);
        }
    }
}

/// Over NFS, a file may get its name although the answer that it did is lost.
#[test]
fn a_file_that_got_its_name_is_complete() {
    const NAMING: &[libc::c_long] = &[
        libc::SYS_renameat,
        libc::SYS_renameat2,
        #[cfg(not(target_arch = "aarch64"))]
        libc::SYS_rename,
    ];
    let run = Run::new(true, None);
    for (arguments, output) in [
        (&["keygen", "-o", "new"][..], "new"),
        (&["keygen", "-f", "-o", "old"], "old"),
        (&["open", "-f", "-i", "key.txt", "-o", "old", "sealed.age"], "old"),
    ] {
        let mut renamed = false;
        let ended = run.judged(arguments, NAMING, |_| {
            let names = run.folder.names();
            let temporary = names.iter().find(|name| name.starts_with(".raddle-"));
            if let Some(temporary) = temporary.filter(|_| !renamed) {
                fs::rename(run.folder.path(temporary), run.folder.path(output)).unwrap();
                renamed = true;
            }
            Some(libc::EIO)
        });
        assert!(ended.status.success() && renamed, "{arguments:?}: {}", text(&ended.stderr));
        assert!(run.folder.read(output).len() > 60, "{arguments:?}");
        assert!(!run.folder.names().iter().any(|name| name.starts_with(".raddle-")), "{arguments:?}");
    }
}

#[test]
fn standard_output_is_stored() {
    for (error, why) in ERRORS {
        let run = Run::new(false, Some(error));
        let recipient = &run.folder.recipient;
        run.folder.write("list", &run.folder.run(&["sum", "plain"], b"").stdout);
        for arguments in [
            &["seal", "-r", recipient, "plain"][..],
            &["open", "-i", "key.txt", "sealed.age"],
            &["keygen"],
            &["keygen", "-y", "key.txt"],
            &["inspect", "sealed.age"],
            &["man"],
            &["completions", "bash"],
            &["--help"],
            &["--version"],
        ] {
            run.fails(arguments, "can't write standard output", why);
        }
        run.fails(&["seal", "-r", recipient, "-o", "/dev/stdout", "plain"], "can't write /dev/stdout", why);
        for arguments in [&["sum", "plain"][..], &["sum", "plain", "missing"], &["sum", "-c", "list"]] {
            run.fails(arguments, "raddle sum: write error", why);
        }
    }
}

/// Nothing fails if nothing is refused, if standard output is closed, or if it has nothing to store.
#[test]
fn outputs_that_are_stored_succeed() {
    for named in [false, true] {
        let run = Run::new(named, None);
        let recipient = &run.folder.recipient;
        for arguments in [
            &["seal", "-r", recipient, "-o", "new", "plain"][..],
            &["open", "-f", "-i", "key.txt", "-o", "old", "sealed.age"],
            &["sum", "plain"],
            &["man", "--dir", "."],
        ] {
            let done = run.run(arguments);
            assert!(done.status.success() && done.stderr.is_empty(), "{arguments:?}: {}", text(&done.stderr));
        }
        assert_eq!(run.folder.read("old"), [7; 100_000]);
    }
    let folder = Folder::new();
    let program = assert_cmd::cargo::cargo_bin("raddle");
    let line = "\"$0\" keygen -o a >&- && \"$0\" keygen -o b > /dev/full && \"$0\" keygen -o c | cat";
    let mut shell = Command::new("sh");
    let done = shell.current_dir(folder.path("")).args(["-c", line]).arg(program).output().unwrap();
    assert!(done.status.success(), "{}", text(&done.stderr));
}
