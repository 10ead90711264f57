// Apps with seeded faults: found, reproduced, minimised, sliced, confirmed and scored.

package eval

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/eval/mutate"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
)

// MutantOptions say how many mutants are made and what is done with each.
type MutantOptions struct {
	PerApp  int    // distinct crashes of an app; 0: 8
	Confirm int    // runs with one thing changed
	Explore int    // events to look for the crash by its report alone; 0: it is not looked for
	Jobs    int    // apps at the same time; 0: one for each processor
	Keep    string // folder that keeps the mutants and their runs, "" for none
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
	Confirmed bool `json:"confirmed"` // the faulty line
	// Reproduced is whether exploration found the crash by its report alone, in Explored
	// events; both are empty where it was not asked.
	Reproduced bool `json:"reproduced,omitempty"`
	Explored   int  `json:"explored,omitempty"`
	// Tools are the slices of the same run, ours and those of others.
	Tools []Tool `json:"tools,omitempty"`
}

// Scripts of an app that its mutants are tried with.
const (
	scripts      = 5
	scriptLength = 25
)

// Mutants scores mutants of the samples in folders, in their order.
func Mutants(ctx context.Context, dirs []string, o MutantOptions) ([]*Mutant, error) {
	if o.PerApp <= 0 {
		o.PerApp = 8
	}
	if o.Jobs <= 0 {
		o.Jobs = runtime.GOMAXPROCS(0)
	}
	found := make([][]*Mutant, len(dirs))
	errs := make([]error, len(dirs))
	slots := make(chan struct{}, o.Jobs)
	var wg sync.WaitGroup
	for i, dir := range dirs {
		wg.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			if found[i], errs[i] = mutantsOf(ctx, dir, o); errs[i] != nil {
				errs[i] = fmt.Errorf("%s: %w", dir, errs[i])
			}
		})
	}
	wg.Wait()
	var all []*Mutant
	for i := range dirs {
		if errs[i] != nil {
			return nil, errs[i]
		}
		all = append(all, found[i]...)
	}
	return all, nil
}

// base is a sample without further faults.
type base struct {
	path    string
	pkg     string
	scripts []*event.Sequence
	ran     []map[string]map[uint32]bool // by script: methods and instructions
	known   map[string]bool              // crashes that it has anyway, or has by faults that were seeded
}

// mutantsOf finds and scores the mutants of one sample. The kinds of faults take turns, so
// that none fills the sample's share.
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
	for _, f := range turns(faults) {
		if len(all) == o.PerApp {
			break
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		m, err := b.mutant(ctx, source, &f, filepath.Join(out, fmt.Sprintf("%s-%d", filepath.Base(dir), len(all)+1)), o)
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

// turns orders faults so that their kinds take turns, and the places within a kind.
func turns(faults []mutate.Fault) []mutate.Fault {
	byKind := map[mutate.Operator][]mutate.Fault{}
	var kinds []mutate.Operator
	for _, f := range faults {
		if byKind[f.Operator] == nil {
			kinds = append(kinds, f.Operator)
		}
		byKind[f.Operator] = append(byKind[f.Operator], f)
	}
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
	d, err := host.Open(app, host.Options{Seed: 1})
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

// mutant seeds a fault and scores it; nil if no script gives a crash that is new.
func (b *base) mutant(ctx context.Context, source *mutate.App, f *mutate.Fault, out string, o MutantOptions) (*Mutant, error) {
	var d *host.Device
	var data []byte
	for i, s := range b.scripts {
		if !b.ran[i][f.Method][f.PC] {
			continue
		}
		if d == nil {
			var err error
			if data, err = source.Seed(f); err != nil {
				return nil, err
			}
			app, err := apk.OpenBytes("app.apk", data)
			if err != nil {
				return nil, err
			}
			if d, err = host.Open(app, host.Options{Seed: 1}); err != nil {
				return nil, err
			}
			defer d.Close()
		}
		_, text, err := pipeline.Try(ctx, d, s, nil)
		if err != nil {
			return nil, err
		}
		id := b.signature(text)
		if text == "" || b.known[id] {
			continue
		}
		// Several faults may end in one crash; those of one line are one.
		here := fmt.Sprintf("%s by %s:%d", id, f.Class, f.Line)
		if b.known[here] {
			continue
		}
		b.known[here] = true
		m := &Mutant{Fault: *f, Crash: id, Events: len(s.Events)}
		return m, m.score(ctx, data, s, out, o)
	}
	return nil, nil
}

// score runs the pipeline on a mutant.
func (m *Mutant) score(ctx context.Context, data []byte, s *event.Sequence, out string, o MutantOptions) error {
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
	res, err := pipeline.Run(ctx, pipeline.Options{App: path, Out: run, Events: s, Seed: 1, Jobs: 1, ConfirmTrials: o.Confirm, Until: pipeline.Confirm})
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
		aimed, err := pipeline.Run(ctx, pipeline.Options{App: path, Out: filepath.Join(out, "aimed"), Target: res.Crash, Seed: 1, Jobs: 1, MaxEvents: o.Explore, Until: pipeline.Produce})
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
	line := Line{sourceClass(m.Fault.Class), m.Fault.Line}
	m.Confirmed = confirms(res.Confirmed, line)
	replayed, err := pipeline.Replay(path, run)
	if err != nil {
		return err
	}
	m.Tools, err = slicers(ctx, replayed, res.Crash, line)
	return err
}

// sourceClass is the class that a source file is named after.
func sourceClass(descriptor string) string {
	l, _ := lineOf(descriptor+"->", 1)
	return l.Class
}
