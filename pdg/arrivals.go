// Where intents arrive: the callbacks of components that a start runs, and the results
// that come back.

package pdg

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// start is a link to a class.
type start struct {
	node  Node
	guess bool
	call  string // the method by which
}

// startsOf returns the calls that start a component so that it gets the callback.
// first tells that the callback is one that a start runs.
func (a *App) startsOf(class TypeID, name string, first *bool) []start {
	kind := a.componentKind(class)
	if kind == "" {
		return nil
	}
	if kind == apk.Provider {
		list := a.linksTo(class, kind)
		return slices.DeleteFunc(list, func(s start) bool { return android.ProviderCalls[s.call] != name })
	}
	if kind == apk.Service && name == "onDestroy" {
		return a.linksBy(class, kind, func(call string) bool { return call == "stopService" })
	}
	for _, arr := range android.Arrivals {
		if arr.Kind == kind && arr.Method == name && arr.First {
			*first = true
		}
	}
	if name == "<init>" {
		*first = true
	}
	if !*first {
		return nil
	}
	return a.linksTo(class, kind)
}

// linksTo returns the calls that start a component.
func (a *App) linksTo(class TypeID, kind apk.Kind) []start {
	return a.linksBy(class, kind, func(call string) bool { return call != "stopService" })
}

func (a *App) linksBy(class TypeID, kind apk.Kind, by func(call string) bool) []start {
	var list []start
	links := a.Links()
	for i := range links {
		l := &links[i]
		if l.Launch.Kind != kind || !by(l.Launch.Name) {
			continue
		}
		if _, ok := slices.BinarySearch(l.Targets, dex.ClassID(class)); ok {
			n := l.Node
			if l.Operand >= 0 {
				n.Part = Argument(l.Operand)
			}
			list = append(list, start{n, !l.Resolved, l.Launch.Name})
		}
	}
	return list
}

// Arriving returns the arguments of the calls that send the intent which a call of
// getIntent, or a parameter of a callback, is; ok is false where others may.
func (a *App) Arriving(n Node) (list []Node, ok bool) {
	b := a.Body(n.Method)
	if b == nil {
		return nil, false
	}
	var sent []start
	switch st := &b.Stmts[n.Stmt]; {
	case st.Op == jimple.OpParam && a.isCallback(n.Method):
		sent = a.arrivals(TypeID(a.Prog.Methods[n.Method].Class), a.Prog.MethodName(n.Method), int(st.Ref))
	case st.Op.IsInvoke():
		c := a.call(b, n.Stmt)
		if c.summary == nil || !slices.ContainsFunc(c.summary.Effects, func(e android.Effect) bool {
			return e.Op == android.Same && e.Loc.Root == android.RootThis && len(e.Loc.Steps) == 1 && e.Loc.Steps[0].Field == a.intentField
		}) {
			return nil, false
		}
		if t, known := a.rootType(b, n.Stmt, c, android.Path{Root: android.RootThis}); known {
			sent = a.linksTo(t, a.componentKind(t))
		}
		if slices.ContainsFunc(a.Deps(nil, n), func(d Dep) bool { return d.Kind == Framework }) {
			return nil, false // setIntent
		}
	}
	for _, s := range sent {
		if _, is := s.node.Part.argument(); !is || s.guess {
			return nil, false
		}
		list = append(list, s.node)
	}
	return list, len(list) > 0
}

// componentKind returns what kind of component a class is, "" if none.
func (a *App) componentKind(t TypeID) apk.Kind {
	if !a.h.isApp(t) {
		return ""
	}
	switch l := a.Lifecycle(dex.ClassID(t)); {
	case l == nil:
		return a.declaredKind(t) // below a type that is not known
	case l.Kind == "activity":
		return apk.Activity
	case l.Kind == "service":
		return apk.Service
	case l.Kind == "receiver":
		return apk.Receiver
	case l.Kind == "provider":
		return apk.Provider
	}
	return ""
}

// declaredKind returns as what the manifest declares a class.
func (a *App) declaredKind(t TypeID) apk.Kind {
	return a.eventIndex().declared[t]
}

// arrives reports whether parameter p of a callback is an intent that arrives.
func (a *App) arrives(class TypeID, name string, p int) bool {
	kind := a.componentKind(class)
	if kind == apk.Activity && name == "onActivityResult" {
		return p == 2
	}
	return slices.ContainsFunc(android.Arrivals, func(arr android.Arrival) bool { return arr.Kind == kind && arr.Method == name && arr.Intent == p })
}

// arrivals returns the intents that arrive as parameter p of a callback, as
// argument nodes of the calls that send them.
func (a *App) arrivals(class TypeID, name string, p int) []start {
	kind := a.componentKind(class)
	if kind == "" {
		return nil
	}
	var list []start
	if kind == apk.Provider {
		// The parameters of a provider's method are those of the resolver's.
		for _, s := range a.linksTo(class, kind) {
			if b := a.Body(s.node.Method); android.ProviderCalls[s.call] == name && p+1 < len(b.Args(s.node.Stmt)) {
				s.node.Part = Argument(p + 1)
				list = append(list, s)
			}
		}
		return list
	}
	for _, arr := range android.Arrivals {
		if arr.Kind != kind || arr.Method != name || arr.Intent != p {
			continue
		}
		list = append(list, a.linksTo(class, kind)...)
	}
	switch {
	case kind != apk.Activity || name != "onActivityResult":
	case p == 0:
		list = append(list, a.requests(class)...)
	default:
		list = append(list, a.results(class, p)...)
	}
	return list
}

// requests returns the calls by which a class asks for results, at the code that comes back
// with them: the argument behind the intent.
func (a *App) requests(class TypeID) []start {
	var list []start
	for _, l := range a.asking(class) {
		if n := l.Node; l.Operand+1 < len(a.Body(n.Method).Args(n.Stmt)) {
			n.Part = Argument(l.Operand + 1)
			list = append(list, start{n, !l.Resolved, l.Launch.Name})
		}
	}
	return list
}

// asking returns the links by which a class starts activities for a result.
func (a *App) asking(class TypeID) []Link {
	var list []Link
	for _, l := range a.Links() {
		if l.Launch.Result && (a.h.isSubtype(class, TypeID(a.Prog.Methods[l.Node.Method].Class)) || a.nested(l.Node.Method, class)) {
			list = append(list, l)
		}
	}
	return list
}

// results returns what the activities that a class starts for a result give back.
func (a *App) results(class TypeID, p int) []start {
	var list []start
	for _, l := range a.asking(class) {
		for _, t := range l.Targets {
			for _, n := range a.callsNamed("setResult", TypeID(t)) {
				b := a.Body(n.Method)
				if p < len(b.Args(n.Stmt)) {
					n.Part = Argument(p) // receiver, code, data
					list = append(list, start{n, !l.Resolved, "setResult"})
				}
			}
		}
	}
	return list
}

// nested reports whether a method belongs to a class nested in another, such as
// a listener.
func (a *App) nested(m dex.MethodID, outer TypeID) bool {
	desc := a.Prog.Classes[a.Prog.Methods[m].Class].Descriptor
	return strings.HasPrefix(desc, strings.TrimSuffix(a.h.desc(outer), ";")+"$")
}

// callsNamed returns the calls of a method name on an object of a class.
func (a *App) callsNamed(name string, class TypeID) []Node {
	var list []Node
	for s, n := range a.x.selName {
		if n.name != name {
			continue
		}
		for _, ref := range a.x.selRefs[s] {
			if t := a.x.refType[ref]; !a.h.isSubtype(class, t) && !a.h.isSubtype(t, class) {
				continue
			}
			for _, site := range a.x.calls.of(int32(ref)) {
				c := TypeID(a.Prog.Methods[site.Method].Class)
				if !a.h.isSubtype(class, c) && !a.h.isSubtype(c, class) && !a.nested(site.Method, class) {
					continue
				}
				for _, nn := range a.NodesAt(site.Method, site.PC) {
					if a.Body(nn.Method).Stmts[nn.Stmt].Op.IsInvoke() {
						list = append(list, nn)
					}
				}
			}
		}
	}
	slices.SortFunc(list, compareNodes)
	return list
}

// Named returns the calls of methods of a name in the app's own code, whatever class the
// code names.
func (a *App) Named(name string) []Node {
	var list []Node
	for s, n := range a.x.selName {
		if n.name != name {
			continue
		}
		for _, r := range a.x.selRefs[s] {
			for _, site := range a.x.calls.of(int32(r)) {
				for _, nn := range a.NodesAt(site.Method, site.PC) {
					if a.Body(nn.Method).Stmts[nn.Stmt].Op.IsInvoke() && !a.IsLibrary(a.Prog.Methods[nn.Method].Class) {
						list = append(list, nn)
					}
				}
			}
		}
	}
	slices.SortFunc(list, compareNodes)
	return list
}
