// The steps, and which of them are shown.
const raw = JSON.parse(document.getElementById("data").textContent);
const string = (i) => raw.strings[i];
const link = (l) => ({ to: l[0], kind: string(l[1]), role: string(l[2]), label: string(l[3]), assumed: l[4] === 1 });
const steps = raw.steps.map((r, id) => ({
  id, class: string(r[0]), member: string(r[1]), path: string(r[2]), line: r[3], text: string(r[4]),
  thin: (r[5] & 1) !== 0, assumed: (r[5] & 2) !== 0, repaired: (r[5] & 4) !== 0, fault: (r[5] & 8) !== 0, begins: (r[5] & 16) !== 0,
  distance: r[6], why: r[7] ? link(r[7][0]) : null, dependsOn: r[8] || [], inputs: string(r[9]), order: r[10], times: r[11],
  thread: r[12], event: r[13], cause: r[14], refs: string(r[15]), jimple: string(r[16]),
}));
const events = (raw.events || []).map(string);
const causes = (raw.causes || []).map(string);
const state = { size: "thin", search: "", class: "", thread: "", event: "", causes: false, chosen: -1 };

const byId = (id) => document.getElementById(id);

// make returns an element with text in it: what an app says is never read as markup.
function make(name, attributes, ...children) {
  const e = document.createElement(name);
  for (const [k, v] of Object.entries(attributes || {})) if (v !== undefined && v !== false) e.setAttribute(k, v);
  e.append(...children.filter((c) => c !== null && c !== undefined && c !== ""));
  return e;
}

function short(text, most) {
  const letters = Array.from(text.slice(0, 2 * most + 2));
  return letters.length > most ? letters.slice(0, most - 1).join("") + "…" : text;
}

const place = (s) => s.member + (s.line ? ":" + s.line : "");

// fits tells the steps that the filters let through; the fault always is.
function fits(s) {
  if (s.fault) return true;
  if (state.size === "thin" && (!s.thin || s.begins)) return false;
  if (state.size === "events" && !s.begins) return false;
  if (state.class && s.class !== state.class) return false;
  if (state.thread && String(s.thread) !== state.thread) return false;
  if (state.event && String(s.event) !== state.event) return false;
  if (state.causes && !s.cause) return false;
  if (state.search) {
    const hay = (s.text + "\n" + s.member + "\n" + s.path + ":" + s.line + "\n" + s.refs).toLowerCase();
    if (!hay.includes(state.search)) return false;
  }
  return true;
}

let shown = [];       // the ids that fit, in their order
let isShown = [];     // by id
let children = [];    // by id: the shown steps that lead to it, over those that are not shown
let roots = [];

function filter() {
  isShown = new Uint8Array(steps.length);
  shown = [];
  for (const s of steps) if (fits(s)) { isShown[s.id] = 1; shown.push(s.id); }
  const above = new Int32Array(steps.length).fill(-2); // the nearest shown step on the way to the fault
  const find = (id) => {
    const path = [];
    let at = id;
    while (at >= 0 && above[at] === -2 && path.length <= steps.length) {
      path.push(at);
      above[at] = -1;
      const why = steps[at].why;
      at = why ? why.to : -1;
      if (at >= 0 && isShown[at]) break;
    }
    const found = at >= 0 && isShown[at] ? at : (at >= 0 ? above[at] : -1);
    // What lies on the way has the same one, but for those that are shown themselves.
    for (const p of path) above[p] = found;
  };
  children = new Map();
  roots = [];
  for (const id of shown) {
    find(id);
    const up = above[id];
    if (up < 0 || up === id) roots.push(id);
    else if (children.has(up)) children.get(up).push(id);
    else children.set(up, [id]);
  }
}

// way returns the ids from a step to the fault.
function way(id) {
  const list = [];
  const seen = new Set();
  while (id >= 0 && !seen.has(id)) {
    seen.add(id);
    list.push(id);
    id = steps[id].why ? steps[id].why.to : -1;
  }
  return list;
}
