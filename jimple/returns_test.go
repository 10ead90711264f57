package jimple_test

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// As Soot writes them: a return stays where control falls or first jumps into it, each further
// conditional jump has a copy of its own, and a goto to a return is one.
func TestJumpsToReturns(t *testing.T) {
	const call = "La/B;->x()V"
	for _, c := range []struct {
		name    string
		write   func(*build.Code)
		returns int
	}{
		{"one jump", func(c *build.Code) {
			c.Op(dex.OpIfEqz, c.P(0), "end").Op(dex.OpGoto, "on").Label("end").Op(dex.OpReturnVoid)
		}, 1},
		{"two jumps", func(c *build.Code) {
			c.Op(dex.OpIfEqz, c.P(0), "end").Op(dex.OpIfEqz, c.P(1), "end").Op(dex.OpGoto, "on").Label("end").Op(dex.OpReturnVoid)
		}, 2},
		{"a jump to where control falls", func(c *build.Code) {
			c.Op(dex.OpIfEqz, c.P(0), "end").Op(dex.OpIfEqz, c.P(1), "on").Op(dex.OpInvokeStatic, call).Label("end").Op(dex.OpReturnVoid)
		}, 2},
		{"a goto", func(c *build.Code) {
			c.Op(dex.OpIfEqz, c.P(0), "on").Op(dex.OpIfEqz, c.P(1), "mid").Op(dex.OpGoto, "end").Label("mid").Op(dex.OpInvokeStatic, call).Label("end").Op(dex.OpReturnVoid)
		}, 2},
	} {
		text := written(t, "(II)V", func(code *build.Code) {
			c.write(code)
			code.Label("on").Op(dex.OpInvokeStatic, call).Op(dex.OpIfEqz, code.P(1), "on").Op(dex.OpGoto, "on")
		})
		if got := strings.Count(text, "return;"); got != c.returns {
			t.Errorf("%s: %d returns, want %d in\n%s", c.name, got, c.returns, text)
		}
	}
}

// The data of arrays has elements of one, two, four or eight bytes.
func TestDataOfArrays(t *testing.T) {
	for _, c := range []struct {
		of    string
		width int
		want  string // the last element
	}{
		{"[B", 1, "-2"}, {"[S", 2, "-2"}, {"[I", 4, "-2"}, {"[J", 8, "-2L"},
	} {
		text := written(t, "()V", func(code *build.Code) {
			code.Const(0, 2).Op(dex.OpNewArray, 0, 0, c.of).FillArray(0, c.width, 1, -2).Op(dex.OpReturnVoid)
		})
		if !strings.Contains(text, "[1] = "+c.want+";") {
			t.Errorf("%s of %d bytes: want %q in\n%s", c.of, c.width, c.want, text)
		}
	}
}
