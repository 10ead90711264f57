package verify_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
)

// Which elements arrays may have, by the instruction that makes them.
func TestNewArrays(t *testing.T) {
	for _, c := range []struct {
		op       dex.Op
		of       string
		findings int
		refused  bool
	}{
		{dex.OpNewArray, "[Z", 0, false},
		{dex.OpNewArray, "[J", 0, false},
		{dex.OpNewArray, "I", 1, true},
		{dex.OpFilledNewArray, "[I", 0, false},
		{dex.OpFilledNewArray, "[Ljava/lang/Object;", 0, false},
		{dex.OpFilledNewArray, "[Z", 1, false}, // devices throw when they get there
		{dex.OpFilledNewArray, "[J", 1, true},
	} {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "La/A;").Method(dex.AccPublic|dex.AccStatic, "make", "()V").Code(1)
		code.Const(0, 0)
		if c.op == dex.OpNewArray {
			code.Op(c.op, 0, 0, c.of)
		} else {
			code.Op(c.op, 0, c.of)
		}
		code.Op(dex.OpReturnVoid)
		p, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		findings := verify.Program(p, nil)
		if verify.Refused(findings) != c.refused || (len(findings) == 0) != (c.findings == 0) {
			t.Errorf("%s of %s: %v", c.op, c.of, findings)
		}
	}
}
