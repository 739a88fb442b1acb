//! Makes the system refuse a process threads or other calls.

use std::process::Command;

/// Makes the system refuse every thread and child of the started process. Returns whether this machine supports that.
#[cfg(target_os = "linux")]
pub(crate) fn refuse_threads(command: &mut Command) -> bool {
    let load = |offset| libc::sock_filter { code: 0x20, jt: 0, jf: 0, k: offset };
    let skip = |jt, number| libc::sock_filter { code: 0x15, jt, jf: 0, k: number as u32 };
    let end = |value| libc::sock_filter { code: 0x06, jt: 0, jf: 0, k: value };
    // The filter loads the system call number (BPF_LD), compares it (BPF_JEQ) and returns a verdict (BPF_RET); see
    // seccomp(2).
    let filter = [
        load(0),
        skip(2, libc::SYS_clone),
        skip(1, libc::SYS_clone3),
        end(libc::SECCOMP_RET_ALLOW),
        end(libc::SECCOMP_RET_ERRNO | libc::EAGAIN as u32),
    ];
    install(command, filter);
    true
}

/// Makes the system refuse some calls with this error.
#[cfg(target_os = "linux")]
#[allow(dead_code, reason = "one of the tests needs it")]
pub(crate) fn refuse_calls(command: &mut Command, calls: &[libc::c_long], errno: i32) {
    let ret = |value| libc::sock_filter { code: 0x06, jt: 0, jf: 0, k: value };
    let mut filter = vec![libc::sock_filter { code: 0x20, jt: 0, jf: 0, k: 0 }];
    for call in calls {
        // BPF_JEQ skips the refusal for other calls.
        filter.push(libc::sock_filter { code: 0x15, jt: 0, jf: 1, k: *call as u32 });
        filter.push(ret(libc::SECCOMP_RET_ERRNO | errno as u32));
    }
    filter.push(ret(libc::SECCOMP_RET_ALLOW));
    install(command, filter);
}

/// Makes the system refuse unnamed files, as many file systems do.
#[cfg(target_os = "linux")]
#[allow(dead_code, reason = "one of the tests needs it")]
pub(crate) fn refuse_unnamed_files(command: &mut Command) {
    let load = |offset| libc::sock_filter { code: 0x20, jt: 0, jf: 0, k: offset };
    let end = |value| libc::sock_filter { code: 0x06, jt: 0, jf: 0, k: value };
    // The filter loads the lower half of the third argument of openat(2), on a little-endian machine, and tests the
    // flag with BPF_JSET.
    let flag = (libc::O_TMPFILE & !libc::O_DIRECTORY) as u32;
    install(
        command,
        [
            load(0),
            libc::sock_filter { code: 0x15, jt: 0, jf: 2, k: libc::SYS_openat as u32 },
            load(16 + 2 * 8),
            libc::sock_filter { code: 0x45, jt: 1, jf: 0, k: flag },
            end(libc::SECCOMP_RET_ALLOW),
            end(libc::SECCOMP_RET_ERRNO | libc::EOPNOTSUPP as u32),
        ],
    );
}

/// Installs a filter of system calls (seccomp(2)).
#[cfg(target_os = "linux")]
fn install(command: &mut Command, filter: impl AsRef<[libc::sock_filter]> + Send + Sync + 'static) {
    use std::os::unix::process::CommandExt;
    // SAFETY: between fork and exec, the closure makes only two system calls, with a filter that lives as long as the
    // closure.
    unsafe {
        command.pre_exec(move || {
            let filter = filter.as_ref();
            let program = libc::sock_fprog { len: filter.len() as u16, filter: filter.as_ptr().cast_mut() };
            let fails = libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0
                || libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &raw const program) != 0;
            if fails { Err(std::io::Error::last_os_error()) } else { Ok(()) }
        });
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn refuse_threads(_: &mut Command) -> bool {
    println!("skipped: work without threads: nothing refuses them here");
    false
}
