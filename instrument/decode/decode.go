// From recordings to traces: the code is replayed along what was recorded.
//
// The decoder keeps a stack of frames for each thread. A record tells how far
// the frame on top has come; everything in between follows from the code:
// blocks without probes, the bases and indices of heap accesses that were known
// already, returns of methods that call nothing.

package decode

import (
	"bytes"
	"fmt"
	"io"
	"sort"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/recording"
	"github.com/esdroid/esdroid/instrument/trace"
)

// Recordings are decoded for a program; plans are made as methods show up.
type decoder struct {
	program  *dex.Program
	planner  *plan.Planner
	methods  []recording.MapMethod
	modes    map[dex.MethodID]plan.Mode
	plans    map[dex.MethodID]*plan.Plan
	names    map[dex.MethodID]string // name and prototype
	subtypes map[[2]string]bool
}

// Decode turns a recording into a trace of the original app.
func Decode(w io.Writer, data []byte, m *recording.ProbeMap, files []*dex.File) error {
	r, err := parseRecording(data)
	if err != nil {
		return err
	}
	if id := m.ID(); !bytes.HasPrefix(id[:], r.probe[:]) {
		return fmt.Errorf("the recording belongs to another probe map: give the one that was written with the app that recorded it")
	}
	have := recording.NewProbeMap(files, "")
	if len(have.Dex) != len(m.Dex) {
		return fmt.Errorf("the probe map is of an app with %d dex files, this one has %d: give the original app", len(m.Dex), len(have.Dex))
	}
	for i := range have.Dex {
		if have.Dex[i].SHA256 != m.Dex[i].SHA256 {
			return fmt.Errorf("the probe map is of another app: %s differs: give the original app, not the instrumented one", have.Dex[i].Name)
		}
	}
	program, err := dex.NewProgram(files...)
	if err != nil {
		return err
	}
	d := &decoder{program: program, methods: m.Methods, modes: map[dex.MethodID]plan.Mode{}, plans: map[dex.MethodID]*plan.Plan{}, names: map[dex.MethodID]string{}, subtypes: map[[2]string]bool{}}
	for _, e := range m.Methods {
		d.modes[e.Method] = e.Mode
	}
	d.planner = plan.New(program, func(m dex.MethodID) bool { return d.modes[m] != plan.ModeNone })
	budget := MaxTurns
	for _, chunks := range r.chunks {
		for _, c := range chunks {
			budget += len(c.data)
		}
	}
	var segments []segment
	for i, name := range r.threads {
		t := thread{d: d, number: int32(i) + 1, raised: map[uint32]bool{}, budget: &budget}
		t.decode(r.chunks[name])
		if r.stopped {
			t.emit(trace.Record{Kind: trace.KindGap, Text: "the recording was full"})
		}
		segments = append(segments, t.segments...)
	}
	sort.SliceStable(segments, func(i, j int) bool { return segments[i].time < segments[j].time })
	out, err := trace.NewWriter(w, trace.Header{Dex: trace.Identify(files), ProbeMap: m.ID(), Package: m.Package, Origin: "recorder",
		Note: fmt.Sprintf("process %d; identities are identity hash codes, which two objects may share", r.pid)})
	if err != nil {
		return err
	}
	// Callback instances are numbered across threads.
	type local struct {
		thread int32
		n      int64
	}
	numbers := map[local]int64{}
	for _, s := range segments {
		for _, rec := range s.records {
			switch rec.Kind {
			case trace.KindCallbackBegin:
				numbers[local{rec.Thread, rec.N}] = int64(len(numbers)) + 1
				fallthrough
			case trace.KindCallbackEnd:
				rec.N = numbers[local{rec.Thread, rec.N}]
			}
			if err := out.Append(rec); err != nil {
				return err
			}
		}
	}
	return out.Close()
}

// Bytes is Decode to memory.
func Bytes(data []byte, m *recording.ProbeMap, files []*dex.File) ([]byte, error) {
	var b bytes.Buffer
	err := Decode(&b, data, m, files)
	return b.Bytes(), err
}

// segment is the records of a thread from one time on.
type segment struct {
	time    int64
	records []trace.Record
}

// thread replays one thread.
type thread struct {
	d         *decoder
	number    int32
	s         stream
	segments  []segment
	stack     []*frame
	callbacks int64
	pending   int             // the block whose record is being decoded, -1 for other records
	raised    map[uint32]bool // exceptions that were met
	last      exception       // that was met last
	lost      bool            // records were written over: frames below the stack are unknown
	count     uint32          // of silent blocks in the frame of the next record
	counted   bool
	budget    *int // silent blocks that may still be gone through
}

func (t *thread) emit(r trace.Record) {
	r.Thread = t.number
	if len(t.segments) == 0 {
		t.segments = append(t.segments, segment{time: t.s.time})
	}
	s := &t.segments[len(t.segments)-1]
	s.records = append(s.records, r)
}

// at begins a segment; times of a thread never go back.
func (t *thread) at(time int64) {
	if n := len(t.segments); n > 0 && time <= t.segments[n-1].time {
		return
	}
	t.segments = append(t.segments, segment{time: time})
}

func (t *thread) gap(format string, args ...any) {
	t.emit(trace.Record{Kind: trace.KindGap, Text: fmt.Sprintf(format, args...)})
}

func (t *thread) top() *frame {
	if len(t.stack) == 0 {
		return nil
	}
	return t.stack[len(t.stack)-1]
}

func (d *decoder) plan(m dex.MethodID) *plan.Plan {
	if p, ok := d.plans[m]; ok {
		return p
	}
	var p *plan.Plan
	if int(m) < len(d.program.Methods) && d.modes[m] != plan.ModeNone {
		p, _ = d.planner.Plan(m) // instrumentation has made the same plan
	}
	d.plans[m] = p
	return p
}

// method returns the method with a number, one that does not exist if there is
// none.
func (d *decoder) method(number uint32) dex.MethodID {
	if int(number) >= len(d.methods) {
		return dex.MethodID(len(d.program.Methods))
	}
	return d.methods[number].Method
}

func (d *decoder) name(m dex.MethodID) string {
	n, ok := d.names[m]
	if !ok {
		n = d.program.MethodName(m) + d.program.MethodProto(m)
		d.names[m] = n
	}
	return n
}

// decode decodes the chunks of the thread. What a ring wrote over is a gap, in
// which frames may have been entered of which nothing is known any more.
func (t *thread) decode(chunks []chunk) {
	expected := int32(1)
	for _, run := range runs(chunks) {
		t.s = stream{chunks: run}
		if run[0].number != expected {
			t.at(run[0].time)
			t.abandon()
			t.last = exception{}
		}
		t.records()
		expected = run[len(run)-1].number + 1
	}
}

// abandon closes the frames that are open where records are lost.
func (t *thread) abandon() {
	t.gap("older records were written over; frames that were open here are unknown from now on")
	for len(t.stack) > 0 {
		t.top().calling = -1
		t.pop(trace.Record{Kind: trace.KindLeave})
	}
	t.lost = true
}

// unknown reports whether a record belongs to a frame that is unknown.
func (t *thread) unknown(e event) bool {
	switch e.kind {
	case eventEnter, eventCrash, eventEnd:
		return false
	case eventBlock:
		if t.caughtNext() {
			return len(t.stack) == 0
		}
	case eventObject:
		if text := t.s.peek(0); text.kind == eventText && len(t.stack) == 0 {
			t.last = newException(e, text)
		}
	}
	t.settle()
	return len(t.stack) == 0
}

func (t *thread) records() {
	for {
		chunks := len(t.s.chunks)
		e := t.s.next()
		if len(t.s.chunks) != chunks {
			t.at(t.s.time)
		}
		t.pending = -1
		if t.lost && t.unknown(e) {
			continue
		}
		switch e.kind {
		case eventEnd:
			t.settle()
			return
		case eventEnter:
			t.settle()
			if next := t.s.peek(0); next.kind == eventTime {
				t.at(next.time)
			}
			t.enter(t.d.method(e.value))
		case eventBlock:
			t.enterBlock(int(e.value))
		case eventObject:
			t.operand(plan.NeedBase, e.value)
		case eventIndex:
			t.operand(plan.NeedIndex, e.value)
		case eventCount:
			t.count, t.counted = e.value, true
			continue
		case eventChanged:
			t.changed(int(e.value))
		case eventLeave:
			t.returned(func(f *frame) bool { return f.plan.Leave })
		case eventUnwind:
			t.unwind(t.d.method(e.value), t.exception())
		case eventCrash:
			text := t.s.next()
			t.emit(trace.Record{Kind: trace.KindCrash, Text: text.text})
		case eventTime:
		case eventText, eventAgain:
			t.gap("an exception or a text without what it belongs to")
		default:
			t.gap("record %#x is unknown", e.value)
		}
		t.counted = false
	}
}

// run executes the frame up to instruction to, exclusively; -1 for as far as
// is certain.
func (t *thread) run(f *frame, to int) {
	for !f.fresh {
		for ; f.pos < f.plan.Flow.First[f.block+1]; f.pos++ {
			if f.pos == to {
				return
			}
			t.execute(f, f.pos)
			f.calling, f.thrown, f.got, f.early, f.used = -1, 0, 0, 0, false
		}
		next := f.plan.Follows(f.block, t.pending)
		if next < 0 {
			return
		}
		t.begin(f, next)
	}
}

func (t *thread) begin(f *frame, block int) {
	f.fresh = false
	f.block, f.pos, f.calling, f.got, f.early, f.used, f.unsure = block, f.plan.Flow.First[block], -1, 0, 0, false, false
	if f.plan.Silent[block] {
		f.turns++
	}
	t.emit(trace.Record{Kind: trace.KindBlock, N: int64(block)})
}

// use states what an instruction uses, in front of what it causes.
func (t *thread) use(f *frame, i int) {
	if f.used {
		return
	}
	f.used = true
	in := &f.plan.Flow.Insns[i]
	base, index, has := f.plan.Flow.Operands(i)
	if m := f.plan.Steady[i]; m > 0 {
		f.know(base, f.last[m-1])
	}
	if asked := f.plan.Flow.Asks[i] && !f.plan.Flow.Call[i]; has&plan.NeedBase != 0 && f.known.Has(base) && !asked {
		t.emit(trace.Record{Kind: trace.KindObject, PC: in.PC, N: trace.OperandBase, ID: uint64(f.values[base])})
	}
	if has&plan.NeedIndex != 0 && f.known.Has(index) {
		t.emit(trace.Record{Kind: trace.KindIndex, PC: in.PC, N: int64(int32(f.values[index]))})
	}
}

// execute records what a heap access uses and computes what is known.
func (t *thread) execute(f *frame, i int) {
	t.use(f, i)
	in := &f.plan.Flow.Insns[i]
	if !in.Op.Has(dex.FlagSetsA) {
		return
	}
	var value uint64
	known := plan.Computes(in, &f.known)
	if known {
		value, known = plan.Compute(in, func(r uint16) uint32 { return f.values[r] })
	}
	f.assign(in.A, uint32(value), known)
	if in.Op.Has(dex.FlagWideA) {
		f.assign(in.A+1, uint32(value>>32), known)
	}
}

// settle pops the frames on top that are over.
func (t *thread) settle() { t.settleIf((*frame).over) }

func (t *thread) settleIf(over func(*frame) bool) {
	for f := t.top(); f != nil && over(f); f = t.top() {
		t.run(f, -1)
		t.pop(trace.Record{Kind: trace.KindLeave})
	}
}

// pop takes the frame on top off the stack, with the record that says how.
func (t *thread) pop(how trace.Record) {
	f := t.top()
	t.emit(how)
	t.stack = t.stack[:len(t.stack)-1]
	if f.callback != 0 {
		t.emit(trace.Record{Kind: trace.KindCallbackEnd, N: f.callback})
	}
	if caller := t.top(); caller != nil && caller.calling >= 0 && caller.direct && how.Kind == trace.KindLeave && f.callback == 0 {
		caller.direct = false
		if caller.calling == caller.pos && t.d.program.MethodName(f.method) != "<clinit>" {
			t.run(caller, caller.pos+1)
		}
	}
}

// enter pushes a frame, after the caller has come to the call.
func (t *thread) enter(m dex.MethodID) {
	p := t.d.plan(m)
	if p == nil {
		t.gap("entry of method %d, which is not in the probe map", m)
		return
	}
	t.settle()
	if len(t.stack) == maxDepth {
		t.gap("more than %d frames", maxDepth)
		return
	}
	f := &frame{method: m, plan: p, calling: -1, wantThis: p.This}
	callback := true
	if caller := t.top(); caller != nil {
		callback = !t.callTo(caller, m)
		caller.thrown = 0 // what came out of a callback before, the platform caught
	}
	if callback {
		t.callbacks++
		f.callback = t.callbacks
		t.emit(trace.Record{Kind: trace.KindCallbackBegin, N: f.callback, Text: t.d.program.MethodText(m)})
	}
	t.stack = append(t.stack, f)
	t.emit(trace.Record{Kind: trace.KindEnter, Method: m})
	if p.Mode > plan.ModeCalls && len(p.Flow.Starts) > 0 && !p.Probed[0] {
		t.begin(f, 0)
	} else if p.Mode > plan.ModeCalls {
		f.fresh = true
	}
}

// enterBlock goes to the block of the frame on top that is recorded with a
// number.
func (t *thread) enterBlock(number int) {
	if t.caughtNext() {
		t.unwindTo(number)
	} else {
		t.settle()
	}
	f := t.top()
	if f == nil || number >= len(f.plan.Order) {
		t.gap("block %d of no method", number)
		return
	}
	t.turn(f)
	b := f.plan.Order[number]
	handler := f.plan.Flow.Handler[b] && t.caughtNext()
	if handler {
		e := t.exception()
		t.threw(f, e)
		t.begin(f, b)
		t.emit(trace.Record{Kind: trace.KindCatch, PC: f.plan.Flow.Starts[b], ID: uint64(e.id)})
		if in := &f.plan.Flow.Insns[f.pos]; in.Op == dex.OpMoveException {
			f.pos++
			f.know(in.A, e.id)
		}
		return
	}
	if f.plan.Flow.Handler[b] && f.plan.Flow.Preds[b] == 0 {
		f.known = plan.Registers{} // through stubs, which do not record the exception
	} else {
		t.pending = b
		t.run(f, -1)
	}
	t.begin(f, b)
}

// operand takes a recorded identity or index.
func (t *thread) operand(which plan.Need, value uint32) {
	f := t.top()
	if f != nil && f.wantThis {
		f.wantThis = false
		this := f.plan.Flow.Code.Registers - f.plan.Flow.Code.Ins
		f.know(this, value)
		return
	}
	t.settle()
	if f = t.top(); f == nil || f.plan.Mode == plan.ModeCalls {
		t.gap("an operand of no method")
		return
	}
	asks := func(i int) bool {
		return f.unmet(i)&which != 0 || which == plan.NeedBase && f.unmet(i)&plan.NeedEarly != 0
	}
	i := f.ahead(asks)
	for n := len(f.plan.Silent); i < 0 && n > 0 && t.goRound(f); n-- {
		i = f.ahead(asks)
	}
	if i < 0 {
		t.gap("an operand of no instruction")
		return
	}
	t.run(f, i)
	f.unsure = false
	if f.unmet(i)&plan.NeedEarly != 0 {
		registers := f.plan.Flow.Early[i]
		f.know(registers[f.early], value)
		if f.early++; f.early == len(registers) {
			f.got |= plan.NeedEarly
		}
		return
	}
	base, index, _ := f.plan.Flow.Operands(i)
	r := base
	if which == plan.NeedIndex {
		r = index
	}
	f.know(r, value)
	f.got |= which
}

// returned pops the frame that recorded its return.
func (t *thread) returned(records func(*frame) bool) {
	t.settle()
	f := t.top()
	if f == nil || !records(f) {
		t.gap("a return of no method")
		return
	}
	if f.plan.Mode > plan.ModeCalls {
		t.run(f, -1)
	}
	t.pop(trace.Record{Kind: trace.KindLeave})
}
