// Finding a crash in a log that may have lost its record.

package logged

import (
	"errors"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/fault"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// suppliedNote is said of a crash that was found by the record which the log lacks.
const suppliedNote = "the log lost the record of the crash; it is taken to be the next of its thread (assumed)"

// maxSupplied bounds the records that are tried in the place of the lost one: each is a
// replay of the whole log.
const maxSupplied = 8

// Find finds the crash of one of the reports in the replay g of a log. Where the record of
// the crash itself is lost, the log is replayed with that record at its end: what the
// framework was asked to do there is then known, as it is of all others. The graph that is
// returned is the one that the fault is in.
func (a *App) Find(log *esdroidlog.Log, g *dynamic.Graph, reports []crash.Report) (*dynamic.Graph, fault.Fault, error) {
	found, err := fault.Find(a.Code, g, reports)
	var absent *fault.AbsentError
	if err == nil && !found.Lost || err != nil && !errors.As(err, &absent) || len(log.Entries) == 0 {
		return g, found, err
	}
	tried := 0
	for i := range reports {
		for _, record := range a.crashRecords(log, &reports[i]) {
			if tried++; tried > maxSupplied {
				return g, found, err
			}
			whole := *log
			whole.Entries = append(slices.Clone(log.Entries), record)
			again, failed := a.Replay(&whole)
			if failed != nil {
				continue
			}
			f, failed := fault.Find(a.Code, again, reports[i:i+1])
			if at, ok := again.AtPosition(record.Legacy); failed == nil && ok && !f.Lost && f.Matched && f.Node >= at && continues(again, at) {
				f.Notes = append(f.Notes, suppliedNote)
				return again, f, nil
			}
		}
	}
	return g, found, err
}

// continues reports whether the frame of a node, or the one that called it, ran before: a
// record that begins a callback of its own fits the end of any log.
func continues(g *dynamic.Graph, n dynamic.Node) bool {
	f := g.FrameNumber(n)
	if g.Frames[f].Parent >= 0 {
		return true
	}
	for before := range n {
		if g.FrameNumber(before) == f && g.Kind(before) == dynamic.Instruction {
			return true
		}
	}
	return false
}

// crashRecords are the records that a log would end with if it had those of the statements
// that can have thrown, in the thread that ran last and in the main thread. A throw leaves
// no record; the making of what it throws does.
func (a *App) crashRecords(log *esdroidlog.Log, report *crash.Report) []esdroidlog.Entry {
	located, err := criterion.Locate(a.Code, report)
	if err != nil {
		return nil
	}
	last := log.Entries[len(log.Entries)-1]
	legacy := 0
	for i := range log.Entries {
		legacy = max(legacy, log.Entries[i].Legacy+1)
	}
	var out []esdroidlog.Entry
	for _, site := range located.Sites {
		for _, ref := range append([]criterion.Ref{site.Ref}, criterion.Making(a.Code, site.Ref)...) {
			for _, tid := range slices.Compact([]int32{last.TID, last.PID}) {
				if e, ok := a.record(ref); ok {
					e.PID, e.TID, e.Legacy, e.LogLine = last.PID, tid, legacy, last.LogLine+1
					out = append(out, e)
				}
			}
		}
	}
	return out
}

// record is what the tools print before a statement.
func (a *App) record(r criterion.Ref) (esdroidlog.Entry, bool) {
	body, err := a.Code.Body(r.Method)
	if err != nil {
		return esdroidlog.Entry{}, false
	}
	for _, s := range body.Logged() {
		if s.Stmt == r.Stmt {
			p := a.Code.Dex
			return esdroidlog.Entry{Event: -1, Line: int(body.Stmts[s.Stmt].Line), Method: p.MethodName(r.Method), Statement: s.Text,
				Class: dex.JavaName(p.Classes[p.Methods[r.Method].Class].Descriptor)}, true
		}
	}
	return esdroidlog.Entry{}, false
}
