// Running a plan and judging the slice of its crash.

package carried

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
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
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// Judge judges plans of one app.
type Judge struct {
	app       []byte
	ways      []*Way
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

// Run runs a plan on the embedded device and slices its crash.
func (j *Judge) Run(ctx context.Context, p *Plan) (*Verdict, error) {
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
	code, err := app.Program()
	if err != nil {
		return nil, err
	}
	r, err := trace.NewReader(record)
	if err != nil {
		return nil, err
	}
	g, err := replay.Replay(r, code, j.summaries, replay.WithLayouts(replay.ReadLayouts(app)))
	if err != nil {
		return nil, err
	}
	found, err := fault.Find(jimple.New(code), g, crash.ParseText(report))
	if err != nil {
		return nil, err
	}
	thin, ran := linesOf(g, g.Backward(found.Criterion, dynamic.Thin)), executed(g)
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
