"""Opens `docs/benchmarks/index.html` in Chromium, and compares every table and every point of every plot with the records."""

import collections
import decimal
import json
import math
import pathlib
import urllib.parse

import browser as chromium
import pytest

FOLDER = pathlib.Path(__file__).resolve().parents[1]
INDEX = FOLDER / "index.html"
PICTURES = FOLDER.parents[1] / "target/page"
UNITS = {
    "cycles": lambda it, ours: it["cycles_per_byte"],
    "GB/s": lambda it, ours: it["bytes"] * it.get("batch", 1) / it["ns"],
    "ns": lambda it, ours: it["ns"] / it.get("batch", 1),
    "ratio": lambda it, ours: it["ns"] / ours["ns"],
}
# The processors whose figures are least times.
SHARED = {"amd-epyc-zen3"}


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    path = chromium.find()
    if path is None:
        pytest.skip("the page of benchmarks: needs Chromium, Debian's chromium")
    running = chromium.Browser(path, tmp_path_factory.mktemp("chromium"))
    yield running
    running.close()


def address(path=INDEX, **choice):
    return f"{path.as_uri()}#{urllib.parse.urlencode(choice)}"


# What the records say.

# Libraries that use AVX-512 wherever the processor has it.
UNCAPPED = {"graviola", "md5-simd"}


def level(row):
    return row["cpu"].split("level ")[1].replace(",", " ").split()[0]


def read(machine):
    """The cells of each record of a machine: level, plan, algorithm, operation, messages, bytes: the rows by implementation."""
    records = {}
    for path in sorted(FOLDER.glob(f"*-{machine}*.jsonl")):
        if path.name[11:].removesuffix(".jsonl").removeprefix(machine)[:1] not in ("", "-"):
            continue
        cells = {}
        for row in map(json.loads, path.read_text().splitlines()):
            plan = row["cpu"].partition("plan of ")[2]
            key = level(row), plan, row["algorithm"], row["operation"], row.get("batch"), row["bytes"]
            names = [it["implementation"] for it in cells.get(key, [])]
            if row.get("by_kernel"):
                continue
            # What was measured twice: the last lines.
            if row["implementation"] in names:
                del cells[key]
            cells.setdefault(key, []).append(row)
        records[path.stem] = kept = {}
        for key, rows in cells.items():
            if machine in SHARED:
                rows = [{**row, "ns": row["ns_min"], "ratio_to_best_peer": None,
                         "cycles_per_byte": float(f"{row['cycles_per_byte'] * row['ns_min'] / row['ns']:.5e}")}
                        for row in rows]
            kept[key] = {row["implementation"]: row for row in rows}
    # Below the processor's own level, what no cap reaches is not shown.
    own = next(iter(records[max(stem for stem in records if stem[11:] == machine)]))[0]
    for stem, cells in records.items():
        shown = {key: {name: row for name, row in cell.items() if key[0] == own or name.removesuffix("-many") not in UNCAPPED}
                 for key, cell in cells.items()}
        records[stem] = {key: cell for key, cell in shown.items() if cell}
    return records


def lead(cell):
    """The time of the fastest other, divided by that of raddle."""
    others = [row for name, row in cell.items() if name != "raddle"]
    if "raddle" not in cell or not others:
        return None
    best = min(others, key=lambda row: row["ns"])
    recorded = cell["raddle"]["ratio_to_best_peer"]
    return recorded if best["ratio_to_best_peer"] == 1.0 and recorded else best["ns"] / cell["raddle"]["ns"]


def digits(value, decimals=None):
    if decimals is None:
        limits = [(0.09995, 4), (0.9995, 3), (9.995, 2), (99.95, 1)]
        decimals = next((count for limit, count in limits if value < limit), 0)
    return str(decimal.Decimal(value).quantize(decimal.Decimal(1).scaleb(-decimals), decimal.ROUND_HALF_UP))


def size(count):
    unit, name = next((unit, name) for unit, name in [(1 << 20, "MiB"), (1 << 10, "KiB"), (1, "B")] if count % unit == 0)
    return f"{count // unit} {name}"


# What the page shows.

SHOWN = """(() => {
  const texts = line => [...line.children].map(cell => cell.textContent);
  return {
    table: [...document.querySelectorAll("#figures tr")].map(texts),
    lines: Object.fromEntries([...document.querySelectorAll("#plot g")].map(group => [group.dataset.name,
      [...group.querySelectorAll("circle")].map(it =>
        [it.dataset.x, it.dataset.y, it.getAttribute("cx"), it.getAttribute("cy")].map(Number))])),
    paths: [...document.querySelectorAll("#plot g path")].map(path => path.getAttribute("d").split("L").length),
    named: [...document.querySelectorAll("#plot .name")].map(it => it.textContent),
    chosen: Object.fromEntries([...document.querySelectorAll("select")].filter(it => !it.closest("[hidden]")).map(it => [it.id, it.value])),
  };
})()"""


def show(tab, **choice):
    """Chooses, and returns what is shown then. Not by the address: Chromium ignores its changes where they are many."""
    return tab.run(f"choice = {json.dumps(choice)}; show(); {SHOWN}")


def places_differ(points):
    """Whether places are not where a logarithmic axis puts their values."""
    def off(values, places):
        logs = [math.log(value) for value in values]
        low, high = min(range(len(logs)), key=logs.__getitem__), max(range(len(logs)), key=logs.__getitem__)
        if math.isclose(logs[low], logs[high], abs_tol=1e-12):
            return any(abs(place - places[0]) > 0.01 for place in places)
        step = (places[high] - places[low]) / (logs[high] - logs[low])
        return any(abs(places[low] + step * (it - logs[low]) - place) > 0.01 for it, place in zip(logs, places))
    x, y, cx, cy = zip(*points)
    return off(x, cx) or off(y, cy)


def compare(shown, cells, unit, x_text):
    """What a table and a plot show that is not in the cells, which are a dictionary by the place on the axis."""
    names = shown["table"][0][1:]
    has_lead = names[-1] == "raddle's lead"
    names = names[:-1] if has_lead else names
    wrong = [] if [row[0] for row in shown["table"][1:]] == [x_text(x) for x in cells] else [["rows", shown["table"]]]
    points = collections.defaultdict(list)
    for (x, cell), row in zip(cells.items(), shown["table"][1:]):
        expected = []
        for name in names:
            value = UNITS[unit](cell[name], cell.get("raddle")) if name in cell else None
            expected.append("" if value is None else digits(value))
            if value is not None:
                points[name].append((x, value))
        if has_lead:
            expected.append("" if lead(cell) is None else digits(lead(cell), 2))
        if row[1:] != expected or set(cell) != set(names) & set(cell):
            wrong.append([row, expected])
    drawn = {name: [(x, y) for x, y, _, _ in line] for name, line in shown["lines"].items()}
    if set(drawn) != set(points) or set(shown["named"]) != set(points):
        wrong.append([sorted(drawn), sorted(points), shown["named"]])
    for name in set(drawn) & set(points):
        same = len(drawn[name]) == len(points[name]) and all(
            x == a and math.isclose(y, b, rel_tol=1e-9) for (x, y), (a, b) in zip(drawn[name], points[name]))
        if not same:
            wrong.append([name, drawn[name], points[name]])
    if any(count != len(line) for count, line in zip(sorted(shown["paths"]), sorted(shown["lines"].values(), key=len))):
        wrong.append(["lines", shown["paths"]])
    every = [point for line in shown["lines"].values() for point in line]
    if every and places_differ(every):
        wrong.append(["places", every])
    return wrong


def compare_all(tab, machines, units):
    """Compares all choices of some machines with the records. Returns what differs, and the number of figures."""
    wrong, figures = [], 0
    offered = json.loads(tab.run("document.getElementById('data').textContent"))
    for machine in [it for it in offered if it["key"] in machines]:
        records = read(machine["key"])
        own_plan = next(key[1] for key in records[machine["runs"][0]["key"]])
        seen = set()
        for run in machine["runs"]:
            for course in run["courses"]:
                label, _, plan = course["level"].partition(", plan of ")
                by = [course["algorithm"], course["operation"], course["batch"]]
                plans = [plan] if plan else [own_plan, ""]
                cells = {key[5]: cell for key, cell in sorted(records[run["key"]].items(), key=lambda it: it[0][5])
                         if key[0] == label and key[1] in plans and list(key[2:5]) == by
                         and any(row[0] == key[5] for row in course["rows"])}
                seen |= {(run["key"], label, *by, count) for count in cells}
                choice = {"machine": machine["key"], "level": course["level"], "algorithm": by[0], "operation": by[1],
                          "run": run["key"], "axis": "size"} | ({"batch": by[2]} if by[2] else {})
                for unit in units:
                    if unit == "ratio" and not all("raddle" in cell for cell in cells.values()):
                        continue
                    shown = show(tab, **choice, unit=unit)
                    off = {key: value for key, value in choice.items() if shown["chosen"].get(key, str(value)) != str(value)}
                    wrong += [[choice, unit, it] for it in [off] * bool(off) + compare(shown, cells, unit, size)]
                    figures += sum(map(len, shown["lines"].values()))
        # A cell that is not shown was measured again later.
        for stem, cells in records.items():
            for key, cell in cells.items():
                place = (key[0], *key[2:])
                later = [other for other in records if other[:10] > stem[:10]]
                again = any((other, *place) in seen for other in later)
                if (stem, *place) not in seen and not again:
                    wrong.append(["not shown", stem, place])
    return wrong, figures


MACHINES = sorted(path.stem for path in FOLDER.glob("*.md") if path.stem.startswith(("amd-", "intel-")))


@pytest.mark.parametrize("machine", MACHINES)
def test_tables_and_plots_are_those_of_the_records(program, machine, report):
    tab = program.open(address())
    wrong, figures = compare_all(tab, [machine], UNITS)
    assert not wrong, wrong[:3]
    assert figures > 1000
    report(f"{figures} points of {machine} in plots and tables are those of the records")
    assert not tab.events("Runtime.exceptionThrown") and not [it for it in tab.events("Log.entryAdded") if it["entry"]["level"] == "error"]


def test_a_run_is_shown_by_its_numbers_of_messages(program):
    records = read("amd-epyc-zen5")["2026-11-20-amd-epyc-zen5-hashes"]
    tab = program.open(address())
    choice = {"machine": "amd-epyc-zen5", "level": "avx512", "algorithm": "md5-many", "operation": "hash", "axis": "batch",
              "bytes": 1024}
    cells = {key[4]: cell for key, cell in sorted(records.items(), key=lambda it: it[0][4] or 0)
             if key[0] == "avx512" and key[2:4] == ("md5-many", "hash") and key[5] == 1024}
    assert list(cells) == [2, 8, 16, 32, 64, 96]
    for unit in UNITS:
        assert not compare(show(tab, **choice, unit=unit), cells, unit, str)


def test_a_changed_figure_is_refused(program, tmp_path):
    text = INDEX.read_text()
    start = text.index('"rows":[[')
    old = text[start:].split(",", 4)[2]
    planted = tmp_path / "index.html"
    planted.write_text(text[:start] + text[start:].replace(old, str(float(old) * 1.01), 1))
    wrong, _ = compare_all(program.open(address(planted)), [MACHINES[2]], ["ns"])
    assert wrong and all(it[0]["machine"] == "amd-epyc-zen5" for it in wrong)
    # A point that is drawn elsewhere, and a line that lacks one.
    for fault in [("cy: y(point.y)", "cy: y(point.y) + (point.x === 64)"), ('.join("L")', '.slice(1).join("L")')]:
        assert fault[0] in text
        planted.write_text(text.replace(*fault))
        wrong, _ = compare_all(program.open(address(planted)), ["amd-epyc-zen3"], ["ns"])
        assert wrong, fault


def test_the_link_keeps_the_choice(program):
    choice = {"machine": "amd-epyc-zen4", "level": "avx2", "algorithm": "sha256-many", "operation": "hash", "batch": "64", "unit": "GB/s"}
    tab = program.open(address(**choice, without="openssl,ring"))
    shown = tab.run(SHOWN)
    assert choice.items() <= shown["chosen"].items()
    assert "raddle" in shown["lines"] and not {"openssl", "ring"} & set(shown["lines"])
    tab.run("document.querySelector('#peers [value=openssl]').click()")
    link = tab.run("[...document.querySelectorAll('#source a')].at(-1).href")
    assert link == tab.run("location.href")
    again = program.open(link).run(SHOWN)
    assert again == tab.run(SHOWN) and "openssl" in again["lines"] and "ring" not in again["lines"]
    # What the records do not have is replaced by what they have.
    assert program.open(address(machine="none", algorithm="rot13")).run(SHOWN)["chosen"]["machine"] == "amd-epyc-zen5"


def test_every_control_has_a_label_and_is_reached_by_the_keyboard(program):
    tab = program.open(address(algorithm="sha256-many"))
    controls = tab.run("""[...document.querySelectorAll("select, input, button, a, [tabindex]")]
      .filter(it => it.checkVisibility() && !it.closest("[hidden]")).map((it, i) => {
        it.dataset.test = i;
        const label = it.labels && it.labels.length ? it.labels[0].firstChild.textContent + it.labels[0].lastChild.textContent : "";
        return [it.tagName, (it.getAttribute("aria-label") || it.getAttribute("aria-labelledby") || label || it.textContent).trim()];
      })""")
    assert len(controls) > 15 and all(label for _, label in controls), controls
    reached, outlined = [], []
    for _ in controls:
        tab.press("Tab", 9)
        reached.append(tab.run("document.activeElement.dataset.test"))
        outlined.append(tab.run("getComputedStyle(document.activeElement).outlineStyle"))
    assert reached == [str(i) for i in range(len(controls))]
    assert set(outlined) == {"solid"}
    # The next unit, and a library less, without a mouse.
    before = tab.run(SHOWN)
    tab.run("document.getElementById('unit').focus()")
    tab.press("ArrowDown", 40)
    after = tab.run(SHOWN)
    assert (before["chosen"]["unit"], after["chosen"]["unit"]) == ("cycles", "GB/s") and before["table"] != after["table"]
    tab.run("document.querySelector('#peers input').focus()")
    tab.call("Input.dispatchKeyEvent", type="keyDown", key=" ", code="Space", text=" ", windowsVirtualKeyCode=32)
    tab.call("Input.dispatchKeyEvent", type="keyUp", key=" ", code="Space", windowsVirtualKeyCode=32)
    assert len(tab.run(SHOWN)["lines"]) == len(after["lines"]) - 1
    assert tab.run("document.activeElement.type") == "checkbox"


CONTRAST = """(() => {
  const luminance = colour => colour.match(/[0-9.]+/g).slice(0, 3)
    .map(it => it / 255).map(it => it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4)
    .reduce((sum, it, i) => sum + it * [0.2126, 0.7152, 0.0722][i], 0);
  const paper = luminance(getComputedStyle(document.body).backgroundColor);
  const texts = [...document.querySelectorAll("svg text, h1, h2, p, th, td, label, a, legend")].filter(it => it.checkVisibility());
  return [paper, Math.min(...texts.map(it => {
    const style = getComputedStyle(it), ink = luminance(it instanceof SVGElement ? style.fill : style.color);
    return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
  }))];
})()"""


@pytest.mark.parametrize("algorithm", ["sha256-many", "aes-256-gcm", "md5-many"])
def test_text_is_readable_in_light_and_dark(program, algorithm):
    for dark in [False, True]:
        tab = program.open(address(machine="amd-epyc-zen4", algorithm=algorithm), dark=dark)
        paper, contrast = tab.run(CONTRAST)
        assert (paper < 0.05) == dark and contrast >= 4.5, contrast
        tab.run("document.getElementById('theme').click()")
        paper, contrast = tab.run(CONTRAST)
        assert (paper > 0.9) == dark and contrast >= 4.5, contrast


def test_a_phone_shows_all_without_scrolling_sideways(program, report):
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, width, height, dark in [("phone", 390, 844, False), ("light", 1100, 900, False), ("dark", 1100, 900, True)]:
        tab = program.open(address(algorithm="chacha20-poly1305"), width, height, dark)
        assert tab.run("[innerWidth, document.documentElement.scrollWidth]") == [width, width]
        boxes = tab.run("""[...document.querySelectorAll("select, button, #peers label, svg text")].filter(it => it.checkVisibility())
          .map(it => [it.tagName, it.getBoundingClientRect()]).map(([name, box]) => [name, box.left, box.right, box.height])""")
        assert all(left >= 0 and right <= width for _, left, right, _ in boxes), boxes
        assert all(height >= 36 for tag, _, _, height in boxes if tag != "text")
        tab.picture(PICTURES / f"{name}.png")
    report(f"pictures of the page are in {PICTURES.relative_to(FOLDER.parents[1])}")


def test_nothing_is_fetched(program):
    tab = program.open(address())
    tab.run("new Promise(done => setTimeout(done, 100))")
    assert [it["request"]["url"] for it in tab.events("Network.requestWillBeSent")] == [INDEX.as_uri()]
    assert "src=" not in INDEX.read_text() and "@import" not in INDEX.read_text()


def test_without_scripts_the_page_leads_to_the_tables(program):
    text = program.open(address(), scripts=False).html()
    assert all(f'href="{machine}.md"' in text for machine in MACHINES)
    assert "Without JavaScript" in text and '<form id="choice" hidden' in text
    assert all((FOLDER / f"{machine}.md").is_file() for machine in MACHINES)
