// The rule that cuts a method into blocks.

package trace

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
)

// Blocks returns the pcs at which the blocks of a method begin, ascending. A
// block begins at the method's entry, at each target of a branch or switch, at
// each exception handler, and after each branch, switch, return and throw that
// is followed by an instruction. Payloads are no blocks.
//
// The rule depends on nothing but the code, so block numbers mean the same to
// the recorder and to every reader.
func Blocks(code *dex.Code) ([]uint32, error) {
	leader := make([]bool, code.Units())
	mark := func(pc uint32) error {
		if pc >= uint32(len(leader)) {
			return fmt.Errorf("block at %#x lies after the end of the code at %#x", pc, len(leader))
		}
		leader[pc] = true
		return nil
	}
	var failed error
	after, previous := false, false // previous: an instruction precedes
	starts := make([]uint32, 0, 8)
	err := code.All(func(in *dex.Insn) bool {
		if in.Op.IsPayload() {
			return true
		}
		if after || !previous {
			leader[in.PC] = true
		}
		previous, after = true, false
		switch {
		case in.Op.Has(dex.FlagGoto | dex.FlagIf):
			failed, after = mark(in.Target()), true
		case in.Op.Has(dex.FlagSwitch):
			cases, err := code.SwitchCases(in)
			failed, after = err, true
			for _, c := range cases {
				if failed == nil {
					failed = mark(in.PC + uint32(c.Rel))
				}
			}
		case in.Op.Has(dex.FlagReturn | dex.FlagThrow):
			after = true
		}
		return failed == nil
	})
	if err == nil {
		err = failed
	}
	if err != nil {
		return nil, err
	}
	tries, err := code.Tries()
	if err != nil {
		return nil, err
	}
	for _, t := range tries {
		for _, h := range t.Handlers {
			if err := mark(h.PC); err != nil {
				return nil, err
			}
		}
	}
	for pc, is := range leader {
		if is {
			starts = append(starts, uint32(pc))
		}
	}
	return starts, nil
}
