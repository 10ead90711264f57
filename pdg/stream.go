// Graphs of all statements of an app, written while they are computed.

package pdg

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/crowded"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/view"
)

// streamBatch is how many methods are computed before their nodes are written: a batch
// is held in memory. Of edges, which are many more, few methods are.
const (
	streamBatch = 128
	edgesBatch  = 16
)

// How many edges a whole graph has before only the nearest of each statement are drawn:
// some, and more for each byte of the app's dex files, of which the code takes a part.
// Methods that are computed at once share what is left.
const (
	maxAppEdges  = 1 << 18
	edgesPerByte = 2
)

// WriteStatementGraph writes the graph of the statements of the whole app without
// holding it: the nodes of all methods, then the edges into each. Where nothing is
// known of the object whose state a statement reads, one node stands for that state
// in all objects, with edges from what writes it: as many as writers and readers,
// not as their pairs. progress, if not nil, hears of methods done.
func (a *App) WriteStatementGraph(ctx context.Context, w io.Writer, format string, kind GraphKind, progress func(done, total int)) error {
	s, err := view.NewStream(w, format, string(kind)+" of the whole app", "where the object is not known, a node stands for a field of all of them", "where very much depends on very much, a node stands for more that is left out")
	if err != nil {
		return err
	}
	var methods []dex.MethodID
	for m := range a.Prog.Methods {
		if a.Prog.Methods[m].CodeOff != 0 {
			methods = append(methods, dex.MethodID(m))
		}
	}
	x := &exporter{app: a, kind: kind, stream: s, kinds: kindsOf(kind), groups: map[group]bool{}, fields: map[FieldKey]bool{}, total: 2 * len(methods), progress: progress, left: maxAppEdges}
	for _, f := range a.Prog.Files {
		x.left += edgesPerByte * len(f.Data())
	}
	if err := x.run(ctx, methods); err != nil {
		return err
	}
	return s.Close()
}

// kindsOf returns the dependences that a graph of a kind has.
func kindsOf(kind GraphKind) KindSet {
	switch kind {
	case CDG:
		return KindsOf(Control)
	case DDG:
		return KindsOf(Value, Base, Heap, Framework, Param, Result, Exception, ICC)
	}
	return AllKinds
}

// exporter writes one graph.
type exporter struct {
	app         *App
	kind        GraphKind
	kinds       KindSet
	stream      *view.Stream
	groups      map[group]bool // state that some statement of the app reads
	fields      map[FieldKey]bool
	more        []view.Node
	left        int // edges that may still be drawn
	done, total int
	progress    func(done, total int)
}

// piece is what one method adds.
type piece struct {
	nodes  []view.Node
	edges  []view.Edge
	more   []view.Node // they stand for what is left out where very much depends on very much
	groups []group
	fields []FieldKey
}

func (x *exporter) run(ctx context.Context, methods []dex.MethodID) error {
	if !x.stream.NodesLast() {
		if err := x.nodes(ctx, methods); err != nil {
			return err
		}
	}
	if err := x.each(ctx, methods, edgesBatch, x.edgesOf, func(p *piece) {
		x.left -= len(p.edges)
		for _, e := range p.edges {
			x.stream.Edge(e)
		}
		x.more = append(x.more, p.more...)
		for _, g := range p.groups {
			x.groups[g] = true
		}
		for _, f := range p.fields {
			x.fields[f] = true
		}
	}); err != nil {
		return err
	}
	for _, n := range append(x.more, x.states()...) {
		x.stream.Node(n) // known only now; viewers take nodes in any place
	}
	if x.stream.NodesLast() {
		return x.nodes(ctx, methods)
	}
	return nil
}

func (x *exporter) nodes(ctx context.Context, methods []dex.MethodID) error {
	return x.each(ctx, methods, streamBatch, x.nodesOf, func(p *piece) {
		for _, n := range p.nodes {
			x.stream.Node(n)
		}
	})
}

// each computes the pieces of all methods in parallel, as many at once as said, and hands
// them on in order. What is computed may depend on what was handed on of earlier batches.
func (x *exporter) each(ctx context.Context, methods []dex.MethodID, atOnce int, compute func(m dex.MethodID, among int) *piece, take func(*piece)) error {
	pieces := make([]*piece, atOnce)
	for len(methods) > 0 {
		batch := methods[:min(atOnce, len(methods))]
		methods = methods[len(batch):]
		next := make(chan int, len(batch))
		for i := range batch {
			next <- i
		}
		close(next)
		var wg sync.WaitGroup
		for range runtime.GOMAXPROCS(0) {
			wg.Go(func() {
				for i := range next {
					if ctx.Err() == nil {
						pieces[i] = compute(batch[i], len(batch))
					}
				}
			})
		}
		wg.Wait()
		if err := ctx.Err(); err != nil {
			return err
		}
		for i := range batch {
			take(pieces[i])
			pieces[i] = nil
		}
		x.done += len(batch)
		if x.progress != nil {
			x.progress(x.done, x.total)
		}
	}
	return nil
}

func (x *exporter) nodesOf(m dex.MethodID, _ int) *piece {
	a := x.app
	p := &piece{}
	b := a.Body(m)
	if b == nil {
		return p
	}
	g := &view.Graph{}
	seen := map[string]bool{}
	if x.kind != CFG {
		a.addStatement(g, seen, Node{Method: m, Part: Entry})
	}
	for i := range b.Stmts {
		a.addStatement(g, seen, Node{Method: m, Stmt: int32(i)})
	}
	p.nodes = g.Nodes
	return p
}

func (x *exporter) edgesOf(m dex.MethodID, among int) *piece {
	a := x.app
	p := &piece{}
	b := a.Body(m)
	if b == nil {
		return p
	}
	if x.kind == CFG {
		g := &view.Graph{}
		a.addFlow(g, b)
		p.edges = g.Edges
		return p
	}
	state := &shared{stateOnly: true}
	ids := map[Node]string{}
	drawn := func(n Node) string {
		id, ok := ids[n]
		if !ok {
			id = a.drawnID(n)
			ids[n] = id
		}
		return id
	}
	room := crowded.NewRoom(min(maxMethodEdges, max(0, x.left)/among))
	var list []Dep
	add := func(n Node, to string) {
		if x.kind == CDG {
			list = a.controlDeps(list[:0], n, room)
		} else {
			list = a.deps(list[:0], n, state, room)
		}
		for _, d := range list {
			if !x.kinds.Has(d.Kind) {
				continue
			}
			if from := drawn(d.Node); from != to || d.Kind == Control {
				p.edges = append(p.edges, view.Edge{From: from, To: to, Kind: d.Kind.String(), Label: a.VarText(n, d.Var)})
			}
		}
		for _, g := range state.list {
			if !x.kinds.Has(g.Kind) {
				continue
			}
			switch g.of {
			case writeGroup:
				p.edges = append(p.edges, view.Edge{From: a.groupID(g.group), To: to, Kind: Framework.String()})
				p.groups = append(p.groups, g.group)
			case writeField:
				p.edges = append(p.edges, view.Edge{From: a.fieldID(g.field), To: to, Kind: Heap.String()})
				p.fields = append(p.fields, g.field)
			}
		}
		state.list = state.list[:0]
	}
	entry := Node{Method: m, Part: Entry}
	if x.kind == PDG {
		add(entry, a.drawnID(entry))
	}
	for i := range b.Stmts {
		n := Node{Method: m, Stmt: int32(i)}
		to, before := a.stmtID(n), room.LeftOut
		for _, part := range a.partsOf(b, n.Stmt) {
			n.Part = part
			add(n, to)
		}
		if left := room.LeftOut - before; left > 0 {
			node, edge := view.More(to, a.Prog.MethodText(m), left)
			p.more, p.edges = append(p.more, node), append(p.edges, edge)
		}
	}
	p.edges = sortEdges(p.edges)
	return p
}

// sortEdges sorts edges of which those to one node lie together, and leaves out what is
// there twice.
func sortEdges(edges []view.Edge) []view.Edge {
	var runs [][]view.Edge
	for len(edges) > 0 {
		n := 1
		for n < len(edges) && edges[n].To == edges[0].To {
			n++
		}
		slices.SortFunc(edges[:n], compareEdges)
		runs = append(runs, slices.Compact(edges[:n]))
		edges = edges[n:]
	}
	slices.SortFunc(runs, func(x, y []view.Edge) int { return cmp.Compare(x[0].To, y[0].To) })
	return slices.Concat(runs...)
}

// partsOf lists the parts of a statement that have dependences of their own.
func (a *App) partsOf(b *jimple.Body, i int32) []Part {
	parts := []Part{Whole}
	if !b.Stmts[i].Op.IsInvoke() {
		return parts
	}
	parts = append(parts, Thrown)
	for k := range b.Args(i) {
		parts = append(parts, Argument(k))
	}
	if c := a.call(b, i); c.summary != nil {
		for e := range c.summary.Effects {
			parts = append(parts, Effect(e))
		}
	}
	return parts
}

func compareEdges(x, y view.Edge) int {
	return cmp.Or(cmp.Compare(x.To, y.To), cmp.Compare(x.From, y.From), cmp.Compare(x.Kind, y.Kind), cmp.Compare(x.Label, y.Label))
}

// drawnID is the id of the node that stands for n or for the statement it is part of.
func (a *App) drawnID(n Node) string {
	if n.Part == Entry {
		return entryID(a.Prog.MethodText(n.Method))
	}
	n.Part = Whole
	return a.stmtID(n)
}

// groupID names the state of a field in all objects of a type.
func (a *App) groupID(g group) string {
	of := "any object"
	if g.typ != NoType {
		of = "any " + a.h.desc(g.typ)
	}
	name := a.Summaries.FieldName(g.field)
	if name == "" {
		name = "[]"
	}
	return fmt.Sprintf("state %s of %s", name, of)
}

func (a *App) fieldID(f FieldKey) string { return "state " + a.FieldText(f) }

// states writes the edges from the writers of state to the nodes that stand for it,
// which it returns.
func (x *exporter) states() []view.Node {
	var nodes []view.Node
	a := x.app
	var groups []group
	for g := range x.groups {
		groups = append(groups, g)
	}
	// By their names: fields are numbered as they are met, by several workers.
	slices.SortFunc(groups, func(p, q group) int {
		return cmp.Or(cmp.Compare(a.groupID(p), a.groupID(q)), cmp.Compare(p.typ, q.typ))
	})
	edges := func(id string, kind Kind, writers []Node) {
		var list []view.Edge
		for _, n := range writers {
			list = append(list, view.Edge{From: a.drawnID(n), To: id, Kind: kind.String()})
		}
		slices.SortFunc(list, compareEdges)
		for _, e := range slices.Compact(list) {
			x.stream.Edge(e)
		}
	}
	for _, g := range groups {
		var writers []Node
		for _, d := range a.anyOf(g) {
			writers = append(writers, d.Node)
		}
		nodes = append(nodes, view.Node{ID: a.groupID(g), Label: strings.TrimPrefix(a.groupID(g), "state "), Kind: "state"})
		edges(a.groupID(g), Framework, writers)
	}
	for f := range FieldKey(len(a.Prog.Fields) + len(a.x.fieldNames)) {
		if !x.fields[f] {
			continue
		}
		writers := slices.Concat(a.fieldWrites(f, jimple.OpPutField), a.fieldWrites(f, jimple.OpPutStatic))
		nodes = append(nodes, view.Node{ID: a.fieldID(f), Label: a.FieldText(f), Kind: "state"})
		edges(a.fieldID(f), Heap, writers)
	}
	return nodes
}
