// What resources start by themselves: intents of preferences, and the destinations of
// navigation graphs.

package pdg

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// destination is an element of a navigation graph.
type destination struct {
	class string // dotted
	kind  string // fragment, dialog, activity
}

// navigation is what the navigation graphs of an app say.
type navigation struct {
	destinations map[uint32]destination
	actions      map[uint32]uint32   // to destinations
	starts       map[uint32]uint32   // of graphs, by the resource and by the id of a nested one
	hosts        map[uint32][]uint32 // by resource of a graph: layouts that show it
}

// named returns an attribute by its name, whatever its namespace: those of
// libraries have no fixed id.
func named(n *axml.Node, name string) *axml.Attr {
	for i := range n.Attrs {
		if n.Attrs[i].Name == name {
			return &n.Attrs[i]
		}
	}
	return nil
}

func reference(n *axml.Node, name string) uint32 {
	if at := named(n, name); at != nil {
		return at.Value.Data
	}
	return 0
}

// add reads a navigation graph.
func (v *navigation) add(f apk.XMLResource) {
	f.Root.Walk(func(n *axml.Node) bool {
		id := reference(n, "id")
		switch n.Name {
		case "navigation":
			if start := reference(n, "startDestination"); start != 0 {
				v.starts[id] = start
				if n == f.Root {
					v.starts[f.ID] = start
				}
			}
		case "action":
			if to := reference(n, "destination"); to != 0 && id != 0 {
				v.actions[id] = to
			}
		default:
			if c := named(n, "name"); c != nil && id != 0 && c.Text() != "" {
				v.destinations[id] = destination{c.Text(), n.Name}
			}
		}
		return true
	})
}

// resolve follows actions and nested graphs to a destination.
func (v *navigation) resolve(id uint32) (destination, bool) {
	for range 8 {
		if d, ok := v.destinations[id]; ok {
			return d, true
		}
		if to, ok := v.actions[id]; ok {
			id = to
		} else if to, ok := v.starts[id]; ok {
			id = to
		} else {
			break
		}
	}
	return destination{}, false
}

// shown is a call that brings a class of a navigation graph to the screen.
type shown struct {
	node  Node
	guess bool
}

// navigations returns, by dotted class name, the calls that show it: of navigate
// with a constant id, or with directions that hold one, and of what shows the graph
// for its first destination. Where the id is not known any destination is meant.
func (a *App) navigations() map[string][]shown {
	v := &a.xmlIndex().nav
	out := map[string][]shown{}
	if len(v.destinations) == 0 {
		return out
	}
	for graph, layouts := range v.hosts {
		if d, ok := v.resolve(graph); ok {
			for _, n := range a.inflations(layouts) {
				out[d.class] = append(out[d.class], shown{n, false})
			}
		}
	}
	for s, name := range a.x.selName {
		if name.name != "navigate" {
			continue
		}
		for _, ref := range a.x.selRefs[s] {
			if !strings.HasSuffix(a.h.desc(a.x.refType[ref]), "/NavController;") {
				continue
			}
			for _, site := range a.x.calls.of(int32(ref)) {
				if a.isLibrary(TypeID(a.Prog.Methods[site.Method].Class)) {
					continue
				}
				for _, n := range a.NodesAt(site.Method, site.PC) {
					if b := a.Body(n.Method); b.Stmts[n.Stmt].Op.IsInvoke() {
						a.addNavigation(out, v, n, b)
					}
				}
			}
		}
	}
	for _, list := range out {
		slices.SortFunc(list, func(x, y shown) int { return compareNodes(x.node, y.node) })
	}
	return out
}

// shownBy returns the calls that make a navigation graph show a class.
func (a *App) shownBy(t TypeID) []shown {
	x := a.xmlIndex()
	if len(x.nav.destinations) == 0 {
		return nil
	}
	a.events.mu.Lock()
	all := x.shown
	a.events.mu.Unlock()
	if all == nil {
		all = a.navigations()
		a.events.mu.Lock()
		x.shown = all
		a.events.mu.Unlock()
	}
	desc := a.h.desc(t)
	return all[strings.ReplaceAll(desc[1:len(desc)-1], "/", ".")]
}

func (a *App) addNavigation(out map[string][]shown, v *navigation, n Node, b *jimple.Body) {
	found := false
	for _, id := range a.idsIn(b, n.Stmt) {
		if d, ok := v.resolve(id); ok {
			found = true
			out[d.class] = append(out[d.class], shown{n, false})
		}
	}
	if found {
		return
	}
	for _, d := range v.destinations {
		out[d.class] = append(out[d.class], shown{n, true})
	}
}

// idsIn returns the integers that the first argument of a call is or holds: those
// its constructor was given, or that its methods return.
func (a *App) idsIn(b *jimple.Body, i int32) []uint32 {
	if len(b.Args(i)) < 2 {
		return nil
	}
	if c, ok := b.ConstOf(b.FirstUse(i) + 1); ok {
		return []uint32{uint32(c.Bits)}
	}
	var ids []uint32
	e := a.newEval()
	e.noLinks = true
	for _, o := range e.origins(b.Method, b.FirstUse(i)+1).list {
		ob := a.Body(o.method)
		if o.kind != originAlloc || ob == nil || ob.Stmts[o.stmt].Op != jimple.OpNew {
			continue
		}
		if init, ok := constructorCall(ob, o.stmt); ok {
			for k := range ob.Args(init) {
				if c, ok := ob.ConstOf(ob.FirstUse(init) + int32(k)); ok && c.Kind == jimple.ConstInt {
					ids = append(ids, uint32(c.Bits))
				}
			}
		}
		if t, ok := a.originType(o); ok && a.h.isApp(t) {
			for m := a.Prog.Classes[t].FirstVirtual; m < a.Prog.Classes[t].EndMethod; m++ {
				ids = append(ids, a.constantResults(m)...)
			}
		}
	}
	return ids
}

// constantResults returns the integers that a method returns.
func (a *App) constantResults(m dex.MethodID) []uint32 {
	b := a.Body(m)
	if b == nil || a.Prog.MethodProto(m) != "()I" {
		return nil
	}
	var ids []uint32
	for i := range b.Stmts {
		if b.Stmts[i].Kind == jimple.Return {
			if c, ok := b.ConstOf(b.FirstUse(int32(i))); ok {
				ids = append(ids, uint32(c.Bits))
			}
		}
	}
	return ids
}

// resourceLinks returns the components that resources start: intents in
// preferences, activities in navigation graphs.
func (a *App) resourceLinks() []Link {
	var links []Link
	x := a.xmlIndex()
	for _, p := range x.intents {
		i := p.intent
		for _, n := range a.inflations([]uint32{p.resource}) {
			l := Link{Node: n, Launch: android.Launch{Kind: apk.Activity, Name: "intent"}, Operand: -1, Resolved: true, Intents: []android.Intent{i}}
			l.Targets = a.match(i, l.Launch)
			slices.Sort(l.Targets)
			links = append(links, l)
		}
	}
	navigations := a.navigations()
	for _, class := range sortedKeys(navigations) {
		id, ok := a.Prog.Class(dex.ClassDescriptor(class))
		if !ok || a.componentKind(TypeID(id)) != apk.Activity {
			continue
		}
		for _, s := range navigations[class] {
			links = append(links, Link{Node: s.node, Launch: android.Launch{Kind: apk.Activity, Name: "navigate"}, Operand: -1,
				Targets: []dex.ClassID{id}, Resolved: !s.guess, Intents: []android.Intent{{Class: class}}})
		}
	}
	return links
}
