// What resources say: handlers by name, views and fragments by class, what includes
// what.

package pdg

import (
	"slices"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/pdg/android"
)

// xmlIndex lists the resources that name handlers and classes.
type xmlIndex struct {
	once     sync.Once
	handlers map[string][]uint32 // by handler name: layouts and menus
	classes  map[string][]uint32 // by dotted class name: layouts that make one
	parents  map[uint32][]uint32 // of layouts: those that include them
	intents  []preferenceIntent
	nav      navigation
	shown    map[string][]shown // of navigation graphs, by dotted class name
	problems []error
}

// preferenceIntent is an intent that a preference sends when it is clicked.
type preferenceIntent struct {
	resource uint32
	intent   android.Intent
}

func (a *App) xmlIndex() *xmlIndex {
	x := &a.eventIndex().xml
	x.once.Do(func() {
		x.handlers, x.classes, x.parents = map[string][]uint32{}, map[string][]uint32{}, map[uint32][]uint32{}
		x.nav = navigation{map[uint32]destination{}, map[uint32]uint32{}, map[uint32]uint32{}, map[uint32][]uint32{}}
		read := a.readXML
		if read == nil {
			if a.Package == nil || a.Package.Base().Archive == nil {
				return
			}
			read = a.Package.XMLResources
		}
		for _, kind := range []string{"layout", "menu", "xml", "navigation"} {
			files, problems, err := read(kind)
			if err != nil {
				problems = append(problems, err)
			}
			x.problems = append(x.problems, problems...)
			for _, f := range files {
				if f.Root == nil {
					continue
				}
				if kind == "navigation" {
					x.nav.add(f)
				} else {
					x.add(f)
				}
			}
		}
	})
	return x
}

func (x *xmlIndex) add(f apk.XMLResource) {
	note := func(m map[string][]uint32, name string) {
		if name != "" && !slices.Contains(m[name], f.ID) {
			m[name] = append(m[name], f.ID)
		}
	}
	f.Root.Walk(func(n *axml.Node) bool {
		if h := n.Android("onClick"); h != nil {
			note(x.handlers, h.Text())
		}
		if strings.Contains(n.Name, ".") {
			note(x.classes, n.Name)
		}
		if c := named(n, "fragment"); c != nil { // of a preference
			note(x.classes, c.Text())
		}
		if graph := reference(n, "navGraph"); graph != 0 {
			x.nav.hosts[graph] = append(x.nav.hosts[graph], f.ID)
		}
		switch n.Name {
		case "include", "ViewStub":
			if child := reference(n, "layout"); child != 0 && !slices.Contains(x.parents[child], f.ID) {
				x.parents[child] = append(x.parents[child], f.ID)
			}
		case "intent":
			x.intents = append(x.intents, preferenceIntent{f.ID, intentOf(n)})
		case "view", "fragment", "androidx.fragment.app.FragmentContainerView":
			if c := n.Plain("class"); c != nil {
				note(x.classes, c.Text())
			}
			if c := n.Android("name"); c != nil {
				note(x.classes, c.Text())
			}
		}
		return true
	})
}

// intentOf reads the intent element of a preference.
func intentOf(n *axml.Node) android.Intent {
	text := func(name string) string {
		if at := n.Android(name); at != nil {
			return at.Text()
		}
		return ""
	}
	i := android.Intent{Class: text("targetClass"), Action: text("action"), Data: text("data"), Type: text("mimeType"), Package: text("targetPackage")}
	if strings.HasPrefix(i.Class, ".") {
		i.Class = i.Package + i.Class
	}
	return i
}

// withParents adds to layouts those that include them.
func (x *xmlIndex) withParents(ids []uint32) []uint32 {
	ids = slices.Clone(ids)
	for i := 0; i < len(ids); i++ {
		for _, p := range x.parents[ids[i]] {
			if !slices.Contains(ids, p) {
				ids = append(ids, p)
			}
		}
	}
	return ids
}

// xmlHandler returns the layouts and menus that name a method as click handler.
func (a *App) xmlHandler(m dex.MethodID) []uint32 {
	switch a.Prog.MethodProto(m) {
	case "(Landroid/view/View;)V", "(Landroid/view/MenuItem;)Z", "(Landroid/view/MenuItem;)V":
		if a.Prog.Methods[m].Access&dex.AccPublic != 0 {
			return a.xmlIndex().handlers[a.Prog.MethodName(m)]
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
		ids = a.xmlIndex().classes[strings.ReplaceAll(desc[1:len(desc)-1], "/", ".")]
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
	ids = a.xmlIndex().withParents(ids)
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
