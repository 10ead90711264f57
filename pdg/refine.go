// Calls whose targets the types leave open: the objects that the receiver can be
// decide, and constants say which code reflection reaches.

package pdg

import (
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// RefinedTargets returns the app methods that a call can reach, in the order of
// their numbers: those of Targets that some object which the receiver can be
// selects, and those that a reflective call names by constants.
func (a *App) RefinedTargets(n Node) []dex.MethodID {
	b := a.Body(n.Method)
	if b == nil || int(n.Stmt) >= len(b.Stmts) || !b.Stmts[n.Stmt].Op.IsInvoke() {
		return nil
	}
	n.Part = Whole
	list := a.refined(b, n)
	if more := a.reflection().targets[n]; len(more) > 0 {
		list = append(slices.Clone(list), more...)
		slices.Sort(list)
		list = slices.Compact(list)
	}
	return list
}

// refined returns the targets of a call by what its receiver can be. The result is
// shared.
func (a *App) refined(b *jimple.Body, n Node) []dex.MethodID {
	c := a.call(b, n.Stmt)
	op := b.Stmts[n.Stmt].Op
	if len(c.targets) == 0 || op != jimple.OpVirtual && op != jimple.OpInterface {
		return c.targets
	}
	if list := a.refinedCalls.load(n.Method, n.Stmt); list != nil {
		return *list
	}
	list := c.targets
	if a.platformView(b, n.Stmt) {
		list = nil
		return *a.refinedCalls.store(b, n.Stmt, &list)
	}
	if len(list) < 2 && c.summary == nil { // a class of the app's own, not one that implements the platform's
		return *a.refinedCalls.store(b, n.Stmt, &list)
	}
	v := a.newEval()
	if set := v.origins(n.Method, b.FirstUse(n.Stmt)); set.complete && len(set.list) > 0 {
		list = a.selected(set, a.x.refSel[c.ref], c.targets)
	}
	return *a.refinedCalls.store(b, n.Stmt, &list)
}

// views are the calls by which a collection gives a new view of itself: the platform's
// collections give the platform's views, whatever classes of the app there are.
var views = map[string]bool{"iterator": true, "listIterator": true, "descendingIterator": true, "entrySet": true, "keySet": true, "values": true, "subList": true}

// platformView tells whether the receiver of a call is a view that a collection of the
// platform has just given.
func (a *App) platformView(b *jimple.Body, i int32) bool {
	defs := b.Defs(b.FirstUse(i))
	if len(defs) != 1 || !b.Stmts[defs[0]].Op.HasReceiver() || b.Stmts[defs[0]].Op == jimple.OpCustom {
		return false
	}
	from := Node{Method: b.Method, Stmt: defs[0]}
	r := b.File.MethodRef(b.Stmts[from.Stmt].Ref)
	class := b.File.TypeDescriptor(r.Class)
	if !views[b.File.String(r.Name)] || class != "Ljava/lang/Iterable;" && !strings.HasPrefix(class, "Ljava/util/") {
		return false
	}
	c := a.call(b, from.Stmt)
	if c.summary == nil || c.summary.Origin == android.Guess {
		return false
	}
	return len(c.targets) == 0 || from.Stmt < i && len(a.refined(b, from)) == 0
}

// selected returns those targets that objects of a complete set select; all if the
// class of one of them is not known.
func (a *App) selected(set originSet, sel SelectorID, targets []dex.MethodID) []dex.MethodID {
	var list []dex.MethodID
	for _, o := range set.list {
		t, ok := a.exactType(o)
		if !ok {
			return targets
		}
		if m, ok := a.resolve(t, sel); ok && isAmong(targets, m) {
			list = append(list, m)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// exactType returns the class of an abstract object if it is that and no subclass.
func (a *App) exactType(o origin) (TypeID, bool) {
	switch o.kind {
	case originInstance:
		return o.typ, true
	case originAlloc:
		if t, ok := a.made(o); ok {
			return t, true
		}
		b := a.Body(o.method)
		if b != nil && o.local == 0 && (b.Stmts[o.stmt].Op == jimple.OpNew || b.Stmts[o.stmt].Op == jimple.OpNewArray) {
			return a.originType(o)
		}
	}
	return NoType, false
}

// newEval begins an evaluation.
func (a *App) newEval() *eval {
	a.reflection()
	return &eval{a: a}
}

// made returns the class of which a reflective call makes an object.
func (a *App) made(o origin) (TypeID, bool) {
	if !a.reflected.ready.Load() {
		return NoType, false // while it is looked up
	}
	t, ok := a.reflected.made[Node{Method: o.method, Stmt: o.stmt}]
	return t, ok
}

// madeBy returns the reflective calls that make objects of a class.
func (a *App) madeBy(t TypeID) []Node {
	if !a.reflected.ready.Load() {
		return nil
	}
	return a.reflected.makers[t]
}

// reflection lists the reflective calls whose constants name a method of the app.
type reflection struct {
	once    sync.Once
	ready   atomic.Bool
	targets map[Node][]dex.MethodID // by call
	calls   map[dex.MethodID][]Node // by target
	made    map[Node]TypeID         // the class of which a call makes an object
	makers  map[TypeID][]Node       // the same by class
	sets    map[FieldKey][]Node     // calls of Field.set by the field
	gets    map[Node]FieldKey       // the field that a call of Field.get reads
	proxied map[Node]bool           // calls that a proxy hands to its handler
}

// leastOperands are those of calls that read and write a field by its name; the platform has
// none with fewer.
var leastOperands = map[string]int{"get": 2, "set": 3}

func (a *App) reflection() *reflection {
	x := &a.reflected
	x.once.Do(func() {
		x.targets, x.calls, x.made = map[Node][]dex.MethodID{}, map[dex.MethodID][]Node{}, map[Node]TypeID{}
		x.makers, x.sets, x.gets = map[TypeID][]Node{}, map[FieldKey][]Node{}, map[Node]FieldKey{}
		x.proxied = map[Node]bool{}
		for ref := range RefID(len(a.x.refType)) {
			name := a.x.selName[a.x.refSel[ref]].name
			if a.reflectiveName(ref) != "reflection" || name == "forName" {
				continue
			}
			for _, s := range a.x.calls.of(int32(ref)) {
				for _, n := range a.NodesAt(s.Method, s.PC) {
					if b := a.Body(n.Method); !b.Stmts[n.Stmt].Op.IsInvoke() || len(b.Args(n.Stmt)) < leastOperands[name] {
						continue
					} else if name == "newProxyInstance" {
						x.addProxy(a, n, b)
					} else {
						x.add(a, n, name, a.reflectiveTarget(b, n.Stmt, name))
					}
				}
			}
		}
		x.ready.Store(true)
	})
	return x
}

// add resolves "Lclass;" or "Lclass;->method" for one call.
func (x *reflection) add(a *App, n Node, call, target string) {
	class, method, isMethod := strings.Cut(target, "->")
	id, ok := a.Prog.Class(class)
	if !ok {
		return
	}
	if isMethod && (call == "get" || call == "set") {
		x.addField(a, n, call, TypeID(id), method)
		return
	}
	if isMethod != (call == "invoke") {
		return
	}
	if !isMethod {
		if call != "newInstance" {
			return
		}
		method = "<init>"
		x.made[n] = TypeID(id)
		x.makers[TypeID(id)] = append(x.makers[TypeID(id)], n)
	}
	for t, steps := TypeID(id), 0; a.h.isApp(t) && steps < maxDepth; t, steps = a.h.super[t], steps+1 {
		c := &a.Prog.Classes[t]
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			if a.Prog.MethodName(m) == method && a.Prog.Methods[m].Access&dex.AccAbstract == 0 {
				x.targets[n] = append(x.targets[n], m)
				x.calls[m] = append(x.calls[m], n)
			}
		}
		if len(x.targets[n]) > 0 {
			return
		}
	}
}

// addField notes a call that reads or writes a field by its name.
func (x *reflection) addField(a *App, n Node, call string, t TypeID, name string) {
	for steps := 0; a.h.isApp(t) && steps < maxDepth; t, steps = a.h.super[t], steps+1 {
		c := &a.Prog.Classes[t]
		for f := c.FirstField; f < c.EndField; f++ {
			if c.File.String(c.File.FieldRef(a.Prog.Fields[f].Ref).Name) != name {
				continue
			}
			if call == "set" {
				x.sets[FieldKey(f)] = append(x.sets[FieldKey(f)], n)
			} else {
				x.gets[n] = FieldKey(f)
			}
			return
		}
	}
}
