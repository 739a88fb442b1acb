"""Checks the machine code of every kernel: secrets, bounds, calling convention and wiping.

    python3 check.py CONTRACTS PROGRAM [--check] [--only NAME]

CONTRACTS is a file of JSON with the contract of each kernel; PROGRAM is an ELF file with the symbols of the kernels. The
program decides four properties of each kernel, or says why it can't, and writes or compares workshop/records/SECOND.txt:

- `secrets`: no branch, no address, no mask of a memory access depends on memory that the contract calls secret, and every
  instruction is in the table of `x86.py`, which has no instruction whose time depends on data;
- `bounds`: every access lies in a region with the right that it needs, or in the kernel's own frame, at or above rsp;
- `abi`: callee-saved registers and rsp are as at entry, no legacy vector instruction runs while upper halves are dirty, and
  they are clean at return;
- `wipe`: no register, no flag and no byte of the stack that was written depends on a secret at return.

`secrets`, `abi` and `wipe` assume `bounds`: a store outside of its region could change the stack.
"""

import json
import re
import struct
import sys
from collections import Counter
from pathlib import Path

import faults
import risc
import x86
from forms import Form, Symbols, Unknown
from machine import Machine, State

PROPERTIES = ("secrets", "bounds", "abi", "wipe")
RECORD = Path(__file__).parent.parent / "records" / "SECOND.txt"
TIMED = "div idiv udiv sdiv divd divdu divw divwu".split()
ISAS = {"x86_64": x86.X86, "aarch64": risc.Arm, "ppc64le": risc.Power}


def kernels_of(program, isa):
    """Returns the code and the address of each kernel in an ELF file."""
    data = Path(program).read_bytes()
    (sections_at,), (count,) = struct.unpack_from("<Q", data, 40), struct.unpack_from("<H", data, 60)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, sections_at + 64 * k) for k in range(count)]
    symbols = next(s for s in sections if s[1] == 2)
    names = sections[symbols[6]][4]
    code = {}
    for at in range(symbols[4], symbols[4] + symbols[5], 24):
        name, _, _, section, value, size = struct.unpack_from("<IBBHQQ", data, at)
        name = data[names + name:data.index(b"\0", names + name)].decode()
        found = re.search(r"9generated" + isa.symbol + r"(\d+)([a-z0-9_]+)\1\2(17h[0-9a-f]{16}E|E)?$", name)
        if found:
            offset = sections[section][4] + value - sections[section][3]
            code[found[2]] = (data[offset:offset + size], value)
    return code


def entry(isa, contract):
    """Returns the symbols, regions and state at entry of a contract under the calling convention of Linux."""
    symbols, regions, cells = Symbols(), {}, {name: (False, None) for name in [*isa.cells, "flags"]}
    cells["upper"] = (False, Form(0))
    for reg in isa.general + isa.saved:
        cells[reg] = (False, symbols.new(("entry", reg)))
    length = next((p["Length"] for p in contract["parameters"] if "Length" in p), None)
    if length:
        multiple, limit = length["multiple"], length["max"]
        length = symbols.new("length", 0, (1 << 62 if limit is None else limit) // multiple) * multiple
    if len(contract["parameters"]) > len(isa.arguments):
        raise Unknown("parameters on the stack")
    for parameter, reg in zip(contract["parameters"], isa.arguments):
        (kind, p), = parameter.items()
        pointer = cells[reg][1].t[0][0]
        if kind == "Length":
            cells[reg] = (False, length)
        elif kind == "Messages":
            regions[pointer] = (Form(8 * p["count"]), True, None, False, length)
        else:
            (how, n), = p["extent"].items()
            if how == "Share" and any(k * n[1] % n[2] for _, k in length.t):
                raise Unknown("a share of a length that isn't a multiple")
            size = Form(n) if how == "Bytes" else length
            if how == "Share":
                size = Form(0, tuple((s, k * n[1] // n[2]) for s, k in length.t))
            written = (Form(0), size) if p["written"] else None
            written = (Form(p["only"]["start"]), Form(p["only"]["end"])) if p["only"] else written
            # What the kernel has written it may read again.
            table = bytes(contract["table"]) if p["name"] == "table" else None
            regions[pointer] = (size, p["readable"], written, p["secret"], table)
    return symbols, regions, State(cells, {}, {}), cells[isa.sp][1].t[0][0]


def verdicts(isa, contract, code, address):
    """Returns for each property "ok", or "refused" or "undecided" and why."""
    try:
        steps, size, decoder = {}, 0, isa.decoder()
        decoder.detail = True
        for i in decoder.disasm(code, address):
            steps[i.address] = [x86.step(i)] if isa is x86.X86 else risc.steps(isa, i)
            size += i.size
        if size != len(code):
            raise Unknown(f"bytes that Capstone doesn't decode, at {size}")
        symbols, regions, state, stack = entry(isa, contract)
        machine = Machine(steps, symbols, regions, stack, isa, state)
        machine.run(state)
    except Unknown as why:
        return {p: f"{'refused' if p == 'secrets' and str(why).split()[-1] in TIMED else 'undecided'} ({why})" for p in PROPERTIES}
    if not any(s.kind == "ret" for several in steps.values() for s in several):
        return {p: "undecided (no return)" for p in PROPERTIES}
    result = {}
    for p in PROPERTIES:
        found = sorted((not refused, at, why) for (what, at), (refused, why) in machine.found.items() if what == p)
        kept, at, why = found[0] if found else (0, 0, 0)
        result[p] = f"{'undecided' if kept else 'refused'} ({why} at {at - address:#x}; {len(found)} in all)" if found else "ok"
    return result


def main():
    contracts = {(k["isa"], k["name"]): k for k in json.loads(Path(sys.argv[1]).read_text())}
    only = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
    programs = dict(argument.split("=", 1) for argument in sys.argv[2:] if "=" in argument)
    lines, planted, said = [], [], []
    for name, isa in ISAS.items():
        mine = {n: k for (i, n), k in sorted(contracts.items()) if i == name and only in f"{i} {n}"}
        codes = kernels_of(programs[name], isa)
        if set(mine) - set(codes):
            sys.exit(f"{programs[name]} lacks {' '.join(sorted(set(mine) - set(codes)))}")
        results = {}
        for n, k in mine.items():
            results[n] = verdicts(isa, k, *codes[n])
            lines.append(f"{name} {n} " + "; ".join(f"{p} {results[n][p]}" for p in PROPERTIES))
        for p in PROPERTIES:
            count = Counter(result[p].split(" ")[0] for result in results.values())
            said.append(f"{name}: {p}: " + ", ".join(f"{count[w]} {w}" for w in ("ok", "undecided", "refused")))
        if not only:
            planted += faults.refused(name, isa, mine, codes, results, verdicts)
    print("\n".join((lines if only else []) + said + planted))
    if only:
        return
    text = "".join(line + "\n" for line in [
        "# instruction set, kernel, and for each property what workshop/second/check.py decides of its machine code.",
        "# Written by `cargo xtask second`; SOUNDNESS.md says what it means.",
        *(f"# {line}" for line in said + planted), *lines])
    if "--check" not in sys.argv:
        RECORD.write_text(text)
    elif not RECORD.exists() or RECORD.read_text() != text:
        old = set(RECORD.read_text().splitlines()) if RECORD.exists() else set()
        new = [line for line in text.splitlines() if line not in old]
        sys.exit("SECOND.txt differs, write it with `cargo xtask second`:\n" + "\n".join(new[:10]))


if __name__ == "__main__":
    main()
