// The recorder.

package record

import (
	"fmt"
	"io"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/vm"
)

// Options say what is recorded.
type Options struct {
	Package string // of the app, for the trace's header
	Note    string // such as the seed

	// Scope tells the classes, by descriptor, whose code is recorded; nil is all
	// of the program's. What lies outside is treated as the platform's: calls
	// from there are callbacks.
	Scope func(class string) bool
}

// Recorder writes a trace.
type Recorder struct {
	w         *trace.Writer
	err       error
	scope     func(string) bool
	threads   map[*vm.Thread]*thread
	numbers   int32
	callbacks int64
	current   *thread
	receivers *trace.Receivers
}

// thread is what is known of a thread that has records.
type thread struct {
	vm        *vm.Thread
	number    int32
	out       *trace.Appender
	callbacks []callback
}

// callback is a callback instance that has not ended.
type callback struct {
	number int64
	depth  int // frames open when it began
}

// New begins a trace of a program on w.
func New(w io.Writer, program []*dex.File, o Options) (*Recorder, error) {
	out, err := trace.NewWriter(w, trace.Header{Dex: trace.Identify(program), Package: o.Package, Origin: "vm", Note: o.Note})
	if err != nil {
		return nil, err
	}
	p, err := dex.NewProgram(program...)
	if err != nil {
		return nil, err
	}
	return &Recorder{w: out, scope: o.Scope, threads: make(map[*vm.Thread]*thread), receivers: trace.NewReceivers(p)}, nil
}

// Hooks returns the listeners to give to the machine.
func (r *Recorder) Hooks() *vm.Hooks {
	return &vm.Hooks{
		Instrument: func(m *vm.Method) bool { return m.ID >= 0 && (r.scope == nil || r.scope(m.Class.Name)) },
		Enter:      r.enter,
		Leave:      r.leave,
		Unwind:     r.unwind,
		Block:      r.block,
		Throw:      r.throw,
		Catch:      r.catch,
		Access:     r.access,
		Index:      r.index,
		Trace:      func(t *vm.Thread) *trace.Appender { return r.on(t).out },
		Receiver:   r.receivers.Of,
		Uncaught:   r.uncaught,
	}
}

// Close completes the trace of a run that has ended. A limit or any other end
// that cuts the run off is recorded as a gap.
func (r *Recorder) Close(out vm.Outcome) error {
	switch out.Kind {
	case vm.Finished, vm.Uncaught:
	default:
		if r.current != nil {
			r.append(r.current, trace.Record{Kind: trace.KindGap, Text: "the run was cut off: " + out.String()})
		}
	}
	if r.err != nil {
		return r.err
	}
	return r.w.Close()
}

// Callbacks returns how many callback instances have begun.
func (r *Recorder) Callbacks() int64 { return r.callbacks }

// on returns the thread's state.
func (r *Recorder) on(t *vm.Thread) *thread {
	if c := r.current; c != nil && c.vm == t {
		return c
	}
	return r.find(t)
}

func (r *Recorder) find(t *vm.Thread) *thread {
	c := r.threads[t]
	if c == nil {
		// Threads are numbered in the order of their first records.
		r.numbers++
		c = &thread{vm: t, number: r.numbers, out: r.w.Appender(r.numbers)}
		r.threads[t] = c
	}
	r.current = c
	return c
}

func (r *Recorder) append(c *thread, rec trace.Record) {
	rec.Thread = c.number
	if err := r.w.Append(rec); err != nil && r.err == nil {
		r.err = fmt.Errorf("writing the trace: %w", err)
	}
}

func (r *Recorder) enter(t *vm.Thread, m *vm.Method) {
	c := r.on(t)
	if !t.CalledByListened() {
		r.callbacks++
		r.append(c, trace.Record{Kind: trace.KindCallbackBegin, N: r.callbacks, Text: m.Text()})
		c.callbacks = append(c.callbacks, callback{r.callbacks, c.out.Depth()})
	}
	c.out.Enter(m.ID)
}

func (r *Recorder) leave(t *vm.Thread, m *vm.Method) {
	c := r.on(t)
	c.out.Leave()
	r.left(c)
}

// left ends the callback instance that began with the frame just left.
func (r *Recorder) left(c *thread) {
	if n := len(c.callbacks) - 1; n >= 0 && c.callbacks[n].depth == c.out.Depth() {
		r.append(c, trace.Record{Kind: trace.KindCallbackEnd, N: c.callbacks[n].number})
		c.callbacks = c.callbacks[:n]
	}
}

func (r *Recorder) unwind(t *vm.Thread, m *vm.Method, e *vm.Object) {
	c := r.on(t)
	r.append(c, trace.Record{Kind: trace.KindUnwind, ID: t.VM().Identity(e), Text: e.Class().Name})
	r.left(c)
}

func (r *Recorder) block(t *vm.Thread, m *vm.Method, n int) { r.on(t).out.Block(n) }

func (r *Recorder) throw(t *vm.Thread, m *vm.Method, pc uint32, e *vm.Object) {
	r.append(r.on(t), trace.Record{Kind: trace.KindThrow, PC: pc, ID: t.VM().Identity(e), Text: e.Class().Name})
}

func (r *Recorder) catch(t *vm.Thread, m *vm.Method, pc uint32, e *vm.Object) {
	r.append(r.on(t), trace.Record{Kind: trace.KindCatch, PC: pc, ID: t.VM().Identity(e)})
}

func (r *Recorder) access(t *vm.Thread, m *vm.Method, pc uint32, base *vm.Object) {
	r.on(t).out.Object(pc, t.VM().Identity(base))
}

func (r *Recorder) index(t *vm.Thread, m *vm.Method, pc uint32, i int32) { r.on(t).out.Index(pc, i) }

func (r *Recorder) uncaught(t *vm.Thread, e *vm.Object) {
	r.append(r.on(t), trace.Record{Kind: trace.KindCrash, Text: t.Report(e)})
}
