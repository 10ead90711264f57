// Callbacks that nobody called off: asked for once, they ran after the activity was stopped.

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
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// goingAway are the exceptions of activities, and of what belongs to them, that are on their way
// out.
var goingAway = regexp.MustCompile(`IllegalStateException|BadTokenException`)

// ends and begins are the methods of activities in which what they asked for is called off,
// and asked for again.
var (
	ends   = []string{"onStop", "onDestroy"}
	begins = []string{"onStart", "onResume"}
)

const activityClass = "Landroid/app/Activity;"

// callsOff runs the minimal sequence with the callback in which it crashed called off where the
// activity that had asked for it was stopped or destroyed in between: the method is left as soon
// as it begins. It returns nil unless all goes well then, and where the crash has not to do with
// an activity's end.
func (r *run) callsOff(ctx context.Context, d *host.Device, c *Confirmed) (*attempt, error) {
	s := r.sliced
	asked, callback, ok := s.graph.Asked(s.criterion.Node, s.summaries)
	if !ok || !r.byEnd() || c.Trials >= r.ConfirmTrials {
		return nil, nil
	}
	e, ok, err := s.graph.Describe(asked, r.code)
	if err != nil || !ok || e.Stmt < 0 {
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
	o := &callingOffs{callback: callback, leave: to, method: m, pc: pc, need: slices.Index(s.graph.Executions(m, pc), asked) + 1, classes: map[string]bool{}}
	for at := asked; at != dynamic.NoNode; at = s.graph.Frame(at).Call {
		o.classes[outermost(r.code.Dex.Classes[r.code.Dex.Methods[s.graph.Frame(at).Method].Class].Descriptor)] = true
	}
	d.Listen(o.listen)
	sent, result, err := resend(ctx, d, r.minimal)
	d.Listen(nil)
	if err != nil {
		return nil, err
	}
	c.Trials++
	if !o.applied || result.Status != device.Running || sent != len(r.minimal.Events) {
		return nil, nil
	}
	a := &attempt{standing: standing{told, foremost}, run: true}
	a.cause = Cause{Ref: r.code.Dex.Reference(e.Method, e.PC), Count: o.need, Confirmed: true, Tried: 1, Off: o.in}
	a.cause.Place, a.cause.Text = report.DynamicWords(s.explanation, r.code)(&e)
	return a, nil
}

// byEnd reports whether an activity's end brought the crash about: by its exception, or by
// what changed in a callback of the end before the crash read it.
func (r *run) byEnd() bool {
	if late := r.sliced.explanation.Late; late != nil {
		for at := dynamic.Node(late.Changed.ID); at != dynamic.NoNode; at = r.sliced.graph.Frame(at).Call {
			if slices.Contains(ends, r.code.Dex.MethodName(r.sliced.graph.Frame(at).Method)) {
				return true
			}
		}
	}
	root := r.sliced.report.RootCause(nil)
	return root != nil && goingAway.MatchString(root.Type)
}

// outermost is the class that a class stands in.
func outermost(descriptor string) string {
	class, _, _ := strings.Cut(strings.TrimSuffix(descriptor, ";"), "$")
	return class
}

// callingOffs leaves a callback as soon as it begins, once an activity that had asked for it
// was stopped.
type callingOffs struct {
	callback dex.MethodID
	leave    intervene.Exit
	method   dex.MethodID // of the call that asked
	pc       uint32
	need     int             // which of its executions
	classes  map[string]bool // outermost ones, of the code that asked

	count    int
	activity vm.Slot // the last of these classes that ran
	gone     bool    // it ended
	in       string  // the method of its end
	applied  bool
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
		if m.ID == o.method && pc == o.pc {
			o.count++
		}
		if pc == 0 && life(m) {
			o.lives(m.Name, regs.Get(receiver(m, regs)))
		}
		if m.ID != o.callback || pc != 0 || o.count < o.need {
			return 0, false
		}
		if !o.gone && intervene.Holds(t, o.activity, "isDestroyed()Z") {
			o.gone, o.in = true, "onDestroy"
		}
		if !o.gone {
			return 0, false
		}
		o.applied = true
		return o.leave.Take(regs), true
	}
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

// lives notes that a method of an object begins, which may be an activity.
func (o *callingOffs) lives(method string, of vm.Slot) {
	if of.R == nil {
		return
	}
	for class := of.R.Class(); class == nil || class.Name != activityClass; class = class.Super {
		if class == nil {
			return
		}
	}
	switch o.activity = of; {
	case o.count >= o.need && slices.Contains(ends, method):
		o.gone, o.in = true, method
	case slices.Contains(begins, method):
		o.gone = false
	}
}
