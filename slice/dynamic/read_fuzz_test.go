package dynamic_test

import (
	"testing"

	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// FuzzReadIndex: whatever is in the file, reading it and slicing what was read
// ends without a panic.
func FuzzReadIndex(f *testing.F) {
	raw, program := dynamic.RawIndex(f)
	f.Add(raw)
	f.Fuzz(func(t *testing.T, raw []byte) {
		again, err := dynamic.ReadRaw(raw, program)
		if err != nil || again.Len() == 0 {
			return
		}
		s := again.Backward(dynamic.Criterion{Node: dynamic.Node(again.Len() - 1)}, dynamic.Full)
		omission.Relevant(again, s.Criterion)
		for _, n := range s.Nodes {
			again.Frame(n)
			again.Line(n)
			again.Position(n)
		}
	})
}
