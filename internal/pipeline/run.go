// The way through the phases.

package pipeline

import (
	"context"
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"sync"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// ErrNoCrash says that the app did not crash in what was tried.
var ErrNoCrash = errors.New("no crash was found")

// ErrOtherRun says that a folder holds files of another app or of other options.
var ErrOtherRun = errors.New("the folder is of another run")

// run is one run of the pipeline.
type run struct {
	Options
	app    *apk.App
	code   *jimple.Program
	own    func(crash.Frame) bool
	folder folder

	events   *event.Sequence // that crashed
	report   *crash.Report   // of the crash
	sites    []string        // statements of which one threw, by the text that was asked for
	produced *Produced
	minimal  *event.Sequence
	lasts    time.Duration // the crash comes so long after the start with these, at least awaited
	reduced  *Reduced
	sliced   *sliced
	causes   *Confirmed

	reading sync.Mutex // guards what was read last: see read
	last    string
	reports []crash.Report
}

// Result is what a run came to; parts of phases that were not reached are nil.
type Result struct {
	Schema    string        `json:"schema"` // "esdroid-result"
	Version   int           `json:"version"`
	Produced  *Produced     `json:"produced,omitempty"`
	Crash     *crash.Report `json:"crash,omitempty"`
	Unsure    string        `json:"unsure,omitempty"` // why the crash may be no fault of the app
	Minimal   []event.Event `json:"minimal,omitempty"`
	Reduced   *Reduced      `json:"reduced,omitempty"`
	Confirmed *Confirmed    `json:"confirmed,omitempty"`
	Summary   string        `json:"summary,omitempty"`
}

// Run goes through the phases that the options ask for. An error of a later phase comes
// with the result of the earlier ones.
func Run(ctx context.Context, o Options) (*Result, error) {
	r, err := open(o)
	if err != nil {
		return nil, err
	}
	o = r.Options
	if err := os.MkdirAll(o.Out, 0o777); err != nil {
		return nil, err
	}
	if err := r.folder.tidy(); err != nil {
		return nil, err
	}
	if err := r.identify(); err != nil {
		return nil, err
	}
	r.locate()
	if o.Again {
		for p := o.From; p <= Report; p++ {
			if err := r.folder.forget(p); err != nil {
				return nil, err
			}
		}
	}
	steps := []func(context.Context) error{r.produce, r.minimise, r.trace, r.slice, r.confirm, r.summarise}
	for p := Produce; p <= o.Until; p++ {
		if err := ctx.Err(); err != nil {
			return r.result(), err
		}
		if err := steps[p](ctx); err != nil {
			if errors.Is(err, ErrNoCrash) || ctx.Err() != nil {
				return r.result(), err
			}
			return r.result(), fmt.Errorf("%s: %w", p, err)
		}
	}
	return r.result(), nil
}

func (r *run) result() *Result {
	out := &Result{Schema: "esdroid-result", Version: 1, Produced: r.produced, Crash: r.report, Reduced: r.reduced, Confirmed: r.causes}
	if r.sliced != nil {
		out.Unsure = r.sliced.unsure
	}
	if r.minimal != nil {
		out.Minimal = r.minimal.Events
	}
	if text, err := os.ReadFile(r.folder.path("report.txt")); err == nil && r.Until >= Report {
		out.Summary = string(text)
	}
	return out
}

// asked reports whether the crash of a device is the one that was asked for: its stack is the
// same, and what threw is one of the statements to which the text points.
func (r *run) asked(d *host.Device) bool {
	if !r.same(r.Target, d.Crash()) || !r.worded(d.Crash()) {
		return false
	}
	return len(r.sites) == 0 || len(d.Thrown()) == 0 || slices.ContainsFunc(d.Thrown(), func(f vm.Frame) bool { return slices.Contains(r.sites, f.Reference()) })
}

// worded reports whether a crash has the message of the one that was asked for, where the stack
// of that has no frame of the app by which to know it.
func (r *run) worded(text string) bool {
	if r.Target == nil {
		return true
	}
	want, is := r.Target.RootCause(r.own), r.read(text)[0].RootCause(r.own)
	return want == nil || slices.ContainsFunc(want.Stack(), r.own) ||
		is != nil && crash.NormalizeMessage(want.Message) == crash.NormalizeMessage(is.Message)
}

// again reports whether the crash of a device is the one that was produced: the same
// statements threw it, for the same operand.
func (r *run) again(d *host.Device) bool {
	if !r.same(r.report, d.Crash()) {
		return false
	}
	if was := r.produced.Thrown; len(was) > 0 && !slices.Equal(was, r.statements(d)) {
		return false
	}
	was, is := r.report.RootCause(r.own), r.read(d.Crash())[0].RootCause(r.own)
	return was == nil || is == nil || !criterion.OtherOperand(was.Message, is.Message)
}

// statements are the statements of the app's code in which the crash of a device was thrown;
// none if it says nothing where memory or the stack was at its end.
func (r *run) statements(d *host.Device) []string {
	if found := r.read(d.Crash()); len(found) == 0 || found[0].Exception == nil || exhausted(found[0].RootCause(r.own)) {
		return nil
	}
	var all []string
	for _, f := range d.Thrown() {
		if r.own(crash.Frame{Class: dex.JavaName(f.Method.Class.Name), Method: f.Method.Name}) {
			all = append(all, generated.ReplaceAllString(f.Reference(), "$1"))
		}
	}
	return all
}

// generated are numbers in the names of classes that a machine makes while it runs.
var generated = regexp.MustCompile(`(\$Proxy|\$\$Lambda\$)\d+`)

func exhausted(e *crash.Exception) bool {
	return e != nil && (e.Type == "java.lang.StackOverflowError" || e.Type == "java.lang.OutOfMemoryError")
}

// locate finds the statements to which the text that was asked for points, if it does.
func (r *run) locate() {
	if r.Target == nil || exhausted(r.Target.RootCause(r.own)) {
		return
	}
	c, err := criterion.Locate(r.code, r.Target)
	if err != nil || c.ByShape || c.Earlier {
		return // the lines are all that is known, or what threw stands elsewhere
	}
	for _, s := range c.Sites {
		body, err := r.code.Body(s.Method)
		if err != nil {
			r.sites = nil
			return
		}
		r.sites = append(r.sites, r.code.Dex.Reference(s.Method, body.Stmts[s.Stmt].PC))
	}
}

// same reports whether a crash has the stack that is looked for.
func (r *run) same(target *crash.Report, text string) bool {
	found := r.read(text)
	if len(found) == 0 {
		return false
	}
	if target == nil {
		return true
	}
	want, is := target.Signature(crash.ByAppFrames, r.own), found[0].Signature(crash.ByAppFrames, r.own)
	if r.cutOff(target) && len(is.Lines) > len(want.Lines) {
		is.Lines = is.Lines[:len(want.Lines)] // frames come last
	}
	return want.Equal(is)
}

// read returns the reports of a text; of the same text again those of before, since that of a
// stack overflow takes long.
func (r *run) read(text string) []crash.Report {
	r.reading.Lock()
	defer r.reading.Unlock()
	if text != r.last {
		r.last, r.reports = text, crash.ParseText(text)
	}
	return r.reports
}

// cutOff reports whether someone has cut off the stack of a report's root cause behind the
// app's frames. The platform calls apps, so that a whole stack ends with its frames.
func (r *run) cutOff(report *crash.Report) bool {
	root := report.RootCause(r.own)
	if root == nil {
		return false
	}
	stack := root.Stack()
	return len(stack) > 0 && r.own(stack[len(stack)-1])
}

// open reads the app that the options name.
func open(o Options) (*run, error) {
	o.fill()
	app, err := apk.Open(o.App)
	if err != nil {
		return nil, err
	}
	p, err := app.Program()
	if err != nil {
		return nil, err
	}
	return &run{Options: o, app: app, code: jimple.New(p), folder: folder(o.Out)}, nil
}
