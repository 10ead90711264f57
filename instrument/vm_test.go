package instrument_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/record"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// execution is one run of a program on the embedded device.
type execution struct {
	out          string
	outcome      vm.Outcome
	instructions int64
	recording    []byte
}

func execute(t testing.TB, files []*dex.File, program suite.Program, hooks *vm.Hooks) execution {
	t.Helper()
	const recording = "/data/local/tmp/run.rec"
	var out bytes.Buffer
	w := world.New(1)
	in, err := program.Input()
	if err != nil {
		t.Fatal(err)
	}
	w.Stdin, w.Stdout, w.Stderr = bytes.NewReader(in), &out, &out
	w.Properties["com.esdroid.trace"] = recording
	m, err := machine.New(vm.Config{Program: files, World: w, Hooks: hooks, Limits: vm.Limits{Instructions: 2e9}})
	if err != nil {
		t.Fatal(err)
	}
	o := m.RunMain(context.Background(), program.Descriptor(), nil)
	e := execution{out: out.String(), outcome: o, instructions: o.Instructions}
	if file, err := w.Files.ReadFile(recording); err == nil {
		e.recording = file
	}
	return e
}

// stackDepth is the reason of programs that fill the stack.
const stackDepth = "how deep the stack goes"

// seesProbes are programs whose output depends on what probes change by right.
var seesProbes = map[string]string{
	"Overflow":         stackDepth,
	"OverflowFinally":  stackDepth,
	"StackAndHeap":     stackDepth,
	"UncaughtHandlers": "the default handler, which is the recorder's",
}

// runsElse are programs that print the same and do not execute the same.
var runsElse = map[string]string{
	"ByteViews":            "threads retry until nothing has changed",
	"ReflectedExceptions":  stackDepth,
	"Concurrency":          "threads wait for each other in loops",
	"IdentityMaps":         "identity hash codes",
	"MapsOdd":              "identity hash codes, which order one of its maps",
	"HashCollisions":       "identity hash codes, by which bins sort equal keys",
	"Interrupts":           "threads wait for each other in loops",
	"ThreadPool":           "threads take from one queue",
	"Threads":              "threads wait for each other in loops",
	"Volatile":             "threads wait for each other in loops",
	"Recursion":            stackDepth,
	"AsyncCascades":        "threads take from one queue",
	"Executing":            "threads take from one queue",
	"ForkJoining":          "threads take from one queue",
	"ForkJoinOdd":          "threads take from one queue",
	"FutureTasks":          "threads wait for each other in loops",
	"MapModels":            "identity hash codes",
	"EventSimulation":      "identity hash codes",
	"ParallelStreams":      "threads take from one queue",
	"Pipelines":            "threads take from one queue",
	"ReaderWriterCache":    "threads take from one queue",
	"SynchronizedCounters": "threads race for one lock",
	"SynchronizedViews":    "threads race for one lock",
	"ThreadNames":          "threads take from one queue",
	"Threading":            "threads take from one queue",
}

// area is a group of the embedded device's test programs.
type area struct {
	suite.Area
	files        []*dex.File
	instrumented *instrument.Result
}

func programAreas(t testing.TB) []area {
	t.Helper()
	areas, err := suite.Areas(filepath.Join(corpus.Root(), "internal", "vm", "conformance", "testdata"))
	if err != nil {
		t.Fatal(err)
	}
	var out []area
	for _, a := range areas {
		if raceDetector && a.Kotlin() {
			continue // its library is large
		}
		files, err := a.Files()
		if err != nil {
			t.Fatal(err)
		}
		res, err := instrument.Instrument(context.Background(), files, instrument.Options{MinSDK: 26, Limit: 64 << 20, Scope: everything})
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, area{a, files, res})
	}
	return out
}

// twice is a program as it is, recorded by the device, and instrumented.
type twice struct {
	files, after []*dex.File
	program      *dex.Program
	res          *instrument.Result
	unnamed      map[dex.MethodID]map[uint32]bool
	before, now  execution
	own          []byte // the trace that the device recorded
	decoded      []byte // the trace of the recording
}

func newTwice(t testing.TB, files []*dex.File, res *instrument.Result) *twice {
	t.Helper()
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	w := &twice{files: files, program: p, res: res, unnamed: map[dex.MethodID]map[uint32]bool{}}
	for i, data := range res.Dex {
		fs, err := dex.Parse(fmt.Sprintf("classes%d.dex", i+1), data)
		if err != nil {
			t.Fatal(err)
		}
		w.after = append(w.after, fs...)
	}
	return w
}

// run runs both and fails unless they print the same and end alike.
func (w *twice) run(t testing.TB, program suite.Program) {
	t.Helper()
	var own bytes.Buffer
	recorder, err := record.New(&own, w.files, record.Options{})
	if err != nil {
		t.Fatal(err)
	}
	w.before = execute(t, w.files, program, recorder.Hooks())
	if err := recorder.Close(w.before.outcome); err != nil {
		t.Fatal(err)
	}
	w.now, w.own = execute(t, w.after, program, nil), own.Bytes()
	if why := seesProbes[program.Name]; why != "" {
		t.Skip("prints what probes change: " + why)
	}
	if w.now.out != w.before.out || w.now.outcome.Kind != w.before.outcome.Kind {
		t.Fatalf("%s, printed\n%s\nwithout probes: %s\n%s", w.now.outcome, w.now.out, w.before.outcome, w.before.out)
	}
}

// recordsTheSame reports whether the recording says what the device says, and
// whether something in which they differ is marked as assumed.
func (w *twice) recordsTheSame(t testing.TB) (same, marked bool) {
	t.Helper()
	var err error
	if w.decoded, err = decode.Bytes(w.now.recording, w.res.Map, w.files); err != nil {
		t.Fatal(err)
	}
	got := histories(t, w.decoded, w.program, w.unnamed)
	for thread, want := range histories(t, w.own, w.program, w.unnamed) {
		var c comparison
		if !c.compare(got[thread], want) {
			t.Logf("thread %d differs:\n got %s\nwant %s", thread, around(got[thread], c.got), around(want, c.want))
			return false, marked
		}
		marked = marked || c.marked
	}
	return true, marked
}

// TestOnTheEmbeddedDevice runs programs as they are and instrumented: they print
// the same, and what the instrumented ones record is what the device itself
// records of the others.
func TestOnTheEmbeddedDevice(t *testing.T) {
	sample := 8
	switch {
	case raceDetector:
		sample = 40
	case os.Getenv("CI") == "true":
		sample = 1 // all programs take half a minute
	}
	same, assumed, programs := 0, 0, 0
	var costs, sizes []float64 // executed instructions with probes, and bytes of the trace, by instructions without
	for _, area := range programAreas(t) {
		w := newTwice(t, area.files, area.instrumented)
		for i, program := range area.Programs {
			if i%sample != 0 {
				continue
			}
			t.Run(area.Name+"/"+program.Name, func(t *testing.T) {
				w.run(t, program)
				if n := w.before.instructions; n > 50_000 {
					costs = append(costs, float64(w.now.instructions)/float64(n))
					t.Logf("%.2f× the instructions", costs[len(costs)-1])
				}
				if why := runsElse[program.Name]; why != "" {
					t.Skip("does not run the same twice: " + why)
				}
				programs++
				ok, marked := w.recordsTheSame(t)
				if n := w.before.instructions; n > 50_000 {
					sizes = append(sizes, float64(len(w.decoded))/float64(n))
				}
				if ok {
					same++
				}
				if ok && marked {
					assumed++
				}
			})
		}
	}
	// What is left are instructions of one line that fail alike, calls of the
	// platform of which either could have called back, and threads that take
	// turns in another order; the decoder marks what it assumes.
	if same*100 < 98*programs {
		t.Errorf("%d of %d programs record what the device records, want 98 %%", same, programs)
	}
	slices.Sort(costs)
	slices.Sort(sizes)
	if n := len(costs); n > 20 {
		t.Logf("probes: %.2f× the instructions in the median of %d programs, %.2f× in all but a tenth, at most %.2f×", costs[n/2], n, costs[n*9/10], costs[n-1])
		if costs[n/2] > 1.6 {
			t.Error("more than 1.6× the instructions in the median")
		}
	}
	if n := len(sizes); n > 20 {
		t.Logf("trace: %.3f bytes per instruction in the median, %.3f in all but a tenth, at most %.3f", sizes[n/2], sizes[n*9/10], sizes[n-1])
		if sizes[n*9/10] > 0.35 {
			t.Error("more than 0.35 bytes of trace per instruction in more than a tenth of the programs")
		}
	}
	t.Logf("%d of %d programs record what the device records; in %d of them one record or more differs and is marked as assumed", same, programs, assumed)
}
