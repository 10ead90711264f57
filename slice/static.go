// Static slices: what a walk found, as ranked elements.

package slice

import (
	"context"
	"math/bits"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
	"github.com/esdroid/esdroid/slice/written"
)

// Size is how much a slice follows.
type Size string

// The sizes of a slice.
const (
	Thin Size = "thin" // values: where the bad value comes from
	Full Size = "full" // and addresses, conditions, calls and events
)

// Kinds returns the dependences that a size follows.
func (s Size) Kinds() pdg.KindSet {
	if s == Thin {
		return pdg.Thin
	}
	return pdg.Full
}

// DefaultBudget is the number of nodes that a walk expands before it stops with
// a partial result.
const DefaultBudget = 400_000

// Options are the limits of a slice.
type Options struct {
	Budget   int                                // nodes to expand; 0 stands for DefaultBudget
	Nearest  int                                // written statements to find, the nearest first; 0 for all
	Progress func(size Size, done, waiting int) // called now and then; may be nil
}

// Slice is what a statement depends on.
type Slice struct {
	App  *pdg.App
	Size Size
	// Elements are the statements, the nearest to the criterion first.
	Elements []Element
	Partial  bool // the budget or the time ran out
	Cut      bool // there are farther written statements than Options.Nearest
	// Left counts the statements that were left out for it, the nearest of which
	// are in Beyond, at least at the distance Farther; with LeftMore there are more.
	Left     int
	LeftMore bool
	Beyond   []criterion.Ref
	Farther  int
	Expanded int // nodes looked at

	at     map[criterion.Ref]int
	source *written.Source
}

// Element is a statement of a slice with the way by which it matters.
type Element struct {
	criterion.Ref
	Distance int
	// Next is the element that depends on this one, nearer to the criterion; -1
	// for the criterion itself. Kind and Var tell how it depends.
	Next  int
	Kind  pdg.Kind
	Var   pdg.Var
	Guess bool // rests on a framework call that nobody described
	Frame int  // index in the criterion's stack, -1 for other code
	// Entry marks the start of a method: that it was called.
	Entry bool
	// Statement is the rank of the written statement of which this is a part, the nearest
	// first, -1 for none. Served marks a part that is not on its line: what the compiler
	// made for it, or what says nothing by itself.
	Statement int
	Served    bool
}

// Find returns the index of a statement's element.
func (s *Slice) Find(r criterion.Ref) (int, bool) {
	i, ok := s.at[r]
	return i, ok
}

// Reaches tells whether the value of an element reaches the criterion as it is.
func (s *Slice) Reaches(i int) bool { return onlyValues(s, i) }

// Statements counts the written statements.
func (s *Slice) Statements() int {
	n := 0
	for i := range s.Elements {
		n = max(n, s.Elements[i].Statement+1)
	}
	return n
}

// fold gives each element the written statement that it is a part of: its own line's, or
// that of the element that it leads to.
func (s *Slice) fold() {
	at := map[written.Key]int{}
	for i := range s.Elements {
		e := &s.Elements[i]
		e.Statement = -1
		of := s.source.Of
		if e.Next < 0 {
			of = s.source.Line // the criterion stands for itself
		}
		if key, ok := of(e.Ref); ok && !e.Entry {
			n, known := at[key]
			if !known {
				n = len(at)
				at[key] = n
			}
			e.Statement = n
		}
	}
	for i := range s.Elements {
		e := &s.Elements[i]
		e.Served = e.Statement < 0 && !e.Entry
		for to, steps := e.Next, 0; e.Statement < 0 && e.Served && to >= 0 && steps < len(s.Elements); to, steps = s.Elements[to].Next, steps+1 {
			e.Statement = s.Elements[to].Statement
		}
	}
}

// Static computes the backward slice of a criterion, within the calling context
// that its stack shows.
func Static(ctx context.Context, app *pdg.App, c *criterion.Criterion, size Size, o Options) *Slice {
	w := newWalker(app, c.Stack, size.Kinds(), o.budget())
	w.limit = o.Nearest
	w.begin(c, size)
	w.run(ctx, o.reporter(size))
	return w.result(size)
}

// begin starts at what is at fault in a criterion's sites.
func (w *walker) begin(c *criterion.Criterion, size Size) {
	w.contents = c.Rule == nil || c.Rule.Content
	w.weak = size == Thin && c.Rule != nil && c.Rule.Weak
	w.changed = size == Thin && c.Rule != nil && c.Rule.Name == "changed while iterating"
	w.threads = size == Thin && c.Rule != nil && c.Rule.Thread
	w.absent = size == Thin && c.Rule != nil && (c.Rule.Fault == "is null" || c.Rule.Missing)
	manifest := ""
	if w.app.Manifest != nil {
		manifest = w.app.Manifest.Package
	}
	w.libraries = c.Libraries(manifest)
	w.own = ofOwn(c.Stack, w.libraries)
	frame := w.frames[0]
	for _, site := range c.Sites {
		n := pdg.Node{Method: site.Method, Stmt: site.Stmt}
		w.push(frame, n, 0, -1, pdg.Dep{Node: n})
		root := w.index[stateKey{frame, n}]
		if size == Thin { // only its faulty operands count, unless it made another site's operand
			w.states[root].done = true
			delete(w.index, stateKey{frame, n})
		}
		if key, ok := w.source.Of(site.Ref); ok {
			w.found[key] = true
		}
		own, far, blamed := 0, int32(0), uint64(0)
		if size == Thin {
			if own = c.OwnCall(w.libraries); own > 0 {
				far, blamed = insideCost, w.blamed(site, own)
				if blamed != 0 {
					far = explainedCost
				}
			}
		}
		w.faults(root, site, far)
		if w.threads {
			w.thread(root, site.Ref)
		}
		if size == Thin && c.Rule != nil && c.Rule.Once {
			w.doneBefore(root, site)
		}
		if own > 0 {
			w.calledAt(root, own, blamed)
		}
	}
}

// Backward computes the backward slice of some statements in any calling context.
func Backward(ctx context.Context, app *pdg.App, from []criterion.Ref, size Size, o Options) *Slice {
	w := newWalker(app, nil, size.Kinds(), o.budget())
	w.limit, w.contents = o.Nearest, true
	for _, r := range from {
		w.start(r)
	}
	w.run(ctx, o.reporter(size))
	return w.result(size)
}

// start begins at a statement, in any calling context. Of a call the arguments are
// meant too: it is chosen for what it is given as much as for what it returns.
func (w *walker) start(r criterion.Ref) {
	n := pdg.Node{Method: r.Method, Stmt: r.Stmt}
	w.push(w.free, n, 0, -1, pdg.Dep{Node: n})
	b := w.app.Body(r.Method)
	if b == nil || int(r.Stmt) >= len(b.Stmts) || !b.Stmts[r.Stmt].Op.IsInvoke() {
		return
	}
	root := w.index[stateKey{w.free, n}]
	for k, v := range b.Args(r.Stmt) {
		if !v.IsLocal() {
			continue
		}
		for _, def := range b.Defs(b.FirstUse(r.Stmt) + int32(k)) {
			if b.Stmts[def].Op == jimple.OpThis {
				continue
			}
			at := pdg.Node{Method: r.Method, Stmt: def}
			d := pdg.Dep{Node: at, Kind: pdg.Value, Var: pdg.Var{Kind: pdg.VarLocal, ID: v.Local()}}
			if !w.neverRuns(d) {
				w.push(w.free, at, 1, root, d)
			}
		}
	}
}

func (o Options) budget() int {
	if o.Budget > 0 {
		return o.Budget
	}
	return DefaultBudget
}

func (o Options) reporter(size Size) func(int, int) {
	if o.Progress == nil {
		return nil
	}
	return func(done, waiting int) { o.Progress(size, done, waiting) }
}

// weakCost is how much farther the condition before a statement is that let a bad state pass.
const weakCost = 3

// calledCost is how much farther the state that a call asks is than what it is given.
const calledCost = 2

// faults starts a thin slice at what is at fault in a site: the definitions of
// the operands, the framework state that the call's summary blames, and for a
// guarded site the condition, all of them so much farther.
func (w *walker) faults(root int32, site criterion.Site, far int32) {
	b := w.app.Body(site.Method)
	if b == nil {
		return
	}
	context := w.states[root].context
	for rank, k := range site.Operands {
		v := b.Args(site.Stmt)[k]
		if !v.IsLocal() {
			continue
		}
		for _, def := range b.Defs(b.FirstUse(site.Stmt) + int32(k)) {
			n := pdg.Node{Method: site.Method, Stmt: def}
			d := pdg.Dep{Node: n, Kind: pdg.Value, Var: pdg.Var{Kind: pdg.VarLocal, ID: v.Local()}}
			if w.neverRuns(d) {
				continue
			}
			w.push(context, n, far+1+int32(rank), root, d)
			if st := &b.Stmts[def]; st.Op.IsInvoke() && st.Def >= 0 && strings.HasPrefix(string(b.Locals[st.Def].Type), "[") && !w.contents && !site.Called {
				for _, part := range w.app.Fills(n, pdg.OfResult) { // what decided how long the array is
					at := n
					at.Part = part
					w.push(context, at, far+1+int32(rank)+contentCost, root, pdg.Dep{Node: at, Kind: pdg.Framework, Var: pdg.Var{Kind: pdg.VarElement}})
				}
			}
		}
	}
	if site.Called {
		deps := w.app.Deps(nil, pdg.Node{Method: site.Method, Stmt: site.Stmt, Part: pdg.Thrown})
		foreign := 0
		for _, d := range deps {
			if d.Direction == pdg.Across && w.library(d.Method) {
				foreign++
			}
		}
		for _, d := range deps {
			if w.wants(d) && d.Direction == pdg.Across {
				cost := far + weight(d.Kind) + calledCost
				if w.library(d.Method) {
					cost += int32(bits.Len(uint(foreign))) + insideCost
				}
				w.follow(root, d, cost)
			}
		}
	}
	if site.Guarded || w.weak {
		free := site.Guarded
		if !site.Guarded {
			far += weakCost
		}
		for _, d := range w.app.Deps(nil, pdg.Node{Method: site.Method, Stmt: site.Stmt}) {
			if d.Kind == pdg.Control && d.Part != pdg.Entry {
				free = false
				w.follow(root, d, weight(d.Kind)+far)
				for _, c := range words.SameLine(b, d.Stmt) { // the condition's other parts
					at := d
					at.Stmt = c.On
					w.follow(root, at, weight(d.Kind)+far+1)
				}
			}
		}
		if free && context == w.frames[0] && len(w.stack) > 1 && w.stack[1].Direct {
			w.calledAt(root, 1, 0) // the method always fails: that it was called, and on what, is the fault
		}
	}
}

// result turns states into elements: one a statement, by its nearest state.
func (w *walker) result(size Size) *Slice {
	s := &Slice{App: w.app, source: w.source, Size: size, Partial: w.partial, Cut: w.cut, Expanded: min(w.expanded, w.budget), at: map[criterion.Ref]int{},
		Left: len(w.left), LeftMore: w.beyond > maxBeyond, Farther: int(w.cutCost), Beyond: w.left[:min(len(w.left), 3)]}
	order := make([]int32, 0, len(w.states))
	for i := range w.states {
		if w.states[i].done {
			order = append(order, int32(i))
		}
	}
	slices.SortStableFunc(order, func(a, b int32) int {
		x, y := &w.states[a], &w.states[b]
		if x.cost != y.cost {
			return int(x.cost - y.cost)
		}
		return compareNodes(x.node, y.node)
	})
	entryAt := map[criterion.Ref]int{}
	of := make(map[int32]int, len(order)) // element by state
	for _, i := range order {
		st := &w.states[i]
		entry := st.node.Part == pdg.Entry
		ref := criterion.Ref{Method: st.node.Method, Stmt: st.node.Stmt}
		table := s.at
		if entry {
			table = entryAt
		} else if b := w.app.Body(ref.Method); b != nil && b.Stmts[ref.Stmt].Op == jimple.OpThis {
			// "this" is where a method gets its object: shown as the method's entry.
			entry = false
		}
		k, ok := table[ref]
		if !ok {
			k = len(s.Elements)
			table[ref] = k
			e := Element{Ref: ref, Distance: int(st.cost), Next: -1, Kind: st.dep.Kind, Var: st.dep.Var, Guess: st.dep.Guess, Frame: -1, Entry: entry}
			if c := &w.contexts[st.context]; c.kind == inFrame {
				e.Frame = c.frame
			}
			if st.parent >= 0 {
				p := st.parent
				for p >= 0 {
					if at, ok := of[p]; ok && at != k {
						e.Next = at
						break
					}
					p = w.states[p].parent
				}
			}
			s.Elements = append(s.Elements, e)
		}
		of[i] = k
	}
	s.fold()
	return s
}

// Include adds the elements of the thin slice of the same criterion that a full slice lacks,
// since its walk ended before it met them: what hands on the values at fault is a part of
// all that the failure depends on.
func (s *Slice) Include(thin *Slice) {
	type key struct {
		criterion.Ref
		entry bool
	}
	at := map[key]int{}
	for i := range s.Elements {
		at[key{s.Elements[i].Ref, s.Elements[i].Entry}] = i
	}
	own := len(s.Elements)
	for i := range thin.Elements {
		e := thin.Elements[i]
		k := key{e.Ref, e.Entry}
		if _, ok := at[k]; !ok {
			at[k] = len(s.Elements)
			s.Elements = append(s.Elements, e)
		}
	}
	if len(s.Elements) == own {
		return
	}
	for i := own; i < len(s.Elements); i++ {
		if e := &s.Elements[i]; e.Next >= 0 {
			to := &thin.Elements[e.Next]
			e.Next = at[key{to.Ref, to.Entry}]
		}
	}
	order := make([]int, len(s.Elements)) // the nearest first, as before
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return s.Elements[a].Distance - s.Elements[b].Distance })
	sorted, to := make([]Element, len(order)), make([]int, len(order))
	for n, i := range order {
		sorted[n], to[i] = s.Elements[i], n
	}
	s.Elements = sorted
	for i := range s.Elements {
		e := &s.Elements[i]
		if e.Next >= 0 {
			e.Next = to[e.Next]
		}
		if !e.Entry {
			s.at[e.Ref] = i
		}
	}
	s.fold()
}

func compareNodes(a, b pdg.Node) int {
	if a.Method != b.Method {
		return int(a.Method) - int(b.Method)
	}
	if a.Stmt != b.Stmt {
		return int(a.Stmt) - int(b.Stmt)
	}
	return int(a.Part) - int(b.Part)
}
