// Graphs of statements and calls for export.

package pdg

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/crowded"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/view"
)

// GraphKind names a graph of statements.
type GraphKind string

// The graphs of statements.
const (
	CFG GraphKind = "cfg" // control flow
	CDG GraphKind = "cdg" // control dependence
	DDG GraphKind = "ddg" // data dependence
	PDG GraphKind = "pdg" // both, and everything else that Deps finds
)

// stmtID is the stable name of a statement.
func (a *App) stmtID(n Node) string { return fmt.Sprintf("%s/%d", a.Reference(n), n.Stmt) }

func entryID(text string) string { return text + "@entry" }

// StatementGraph returns the graph of the statements of some methods. Edges of
// CDG, DDG and PDG lead from what is depended on to what depends on it;
// statements of other methods appear where they are depended on directly.
func (a *App) StatementGraph(kind GraphKind, methods []dex.MethodID) *view.Graph {
	g := &view.Graph{Title: string(kind)}
	if len(methods) == 1 {
		g.Title += " of " + a.Prog.MethodText(methods[0])
	}
	if kind == CDG {
		g.Abreast = 6 // one branch, or the entry, decides about most of a method
	}
	seen := map[string]bool{}
	for _, m := range methods {
		if b := a.Body(m); b != nil {
			for i := range b.Stmts {
				a.addStatement(g, seen, Node{Method: m, Stmt: int32(i)})
			}
			a.addStatementEdges(g, seen, kind, b)
		}
	}
	g.Sort()
	return g
}

func (a *App) addStatement(g *view.Graph, seen map[string]bool, n Node) string {
	if n.Part == Entry {
		id := entryID(a.Prog.MethodText(n.Method))
		if !seen[id] {
			seen[id] = true
			g.Nodes = append(g.Nodes, view.Node{ID: id, Label: "entry", Kind: "entry", Cluster: a.Prog.MethodText(n.Method)})
		}
		return id
	}
	n.Part = Whole
	id := a.stmtID(n)
	if seen[id] {
		return id
	}
	seen[id] = true
	b := a.Body(n.Method)
	s := &b.Stmts[n.Stmt]
	kind := "statement"
	switch {
	case s.Kind == jimple.If || s.Kind == jimple.TableSwitch || s.Kind == jimple.LookupSwitch:
		kind = "branch"
	case s.Kind == jimple.Throw:
		kind = "throw"
	case s.Kind == jimple.Return || s.Kind == jimple.ReturnVoid:
		kind = "return"
	case s.Op.IsInvoke():
		kind = "call"
	}
	label := b.Text(n.Stmt)
	if s.Line > 0 {
		label = fmt.Sprintf("%d: %s", s.Line, label)
	}
	g.Nodes = append(g.Nodes, view.Node{ID: id, Label: label, Kind: kind, Cluster: a.Prog.MethodText(n.Method)})
	return id
}

func (a *App) addStatementEdges(g *view.Graph, seen map[string]bool, kind GraphKind, b *jimple.Body) {
	m := b.Method
	if kind == CFG {
		a.addFlow(g, b)
		return
	}
	keep := kindsOf(kind)
	a.addStatement(g, seen, Node{Method: m, Part: Entry})
	room := crowded.NewRoom(maxMethodEdges)
	var list []Dep
	add := func(n Node, to string) {
		if kind == CDG {
			list = a.controlDeps(list[:0], n, room)
		} else {
			list = a.deps(list[:0], n, nil, room)
		}
		for _, d := range list {
			if !keep.Has(d.Kind) {
				continue
			}
			from := a.addStatement(g, seen, d.Node)
			if from != to || d.Kind == Control {
				g.Edges = append(g.Edges, view.Edge{From: from, To: to, Kind: d.Kind.String(), Label: a.VarText(n, d.Var)})
			}
		}
	}
	if kind == PDG {
		add(Node{Method: m, Part: Entry}, entryID(a.Prog.MethodText(m)))
	}
	for i := range b.Stmts {
		n := Node{Method: m, Stmt: int32(i)}
		to := a.stmtID(n)
		before := room.LeftOut
		for _, part := range a.partsOf(b, n.Stmt) {
			n.Part = part
			add(n, to)
		}
		if more := room.LeftOut - before; more > 0 {
			g.AddMore(to, a.Prog.MethodText(m), more)
		}
	}
	if room.LeftOut > 0 {
		g.Notes = append(g.Notes, fmt.Sprintf("%s: %d dependences are left out where very much depends on very much; dotted edges say of which statements", a.Prog.MethodText(m), room.LeftOut))
	}
}

// maxMethodEdges is how many dependences of the statements of one method are drawn
// before only the nearest are.
const maxMethodEdges = 1 << 18

// addFlow adds the edges of the control flow graph between statements.
func (a *App) addFlow(g *view.Graph, b *jimple.Body) {
	cfg := b.CFG()
	id := func(i int32) string { return a.stmtID(Node{Method: b.Method, Stmt: i}) }
	names := map[jimple.EdgeKind]string{jimple.EdgeNext: "next", jimple.EdgeJump: "jump", jimple.EdgeCase: "case", jimple.EdgeException: "exception"}
	for k, block := range cfg.Blocks {
		for i := block.Start; i < block.End-1; i++ {
			g.Edges = append(g.Edges, view.Edge{From: id(i), To: id(i + 1), Kind: "next"})
		}
		for _, e := range cfg.Succs(int32(k)) {
			g.Edges = append(g.Edges, view.Edge{From: id(block.End - 1), To: id(cfg.Blocks[e.Block].Start), Kind: names[e.Kind]})
		}
	}
}

// NeighbourhoodGraph returns the dependences within depth steps backwards and
// forwards of a statement, forwards inside its method only. Of more than max nodes
// the nearest stay; 0 is no bound. Nodes that depend on more than is drawn have a
// dotted edge from a node that says on how much.
func (a *App) NeighbourhoodGraph(start []Node, depth, max int) *view.Graph {
	h := &neighbourhood{app: a, graph: &view.Graph{Title: fmt.Sprintf("dependences around %s, depth %d", a.Reference(start[0]), depth)},
		seen: map[string]bool{}, more: map[string]map[string]bool{}, max: max}
	dist := map[Node]int{}
	work := slices.Clone(start)
	for _, n := range work {
		dist[n] = 0
		h.draw(n)
	}
	var list []Dep
	for len(work) > 0 {
		n := work[0]
		work = work[1:]
		to := a.drawnID(n)
		list = a.Deps(list[:0], n)
		for _, d := range list {
			from := a.drawnID(d.Node)
			_, known := dist[d.Node]
			switch {
			case from == to: // parts of a statement are drawn as one node and cost no step
				if !known {
					dist[d.Node] = dist[n]
					work = append(work, d.Node)
				}
				continue
			case !h.seen[from] && (dist[n] >= depth || !h.draw(d.Node)):
				h.leaveOut(from, to)
				continue
			}
			h.graph.Edges = append(h.graph.Edges, view.Edge{From: from, To: to, Kind: d.Kind.String(), Label: a.VarText(n, d.Var)})
			if !known {
				dist[d.Node] = dist[n] + 1
				work = append(work, d.Node)
			}
		}
	}
	for _, n := range start {
		h.forward(n, depth)
	}
	h.markMore()
	h.graph.Sort()
	return h.graph
}

// neighbourhood is a graph that grows from its middle.
type neighbourhood struct {
	app   *App
	graph *view.Graph
	seen  map[string]bool
	more  map[string]map[string]bool // what a node depends on that is left out
	max   int
}

// draw adds a node if there is room for it.
func (h *neighbourhood) draw(n Node) bool {
	if !h.seen[h.app.drawnID(n)] {
		if h.max > 0 && len(h.graph.Nodes) >= h.max {
			return false
		}
		h.app.addStatement(h.graph, h.seen, n)
	}
	return true
}

func (h *neighbourhood) leaveOut(from, to string) {
	if h.more[to] == nil {
		h.more[to] = map[string]bool{}
	}
	h.more[to][from] = true
}

// forward adds what uses the value of a statement, inside its method.
func (h *neighbourhood) forward(n Node, depth int) {
	a, b := h.app, h.app.Body(n.Method)
	dist := map[int32]int{n.Stmt: 0}
	for work := []int32{n.Stmt}; len(work) > 0; work = work[1:] {
		i := work[0]
		if dist[i] >= depth {
			continue
		}
		from := a.stmtID(Node{Method: n.Method, Stmt: i})
		for _, use := range b.Uses(i) {
			j := b.StmtOfUse(use)
			to := Node{Method: n.Method, Stmt: j}
			if !h.draw(to) {
				continue
			}
			h.graph.Edges = append(h.graph.Edges, view.Edge{From: from, To: a.stmtID(to), Kind: "value", Label: a.VarText(to, Var{VarLocal, b.Stmts[i].Def})})
			if _, ok := dist[j]; !ok {
				dist[j] = dist[i] + 1
				work = append(work, j)
			}
		}
	}
}

// markMore draws how much each node depends on beside what is drawn.
func (h *neighbourhood) markMore() {
	left, clusters := map[string]bool{}, h.graph.Clusters()
	for _, to := range sortedKeys(h.more) {
		n := 0
		for from := range h.more[to] {
			if !h.seen[from] { // it may have been drawn later
				n++
				left[from] = true
			}
		}
		if n > 0 {
			h.graph.AddMore(to, clusters[to], n)
		}
	}
	if len(left) > 0 {
		h.graph.Notes = append(h.graph.Notes, fmt.Sprintf("%d statements farther away are left out; dotted edges say where", len(left)))
	}
}

// CallGraph returns the calls between app methods, those by reflection included whose
// constants tell the target, and with framework the calls out of the app. methods
// bounds the callers; nil stands for all.
func (a *App) CallGraph(methods []dex.MethodID, framework bool) *view.Graph {
	g := &view.Graph{Title: "call graph", Abreast: maxAbreast}
	seen := map[string]bool{}
	all := methods == nil
	if all {
		for m := range a.Prog.Methods {
			methods = append(methods, dex.MethodID(m))
		}
	}
	ids := map[dex.MethodID]string{}
	node := func(m dex.MethodID) string {
		if id, ok := ids[m]; ok {
			return id
		}
		id := a.Prog.MethodText(m)
		ids[m] = id
		if !seen[id] {
			seen[id] = true
			kind := "method"
			if a.isCallback(m) {
				kind = "lifecycle"
			}
			g.Nodes = append(g.Nodes, view.Node{ID: id, Label: shortMethod(id), Kind: kind, Cluster: a.Prog.Classes[a.Prog.Methods[m].Class].Descriptor, Own: a.isOwn(a.Prog.Methods[m].Class)})
		}
		return id
	}
	for _, m := range methods {
		code, ok, err := a.Prog.Code(m)
		if err != nil || !ok {
			continue
		}
		from := node(m)
		ref := a.x.fileRef[code.File()]
		code.All(func(in *dex.Insn) bool { // what does not decode is in BadCode
			op := callOpOf(in.Op)
			if op == callNone {
				return true
			}
			r := ref + RefID(in.Index)
			targets := a.targets(m, op, r)
			for _, t := range targets {
				kind := "call"
				if len(targets) > 1 {
					kind = "virtual"
				}
				g.Edges = append(g.Edges, view.Edge{From: from, To: node(t), Kind: kind})
			}
			if framework && len(targets) == 0 {
				name := a.x.selName[a.x.refSel[r]]
				id := a.h.desc(a.x.refType[r]) + "->" + name.name + name.proto
				if !seen[id] {
					seen[id] = true
					g.Nodes = append(g.Nodes, view.Node{ID: id, Label: shortMethod(id), Kind: "framework", Cluster: a.h.desc(a.x.refType[r])})
				}
				g.Edges = append(g.Edges, view.Edge{From: from, To: id, Kind: "call"})
			}
			return true
		})
	}
	// Reflective calls whose constants tell what they run.
	from := map[dex.MethodID]bool{}
	for _, m := range methods {
		from[m] = true
	}
	for n, targets := range a.reflection().targets {
		for _, t := range targets {
			if from[n.Method] || from[t] {
				g.Edges = append(g.Edges, view.Edge{From: node(n.Method), To: node(t), Kind: "reflection"})
			}
		}
	}
	if !all {
		for _, m := range methods {
			for _, s := range a.Callers(m) {
				g.Edges = append(g.Edges, view.Edge{From: node(s.Method), To: node(m), Kind: "call"})
			}
		}
	}
	g.Sort()
	return g
}

// shortMethod drops the package and the prototype's packages from a method text.
func shortMethod(text string) string {
	class, name, proto, ok := dex.SplitMethodText(text)
	if !ok {
		return text
	}
	params, _ := dex.ParamTypes(proto)
	for i, p := range params {
		params[i] = string(jimple.Type(p).Java())
		params[i] = params[i][strings.LastIndexByte(params[i], '.')+1:]
	}
	class = string(jimple.Type(class).Java())
	return class[strings.LastIndexByte(class, '.')+1:] + "." + name + "(" + strings.Join(params, ", ") + ")"
}
