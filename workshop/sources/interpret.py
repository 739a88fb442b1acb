"""
Executes machine instructions as other authors understand them: Ghidra's SLEIGH by pypcode, valgrind's VEX by pyvex, Bochs by
bochscpu.

SLEIGH and VEX lift an instruction to operations of an intermediate language, which this program executes on numbers; Bochs
executes it itself. The program talks as the runner of co-simulation does (workshop/raddle-check/src/cosim/runner.c): instructions
are numbered, states come in on the standard input and go out changed. An instruction that the lifter leaves opaque or refuses is
not known, which the answer says.
"""

import ctypes
import os
import re
import struct
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "target" / "sources"))

PLACE, PAGE, WINDOW = 0x5A5A_0000_0000, 0x1_0000, 256
UNKNOWN = (1 << 64) - 1
CODE_AT = 0x1000

# Words of general-purpose and of mask registers, number and bytes of vector registers.
LAYOUTS = {"x86_64": (16, 8, 32, 64), "aarch64": (32, 0, 32, 16), "ppc64le": (34, 0, 64, 16)}
# Bits of the status words.
X86_FLAGS = {"CF": 0, "PF": 2, "AF": 4, "ZF": 6, "SF": 7, "DF": 10, "OF": 11}
X86_NAMES = "rax rcx rdx rbx rsp rbp rsi rdi r8 r9 r10 r11 r12 r13 r14 r15".split()


class Unknown(Exception):
    """The source has no meaning for this instruction."""


class Memory:
    """The bytes that an instruction may touch."""

    def __init__(self, at_end, content):
        self.base = PLACE + PAGE - WINDOW if at_end else PLACE
        self.bytes = bytearray(content)

    def at(self, address, size):
        offset = address - self.base
        if not 0 <= offset <= WINDOW - size:
            raise IndexError(f"an access of {size} bytes at {address:#x}")
        return offset

    def load(self, address, size):
        offset = self.at(address, size)
        return int.from_bytes(self.bytes[offset : offset + size], "little")

    def store(self, address, size, value):
        offset = self.at(address, size)
        self.bytes[offset : offset + size] = value.to_bytes(size, "little")


def signed(x, bits):
    """The number that the bits are as a signed one."""
    return x - (1 << bits) if x >> (bits - 1) & 1 else x


# SLEIGH ------------------------------------------------------------------------------------------------------------


class Sleigh:
    """Executes p-code."""

    LANGUAGES = {"x86_64": "x86:LE:64:default", "aarch64": "AARCH64:LE:64:v8A", "ppc64le": "PowerPC:LE:64:A2ALT"}

    def __init__(self, isa):
        import pypcode

        self.pypcode, self.isa = pypcode, isa
        self.context = pypcode.Context(self.LANGUAGES[isa])
        if isa == "x86_64":
            self.context.setVariableDefault("longMode", 1)
        registers = {name.lower(): node for name, node in self.context.registers.items()}
        self.size = max(node.offset + node.size for node in registers.values())
        _, _, vectors, width = LAYOUTS[isa]
        self.bits = []
        if isa == "x86_64":
            words = X86_NAMES + [f"k{i}" for i in range(8)]
            names = [f"zmm{i}" for i in range(vectors)]
            self.bits = [(registers[flag.lower()].offset, 0, 0, bit) for flag, bit in X86_FLAGS.items()]
        elif isa == "aarch64":
            words = [f"x{i}" for i in range(31)] + ["sp"]
            names = [f"q{i}" for i in range(vectors)]
            self.bits = [(registers[flag].offset, 0, 0, 31 - i) for i, flag in enumerate(["ng", "zr", "cy", "ov"])]
        else:
            words = [f"r{i}" for i in range(32)] + ["lr", "ctr"]
            names = [f"vs{i}" for i in range(vectors)]
            self.bits = [(registers["xer_ca"].offset, 0, 0, 29)]
            self.bits += [(registers[f"cr{i // 4}"].offset, 3 - i % 4, 1, 31 - i) for i in range(32)]
        self.words = [registers[name].offset for name in words]
        self.vectors = [registers[name].offset for name in names]
        self.width = width
        # What an operation hands to a later one of the same instruction, at offsets that the language chooses.
        self.unique = bytearray(1 << 26)

    def lift(self, code):
        """A function that executes an instruction."""
        try:
            ops = self.context.translate(code, CODE_AT, max_instructions=1).ops
        except Exception as why:
            raise Unknown from why
        ops = [op for op in ops if op.opcode != self.pypcode.OpCode.IMARK]
        lines = []
        for at, op in enumerate(ops):
            lines += [f"  elif at == {at}:"] + [f"   {line}" for line in self.statement(at, op)]
        body = "\n".join(lines).replace("elif", "if", 1) or "  pass"
        text = f"def run(reg, uni, mem):\n at = 0\n while at < {len(ops)}:\n{body}\n  at += 1\n"
        scope = {"signed": signed}
        exec(text, scope)
        return lambda registers, memory: scope["run"](registers, self.unique, memory)

    @staticmethod
    def read(node):
        space, start, end = node.space.name, node.offset, node.offset + node.size
        if space == "const":
            return str(node.offset & ((1 << 8 * node.size) - 1))
        if space == "ram":
            return f"mem.load({start}, {node.size})"
        return f"int.from_bytes({'reg' if space == 'register' else 'uni'}[{start}:{end}], 'little')"

    def statement(self, at, op):
        """The lines of Python for an operation."""
        name, out = op.opcode.name, op.output
        if name == "CALLOTHER":
            raise Unknown
        nodes = op.inputs
        args = [self.read(node) for node in nodes]
        bits = 8 * nodes[0].size
        if name in ("BRANCH", "CBRANCH"):
            if nodes[0].space.name != "const":
                raise Unknown
            jump = f"at = {at + signed(nodes[0].offset, 8 * nodes[0].size)} - 1"
            return [f"if {args[1]}: {jump}"] if name == "CBRANCH" else [jump]
        if name == "STORE":
            return [f"mem.store({args[1]}, {nodes[2].size}, {args[2]})"]
        value = self.value(name, args, nodes, bits, out)
        mask = (1 << 8 * out.size) - 1
        if out.space.name == "ram":
            return [f"mem.store({out.offset}, {out.size}, ({value}) & {mask})"]
        place = f"{'reg' if out.space.name == 'register' else 'uni'}[{out.offset}:{out.offset + out.size}]"
        return [f"{place} = (int({value}) & {mask}).to_bytes({out.size}, 'little')"]

    BINARY = {
        "INT_ADD": "+", "INT_SUB": "-", "INT_MULT": "*", "INT_AND": "&", "INT_OR": "|", "INT_XOR": "^", "INT_EQUAL": "==",
        "INT_NOTEQUAL": "!=", "INT_LESS": "<", "INT_LESSEQUAL": "<=", "BOOL_AND": "&", "BOOL_OR": "|", "BOOL_XOR": "^",
    }  # fmt: skip

    def value(self, name, args, nodes, bits, out):
        """The Python expression of what an operation gives."""
        if name in self.BINARY:
            return f"({args[0]}) {self.BINARY[name]} ({args[1]})"
        as_signed = [f"signed({arg}, {bits})" for arg in args]
        match name:
            case "COPY" | "INT_ZEXT":
                return args[0]
            case "INT_SEXT":
                return as_signed[0]
            # A number in the space of constants is its own address.
            case "LOAD" if nodes[0].getSpaceFromConst().name == "const":
                return args[1]
            case "LOAD":
                return f"mem.load({args[1]}, {out.size})"
            case "INT_NEGATE":
                return f"~{args[0]}"
            case "INT_2COMP":
                return f"-{args[0]}"
            case "BOOL_NEGATE":
                return f"1 ^ {args[0]}"
            case "INT_CARRY":
                return f"{args[0]} + {args[1]} >> {bits}"
            case "INT_SCARRY" | "INT_SBORROW":
                sign = "+" if name == "INT_SCARRY" else "-"
                return f"not -(1 << {bits - 1}) <= {as_signed[0]} {sign} {as_signed[1]} < 1 << {bits - 1}"
            case "INT_SLESS":
                return f"{as_signed[0]} < {as_signed[1]}"
            case "INT_SLESSEQUAL":
                return f"{as_signed[0]} <= {as_signed[1]}"
            case "INT_LEFT":
                return f"{args[0]} << min({args[1]}, {bits})"
            case "INT_RIGHT":
                return f"{args[0]} >> {args[1]}"
            case "INT_SRIGHT":
                return f"{as_signed[0]} >> {args[1]}"
            case "PIECE":
                return f"{args[0]} << {8 * nodes[1].size} | {args[1]}"
            case "SUBPIECE":
                return f"{args[0]} >> 8 * {args[1]}"
            case "POPCOUNT":
                return f"({args[0]}).bit_count()"
            case _:
                raise Unknown

    def run(self, function, state, memory):
        registers = bytearray(self.size)
        for place, word in zip(self.words, state.words):
            registers[place : place + 8] = word
        for place, vector in zip(self.vectors, state.vectors):
            registers[place : place + self.width] = vector
        for place, shift, word, bit in self.bits:
            registers[place] |= (state.status[word if self.isa == "ppc64le" else 0] >> bit & 1) << shift
        function(registers, memory)
        state.words = [registers[place : place + 8] for place in self.words]
        state.vectors = [registers[place : place + self.width] for place in self.vectors]
        for place, shift, word, bit in self.bits:
            state.set_status(word, bit, registers[place] >> shift & 1)


# VEX ---------------------------------------------------------------------------------------------------------------


def lanes(x, bits, count):
    """The lanes of a vector, the lowest first."""
    mask = (1 << bits) - 1
    return [x >> bits * i & mask for i in range(count)]


def join(values, bits):
    """The vector of these lanes."""
    mask = (1 << bits) - 1
    return sum((value & mask) << bits * i for i, value in enumerate(values))


def carryless(a, b):
    """The product of two polynomials over GF(2)."""
    product = 0
    while b:
        product ^= a * (b & -b)
        b &= b - 1
    return product


class Vex:
    """Executes VEX's intermediate representation; the helper functions that it calls are VEX's own, in pyvex's library."""

    def __init__(self, isa):
        import pyvex

        self.pyvex, self.isa = pyvex, isa
        self.arch = {"aarch64": pyvex.ARCH_ARM64_LE, "ppc64le": pyvex.ARCH_PPC64_LE}[isa]
        if isa == "aarch64":
            # The name under which pyvex has a lifter for it.
            self.arch.name = "AARCH64"
        at = self.arch.get_register_offset
        self.helpers = ctypes.CDLL(str(next((Path(pyvex.__file__).parent / "lib").glob("libpyvex.*"))))
        words, vectors = {
            "aarch64": ([f"x{i}" for i in range(31)] + ["xsp"], [f"q{i}" for i in range(32)]),
            "ppc64le": ([f"gpr{i}" for i in range(32)] + ["lr", "ctr"], [f"vsr{i}" for i in range(64)]),
        }[isa]
        self.words = [at(name) for name in words]
        self.vectors = [at(name) for name in vectors]
        if isa == "aarch64":
            self.thunk = [at(name) for name in ["cc_op", "cc_dep1", "cc_dep2", "cc_ndep"]]
        else:
            # Of four condition bits the last one, the summary overflow, has a byte of its own.
            self.bits = [(at("xer_ca"), 0, 0, 29)]
            self.bits += [(at(f"cr{i // 4}_{'0' if i % 4 == 3 else '321'}"), 3 - i % 4, 1, 31 - i) for i in range(32)]
        self.operations = {}

    def lift(self, code):
        """A function that executes an instruction."""
        block = self.pyvex.lift(code, CODE_AT, self.arch, max_inst=1, opt_level=1)
        if block.jumpkind == "Ijk_NoDecode" or block.size != 4:
            raise Unknown
        statements = [statement for statement in block.statements if statement.tag not in IGNORED]
        for statement in statements:
            for part in statement.expressions:
                if hasattr(part, "op"):
                    self.operation(part.op)
        return lambda registers, memory: self.execute(block, statements, registers, memory)

    def operation(self, op):
        """The function of an operation, whose name tells what it does."""
        if op not in self.operations:
            self.operations[op] = operation(op, self.isa)
        return self.operations[op]

    def execute(self, block, statements, registers, memory):
        numbers = {}

        def value(part):
            match part.tag:
                case "Iex_RdTmp":
                    return numbers[part.tmp]
                case "Iex_Const":
                    return part.con.value
                case "Iex_Get":
                    size = -(-part.result_size(block.tyenv) // 8)
                    return int.from_bytes(registers[part.offset : part.offset + size], "little")
                case "Iex_Load":
                    return memory.load(value(part.addr), part.result_size(block.tyenv) // 8)
                case "Iex_ITE":
                    return value(part.iftrue if value(part.cond) else part.iffalse)
                case "Iex_CCall":
                    return self.call(part.cee.name, [ctypes.c_uint64(value(arg)) for arg in part.args])
                case _:
                    return self.operation(part.op)(*map(value, part.args))

        for statement in statements:
            match statement.tag:
                case "Ist_WrTmp":
                    numbers[statement.tmp] = value(statement.data)
                case "Ist_Put":
                    size = statement.data.result_size(block.tyenv) // 8
                    registers[statement.offset : statement.offset + size] = value(statement.data).to_bytes(size, "little")
                case "Ist_Store":
                    size = statement.data.result_size(block.tyenv) // 8
                    memory.store(value(statement.addr), size, value(statement.data))
                case "Ist_Dirty":
                    out = ctypes.create_string_buffer(16)
                    args = [out if arg.tag == "Iex_VECRET" else ctypes.c_uint64(value(arg)) for arg in statement.args]
                    self.call(statement.cee.name, args)
                    numbers[statement.tmp] = int.from_bytes(out.raw, "little")
                case _:
                    raise Unknown

    def call(self, name, args):
        function = self.helpers[name]
        function.restype = ctypes.c_uint64
        return function(*args)

    def run(self, function, state, memory):
        registers = bytearray(4096)
        for place, word in zip(self.words, state.words):
            registers[place : place + 8] = word
        for place, vector in zip(self.vectors, state.vectors):
            registers[place : place + 16] = vector
        if self.isa == "aarch64":
            # The operation 0 keeps the flags themselves.
            registers[self.thunk[1] : self.thunk[1] + 4] = (state.status[0] & 0xF000_0000).to_bytes(4, "little")
        else:
            for place, shift, word, bit in self.bits:
                registers[place] |= (state.status[word] >> bit & 1) << shift
        function(registers, memory)
        state.words = [registers[place : place + 8] for place in self.words]
        state.vectors = [registers[place : place + 16] for place in self.vectors]
        if self.isa == "aarch64":
            thunk = [ctypes.c_uint64(int.from_bytes(registers[place : place + 8], "little")) for place in self.thunk]
            state.status[0] = self.call("arm64g_calculate_flags_nzcv", thunk)
        else:
            for place, shift, word, bit in self.bits:
                state.set_status(word, bit, registers[place] >> shift & 1)


# What bounds an instruction and is no part of its meaning.
IGNORED = ("Ist_IMark", "Ist_AbiHint", "Ist_NoOp", "Ist_MBE")

SCALAR = {
    "Add": lambda a, b, bits: a + b,
    "Sub": lambda a, b, bits: a - b,
    "Mul": lambda a, b, bits: a * b,
    "And": lambda a, b, bits: a & b,
    "Or": lambda a, b, bits: a | b,
    "Xor": lambda a, b, bits: a ^ b,
    "Shl": lambda a, b, bits: a << (b & 255),
    "Shr": lambda a, b, bits: a >> (b & 255),
    "Sar": lambda a, b, bits: signed(a, bits) >> (b & 255),
    "Rol": lambda a, b, bits: a << b % bits | a >> bits - b % bits,
}


def operation(op, isa):
    """The function of an operation of VEX on numbers, from its name: kind of operation, width and number of lanes."""
    name = op.removeprefix("Iop_")

    def fits(pattern):
        found = re.fullmatch(pattern, name)
        return [int(x) if x.isdigit() else x for x in found.groups("")] if found else None

    if found := fits(r"(And|Or|Xor)V128"):
        return lambda a, b: SCALAR[found[0]](a, b, 128)
    if found := fits(r"Not(V?)(\d+)"):
        return lambda a: ~a & (1 << found[1]) - 1
    if found := fits(r"(Add|Sub|Mul|And|Or|Xor|Shl|Shr|Sar)(\d+)"):
        kind, bits = found
        return lambda a, b: SCALAR[kind](a, b, bits) & (1 << bits) - 1
    if found := fits(r"Cmp(EQ|NE)(\d+)"):
        return lambda a, b: int((a == b) == (found[0] == "EQ"))
    if found := fits(r"Cmp(LT|LE)(\d+)([US])"):
        kind, bits, sign = found
        number = (lambda x: signed(x, bits)) if sign == "S" else (lambda x: x)
        return lambda a, b: int(number(a) < number(b) or kind == "LE" and a == b)
    if found := fits(r"CmpGT(\d+)Ux(\d+)"):
        bits, count = found
        return lambda a, b: join([-(x > y) for x, y in zip(lanes(a, bits, count), lanes(b, bits, count))], bits)
    if found := fits(r"CmpORD(\d+)([US])"):
        number = (lambda x: signed(x, found[0])) if found[1] == "S" else (lambda x: x)
        return lambda a, b: 8 if number(a) < number(b) else 4 if number(a) > number(b) else 2
    if found := fits(r"(\d+)(U|S)to(V?)(\d+)"):
        bits, sign, _, to = found
        return lambda a: (signed(a, bits) if sign == "S" else a) & (1 << to) - 1
    if found := fits(r"V?(\d+)(HI)?to(\d+)"):
        bits, high, to = found
        return lambda a: (a >> (bits - to if high else 0)) & (1 << to) - 1
    if found := fits(r"(\d+)HLtoV?(\d+)"):
        return lambda a, b: a << found[0] | b
    if found := fits(r"Mull([US])(\d+)"):
        sign, bits = found
        number = (lambda x: signed(x, bits)) if sign == "S" else (lambda x: x)
        return lambda a, b: number(a) * number(b) & (1 << 2 * bits) - 1
    if found := fits(r"Mull(\d+)Ux(\d+)"):
        bits, count = found
        return lambda a, b: join([x * y for x, y in zip(lanes(a, bits, count), lanes(b, bits, count))], 2 * bits)
    if found := fits(r"MullEven(\d+)Ux(\d+)"):
        bits, count = found
        # Even lanes are counted from the highest, as POWER does.
        return lambda a, b: join([x * y for x, y in zip(lanes(a, bits, count)[::2], lanes(b, bits, count)[::2])], 2 * bits)
    if found := fits(r"(Add|Sub|Mul|Shl|Shr|Sar|Rol)(\d+)x(\d+)"):
        kind, bits, count = found
        each = SCALAR[kind]
        return lambda a, b: join([each(x, y, bits) for x, y in zip(lanes(a, bits, count), lanes(b, bits, count))], bits)
    if found := fits(r"(Shl|Shr|Sar)N(\d+)x(\d+)"):
        kind, bits, count = found
        return lambda a, n: join([SCALAR[kind](x, n, bits) for x in lanes(a, bits, count)], bits)
    if found := fits(r"(Shl|Shr)V128"):
        return lambda a, n: SCALAR[found[0]](a, n, 128) & (1 << 128) - 1
    if found := fits(r"Sh(\d+)Ux(\d+)"):
        bits, count = found

        def shift(x, n):
            n = signed(n & 255, 8)
            return x << n if n >= 0 else x >> -n

        return lambda a, b: join([shift(x, n) for x, n in zip(lanes(a, bits, count), lanes(b, bits, count))], bits)
    if found := fits(r"Interleave(HI|LO)(\d+)x(\d+)"):
        part, bits, count = found
        half = slice(count // 2, None) if part == "HI" else slice(count // 2)

        def interleave(a, b):
            pairs = zip(lanes(b, bits, count)[half], lanes(a, bits, count)[half])
            return join([x for pair in pairs for x in pair], bits)

        return interleave
    if found := fits(r"Cat(Odd|Even)Lanes(\d+)x(\d+)"):
        kind, bits, count = found
        some = slice(kind == "Odd", None, 2)
        return lambda a, b: join(lanes(b, bits, count)[some] + lanes(a, bits, count)[some], bits)
    if found := fits(r"Dup(\d+)x(\d+)"):
        return lambda a: join([a] * found[1], found[0])
    if found := fits(r"GetElem(\d+)x(\d+)"):
        return lambda a, i: lanes(a, *found)[i]
    if found := fits(r"SetElem(\d+)x(\d+)"):

        def set_lane(a, i, x):
            values = lanes(a, *found)
            values[i] = x
            return join(values, found[0])

        return set_lane
    if name == "SliceV128":
        return lambda a, b, n: (a << 128 | b) >> 8 * n & (1 << 128) - 1
    if found := fits(r"Reverse(\d+)sIn(\d+)_x(\d+)"):
        bits, within, count = found

        def reverse(a):
            groups = [join(lanes(x, bits, within // bits)[::-1], bits) for x in lanes(a, within, count)]
            return join(groups, within)

        return reverse
    if name in ("Perm8x16", "PermOrZero8x16"):
        # The first byte is that at the lowest address, and POWER, whose meaning VEX takes here, has it on top.
        order = -1 if isa == "ppc64le" else 1

        def permute(a, control):
            values = lanes(a, 8, 16)[::order]
            return join([0 if n & 0x80 and "Zero" in name else values[n & 15] for n in lanes(control, 8, 16)], 8)

        return permute
    if name == "PolynomialMulAdd64x2":
        return lambda a, b: carryless(*(lanes(x, 64, 2)[0] for x in (a, b))) ^ carryless(*(x >> 64 for x in (a, b)))
    raise Unknown(op)


# Bochs -------------------------------------------------------------------------------------------------------------


class Bochs:
    """Executes on the processor of Bochs, in 64-bit mode."""

    CODE, TABLES, PAGE = 0x40_0000, 0x1000_0000, 4096
    # Pages of code, and bytes of them for an instruction. It is decoded once, so no other may take its place.
    CODE_PAGES, SLOT = 256, 32
    # seto al, lahf
    READ_FLAGS = bytes([0x0F, 0x90, 0xC0, 0x9F])
    # The exception of an instruction that the processor does not have.
    UNDEFINED = 6
    # Attributes of the segments of 64-bit code and of data.
    CODE_SEGMENT, DATA_SEGMENT = 0xA09B, 0xC093

    def __init__(self, isa):
        assert isa == "x86_64"
        self.library_of_an_older_system()
        import bochscpu
        import bochscpu.cpu
        from bochscpu import memory

        self.bochs, self.pages = bochscpu, {}
        # The pages that it commits are its own: it must live as long.
        self.table = table = memory.PageMapLevel4Table()
        code = [self.CODE + self.PAGE * i for i in range(self.CODE_PAGES)]
        for number, address in enumerate([*code, PLACE, PLACE + PAGE - self.PAGE]):
            host, physical = memory.allocate_host_page(), (1 + number) * self.PAGE
            memory.page_insert(physical, host)
            access = memory.AccessType.Write if address >= PLACE else memory.AccessType.Execute
            table.insert(address, physical, access.value)
            self.pages[address] = host
        for host, physical in table.commit(self.TABLES):
            memory.page_insert(physical, host)
        self.state = bochscpu.State()
        bochscpu.cpu.set_long_mode(self.state)
        self.state.cr3 = self.TABLES
        # OSFXSR, OSXMMEXCPT and OSXSAVE, with the state of AVX-512.
        self.state.cr4 |= 1 << 9 | 1 << 10 | 1 << 18
        self.state.xcr0 = 0xE7
        for name in ["cs", "ds", "es", "fs", "gs", "ss"]:
            segment = bochscpu.Segment()
            segment.present, segment.base, segment.limit = True, 0, 0xFFFF_FFFF
            segment.selector = 8 if name == "cs" else 16
            segment.attr = self.CODE_SEGMENT if name == "cs" else self.DATA_SEGMENT
            setattr(self.state, name, segment)
        self.session = bochscpu.Session()
        self.session.missing_page_handler = lambda _: None
        self.hook = bochscpu.Hook()
        self.hook.after_execution = lambda *_: self.session.stop()
        self.hook.exception = self.fault
        self.faulted = None
        self.next = self.CODE
        self.set_mask = [self.place(bytes([0xC4, 0xE1, 0xFB, 0x92, 0xC0 | n << 3])) for n in range(8)]
        self.get_mask = [self.place(bytes([0xC4, 0xE1, 0xFB, 0x93, 0xC0 | n])) for n in range(8)]

    @staticmethod
    def library_of_an_older_system():
        """Defines the functions that the package expects from a C library of 2023 or later, if the library is older."""
        if hasattr(ctypes.CDLL(None), "__isoc23_strtoull"):
            return
        folder = Path(__file__).resolve().parents[2] / "target" / "sources"
        library = folder / "isoc23.so"
        if not library.exists():
            text = """
                #include <stdarg.h>
                #include <stdio.h>
                #include <stdlib.h>
                unsigned long long __isoc23_strtoull(const char *s, char **end, int base) { return strtoull(s, end, base); }
                int __isoc23_sscanf(const char *s, const char *format, ...) {
                    va_list list;
                    va_start(list, format);
                    int count = vsscanf(s, format, list);
                    va_end(list);
                    return count;
                }
            """
            command = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(library)]
            subprocess.run(command, input=text, text=True, check=True)
        ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL)

    def fault(self, _session, _cpu, vector, _code):
        self.faulted = vector
        self.session.stop()

    def lift(self, code):
        """An instruction, and where it lies in the memory with what reads the flags after it, once its length is known."""
        return [code, None]

    def place(self, code):
        """Puts code into the memory, and returns its address."""
        address = self.next
        page = self.pages[address // self.PAGE * self.PAGE]
        ctypes.memmove(page + address % self.PAGE, code[: self.SLOT], min(len(code), self.SLOT))
        self.next += self.SLOT
        return address

    def step(self, address):
        """Executes one instruction in the state; without an address the next one, in that of the processor."""
        if address is not None:
            self.state.rip = address
            self.session.cpu.state = self.state
        self.session.run([self.hook])
        self.state = self.session.cpu.state
        vector, self.faulted = self.faulted, None
        if vector == self.UNDEFINED:
            raise Unknown
        if vector is not None:
            raise IndexError(f"exception {vector}")

    def set(self, state, memory, window):
        ctypes.memmove(window, bytes(memory.bytes), WINDOW)
        # A state of this library has no mask registers: kmovq sets and reads them.
        for n in range(8):
            self.state.rax = int.from_bytes(state.words[16 + n], "little")
            self.step(self.set_mask[n])
        for name, word in zip(X86_NAMES, state.words):
            setattr(self.state, name, int.from_bytes(word, "little"))
        zmm = self.state.zmm
        for register, vector in zip(zmm, state.vectors):
            register.q = list(struct.unpack("<8Q", vector))
        self.state.zmm = zmm
        self.state.rflags = state.status[0]

    def run(self, instruction, state, memory):
        window = self.pages[PLACE] if memory.base == PLACE else self.pages[PLACE + PAGE - self.PAGE] + self.PAGE - WINDOW
        self.set(state, memory, window)
        code, address = instruction
        if address is None:
            probe = self.place(code)
            self.step(probe)
            address = instruction[1] = self.place(code[: self.state.rip - probe] + self.READ_FLAGS)
            self.set(state, memory, window)
        self.step(address)
        state.words = [getattr(self.state, name).to_bytes(8, "little") for name in X86_NAMES]
        state.vectors = [struct.pack("<8Q", *register.q) for register in self.state.zmm]
        memory.bytes[:] = ctypes.string_at(window, WINDOW)
        # Bochs computes flags where they are read, which a state of this library does not do.
        self.step(None)
        self.step(None)
        flags = self.state.rax >> 8 & 0xD5 | (self.state.rax & 1) << 11
        state.status[0] = state.status[0] & ~0x8D5 | flags
        for n in range(8):
            self.step(self.get_mask[n])
            state.words.append(self.state.rax.to_bytes(8, "little"))


# The talk with co-simulation -----------------------------------------------------------------------------------------


class State:
    """Registers as they come and go: words, status words, vectors."""

    def __init__(self, isa, data):
        words, masks, vectors, width = LAYOUTS[isa]
        self.isa, self.width = isa, width
        cut = 8 * (words + masks)
        self.words = [data[i : i + 8] for i in range(0, cut, 8)]
        self.status = list(struct.unpack_from("<2Q", data, cut))
        start = cut + 16
        self.vectors = [self.turned(data[i : i + width]) for i in range(start, start + width * vectors, width)]

    def turned(self, vector):
        """POWER's vectors travel with their upper half first."""
        return vector[8:] + vector[:8] if self.isa == "ppc64le" else vector

    def set_status(self, word, bit, value):
        word = word if self.isa == "ppc64le" else 0
        self.status[word] = self.status[word] & ~(1 << bit) | value << bit

    def encoded(self):
        vectors = b"".join(self.turned(vector) for vector in self.vectors)
        return b"".join(self.words) + struct.pack("<2Q", *self.status) + vectors


def codes(isa, runner):
    """The machine code of the instructions, by their numbers."""
    from elftools.elf.elffile import ELFFile

    with open(Path(runner).with_name("stubs.o"), "rb") as file:
        elf = ELFFile(file)
        text = elf.get_section_by_name(".text").data()
        symbols = elf.get_section_by_name(".symtab").iter_symbols()
        starts = {int(s.name.removeprefix("stub_")): s["st_value"] for s in symbols if s.name.startswith("stub_")}
    ends = [starts[i + 1] for i in range(len(starts) - 1)] + [len(text)]
    if isa == "x86_64":
        # The jump that follows is longer than nothing, and the lifter takes the first instruction.
        return [text[starts[i] : end] for i, end in enumerate(ends)]
    # The last word is the branch that leaves.
    return [text[end - 8 : end - 4] for end in ends]


def main():
    kind, isa, runner = sys.argv[1:]
    source = {"sleigh": Sleigh, "vex": Vex, "bochs": Bochs}[kind](isa)
    known, all_codes = {}, codes(isa, runner)

    def function(number):
        if number not in known:
            try:
                known[number] = source.lift(all_codes[number])
            except Unknown:
                known[number] = None
        return known[number]

    words, masks, vectors, width = LAYOUTS[isa]
    size = 8 * (words + masks + 2) + vectors * width
    read, out = sys.stdin.buffer.read, sys.stdout.buffer
    while head := read(8):
        answers = []
        for _ in range(int.from_bytes(head, "little")):
            number, at_end = struct.unpack("<2Q", read(16))
            data, memory = read(size), Memory(at_end, read(WINDOW))
            run, state = function(number), State(isa, data)
            try:
                if run is None:
                    raise Unknown
                source.run(run, state, memory)
            except Unknown:
                answers.append(struct.pack("<2Q", UNKNOWN, at_end) + data + memory.bytes)
                continue
            except IndexError as why:
                print(f"{all_codes[number].hex()}: {why}", file=sys.stderr, flush=True)
                os._exit(1)
            answers.append(struct.pack("<2Q", number, at_end) + state.encoded() + memory.bytes)
        out.write(b"".join(answers))
        out.flush()
    # Without what libraries do at the end: bochscpu prints what it did not free.
    os._exit(0)


main()
