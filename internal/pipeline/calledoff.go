// Callbacks that nobody called off: they ran after the component that had asked for them ended.

package pipeline

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// goingAway are the exceptions of activities, and of what belongs to them, that are on their way
// out, as the platform's own throws them, or Kotlin for the null that such one gives.
var (
	goingAway = regexp.MustCompile(`IllegalStateException|BadTokenException`)
	windows   = regexp.MustCompile(`^(android\.app|android\.view|android\.support\.v4\.app|androidx\.fragment\.app)\.`)
	ofNull    = regexp.MustCompile(`\bnull\b`)
)

// leaves reports whether an exception is one of those.
func leaves(e *crash.Exception) bool {
	return goingAway.MatchString(e.Type) && (len(e.Frames) > 0 && windows.MatchString(e.Frames[0].Class) || ofNull.MatchString(e.Message))
}

// ends and begins are the methods of components in which what they asked for is called off,
// in their order, and asked for again.
var (
	ends   = []string{"onPause", "onStop", "onDestroyView", "onDestroy", "onDetach"}
	begins = []string{"onAttach", "onCreateView", "onStart", "onResume"}
)

// components are the classes of what has such an end.
var components = []string{"Landroid/app/Activity;", "Landroid/app/Fragment;", "Landroid/app/Service;",
	"Landroid/support/v4/app/Fragment;", "Landroidx/fragment/app/Fragment;"}

// callsOff runs the minimal sequence with the callback in which it crashed called off where the
// component that had asked for it was stopped or destroyed in between: the method is left as
// soon as it begins. It returns nil unless all goes well then, and where the crash has not to do
// with such an end.
func (r *run) callsOff(ctx context.Context, d *host.Device, c *Confirmed) (*attempt, error) {
	s := r.sliced
	asked, callback, ok := omission.Registered(s.graph, s.criterion.Node)
	if !ok || c.Trials >= r.ConfirmTrials {
		return nil, nil
	}
	first, ok := r.byEnd(asked)
	if !ok {
		return nil, nil
	}
	e, ok, err := s.graph.Describe(asked, r.code)
	if err != nil || !ok || e.Stmt < 0 {
		return nil, err
	}
	by, err := r.code.Body(e.Method)
	if err != nil {
		return nil, err
	}
	body, err := r.code.Body(callback)
	if err != nil {
		return nil, err
	}
	to, ok := intervene.Leaving(body)
	if !ok {
		return nil, nil
	}
	m, pc := s.graph.Where(asked)
	o := &callingOffs{callback: callback, leave: to, method: m, pc: pc, of: -1, need: s.countOf(asked),
		ends: ends[first:], classes: map[string]bool{}}
	if by.Stmts[e.Stmt].Op.HasReceiver() {
		o.of = int(s.graph.Insn(asked).Arg(0))
	}
	for at := asked; at != dynamic.NoNode; at = s.graph.Frame(at).Call {
		o.classes[outermost(r.classOf(s.graph.Frame(at).Method))] = true
	}
	d.Listen(o.listen)
	sent, result, err := resend(ctx, d, r.minimal)
	defer d.Listen(nil)
	if err != nil {
		return nil, err
	}
	c.Trials++
	if !o.applied || result.Status != device.Running || sent != len(r.minimal.Events) {
		return nil, nil
	}
	if late, err := r.comesLater(ctx, d); late || err != nil {
		return nil, err
	}
	a := &attempt{standing: standing{told, foremost}, node: dynamic.NoNode, run: true}
	a.cause = Cause{Ref: r.code.Dex.Reference(e.Method, e.PC), Count: o.need, Confirmed: true, Tried: 1, Off: o.in}
	a.cause.Place, a.cause.Text = r.words(&e)
	return a, nil
}

// byEnd reports whether a component's end may have brought the crash about, and from which of
// the ends on: the one in which something changed that the crash reads, since it was asked for;
// without any change in between, one after which the platform has nothing to give, or does
// nothing any more.
func (r *run) byEnd(asked dynamic.Node) (first int, ok bool) {
	s := r.sliced
	callback := func(n dynamic.Node) int32 { return s.graph.Frame(n).Callback }
	changed := false
	for _, e := range s.byDistance() {
		n := dynamic.Node(e.ID)
		if !e.Thin || n <= asked || callback(n) == callback(asked) || callback(n) == callback(s.criterion.Node) {
			continue
		}
		changed = true
		for at := n; at != dynamic.NoNode; at = s.graph.Frame(at).Call {
			if end := slices.Index(ends, r.code.Dex.MethodName(s.graph.Frame(at).Method)); end >= 0 {
				return end, true
			}
		}
	}
	switch root := s.report.RootCause(nil); {
	case root == nil:
	case leaves(root):
		return slices.Index(ends, "onStop"), true
	case r.byNull() && !changed:
		return slices.Index(ends, "onDestroyView"), true
	}
	return 0, false
}

// outermost is the class that a class stands in.
func outermost(descriptor string) string {
	class, _, _ := strings.Cut(strings.TrimSuffix(descriptor, ";"), "$")
	return class
}

// callingOffs leaves a callback as soon as it begins, once the component that had asked for it
// ended.
type callingOffs struct {
	callback dex.MethodID
	leave    intervene.Exit
	method   dex.MethodID // of the call that asked
	pc       uint32
	of       int             // the register of its receiver, -1 for none
	need     int             // which of its executions
	ends     []string        // that count
	classes  map[string]bool // outermost ones, of the code that asked

	count   int
	latest  vm.Slot // the component of these classes that ran last
	owner   vm.Slot // the one that had asked
	itself  bool    // it asked itself, as for results
	gone    bool    // it ended
	in      string  // the method of its end
	applied bool
}

func (o *callingOffs) listen(h *vm.Hooks) {
	life := func(m *vm.Method) bool {
		return m.ID >= 0 && m.Flags&dex.AccStatic == 0 && o.classes[outermost(m.Class.Name)]
	}
	h.ChangesIn = func(m *vm.Method) bool { return m.ID >= 0 && (m.ID == o.method || m.ID == o.callback || life(m)) }
	h.Changes = func(m *vm.Method, pc uint32) bool {
		return m.ID == o.method && pc == o.pc || pc == 0 && (m.ID == o.callback || life(m))
	}
	h.Change = func(t *vm.Thread, m *vm.Method, pc uint32, regs vm.Registers) (uint32, bool) {
		if pc == 0 && life(m) {
			o.lives(m.Name, regs.Get(receiver(m, regs)))
		}
		if m.ID == o.method && pc == o.pc {
			if o.count++; o.count == o.need {
				o.owner, o.gone = o.latest, false
				o.itself = o.of >= 0 && regs.Get(o.of).R == o.owner.R
			}
		}
		if m.ID != o.callback || pc != 0 || o.owner.R == nil || !o.late(t, m, regs) {
			return 0, false
		}
		o.applied = true
		return o.leave.Take(regs), true
	}
}

// late reports whether the callback comes after its owner's end. What components are told by
// the platform is no callback of theirs to call off.
func (o *callingOffs) late(t *vm.Thread, m *vm.Method, regs vm.Registers) bool {
	if m.Flags&dex.AccStatic == 0 {
		if of := regs.Get(receiver(m, regs)); component(of) && (of.R != o.owner.R || o.itself) {
			return false
		}
	}
	if again, _ := intervene.Says(t, o.owner, "isResumed()"); again {
		return false
	}
	if destroyed, _ := intervene.Says(t, o.owner, "isDestroyed()"); !o.gone && destroyed {
		o.gone, o.in = true, "onDestroy"
	}
	if added, ok := intervene.Says(t, o.owner, "isAdded()"); !o.gone && ok && !added {
		o.gone, o.in = true, "onDetach"
	}
	return o.gone
}

// receiver is the register of a method's receiver as it begins.
func receiver(m *vm.Method, regs vm.Registers) int {
	at := regs.Len() - 1
	for _, p := range m.Params {
		if at--; p == "J" || p == "D" {
			at--
		}
	}
	return at
}

// lives notes that a method of an object begins, which may be a component.
func (o *callingOffs) lives(method string, of vm.Slot) {
	if !component(of) {
		return
	}
	o.latest = of
	switch {
	case of.R != o.owner.R:
	case !o.gone && slices.Contains(o.ends, method):
		o.gone, o.in = true, method
	case slices.Contains(begins, method):
		o.gone = false
	}
}

// component reports whether an object is a component.
func component(of vm.Slot) bool {
	if of.R == nil {
		return false
	}
	for class := of.R.Class(); class != nil; class = class.Super {
		if slices.Contains(components, class.Name) {
			return true
		}
	}
	return false
}
