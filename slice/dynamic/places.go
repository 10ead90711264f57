// Places that a value decides: the index or the key under which something is stored.

package dynamic

import "github.com/esdroid/esdroid/dex"

// Places reports whether what a node computed decided where something was stored. A
// slice of what is read elsewhere does not have it, and yet another value could have put
// it there.
func (g *Graph) Places(n Node) bool {
	from := g.Forward(n, Thin)
	for k := n + 1; int(k) < g.Len(); k++ {
		label := ""
		switch in := g.Insn(k); {
		case g.Kind(k) == Effect:
			label = KeyLabel
		case in != nil && g.Kind(k) == Instruction && in.Op >= dex.OpAput && in.Op <= dex.OpAputShort:
			label = OperandLabel(1)
		default:
			continue
		}
		found := false
		g.Edges(k, func(e Edge) bool {
			found = e.Kind() == EdgeBase && from.Has(e.To) && g.Label(e) == label
			return !found
		})
		if found {
			return true
		}
	}
	return false
}
