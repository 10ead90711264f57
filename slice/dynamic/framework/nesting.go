// What importers of logs need to know of the framework.

package framework

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
)

// CallsBack returns a function that says whether a framework method, as method
// text, calls a method of the given simple name before it returns. Importers of
// logs without callback records take it.
func CallsBack(p *dex.Program, summaries *android.SummarySet) func(framework, method string) bool {
	known := map[string]map[string]bool{}
	return func(framework, method string) bool {
		if strings.HasPrefix(framework, "Ljava/lang/reflect/") {
			return true // reflection calls anything
		}
		names, ok := known[framework]
		if !ok {
			names = map[string]bool{}
			known[framework] = names
			class, name, proto, ok := dex.SplitMethodText(framework)
			if !ok {
				return false
			}
			owner, _, own := Resolve(p, class, name, proto)
			if own {
				return false
			}
			for _, static := range []bool{false, true} {
				s := summaries.Lookup(android.MethodRef{Class: owner, Name: name, Desc: proto, Static: static})
				s.Callbacks(func(c *android.Callback) bool {
					names[c.Method] = names[c.Method] || c.Timing == android.Sync
					return true
				})
			}
		}
		return names[method]
	}
}
