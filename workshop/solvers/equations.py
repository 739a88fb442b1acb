"""Multiplies out the equations that `cargo xtask prove --export` writes, about whole numbers and about polynomials.

A word is a sum of *atoms* with known factors: inputs, products of two such sums, and what is neither. `integers.py` and
`polynomials.py` say how. Bounds of numbers are those of the inputs, and follow for all else; those of words that loops carry are
found by going round until an iteration exceeds none.

Equations are compared in their ring as polynomials in the atoms (`ring.py`). Both sides are expanded from the last product to the
first, and what is left must be nothing. So they hold whatever the atoms are: nothing is tried at points. Prints a line of JSON for
each file; `crates/raddle-check/src/export/equation.rs` says what the lines mean.
"""

import argparse
import json
import re
import sys
import time

from integers import Integers
from polynomials import Polynomials
from ring import ONE, Ring
from words import Words, expression

ROUNDS = 32  # rounds in search of bounds; after half of them whole words are tried
GOALS = 20  # equations that may be late before all that are left in a file are


class File:
    """The lines of a file, and what is known of its words."""

    def __init__(self, path, seconds):
        self.words, self.lines, self.seconds, self.is_exact = Words(), [], seconds, False
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
        else:
            # They grow and grow: words are whatever fits them.
            values = Integers(self.words, self.ring, given)
        return values

    def evaluated(self, tree):
        """An expression as a polynomial in atoms."""
        total = {}
        self.gather(tree, (), 1, total)
        return {key: factor for key, factor in total.items() if factor}

    def gather(self, tree, key, factor, total):
        """Adds an expression times a product of atoms and a factor."""
        head, *parts = [None] if isinstance(tree, str) else tree
        if head == "+":
            for part in parts:
                self.gather(part, key, factor, total)
        elif head == "shift":
            self.gather(parts[1], key, self.ring.times(factor, 1 << int(parts[0])), total)
        else:
            if head == "*":
                left, right = parts
                if len(by := self.evaluated(right)) == 1:
                    # As each step of a hash multiplies all before it by the key.
                    ((other, more),) = by.items()
                    self.gather(left, key + other, self.ring.times(factor, more), total)
                    return
            for other, by in self.single(tree).items():
                whole = tuple(sorted(key + other))
                total[whole] = self.ring.plus(total.get(whole, 0), self.ring.times(factor, by))

    def single(self, tree):
        """As `evaluated`, of what is neither a sum nor shifted."""
        if isinstance(tree, str):
            if tree.startswith("$"):
                return {(self.ring.atom(tree),): 1}
            if re.fullmatch(r"-?\d+", tree):
                return {(): int(tree)} if int(tree) else {}
            return self.word(tree)
        head, *parts = tree
        if head == "*":
            return self.ring.multiplied(*map(self.evaluated, parts))
        if head == "power":
            total, base = {(): 1}, self.evaluated(parts[0])
            for _ in range(int(parts[1])):
                total = self.ring.multiplied(total, base)
            return total
        return self.word(tree)

    def word(self, tree):
        form = self.values.form(self.words.node(tree))
        return self.ring.polynomial(form) if self.is_exact else self.ring.name(form)

    def remember(self, left, right):
        """That a sum of words is an expression, as what its first word is from here on: powers are made of powers."""
        if left[0] != "+":
            return
        word, right = self.evaluated(left[1]), self.evaluated(right)
        if list(word.values()) != [1]:
            return
        ((atom,),) = word
        rest = self.evaluated(["+", *left[2:]])
        definition = self.ring.add(right, rest, -1 if self.ring.is_integer else 1)
        # Not a second time, and by nothing that is made of it.
        if self.ring.ranks[atom] == atom and not self.ring.is_within(atom, definition):
            self.ring.define(atom, definition)

    def holds(self, head, rest):
        """Whether what a line says is shown."""
        deadline, node = time.process_time() + self.seconds, self.words.node
        if head == "limit":
            form, low, high, _ = self.values.value(node(rest[0]))
            return low >= 0 and high <= int(rest[1]) and all(factor % int(rest[2]) == 0 for factor in form.values())
        if head == "tag":
            t, s, h = ([node(word) for word in words] for words in rest)
            return self.is_tag(t, s, h)
        # As numbers, words are equal only if all that they are made of is.
        self.is_exact = self.ring.is_integer and head != "congruent"
        a, b = map(self.evaluated, rest)
        if head == "congruent" or not self.ring.is_integer:
            difference = self.ring.add(a, b, -1 if self.ring.is_integer else 1)
            if self.ring.expanded(difference, deadline):
                return False
            if head == "congruent":
                self.remember(*rest)
            return True
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
    start = time.process_time()
    count, confirmed, late, left, kept = 0, 0, 0, [], {}
    file = File(path, seconds)
    for head, *rest in file.lines:
        if head not in ("limit", "equal", "congruent", "tag", "invariant"):
            continue
        try:
            holds = late < GOALS and file.holds(head, rest[1:])
        except TimeoutError:
            holds, late = False, late + 1
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
        "seconds": round(time.process_time() - start, 1),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--refute", "--first", action="store_true", help="stop in a file at the first equation that is not shown")
    parser.add_argument("--seconds", type=float, default=60, help="after which an equation is left open")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()
    sys.setrecursionlimit(100000)
    for path in arguments.files:
        print(json.dumps(check(path, arguments.seconds, arguments.refute)), flush=True)


if __name__ == "__main__":
    main()
