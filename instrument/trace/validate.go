// The strict validator: does a trace make sense for its app?

package trace

import (
	"fmt"
	"sort"

	"github.com/esdroid/esdroid/dex"
)

// maxFindings bounds what Validate collects; a wrong trace is wrong everywhere.
const maxFindings = 100

// Finding is one violation of the rules of a trace.
type Finding struct {
	Record int64 // position among the records
	Thread int32
	Reason string
}

func (f Finding) String() string {
	return fmt.Sprintf("record %d, thread %d: %s", f.Record, f.Thread, f.Reason)
}

// Summary counts what a trace holds.
type Summary struct {
	Records   int64
	Kinds     map[string]int64
	Threads   int
	Callbacks int64
	Gaps      int64
	Crashes   int
	MaxDepth  int
}

// Validate checks every record against the app: methods have code, blocks and
// pcs exist, frames nest, callback instances are numbered and nest, exceptions
// are caught or unwind. It returns a summary, and the findings in order.
func Validate(r *Reader, p *dex.Program) (Summary, []Finding, error) {
	v := validator{p: p, methods: map[dex.MethodID]*methodShape{}, threads: map[int32]*threadCheck{}, summary: Summary{Kinds: map[string]int64{}}}
	if err := r.Header.Check(p.Files); err != nil {
		return v.summary, nil, err
	}
	err := r.Records(func(rec *Record) bool {
		v.record(rec)
		v.summary.Records++
		return len(v.findings) < maxFindings
	})
	v.summary.Threads = len(v.threads)
	return v.summary, v.findings, err
}

type validator struct {
	p        *dex.Program
	methods  map[dex.MethodID]*methodShape
	threads  map[int32]*threadCheck
	summary  Summary
	findings []Finding
	lastCall int64
}

type threadCheck struct {
	stack     []dex.MethodID
	callbacks []int64
	depths    []int // frames when the callback began
}

// methodShape is what a method's code allows in a trace.
type methodShape struct {
	blocks  []uint32
	pcs     []uint32
	problem string
}

func (v *validator) shape(m dex.MethodID) *methodShape {
	if s := v.methods[m]; s != nil {
		return s
	}
	s := &methodShape{}
	v.methods[m] = s
	if m < 0 || int(m) >= len(v.p.Methods) {
		s.problem = fmt.Sprintf("method %d does not exist, the app has %d", m, len(v.p.Methods))
		return s
	}
	code, ok, err := v.p.Code(m)
	switch {
	case err != nil:
		s.problem = err.Error()
	case !ok:
		s.problem = v.p.MethodText(m) + " has no code"
	default:
		if s.blocks, err = Blocks(&code); err == nil {
			err = code.All(func(in *dex.Insn) bool {
				s.pcs = append(s.pcs, in.PC)
				return true
			})
		}
		if err != nil {
			s.problem = err.Error()
		}
	}
	return s
}

func (v *validator) record(r *Record) {
	fail := func(format string, args ...any) {
		v.findings = append(v.findings, Finding{v.summary.Records, r.Thread, fmt.Sprintf(format, args...)})
	}
	v.summary.Kinds[r.Kind.String()]++
	t := v.threads[r.Thread]
	if t == nil {
		t = &threadCheck{}
		v.threads[r.Thread] = t
	}
	frame := func() *methodShape {
		if len(t.stack) == 0 {
			fail("%s outside of any frame", r.Kind)
			return nil
		}
		s := v.shape(t.stack[len(t.stack)-1])
		if s.problem != "" {
			return nil // said when it was entered
		}
		return s
	}
	atPC := func() {
		if s := frame(); s != nil {
			if i := sort.Search(len(s.pcs), func(i int) bool { return s.pcs[i] >= r.PC }); i == len(s.pcs) || s.pcs[i] != r.PC {
				fail("%s: no instruction begins at %s", r.Kind, v.p.Reference(t.stack[len(t.stack)-1], r.PC))
			}
		}
	}
	switch r.Kind {
	case KindEnter:
		if s := v.shape(r.Method); s.problem != "" {
			fail("enter: %s", s.problem)
		}
		t.stack = append(t.stack, r.Method)
		v.summary.MaxDepth = max(v.summary.MaxDepth, len(t.stack))
	case KindBlock:
		if s := frame(); s != nil && (r.N < 0 || r.N >= int64(len(s.blocks))) {
			fail("block %d, the method has %d", r.N, len(s.blocks))
		}
	case KindStep, KindThrow, KindCatch, KindObject, KindIndex, KindValue:
		atPC()
	case KindLeave, KindUnwind:
		if frame() == nil && len(t.stack) == 0 {
			return
		}
		if n := len(t.depths); n > 0 && len(t.stack) == t.depths[n-1] {
			fail("%s leaves the frame that callback instance %d was called from", r.Kind, t.callbacks[n-1])
		}
		t.stack = t.stack[:len(t.stack)-1]
	case KindCallbackBegin:
		if r.N != v.lastCall+1 {
			fail("callback instance %d begins after %d", r.N, v.lastCall)
		}
		v.lastCall = r.N
		v.summary.Callbacks++
		t.callbacks, t.depths = append(t.callbacks, r.N), append(t.depths, len(t.stack))
	case KindCallbackEnd:
		n := len(t.callbacks)
		if n == 0 || t.callbacks[n-1] != r.N {
			fail("callback instance %d ends, but it is not the one that runs", r.N)
			return
		}
		if len(t.stack) != t.depths[n-1] {
			fail("callback instance %d ends with %d frames of its own open", r.N, len(t.stack)-t.depths[n-1])
		}
		t.callbacks, t.depths = t.callbacks[:n-1], t.depths[:n-1]
	case KindGap:
		v.summary.Gaps++
	case KindCrash:
		v.summary.Crashes++
	}
}
