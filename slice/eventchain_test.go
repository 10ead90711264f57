// The callbacks that ran are ways through the event graph.

package slice_test

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// offstage are callbacks that are no events: they run inside others, at any time.
var offstage = map[string]bool{"<init>": true, "<clinit>": true, "toString": true, "hashCode": true, "equals": true, "finalize": true, "clone": true}

// TestWhatRanIsAPath takes the callback instances of each reduced log in their order.
// Each one is where the app begins, or a control edge of the event graph leads to it from a
// callback that ran before it and is on such a way itself. So the callback that
// crashed is the end of a path of callbacks that ran.
func TestWhatRanIsAPath(t *testing.T) {
	kinds := map[string]int{}
	for _, app := range corpus.Crashes {
		t.Run(app, func(t *testing.T) {
			a, g := replayed(t, app, "reduced.trace.txt.gz")
			events := a.Events()
			node := map[dex.MethodID]bool{}
			into := map[dex.MethodID][]pdg.EventEdge{}
			for _, e := range events.Events {
				node[e.Method] = true
			}
			for _, e := range events.Edges {
				if e.Kind == pdg.Heap || e.Kind == pdg.Framework {
					continue // data alone makes nothing run
				}
				into[e.To] = append(into[e.To], e)
			}
			entries := entryCallbacks(a)
			reached := map[dex.MethodID]bool{}
			checked := 0
			for _, c := range g.Callbacks {
				if offstage[a.Prog.MethodName(c.Method)] || len(a.Callers(c.Method)) > 0 && !a.IsCallback(c.Method) || a.IsLibrary(a.Prog.Methods[c.Method].Class) {
					continue // no event, or its caller's record is lost
				}
				if exception(app, "callback: "+a.Prog.MethodText(c.Method)) || bridge(a, c) {
					continue
				}
				checked++
				if !node[c.Method] {
					t.Errorf("callback %d, %s, is no event", c.Number, a.Prog.MethodText(c.Method))
					continue
				}
				ok := reached[c.Method] || entries[c.Method]
				for _, e := range into[c.Method] {
					if reached[e.From] && e.From != c.Method {
						kinds[e.Kind.String()]++
						ok = true
						break
					}
				}
				ok = ok || exception(app, "path: "+a.Prog.MethodText(c.Method))
				reached[c.Method] = reached[c.Method] || ok
				if !ok {
					var from []string
					for _, e := range into[c.Method] {
						from = append(from, e.Kind.String()+" "+a.Prog.MethodText(e.From))
					}
					t.Errorf("callback %d: nothing that ran before leads to %s; edges come from %v", c.Number, a.Prog.MethodText(c.Method), from)
				}
			}
			t.Logf("%d callback instances, %d methods", checked, len(reached))
		})
	}
	t.Log(kinds)
}

// bridge reports whether a callback is a bridge to the method that stands for it.
func bridge(a *pdg.App, c dynamic.Callback) bool {
	return a.Prog.Methods[c.Method].Access&dex.AccBridge != 0
}

// entryCallbacks returns what can run first: callbacks of the components that the
// manifest names, and of the application.
func entryCallbacks(a *pdg.App) map[dex.MethodID]bool {
	list := map[dex.MethodID]bool{}
	add := func(class string) {
		id, ok := a.Prog.Class("L" + strings.ReplaceAll(class, ".", "/") + ";")
		for ok {
			c := &a.Prog.Classes[id]
			for m := c.FirstMethod; m < c.EndMethod; m++ {
				switch a.Prog.MethodName(m) {
				case "onCreate", "attachBaseContext", "onReceive":
					list[m] = true
				}
			}
			super := ""
			if c.Def.Super != dex.NoIndex {
				super = c.File.TypeDescriptor(c.Def.Super)
			}
			id, ok = a.Prog.Class(super)
		}
	}
	for _, l := range a.Manifest.Launchers() {
		add(l.Code())
	}
	add(a.Manifest.Application.Class)
	for i := range a.Manifest.Application.Components {
		if c := &a.Manifest.Application.Components[i]; c.Kind == apk.Provider {
			add(c.Code())
		}
	}
	return list
}
