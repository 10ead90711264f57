// The list, the code by method, what is chosen, and the keys.
const listChunk = 300, methodChunk = 100, mostOnPaper = 2000;
let listed = 0, methods = [], methodsListed = 0, onWay = new Set();

function row(s, numberless) {
  const li = make("li", { class: "step" + (s.fault ? " throw" : "") + (s.cause ? " cause" : "") + (onWay.has(s.id) ? " way" : ""), "data-id": s.id, "data-number": s.id, "data-line": s.line || "", tabindex: "-1" });
  if (!numberless) li.id = "s" + s.id;
  if (s.id === state.chosen) li.setAttribute("aria-current", "true");
  li.append(make("code", {}, make("bdi", {}, short(s.begins ? "callback begins" : s.text, 240))));
  if (s.times > 1) li.append(make("span", { class: "note" }, " " + s.times + " times"));
  if (s.cause) li.append(make("span", { class: "badge" }, "confirmed cause"));
  if (s.assumed) li.append(make("span", { class: "badge" }, "assumed"));
  if (!numberless) li.append(make("span", { class: "place" }, make("bdi", {}, short(place(s), 120))));
  if (s.why) li.append(make("span", { class: "why" }, "↳ " + s.why.role + " ", reference(s.why.to), s.why.label ? make("bdi", {}, " (" + short(s.why.label, 80) + ")") : null));
  if (s.inputs) li.append(make("span", { class: "input" }, "from " + short(s.inputs, 120)));
  return li;
}

function reference(id) {
  return make("a", { href: "#s" + id, "data-go": id }, String(id));
}

function showList(fresh) {
  const list = byId("steps");
  if (fresh) { list.replaceChildren(); listed = 0; }
  const end = Math.min(shown.length, listed + listChunk);
  const part = document.createDocumentFragment();
  for (; listed < end; listed++) part.append(row(steps[shown[listed]]));
  list.append(part);
  const more = byId("more");
  more.hidden = listed >= shown.length;
  more.textContent = "Show more (" + (shown.length - listed) + ")";
  byId("count").textContent = shown.length + " of " + steps.length + " lines";
}

function showMethods(fresh) {
  const box = byId("methods");
  if (fresh) {
    const found = new Map();
    for (const id of shown) {
      const s = steps[id], key = s.class + "\n" + s.member;
      if (!found.has(key)) found.set(key, []);
      found.get(key).push(id);
    }
    methods = Array.from(found.values());
    box.replaceChildren();
    methodsListed = 0;
  }
  const end = Math.min(methods.length, methodsListed + methodChunk);
  for (; methodsListed < end; methodsListed++) {
    const ids = methods[methodsListed], first = steps[ids[0]];
    const details = make("details", { class: "method" }, make("summary", {}, make("bdi", {}, short(first.member, 200)), make("span", { class: "place" }, " " + short(first.path, 160) + ", " + ids.length + (ids.length === 1 ? " line" : " lines"))));
    const fill = () => {
      if (!details.open || details.querySelector("ol")) return;
      const list = make("ol", {});
      const sorted = ids.slice().sort((a, b) => steps[a].line - steps[b].line || a - b);
      for (const id of sorted.slice(0, 1000)) list.append(row(steps[id], true));
      details.append(list);
    };
    details.fill = fill;
    details.addEventListener("toggle", fill);
    if (methodsListed < 3 && ids.length <= 60) { details.open = true; fill(); }
    box.append(details);
  }
  byId("more-methods").hidden = methodsListed >= methods.length;
  byId("more-methods").textContent = "Show more methods (" + (methods.length - methodsListed) + ")";
}

function refresh() {
  filter();
  document.querySelector("main").classList.toggle("many", shown.length > listChunk);
  showList(true);
  showMethods(true);
  drawGraph(true);
}

// choose shows a step beside the list, with its way to the fault.
function choose(id, scroll) {
  state.chosen = id;
  onWay = new Set(id >= 0 ? way(id) : []);
  for (const li of document.querySelectorAll(".step[data-id]")) {
    const own = Number(li.dataset.id);
    li.classList.toggle("way", onWay.has(own));
    if (own === id) li.setAttribute("aria-current", "true"); else li.removeAttribute("aria-current");
  }
  const box = byId("chosen");
  box.hidden = id < 0;
  document.querySelector(".columns").classList.toggle("both", id >= 0);
  if (id >= 0) fillChosen(box, steps[id]);
  drawGraph(false);
  if (id < 0 || !scroll) return;
  const at = shown.indexOf(id);
  while (at >= listed && listed < shown.length) showList(false);
  const li = byId("s" + id);
  if (li) { li.focus({ preventScroll: true }); li.scrollIntoView({ block: "center" }); }
}

function fillChosen(box, s) {
  const facts = make("dl", {});
  const fact = (name, value) => { if (value !== "" && value !== 0 && value !== undefined) facts.append(make("dt", {}, name), make("dd", {}, make("bdi", {}, String(value)))); };
  fact("in", place(s));
  fact("class", s.class);
  fact("file", s.path + (s.line ? ":" + s.line : ""));
  fact("distance", s.distance > 0 ? s.distance : "");
  if (raw.recorded) {
    fact("ran as #", s.order ? s.order - 1 : "");
    fact("times", s.times > 1 ? s.times : "");
    fact("thread", s.thread);
    if (s.event >= 0 && events[s.event]) fact("event", (s.event + 1) + ". " + events[s.event]);
  }
  fact("from", s.inputs);
  if (s.cause) fact("confirmed", causes[s.cause - 1]);
  if (s.repaired) fact("record", "was wrong or lost in the log and put right");
  const path = make("ol", { class: "why-path" });
  const ids = way(s.id);
  ids.slice(0, 200).forEach((id, i) => {
    const t = steps[id];
    path.append(make("li", {}, reference(id), " ", make("code", {}, make("bdi", {}, short(t.begins ? "callback begins" : t.text, 160))), " ", make("span", { class: "place" }, make("bdi", {}, short(place(t), 100))),
      t.why && i < ids.length - 1 ? make("span", { class: "note" }, " ↓ " + t.why.role + (t.why.label ? " (" + short(t.why.label, 60) + ")" : "") + (t.why.assumed ? ", assumed" : "")) : null));
  });
  if (ids.length > 200) path.append(make("li", {}, "… " + (ids.length - 200) + " more"));
  const on = make("ul", {});
  for (const l of s.dependsOn.slice(0, 100).map(link)) {
    on.append(make("li", {}, reference(l.to), " ", make("code", {}, make("bdi", {}, short(steps[l.to].text, 120))), make("span", { class: "note" }, " " + l.kind + (l.label ? " (" + short(l.label, 60) + ")" : "") + (l.assumed ? ", assumed" : ""))));
  }
  const graph = make("button", { type: "button" }, "Show in the graph");
  graph.addEventListener("click", () => { reveal(s.id); byId("graph").scrollIntoView(); });
  const close = make("button", { type: "button" }, "Close");
  close.addEventListener("click", () => choose(-1));
  box.replaceChildren(make("code", {}, make("bdi", {}, s.begins ? "callback begins" : s.text)), facts, graph, " ", close,
    make("h3", {}, "Way to the crash"), path,
    s.dependsOn.length ? make("h3", {}, "Depends on") : null, s.dependsOn.length ? on : null,
    s.jimple ? make("h3", {}, "Statements") : null, s.jimple ? make("code", {}, make("bdi", {}, s.jimple)) : null,
    s.refs ? make("p", { class: "place" }, make("bdi", {}, s.refs)) : null);
}

function move(by) {
  const at = shown.indexOf(state.chosen);
  const next = at < 0 ? (by > 0 ? 0 : shown.length - 1) : Math.max(0, Math.min(shown.length - 1, at + by));
  if (shown.length) choose(shown[next], true);
}

function option(select, value, text) { select.append(make("option", { value }, text)); }

function setSize(size) {
  state.size = size;
  for (const r of document.getElementsByName("size")) r.checked = r.value === size;
  refresh();
}

function fillFilters() {
  const count = new Map();
  for (const s of steps) count.set(s.class, (count.get(s.class) || 0) + 1);
  for (const [name] of Array.from(count).sort((a, b) => b[1] - a[1]).slice(0, 500)) option(byId("class"), name, short(name.slice(name.lastIndexOf(".") + 1), 60));
  const threads = Array.from(new Set(steps.map((s) => s.thread))).filter((t) => t).sort((a, b) => a - b);
  for (const t of threads) option(byId("thread"), String(t), String(t));
  events.forEach((text, i) => { if (text) option(byId("event"), String(i), (i + 1) + ". " + short(text, 50)); });
  byId("thread").parentElement.hidden = threads.length < 2;
  byId("event").parentElement.hidden = !events.some((e) => e) || !raw.recorded;
  byId("only-causes").parentElement.hidden = !steps.some((s) => s.cause);
  document.querySelector("input[value=events]").parentElement.hidden = !steps.some((s) => s.begins);
  document.querySelector("input[value=full]").parentElement.hidden = steps.every((s) => s.thin || s.fault);
}

function listen() {
  for (const r of document.getElementsByName("size")) r.addEventListener("change", () => setSize(r.value));
  for (const id of ["class", "thread", "event"]) byId(id).addEventListener("change", () => { state[id] = byId(id).value; refresh(); });
  byId("only-causes").addEventListener("change", () => { state.causes = byId("only-causes").checked; refresh(); });
  let wait = 0;
  byId("search").addEventListener("input", () => { clearTimeout(wait); wait = setTimeout(() => { state.search = byId("search").value.toLowerCase(); refresh(); }, 120); });
  byId("reset").addEventListener("click", () => {
    Object.assign(state, { search: "", class: "", thread: "", event: "", causes: false });
    for (const id of ["search", "class", "thread", "event"]) byId(id).value = "";
    byId("only-causes").checked = false;
    refresh();
  });
  byId("more").addEventListener("click", () => showList(false));
  byId("more-methods").addEventListener("click", () => showMethods(false));
  byId("theme").addEventListener("click", () => {
    const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.dataset.theme = dark ? "light" : "dark";
    byId("theme").textContent = dark ? "Dark" : "Light";
  });
  document.addEventListener("click", (e) => {
    const go = e.target.closest("[data-go]");
    if (go) {
      e.preventDefault();
      goTo(Number(go.dataset.go));
      return;
    }
    const li = e.target.closest(".step[data-id]");
    if (li && !String(getSelection())) choose(Number(li.dataset.id), false);
  });
  document.addEventListener("keydown", (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === "Escape") { choose(-1); return; }
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName) && e.target.type !== "radio" && e.target.type !== "checkbox") return;
    const act = { j: () => move(1), k: () => move(-1), "/": () => byId("search").focus(), g: () => focusGraph(),
      1: () => setSize("thin"), 2: () => setSize("full"), 3: () => setSize("events") }[e.key];
    if (act) { e.preventDefault(); act(); }
    if (e.key === "Enter" && e.target.matches(".step[data-id]")) choose(Number(e.target.dataset.id), true);
  });
  let closed = [];
  addEventListener("beforeprint", () => {
    while (listed < Math.min(shown.length, mostOnPaper)) showList(false);
    closed = Array.from(document.querySelectorAll("details:not([open])")).slice(0, mostOnPaper / 10);
    for (const d of closed) { d.open = true; if (d.fill) d.fill(); }
    onPaper();
  });
  addEventListener("afterprint", () => {
    for (const d of closed) d.open = false;
    applyView();
  });
  addEventListener("hashchange", fromHash);
}

// goTo chooses a step, and shows the slice that it is in.
function goTo(id) {
  if (!isShown[id]) setSize(steps[id].begins ? "events" : steps[id].thin ? "thin" : "full");
  choose(id, true);
}

function fromHash() {
  const found = /^#s(\d+)$/.exec(location.hash);
  if (found && Number(found[1]) < steps.length) goTo(Number(found[1]));
}

function start() {
  document.documentElement.classList.add("live");
  if (matchMedia("(prefers-color-scheme: dark)").matches) byId("theme").textContent = "Light";
  fillFilters();
  listen();
  refresh();
  fromHash();
  document.documentElement.dataset.ready = "true";
}
