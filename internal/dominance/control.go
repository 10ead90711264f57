// Control dependence, after Ferrante, Ottenstein and Warren, "The Program
// Dependence Graph and Its Use in Optimization" (1987).

package dominance

import (
	"cmp"
	"slices"
	"sort"
)

// Deps are the control dependences of nodes on branches, which the caller names by
// labels.
type Deps[L comparable] struct {
	first []int32
	deps  []L
	spans []span[L] // instead of lists, where these would be too long, by where they begin in the tree
	added []int32   // by span: how many were added before it
	tree  *Tree     // set where there are no lists
	exit  int32
	total int // elements of all lists
}

// Len returns how many dependences all nodes have; where they were too many to be
// listed, it is at least as many as were counted until then.
func (d *Deps[L]) Len() int { return d.total }

// span is a dependence of all nodes on a way up the post-dominator tree.
type span[L comparable] struct {
	to, stop int32 // from here, up to but without there; -1 stands for the exit
	label    L
}

// maxListed bounds the dependences that are kept as lists: four million, and more
// for long methods. There are as many as nodes times branches at worst. Beyond, each
// list is made when it is asked for.
func maxListed(nodes int) int { return 4<<20 + 64*nodes }

// Of returns the labels of what node n depends on, in the order in which they were
// added. The slice must not be changed.
func (d *Deps[L]) Of(n int32) []L {
	if d.tree == nil {
		return d.deps[d.first[n]:d.first[n+1]:d.first[n+1]]
	}
	if n == d.exit {
		return nil
	}
	// The spans that begin below the node stand side by side; those pass it that do
	// not stop below it.
	var passing []int32
	from := sort.Search(len(d.spans), func(k int) bool { return d.tree.pre[d.spans[k].to] >= d.tree.pre[n] })
	for k := from; k < len(d.spans) && d.tree.Dominates(n, d.spans[k].to); k++ {
		if stop := d.spans[k].stop; stop < 0 || !d.tree.Dominates(n, stop) {
			passing = append(passing, int32(k))
		}
	}
	slices.SortFunc(passing, func(x, y int32) int { return cmp.Compare(d.added[x], d.added[y]) })
	var out []L
	for _, k := range passing {
		if label := d.spans[k].label; len(out) == 0 || out[len(out)-1] != label {
			out = append(out, label)
		}
	}
	return out
}

// Collector gathers the control dependences of a graph whose last node is the exit.
type Collector[L comparable] struct {
	tree  *Tree // of post-dominators
	exit  int32
	spans []span[L]
}

// NewCollector returns a collector for a graph as ToExit makes it.
func NewCollector[L comparable](g *Graph) *Collector[L] {
	exit := int32(g.Len() - 1)
	return Collect[L](g.Reversed().Tree(exit), exit)
}

// Collect is NewCollector for a graph whose post-dominators are known.
func Collect[L comparable](post *Tree, exit int32) *Collector[L] {
	return &Collector[L]{tree: post, exit: exit}
}

// Branch says that at the branch from, which label names, control may go to the node
// to. What then must run, and need not otherwise, depends on it. Equal labels are
// added one after the other.
func (c *Collector[L]) Branch(from, to int32, label L) {
	c.spans = append(c.spans, span[L]{to, c.tree.Idom(from), label})
}

// Enter says that control comes to the node from outside: what must run then depends
// on that.
func (c *Collector[L]) Enter(node int32, label L) {
	c.spans = append(c.spans, span[L]{node, -1, label})
}

// walk calls yield for the nodes of a span.
func (c *Collector[L]) walk(s span[L], yield func(n int32)) {
	for n := s.to; n != s.stop && n != c.exit && n >= 0; n = c.tree.Idom(n) {
		yield(n)
	}
}

// Deps makes the lists of the nodes, or leaves that for when they are asked for.
func (c *Collector[L]) Deps() *Deps[L] {
	n := int(c.exit)
	first, last := make([]int32, n+1), make([]L, n)
	total, limit := 0, maxListed(n)
	for _, s := range c.spans {
		c.walk(s, func(n int32) {
			if first[n+1] == 0 || last[n] != s.label {
				first[n+1]++
				last[n] = s.label
				total++
			}
		})
		if total > limit {
			d := c.OnDemand()
			d.total = total
			return d
		}
	}
	for n := range n {
		first[n+1] += first[n]
	}
	out := &Deps[L]{first: first, deps: make([]L, total), total: total}
	at := make([]int32, n)
	for _, s := range c.spans {
		c.walk(s, func(n int32) {
			if at[n] == 0 || out.deps[first[n]+at[n]-1] != s.label {
				out.deps[first[n]+at[n]] = s.label
				at[n]++
			}
		})
	}
	return out
}

// OnDemand keeps no list: each is made when it is asked for.
func (c *Collector[L]) OnDemand() *Deps[L] {
	d := &Deps[L]{tree: c.tree, exit: c.exit, added: make([]int32, len(c.spans)), spans: make([]span[L], len(c.spans))}
	for k := range d.added {
		d.added[k] = int32(k)
	}
	slices.SortStableFunc(d.added, func(x, y int32) int {
		return cmp.Compare(c.tree.pre[c.spans[x].to], c.tree.pre[c.spans[y].to])
	})
	for k, at := range d.added {
		d.spans[k] = c.spans[at]
	}
	return d
}
