// Registrations: the statements because of which the framework calls objects of the
// app back, by summaries and by the rule that what escapes can be called.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// registrations returns why the framework calls a callback of an object that the
// app made, in the order of the nodes. It is an evaluation of its own, the same for all
// who ask at one depth.
func (v *eval) registrations(m dex.MethodID) []registration {
	if v.methods >= maxNesting {
		v.cut = true
		return nil
	}
	e := v.a.eventIndex()
	at := asked{m, v.methods, v.places, v.noLinks}
	e.mu.Lock()
	r, ok := e.causes[m]
	if !ok || !v.fits(r.took) {
		r, ok = e.causesAt[at]
	}
	e.mu.Unlock()
	if !ok {
		own := v.own()
		own.methods++
		own.deepen()
		r.list = own.findRegistrations(m)
		r.cut, r.took = own.cut, own.deeperThan(v)
		e.mu.Lock()
		if r.cut {
			e.causesAt[at] = r
		} else {
			e.causes[m] = r
		}
		e.mu.Unlock()
	}
	v.account(r.took, r.cut)
	return r.list
}

// asked is who asks for registrations.
type asked struct {
	m               dex.MethodID
	methods, places int
	noLinks         bool
}

// rememberedCauses are registrations with what they took.
type rememberedCauses struct {
	list []registration
	cut  bool // a bound was met
	took effort
}

func (v *eval) findRegistrations(m dex.MethodID) []registration {
	a := v.a
	var list []registration
	name := a.x.selName[a.x.sel[m]]
	class := TypeID(a.Prog.Methods[m].Class)
	seen := map[Node]bool{}
	// By the summaries that name the callback.
	for _, r := range a.locationsIndex().callbacks[name.name] {
		if r.call.Timing == android.Before {
			continue
		}
		for _, site := range a.x.calls.of(int32(r.ref)) {
			if v.cost++; v.cost > maxCost {
				v.cut = true
				return list
			}
			for _, n := range a.NodesAt(site.Method, site.PC) {
				b := a.Body(n.Method)
				if !b.Stmts[n.Stmt].Op.IsInvoke() {
					continue
				}
				c := a.call(b, n.Stmt)
				if c.summary == nil || r.effect >= len(c.summary.Effects) || !a.receiverFits(b, n.Stmt, c, r.call, class) {
					continue
				}
				if !slices.Contains(v.callbackTargets(b, n.Stmt, c, r.call), m) {
					continue
				}
				n.Part = Effect(r.effect)
				kind := Async
				switch r.call.Timing {
				case android.Sync:
					kind = Call
				case android.OnEvent:
					kind = Register
				}
				if !seen[n] {
					seen[n] = true
					list = append(list, registration{n, kind, r.call, c.summary.Origin == android.Guess})
				}
			}
		}
	}
	// By the escape rule: the object is an argument of a framework type that
	// declares the method.
	described := map[Site]bool{}
	for _, r := range list {
		described[Site{r.node.Method, uint32(r.node.Stmt)}] = true
	}
	for _, f := range a.escapeTypes(m) {
		for _, p := range a.eventIndex().byParam[f] {
			for _, site := range a.x.calls.of(int32(p.ref)) {
				if a.isLibrary(TypeID(a.Prog.Methods[site.Method].Class)) && !a.isLibrary(class) && a.isLibrary(f) {
					continue // what a library does with its own types
				}
				if v.cost++; v.cost > maxCost {
					v.cut = true
					return list
				}
				for _, n := range a.NodesAt(site.Method, site.PC) {
					b := a.Body(n.Method)
					s := &b.Stmts[n.Stmt]
					if !s.Op.IsInvoke() || described[Site{n.Method, uint32(n.Stmt)}] {
						continue
					}
					k := p.operand
					if s.Op.HasReceiver() {
						k++
					}
					if k < len(b.Args(n.Stmt)) && v.mayBe(b, n.Stmt, k, class) {
						n.Part = Argument(k)
						list = append(list, registration{n, Register, nil, false})
					}
				}
			}
		}
	}
	if len(list) == 0 && len(a.overridden(m)) > 0 && a.Lifecycle(dex.ClassID(class)) == nil && !a.isResumed(m) {
		// It escapes in another way: as a result, or as the receiver of what it
		// inherits. From when it is made it can be called.
		for _, s := range a.h.subtypes(class) {
			for _, site := range a.x.allocs.of(int32(s)) {
				for _, n := range a.NodesAt(site.Method, site.PC) {
					list = append(list, registration{n, Register, nil, false})
				}
			}
		}
	}
	slices.SortStableFunc(list, func(x, y registration) int { return compareNodes(x.node, y.node) })
	return list
}

// escapeTypes returns the types such that an object which is passed as one of them
// can be called back by a method: framework types whose method it overrides, types
// that are not known, and those whose lifecycle names it.
func (a *App) escapeTypes(m dex.MethodID) []TypeID {
	var list []TypeID
	class := TypeID(a.Prog.Methods[m].Class)
	overridden := slices.DeleteFunc(a.overridden(m), func(f TypeID) bool { return a.h.desc(f) == objectDesc })
	for _, s := range a.h.supertypes(class) {
		if !a.h.isApp(s) && slices.ContainsFunc(overridden, func(f TypeID) bool { return a.h.isSubtype(s, f) }) {
			list = append(list, s)
		}
	}
	if a.isLibrary(class) {
		return list
	}
	l := a.Lifecycle(dex.ClassID(class))
	for _, s := range a.h.supertypes(class) {
		unknown := len(list) == 0 && !a.h.isApp(s) && a.h.frameworkType(s) == android.NoType
		if unknown || l != nil && l.Names(a.Prog.MethodName(m)) && a.eventIndex().lifecycle[s] == l {
			if !slices.Contains(list, s) {
				list = append(list, s)
			}
		}
	}
	return list
}

// receiverFits is a quick test of whether a callback's receiver can be an object
// of a class, by static types.
func (a *App) receiverFits(b *jimple.Body, i int32, c *call, cb *android.Callback, class TypeID) bool {
	if len(cb.Receiver.Steps) > 0 {
		return true
	}
	t, ok := a.rootType(b, i, c, cb.Receiver)
	return !ok || a.isInterface(t) || a.h.isSubtype(class, t) || a.h.isSubtype(t, class)
}

// mayBe reports whether operand k can be an object of a class.
func (v *eval) mayBe(b *jimple.Body, i int32, k int, class TypeID) bool {
	a := v.a
	arg := b.Args(i)[k]
	if !arg.IsLocal() {
		return false
	}
	t, ok := a.h.lookup(string(b.Locals[arg.Local()].Type))
	if ok && a.h.isApp(t) && !a.isInterface(t) && !a.h.isSubtype(class, t) && !a.h.isSubtype(t, class) {
		return false
	}
	set := v.origins(b.Method, b.FirstUse(i)+int32(k))
	if !set.complete {
		return !ok || a.isInterface(t) || a.h.isSubtype(class, t) || a.h.isSubtype(t, class)
	}
	for _, o := range set.list {
		if ot, ok := a.originType(o); ok && a.h.isSubtype(ot, class) {
			return true
		}
	}
	return false
}

// maxReceivers bounds the classes tried for an unknown receiver of a callback.
const maxReceivers = 64

// callbackTargets returns the app methods that a callback of a summary can run.
func (v *eval) callbackTargets(b *jimple.Body, i int32, c *call, cb *android.Callback) []dex.MethodID {
	a := v.a
	var set originSet
	if len(cb.Receiver.Steps) == 0 {
		set, _ = v.rootOrigins(b, i, c, cb.Receiver)
	} else {
		set = v.heldBy(v.placeOf(b, i, c, cb.Receiver))
	}
	if len(cb.Receiver.Steps) == 0 && cb.Receiver.Root == android.RootRet {
		set = v.originsOfDef(Node{Method: b.Method, Stmt: i})
	}
	var types []TypeID
	for _, o := range set.list {
		t, ok := a.originType(o)
		if o.kind == originConst { // of a class the framework makes an object
			t, ok = a.h.lookup(o.text)
		}
		if ok && a.h.isApp(t) && !slices.Contains(types, t) {
			types = append(types, t)
		}
	}
	if !set.complete && len(cb.Receiver.Steps) == 0 {
		if t, ok := a.rootType(b, i, c, cb.Receiver); ok {
			subs := a.h.subtypes(t)
			if len(subs) > maxReceivers {
				subs = nil
			}
			for _, s := range subs {
				if a.h.isApp(s) && a.instances[s] && !slices.Contains(types, s) {
					types = append(types, s)
				}
			}
		}
	}
	var list []dex.MethodID
	for _, t := range types {
		for steps := 0; a.h.isApp(t) && steps < maxDepth; t, steps = a.h.super[t], steps+1 {
			cl := &a.Prog.Classes[t]
			// Of a generic method the framework calls the bridge.
			var own, overriding []dex.MethodID
			for m := cl.FirstVirtual; m < cl.EndMethod; m++ {
				name := a.x.selName[a.x.sel[m]]
				if name.name != cb.Method || a.Prog.Methods[m].Access&dex.AccAbstract != 0 {
					continue
				}
				if params, _ := dex.ParamTypes(name.proto); len(params) < len(cb.Args) {
					continue
				}
				own = append(own, m)
				if len(a.overridden(m)) > 0 {
					overriding = append(overriding, m)
				}
			}
			if len(overriding) > 0 {
				own = overriding
			}
			for _, m := range own {
				if !slices.Contains(list, m) {
					list = append(list, m)
				}
			}
			found := len(own) > 0
			if found {
				break
			}
		}
	}
	slices.Sort(list)
	return list
}
