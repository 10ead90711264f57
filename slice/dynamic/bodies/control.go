// Control dependence between the instructions of one method.
//
// Only the ways that execution takes without an exception count: a call that
// returned normally decides nothing. Where an exception was caught, replay adds the
// edge itself.

package bodies

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/dominance"
)

// controlDependence returns for each instruction the branches on which it
// depends, ascending, and sets the method's successors.
func controlDependence(code *dex.Code, m *Body) (*dominance.Deps[int32], error) {
	n := int32(len(m.Insns))
	m.Succs = make([][]int32, n)
	var edges [][2]int32
	for i := range m.Insns {
		in := &m.Insns[i]
		add := func(pc uint32) {
			if pc < uint32(len(m.At)) && m.At[pc] >= 0 {
				m.Succs[i] = append(m.Succs[i], m.At[pc])
				edges = append(edges, [2]int32{int32(i), m.At[pc]})
			}
		}
		if in.Op.Has(dex.FlagNext) {
			add(in.Next())
		}
		if in.Op.Has(dex.FlagGoto | dex.FlagIf) {
			add(in.Target())
		}
		if in.Op.Has(dex.FlagSwitch) {
			cases, err := code.SwitchCases(in)
			if err != nil {
				return nil, err
			}
			for _, c := range cases {
				add(in.PC + uint32(c.Rel))
			}
		}
		if len(m.Succs[i]) == 0 {
			edges = append(edges, [2]int32{int32(i), n})
		}
	}
	c := dominance.NewCollector[int32](dominance.ToExit(int(n)+1, edges))
	for b := range n {
		if len(m.Succs[b]) < 2 {
			continue
		}
		for _, s := range m.Succs[b] {
			c.Branch(b, s, b)
		}
	}
	return c.Deps(), nil
}
