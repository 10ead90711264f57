// Where navigation graphs lead.

package resources

import (
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
)

// Navigation is what the navigation graphs of an app say.
type Navigation struct {
	Destinations map[uint32]string   // their dotted classes
	Hosts        map[uint32][]uint32 // by resource of a graph: layouts that show it
	actions      map[uint32]uint32   // to destinations
	starts       map[uint32]uint32   // of graphs, by the resource and by the id of a nested one
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
func (v *Navigation) add(f apk.XMLResource) {
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
				v.Destinations[id] = c.Text()
			}
		}
		return true
	})
}

// Resolve follows actions and nested graphs to the class of a destination.
func (v *Navigation) Resolve(id uint32) (class string, ok bool) {
	for range 8 {
		if class, ok = v.Destinations[id]; ok {
			return class, true
		}
		if to, ok := v.actions[id]; ok {
			id = to
		} else if to, ok := v.starts[id]; ok {
			id = to
		} else {
			break
		}
	}
	return "", false
}
