package pdg

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus"
)

// plainly is the algorithm of Backward in its plainest form, over dependences one
// by one.
type plainly struct {
	a        *App
	kinds    KindSet
	deps     map[Node][]Dep
	seen     [2]map[Node]bool // free, and inside a callee
	from     map[dex.MethodID][]plainCall
	operands map[dex.MethodID][]Part
}

type plainCall struct {
	n    Node
	down int
}

func (p *plainly) slice(n Node) map[Node]bool {
	p.seen = [2]map[Node]bool{{}, {}}
	p.from, p.operands = map[dex.MethodID][]plainCall{}, map[dex.MethodID][]Part{}
	work := []plainCall{}
	push := func(n Node, down int) {
		if !p.seen[0][n] && !p.seen[down][n] {
			p.seen[down][n] = true
			work = append(work, plainCall{n, down})
		}
	}
	argument := func(c plainCall, k Part) {
		c.n.Part = k
		if b := p.a.Body(c.n.Method); b.Stmts[c.n.Stmt].Op.IsInvoke() && int(k) <= len(b.Args(c.n.Stmt)) {
			push(c.n, c.down)
		}
	}
	push(n, 0)
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		deps, ok := p.deps[at.n]
		if !ok {
			deps = p.a.Deps(nil, at.n)
			p.deps[at.n] = deps
		}
		for _, d := range deps {
			switch {
			case !p.kinds.Has(d.Kind):
			case d.Direction == Within:
				push(d.Node, at.down)
			case d.Direction == Across:
				push(d.Node, 0)
			case d.Direction == Down:
				push(d.Node, 1)
				if c := (plainCall{at.n, at.down}); !slices.Contains(p.from[d.Method], c) {
					p.from[d.Method] = append(p.from[d.Method], c)
					for _, k := range p.operands[d.Method] {
						argument(c, k)
					}
				}
			default:
				if at.down == 0 {
					push(d.Node, 0)
				}
				if d.Kind != Param || slices.Contains(p.operands[at.n.Method], d.Part) {
					continue
				}
				p.operands[at.n.Method] = append(p.operands[at.n.Method], d.Part)
				for _, c := range p.from[at.n.Method] {
					argument(c, d.Part)
				}
			}
		}
	}
	for n := range p.seen[1] {
		p.seen[0][n] = true
	}
	return p.seen[0]
}

// fewWide makes slices of small apps wide.
const fewWide = 50

// TestBackwardIsPlain compares slices with those of the plain algorithm, and what
// each element says of its way; and so those of an app whose slices are soon wide.
func TestBackwardIsPlain(t *testing.T) {
	path := filepath.Join(corpus.Crash(t, "tippytipper"), "app.apk")
	a, wide := open(t, path), open(t, path)
	wide.wideLevel = fewWide
	p := &plainly{a: a, deps: map[Node][]Dep{}}
	largest := 0
	for _, c := range randomCalls(a, 60) {
		for i := range 4 {
			p.kinds = []KindSet{Thin, Full}[i%2]
			want := p.slice(c)
			s := []*App{a, wide}[i/2].Backward(context.Background(), []Node{c}, Query{Kinds: p.kinds})
			largest = max(largest, s.Len())
			got := map[Node]bool{}
			for i, e := range s.Elements() {
				if got[e.Node] || !want[e.Node] {
					t.Errorf("from %s: %s is there twice, or should not be", a.Text(c), a.Text(e.Node))
				}
				got[e.Node] = true
				if (e.Parent < 0) != (i == 0) || int(e.Parent) >= i {
					t.Fatalf("element %d is there because of element %d", i, e.Parent)
				}
				if summary := e.Dep.Kind == Param && e.Dep.Direction == Within; i > 0 && !summary && !slices.Contains(p.deps[s.At(int(e.Parent)).Node], e.Dep) {
					t.Errorf("no dependence %+v of %s", e.Dep, a.Text(s.At(int(e.Parent)).Node))
				}
			}
			for n := range want {
				if !got[n] {
					t.Errorf("from %s: no %s", a.Text(c), a.Text(n))
				}
			}
		}
	}
	if !wide.graph.Load().whole {
		t.Error("no slice was wide")
	}
	if largest < 1000 {
		t.Errorf("the largest slice has %d elements", largest)
	}
}

// TestBackwardInParallel asks a new index from several sides at once.
func TestBackwardInParallel(t *testing.T) {
	for _, wide := range []int{wideLevel, fewWide} {
		a := open(t, filepath.Join(corpus.Crash(t, "tippytipper"), "app.apk"))
		a.wideLevel = wide
		backwardInParallel(t, a)
	}
}

func backwardInParallel(t *testing.T, a *App) {
	calls := randomCalls(a, 16)
	sizes := make([]chan int, len(calls))
	for i, c := range calls {
		sizes[i] = make(chan int, 1)
		go func() {
			s := a.Backward(context.Background(), []Node{c}, Query{Kinds: Full})
			sizes[i] <- min(len(s.Elements()), len(s.Nodes()), s.Len())
		}()
	}
	for i, c := range calls {
		got := <-sizes[i]
		if want := a.Backward(context.Background(), []Node{c}, Query{Kinds: Full}).Len(); got != want {
			t.Errorf("%s: %d elements, then %d", a.Text(c), got, want)
		}
	}
}
