// Where the framework enters an app.

package needs

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
)

// Roots is what the framework makes or calls by name.
type Roots struct {
	Classes  map[dex.ClassID]bool
	Handlers map[string]bool // names of methods that take a View
	Methods  []dex.MethodID  // called from outside, such as main
}

// None reports whether nothing leads into the app.
func (r *Roots) None() bool { return len(r.Classes)+len(r.Methods) == 0 }

// RootsOf reads the manifest and the resources of an app. Resources that cannot
// be read name nothing; problems says which.
func RootsOf(app *apk.App, p *dex.Program) (roots Roots, problems []error, err error) {
	roots = Roots{Classes: map[dex.ClassID]bool{}, Handlers: map[string]bool{}}
	if !app.HasManifest() {
		return roots, nil, nil
	}
	m, err := app.Manifest()
	if err != nil {
		return roots, nil, err
	}
	name := func(dotted string) {
		if !strings.Contains(dotted, ".") {
			return
		}
		if strings.HasPrefix(dotted, ".") {
			dotted = m.Package + dotted
		}
		if id, ok := p.Class(dex.ClassDescriptor(dotted)); ok {
			roots.Classes[id] = true
		}
	}
	name(m.Application.Class)
	for i := range m.Application.Components {
		name(m.Application.Components[i].Code())
	}
	walk := func(n *axml.Node) bool {
		name(n.Name)
		for i := range n.Attrs {
			name(n.Attrs[i].Text())
		}
		if h := n.Android("onClick"); h != nil {
			roots.Handlers[h.Text()] = true
		}
		return true
	}
	// Instrumentation, backup agents and whatever else a manifest names.
	if m.Document != nil && m.Document.Root != nil {
		m.Document.Root.Walk(walk)
	}
	for _, kind := range []string{"layout", "menu", "xml", "navigation", "transition"} {
		files, bad, err := app.XMLResources(kind)
		problems = append(problems, bad...)
		if err != nil {
			problems = append(problems, err)
		}
		for _, f := range files {
			if f.Root != nil {
				f.Root.Walk(walk)
			}
		}
	}
	return roots, problems, nil
}
