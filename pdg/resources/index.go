// The index of what resources name.

package resources

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/pdg/android"
)

// Kinds are the kinds of resources that an index is made of.
var Kinds = []string{"layout", "menu", "xml", "navigation"}

// Index lists the resources that name handlers and classes.
type Index struct {
	Handlers   map[string][]uint32 // by handler name: layouts and menus
	Classes    map[string][]uint32 // by dotted class name: layouts that make one
	Intents    []Intent
	Navigation Navigation
	parents    map[uint32][]uint32 // of layouts: those that include them
}

// Intent is an intent that a preference sends when it is clicked.
type Intent struct {
	Resource uint32
	Intent   android.Intent
}

// New returns an index of nothing.
func New() *Index {
	return &Index{Handlers: map[string][]uint32{}, Classes: map[string][]uint32{}, parents: map[uint32][]uint32{},
		Navigation: Navigation{Destinations: map[uint32]string{}, Hosts: map[uint32][]uint32{}, actions: map[uint32]uint32{}, starts: map[uint32]uint32{}}}
}

// Add reads a resource of one of the kinds.
func (x *Index) Add(kind string, f apk.XMLResource) {
	switch {
	case f.Root == nil:
	case kind == "navigation":
		x.Navigation.add(f)
	default:
		x.add(f)
	}
}

func (x *Index) add(f apk.XMLResource) {
	note := func(m map[string][]uint32, name string) {
		if name != "" && !slices.Contains(m[name], f.ID) {
			m[name] = append(m[name], f.ID)
		}
	}
	f.Root.Walk(func(n *axml.Node) bool {
		if h := n.Android("onClick"); h != nil {
			note(x.Handlers, h.Text())
		}
		if strings.Contains(n.Name, ".") {
			note(x.Classes, n.Name)
		}
		if c := named(n, "fragment"); c != nil { // of a preference
			note(x.Classes, c.Text())
		}
		if graph := reference(n, "navGraph"); graph != 0 {
			x.Navigation.Hosts[graph] = append(x.Navigation.Hosts[graph], f.ID)
		}
		switch n.Name {
		case "include", "ViewStub":
			if child := reference(n, "layout"); child != 0 && !slices.Contains(x.parents[child], f.ID) {
				x.parents[child] = append(x.parents[child], f.ID)
			}
		case "intent":
			x.Intents = append(x.Intents, Intent{f.ID, intentOf(n)})
		case "view", "fragment", "androidx.fragment.app.FragmentContainerView":
			if c := n.Plain("class"); c != nil {
				note(x.Classes, c.Text())
			}
			if c := n.Android("name"); c != nil {
				note(x.Classes, c.Text())
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

// WithParents adds to layouts those that include them.
func (x *Index) WithParents(ids []uint32) []uint32 {
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
