// Which way a branch goes.

package intervene

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

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
