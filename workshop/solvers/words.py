"""Words as files of SMT-LIB define them, and their reading."""

import re

TOKEN = re.compile(r"\|[^|]*\||[()]|[^\s()]+")


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
        assert name == "concat" or len(kids) <= 2, "only bytes are joined by more than two"
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
