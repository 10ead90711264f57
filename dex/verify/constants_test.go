package verify_test

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
)

// A constant may be returned as a type if it is one of its values.
func TestConstantsOfTypes(t *testing.T) {
	for typ, values := range map[string][2]int32{"Z": {0, 1}, "B": {-128, 127}, "S": {-32768, 32767}, "C": {0, 65535}, "I": {-1 << 31, 1<<31 - 1}} {
		for _, v := range []int32{-1 << 31, -32769, -32768, -32767, -129, -128, -127, -1, 0, 1, 2, 126, 127, 128, 129, 32766, 32767, 32768, 65534, 65535, 65536, 1<<31 - 1} {
			p := one(t, "()"+typ, 1, func(c *build.Code) { c.Const(0, v).Op(dex.OpReturn, 0) })
			if findings, refused := verify.Program(p, nil), v < values[0] || v > values[1]; verify.Refused(findings) != refused {
				t.Errorf("%d as %s: %v", v, typ, findings)
			}
		}
	}
}

// one is a program of one static method of La/A;.
func one(t *testing.T, proto string, locals int, write func(*build.Code)) *dex.Program {
	t.Helper()
	b := build.New(35)
	write(b.Class(dex.AccPublic, "La/A;").Method(dex.AccPublic|dex.AccStatic, "m", proto).Code(locals))
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The element type of null is open: what is stored there has the width that the
// instruction names.
func TestElementsOfNull(t *testing.T) {
	for _, c := range []struct {
		op      dex.Op
		proto   string // of which the argument is stored
		refused bool
	}{
		{dex.OpAput, "(I)V", false}, {dex.OpAput, "(F)V", false}, {dex.OpAput, "(Ljava/lang/String;)V", true},
		{dex.OpAputWide, "(J)V", false}, {dex.OpAputWide, "(D)V", false}, {dex.OpAputWide, "(II)V", true}, {dex.OpAputWide, "(IJ)V", true},
		{dex.OpAputObject, "(Ljava/lang/String;)V", false}, {dex.OpAputObject, "(I)V", true},
	} {
		p := one(t, c.proto, 1, func(code *build.Code) { code.Const(0, 0).Op(c.op, code.P(0), 0, 0).Op(dex.OpReturnVoid) })
		if findings := verify.Program(p, nil); verify.Refused(findings) != c.refused {
			t.Errorf("%s of %s: %v", c.op, c.proto, findings)
		}
	}
}

// A finding in code has the offset of its instruction in the file.
func TestOffsetsOfFindings(t *testing.T) {
	for locals := range 3 { // of nops in front
		p := one(t, "(F)I", 1, func(c *build.Code) {
			for range locals {
				c.Op(dex.OpNop)
			}
			c.Op(dex.OpNegInt, 0, c.P(0)).Op(dex.OpReturn, 0)
		})
		findings := verify.Program(p, nil)
		if len(findings) != 1 || int(findings[0].PC) != locals {
			t.Fatalf("findings %v, want one at %d", findings, locals)
		}
		if at := findings[0].Offset; dex.Op(p.Files[0].Data()[at]) != dex.OpNegInt {
			t.Errorf("%v lies at %#x, where the file has %s", findings[0], at, dex.Op(p.Files[0].Data()[at]))
		}
	}
}

// What and, or, xor make of booleans is one, unless a number goes in that is none.
func TestBitwiseOfBooleans(t *testing.T) {
	check := func(op dex.Op, proto string, want verify.Kind, operands func(*build.Code) []any) {
		t.Helper()
		p := one(t, proto, 1, func(c *build.Code) { c.Op(op, operands(c)...).Op(dex.OpReturn, 0) })
		flow, findings := verify.New(p, nil).Method(0)
		if flow == nil {
			t.Fatalf("%s of %s: %v", op, proto, findings)
		}
		if got := flow.At(2, 0); got != verify.Type(want) {
			t.Errorf("%s of %s gives %s", op, proto, verify.New(p, nil).Text(got))
		}
	}
	for _, op := range []dex.Op{dex.OpAndIntLit8, dex.OpOrIntLit8, dex.OpXorIntLit8, dex.OpAndIntLit16, dex.OpOrIntLit16, dex.OpXorIntLit16} {
		for literal, want := range map[int]verify.Kind{-1: verify.Int, 0: verify.Boolean, 1: verify.Boolean, 2: verify.Int} {
			check(op, "(Z)I", want, func(c *build.Code) []any { return []any{0, c.P(0), literal} })
		}
		check(op, "(B)I", verify.Int, func(c *build.Code) []any { return []any{0, c.P(0), 1} })
	}
	for _, op := range []dex.Op{dex.OpAndInt, dex.OpOrInt, dex.OpXorInt} {
		for proto, want := range map[string]verify.Kind{"(ZZ)I": verify.Boolean, "(ZI)I": verify.Int, "(IZ)I": verify.Int, "(BB)I": verify.Int} {
			check(op, proto, want, func(c *build.Code) []any { return []any{0, c.P(0), c.P(1)} })
		}
	}
}

// What takes two registers says which of the two kinds it wants.
func TestPairsAreTold(t *testing.T) {
	for op, want := range map[dex.Op]string{dex.OpNegLong: "a long", dex.OpNegDouble: "a double"} {
		p := one(t, "(II)V", 2, func(c *build.Code) { c.Op(op, 0, c.P(0)).Op(dex.OpReturnVoid) })
		findings := verify.Program(p, nil)
		if len(findings) != 1 || !strings.Contains(findings[0].Reason, want) {
			t.Errorf("%s: %v, want one with %q", op, findings, want)
		}
	}
}

// What is compared is of one kind.
func TestComparedOperands(t *testing.T) {
	for _, op := range []dex.Op{dex.OpIfEq, dex.OpIfNe, dex.OpIfLt, dex.OpIfGe, dex.OpIfGt, dex.OpIfLe} {
		orders := op != dex.OpIfEq && op != dex.OpIfNe
		for proto, refused := range map[string]bool{
			"(II)V": false, "(ZB)V": false, "(IF)V": true, "(FI)V": true, "(IJ)V": true, "(ILa/A;)V": true, "(La/A;I)V": true, "(La/A;La/A;)V": orders,
		} {
			p := one(t, proto, 0, func(c *build.Code) { c.Op(op, c.P(0), c.P(1), "end").Label("end").Op(dex.OpReturnVoid) })
			if findings := verify.Program(p, nil); verify.Refused(findings) != refused {
				t.Errorf("%s of %s: %v", op, proto, findings)
			}
		}
	}
}

// The keys of a switch ascend.
func TestKeysOfSwitches(t *testing.T) {
	for keys, refused := range map[[2]int32]bool{{1, 2}: false, {2, 2}: true, {-1 << 31, 1<<31 - 1}: false} {
		p := one(t, "(I)V", 0, func(c *build.Code) {
			c.SparseSwitch(c.P(0), build.Case{Key: keys[0], Label: "end"}, build.Case{Key: keys[1], Label: "end"}).Label("end").Op(dex.OpReturnVoid)
		})
		if findings := verify.Program(p, nil); verify.Refused(findings) != refused {
			t.Errorf("%d: %v", keys, findings)
		}
	}
}
