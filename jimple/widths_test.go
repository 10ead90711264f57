package jimple_test

import (
	"regexp"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// A variable that is a constant on one way and of a small type on the other is of that type if
// the constant is one of its values, else an int, as Soot has it.
func TestTypesOfConstants(t *testing.T) {
	assigned := regexp.MustCompile(`\$([a-z])\d+ = -?\d+;`)
	for _, c := range []struct {
		other string
		value int32
		want  string
	}{
		{"B", 0, "b"}, {"B", 127, "b"}, {"B", 128, "i"}, {"B", -128, "b"}, {"B", -129, "i"},
		{"S", 128, "s"}, {"S", 32767, "s"}, {"S", 32768, "i"}, {"S", -32768, "s"}, {"S", -32769, "i"},
		{"C", 0, "c"}, {"C", 32768, "c"}, {"C", 65535, "c"}, {"C", 65536, "i"}, {"C", -1, "i"},
		{"Z", 0, "z"}, {"Z", 1, "z"}, {"Z", 2, "i"},
	} {
		text := written(t, "(I"+c.other+")V", func(code *build.Code) {
			code.Op(dex.OpMove, 0, code.P(1)).Op(dex.OpIfEqz, code.P(0), "end").Const(0, c.value).
				Label("end").Op(dex.OpInvokeStatic, 0, "La/B;->x(I)V").Op(dex.OpReturnVoid)
		})
		got := assigned.FindStringSubmatch(text)
		if got == nil || got[1] != c.want {
			t.Errorf("%d beside %s: want %s in\n%s", c.value, c.other, c.want, text)
		}
	}
}
