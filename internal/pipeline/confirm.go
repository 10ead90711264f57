// Confirming causes by changing them.

package pipeline

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Confirmed is what running again with one thing changed has shown.
type Confirmed struct {
	header
	Causes []Cause `json:"causes"` // in their order: see ranked
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
	Branch    bool   `json:"branch,omitempty"`    // the other way was taken
	Unreduced bool   `json:"unreduced,omitempty"` // in the sequence as it was before it was reduced
	LeftOut   bool   `json:"leftOut,omitempty"`   // the call, or the store, was left out
	Every     bool   `json:"every,omitempty"`     // and each time that it came later
	Twice     bool   `json:"twice,omitempty"`     // the call was made once more
	Called    string `json:"called,omitempty"`    // this method was called of the object first
	Deferred  bool   `json:"deferred,omitempty"`  // the call was made as soon as the object was constructed
	Heeded    bool   `json:"heeded,omitempty"`    // it gave false, and the method was left there
	// Off: it asked for the callback that crashes, which was called off in this method, by which
	// the component that had asked ends. The statement that had thrown is not reached then, as
	// it should be.
	Off string `json:"off,omitempty"`
	// Sooner is the statement, of the same method, before which this ran instead of later.
	Sooner string `json:"sooner,omitempty"`
	// When is the statement that read the null which was put here, and got another value
	// instead: nothing could be put here that all goes well with until then.
	When string `json:"when,omitempty"`
	// Then is the exception that comes instead at the same statement.
	Then   string `json:"then,omitempty"`
	Reread bool   `json:"reread,omitempty"` // Is is the number that Was is in another notation
	// Reached: with the change the statement that had thrown ran, and did not throw.
	Reached bool `json:"reached,omitempty"`
	// Fewer: not Reached, but it ran before, as it had without throwing.
	Fewer bool `json:"fewer,omitempty"`
	Tried int  `json:"tried"`
	// With a wait of so many milliseconds before an event, from 1, in which this ran. It comes
	// first, whatever its distance.
	Wait   int64 `json:"wait,omitempty"`
	Before int   `json:"before,omitempty"`
}

// Need is an event that was left out.
type Need struct {
	Event  int  `json:"event"`  // index into the minimal sequence
	Needed bool `json:"needed"` // without it the crash does not happen
}

// enough are so many causes that none is looked for outside of the thin slice, but for
// branches.
const enough = 3

// phases are what is tried one after the other: first what says most of each element, then
// what else could be tried; all of that for the thin slice before the rest. What is beside the
// slice comes early, since little of it is tried.
var phases = [...]struct {
	rank  rank
	round int
	most  int // elements; 0: all
}{{told, 0, 0}, {told, 1, 0}, {thin, 0, 0}, {beside, 0, 0}, {branch, 0, 10}, {thin, 1, 0}, {other, 0, 0}, {other, 1, 0}}

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
	options, err := r.bounded(ctx)
	if err != nil {
		return err
	}
	d, err := host.Open(r.app, options)
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
	if root := r.sliced.report.RootCause(r.own); root != nil && criterion.Unlinked(root) {
		c.Causes = []Cause{} // no value is at fault
		return nil
	}
	attempts, beyond, err := r.attempts()
	if err != nil {
		return err
	}
	if err := d.Rehearse(ctx, r.minimal.Activity); err != nil {
		return err
	}
	early, err := r.tooEarly(ctx, d, c)
	if err != nil {
		return err
	}
	off, err := r.callsOff(ctx, d, c)
	if err != nil {
		return err
	}
	confirmed := map[string]bool{} // places: of each one statement is enough
	vain := map[replacement]bool{}
	for _, phase := range phases {
		tried := 0
		for _, a := range attempts {
			if a.rank != phase.rank || confirmed[a.cause.Place] {
				continue
			}
			if c.Trials >= r.ConfirmTrials || phase.most > 0 && tried == phase.most || a.rank == other && len(confirmed) >= enough {
				break
			}
			tried++
			if err := r.try(ctx, d, a, phase.round, vain, c); err != nil {
				return err
			}
			if a.cause.Confirmed && a.cause.Reached && !a.expected() {
				confirmed[a.cause.Place] = true
			}
		}
	}
	if err := r.whereRead(attempts); err != nil {
		return err
	}
	c.LeftOut = beyond
	mended := slices.ContainsFunc(attempts, func(a *attempt) bool { return a.cause.Confirmed && a.cause.Reached })
	for _, a := range []*attempt{early, off} {
		if a != nil {
			attempts = slices.Insert(attempts, 0, a)
		}
	}
	for _, a := range attempts {
		if mended && !a.cause.Reached && (a.rank == branch || a.rank == other || a.rank == thin && a.cause.value()) {
			a.dismiss()
		}
	}
	ranked(attempts, r.failing())
	for _, a := range attempts {
		if a.run {
			c.Causes = append(c.Causes, a.cause)
		} else {
			c.LeftOut++
		}
	}
	return nil
}

// steers reports whether a change leads the program another way and puts no value anywhere.
func steers(c intervene.Change) bool { return c.Branch || c.Sooner != nil }

// whereRead confirms what put a null somewhere by what read that null alone and had the fault with
// it: with another value there it had none.
func (r *run) whereRead(attempts []*attempt) error {
	g := r.sliced.graph
	for _, a := range attempts {
		if a.rank != thin || !a.cause.Confirmed || !a.cause.Reached || !a.cause.putsForNull() {
			continue
		}
		from := g.Origins(a.node)
		if len(from) != 1 || g.Kind(from[0]) != dynamic.Instruction || g.Insn(from[0]).Op > dex.OpConst || g.Insn(from[0]).Op < dex.OpConst4 {
			continue
		}
		e, ok, err := g.Describe(from[0], r.code)
		if err != nil {
			return err
		}
		if b := slices.IndexFunc(attempts, func(b *attempt) bool { return ok && b.node == dynamic.Node(e.ID) }); b >= 0 && !attempts[b].cause.Confirmed && attempts[b].cause.Place != a.cause.Place {
			b := attempts[b]
			b.run, b.by, b.cause.Confirmed, b.cause.Reached = true, a.by, true, true
			b.cause.Was, b.cause.Is, b.cause.Every, b.cause.When = a.cause.Was, a.cause.Is, a.cause.Every, a.cause.Place
		}
	}
	return nil
}

// value reports whether another value was put somewhere once.
func (c *Cause) value() bool {
	return c.Is != "" && !c.Every && !c.Branch && !c.LeftOut && !c.Twice && !c.Heeded && !c.Deferred && c.Called == ""
}

// dismiss takes a confirmation back: that the statement which fails is not reached, by
// something on which the value does not depend or by another value that leads elsewhere,
// says nothing where another change lets it run as it should.
func (a *attempt) dismiss() {
	a.cause = Cause{Ref: a.cause.Ref, Place: a.cause.Place, Text: a.cause.Text, Count: a.cause.Count, Tried: a.cause.Tried}
}

// What a trial may execute: some times what the crash needs, and as much as a start costs.
// A change may set a loop going that has no end.
const (
	trialTimes = 4
	trialStart = 30_000_000
)

// bounded are the options of a device on which the minimal sequence is changed.
func (r *run) bounded(ctx context.Context) (host.Options, error) {
	options := r.device()
	d, err := host.Open(r.app, options)
	if err != nil {
		return options, err
	}
	defer d.Close()
	if err := d.Reset(ctx); err != nil {
		return options, err
	}
	var began int64
	now := func() int64 { return d.Machine().World().Clock.Nanos() }
	if _, _, err := play(ctx, d, r.minimal, func() { began = cmp.Or(began, now()) }); err != nil {
		return options, err
	}
	r.lasts = min(max(time.Duration(now()-began), awaited), longestPause)
	most := int64(trialStart)
	if m := d.Machine(); m != nil {
		most += trialTimes * m.Executed()
	}
	if options.Limits.Instructions == 0 || most < options.Limits.Instructions {
		options.Limits.Instructions = most
	}
	return options, nil
}

// happens reports whether the events of the minimal sequence that are left give the crash.
func (r *run) happens(ctx context.Context, d *host.Device, left []int) (bool, error) {
	d.Listen(nil)
	_, result, err := resend(ctx, d, r.minimal.Select(left))
	return err == nil && crashed(result.Status) && r.again(d), err
}

// replacement is a text, as people write it, and what was put in its place.
type replacement struct {
	was  string
	with intervene.Value
}

// try runs the minimal sequence with an element changed, until the crash is gone and the
// statement that had thrown runs. What was put in the place of a text in vain is put there
// only once, however many statements pass the text on, unless it says where its parts are: one
// of them may take the text apart. Numbers are equal by chance too often.
func (r *run) try(ctx context.Context, d *host.Device, a *attempt, round int, vain map[replacement]bool, c *Confirmed) error {
	for _, change := range a.changes[round] {
		if c.Trials >= r.ConfirmTrials {
			break
		}
		a.run = true
		text := strings.HasPrefix(a.was, `"`) && change.With.Kind != intervene.Rejoined && !change.Branch && !change.Left && !change.Twice
		if text && vain[replacement{a.was, change.With}] {
			continue
		}
		again, err := r.tryChange(ctx, d, a, change, c)
		if err != nil {
			return err
		}
		if text && !a.cause.Confirmed {
			vain[replacement{a.was, change.With}] = true
		}
		// What runs again takes the place of what was changed.
		if again && change.Sooner == nil && (a.late || change.Left || change.With.Kind == intervene.Number || round == 0 && !change.Branch) && !a.cause.Confirmed && c.Trials < r.ConfirmTrials {
			change.Every = true
			if _, err := r.tryChange(ctx, d, a, change, c); err != nil {
				return err
			}
		}
		if a.cause.Confirmed && a.cause.Reached && a.cause.Then == "" {
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
	events := r.minimal
	if a.whole {
		events = r.events
	}
	a.late = false
	sent, result, err := resend(ctx, d, events)
	if err != nil {
		return false, err
	}
	defer d.Listen(nil)
	c.Trials++
	if !once.Applied {
		return false, nil
	}
	cause := &a.cause
	cause.Tried++
	a.was = once.Was
	// What is watched need not be what throws: it may have made what another statement fails on.
	// Behind it, another call of its line may fail for the same value.
	if crashed(result.Status) && (r.again(d) || at.passed && r.inLine(d.Crash())) {
		return once.Again(), nil
	}
	// An app that crashes on the way to the statement, or that left before all events
	// were sent, is no better.
	well := result.Status == device.Running && sent == len(events.Events)
	reached := at.reached() || well && at.began()
	if a.rank == beside && change.With.Kind != intervene.Null && !reached {
		return once.Again(), nil // it may have nothing to do with the crash
	}
	if cause.Confirmed && !reached {
		return once.Again(), nil // by a change that is no better
	}
	if well {
		if a.late, err = r.comesLater(ctx, d); a.late || err != nil {
			return once.Again(), err
		}
	}
	then := ""
	if reached && !at.passed && crashed(result.Status) && !a.cause.Confirmed && steers(change) {
		then = r.instead(d.Crash())
	}
	if well || then != "" || reached && crashed(result.Status) && (at.passed || r.elsewhere(d.Crash())) {
		cause.Confirmed, cause.Reached, cause.Fewer = true, reached, !reached && at.count > 0
		cause.Was, cause.Is, cause.Branch, cause.Twice, cause.Every = once.Was, once.Is, change.Branch, change.Twice, change.Every
		if change.Branch {
			cause.Was, cause.Is = r.sliced.resource(cause.Was), r.sliced.resource(cause.Is)
		}
		kind := change.With.Kind
		a.by = kind
		cause.Heeded, cause.Deferred = kind == intervene.Heeded, kind == intervene.Deferred
		cause.Reread = kind == intervene.Reread
		cause.LeftOut = change.Left && kind != intervene.Sibling && !cause.Heeded && !cause.Deferred
		cause.Called, cause.Unreduced, cause.Sooner = "", a.whole, a.before
		cause.Then = then
		if change.With.Kind == intervene.Called {
			cause.Called, _, _ = strings.Cut(change.With.Text, "(")
		}
	}
	return once.Again(), nil
}

// instead returns the exception, as its class is named, that the statement which had thrown has
// thrown instead; "" if it is the same, or none.
func (r *run) instead(text string) string {
	found := r.read(text)
	was := r.report.RootCause(r.own)
	if len(found) == 0 || found[0].Exception == nil || r.elsewhere(text) || was == nil {
		return ""
	}
	is := found[0].RootCause(r.own)
	if is == nil || is.Type == was.Type {
		return ""
	}
	return is.Type[strings.LastIndexByte(is.Type, '.')+1:]
}

// elsewhere reports whether a crash was thrown by another statement of the app.
func (r *run) elsewhere(text string) bool {
	was, is, ok := r.threw(text)
	return ok && was != is
}

// inLine reports whether a crash was thrown in the line of the app that had thrown.
func (r *run) inLine(text string) bool {
	was, is, ok := r.threw(text)
	return ok && was == is
}

// threw returns where the app's code had thrown, and where it throws in another crash; false if
// one of the two does not tell.
func (r *run) threw(text string) (was, is string, ok bool) {
	found := r.read(text)
	if len(found) == 0 || found[0].Exception == nil {
		return "", "", false
	}
	top := func(rep *crash.Report) string {
		for _, f := range rep.RootCause(r.own).Frames {
			if r.own(f) {
				return frameText(f)
			}
		}
		return ""
	}
	was, is = top(r.report), top(&found[0])
	return was, is, was != "" && is != ""
}

// watcher counts the executions of the statement that had thrown, or of the check on which
// a throw statement depends, or a call that goes round: these run only if all is not well.
type watcher struct {
	method dex.MethodID
	pc     uint32
	count  int
	// need is which of its executions had thrown, first the first of the same invocation
	// of its method.
	first, need int
	// next is what runs behind it if it does not throw, its own place if that is not one
	// instruction; passed is whether it ran behind the last execution, in the same frame.
	next   uint32
	passed bool
	thread *vm.Thread // in which it was executed last
	depth  int        // of the stack then
}

// startOf returns the first execution from which on the crash was on its way: the first of the
// same invocation or, of a recursion, of the same callback.
func (s *sliced) startOf(all []dynamic.Node) int {
	g, at := s.graph, s.criterion.Node
	entry := dynamic.NoNode
	if n := g.Frame(at).Callback; s.criterion.Exception == stackOverflow && n > 0 && int(n) <= len(g.Callbacks) {
		entry = g.Callbacks[n-1].Entry
	}
	return slices.IndexFunc(all, func(n dynamic.Node) bool {
		return g.FrameNumber(n) == g.FrameNumber(at) || entry != dynamic.NoNode && n >= entry
	})
}

const stackOverflow = "Ljava/lang/StackOverflowError;"

func (r *run) watch() *watcher {
	g, at := r.sliced.graph, r.sliced.criterion.Node
	if g.Insn(at).Op == dex.OpThrow || r.sliced.criterion.Exception == stackOverflow {
		if check := g.Decided(at); check != dynamic.NoNode {
			at = check
		}
	}
	m, pc := g.Where(at)
	all := g.Executions(m, pc)
	return &watcher{method: m, pc: pc, next: behind(g.Insn(at)), first: r.sliced.startOf(all) + 1, need: slices.Index(all, at) + 1}
}

// behind returns what runs behind an instruction that does not throw, its own place where that
// is not the one that stands behind it.
func behind(in *dex.Insn) uint32 {
	if !in.Op.Has(dex.FlagNext) || in.Op.Has(dex.FlagIf|dex.FlagSwitch) {
		return in.PC
	}
	return in.Next()
}

// listen adds the watcher to listeners.
func (w *watcher) listen(h *vm.Hooks) {
	changes, in, change := h.Changes, h.ChangesIn, h.Change
	h.ChangesIn = func(m *vm.Method) bool { return m.ID == w.method || in(m) }
	h.Changes = func(m *vm.Method, pc uint32) bool {
		return m.ID == w.method && (pc == w.pc || pc == w.next) || changes(m, pc)
	}
	h.Change = func(t *vm.Thread, m *vm.Method, pc uint32, regs vm.Registers) (uint32, bool) {
		if m.ID == w.method && pc == w.pc {
			w.count++
			w.passed, w.thread, w.depth = false, t, t.Depth()
		} else if m.ID == w.method && pc == w.next && t == w.thread && t.Depth() == w.depth {
			w.passed = true
		}
		if changes(m, pc) {
			return change(t, m, pc, regs)
		}
		return 0, false
	}
}

func (w *watcher) reached() bool { return w.need > 0 && w.count >= w.need }

// began reports whether the statement ran in the invocation in which it had thrown: where all
// went well, a loop that ended before it came to what fails says as much.
func (w *watcher) began() bool { return w.first > 0 && w.count >= w.first }
