// What was left as it was, since something was there already.

package omission

import "github.com/esdroid/esdroid/slice/dynamic"

// spared adds the calls that left what the thin slice reads where it was, since something
// was there already: `putIfAbsent`, a comparison before an exchange.
func (x *finding) spared() error {
	spared := 0
	for _, n := range x.thin.Nodes {
		if at, _ := x.thin.Step(n); at.Dist > unsetWithin || at.Edge.Kind() == dynamic.EdgePart {
			continue // what it gives back is not of the value's way
		}
		by := x.g.linked(n, dynamic.EdgePotential)
		if by == dynamic.NoNode {
			continue
		}
		if spared++; spared > maxSpared {
			break
		}
		if err := x.decidedNode(by, dynamic.Kept, n); err != nil {
			return err
		}
	}
	return nil
}

// maxSpared bounds how many reads are told to have found what a call left, the last first.
const maxSpared = 64
