//! Files with contents but the size 0, as in `/proc`.

use std::ffi::CString;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::ptr;

use crate::common::{Folder, Kind, text};

/// A process whose environment serves as a file: `/proc/PID/environ` contains these bytes, the last of which is 0, but
/// has the size 0.
struct Environment(Child);

impl Environment {
    fn new(bytes: &[u8]) -> Self {
        let strings = bytes.strip_suffix(&[0]).unwrap().split(|byte| *byte == 0);
        let strings: Vec<CString> = strings.map(|string| CString::new(string).unwrap()).collect();
        let path = c"/bin/cat";
        let mut command = Command::new("/bin/cat");
        command.stdin(Stdio::piped()).stdout(Stdio::null());
        let execute = move || {
            let arguments = [path.as_ptr(), ptr::null()];
            let variables: Vec<_> = strings.iter().map(|string| string.as_ptr()).chain([ptr::null()]).collect();
            // SAFETY: both lists end with a null pointer, and their strings with a zero byte.
            unsafe { libc::execve(path.as_ptr(), arguments.as_ptr(), variables.as_ptr()) };
            Err(std::io::Error::last_os_error())
        };
        // SAFETY: after the fork, the closure allocates, which glibc allows in a child of a process with threads, and
        // calls execve.
        Self(unsafe { command.pre_exec(execute) }.spawn().unwrap())
    }

    fn path(&self) -> String {
        format!("/proc/{}/environ", self.0.id())
    }
}

impl Drop for Environment {
    fn drop(&mut self) {
        // The process ends at the end of its input.
        drop(self.0.stdin.take());
        _ = self.0.wait();
    }
}

#[test]
fn a_file_without_a_size_is_read_to_its_end() {
    let folder = Folder::new();
    let plain: Vec<u8> = (0..200).collect();
    // About one file in 256 ends with a zero byte.
    let sealed = std::iter::repeat_with(|| folder.seal(Kind::X25519, &[], &plain)).find(|file| file.ends_with(&[0]));
    let sealed = sealed.unwrap();
    folder.write("sealed", &sealed);
    let process = Environment::new(&sealed);
    let path = process.path();
    assert_eq!(std::fs::metadata(&path).unwrap().len(), 0);
    assert!(std::fs::read(&path).unwrap() == sealed, "the environment is not what was asked for");
    let of_file = |arguments: &[&str]| {
        let [ours, theirs] = [&path[..], "sealed"].map(|file| folder.run(&[arguments, &[file]].concat(), b""));
        assert!(ours.status.success(), "{arguments:?}: {}", text(&ours.stderr));
        assert_eq!(text(&ours.stdout), text(&theirs.stdout), "{arguments:?}");
    };
    for arguments in [
        &["inspect"][..],
        &["inspect", "--json"],
        &["open", "-i", "key.txt"],
        &["open", "-i", "key.txt", "--range", "10:50"],
        &["open", "-i", "key.txt", "--range", "150:"],
        &["sum", "--no-names"],
        &["sum", "--no-names", "-a", "blake3"],
    ] {
        of_file(arguments);
    }
    // An empty file still counts as empty.
    folder.write("empty", b"");
    for arguments in [&["inspect", "empty"][..], &["open", "-i", "key.txt", "--range", "0:1", "empty"]] {
        let said = text(&folder.run(arguments, b"").stderr);
        assert!(said.contains("empty: not an age file: it is empty"), "{said}");
    }
}
