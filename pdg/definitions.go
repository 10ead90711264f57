// What defines the locations of a field: an index of the calls whose summaries say
// so, and the search among them.

package pdg

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// definition is an effect or a field write that defines a place.
type definition struct {
	Node
	guess bool
}

// candidate is an effect of a method reference's summary that defines a field.
type candidate struct {
	ref    RefID
	static bool
	effect int
}

// locationIndex lists, by field, what defines locations of it.
type locationIndex struct {
	once       sync.Once
	mu         sync.Mutex
	sites      map[android.FieldID][]*typeSites
	candidates map[android.FieldID][]candidate
	fields     map[android.FieldID][]FieldKey // framework fields that the app writes itself
	groups     map[group][]definition
	fitting    map[group]bitset         // of sites
	callbacks  map[string][]callbackRef // by method name
}

// callbackRef is a callback in the summary of a method reference.
type callbackRef struct {
	ref    RefID
	static bool
	effect int
	call   *android.Callback
}

// locationsIndex builds the index at the first query of a location.
func (a *App) locationsIndex() *locationIndex {
	x := &a.locations
	x.once.Do(func() {
		x.candidates = map[android.FieldID][]candidate{}
		x.sites = map[android.FieldID][]*typeSites{}
		x.fields = map[android.FieldID][]FieldKey{}
		x.groups = map[group][]definition{}
		x.fitting = map[group]bitset{}
		x.callbacks = map[string][]callbackRef{}
		for ref := range RefID(len(a.x.refType)) {
			sites := a.x.calls.of(int32(ref))
			if len(sites) == 0 {
				continue
			}
			code, _, err := a.Prog.Code(sites[0].Method)
			if err != nil {
				continue
			}
			op := dex.Op(code.Unit(sites[0].PC) & 0xff)
			static := op == dex.OpInvokeStatic || op == dex.OpInvokeStaticRange
			info := a.info(ref, static)
			if info.summary == nil {
				continue
			}
			for e := range info.summary.Effects {
				f := &info.summary.Effects[e]
				if n := len(f.Loc.Steps); n > 0 && (f.Op == android.Set || f.Op == android.Add) {
					id := f.Loc.Steps[n-1].Field
					x.candidates[id] = append(x.candidates[id], candidate{ref, static, e})
				}
				for i := range f.From {
					for _, cb := range callsIn(&f.From[i]) {
						x.callbacks[cb.Method] = append(x.callbacks[cb.Method], callbackRef{ref, static, e, cb})
					}
				}
			}
		}
		for i, f := range a.x.fieldNames {
			key := FieldKey(len(a.Prog.Fields) + i)
			if len(a.x.writes.of(int32(key))) > 0 {
				id := a.Summaries.Field(f.name)
				x.fields[id] = append(x.fields[id], key)
			}
		}
	})
	return x
}

// callsIn lists the callbacks inside a value.
func callsIn(v *android.Value) []*android.Callback {
	var list []*android.Callback
	if v.Kind == android.ValueCall {
		list = append(list, v.Call)
	}
	for i := range v.Args {
		list = append(list, callsIn(&v.Args[i])...)
	}
	return list
}

// defSite is a call whose summary defines locations of a field.
type defSite struct {
	node   Node // with its effect
	call   *call
	typ    TypeID // static type of the owner of single-step paths
	global bool   // the path begins at the process
	multi  bool   // the owner is itself looked up in a location
	guess  bool
	inside bool // the owner is an object that never leaves the method
	// Once evaluated: without meeting a bound, or else by the depth in places and in
	// registrations, and whether without links.
	clean  atomic.Pointer[placed]
	placed atomic.Pointer[[maxNesting + 1][maxNesting + 1][2]atomic.Pointer[placed]]
}

// placed is the place that a call defines.
type placed struct {
	place
	cut  bool // a bound was met
	took effort
}

// typeSites are the calls that define locations of one field in owners of one
// static type: those whose owner may be known elsewhere, and those whose owner never
// leaves the method.
type typeSites struct {
	typ             TypeID // NoType if the type says nothing
	outside, inside []*defSite
}

// defSites returns the calls that define locations of a field, by the owner's
// type, each list in the order of the nodes, found at the first question about the
// field.
func (a *App) defSites(f android.FieldID) []*typeSites {
	x := a.locationsIndex()
	x.mu.Lock()
	list, ok := x.sites[f]
	x.mu.Unlock()
	if ok {
		return list
	}
	byType := map[TypeID]*typeSites{}
	for _, c := range x.candidates[f] {
		for _, site := range a.x.calls.of(int32(c.ref)) {
			for _, n := range a.NodesAt(site.Method, site.PC) {
				d := a.defSite(n, c.effect)
				if d == nil {
					continue
				}
				t := d.typ
				if d.multi || d.global {
					t = NoType
				}
				ts := byType[t]
				if ts == nil {
					ts = &typeSites{typ: t}
					byType[t] = ts
					list = append(list, ts)
				}
				if d.inside {
					ts.inside = append(ts.inside, d)
				} else {
					ts.outside = append(ts.outside, d)
				}
			}
		}
	}
	order := func(x, y *defSite) int { return compareNodes(x.node, y.node) }
	for _, ts := range list {
		slices.SortStableFunc(ts.outside, order)
		slices.SortStableFunc(ts.inside, order)
	}
	slices.SortFunc(list, func(x, y *typeSites) int { return int(x.typ) - int(y.typ) })
	x.mu.Lock()
	x.sites[f] = list
	x.mu.Unlock()
	return list
}

// defSite describes one effect of a call, nil if the call does not have it.
func (a *App) defSite(n Node, effect int) *defSite {
	b := a.Body(n.Method)
	if !b.Stmts[n.Stmt].Op.IsInvoke() {
		return nil
	}
	call := a.call(b, n.Stmt)
	if call.summary == nil || effect >= len(call.summary.Effects) {
		return nil
	}
	loc := call.summary.Effects[effect].Loc
	d := &defSite{node: n, call: call, typ: NoType, guess: call.summary.Origin == android.Guess, multi: len(loc.Steps) > 1}
	d.node.Part = Effect(effect)
	d.global = loc.Root == android.RootGlobal && !d.multi
	if k := call.operand(loc); !d.multi && k >= 0 && k < len(b.Args(n.Stmt)) {
		d.inside = a.keptInside(b, b.FirstUse(n.Stmt)+int32(k))
	}
	if !d.multi {
		if t, ok := a.rootType(b, n.Stmt, call, loc); ok {
			d.typ = t
		}
	}
	return d
}

// placeOfSite evaluates the place that a call defines. Many ask for it, so it is an
// evaluation of its own, the same for all who ask at one depth.
func (v *eval) placeOfSite(d *defSite) *place {
	p := d.clean.Load()
	if p == nil || !v.fits(p.took) {
		links := 0
		if v.noLinks {
			links = 1
		}
		if d.placed.Load() == nil {
			d.placed.CompareAndSwap(nil, new([maxNesting + 1][maxNesting + 1][2]atomic.Pointer[placed]))
		}
		slot := &d.placed.Load()[v.methods][min(v.places, maxNesting)][links]
		if p = slot.Load(); p == nil {
			own := v.own()
			e, _ := d.node.Part.effect()
			p = &placed{place: own.placeOf(v.a.Body(d.node.Method), d.node.Stmt, d.call, d.call.summary.Effects[e].Loc)}
			p.cut, p.took = own.cut, own.deeperThan(v)
			if p.cut {
				slot.Store(p)
			} else {
				d.clean.Store(p)
			}
		}
	}
	v.account(p.took, p.cut)
	return &p.place
}

// definitions returns what may define a place, in the order of the nodes.
func (v *eval) definitions(p place) []definition {
	a := v.a
	if list, ok := v.ownDefinitions(p); ok {
		return list
	}
	if g, ok := p.group(); ok {
		return v.withOwn(p, a.anyOf(g))
	}
	var list []definition
	sites := a.defSites(p.field)
	fit := a.fitting(&p, sites)
	inside := slices.ContainsFunc(p.owner.list, func(o origin) bool { return a.confinedObject(o) != nil })
	test := func(sites []*defSite) {
		for _, d := range sites {
			if p.global != d.global || d.guess && !p.owner.complete {
				continue // a guess about a method needs to be sure of the object
			}
			if v.cost++; v.cost > maxCost {
				v.cut = true
				return
			}
			if q := v.placeOfSite(d); a.mayBe(&p, q) && (!d.guess || q.owner.complete) {
				list = append(list, definition{d.node, d.guess})
			}
		}
	}
	for i, ts := range sites {
		if !fit.has(i) {
			continue
		}
		test(ts.outside)
		if inside {
			test(ts.inside)
		}
	}
	if !p.global && !p.keyed {
		for _, key := range a.locationsIndex().fields[p.field] {
			for _, w := range a.x.writes.of(int32(key)) {
				for _, n := range a.NodesAt(w.Method, w.PC) {
					b := a.Body(n.Method)
					if b.Stmts[n.Stmt].Op == jimple.OpPutField && a.mayAlias(p.owner, v.origins(n.Method, b.FirstUse(n.Stmt))) {
						list = append(list, definition{Node: n})
					}
				}
			}
		}
	}
	list = v.lasting(p, list)
	slices.SortFunc(list, func(x, y definition) int { return compareNodes(x.Node, y.Node) })
	return list
}

// group is all locations of a field in objects of a static type. A place whose
// owner nothing is known of is any of them.
type group struct {
	field android.FieldID
	typ   TypeID
}

// group returns the group that stands for a place, if the owner is not known.
func (p *place) group() (group, bool) {
	return group{p.field, p.typ}, !p.global && !p.owner.complete && (!p.keyed || !p.key.complete)
}

// anyIndex reports whether a place is an element, by its position, of a container
// that nothing is known of: any container has elements at small positions.
func (p *place) anyIndex() bool {
	return p.field == android.Elements && !p.global && !p.owner.complete && p.keyed && p.key.complete && len(p.key.list) > 0 &&
		!slices.ContainsFunc(p.key.list, func(o origin) bool {
			return o.kind != originConst || o.text[0] != '-' && (o.text[0] < '0' || o.text[0] > '9')
		})
}

// anyOf returns what may define any location of a group, but for confined objects.
func (a *App) anyOf(g group) []definition {
	x := a.locationsIndex()
	x.mu.Lock()
	list, ok := x.groups[g]
	x.mu.Unlock()
	if ok {
		return list
	}
	sites := a.defSites(g.field)
	fit := a.fittingType(g, sites)
	for i, ts := range sites {
		if !fit.has(i) {
			continue
		}
		for _, d := range ts.outside {
			if !d.global && !d.guess {
				list = append(list, definition{d.node, false})
			}
		}
	}
	for _, key := range x.fields[g.field] {
		for _, w := range a.x.writes.of(int32(key)) {
			for _, n := range a.NodesAt(w.Method, w.PC) {
				if a.Body(n.Method).Stmts[n.Stmt].Op == jimple.OpPutField {
					list = append(list, definition{Node: n})
				}
			}
		}
	}
	slices.SortFunc(list, func(x, y definition) int { return compareNodes(x.Node, y.Node) })
	x.mu.Lock()
	x.groups[g] = list
	x.mu.Unlock()
	return list
}

// withOwn adds the definitions in those confined objects that the owner can be.
func (v *eval) withOwn(p place, list []definition) []definition {
	var own []definition
	for _, o := range p.owner.list {
		q := p
		q.owner = originSet{[]origin{o}, true, true}
		if o.kind == originAlloc && o.method == p.at.Method {
			more, _ := v.ownDefinitions(q)
			own = append(own, more...)
		}
	}
	if len(own) == 0 {
		return list
	}
	own = append(own, list...)
	slices.SortFunc(own, func(x, y definition) int { return compareNodes(x.Node, y.Node) })
	return slices.CompactFunc(own, func(x, y definition) bool { return x.Node == y.Node })
}
