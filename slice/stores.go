// Which of the stores that a read may see can have come before it, and in which
// calling context: the object is followed backwards through the code, along calls that
// get it, up to where it was made.
//
// Thin slices only: a store that another thread makes at a bad moment is left to full
// slices, but for threads that the app starts itself.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// The bounds of one search.
const (
	maxSeekSteps = 2000    // statements looked at
	maxSought    = 200_000 // the same in all searches of one walk
	maxSeekDepth = 5       // calls entered within each other
	maxSeekClimb = 12      // callers gone up to
)

// untracked stands for the definition of an object that a search has no hold of, and
// for that of a static field, which has none.
const untracked = int32(-1)

// staticWay is the way into a method that static fields take, beside the operands.
const staticWay = 63

// seeker is the search for the stores that one read can see.
type seeker struct {
	w      *walker
	state  int32 // the read
	static bool
	// exact tells which stores overwrite whatever was there: those of fields, and of
	// elements whose index is known.
	exact  func(b *jimple.Body, i int32) bool
	stores map[criterion.Ref]bool
	in     map[dex.MethodID]bool // methods with a store
	seen   map[seekKey]uint64
	found  map[criterion.Ref][]int32 // contexts of the stores that come before
	open   bool                      // other code had the object before: all other stores count
	before map[string]bool           // callbacks of the object's lifecycle that come before the read's
	owner  dex.ClassID               // whose lifecycle it is
	fresh  bool                      // the object was made in the code searched and kept to itself
	steps  int
	climbs int
}

type seekKey struct {
	context int32
	method  dex.MethodID
	stmt    int32
	def     int32
}

// heap follows the dependences of a read on memory, and reports whether it did: the
// stores that can have come before it, each in its context.
func (w *walker) heap(i int32, n pdg.Node, deps []pdg.Dep) bool {
	cloned := n.Part > pdg.Whole && w.app.Clones(pdg.Node{Method: n.Method, Stmt: n.Stmt})
	if w.kinds.Has(pdg.Control) || n.Part != pdg.Whole && !cloned || w.forward != nil || w.cut {
		return false
	}
	b := w.app.Body(n.Method)
	s := w.seek(n, b, deps)
	if s == nil {
		return false
	}
	s.state = i
	fan := 0
	for _, d := range deps {
		if d.Kind == pdg.Heap {
			fan++
		}
	}
	context := w.states[i].context
	s.fresh = s.keptHere(b, n.Stmt)
	if s.static {
		s.from(context, n.Method, n.Stmt, untracked)
	} else {
		defs := s.roots(b, n.Stmt, 0)
		if len(defs) == 0 {
			s.open = true
		}
		for _, d := range defs {
			s.from(context, n.Method, n.Stmt, d)
		}
	}
	var objects []object
	known := false
	if !s.static {
		objects, known = w.objects(context, n.Method, n.Stmt, 0, 0)
	}
	var late []pdg.Dep // stores that can only come after the read
	set := false       // something else than null is stored before it
	for _, d := range deps {
		if d.Kind != pdg.Heap || w.neverRuns(d) || w.unheard(d.Method) {
			continue
		}
		if d.Part != pdg.Whole { // a call that stores
			w.follow(i, d, w.cost(n, d, fan))
			continue
		}
		at := criterion.Ref{Method: d.Method, Stmt: d.Stmt}
		if known {
			others, ok := w.objects(w.contextOf(context, n.Method, d.Method), d.Method, d.Stmt, 0, 0)
			if ok && !meet(others, objects) {
				continue
			}
		}
		cost := w.states[i].cost + w.cost(n, d, fan)
		contexts := s.found[at]
		if known && d.Method != n.Method {
			contexts = slices.DeleteFunc(slices.Clone(contexts), func(c int32) bool {
				others, ok := w.objects(c, d.Method, d.Stmt, 0, 0)
				return ok && !meet(others, objects)
			})
		}
		if (len(contexts) == 0 || s.open && known) && s.elsewhere(at, n.Method) {
			more := []int32{w.free}
			if some, ok := w.callsFor(objects, at); known && ok {
				more = some
			}
			contexts = append(slices.Clip(contexts), more...)
		}
		if !w.storesNull(at) {
			set = set || len(contexts) > 0
			if len(contexts) == 0 {
				late = append(late, d)
			}
		}
		for _, c := range contexts {
			w.push(c, d.Node, cost, i, d)
		}
	}
	if !set && !cloned {
		w.setLater(i, n, b, late)
	}
	return true
}

// keptHere tells whether a read is one of an object that its method makes and keeps to
// itself: then no other code stores into it.
func (s *seeker) keptHere(b *jimple.Body, read int32) bool {
	if s.static {
		return false
	}
	roots := s.roots(b, read, 0)
	return len(roots) > 0 && !slices.ContainsFunc(roots, func(d int32) bool {
		op := b.Stmts[d].Op
		return op != jimple.OpNew && op != jimple.OpNewArray || s.escapes(b, d)
	})
}

// seek prepares the search for the stores that a read can see, or a clone; nil if it is
// neither.
func (w *walker) seek(n pdg.Node, b *jimple.Body, deps []pdg.Dep) *seeker {
	st := &b.Stmts[n.Stmt]
	cloned := st.Op.IsInvoke() && w.app.Clones(pdg.Node{Method: n.Method, Stmt: n.Stmt})
	if st.Op != jimple.OpGetField && st.Op != jimple.OpGetStatic && st.Op != jimple.OpGetElement && !cloned {
		return nil
	}
	s := &seeker{w: w, state: -1, static: st.Op == jimple.OpGetStatic, stores: map[criterion.Ref]bool{}, in: map[dex.MethodID]bool{},
		seen: map[seekKey]uint64{}, found: map[criterion.Ref][]int32{}, exact: func(*jimple.Body, int32) bool { return true }}
	if st.Op == jimple.OpGetElement {
		_, known := b.ConstOf(b.FirstUse(n.Stmt) + 1)
		s.exact = func(b *jimple.Body, i int32) bool {
			if b.Stmts[i].Op != jimple.OpPutElement {
				return false
			}
			_, ok := b.ConstOf(b.FirstUse(i) + 1)
			return ok && known
		}
	}
	if cloned { // any element
		s.exact = func(*jimple.Body, int32) bool { return false }
	}
	for _, d := range deps {
		if d.Kind == pdg.Heap && d.Part == pdg.Whole {
			s.stores[criterion.Ref{Method: d.Method, Stmt: d.Stmt}] = true
			s.in[d.Method] = true
		}
	}
	if len(s.stores) == 0 {
		return nil
	}
	return s
}

// roots returns the statements that leave the object of an operand, beyond casts and
// copies.
func (s *seeker) roots(b *jimple.Body, i int32, k int) []int32 {
	var out []int32
	var follow func(i int32, k, depth int)
	follow = func(i int32, k, depth int) {
		if k >= len(b.Args(i)) || !b.Args(i)[k].IsLocal() {
			return
		}
		for _, d := range b.Defs(b.FirstUse(i) + int32(k)) {
			if st := &b.Stmts[d]; (st.Op == jimple.OpCast && st.Cast == 0 || st.Op == jimple.OpCopy) && depth < maxRootDepth {
				follow(d, 0, depth+1)
			} else if from, ok := s.w.handsBack(b, d); ok && depth < maxRootDepth {
				follow(d, from, depth+1)
			} else if d = firstOuter(b, d); !slices.Contains(out, d) {
				out = append(out, d)
			}
		}
	}
	follow(i, k, 0)
	return out
}

// maxRootDepth is how many casts, copies and calls a search for roots goes through.
const maxRootDepth = 8

// handsBack returns the operand of a call that the methods of the app which it runs return,
// whatever they do, as setters that can be chained do.
func (w *walker) handsBack(b *jimple.Body, call int32) (operand int, ok bool) {
	st := &b.Stmts[call]
	if !st.Op.IsInvoke() || st.Op == jimple.OpCustom || st.Def < 0 || w.app == nil {
		return 0, false
	}
	targets := w.app.RefinedTargets(pdg.Node{Method: b.Method, Stmt: call})
	for i, t := range targets {
		k := w.returnedOperand(t)
		if k < 0 || i > 0 && k != operand || k >= len(b.Args(call)) {
			return 0, false
		}
		operand = k
	}
	return operand, len(targets) > 0
}

// returnedOperand returns the operand that is the only result of a method, -1 if there is none.
func (w *walker) returnedOperand(m dex.MethodID) int {
	if k, ok := w.givesBack[m]; ok {
		return k
	}
	w.givesBack[m] = -1 // what calls itself
	k := -1
	if b := w.app.Body(m); b != nil && len(b.Stmts) < maxSeekSteps {
		k = w.findReturned(b)
	}
	w.givesBack[m] = k
	return k
}

func (w *walker) findReturned(b *jimple.Body) int {
	operand := -1
	for i := range b.Stmts {
		if b.Stmts[i].Kind != jimple.Return || b.Stmts[i].Dead() {
			continue
		}
		roots := (&seeker{w: w}).roots(b, int32(i), 0)
		if len(roots) != 1 || b.Stmts[roots[0]].Op != jimple.OpThis && b.Stmts[roots[0]].Op != jimple.OpParam {
			return -1
		}
		if k := operandOf(b, roots[0]); operand < 0 || operand == k {
			operand = k
		} else {
			return -1
		}
	}
	return operand
}

// firstOuter returns the first statement that reads what a read of a captured object
// reads: all of them read the same.
func firstOuter(b *jimple.Body, d int32) int32 {
	if !outer(b, d) || !b.Args(d)[0].IsLocal() {
		return d
	}
	base := b.Defs(b.FirstUse(d))
	if len(base) != 1 || b.Stmts[base[0]].Op != jimple.OpThis {
		return d
	}
	for j := range d {
		if st := &b.Stmts[j]; st.Op == jimple.OpGetField && st.Ref == b.Stmts[d].Ref && slices.Equal(b.Defs(b.FirstUse(j)), base) {
			return j
		}
	}
	return d
}

// from searches what comes before a statement of one activation, and goes on in its
// callers.
func (s *seeker) from(context int32, m dex.MethodID, stmt, def int32) {
	if s.climbs++; s.climbs > maxSeekClimb {
		s.open = true
		return
	}
	ways := s.back(context, m, stmt, def, 0)
	for k := 0; k <= staticWay; k++ {
		if ways>>k&1 != 0 {
			s.climb(context, m, k)
		}
	}
}

// climb goes on in the callers of an activation, with the object that came in as
// operand k.
func (s *seeker) climb(context int32, m dex.MethodID, k int) {
	c := &s.w.contexts[context]
	to := func(context int32, at criterion.Ref) {
		if k == staticWay {
			s.from(context, at.Method, at.Stmt, untracked)
			return
		}
		var defs []int32
		if given, ok := s.w.givenAs(at, m, k); ok {
			defs = s.roots(s.w.app.Body(at.Method), at.Stmt, given)
		}
		if len(defs) == 0 {
			s.open = true
		}
		for _, d := range defs {
			s.from(context, at.Method, at.Stmt, d)
		}
	}
	switch {
	case c.kind == descended:
		if s.state >= 0 && !slices.Contains(c.asked, s.state) {
			c.asked = append(c.asked, s.state)
		}
		for _, from := range slices.Clone(c.callers) {
			to(from.context, from.site)
		}
	case c.kind == inFrame && c.frame+1 < len(s.w.stack) && s.w.stack[c.frame+1].Direct:
		calls := s.w.stack[c.frame+1].Calls
		for _, at := range calls {
			to(s.w.frames[c.frame+1], at)
		}
		s.open = s.open || len(calls) == 0
	case k == 0 && s.w.app.IsCallback(m) && len(s.w.app.CallNodes(m)) == 0 && s.lifecycle(m):
	default:
		s.open = true
	}
}

// back searches the code of one activation before a statement for stores into the
// object that statement def leaves. It returns the ways by which the object came in
// where a path leads back to the method's start.
func (s *seeker) back(context int32, m dex.MethodID, stmt, def int32, depth int) uint64 {
	block := s.w.app.Body(m).CFG().BlockOf(stmt)
	return s.search(seekKey{context, m, stmt, def}, []leaving{{block, stmt, false}}, depth)
}

// leaving is where a search goes on in a block: before a statement, the one right before which
// may have thrown.
type leaving struct {
	block, before int32
	threw         bool
}

// thrown is the statement of a search from wherever a method is left by an exception.
const thrown = -1

// byException returns where a method of the app can be left by an exception.
func byException(b *jimple.Body) []leaving {
	var out []leaving
	for i := range int32(len(b.Stmts)) {
		switch st := &b.Stmts[i]; {
		case st.Dead() || len(b.Handlers(i)) > 0:
		case st.Kind == jimple.Throw:
			out = append(out, leaving{b.CFG().BlockOf(i), i, false})
		case st.Op.IsInvoke():
			out = append(out, leaving{b.CFG().BlockOf(i), i + 1, true})
		}
	}
	return out
}

// search is back from several places of a method, or of none.
func (s *seeker) search(key seekKey, from []leaving, depth int) uint64 {
	if ways, ok := s.seen[key]; ok {
		return ways
	}
	context, m, def := key.context, key.method, key.def
	b := s.w.app.Body(m)
	s.seen[key] = s.entry(b, def) // what a recursion finds
	g := b.CFG()
	var ways uint64
	done := map[leaving]bool{}
	work := slices.Clone(from)
	scan := func(at leaving) {
		for j := at.before - 1; j >= g.Blocks[at.block].Start; j-- {
			s.w.sought++
			if s.steps++; s.steps > maxSeekSteps || s.w.sought > maxSought {
				s.open = true
				return
			}
			through, in := s.pass(context, m, b, j, def, depth, at.threw && j == at.before-1)
			ways |= in
			if !through {
				return
			}
		}
		if at.block == 0 {
			ways |= s.entry(b, def)
			if def != untracked && outer(b, def) { // the statement that stands for it is on another branch
				s.open = true
			}
		}
		for _, e := range g.Preds(at.block) {
			next := leaving{e.Block, g.Blocks[e.Block].End, e.Kind == jimple.EdgeException}
			if !done[next] {
				done[next] = true
				work = append(work, next)
			}
		}
	}
	for len(work) > 0 && s.steps <= maxSeekSteps {
		next := work[len(work)-1]
		work = work[:len(work)-1]
		scan(next)
	}
	s.seen[key] = ways
	return ways
}

// entry returns the way by which the object of a definition comes into a method.
func (s *seeker) entry(b *jimple.Body, def int32) uint64 {
	if def == untracked {
		return 1 << staticWay
	}
	switch st := &b.Stmts[def]; st.Op {
	case jimple.OpThis:
		return 1
	case jimple.OpParam:
		k := st.Ref
		if b.Stmts[0].Op == jimple.OpThis {
			k++
		}
		return 1 << min(k, staticWay-1)
	}
	return 0
}

// pass looks at one statement on the way back, which may have thrown: whether the search goes on
// before it, and the ways by which the object came in if it is known there.
func (s *seeker) pass(context int32, m dex.MethodID, b *jimple.Body, j, def int32, depth int, threw bool) (bool, uint64) {
	st := &b.Stmts[j]
	if at := (criterion.Ref{Method: m, Stmt: j}); s.stores[at] {
		switch s.same(b, j, def) {
		case yes:
			s.find(at, context)
			if s.exact(b, j) {
				return false, 0
			}
		case maybe:
			s.find(at, context)
		}
	}
	if j == def {
		switch {
		case st.Op == jimple.OpNew || st.Op == jimple.OpNewArray:
			return false, 0
		case st.Op == jimple.OpConst: // no object
			return false, 0
		case st.Op == jimple.OpThis || st.Op == jimple.OpParam:
			return false, s.entry(b, def)
		case st.Op.IsInvoke():
			return false, s.made(context, m, b, j, depth)
		}
		s.open = true
		return false, 0
	}
	if st.Op.IsInvoke() {
		return s.call(context, m, b, j, def, depth, threw), 0
	}
	return true, 0
}

func (s *seeker) find(at criterion.Ref, context int32) {
	if !slices.Contains(s.found[at], context) {
		s.found[at] = append(s.found[at], context)
	}
}

type answer uint8

const (
	no answer = iota
	maybe
	yes
)

// same tells whether a store is one into the object that a definition leaves.
func (s *seeker) same(b *jimple.Body, store, def int32) answer {
	if s.static {
		return yes
	}
	if def == untracked {
		return maybe
	}
	return s.sameAs(b, s.roots(b, store, 0), def)
}

func (s *seeker) sameAs(b *jimple.Body, roots []int32, def int32) answer {
	if len(roots) == 1 && roots[0] == def {
		return yes
	}
	for _, r := range roots {
		if r == def || !s.apart(b, r, def) {
			return maybe
		}
	}
	return no
}

// another tells whether operand k of a statement is, by its allocations, another object than
// the one that a definition makes.
func (s *seeker) another(context int32, m dex.MethodID, b *jimple.Body, i int32, k int, def int32) bool {
	if def == untracked || b.Stmts[def].Op != jimple.OpNew && b.Stmts[def].Op != jimple.OpNewArray {
		return false
	}
	list, ok := s.w.objects(context, m, i, k, 2)
	return ok && !meet(list, []object{{Ref: criterion.Ref{Method: m, Stmt: def}}})
}

// apart tells whether two definitions of a method leave different objects, whatever
// was called in between.
func (s *seeker) apart(b *jimple.Body, x, y int32) bool {
	made := func(i int32) bool { return b.Stmts[i].Op == jimple.OpNew || b.Stmts[i].Op == jimple.OpNewArray }
	given := func(i int32) bool { return b.Stmts[i].Op == jimple.OpThis || b.Stmts[i].Op == jimple.OpParam }
	never := func(i int32) bool { // no object, or one of no consequence
		st := &b.Stmts[i]
		return st.Op == jimple.OpConst || st.Op.IsBinary() || st.Op == jimple.OpLength || st.Def >= 0 && !criterion.IsRef(string(b.Locals[st.Def].Type))
	}
	switch {
	case never(x) || never(y), made(x) && made(y):
		return true
	case made(x):
		return given(y) || !s.escapes(b, x)
	case made(y):
		return given(x) || !s.escapes(b, y)
	}
	return false
}

// escapes tells whether an object that a statement makes is stored anywhere or handed
// on as an argument or result.
func (s *seeker) escapes(b *jimple.Body, def int32) bool {
	for _, use := range b.Uses(def) {
		i := b.StmtOfUse(use)
		k := int(use - b.FirstUse(i))
		switch st := &b.Stmts[i]; {
		case st.Op == jimple.OpCopy || st.Op == jimple.OpCast:
			if s.escapes(b, i) {
				return true
			}
		case st.Op == jimple.OpPutField, st.Op == jimple.OpPutStatic, st.Op == jimple.OpPutElement:
			if k > 0 || st.Op == jimple.OpPutStatic {
				return true
			}
		case st.Op.IsInvoke() && (k > 0 || !st.Op.HasReceiver() || s.platformRuns(b, i, def) || s.letsGo(b, i)), st.Kind == jimple.Return:
			return true
		}
	}
	return false
}

// platformRuns tells whether a call on an object of the app that statement def makes is one of
// the platform, which may run the object's code later.
func (s *seeker) platformRuns(b *jimple.Body, call, def int32) bool {
	if b.Stmts[def].Op != jimple.OpNew || b.Stmts[call].Op == jimple.OpDirect || b.Stmts[call].Op == jimple.OpCustom {
		return false
	}
	_, own := s.w.app.Prog.Class(b.File.TypeDescriptor(b.Stmts[def].Ref))
	return own && len(s.w.app.Targets(pdg.Site{Method: b.Method, PC: b.Stmts[call].PC})) == 0
}

// letsGo tells whether a method of the app that a call runs stores or hands on the object that
// it is called on, unless that is its result.
func (s *seeker) letsGo(b *jimple.Body, call int32) bool {
	if b.Stmts[call].Op == jimple.OpCustom {
		return false
	}
	return slices.ContainsFunc(s.w.app.Targets(pdg.Site{Method: b.Method, PC: b.Stmts[call].PC}), func(t dex.MethodID) bool {
		lets, ok := s.w.lettingGo[t]
		if !ok {
			s.w.lettingGo[t] = false // what calls itself
			if tb := s.w.app.Body(t); tb != nil && tb.Stmts[0].Op == jimple.OpThis && s.w.returnedOperand(t) != 0 {
				lets = s.escapes(tb, 0)
			}
			s.w.lettingGo[t] = lets
		}
		return lets
	})
}

// made goes on in the methods that return the object: call j is its definition.
func (s *seeker) made(context int32, m dex.MethodID, b *jimple.Body, j int32, depth int) uint64 {
	targets := s.w.targets(context, pdg.Node{Method: m, Stmt: j}, 2)
	var ways uint64
	if len(targets) == 0 && s.w.app.Clones(pdg.Node{Method: m, Stmt: j}) { // it holds what the original held then
		for _, d := range s.roots(b, j, 0) {
			ways |= s.back(context, m, j, d, depth)
		}
		return ways
	}
	if len(targets) == 0 || depth >= maxSeekDepth {
		s.open = true
		return 0
	}
	for _, t := range targets {
		tb := s.w.app.Body(t)
		if tb == nil {
			s.open = true
			continue
		}
		inside := s.w.entering(t, criterion.Ref{Method: m, Stmt: j}, context)
		if s.w.app.Prog.MethodName(t) == "<init>" { // made by reflection
			for i := range tb.Stmts {
				if tb.Stmts[i].Kind == jimple.ReturnVoid && !tb.Stmts[i].Dead() {
					s.back(inside, t, int32(i), parameter(tb, 0), depth+1)
				}
			}
			continue
		}
		for i := range tb.Stmts {
			if tb.Stmts[i].Kind != jimple.Return || tb.Stmts[i].Dead() {
				continue
			}
			for _, d := range s.roots(tb, int32(i), 0) {
				for k, in := 0, s.back(inside, t, int32(i), d, depth+1); in != 0; k, in = k+1, in>>1 {
					if in&1 == 0 {
						continue
					}
					for _, d := range s.roots(b, j, k) {
						ways |= s.back(context, m, j, d, depth)
					}
				}
			}
		}
	}
	return ways
}

// call goes into the methods that a call on the way back runs, by their returns and, where it may
// have thrown, by what leaves them by an exception. It tells whether the search goes on before it.
func (s *seeker) call(context int32, m dex.MethodID, b *jimple.Body, j, def int32, depth int, threw bool) bool {
	targets := s.w.app.Targets(pdg.Site{Method: m, PC: b.Stmts[j].PC})
	if len(targets) == 0 || !slices.ContainsFunc(targets, s.storing) {
		return true
	}
	through := false
	targets = s.w.targets(context, pdg.Node{Method: m, Stmt: j}, 2)
	for _, t := range targets {
		if !s.storing(t) {
			through = true
			continue
		}
		if depth >= maxSeekDepth {
			s.anyOf(t)
			through = true
			continue
		}
		inside := s.w.entering(t, criterion.Ref{Method: m, Stmt: j}, context)
		tb := s.w.app.Body(t)
		given, passed := untracked, s.static || def == untracked
		if !passed {
			sure := true
			for k := range b.Args(j) {
				switch s.sameAs(b, s.roots(b, j, k), def) {
				case maybe:
					sure = sure && s.another(context, m, b, j, k, def)
				case yes:
					if d := parameter(tb, k); d >= 0 && !passed {
						given, passed = d, true
					}
				}
			}
			if !sure {
				given, passed = untracked, true
			}
			if !passed && def != untracked && !s.held(b, def) {
				through = true
				continue
			}
		}
		for i := range tb.Stmts {
			if k := tb.Stmts[i].Kind; (k == jimple.Return || k == jimple.ReturnVoid) && !tb.Stmts[i].Dead() {
				ways := s.back(inside, t, int32(i), given, depth+1)
				through = through || ways != 0 || given == untracked && !s.static
			}
		}
		if threw {
			ways := s.search(seekKey{inside, t, thrown, given}, byException(tb), depth+1)
			through = through || ways != 0 || given == untracked && !s.static
		}
	}
	return through || len(targets) == 0
}

// held tells whether other code can reach an object by something else than what it is
// given: it was there before, or was stored.
func (s *seeker) held(b *jimple.Body, def int32) bool {
	if op := b.Stmts[def].Op; op == jimple.OpNew || op == jimple.OpNewArray {
		return s.escapes(b, def)
	}
	return true
}

// parameter returns the statement that gives operand k of a call its local in the
// callee, -1 if there is none.
func parameter(b *jimple.Body, k int) int32 {
	if b.Stmts[0].Op == jimple.OpThis {
		k--
	}
	for i := range b.Stmts {
		switch st := &b.Stmts[i]; {
		case st.Op == jimple.OpThis:
			if k < 0 {
				return int32(i)
			}
		case st.Op == jimple.OpParam:
			if int(st.Ref) == k {
				return int32(i)
			}
		default:
			return -1
		}
	}
	return -1
}

// anyOf takes all stores that a method can reach, in any context.
func (s *seeker) anyOf(m dex.MethodID) {
	reached, all := s.w.reached(m)
	for at := range s.stores {
		if !all || reached[at.Method] {
			s.find(at, s.w.free)
		}
	}
}

// storing tells whether a method can run one of the stores.
func (s *seeker) storing(m dex.MethodID) bool {
	reached, all := s.w.reached(m)
	if !all {
		return true
	}
	for t := range s.in {
		if reached[t] {
			return true
		}
	}
	return false
}
