package jimple_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// TestRandomMethods draws methods by lot, of which the verifier accepts some: it looks at
// all of them without a fault, and those that it accepts are lifted, with its own types.
// ESDROID_RANDOM is how many files of twenty methods are drawn, 60 by default.
func TestRandomMethods(t *testing.T) {
	files := 60
	if s := os.Getenv("ESDROID_RANDOM"); s != "" {
		files, _ = strconv.Atoi(s)
	}
	types := framework{android.Framework()}
	accepted, operands := 0, 0
	for seed := range files {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "LDrawn;").Constructor(dex.AccPublic)
		c.Field(dex.AccPublic|dex.AccStatic, "s", "I")
		c.Field(dex.AccPublic, "o", "Ljava/lang/Object;")
		c.Method(dex.AccPublic|dex.AccStatic, "call", "(ILjava/lang/Object;)Ljava/lang/Object;").Code(0).Op(dex.OpReturnObject, 1)
		for m := range 20 {
			d := &drawing{rand.New(rand.NewPCG(uint64(seed), uint64(m))), c.Method(dex.AccPublic|dex.AccStatic, fmt.Sprint("m", m), "(ILjava/lang/Object;)V").Code(9), 0}
			d.method()
		}
		file, err := b.Parse()
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		whole, err := dex.NewProgram(file)
		if err != nil {
			t.Fatal(err)
		}
		p := jimple.New(whole, jimple.WithHierarchy(android.Hierarchy{Types: types.Types}))
		v := verify.New(whole, types)
		for m := range whole.Methods {
			id := dex.MethodID(m)
			flow, findings := v.Method(id)
			if flow == nil || verify.Refused(findings) {
				if _, err := p.Body(id); err != nil {
					continue // an error, not a fault, is right for what no device runs
				}
				p.Release(id)
				continue
			}
			accepted++
			body, err := p.Body(id)
			if err != nil {
				t.Errorf("seed %d: %s verifies and is not lifted: %v", seed, whole.MethodText(id), err)
				continue
			}
			if body == nil {
				continue
			}
			passed := passesByHandlers(t, whole, id)
			flow.Each(func(in *dex.Insn, regs []verify.Type) bool {
				first, end := body.At(in.PC)
				for i := first; i < end; i++ {
					if body.Stmts[i].PC != in.PC {
						continue // a move-result
					}
					if body.Stmts[i].Dead() {
						if !passed {
							t.Errorf("seed %d: %s@%04x: dead, but the verifier reaches it", seed, whole.MethodText(id), in.PC)
						}
						continue
					}
					for _, a := range body.Args(i) {
						if !a.IsLocal() || body.Locals[a].Register < 0 {
							continue
						}
						operands++
						have, local := regs[body.Locals[a].Register], body.Locals[a]
						if agree(p, types, v, have, local.Type) == disagrees {
							t.Errorf("seed %d: %s: %s: %s is %s, the verifier says %s", seed, whole.MethodText(id), body.Text(i), local.Name, local.Type.Java(), v.Text(have))
						}
					}
				}
				return true
			})
			p.Release(id)
		}
	}
	t.Logf("%d of %d methods verify, %d operands agree", accepted, files*20, operands)
	if accepted < files*20/10 {
		t.Errorf("only %d of %d methods verify", accepted, files*20)
	}
}

// drawing draws the code of a method: ints live in v0 and v1, objects in v2 and v3, arrays
// in v4, longs in v5 and v7, but now and then a register is taken for another.
type drawing struct {
	*rand.Rand
	c *build.Code
	n int
}

func (d *drawing) register(of ...int) int {
	if d.IntN(60) == 0 {
		return d.IntN(9)
	}
	return of[d.IntN(len(of))]
}

func (d *drawing) int() int    { return d.register(0, 1) }
func (d *drawing) object() int { return d.register(2, 3) }
func (d *drawing) long() int   { return d.register(5, 7) }

func (d *drawing) method() {
	c := d.c
	c.Const(0, 0).Const(1, 7).Const(2, 0).Op(dex.OpMoveObject, 3, c.P(1)).Op(dex.OpNewArray, 4, 1, "[I").ConstWide(5, 1).ConstWide(7, -1)
	blocks := 2 + d.IntN(7)
	label := func() string { return fmt.Sprint("b", d.IntN(blocks)) }
	var caught []string
	for k := range blocks {
		c.Label(fmt.Sprint("b", k))
		for range d.IntN(6) {
			d.instruction()
		}
		switch d.IntN(8) {
		case 0:
			c.Op(dex.OpGoto16, label())
		case 1:
			c.Op(dex.OpIfLt, d.int(), d.int(), label())
		case 2:
			c.Op(dex.OpIfEqz, d.object(), label())
		case 3:
			c.PackedSwitch(d.int(), 3, label(), label())
		case 4:
			c.Op(dex.OpReturnVoid)
		case 5:
			c.Op(dex.OpThrow, d.object())
		case 6:
			caught = append(caught, fmt.Sprint("b", k))
		}
		c.Op(dex.OpNop)
	}
	c.Label("end").Op(dex.OpReturnVoid)
	for i, from := range caught {
		handler := fmt.Sprint("h", i)
		c.Label(handler)
		if d.IntN(4) != 0 {
			c.Op(dex.OpMoveException, d.object())
		}
		c.Op(dex.OpGoto16, label())
		k, _ := strconv.Atoi(from[1:])
		to := "end"
		if k+1 < blocks {
			to = fmt.Sprint("b", k+1)
		}
		try := c.Try(from, to)
		if d.IntN(2) == 0 {
			try.Catch("Ljava/lang/RuntimeException;", handler)
		} else {
			try.CatchAll(handler)
		}
	}
}

func (d *drawing) instruction() {
	c := d.c
	switch d.IntN(20) {
	case 0:
		c.Const(d.int(), int32(d.IntN(5)-2))
	case 1:
		c.Const(d.object(), 0)
	case 2:
		c.Op(dex.OpAddInt, d.int(), d.int(), d.int())
	case 3:
		c.Op(dex.OpXorIntLit8, d.int(), d.int(), 1)
	case 4:
		c.Op(dex.OpMove, d.int(), d.int())
	case 5:
		c.Op(dex.OpMoveObject, d.object(), d.object())
	case 6:
		c.Op(dex.OpAget, d.int(), 4, d.int())
	case 7:
		c.Op(dex.OpAput, d.int(), 4, d.int())
	case 8:
		c.Op(dex.OpIntToLong, d.long(), d.int())
	case 9:
		c.Op(dex.OpAddLong, d.long(), d.long(), d.long())
	case 10:
		c.Op(dex.OpLongToInt, d.int(), d.long())
	case 11:
		c.Op(dex.OpCmpLong, d.int(), d.long(), d.long())
	case 12:
		c.Op(dex.OpInvokeStatic, d.int(), d.object(), "LDrawn;->call(ILjava/lang/Object;)Ljava/lang/Object;")
		if d.IntN(2) == 0 {
			c.Op(dex.OpMoveResultObject, d.object())
		}
	case 13:
		c.Op(dex.OpSget, d.int(), "LDrawn;->s:I")
	case 14:
		r := d.object()
		c.Op(dex.OpCheckCast, r, "LDrawn;").Op(dex.OpIgetObject, d.object(), r, "LDrawn;->o:Ljava/lang/Object;")
	case 15:
		c.Op(dex.OpInstanceOf, d.int(), d.object(), "[I")
	case 16:
		c.Op(dex.OpConstString, d.object(), "text")
	case 17:
		r := d.object()
		c.Op(dex.OpNewInstance, r, "LDrawn;")
		if d.IntN(8) != 0 {
			c.Op(dex.OpInvokeDirect, r, "LDrawn;-><init>()V")
		}
	case 18:
		c.Op(dex.OpIntToFloat, d.int(), d.int())
	case 19: // over code that nothing reaches
		d.n++
		over := fmt.Sprint("o", d.n)
		c.Op(dex.OpGoto16, over)
		for range d.IntN(3) {
			c.Op(dex.OpInvokeStatic, d.int(), d.object(), "LDrawn;->call(ILjava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, d.IntN(9))
		}
		c.Label(over)
	}
}
