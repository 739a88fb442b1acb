"""Words as polynomials over GF(2), as sums of atoms: a word is the sum of its bits.

Of a product a b of two words, `low = a b + x^64 high`, where the high word is an atom.
"""

import functools

from ring import ONE
from words import Values


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
        if self.is_shift(node) or self.is_join(node):
            return self.piece(node, 0, width)
        if name == "bvand" and width % 8 == 0:
            return self.by_bytes(node, 0, width)
        return {self.ring.atom(("word", node)): 1}

    def by_bytes(self, node, at, width):
        """As `piece`, byte by byte: masks of whole bytes keep them or not."""
        total = {}
        for i in range(0, width, 8):
            total = self.ring.add(total, self.piece(node, at + i, 8), 1 << i)
        return total

    def is_shift(self, node):
        """Whether a word is another one shifted by whole bytes."""
        name, _, kids, _ = self.words.nodes[node]
        return name in ("bvshl", "bvlshr") and self.words.nodes[kids[1]][0] == "lit" and self.words.nodes[kids[1]][1][0] % 8 == 0

    def is_join(self, node):
        """Whether a word is two of them no bit of which is set in both: so it is their sum."""
        name, _, kids, _ = self.words.nodes[node]
        return name == "bvor" and self.may(kids[0]) & self.may(kids[1]) == 0

    def may(self, node):
        """The bits that may be set in a word."""
        name, indices, kids, width = self.words.nodes[node]
        if name == "lit":
            return indices[0]
        if name == "concat":
            total = 0
            for kid in kids:
                total = total << self.words.nodes[kid][3] | self.may(kid)
            return total
        if name == "zero_extend":
            return self.may(kids[0])
        if name == "bvor":
            return self.may(kids[0]) | self.may(kids[1])
        if name == "bvand":
            return self.may(kids[0]) & self.may(kids[1])
        if self.is_shift(node):
            of, by = self.may(kids[0]), self.words.nodes[kids[1]][1][0]
            return (of << by if name == "bvshl" else of >> by) & (1 << width) - 1
        return (1 << width) - 1

    @functools.lru_cache(maxsize=1 << 16)
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
        if name == "bvxor" or self.is_join(node):
            return self.ring.add(self.piece(kids[0], at, width), self.piece(kids[1], at, width))
        if self.is_shift(node):
            # What is shifted out of the word is not within it, and what is shifted in is nothing.
            by = self.words.nodes[kids[1]][1][0] * (1 if name == "bvshl" else -1)
            first, last = max(at - by, 0), min(at + width - by, whole)
            return self.ring.add({}, self.piece(kids[0], first, last - first), 1 << (first + by - at)) if first < last else {}
        if name == "zero_extend":
            last = min(at + width, self.words.nodes[kids[0]][3])
            return self.piece(kids[0], at, last - at) if at < last else {}
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
                if mask is not None and width % 8 == 0 and width > 8:
                    return self.by_bytes(node, at, width)
        if name == "clmul" and at // 64 == (at + width - 1) // 64:
            product = self.value(node)
            high = self.ring.atom(("high", frozenset(product.items())))
            key, form = ("high", frozenset(product.items())), {high: 1}
            if at < 64:
                key, form = ("low", *key[1:]), self.ring.add(product, {high: 1 << 64})
            return self.bytes(key, form, at % 64, width, 64)
        form = {self.ring.atom(("word", node)): 1} if name == "bvand" else self.value(node)
        return self.bytes(("word", node), form, at, width, whole)

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
