// Which way a branch goes.

package intervene

import (
	"slices"
	"strconv"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// mostCases is how many cases of a switch are tried.
const mostCases = 4

// otherWays returns the changes of a branch: the other way, or of a switch the ways of its
// cases, of those that do the same the first.
func otherWays(body *jimple.Body, stmt int32, count int, in dex.Insn) []Change {
	c := Change{Method: body.Method, PC: body.Stmts[stmt].PC, Count: count, Branch: true, Test: in}
	if body.Stmts[stmt].Kind == jimple.If {
		c.To, c.Through = in.Target(), in.Next()
		return []Change{c}
	}
	code, has, err := body.Program().Dex.Code(body.Method)
	if err != nil || !has {
		return nil
	}
	if c.Cases, err = code.SwitchCases(&in); err != nil {
		return nil
	}
	c.Through = in.Next()
	var all []Change
	add := func(to uint32, v Value) {
		if len(all) < mostCases && !slices.ContainsFunc(all, func(o Change) bool { return o.To == to }) {
			c.To, c.With = to, v
			all = append(all, c)
		}
	}
	for _, k := range c.Cases {
		if to := in.PC + uint32(k.Rel); to != c.Through {
			add(to, Value{Kind: Number, N: int64(k.Key)})
		}
	}
	add(c.Through, Value{Kind: Default})
	return all
}

// divert returns where the program goes on instead of where a branch leads; false if that is
// the same.
func (r *Run) divert(regs vm.Registers) (uint32, bool) {
	if !r.Test.Op.Has(dex.FlagSwitch) {
		if taken(r.Test, regs) {
			return r.Through, true
		}
		return r.To, true
	}
	key := regs.Get(int(r.Test.A)).N
	to := r.Through
	for _, k := range r.Cases {
		if int64(k.Key) == key {
			to = r.Test.PC + uint32(k.Rel)
		}
	}
	r.Was, r.Is = strconv.FormatInt(key, 10), r.With.String()
	return r.To, to != r.To
}

// taken reports whether a conditional branch jumps.
func taken(in dex.Insn, regs vm.Registers) bool {
	a := regs.Get(int(in.A))
	var b vm.Slot
	if in.Op <= dex.OpIfLe {
		b = regs.Get(int(in.B))
	}
	switch in.Op {
	case dex.OpIfEq, dex.OpIfEqz:
		return a == b
	case dex.OpIfNe, dex.OpIfNez:
		return a != b
	case dex.OpIfLt, dex.OpIfLtz:
		return a.N < b.N
	case dex.OpIfGe, dex.OpIfGez:
		return a.N >= b.N
	case dex.OpIfGt, dex.OpIfGtz:
		return a.N > b.N
	case dex.OpIfLe, dex.OpIfLez:
		return a.N <= b.N
	}
	return false
}
