// The choice, which the fragment of the address keeps, and what is shown of it.

const machines = JSON.parse(document.getElementById("data").textContent);
const courses = machines.flatMap(machine => machine.runs.flatMap(run => run.courses.map(course => ({ machine, run, ...course }))));
const field = id => document.getElementById(id);

/** Three significant digits, without an exponent. */
function digits(value) {
  const decimals = value < 0.09995 ? 4 : value < 0.9995 ? 3 : value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
  return value.toFixed(decimals);
}
const short = value => digits(value).replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
function size(bytes) {
  const [unit, name] = [[2 ** 30, "GiB"], [2 ** 20, "MiB"], [2 ** 10, "KiB"], [1, "B"]].find(([unit]) => bytes % unit === 0);
  return `${bytes / unit} ${name}`;
}
const messages = batch => batch === 1 ? "1 message" : `${batch} messages`;

// A point has the bytes and number of its messages, the time of all, and the cycles a byte.
const units = {
  "cycles": { name: "cycles a byte", better: "lower is better", of: it => it.cycles },
  "GB/s": { name: "GB/s", better: "higher is better", of: it => it.bytes * it.batch / it.ns },
  "ns": { name: "ns a message", better: "lower is better", of: it => it.ns / it.batch },
  "ratio": { name: "time / raddle's", better: "above 1 raddle is faster", of: (it, ours) => ours && it.ns / ours.ns },
};
const axes = { size: "message size", batch: "messages in a batch" };

let choice = { algorithm: "aes-128-gcm", operation: "seal" };
let hidden = new Set();

function readAddress() {
  const given = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  hidden = new Set((given.without || "").split(",").filter(Boolean));
  choice = { ...choice, ...given };
}

/** Fills a list, and keeps what is chosen if that is in it. */
function offer(id, values, text) {
  const options = [...new Set(values)].map(String);
  const chosen = options.includes(String(choice[id])) ? String(choice[id]) : options[0];
  field(id).replaceChildren(...options.map(value => new Option(text(value), value, false, value === chosen)));
  field(id).closest("label").hidden = options.length === 0;
  choice[id] = chosen;
  return chosen;
}

/** The courses that are chosen: one across sizes, or one for each number of messages. */
function narrow() {
  let left = courses;
  const by = (id, value, text = it => it) => {
    const chosen = offer(id, left.map(value).filter(it => it !== null), text);
    left = left.filter(it => chosen === undefined || String(value(it)) === chosen);
  };
  by("machine", it => it.machine.key, key => machines.find(it => it.key === key).name);
  by("level", it => it.level);
  by("algorithm", it => it.algorithm);
  by("operation", it => it.operation);
  const batches = new Set(left.map(it => it.batch));
  const acrossBatches = offer("axis", batches.size > 1 ? ["size", "batch"] : ["size"], it => axes[it]) === "batch";
  field("axis").closest("label").hidden = batches.size < 2;
  if (acrossBatches) {
    const sizes = left.flatMap(it => it.rows.map(row => row[0])).sort((a, b) => a - b);
    const bytes = Number(offer("bytes", sizes, it => size(Number(it))));
    left = left.filter(it => it.rows.some(row => row[0] === bytes));
    // The run of most numbers of messages first.
    const count = it => left.filter(other => other.run === it.run).length;
    left = [...left].sort((a, b) => count(b) - count(a));
  } else {
    left = [...left].sort((a, b) => (b.batch === 64) - (a.batch === 64));
    by("batch", it => it.batch, it => messages(Number(it)));
  }
  field("batch").closest("label").hidden ||= acrossBatches;
  field("bytes").closest("label").hidden = !acrossBatches;
  by("run", it => it.run.key, key => left.find(it => it.run.key === key).run.name);
  offer("unit", Object.keys(units), it => units[it].name);
  return acrossBatches ? left.sort((a, b) => a.batch - b.batch) : left.slice(0, 1);
}

/** The rows of the table: a place on the axis, the recorded ratio, and a point for each name. */
function rowsOf(chosen) {
  const across = choice.axis === "batch";
  return chosen.flatMap(course => course.rows.filter(row => !across || row[0] === Number(choice.bytes)).map(row => {
    const points = {};
    course.names.forEach((name, i) => {
      const [ns, cycles] = row.slice(2 + 2 * i, 4 + 2 * i);
      if (ns !== null) points[name] = { bytes: row[0], batch: course.batch || 1, ns, cycles };
    });
    return { x: across ? course.batch : row[0], ratio: row[1], points };
  }));
}

function show() {
  const chosen = narrow();
  const { machine, run, level } = chosen[0];
  const rows = rowsOf(chosen);
  const all = [...new Set(chosen.flatMap(course => course.names))];
  const names = all.filter(name => name === "raddle" || !hidden.has(name));
  const unit = units[choice.unit];
  const xText = choice.axis === "batch" ? String : size;

  // Boxes stay if the libraries do, and keep the focus.
  const others = all.filter(name => name !== "raddle");
  if (field("peers").dataset.names !== others.join()) {
    field("peers").dataset.names = others.join();
    field("peers").replaceChildren(...others.map(name => {
      const label = document.createElement("label"), box = document.createElement("input");
      Object.assign(box, { type: "checkbox", value: name });
      label.style.setProperty("--colour", `var(--${name}, var(--ink))`);
      label.append(box, name);
      return label;
    }));
  }
  for (const box of field("peers").querySelectorAll("input")) box.checked = !hidden.has(box.value);
  field("peers").closest("fieldset").hidden = all.length < 2;
  const what = choice.axis === "batch" ? `, messages of ${size(Number(choice.bytes))}` : choice.batch ? `, ${messages(Number(choice.batch))}` : "";
  field("title").textContent = `${choice.algorithm} ${choice.operation}${what}`;
  const capped = level === machine.runs[0].courses[0].level ? "" : "OpenSSL and AWS-LC are limited to this level; the other libraries can't be and may use wider instructions.";
  field("note").textContent = [`${machine.name}, level ${level}.`, machine.note, capped].join(" ");

  const value = (row, name) => row.points[name] && unit.of(row.points[name], row.points.raddle);
  const lines = names.map(name => ({
    name, ours: name === "raddle",
    points: rows.map(row => ({ x: row.x, y: value(row, name) })).filter(point => point.y != null),
  })).filter(line => line.points.length > 0);
  if (lines.length) {
    draw(field("plot"), lines, {
      yTitle: `${unit.name}, ${unit.better}`, xTitle: axes[choice.axis], xText, yText: short, even: choice.unit === "ratio",
    });
  } else {
    field("plot").replaceChildren("This run has no figures in this unit.");
  }

  const head = [axes[choice.axis], ...names, ...(names.length > 1 ? ["raddle's lead"] : [])];
  const body = rows.map(row => {
    const cells = names.map(name => [value(row, name), name === "raddle" ? "ours" : ""]);
    const others = name => name !== "raddle" && row.points[name];
    const fastest = of => of.filter(others).sort((a, b) => row.points[a].ns - row.points[b].ns)[0];
    const best = row.points.raddle && fastest(names);
    // The record compares samples of one round with the fastest of all.
    const ratio = best && (best === fastest(all) ? row.ratio : row.points[best].ns / row.points.raddle.ns);
    return [xText(row.x), ...cells, ...(names.length > 1 ? [[ratio, ratio < 0.99 ? "slower" : "", 2]] : [])];
  });
  const element = (name, text, attributes) => Object.assign(document.createElement(name), { textContent: text }, attributes);
  const caption = document.createElement("thead"), lower = document.createElement("tbody");
  caption.append(document.createElement("tr"));
  caption.firstChild.append(...head.map(text => element("th", text, { scope: "col" })));
  lower.append(...body.map(([text, ...cells]) => {
    const line = document.createElement("tr");
    line.append(element("th", text, { scope: "row" }));
    line.append(...cells.map(([it, className, decimals]) => element("td", it == null ? "" : decimals ? it.toFixed(decimals) : digits(it), { className })));
    return line;
  }));
  field("figures").replaceChildren(caption, lower);

  const address = new URLSearchParams(Object.entries(choice).filter(([key, it]) => it !== undefined && key !== "without"));
  if (hidden.size) address.set("without", [...hidden].join(","));
  history.replaceState(null, "", "#" + address);
  const link = (text, href) => Object.assign(document.createElement("a"), { textContent: text, href });
  field("source").replaceChildren(
    [names.length > 1 && "raddle's lead: the time of the fastest other, divided by that of raddle", machine.note ? "" : "Times are medians",
      "Axes are logarithmic", run.versions.join(", ")].filter(Boolean).join(". ") + ". ", link("Record", `${run.key}.jsonl`), ", ",
    link("all tables of this processor", `${machine.key}.md`), ", ", link("link to this choice", "#" + address), ".");
}

for (const id of ["machine", "level", "algorithm", "operation", "axis", "batch", "bytes", "run", "unit"]) {
  field(id).addEventListener("change", event => {
    choice[id] = event.target.value;
    if (id === "axis") delete choice.run;
    show();
  });
}
field("peers").addEventListener("change", ({ target }) => {
  hidden[target.checked ? "delete" : "add"](target.value);
  show();
});
field("choice").addEventListener("submit", event => event.preventDefault());
addEventListener("hashchange", () => { readAddress(); show(); });

// Light or dark as the system has it, until the button says otherwise.
const system = matchMedia("(prefers-color-scheme: dark)");
let theme = null;
function paint() {
  const dark = theme === null ? system.matches : theme === "dark";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  field("theme").textContent = dark ? "Light" : "Dark";
  field("theme").setAttribute("aria-label", `Switch to ${dark ? "light" : "dark"} colours`);
}
system.addEventListener("change", paint);
field("theme").addEventListener("click", () => {
  theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  paint();
});

for (const id of ["choice", "result", "theme"]) field(id).hidden = false;
paint();
readAddress();
show();
// The plot is drawn for its width. The first call of an observer is for the width that it has already.
let width = field("plot").getBoundingClientRect().width;
new ResizeObserver(([entry]) => {
  if (entry.contentRect.width === width) return;
  width = entry.contentRect.width;
  show();
}).observe(field("plot"));
