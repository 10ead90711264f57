// What may be the cause of a crash, and what is changed of it.

package pipeline

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// candidate is an element that may be a cause.
type candidate struct {
	*dynamic.Element
	standing
}

// attempt is an element that is changed.
type attempt struct {
	standing
	node    dynamic.Node // that is changed, NoNode where it did not run
	cause   Cause
	whole   bool                  // with the events as they were before they were reduced
	changes [2][]intervene.Change // by round
	run     bool                  // one of them was made, or could have been
	was     string                // the value that one of them replaced, "" as long as none did
	by      intervene.ValueKind   // what the one that removed the crash puts there
	late    bool                  // the last one only put the crash off
	before  string                // of a statement that runs sooner: before which

	key   bool // it goes to the fault as the key of something that was looked up
	walk  bool // the fault is that a collection was changed while it was gone through
	guard bool // it is the check that let the fault through
}

// mostExecutions bounds how many executions of one statement are changed: what a loop or a
// recursion does again and again says no more each time.
const mostExecutions = 4

// attempts returns what can be changed, the most promising elements first, and how many
// more elements there are than runs.
func (r *run) attempts() (all []*attempt, beyond int, err error) {
	candidates := r.candidates()
	hints := r.hints()
	times := map[instruction]int{}
	for i, e := range candidates {
		if at := (instruction{e.Method, e.PC}); times[at] < mostExecutions {
			times[at]++
		} else {
			beyond++
			continue
		}
		if len(all) == r.ConfirmTrials {
			beyond += len(candidates) - i
			break
		}
		a, err := r.attempt(e, hints)
		if err != nil {
			return nil, 0, err
		}
		if a != nil {
			all = append(all, a)
		}
	}
	whole, err := r.unreduced()
	if err != nil {
		return nil, 0, err
	}
	more, err := r.around(hints, beyond == 0)
	sooner, err := r.hastened()
	if err != nil {
		return nil, 0, err
	}
	all = slices.Concat(whole, sooner, all, more)
	ranked(all, r.failing())
	return all, beyond, err
}

// looksUp reports whether an attempt looks another key up.
func (a *attempt) looksUp() bool {
	return slices.ContainsFunc(a.changes[0], func(c intervene.Change) bool { return c.With.Kind == intervene.Held })
}

// attempt returns how an element can be changed, nil if it cannot.
func (r *run) attempt(e candidate, hints intervene.Hints) (*attempt, error) {
	body, err := r.code.Body(e.Method)
	if err != nil {
		return nil, err
	}
	g := r.sliced.graph
	n := slices.Index(g.Executions(e.Method, e.PC), dynamic.Node(e.ID)) + 1
	if n == 0 || r.onlyTells(body, e.Element) {
		return nil, nil
	}
	a := &attempt{standing: e.standing, node: dynamic.Node(e.ID), key: r.sliced.asKey(e.Element)}
	if root := r.sliced.report.RootCause(nil); root != nil {
		a.walk = root.Type == concurrentModification
	}
	if check := r.sliced.explanation.Guard; check != nil {
		a.guard = check.ID == e.ID
	}
	a.changes[0], a.changes[1] = intervene.Repairs(body, e.Stmt, n, hints)
	if e.rank == thin {
		a.changes[0] = append(a.changes[0], intervene.Resources(body, e.Stmt, n, hints.Resources)...)
	}
	if e.rank != thin { // what the fault does not come from is no better as another object
		for i := range a.changes {
			for k := range a.changes[i] {
				if c := &a.changes[i][k]; c.With.Kind == intervene.Fresh {
					c.With.N = intervene.OnlyForNull
				}
			}
		}
	}
	if body.Stmts[e.Stmt].Kind == jimple.Return && g.Frame(dynamic.Node(e.ID)).Call == dynamic.NoNode {
		// The framework may have asked before, and have kept what it was given.
		for _, c := range slices.Concat(a.changes[0], a.changes[1]) {
			if c.Before {
				c.Count, c.Every = 1, true
				a.changes[1] = append(a.changes[1], c)
			}
		}
	}
	if r.sliced.leads(e) { // without it, nothing is left that could throw
		for i := range a.changes {
			a.changes[i] = slices.DeleteFunc(a.changes[i], func(c intervene.Change) bool { return c.Left || c.Twice })
		}
	}
	if dynamic.Node(e.ID) == r.sliced.criterion.Node {
		checks := r.sliced.checks(dynamic.Node(e.ID))
		for i := range a.changes {
			a.changes[i] = slices.DeleteFunc(a.changes[i], func(c intervene.Change) bool { return checks && c.Restore })
		}
		if g.Frame(dynamic.Node(e.ID)).Call == dynamic.NoNode {
			a.changes[0] = append(a.changes[0], intervene.Parameters(body, e.Stmt, n)...)
		}
		if !checks {
			a.changes[1] = append(a.changes[1], intervene.Arguments(body, e.Stmt, n, hints)...)
		}
	}
	if e.Why != nil && body.Stmts[e.Stmt].Op == jimple.OpNew {
		for _, l := range r.sliced.lookups(r.code) {
			if l.key != "" && strings.HasSuffix(e.Why.Label, "["+l.key+"]") {
				a.changes[0] = append(intervene.Gives(body, e.Stmt, n, l.key, l.kind), a.changes[0]...)
			}
		}
	}
	if e.Why != nil && e.Why.Kind == dynamic.EdgeValue && e.Thin && r.byNull() {
		text := slices.Concat(hints.Texts, []string{"1"})[0]
		a.changes[0] = append(a.changes[0], intervene.Sets(body, e.Stmt, n, e.Why.Label, text)...)
	}
	if e.Why != nil && e.Why.Kind == dynamic.EdgeEarly {
		if by, pc, ok := r.constructed(dynamic.Node(e.ID)); ok {
			a.changes[0] = append(a.changes[0], intervene.Defers(body, e.Stmt, n, by, pc)...)
		}
	}
	if g.FrameNumber(dynamic.Node(e.ID)) == g.FrameNumber(r.sliced.criterion.Node) {
		a.changes[0] = append(a.changes[0], intervene.Heeds(body, e.Stmt, n)...)
	}
	if root := r.sliced.report.RootCause(nil); root != nil && unprepared.MatchString(root.Type) && e.Thin {
		a.changes[0] = append(a.changes[0], intervene.Prepares(body, e.Stmt, n, dynamic.Node(e.ID) == r.sliced.criterion.Node)...)
	}
	if len(a.changes[0])+len(a.changes[1]) == 0 {
		return nil, nil
	}
	a.cause = Cause{Ref: r.code.Dex.Reference(e.Method, e.PC), Count: n}
	a.cause.Place, a.cause.Text = r.words(e.Element)
	return a, nil
}

// checks reports whether an execution is a call that only checks its argument: another one
// for the check alone leaves what the code goes on with as it was.
func (s *sliced) checks(n dynamic.Node) bool {
	class, method, ok := strings.Cut(s.called(n), ";->")
	return ok && criterion.Passes(crash.Frame{Class: dex.JavaName(class + ";"), Method: method})
}

// asKey reports whether what an element gives goes to the fault as a key.
func (s *sliced) asKey(e *dynamic.Element) bool {
	for ok := true; ok && e.Why != nil; e, ok = s.explanation.Find(e.Why.Element) {
		if e.Why.Label == dynamic.KeyLabel {
			return true
		}
	}
	return false
}

// constructed returns the call that made the object whose constructor a node belongs to.
func (r *run) constructed(n dynamic.Node) (*jimple.Body, uint32, bool) {
	g := r.sliced.graph
	for r.code.Dex.MethodName(g.Frame(n).Method) == "<init>" {
		if n = g.Frame(n).Call; n == dynamic.NoNode {
			return nil, 0, false
		}
	}
	m, pc := g.Where(n)
	by, err := r.code.Body(m)
	return by, pc, err == nil
}

// leads reports whether an element is the crash itself, a call that it happened in, or what
// registered the callback that it happened in: leaving these out says nothing. What the app did
// before the framework failed by itself is no crash. What came too
// late may be called off, though, and of a wrong thread what put the code there is the cause.
func (s *sliced) leads(e candidate) bool {
	g := s.graph
	for at := s.criterion.Node; at != dynamic.NoNode; at = g.Frame(at).Call {
		if d, ok := g.Standing(at); ok && int(d) == e.ID {
			return !s.assumed || at != s.criterion.Node
		}
	}
	return e.rank != told && !s.criterion.Thread && e.Why != nil && (e.Why.Kind == dynamic.EdgeRegister || e.Why.Kind == dynamic.EdgeStart)
}

// candidates are what may be a cause, the most promising first: what decided the way
// of the value; the elements of the thin one, the nearest to the fault first; then branches and
// other statements of the full one. What compilers put between is left out: it does what its
// callers do.
func (r *run) candidates() []candidate {
	x := r.sliced.explanation
	var all []candidate
	seen := map[int]bool{}
	lines := r.sliced.graph.Line(r.sliced.criterion.Node) > 0 // else nothing may have any
	for _, e := range x.Decided() {
		seen[e.ID] = true
		all = append(all, candidate{e, standing{told, int32(len(all))}})
	}
	for i := range x.Elements {
		if e := &x.Elements[i]; !e.Event && e.Stmt >= 0 && !seen[e.ID] && !r.code.Dex.Forwards(e.Method) && (!lines || r.hasLines(e.Method)) {
			all = append(all, candidate{e, standing{r.sliced.rankOf(e), e.Distance}})
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int { return a.compare(b.standing) })
	return all
}

// hasLines reports whether a method has line numbers, as what was written has.
func (r *run) hasLines(m dex.MethodID) bool {
	body, err := r.code.Body(m)
	return err == nil && slices.ContainsFunc(body.Stmts, func(s jimple.Stmt) bool { return s.Line > 0 })
}

func (s *sliced) rankOf(e *dynamic.Element) rank {
	_, pc := s.graph.Where(dynamic.Node(e.ID))
	switch {
	case e.Why != nil && e.Why.Kind == dynamic.EdgeRegister && e.Why.Label == dynamic.EndingLabel:
		return told
	case e.Thin:
		return thin
	case pc == e.PC && s.graph.Insn(dynamic.Node(e.ID)).Op.Has(dex.FlagIf|dex.FlagSwitch):
		return branch
	}
	return other
}

// onlyTells reports whether an element makes the exception that is thrown, with its
// message, where it was decided already that it will be: another message is no repair.
func (r *run) onlyTells(body *jimple.Body, e *dynamic.Element) bool {
	at := r.sliced.criterion.Node
	m, pc := r.sliced.graph.Where(at)
	if e.Method != m || dynamic.Node(e.ID) == at || r.sliced.graph.Insn(at).Op != dex.OpThrow {
		return false
	}
	cfg := body.CFG()
	for i := range body.Stmts {
		if s := &body.Stmts[i]; s.PC == pc && s.Kind == jimple.Throw {
			return cfg.BlockOf(int32(i)) == cfg.BlockOf(e.Stmt) || makes(cfg, cfg.BlockOf(e.Stmt), cfg.BlockOf(int32(i)))
		}
	}
	return false
}

// makes reports whether a block leads to the throwing one alone, but for exceptions.
func makes(cfg *jimple.CFG, block, throwing int32) bool {
	for range cfg.Blocks {
		next := int32(-1)
		for _, s := range cfg.Succs(block) {
			if s.Kind == jimple.EdgeException {
				continue
			}
			if next >= 0 {
				return false
			}
			next = s.Block
		}
		if next == throwing {
			return true
		}
		if next < 0 {
			return false
		}
		block = next
	}
	return false
}

// hintTexts is how many constants of the slice are tried in the place of others.
const hintTexts = 6

// hints are what the crash and its slice say of values with which the run might go well.
func (r *run) hints() intervene.Hints {
	h := intervene.Hints{Class: expected(r.sliced.report), Wanted: r.wanted()}
	root := r.sliced.report.RootCause(nil)
	if root == nil {
		root = &crash.Exception{}
	}
	switch {
	case absent.MatchString(root.Message):
		h.Resource = frameworkText
	case strings.HasPrefix(root.Type, "org.json."):
		h.Texts = append(h.Texts, "[]", "{}") // what nothing is in
	case root.Type == "java.lang.UnsupportedOperationException", root.Type == concurrentModification:
		h.Mutable = true
	}
	h.Numbers = unfit.MatchString(root.Type)
	if r.wrongView() {
		h.Resources = intervene.ResourcesOf(r.code)
	}
	texts := places(r.code)
	h.Shared = func(text string) bool { return texts[text] > 1 }
	keys := r.sliced.keys(r.code)
	h.Keys = func(body *jimple.Body, stmt int32, arg int) ([]string, bool) {
		kind, ok := r.sliced.keyKind(body, stmt, arg)
		return keys[kind], ok
	}
	for _, e := range r.sliced.byDistance() {
		body, err := r.code.Body(e.Method)
		if err != nil {
			continue
		}
		for k := range body.Args(e.Stmt) {
			if text, ok := intervene.ConstantText(body, e.Stmt, k); ok && len(h.Texts) < hintTexts && !slices.Contains(h.Texts, text) {
				h.Texts = append(h.Texts, text)
			}
		}
	}
	if slices.ContainsFunc(h.Texts, func(text string) bool { return strings.HasPrefix(text, "android.intent.action.") }) {
		h.Texts = append(h.Texts, "android.intent.action.VIEW", "android.intent.action.DIAL")
	}
	return h
}

// wrongView reports whether a view that was looked for may be the wrong one: it was not there,
// or is of another class.
func (r *run) wrongView() bool {
	root := r.sliced.report.RootCause(nil)
	return root != nil && (strings.HasSuffix(root.Type, "NullPointerException") || strings.HasSuffix(root.Type, "ClassCastException")) && r.sliced.calls(findsView)
}

// findsView matches the methods that look for a view by the number of its name.
var findsView = regexp.MustCompile(`->(find|require)ViewById\(`)

// byDistance are the elements of the slice, the nearest to the fault first.
func (s *sliced) byDistance() []*dynamic.Element {
	var all []*dynamic.Element
	for i := range s.explanation.Elements {
		if e := &s.explanation.Elements[i]; !e.Event && e.Stmt >= 0 {
			all = append(all, e)
		}
	}
	slices.SortStableFunc(all, func(a, b *dynamic.Element) int { return cmp.Compare(a.Distance, b.Distance) })
	return all
}

// absent is the message of a text that the resources lack; frameworkText is the number of
// android.R.string.ok, which every app has.
var absent = regexp.MustCompile(`^String resource ID`)

const frameworkText = 0x0104_000a

// unfit are the exceptions of numbers that something has no use for.
var unfit = regexp.MustCompile(`IndexOutOfBounds|ArithmeticException|NegativeArraySize`)

var cast = regexp.MustCompile(`cannot be cast to ([\w.$]+)`)

// byNull reports whether the crash is that of a null.
func (r *run) byNull() bool {
	root := r.sliced.report.RootCause(nil)
	return root != nil && strings.HasSuffix(root.Type, "NullPointerException")
}

const concurrentModification = "java.util.ConcurrentModificationException"

// expected returns the descriptor of the class that a crash says it wanted, "" if none.
func expected(report *crash.Report) string {
	root := report.RootCause(nil)
	if root == nil {
		return ""
	}
	if m := cast.FindStringSubmatch(root.Message); m != nil {
		return dex.ClassDescriptor(m[1])
	}
	return ""
}
