"""Sums of atoms, and polynomials in them, modulo 2^130 - 5 or over GF(2) modulo x^128 + x^127 + x^126 + x^121 + 1.

A sum is a dictionary of factors by atoms, a polynomial one of factors by products of atoms, each a sorted tuple.
"""

import heapq
import math
import sys
import time

P = (1 << 130) - 5
Q = (1 << 128) | (1 << 127) | (1 << 126) | (1 << 121) | 1
LONG = 24  # the most atoms of a sum that is multiplied by an atom one by one
ONE = 0  # the atom that is 1


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
            value = self.plus(total.pop(key, 0), value if factor == 1 else self.times(factor, value))
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
            # A limb and five times the limb have one name.
            factor = math.gcd(*form.values()) if self.is_integer else 1
            form = {key: value // factor for key, value in form.items()}
            form = {self.atom(("sum", frozenset(form.items())), parts=self.polynomial(form)): factor}
        return self.polynomial(form)

    def define(self, atom, polynomial):
        """From here on an atom is a polynomial. Such atoms are replaced first."""
        self.parts[atom], self.ranks[atom] = polynomial, sys.maxsize - atom

    def is_within(self, atom, polynomial):
        """Whether an atom is in a polynomial or in what its atoms are made of."""
        seen, todo = set(), [polynomial]
        while todo:
            new = {other for key in todo.pop() for other in key} - seen
            seen |= new
            todo += [self.parts[other] for other in new if self.parts[other]]
        return atom in seen

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
        waiting, ranks, done, known = {}, [], {}, {}

        def ranked(polynomial):
            # The atom that is replaced first stands last in its product: the rank before the atom, in one number.
            return {tuple(sorted(self.ranks[atom] + 1 << 32 | atom for atom in key)): by for key, by in polynomial.items()}

        def put(key, factor):
            last = key[-1] if key else 0
            if last >> 32:
                place = waiting.get(last)
                if place is None:
                    heapq.heappush(ranks, -last)
                    place = waiting[last] = {}
            else:
                place = done
            place[key] = self.residue(self.plus(place.get(key, 0), factor))

        for key, factor in ranked(polynomial).items():
            put(key, factor)
        while ranks:
            last = -heapq.heappop(ranks)
            parts = known[last] if last in known else known.setdefault(last, ranked(self.parts[last & 0xFFFFFFFF]))
            for key, factor in waiting.pop(last).items():
                if factor == 0:
                    continue
                if time.process_time() > deadline:
                    raise TimeoutError
                for other, by in parts.items():
                    put(tuple(sorted(key[:-1] + other)), self.times(factor, by))
        return {tuple(atom & 0xFFFFFFFF for atom in key): factor for key, factor in done.items() if factor}


def ends(a, b):
    """The least and the greatest product of numbers within bounds."""
    products = [x * y for x in a for y in b]
    return min(products), max(products)
