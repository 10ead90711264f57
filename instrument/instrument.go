// From the dex files of an app to instrumented ones.

package instrument

import (
	"context"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/dex/write"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/probe"
	"github.com/esdroid/esdroid/instrument/recorder"
	"github.com/esdroid/esdroid/instrument/recording"
	"github.com/esdroid/esdroid/jimple"
)

// DefaultLimit is the size of the file for a recording, in bytes.
const DefaultLimit = 256 << 20

// smallFile is the size of a dex file, in bytes, that surely has room for the
// recorder too. It then takes less than in a file of its own.
const smallFile = 256 << 10

// Options say what to instrument.
type Options struct {
	// Package is that of the app: its files directory holds the recordings.
	// Without one, the system property com.esdroid.trace names the file.
	Package string
	MinSDK  int
	Scope   plan.Scope
	Limit   int  // bytes of the file for a recording, 0 for DefaultLimit
	Ring    bool // write over the oldest records when the file is full
	// Log makes the app print statements instead of recording them.
	Log probe.LogStyle
	// Progress, if set, is told how many of all classes are done, from one
	// goroutine at a time.
	Progress func(done, total int)
}

// Skipped is a method that is traced less than fully, or a class that is left
// out.
type Skipped struct {
	Name   string // a method or class
	Mode   plan.Mode
	Reason string
}

// Stats count what was done.
type Stats struct {
	Classes      int `json:"classes"`
	Instrumented int `json:"instrumented_classes"`
	Libraries    int `json:"library_classes"`
	Excluded     int `json:"excluded_classes"`
	Generated    int `json:"generated_classes"` // by build tools, of constants
	Methods      int `json:"methods"`           // instrumented
	Blocks       int `json:"blocks"`            // of them
	BlockProbes  int `json:"block_probes"`
	ObjectProbes int `json:"object_probes"`
	IndexProbes  int `json:"index_probes"`
	UnitsBefore  int `json:"code_units_before"` // of the instrumented methods
}

// Result is an instrumented app.
type Result struct {
	Dex     [][]byte // in class-path order
	From    []int    // by file in Dex: the input file whose classes it holds
	Map     *recording.ProbeMap
	Skipped []Skipped
	Stats   Stats

	program *dex.Program // of the input
}

// job is a method to be instrumented.
type job struct {
	id     dex.MethodID
	method *model.Method
	number uint32 // by which it is recorded
	plan   *plan.Plan
	texts  map[uint32][]uint32 // what is printed instead, by address
	timed  bool                // the framework may call it
	stubs  *probe.Stubs
}

// Instrument puts probes into the classes in scope. The same input gives the
// same output. What is written has been verified: a method that a device accepts
// without probes and refuses with them is left without, and among Skipped.
func Instrument(ctx context.Context, files []*dex.File, o Options) (*Result, error) {
	if o.Limit == 0 {
		o.Limit = DefaultLimit
	}
	if o.Limit < 4*recording.ChunkBytes || o.Limit > 1<<30 {
		return nil, fmt.Errorf("recordings of %d bytes: choose a limit between %d bytes and 1 GiB", o.Limit, 4*recording.ChunkBytes)
	}
	o.Limit -= o.Limit % recording.ChunkBytes
	without := map[dex.MethodID]string{}
	for {
		res, err := instrument(ctx, files, o, without)
		if err != nil {
			return nil, err
		}
		refused, err := res.verify(ctx)
		if err != nil {
			return nil, err
		}
		if len(refused) == 0 {
			for _, m := range slices.Sorted(maps.Keys(without)) {
				res.Skipped = append(res.Skipped, Skipped{res.program.MethodText(m), plan.ModeNone, "left without probes, with which it would not verify: " + without[m]})
			}
			return res, nil
		}
		// Numbers, and what callers may leave out, depend on which methods have probes.
		maps.Copy(without, refused)
	}
}

// instrument puts probes into the classes in scope but for some methods.
func instrument(ctx context.Context, files []*dex.File, o Options, without map[dex.MethodID]string) (*Result, error) {
	program, err := dex.NewProgram(files...)
	if err != nil {
		return nil, err
	}
	app, err := model.Load(files...)
	if err != nil {
		return nil, err
	}
	if _, ok := program.Class(recorder.Class); ok {
		return nil, fmt.Errorf("the app is instrumented already: give the original APK")
	}
	res := &Result{Map: recording.NewProbeMap(files, o.Package), program: program}
	jobs := slices.DeleteFunc(res.jobs(program, app, o.Scope), func(j job) bool { return without[j.id] != "" })
	in := insertion{program: program, app: app, log: o.Log, numbers: make(map[dex.MethodID]int, len(jobs))}
	for i := range jobs {
		jobs[i].number, in.numbers[jobs[i].id] = uint32(i), i
	}
	if o.Log != probe.NoLog {
		in.lifted = jimple.New(program)
		in.refs.Print, err = app.Pool.Method(probe.LogMethod)
	} else {
		in.refs, err = recorder.NewRefs(app.Pool)
	}
	if err != nil {
		return nil, err
	}
	if err := in.run(ctx, jobs, in.plan, nil); err != nil {
		return nil, err
	}
	in.refs.Used = useOf(jobs)
	if err := in.run(ctx, jobs, in.insert, o.Progress); err != nil {
		return nil, err
	}
	entry := map[*model.Method]int{}
	for i := range jobs {
		j := &jobs[i]
		if j.plan == nil {
			j.plan = &plan.Plan{} // keeps the number of those behind it
		} else {
			res.count(program, j)
		}
		if j.plan.Mode == plan.ModeNone {
			res.Map.Methods = append(res.Map.Methods, recording.MapMethod{Method: j.id})
			continue
		}
		entry[j.method] = len(res.Map.Methods)
		res.Map.Methods = append(res.Map.Methods, recording.MapMethod{Method: j.id, Mode: j.plan.Mode})
	}
	var traced []string // classes
	for i := range jobs {
		if jobs[i].plan.Mode != plan.ModeNone {
			traced = append(traced, program.Classes[program.Methods[jobs[i].id].Class].Descriptor)
		}
	}
	target := app.Files[0]
	if o.MinSDK >= 21 && len(files[0].Data()) > smallFile {
		target = app.AddFile(min(app.Files[0].Version, 40)) // needs no room in the app's files
	}
	if err := addProbes(target, jobs, recorder.Options{Pkg: o.Package, Limit: o.Limit, Ring: o.Ring, Probe: res.Map.ID(), Used: in.refs.Used, Names: recorder.NamesOf(traced)}, o.Log); err != nil {
		return nil, err
	}
	for i, f := range app.Files {
		parts, err := write.File(f, write.Options{MinSDK: o.MinSDK})
		if err != nil {
			return nil, err
		}
		for _, data := range parts {
			res.Dex = append(res.Dex, data)
			res.From = append(res.From, i%len(files)) // the recorder's file belongs to the first
		}
	}
	for m, i := range entry {
		res.Map.Methods[i].PCs = recording.EncodePlaces(m.Body.Places)
	}
	return res, nil
}

// addProbes adds what the probes call.
func addProbes(target *model.File, jobs []job, o recorder.Options, log probe.LogStyle) error {
	if log != probe.NoLog {
		return probe.AddLogger(target)
	}
	if err := recorder.Add(target, o); err != nil {
		return fmt.Errorf("recorder: %w", err)
	}
	for i := range jobs {
		if s := jobs[i].stubs; s != nil {
			if err := s.Add(target); err != nil {
				return fmt.Errorf("stubs: %w", err)
			}
		}
	}
	return nil
}

// jobs lists the methods with code of the classes in scope. Definitions that
// another one hides are left alone: no device loads them.
func (res *Result) jobs(program *dex.Program, app *model.Program, scope plan.Scope) []job {
	var out []job
	seen := map[string]bool{}
	for _, file := range app.Files {
		for _, class := range file.Classes {
			descriptor := app.Pool.Descriptor(class.Type)
			if seen[descriptor] {
				continue
			}
			seen[descriptor] = true
			res.Stats.Classes++
			in, why := scope.Contains(descriptor)
			if !in {
				if why == "library" {
					res.Stats.Libraries++
				} else {
					res.Stats.Excluded++
				}
				continue
			}
			id, ok := program.Class(descriptor)
			if !ok {
				continue
			}
			if generated(program, id) {
				res.Stats.Generated++
				continue
			}
			res.Stats.Instrumented++
			number := program.Classes[id].FirstMethod
			for m := range class.Methods {
				if m.HasCode() {
					out = append(out, job{id: number, method: m})
				}
				number++
			}
		}
	}
	return out
}

// insertion puts probes into methods.
type insertion struct {
	program *dex.Program
	app     *model.Program
	refs    recorder.Refs
	numbers map[dex.MethodID]int // of the instrumented methods
	log     probe.LogStyle
	lifted  *jimple.Program // for logs
}

// run does a step for all methods, in parallel.
func (in *insertion) run(ctx context.Context, jobs []job, step func(*job, *plan.Planner) error, progress func(done, total int)) error {
	errs := make([]error, len(jobs))
	var next, done atomic.Int64
	var wg sync.WaitGroup
	var mu sync.Mutex
	traced := func(m dex.MethodID) bool { _, ok := in.numbers[m]; return ok }
	overrides := plan.NewOverrides(in.program, traced)
	const batch = 256
	for range runtime.GOMAXPROCS(0) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			planner := overrides.Planner(in.program, traced)
			for ctx.Err() == nil {
				from := int(next.Add(batch)) - batch
				if from >= len(jobs) {
					return
				}
				to := min(from+batch, len(jobs))
				for i := from; i < to; i++ {
					if errs[i] = step(&jobs[i], planner); errs[i] != nil {
						errs[i] = fmt.Errorf("%s: %w", in.program.MethodText(jobs[i].id), errs[i])
					}
				}
				n := done.Add(int64(to - from))
				if progress != nil {
					mu.Lock()
					progress(int(n), len(jobs))
					mu.Unlock()
				}
			}
		}()
	}
	wg.Wait()
	if err := ctx.Err(); err != nil {
		return err
	}
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// plan plans the probes of a method.
func (in *insertion) plan(j *job, planner *plan.Planner) (err error) {
	if in.log != probe.NoLog {
		j.plan, j.texts, err = probe.LogPlan(in.lifted, in.app.Pool, j.id, in.log)
		if j.plan != nil && j.plan.Mode == plan.ModeLog && len(j.texts) == 0 {
			j.plan = nil // there is nothing but a return
		}
		return err
	}
	j.timed = plan.TimedMethod(in.program.MethodName(j.id))
	if j.plan, err = planner.Plan(j.id); err == nil && j.plan != nil && int(j.plan.Flow.Code.Registers)+plan.Spare > plan.MaxRegisters {
		j.stubs = probe.NewStubs(in.app.Pool, j.number)
	}
	return err
}

// insert puts the probes of a method into its code.
func (in *insertion) insert(j *job, _ *plan.Planner) error {
	if j.plan == nil || j.plan.Mode == plan.ModeNone {
		return nil
	}
	body, err := j.method.Load()
	if err != nil {
		return err
	}
	p := probe.Prober{Plan: j.plan, Refs: &in.refs, Stubs: j.stubs, Body: body, Number: j.number, Timed: j.timed, Texts: j.texts}
	params := len(in.app.Pool.ProtoAt(in.app.Pool.MethodAt(j.method.Ref).Proto).Params)
	if err := p.Insert(in.app.Pool.ArgumentTypes(j.method), params); err != nil {
		return err
	}
	j.method.Body = body
	return nil
}

func (res *Result) count(program *dex.Program, j *job) {
	s := &res.Stats
	s.Methods++
	s.Blocks += len(j.plan.Flow.Starts)
	for _, probed := range j.plan.Probed {
		if probed {
			s.BlockProbes++
		}
	}
	for _, n := range j.plan.Needs {
		s.ObjectProbes += int(n & plan.NeedBase)
		s.IndexProbes += int(n&plan.NeedIndex) / int(plan.NeedIndex)
	}
	s.UnitsBefore += int(j.plan.Flow.Code.Units())
	if j.plan.Mode < plan.ModeBlocks {
		reason := fmt.Sprintf("%d registers leave none for probes: blocks are recorded, identities and indices are not", j.plan.Flow.Code.Registers)
		switch j.plan.Mode {
		case plan.ModeNone:
			reason = fmt.Sprintf("%d registers leave none for a text: nothing is printed", j.plan.Flow.Code.Registers)
		case plan.ModeCalls:
			reason = fmt.Sprintf("%d registers and %d blocks: only calls are recorded", j.plan.Flow.Code.Registers, len(j.plan.Flow.Starts))
		}
		res.Skipped = append(res.Skipped, Skipped{program.MethodText(j.id), j.plan.Mode, reason})
	}
}
