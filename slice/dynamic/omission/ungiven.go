// Calls that had not run: those that would have given what was asked for.

package omission

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// ungiven finds the calls in a class that would have given a framework's object what one that
// failed on null asked of it, such as the content to look for a view in, where none of them
// had run by then: they are of the same class, as the code names it.
func (x *finding) ungiven() error {
	g, c := x.g, &x.Criterion
	if c.Exception != dynamic.NullPointer || c.Node < 0 || len(c.Operands) == 0 {
		return nil
	}
	state := x.state
	for _, n := range g.Origins(g.Given(c.Node, c.Operands[0])) {
		if g.Kind(n) != dynamic.Instruction || !g.Insn(n).Op.Has(dex.FlagInvoke) {
			continue
		}
		m, i := g.CodeOf(n)
		field, ok := state.Gives(m, i)
		if !ok {
			continue
		}
		of := m.File.MethodRef(m.Insns[i].Index).Class
		class, _, _ := strings.Cut(strings.TrimSuffix(m.File.TypeDescriptor(of), ";"), "$")
		calls := g.within(class+";", func(f *dex.File, in *dex.Insn) bool {
			return in.Op.Has(dex.FlagInvoke) && in.Op.Index() == dex.IndexMethod && f.TypeDescriptor(f.MethodRef(in.Index).Class) == m.File.TypeDescriptor(of)
		})
		calls = slices.DeleteFunc(calls, func(p dynamic.Place) bool {
			by, err := g.Body(p.Method)
			return err != nil || !state.Sets(by, by.At[p.PC], field)
		})
		first := func(p dynamic.Place) dynamic.Node {
			if ran := g.Executions(p.Method, p.PC); len(ran) > 0 {
				return ran[0]
			}
			return c.Node
		}
		if slices.ContainsFunc(calls, func(p dynamic.Place) bool { return first(p) < n }) {
			continue
		}
		for _, p := range calls {
			if x.Within(p.Method) || len(x.Unset) == maxUnset {
				continue
			}
			would, err := g.unexecuted(p.Method, p.PC, x.code)
			if err != nil {
				return err
			}
			u := dynamic.UnsetElement{Would: would, Read: int(x.Visible(n)), After: first(p) < c.Node}
			if !u.After {
				if u.Cut, err = g.cutShort(p, c.Node, x.code); err != nil {
					return err
				}
			}
			if would.Stmt >= 0 {
				x.Unset = append(x.Unset, u)
			}
		}
	}
	return nil
}
