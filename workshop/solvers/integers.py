"""Words as whole numbers, as sums of atoms with bounds.

A word of w bits is taken modulo 2^w, so that all which is not a sum or a product is a floor: x >> k is floor(x / 2^k), x mod 2^k is
x - 2^k floor(x / 2^k), a carry is a floor of a sum. A floor is an atom, the same one wherever the same floor is taken of the same
sum, unless bounds show that it is a number.
"""

from ring import ONE, ends
from words import Values


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
                    # A bit: one number or another.
                    one_or_other = self.ring.add(self.number(c >> n)[0], {atom: 1}, ((c + factor) >> n) - (c >> n))
                    return self.ring.add(whole, one_or_other)
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
            # No bit is in both where one is a multiple of a power of two that the other is below.
            multiples = ((low, (1 << low[2].bit_length()) - 1, high) for low, high in (values, values[::-1]) if low[1] >= 0)
            apart = any(all(factor & rest == 0 for factor in high[0].values()) for _, rest, high in multiples)
            if values[0][3] & values[1][3] == 0 or apart:
                form, low, high = self.plus(*values)
                return form, low, min(high, every)
            for a, b in (values, values[::-1]):
                if name == "bvxor" and a[1] == a[2] == every:
                    return self.plus(self.number(every), b, -1)
            if name == "bvxor" and width == 1:
                return self.plus(self.plus(*values), self.product(*values), -2)[0], 0, 1
        if name == "bvand":
            if values[0][3] & values[1][3] == 0:
                return self.number(0)
            for a, b in (values, values[::-1]):
                if a[1] == a[2]:
                    return self.masked(b, a[1], width)
                # All ones or all zeros, as a bit times 2^w - 1.
                if all(factor % every == 0 for factor in a[0].values()):
                    bit = {atom: factor // every for atom, factor in a[0].items()}
                    if self.bounds(bit)[0] >= 0 and self.bounds(bit)[1] <= 1:
                        return self.product((bit, *self.bounds(bit)), b)
        return self.opaque(node, width)
