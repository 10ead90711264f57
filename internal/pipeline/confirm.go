// Confirming causes by changing them.

package pipeline

import (
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Confirmed is what running again with one thing changed has shown.
type Confirmed struct {
	header
	Causes []Cause `json:"causes"` // in the order of their distance from the fault
	Events []Need  `json:"events"` // of the minimal sequence
	Trials int     `json:"trials"`
	// LeftOut is how many elements were not tried, for want of trials.
	LeftOut int `json:"leftOut,omitempty"`
}

// Cause is an element of the thin slice that was changed.
type Cause struct {
	Ref   string `json:"ref"`
	Place string `json:"place"` // method and line
	Text  string `json:"text"`
	Count int    `json:"count"` // which execution, from 1
	// Confirmed: with Is instead of Was the crash does not happen. Otherwise no change
	// that was tried removed it, or none could be made.
	Confirmed bool   `json:"confirmed"`
	Was       string `json:"was,omitempty"`
	Is        string `json:"is,omitempty"`
	Branch    bool   `json:"branch,omitempty"`  // the other way was taken
	LeftOut   bool   `json:"leftOut,omitempty"` // the call, or the store, was left out
	Every     bool   `json:"every,omitempty"`   // and each time that it came later
	Twice     bool   `json:"twice,omitempty"`   // the call was made once more
	// Reached: with the change the statement that had thrown ran, and did not throw.
	Reached bool `json:"reached,omitempty"`
	Tried   int  `json:"tried"`
}

// Need is an event that was left out.
type Need struct {
	Event  int  `json:"event"`  // index into the minimal sequence
	Needed bool `json:"needed"` // without it the crash does not happen
}

// enough are so many causes that none is looked for outside of the thin slice.
const enough = 3

func (r *run) confirm(ctx context.Context) error {
	var c Confirmed
	found, err := r.folder.readJSON("confirm.json", &c)
	if err != nil {
		return err
	}
	if !found {
		if r.ConfirmTrials > 0 {
			if err := r.tryCauses(ctx, &c); err != nil {
				return err
			}
		}
		c.header = header{"esdroid-confirm", 1}
		if err := r.folder.writeJSON("confirm.json", c); err != nil {
			return err
		}
	}
	r.causes = &c
	n := 0
	for _, cause := range c.Causes {
		if cause.Confirmed {
			n++
		}
	}
	r.Progress(Confirm, fmt.Sprintf("%d of %d elements confirmed as causes in %d runs", n, len(c.Causes), c.Trials))
	return nil
}

// tryCauses changes the elements of the thin slice, the nearest to the fault first.
func (r *run) tryCauses(ctx context.Context, c *Confirmed) error {
	d, err := host.Open(r.app, r.device())
	if err != nil {
		return err
	}
	defer d.Close()
	if r.reduced != nil && r.reduced.Certified { // each removal was tested
		for i := range r.minimal.Events {
			c.Events = append(c.Events, Need{i, true})
		}
	} else {
		all := dd.All(len(r.minimal.Events))
		for i := range all {
			there, err := r.happens(ctx, d, dd.Without(all, []int{i}))
			if err != nil {
				return err
			}
			c.Trials++
			c.Events = append(c.Events, Need{i, !there})
		}
	}
	attempts, beyond, err := r.attempts()
	if err != nil {
		return err
	}
	// First what says most of each element, then what else could be tried; all of that for
	// the thin slice before the rest.
	confirmed := 0
	for phase := range 4 {
		thin, round := phase < 2, phase%2
		for _, a := range attempts {
			if a.thin != thin {
				continue
			}
			if c.Trials >= r.ConfirmTrials || !a.thin && confirmed >= enough {
				break
			}
			if a.cause.Confirmed && a.cause.Reached {
				continue
			}
			if err := r.try(ctx, d, a, round, c); err != nil {
				return err
			}
			confirmed += count(a.cause.Confirmed && a.cause.Reached)
		}
	}
	c.LeftOut = beyond
	for _, a := range attempts {
		if a.run {
			c.Causes = append(c.Causes, a.cause)
		} else {
			c.LeftOut++
		}
	}
	return nil
}

// attempt is an element that is changed.
type attempt struct {
	cause   Cause
	thin    bool
	changes [2][]intervene.Change // by round
	run     bool                  // one of them was made, or could have been
}

// attempts returns what can be changed, the most promising elements first, and how many
// more elements there are than runs.
func (r *run) attempts() (all []*attempt, beyond int, err error) {
	candidates, hints := r.sliced.candidates(), r.hints()
	for i, e := range candidates {
		if len(all) == r.ConfirmTrials {
			return all, len(candidates) - i, nil
		}
		body, err := r.code.Body(e.Method)
		if err != nil {
			return nil, 0, err
		}
		n := slices.Index(r.sliced.graph.Executions(e.Method, e.PC), dynamic.Node(e.ID)) + 1
		if n == 0 {
			continue
		}
		if r.onlyTells(body, e) {
			continue
		}
		a := &attempt{thin: e.Thin}
		a.changes[0], a.changes[1] = intervene.Repairs(body, e.Stmt, n, hints)
		if dynamic.Node(e.ID) == r.sliced.criterion.Node { // without it, nothing is left that could throw
			for i := range a.changes {
				a.changes[i] = slices.DeleteFunc(a.changes[i], func(c intervene.Change) bool { return c.Left || c.Twice })
			}
		}
		if len(a.changes[0])+len(a.changes[1]) == 0 {
			continue
		}
		a.cause = Cause{Ref: r.code.Dex.Reference(e.Method, e.PC), Count: n}
		a.cause.Place, a.cause.Text = report.DynamicWords(r.sliced.explanation, r.code)(e)
		all = append(all, a)
	}
	return all, 0, nil
}

// candidates are what may be a cause, the most promising first: the branches but for which
// a value would have been set; the elements of the thin slice, the nearest to the fault
// first; then branches and other statements of the full one.
func (s *sliced) candidates() []*dynamic.Element {
	var all []*dynamic.Element
	x := s.explanation
	for i := range x.Elements {
		if e := &x.Elements[i]; !e.Event && e.Stmt >= 0 {
			all = append(all, e)
		}
	}
	rank := func(e *dynamic.Element) int {
		_, pc := s.graph.Where(dynamic.Node(e.ID))
		in := s.graph.Insn(dynamic.Node(e.ID))
		switch {
		case e.Thin:
			return 0
		case pc == e.PC && in.Op.Has(dex.FlagIf):
			return 1
		}
		return 2
	}
	slices.SortStableFunc(all, func(a, b *dynamic.Element) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a.Distance, b.Distance))
	})
	var first []*dynamic.Element
	for i := range x.Omitted {
		first = append(first, &x.Omitted[i].Branch)
	}
	all = slices.DeleteFunc(all, func(e *dynamic.Element) bool {
		return slices.ContainsFunc(first, func(f *dynamic.Element) bool { return f.ID == e.ID })
	})
	return append(first, all...)
}

// happens reports whether the events of the minimal sequence that are left give the crash.
func (r *run) happens(ctx context.Context, d *host.Device, left []int) (bool, error) {
	d.Listen(nil)
	_, result, err := resend(ctx, d, r.minimal.Select(left))
	return err == nil && crashed(result.Status) && r.same(r.report, d.Crash()), err
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

// try runs the minimal sequence with an element changed, until the crash is gone and the
// statement that had thrown runs.
func (r *run) try(ctx context.Context, d *host.Device, a *attempt, round int, c *Confirmed) error {
	for _, change := range a.changes[round] {
		if c.Trials >= r.ConfirmTrials {
			break
		}
		a.run = true
		again, err := r.tryChange(ctx, d, a, change, c)
		if err != nil {
			return err
		}
		// What a loop does again takes the place of what was left out.
		if again && change.Left && !a.cause.Confirmed && c.Trials < r.ConfirmTrials {
			change.Every = true
			if _, err := r.tryChange(ctx, d, a, change, c); err != nil {
				return err
			}
		}
		if a.cause.Confirmed && a.cause.Reached {
			break
		}
	}
	return nil
}

// tryChange runs the minimal sequence with one change. It returns whether the statement
// ran again behind it.
func (r *run) tryChange(ctx context.Context, d *host.Device, a *attempt, change intervene.Change, c *Confirmed) (again bool, err error) {
	once := &intervene.Run{Change: change}
	at := r.watch()
	d.Listen(func(h *vm.Hooks) { once.Listen(h); at.listen(h) })
	sent, result, err := resend(ctx, d, r.minimal)
	d.Listen(nil)
	if err != nil {
		return false, err
	}
	c.Trials++
	if !once.Applied {
		return false, nil
	}
	cause := &a.cause
	cause.Tried++
	// An app that crashes on the way to the statement, or that left before all events
	// were sent, is no better.
	well := result.Status == device.Running && sent == len(r.minimal.Events)
	if well || at.reached() && crashed(result.Status) && r.elsewhere(d.Crash()) {
		cause.Confirmed, cause.Reached = true, at.reached()
		cause.Was, cause.Is, cause.Branch, cause.LeftOut, cause.Twice, cause.Every = once.Was, once.Is, change.Branch, change.Left, change.Twice, change.Every
	}
	return once.Again(), nil
}

// elsewhere reports whether a crash was thrown by another statement of the app.
func (r *run) elsewhere(text string) bool {
	found := crash.ParseText(text)
	if len(found) == 0 || found[0].Exception == nil {
		return false
	}
	top := func(rep *crash.Report) (crash.Frame, bool) {
		for _, f := range rep.RootCause(r.own).Frames {
			if r.own(f) {
				return f, true
			}
		}
		return crash.Frame{}, false
	}
	a, ok := top(r.report)
	b, ok2 := top(&found[0])
	return ok && ok2 && (a.Class != b.Class || a.Method != b.Method || a.Line != b.Line)
}

// watcher counts the executions of the statement that had thrown.
type watcher struct {
	method      dex.MethodID
	pc          uint32
	count, need int
}

func (r *run) watch() *watcher {
	m, pc := r.sliced.graph.Where(r.sliced.criterion.Node)
	return &watcher{method: m, pc: pc, need: slices.Index(r.sliced.graph.Executions(m, pc), r.sliced.criterion.Node) + 1}
}

// listen adds the watcher to listeners.
func (w *watcher) listen(h *vm.Hooks) {
	changes, change := h.Changes, h.Change
	h.Changes = func(m *vm.Method, pc uint32) bool { return m.ID == w.method && pc == w.pc || changes(m, pc) }
	h.Change = func(t *vm.Thread, m *vm.Method, pc uint32, regs vm.Registers) (uint32, bool) {
		if m.ID == w.method && pc == w.pc {
			w.count++
		}
		if changes(m, pc) {
			return change(t, m, pc, regs)
		}
		return 0, false
	}
}

func (w *watcher) reached() bool { return w.need > 0 && w.count >= w.need }

// hintTexts is how many constants of the slice are tried in the place of others.
const hintTexts = 6

// hints are what the crash and its slice say of values with which the run might go well.
func (r *run) hints() intervene.Hints {
	h := intervene.Hints{Class: expected(r.report)}
	if root := r.report.RootCause(nil); root != nil && absent.MatchString(root.Message) {
		h.Resource = frameworkText
	}
	keys := r.sliced.keys(r.code)
	h.Keys = func(body *jimple.Body, stmt int32, arg int) ([]string, bool) {
		kind, ok := r.sliced.keyKind(body, stmt, arg)
		return keys[kind], ok
	}
	for _, e := range r.sliced.byDistance() {
		n := dynamic.Node(e.ID)
		if r.sliced.graph.Kind(n) != dynamic.Instruction {
			continue
		}
		if in := r.sliced.graph.Insn(n); in.Op == dex.OpConstString || in.Op == dex.OpConstStringJumbo {
			if text := r.code.Dex.MethodFile(e.Method).String(in.Index); len(h.Texts) < hintTexts && !slices.Contains(h.Texts, text) {
				h.Texts = append(h.Texts, text)
			}
		}
	}
	return h
}

// byDistance are the candidates, the nearest to the fault first.
func (s *sliced) byDistance() []*dynamic.Element {
	all := s.candidates()
	slices.SortStableFunc(all, func(a, b *dynamic.Element) int { return cmp.Compare(a.Distance, b.Distance) })
	return all
}

// absent is the message of a text that the resources lack; frameworkText is the number of
// android.R.string.ok, which every app has.
var absent = regexp.MustCompile(`^String resource ID`)

const frameworkText = 0x0104_000a

var cast = regexp.MustCompile(`cannot be cast to ([\w.$]+)`)

// expected returns the descriptor of the class that a crash says it wanted, "" if none.
func expected(report *crash.Report) string {
	root := report.RootCause(nil)
	if root == nil {
		return ""
	}
	if m := cast.FindStringSubmatch(root.Message); m != nil {
		return "L" + strings.ReplaceAll(m[1], ".", "/") + ";"
	}
	return ""
}
