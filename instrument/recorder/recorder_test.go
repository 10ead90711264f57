package recorder

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
)

// TestVerifies: whatever an app uses of the recorder, a device accepts the class.
func TestVerifies(t *testing.T) {
	for bits := range 1 << 7 {
		on := func(n int) bool { return bits>>n&1 != 0 }
		o := Options{Limit: 8 << 20, Ring: on(0), Used: ProbeUse{Index: on(1), Pairs: on(2), Stubs: on(3), Count: on(4), Counted: on(4), UnwindTurns: on(5), Changed: on(6)}}
		if on(0) {
			o.Pkg = "com.example"
			o.Names = []string{"com.example."}
		}
		o.Used.Enters[0], o.Used.Enters[bits%8] = true, true
		o.Used.Enters[bits%8&^1], o.Used.Enters[bits%8&^3] = true, true
		o.Used.Blocks[bits%8] = true
		b := build.New(35)
		recorder(b, o)
		file, err := b.Parse()
		if err != nil {
			t.Fatalf("%+v: %v", o, err)
		}
		program, err := dex.NewProgram(file)
		if err != nil {
			t.Fatal(err)
		}
		v := verify.New(program, nil)
		for m := range program.Methods {
			if _, findings := v.Method(dex.MethodID(m)); verify.Refused(findings) {
				t.Errorf("%+v: %s: %v", o.Used, program.MethodText(dex.MethodID(m)), findings)
			}
		}
	}
}
