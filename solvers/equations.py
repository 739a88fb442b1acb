"""Multiplies out the equations that `cargo xtask prove --export` writes, about whole numbers and about polynomials.

A word is a sum of *atoms* with known factors: inputs, products of two such sums, and what is neither.

- As a whole number a word of w bits is taken modulo 2^w, so that all which is not a sum or a product is a floor: x >> k is
  floor(x / 2^k), x mod 2^k is x - 2^k floor(x / 2^k), a carry is a floor of a sum. A floor is an atom, the same one wherever
  the same floor is taken of the same sum, unless bounds show that it is a number. Bounds are those of the inputs, and follow
  for all else; those of words that loops carry are found by going round until an iteration exceeds none.
- As a polynomial over GF(2) a word is the sum of its bits. Of a product a b of two words, `low = a b + x^64 high`, where the
  high word is an atom.

Equations are compared modulo 2^130 - 5, or modulo x^128 + x^127 + x^126 + x^121 + 1, as polynomials in the atoms. Both sides are
expanded from the last product to the first, and what is left must be nothing. So they hold whatever the atoms are: nothing is
tried at points. Prints for each file a line of JSON; `crates/raddle-check/src/export/equation.rs` says what the lines mean.
"""

import argparse
import heapq
import json
import re
import sys
import time

P = (1 << 130) - 5
Q = (1 << 128) | (1 << 127) | (1 << 126) | (1 << 121) | 1
LONG = 24  # the most atoms of a sum that is multiplied by an atom one by one
ROUNDS = 32  # rounds in search of bounds; after half of them whole words are tried
ONE = 0  # the atom that is 1
TOKEN = re.compile(r"\|[^|]*\||[()]|[^\s()]+")


def times_polynomial(a, b):
    """The product of polynomials, modulo Q."""
    product = 0
    while b:
        product ^= a * (b & -b)
        b &= b - 1
    while product.bit_length() > 128:
        product ^= Q << (product.bit_length() - 129)
    return product


class Ring:
    """Sums of atoms, and polynomials in them: factors by products of atoms."""

    def __init__(self, is_integer):
        self.is_integer = is_integer
        self.low, self.high = [1], [1]  # the bounds of an atom
        self.parts = [None]  # of a product, of a named sum and of a word that is an expression the polynomial
        self.ranks = [-1]  # in which order atoms are replaced
        self.known = {}

    def plus(self, a, b):
        return a + b if self.is_integer else a ^ b

    def times(self, a, b):
        return a * b if self.is_integer else times_polynomial(a, b)

    def residue(self, a):
        return a % P if self.is_integer else times_polynomial(a, 1)

    def atom(self, key, low=0, high=0, parts=None):
        if key in self.known:
            atom = self.known[key]
            self.low[atom], self.high[atom] = max(self.low[atom], low), min(self.high[atom], high)
            return atom
        atom = self.known[key] = len(self.low)
        for column, value in ((self.low, low), (self.high, high), (self.parts, parts), (self.ranks, atom if parts else -1)):
            column.append(value)
        return atom

    def add(self, a, b, factor=1):
        """a + factor b."""
        total = dict(a)
        for key, value in b.items():
            value = self.plus(total.pop(key, 0), self.times(factor, value))
            if value:
                total[key] = value
        return total

    def scale(self, a, factor):
        return self.add({}, a, factor)

    def product(self, a, b, low=0, high=0):
        """The product of two sums, a sum."""
        short, long = sorted((a, b), key=len)
        if not short:
            return {}
        if set(short) == {ONE}:
            return self.scale(long, short[ONE])
        if len(short) == 1 and len(long) <= LONG and self.is_integer:
            ((atom, factor),) = short.items()
            total = {}
            for other, by in long.items():
                total = self.add(total, {self.product_of_atoms(atom, other): by}, factor)
            return total
        return {self.product_atom(a, b, low, high): 1}

    def product_of_atoms(self, a, b):
        if ONE in (a, b):
            return a + b
        if a == b and self.low[a] >= 0 and self.high[a] <= 1:
            return a
        low, high = ends((self.low[a], self.high[a]), (self.low[b], self.high[b]))
        return self.product_atom({a: 1}, {b: 1}, low, high)

    def product_atom(self, a, b, low, high):
        key = frozenset((frozenset(a.items()), frozenset(b.items())))
        if key not in self.known:
            parts = self.multiplied(self.name(a), self.name(b))
        return self.atom(key, low, high, parts if key not in self.known else None)

    def name(self, form):
        """A sum as one atom, or a multiple of one. So in a product of products each is replaced after those made of it, once all
        that cancels in it is there."""
        if len(form) > 1:
            form = {self.atom(("sum", frozenset(form.items())), parts=self.polynomial(form)): 1}
        return self.polynomial(form)

    def define(self, atom, polynomial):
        """From here on an atom is a polynomial. Such atoms are replaced first."""
        self.parts[atom], self.ranks[atom] = polynomial, sys.maxsize - atom

    def multiplied(self, a, b):
        """The product of polynomials."""
        total = {}
        for one, factor in a.items():
            for other, by in b.items():
                key = tuple(sorted(one + other))
                total[key] = self.plus(total.get(key, 0), self.times(factor, by))
        return total

    def polynomial(self, form):
        return {() if atom == ONE else (atom,): factor for atom, factor in form.items()}

    def expanded(self, polynomial, deadline):
        """A polynomial without products, and without atoms that are expressions."""
        waiting, ranks, done = {}, [], {}

        def put(key, factor):
            rank, atom = max(((self.ranks[atom], atom) for atom in key), default=(-1, 0))
            if rank < 0:
                place = done
            else:
                if rank not in waiting:
                    heapq.heappush(ranks, -rank)
                place = waiting.setdefault(rank, (atom, {}))[1]
            place[key] = self.residue(self.plus(place.get(key, 0), factor))

        for key, factor in polynomial.items():
            put(key, factor)
        while ranks:
            atom, all_of = waiting.pop(-heapq.heappop(ranks))
            for key, factor in all_of.items():
                if factor == 0:
                    continue
                if time.monotonic() > deadline:
                    raise TimeoutError
                at = key.index(atom)
                for other, by in self.parts[atom].items():
                    put(tuple(sorted(key[:at] + key[at + 1 :] + other)), self.times(factor, by))
        return {key: factor for key, factor in done.items() if factor}


def ends(a, b):
    """The least and the greatest product of numbers within bounds."""
    products = [x * y for x in a for y in b]
    return min(products), max(products)


class Words:
    """Words as they are defined, and what each is as a sum of atoms."""

    def __init__(self):
        self.nodes, self.named = [], {}

    def node(self, tree):
        if isinstance(tree, str):
            if tree.startswith("#b"):
                return self.insert("lit", (int(tree[2:], 2),), (), len(tree) - 2)
            return self.named[tree]
        head, kids = tree[0], tree[1:]
        if head == "_":
            return self.insert("lit", (int(kids[0][2:]),), (), int(kids[1]))
        name, indices = (head[1], tuple(map(int, head[2:]))) if isinstance(head, list) else (head, ())
        kids = tuple(self.node(kid) for kid in kids)
        widths = [self.nodes[kid][3] for kid in kids]
        own = {"concat": sum(widths), "=": 1, "clmul": 128}
        width = own[name] if name in own else widths[-1]
        width = indices[0] - indices[1] + 1 if name == "extract" else width + indices[0] if name == "zero_extend" else width
        return self.insert(name, indices, kids, width)

    def insert(self, *node):
        self.nodes.append(node)
        return len(self.nodes) - 1


class Values:
    """Words as sums of atoms, in the order in which they were defined."""

    def __init__(self, words, ring, given):
        self.words, self.ring, self.given = words, ring, given
        self.values = {}

    def literal(self, node):
        name, (value, *_), _, _ = self.words.nodes[node] if self.words.nodes[node][1] else ("", (0,), (), 0)
        return value if name == "lit" else None

    def value(self, node):
        needed, todo = set(), [node]
        while todo:
            word = todo.pop()
            if word not in self.values and word not in needed:
                needed.add(word)
                todo.extend(self.words.nodes[word][2])
        for word in sorted(needed):
            self.values[word] = self.made(word, *self.words.nodes[word])
        return self.values[node]

    def form(self, node):
        value = self.value(node)
        return value[0] if self.ring.is_integer else value


class Integers(Values):
    """Of each word its sum, its least and its greatest number, and the bits that may be set."""

    def bounds(self, form):
        low = high = 0
        for atom, factor in form.items():
            a, b = sorted((factor * self.ring.low[atom], factor * self.ring.high[atom]))
            low, high = low + a, high + b
        return low, high

    def tight(self, form, low, high):
        least, greatest = self.bounds(form)
        return form, max(low, least), min(high, greatest)

    def plus(self, a, b, factor=1):
        low, high = ends((factor, factor), b[1:3])
        return self.ring.add(a[0], b[0], factor), a[1] + low, a[2] + high

    def floor(self, value, n):
        """floor(value / 2^n)."""
        form, low, high = value[:3]
        if n == 0:
            return form, low, high
        if low >> n == high >> n:
            return self.number(low >> n)
        if low < 0:
            n = min(n, max((-low - 1).bit_length(), high.bit_length()))
        return self.tight(self.floor_form(form, n, (low, high)), low >> n, high >> n)

    def floor_form(self, form, n, bounds=None):
        # floor((2^n A + B) / 2^n) = A + floor(B / 2^n); bounds are those of B where A is nothing.
        whole = {atom: factor >> n for atom, factor in form.items() if atom == ONE and factor >> n or factor & ((1 << n) - 1) == 0}
        rest = self.ring.add(form, whole, -1 << n)
        if not rest:
            return whole
        low, high = self.bounds(rest)
        if bounds and not whole:
            low, high = max(low, bounds[0]), min(high, bounds[1])
        if low >> n == high >> n:
            return self.ring.add(whole, self.number(low >> n)[0])
        key = ("floor", frozenset(rest.items()), n)
        if key not in self.ring.known:
            # floor((2^k A + B) / 2^n) = floor((A + floor(B / 2^k)) / 2^(n - k)), where the inner one is known.
            zeros = {(factor & -factor).bit_length() - 1 for atom, factor in rest.items() if atom != ONE}
            for k in sorted((k for k in zeros if 0 < k < n), reverse=True):
                upper = {a: f >> k for a, f in rest.items() if a == ONE and f >> k or f & ((1 << k) - 1) == 0}
                inner = self.ring.add(rest, upper, -1 << k)
                least, greatest = self.bounds(inner)
                named = self.ring.known.get(("floor", frozenset(inner.items()), k))
                if least >> k == greatest >> k or named:
                    inner = {named: 1} if named else self.number(least >> k)[0]
                    return self.ring.add(whole, self.floor_form(self.ring.add(upper, inner), n - k))
            others = [(atom, factor) for atom, factor in rest.items() if atom != ONE]
            if len(others) == 1:
                ((atom, factor),), c = others, rest.get(ONE, 0)
                if self.ring.low[atom] == 0 and self.ring.high[atom] == 1:
                    off = c >> n
                    return self.ring.add(self.ring.add(whole, self.number(off)[0]), {atom: ((c + factor) >> n) - off} if (c + factor) >> n != off else {})
                of = self.floors.get(atom)
                if of and factor == 1 and c == 0:
                    return self.ring.add(whole, self.floor_form(of[0], of[1] + n))
        atom = self.ring.atom(key, low >> n, high >> n)
        self.floors[atom] = (rest, n)
        return self.ring.add(whole, {atom: 1})

    def __init__(self, words, ring, given):
        super().__init__(words, ring, given)
        self.floors = {}

    def number(self, x):
        return ({ONE: x} if x else {}), x, x

    def lowest(self, value, n):
        """The value modulo 2^n."""
        value = self.tight(*value[:3])
        if value[1] >= 0 and value[2] < 1 << n:
            return value
        form, low, high = self.plus(value, self.floor(value, n), -1 << n)
        return form, max(low, 0), min(high, (1 << n) - 1)

    def bits(self, value, start, end):
        form, low, high = self.plus(self.floor(value, start), self.floor(value, end), -1 << (end - start))
        return form, max(low, 0), min(high, (1 << (end - start)) - 1)

    def product(self, a, b):
        low, high = ends(a[1:3], b[1:3])
        return self.ring.product(a[0], b[0], low, high), low, high

    def opaque(self, node, width):
        return {self.ring.atom(("word", node), 0, (1 << width) - 1): 1}, 0, (1 << width) - 1

    def masked(self, value, mask, width):
        """The bits of a word that a mask selects: each run of ones cuts out a piece."""
        total, at, pieces = self.number(0), 0, []
        while mask >> at:
            start = at + (mask >> at & -(mask >> at)).bit_length() - 1
            at = start
            while mask >> at & 1:
                at += 1
            pieces.append((start, self.bits(value, start, at)))
        for start, piece in pieces:
            if len(pieces) > 1:
                # As one atom, so that its bounds hold in sums with others that are made of the same.
                piece = {self.ring.product_atom(piece[0], {ONE: 1}, *piece[1:]): 1}, *piece[1:]
            total = self.plus(total, piece, 1 << start)
        return total

    def made(self, node, name, indices, kids, width):
        form, low, high = self.of(node, name, indices, kids, width)
        kids = [self.values[kid][3] for kid in kids]
        every = (1 << width) - 1
        may = {
            "lit": lambda: high,
            "concat": lambda: high if not kids else self.joined(node, kids),
            "extract": lambda: kids[0] >> indices[1] & every,
            "zero_extend": lambda: kids[0],
            "bvand": lambda: kids[0] & kids[1],
            "bvor": lambda: kids[0] | kids[1],
            "bvxor": lambda: kids[0] | kids[1],
            "bvshl": lambda: kids[0] << kids[1] & every,
            "bvlshr": lambda: kids[0] >> kids[1],
        }.get(name, lambda: every)()
        return form, low, high, may & ((1 << max(high, 0).bit_length()) - 1)

    def joined(self, node, kids):
        total = 0
        for kid, may in zip(self.words.nodes[node][2], kids):
            total = total << self.words.nodes[kid][3] | may
        return total

    def of(self, node, name, indices, kids, width):
        every = (1 << width) - 1
        values = [self.values[kid] for kid in kids]
        if name == "lit":
            return self.number(indices[0])
        if name == "input":
            most, multiple, factor, other = self.given.get(node, (every, 1, 1, None))
            if other is not None:
                return self.plus(self.number(0), self.value(other), factor)
            atom = self.ring.atom(("word", node), 0, most // multiple)
            return {atom: multiple}, 0, most // multiple * multiple
        if name == "concat":
            total, at = self.number(0), width
            for kid, value in zip(kids, values):
                at -= self.words.nodes[kid][3]
                total = self.plus(total, value, 1 << at)
            return total
        if name == "extract":
            return self.bits(values[0], indices[1], indices[0] + 1)
        if name == "zero_extend":
            return values[0][:3]
        if name == "bvnot":
            return self.plus(self.number(every), values[0], -1)
        if name in ("bvadd", "bvsub"):
            return self.lowest(self.plus(*values, 1 if name == "bvadd" else -1), width)
        if name == "bvmul":
            return self.lowest(self.product(*values), width)
        if name in ("bvshl", "bvlshr") and values[1][1] == values[1][2]:
            k = values[1][1]
            return self.lowest(self.plus(self.number(0), values[0], 1 << k), width) if name == "bvshl" else self.floor(values[0], k)
        if name == "rotate_left":
            high = self.floor(values[0], width - indices[0])
            low = self.plus(values[0], high, -1 << (width - indices[0]))
            form, low, high = self.plus(high, low, 1 << indices[0])
            return form, max(low, 0), min(high, every)
        if name == "=" and self.words.nodes[kids[0]][3] == 1:
            # Whether bits are equal is asked of one and a constant.
            return values[0][:3] if values[1][1] == 1 else self.opaque(node, 1)
        if name == "ite":
            chosen = self.product(values[0], self.plus(values[1], values[2], -1))
            form = self.ring.add(chosen[0], values[2][0])
            return form, min(values[1][1], values[2][1]), max(values[1][2], values[2][2])
        return self.logical(node, name, kids, width, values)

    def logical(self, node, name, kids, width, values):
        every = (1 << width) - 1
        if name == "bvxor" and kids[0] == kids[1]:
            return self.number(0)
        if name in ("bvor", "bvxor"):
            apart = any(a[1] >= 0 and all(f & ((1 << a[2].bit_length()) - 1) == 0 for f in b[0].values()) for a, b in (values, values[::-1]))
            if values[0][3] & values[1][3] == 0 or apart:
                form, low, high = self.plus(*values)
                return form, low, min(high, every)
            for a, b in (values, values[::-1]):
                if name == "bvxor" and a[1] == a[2] == every:
                    return self.plus(self.number(every), b, -1)
            if name == "bvxor" and width == 1:
                return self.plus(self.plus(*values), self.product(*values), -2)[0], 0, 1
        if name == "bvand":
            for a, b in (values, values[::-1]):
                if a[1] == a[2]:
                    return self.masked(b, a[1], width)
                # All ones or all zeros, as a bit times 2^w - 1.
                if all(factor % every == 0 for factor in a[0].values()):
                    bit = {atom: factor // every for atom, factor in a[0].items()}
                    if self.bounds(bit)[0] >= 0 and self.bounds(bit)[1] <= 1:
                        return self.product((bit, *self.bounds(bit)), b)
        return self.opaque(node, width)


class Polynomials(Values):
    """Of each word its sum."""

    def made(self, node, name, indices, kids, width):
        values = [self.values[kid] for kid in kids]
        if name == "lit":
            return {ONE: indices[0]} if indices[0] else {}
        if name == "input" and width == 32:
            return self.piece(node, 0, width)
        if name == "bvxor":
            return self.ring.add(*values)
        if name == "zero_extend":
            return values[0]
        if name == "clmul":
            return self.ring.product(*values)
        if name == "concat":
            total, at = {}, width
            for kid, value in zip(kids, values):
                at -= self.words.nodes[kid][3]
                total = self.ring.add(total, value, 1 << at)
            return total
        if name == "extract":
            return self.piece(kids[0], indices[1], width)
        if name == "bvand" and width % 8 == 0:
            total = {}
            for at in range(0, width, 8):
                total = self.ring.add(total, self.piece(node, at, 8), 1 << at)
            return total
        return {self.ring.atom(("word", node)): 1}

    def piece(self, node, at, width):
        """`width` bits of a word from bit `at` on."""
        name, indices, kids, whole = self.words.nodes[node]
        every = (1 << width) - 1
        if name == "lit":
            return {ONE: indices[0] >> at & every} if indices[0] >> at & every else {}
        if name == "input" and whole == 32 and at % 8 == width % 8 == 0:
            # Of blocks of fixed size, whose bytes are turned around: all bytes are atoms.
            return {self.ring.atom(("byte", node, i)): 1 << (8 * i - at) for i in range(at // 8, (at + width) // 8)}
        if name == "extract":
            return self.piece(kids[0], indices[1] + at, width)
        if name == "bvxor":
            return self.ring.add(self.piece(kids[0], at, width), self.piece(kids[1], at, width))
        if name == "concat":
            total, start = {}, whole
            for kid in kids:
                start -= self.words.nodes[kid][3]
                first, last = max(at, start), min(at + width, start + self.words.nodes[kid][3])
                if first < last:
                    total = self.ring.add(total, self.piece(kid, first - start, last - first), 1 << (first - at))
            return total
        if name == "bvand":
            for a, b in (kids, kids[::-1]):
                mask = self.words.nodes[a][1][0] >> at & every if self.words.nodes[a][0] == "lit" else None
                if mask in (0, every):
                    return self.piece(b, at, width) if mask else {}
        if name == "clmul" and at // 64 == (at + width - 1) // 64:
            product = self.value(node)
            high = self.ring.atom(("high", frozenset(product.items())))
            key, form = ("high", frozenset(product.items())), {high: 1}
            if at < 64:
                key, form = ("low", *key[1:]), self.ring.add(product, {high: 1 << 64})
            return self.bytes(key, form, at % 64, width, 64)
        return self.bytes(("word", node), {self.ring.atom(("word", node)): 1} if name == "bvand" else self.value(node), at, width, whole)

    def bytes(self, key, form, at, width, whole):
        """Bytes of a word that is not looked into: all but the lowest are atoms, and it is what makes them the word."""
        if width == whole:
            return form
        if at % 8 or width % 8:
            return {self.ring.atom((key, at, width)): 1}
        total = form if at == 0 else {}
        for i in range(1, whole // 8):
            # Those within the piece, or for the lowest byte those that the piece does not have.
            within = at <= 8 * i < at + width
            if at == 0 and not within:
                total = self.ring.add(total, {self.ring.atom((key, i)): 1 << 8 * i})
            elif at and within:
                total = self.ring.add(total, {self.ring.atom((key, i)): 1 << (8 * i - at)})
        return total


TREE = re.compile(r"\s+")


def expression(text):
    """A line as nested lists of tokens."""
    stack = [[]]
    for token in TOKEN.findall(text):
        if token == "(":
            stack.append([])
        elif token == ")":
            last = stack.pop()
            stack[-1].append(last)
        else:
            stack[-1].append(token)
    return stack[0][0]


class File:
    """The lines of a file, and what is known of its words."""

    def __init__(self, path, seconds):
        self.words, self.lines, self.seconds = Words(), [], seconds
        with open(path, encoding="utf-8") as text:
            for line in map(expression, text):
                if line[0] == "define-fun":
                    self.words.named[line[1]] = self.words.node(line[4])
                elif line[0] == "declare-const":
                    self.words.named[line[1]] = self.words.insert("input", (line[1],), (), int(line[2][2]))
                else:
                    self.lines.append(line)
        is_integer = ["ring", "integers"] in self.lines
        self.ring = Ring(is_integer)
        node, given, carried = self.words.node, {}, []
        for head, *rest in self.lines:
            if head == "input":
                given[node(rest[0])] = int(rest[1]), int(rest[2]), 1, None
            elif head == "times":
                given[node(rest[0])] = 0, 1, int(rest[1]), node(rest[2])
            elif head == "carried":
                carried.append([node(word) for word in rest])
        self.values = self.bounded(given, carried) if is_integer else Polynomials(self.words, self.ring, given)
        for head, *rest in self.lines:
            if head == "is":
                ((atom, factor),) = self.values.form(node(rest[0])).items()
                assert factor == 1 and atom != ONE, "an expression is that of an atom"
                self.ring.define(atom, self.evaluated(rest[1]))

    def bounded(self, given, carried):
        """Values in which carried words are what an iteration makes of them at most."""
        most = {}
        for unknown, first, _ in carried:
            high = Integers(self.words, Ring(True), given).value(first)[2]
            most[unknown] = max(most.get(unknown, 0), high)
        for i in range(ROUNDS):
            bounds = {unknown: (high, 1, 1, None) for unknown, high in most.items()}
            values = Integers(self.words, self.ring, given | bounds)
            grown = False
            for unknown, _, after in carried:
                high = values.value(after)[2]
                if high > most[unknown]:
                    grown, most[unknown] = True, high if i < ROUNDS // 2 else (1 << high.bit_length()) - 1
            if not grown:
                break
            self.ring = Ring(True)
        return values

    def evaluated(self, tree):
        """An expression as a polynomial in atoms."""
        if isinstance(tree, str):
            if tree.startswith("$"):
                return {(self.ring.atom(tree),): 1}
            if re.fullmatch(r"-?\d+", tree):
                return {(): int(tree)} if int(tree) else {}
            return self.ring.polynomial(self.values.form(self.words.node(tree)))
        head, *parts = tree
        if head == "+":
            total = {}
            for part in parts:
                total = self.ring.add(total, self.evaluated(part))
            return total
        if head == "*":
            return self.ring.multiplied(*map(self.evaluated, parts))
        if head == "shift":
            return self.ring.scale(self.evaluated(parts[1]), 1 << int(parts[0]))
        if head == "power":
            total, base = {(): 1}, self.evaluated(parts[0])
            for _ in range(int(parts[1])):
                total = self.ring.multiplied(total, base)
            return total
        return self.ring.polynomial(self.values.form(self.words.node(tree)))

    def holds(self, head, rest):
        """Whether what a line says is shown."""
        deadline, node = time.monotonic() + self.seconds, self.words.node
        if head == "limit":
            form, low, high, _ = self.values.value(node(rest[0]))
            return low >= 0 and high <= int(rest[1]) and all(factor % int(rest[2]) == 0 for factor in form.values())
        if head == "tag":
            t, s, h = ([node(word) for word in words] for words in rest)
            return self.is_tag(t, s, h)
        a, b = map(self.evaluated, rest)
        if head == "congruent" or not self.ring.is_integer:
            return self.ring.expanded(self.ring.add(a, b, -1 if self.ring.is_integer else 1), deadline) == {}
        return a == b

    def is_tag(self, t, s, h):
        """h < 2p, so h mod p is h + 5c without 2^130 c, where c is floor((h + 5) / 2^130), found word by word."""
        values = self.values
        if values.value(h[2])[2] > 6:
            return False
        carry = values.number(5)
        for word, n in zip(h, (64, 64, 2)):
            carry = values.floor(values.plus(values.value(word), carry), n)
        total = values.plus(values.number(0), carry, 5)
        for words, factor in ((h[:2], 1), (s, 1), (t, -1)):
            for i, word in enumerate(words):
                total = values.plus(total, values.value(word), factor << 64 * i)
        return all(factor % (1 << 128) == 0 for factor in total[0].values())


def check(path, seconds, refute):
    start = time.monotonic()
    count, confirmed, left, kept = 0, 0, [], {}
    file = File(path, seconds)
    for head, *rest in file.lines:
        if head not in ("limit", "equal", "congruent", "tag", "invariant"):
            continue
        try:
            holds = file.holds(head, rest[1:])
        except TimeoutError:
            holds = False
        name = rest[0].strip("|")
        if head == "invariant":
            kept[name] = kept.get(name, True) and holds
            continue
        count, confirmed = count + 1, confirmed + holds
        if not holds:
            left.append(f"equation: {name}, {head}")
            if refute:
                break
    return {
        "file": path.rsplit("/", 1)[-1].removesuffix(".equations"),
        "topics": {"equation": [count, confirmed]} if count else {},
        "refuted": [],
        "open": left,
        "others": [f"loop: {name}" for name, holds in kept.items() if holds],
        "seconds": round(time.monotonic() - start, 1),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--refute", action="store_true", help="stop in a file at the first equation that is not shown")
    parser.add_argument("--seconds", type=float, default=60, help="after which an equation is left open")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()
    sys.setrecursionlimit(100000)
    for path in arguments.files:
        print(json.dumps(check(path, arguments.seconds, arguments.refute)), flush=True)


if __name__ == "__main__":
    main()
