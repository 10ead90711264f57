// Apps with seeded faults: found, reproduced, minimised, sliced, confirmed and scored.

package eval

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/eval/mutate"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
)

// MutantOptions say how many mutants are made and what is done with each.
type MutantOptions struct {
	PerApp  int // distinct crashes of an app; 0: 3
	Tries   int // faults of an app that are tried until so many crash; 0: 16
	Confirm int // runs with one thing changed
	Explore int // events to look for the crash by its report alone; 0: it is not looked for
	Jobs    int // apps at the same time; 0: one for each processor
	// Keep is a folder that keeps the mutants, their runs and what each app gave, "" for
	// none: who comes back with the same program and options goes on there.
	Keep string
}

// Mutant is what the pipeline made of an app with a seeded fault.
type Mutant struct {
	App   string       `json:"app"`
	Fault mutate.Fault `json:"fault"`
	Crash string       `json:"crash"` // signature
	// Failure says why there is no slice; what follows is empty then.
	Failure string `json:"failure,omitempty"`

	Events    int  `json:"events"`
	Minimal   int  `json:"minimal"`
	Certified bool `json:"certified"`
	Trials    int  `json:"trials"`
	Hit       bool `json:"hit"`
	Told      bool `json:"told,omitempty"` // the faulty line, as what did not happen or kept it from happening
	Confirmed bool `json:"confirmed"`      // the faulty line
	// Unconfirmed says why the faulty line is not.
	Unconfirmed string `json:"unconfirmed,omitempty"`
	// Reproduced is whether exploration found the crash by its report alone, in Explored
	// events; both are empty where it was not asked.
	Reproduced bool `json:"reproduced,omitempty"`
	Explored   int  `json:"explored,omitempty"`
	// Tools are the slices of the same run, ours and those of others.
	Tools []Tool `json:"tools,omitempty"`

	places []Line // of the fault
}

// Scripts of an app that its mutants are tried with.
const (
	scripts      = 4
	scriptLength = 25
	perFault     = 2 // of those that get to it
)

// What bounds the work on a mutant, in counts: time would make two runs differ.
const (
	executedMost   = 100_000_000 // instructions of one process
	minimiseTrials = 200
)

// onDevice is what mutants are tried on.
var onDevice = host.Options{Seed: 1, Limits: vm.Limits{Instructions: executedMost}}

// Mutants scores mutants of the samples in folders, in their order.
func Mutants(ctx context.Context, dirs []string, o MutantOptions) ([]*Mutant, error) {
	if o.PerApp <= 0 {
		o.PerApp = 3
	}
	if o.Tries <= 0 {
		o.Tries = 16
	}
	options := o
	options.Keep, options.Jobs = "", 0 // results do not depend on them
	found, err := each(dirs, o.Jobs, func(dir string) ([]*Mutant, error) {
		return keptOrMade(o.Keep, dir, options, func() ([]*Mutant, error) { return mutantsOf(ctx, dir, o) })
	})
	return slices.Concat(found...), err
}

// base is a sample without further faults.
type base struct {
	path    string
	pkg     string
	scripts []*event.Sequence
	ran     []map[string]map[uint32]bool // by script: methods and instructions
	known   map[string]bool              // crashes that it has anyway, or has by faults that were seeded
}

// mutantsOf finds and scores the mutants of one sample.
func mutantsOf(ctx context.Context, dir string, o MutantOptions) ([]*Mutant, error) {
	b, err := newBase(ctx, dir)
	if err != nil {
		return nil, err
	}
	app, err := apk.Open(b.path)
	if err != nil {
		return nil, err
	}
	source, err := mutate.Open(app)
	if err != nil {
		return nil, err
	}
	prefix := "L" + strings.ReplaceAll(b.pkg, ".", "/") + "/"
	faults, err := source.Faults(func(class string) bool {
		return strings.HasPrefix(class, prefix) && !strings.HasPrefix(class, prefix+"R$") && class != prefix+"BuildConfig;"
	})
	if err != nil {
		return nil, err
	}
	out := o.Keep
	if out == "" {
		if out, err = os.MkdirTemp("", "esdroid-mutants-*"); err != nil {
			return nil, err
		}
		defer os.RemoveAll(out)
	}
	var all []*Mutant
	tried := 0
	for _, f := range drawn(filepath.Base(dir), faults) {
		if len(all) == o.PerApp || tried == o.Tries {
			break
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if len(b.through(&f)) == 0 {
			continue
		}
		data, err := source.Seed(&f)
		if errors.Is(err, mutate.ErrRefused) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", &f, err)
		}
		tried++
		m, err := b.mutant(ctx, data, &f, filepath.Join(out, fmt.Sprintf("%s-%d", filepath.Base(dir), len(all)+1)), o)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", &f, err)
		}
		if m != nil {
			m.App = filepath.Base(dir)
			all = append(all, m)
		}
	}
	return all, nil
}

// drawn orders faults by lot, the same for each app whenever it is drawn, but so that the
// kinds take turns: none fills an app's share, and none comes first in all apps.
func drawn(app string, faults []mutate.Fault) []mutate.Fault {
	h := fnv.New64a()
	h.Write([]byte(app))
	lots := rand.New(rand.NewPCG(h.Sum64(), 1))
	faults = slices.Clone(faults)
	lots.Shuffle(len(faults), func(i, j int) { faults[i], faults[j] = faults[j], faults[i] })
	byKind := map[mutate.Operator][]mutate.Fault{}
	var kinds []mutate.Operator
	for _, f := range faults {
		if byKind[f.Operator] == nil {
			kinds = append(kinds, f.Operator)
		}
		byKind[f.Operator] = append(byKind[f.Operator], f)
	}
	lots.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	var out []mutate.Fault
	for i := 0; len(out) < len(faults); i++ {
		for _, k := range kinds {
			if i < len(byKind[k]) {
				out = append(out, byKind[k][i])
			}
		}
	}
	return out
}

// newBase runs the scripts of a sample.
func newBase(ctx context.Context, dir string) (*base, error) {
	b := &base{path: filepath.Join(dir, "app.apk"), known: map[string]bool{}}
	f, err := os.Open(filepath.Join(dir, "events.jsonl"))
	if err != nil {
		return nil, err
	}
	own, _, err := event.ReadJSONL(f)
	f.Close()
	if err != nil {
		return nil, err
	}
	b.pkg = own.Package
	explored, err := pipeline.Episodes(ctx, b.path, 1, scripts, scriptLength)
	if err != nil {
		return nil, err
	}
	app, err := apk.Open(b.path)
	if err != nil {
		return nil, err
	}
	code, err := app.Program()
	if err != nil {
		return nil, err
	}
	d, err := host.Open(app, onDevice)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	for _, s := range append(explored, own) {
		ran := map[string]map[uint32]bool{}
		_, text, err := pipeline.Try(ctx, d, s, func(h *vm.Hooks) { covers(h, code, ran) })
		if err != nil {
			return nil, err
		}
		if text != "" {
			b.known[b.signature(text)] = true
		}
		b.scripts, b.ran = append(b.scripts, s), append(b.ran, ran)
	}
	return b, nil
}

// covers notes which instructions of the app run.
func covers(h *vm.Hooks, code *dex.Program, ran map[string]map[uint32]bool) {
	methods := map[*vm.Method]map[uint32]bool{}
	h.Instruction = func(_ *vm.Thread, m *vm.Method, pc uint32) {
		if m.ID < 0 {
			return
		}
		if methods[m] == nil {
			name := code.MethodText(m.ID)
			if ran[name] == nil {
				ran[name] = map[uint32]bool{}
			}
			methods[m] = ran[name]
		}
		methods[m][pc] = true
	}
}

// signature names a crash by its exception and the frames of the app.
func (b *base) signature(text string) string {
	found := crash.ParseText(text)
	if len(found) == 0 {
		return "no report"
	}
	return found[0].Signature(crash.ByAppFrames, func(f crash.Frame) bool { return strings.HasPrefix(f.Class, b.pkg+".") }).String()
}

// through returns scripts that get to the instruction of a fault.
func (b *base) through(f *mutate.Fault) []*event.Sequence {
	var all []*event.Sequence
	for i, s := range b.scripts {
		if len(all) < perFault && b.ran[i][f.Method][f.PC] {
			all = append(all, s)
		}
	}
	return all
}

// mutant scores an app with a seeded fault; nil if no script gives a crash that is new. An
// app that does not come to rest is none: it has no statement that failed.
func (b *base) mutant(ctx context.Context, data []byte, f *mutate.Fault, out string, o MutantOptions) (*Mutant, error) {
	app, err := apk.OpenBytes("app.apk", data)
	if err != nil {
		return nil, err
	}
	d, err := host.Open(app, onDevice)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	for _, s := range b.through(f) {
		result, text, err := pipeline.Try(ctx, d, s, nil)
		if err != nil {
			return nil, err
		}
		if result.Status != device.Crashed {
			continue
		}
		id := b.signature(text)
		if b.known[id] {
			continue
		}
		b.known[id] = true
		m := &Mutant{Fault: *f, Crash: id, Events: len(s.Events)}
		return m, m.score(ctx, data, s, out, o)
	}
	return nil, nil
}

// score runs the pipeline on a mutant.
func (m *Mutant) score(ctx context.Context, data []byte, s *event.Sequence, out string, o MutantOptions) error {
	if err := os.RemoveAll(out); err != nil { // of a suite that was stopped
		return err
	}
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	if o.Keep == "" {
		defer os.RemoveAll(out)
	}
	path, run := filepath.Join(out, "app.apk"), filepath.Join(out, "run")
	if err := os.WriteFile(path, data, 0o666); err != nil {
		return err
	}
	res, err := pipeline.Run(ctx, pipeline.Options{App: path, Out: run, Events: s, Seed: 1, Jobs: 1, Instructions: executedMost, MinimiseTrials: minimiseTrials, ConfirmTrials: o.Confirm, Until: pipeline.Confirm})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		m.Failure = err.Error()
	}
	if res != nil && res.Reduced != nil {
		m.Events, m.Minimal, m.Certified, m.Trials, m.Hit = res.Reduced.Of, len(res.Minimal), res.Reduced.Certified, res.Reduced.Trials, res.Reduced.Hit
	}
	if o.Explore > 0 && res != nil && res.Crash != nil {
		aimed, err := pipeline.Run(ctx, pipeline.Options{App: path, Out: filepath.Join(out, "aimed"), Target: res.Crash, Seed: 1, Jobs: 1, Instructions: executedMost, MaxEvents: o.Explore, Until: pipeline.Produce})
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if m.Reproduced = err == nil; err == nil {
			m.Explored = aimed.Produced.Events
		}
	}
	if m.Failure != "" {
		return nil
	}
	for _, n := range m.Fault.Lines {
		m.places = append(m.places, Line{sourceClass(m.Fault.Class), n})
	}
	m.Confirmed = slices.ContainsFunc(m.places, func(l Line) bool { return confirms(res.Confirmed, l) })
	if !m.Confirmed {
		m.Unconfirmed = unconfirmed(res.Confirmed, o.Confirm, m.places)
	}
	a, err := readAnswer(run)
	if err != nil {
		return err
	}
	m.Told = a.told.any(m.places)
	replayed, err := pipeline.Replay(path, run)
	if err != nil {
		return err
	}
	sets, err := slicers(ctx, replayed, nil, res.Crash)
	m.Tools = judge(sets, m.places, nil)
	return err
}

// sourceClass is the class that a source file is named after.
func sourceClass(descriptor string) string {
	l, _ := lineOf(descriptor+"->", 1)
	return l.Class
}
