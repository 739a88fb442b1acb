//! Makes the system refuse a process threads or other calls.

#[cfg(target_os = "linux")]
use std::io;
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
    install(command, filter(calls, libc::SECCOMP_RET_ERRNO | errno as u32));
}

/// Returns a filter with a verdict on some calls, which allows the others.
#[cfg(target_os = "linux")]
fn filter(calls: &[libc::c_long], verdict: u32) -> Vec<libc::sock_filter> {
    let ret = |value| libc::sock_filter { code: 0x06, jt: 0, jf: 0, k: value };
    let mut filter = vec![libc::sock_filter { code: 0x20, jt: 0, jf: 0, k: 0 }];
    for call in calls {
        // BPF_JEQ skips the verdict for other calls.
        filter.push(libc::sock_filter { code: 0x15, jt: 0, jf: 1, k: *call as u32 });
        filter.push(ret(verdict));
    }
    filter.push(ret(libc::SECCOMP_RET_ALLOW));
    filter
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
    // SAFETY: between fork and exec, the closure makes only two system calls.
    unsafe {
        command.pre_exec(move || load(filter.as_ref(), 0).map(drop));
    }
}

/// Loads a filter of system calls into this process. Returns the descriptor that the flags request, otherwise 0.
#[cfg(target_os = "linux")]
fn load(filter: &[libc::sock_filter], flags: libc::c_ulong) -> io::Result<i32> {
    let program = libc::sock_fprog { len: filter.len() as u16, filter: filter.as_ptr().cast_mut() };
    // SAFETY: the calls read a filter of this length, which lives until they return.
    let loaded = unsafe {
        libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        libc::syscall(libc::SYS_seccomp, libc::SECCOMP_SET_MODE_FILTER, flags, &raw const program)
    };
    if loaded < 0 { Err(io::Error::last_os_error()) } else { Ok(loaded as i32) }
}

/// Starts a process under a limit of descriptors, with open files that leave some of them.
#[cfg(unix)]
#[allow(dead_code, reason = "one of the tests needs it")]
pub(crate) fn take_descriptors(command: &mut Command, limit: u16, left: u16) {
    let limits = libc::rlimit { rlim_cur: limit.into(), rlim_max: limit.into() };
    let (taken, all) = (i32::from(limit - left), i32::from(limit));
    // SAFETY: between fork and exec, the closure only makes system calls. The descriptors that it closes are inherited,
    // or are used only if exec fails.
    unsafe {
        std::os::unix::process::CommandExt::pre_exec(command, move || {
            libc::setrlimit(libc::RLIMIT_NOFILE, &raw const limits);
            (3..taken).for_each(|descriptor| _ = libc::dup2(0, descriptor));
            (taken..all).for_each(|descriptor| _ = libc::close(descriptor));
            Ok(())
        });
    }
}

/// Runs a program to its end. At each of its `calls`, including those of its loader, `judge` decides whether the system
/// refuses the call with an error number. We get the calls from the listener of a filter (seccomp_unotify(2), Linux 5.9).
#[cfg(target_os = "linux")]
#[allow(dead_code, reason = "some of the tests need it")]
pub(crate) fn run_judged(
    command: &mut Command,
    calls: &[libc::c_long],
    judge: impl FnMut(&libc::seccomp_notif) -> Option<i32> + Send,
) -> std::process::Output {
    use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
    use std::os::unix::process::CommandExt;
    let (ours, theirs) = std::os::unix::net::UnixStream::pair().unwrap();
    let filter = filter(calls, libc::SECCOMP_RET_USER_NOTIF);
    let send = move || {
        let listener = load(&filter, libc::SECCOMP_FILTER_FLAG_NEW_LISTENER)?;
        // SAFETY: the message is complete.
        pass(listener, |message| unsafe { libc::sendmsg(theirs.as_raw_fd(), message, 0) }).map(drop)
    };
    // SAFETY: between fork and exec, the closure only makes system calls.
    unsafe { command.pre_exec(send) };
    let child = command.spawn().unwrap();
    // SAFETY: the message has room for a descriptor.
    let listener = pass(-1, |message| unsafe { libc::recvmsg(ours.as_raw_fd(), message, 0) }).unwrap();
    // SAFETY: the descriptor is new.
    let listener = unsafe { OwnedFd::from_raw_fd(listener) };
    std::thread::scope(|scope| {
        scope.spawn(|| answer(&listener, judge));
        child.wait_with_output().unwrap()
    })
}

/// Sends or receives a descriptor (unix(7), SCM_RIGHTS). Returns it.
#[cfg(target_os = "linux")]
fn pass(descriptor: i32, call: impl FnOnce(*mut libc::msghdr) -> isize) -> io::Result<i32> {
    let (mut byte, mut control) = (0_u8, [0_u64; 4]);
    let mut part = libc::iovec { iov_base: (&raw mut byte).cast(), iov_len: 1 };
    // SAFETY: zeros are a valid message. The control data have room for a header and a descriptor (cmsg(3)).
    unsafe {
        let mut message: libc::msghdr = std::mem::zeroed();
        (message.msg_iov, message.msg_iovlen) = (&raw mut part, 1);
        message.msg_control = control.as_mut_ptr().cast();
        message.msg_controllen = libc::CMSG_SPACE(4) as _;
        let header = libc::CMSG_FIRSTHDR(&raw const message);
        ((*header).cmsg_level, (*header).cmsg_type) = (libc::SOL_SOCKET, libc::SCM_RIGHTS);
        (*header).cmsg_len = libc::CMSG_LEN(4) as _;
        let data = libc::CMSG_DATA(header).cast::<i32>();
        data.write_unaligned(descriptor);
        if call(&raw mut message) < 0 { Err(io::Error::last_os_error()) } else { Ok(data.read_unaligned()) }
    }
}

/// Answers the calls of a process until the process has ended.
#[cfg(target_os = "linux")]
fn answer(listener: &impl std::os::fd::AsRawFd, mut judge: impl FnMut(&libc::seccomp_notif) -> Option<i32>) {
    let listener = listener.as_raw_fd();
    loop {
        let mut ready = libc::pollfd { fd: listener, events: libc::POLLIN, revents: 0 };
        // SAFETY: the calls read and write structures of their types, for which zeros are valid, and the descriptor is
        // open. The process may be killed before the answer, which then fails.
        unsafe {
            libc::poll(&raw mut ready, 1, -1);
            if ready.revents & libc::POLLIN == 0 {
                return;
            }
            let mut call: libc::seccomp_notif = std::mem::zeroed();
            if libc::ioctl(listener, libc::SECCOMP_IOCTL_NOTIF_RECV, &raw mut call) == 0 {
                let error = judge(&call).map_or(0, |error| -error);
                let flags = if error == 0 { libc::SECCOMP_USER_NOTIF_FLAG_CONTINUE as u32 } else { 0 };
                let verdict = libc::seccomp_notif_resp { id: call.id, val: 0, error, flags };
                libc::ioctl(listener, libc::SECCOMP_IOCTL_NOTIF_SEND, &raw const verdict);
            }
        }
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn refuse_threads(_: &mut Command) -> bool {
    println!("skipped: work without threads: nothing refuses them here");
    false
}
