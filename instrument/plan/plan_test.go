package plan

import (
	"math"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// What a reader can compute by Computes, Compute gives; all else it does not.
func TestComputesAgrees(t *testing.T) {
	var all Registers
	for r := range uint16(8) {
		all.Set(r, true)
	}
	for op := range 256 {
		in := dex.Insn{Op: dex.Op(op), A: 0, B: 2, C: 4, Lit: 3}
		_, ok := Compute(&in, func(r uint16) uint32 { return uint32(r) + 1 })
		if computes := Computes(&in, &all); computes != ok {
			t.Errorf("%s: computable: %t, computed: %t", in.Op, computes, ok)
		}
		// Every register that is read must be known, and no other: of a long that becomes an
		// int the upper half alone is asked for without need.
		for r := range uint16(8) {
			known, used := all, false
			known.Set(r, false)
			Compute(&in, func(x uint16) uint32 { used = used || x == r; return 1 })
			used = used || in.Op == dex.OpLongToInt && r == in.B+1
			if ok && used == Computes(&in, &known) {
				t.Errorf("%s reads v%d: %t, computable without it: %t", in.Op, r, used, !used)
			}
		}
	}
}

// Integers wrap around, divide towards zero and shift by their low bits ("Dalvik bytecode",
// mathematical details); a division by zero has no result.
func TestCompute(t *testing.T) {
	const least, most = math.MinInt32, math.MaxInt32
	for _, c := range []struct {
		op         dex.Op
		a, b, want int64
	}{
		{dex.OpAddInt, most, 1, least}, {dex.OpSubInt, least, 1, most}, {dex.OpMulInt, 1 << 16, 1 << 16, 0},
		{dex.OpDivInt, -7, 2, -3}, {dex.OpRemInt, -7, 2, -1}, {dex.OpDivInt, least, -1, least}, {dex.OpRemInt, least, -1, 0},
		{dex.OpAndInt, 12, 10, 8}, {dex.OpOrInt, 12, 10, 14}, {dex.OpXorInt, 12, 10, 6},
		{dex.OpShlInt, 1, 33, 2}, {dex.OpShrInt, -4, 33, -2}, {dex.OpUshrInt, -4, 33, 0x7ffffffe}, {dex.OpShlInt, 1, -1, least},
		{dex.OpAddLong, math.MaxInt64, 1, math.MinInt64}, {dex.OpSubLong, 1 << 32, 1, 1<<32 - 1}, {dex.OpMulLong, 1 << 31, 2, 1 << 32},
		{dex.OpDivLong, math.MinInt64, -1, math.MinInt64}, {dex.OpRemLong, -7 << 32, 2 << 32, -1 << 32},
		{dex.OpAndLong, 12 << 32, 10 << 32, 8 << 32}, {dex.OpOrLong, 12 << 32, 10 << 32, 14 << 32}, {dex.OpXorLong, 12 << 32, 10 << 32, 6 << 32},
		{dex.OpShlLong, 1, 65, 2}, {dex.OpShrLong, -4, 65, -2}, {dex.OpUshrLong, -4, 65, math.MaxInt64 - 1},
		{dex.OpCmpLong, 1, 2, -1}, {dex.OpCmpLong, 2, 2, 0}, {dex.OpCmpLong, 1 << 32, 2, 1},
		{dex.OpNegInt, least, 0, least}, {dex.OpNotInt, 5, 0, -6}, {dex.OpNegLong, 1 << 32, 0, -1 << 32}, {dex.OpNotLong, 5, 0, -6},
		{dex.OpIntToLong, -1, 0, -1}, {dex.OpLongToInt, 1<<32 - 2, 0, -2},
		{dex.OpIntToByte, 0x180, 0, -128}, {dex.OpIntToChar, -1, 0, 0xffff}, {dex.OpIntToShort, 0x18000, 0, -32768},
	} {
		in := dex.Insn{Op: c.op, A: 0, B: 2, C: 4}
		value := func(r uint16) uint32 {
			return [6]uint32{2: uint32(c.a), 3: uint32(c.a >> 32), 4: uint32(c.b), 5: uint32(c.b >> 32)}[r]
		}
		got, ok := Compute(&in, value)
		if !ok || uint32(got) != uint32(c.want) || got>>32 != 0 && got != uint64(c.want) {
			t.Errorf("%s of %d and %d: %d, %t, want %d", c.op, c.a, c.b, int64(got), ok, c.want)
		}
		if c.op >= dex.OpAddInt && c.op <= dex.OpUshrLong {
			// The form that writes its first operand gives the same.
			in = dex.Insn{Op: c.op - dex.OpAddInt + dex.OpAddInt2addr, A: 2, B: 4}
			if again, ok := Compute(&in, value); !ok || again != got {
				t.Errorf("%s of %d and %d: %d, %t, want %d", in.Op, c.a, c.b, int64(again), ok, c.want)
			}
		}
	}
	zero := func(uint16) uint32 { return 0 }
	for _, op := range []dex.Op{dex.OpDivInt, dex.OpRemInt, dex.OpDivLong, dex.OpRemLong, dex.OpDivInt2addr, dex.OpRemLong2addr, dex.OpDivIntLit8, dex.OpRemIntLit16} {
		if v, ok := Compute(&dex.Insn{Op: op, B: 2, C: 4}, zero); ok {
			t.Errorf("%s by zero is %d", op, v)
		}
	}
	if got, _ := Compute(&dex.Insn{Op: dex.OpRsubInt, Lit: 10}, func(uint16) uint32 { return 3 }); got != 7 {
		t.Errorf("10 - 3 is %d", got)
	}
}

// Packages are left out or taken in with all below them; what is said of a class holds for
// the classes inside of it, and leaving out comes before taking in.
func TestScope(t *testing.T) {
	for _, c := range []struct {
		scope Scope
		class string
		why   string // "" if it is instrumented
	}{
		{Scope{}, "Lorg/acme/A;", ""},
		{Scope{}, "Landroidx/core/A;", "library"},
		{Scope{Own: []string{"androidx.core"}}, "Landroidx/core/A;", ""},
		{Scope{Include: []string{"androidx.*"}}, "Landroidx/core/A;", ""},
		{Scope{Include: []string{"org.acme."}}, "Lorg/other/A;", "excluded"},
		{Scope{Include: []string{"org.acme.A"}}, "Lorg/acme/A$1;", ""},
		{Scope{Include: []string{"org.acme.A"}}, "Lorg/acme/Ab;", "excluded"},
		{Scope{Include: []string{"*"}, Exclude: []string{"org.acme.*"}}, "Lorg/acme/A;", "excluded"},
		{Scope{Exclude: []string{"org.acme.b"}}, "Lorg/acme/bc/A;", ""},
		{Scope{Exclude: []string{"org.acme.b"}}, "Lorg/acme/b/A;", "excluded"},
		{Scope{Include: []string{"*"}}, OwnPrefix + "R;", "recorder"},
	} {
		if in, why := c.scope.Contains(c.class); in != (c.why == "") || why != c.why {
			t.Errorf("%+v, %s: %t %q, want %q", c.scope, c.class, in, why, c.why)
		}
	}
}

// The receiver is told once, at the entry, if its register keeps it; where something else is put
// there, accesses name their own objects, and may fail for it.
func TestReceiverIsKept(t *testing.T) {
	for _, written := range []bool{false, true} {
		b := build.New(35)
		class := b.Class(dex.AccPublic, "Lx/A;")
		class.Field(dex.AccPublic, "f", "I")
		c := class.Method(dex.AccPublic, "m", "(Lx/A;)V").Code(1)
		c.Op(dex.OpIget, 0, c.P(0), "Lx/A;->f:I")
		if written {
			c.Op(dex.OpMoveObject, c.P(0), c.P(1))
		}
		c.Op(dex.OpIget, 0, c.P(0), "Lx/A;->f:I").Op(dex.OpReturnVoid)
		p, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		m, _ := p.FindMethod("Lx/A;->m(Lx/A;)V")
		planned, err := New(p, func(dex.MethodID) bool { return true }).Plan(m)
		if err != nil {
			t.Fatal(err)
		}
		last := len(planned.Flow.Insns) - 2
		this := planned.Flow.Code.Registers - planned.Flow.Code.Ins
		if planned.This == written || planned.mayThrow(&planned.Flow.Insns[last], true, this) != written {
			t.Errorf("written %v: told at the entry %v", written, planned.This)
		}
	}
}
