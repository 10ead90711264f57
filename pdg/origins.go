// Where the objects and constants that a local holds come from: a demand-driven,
// flow-sensitive within methods, field-based points-to analysis with a budget.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
)

// originKind is what is known of an object or constant.
type originKind uint8

const (
	originAlloc    originKind = iota // made by statement Method, Stmt
	originConst                      // the constant Text
	originInstance                   // an object of class Type that the framework made
	originPlace                      // the framework's object at location Field, key Text, of owner Type
	originDerived                    // what the framework computed at statement Method, Stmt: any object
)

// origin is one abstract object or constant. It is comparable.
type origin struct {
	kind   originKind
	method dex.MethodID
	stmt   int32
	local  int32 // of a summary's own objects, counted from 1
	typ    TypeID
	field  android.FieldID
	text   string
}

// originSet is what a value can be; if it is not complete, anything else too.
type originSet struct {
	list     []origin
	complete bool
	traced   bool // complete, if what the framework computed counts as known
}

// anything is the set about which nothing is known.
var anything = originSet{}

// mayAlias reports whether two values can be the same object or equal constants.
// What is not known is no object that never left the method that made it.
func (a *App) mayAlias(s, t originSet) bool {
	if !s.complete {
		s, t = t, s
	}
	if !s.complete {
		return true
	}
	if !t.complete {
		for _, x := range s.list {
			if slices.Contains(t.list, x) || a.confinedObject(x) == nil {
				return true
			}
		}
		return len(s.list) == 0
	}
	for _, x := range s.list {
		for _, y := range t.list {
			if x == y || x.kind == originPlace && y.kind == originPlace && x.field == y.field &&
				(x.text == y.text || x.text == "" || y.text == "") && (x.typ == y.typ || x.typ == NoType || y.typ == NoType) {
				return true
			}
		}
	}
	return false
}

// constants returns the constants in the set; ok is false if it may hold others.
func (s originSet) constants() (list []string, ok bool) {
	for _, o := range s.list {
		if o.kind == originConst {
			list = append(list, o.text)
		}
	}
	return list, s.complete && len(list) == len(s.list)
}

// maxOriginSteps bounds one search.
const maxOriginSteps = 300

// maxWriters bounds the writers of a field, or callers of a method, that a search
// goes through.
const maxWriters = 64

// eval is one evaluation of origins and places, see effort.go for its bounds.
type eval struct {
	a       *App
	stack   []Node
	cut     bool // a bound was met
	cost    int
	places  int    // nested evaluations of what places hold
	methods int    // nested searches for registrations
	noLinks bool   // links between components are being looked for
	reach   effort // the deepest that the part which is being evaluated went
}

// remembered is a result with what it took.
type remembered struct {
	set  originSet
	took effort
}

// origins returns what an operand can be.
func (v *eval) origins(m dex.MethodID, use int32) originSet {
	a := v.a
	b := a.Body(m)
	if b == nil {
		return anything
	}
	operand := b.Operand(use)
	if !operand.IsLocal() {
		if o, ok := a.constOrigin(b, operand); ok {
			return originSet{o, true, true}
		}
		return originSet{nil, true, true}
	}
	defs := b.Defs(use)
	if len(defs) == 1 {
		return v.originsOfDef(Node{Method: m, Stmt: defs[0]})
	}
	s := originSet{complete: true, traced: true}
	for _, d := range defs {
		t := v.originsOfDef(Node{Method: m, Stmt: d})
		s.complete, s.traced = s.complete && t.complete, s.traced && t.traced
		for _, o := range t.list {
			if !slices.Contains(s.list, o) {
				s.list = append(s.list, o)
			}
		}
	}
	if len(defs) == 0 {
		s.complete, s.traced = false, false
	}
	return s
}

// originsOfDef returns what a definition, or an argument node, can be.
func (v *eval) originsOfDef(n Node) originSet {
	a := v.a
	a.mu.Lock()
	r, ok := a.origin[n]
	top, isTop := a.topOrigin[n]
	a.mu.Unlock()
	switch {
	case ok && v.isTop():
		return r.set
	case ok && v.fits(r.took):
		v.account(r.took, false)
		return r.set
	case isTop && v.isTop():
		v.cut = true
		return top
	case len(v.stack) >= maxNesting || v.cost > maxCost || slices.Contains(v.stack, n):
		v.cut = true
		return anything
	}
	p := v.begin()
	v.stack = append(v.stack, n)
	v.deepen()
	f := &finder{eval: v, seen: map[Node]bool{}, set: originSet{complete: true}}
	f.push(n)
	set := f.run()
	v.stack = v.stack[:len(v.stack)-1]
	took, clean := v.end(p)
	a.mu.Lock()
	switch {
	case clean:
		a.origin[n] = remembered{set, took}
	case p.top && !v.noLinks:
		a.topOrigin[n] = set
	}
	a.mu.Unlock()
	return set
}
