package instrument_test

import (
	"bytes"
	"context"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
)

// loops are loops whose turns are counted or whose objects are remembered, and
// the bytes that may be recorded of some hundred turns in all.
var loops = map[string]struct {
	add  method
	most int
}{
	"counted":                       {countedLoop, 1250},
	"counted, fails after turns":    {failingLoop, 230},
	"counted, fails into a handler": {caughtLoop, 1230},
	"counted, left in two places":   {searchLoop, 150},
	"counted, high registers":       {func(c *build.Class) { highLoop(c, 40) }, 420},
	"counted, objects":              {rowsLoop, 700},
	"remembered":                    {func(c *build.Class) { fieldLoop(c, false) }, 700},
	"remembered, changes":           {func(c *build.Class) { fieldLoop(c, true) }, 720},
	"counted and remembered":        {countedFields, 400},
}

// countedLoop sums up the numbers below its argument, 20 times.
func countedLoop(c *build.Class) {
	code := static(c, 3)
	code.Const(0, 0).Const(1, 20)
	code.Label("outer").Const(2, 0)
	code.Label("inner").Op(dex.OpIfGe, 2, code.P(0), "out").Op(dex.OpAddInt2addr, 0, 2).Op(dex.OpMulIntLit8, 0, 0, 3).Op(dex.OpAddIntLit8, 2, 2, 1).Op(dex.OpGoto, "inner")
	code.Label("out").Op(dex.OpAddIntLit8, 1, 1, -1).Op(dex.OpIfGtz, 1, "outer").Op(dex.OpReturn, 0)
}

// failingLoop writes to an array of 50 elements until there is none.
func failingLoop(c *build.Class) {
	code := static(c, 3)
	code.Const(0, 50).Op(dex.OpNewArray, 0, 0, "[I").Const(1, 0)
	code.Label("top").Op(dex.OpIfGe, 1, code.P(0), "out").Op(dex.OpAput, 1, 0, 1).Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpGoto, "top")
	code.Label("out").Op(dex.OpReturn, 1)
}

// caughtLoop catches what the loop throws, and what is thrown in front of it and
// behind it.
func caughtLoop(c *build.Class) {
	code := static(c, 3)
	code.Const(0, 60).Const(1, 0)
	code.Label("from").Op(dex.OpDivInt, 2, 0, code.P(0)).Op(dex.OpNewArray, 0, code.P(0), "[I")
	code.Label("top").Op(dex.OpIfGt, 1, code.P(0), "out").Op(dex.OpAput, 1, 0, 1).Op(dex.OpAget, 2, 0, 1).Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpGoto, "top")
	code.Label("out").Op(dex.OpAget, 2, 0, code.P(0)).Label("to").Op(dex.OpReturn, 2)
	code.Label("caught").Op(dex.OpAddIntLit8, 1, 1, 100).Op(dex.OpReturn, 1)
	code.Try("from", "to").CatchAll("caught")
}

// searchLoop looks for a number in an array, and leaves by one place for two
// reasons.
func searchLoop(c *build.Class) {
	code := static(c, 4)
	code.Const(0, 90).Op(dex.OpNewArray, 0, 0, "[I").Const(1, 80).Op(dex.OpAput, 1, 0, 1).Const(1, 0)
	code.Label("top").Op(dex.OpArrayLength, 2, 0).Op(dex.OpIfGe, 1, 2, "out").Op(dex.OpAget, 3, 0, 1).Op(dex.OpIfGt, 3, code.P(0), "out")
	code.Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpGoto, "top")
	code.Label("out").Op(dex.OpReturn, 1)
}

// highLoop has its spare registers where calls cannot name them, and a handler
// that drops its exception.
func highLoop(c *build.Class, registers int) {
	code := static(c, registers-1)
	code.Op(dex.OpMoveFrom16, 3, code.P(0)).Const(0, 50).Op(dex.OpNewArray, 0, 0, "[I").Const(1, 0)
	code.Label("top").Op(dex.OpIfGt, 1, 3, "out").Op(dex.OpAput, 1, 0, 1).Label("put").Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpGoto, "top")
	code.Label("out").Op(dex.OpRemIntLit8, 2, 1, 3).Op(dex.OpDivInt, 1, 1, 2).Op(dex.OpReturn, 1)
	code.Label("caught").Op(dex.OpReturn, 1)
	code.Try("top", "put").CatchAll("caught")
}

// rowsLoop goes through arrays in an array, one after the other.
func rowsLoop(c *build.Class) {
	code := static(c, 5)
	code.Const(0, 7).Op(dex.OpNewArray, 0, 0, "[[I").Const(1, 0).Const(4, 9)
	code.Label("fill").Op(dex.OpArrayLength, 2, 0).Op(dex.OpIfGe, 1, 2, "filled").Op(dex.OpNewArray, 3, 4, "[I").Op(dex.OpAputObject, 3, 0, 1).Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpGoto, "fill")
	code.Label("filled").Const(1, 0).Const(4, 0)
	code.Label("top").Op(dex.OpIfGe, 1, code.P(0), "out").Op(dex.OpRemIntLit8, 2, 1, 7).Op(dex.OpAgetObject, 3, 0, 2).Op(dex.OpAget, 3, 3, 2).Op(dex.OpAddInt2addr, 4, 3).Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpGoto, "top")
	code.Label("out").Op(dex.OpReturn, 4)
}

// fieldLoop uses an array in a field, of an index that decides what is done; the
// loop may put another array there at times.
func fieldLoop(c *build.Class, changes bool) {
	c.Field(dex.AccStatic, "v", "[I")
	code := static(c, 5)
	code.Const(0, 101).Op(dex.OpNewArray, 1, 0, "[I").Op(dex.OpSputObject, 1, "LMain;->v:[I").Op(dex.OpNewArray, 4, 0, "[I").Const(1, 0)
	code.Label("top").Op(dex.OpIfGt, 1, code.P(0), "out").Op(dex.OpSgetObject, 2, "LMain;->v:[I").Op(dex.OpAput, 1, 2, 1)
	code.Op(dex.OpSgetObject, 2, "LMain;->v:[I").Op(dex.OpAget, 3, 2, 1).Op(dex.OpAndIntLit8, 3, 3, 7).Op(dex.OpIfNez, 3, "next")
	code.Op(dex.OpSgetObject, 2, "LMain;->v:[I").Op(dex.OpAput, 1, 2, 1)
	if changes {
		code.Op(dex.OpSputObject, 4, "LMain;->v:[I")
	}
	code.Label("next").Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpGoto, "top")
	code.Label("out").Op(dex.OpReturn, 1)
}

// countedFields has a loop with one way round whose arrays come from fields, one
// of which another array comes into.
func countedFields(c *build.Class) {
	c.Field(dex.AccStatic, "v", "[I")
	c.Field(dex.AccStatic, "w", "[I")
	code := static(c, 5)
	code.Const(0, 70).Op(dex.OpNewArray, 1, 0, "[I").Op(dex.OpSputObject, 1, "LMain;->v:[I").Op(dex.OpSputObject, 1, "LMain;->w:[I").Op(dex.OpNewArray, 4, 0, "[I").Const(1, 0)
	code.Label("top").Op(dex.OpIfGt, 1, code.P(0), "out")
	code.Op(dex.OpSgetObject, 2, "LMain;->v:[I").Op(dex.OpAput, 1, 2, 1)
	code.Op(dex.OpSgetObject, 2, "LMain;->w:[I").Op(dex.OpAget, 3, 2, 1).Op(dex.OpSputObject, 4, "LMain;->w:[I")
	code.Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpGoto, "top")
	code.Label("out").Op(dex.OpReturn, 1)
}

// TestLoops runs loops with and without probes: what they record is exact, turn
// by turn, however they are left, and costs no record for each turn.
func TestLoops(t *testing.T) {
	for name, loop := range loops {
		t.Run(name, func(t *testing.T) {
			f := hardProgram(t, loop.add)
			res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 21, Limit: 1 << 20})
			if err != nil {
				t.Fatal(err)
			}
			accepted(t, res.Dex)
			w := newTwice(t, []*dex.File{f}, res)
			w.run(t, suite.Program{Name: "Main", Class: "Main"})
			if same, marked := w.recordsTheSame(t); !same || marked {
				t.Errorf("it records what the device records: %v; with something assumed: %v", same, marked)
			}
			if n := len(bytes.TrimRight(w.now.recording, "\x00")) - 32<<10; n > loop.most {
				t.Errorf("it records %d bytes, want at most %d", n, loop.most)
			} else {
				t.Logf("%d bytes", n)
			}
		})
	}
}
