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
from forms import Form, Unknown, bounds, primitive, with_fact

TOP = 1 << 64
LIMIT, DEEP = 200_000, 8_000


class State:
    def __init__(self, cells, secret, words, facts):
        # `secret` has for each family of stack addresses (the terms of their forms) the secret bytes.
        self.cells, self.secret, self.words, self.facts, self.known, self.compared = cells, secret, words, facts, {}, None

    def copy(self):
        new = State(dict(self.cells), {f: set(b) for f, b in self.secret.items() if b}, dict(self.words), self.facts)
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
    """`steps`: what each instruction does, by address. `regions`: for the symbol of each pointer its size, whether it may be read, the
    range that may be written, whether it is secret, and the size of the messages to which its words point, if they do, or the bytes of the table of constants."""

    def __init__(self, steps, symbols, regions, stack_symbol, abi, entry):
        self.steps, self.symbols, self.regions, self.stack, self.abi = steps, symbols, regions, stack_symbol, abi
        self.entry, self.given_up = entry.cells, set()
        self.found, self.order = {}, sorted(steps)
        self.after = {a: b for a, b in zip(self.order, self.order[1:])}
        self.latch, self.leads = {}, {self.order[0]}
        flat = [s for several in steps.values() for s in several]
        for s in flat:
            if s.jump is not None:
                if s.jump not in steps:
                    raise Unknown("a jump out of the kernel, or between instructions")
                self.leads |= {s.jump, s.at + s.size}
                if s.jump <= s.at:
                    self.latch[s.jump] = max(s.at, self.latch.get(s.jump, 0))
            if s.kind == "ret":
                self.leads.add(s.at + s.size)
        for a, z in self.latch.items():
            if any(a < b <= z < y for b, y in self.latch.items()):
                raise Unknown("loops that overlap")
            if any(s.jump is not None and a < s.jump <= z and not a <= s.at <= z for s in flat):
                raise Unknown("a jump into a loop")
        self.fresh = self.done = 0
        self.frames = {((stack_symbol, 1),)}

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
        new = a.copy()
        moved = {}
        for name, old, other in (("cells", a.cells, b.cells), ("words", a.words, b.words)):
            into = getattr(new, name)
            for key, (secret, value) in old.items():
                if key not in other:
                    into.pop(key)
                    continue
                secret2, value2 = other[key]
                into[key] = (secret or secret2, value if value == value2 and not (secret or secret2) else None)
                if isinstance(value, Form) and isinstance(value2, Form) and value != value2 and not (secret or secret2):
                    d = value2 - value
                    if not d.t:
                        moved.setdefault(Form(1), []).append((name, key, value, value2, d.c))
                    else:
                        t, g = primitive(d.t)
                        if d.c % g:
                            t, g = d.t, 1
                        moved.setdefault(Form(d.c // g, t), []).append((name, key, value, value2, g))
        facts = {}

        def hull(form):
            if form.t:
                (p, q), (x, y) = self.bounds(a, form), self.bounds(b, form)
                # A fact that the ranges of symbols imply is left out.
                m, n = bounds(self.symbols, {}, form, 0)
                if min(p, x) > m or max(q, y) < n:
                    facts[form.t] = (min(p, x), max(q, y))
        for terms in {**a.facts, **b.facts}:
            hull(Form(0, terms))
        for d, members in moved.items():
            symbol = None
            if group is None and not d.t:
                for terms, at in a.facts.items():
                    if len(terms) == 1 and at == (0, 0) and b.facts.get(terms) == (1, 1):
                        symbol = Form(0, terms)
            lo, hi = self.bounds(b, d)
            lo, hi = min(lo, 0), max(hi, 0)
            if group is not None:
                lo, hi = (0 if lo == 0 else -inf), inf
            symbol = symbol or self.new(lo, hi)
            if group is not None:
                group.append(symbol)
            for name, key, value, value2, k in members:
                form = value + symbol * k
                getattr(new, name)[key] = (False, form)
                # The offset from a pointer has bounds; the pointer has none.
                base = next((Form(0, ((s, 1),)) for s, k in value.t if k == 1 and (s in self.regions or s == self.stack)), Form())
                value, value2, form = value - base, value2 - base, form - base
                (p, q), (x, y) = self.bounds(a, value), self.bounds(b, value2)
                t, g = primitive(form.t) if form.t else ((), 1)
                lo, hi = min(p, x) - form.c, max(q, y) - form.c
                if g < 0:
                    lo, hi, g = -hi, -lo, -g
                if t:
                    old = facts.get(t, (-inf, inf))
                    facts[t] = (max(old[0], lo if lo == -inf else -(-lo // g)), min(old[1], hi if hi == inf else hi // g))
        for family, bytes_ in b.secret.items():
            new.secret.setdefault(family, set()).update(bytes_)
        new.facts, new.known = facts, {}
        new.compared = a.compared if a.compared == b.compared else None
        return new

    def step_back(self, g, b, groups, patient, born):
        """Returns None if the state b at the end of an iteration is one of g moved on; otherwise a wider g."""
        wider, change = g.copy(), False
        by, votes = {}, {}

        def moved_by(value, value2):
            """Returns the only group in a value, and by how much it must move to give another value, or None."""
            terms = dict(value.t)
            mine = [s for s in groups if s.t[0][0] in terms]
            d = value2 - value
            k = terms[mine[0].t[0][0]] if len(mine) == 1 else 0
            if k and d.c % k == 0 and all(n % k == 0 for _, n in d.t):
                return mine[0], Form(d.c // k, tuple((s, n // k) for s, n in d.t))
            return None
        # The cells of a group may disagree; most decide, and the others lose their value.
        for old, other in ((g.cells, b.cells), (g.words, b.words)):
            for key, (_, value) in old.items():
                value2 = other.get(key, (0, 0))[1]
                move = moved_by(value, value2) if isinstance(value, Form) and isinstance(value2, Form) else None
                if move:
                    votes.setdefault(move[0], []).append(move[1])
        for group, moves in votes.items():
            best = max(moves, key=moves.count)
            if self.symbols.range[group.t[0][0]][0] == -inf or self.bounds(b, best)[0] >= 0:
                by[group] = best
        for name, old, other in (("cells", g.cells, b.cells), ("words", g.words, b.words)):
            into = getattr(wider, name)
            for key, (secret, value) in old.items():
                if key not in other:
                    into.pop(key)
                    change = True
                    continue
                secret2, value2 = other[key]
                if secret2 and not secret:
                    into[key], change = (True, None), True
                elif value is not None and value != value2 and not secret:
                    both = isinstance(value, Form) and isinstance(value2, Form)
                    move = moved_by(value, value2) if both else None
                    fits = move and by.get(move[0]) == move[1]
                    if not fits:
                        into[key], change = (False, None), True
                        if both:
                            groups.append(self.new())
                            into[key] = (False, groups[-1])
                            (p, q), (x, y) = self.bounds(g, value), self.bounds(b, value2)
                            lo, hi = (p if p <= x else -inf), (q if q >= y else inf)
                            if lo > -inf or hi < inf:
                                wider.facts = {**wider.facts, into[key][1].t: (lo, hi)}
        # A cell of a group that moved may not keep its value while others of the group do not move.
        for old, other, into in ((g.cells, b.cells, wider.cells), (g.words, b.words, wider.words)):
            for key, (secret, value) in old.items():
                if isinstance(value, Form) and not secret and value == other.get(key, (0, 0))[1]:
                    if any(s in by and by[s] != Form(0) for s in groups if s.t[0][0] in dict(value.t)):
                        groups.append(self.new())
                        into[key], change = (False, groups[-1]), True
        for family, bytes_ in b.secret.items():
            if bytes_ and any(s >= born for s, _ in family):
                # The next iteration gives the symbol another value: such a secret may be anywhere on the stack.
                family, bytes_ = (), {0}
            if not bytes_ <= g.secret.get(family, set()):
                wider.secret.setdefault(family, set()).update(bytes_)
                change = True
        facts = {}
        for terms, (lo, hi) in wider.facts.items():
            form = Form(0, terms)
            if terms in g.facts:
                moved = form
                for s, x in by.items():
                    moved = moved + x * dict(terms).get(s.t[0][0], 0)
                p, q = self.bounds(b, moved)
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
        back = self.blocks(self.order[0], self.order[-1], {self.order[0]: state}, None)
        assert not back

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
                    left = self.loop(at, pending.pop(at))
                    for target, state in left.items():
                        edge(target, state)
                    at = self.after.get(self.latch[at])
                    continue
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
        for into in (state.cells, state.words):
            for key, (secret, value) in into.items():
                for group in groups if isinstance(value, Form) else ():
                    k = dict(value.t).get(group.t[0][0], 0)
                    lo, hi = state.facts.get(group.t, (0, 1))
                    if k and lo == hi:
                        value = value - group * k + lo * k
                        into[key] = (secret, value)

    def block(self, at, state, edge):
        state = state.copy()
        while True:
            *before, s = self.steps[at]
            for x in before:
                self.execute(x, state)
            if s.kind == "ret":
                self.returned(s, state)
                return
            following = self.after.get(at)
            if following is not None and following != at + s.size:
                raise Unknown("code that ends without a return")
            if s.kind == "jump":
                if s.name != "jmp" and state.cells["flags"][0]:
                    self.report(s, "secrets", "a branch depends on a secret", True)
                for taken, target in ((True, s.jump), (False, following)):
                    if s.name == "jmp" and not taken:
                        continue
                    new = self.condition(state, s.name, taken)
                    if new is not None:
                        edge(target, new)
                return
            self.execute(s, state)
            at = following
            if at in self.leads:
                edge(at, state)
                return

    def condition(self, state, jump, taken):
        """Returns the state in which a jump is taken or not, or None if it can't be."""
        if state.compared is None or jump == "jmp":
            return state.copy()
        kind, a, b = state.compared
        equal = (jump == "je") == taken
        if kind == "bit":
            if jump not in ("je", "jne"):
                return state.copy()
            return state.learn(self.symbols, a, 0 if equal else 1, 0 if equal else 1)
        for x in (a, b):
            lo, hi = self.bounds(state, x)
            if lo < 0 or hi >= TOP:
                return state.copy()
        d = a - b
        if jump in ("je", "jne"):
            if equal:
                return state.learn(self.symbols, d, 0, 0)
            lo, hi = self.bounds(state, d)
            if lo == 0 or hi == 0:
                return state.learn(self.symbols, d, 1 if lo == 0 else -inf, -1 if hi == 0 else inf)
            return state.copy()
        below = (jump == "jb") == taken
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
                if secret or not isinstance(value, Form):
                    form = None
                elif form is not None:
                    form = form + value * k
        return form

    def access(self, s, state):
        """Checks an access; returns (region or "stack" or None, form of the address, form of the length)."""
        kind, _, _, _, _, size, mask, element = s.memory
        form = self.address(s, state)
        if kind == "p":
            return None, None, None
        length = Form(size)
        if mask:
            secret, value = state.cells[mask]
            if secret:
                self.report(s, "secrets", "a mask of memory depends on a secret", True)
            if isinstance(value, tuple):
                length = value[1] * element
        bases = [x for x, k in form.t if k == 1 and (x in self.regions or x == self.stack)] if form is not None else []
        if len(bases) != 1:
            self.report(s, "bounds", "an address that is not known")
            if kind == "w":
                for what in ("secrets", "abi", "wipe"):
                    self.report(s, what, "a store to an address that is not known")
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
            if not isinstance(pointer, Form):
                self.report(s, "bounds", "the stack pointer is not known")
            else:
                within(pointer - Form(0, ((self.stack, 1),)), Form(0), "outside of the frame")
            return "stack", form, length
        extent, readable, written, secret, message = self.regions[bases[0]]
        if kind == "r":
            within(Form(0), extent, "outside of its region")
            if not readable:
                self.report(s, "bounds", "a read of a region that is only written", True)
        elif written is None:
            self.report(s, "bounds", "a write to a region that is only read", True)
        else:
            within(written[0], written[1], "outside of what may be written")
        return bases[0], form, length

    def overlaps(self, state, form, length, secret_only=True):
        """Returns whether a secret byte of the stack may lie in a range of addresses."""
        n = self.bounds(state, length)[1]
        for family, bytes_ in state.secret.items():
            if not bytes_:
                continue
            lo, hi = self.bounds(state, form - Form(0, family))
            if lo == hi:
                if any(x in bytes_ for x in range(lo, lo + n)):
                    return True
            elif lo == -inf or hi == inf or any(lo <= x < hi + n for x in bytes_):
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
            words = [state.words.get((f.t, f.c, 8), (0, 0))[1] for f in places]
            if size in (8, 16) and (form.t, form.c, size) in state.words:
                words = [state.words[form.t, form.c, size][1]]
            if not words or not all(isinstance(w, Form) for w in words):
                return self.overlaps(state, form, length), None
            return False, words[0] if len(words) == 1 else tuple(words)
        extent, _, _, secret, message = self.regions[where]
        if isinstance(message, bytes):
            offset = form - Form(0, ((where, 1),))
            words = tuple(Form(int.from_bytes(message[offset.c + f:offset.c + f + 8], "little")) for f in range(0, size, 8))
            return False, None if offset.t or not places else words if len(words) > 1 else words[0]
        if message is not None and places:
            words = tuple(self.symbols.new(("message", f)) for f in places)
            self.regions.update((w.t[0][0], (message, True, None, True, None)) for w in words)
            return False, words if len(words) > 1 else words[0]
        return secret, None

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
            if isinstance(v, Form):
                v = (v,) * n if s.name in ("vpbroadcastq", "vpaddq") else (v,) + (Form(0),) * (n - 1)
            return v[:n] if isinstance(v, tuple) and len(v) >= n and isinstance(v[0], Form) else None
        found = [words(o) for o in (ops[-2:] if s.name == "vpaddq" else ops[-1:])]
        if None in found:
            return None
        return tuple(a + b for a, b in zip(*found)) if s.name == "vpaddq" else found[0]

    def store(self, s, state, secret, value):
        where, form, length = self.access(s, state)
        if where != "stack":
            return
        n = self.bounds(state, length)[1]
        n = n if n < 1 << 16 else 64
        for key in list(state.words):
            lo, hi = self.bounds(state, form - Form(key[1], key[0]))
            if not (hi + n <= 0 or lo >= key[2]):
                del state.words[key]
        for k, word in enumerate(value if isinstance(value, tuple) and isinstance(value[0], Form) else ()):
            state.words[form.t, form.c + 8 * k, 8] = (False, word)
        if isinstance(value, Form) and s.memory[5] >= 8:
            state.words[form.t, form.c, s.memory[5]] = (False, value)
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
        if s.kind == "nop":
            return
        if s.kind == "prefetch":
            self.address(s, state)
            return
        if s.kind in ("vzeroupper", "vzeroall"):
            for k in range(16):
                cells[f"v{k}h"] = (False, None)
                cells[f"v{k}"] = (s.kind == "vzeroupper" and cells[f"v{k}"][0], None)
            cells["upper"] = (False, Form(0))
            return
        if s.legacy and cells["upper"][1] != Form(0):
            self.report(s, "abi", "a legacy instruction while upper halves are dirty", True)
        secret, loaded = any(cells[c][0] for c in s.sources), None
        if s.carry:
            secret |= cells["flags"][0]
        if s.memory and s.memory[0] == "r":
            read, loaded = self.load(s, state)
            secret |= read
        value = (self.lanes if s.kind == "vector" else self.value)(s, state, loaded)
        value = None if secret else value
        if s.memory and s.memory[0] == "w":
            self.store(s, state, secret, value)
        compared = self.compare(s, state) if s.flags else state.compared
        for c in s.targets:
            cells[c] = (secret, value if c == s.targets[0] else None)
            if c == self.abi.sp and isinstance(value, Form):
                self.frames.add(value.t)
        if s.kind == "xchg":
            a, b = s.text[0]
            cells[a[0]], cells[b[0]] = (secret, None), (secret, None)
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
        if secret or value is None or o[1] < 4:
            return None
        value = self.narrow(state, value, o[1])
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
            return state.cells[ops[1]][1] if isinstance(ops[1], str) else state.cells[ops[1][0]][1]
        if name in ("cmp", "test", "mul", "mulx", "rol", "rorx", "andn", "adc", "xchg", "not", "stdu", "movk"):
            return None
        width = ops[0][1] if isinstance(ops[0], tuple) and ops[0][0] != "m" else s.memory[5] if s.memory else 8
        if width < 4 and name != "movzx":
            return None
        if name == "lea":
            _, m, base, index = ops[1]
            form = Form(m.disp)
            for reg, k in ((base, 1), (index, m.scale)):
                if reg:
                    v = state.cells[reg][1]
                    if not isinstance(v, Form):
                        return None
                    form = form + v * k
            return self.narrow(state, form, width)
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
        if name == "add":
            result = a + b
        elif name == "sub":
            result = a - b
        elif name == "imul" and (not a.t or not b.t):
            result = a * b.c if not b.t else b * a.c
        elif name == "shl" and not b.t:
            result = a * (1 << b.c)
        elif name == "shr" and not b.t:
            lo, hi = self.bounds(state, a)
            result = self.split(state, a, 1 << b.c)[0] if lo >= 0 and hi < TOP else None
        elif name == "and" and not b.t and b.c > 0 and b.c & (b.c + 1) == 0:
            result = self.split(state, a, b.c + 1)[1]
        elif name == "and" and not b.t and b.c < 0 and -b.c & (-b.c - 1) == 0:
            result = a - self.split(state, a, -b.c)[1]
        else:
            result = None
        return self.narrow(state, result, width) if result is not None else None

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
        if s.name in ("and", "shr", "add") and s.targets:
            # The result against 0; `add` also sets the carry, on which nothing may depend here.
            return None
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
