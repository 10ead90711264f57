// The dependence graph of an app in dense form: nodes and edges are numbers, and
// what many nodes have in common is a list that all of them point to. The part of a
// method is made when a traversal first gets there, and kept.

package pdg

import (
	"slices"
	"sync"

	"github.com/esdroid/esdroid/dex"
)

// depGraph is as much of the dependence graph as was asked for. It only grows:
// nodes, edges and lists that were read under the lock stay what they are.
type depGraph struct {
	whole  bool // all methods are numbered, in their order
	mu     sync.RWMutex
	nodes  []Node   // by id; there is no node 0, and none behind the last of each method
	starts []uint32 // by id: its first edge, 0 if they are not made; those of the next id follow
	edges  []edge
	labels []label // by edge
	lists  []list  // by id

	base    []int32   // by method: the id of its entry, 0 if it has no nodes yet
	offsets [][]int32 // by method and statement: its first node behind base; one more for the end

	extra   map[Node]int32 // nodes that are no statements' and no calls'
	interns map[uint64][]int32
	groups  map[group]int32 // lists of writers
	fields  map[FieldKey]int32
	callers []int32 // by method: its list of calls

	closures closures
}

// edge is what a traversal must know of a dependence, or of several that differ in
// their node only. A traversal reads most edges there are, so they are small.
type edge struct {
	to   int32  // a node, or a list by the way
	what uint32 // from the lowest bit: kind, 5 bits; way, 3; operand, 8; behind, 16
}

func newEdge(to int32, kind Kind, way way) edge { return edge{to, uint32(kind) | uint32(way)<<5} }

// withOperand sets the operand that a parameter is, or for wayDown how many the call
// has. No call has 255 of them.
func (e edge) withOperand(k int) edge { e.what |= uint32(min(k, 255)) << 8; return e }

// withBehind sets how far behind its call's node the node of a wayDown edge lies.
func (e edge) withBehind(n int32) edge { e.what |= uint32(uint16(n)) << 16; return e }

func (e edge) kind() Kind    { return Kind(e.what & 31) }
func (e edge) way() way      { return way(e.what >> 5 & 7) }
func (e edge) operand() int  { return int(e.what >> 8 & 255) }
func (e edge) behind() int32 { return int32(e.what >> 16) }

// label is the rest.
type label struct {
	variable Var
	from     int32 // the node that depends
	guess    bool
}

// list is the nodes that several others depend on alike; or the methods that calls
// reach, with the nodes where results and exceptions leave them.
type list struct {
	members             []int32
	methods             bool
	results, exceptions []int32
	operands            int // that all calls of a list have at least
}

// way tells where an edge leads.
type way uint8

const (
	wayWithin   way = iota // to a node of the method
	wayAcross              // to a node in any context
	wayAcrossTo            // to the nodes of a list, in any context
	wayUp                  // to the calls of a list, or operands of them
	wayDown                // to what leaves the methods of a list
)

var directions = [...]Direction{wayWithin: Within, wayAcross: Across, wayAcrossTo: Across, wayUp: Up, wayDown: Down}

// unknownList stands for lists that are not made; list 0 is never used.
const unknownList = 0

func newDepGraph(methods int) *depGraph {
	return &depGraph{
		nodes: make([]Node, 1), starts: make([]uint32, 1), edges: make([]edge, 1), labels: make([]label, 1), lists: make([]list, 1),
		base: make([]int32, methods), offsets: make([][]int32, methods),
		callers: make([]int32, methods),
		extra:   map[Node]int32{}, interns: map[uint64][]int32{}, groups: map[group]int32{}, fields: map[FieldKey]int32{},
	}
}

// id returns the number of a node, which it gives to all nodes of a method at once.
func (g *depGraph) id(a *App, n Node) int32 {
	if g.base[n.Method] == 0 {
		g.layOut(a, n.Method)
	}
	base, offsets := g.base[n.Method], g.offsets[n.Method]
	if n.Part == Entry {
		return base
	}
	if n.Stmt >= 0 && int(n.Stmt) < len(offsets)-1 {
		first, end := base+offsets[n.Stmt], base+offsets[n.Stmt+1]
		if n.Part == Whole {
			return first
		}
		if k, ok := n.Part.argument(); ok && g.isArgument(argumentOf(first, k), k) {
			return argumentOf(first, k)
		}
		for i := first + 1; i < end; i++ {
			if g.nodes[i].Part == n.Part {
				return i
			}
		}
	}
	i, ok := g.extra[n]
	if !ok {
		i = int32(len(g.nodes))
		g.extra[n] = i
		g.nodes, g.starts = append(g.nodes, n, Node{}), append(g.starts, 0, 0)
	}
	return i
}

// argumentOf returns where the node of operand k lies behind the node of its call,
// if the call has such an operand: partsOf lists the exceptions, then the operands.
func argumentOf(call int32, k int) int32 { return call + 2 + int32(k) }

// isArgument reports whether a node is operand k of a call.
func (g *depGraph) isArgument(id int32, k int) bool {
	return int(id) < len(g.nodes) && g.nodes[id].Part == Argument(k)
}

// layOut numbers the nodes of a method.
func (g *depGraph) layOut(a *App, m dex.MethodID) {
	g.base[m] = int32(len(g.nodes))
	g.nodes, g.offsets[m] = a.nodesOf(g.nodes, m)
	g.nodes = append(g.nodes, Node{})
	g.starts = append(g.starts, make([]uint32, len(g.nodes)-len(g.starts))...)
}

// nodesOf appends the nodes of a method: its entry, then each statement with its
// parts. offsets tells how far behind the entry each statement begins, and all end.
func (a *App) nodesOf(dst []Node, m dex.MethodID) (nodes []Node, offsets []int32) {
	base := len(dst)
	dst = append(dst, Node{Method: m, Part: Entry})
	b := a.Body(m)
	if b == nil {
		return dst, nil
	}
	offsets = make([]int32, 0, len(b.Stmts)+1)
	for i := range b.Stmts {
		offsets = append(offsets, int32(len(dst)-base))
		for _, p := range a.partsOf(b, int32(i)) {
			dst = append(dst, Node{m, int32(i), p})
		}
	}
	return dst, append(offsets, int32(len(dst)-base))
}

// ids returns the numbers of nodes.
func (g *depGraph) ids(a *App, nodes []Node) []int32 {
	list := make([]int32, len(nodes))
	for i, n := range nodes {
		list[i] = g.id(a, n)
	}
	return list
}

// operandsOf counts the operands of a call.
func (g *depGraph) operandsOf(call int32) int {
	k := 0
	for g.isArgument(argumentOf(call, k), k) {
		k++
	}
	return k
}

// intern returns the number of a list, the same for lists of the same members, and
// whether it is new.
func (g *depGraph) intern(members []int32, methods bool) (l int32, isNew bool) {
	hash := uint64(len(members))
	for _, m := range members {
		hash = (hash ^ uint64(uint32(m))) * 0x9e3779b97f4a7c15
		hash ^= hash >> 29
	}
	for _, l := range g.interns[hash] {
		if g.lists[l].methods == methods && slices.Equal(g.lists[l].members, members) {
			return l, false
		}
	}
	l = int32(len(g.lists))
	g.lists = append(g.lists, list{members: members, methods: methods})
	g.interns[hash] = append(g.interns[hash], l)
	return l, true
}
