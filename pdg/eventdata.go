// Which callbacks run which methods, and the data that goes from one callback to
// another: the edges from writers of state to its readers. All of it is bounded,
// since apps can be made in which each callback has to do with each.

package pdg

import (
	"cmp"
	"encoding/binary"
	"maps"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// eventOwners tells which callbacks can run a method: events by their index.
type eventOwners struct {
	of    [][]int32 // by method
	event map[dex.MethodID]int32
	steps int // of putting lists together
}

// owners follows the calls from each callback. A call that dispatches to several
// callbacks, as message loops and listener lists of bundled libraries do, runs
// callbacks of their own: there the search ends with an edge to each of them.
func (g *EventGraph) owners() (*eventOwners, []flow) {
	a := g.app
	o := &eventOwners{of: make([][]int32, len(a.Prog.Methods)), event: map[dex.MethodID]int32{}}
	for i, e := range g.Events {
		o.event[e.Method] = int32(i)
	}
	next := make([][]dex.MethodID, len(a.Prog.Methods))
	dispatched := make([][]dex.MethodID, len(a.Prog.Methods))
	known := make([]bool, len(a.Prog.Methods))
	total := 0
	for e := range g.Events {
		work := []dex.MethodID{g.Events[e].Method}
		if total > maxOwned {
			g.Unfollowed++
		}
		for len(work) > 0 {
			m := work[len(work)-1]
			work = work[:len(work)-1]
			if list := o.of[m]; len(list) > 0 && list[len(list)-1] == int32(e) {
				continue
			}
			o.of[m] = append(o.of[m], int32(e))
			if total++; total > maxOwned {
				continue
			}
			if !known[m] {
				known[m] = true
				next[m], dispatched[m] = o.calls(a, m)
			}
			work = append(work, next[m]...)
		}
	}
	var flows []flow
	for m, list := range dispatched {
		f := flow{kind: Register, name: a.Prog.MethodText(dex.MethodID(m)), writers: o.of[m]}
		for _, to := range list {
			f.readers = append(f.readers, o.event[to])
		}
		flows = append(flows, f)
	}
	return o, flows
}

// calls returns what a method calls: methods that are part of its run, and callbacks
// to which it dispatches.
func (o *eventOwners) calls(a *App, m dex.MethodID) (parts, dispatched []dex.MethodID) {
	if a.isLibrary(TypeID(a.Prog.Methods[m].Class)) {
		return nil, nil
	}
	b := a.Body(m)
	if b == nil {
		return nil, nil
	}
	for i := range b.Stmts {
		if !b.Stmts[i].Op.IsInvoke() {
			continue
		}
		targets := a.refined(b, Node{Method: m, Stmt: int32(i)})
		for _, t := range targets {
			if _, is := o.event[t]; is && len(targets) > 1 {
				dispatched = append(dispatched, t)
			} else {
				parts = append(parts, t)
			}
		}
	}
	slices.Sort(parts)
	slices.Sort(dispatched)
	return slices.Compact(parts), slices.Compact(dispatched)
}

// initialisers returns the callbacks whose run can initialise a class: those that
// make objects of it, call its static methods or use its static fields.
func (o *eventOwners) initialisers(g *EventGraph, c dex.ClassID) []int32 {
	a := g.app
	class := &a.Prog.Classes[c]
	sites := slices.Clone(a.x.allocs.of(int32(c)))
	for f := class.FirstField; f < class.FirstInstance; f++ {
		sites = append(append(sites, a.x.reads.of(int32(f))...), a.x.writes.of(int32(f))...)
	}
	for m := class.FirstMethod; m < class.FirstVirtual; m++ {
		if a.Prog.Methods[m].Access&dex.AccStatic != 0 {
			sites = append(sites, a.Callers(m)...)
		}
	}
	var list []int32
	for _, s := range sites {
		list = append(list, o.of[s.Method]...)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// union returns the callbacks that can run any of some methods; ok is false if there
// was too much of that to do.
func (o *eventOwners) union(methods []dex.MethodID) (list []int32, ok bool) {
	slices.Sort(methods)
	methods = slices.Compact(methods)
	if len(methods) == 1 {
		return o.of[methods[0]], true
	}
	if o.steps > maxUnions {
		return nil, false
	}
	in := make([]bool, len(o.event))
	for _, m := range methods {
		o.steps += len(o.of[m])
		for _, e := range o.of[m] {
			in[e] = true
		}
	}
	for e, is := range in {
		if is {
			list = append(list, int32(e))
		}
	}
	o.steps += maxUnions / maxUnited * len(list)
	return list, true
}

const (
	maxOwned        = 1 << 23 // pairs of a callback and a method that it runs
	maxControlEdges = 1 << 18 // of an event graph
	maxDataEdges    = 1 << 18
	maxReads        = 1 << 23 // dependences of calls that are looked at for data
	maxUnions       = 1 << 28 // callbacks that are gone through to put lists together
	maxUnited       = 1 << 24 // callbacks in such lists
)

// flow is what leads from some callbacks to others: state that they write and read,
// or a method that they run and that makes the others run.
type flow struct {
	kind             Kind
	name             string // of the field, location or method
	guess            bool
	writers, readers []int32 // callbacks, shared lists
	loops            bool    // a callback may lead to itself
}

func (f *flow) size() int { return len(f.writers) * len(f.readers) }

// expand adds the edges of flows, at most max: those between the fewest callbacks
// first, since they say most. It returns the names of those left out.
func (g *EventGraph) expand(flows []flow, max int) []string {
	slices.SortStableFunc(flows, func(x, y flow) int {
		return cmp.Or(cmp.Compare(x.size(), y.size()), cmp.Compare(x.name, y.name))
	})
	var left []string
	edges := 0
	for i := range flows {
		f := &flows[i]
		if edges += f.size(); edges > max {
			left = append(left, f.name)
			continue
		}
		via := ""
		if f.kind == Heap || f.kind == Framework {
			via = f.name
		}
		for _, from := range f.writers {
			for _, to := range f.readers {
				if from != to || f.loops {
					g.Edges = append(g.Edges, EventEdge{g.Events[from].Method, g.Events[to].Method, f.kind, via, f.guess})
				}
			}
		}
	}
	slices.Sort(left)
	return slices.Compact(left)
}

// fieldFlows returns the fields of the app that one callback writes and one reads.
func (g *EventGraph) fieldFlows(o *eventOwners) []flow {
	a := g.app
	union := func(sites []Site) ([]int32, bool) {
		var methods []dex.MethodID
		for _, s := range sites {
			methods = append(methods, s.Method)
		}
		return o.union(methods)
	}
	var flows []flow
	for f := range a.Prog.Fields {
		if a.isLibrary(TypeID(a.Prog.Fields[f].Class)) || a.Prog.Fields[f].Access&dex.AccSynthetic != 0 {
			continue
		}
		if len(a.x.writes.of(int32(f))) == 0 || len(a.x.reads.of(int32(f))) == 0 {
			continue
		}
		writers, ok1 := union(a.x.writes.of(int32(f)))
		readers, ok2 := union(a.x.reads.of(int32(f)))
		switch {
		case !ok1 || !ok2:
			g.Shared = append(g.Shared, a.Prog.FieldText(dex.FieldID(f)))
		case len(writers) > 0 && len(readers) > 0:
			flows = append(flows, flow{kind: Heap, name: a.Prog.FieldText(dex.FieldID(f)), writers: writers, readers: readers})
		}
	}
	return flows
}

// locationFlows returns the state of framework objects that one callback writes and
// one reads.
func (g *EventGraph) locationFlows(o *eventOwners) []flow {
	a := g.app
	type key struct {
		kind   Kind
		via    Var
		guess  bool
		reader string // its owners
	}
	at := map[key]int{}
	var flows []flow
	var writers []map[dex.MethodID]bool // by flow
	var list []Dep
	reads := 0
	for m := range o.of {
		if len(o.of[m]) == 0 || a.isLibrary(TypeID(a.Prog.Methods[m].Class)) {
			continue
		}
		b := a.Body(dex.MethodID(m))
		if b == nil {
			continue
		}
		readers := ""
		for i := range b.Stmts {
			if !b.Stmts[i].Op.IsInvoke() {
				continue
			}
			if reads > maxReads {
				g.Shared = append(g.Shared, "further state of framework objects")
				break
			}
			n := Node{Method: dex.MethodID(m), Stmt: int32(i)}
			list = g.readByCall(list[:0], b, n)
			reads += len(list)
			for _, d := range list {
				// Within the method it is mostly an object of one run of it.
				if d.Kind == Framework && d.Method == n.Method || d.Kind != Framework && d.Kind != ICC || len(o.of[d.Method]) == 0 {
					continue
				}
				if readers == "" {
					readers = setKey(o.of[m])
				}
				k := key{d.Kind, d.Var, d.Guess, readers}
				f, ok := at[k]
				if !ok {
					f = len(flows)
					at[k] = f
					flows = append(flows, flow{kind: d.Kind, name: a.VarText(n, d.Var), guess: d.Guess, readers: o.of[m]})
					writers = append(writers, map[dex.MethodID]bool{})
				}
				writers[f][d.Method] = true
			}
		}
	}
	for f := range flows {
		var ok bool
		if flows[f].writers, ok = o.union(slices.Collect(maps.Keys(writers[f]))); !ok {
			g.Shared = append(g.Shared, flows[f].name)
		}
	}
	return flows
}

// readByCall adds what a framework call with a known summary reads.
func (g *EventGraph) readByCall(list []Dep, b *jimple.Body, n Node) []Dep {
	a := g.app
	c := a.call(b, n.Stmt)
	if c.summary == nil || c.summary.Origin == android.Guess {
		return list
	}
	nodes := []Node{n}
	for e := range c.summary.Effects {
		if f := &c.summary.Effects[e]; f.Op == android.Set && len(f.Loc.Steps) > 0 {
			n.Part = Effect(e) // what it writes may be made of what it reads
			nodes = append(nodes, n)
		}
	}
	// Where nothing is known of the object that is read, each write of such state may
	// be of it: these are guesses.
	for _, n := range nodes {
		state := &shared{stateOnly: true, certain: true}
		start := len(list)
		list = a.deps(list, n, state, nil)
		if !state.guessed && !slices.ContainsFunc(state.list, func(x bundle) bool { return x.of == writeGroup }) {
			continue
		}
		sure := map[Dep]bool{}
		for _, d := range list[start:] {
			sure[d] = true
		}
		for _, d := range a.Deps(nil, n) {
			if !sure[d] {
				d.Guess = true
				list = append(list, d)
			}
		}
	}
	return list
}

// setKey is a text that is the same for the same set.
func setKey(set []int32) string {
	var text []byte
	for _, e := range set {
		text = binary.LittleEndian.AppendUint32(text, uint32(e))
	}
	return string(text)
}
