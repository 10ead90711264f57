// Which calls reach a method: by the types, as statements, and as far as the objects
// that their receivers can be tell.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// Callers returns the call sites in app code that can reach a method directly, in
// the order of method and pc. Calls by the framework are not among them.
func (a *App) Callers(m dex.MethodID) []Site {
	a.mu.Lock()
	list, ok := a.callers[m]
	a.mu.Unlock()
	if ok {
		return list
	}
	sel := a.x.sel[m]
	for _, ref := range a.x.selRefs[sel] {
		sites := a.x.calls.of(int32(ref))
		if len(sites) == 0 {
			continue
		}
		t := a.x.refType[ref]
		exact, found := a.resolve(t, sel)
		isExact := found && exact == m
		ops := a.x.calls.opsOf(int32(ref))
		// Asked only where a call is virtual: what stands below a class is much to
		// look through, and every class has constructors of one name.
		isVirtual := slices.Contains(ops, callVirtual) && isAmong(a.virtualTargets(t, sel), m)
		for i, s := range sites {
			switch ops[i] {
			case callVirtual:
				if isVirtual {
					list = append(list, s)
				}
			case callExact:
				if isExact {
					list = append(list, s)
				}
			case callSuper:
				if slices.Contains(a.targets(s.Method, callSuper, ref), m) {
					list = append(list, s)
				}
			}
		}
	}
	slices.SortFunc(list, compareSites)
	a.mu.Lock()
	a.callers[m] = list
	a.mu.Unlock()
	return list
}

// isAmong reports whether a method is one of the targets of a call, which are in the order
// of their numbers.
func isAmong(targets []dex.MethodID, m dex.MethodID) bool {
	_, ok := slices.BinarySearch(targets, m)
	return ok
}

// CallNodes returns the call statements in app code that can reach a method. The
// result is shared.
func (a *App) CallNodes(m dex.MethodID) []Node {
	if list := a.callNodes[m].Load(); list != nil {
		return *list
	}
	list := a.findCallNodes(m)
	a.callNodes[m].Store(&list)
	return list
}

func (a *App) findCallNodes(m dex.MethodID) []Node {
	var list []Node
	for _, s := range a.Callers(m) {
		for _, n := range a.NodesAt(s.Method, s.PC) {
			b := a.Body(n.Method)
			if !b.Stmts[n.Stmt].Op.IsInvoke() {
				continue
			}
			if c := a.call(b, n.Stmt); isAmong(c.targets, m) {
				list = append(list, n)
			}
		}
	}
	return list
}

// callersOf returns the call statements in app code that reach a method, as far as
// the objects that their receivers can be tell. The result is shared.
func (a *App) callersOf(m dex.MethodID) []Node {
	if list := a.callerNodes[m].Load(); list != nil {
		return *list
	}
	list := a.findCallersOf(m)
	a.callerNodes[m].Store(&list)
	return list
}

func (a *App) findCallersOf(m dex.MethodID) []Node {
	all := a.CallNodes(m)
	if len(all) > maxWriters {
		return all
	}
	list := all[:0:0]
	for _, n := range all {
		if isAmong(a.refined(a.Body(n.Method), n), m) {
			list = append(list, n)
		}
	}
	return list
}
