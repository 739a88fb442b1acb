"""Abstract interpretation of one kernel: what each register and each byte of the stack may hold, before each instruction.

A state has, for each cell (a register, half a vector register, the flags), whether it depends on a secret, and for a public
one a linear form of its value, if it is known; the bytes of the stack that depend on a secret; the values of words of the
stack; and facts, which are bounds of forms. It stands for all machine states for which symbols exist that fit.

**Joins.** Two states A, B with public values a, b in a cell: if a = b, it stays. All others are grouped by their difference
b - a = k D, with D without a common divisor: the cell becomes a + k T, with a new symbol T that is 0 in A and D in B. So
several pointers and a counter that move together keep their relation. If a symbol is 0 in A and 1 in B, as the bit of a
length on which a branch depends, it is the T of D = 1. A fact becomes the hull of what A and B imply.

**Loops** (induction). Let G be the state at the head: the join of the entry and of a first iteration with T >= 0 instead of
0 <= T <= 1. If an iteration from G ends in cells a + k (T + X) with one X >= 0 for all cells of the group, and in the facts of
G moved from T to T + X, in secrets that G has, and in a stack that G has, then G holds at the head of every iteration. Facts
that don't hold are widened, and cells that don't fit lose their value, until G is inductive.

Blocks are interpreted in the order of addresses; a loop is what lies between a head and the last jump back to it.
"""

from math import inf
from forms import Form, Unknown, bounds, divided, primitive, with_fact

TOP = 1 << 64
LIMIT, DEEP = 200_000, 8_000


class State:
    def __init__(self, cells, secret, facts):
        # `secret` has for each family of stack addresses (the terms of their forms) the secret bytes. The key of a word of the
        # stack in `cells` has the terms and the constant of its address, and its bytes.
        self.cells, self.secret, self.facts, self.known, self.compared = cells, secret, facts, {}, None

    def copy(self):
        new = State(dict(self.cells), {f: set(b) for f, b in self.secret.items() if b}, self.facts)
        new.known, new.compared = self.known, self.compared
        return new

    def learn(self, symbols, form, lo, hi):
        """Returns the state with lo <= form <= hi, or None if that can't be."""
        facts = with_fact(symbols, self.facts, form, lo, hi)
        if facts is None:
            return None
        new = self.copy()
        new.facts, new.known = facts, {}
        return new


class Machine:
    """`steps`: what each instruction does, by address. `regions`: for the symbol of each pointer its size, whether it may be
    read, the range that may be written, whether it is secret, and the size of the messages to which its words point, if they
    do, or the bytes of the table of constants."""

    def __init__(self, steps, symbols, regions, stack_symbol, abi, entry):
        self.steps, self.symbols, self.regions, self.stack, self.abi = steps, symbols, regions, stack_symbol, abi
        self.entry, self.given_up = entry.cells, set()
        self.found, self.order = {}, sorted(steps)
        self.after = {a: b for a, b in zip(self.order, self.order[1:])}
        self.latch, self.leads = {}, {self.order[0]}
        flat = [s for several in steps.values() for s in several]
        for s in flat:
            if s.jump is not None and s.jump not in steps:
                raise Unknown("a jump out of the kernel, or between instructions")
            self.leads |= {s.jump, s.at + s.size} if s.kind in ("jump", "ret") else set()
            if s.jump is not None and s.jump <= s.at:
                self.latch[s.jump] = max(s.at, self.latch.get(s.jump, 0))
        for a, z in self.latch.items():
            if any(a < b <= z < y for b, y in self.latch.items()) or \
                    any(s.jump is not None and a < s.jump <= z and not a <= s.at <= z for s in flat):
                raise Unknown("loops that overlap, or a jump into a loop")
        self.fresh, self.done, self.frames = 0, 0, {((stack_symbol, 1),)}

    def report(self, step, what, why, refused=False):
        self.found.setdefault((what, step.at), (refused, f"{why}: {step.text[1]}"))

    def new(self, lo=-inf, hi=inf):
        self.fresh += 1
        return self.symbols.new(("new", self.fresh), lo, hi)

    def bounds(self, state, form):
        return bounds(self.symbols, state.facts, form, 1, state.known)

    # Joins.

    def join(self, a, b, group=None):
        """Returns the join; at the head of a loop `group` becomes the groups, with the symbol of each and its parts."""
        new, moved = a.copy(), {}
        for key, (secret, value) in a.cells.items():
            if key not in b.cells:
                new.cells.pop(key)
                continue
            secret2, value2 = b.cells[key]
            secret |= secret2
            new.cells[key] = (secret, value if value == value2 and not secret else None)
            if isinstance(value, Form) and isinstance(value2, Form) and value != value2 and not secret:
                d = value2 - value
                t, k = primitive(d.t) if d.t else ((), d.c)
                if d.c % k:
                    t, k = d.t, 1
                moved.setdefault(Form(d.c // k, t), []).append((key, value, value2, k))
        facts = {}
        for terms in {**a.facts, **b.facts}:
            (p, q), (x, y), (m, n) = (self.bounds(a, Form(0, terms)), self.bounds(b, Form(0, terms)),
                                      bounds(self.symbols, {}, Form(0, terms), 0))
            # A fact that the ranges of symbols imply is left out.
            if min(p, x) > m or max(q, y) < n:
                facts[terms] = (min(p, x), max(q, y))
        for d, members in moved.items():
            lo, hi = self.bounds(b, d)
            lo, hi = min(lo, 0), max(hi, 0)
            if group is not None:
                symbol = self.new(0 if lo == 0 else -inf)
                group.append(symbol)
            else:
                known = [t for t, x in a.facts.items() if len(t) == 1 and x == (0, 0) and b.facts.get(t) == (1, 1) and not d.t]
                symbol = Form(0, known[-1]) if known else self.new(lo, hi)
            for key, value, value2, k in members:
                form = value + symbol * k
                new.cells[key] = (False, form)
                # The offset from a pointer has bounds; the pointer has none.
                base = next((Form(0, ((s, 1),)) for s, k in value.t if k == 1 and (s in self.regions or s == self.stack)), Form())
                value, value2, form = value - base, value2 - base, form - base
                (p, q), (x, y) = self.bounds(a, value), self.bounds(b, value2)
                if form.t:
                    t, g = primitive(form.t)
                    lo, hi = divided(min(p, x) - form.c, max(q, y) - form.c, g)
                    old = facts.get(t, (-inf, inf))
                    facts[t] = (max(old[0], lo), min(old[1], hi))
        for family, bytes_ in b.secret.items():
            new.secret.setdefault(family, set()).update(bytes_)
        new.facts, new.known = facts, {}
        new.compared = a.compared if a.compared == b.compared else None
        return new

    def step_back(self, g, b, groups, patient, born):
        """Returns None if the state b at the end of an iteration is one of g moved on; otherwise a wider g."""
        wider, change, by, votes = g.copy(), False, {}, {}

        def moved_by(value, value2):
            """Returns the only group in a value, and by how much it must move to give another value, or None."""
            if not isinstance(value, Form) or not isinstance(value2, Form):
                return None
            terms = dict(value.t)
            mine = [s for s in groups if s.t[0][0] in terms]
            d = value2 - value
            k = terms[mine[0].t[0][0]] if len(mine) == 1 else 0
            fits = k and d.c % k == 0 and all(n % k == 0 for _, n in d.t)
            return (mine[0], Form(d.c // k, tuple((s, n // k) for s, n in d.t))) if fits else None
        # The cells of a group may disagree; most decide, and the others lose their value.
        moves = {key: moved_by(value, b.cells.get(key, (0, 0))[1]) for key, (_, value) in g.cells.items()}
        for group, x in filter(None, moves.values()):
            votes.setdefault(group, []).append(x)
        for group, xs in votes.items():
            best = max(xs, key=xs.count)
            if self.symbols.range[group.t[0][0]][0] == -inf or self.bounds(b, best)[0] >= 0:
                by[group] = best
        for key, (secret, value) in g.cells.items():
            if key not in b.cells:
                wider.cells.pop(key)
                change = True
                continue
            secret2, value2 = b.cells[key]
            both = isinstance(value, Form) and isinstance(value2, Form)
            if secret2 and not secret:
                wider.cells[key], change = (True, None), True
            elif secret or value is None:
                continue
            elif value != value2 and not (moves[key] and by.get(moves[key][0]) == moves[key][1]):
                wider.cells[key], change = (False, self.new() if both else None), True
                if both:
                    groups.append(wider.cells[key][1])
                    (p, q), (x, y) = self.bounds(g, value), self.bounds(b, value2)
                    wider.facts = {**wider.facts, groups[-1].t: (p if p <= x else -inf, q if q >= y else inf)}
            elif value == value2 and both and any(by.get(s, Form(0)) != Form(0) for s in groups if s.t[0][0] in dict(value.t)):
                # A cell of a group that moved may not keep its value while others of the group do not move.
                groups.append(self.new())
                wider.cells[key], change = (False, groups[-1]), True
        for family, bytes_ in b.secret.items():
            if bytes_ and any(s >= born for s, _ in family):
                # The next iteration gives the symbol another value: such a secret may be anywhere on the stack.
                family, bytes_ = (), {0}
            if not bytes_ <= g.secret.get(family, set()):
                wider.secret.setdefault(family, set()).update(bytes_)
                change = True
        facts = {}
        for terms, (lo, hi) in wider.facts.items():
            if terms in g.facts:
                p, q = self.bounds(b, sum((x * dict(terms).get(s.t[0][0], 0) for s, x in by.items()), Form(0, terms)))
                if p < lo or q > hi:
                    change = True
                    lo = lo if p >= lo else (p if patient else -inf)
                    hi = hi if q <= hi else (q if patient else inf)
            if lo > -inf or hi < inf:
                facts[terms] = (lo, hi)
        wider.facts, wider.known = facts, {}
        if g.compared is not None and g.compared != b.compared:
            wider.compared, change = None, True
        return wider if change else None

    # Control flow.

    def run(self, state):
        assert not self.blocks(self.order[0], self.order[-1], {self.order[0]: state}, None)

    def blocks(self, first, last, pending, head):
        """Interprets the blocks from `first` to `last`; returns the states of edges that leave this range or lead to
        `head`, by target."""
        out = {}

        def edge(target, state):
            into = pending if first <= target <= last and target != head else out
            into[target] = self.join(into[target], state) if target in into else state
        at = first
        while at is not None and at <= last:
            if at in pending:
                if at in self.latch and at != head:
                    for target, state in self.loop(at, pending.pop(at)).items():
                        edge(target, state)
                    at = self.latch[at]
                else:
                    self.block(at, pending.pop(at), edge)
            at = self.after.get(at)
        return out

    def loop(self, head, entry):
        g, groups, last = entry, None, self.latch[head]
        # A short loop may end after some iterations, as those over the keys of AES do: its bounds need not be widened at once.
        patience = 16 if last - head < 400 else 3
        for rounds in range(40):
            saved = dict(self.found)
            out = self.blocks(head, last, {head: g.copy()}, head)
            back = out.pop(head, None)
            if back is None:
                return out
            if groups is None:
                groups, born = [], len(self.symbols.range)
                wider = self.join(g, back, groups)
            else:
                wider = self.step_back(g, back, groups, rounds < patience, born)
            if wider is None:
                for left in out.values():
                    self.settle(left, groups)
                return out
            g, self.found = wider, saved
        raise Unknown("a loop for which no induction was found")

    def settle(self, state, groups):
        """Puts the number of iterations, if it is known, into the cells of a state behind a loop."""
        for group in groups:
            (s, _), = group.t
            lo, hi = state.facts.get(group.t, (0, 1))
            for key, (secret, value) in state.cells.items() if lo == hi else ():
                k = dict(value.t).get(s, 0) if isinstance(value, Form) else 0
                state.cells[key] = (secret, value - group * k + lo * k if k else value)

    def block(self, at, state, edge):
        state = state.copy()
        while True:
            *before, s = self.steps[at]
            for x in before:
                self.execute(x, state)
            if s.kind == "ret":
                return self.returned(s, state)
            following = self.after.get(at)
            if following is not None and following != at + s.size:
                raise Unknown("code that ends without a return")
            if s.kind == "jump":
                if s.name != "jmp" and state.cells["flags"][0]:
                    self.report(s, "secrets", "a branch depends on a secret", True)
                for taken in (True,) if s.name == "jmp" else (True, False):
                    new = self.condition(state, s.name, taken)
                    if new is not None:
                        edge(s.jump if taken else following, new)
                return
            self.execute(s, state)
            at = following
            if at in self.leads:
                return edge(at, state)

    def condition(self, state, jump, taken):
        """Returns the state in which a jump is taken or not, or None if it can't be."""
        if state.compared is None or jump == "jmp":
            return state.copy()
        kind, a, b = state.compared
        zero, equal, below = jump in ("je", "jne"), (jump == "je") == taken, (jump == "jb") == taken
        if kind == "bit":
            return state.learn(self.symbols, a, int(not equal), int(not equal)) if zero else state.copy()
        if any(lo < 0 or hi >= TOP for lo, hi in (self.bounds(state, a), self.bounds(state, b))):
            return state.copy()
        d = a - b
        if zero:
            lo, hi = self.bounds(state, d)
            return state.learn(self.symbols, d, *((0, 0) if equal else (int(lo == 0) or -inf, -int(hi == 0) or inf)))
        return state.learn(self.symbols, d, -inf if below else 0, -1 if below else inf)

    # Memory.

    def hard(self, s, state, form):
        """Returns whether form >= 0 follows from more facts at a time; it gives up at the first step that asks too much."""
        limit = self.symbols.limit
        for depth in (2, 3) if s.at not in self.given_up and len(self.given_up) < 8 else (2,):
            self.symbols.limit = min(limit, self.symbols.asked + DEEP)
            try:
                if bounds(self.symbols, state.facts, form, depth, state.known)[0] >= 0:
                    return True
            except Unknown:
                self.given_up.add(s.at)
            finally:
                self.symbols.limit = limit
        self.given_up.add(s.at)
        return False

    def address(self, s, state):
        """Returns the form of an address, or None; an address that depends on a secret is reported."""
        _, base, index, scale, disp, size, mask, element = s.memory
        form = Form(disp)
        for reg, k in ((base, 1), (index, scale)):
            if reg:
                secret, value = state.cells[reg]
                if secret:
                    self.report(s, "secrets", "an address depends on a secret", True)
                form = form + value * k if form is not None and not secret and isinstance(value, Form) else None
        return form

    def access(self, s, state):
        """Checks an access; returns (region or "stack" or None, form of the address, form of the length)."""
        kind, _, _, _, _, size, mask, element = s.memory
        form = self.address(s, state)
        length = Form(size)
        if mask:
            secret, value = state.cells[mask]
            if secret:
                self.report(s, "secrets", "a mask of memory depends on a secret", True)
            length = value[1] * element if isinstance(value, tuple) else length
        bases = [x for x, k in form.t if k == 1 and (x in self.regions or x == self.stack)] if form is not None else []
        if len(bases) != 1:
            for what in ("bounds",) if kind == "r" else ("bounds", "secrets", "abi", "wipe"):
                self.report(s, what, "an address that is not known")
            return None, None, None
        offset = form - Form(0, ((bases[0], 1),))

        def within(low, high, what):
            """Requires low <= offset and offset + length <= high."""
            parts = [offset - low, high - offset - length]
            below, above = (self.bounds(state, f) for f in parts)
            if not all(x[0] >= 0 or self.hard(s, state, f) for x, f in zip((below, above), parts)):
                surely = below[1] < 0 or above[1] < 0
                self.report(s, "bounds", what if surely else "not shown to lie in its region", surely)
        if bases[0] == self.stack:
            pointer = state.cells[self.abi.sp][1]
            if isinstance(pointer, Form):
                within(pointer - Form(0, ((self.stack, 1),)), Form(0), "outside of the frame")
            else:
                self.report(s, "bounds", "the stack pointer is not known")
            return "stack", form, length
        extent, readable, written = self.regions[bases[0]][:3]
        if kind == "r" and not readable or kind == "w" and written is None:
            self.report(s, "bounds", f"a {'read' if kind == 'r' else 'write'} that the region does not allow", True)
        else:
            within(*((Form(0), extent) if kind == "r" else written), "outside of its region")
        return bases[0], form, length

    def overlaps(self, state, form, length):
        """Returns whether a secret byte of the stack may lie in a range of addresses."""
        n = self.bounds(state, length)[1]
        for family, bytes_ in state.secret.items():
            lo, hi = self.bounds(state, form - Form(0, family))
            if bytes_ and (lo == -inf or hi == inf or any(lo <= x < hi + n for x in bytes_)):
                return True
        return False

    def load(self, s, state):
        """Returns whether what is read is secret, and its value if it is a public word that is known."""
        where, form, length = self.access(s, state)
        if where is None:
            return True, None
        size = s.memory[5]
        places = [form + k for k in range(0, size, 8)] if size % 8 == 0 else []
        if where == "stack":
            at = (form.t, form.c, size)
            words = [state.cells[at][1]] if at in state.cells else [state.cells.get((f.t, f.c, 8), (0, 0))[1] for f in places]
            if not words or not all(isinstance(w, Form) for w in words):
                return self.overlaps(state, form, length), None
            return False, words[0] if len(words) == 1 else tuple(words)
        extent, _, _, secret, message = self.regions[where]
        if message is None or not places:
            return secret, None
        if not isinstance(message, bytes):
            words = tuple(self.symbols.new(("message", f)) for f in places)
            self.regions.update((w.t[0][0], (message, True, None, True, None)) for w in words)
        elif len(form.t) > 1:
            return False, None
        else:
            words = tuple(Form(int.from_bytes(message[f.c:f.c + 8], "little")) for f in places)
        return False, words if len(words) > 1 else words[0]

    def lanes(self, s, state, loaded):
        """Returns the words of a vector, if they are known: pointers, copied and moved on."""
        ops = s.text[0]
        names = [o for o in ops if isinstance(o, str)]
        if s.name.rstrip("0123456789") not in ("vmovdqu", "vmovdqa", "vmovq", "vpbroadcastq", "vpaddq") or \
                any(o[0] == "k" for o in names) or isinstance(ops[-1], int):
            return None
        n = {"x": 2, "y": 4, "z": 8}[names[0][0]]

        def words(o):
            v = loaded if o[0] == "m" else state.cells["v" + o[3:] if isinstance(o, str) else o[0]][1]
            if isinstance(v, tuple) and s.name in ("vpbroadcastq", "vmovq"):
                v = v[0]
            if isinstance(v, Form):
                v = (v,) * n if s.name in ("vpbroadcastq", "vpaddq") else (v,) + (Form(0),) * (n - 1)
            return v[:n] if isinstance(v, tuple) and len(v) >= n and isinstance(v[0], Form) else None
        found = [words(o) for o in (ops[-2:] if s.name == "vpaddq" else ops[-1:])]
        return None if None in found else tuple(a + b for a, b in zip(*found)) if s.name == "vpaddq" else found[0]

    def store(self, s, state, secret, value):
        where, form, length = self.access(s, state)
        if where != "stack":
            return
        n = min(self.bounds(state, length)[1], 64)
        for key in [k for k in state.cells if isinstance(k, tuple)]:
            lo, hi = self.bounds(state, form - Form(key[1], key[0]))
            if not (hi + n <= 0 or lo >= key[2]):
                del state.cells[key]
        for k, word in enumerate(value if isinstance(value, tuple) and isinstance(value[0], Form) else ()):
            state.cells[form.t, form.c + 8 * k, 8] = (False, word)
        if isinstance(value, Form) and s.memory[5] >= 8:
            state.cells[form.t, form.c, s.memory[5]] = (False, value)
        mine = state.secret.setdefault(form.t, set())
        if secret:
            mine.update(range(form.c, form.c + n))
        elif not s.memory[6]:
            mine.difference_update(range(form.c, form.c + s.memory[5]))
            for family, bytes_ in state.secret.items():
                # With the ranges of symbols alone, which hold whenever the secret was stored.
                lo, hi = bounds(self.symbols, {}, form - Form(0, family), 0)
                if family != form.t and hi - lo < s.memory[5]:
                    bytes_.difference_update(range(hi, lo + s.memory[5]))

    # Instructions.

    def execute(self, s, state):
        cells = state.cells
        self.done += 1
        if self.done > LIMIT:
            raise Unknown(f"more than {LIMIT} steps")
        if s.kind in ("nop", "prefetch"):
            return s.memory and self.address(s, state)
        if s.kind in ("vzeroupper", "vzeroall"):
            for k in range(16):
                cells[f"v{k}h"], cells[f"v{k}"] = (False, None), (s.kind == "vzeroupper" and cells[f"v{k}"][0], None)
            cells["upper"] = (False, Form(0))
            return
        if s.legacy and cells["upper"][1] != Form(0):
            self.report(s, "abi", "a legacy instruction while upper halves are dirty", True)
        secret, loaded = any(cells[c][0] for c in s.sources) or s.carry and cells["flags"][0], None
        if s.memory and s.memory[0] == "r":
            read, loaded = self.load(s, state)
            secret |= read
        value = None if secret else (self.lanes if s.kind == "vector" else self.value)(s, state, loaded)
        if s.memory and s.memory[0] == "w":
            self.store(s, state, secret, value)
        compared = self.compare(s, state) if s.flags else state.compared
        for c in s.targets:
            cells[c] = (secret, value if c == s.targets[0] else None)
            if c == self.abi.sp and isinstance(value, Form):
                self.frames.add(value.t)
        if s.wide and int(s.targets[0].strip("vh")) < 16:
            cells["upper"] = (False, Form(1))
        if s.flags:
            # Rotations, shifts and products leave some flags as they were.
            old = cells["flags"][0] and s.name in ("rol", "shl", "shr", "mul", "imul", "andn", "bzhi")
            cells["flags"], state.compared = (secret or old, None), compared

    def operand(self, o, state, loaded):
        if isinstance(o, int):
            return Form(o)
        if o[0] == "m":
            return loaded
        if isinstance(o, str):
            return state.cells[o][1]
        secret, value = state.cells[o[0]]
        value = None if secret or o[1] < 4 else self.narrow(state, value, o[1])
        return value * o[2] if len(o) > 2 and o[2] != 1 and isinstance(value, Form) else value

    def narrow(self, state, value, width):
        if width >= 8 or not isinstance(value, Form):
            return value
        lo, hi = self.bounds(state, value)
        return value if lo >= 0 and hi < 1 << (8 * width) else None

    def value(self, s, state, loaded):
        """Returns the value of the result, if it is known."""
        ops, name = s.text[0], s.name
        if name == "kmovq":
            return state.cells[ops[1] if isinstance(ops[1], str) else ops[1][0]][1]
        if name in ("cmp", "test", "mul", "mulx", "rol", "rorx", "andn", "adc", "xchg", "not", "stdu", "movk"):
            return None
        width = ops[0][1] if isinstance(ops[0], tuple) and ops[0][0] != "m" else s.memory[5] if s.memory else 8
        if width < 4 and name != "movzx":
            return None
        if name == "lea":
            _, m, base, index = ops[1]
            parts = [state.cells[reg][1] * k if isinstance(state.cells[reg][1], Form) else None
                     for reg, k in ((base, 1), (index, m.scale)) if reg]
            return None if None in parts else self.narrow(state, sum(parts, Form(m.disp)), width)
        if name in ("xor", "sub") and ops[-1] == ops[-2]:
            return Form(0)
        args = [self.operand(o, state, loaded) for o in ops]
        if name in ("mov", "movabs", "movzx"):
            if name == "mov" and args[1] == Form(-1) and width == 8:
                return ("ones", Form(64))
            return self.narrow(state, args[1], width) if args[1] is not None else None
        if name == "bzhi":
            lo, hi = self.bounds(state, args[2]) if isinstance(args[2], Form) else (-1, 0)
            return ("ones", args[2]) if args[1] == ("ones", Form(64)) and 0 <= lo and hi <= 64 else None
        if len(args) < 2 or not all(isinstance(x, Form) for x in args[-2:]):
            return None
        a, b = args[-2], args[-1]
        result, (lo, hi), k = None, self.bounds(state, a), None if b.t else b.c
        if name in ("add", "sub"):
            result = a + b if name == "add" else a - b
        elif name == "imul" and (not a.t or not b.t):
            result = a * b.c if not b.t else b * a.c
        elif name == "shl" and k is not None:
            result = a * (1 << k)
        elif name == "shr" and k is not None and lo >= 0 and hi < TOP:
            result = self.split(state, a, 1 << k)[0]
        elif name == "and" and k and k & (k + 1) == 0 and k > 0:
            result = self.split(state, a, k + 1)[1]
        elif name == "and" and k and -k & (-k - 1) == 0 and k < 0:
            result = a - self.split(state, a, -k)[1]
        return self.narrow(state, result, width)

    def split(self, state, f, m):
        lo, hi = self.bounds(state, f)
        if lo >= 0 and hi < m:
            return Form(0), f
        q, r = self.symbols.split(f, m)
        self.quotient(state, q, f, m)
        return q, r

    def quotient(self, state, q, f, m):
        """Notes the bounds of q = floor(f / m)."""
        lo, hi = self.bounds(state, f)
        if q.t:
            state.facts = with_fact(self.symbols, state.facts, q, lo if lo == -inf else lo // m, hi if hi == inf else hi // m)
            state.known = {}

    def compare(self, s, state):
        """Returns what the flags compare."""
        ops = s.text[0]
        args = [None if isinstance(o, tuple) and o[0] == "m" else self.operand(o, state, None) for o in ops]
        if s.name in ("cmp", "sub") and all(isinstance(x, Form) for x in args[-2:]):
            return ("less", *args[-2:])
        if s.name == "test" and isinstance(args[0], Form):
            if ops[0] == ops[1]:
                return ("less", args[0], Form(0))
            k = args[1].c if isinstance(args[1], Form) and not args[1].t else 0
            if k > 0 and k & (k - 1) == 0:
                low, rest, (f, m) = self.symbols.bit(args[0], k.bit_length() - 1)
                self.quotient(state, rest, f, m)
                return ("bit", low, None)
            if k > 0 and k & (k + 1) == 0:
                return ("less", self.split(state, args[0], k + 1)[1], Form(0))
        return None

    # Return.

    def returned(self, s, state):
        cells = state.cells
        for reg in self.abi.saved:
            if cells[reg][1] != self.entry[reg][1]:
                self.report(s, "abi", f"{reg} is not as it was at entry", cells[reg][0] or cells[reg][1] is not None)
        if cells["upper"][1] != Form(0):
            self.report(s, "abi", "upper halves of vector registers are dirty", True)
        left = sorted(c for c, (secret, _) in cells.items() if secret)
        if left:
            self.report(s, "wipe", f"a secret may stay in {' '.join(left)}", True)
        for family, bytes_ in state.secret.items():
            if bytes_:
                # A store at an address that varies is wiped by no store whose address doesn't.
                self.report(s, "wipe", f"a secret may stay in {len(bytes_)} bytes of the stack", family in self.frames)
