"""Compares the provider with others, using JMH."""

import datetime
import json
import re
import statistics
import subprocess
from pathlib import Path

from common import BINDING, JAR, PRODUCTS, ROOT, Failure, output_of, package, run_maven

# Options with which HotSpot uses Java code instead of special instructions, and those that Java 17 does not know.
WITHOUT_INTRINSICS = [
    "-XX:+UnlockDiagnosticVMOptions", "-XX:-UseAESIntrinsics", "-XX:-UseAESCTRIntrinsics", "-XX:-UseGHASHIntrinsics",
    "-XX:-UseSHA256Intrinsics", "-XX:-UseSHA512Intrinsics", "-XX:-UseMD5Intrinsics",
]
WITHOUT_LATER_INTRINSICS = ["-XX:-UseChaCha20Intrinsics", "-XX:-UsePoly1305Intrinsics"]

# Memory that is mapped before it is used. Otherwise, providers that allocate are measured with the page faults of a
# growing heap, which differ in each iteration.
HEAP = ["-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch"]

# Services that are slower than the JDK's are measured too.
SERVICES = ["-Draddle.services=all"]

# The benchmarks of a quick run, and their lengths, if they have any.
QUICK = [
    ("Aead.seal$", "256,1024,8192,16384"),
    ("Aead.openInPlace$", "256,1024,8192,16384"),
    ("Construction", ""),
    ("Hashes.hash$", "64,1024,16384"),
    ("Keystream.encrypt", "256,1024,4096"),
    ("Macs", "64,1024"),
    ("Tls", "16384"),
]

# The services that are compared with the JDK in turns.
TURNS = [
    "AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding",
    # cargo xtask gen
    "MD5",
    "SHA-1",
    "SHA-224",
    "SHA-256",
    "SHA-384",
    "SHA-512",
    "SHA-512/224",
    "SHA-512/256",
    "HmacMD5",
    "HmacSHA1",
    "HmacSHA224",
    "HmacSHA256",
    "HmacSHA384",
    "HmacSHA512",
    "HmacSHA512/224",
    "HmacSHA512/256",
    # end of what was generated
]

# The document that contains the tables.
DOCUMENT = ROOT / "docs/java.md"
BEGIN = "<!-- tables: cargo xtask java --bench -->"
END = "<!-- end of tables -->"

# The benchmarks in a record, with the algorithm and the operation as `raddle-lab speed` names them.
RECORDED = {
    "Aead.openInPlace AES/GCM/NoPadding": ("aes-128-gcm", "open"),
    "Aead.openInPlace ChaCha20-Poly1305": ("chacha20-poly1305", "open"),
    "Aead.seal AES/GCM/NoPadding": ("aes-128-gcm", "seal"),
    "Aead.seal ChaCha20-Poly1305": ("chacha20-poly1305", "seal"),
    "Hashes.hash MD5": ("md5", "hash"),
    "Hashes.hash SHA-256": ("sha256", "hash"),
    "Keystream.encrypt AES/CTR/NoPadding": ("aes-128-ctr", "encrypt"),
    "Keystream.encrypt ChaCha20": ("chacha20", "encrypt"),
    "Macs.hmacSha256": ("hmac-sha256", "authenticate"),
}


def run(jdks, quick, is_printed, only):
    """Runs the benchmarks with each JDK, the newest first."""
    class_path = build(jdks[-1])
    tables = ""
    for jdk in reversed(jdks):
        rows = {}
        if quick:
            for benchmarks, lengths in QUICK:
                if only in benchmarks:
                    chosen = [benchmarks, *(["-p", f"bytes={lengths}"] if lengths else [])]
                    measure(jdk, class_path, quick, rows, chosen, "Raddle,JDK,ACCP,Conscrypt")
        else:
            chosen = [only] if only else []
            measure(jdk, class_path, quick, rows, chosen, "Raddle,JDK,ACCP,Conscrypt,BC")
            without = WITHOUT_INTRINSICS + (WITHOUT_LATER_INTRINSICS if jdk.feature >= 21 else [])
            measure(jdk, class_path, quick, rows, chosen, "JDK", without, "JDK, no intrinsics")
        tables += table(jdk.feature, quick, rows)
        if not is_printed:
            keep(jdk.feature, rows)
    print(tables)
    if not is_printed:
        insert(tables, only)


def build(newest):
    """Builds the jar and the benchmarks, and returns their class path."""
    package(newest)
    folder = PRODUCTS / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    libraries = folder / "class-path"
    built = run_maven(
        "the benchmarks", newest, BINDING / "bench", "compile", "dependency:build-classpath", "-DincludeScope=runtime",
        f"-Dmdep.outputFile={libraries}",
    )
    if built is None:
        raise Failure("the benchmarks were not built")
    return f"{folder}/maven/classes:{JAR}:{libraries.read_text().strip()}"


def run_turns(jdks, only):
    """Compares services only with the services of the JDK, in turns, each algorithm in its own virtual machine."""
    class_path = build(jdks[-1])
    for jdk in reversed(jdks):
        print(f"report: Java {jdk.feature}, {here()}: nanoseconds of a call, the least\n", flush=True)
        print("| | bytes | Raddle | JDK | ratio |\n|---|---:|---:|---:|---:|", flush=True)
        for algorithm in TURNS:
            if only in algorithm:
                command = [jdk.java, "-cp", class_path, *HEAP, *SERVICES, *jdk.access, "raddle.jca.bench.Turns", algorithm]
                print(output_of(command), end="", flush=True)


def measure(jdk, class_path, quick, rows, benchmarks, providers, options=(), column=None):
    """Adds the times of some providers to rows, which are keyed by name and bytes. A column's name may differ from its
    provider's."""
    results = PRODUCTS / "bench/results.json"
    # Code for which the JDK has intrinsics is slow until it is compiled, which takes seconds.
    command = [
        jdk.java, "-cp", class_path, "org.openjdk.jmh.Main", "-rf", "json", "-rff", results, "-p",
        f"provider={providers}", "-bm", "avgt", "-tu", "ns", "-f", "1", "-foe", "false", "-w", "1s", "-r", "500ms",
        *(["-wi", "2", "-i", "3"] if quick else ["-wi", "3", "-i", "5", "-prof", "gc"]),
        "-jvmArgsAppend", " ".join([*HEAP, *SERVICES, *jdk.access, *options]), *benchmarks,
    ]
    if subprocess.run(command, check=False).returncode != 0:
        raise Failure("JMH failed")
    for measured in json.loads(results.read_text()):
        parameters = dict(sorted(measured.get("params", {}).items()))
        provider, length = parameters.pop("provider", ""), int(parameters.pop("bytes", 0))
        title = " ".join([".".join(measured["benchmark"].split(".")[-2:]), *parameters.values()])
        primary, secondary = measured["primaryMetric"], measured.get("secondaryMetrics", {})
        rows.setdefault((title, length), {})[column or provider] = {
            "mean": primary["score"],
            "iterations": [time for fork in primary.get("rawData", []) for time in fork],
            "allocated": secondary.get("gc.alloc.rate.norm", {}).get("score"),
        }


def cpu(text):
    """Returns the name of a CPU in tables and records, from the text of /proc/cpuinfo."""
    values = dict(map(str.strip, line.split(":", 1)) for line in reversed(text.splitlines()) if ":" in line)
    if "vendor_id" in values:
        vendor, family, model = values["vendor_id"], int(values["cpu family"]), int(values["model"])
    elif "CPU implementer" in values:
        vendor, family, model = values["CPU implementer"], 0, int(values["CPU part"], 0)
    else:
        generation = re.match(r"POWER(\d+)", values.get("cpu", ""))
        if not generation:
            raise Failure("/proc/cpuinfo does not name this CPU")
        vendor, family, model = "IBM", int(generation[1]), 0
    return f"{vendor}, family {family:#04x}, model {model:#04x}"


def here():
    """Returns the name of this machine's CPU."""
    return cpu(Path("/proc/cpuinfo").read_text())


def table(feature, quick, rows):
    """Returns a table of the times with one JDK, in nanoseconds, and of ratios."""
    columns = sorted({name for row in rows.values() for name in row} - {"Raddle"})
    how = "; three iterations of half a second each (`--quick`)" if quick else ""
    text = (
        f"\n### Java {feature}\n\n{here()}{how}.\n\n"
        "Nanoseconds an operation. The ratio is the time of the fastest other provider divided by Raddle's.\n\n"
        f"| | bytes | Raddle |{''.join(f' {name} |' for name in columns)} ratio |\n"
        f"|---|---:|---:|{'---:|' * (len(columns) + 1)}\n"
    )
    more = []
    for (title, length), row in sorted(rows.items()):
        cells = [f"{row[name]['mean']:.0f}" if name in row else "" for name in ["Raddle", *columns]]
        peers = [row[name]["mean"] for name in columns if name in row]
        ratio = f"{min(peers) / row['Raddle']['mean']:.2f}" if peers and "Raddle" in row else ""
        text += f"| {' | '.join([title, str(length), *cells, ratio])} |\n"
        ours, theirs = (row.get(name, {}).get("allocated") for name in ["Raddle", "JDK"])
        if ours is not None and theirs is not None and ours > theirs + 8:
            more.append(f"{title} of {length} bytes ({ours:.0f}, JDK {theirs:.0f})")
    return text + (f"\nRaddle allocates more bytes than the JDK: {', '.join(more)}.\n" if more else "")


def insert(tables, only):
    """Puts the tables into their place in the document. If only some benchmarks ran, the rows of the others stay."""
    text = DOCUMENT.read_text()
    if BEGIN not in text or END not in text:
        raise Failure("docs/java.md has no place for tables")
    before, rest = text.split(BEGIN, 1)
    old, after = rest.split(END, 1)
    DOCUMENT.write_text(f"{before}{BEGIN}\n{merged(old, tables) if only else tables}\n{END}{after}")


def merged(old, new):
    """Returns new tables, with the lines that they lack from old tables of the same JDK, machine, kind of run and
    providers."""
    text = ""
    for head, lines in sections(new):
        for other, others in sections(old):
            lines = {**others, **lines} if other == head else lines
        text += f"\n### {head}\n" + "".join(f"{lines[key]}\n" for key in sorted(lines))
    return text


def sections(tables):
    """Yields the text before the rows of each table, and its lines: rows by name and bytes, then remarks."""
    for section in tables.split("\n### ")[1:]:
        head, rule, rest = re.match(r"(.*?)(?:(\n\|---[^\n]*)(.*))?\Z", section, re.DOTALL).groups(default="")
        lines = {}
        for line in rest.strip("\n").splitlines():
            cells = [cell.strip() for cell in line.split("|")]
            is_row = len(cells) > 2 and cells[0] == "" and cells[2].isdigit()
            lines[(0, cells[1], int(cells[2])) if is_row else (1, line, 0)] = line
        yield head + rule, lines


def keep(feature, rows):
    """
    Writes the record of a JDK, from which plots are drawn.

    Rows that were not measured this time stay unchanged, if they come from the same machine.
    """
    path = ROOT / f"docs/benchmarks/java-{feature}.jsonl"
    machine = f"{here()}, Java {feature}"
    old = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    record = {key(row): row for row in old if row["cpu"] == machine}
    for (title, length), row in rows.items():
        for provider, time in row.items() if title in RECORDED else ():
            algorithm, operation = RECORDED[title]
            low, median, high = statistics.quantiles(time["iterations"], n=4, method="inclusive")
            new = {
                "algorithm": algorithm,
                "operation": operation,
                "bytes": length,
                # This is our provider's name in all records.
                "implementation": "raddle" if provider == "Raddle" else provider,
                "kernel": None,
                "ns": median,
                "ns_min": min(time["iterations"]),
                "spread": (high - low) / median,
                "cycles_per_byte": None,
                "ratio_to_best_peer": None,
                "cpu": machine,
                "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
            }
            record[key(new)] = new
    path.write_text("".join(
        json.dumps(record[place], separators=(",", ":"), sort_keys=True) + "\n" for place in sorted(record)
    ))


def key(row):
    """Returns the place of a row in a record: by algorithm, then by length, then by implementation."""
    return row["algorithm"], row["operation"], row["bytes"], row["implementation"]
