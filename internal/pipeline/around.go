// What may be the cause of a crash though no value of it goes there: calls that ended
// something too early, that put a value away as another type, texts that are nearly the key
// that was asked for, tables without a column, callbacks that were not called off.
//
// What is changed here counts only if the statement that had thrown then runs and does not
// throw: that keeps what has nothing to do with the crash out.

package pipeline

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/spelling"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// mostAround bounds what is tried of each sort.
const mostAround = 4

// unprepared are the exceptions of objects that are not in the state that a call needs.
var unprepared = regexp.MustCompile(`IllegalState|CursorIndexOutOfBounds|IllegalMonitorState|RejectedExecution|StaleDataException|SQLiteMisuse`)

// ended is what messages say of objects that something has ended before.
var ended = regexp.MustCompile(`(?i)closed|recycled|released|cancel+ed|finish|destroyed|shut ?down|already|terminated|stopped`)

// ending is how methods are named that end something.
var ending = regexp.MustCompile(`^(close|recycle|release|cancel|stop|shutdown|shutdownNow|dispose|destroy|quit|quitSafely|finish|interrupt|abandon|(remove|unregister|unbind|detach|end|clear)\w*)$`)

// callingOff is how methods are named that call callbacks off.
var callingOff = regexp.MustCompile(`^(remove|cancel|unregister)`)

// lacking is what SQLite says of a column that a table lacks.
var lacking = regexp.MustCompile(`(?:no such column: |has no column named )(\w+)`)

// around returns attempts with what ran before the crash and is not in the slice, what ran
// last first. Where the slice alone has more than can be tried, branches that the relevant
// slice has are not looked for: to find them takes long there.
func (r *run) around(hints intervene.Hints, few bool) ([]*attempt, error) {
	s := r.sliced
	root := s.report.RootCause(nil)
	if root == nil {
		return nil, nil
	}
	a := &surroundings{run: r, shared: hints.Shared, asked: s.lookups(r.code), left: map[string]int{}}
	a.state = unprepared.MatchString(root.Type) || ended.MatchString(root.Message)
	if m := lacking.FindStringSubmatch(root.Message); m != nil {
		a.column = m[1]
	}
	if s.explanation.Late != nil {
		a.late = dynamic.Node(s.explanation.Late.Asked.ID)
	}
	if err := a.unwritten(); err != nil {
		return nil, err
	}
	if few {
		if err := a.undecided(); err != nil {
			return nil, err
		}
	}
	if !a.state && a.column == "" && a.late == 0 && len(a.asked) == 0 {
		return a.all, nil
	}
	for _, at := range a.latest() {
		if err := a.add(at); err != nil {
			return nil, err
		}
	}
	return a.all, nil
}

// unwritten adds the branches but for which there would be more to read in what the slice reads.
func (a *surroundings) unwritten() error {
	s := a.run.sliced
	for _, o := range s.graph.Unwritten(s.graph.Backward(s.criterion, dynamic.Thin), s.summaries) {
		if err := a.add(execution{o.Branch, s.countOf(o.Branch)}); err != nil || a.left[branches] == mostAround {
			return err
		}
	}
	return nil
}

// undecided adds the branches that left values of the slice as they were: another way might
// have set them. The full slice has none of these, the relevant one does.
func (a *surroundings) undecided() error {
	s := a.run.sliced
	full := s.graph.Backward(s.criterion, dynamic.Full)
	for _, n := range s.graph.Relevant(s.criterion).Nodes { // the latest first
		if a.left[branches] == mostAround {
			break
		}
		if s.graph.Kind(n) != dynamic.Instruction || full.Has(n) || !s.graph.Insn(n).Op.Has(dex.FlagIf|dex.FlagSwitch) {
			continue
		}
		if err := a.add(execution{n, s.countOf(n)}); err != nil {
			return err
		}
	}
	return nil
}

// branches is the sort of changes that take the other way.
const branches = "branch"

// execution is one of an instruction.
type execution struct {
	node  dynamic.Node
	count int // from 1
}

// latest returns of each call and text of the app's code the last execution before the crash,
// the latest first.
func (a *surroundings) latest() []execution {
	s := a.run.sliced
	last := map[instruction]execution{}
	for n := range s.criterion.Node {
		if s.graph.Kind(n) != dynamic.Instruction {
			continue
		}
		op := s.graph.Insn(n).Op
		if op.Has(dex.FlagInvoke) || op == dex.OpConstString || op == dex.OpConstStringJumbo {
			m, pc := s.graph.Where(n)
			at := instruction{m, pc}
			last[at] = execution{n, last[at].count + 1}
		}
	}
	return slices.SortedFunc(maps.Values(last), func(a, b execution) int { return cmp.Compare(b.node, a.node) })
}

// instruction is a place in the app's code.
type instruction struct {
	method dex.MethodID
	pc     uint32
}

// surroundings collects attempts.
type surroundings struct {
	run    *run
	asked  []lookup
	shared func(text string) bool
	state  bool         // something was not in the state that was needed
	column string       // that a table lacks
	late   dynamic.Node // what asked for the callback that came too late; 0: none
	left   map[string]int
	all    []*attempt
}

// add adds what can be changed at an execution.
func (a *surroundings) add(at execution) error {
	r := a.run
	e, ok, err := r.sliced.graph.Describe(at.node, r.code)
	if err != nil || !ok || e.Stmt < 0 {
		return err
	}
	body, err := r.code.Body(e.Method)
	if err != nil {
		return err
	}
	if m, pc := r.sliced.graph.Where(at.node); m != e.Method || pc != e.PC {
		return nil // it is shown as a part of another statement
	}
	sort, changes := a.changes(body, &e, at.count)
	if len(changes) == 0 || a.left[sort] == mostAround {
		return nil
	}
	a.left[sort]++
	beside := &attempt{standing: standing{beside, int32(len(a.all))}, node: at.node, cause: Cause{Ref: r.code.Dex.Reference(e.Method, e.PC), Count: at.count}}
	beside.changes[0] = changes
	beside.cause.Place, beside.cause.Text = r.words(&e)
	a.all = append(a.all, beside)
	return nil
}

// changes returns the changes of a statement, and of which sort they are.
func (a *surroundings) changes(body *jimple.Body, e *dynamic.Element, count int) (string, []intervene.Change) {
	s := &body.Stmts[e.Stmt]
	if s.Kind == jimple.If || s.Kind == jimple.TableSwitch || s.Kind == jimple.LookupSwitch {
		all := intervene.Alternatives(body, e.Stmt, count)
		if count > 1 && len(all) > 0 { // what is written one time after the other may be read from each other
			always := all[0]
			always.Count, always.Every = 1, true
			all = append(all, always)
		}
		return branches, all
	}
	if s.Op == jimple.OpConst {
		text, ok := intervene.ConstantText(body, e.Stmt, 0)
		if key := a.meant(text); ok && key != "" {
			return "spelling", intervene.Texts(body, e.Stmt, count, key)
		}
		return "", nil
	}
	if !s.Op.IsInvoke() || s.Op == jimple.OpCustom || s.Op == jimple.OpPolymorphic {
		return "", nil
	}
	name := body.File.String(body.File.MethodRef(s.Ref).Name)
	switch {
	case a.column != "" && strings.HasPrefix(name, "exec"):
		return "column", intervene.Columns(body, e.Stmt, count, a.column)
	case a.late != 0 && dynamic.Node(e.ID) > a.late && callingOff.MatchString(name):
		return "late", intervene.Nulls(body, e.Stmt, count)
	case a.state && ending.MatchString(name) && !a.run.sliced.leads(candidate{e, standing{rank: beside}}):
		return "ending", intervene.Leaves(body, e.Stmt, count)
	case strings.HasPrefix(name, "put"):
		kind, ok := a.run.sliced.keyKind(body, e.Stmt, 1)
		if !ok {
			return "", nil
		}
		key, _ := intervene.ConstantText(body, e.Stmt, 1)
		for _, l := range a.asked {
			if l.of == kind && l.key == key {
				return "type", intervene.Retyped(body, e.Stmt, count, l.kind)
			}
		}
	}
	return "", nil
}

// meant returns the key that was asked for and that a text is nearly, "" if there is none.
func (a *surroundings) meant(text string) string {
	for _, l := range a.asked {
		if text == l.key || text == "" || a.shared(text) || a.shared(l.key) {
			continue
		}
		if d := spelling.Distance(text, l.key); strings.EqualFold(text, l.key) || d <= 2 && 3*d <= len(l.key) {
			return l.key
		}
	}
	return ""
}

// lookup is a call that asks for what is under a key.
type lookup struct {
	of   keyKind
	key  string
	kind string // what it is named for, such as Int
}

// lookups returns the lookups in the slice, the nearest to the fault first: under constant
// keys and, where the key is another, under each text of the slice.
func (s *sliced) lookups(code *jimple.Program) []lookup {
	var (
		all      []lookup
		computed []lookup // without their keys
		texts    []string
	)
	for _, e := range s.byDistance() {
		body, err := code.Body(e.Method)
		if err != nil {
			continue
		}
		for k := range body.Args(e.Stmt) {
			if text, ok := intervene.ConstantText(body, e.Stmt, k); ok && text != "" {
				texts = append(texts, text)
			}
		}
		if !body.Stmts[e.Stmt].Op.IsInvoke() {
			continue
		}
		name := body.File.String(body.File.MethodRef(body.Stmts[e.Stmt].Ref).Name)
		kind, is := strings.CutPrefix(name, "get")
		if !is {
			kind, is = strings.CutPrefix(name, "opt")
		}
		for k := range body.Args(e.Stmt) {
			if of, ok := s.keyKind(body, e.Stmt, k); ok && is {
				if key, ok := intervene.ConstantText(body, e.Stmt, k); !ok {
					computed = append(computed, lookup{of, "", kind})
				} else if key != "" {
					all = append(all, lookup{of, key, kind})
				}
			}
		}
	}
	for _, l := range computed[:min(len(computed), 1)] { // the nearest
		for _, l.key = range texts {
			if !slices.Contains(all, l) {
				all = append(all, l)
			}
		}
	}
	return all
}
