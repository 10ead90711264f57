// Running a plan and judging the slice of its crash.

package carried

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/fault"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// Judge judges plans of one app.
type Judge struct {
	app       []byte
	ways      []*Way
	faults    []*Way // that begin with a value that was not set
	constants map[string]Line
	summaries *android.SummarySet
}

// NewJudge opens the app in a folder.
func NewJudge(dir string, set *android.SummarySet) (*Judge, error) {
	j := &Judge{summaries: set}
	var err error
	if j.app, err = os.ReadFile(filepath.Join(dir, "app.apk")); err != nil {
		return nil, err
	}
	if j.ways, err = ReadWays(dir); err != nil {
		return nil, err
	}
	for _, w := range j.ways {
		if w.Fault {
			j.faults = append(j.faults, w)
		}
	}
	j.ways = slices.DeleteFunc(j.ways, func(w *Way) bool { return w.Fault })
	j.constants, err = constants(dir)
	return j, err
}

// Verdict is what the thin slice of a plan's crash has of what was planted.
type Verdict struct {
	Constant bool
	Missing  []Line // carry and are not in it, in the order of the plan's ways
	Decoys   []Line // do not carry and are in it
}

// Whole reports whether the constant and all that carried it were found.
func (v *Verdict) Whole() bool { return v.Constant && len(v.Missing) == 0 }

// waits is how often the device is left to its timers.
const waits = 20

// crashed is a run that ended in the crash that its plan leads to.
type crashed struct {
	graph     *dynamic.Graph
	code      *jimple.Program
	criterion dynamic.Criterion
}

// run runs a plan on the embedded device.
func (j *Judge) run(ctx context.Context, p *Plan) (*crashed, error) {
	data, err := p.APK(j.app)
	if err != nil {
		return nil, err
	}
	app, err := apk.OpenBytes("carried.apk", data)
	if err != nil {
		return nil, err
	}
	record, report, err := recorded(ctx, app)
	if err != nil {
		return nil, err
	}
	program, err := app.Program()
	if err != nil {
		return nil, err
	}
	r, err := trace.NewReader(record)
	if err != nil {
		return nil, err
	}
	g, err := replay.Replay(r, program, j.summaries, replay.WithLayouts(replay.ReadLayouts(app)))
	if err != nil {
		return nil, err
	}
	code := jimple.New(program)
	found, err := fault.Find(code, g, crash.ParseText(report))
	if err != nil {
		return nil, err
	}
	return &crashed{g, code, found.Criterion}, nil
}

// Missed is what the explanation of a crash tells of what did not happen.
type Missed struct {
	Fault  bool   // the condition or the statement that did not run
	Decoys []Line // those beside it
}

// RunMissed runs the app with a value that was not set, and explains its crash.
func (j *Judge) RunMissed(ctx context.Context, w *Way) (*Missed, error) {
	run, err := j.run(ctx, &Plan{"missed", []*Way{w}})
	if err != nil {
		return nil, err
	}
	x, err := run.graph.Explain(run.graph.Backward(run.criterion, dynamic.Full), run.code, dynamic.Shown{})
	if err != nil {
		return nil, err
	}
	if err := omission.Add(x, j.summaries, run.code); err != nil {
		return nil, err
	}
	var told []dynamic.Element
	for i := range x.Omitted {
		told = append(told, x.Omitted[i].Branch, x.Omitted[i].Would)
	}
	for i := range x.Unset {
		told = append(told, x.Unset[i].Would)
	}
	m := &Missed{}
	for i := range told {
		class := &run.graph.Program.Classes[run.graph.Program.Methods[told[i].Method].Class]
		if class.Def.Source == dex.NoIndex {
			continue
		}
		l := Line{class.File.String(class.Def.Source), told[i].Line}
		m.Fault = m.Fault || slices.Contains(w.Faults, l)
		if slices.Contains(w.Decoys, l) {
			m.Decoys = append(m.Decoys, l)
		}
	}
	return m, nil
}

// Run runs a plan on the embedded device and slices its crash.
func (j *Judge) Run(ctx context.Context, p *Plan) (*Verdict, error) {
	run, err := j.run(ctx, p)
	if err != nil {
		return nil, err
	}
	g := run.graph
	thin, ran := linesOf(g, g.Backward(run.criterion, dynamic.Thin)), executed(g)
	v := &Verdict{Constant: thin[j.constants[p.Flavour]]}
	for _, w := range p.Ways {
		for _, l := range w.Carries {
			if ran[l] && !thin[l] {
				v.Missing = append(v.Missing, l)
			}
		}
		for _, l := range w.Decoys {
			if thin[l] {
				v.Decoys = append(v.Decoys, l)
			}
		}
	}
	return v, nil
}

// recorded starts an app, waits until it crashes, and returns the trace and the report.
func recorded(ctx context.Context, app *apk.App) (record []byte, report string, err error) {
	d, err := host.Open(app, host.Options{Seed: 1})
	if err != nil {
		return nil, "", err
	}
	defer d.Close()
	var out bytes.Buffer
	if err := d.Record(&out); err != nil {
		return nil, "", err
	}
	result, err := d.Launch(ctx, "")
	for i := 0; err == nil && !result.Over() && i < waits; i++ {
		result, err = d.Send(ctx, &event.Event{Kind: event.Wait, Delay: time.Second})
	}
	if err != nil {
		return nil, "", err
	}
	if result.Status != device.Crashed {
		return nil, "", fmt.Errorf("the app is %s %s %s", result.Status, result.Reason, result.Member)
	}
	report = d.Crash()
	if err := d.Stop(); err != nil {
		return nil, "", err
	}
	if !strings.Contains(report, pkg+".Planted.") {
		return nil, "", fmt.Errorf("the app crashes elsewhere: %s", report)
	}
	return out.Bytes(), report, nil
}

// linesOf returns the lines that a slice has.
func linesOf(g *dynamic.Graph, s *dynamic.Slice) map[Line]bool {
	out := map[Line]bool{}
	for _, n := range s.Nodes {
		if l, ok := lineOf(g, n); ok {
			out[l] = true
		}
	}
	return out
}

// executed returns the lines that ran.
func executed(g *dynamic.Graph) map[Line]bool {
	out := map[Line]bool{}
	for n := range dynamic.Node(g.Len()) {
		if l, ok := lineOf(g, n); ok {
			out[l] = true
		}
	}
	return out
}

func lineOf(g *dynamic.Graph, n dynamic.Node) (Line, bool) {
	if g.Kind(n) != dynamic.Instruction {
		return Line{}, false
	}
	m, _ := g.Where(n)
	if m < 0 {
		return Line{}, false
	}
	class := &g.Program.Classes[g.Program.Methods[m].Class]
	if class.Def.Source == dex.NoIndex {
		return Line{}, false
	}
	return Line{class.File.String(class.Def.Source), g.Line(n)}, true
}
