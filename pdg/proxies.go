// Proxies: objects that hand each call of their interfaces to a handler of the app.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// addProxy notes the calls that the proxy which a call makes hands to its handler.
func (x *reflection) addProxy(a *App, n Node, b *jimple.Body) {
	v := &eval{a: a, noLinks: true} // no newEval: reflection itself is looked up with this
	if len(b.Args(n.Stmt)) != 3 {
		return
	}
	var handlers []dex.MethodID
	sel, ok := a.x.sels[selector{"invoke", "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;"}]
	for _, o := range v.origins(n.Method, b.FirstUse(n.Stmt)+2).list {
		if t, exact := a.exactType(o); ok && exact {
			if m, found := a.resolve(t, sel); found {
				handlers = append(handlers, m)
			}
		}
	}
	if len(handlers) == 0 {
		return
	}
	interfaces := map[TypeID]bool{}
	use := b.FirstUse(n.Stmt) + 1
	for _, w := range v.elementWrites(n.Method, use, v.origins(n.Method, use)) {
		wb := a.Body(w.Method)
		if wb.Stmts[w.Stmt].Op != jimple.OpPutElement {
			continue
		}
		for _, o := range v.origins(w.Method, wb.FirstUse(w.Stmt)+2).list {
			if t, ok := a.h.lookup(o.text); ok && o.kind == originConst && a.h.isApp(t) {
				interfaces[t] = true
			}
		}
	}
	for ref := range RefID(len(a.x.refType)) {
		if !interfaces[a.x.refType[ref]] {
			continue
		}
		for _, s := range a.x.calls.of(int32(ref)) {
			for _, c := range a.NodesAt(s.Method, s.PC) {
				x.handOn(v, c, n, handlers)
			}
		}
	}
}

// handOn notes that a call runs the handlers of a proxy, if its receiver may be that.
func (x *reflection) handOn(v *eval, c, proxy Node, handlers []dex.MethodID) {
	b := v.a.Body(c.Method)
	if b.Stmts[c.Stmt].Op != jimple.OpInterface {
		return
	}
	set := v.origins(c.Method, b.FirstUse(c.Stmt))
	if set.complete && !slices.ContainsFunc(set.list, func(o origin) bool { return Node{Method: o.method, Stmt: o.stmt} == proxy }) {
		return
	}
	x.proxied[c] = true
	for _, h := range handlers {
		if !slices.Contains(x.targets[c], h) {
			x.targets[c] = append(x.targets[c], h)
			x.calls[h] = append(x.calls[h], c)
		}
	}
}

// Proxied tells whether a call may be one on a proxy, which hands it to its handler.
func (a *App) Proxied(n Node) bool { return a.reflection().proxied[n] }
