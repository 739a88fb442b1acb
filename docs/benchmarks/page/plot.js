"use strict";
// The plot: lines over a logarithmic axis, named where they end. An SVG element of this document, so that style sheets colour it and
// a test reads its points.

function svg(name, attributes, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  if (text !== undefined) element.textContent = text;
  return element;
}

/** A logarithmic scale from values to places. */
function scale(values, from, to, room) {
  const low = Math.log(Math.min(...values) / room), high = Math.log(Math.max(...values) * room);
  return value => from + (high > low ? (Math.log(value) - low) / (high - low) : 0.5) * (to - from);
}

/** Round values between two values, at least three of them. */
function ticks(low, high) {
  const within = value => value >= low && value <= high;
  for (const steps of [[1, 10], [1, 2, 5], [1, 1.5, 2, 3, 4, 6, 8]]) {
    const decades = [];
    for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high); power++) decades.push(power);
    const found = decades.flatMap(power => steps.map(step => Number((step * 10 ** power).toPrecision(2)))).filter(within);
    if (new Set(found).size > 3) return [...new Set(found)];
  }
  const rough = (high - low) / 4, power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(it => it * power).find(it => it >= rough);
  const count = Math.floor(high / step) - Math.ceil(low / step) + 1;
  return Array.from({ length: count }, (_, i) => Number(((Math.ceil(low / step) + i) * step).toPrecision(6)));
}

/** Separates sorted heights by at least `apart`, not below `bottom`, and moves each as little as that needs. */
function spread(heights, apart, bottom) {
  for (let i = 1; i < heights.length; i++) heights[i] = Math.max(heights[i], heights[i - 1] + apart);
  for (let i = heights.length - 1, limit = bottom; i >= 0; i--, limit -= apart) heights[i] = Math.min(heights[i], limit);
  return heights;
}

/** Draws `lines` (`{ name, ours, points: [{ x, y }] }`) into `host`. */
function draw(host, lines, { yTitle, xTitle, xText, yText, even }) {
  const width = Math.max(host.clientWidth, 280), height = Math.min(Math.max(width * 0.5, 280), 440);
  const names = Math.max(...lines.map(line => line.name.length)) * 7.8 + 22;
  const left = 46, right = width - names, top = 32, bottom = height - 44;
  const points = lines.flatMap(line => line.points);
  const xs = [...new Set(points.map(point => point.x))].sort((a, b) => a - b);
  const ys = points.map(point => point.y).concat(even ? [1] : []);
  const x = scale(xs, left, right, 1), y = scale(ys, bottom, top, 1.06);
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img", "aria-label": `${yTitle} by ${xTitle}, as in the table` });
  const put = (...rest) => picture.appendChild(svg(...rest));

  put("text", { x: 0, y: 14 }, yTitle);
  for (const tick of ticks(Math.min(...ys) / 1.06, Math.max(...ys) * 1.06)) {
    put("line", { x1: left, x2: right, y1: y(tick), y2: y(tick), class: "grid" });
    put("text", { x: left - 8, y: y(tick) + 4, "text-anchor": "end" }, yText(tick));
  }
  if (even) put("line", { x1: left, x2: right, y1: y(1), y2: y(1), class: "even" });
  let free = -Infinity;
  for (const tick of xs) {
    if (x(tick) < free) continue;
    put("text", { x: x(tick), y: bottom + 18, "text-anchor": "middle" }, xText(tick));
    free = x(tick) + 58;
  }
  put("text", { x: right, y: height - 6, "text-anchor": "end" }, xTitle);

  // raddle last, and so on top.
  for (const line of [...lines].sort((a, b) => a.ours - b.ours)) {
    const group = put("g", { style: `--colour: var(--${line.name}, var(--ink))`, "data-name": line.name });
    const ours = line.ours ? "ours" : "";
    group.append(svg("path", { class: ours, d: "M" + line.points.map(point => `${x(point.x)} ${y(point.y)}`).join("L") }));
    for (const point of line.points) {
      const place = { cx: x(point.x), cy: y(point.y), r: line.ours ? 4 : 3, class: ours, "data-x": point.x, "data-y": point.y };
      const circle = svg("circle", place);
      circle.append(svg("title", {}, `${line.name}, ${xText(point.x)}: ${yText(point.y)}`));
      group.append(circle);
    }
  }
  const ends = lines.map(line => ({ line, end: line.points[line.points.length - 1] })).sort((a, b) => y(a.end.y) - y(b.end.y));
  const heights = spread(ends.map(({ end }) => y(end.y)), 16, bottom);
  ends.forEach(({ line, end }, i) => {
    const colour = { style: `--colour: var(--${line.name}, var(--ink))` };
    if (Math.abs(heights[i] - y(end.y)) > 2) put("path", { ...colour, class: "leader", d: `M${x(end.x) + 5} ${y(end.y)}L${right + 13} ${heights[i]}` });
    put("text", { ...colour, class: line.ours ? "name ours" : "name", x: right + 15, y: heights[i] + 4 }, line.name);
  });
  host.replaceChildren(picture);
}
