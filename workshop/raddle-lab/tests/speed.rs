//! Runs `raddle-lab speed` and checks its output. No test here makes assumptions about times.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use raddle_bench::record;
use serde_json::Value;

fn raddle(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("raddle-lab").unwrap();
    command.args(arguments).env_remove("RADDLE_CPU").env_remove("OPENSSL_ia32cap");
    command
}

/// Returns a short run on one size.
fn speed(arguments: &[&str]) -> Command {
    let mut command = raddle(&["speed", "chacha20", "--bytes", "64", "--seconds", "0.01"]);
    command.args(arguments);
    command
}

fn lines(command: &mut Command) -> Vec<Value> {
    let output = command.assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_table_names_machine_sizes_and_implementations() {
    let table = raddle(&["speed", "--bytes", "64,1k,1500", "--batch", "3", "--seconds", "0.01"]).assert().success();
    let words = [
        "CPU",
        "level",
        "chacha20 encrypt",
        "poly1305 authenticate",
        "chacha20-poly1305 seal",
        "chacha20-poly1305 open",
        "chacha20-poly1305-many seal, 3 messages",
        "aes-128-gcm-many open, 3 messages",
        "aes-128-gcm seal",
        "aes-192-gcm open",
        "aes-256-gcm seal",
        "md5 hash",
        "sha256 hash",
        "blake3 hash",
        "blake3-many hash, 3 messages",
        "hmac-sha256 authenticate",
        "md5-many hash, 3 messages",
        "hmac-sha256-many authenticate, 3 messages",
        "sha256-pairs hash, 3 messages",
        "md5+sha256 hash",
        "sha1-checked hash",
        "sha1-checked-many hash, 3 messages",
        "md5+sha1+sha256 hash",
        "raddle",
        "rustcrypto",
        "64 B",
        "1 KiB",
        "1500 B",
        "GB/s",
        "raddle's lead",
        "raddle fastest in",
    ];
    for word in words {
        assert!(contains(word).eval(&String::from_utf8_lossy(&table.get_output().stdout)), "{word}");
    }
    // Without a terminal, there are neither colours nor a progress bar.
    table.stdout(contains("\u{1b}").not()).stderr("");
}

#[test]
fn json_has_the_keys_of_the_interface_in_order() {
    let output = speed(&["--json", "--bytes", "64,256"]).assert().success();
    let text = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    let keys = [
        "algorithm",
        "operation",
        "bytes",
        "dirty_upper",
        "implementation",
        "kernel",
        "ns",
        "ns_min",
        "spread",
        "cycles_per_byte",
        "ratio_to_best_peer",
        "cpu",
        "version",
        "date",
    ];
    let mut measurements = 0;
    for line in text.lines() {
        let measurement: Value = serde_json::from_str(line).unwrap();
        assert_eq!(measurement.as_object().unwrap().len(), keys.len());
        let places: Vec<usize> = keys.iter().map(|key| line.find(&format!("\"{key}\":")).unwrap()).collect();
        assert!(places.is_sorted(), "{line}");
        assert_eq!((&measurement["algorithm"], &measurement["operation"]), (&"chacha20".into(), &"encrypt".into()));
        assert!(
            measurement["ns"].as_f64() >= measurement["ns_min"].as_f64() && measurement["ns_min"].as_f64() > Some(0.0),
            "{line}"
        );
        assert!(measurement["ratio_to_best_peer"].is_number(), "{line}");
        measurements += 1;
    }
    assert!(measurements >= 2 * 2, "us and RustCrypto, on two sizes");
}

/// Upper halves are dirty before each call of every implementation, if there are such registers; otherwise the option
/// is refused before anything is timed.
#[test]
fn upper_halves_are_dirty_where_they_can_be() {
    #[cfg(target_arch = "x86_64")]
    let can_be = std::arch::is_x86_feature_detected!("avx2");
    #[cfg(not(target_arch = "x86_64"))]
    let can_be = false;
    if !can_be {
        let refused = speed(&["--dirty-upper"]).assert().code(2).stdout("");
        refused.stderr(contains("--dirty-upper").and(contains("AVX2")));
        return;
    }
    let arguments = ["speed", "--json", "--bytes", "64", "--batch", "3", "--seconds", "0.001", "--vs", "rustcrypto"];
    for (option, dirty) in [(None, false), (Some("--dirty-upper"), true)] {
        let measurements = lines(raddle(&arguments).args(option));
        assert!(
            measurements.len() > 20 && measurements.iter().all(|measurement| measurement["dirty_upper"] == dirty),
            "{measurements:?}"
        );
    }
    speed(&["--dirty-upper"]).assert().success().stdout(contains("dirty before each call"));
}

#[test]
fn without_competitors_there_is_no_ratio() {
    let measurements = lines(&mut speed(&["--json", "--vs", "none"]));
    assert_eq!(measurements.len(), 1);
    assert_eq!(measurements[0]["implementation"], "raddle");
    assert!(measurements[0]["ratio_to_best_peer"].is_null());
}

/// Checks every output: the tables, the header, the notes, the comparison.
#[test]
fn no_line_is_wider_than_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("saved.jsonl");
    let run = ["speed", "--bytes", "64,1500", "--batch", "3", "--seconds", "0.001"];
    raddle(&run).arg("--save").arg(&saved).assert().success();
    for columns in ["60", "80", "200"] {
        for option in ["--verbose", "--unit=ns"] {
            let mut command = raddle(&["speed", option, "--from"]);
            command.arg(&saved).arg("--compare").arg("saved.jsonl").current_dir(&folder).env("COLUMNS", columns);
            let output = command.assert().success().get_output().stdout.clone();
            let text = String::from_utf8(output).unwrap();
            let columns = columns.parse().unwrap();
            assert!(text.lines().all(|line| line.chars().count() <= columns), "{text}");
            assert!(text.contains("0 faster, 0 slower"), "{text}");
        }
    }
}

/// Checks that the saved measurements are the printed ones, and are shown again without being timed.
#[test]
fn a_saved_run_is_shown_and_compared() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (saved, plot) = (path("saved.jsonl"), path("plot.svg"));
    let printed = lines(&mut speed(&["--json", "--save", &saved]));
    let kept = record::parse(&std::fs::read_to_string(&saved).unwrap()).unwrap();
    assert_eq!(kept.iter().map(|it| serde_json::to_value(it).unwrap()).collect::<Vec<_>>(), printed);

    let shown = raddle(&["speed", "--from", &saved, "--plot", &plot]).assert().success();
    shown
        .stdout(contains("chacha20 encrypt, GB/s").and(contains("raddle fastest in")).and(contains("measured on: 20")));
    assert!(std::fs::read_to_string(&plot).unwrap().contains("chacha20 encrypt"));
    // Compared with a hundredth of the time, this run is slower; we remove the spread, which on a busy machine is
    // larger than the difference.
    for (name, factor) in [("exact.jsonl", 1.0), ("faster.jsonl", 0.01)] {
        let changed = printed.iter().cloned().map(|mut measurement| {
            measurement["ns"] = (measurement["ns"].as_f64().unwrap() * factor).into();
            measurement["spread"] = 0.0.into();
            format!("{measurement}\n")
        });
        std::fs::write(path(name), changed.collect::<String>()).unwrap();
    }
    let compared =
        raddle(&["speed", "--from", &path("exact.jsonl"), "--compare", &path("faster.jsonl")]).assert().success();
    compared.stdout(contains("100.00x slower  raddle: chacha20 encrypt, 64 B").and(contains("0 faster")));
    speed(&["--compare", &saved]).assert().success().stdout(contains("compared with").and(contains("within noise")));

    raddle(&["speed", "md5", "--from", &saved]).assert().code(2).stdout("").stderr(contains("has no measurement"));
    raddle(&["speed", "--from", &saved, "--bytes", "64"]).assert().code(2).stderr(contains("--from"));
    std::fs::write(path("wrong"), r#"{"bytes":64}"#).unwrap();
    for option in ["--from", "--compare"] {
        speed(&[]).assert().success();
        raddle(&["speed", option, &path("wrong")]).assert().code(1).stdout("").stderr(contains("line 1"));
        raddle(&["speed", option, &path("none")]).assert().code(1).stdout("").stderr(contains("none"));
    }
}

/// Checks that figures cover all threads together, and the requested messages.
#[test]
fn threads_and_alignment_are_recorded() {
    let measurements = lines(&mut speed(&["--json", "--threads", "2", "--misalign", "3"]));
    assert!(measurements.len() >= 2, "us and RustCrypto");
    for measurement in &measurements {
        assert_eq!((&measurement["threads"], &measurement["misalign"]), (&2.into(), &3.into()));
        assert!(measurement["ns"].as_f64() > Some(0.0) && measurement["cycles_per_byte"].is_null(), "{measurement}");
    }
    let many = ["speed", "aes-128-gcm-many", "--batch", "3", "--bytes", "100", "--seconds", "0.01", "--threads", "all"];
    raddle(&many).assert().success().stdout(contains("3 messages"));
}

/// Checks that the message for a misspelt name suggests the intended name.
#[test]
fn misspelt_names_are_answered() {
    for (arguments, meant) in [
        (["speed", "chacah20"].as_slice(), "'chacha20'"),
        (&["speed", "sha-256"], "'sha256'"),
        (&["kernels", "time", "chacha20_xor_grp"], "'chacha20_xor_gpr'"),
        (&["speed", "--vs", "rust-crypto"], "'rustcrypto'"),
        (&["speed", "--operation", "encrpyt"], "'encrypt'"),
    ] {
        raddle(arguments).assert().code(2).stdout("").stderr(contains("similar").and(contains(meant)));
    }
}

#[test]
fn an_operation_is_timed_by_itself() {
    let arguments = ["speed", "--json", "--vs", "rustcrypto", "--bytes", "1,64", "--seconds", "0.01"];
    for operation in ["seal", "open"] {
        let measurements = lines(raddle(&arguments).args(["--operation", operation]));
        let gcm = ["aes-128-gcm", "aes-192-gcm", "aes-256-gcm", "aes-128-gcm-many", "aes-256-gcm-many"];
        let siv = ["aes-128-gcm-siv", "aes-256-gcm-siv", "aes-128-gcm-siv-many", "aes-256-gcm-siv-many"];
        let mut algorithms = vec!["chacha20-poly1305", "chacha20-poly1305-many"];
        algorithms.extend(gcm);
        // AES-GCM-SIV is opened into another place only.
        if operation == "seal" {
            algorithms.extend(siv);
        }
        // The run has two sizes and two implementations.
        for algorithm in &algorithms {
            assert_eq!(measurements.iter().filter(|measurement| measurement["algorithm"] == *algorithm).count(), 4);
        }
        assert_eq!(measurements.len(), 4 * algorithms.len());
        assert!(measurements.iter().all(|measurement| measurement["operation"] == operation));
    }
}

/// Time and speed cover all messages; an implementation that processes all at once is shown, but ratios do not refer to
/// it.
#[test]
fn messages_at_once_are_as_many_as_asked_for() {
    let arguments = ["speed", "md5-many", "sha256-many", "sha256", "--json", "--bytes", "100", "--seconds", "0.01"];
    let measurements = lines(raddle(&arguments).args(["--batch", "2,70", "--vs", "rustcrypto,md5-simd"]));
    let count = |algorithm: &str, batch: Option<u64>| {
        measurements
            .iter()
            .filter(|measurement| measurement["algorithm"] == algorithm && measurement["batch"].as_u64() == batch)
            .count()
    };
    for batch in [Some(2), Some(70)] {
        assert_eq!((count("md5-many", batch), count("sha256-many", batch)), (4, 2));
    }
    assert_eq!((count("sha256", None), measurements.len()), (2, 14));
    let ratio = |implementation: &str| {
        let measurement = measurements
            .iter()
            .find(|measurement| measurement["batch"] == 70 && measurement["implementation"] == implementation)
            .unwrap();
        measurement["ratio_to_best_peer"].as_f64().unwrap()
    };
    assert!(ratio("rustcrypto").max(ratio("md5-simd")) == 1.0 && ratio("md5-simd-many") > 0.0);
}

/// Pairs have one length, and are shown with the function for messages of any length, to which ratios do not refer.
#[test]
fn pairs_have_64_bytes() {
    let arguments = ["speed", "sha256-pairs", "--json", "--bytes", "63,64,65", "--seconds", "0.01"];
    let measurements = lines(raddle(&arguments).args(["--batch", "2,70", "--vs", "rustcrypto"]));
    let kernel = |measurement: &Value| measurement["kernel"].as_str().map(str::to_owned);
    for (batch, measurements) in [2, 70].into_iter().zip(measurements.chunks(3)) {
        assert!(measurements.iter().all(|measurement| measurement["bytes"] == 64 && measurement["batch"] == batch));
        assert_eq!(kernel(&measurements[1]).as_deref(), Some("digest_many"));
        assert_eq!(measurements[2]["ratio_to_best_peer"], 1.0);
    }
    assert_eq!(measurements.len(), 6);
}

#[test]
fn a_competitor_without_the_algorithm_is_said_to_have_none() {
    let measurements = speed(&["--json", "--vs", "graviola"]).assert().success().stderr(contains("graviola"));
    assert_eq!(measurements.get_output().stdout.iter().filter(|&&byte| byte == b'\n').count(), 1);
}

/// Checks that an unknown name is refused with exit status 2, before anything is timed, and that the message lists the
/// known names.
#[test]
fn what_does_not_exist_is_refused() {
    for (arguments, texts) in [
        (["speed", "rot13"].as_slice(), ["rot13", "chacha20"]),
        (&["speed", "chacha20", "--bytes", "1,lots"], ["lots", "16KiB"]),
        (&["speed", "chacha20", "--bytes", "0"], ["'0'", "smallest size is 1"]),
        (&["speed", "chacha20", "--bytes", "99G"], ["99G", "largest size is 4 GiB"]),
        (&["speed", "chacha20", "--operation", "knit"], ["knit", "encrypt"]),
        (&["speed", "poly1305", "--operation", "seal"], ["poly1305", "authenticate"]),
        (&["speed", "chacha20", "--vs", "abacus"], ["abacus", "rustcrypto"]),
        (&["speed", "chacha20", "--vs", "none,rustcrypto"], ["none", "combined"]),
        (&["speed", "chacha20", "--seconds", "0"], ["'0'", "above 0"]),
        (&["speed", "sha256-many", "--batch", "0"], ["'0'", "from 1"]),
        (&["speed", "sha256-many", "--batch", "some"], ["some", "from 1"]),
        (&["speed", "sha256-many", "--batch", "5000", "--bytes", "1M"], ["5000 messages of 1 MiB", "4 GiB"]),
        (&["speed", "sha256-pairs", "--bytes", "63,65"], ["sha256-pairs", "only messages of 64 B"]),
        (&["speed", "chacha20", "--seconds", "NaN"], ["NaN", "above 0"]),
        (&["speed", "chacha20", "--threads", "0"], ["'0'", "from 1 to"]),
        (&["speed", "chacha20", "--misalign", "64"], ["64", "0..64"]),
        (&["weave"], ["weave", "Usage"]),
    ] {
        let refused = raddle(arguments).assert().code(2).stdout("");
        texts.iter().fold(refused, |refused, text| refused.stderr(contains(*text)));
    }
}

#[test]
fn a_cap_that_is_no_level_is_refused() {
    let refused = speed(&[]).env("RADDLE_CPU", "abacus").assert().code(2).stdout("");
    refused.stderr(contains("abacus").and(contains("portable")));
}

#[cfg(not(feature = "competitor-openssl"))]
#[test]
fn a_competitor_that_is_not_built_in_is_refused() {
    speed(&["--vs", "openssl"]).assert().code(2).stderr(contains("--features competitor-openssl"));
}

/// Checks that with a cap, the library runs no kernel above it.
#[test]
fn a_cap_is_kept() {
    let measurements = lines(speed(&["--json", "--vs", "none"]).env("RADDLE_CPU", "portable"));
    assert_eq!(measurements[0]["kernel"], "chacha20_xor_portable");
}

#[test]
fn the_plot_appears_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("speed.svg");
    speed(&["--plot", path.to_str().unwrap()]).assert().success();
    let svg = std::fs::read_to_string(&path).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);

    let nowhere = folder.path().join("missing/speed.svg");
    speed(&["--plot", nowhere.to_str().unwrap()]).assert().code(1).stdout("").stderr(contains("speed.svg"));
}

#[cfg(unix)]
#[test]
fn a_reader_that_leaves_ends_the_program_silently() {
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Command, Stdio};
    let program = assert_cmd::cargo::cargo_bin("raddle-lab");
    let arguments = ["speed", "--json", "--vs", "none", "--bytes", "64,128,256", "--seconds", "0.01"];
    let mut child =
        Command::new(program).args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.signal(), Some(libc::SIGPIPE), "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.lines().all(|line| line.starts_with("note: ")), "{said}");
}

/// Checks every algorithm, at one level: there is nothing to compare, and so no assumption about times.
#[test]
fn levels_know_every_algorithm() {
    let mut levels = raddle(&["levels", "--bytes", "128", "--seconds", "0"]);
    let mut output = levels.env("RADDLE_CPU", "portable").assert().success();
    for name in ["chacha20-poly1305", "aes-256-gcm", "sha512", "sha1-many", "blake3", "sha256-pairs", "md5+sha256"] {
        output = output.stdout(contains(format!("\n{name}: 1 sizes of up to 128 bytes\n")));
    }
    output.stdout(contains("no level is more than 3 % slower"));
}

/// Other architectures lack a clock that is finer than a call.
#[test]
#[cfg(target_arch = "x86_64")]
fn a_planted_leak_is_seen() {
    // A real leak fails the command, and so may a busy machine in few calls: the test looks only at the planted leak.
    let output = raddle(&["leaks", "--calls", "20000", "--json"]).output().unwrap().stdout;
    let lines = String::from_utf8(output).unwrap();
    let last: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert!(
        last["case"].as_str().unwrap().starts_with("planted") && last["t"].as_f64().unwrap().abs() > 10.0,
        "{last}"
    );
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn times_of_kernels_are_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("times.jsonl");
    let names = ["chacha20_xor_gpr", "poly1305_blocks_gpr"];
    let time = ["kernels", "time", names[0], names[1], "--bytes", "64,100", "--seconds", "0", "--save"];
    raddle(&time).arg(&file).assert().success().stdout(contains("= chacha20_xor_gpr").and(contains("100 bytes")));
    // Poly1305 takes whole blocks.
    let text = std::fs::read_to_string(file).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let timed: Vec<_> = lines.iter().map(|line| (line["kernel"].as_str().unwrap(), line["bytes"].as_u64())).collect();
    assert_eq!(timed, [(names[0], Some(64)), (names[1], Some(64)), (names[0], Some(100))]);
    assert!(lines.iter().all(|line| line["cycles"].as_array().unwrap().len() >= 5));
}

#[test]
fn help_has_examples() {
    raddle(&["speed", "--help"]).assert().success().stdout(contains("Examples:").and(contains("Exit status:")));
}

/// OpenSSL reads its cap before `main`: the program starts itself again, once, with the cap set.
#[cfg(all(feature = "competitor-openssl", target_arch = "x86_64"))]
#[test]
fn a_cap_is_passed_on_to_competitors_that_take_one() {
    let capped = speed(&["--vs", "openssl"]).env("RADDLE_CPU", "avx").assert().success();
    capped.stdout(contains("openssl capped to the same level, by OPENSSL_ia32cap="));
    let own = speed(&["--vs", "openssl"]).env("RADDLE_CPU", "avx").env("OPENSSL_ia32cap", ":~0x20").assert().success();
    own.stdout(contains("openssl capped as you set it, by OPENSSL_ia32cap=:~0x20"));
}
