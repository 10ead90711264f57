package jimple_test

import (
	"runtime"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus/crafted"
	"github.com/esdroid/esdroid/jimple"
)

// A register that lives through a method takes memory where it is written, read or
// meets another value, and none in all the blocks in between.
func TestRegistersThatStayAlive(t *testing.T) {
	for _, name := range []string{"all registers live", "all registers live where all is handled"} {
		prog, m := crafted.Program(t, name, 1)
		p := jimple.New(prog)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		b, err := p.Body(m)
		runtime.ReadMemStats(&after)
		if err != nil {
			t.Fatal(name, err)
		}
		if per := (after.TotalAlloc - before.TotalAlloc) / uint64(len(b.Stmts)); per > 16000 {
			t.Errorf("%s: lifting allocates %d bytes for each of %d statements", name, per, len(b.Stmts))
		}
	}
}
