// Locations inside framework objects: which calls define the place that another
// call reads.

package pdg

import (
	"slices"
	"strconv"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// place is a location as a call names it: a field, of some owner, under some key.
type place struct {
	field  android.FieldID
	owner  originSet // of the object; complete and empty stands for the process
	global bool
	typ    TypeID // static type of the owner, NoType if unknown
	key    originSet
	keyed  bool  // key selects one of several locations; else all of them are meant
	at     Node  // where it is read or written
	use    int32 // the operand there that is the owner, -1 if none is
}

// object is the origin that stands for the framework's own object at a place.
func (p place) object() origin {
	o := origin{kind: originPlace, field: p.field, typ: NoType}
	if p.keyed {
		if list, ok := p.key.constants(); ok && len(list) == 1 {
			o.text = list[0]
		}
	}
	if len(p.owner.list) == 1 && p.owner.complete && p.owner.list[0].kind == originInstance {
		o.typ = p.owner.list[0].typ
	}
	return o
}

// objectOf returns the origin that stands for the framework's own object at a
// place. The application object is the one whose class the manifest names.
func (a *App) objectOf(p place) origin {
	if p.global && a.Manifest != nil && a.Summaries.FieldName(p.field) == "application" {
		if t, ok := a.h.lookup(dex.ClassDescriptor(a.Manifest.Application.Class)); ok && a.h.isApp(t) {
			return origin{kind: originInstance, typ: t}
		}
	}
	return p.object()
}

// mayBe reports whether two places can be the same location.
func (a *App) mayBe(p, q *place) bool {
	if p.field != q.field || p.global != q.global {
		return false
	}
	if !p.global && !a.mayAlias(p.owner, q.owner) {
		return false
	}
	return !p.keyed || !q.keyed || a.mayAlias(p.key, q.key)
}

// compatible reports whether one object can have both of two static types.
func (a *App) compatible(t, u TypeID) bool {
	if t == u || t == NoType || u == NoType {
		return true
	}
	a.mu.Lock()
	is, ok := a.meets[[2]TypeID{t, u}]
	a.mu.Unlock()
	if ok {
		return is
	}
	is = a.findCompatible(t, u)
	a.mu.Lock()
	a.meets[[2]TypeID{t, u}], a.meets[[2]TypeID{u, t}] = is, is
	a.mu.Unlock()
	return is
}

func (a *App) findCompatible(t, u TypeID) bool {
	td, ud := a.h.desc(t), a.h.desc(u)
	switch {
	case td == objectDesc || ud == objectDesc:
		return true
	case td[0] == '[' || ud[0] == '[':
		if td[0] != ud[0] {
			return false
		}
		x, okx := a.h.lookup(td[1:])
		y, oky := a.h.lookup(ud[1:])
		if len(td) == 2 || len(ud) == 2 {
			return td == ud
		}
		return !okx || !oky || a.compatible(x, y)
	case a.h.isSubtype(t, u) || a.h.isSubtype(u, t):
		return true
	case !a.isInterface(t) && !a.isInterface(u):
		return false
	}
	// An interface: some class may implement both.
	if !a.isInterface(t) {
		t, u = u, t
	}
	for _, s := range a.h.subtypes(t) {
		if a.h.isSubtype(s, u) {
			return true
		}
	}
	return false
}

// placeOf evaluates a path with at least one step at a call.
func (v *eval) placeOf(b *jimple.Body, i int32, c *call, p android.Path) place {
	owner, global := v.rootOrigins(b, i, c, p)
	for s := range p.Steps {
		pl := place{field: p.Steps[s].Field, owner: owner, global: global, typ: NoType, at: Node{Method: b.Method, Stmt: i}, use: -1}
		if s == 0 {
			pl.typ, _ = v.a.rootType(b, i, c, p)
			if k := c.operand(p); k >= 0 && k < len(b.Args(i)) {
				pl.use = b.FirstUse(i) + int32(k)
			}
		}
		switch key := p.Steps[s].Key; key.Kind {
		case android.KeyConst:
			pl.keyed, pl.key = true, originSet{[]origin{{kind: originConst, typ: NoType, text: constText(key.Const)}}, true, true}
		case android.KeyPath:
			pl.keyed = true
			if len(key.Path.Steps) > 0 {
				pl.key = v.heldBy(v.placeOf(b, i, c, *key.Path))
			} else {
				pl.key, _ = v.rootOrigins(b, i, c, *key.Path)
			}
			pl.key = v.a.oneName(pl.field, pl.key)
		}
		if s == len(p.Steps)-1 {
			return pl
		}
		owner, global = v.heldBy(pl), false
	}
	return place{}
}

// oneName returns keys with one name for what has two: the default preferences are those of
// a file named after the app.
func (a *App) oneName(field android.FieldID, keys originSet) originSet {
	for i, o := range keys.list {
		if text := a.oneKey(field, o.text); text != o.text {
			keys.list = slices.Clone(keys.list)
			keys.list[i].text = text
		}
	}
	return keys
}

// oneKey does the same for one key.
func (a *App) oneKey(field android.FieldID, text string) string {
	if a.Manifest != nil && text == strconv.Quote(a.Manifest.Package+"_preferences") && a.Summaries.FieldName(field) == "preferences" {
		return `"default"`
	}
	return text
}

func (v *eval) rootOrigins(b *jimple.Body, i int32, c *call, p android.Path) (set originSet, global bool) {
	switch p.Root {
	case android.RootGlobal:
		return originSet{complete: true}, true
	case android.RootRet:
		o := origin{kind: originAlloc, method: b.Method, stmt: i, typ: NoType}
		if c.summary != nil {
			for e := range c.summary.Effects {
				if f := &c.summary.Effects[e]; f.Op == android.Same && len(f.Loc.Steps) > 0 {
					return originSet{[]origin{v.a.objectOf(v.placeOf(b, i, c, f.Loc))}, true, true}, false
				}
			}
		}
		return originSet{[]origin{o}, true, true}, false
	case android.RootLocal:
		return originSet{[]origin{{kind: originAlloc, method: b.Method, stmt: i, local: int32(p.Index) + 1, typ: NoType}}, true, true}, false
	}
	k := c.operand(p)
	if k < 0 || k >= len(b.Args(i)) {
		return anything, false
	}
	set = v.origins(b.Method, b.FirstUse(i)+int32(k))
	if k == 0 && !c.static && len(c.targets) > 0 {
		set = v.a.outsideApp(set, c)
	}
	return set, false
}

// outsideApp leaves out the objects on which a call runs app code: the summary is
// not about them.
func (a *App) outsideApp(s originSet, c *call) originSet {
	sel := a.x.refSel[c.ref]
	out := originSet{complete: s.complete, traced: s.traced}
	for _, o := range s.list {
		if t, ok := a.originType(o); ok && a.h.isApp(t) {
			if m, ok := a.resolve(t, sel); ok && isAmong(c.targets, m) {
				continue
			}
		}
		out.list = append(out.list, o)
	}
	return out
}

// heldBy returns what a place can hold.
func (v *eval) heldBy(p place) originSet {
	f := &finder{eval: v, seen: map[Node]bool{}, set: originSet{complete: true}}
	found := v.content(f, p)
	v.places++ // what the search meets may ask for places again
	v.deepen()
	set := f.run()
	v.places--
	if !found {
		set.list = append(set.list, v.a.objectOf(p))
	}
	return set
}

// content makes a search go on with the values that definitions of a place store;
// found reports whether there are any.
func (v *eval) content(f *finder, p place) (found bool) {
	a := v.a
	if v.places >= maxNesting {
		v.cut = true
		f.set.complete = false
		return true
	}
	v.places++
	v.deepen()
	defer func() { v.places-- }()
	for _, n := range v.sentTo(p) {
		f.push(n)
		found = true
	}
	defs := v.definitions(p)
	v.cost += len(defs)
	if _, ok := p.group(); ok && len(defs) > maxWriters {
		f.set.complete = false
		return true
	}
	for _, def := range defs {
		b := a.Body(def.Method)
		e, ok := def.Part.effect()
		if !ok {
			f.push(Node{Method: def.Method, Stmt: def.Stmt, Part: Argument(1)}) // value of a field write
			found = true
			continue
		}
		c := a.call(b, def.Stmt)
		if c.summary == nil {
			continue
		}
		found = true
		f.values(Node{Method: def.Method, Stmt: def.Stmt}, b, c, c.summary.Effects[e].From)
	}
	return found
}

// sentTo returns the intents that other components send to the one whose intent a
// place is, as argument nodes.
func (v *eval) sentTo(p place) []Node {
	a := v.a
	if p.global || p.field != a.intentField {
		return nil
	}
	if v.noLinks {
		v.cut = true
		return nil
	}
	var list []Node
	for _, o := range p.owner.list {
		if o.kind == originInstance {
			for _, s := range a.linksTo(o.typ, a.componentKind(o.typ)) {
				list = append(list, s.node)
			}
		}
	}
	return list
}

// bitset is a set of small numbers.
type bitset []uint64

func (s bitset) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }

func (s bitset) add(i int) { s[i/64] |= 1 << (i % 64) }

// fitting is a quick test: a place in a view is not defined by a call on a file. It
// returns which of the sites of a field can have the owner of a place, by its static
// type and, if they are known, by the classes that it can have.
func (a *App) fitting(p *place, sites []*typeSites) bitset {
	g := group{p.field, p.typ}
	if p.global {
		g.typ = NoType
	}
	byType := a.fittingType(g, sites)
	if p.global || !p.owner.complete || len(p.owner.list) == 0 {
		return byType
	}
	fit := make(bitset, len(byType))
	var last TypeID
	for i, o := range p.owner.list {
		t, ok := a.originType(o)
		if !ok {
			return byType
		}
		if i == 0 || t != last {
			for k, w := range a.fittingType(group{p.field, t}, sites) {
				fit[k] |= w
			}
			last = t
		}
	}
	for i, w := range byType {
		fit[i] &= w
	}
	return fit
}

// fittingType returns which sites can have an owner of a type.
func (a *App) fittingType(g group, sites []*typeSites) bitset {
	x := &a.locations
	x.mu.Lock()
	fit, ok := x.fitting[g]
	x.mu.Unlock()
	if ok {
		return fit
	}
	fit = make(bitset, (len(sites)+63)/64)
	for i, ts := range sites {
		if ts.typ == NoType || a.compatible(g.typ, ts.typ) {
			fit.add(i)
		}
	}
	x.mu.Lock()
	x.fitting[g] = fit
	x.mu.Unlock()
	return fit
}

// rootType returns the static type of the object that a path begins with.
func (a *App) rootType(b *jimple.Body, i int32, c *call, p android.Path) (TypeID, bool) {
	k := c.operand(p)
	if k >= 0 && k < len(b.Args(i)) {
		arg := b.Args(i)[k]
		if !arg.IsLocal() {
			return NoType, false
		}
		if t, ok := a.h.lookup(string(b.Locals[arg.Local()].Type)); ok {
			return t, true
		}
		return NoType, false
	}
	desc := ""
	switch {
	case p.Root == android.RootRet && c.summary != nil:
		desc = dex.ReturnType(c.summary.Desc)
	case p.Root == android.RootLocal && c.summary != nil:
		for e := range c.summary.Effects {
			if f := &c.summary.Effects[e]; f.Loc.Root == android.RootLocal && f.Loc.Index == p.Index && len(f.Loc.Steps) == 0 && len(f.From) == 1 {
				desc = f.From[0].Label
			}
		}
	}
	if t, ok := a.h.lookup(desc); ok {
		return t, true
	}
	return NoType, false
}

// originType returns the class of an abstract object, if it is known.
func (a *App) originType(o origin) (TypeID, bool) {
	switch o.kind {
	case originInstance:
		return o.typ, true
	case originPlace:
		return a.h.lookup(a.Summaries.PlaceType(o.field))
	case originAlloc:
		b := a.Body(o.method)
		if b == nil || o.local != 0 {
			break
		}
		if t, ok := a.made(o); ok {
			return t, true
		}
		switch s := &b.Stmts[o.stmt]; {
		case s.Op == jimple.OpNew || s.Op == jimple.OpNewArray:
			return a.x.types[a.x.fileType[b.File]+int32(s.Ref)], true
		case s.Op.IsInvoke():
			return a.h.lookup(string(b.ReturnType(o.stmt)))
		}
	}
	return NoType, false
}

func compareNodes(x, y Node) int {
	if x.Method != y.Method {
		return int(x.Method) - int(y.Method)
	}
	if x.Stmt != y.Stmt {
		return int(x.Stmt) - int(y.Stmt)
	}
	return int(x.Part) - int(y.Part)
}

// OfProcess stands for the process, where the operand of a place is asked for.
const OfProcess = -2

// Spot is how a call to the framework names a place.
type Spot struct {
	Operand int             // what it begins with; OfResult or OfProcess if that is no operand
	Held    android.FieldID // the field of that which holds the owner, NoField if that is the owner itself
	Key     int             // the operand that selects the place, -1 if none does
	Const   string          // the constant that does; "" if none does
}

// NoField is no field.
const NoField android.FieldID = -1

// spot describes a path with steps; ok is false if it leads too far.
func (c *call) spot(p android.Path) (s Spot, ok bool) {
	s = Spot{Operand: c.operand(p), Held: NoField, Key: -1}
	switch p.Root {
	case android.RootRet:
		s.Operand = OfResult
	case android.RootGlobal:
		s.Operand = OfProcess
	}
	n := len(p.Steps)
	if n == 2 && p.Steps[0].Key.Kind == android.KeyNone {
		s.Held = p.Steps[0].Field
	} else if n != 1 {
		return s, false
	}
	switch key := p.Steps[n-1].Key; key.Kind {
	case android.KeyConst:
		s.Const = constText(key.Const)
	case android.KeyPath:
		if len(key.Path.Steps) == 0 && !key.Next {
			s.Key = c.operand(*key.Path)
		}
	}
	return s, p.Root != android.RootLocal
}

// summarized returns a call to the framework, nil if a node is none.
func (a *App) summarized(n Node) *call {
	b := a.Body(n.Method)
	if b == nil || int(n.Stmt) >= len(b.Stmts) || !b.Stmts[n.Stmt].Op.IsInvoke() {
		return nil
	}
	if c := a.call(b, n.Stmt); c.summary != nil {
		return c
	}
	return nil
}

// Reads returns the places of a field that the result of a call to the framework, or one of
// its effects, is made of; ok is false where they cannot all be named.
func (a *App) Reads(n Node, field android.FieldID) (list []Spot, ok bool) {
	c := a.summarized(n)
	if c == nil {
		return nil, false
	}
	ok = true
	path := func(p android.Path) {
		if len(p.Steps) == 0 || p.Steps[len(p.Steps)-1].Field != field {
			return
		}
		s, known := c.spot(p)
		list, ok = append(list, s), ok && known
	}
	var values func(from []android.Value)
	values = func(from []android.Value) {
		for i := range from {
			switch v := &from[i]; v.Kind {
			case android.ValuePath:
				path(v.Path)
			case android.ValueDerived:
				values(v.Args)
			}
		}
	}
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		if at, is := n.Part.effect(); is {
			if at == i {
				values(e.From)
			}
			continue
		}
		switch {
		case e.Op == android.Set && e.Loc.Root == android.RootRet && len(e.Loc.Steps) == 0:
			values(e.From)
		case e.Op == android.Same && len(e.Loc.Steps) > 0:
			path(e.Loc)
		}
	}
	return list, ok && len(list) > 0
}

// Writes returns the place that an effect of a call to the framework writes.
func (a *App) Writes(n Node) (Spot, bool) {
	c := a.summarized(n)
	e, ok := n.Part.effect()
	if c == nil || !ok || n.Part >= firstElement || e >= len(c.summary.Effects) || len(c.summary.Effects[e].Loc.Steps) == 0 {
		return Spot{}, false
	}
	return c.spot(c.summary.Effects[e].Loc)
}

// Puts returns the operands whose objects an effect of a call to the framework puts into a
// place; ok is false if it may put others there.
func (a *App) Puts(n Node) (operands []int, ok bool) {
	c := a.summarized(n)
	e, ok := n.Part.effect()
	if c == nil || !ok || e >= len(c.summary.Effects) {
		return nil, false
	}
	return c.operands(c.summary.Effects[e].From)
}

// TakesOut reports whether all that a call to the framework does to the places of a field is
// to take something out of them.
func (a *App) TakesOut(n Node, field android.FieldID) bool {
	c, found := a.summarized(n), false
	if c == nil {
		return false
	}
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		if steps := e.Loc.Steps; len(steps) == 0 || steps[len(steps)-1].Field != field {
			continue
		}
		switch e.Op {
		case android.Kill:
			found = true
		case android.Set, android.Add:
			if slices.ContainsFunc(e.From, func(v android.Value) bool { return v.Kind != android.ValueDerived || v.Label != android.Removed }) {
				return false
			}
			found = true
		}
	}
	return found
}

// Inert reports whether a call to the framework is described as one that changes nothing.
func (a *App) Inert(n Node) bool {
	c := a.summarized(n)
	return c != nil && c.summary.Origin != android.Guess && c.summary.Pure()
}

// operands returns the operands that values are; ok is false if one is something else than
// an operand or a constant.
func (c *call) operands(from []android.Value) (list []int, ok bool) {
	for i := range from {
		v := &from[i]
		switch k := c.operand(v.Path); {
		case v.Kind == android.ValueConst:
		case v.Kind != android.ValuePath || len(v.Path.Steps) > 0 || k < 0:
			return nil, false
		default:
			list = append(list, k)
		}
	}
	return list, true
}

// Fetches tells whether a call to the framework returns what a place holds, or else nothing
// but constants and operands: these.
func (a *App) Fetches(n Node) (operands []int, ok bool) {
	c := a.summarized(n)
	if c == nil || len(c.targets) > 0 {
		return nil, false
	}
	var from []android.Value
	for i := range c.summary.Effects {
		switch e := &c.summary.Effects[i]; {
		case e.Op == android.Same:
			return nil, false
		case e.Op == android.Set && e.Loc.Root == android.RootRet && len(e.Loc.Steps) == 0:
			from = append(from, e.From...)
		}
	}
	stored := slices.DeleteFunc(slices.Clone(from), func(v android.Value) bool { return v.Kind != android.ValuePath || len(v.Path.Steps) == 0 })
	rest := slices.DeleteFunc(slices.Clone(from), func(v android.Value) bool { return v.Kind == android.ValuePath && len(v.Path.Steps) > 0 })
	if len(stored) == 0 {
		return nil, false
	}
	return c.operands(rest)
}

// Gives tells what object a call to the framework returns: a fresh one, or that of an operand.
func (a *App) Gives(n Node) (operand int, fresh bool) {
	c := a.summarized(n)
	if c == nil || len(c.targets) > 0 || c.summary.Origin == android.Guess {
		return -1, false
	}
	return a.resultOf(c)
}

// Common returns the place of the process whose object a call to the framework returns, and
// how the object is named that a key selects there.
func (a *App) Common(n Node) (s Spot, name func(key string) string, ok bool) {
	c := a.summarized(n)
	if c == nil || len(c.targets) > 0 {
		return s, nil, false
	}
	for i := range c.summary.Effects {
		if e := &c.summary.Effects[i]; e.Op == android.Same && e.Loc.Root == android.RootGlobal && len(e.Loc.Steps) == 1 {
			field := e.Loc.Steps[0].Field
			s, ok = c.spot(e.Loc)
			return s, func(key string) string { return a.Summaries.FieldName(field) + " " + a.oneKey(field, key) }, ok
		}
	}
	return s, nil, false
}

// Keeps returns the operand whose object a call keeps for good in a field of what it makes: of
// its result, or of the object that it constructs; -1 if it keeps none there.
func (a *App) Keeps(n Node, field android.FieldID) (operand int, ok bool) {
	c := a.summarized(n)
	if c == nil || a.Summaries.Changes(field) || c.summary.Origin == android.Guess {
		return -1, false
	}
	made := android.RootRet
	if a.Body(n.Method).Stmts[n.Stmt].Op == jimple.OpDirect {
		made = android.RootThis
	}
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		if e.Op != android.Set || e.Loc.Root != made || len(e.Loc.Steps) != 1 || e.Loc.Steps[0].Field != field {
			continue
		}
		if len(e.From) != 1 || e.From[0].Kind != android.ValuePath || len(e.From[0].Path.Steps) > 0 {
			return -1, false
		}
		k := c.operand(e.From[0].Path)
		return k, k >= 0
	}
	return -1, true
}

// ConstText returns what a constant operand is, as keys of places have it.
func (a *App) ConstText(b *jimple.Body, use int32) (string, bool) {
	c, ok := b.ConstOf(use)
	if !ok {
		return "", false
	}
	list, ok := constOf(b, c)
	if !ok || len(list) == 0 {
		return "", false
	}
	return list[0].text, true
}
