// What layouts declare: click handlers by name. A log shows neither which view
// was touched nor what a layout says; together with the handler that ran, the
// layout tells which of many listeners it was.

package replay

import (
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/owner"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Layouts returns the values of android:onClick in a layout resource, in the
// order in which its views are made; of a preference screen, the keys.
type Layouts func(id uint32) []string

// maxIncludes bounds how deep layouts include each other.
const maxIncludes = 16

// ReadLibraries tells the app's own classes from the libraries that it carries, by the
// package of its manifest, if most of its components are below that.
func ReadLibraries(p *apk.App) owner.Libraries {
	m, err := p.Manifest()
	if err != nil {
		return owner.Libraries{}
	}
	return owner.Beside(func(root string) bool {
		own := 0
		for i := range m.Application.Components {
			if strings.HasPrefix(m.Application.Components[i].Class, root) {
				own++
			}
		}
		return 2*own > len(m.Application.Components)
	}, m.Package)
}

// ReadLayouts reads the layouts of an app when they are first asked for. An app
// without resources has none.
func ReadLayouts(p *apk.App) Layouts {
	var roots map[uint32]*axml.Node
	text := func(a *axml.Attr) string { return a.Text() }
	return func(id uint32) []string {
		if roots == nil {
			roots = map[uint32]*axml.Node{}
			if p != nil {
				text = names(p)
			}
			if p != nil && p.Base().Archive != nil {
				files, _, err := p.XMLResources("layout")
				if err != nil {
					return nil
				}
				if screens, _, err := p.XMLResources("xml"); err == nil {
					files = append(files, screens...)
				}
				for _, f := range files {
					if roots[f.ID] == nil { // the default configuration comes first
						roots[f.ID] = f.Root
					}
				}
			}
		}
		return handlers(nil, roots, text, id, 0)
	}
}

// names returns what reads an attribute that may refer to a string resource.
func names(p *apk.App) func(*axml.Attr) string {
	return func(a *axml.Attr) string {
		if a.Value.Type != res.TypeReference {
			return a.Text()
		}
		if t, err := p.Resources(); err == nil {
			if v, ok := t.Resolve(a.Value.Data); ok && v.Type == res.TypeString {
				return v.Str
			}
		}
		return a.Text()
	}
}

func handlers(out []string, roots map[uint32]*axml.Node, text func(*axml.Attr) string, id uint32, depth int) []string {
	root := roots[id]
	if root == nil || depth > maxIncludes {
		return out
	}
	attribute := "onClick"
	if root.Name == "PreferenceScreen" || strings.HasSuffix(root.Name, ".PreferenceScreen") {
		attribute = "key"
	}
	root.Walk(func(n *axml.Node) bool {
		if n.Name == "include" {
			if a := n.Plain("layout"); a != nil && a.Value.Type == res.TypeReference {
				out = handlers(out, roots, text, a.Value.Data, depth+1)
			}
			return true
		}
		if a := n.Android(attribute); a != nil {
			out = append(out, text(a))
		}
		return true
	})
	return out
}

// inflation is a call that brought a layout to the screen.
type inflation struct {
	layout uint32
	call   dynamic.Node
}

// listener is what counts as one kind of listener that a layout makes: those of
// a class, registered for a method while one inflation ran.
type listener struct {
	call          dynamic.Node
	class, method string
}

// layoutCalls are the framework methods that make the views of a layout.
var layoutCalls = map[string]bool{"setContentView": true, "inflate": true, "addContentView": true}

// inflation returns the layout that a call brings to the screen, if it names one
// that declares handlers.
func (rp *replay) inflation(c *call) (inflation, bool) {
	if rp.layouts == nil || !layoutCalls[c.callee.name] {
		return inflation{}, false
	}
	for i, v := range c.args {
		if rp.argumentType(c.callee, i) != "I" {
			continue
		}
		if id, ok := rp.h.integer(v.cst); ok && len(rp.layouts(uint32(id))) > 0 {
			return inflation{uint32(id), c.node}, true
		}
	}
	return inflation{}, false
}

// inflating returns the inflation inside of which a thread is.
func (rp *replay) inflating(t *thread) (inflation, bool) {
	for i := len(t.frames) - 1; i >= 0; i-- {
		if c := t.frames[i].settled; c != nil && t.frames[i].last == c.node {
			if in, ok := rp.inflation(c); ok {
				return in, true
			}
		}
	}
	return inflation{}, false
}

// declared finds, among the listeners that layouts made, the one of the view
// that names the handler, the newest first.
func (rp *replay) declared(list []registration, handler string, fits func(object) bool) *registration {
	for i := len(list) - 1; i >= 0; i-- {
		r := &list[i]
		if r.inflated.layout == 0 || !fits(r.receiver) {
			continue
		}
		if names := rp.layouts(r.inflated.layout); r.ordinal < len(names) && names[r.ordinal] == handler {
			return r
		}
	}
	return nil
}

// showing returns the newest inflation of a layout that names a handler.
func (rp *replay) showing(handler string) (dynamic.Node, bool) {
	for i := len(rp.shown) - 1; i >= 0; i-- {
		for _, name := range rp.layouts(rp.shown[i].layout) {
			if name == handler {
				return rp.shown[i].call, true
			}
		}
	}
	return dynamic.NoNode, false
}
