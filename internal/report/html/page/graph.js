// The graph: the tree of ways to the fault, opened node by node.
const nodeWidth = 300, nodeHeight = 36, columnWidth = 350, rowHeight = 46, firstNodes = 40, mostNodes = 800;
const svgNS = "http://www.w3.org/2000/svg";
const group = { value: "value", heap: "heap", framework: "heap", choice: "heap", shown: "heap", change: "heap", param: "value", result: "value", exception: "value", base: "value",
  control: "control", dispatch: "control", potential: "control", call: "call", register: "call", start: "call", async: "call", icc: "call", lifecycle: "call", init: "call" };
let opened = new Set(), spots = new Map(), view = { x: 0, y: 0, w: 1000, h: 600 }, focusId = -1, svg = null;

function svgMake(name, attributes, ...children) {
  const e = document.createElementNS(svgNS, name);
  for (const [k, v] of Object.entries(attributes || {})) e.setAttribute(k, v);
  e.append(...children);
  return e;
}

// openFirst opens nodes, the nearest to the fault first, until there are enough.
function openFirst(most) {
  let count = roots.length;
  let level = roots.slice(0, mostNodes);
  while (level.length && count < most) {
    const next = [];
    for (const id of level) {
      const below = children.get(id) || [];
      if (!below.length || count + below.length > most * 2) continue;
      opened.add(id);
      count += below.length;
      next.push(...below);
      if (count >= most) break;
    }
    level = next;
  }
}

// layout gives the open nodes their places: columns by how many steps they are from the
// root, rows by the leaves.
function layout() {
  spots = new Map();
  let next = 0;
  const stack = [];
  for (const r of roots.slice(0, mostNodes).reverse()) stack.push({ id: r, depth: 0, done: false });
  while (stack.length) {
    const top = stack[stack.length - 1];
    const below = opened.has(top.id) ? children.get(top.id) || [] : [];
    if (!top.done && below.length && spots.size + stack.length < mostNodes) {
      top.done = true;
      top.below = below;
      for (let i = below.length - 1; i >= 0; i--) stack.push({ id: below[i], depth: top.depth + 1, done: false, up: top.id });
      continue;
    }
    stack.pop();
    let y = next;
    const placed = (top.below || []).filter((id) => spots.has(id));
    if (placed.length) y = (spots.get(placed[0]).row + spots.get(placed[placed.length - 1]).row) / 2;
    else next++;
    spots.set(top.id, { id: top.id, depth: top.depth, row: y, up: top.up });
  }
  for (const s of spots.values()) { s.x = s.depth * columnWidth; s.y = s.row * rowHeight; }
}

function drawGraph(fresh) {
  const canvas = byId("canvas");
  if (fresh) { opened = new Set(); openFirst(firstNodes); focusId = roots.length ? roots[0] : -1; }
  layout();
  const hadFocus = canvas.contains(document.activeElement);
  const marked = new Set(state.chosen >= 0 ? way(state.chosen) : []);
  svg = svgMake("svg", { role: "tree", "aria-label": "Dependences: each node leads to the one to its left", "aria-describedby": "graph-hint", viewBox: "0 0 100 100" });
  const edges = svgMake("g", { role: "presentation" }), nodes = svgMake("g", { role: "presentation" });
  for (const s of spots.values()) {
    if (s.up !== undefined && spots.has(s.up)) edges.append(edge(spots.get(s.up), s, marked));
    nodes.append(node(s, marked));
  }
  if (state.chosen >= 0 && spots.has(state.chosen)) {
    for (const l of steps[state.chosen].dependsOn.map(link)) {
      const other = spots.get(l.to), own = spots.get(state.chosen);
      if (other && other.up !== state.chosen) edges.append(curve(own, other, "cross " + (group[l.kind] || ""), l.kind + (l.label ? " " + l.label : "")));
    }
  }
  svg.append(edges, nodes);
  canvas.replaceChildren(svg);
  if (fresh) fit(); else applyView();
  if (hadFocus) focusNode(focusId);
  const legend = byId("legend");
  legend.replaceChildren(...["value", "control", "heap", "call"].map((g) => make("span", { class: g }, { value: "— values, arguments, objects", control: "- - conditions", heap: "— memory", call: "··· calls, events" }[g])));
  const hiddenNodes = shown.length - spots.size;
  if (hiddenNodes > 0) legend.append(make("span", {}, hiddenNodes + " lines are folded"));
}

function edge(to, from, marked) {
  const why = steps[from.id].why;
  const kind = why ? group[why.kind] || "" : "";
  const through = why && why.to !== to.id;
  const isWay = marked.has(from.id) && marked.has(to.id);
  return curve(to, from, kind + (isWay ? " way" : ""), why ? (through ? "over lines that are not shown: " : "") + why.role + (why.label ? " (" + why.label + ")" : "") : "");
}

function curve(a, b, kind, title) {
  const x1 = a.x + nodeWidth, y1 = a.y + nodeHeight / 2, x2 = b.x, y2 = b.y + nodeHeight / 2;
  const bend = Math.max(30, Math.abs(x2 - x1) / 2);
  const e = svgMake("path", { d: `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, class: kind.trim() });
  if (title) e.append(svgMake("title", {}, title));
  return e;
}

function node(s, marked) {
  const t = steps[s.id];
  const below = (children.get(s.id) || []).length;
  const g = svgMake("g", { class: "node" + (t.fault ? " throw" : "") + (t.cause ? " cause" : "") + (t.begins ? " begins" : "") + (marked.has(s.id) ? " way" : "") + (s.id === state.chosen ? " chosen" : ""),
    transform: `translate(${s.x} ${s.y})`, role: "treeitem", tabindex: s.id === focusId ? "0" : "-1", "data-node": s.id, "aria-level": s.depth + 1,
    "aria-label": (t.begins ? "callback " : "") + short(t.text, 160) + ", " + short(place(t), 100) + (t.cause ? ", confirmed cause" : "") });
  if (below) g.setAttribute("aria-expanded", String(opened.has(s.id)));
  if (s.id === state.chosen) g.setAttribute("aria-selected", "true");
  const where = svgMake("text", { x: 8, y: 13, class: "where" }, short(place(t), 46) + (t.times > 1 ? "  ×" + t.times : ""));
  const text = svgMake("text", { x: 8, y: 28 }, short(t.begins ? "callback begins" : t.text, 43));
  g.append(svgMake("rect", { width: nodeWidth, height: nodeHeight, rx: 4 }), where, text, svgMake("title", {}, short(t.text, 400) + "\n" + place(t)));
  if (below) g.append(svgMake("g", { class: "fold", "data-fold": s.id }, svgMake("circle", { cx: nodeWidth, cy: nodeHeight / 2, r: 9 }), svgMake("text", { x: nodeWidth, y: nodeHeight / 2 + 3.5 }, opened.has(s.id) ? "−" : below > 99 ? "99+" : String(below))));
  return g;
}

function applyView() { if (svg) svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.w} ${view.h}`); }

// extent is how far the open nodes reach.
function extent() {
  let right = nodeWidth, bottom = nodeHeight;
  for (const s of spots.values()) { right = Math.max(right, s.x + nodeWidth); bottom = Math.max(bottom, s.y + nodeHeight); }
  return { right, bottom };
}

// onPaper shows all open nodes: paper cannot be moved.
function onPaper() {
  const { right, bottom } = extent();
  if (svg) svg.setAttribute("viewBox", `-20 -20 ${Math.max(right + 40, 900)} ${bottom + 40}`);
}

// fit shows the fault's column first, as large as can be read.
function fit(all) {
  const canvas = byId("canvas");
  const { right, bottom } = extent();
  canvas.style.height = Math.max(200, Math.min(560, (bottom + 40) * 1.25)) + "px"; // no taller than what is in it
  const w = canvas.clientWidth || 1000, h = canvas.clientHeight || 540;
  const scale = all ? Math.max((right + 40) / w, (bottom + 40) / h, 0.5) : Math.min(1.25, Math.max((right + 40) / w, (bottom + 40) / h, 0.8));
  view = { x: -20, y: -20, w: w * scale, h: h * scale };
  const root = spots.get(roots[0]);
  if (root && !all && bottom > view.h) view.y = root.y + nodeHeight / 2 - view.h / 2;
  applyView();
}

function zoom(factor, cx = 0.5, cy = 0.5) {
  const w = Math.min(40000, Math.max(200, view.w * factor)), f = w / view.w;
  view = { x: view.x + view.w * cx * (1 - f), y: view.y + view.h * cy * (1 - f), w, h: view.h * f };
  applyView();
}

function toggle(id) {
  if (!(children.get(id) || []).length) return;
  if (opened.has(id)) opened.delete(id); else opened.add(id);
  drawGraph(false);
}

function focusNode(id) {
  focusId = id;
  for (const n of svg.querySelectorAll(".node")) n.setAttribute("tabindex", n.dataset.node === String(id) ? "0" : "-1");
  const n = svg.querySelector(`.node[data-node="${Number(id)}"]`), s = spots.get(id);
  if (!n || !s) return;
  n.focus({ preventScroll: true });
  if (s.x < view.x || s.x + nodeWidth > view.x + view.w) view.x = s.x - view.w / 3;
  if (s.y < view.y || s.y + nodeHeight > view.y + view.h) view.y = s.y - view.h / 3;
  applyView();
}

function focusGraph() {
  byId("graph").scrollIntoView();
  if (focusId >= 0) focusNode(spots.has(focusId) ? focusId : roots[0]);
}

// reveal opens all on the way to a step.
function reveal(id) {
  let at = isShown[id] ? id : -1;
  const up = new Map();
  for (const [parent, list] of children) for (const c of list) up.set(c, parent);
  const target = at;
  while (up.has(at)) { at = up.get(at); opened.add(at); }
  drawGraph(false);
  if (target >= 0) {
    const s = spots.get(target);
    if (s) { view.x = s.x - view.w / 3; view.y = s.y - view.h / 2; applyView(); focusNode(target); }
  }
}

function walk(id, key) {
  const s = spots.get(id);
  if (!s) return -1;
  const level = Array.from(spots.values()).filter((o) => o.depth === s.depth).sort((a, b) => a.row - b.row);
  const at = level.findIndex((o) => o.id === id);
  switch (key) {
    case "ArrowLeft": return s.up !== undefined ? s.up : -1;
    case "ArrowRight": {
      const below = children.get(id) || [];
      if (below.length && !opened.has(id)) toggle(id);
      return below.length ? below[0] : -1;
    }
    case "ArrowUp": return at > 0 ? level[at - 1].id : -1;
    case "ArrowDown": return at + 1 < level.length ? level[at + 1].id : -1;
    case "Home": return roots[0];
  }
  return -1;
}

(function listenGraph() {
  const canvas = byId("canvas");
  let drag = null;
  canvas.addEventListener("pointerdown", (e) => { drag = { x: e.clientX, y: e.clientY, vx: view.x, vy: view.y, moved: false }; });
  canvas.addEventListener("pointermove", (e) => {
    if (!drag) return;
    const dx = e.clientX - drag.x, dy = e.clientY - drag.y;
    if (Math.abs(dx) + Math.abs(dy) > 4 && !drag.moved) { drag.moved = true; canvas.setPointerCapture(e.pointerId); }
    if (!drag.moved) return;
    view.x = drag.vx - dx * view.w / canvas.clientWidth;
    view.y = drag.vy - dy * view.h / canvas.clientHeight;
    applyView();
  });
  let moved = false;
  canvas.addEventListener("pointerup", () => { moved = drag !== null && drag.moved; drag = null; });
  canvas.addEventListener("pointercancel", () => { drag = null; });
  canvas.addEventListener("wheel", (e) => {
    if (!e.ctrlKey && !e.metaKey) return;
    e.preventDefault();
    const box = canvas.getBoundingClientRect();
    zoom(e.deltaY > 0 ? 1.15 : 1 / 1.15, (e.clientX - box.left) / box.width, (e.clientY - box.top) / box.height);
  }, { passive: false });
  canvas.addEventListener("click", (e) => {
    if (moved) { moved = false; return; }
    const fold = e.target.closest("[data-fold]");
    if (fold) { toggle(Number(fold.dataset.fold)); return; }
    const n = e.target.closest("[data-node]");
    if (n) { focusId = Number(n.dataset.node); choose(focusId, false); }
  });
  canvas.addEventListener("keydown", (e) => {
    const n = e.target.closest("[data-node]");
    if (e.key === "+" || e.key === "=") zoom(1 / 1.2);
    else if (e.key === "-") zoom(1.2);
    else if (e.key === "0") fit();
    else if (n && (e.key === "Enter")) { focusId = Number(n.dataset.node); choose(focusId, false); focusNode(focusId); }
    else if (n && e.key === " ") { focusId = Number(n.dataset.node); toggle(focusId); }
    else if (n) {
      const next = walk(Number(n.dataset.node), e.key);
      if (!/^(Arrow|Home)/.test(e.key)) return;
      if (next >= 0) focusNode(next);
    } else return;
    e.preventDefault();
    e.stopPropagation();
  });
  byId("zoom-in").addEventListener("click", () => zoom(1 / 1.25));
  byId("zoom-out").addEventListener("click", () => zoom(1.25));
  byId("zoom-fit").addEventListener("click", () => fit(true));
  byId("expand").addEventListener("click", () => {
    for (const s of Array.from(spots.values())) if ((children.get(s.id) || []).length && spots.size < mostNodes) opened.add(s.id);
    drawGraph(false);
    fit();
  });
  byId("collapse").addEventListener("click", () => { opened = new Set(); drawGraph(false); fit(); });
})();
