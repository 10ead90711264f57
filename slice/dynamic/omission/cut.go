// Containers that were not filled, since an exception came first.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// cut adds the last call that ended in an exception, which was caught, where the app would
// have gone on to put entries into a container that is on the way of the value: it did not come to
// these by the handler.
func (x *finding) cut() error {
	g := x.g
	var made []dynamic.Node
	kept := map[string]bool{}
	for _, n := range x.thin.Nodes {
		if at, _ := x.thin.Step(n); at.Dist > cutWithin || g.Kind(n) != dynamic.Instruction {
			continue
		}
		switch in := g.Insn(n); {
		case in.Op == dex.OpNewInstance:
			made = append(made, n)
		case g.Constructs(n):
			made = append(made, g.Given(n, 0))
		case in.Op == dex.OpIgetObject || in.Op == dex.OpSgetObject:
			m, i := g.CodeOf(n)
			kept[m.Read(i)] = true
		}
	}
	made = slices.DeleteFunc(made, func(n dynamic.Node) bool { return n < 0 || g.Insn(n) == nil })
	delete(kept, "")
	state := x.state
	fills := map[int32][]int32{} // by the number of what raised: what fills a container further on
	looked := map[int32]int{}
	for _, n := range slices.Backward(g.Raisings()) {
		if n >= x.Criterion.Node || g.Kind(n) != dynamic.Instruction {
			continue
		}
		m, i := g.CodeOf(n)
		onward, known := fills[m.First+i]
		if !known && !m.Library {
			for k, on := range bodies.Reaches(m, i) {
				if f, ok := state.Fills(m, int32(k)); on && ok && f.Table == "" {
					onward = append(onward, int32(k))
				}
			}
		}
		fills[m.First+i] = onward
		if len(onward) == 0 || looked[m.First+i] == maxPuts {
			continue
		}
		looked[m.First+i]++
		handler := g.NextOfFrame(n)
		if handler == dynamic.NoNode {
			continue // the exception left the frame
		}
		_, by := g.CodeOf(handler)
		all := bodies.ReachesFrom(m, []int32{by}, i)
		if slices.ContainsFunc(onward, func(k int32) bool {
			into := m.Insns[k].Arg(0)
			set, ok := m.Setter(k, into)
			return !all[k] && (kept[m.HeldIn(k, into)] || ok && slices.ContainsFunc(made, func(made dynamic.Node) bool {
				method, pc := g.Where(made)
				return g.FrameNumber(made) == g.FrameNumber(n) && method == m.ID && m.Insns[set].PC == pc
			}))
		}) {
			return x.decidedNode(n, dynamic.Cut, x.Criterion.Node)
		}
	}
	return nil
}

// cutWithin is how many dependences from the fault a container may be.
const cutWithin = 6
