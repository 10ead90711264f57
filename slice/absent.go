// Values that are missing: the key under which nothing was found, and the branch that may
// have kept a store from running. In a thin slice they are the cause as much as what was
// stored.

package slice

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/criterion"
)

const (
	// keyCost is how much farther the key of a lookup is than what was stored under it.
	keyCost = 3
	// placeCost is the same of a number or name by which a finder looks.
	placeCost = 1
	// guardCost is how much farther the branch before a store is than the store.
	guardCost = 3
	// absentWithin is how far from the criterion a value may be for its absence to count.
	absentWithin = 12
)

// missing follows, of a value on the way of the null from the criterion, the key that it
// was looked up by and the branch that decided whether it was stored.
func (w *walker) missing(i int32, n pdg.Node, b *jimple.Body, deps []pdg.Dep) {
	if !w.absent || n.Part == pdg.Entry || w.states[i].cost > absentWithin || !w.carriesNull(i) {
		return
	}
	w.restarted(i, n, b)
	s := w.states[i]
	if k, far, ok := lookupKey(w.app, b, n.Stmt); ok && n.Part == pdg.Whole {
		if v := b.Args(n.Stmt)[k]; v.IsLocal() {
			for _, def := range b.Defs(b.FirstUse(n.Stmt) + int32(k)) {
				at := pdg.Node{Method: n.Method, Stmt: def}
				w.push(s.context, at, s.cost+far, i, pdg.Dep{Node: at, Kind: pdg.Base, Var: pdg.Var{Kind: pdg.VarLocal, ID: v.Local()}})
			}
		}
		w.otherKeys(i, n, b, deps)
	}
	if s.dep.Kind != pdg.Heap && s.dep.Kind != pdg.Framework && s.dep.Direction != pdg.Up {
		return
	}
	w.guards(i, s.context, criterion.Ref{Method: n.Method, Stmt: n.Stmt}, s.cost+guardCost, 0)
}

// maxGuarded is how many calls, within each other, of what stores a value are looked at.
const maxGuarded = 2

// guards follows the branches that decide whether a statement runs: where it always does in
// its method, those before the calls of that.
func (w *walker) guards(i, context int32, at criterion.Ref, cost int32, depth int) {
	b := w.app.Body(at.Method)
	always := true
	for _, c := range b.ControlDeps(jimple.NormalExits).Of(at.Stmt) {
		if c.On == jimple.Entry {
			continue
		}
		always = false
		if c.Edge != jimple.EdgeException && b.Stmts[c.On].Kind == jimple.If {
			on := pdg.Node{Method: at.Method, Stmt: c.On}
			w.push(context, on, cost, i, pdg.Dep{Node: on, Kind: pdg.Control})
		}
	}
	if !always || depth == maxGuarded || w.contexts[context].kind == inFrame {
		return
	}
	sites := w.sites(context)
	if context == w.free && !w.app.IsCallback(at.Method) {
		for _, c := range w.app.CallNodes(at.Method) {
			sites = append(sites, caller{criterion.Ref{Method: c.Method, Stmt: c.Stmt}, w.free})
		}
	}
	if len(sites) > maxFillers {
		return
	}
	for _, from := range sites {
		w.guards(i, from.context, from.site, cost+1, depth+1)
	}
}

// otherKeys follows, of a lookup under whose key nothing is put into the intent that started
// the component, what is put into it under other keys: one of them may be meant.
func (w *walker) otherKeys(i int32, n pdg.Node, b *jimple.Body, deps []pdg.Dep) {
	if keeper(class(b, n.Stmt)) != keeper("Landroid/content/Intent;") || slices.ContainsFunc(deps, func(d pdg.Dep) bool { return d.Kind == pdg.Framework && !d.Guess }) {
		return
	}
	for _, put := range w.sentWith(n.Method) {
		w.push(w.free, put, w.states[i].cost+keyCost, i, pdg.Dep{Node: put, Kind: pdg.Framework, Direction: pdg.Across, Var: pdg.Var{Kind: pdg.VarElement}})
	}
}

// class returns the class that a call names.
func class(b *jimple.Body, i int32) string {
	c, _, _ := (&criterion.Candidate{Body: b, Index: i, Stmt: &b.Stmts[i]}).MethodRef()
	return c
}

// sentWith returns the calls that put something into the intents that start the component
// of a callback, where these are made in the method that sends them.
func (w *walker) sentWith(callback dex.MethodID) []pdg.Node {
	var out []pdg.Node
	for _, d := range w.app.Deps(nil, pdg.Node{Method: callback, Part: pdg.Entry}) {
		b := w.app.Body(d.Method)
		if d.Kind != pdg.ICC || b == nil {
			continue
		}
		for j := range b.Stmts {
			if st := &b.Stmts[j]; st.Op != jimple.OpNew || b.File.TypeDescriptor(st.Ref) != "Landroid/content/Intent;" {
				continue
			}
			for _, use := range w.app.UsesOf(pdg.Node{Method: d.Method, Stmt: int32(j)}) {
				ub := w.app.Body(use.Method)
				if st := &ub.Stmts[use.Stmt]; use.Part != pdg.Argument(0) || !st.Op.IsInvoke() || len(out) >= maxFillers {
					continue
				}
				c := criterion.Candidate{Body: ub, Index: use.Stmt, Stmt: &ub.Stmts[use.Stmt]}
				at := pdg.Node{Method: use.Method, Stmt: use.Stmt}
				if _, name, _ := c.MethodRef(); slices.Contains(stores, name) && !slices.Contains(out, at) {
					out = append(out, at)
				}
			}
		}
	}
	return out
}

// neverSet follows the object of a field that nothing in the app stores into, or only code
// that nothing calls, such as the constructor of a class of data that a library makes:
// whatever made the object, by reflection or outside of the app, has left the field as it
// is or set it. So with an array where a library calls.
func (w *walker) neverSet(i int32, n pdg.Node, b *jimple.Body, deps []pdg.Dep) {
	st := &b.Stmts[n.Stmt]
	if n.Part != pdg.Whole || st.Op != jimple.OpGetField && !(st.Op == jimple.OpGetElement && w.askedByLibrary(n.Method)) || w.states[i].cost > absentWithin || !b.Args(n.Stmt)[0].IsLocal() || slices.ContainsFunc(deps, func(d pdg.Dep) bool { return d.Kind == pdg.Heap && !w.uncalled(d.Method) }) {
		return
	}
	for _, d := range deps {
		if d.Kind == pdg.Base && d.Direction == pdg.Within {
			w.follow(i, d, weight(pdg.Base))
		}
	}
}

// leftOut follows, of a value that an object is asked for in vain, the objects of its class
// into which nothing puts one: where they are made. A fragment without arguments is one, and
// what a parcel gave if the constructor leaves out a field.
func (w *walker) leftOut(i int32, n pdg.Node, b *jimple.Body, deps []pdg.Dep) {
	if !w.absent || n.Part != pdg.Whole || w.states[i].cost > absentWithin || !w.carriesNull(i) || !w.asksReceiver(n, b, deps) || !b.Args(n.Stmt)[0].IsLocal() {
		return
	}
	class, ok := w.app.Prog.Class(string(b.Locals[b.Args(n.Stmt)[0].Local()].Type))
	if !ok || w.libraries.Has(dex.JavaName(w.app.Prog.Classes[class].Descriptor)) {
		return
	}
	into := map[pdg.Node]bool{}
	for _, d := range deps {
		if put, ok := w.app.Writes(d.Node); d.Kind == pdg.Framework && (!ok || put.Operand != 0) {
			return // what else puts it there is not followed
		}
		if d.Kind == pdg.Heap || d.Kind == pdg.Framework {
			into[pdg.Node{Method: d.Method, Stmt: d.Stmt, Part: pdg.Argument(0)}] = true
		}
	}
	made := w.app.Allocations(class)
	if len(into) == 0 || len(made) > maxFillers {
		return
	}
	meant, known := w.objects(w.states[i].context, n.Method, n.Stmt, 0, 0)
	for _, at := range made {
		sure := known && slices.ContainsFunc(meant, func(o object) bool { return o.Ref == (criterion.Ref{Method: at.Method, Stmt: at.Stmt}) })
		if known && !sure && !w.unparcels(at.Method) || slices.ContainsFunc(w.app.UsesOf(at), func(use pdg.Node) bool { return into[use] || w.app.Contained(use) }) {
			continue
		}
		cost := w.states[i].cost + weight(pdg.Heap)
		w.push(w.free, at, cost, i, pdg.Dep{Node: at, Kind: pdg.Base, Direction: pdg.Across})
		mb := w.app.Body(at.Method)
		call := w.constructor(mb, at.Stmt)
		if call < 0 || !w.unparcels(at.Method) {
			continue
		}
		for _, t := range w.app.Targets(pdg.Site{Method: at.Method, PC: mb.Stmts[call].PC}) {
			if tb := w.app.Body(t); tb != nil {
				for j := range tb.Stmts {
					if tb.Stmts[j].Op == jimple.OpDirect && calls(tb, int32(j), "<init>") {
						first := pdg.Node{Method: t, Stmt: int32(j)}
						w.push(w.free, first, cost, i, pdg.Dep{Node: first, Kind: pdg.Base, Direction: pdg.Across})
						break
					}
				}
			}
		}
	}
}

// asksReceiver tells whether a statement gives what its receiver keeps, in a field of the
// app's or of the framework's.
func (w *walker) asksReceiver(n pdg.Node, b *jimple.Body, deps []pdg.Dep) bool {
	st := &b.Stmts[n.Stmt]
	if st.Op == jimple.OpGetField {
		return true
	}
	if !st.Op.IsInvoke() || !st.Op.HasReceiver() {
		return false
	}
	at := slices.IndexFunc(deps, func(d pdg.Dep) bool { return d.Kind == pdg.Framework && d.Var.Kind == pdg.VarLocation })
	if at < 0 {
		return false
	}
	spots, ok := w.app.Reads(n, android.FieldID(deps[at].Var.ID))
	return ok && len(spots) == 1 && spots[0] == pdg.Spot{Held: pdg.NoField, Key: -1}
}

// unparcels tells whether a method makes objects out of parcels.
func (w *walker) unparcels(m dex.MethodID) bool {
	return w.app.Prog.MethodName(m) == "createFromParcel"
}

// uncalled tells whether nothing calls a method of the app's, but for methods of its own
// class that nothing calls.
func (w *walker) uncalled(m dex.MethodID) bool {
	known, ok := w.unused[m]
	if !ok {
		known = w.onlyFrom(m)
		w.unused[m] = known
	}
	return known
}

// onlyFrom looks at each method of the class once that may lead to a method.
func (w *walker) onlyFrom(m dex.MethodID) bool {
	class := w.app.Prog.Methods[m].Class
	asked := map[dex.MethodID]bool{m: true}
	for work := []dex.MethodID{m}; len(work) > 0; {
		next := work[len(work)-1]
		work = work[:len(work)-1]
		if w.library(next) || w.app.IsCallback(next) {
			return false
		}
		for _, call := range w.app.CallNodes(next) {
			if w.app.Prog.Methods[call.Method].Class != class {
				return false
			}
			if !asked[call.Method] {
				asked[call.Method] = true
				work = append(work, call.Method)
			}
		}
	}
	return true
}

// carriesNull tells whether only values lead from the criterion to a state.
func (w *walker) carriesNull(i int32) bool {
	for ; i >= 0; i = w.states[i].parent {
		if k := w.states[i].dep.Kind; w.states[i].parent >= 0 && (k == pdg.Control || k == pdg.Base) {
			return false
		}
	}
	return true
}

// lookupKey returns the operand that is the key of a call which finds a reference by it,
// and how much farther it is.
func lookupKey(app *pdg.App, b *jimple.Body, i int32) (operand int, far int32, ok bool) {
	s := &b.Stmts[i]
	if !s.Op.HasReceiver() || s.Op == jimple.OpCustom || s.Def < 0 || len(b.Args(i)) < 2 || !criterion.IsRef(string(b.Locals[s.Def].Type)) {
		return 0, 0, false
	}
	r := b.File.MethodRef(s.Ref)
	class := b.File.TypeDescriptor(r.Class)
	name := b.File.String(r.Name)
	if finds(app, class, name, b.File.ProtoDescriptor(r.Proto)) {
		return 1, placeCost, true
	}
	return 1, keyCost, keeper(class) != 0 && len(name) >= 3 && (name[:3] == "get" || name[:3] == "opt")
}

// finders are calls that find nothing under a number, name or tag that nothing has.
var finders = []struct{ class, method string }{
	{"Landroid/app/Activity;", "findViewById"},
	{"Landroid/app/Dialog;", "findViewById"},
	{"Landroid/view/View;", "findViewById"},
	{"Landroid/view/Window;", "findViewById"},
	{"Landroid/view/ViewGroup;", "getChildAt"},
	{"Landroid/view/View;", "findViewWithTag"},
	{"Landroid/widget/Adapter;", "getItem"},
	{"Landroid/app/FragmentManager;", "findFragmentById"},
	{"Landroid/app/FragmentManager;", "findFragmentByTag"},
	{"Landroid/preference/PreferenceManager;", "findPreference"},
	{"Landroid/preference/PreferenceGroup;", "findPreference"},
	{"Landroid/preference/PreferenceActivity;", "findPreference"},
	{"Landroid/preference/PreferenceFragment;", "findPreference"},
	{"Lorg/json/JSONArray;", "opt"},
	{"Lorg/json/JSONArray;", "optJSONObject"},
	{"Lorg/json/JSONArray;", "optJSONArray"},
	{"Lorg/w3c/dom/NodeList;", "item"},
	{"Lorg/w3c/dom/NamedNodeMap;", "getNamedItem"},
	{"Lorg/w3c/dom/Document;", "getElementById"},
	{"Ljava/lang/System;", "getProperty"},
}

// finds reports whether a call finds nothing under a key that nothing has, by a method that
// the class named inherits from one of the platform, or of the support library that has its
// name. One of the app's own that only shares the name is none.
func finds(app *pdg.App, class, method, proto string) bool {
	types := android.Framework()
	parameters := proto[:strings.IndexByte(proto, ')')+1]
	for _, f := range finders {
		if f.method != method || !inherits(app.Prog, class, f.class) {
			continue
		}
		for m := range types.Methods(types.Lookup(f.class)) {
			if m.Name == method && strings.HasPrefix(m.Desc, parameters) {
				return true
			}
		}
	}
	return false
}

// keepers are what keeps values under keys; those of a row hand them on to each other.
var keepers = [][]string{
	{"Ljava/util/Properties;"},
	{"Ljava/util/Map;"},
	{"Landroid/os/BaseBundle;", "Landroid/content/Intent;"},
	{"Landroid/content/SharedPreferences;", "Landroid/content/SharedPreferences$Editor;"},
	{"Lorg/json/JSONObject;"},
	{"Landroid/util/SparseArray;"},
	{"Landroid/util/LruCache;"},
	{"Landroid/content/ContentValues;"},
}

// keeper returns the number of the row of a class, 0 for none.
func keeper(class string) int {
	for i, row := range keepers {
		for _, of := range row {
			if criterion.IsA(class, of) {
				return i + 1
			}
		}
	}
	return 0
}

// laterCost is how much farther a store is that comes only after the read which misses it.
const laterCost = 2

// setLater follows, of a field that is read before anything is put into it, the stores that
// come only after: that they come so late is the cause.
func (w *walker) setLater(read int32, n pdg.Node, b *jimple.Body, stores []pdg.Dep) {
	if op := b.Stmts[n.Stmt].Op; !w.absent || len(stores) > maxFillers || w.states[read].cost > absentWithin || op != jimple.OpGetField && op != jimple.OpGetStatic {
		return
	}
	for _, d := range stores {
		d.Kind = pdg.Lifecycle
		w.push(w.free, d.Node, w.states[read].cost+weight(pdg.Heap)+laterCost, read, d)
	}
}

// storesNull tells whether a statement stores the constant null.
func (w *walker) storesNull(at criterion.Ref) bool {
	b := w.app.Body(at.Method)
	if b == nil || len(b.Args(at.Stmt)) == 0 {
		return false
	}
	k := len(b.Args(at.Stmt)) - 1 // what is stored
	if v := b.Args(at.Stmt)[k]; !v.IsLocal() {
		return b.Const(v).Bits == 0
	}
	c, ok := b.ConstOf(b.FirstUse(at.Stmt) + int32(k))
	return ok && c.Bits == 0 && c.Kind != jimple.ConstString && c.Kind != jimple.ConstClass
}
