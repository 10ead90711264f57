// What resources name and start by themselves: handlers of clicks, classes in layouts,
// intents of preferences, and the destinations of navigation graphs.

package pdg

import (
	"slices"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/pdg/resources"
)

// resourceIndex is what the resources of the app name.
type resourceIndex struct {
	once sync.Once
	*resources.Index
	shown map[string][]shown // of navigation graphs, by dotted class name
}

func (a *App) xmlIndex() *resourceIndex {
	x := &a.eventIndex().xml
	x.once.Do(func() {
		x.Index = resources.New()
		read := a.readXML
		if read == nil {
			if a.Package == nil || a.Package.Base().Archive == nil {
				return
			}
			read = a.Package.XMLResources
		}
		for _, kind := range resources.Kinds {
			files, _, _ := read(kind) // what cannot be read names nothing
			for _, f := range files {
				x.Add(kind, f)
			}
		}
	})
	return x
}

// xmlHandler returns the layouts and menus that name a method as click handler.
func (a *App) xmlHandler(m dex.MethodID) []uint32 {
	switch a.Prog.MethodProto(m) {
	case "(Landroid/view/View;)V", "(Landroid/view/MenuItem;)Z", "(Landroid/view/MenuItem;)V":
		if a.Prog.Methods[m].Access&dex.AccPublic != 0 {
			return a.xmlIndex().Handlers[a.Prog.MethodName(m)]
		}
	}
	return nil
}

// xmlCauses returns the calls that bring the layouts to the screen that name a
// method as handler or, for constructors, its class.
func (a *App) xmlCauses(m dex.MethodID) []Node {
	class := a.Prog.Methods[m].Class
	ids := a.xmlHandler(m)
	if ids == nil && a.Prog.MethodName(m) == "<init>" {
		desc := a.Prog.Classes[class].Descriptor
		ids = a.xmlIndex().Classes[strings.ReplaceAll(desc[1:len(desc)-1], "/", ".")]
	}
	if len(ids) == 0 {
		return nil
	}
	all := a.inflations(ids)
	// A handler belongs to the context that shows the layout: prefer its own calls.
	var own []Node
	for _, n := range all {
		if c := a.Prog.Methods[n.Method].Class; a.h.isSubtype(TypeID(class), TypeID(c)) || a.h.isSubtype(TypeID(c), TypeID(class)) {
			own = append(own, n)
		}
	}
	if len(own) > 0 {
		return own
	}
	return all
}

// inflations returns the calls that get one of the resources as an argument.
func (a *App) inflations(ids []uint32) []Node {
	ids = a.xmlIndex().WithParents(ids)
	var list []Node
	for s, name := range a.x.selName {
		if name.name != "setContentView" && name.name != "inflate" && name.name != "addPreferencesFromResource" && name.name != "setPreferencesFromResource" {
			continue
		}
		for _, ref := range a.x.selRefs[s] {
			for _, site := range a.x.calls.of(int32(ref)) {
				for _, n := range a.NodesAt(site.Method, site.PC) {
					b := a.Body(n.Method)
					if !b.Stmts[n.Stmt].Op.IsInvoke() {
						continue
					}
					for k := range b.Args(n.Stmt) {
						if c, ok := b.ConstOf(b.FirstUse(n.Stmt) + int32(k)); ok && slices.Contains(ids, uint32(c.Bits)) {
							list = append(list, n)
							break
						}
					}
				}
			}
		}
	}
	slices.SortFunc(list, compareNodes)
	return list
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
	v := &a.xmlIndex().Navigation
	out := map[string][]shown{}
	if len(v.Destinations) == 0 {
		return out
	}
	for graph, layouts := range v.Hosts {
		if class, ok := v.Resolve(graph); ok {
			for _, n := range a.inflations(layouts) {
				out[class] = append(out[class], shown{n, false})
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
	if len(x.Navigation.Destinations) == 0 {
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

func (a *App) addNavigation(out map[string][]shown, v *resources.Navigation, n Node, b *jimple.Body) {
	found := false
	for _, id := range a.idsIn(b, n.Stmt) {
		if class, ok := v.Resolve(id); ok {
			found = true
			out[class] = append(out[class], shown{n, false})
		}
	}
	if found {
		return
	}
	for _, class := range v.Destinations {
		out[class] = append(out[class], shown{n, true})
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
	for _, p := range x.Intents {
		i := p.Intent
		for _, n := range a.inflations([]uint32{p.Resource}) {
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
