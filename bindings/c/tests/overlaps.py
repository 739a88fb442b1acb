"""
Tries every pair of pointers of every function of the header: overlaps.py HEADER LIBRARY, or with `planted` or `planted-length`
as a third argument.

Memory that a function writes must be separate from all other memory of the call. If it is not, the function returns
RADDLE_ERROR_OVERLAP (a batch sets it as the packet's result), and nothing is written. The parameters come from the
header: memory behind pointers to const is read, and memory behind other pointers is written. Fields of packets and
messages count as parameters. `READ_BEFORE` names the pairs in which a function finishes reading before it writes: these
are not refused.

The header says how long some arrays are: `RADDLE_AT_LEAST`. An array of this length may end where other memory begins.
It is refused if it reaches one element further, or to the end of the address space.
"""

import ctypes
import re
import sys

OK, OVERLAP, PACKETS = 0, "RADDLE_ERROR_OVERLAP", "RADDLE_ERROR_PACKETS"
SLOT = 8192
# Values for the parameters that are not pointers. The first one whose pattern fits the name is used. A message in pieces, of
# 2 times 64 bytes, has 144 bytes with its tag.
NUMBERS = [(r"key_len|aes_key_length", 32), (r"nonce_len", 12), (r"tag_len", 16), (r"output_len", 144), (r"counter_bits", 32), (r"rounds|high", 1),
           (r"blocks", 4), (r"count", 2), (r"error|byte|tree", 0), (r".*", 64)]
# Functions and pairs; the memory that is written comes first in each pair.
READ_BEFORE = [
    (r"(sha\d+(_\d+|_checked)?|md5|blake3)_digest$|sha256d$", "digest", "message"),
    (r"raddle_blake3_init_(keyed|derive_key)$", "context", "key|name"),
    (r"hmac_\w+_mac$", "tag", "message"),
    (r"raddle_poly1305_mac$", "tag", "key|message"),
    (r"raddle_poly1305_init$", "context", "key"),
    (r"raddle_x?chacha20_init$", "context", "key|nonce"),
    (r"raddle_aes_ctr_init$", "context", "first"),
    (r"raddle_several_init$", "context", "hashes"),
    (r"raddle_several_digest$", "digests", "hashes|message"),
    (r"raddle_ghash_key_init$", "key", "h"),
    (r"raddle_aes_encrypt_block$", "output", "block"),
    (r"raddle_hchacha20$", "derived", "key|public_"),
    (r"hkdf_\w+_extract$", "key", "salt|secret"),
    # A tag that is compared is copied first.
    (r"open_(detached|many|many_with_keys)$", "output", "tag"),
]


class Packet(ctypes.Structure):
    """`raddle_packet`."""

    _fields_ = [("nonce", ctypes.c_void_p), ("nonce_len", ctypes.c_size_t), ("aad", ctypes.c_void_p),
                ("aad_len", ctypes.c_size_t), ("input", ctypes.c_void_p), ("output", ctypes.c_void_p),
                ("len", ctypes.c_size_t), ("tag", ctypes.c_void_p), ("result", ctypes.c_int)]


class Message(ctypes.Structure):
    """`raddle_message`."""

    _fields_ = [("data", ctypes.c_void_p), ("len", ctypes.c_size_t)]


class Parameter:
    """A parameter of a function."""

    def __init__(self, text):
        text = re.sub(r"\(\*(\w+)\)\[.*\]", r"*\1", text)
        # The bytes of one element and of all elements, if the header says how many there are.
        element, self.bytes = 1, None
        if found := re.search(r"uint(\d+)_t \w+\[RADDLE_AT_LEAST\((\d+)\)\]", text):
            element = int(found[1]) // 8
            self.bytes = element * int(found[2])
        self.element = element
        text = re.sub(r"(\w+)\[[^]]*\]", r"*\1", text)
        self.name = re.search(r"(\w+)$", text)[1]
        self.is_pointer = "*" in text
        self.is_read = text.startswith("const ")
        self.struct = (re.search(r"struct (raddle_\w+)", text) or [None, None])[1]
        self.is_array_of_pointers = text.count("*") == 2

    def __repr__(self):
        return self.name


def functions(header):
    """The functions of the header: names and parameters."""
    header = re.sub(r"//[^\n]*|/\*.*?\*/", "", header, flags=re.DOTALL)
    for name, parameters in re.findall(r"^[\w ]+[ *](raddle_\w+)\(([^;]*)\);", header, re.MULTILINE):
        yield name, [Parameter(" ".join(text.split())) for text in parameters.split(",") if text.strip() != "void"]


class Library:
    """The library, with the values in the header."""

    def __init__(self, text, path):
        self.text = text
        self.functions = dict(functions(self.text))
        self.library = ctypes.CDLL(path)
        # In the order of their numbers.
        names = re.search(r"(?:enum raddle_error \{|typedef enum \w* ?\{)(.*?)\}", self.text, re.DOTALL)[1]
        self.errors = re.findall(r"^\s*(RADDLE_\w+)", re.sub(r"//[^\n]*", "", names), re.MULTILINE)
        # There is room before the first slot.
        self.arena = ctypes.create_string_buffer(27 * SLOT)
        self.base = (-(-ctypes.addressof(self.arena) // SLOT) + 1) * SLOT
        # Hash functions whose digests have the 64 bytes of `NUMBERS` together.
        self.hashes = (ctypes.c_uint32 * 2)(*(int(re.search(rf"#define RADDLE_HASH_{name} (\d+)", text)[1]) for name in ("MD5", "SHA384")))
        ctypes.memmove(self.base + 23 * SLOT, self.hashes, ctypes.sizeof(self.hashes))

    def call(self, name, arguments):
        """Calls a function with the types of its parameters; returns the name of the error."""
        types = [ctypes.c_void_p if parameter.is_pointer else ctypes.c_size_t for parameter in self.functions[name]]
        types = [ctypes.c_uint if p.name in ("counter_bits", "high", "rounds") else t
                 for p, t in zip(self.functions[name], types)]
        function = getattr(self.library, name)
        function.argtypes = types
        function.restype = ctypes.c_int
        return self.errors[function(*arguments)]


class Call:
    """A call of a function, with separate memory for each pointer."""

    def __init__(self, library, name):
        self.library, self.name = library, name
        self.parameters = library.functions[name]
        self.memory = {}
        self.is_written = {}
        ctypes.memset(library.base, 0x5a, 22 * SLOT)
        # The key of the GCM block functions, which has no type of its own.
        self.has_key = re.match(r"raddle_gcm_(hash|aes_(en|de)crypt)$", name)
        for parameter in filter(lambda parameter: parameter.is_pointer, self.parameters):
            self.add(parameter.name, not parameter.is_read)
        for parameter in self.parameters:
            if parameter.struct == "raddle_packet":
                for field in ("nonce", "aad", "input"):
                    self.add(field, False)
                self.add("output", True)
                self.add("tag", "_seal_" in name)
            elif parameter.struct == "raddle_message":
                self.add("data", False)
            if parameter.is_array_of_pointers:
                self.add("context", False)
                self.is_written[parameter.name] = False

        macros = dict(re.findall(r"#define (RADDLE_\w+_BYTES) (\d+)", library.text))
        # The size of each context.
        self.sizes = {parameter.name: int(macros[f"{parameter.struct.upper()}_BYTES"]) for parameter in self.parameters
                      if f"{(parameter.struct or '').upper()}_BYTES" in macros}
        if any(parameter.is_array_of_pointers for parameter in self.parameters):
            self.sizes["context"] = self.sizes.pop("keys")

    def add(self, name, is_written):
        assert name not in self.memory, (self.name, name)
        self.memory[name] = self.library.base + len(self.memory) * SLOT
        self.is_written[name] = is_written

    def set_up(self, struct, address):
        """Sets up a context, if there is such a function."""
        library = self.library
        stem = struct.removesuffix("_stream")
        if struct.endswith("_stream"):
            (begin,) = [name for name in (f"{stem}_seal_begin", f"{stem}_begin") if name in library.functions]
            context = library.base + 22 * SLOT
            self.set_up(stem, context)
            given = {"stream": address, "context": context}
        else:
            begin, given = f"{struct}_init", {"context": address, "key": address}
        if begin not in library.functions:
            return
        known = dict(given)
        source = library.base + 23 * SLOT
        first = next(parameter.name for parameter in library.functions[begin] if parameter.is_pointer)
        arguments = [known[p.name] if p.name in known and (p.name == first or p.name == "context") else
                     source if p.is_pointer else number(p.name) for p in library.functions[begin]]
        error = library.call(begin, arguments)
        assert error == "RADDLE_OK", (begin, error)

    def run(self):
        """Sets up the memory and calls the function. Returns the error, and the memory before and after the call."""
        library, memory, arguments = self.library, self.memory, []
        for parameter in self.parameters:
            address = memory.get(parameter.name)
            if parameter.struct == "raddle_packet":
                nonce_len = 24 if "xchacha" in self.name else 12
                for i in range(2):
                    # The second packet has no bytes except a nonce and a tag, far from all other memory.
                    spare = library.base + 21 * SLOT
                    fields = [memory[f] if i == 0 else spare + 64 * n for n, f in enumerate(("nonce", "aad", "input", "output"))]
                    tag = memory["tag"] if i == 0 else spare + 512
                    size = 64 if i == 0 else 0
                    packet = Packet(fields[0], nonce_len, fields[1], size, fields[2], fields[3], size, tag, OK)
                    ctypes.memmove(address + i * ctypes.sizeof(Packet), ctypes.byref(packet), ctypes.sizeof(Packet))
            elif parameter.struct == "raddle_message":
                for i in range(2):
                    message = Message(memory["data"], 64)
                    ctypes.memmove(address + i * ctypes.sizeof(Message), ctypes.byref(message), ctypes.sizeof(Message))
            elif parameter.is_array_of_pointers:
                self.set_up(parameter.struct, memory["context"])
                pointers = (ctypes.c_void_p * 2)(memory["context"], memory["context"])
                ctypes.memmove(address, pointers, ctypes.sizeof(pointers))
            elif parameter.struct and not self.name.endswith(("_init", "_bytes")) and not self.begins(parameter):
                self.set_up(parameter.struct, address)
            elif parameter.name == "hashes":
                ctypes.memmove(address, library.hashes, ctypes.sizeof(library.hashes))
            elif self.has_key and parameter.name == "key":
                made = library.call("raddle_gcm_aes_init_key", [address, 32, library.base + 23 * SLOT])
                assert made == "RADDLE_OK"
            arguments.append(address if parameter.is_pointer else number(parameter.name))
        before = ctypes.string_at(library.base, 22 * SLOT)
        error = library.call(self.name, arguments)
        after = ctypes.string_at(library.base, 22 * SLOT)
        for parameter in self.parameters:
            if parameter.struct == "raddle_packet" and error == PACKETS:
                result = ctypes.cast(memory[parameter.name], ctypes.POINTER(Packet))[0].result
                error = library.errors[result]
                # The results of packets and the second packet are written in any case.
                at = memory[parameter.name] - library.base
                before, after = (state[:at] + bytes(SLOT) + state[at + SLOT:21 * SLOT] for state in (before, after))
        return error, before, after

    def begins(self, parameter):
        """Returns whether a function sets up this context."""
        return self.name.endswith("_begin") and parameter.name == "stream"

    def contexts(self):
        """Parameters whose memory is aligned."""
        structs = {parameter.name for parameter in self.parameters if parameter.struct}
        return structs | {"context", "words", "hash", "hashes"}


def number(name):
    return next(value for pattern, value in NUMBERS if re.fullmatch(pattern, name))


def is_read_before(name, written, read):
    return any(re.search(function, name) and written == to and re.fullmatch(of, read) for function, to, of in READ_BEFORE)


def trials(call):
    """Yields pairs of which at least one is written, with a place for the other: a name, the pair, a name and an address."""
    names = list(call.memory)
    for i, one in enumerate(names):
        for other in names[i + 1:]:
            if not (call.is_written[one] or call.is_written[other]):
                continue
            aligned = [name for name in (one, other) if name in call.contexts()]
            if len(aligned) == 2:
                # Packets and pointers in the last bytes of a context, which do not affect its content.
                within = {"packets", "keys"} & {one, other}
                context = other if one in within else one
                size = call.sizes.get(context, 8) if within else 8
                yield one, other, one if context == other else other, call.memory[context] + size - 8
            else:
                # Memory that may lie anywhere begins one byte after the other; if both may, both orders are tried.
                if other not in aligned:
                    yield one, other, other, call.memory[one] + 1
                if one not in aligned:
                    yield one, other, one, call.memory[other] + 1


def check_lengths(library, name):
    """Puts each array of a known length before other memory, and at the end of the address space."""
    for parameter in library.functions[name]:
        if parameter.bytes is None:
            continue
        call = Call(library, name)
        call.memory[parameter.name] = 2**64 - parameter.bytes
        error, *_ = call.run()
        if error != "RADDLE_ERROR_TOO_LONG":
            yield f"{name}: {parameter} of {parameter.bytes} bytes at the end of memory: {error}"
        for other in call.memory:
            written, read = (parameter.name, other) if call.is_written[parameter.name] else (other, parameter.name)
            if other == parameter.name or not call.is_written[written] or is_read_before(name, written, read):
                continue
            for shift in (0, parameter.element):
                call = Call(library, name)
                call.memory[parameter.name] = call.memory[other] - parameter.bytes + shift
                error, *_ = call.run()
                if (error == OVERLAP) != (shift > 0):
                    yield f"{name}: {parameter} of {parameter.bytes} bytes, {shift} of them in {other}: {error}"


def check(library, planted):
    tried = 0
    lengths = sum(p.bytes is not None for parameters in library.functions.values() for p in parameters)
    for name in library.functions:
        pointers = [parameter for parameter in library.functions[name] if parameter.is_pointer]
        if not pointers or re.match(r"raddle_(cpu_|equal|memzero|strerror|error_name|version)", name) or name.endswith("_clear"):
            continue
        error, *_ = Call(library, name).run()
        if error == OVERLAP:
            yield f"{name}: {error} for separate memory"
        yield from check_lengths(library, name)
        for one, other, moved, address in trials(Call(library, name)):
            call = Call(library, name)
            call.memory[moved] = address
            written, read = (one, other) if call.is_written[one] else (other, one)
            error, before, after = call.run()
            tried += 1
            allowed = is_read_before(name, written, read) and name != planted
            if allowed:
                if error == OVERLAP:
                    yield f"{name}: {written} and {read}: refused, though read before"
            elif error != OVERLAP:
                yield f"{name}: {written} and {read}: {error}"
            elif before != after:
                yield f"{name}: {written} and {read}: refused, and something was written"
    print(f"report: {tried} overlaps of {len(library.functions)} functions were tried, and {lengths} lengths")
    if tried < 300 or lengths < 60:
        yield "the header was not understood"


def main():
    header, path, *planted = sys.argv[1:]
    text = open(header, encoding="utf-8").read()
    if planted == ["planted-length"]:
        # One byte fewer than the nonce has.
        text = re.sub(r"(raddle_chacha20_poly1305_seal_begin\([^;]*AT_LEAST\()12", r"\g<1>11", text)
    faults = 0
    for fault in check(Library(text, path), "raddle_sha256_digest" if planted == ["planted"] else None):
        # Flushed at once, because a call that is not refused may end the program.
        print(fault, flush=True)
        faults += 1
    sys.exit(faults > 0)


main()
