package jimple_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
)

// reached are the blocks that can be reached from one without going through another.
func reached(g *jimple.CFG, from, without int32, next func(int32) []jimple.Edge) []bool {
	seen := make([]bool, len(g.Blocks))
	work := []int32{from}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == without || seen[b] {
			continue
		}
		seen[b] = true
		for _, e := range next(b) {
			work = append(work, e.Block)
		}
	}
	return seen
}

// tangled is a program of methods that jump about.
func tangled(t *testing.T) *dex.Program {
	t.Helper()
	b := build.New(35)
	c := b.Class(dex.AccPublic, "La/A;")
	rng := rand.New(rand.NewPCG(1, 2))
	for m := range 300 {
		code := c.Method(dex.AccPublic|dex.AccStatic, fmt.Sprint("m", m), "(II)V").Code(1)
		n := 2 + rng.IntN(12)
		label := func() string { return fmt.Sprint("l", rng.IntN(n)) }
		for i := range n {
			code.Label(fmt.Sprint("l", i)).Op(dex.OpAddInt, code.P(0), code.P(0), code.P(1))
			switch rng.IntN(4) {
			case 0:
				code.Op(dex.OpGoto16, label())
			case 1, 2:
				code.Op(dex.OpIfEqz, code.P(0), label())
			}
		}
		code.Op(dex.OpReturnVoid)
	}
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Dominators and loops are those of their definitions: a block dominates those that cannot
// be reached without it, and the loop of a header are the blocks from which control comes
// back by an edge from a block that the header dominates, without leaving through it.
func TestLoopsByDefinition(t *testing.T) {
	var loops, nested atomic.Int64
	for _, p := range []*dex.Program{program.Open(t, filepath.Join(corpus.Crash(t, "bites"), "app.apk")), tangled(t)} {
		eachBody(t, jimple.New(p), func(b *jimple.Body) {
			g, dom, found := b.CFG(), b.Dominators(), b.Loops()
			n := int32(len(g.Blocks))
			if n == 0 || n > 40 {
				return
			}
			alive := reached(g, 0, -1, g.Succs)
			dominates := make([][]bool, n)
			for a := range n {
				dominates[a] = make([]bool, n)
				past := reached(g, 0, a, g.Succs)
				for c := range n {
					dominates[a][c] = alive[a] && alive[c] && !past[c]
					if alive[a] && alive[c] && dom.Dominates(a, c) != dominates[a][c] {
						t.Fatalf("block %d dominates %d: %t", a, c, !dominates[a][c])
					}
				}
			}
			innermost := make([]int32, n) // the least loop around a block
			for i := range innermost {
				innermost[i] = -1
			}
			count := int64(0)
			for header := range n {
				body := make([]bool, n)
				for _, e := range g.Preds(header) {
					if alive[header] && dominates[header][e.Block] {
						for c, is := range reached(g, e.Block, header, g.Preds) {
							body[c] = body[c] || is
						}
						body[header] = true
					}
				}
				var blocks []int32
				for c, is := range body {
					if is {
						blocks = append(blocks, int32(c))
					}
				}
				if blocks == nil {
					continue
				}
				count++
				i := slices.IndexFunc(found.List, func(l jimple.Loop) bool { return l.Header == header })
				if i < 0 || !slices.Equal(found.List[i].Blocks, blocks) {
					t.Fatalf("the loop of block %d is %v; found are %+v", header, blocks, found.List)
				}
				for _, c := range blocks {
					if old := innermost[c]; old < 0 || len(found.List[old].Blocks) > len(blocks) {
						innermost[c] = int32(i)
					}
				}
			}
			if loops.Add(count); count != int64(len(found.List)) {
				t.Fatalf("%d loops, found are %+v", count, found.List)
			}
			for c, want := range innermost {
				if got := found.Of(int32(c)); got != want {
					t.Fatalf("block %d lies in loop %d, found is %d of %+v", c, want, got, found.List)
				}
			}
			for i, l := range found.List {
				around := int32(-1)
				for k, o := range found.List {
					if k != i && slices.Contains(o.Blocks, l.Header) && (around < 0 || len(o.Blocks) < len(found.List[around].Blocks)) {
						around = int32(k)
					}
				}
				if l.Parent != around {
					t.Fatalf("around loop %d is %d, found is %d: %+v", i, around, l.Parent, found.List)
				}
				if around >= 0 {
					nested.Add(1)
				}
			}
		})
	}
	if l, n := loops.Load(), nested.Load(); l < 200 || n < 50 {
		t.Errorf("only %d loops, %d of them nested", l, n)
	}
}

// A block depends on an edge of a branch if control must come to it once that edge is
// taken, and need not come to it at the branch.
func TestControlByDefinition(t *testing.T) {
	var dependences atomic.Int64
	eachBody(t, jimple.New(tangled(t)), func(b *jimple.Body) {
		g := b.CFG()
		n := int32(len(g.Blocks))
		ends := func(from, without int32) bool { // control can leave without coming to a block
			for c, is := range reached(g, from, without, g.Succs) {
				if is && b.Stmts[g.Blocks[c].End-1].Kind == jimple.ReturnVoid {
					return true
				}
			}
			return false
		}
		alive := reached(g, 0, -1, g.Succs)
		for c := range n {
			if !alive[c] || !ends(c, -1) {
				return // an endless loop has no end to come to
			}
		}
		for _, exits := range []jimple.Exits{jimple.ExplicitExits, jimple.AllExits, jimple.NormalExits} {
			deps := b.ControlDeps(exits)
			for c := range n {
				var want []jimple.ControlDep
				if exits == jimple.NormalExits && !ends(0, c) {
					want = append(want, jimple.ControlDep{On: jimple.Entry, Edge: jimple.EdgeNext})
				}
				for a := range n {
					for _, e := range g.Succs(a) {
						if len(g.Succs(a)) > 1 && !ends(e.Block, c) && (a == c || ends(a, c)) {
							want = append(want, jimple.ControlDep{On: g.Blocks[a].End - 1, Edge: e.Kind})
						}
					}
				}
				dependences.Add(int64(len(want)))
				for i := g.Blocks[c].Start; i < g.Blocks[c].End; i++ {
					if got := deps.Of(i); !slices.Equal(got, want) {
						t.Fatalf("exits %d: statement %d depends on %v, by definition on %v", exits, i, got, want)
					}
				}
			}
		}
	})
	if n := dependences.Load(); n < 500 {
		t.Errorf("only %d dependences", n)
	}
}
