package jimple_test

import (
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
)

// Control dependences are the same whether they are listed or found on demand.
func TestControlDepsOnDemand(t *testing.T) {
	for _, path := range []string{filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk"), filepath.Join(corpus.Crash(t, "bites"), "app.apk")} {
		eachBody(t, jimple.New(program.Open(t, path)), func(b *jimple.Body) {
			for _, exits := range []jimple.Exits{jimple.ExplicitExits, jimple.AllExits, jimple.NormalExits} {
				listed, found := b.ControlDeps(exits), b.ControlDepsOnDemand(exits)
				for i := range b.Stmts {
					if want, got := listed.Of(int32(i)), found.Of(int32(i)); !slices.Equal(want, got) {
						t.Errorf("statement %d, exits %d: %v, listed %v", i, exits, got, want)
						return
					}
				}
			}
		})
	}
}

// worst are methods of n branches that cost much where an algorithm is not careful.
var worst = map[string]func(c *build.Code, n int){
	"to the end": func(c *build.Code, n int) {
		for range n {
			c.Op(dex.OpIfEqz, 3, "far").Op(dex.OpAddIntLit8, 0, 0, 1)
		}
		c.Label("far").Op(dex.OpReturn, 0)
	},
	"to the begin": func(c *build.Code, n int) {
		c.Label("top")
		for range n {
			c.Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpIfEqz, 3, "top")
		}
		c.Op(dex.OpReturn, 0)
	},
	"nested": func(c *build.Code, n int) {
		for i := range n {
			c.Op(dex.OpIfEqz, 3, fmt.Sprint("l", i)).Op(dex.OpAddIntLit8, 0, 0, 1)
		}
		for i := n - 1; i >= 0; i-- {
			c.Label(fmt.Sprint("l", i)).Op(dex.OpAddIntLit8, 1, 1, 1)
		}
		c.Op(dex.OpReturn, 0)
	},
	"nested loops": func(c *build.Code, n int) {
		for i := range n {
			c.Label(fmt.Sprint("l", i)).Op(dex.OpAddIntLit8, 0, 0, 1)
		}
		for i := n - 1; i >= 0; i-- {
			c.Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpIfEqz, 3, fmt.Sprint("l", i))
		}
		c.Op(dex.OpReturn, 0)
	},
	"crossing": func(c *build.Code, n int) {
		for i := range n {
			c.Label(fmt.Sprint("l", i)).Op(dex.OpAddInt2addr, i%3, (i+1)%3).Op(dex.OpIfEqz, 3, fmt.Sprint("l", i*7919%n))
		}
		c.Op(dex.OpReturn, 0)
	},
}

// Lifting a method, and finding its control dependences, takes memory in proportion
// to its size, whatever its branches do.
func TestWorstBranches(t *testing.T) {
	const n = 6000
	for name, add := range worst {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "La/Worst;").Method(dex.AccPublic|dex.AccStatic, "m", "(I)I").Code(3)
		c.Const(0, 0).Const(1, 0).Const(2, 0)
		add(c, n)
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		d, err := dex.NewProgram(f)
		if err != nil {
			t.Fatal(err)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		body, err := jimple.New(d).Body(0)
		if err != nil {
			t.Fatal(name, err)
		}
		deps := body.ControlDeps(jimple.ExplicitExits)
		deps.Of(int32(len(body.Stmts) / 2))
		body.ControlDeps(jimple.NormalExits)
		body.ControlDeps(jimple.AllExits)
		runtime.ReadMemStats(&after)
		mb := (after.TotalAlloc - before.TotalAlloc) >> 20
		if t.Logf("%s: %d bytes, %d MB allocated", name, len(f.Data()), mb); mb > 300 {
			t.Errorf("%s: %d MB", name, mb)
		}
	}
}
