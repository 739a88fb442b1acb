"""AArch64 and POWER instructions as the checker sees them, by a table of our own, as in `x86.py`.

Operations have the names that `x86.py` gives to them. Arm lists all instructions of AArch64 here as data independent (DIT), and
nobody lists those of POWER: the table has additions, logic, fixed shifts, permutations, AES, SHA-2 and carry-less products.
"""

import capstone
from forms import Step, Unknown

VECTOR = set("""add sub and eor orr bic orn ext dup mov movi tbl trn1 trn2 zip1 ushr shl ushl pmull pmull2 rev32 rev64 addp umull
 umull2 sha1h aesmc""".split())
# The target is read too.
KEEPS = set("""aese bit bsl sli sri umlal umlal2 sha1c sha1m sha1p sha1su0 sha1su1 sha256h sha256h2 sha256su0 sha256su1 sha512h
 sha512h2 sha512su0 sha512su1""".split())
# Names of operations, where they differ; those with flags end in "!", those that read the carry too begin with "c".
GENERAL = {n: n for n in "add sub and eor orr bic orn extr ror rev mov movk umulh".split()} | {
    "lsl": "shl", "lsr": "shr", "mul": "imul", "adds": "add!", "subs": "sub!", "cmp": "cmp!", "tst": "test!",
    "adc": "cadc", "adcs": "cadc!"}
LOADS = {"ldr": 0, "ldur": 0, "ldp": 0, "ldrb": 1, "ldrh": 2, "lbz": 1, "lhz": 2, "lwz": 4, "ld": 8}
STORES = {"str": 0, "stur": 0, "stp": 0, "strb": 1, "strh": 2, "stb": 1, "sth": 2, "stw": 4, "std": 8, "stdu": 8}
JUMPS = {"b": "jmp", "b.lo": "jb", "b.hs": "jae", "b.eq": "je", "b.ne": "jne", "beq": "je", "bne": "jne", "blt": "jb", "bge": "jae"}
POWER = set("""xxlor xxlxor vxor vadduwm vperm vpermxor vpmsumd vcipher vcipherlast vshasigmaw vsel vsldoi xxpermdi xxmrghd xxmrgld
 xxswapd vspltw vmrghw""".split())


class Arm:
    sp, arguments = "sp", [f"x{k}" for k in range(8)]
    # x18 belongs to the platform; the lower halves of v8 to v15 are preserved.
    saved = [f"x{k}" for k in range(18, 31)] + ["sp"] + [f"v{k}" for k in range(8, 16)]
    cells = [f"v{k}{h}" for k in range(32) for h in ("", "h")]
    general = [f"x{k}" for k in range(31)] + ["sp"]
    symbol = "7aarch64"

    def decoder():
        return capstone.Cs(capstone.CS_ARCH_ARM64, capstone.CS_MODE_LITTLE_ENDIAN)

    def register(name):
        """Returns the cells and the width of a register."""
        name = {"fp": "x29", "lr": "x30"}.get(name, name)
        kind, k = name[0], name[1:]
        if name in ("sp", "xzr", "wzr"):
            return ([name] if name == "sp" else []), 8
        if kind not in "xwvqds" or not k.isdigit():
            raise Unknown("register " + name)
        return (["x" + k], 8 if kind == "x" else 4) if kind in "xw" else (["v" + k, f"v{k}h"], {"d": 8, "s": 4}.get(kind, 16))


class Power:
    sp, arguments = "r1", [f"r{k}" for k in range(3, 11)]
    saved = [f"r{k}" for k in (1, 2, *range(13, 32))] + [f"v{k}" for k in (*range(14, 32), *range(52, 64))]
    cells = [f"v{k}" for k in range(64)]
    general = [f"r{k}" for k in range(32)]
    symbol = "7ppc64le"

    def decoder():
        return capstone.Cs(capstone.CS_ARCH_PPC, capstone.CS_MODE_64 | capstone.CS_MODE_LITTLE_ENDIAN)

    def register(name):
        """Returns the cells and the width of a register: the vector registers of AltiVec are the upper half of all."""
        kind, k = name.rstrip("0123456789"), name.lstrip("vsr")
        if kind not in ("r", "v", "vs"):
            raise Unknown("register " + name)
        return ([name], 8) if kind == "r" else ([f"v{int(k) + 32 * (kind == 'v')}"], 16)


def steps(isa, i):
    """Returns what an instruction does, as steps, or raises Unknown."""
    name, ops, said, arm = i.mnemonic, i.operands, f"{i.mnemonic} {i.op_str}".strip(), isa is Arm
    if name in ("ret", "blr", "bti", "nop") and not ops:
        return [Step(i.address, 4, name, kind="ret" if name in ("ret", "blr") else "nop", text=([], said))]
    if name in JUMPS and len(ops) == 1:
        return [Step(i.address, 4, JUMPS[name], kind="jump", jump=ops[0].imm, text=([], name))]
    if arm and i.writeback:
        raise Unknown("an address that is written back")
    regs = [isa.register(i.reg_name(o.reg)) if o.type == 1 else None for o in ops]
    vector = [r for r in regs if r and r[0] and r[0][0][0] == "v"]

    def step(name, targets, values, sources=(), memory=None, kind=None, flags="", carry=False):
        return Step(i.address, 4, name, list(sources), targets, memory, kind or name, flags, carry, text=(values, said))

    def value(o, r):
        if o.type == 2:
            return o.imm << o.shift.value if arm and o.shift.type else o.imm
        if r is None or arm and o.ext:
            raise Unknown("operand of " + name)
        if arm and o.shift.type and (o.shift.type != 1 or name not in ("add", "sub")):
            return (r[0][0], 0)
        return (r[0][0], r[1], 1 << (o.shift.value if arm and o.shift.type else 0)) if r[0] else 0
    if name in LOADS or name in STORES or name in ("lxvd2x", "stxvd2x"):
        write, after = name[:2] == "st", []
        if name[1:] in ("xvd2x", "txvd2x"):
            base, index, scale, disp, ops, regs = regs[1][0][0], regs[2][0][0], 1, 0, ops[:1], regs[:1]
        else:
            m = ops[-1].mem
            index = m.index if arm else 0
            base, index = isa.register(i.reg_name(m.base))[0][0], isa.register(i.reg_name(index))[0][0] if index else None
            disp, regs = m.disp, regs[:-1]
            if arm and (ops[-1].ext or ops[-1].shift.type not in (0, 1)):
                raise Unknown("an address of " + name)
            scale = 1 << ops[-1].shift.value if arm and ops[-1].shift.type else 1
        if base == "r0":
            raise Unknown("r0 as an address")
        found = []
        if name == "stdu":
            found, disp, after = [step("add", [base], [(base, 8), disp], [base])], 0, [("", 0)]
        for k, (cells, width) in enumerate(regs):
            size = LOADS.get(name, 0) or STORES.get(name, 0) or width
            memory = ("w" if write else "r", base, index, scale, disp + k * size, size, None, 0)
            operand = (cells[0], width) if cells else 0
            # A vector register of two cells has no value.
            what = "vector" if len(cells) > 1 and width == 16 else "stdu" if after else "mov" if size >= 4 else "movzx"
            if write:
                found.append(step(what, [], [("m",), operand], cells[:1] if width < 16 else cells, memory))
            else:
                found.append(step(what, cells, [operand, ("m",)], (), memory))
        if len(found) > 1 and not write and found[0].targets and base in found[0].targets:
            raise Unknown("a pair that loads its address")
        return found
    if arm and vector and (name in VECTOR or name in KEEPS):
        sources = [c for k, r in enumerate(regs) if r and (k or name in KEEPS or "[" in said.split(",")[0] or not r[0]) for c in r[0]]
        return [step(name, regs[0][0], [], sources, kind="vector")]
    if arm and name in GENERAL and not vector:
        what, carry = GENERAL[name].rstrip("!"), GENERAL[name][:2] == "ca"
        target = [] if name in ("cmp", "tst") else regs[0][0]
        sources = [c for r in regs[0 if not target or name == "movk" else 1:] if r for c in r[0]]
        values = [value(o, r) for o, r in zip(ops, regs)]
        return [step("adc" if carry else what, target, values, sources, flags="w" if "!" in GENERAL[name] else "", carry=carry)]
    if not arm and name in POWER:
        sources = [] if name == "xxlxor" and regs[1] == regs[2] else [c for r in regs[1:] if r for c in r[0]]
        return [step(name, regs[0][0], [], sources, kind="vector")]
    values = [value(o, r) for o, r in zip(ops, regs)]
    sources = [c for r in regs[1:] if r for c in r[0]]
    if name == "cmpldi" and len(ops) == 2:
        return [step("cmp", [], values, regs[0][0], flags="w")]
    if name == "andi.":
        return [step("test", [], values[1:], sources, flags="w"), step("and", regs[0][0], values, sources)]
    if name == "rldicr" and ops[2].imm == 0:
        return [step("and", regs[0][0], [*values[:2], -(1 << 63 - ops[3].imm)], sources)]
    if name in ("addi", "li", "sldi", "subf"):
        if name == "addi" and sources == ["r0"]:
            raise Unknown("r0 as a term")
        values = [values[0], values[2], values[1]] if name == "subf" else values
        return [step({"li": "mov", "sldi": "shl", "subf": "sub"}.get(name, "add"), regs[0][0], values, sources)]
    raise Unknown("instruction " + name)
