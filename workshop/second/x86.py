"""x86-64 instructions as the checker sees them: what each reads and writes, by a table of our own.

Capstone decodes, and names the operands. Its lists of implicit operands and its access flags have gaps (a broadcast has no
access, masks and flags are partly missing), so this table says what an instruction reads and writes. An instruction that
isn't in the table, or has other operands, makes the kernel undecided. The table is also the list of instructions whose
time may not depend on data: all are on Intel's list of instructions with data operand independent timing.
"""

import capstone
from capstone import x86_const as X
from forms import Step, Unknown

NAMES = "rax rcx rdx rbx rsp rbp rsi rdi r8 r9 r10 r11 r12 r13 r14 r15".split()
GPR = {}
for full in NAMES:
    parts = [full + "d", full + "w", full + "b"] if full[1:].isdigit() else \
        ["e" + full[1:], full[1:], (full[1:] if full[2] in "ip" else full[1]) + "l"]
    GPR |= {full: (full, 8)} | {part: (full, n) for part, n in zip(parts, (4, 2, 1))}
WIDTH = {"x": 16, "y": 32, "z": 64}
# The instructions of vectors: the target is the first operand, and the others are read.
PURE = set("""vmovdqu vmovdqa vmovdqu8 vmovdqu32 vmovdqa32 vmovd vmovq vpshufd vpunpcklqdq vpunpckhqdq vpunpckldq vpunpckhdq
 vpshufb vpaddd vpaddq vpxor vpxord vpand vpandq vpandn vpor vporq vpalignr vpsrlq vpsllq vpsrld vpslld vprold vprolq vpclmulqdq
 vinserti128 vinserti32x4 vinserti64x4 vextracti128 vextracti32x4 vextracti64x4 vbroadcasti128 vbroadcasti64x4 vbroadcasti32x4
 vpbroadcastd vpbroadcastq vbroadcastss vperm2i128 vshufi32x4 vaesenc vaesenclast vpcmpeqd vpmuludq vblendps""".split())
# The target is read too.
TERNARY = {"vpternlogd", "vpternlogq", "vpmadd52luq", "vpmadd52huq"}
LEGACY = {"sha256rnds2", "sha1rnds4", "sha1nexte", "sha1msg1", "sha1msg2", "sha256msg1", "sha256msg2"}
# Bytes of a memory operand, where it isn't as wide as the first vector register.
BYTES = {"vmovd": 4, "vpbroadcastd": 4, "vbroadcastss": 4, "vmovq": 8, "vpbroadcastq": 8} | {
    f"v{what}i{part}": 32 if part == "64x4" else 16 for what in ("broadcast", "insert", "extract") for part in ("128", "32x4", "64x4")}
ELEMENT = {"vmovdqu8": 1, "vmovdqu32": 4, "vmovdqa32": 4}
ALU = {"add", "sub", "and", "or", "xor", "adc"}
JUMPS = {"jb", "jae", "je", "jne"}


class X86:
    sp, arguments, general = "rsp", "rdi rsi rdx rcx r8 r9".split(), NAMES
    saved = "rbx rsp rbp r12 r13 r14 r15".split()
    cells = [f"v{k}{h}" for k in range(32) for h in ("", "h")] + [f"k{k}" for k in range(8)]
    symbol = "6x86_64"

    def decoder():
        return capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)


def step(i):
    """Returns what an instruction does, or raises Unknown."""
    name, ops = i.mnemonic, i.operands
    if any(p not in (0, 0x66, 0xF2, 0xF3, 0x2E) for p in i.prefix):
        raise Unknown(f"a prefix of {name}")
    sources, targets, memory, kind, flags, carry, jump = [], [], None, None, "", False, None
    regs = [(i.reg_name(o.reg) if o.type == X.X86_OP_REG else None) for o in ops]
    masks = [r for r in regs if r and r[0] == "k" and name != "kmovq"]
    plain = [(o, r) for o, r in zip(ops, regs) if r not in masks]
    zeroing = any(o.avx_zero_opmask for o in ops) or "{z}" in i.op_str
    if "{sae}" in i.op_str or "r-sae" in i.op_str:
        raise Unknown("rounding of " + name)
    wide, legacy = 0, name in LEGACY

    def cells(reg):
        if reg in GPR or reg[0] == "k":
            return [GPR[reg][0] if reg in GPR else reg]
        if reg[1:3] != "mm" or reg[0] not in WIDTH:
            raise Unknown("register " + reg)
        return ["v" + reg[3:]] if reg[0] == "x" else ["v" + reg[3:], f"v{reg[3:]}h"]

    def mem(o, access, size, mask=None, element=0):
        m = o.mem
        base, index = (i.reg_name(m.base) if m.base else None), (i.reg_name(m.index) if m.index else None)
        if m.segment or any(r and GPR.get(r, (0, 0))[1] != 8 for r in (base, index)):
            raise Unknown("an address with a segment, of another width, or relative to the code")
        return (access, base, index, m.scale, m.disp, size, mask, element)

    if name in ("nop", "endbr64", "vzeroupper", "vzeroall", "ret") and (name == "nop" or not ops):
        kind = "nop" if name == "endbr64" else name
    elif name == "prefetcht0":
        memory, kind = mem(ops[0], "p", 1), "prefetch"
    elif name in JUMPS or name == "jmp":
        kind, jump = "jump", ops[0].imm
    elif name in PURE or name in TERNARY or legacy:
        first, reg = plain[0]
        width = max([WIDTH[r[0]] for _, r in plain if r and r[1:3] == "mm"], default=0)
        kind, wide = "vector", width
        for k, (o, r) in enumerate(plain):
            if o.type == X.X86_OP_MEM:
                size = (8 if name[-1] == "q" else 4) if "{1to" in i.op_str else BYTES.get(name, width)
                if masks and (name not in ELEMENT or "{1to" in i.op_str):
                    raise Unknown("masked memory of " + name)
                if o.size != size:
                    raise Unknown(f"{name} of {o.size} bytes")
                memory = mem(o, "w" if k == 0 else "r", size, masks[0] if masks else None, ELEMENT.get(name, 0))
            elif r:
                targets += cells(r) if k == 0 else []
                sources += cells(r) if k or name in TERNARY or legacy or (masks and not zeroing) else []
        sources += masks + (["v0"] if "rnds2" in name else [])
        if name in ("vpxor", "vpxord", "vpcmpeqd") and regs[1] == regs[2] and not memory and len(regs) == 3:
            sources = []
        if targets and targets[0][0] == "v" and not legacy:
            # The encodings VEX and EVEX write zeros above what they compute.
            targets = [targets[0], targets[0] + "h"] if len(targets) == 1 else targets
        wide = width if targets and targets[0][0] == "v" and WIDTH[reg[0]] > 16 else 0
    elif name == "kmovq" and all(regs):
        kind, targets, sources = "move", cells(regs[0]), cells(regs[1])
    elif name in ALU | {"mov", "movabs", "movzx", "lea", "cmp", "test", "shl", "shr", "rol", "rorx", "andn", "bzhi", "not",
                        "imul", "mul", "mulx", "xchg"}:
        for k, (o, r) in enumerate(zip(ops, regs)):
            if o.type == X.X86_OP_MEM and name != "lea":
                if k == 0 and name in ALU | {"xchg", "not", "shl", "shr", "rol"}:
                    raise Unknown(name + " to memory")
                memory = mem(o, "w" if k == 0 and name == "mov" else "r", o.size)
            elif o.type == X.X86_OP_MEM:
                sources += [GPR[i.reg_name(x)][0] for x in (o.mem.base, o.mem.index) if x]
            elif r and r not in GPR:
                raise Unknown("operand of " + name)
            elif r and k == 0 and name not in ("cmp", "test", "mul", "mulx"):
                targets.append(GPR[r][0])
                if name not in ("mov", "movabs", "movzx", "lea", "rorx", "andn", "bzhi") and not (name == "imul" and len(ops) == 3) \
                        or GPR[r][1] < 4:
                    sources.append(GPR[r][0])
            elif r and name == "mulx" and k < 2 or r and name == "xchg":
                targets.append(GPR[r][0])
                sources += [GPR[r][0]] if name == "xchg" else []
            elif r:
                sources.append(GPR[r][0])
        if name in ("mul", "mulx"):
            sources.append("rax" if name == "mul" else "rdx")
            targets = ["rax", "rdx"] if name == "mul" else targets
        if name == "imul" and len(ops) == 1:
            raise Unknown("imul of one operand")
        if name in ("xor", "sub") and regs[0] and regs[0] == regs[1] and GPR[regs[0]][1] >= 4:
            sources = []
        kind, carry = name, name == "adc"
        flags = "" if name in ("mov", "movabs", "movzx", "lea", "rorx", "not", "mulx", "xchg") else "w"
    else:
        raise Unknown("instruction " + name)
    values = [(GPR[r] if r in GPR else r) if r else o.imm if o.type == X.X86_OP_IMM else
              ("m", o.mem, i.reg_name(o.mem.base) if o.mem.base else None, i.reg_name(o.mem.index) if o.mem.index else None)
              for o, r in zip(ops, regs)]
    return Step(i.address, i.size, name, sources, targets, memory, kind, flags, carry, jump, wide, legacy,
                (values, name if kind == "jump" else f"{name} {i.op_str}".strip()))
