"""Linear forms over integers, and the bounds that facts about them imply.

A form is c + k1 s1 + k2 s2 + ..., over symbols that stand for numbers of a call: an argument, the length divided by its
multiple, the number of iterations that have ended. A state has facts lo <= f <= hi about forms without a constant whose
coefficients have no common divisor. A symbol can be *defined*: b = bit 3 of f, q = floor(f / 16). A definition is an
equation D = 0 that holds for every value of the symbols that it defines, so it needs no state.

Bounds of a form f are the best of: its fact; the sum of the bounds of its symbols; bounds of f + m D for a definition D,
or of f - m F plus m times the bounds of a fact F, where m cancels a symbol. All of them are implied by the facts, so
bounds may be too wide and never too narrow.
"""

from collections import namedtuple
from math import gcd, inf

# `sources` and `targets` are cells, `memory` is (read, write or prefetch; base, index, scale, displacement, bytes, mask or None,
# bytes of a masked element). `flags`: "" or "w"; `carry`: the carry is read; `text`: the operands, and what is said of the step.
Step = namedtuple("Step", "at size name sources targets memory kind flags carry jump wide legacy text",
                  defaults=((), (), None, None, "", False, None, 0, False, None))

# The calls of `bounds` for a kernel after which it is undecided. A number, so that the verdict does not depend on the machine.
LIMIT = 400_000


class Unknown(Exception):
    """Says why nothing is decided about a kernel."""


class Form:
    """A linear form: `c`, and `t`, pairs of a symbol and its coefficient, sorted."""
    __slots__ = ("c", "t")

    def __init__(self, c=0, t=()):
        self.c, self.t = c, t

    def __add__(self, other):
        if isinstance(other, int):
            return Form(self.c + other, self.t)
        if not other.t:
            return Form(self.c + other.c, self.t)
        terms = dict(self.t)
        for s, k in other.t:
            terms[s] = terms.get(s, 0) + k
        return Form(self.c + other.c, tuple(sorted((s, k) for s, k in terms.items() if k)))

    def __mul__(self, k):
        return Form(self.c * k, tuple((s, n * k) for s, n in self.t) if k else ())

    def __sub__(self, other):
        return self + (-other if isinstance(other, int) else other * -1)

    def __eq__(self, other):
        return isinstance(other, Form) and self.c == other.c and self.t == other.t

    def __hash__(self):
        return hash((self.c, self.t))


def primitive(terms):
    """Returns terms divided by their greatest common divisor, the first positive, and the (signed) divisor."""
    g = 0
    for _, k in terms:
        g = gcd(g, k)
    if terms[0][1] < 0:
        g = -g
    return tuple((s, k // g) for s, k in terms), g


class Symbols:
    """The symbols of one kernel, their bounds, and the definitions of some."""

    def __init__(self):
        self.range, self.names, self.defined, self.about, self.asked, self.limit = {}, {}, [], {}, 0, LIMIT

    def new(self, name, lo=-inf, hi=inf):
        """Returns the form of a symbol; of the one that has this name, if there is one."""
        if name not in self.names:
            self.names[name] = s = len(self.names)
            self.range[s] = (lo, hi)
        return Form(0, ((self.names[name], 1),))

    def define(self, form):
        """Records that a form is 0."""
        if form not in self.defined:
            self.defined.append(form)
            for s, _ in form.t:
                self.about.setdefault(s, []).append(form)

    def split(self, f, m, define=True):
        """Returns floor(f / m) and f mod m."""
        whole = Form(f.c // m, tuple((s, k // m) for s, k in f.t if k % m == 0))
        rest = Form(f.c % m, tuple((s, k) for s, k in f.t if k % m))
        if not rest.t:
            return whole, Form(f.c % m)
        q, r = self.new(("/", m, rest)), self.new(("%", m, rest), 0, m - 1)
        if define:
            self.define(rest - q * m - r)
        return whole + q, r

    def bit(self, f, k):
        """Returns bit k of f, the bits above it, and f / 2^(k + 1), without its common factors of 2, as a pair. The bits
        below become symbols too, since code tests one after another."""
        while k and f.t and all(n % 2 == 0 for _, n in f.t):
            f, k = Form(f.c // 2, tuple((s, n // 2) for s, n in f.t)), k - 1
        rest, total, low = f, Form(), Form()
        for i in range(k + 1):
            rest, low = self.split(rest, 2, False)
            total = total + low * (1 << i)
        self.define(f - total - rest * (2 << k))
        return low, rest, (f, 2 << k)


def bounds(symbols, facts, form, depth=1, known=None):
    """Returns the least and the greatest value that the facts allow; `known` has what was asked before with these facts."""
    if not form.t:
        return form.c, form.c
    terms, g = primitive(form.t)
    known = {} if known is None else known
    if (terms, depth) in known:
        lo, hi = known[terms, depth]
        return (g * lo + form.c, g * hi + form.c) if g > 0 else (g * hi + form.c, g * lo + form.c)
    symbols.asked += 1
    if symbols.asked > symbols.limit:
        raise Unknown(f"more than {symbols.limit} bounds were asked for")
    lo, hi = facts.get(terms, (-inf, inf))
    a = b = 0
    for s, k in terms:
        x, y = facts.get(((s, 1),), symbols.range[s])
        a += x * k if k > 0 else y * k
        b += y * k if k > 0 else x * k
    lo, hi = max(lo, a), min(hi, b)
    if depth:
        here = dict(terms)
        tried = [(d, 0, 0) for s in here for d in symbols.about.get(s, ())]
        tried += [(Form(0, t), *r) for t, r in facts.items() if len(t) > 1 and t != terms and any(s in here for s, _ in t)]
        for d, x, y in tried:
            for s, k in d.t:
                # n form - m d has no s; n > 1 only for definitions, since it costs much.
                n = abs(k) // gcd(k, here[s]) if s in here else 0
                if n == 1 or n and x is y:
                    m = here[s] * n // k
                    p, q = bounds(symbols, facts, Form(0, terms) * n - d * m, depth - 1, known)
                    p, q = divided(p + (x * m if m > 0 else y * m), q + (y * m if m > 0 else x * m), n)
                    lo, hi = max(lo, p), min(hi, q)
    known[terms, depth] = lo, hi
    return (g * lo + form.c, g * hi + form.c) if g > 0 else (g * hi + form.c, g * lo + form.c)


def divided(lo, hi, g):
    """Returns the integers x with lo <= g x <= hi."""
    lo, hi, g = (lo, hi, g) if g > 0 else (-hi, -lo, -g)
    return lo if lo == -inf else -(-lo // g), hi if hi == inf else hi // g


def with_fact(symbols, facts, form, lo, hi):
    """Returns facts with lo <= form <= hi too, or None if they contradict each other."""
    known = bounds(symbols, facts, form)
    lo, hi = max(lo, known[0]), min(hi, known[1])
    if lo > hi:
        return None
    if form.t:
        terms, g = primitive(form.t)
        lo, hi = divided(lo - form.c, hi - form.c, g)
        facts = {**facts, terms: (lo, hi)} if lo <= hi else None
    return facts
