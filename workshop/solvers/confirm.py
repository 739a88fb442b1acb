"""Confirms the goals that `cargo xtask prove --export` writes, by Bitwuzla.

A goal says that two words are equal for all inputs. The words of a kernel and of its specification are read in the order of
the file. Each word whose numbers for some random inputs are those of an earlier word is compared with it by the solver, and
where the two are equal the earlier word takes its place. What is asked of the solver is a *lemma*: both words down to a cut,
where a new input stands for each word at the cut. A lemma is about more inputs than there are, so what holds of them holds of
the words. A lemma that fails is cut deeper. Lemmas that differ in the names of their inputs alone are asked once.

So a goal is confirmed by a chain of equalities, each decided by the solver. What is trusted is the solver, and of this file
the reading, the replacement of equal words, and the translation of lemmas: see `read`, `Words.add` and `ask`.

Prints for each file a line of JSON: goals by topic, how many are confirmed and refuted, and the names of those left open.
"""

import argparse
import json
import math
import random
import sys
import time

import bitwuzla
from bitwuzla import Kind, Option

from words import expression

# Random inputs that a word is evaluated for. A word of a single unknown bit, as half of a shift by 63 is, has the numbers of
# another by chance: with too few inputs often, and then the solver spends its time on lemmas that are false.
DRAWN = 16
# And inputs that are so much below an overflow, from the last byte to the first: by random ones counters of blocks of the same
# message would differ in their lowest byte alone, and so would all that is made of them. The longest message has 128 blocks: two
# counters that no input tells apart would be compared in vain, and so would the 497 words that AES makes of each.
BELOW = 144
POINTS = DRAWN + BELOW
SAT, UNSAT, UNKNOWN = bitwuzla.Result.SAT, bitwuzla.Result.UNSAT, bitwuzla.Result.UNKNOWN
CONE = 400  # the most words of a lemma, but for a goal
PATIENCE = 30000  # calls of its terminator that the solver is given for a lemma
GOALS = 20  # goals that may be late before all that are left in a file are
FAILURES = 30  # lemmas that the solver may leave open in a file before it gets less patience

# Name in SMT-LIB: what it does with numbers, given its indices, the operands and their widths; and its kind.
MASK = [(1 << bits) - 1 for bits in range(200)]


def concat(_, values, widths, __):
    result = 0
    for value, width in zip(values, widths):
        result = result << width | value
    return result


def rotate(index, values, _, width):
    x, k = values[0], index[0] % width
    return (x << k | x >> (width - k)) & MASK[width]


def drawn(salt):
    """A function of which only the name is known: any function will do."""

    def of(_, values, __, width):
        x = salt
        for value in values:
            x = (x ^ value) * 0x9E3779B97F4A7C15F39CC0605CEDC835 & MASK[128]
            x ^= x >> 67
        return x & MASK[width]

    return of


OPERATIONS = {
    "concat": (Kind.BV_CONCAT, concat),
    "extract": (Kind.BV_EXTRACT, lambda i, v, _, w: v[0] >> i[1] & MASK[w]),
    "zero_extend": (Kind.BV_ZERO_EXTEND, lambda i, v, _, w: v[0]),
    "bvnot": (Kind.BV_NOT, lambda i, v, _, w: v[0] ^ MASK[w]),
    "bvadd": (Kind.BV_ADD, lambda i, v, _, w: v[0] + v[1] & MASK[w]),
    "bvsub": (Kind.BV_SUB, lambda i, v, _, w: v[0] - v[1] & MASK[w]),
    "bvmul": (Kind.BV_MUL, lambda i, v, _, w: v[0] * v[1] & MASK[w]),
    "bvxor": (Kind.BV_XOR, lambda i, v, _, w: v[0] ^ v[1]),
    "bvand": (Kind.BV_AND, lambda i, v, _, w: v[0] & v[1]),
    "bvor": (Kind.BV_OR, lambda i, v, _, w: v[0] | v[1]),
    "rotate_left": (Kind.BV_ROLI, rotate),
    "bvshl": (Kind.BV_SHL, lambda i, v, _, w: v[0] << v[1] & MASK[w] if v[1] < w else 0),
    "bvlshr": (Kind.BV_SHR, lambda i, v, _, w: v[0] >> v[1] if v[1] < w else 0),
    "=": (Kind.EQUAL, lambda i, v, _, w: int(v[0] == v[1])),
    "ite": (Kind.ITE, lambda i, v, _, w: v[1] if v[0] else v[2]),
    "sbox": (None, drawn(1)),
    "mix_column": (None, drawn(2)),
    "clmul": (None, drawn(3)),
}
BITWISE = ("bvxor", "bvand", "bvor", "bvnot")
HALVES = ((63, 32), (31, 0))
WIDTHS = {"sbox": 8, "mix_column": 32, "clmul": 128}


class Words:
    """Words, none of which is known to be equal to another."""

    def __init__(self, lemmas, sweep):
        self.lemmas, self.sweep = lemmas, sweep
        self.random = random.Random(1)
        self.ops, self.kids, self.widths, self.values, self.heights = [], [], [], [], []
        self.known = {}  # by operation and operands
        self.alike = {}  # by width and values

    def insert(self, op, kids, width, values):
        self.ops.append(op)
        self.kids.append(kids)
        self.widths.append(width)
        self.values.append(values)
        self.heights.append(1 + max((self.heights[kid] for kid in kids), default=-1))
        return len(self.ops) - 1

    def literal(self, value, width):
        key = ("lit", value, width)
        if key not in self.known:
            self.known[key] = self.insert(key, (), width, (value,) * POINTS)
        return self.known[key]

    def input(self, width):
        below = ((-k & MASK[width]).to_bytes((width + 7) // 8, "big") for k in range(1, 1 + BELOW))
        high = (int.from_bytes(number, "little") & MASK[width] for number in below)
        return self.insert(("input",), (), width, (*(self.random.getrandbits(width) for _ in range(DRAWN)), *high))

    def add(self, op, kids):
        """The word that an operation makes of words; an earlier word that is equal to it, if the solver says so."""
        key = (op, kids)
        if key in self.known:
            return self.known[key]
        widths = [self.widths[kid] for kid in kids]
        width = width_of(op, widths)
        evaluate = OPERATIONS[op[0]][1]
        operands = zip(*(self.values[kid] for kid in kids))
        values = tuple(evaluate(op[1:], values, widths, width) for values in operands)
        word = self.insert(op, kids, width, values)
        result = word
        if op[0] in BITWISE and width == 64:
            # Specifications have words of 32 bits: words of 64 are taken as two, if the solver agrees.
            halves = [self.add(op, tuple(self.add(("extract", *half), (kid,)) for kid in kids)) for half in HALVES]
            result = self.add(("concat",), tuple(halves))
            if self.equal(word, result, CONE):
                self.known[key] = result
                return result
            result = word
        if width >= 8 and self.sweep and not self.lemmas.is_late():
            alike = self.alike.setdefault((width, values), [])
            numbers = [self.literal(values[0], width)] if len(set(values)) == 1 else []
            for other in numbers + alike:
                if self.equal(word, other, CONE):
                    result = other
                    break
            else:
                alike.append(word)
        self.known[key] = result
        return result

    def equal(self, one, other, most=None):
        """Whether the solver says that two words are equal for all inputs; for words whose values are the same."""
        cone, frontier, tries = set(), {one: 1, other: 2}, 0
        while most is None or len(cone) < most:
            if self.lemmas.is_late():
                return False
            # A word that only one of the two is made of must go; of these the one that is made of most.
            open_words = [word for word in frontier if self.kids[word]]
            if not open_words:
                return False
            open_words.sort(key=lambda word: (frontier[word] == 3, -self.heights[word], -word))
            for word in open_words[: 1 + len(cone) // 8]:
                cone.add(word)
            sides, frontier = {one: 1, other: 2}, {}
            for word in sorted(cone | {one, other}, reverse=True):
                if word in cone:
                    for kid in self.kids[word]:
                        sides[kid] = sides.get(kid, 0) | sides[word]
                        if kid not in cone:
                            frontier[kid] = sides[kid]
                else:
                    frontier[word] = sides[word]
            for literals in (False, True):
                if self.seems(one, other, cone, frontier, literals):
                    if self.ask(one, other, cone, frontier, literals):
                        return True
                    tries += 1
            if tries > 6 and most is not None:
                return False
        return False

    def seems(self, one, other, cone, frontier, literals):
        """Whether a lemma holds for some random inputs."""
        ordered = sorted(cone)
        for _ in range(3):
            values = {}
            for word in frontier:
                op = self.ops[word]
                fixed = literals and op[0] == "lit"
                values[word] = op[1] if fixed else self.random.getrandbits(max(self.widths[word], 1))
            for word in ordered:
                op, kids = self.ops[word], self.kids[word]
                widths = [self.widths[kid] for kid in kids]
                numbers = [values[kid] for kid in kids]
                values[word] = OPERATIONS[op[0]][1](op[1:], numbers, widths, self.widths[word])
            if values[one] != values[other]:
                return False
        return True

    def ask(self, one, other, cone, frontier, literals):
        """Whether the solver proves a lemma, where new inputs stand for the words of the frontier."""
        numbers, lines = {}, []
        todo = [(other, False), (one, False)]
        while todo:
            word, ready = todo.pop()
            if word in numbers:
                continue
            op = self.ops[word]
            if word not in cone:
                line = op if literals and op[0] == "lit" else ("input", self.widths[word])
            elif ready:
                line = (op, tuple(numbers[kid] for kid in self.kids[word]))
            else:
                todo.append((word, True))
                todo.extend((kid, False) for kid in reversed(self.kids[word]))
                continue
            numbers[word] = len(lines)
            lines.append(line)
        return self.lemmas.holds((tuple(lines), numbers[one], numbers[other]))

    def cone_of(self, *roots):
        """All words that words are made of, operands first."""
        seen, todo = set(), list(roots)
        while todo:
            word = todo.pop()
            if word not in seen:
                seen.add(word)
                todo.extend(self.kids[word])
        return sorted(seen)

    def refuted(self, one, other):
        """Whether the solver has a model in which two words differ: near inputs for which they do."""
        for point in range(POINTS):
            if self.values[one][point] != self.values[other][point]:
                lines, numbers, inputs = [], {}, []
                for word in self.cone_of(one, other):
                    op = self.ops[word]
                    numbers[word] = len(lines)
                    if op[0] == "input":
                        inputs.append((len(lines), self.values[word][point]))
                        lines.append(("input", self.widths[word]))
                    elif op[0] == "lit":
                        lines.append(op)
                    else:
                        lines.append((op, tuple(numbers[kid] for kid in self.kids[word])))
                return self.lemmas.differ((tuple(lines), numbers[one], numbers[other]), inputs)
        return False


def width_of(op, widths):
    name = op[0]
    if name == "concat":
        return sum(widths)
    if name == "extract":
        return op[1] - op[2] + 1
    if name == "zero_extend":
        return op[1] + widths[0]
    if name == "=":
        return 0
    return WIDTHS.get(name) or widths[-1]


class Lemmas:
    """What was asked of the solver."""

    def __init__(self):
        self.known = {}
        self.asked, self.failures = 0, 0
        self.deadline = math.inf  # when the goal is left open

    def is_late(self):
        return time.process_time() > self.deadline

    def holds(self, lemma):
        if lemma not in self.known and self.is_late():
            return False
        if lemma not in self.known:
            self.asked += 1
            answer = self.answer(lemma, PATIENCE // 10)
            if answer == UNKNOWN:
                # Words are equal if all their bits are. That is easy where no bit depends on another, as in long sums without
                # carries; where one does, the highest is the hardest.
                # A word of width 0, a truth value, has no bits to ask about.
                bits = range(self.width(lemma))[::-1]
                is_equal = all(self.answer(lemma, PATIENCE // 10, bit) == UNSAT for bit in bits)
                answer = UNSAT if bits and is_equal else UNKNOWN
            if answer == UNKNOWN and self.failures < FAILURES:
                answer = self.answer(lemma, PATIENCE)
                self.failures += answer == UNKNOWN
            if answer == UNKNOWN and self.is_late():
                return False
            self.known[lemma] = answer == UNSAT
        return self.known[lemma]

    def answer(self, lemma, patience, bit=None):
        """The solver's answer to the question whether two words may differ, or may differ in a bit."""
        solver, one, other, _ = self.solver(lemma)
        manager = solver.term_mgr()
        if bit is not None:
            one, other = (manager.mk_term(Kind.BV_EXTRACT, [word], [bit, bit]) for word in (one, other))
        solver.configure_terminator(Patience(patience, self.deadline))
        solver.assert_formula(manager.mk_term(Kind.DISTINCT, [one, other]))
        return solver.check_sat()

    @staticmethod
    def width(lemma):
        """The width of the words that a lemma is about."""
        widths = []
        for line in lemma[0]:
            if line[0] == "input":
                widths.append(line[1])
            elif line[0] == "lit":
                widths.append(line[2])
            else:
                widths.append(width_of(line[0], [widths[kid] for kid in line[1]]))
        return widths[lemma[1]]

    def differ(self, lemma, inputs):
        """Whether the two words differ for these inputs, by the solver's model."""
        solver, one, other, terms = self.solver(lemma, models=True)
        manager = solver.term_mgr()
        for line, value in inputs:
            number = manager.mk_bv_value(terms[line].sort(), value)
            solver.assert_formula(manager.mk_term(Kind.EQUAL, [terms[line], number]))
        solver.assert_formula(manager.mk_term(Kind.DISTINCT, [one, other]))
        if solver.check_sat() != SAT:
            return False
        return solver.get_value(one) != solver.get_value(other)

    @staticmethod
    def solver(lemma, models=False):
        """A solver, the two words of a lemma, and its lines as terms."""
        lines, one, other = lemma
        manager, options = bitwuzla.TermManager(), bitwuzla.Options()
        options.set(Option.PRODUCE_MODELS, models)
        sort = manager.mk_bv_sort
        functions = {
            "sbox": ([8], 8),
            "mix_column": ([32], 32),
            "clmul": ([64, 64], 128),
        }
        functions = {
            name: manager.mk_const(manager.mk_fun_sort([sort(width) for width in domain], sort(codomain)), name)
            for name, (domain, codomain) in functions.items()
        }
        terms = []
        for line in lines:
            if line[0] == "input":
                term = manager.mk_const(sort(line[1])) if line[1] else manager.mk_const(manager.mk_bool_sort())
            elif line[0] == "lit":
                term = manager.mk_bv_value(sort(line[2]), line[1])
            else:
                (name, *indices), kids = line
                operands = [terms[kid] for kid in kids]
                if name in functions:
                    term = manager.mk_term(Kind.APPLY, [functions[name], *operands])
                else:
                    term = manager.mk_term(OPERATIONS[name][0], operands, indices)
            terms.append(term)
        return bitwuzla.Bitwuzla(manager, options), terms[one], terms[other], terms


class Patience:
    """Stops the solver after so many of its own steps, so that the answer does not depend on the machine, or when it is late."""

    def __init__(self, left, deadline):
        self.left, self.deadline = left, deadline

    def __call__(self):
        self.left -= 1
        return self.left < 0 or time.process_time() > self.deadline


def build(words, named, tree):
    """The word that an expression is."""
    if isinstance(tree, str):
        if tree in named:
            return named[tree]
        if tree.startswith("#b"):
            return words.literal(int(tree[2:], 2), len(tree) - 2)
        raise ValueError(f"{tree} is not defined")
    head = tree[0]
    if head == "_":
        return words.literal(int(tree[1][2:]), int(tree[2]))
    op = tuple([head[1], *map(int, head[2:])]) if isinstance(head, list) else (head,)
    return words.add(op, tuple(build(words, named, kid) for kid in tree[1:]))


def read(path, words):
    """Yields the goals of a file: topic, name, and two words."""
    named, label = {}, ""
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("(define-fun"):
                _, name, _, _, value = expression(line)
                named[name] = build(words, named, value)
            elif line.startswith("(declare-const"):
                _, name, sort = expression(line)
                named[name] = words.input(int(sort[2]))
            elif line.startswith("(echo"):
                label = line[len('(echo "') : -len('")\n')]
            elif line.startswith("(assert"):
                _, (distinct, one, other) = expression(line)
                assert distinct == "distinct"
                topic, _, name = label.partition(": ")
                yield topic, name, build(words, named, one), build(words, named, other)


def confirm(path, lemmas, refute, first, seconds):
    start, asked, lemmas.failures = time.process_time(), lemmas.asked, 0
    words = Words(lemmas, sweep=not refute)
    topics, refuted, left = {}, [], []
    lemmas.deadline = start + seconds
    for topic, name, one, other in read(path, words):
        counts = topics.setdefault(topic, [0, 0])
        counts[0] += 1
        if words.refuted(one, other):
            refuted.append(f"{topic}: {name}")
            if refute:
                break
        elif not refute and (one == other or words.equal(one, other)):
            counts[1] += 1
        else:
            left.append(f"{topic}: {name}")
        if first and (refuted or left):
            break
        # What is read next belongs to the next goal.
        lemmas.deadline = min(time.process_time() + seconds, start + GOALS * seconds)
    return {
        "file": path.rsplit("/", 1)[-1].removesuffix(".smt2"),
        "topics": topics,
        "refuted": refuted,
        "open": left,
        "words": len(words.ops),
        "lemmas": lemmas.asked - asked,
        "seconds": round(time.process_time() - start, 1),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--refute", action="store_true", help="confirm nothing, and stop in a file at the first goal that is refuted")
    parser.add_argument("--first", action="store_true", help="stop in a file at the first goal that is not confirmed")
    parser.add_argument("--seconds", type=float, default=60, help="after which a goal is left open")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()
    sys.setrecursionlimit(10000)
    lemmas = Lemmas()
    for path in arguments.files:
        print(json.dumps(confirm(path, lemmas, arguments.refute, arguments.first, arguments.seconds)), flush=True)


if __name__ == "__main__":
    main()
