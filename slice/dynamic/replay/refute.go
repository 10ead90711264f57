// Assumptions checked: a receiver that was guessed must not contradict what the run
// did with its fields.
//
// The branch that a test of null took, and a call that was not entered, tell whether
// a reference was null. Where the object that a callback was taken to run on says
// otherwise, the callback ran on another one.

package replay

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// maxRefuting bounds how often a trace is replayed with other guesses.
const maxRefuting = 3

// refute notes the guesses that this pass found wrong, and reports whether there are
// others to try.
func (rp *replay) refute(refuted map[int32]int) bool {
	again := false
	for number := range rp.wrong {
		if refuted[number]+1 < rp.several[number] {
			again = true
		}
		refuted[number]++
	}
	return again
}

// nullTest is a comparison with null whose outcome the next instruction tells.
type nullTest struct {
	insn  int32 // of the branch
	value dynamic.Node
	null  bool // what replay holds it to be
}

// tested remembers a comparison of a reference with null.
func (rp *replay) tested(f *frame, i int32, in *dex.Insn, v value) {
	f.test.value = dynamic.NoNode
	if in.Op != dex.OpIfEqz && in.Op != dex.OpIfNez || len(rp.several) == 0 {
		return
	}
	if null, ok := rp.nullness(v); ok {
		f.test = nullTest{i, v.def, null}
	}
}

// outcome compares a remembered test with where the frame went on.
func (rp *replay) outcome(f *frame, next int32) {
	test := f.test
	f.test.value = dynamic.NoNode
	in := &f.m.Insns[test.insn]
	var taken bool
	switch target := f.m.At[in.Target()]; {
	case target == test.insn+1:
		return
	case next == target:
		taken = true
	case next != test.insn+1:
		return
	}
	if null := taken == (in.Op == dex.OpIfEqz); null != test.null {
		rp.contradicted(test.value)
	}
}

// nullness returns whether replay holds a reference to be null, if it knows.
func (rp *replay) nullness(v value) (null, known bool) {
	if v.def < 0 || v.many || len(v.also) > 0 {
		return false, false
	}
	if n, ok := rp.h.integer(v.cst); ok {
		return n == 0, n == 0
	}
	_, text := rp.h.text(v.cst)
	return false, text || v.obj != 0 && rp.h.objects[v.obj].instance && rp.h.objects[v.obj].exact
}

// notEntered checks the receiver of a call of the app's own code that was not entered
// when the run ended: it was null.
func (rp *replay) notEntered(f *frame) {
	c := f.pending
	if c == nil || c.app || !c.callee.app || c.callee.static || len(c.args) == 0 || len(rp.several) == 0 {
		return
	}
	if null, known := rp.nullness(c.args[0]); known && !null {
		rp.contradicted(c.args[0].def)
	}
}

// maxBases is how many fields may lie between a callback's object and a value.
const maxBases = 4

// contradicted notes that a value cannot be what it was taken for, if it was read by
// way of an object that was guessed.
func (rp *replay) contradicted(n dynamic.Node) {
	g := rp.g
	for range maxBases {
		if n < 0 {
			return
		}
		if g.Kind(n) == dynamic.Parameter {
			number := g.Frame(n).Callback
			if g.Parameter(n) == 0 && rp.several[number] > 0 && g.Callbacks[number-1].Method == g.Frame(n).Method {
				rp.wrong[number] = true
			}
			return
		}
		in := g.Insn(n)
		kind := dynamic.EdgeValue
		switch {
		case g.Kind(n) != dynamic.Instruction || in == nil:
			return
		case in.Op >= dex.OpIget && in.Op < dex.OpIput:
			kind = dynamic.EdgeBase
		case in.Op != dex.OpCheckCast:
			return
		}
		next := dynamic.NoNode
		g.Edges(n, func(e dynamic.Edge) bool {
			if e.Kind() == kind {
				next = e.To
			}
			return next == dynamic.NoNode
		})
		n = next
	}
}
