// Confirming causes by changing them.

package pipeline

import (
	"context"
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Confirmed is what running again with one thing changed has shown.
type Confirmed struct {
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
	Branch    bool   `json:"branch,omitempty"` // the other way was taken
	Tried     int    `json:"tried"`
}

// Need is an event that was left out.
type Need struct {
	Event  int  `json:"event"`  // index into the minimal sequence
	Needed bool `json:"needed"` // without it the crash does not happen
}

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
	elements := r.sliced.thin()
	slices.SortStableFunc(elements, func(a, b *dynamic.Element) int { return int(a.Distance) - int(b.Distance) })
	for i, e := range elements {
		if c.Trials >= r.ConfirmTrials {
			c.LeftOut = len(elements) - i
			break
		}
		cause, err := r.tryCause(ctx, d, e, c)
		if err != nil {
			return err
		}
		if cause != nil {
			c.Causes = append(c.Causes, *cause)
		}
	}
	return nil
}

// happens reports whether the events of the minimal sequence that are left give the crash.
func (r *run) happens(ctx context.Context, d *host.Device, left []int) (bool, error) {
	d.Listen(nil)
	_, result, err := replay(ctx, d, r.minimal.Select(left))
	return err == nil && crashed(result.Status) && r.same(r.report, d.Crash()), err
}

// tryCause runs the minimal sequence with an element changed, until the crash is gone; nil
// if nothing can be changed there.
func (r *run) tryCause(ctx context.Context, d *host.Device, e *dynamic.Element, c *Confirmed) (*Cause, error) {
	body, err := r.code.Body(e.Method)
	if err != nil {
		return nil, err
	}
	count := slices.Index(r.sliced.graph.Executions(e.Method, e.PC), dynamic.Node(e.ID)) + 1
	if count == 0 {
		return nil, nil
	}
	alternatives := intervene.Alternatives(body, e.Stmt, count)
	if len(alternatives) == 0 {
		return nil, nil
	}
	cause := &Cause{Ref: r.code.Dex.Reference(e.Method, e.PC), Count: count}
	cause.Place, cause.Text = report.DynamicWords(r.sliced.explanation, r.code)(e)
	for _, change := range alternatives {
		if c.Trials >= r.ConfirmTrials {
			break
		}
		once := &intervene.Run{Change: change}
		d.Listen(func(h *vm.Hooks) { once.Listen(h) })
		_, result, err := replay(ctx, d, r.minimal)
		d.Listen(nil)
		if err != nil {
			return nil, err
		}
		c.Trials++
		if !once.Applied {
			continue
		}
		cause.Tried++
		if r.gone(d, crashed(result.Status)) {
			cause.Confirmed, cause.Was, cause.Is, cause.Branch = true, once.Was, once.Is, change.Branch
			return cause, nil
		}
	}
	return cause, nil
}

// gone reports whether the crash is away, and no other in its place: the same statement
// that throws another exception is no better.
func (r *run) gone(d *host.Device, crashes bool) bool {
	if !crashes {
		return true
	}
	found := crash.ParseText(d.Crash())
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
