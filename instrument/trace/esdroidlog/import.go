// From entries to a trace: which instruction each record means, and the frames
// that the log does not show.
//
// The walk goes through the records of a thread with a stack of frames. For
// each record it weighs what may have happened since the one before: the
// method went on, a call began, frames returned, an exception was caught, the
// framework called back, or records are lost. The cheapest explanation wins;
// whatever it assumes is written down.

package esdroidlog

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
)

// Report says how well a log could be tied to the app.
type Report struct {
	Records    int       `json:"records"`    // entries of the log
	Exact      int       `json:"exact"`      // resolved by label, line and shape to the one instruction that the walk reached
	Repaired   int       `json:"repaired"`   // label or line was wrong; the statement was found elsewhere
	Absorbed   int       `json:"absorbed"`   // copies that Soot made, and jumps and returns, which the walk finds by itself
	Unresolved int       `json:"unresolved"` // no statement of the app fits
	Assumed    int       `json:"assumed"`    // instructions that must have left a record, but did not
	Callbacks  int64     `json:"callbacks"`
	Processes  int       `json:"processes"`
	Threads    int       `json:"threads"`
	Repairs    []Problem `json:"repairs"`
	Gaps       []Problem `json:"gaps"`
}

// CallsBack reports whether the framework method named by a method text calls
// the app's method of the given simple name before it returns. It separates
// callbacks inside of calls from new events.
type CallsBack func(framework, method string) bool

// Import resolves the records of a log against the app and writes the trace.
// callsBack may be nil.
func Import(log *Log, p *dex.Program, w *trace.Writer, callsBack CallsBack) (*Report, error) {
	if callsBack == nil {
		callsBack = func(string, string) bool { return false }
	}
	im := &importer{callsBack: callsBack, app: newApp(p), w: w, threads: map[threadKey]*walker{}, processes: map[int32]bool{}, overrides: map[dex.MethodID]bool{}}
	im.report.Records = len(log.Entries)
	for i := range log.Entries {
		if err := im.entry(&log.Entries[i]); err != nil {
			return nil, err
		}
	}
	im.flush(len(im.pending))
	im.report.Callbacks = im.callbacks
	im.report.Processes, im.report.Threads = len(im.processes), len(im.threads)
	return &im.report, im.err
}

type threadKey struct{ pid, tid int32 }

type importer struct {
	app       *app
	callsBack CallsBack
	w         *trace.Writer
	err       error
	report    Report
	threads   map[threadKey]*walker
	processes map[int32]bool
	overrides map[dex.MethodID]bool // of methods that were asked for: whether another overrides it
	callbacks int64
	pending   []trace.Record // not written yet
	weighed   []candidate    // what suspicious weighed for this record
	reading   explanation    // with what result
}

// pendingRecords is how many records are held back: a record of the log may
// belong to a step that was passed a moment ago.
const pendingRecords = 256

func (im *importer) emit(r trace.Record) {
	im.pending = append(im.pending, r)
	if len(im.pending) >= 2*pendingRecords {
		im.flush(pendingRecords)
	}
}

// flush writes the oldest records.
func (im *importer) flush(n int) {
	for i := range im.pending[:n] {
		if im.err == nil {
			im.err = im.w.Append(im.pending[i])
		}
	}
	im.pending = append(im.pending[:0], im.pending[n:]...)
}

// walker is one thread.
type walker struct {
	tid    int32
	frames []frame
}

type frame struct {
	m        *method
	at       int32   // the instruction that ran last, -1 at entry
	callback int64   // the callback instance that began with this frame, 0 if the app called it
	called   bool    // the invoke at 'at' has shown its callee
	nested   bool    // the framework called back from the invoke at 'at'
	passed   []int32 // instructions passed since the last record that may still leave theirs
}

func (im *importer) entry(e *Entry) error {
	key := threadKey{e.PID, e.TID}
	t := im.threads[key]
	if t == nil {
		t = &walker{tid: e.TID}
		im.threads[key] = t
		im.processes[e.PID] = true
		im.emit(trace.Record{Kind: trace.KindProcess, Thread: e.TID, N: int64(e.PID)})
	}
	if unlogged(e.Statement) {
		im.report.Absorbed++
		return im.err
	}
	candidates, repaired := im.candidates(t, e)
	if repaired && im.app.statement(e.Statement) == im.app.shape("const") {
		im.report.Absorbed++ // Soot splits parameters into copies that no instruction stands for
		return im.err
	}
	if len(candidates) == 0 {
		im.report.Unresolved++
		im.gap(t, e, 1, "no statement of the app fits the record: "+e.Statement)
		return im.err
	}
	step := im.weigh(t, candidates)
	if step.cost >= costLost && im.late(t, e, candidates) {
		im.report.Absorbed++
		return im.err
	}
	if repaired || step.repaired {
		im.report.Repaired++
		text := fmt.Sprintf("the log says %s.%s:%d", e.Class, e.Method, e.Line)
		m := step.goal
		im.report.Repairs = append(im.report.Repairs, Problem{e.LogLine, text + ", it is " + im.app.p.Reference(m.method, im.app.method(m.method).insns[m.insn].PC)})
		im.apply(t, step, e, text)
	} else {
		im.report.Exact++
		im.apply(t, step, e, "")
	}
	return im.err
}

// late recognises the record of a computation that Soot moved behind what
// follows it: the step was passed already. It gets the record's position.
func (im *importer) late(t *walker, e *Entry, candidates []candidate) bool {
	if len(t.frames) == 0 {
		return false
	}
	f := &t.frames[len(t.frames)-1]
	for _, c := range candidates {
		k := slices.Index(f.passed, c.insn)
		if c.repaired || c.method != f.m.id || k < 0 || f.m.insns[c.insn].Op.Has(dex.FlagThrows) {
			continue
		}
		pc := f.m.insns[c.insn].PC
		for i := len(im.pending) - 1; i >= 0; i-- {
			if r := &im.pending[i]; r.Kind == trace.KindStep && r.Thread == t.tid && r.PC == pc {
				if e.Legacy != NoLegacy {
					im.pending = slices.Insert(im.pending, i, trace.Record{Kind: trace.KindPosition, Thread: t.tid, N: int64(e.Legacy)})
				}
				f.passed = slices.Delete(f.passed, k, k+1)
				return true
			}
		}
	}
	return false
}

// unlogged reports whether a statement is of a kind that the walk passes over
// by itself.
func unlogged(statement string) bool {
	for _, prefix := range []string{"return", "goto ", "nop", "throw ", "entermonitor", "exitmonitor"} {
		if strings.HasPrefix(statement, prefix) {
			return true
		}
	}
	return strings.Contains(statement, " := @")
}

func (im *importer) gap(t *walker, e *Entry, lost int64, reason string) {
	im.emit(trace.Record{Kind: trace.KindGap, Thread: t.tid, N: lost, Text: reason})
	text := reason
	if e.Legacy != NoLegacy {
		text = fmt.Sprintf("before record %d: %s", e.Legacy, reason)
	}
	im.report.Gaps = append(im.report.Gaps, Problem{e.LogLine, text})
}
