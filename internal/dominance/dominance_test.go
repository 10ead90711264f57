package dominance_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/internal/dominance"
)

// randomGraph has a node that ends, n, and edges without order.
func randomGraph(seed uint64) (n int, edges [][2]int32) {
	r := rand.New(rand.NewPCG(seed, 1))
	n = 2 + r.IntN(12)
	for range n + r.IntN(2*n) {
		edges = append(edges, [2]int32{int32(r.IntN(n)), int32(r.IntN(n + 1))})
	}
	return n, edges
}

// reaches reports whether a way leads from one node to another around a third.
func reaches(g *dominance.Graph, from, to, without int32) bool {
	if from == without {
		return false
	}
	seen := map[int32]bool{from: true}
	for work := []int32{from}; len(work) > 0; {
		n := work[0]
		work = work[1:]
		if n == to {
			return true
		}
		for _, s := range g.Succs(n) {
			if s != without && !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return false
}

// A node dominates another one when no way from the root goes around it.
func TestTree(t *testing.T) {
	for seed := range uint64(300) {
		n, edges := randomGraph(seed)
		g := dominance.NewGraph(n+1, edges)
		tree := g.Tree(0)
		for b := range int32(n + 1) {
			if !reaches(g, 0, b, -1) {
				if tree.Idom(b) != -1 {
					t.Fatalf("seed %d: %d is not reached and has a dominator", seed, b)
				}
				continue
			}
			for a := range int32(n + 1) {
				if want, got := a == b || !reaches(g, 0, b, a), tree.Dominates(a, b); want != got {
					t.Fatalf("seed %d: %d dominates %d: %t, want %t", seed, a, b, got, want)
				}
			}
		}
	}
}

// A node depends on a branch when one way out of it must lead there and the branch
// itself need not; lists and answers on demand are the same.
func TestDeps(t *testing.T) {
	for seed := range uint64(300) {
		n, edges := randomGraph(seed)
		exit := int32(n)
		g := dominance.ToExit(n+1, edges)
		c := dominance.NewCollector[string](g)
		must := func(from, node int32) bool { return from == node || !reaches(g, from, exit, node) }
		want := make([][]string, n)
		for from := range exit {
			if len(g.Succs(from)) < 2 {
				continue
			}
			for k, to := range g.Succs(from) {
				label := fmt.Sprint(from, ".", k)
				c.Branch(from, to, label)
				for node := range exit {
					if to != exit && must(to, node) && (node == from || !must(from, node)) {
						want[node] = append(want[node], label)
					}
				}
			}
		}
		listed, found := c.Deps(), c.OnDemand()
		for node := range exit {
			if got := listed.Of(node); !slices.Equal(got, want[node]) {
				t.Fatalf("seed %d: %d depends on %v, want %v", seed, node, got, want[node])
			}
			if got := found.Of(node); !slices.Equal(got, want[node]) {
				t.Fatalf("seed %d: on demand %d depends on %v, want %v", seed, node, got, want[node])
			}
		}
	}
}

// A graph has the edges that it was made of, each in its order, from both ends.
func TestEdges(t *testing.T) {
	for seed := range uint64(100) {
		n, edges := randomGraph(seed)
		g := dominance.NewGraph(n+1, edges)
		for node := range int32(n + 1) {
			var succs, preds []int32
			for _, e := range edges {
				if e[0] == node {
					succs = append(succs, e[1])
				}
				if e[1] == node {
					preds = append(preds, e[0])
				}
			}
			if !slices.Equal(g.Succs(node), succs) || !slices.Equal(g.Preds(node), preds) || !slices.Equal(g.Reversed().Succs(node), preds) || !slices.Equal(g.Reversed().Preds(node), succs) {
				t.Fatalf("seed %d: %d has %v and %v, want %v and %v", seed, node, g.Succs(node), g.Preds(node), succs, preds)
			}
		}
	}
}

// Every node reaches the exit, over the edges that there are if it can, and no edge is
// added that nobody needs; of a loop without end the last node gets it.
func TestToExit(t *testing.T) {
	for seed := range uint64(300) {
		n, edges := randomGraph(seed)
		exit := int32(n)
		before, after := dominance.NewGraph(n+1, edges), dominance.ToExit(n+1, edges)
		var added []int32
		for node := range exit {
			if !reaches(after, node, exit, -1) {
				t.Fatalf("seed %d: %d does not reach the exit", seed, node)
			}
			own := before.Succs(node)
			switch more := after.Succs(node); {
			case slices.Equal(more, own):
			case slices.Equal(more, append(slices.Clone(own), exit)):
				added = append(added, node)
			default:
				t.Fatalf("seed %d: %d has edges to %v, had %v", seed, node, more, own)
			}
		}
		for _, a := range added {
			for k := a; k < exit; k++ { // neither over its own edges nor over those of later nodes
				if reaches(before, a, k, -1) && (k > a && slices.Contains(added, k) || reaches(before, k, exit, -1)) {
					t.Fatalf("seed %d: %d got an edge and reaches %d", seed, a, k)
				}
			}
		}
	}
}
