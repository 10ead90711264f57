package resources

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
)

// attr is an attribute of the platform or of a library that refers to a resource (a number)
// or has a text.
func attr(name string, value any) axml.Attr {
	a := axml.Attr{Name: name, Namespace: axml.AndroidNS, ID: res.PlatformAttr(name)}
	switch v := value.(type) {
	case int:
		a.Value = res.Value{Type: res.TypeReference, Data: uint32(v)}
	case string:
		a.Value = res.Value{Type: res.TypeString, Str: v}
	}
	return a
}

// element is an element with attributes and children.
func element(name string, parts ...any) *axml.Node {
	n := &axml.Node{Name: name}
	for _, p := range parts {
		switch p := p.(type) {
		case axml.Attr:
			n.Attrs = append(n.Attrs, p)
		case *axml.Node:
			n.Children = append(n.Children, p)
		}
	}
	return n
}

// Layouts and menus name handlers and classes, once each, and include one another to any
// depth, in circles too.
func TestLayouts(t *testing.T) {
	x := New()
	x.Add("layout", apk.XMLResource{ID: 1, Root: element("LinearLayout",
		element("Button", attr("onClick", "send")), element("Button", attr("onClick", "send")),
		element("org.acme.Dial"), element("view", axml.Attr{Name: "class", Value: res.Value{Type: res.TypeString, Str: "org.acme.Knob"}}),
		element("fragment", attr("name", "org.acme.Page")), element("include", attr("layout", 2)))})
	x.Add("layout", apk.XMLResource{ID: 2, Root: element("merge", element("ViewStub", attr("layout", 3)), element("include", attr("layout", 3)))})
	x.Add("layout", apk.XMLResource{ID: 3, Root: element("merge", element("include", attr("layout", 1)))})
	x.Add("menu", apk.XMLResource{ID: 4, Root: element("menu", element("item", attr("onClick", "send")))})
	x.Add("layout", apk.XMLResource{ID: 5}) // could not be read
	if got := x.Handlers["send"]; !slices.Equal(got, []uint32{1, 4}) || len(x.Handlers) != 1 {
		t.Errorf("handlers %v", x.Handlers)
	}
	for _, class := range []string{"org.acme.Dial", "org.acme.Knob", "org.acme.Page"} {
		if !slices.Equal(x.Classes[class], []uint32{1}) {
			t.Errorf("%s is in %v", class, x.Classes[class])
		}
	}
	for id, want := range map[uint32][]uint32{3: {3, 2, 1}, 2: {2, 1, 3}, 4: {4}} {
		if got := x.WithParents([]uint32{id}); !slices.Equal(got, want) {
			t.Errorf("%d is shown by %v, want %v", id, got, want)
		}
	}
}

// A preference sends its intent; a class that begins with a dot is in the package.
func TestIntentsOfPreferences(t *testing.T) {
	x := New()
	x.Add("xml", apk.XMLResource{ID: 7, Root: element("PreferenceScreen", element("Preference",
		element("intent", attr("targetPackage", "org.acme"), attr("targetClass", ".About"), attr("action", "SHOW"))))})
	if len(x.Intents) != 1 || x.Intents[0].Resource != 7 {
		t.Fatalf("%+v, want one of resource 7", x.Intents)
	}
	if got := x.Intents[0].Intent; got.Class != "org.acme.About" || got.Package != "org.acme" || got.Action != "SHOW" {
		t.Errorf("%+v", got)
	}
}

// A graph, one nested in it, and an action lead to the destination that is shown; a circle
// leads nowhere.
func TestNavigation(t *testing.T) {
	x := New()
	x.Add("navigation", apk.XMLResource{ID: 10, Root: element("navigation", attr("id", 11), attr("startDestination", 12),
		element("navigation", attr("id", 12), attr("startDestination", 13),
			element("fragment", attr("id", 13), attr("name", "org.acme.Home"), element("action", attr("id", 20), attr("destination", 14)))),
		element("activity", attr("id", 14), attr("name", "org.acme.Shop")),
		element("action", attr("id", 21), attr("destination", 22)), element("action", attr("id", 22), attr("destination", 21)))})
	x.Add("layout", apk.XMLResource{ID: 30, Root: element("androidx.fragment.app.FragmentContainerView", attr("navGraph", 10))})
	for id, want := range map[uint32]string{10: "org.acme.Home", 11: "org.acme.Home", 12: "org.acme.Home", 13: "org.acme.Home", 20: "org.acme.Shop", 14: "org.acme.Shop", 21: "", 99: ""} {
		if got, ok := x.Navigation.Resolve(id); got != want || ok != (want != "") {
			t.Errorf("%d leads to %q, want %q", id, got, want)
		}
	}
	if got := x.Navigation.Hosts[10]; !slices.Equal(got, []uint32{30}) {
		t.Errorf("the graph is shown by %v", got)
	}
}
