// What is known of one call statement: its app targets and its summary.

package pdg

import (
	"slices"
	"strings"
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// refInfo is what a method reference means, apart from the caller.
type refInfo struct {
	ref     android.MethodRef // the framework method, Class "" if there is none
	summary *android.Summary
}

// refInfos caches refInfo by RefID, for static and for instance calls.
type refInfos [2][]atomic.Pointer[refInfo]

// info returns what a reference means for the framework: the summary of the
// framework method that it resolves to, or of an app class that has one.
func (a *App) info(ref RefID, static bool) *refInfo {
	slot := &a.refs[0][ref]
	if static {
		slot = &a.refs[1][ref]
	}
	if i := slot.Load(); i != nil {
		return i
	}
	i := &refInfo{}
	t, sel := a.x.refType[ref], a.x.refSel[ref]
	name := a.x.selName[sel]
	for c, steps := t, 0; c != NoType && steps < maxDepth; c, steps = a.h.super[c], steps+1 {
		m := android.MethodRef{Class: a.h.desc(c), Name: name.name, Desc: name.proto, Static: static}
		if !a.h.isApp(c) {
			m.Class = strings.TrimLeft(m.Class, "[")
			i.ref = m
			i.summary = a.Summaries.Lookup(m)
			break
		}
		if s := a.Summaries.Find(m); s != nil {
			i.ref, i.summary = m, s
			break
		}
		if _, ok := a.declared(c, sel); ok {
			break
		}
	}
	if i.summary == nil && !static && a.h.isApp(t) {
		i = a.interfaceInfo(t, name, i)
	}
	slot.CompareAndSwap(nil, i)
	return slot.Load()
}

// interfaceInfo finds a method that an app type inherits from a framework
// interface only.
func (a *App) interfaceInfo(t TypeID, name selector, i *refInfo) *refInfo {
	if _, ok := a.resolve(t, a.x.sels[name]); ok {
		return i
	}
	for _, s := range a.h.platformTypes(t) {
		f := a.h.frameworkType(s)
		if f == android.NoType {
			continue
		}
		if _, ok := a.h.types.Find(f, name.name, name.proto); ok {
			m := android.MethodRef{Class: a.h.desc(s), Name: name.name, Desc: name.proto}
			return &refInfo{m, a.Summaries.Lookup(m)}
		}
	}
	return i
}

// call is a call statement.
type call struct {
	ref     RefID
	static  bool
	targets []dex.MethodID   // app methods, without those that the summary stands for
	summary *android.Summary // nil if only app code can run
}

// operand returns the operand number of a path's root, or -1.
func (c *call) operand(p android.Path) int {
	switch p.Root {
	case android.RootThis:
		if !c.static {
			return 0
		}
	case android.RootArg:
		if c.static {
			return int(p.Index)
		}
		return int(p.Index) + 1
	}
	return -1
}

// call describes call statement i of a body; polymorphic and custom calls have
// neither targets nor a summary. The result is shared.
func (a *App) call(b *jimple.Body, i int32) *call {
	if c := a.callCache.load(b.Method, i); c != nil {
		return c
	}
	c := a.findCall(b, i)
	return a.callCache.store(b, i, &c)
}

func (a *App) findCall(b *jimple.Body, i int32) call {
	s := &b.Stmts[i]
	var op callOp
	switch s.Op {
	case jimple.OpVirtual, jimple.OpInterface:
		op = callVirtual
	case jimple.OpSuper:
		op = callSuper
	case jimple.OpDirect, jimple.OpStatic:
		op = callExact
	default:
		return call{ref: -1, static: !s.Op.HasReceiver()}
	}
	c := call{ref: a.x.fileRef[b.File] + RefID(s.Ref), static: s.Op == jimple.OpStatic}
	ref := c.ref
	c.targets = a.targets(b.Method, op, ref)
	if op == callVirtual && len(c.targets) > 1 {
		c.targets = a.narrow(b, i, c.targets)
	}
	info := a.info(ref, c.static)
	c.summary = info.summary
	if c.summary == nil {
		return c
	}
	if op != callVirtual && len(c.targets) > 0 && !a.cutOff(c.targets[0]) {
		c.summary = nil // exactly this app method runs
		return c
	}
	kept := c.targets[:0:0]
	for _, m := range c.targets {
		if !a.cutOff(m) {
			kept = append(kept, m)
		}
	}
	c.targets = kept
	return c
}

// cutOff reports whether a summary stands for an app method: one of a bundled
// library, or that a user described.
func (a *App) cutOff(m dex.MethodID) bool {
	class := a.Prog.Classes[a.Prog.Methods[m].Class].Descriptor
	a.mu.Lock()
	cut, ok := a.cut[m]
	a.mu.Unlock()
	if ok {
		return cut
	}
	name := a.x.selName[a.x.sel[m]]
	s := a.Summaries.Find(android.MethodRef{Class: class, Name: name.name, Desc: name.proto, Static: a.Prog.Methods[m].Access&dex.AccStatic != 0})
	cut = s != nil && s.Class == class
	a.mu.Lock()
	a.cut[m] = cut
	a.mu.Unlock()
	return cut
}

// narrow drops targets that the receiver cannot select: where all definitions of
// the receiver are allocations, their classes decide; else its inferred type.
func (a *App) narrow(b *jimple.Body, i int32, targets []dex.MethodID) []dex.MethodID {
	sel := a.x.refSel[a.x.fileRef[b.File]+RefID(b.Stmts[i].Ref)]
	if exact, ok := a.exactTypes(b, b.FirstUse(i)); ok {
		var kept []dex.MethodID
		for _, m := range targets {
			for _, t := range exact {
				if r, ok := a.resolve(t, sel); ok && r == m {
					kept = append(kept, m)
					break
				}
			}
		}
		return kept
	}
	v := b.Args(i)[0]
	if !v.IsLocal() {
		return targets
	}
	t, ok := a.h.lookup(string(b.Locals[v.Local()].Type))
	if !ok || t == a.x.refType[a.x.fileRef[b.File]+RefID(b.Stmts[i].Ref)] || a.h.desc(t) == objectDesc {
		return targets
	}
	return a.virtualTargets(t, sel)
}

// exactTypes returns the classes of the objects that a use holds, if all its
// definitions in the method are allocations.
func (a *App) exactTypes(b *jimple.Body, use int32) ([]TypeID, bool) {
	var types []TypeID
	var walk func(use int32, depth int) bool
	walk = func(use int32, depth int) bool {
		defs := b.Defs(use)
		if len(defs) == 0 || depth > 8 {
			return false
		}
		for _, d := range defs {
			s := &b.Stmts[d]
			switch s.Op {
			case jimple.OpNew:
				types = append(types, a.x.types[a.x.fileType[b.File]+int32(s.Ref)])
			case jimple.OpCopy, jimple.OpCast:
				if !walk(b.FirstUse(d), depth+1) {
					return false
				}
			default:
				return false
			}
		}
		return true
	}
	ok := walk(use, 0)
	return types, ok
}

// HandsOn tells whether a call to the framework may throw what code of the app threw, or an
// exception for that, though it is not the one that calls that code.
func (a *App) HandsOn(n Node) bool {
	b := a.Body(n.Method)
	return b.Stmts[n.Stmt].Op.IsInvoke() && a.handsOn(b, n.Stmt, a.call(b, n.Stmt))
}

// handsOn is HandsOn. A call that no method of the app answers may run what the app's objects
// among its operands override, as printing and comparing do; components are only asked.
func (a *App) handsOn(b *jimple.Body, i int32, c *call) bool {
	if c.summary != nil && a.Summaries.HandsOn(c.summary) {
		return true
	}
	if len(c.targets) > 0 || b.Stmts[i].Op == jimple.OpSuper || b.Stmts[i].Op == jimple.OpDirect {
		return false
	}
	return slices.ContainsFunc(b.Args(i), func(v jimple.Value) bool {
		if !v.IsLocal() {
			return false
		}
		t, ok := a.h.lookup(string(b.Locals[v.Local()].Type))
		return ok && a.h.isApp(t) && !a.madeByFramework(t)
	})
}
