// What was left as it was, since something was there already.

package omission

import "github.com/esdroid/esdroid/slice/dynamic"

// spared adds the calls that left what the thin slice reads where it was, since something
// was there already: `putIfAbsent`, a comparison before an exchange.
func (x *finding) spared() error {
	for _, n := range x.thin.Nodes {
		if at, _ := x.thin.Step(n); at.Dist > unsetWithin || at.Edge.Kind() == dynamic.EdgePart {
			continue // what it gives back is not of the value's way
		}
		if err := x.decidedNode(x.g.linked(n, dynamic.EdgePotential), dynamic.Kept, n); err != nil {
			return err
		}
	}
	return nil
}
