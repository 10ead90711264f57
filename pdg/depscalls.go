// What a node depends on through calls: arguments, results, exceptions, and what
// makes a method run.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// param adds the arguments of all calls of the method, and of all callbacks.
func (d *deps) param(p int) {
	k := p
	if d.a.Prog.Methods[d.n.Method].Access&dex.AccStatic == 0 {
		k++
	}
	d.arguments(k)
	for _, c := range d.a.reflection().calls[d.n.Method] {
		d.reflectiveArgument(c, p)
	}
	d.list = d.a.eventArguments(d.list, d.n.Method, p)
}

// arguments adds operand k of all calls of the method.
func (d *deps) arguments(k int) {
	v := Var{VarParam, int32(k)}
	if d.bundle(bundle{Dep: Dep{Kind: Param, Direction: Up, Var: v}, of: callMethod, method: d.n.Method}) {
		return
	}
	for _, c := range d.a.callersOf(d.n.Method) {
		c.Part = Argument(k)
		d.add(c, Param, Up, v, false)
	}
}

// reflectiveArgument adds what a reflective call passes for a parameter: the
// element of its array, and the array; of a proxy's handler the proxy and the arguments.
func (d *deps) reflectiveArgument(c Node, p int) {
	b := d.a.Body(c.Method)
	if d.a.reflection().proxied[c] {
		for k := range b.Args(c.Stmt) {
			if p == 0 && k == 0 || p == 2 && k > 0 {
				n := c
				n.Part = Argument(k)
				d.add(n, Param, Across, Var{VarParam, int32(p)}, false)
			}
		}
		return
	}
	k := len(b.Args(c.Stmt)) - 1
	if k < 1 {
		return
	}
	array := c
	array.Part = Argument(k)
	d.add(array, Param, Across, Var{VarParam, int32(p)}, false)
	use := b.FirstUse(c.Stmt) + int32(k)
	for _, w := range d.eval.elementWrites(c.Method, use, d.eval.origins(c.Method, use)) {
		wb := d.a.Body(w.Method)
		if wb.Stmts[w.Stmt].Op == jimple.OpPutElement {
			if at, ok := wb.ConstOf(wb.FirstUse(w.Stmt) + 1); ok && at.Bits != int64(p) {
				continue
			}
		}
		d.add(w, Heap, Across, Var{Kind: VarElement}, false)
	}
}

// this adds the receivers of all calls.
func (d *deps) this() {
	d.arguments(0)
	for _, c := range d.a.reflection().calls[d.n.Method] {
		if d.a.reflection().proxied[c] {
			continue // on the proxy, not on its handler
		}
		if len(d.a.Body(c.Method).Args(c.Stmt)) == 3 { // Method.invoke(object, arguments)
			c.Part = Argument(1)
		}
		d.add(c, Param, Across, Var{VarParam, 0}, false)
	}
	d.list = d.a.eventReceivers(d.list, d.n.Method)
}

// entry adds the calls of the method and the events that run it.
func (d *deps) entry() {
	if !d.bundle(bundle{Dep: Dep{Kind: Call, Direction: Up}, of: callMethod, method: d.n.Method}) {
		for _, c := range d.a.callersOf(d.n.Method) {
			d.add(c, Call, Up, Var{}, false)
		}
	}
	for _, c := range d.a.reflection().calls[d.n.Method] {
		d.add(c, Call, Across, Var{}, false)
	}
	if d.a.Prog.MethodName(d.n.Method) == "<clinit>" {
		d.list = d.a.firstUses(d.list, TypeID(d.a.Prog.Methods[d.n.Method].Class))
		return
	}
	d.list = d.a.eventCauses(d.list, d.n.Method)
}

// maxFirstUses bounds the dependences of a class initialiser.
const maxFirstUses = 16

// firstUses adds places that may make the machine initialise a class: its first
// allocations. Calls of static methods have call edges into the class anyway.
func (a *App) firstUses(list []Dep, t TypeID) []Dep {
	for i, s := range a.x.allocs.of(int32(t)) {
		if i == maxFirstUses {
			break
		}
		for _, n := range a.NodesAt(s.Method, s.PC) {
			list = append(list, Dep{Node: n, Kind: Init, Direction: Across})
		}
	}
	return list
}

// thrown adds what makes a call throw: the escaping throws of its app targets,
// and the operands that its summary blames.
func (d *deps) thrown() {
	if !d.b.Stmts[d.n.Stmt].Op.IsInvoke() {
		return
	}
	c := d.a.call(d.b, d.n.Stmt)
	d.leaving(Exception, d.a.refined(d.b, Node{Method: d.n.Method, Stmt: d.n.Stmt}))
	if c.summary != nil {
		for e := range c.summary.Effects {
			if c.summary.Effects[e].Op == android.Throw {
				d.values(c, c.summary.Effects[e].From)
			}
		}
	}
}

// invoke adds what the result of a call is made of.
func (d *deps) invoke() {
	s := &d.b.Stmts[d.n.Stmt]
	if s.Op.HasReceiver() {
		d.local(0, Base)
	}
	c := d.a.call(d.b, d.n.Stmt)
	if c.ref < 0 { // polymorphic or custom: anything may flow
		for k := range d.b.Args(d.n.Stmt) {
			d.local(k, Value)
		}
		return
	}
	here, dir := Node{Method: d.n.Method, Stmt: d.n.Stmt}, Across
	if d.a.Proxied(here) {
		dir = Down
	}
	for _, m := range d.a.reflection().targets[here] {
		d.returns(m, dir)
	}
	if key, ok := d.a.reflection().gets[here]; ok {
		d.named(key)
		return
	}
	if android.ProviderCalls[d.a.x.selName[d.a.x.refSel[c.ref]].name] != "" {
		for _, m := range d.a.providerTargets(d.n) {
			d.returns(m, Across)
		}
	}
	targets := d.a.refined(d.b, Node{Method: d.n.Method, Stmt: d.n.Stmt})
	if slices.ContainsFunc(targets, func(m dex.MethodID) bool { return d.a.Body(m) == nil }) { // native: its arguments decide
		for k := range d.b.Args(d.n.Stmt) {
			d.local(k, Value)
		}
	}
	d.leaving(Result, targets)
	if c.summary == nil {
		return
	}
	start, bundles := d.end()
	for e := range c.summary.Effects {
		f := &c.summary.Effects[e]
		switch {
		case f.Op == android.Set && f.Loc.Root == android.RootRet && len(f.Loc.Steps) == 0:
			d.values(c, f.From)
		case f.Op == android.Same:
			d.path(c, f.Loc)
		}
	}
	if c.summary.Origin == android.Guess {
		d.guessFrom(start, bundles)
	}
}

// effect adds what one effect of a framework call is made of: its values and
// the way to its location.
func (d *deps) effect() {
	if !d.b.Stmts[d.n.Stmt].Op.IsInvoke() {
		return
	}
	e, _ := d.n.Part.effect()
	c := d.a.call(d.b, d.n.Stmt)
	if c.summary == nil || e >= len(c.summary.Effects) {
		return
	}
	f := &c.summary.Effects[e]
	start, bundles := d.end()
	if d.n.Part < firstElement {
		d.values(c, f.From)
	}
	if f.Op == android.Set || f.Op == android.Add || f.Op == android.Kill {
		d.owner(c, f.Loc)
	}
	if c.summary.Origin == android.Guess {
		d.guessFrom(start, bundles)
	}
}

// callback adds what an app method returns to the framework call that runs it.
func (d *deps) callback(c *call, cb *android.Callback) {
	d.leaving(Result, d.eval.callbackTargets(d.b, d.n.Stmt, c, cb))
}

// returns adds what a method returns.
func (d *deps) returns(m dex.MethodID, dir Direction) {
	for _, n := range d.a.exits(m, Result) {
		d.add(n, Result, dir, Var{}, false)
	}
}

// leaving adds what some methods return or throw to a call of them.
func (d *deps) leaving(kind Kind, targets []dex.MethodID) {
	if len(targets) == 0 || d.bundle(bundle{Dep: Dep{Kind: kind, Direction: Down}, of: leaveCall, targets: targets}) {
		return
	}
	for _, m := range targets {
		for _, n := range d.a.exits(m, kind) {
			d.add(n, kind, Down, Var{}, false)
		}
	}
}

// exits returns where results, or exceptions, leave a method. The result is shared.
func (a *App) exits(m dex.MethodID, kind Kind) []Node {
	of := a.resultExits
	if kind == Exception {
		of = a.exceptionExits
	}
	if list := of[m].Load(); list != nil {
		return *list
	}
	list := a.findExits(m, kind)
	of[m].Store(&list)
	return list
}

// caughtHere tells whether a handler of its own method gets what a statement throws, whatever that
// is; what is not known of classes counts as caught.
func (a *App) caughtHere(b *jimple.Body, throw int32) bool {
	handlers := b.Handlers(throw)
	v := b.Args(throw)[0]
	if len(handlers) == 0 || !v.IsLocal() {
		return len(handlers) > 0
	}
	thrown, known := a.h.lookup(string(b.Locals[v.Local()].Type))
	return !known || slices.ContainsFunc(handlers, func(h jimple.Handler) bool {
		t, ok := a.h.lookup(string(h.Type))
		return h.Type == "" || !ok || a.h.isSubtype(thrown, t)
	})
}

func (a *App) findExits(m dex.MethodID, kind Kind) []Node {
	b := a.Body(m)
	if b == nil {
		return nil
	}
	var list []Node
	for i := range b.Stmts {
		s := &b.Stmts[i]
		n := Node{Method: m, Stmt: int32(i)}
		switch {
		case s.Dead():
		case kind == Result:
			if s.Kind == jimple.Return {
				list = append(list, n)
			}
		case s.Kind == jimple.Throw:
			if !a.caughtHere(b, n.Stmt) {
				list = append(list, n)
			}
		case s.Op.IsInvoke() && len(b.Handlers(n.Stmt)) == 0:
			n.Part = Thrown
			list = append(list, n)
		}
	}
	return list
}
