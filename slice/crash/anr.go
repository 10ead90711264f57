// ANRs: the main thread of a thread dump, with the reason that was logged.

package crash

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

var (
	threadLine  = pattern.New(`^"(.*)"(?: daemon)? (?:sysTid=\d+|(?:prio=\d+ )?tid=(\d+).*)$`)
	threadLine2 = pattern.New(`^(\S.*?) \(([\w ]+)\): ?tid=(\d+)\b(.*)$`)
	dumpBegin   = pattern.New(`^----- pid (\d+) at (.+?) -----$`)
	dumpEnd     = pattern.New(`^----- end (\d+) -----$`)
	cmdLine     = pattern.New(`^Cmd ?line: (\S+)`)
	anrIn       = pattern.New(`^ANR in ([^\s,]+)`)
	anrReason   = pattern.New(`^(?:Reason|Subject|Annotation|ANR Reason|Cause): (.+)$`)
	anrSDK      = pattern.New(`^(?:ANR triggered by|Input dispatching timed out|executing service |Broadcast of Intent|Context\.startForegroundService|App freeze)`)
)

func isThreadLine(t string) bool {
	return threadLine.MatchString(t) || threadLine2.MatchString(t)
}

// anrMarker takes the lines that announce an ANR.
func (p *parser) anrMarker(t string, fresh func(context) bool, take func() bool) bool {
	if m := anrIn.FindStringSubmatch(t); m != nil {
		if p.ctx.anr && (p.ctx.process == "" || p.ctx.process == m[1]) {
			p.ctx.process = m[1]
			return take()
		}
		return fresh(context{anr: true, fatal: true, process: m[1]})
	}
	if m := dumpBegin.FindStringSubmatch(t); m != nil {
		if p.ctx.anr && (p.ctx.pid == 0 || p.ctx.pid == atoi(m[1])) {
			p.ctx.pid = atoi(m[1])
			return take()
		}
		return fresh(context{anr: true, fatal: true, format: "thread dump", pid: atoi(m[1]), time: m[2]})
	}
	if dumpEnd.MatchString(t) {
		p.pendingANR()
		p.i++
		p.floor = p.i
		return true
	}
	if m := cmdLine.FindStringSubmatch(t); m != nil && p.ctx.anr {
		p.ctx.process = m[1]
		return take()
	}
	if m := anrReason.FindStringSubmatch(t); m != nil && p.ctx.anr {
		if p.ctx.reason == "" {
			p.ctx.reason = m[1]
		}
		return take()
	}
	if anrSDK.MatchString(t) && !p.ctx.marked && p.joined {
		if !p.ctx.anr {
			p.ctx.anr, p.ctx.fatal = true, true
		}
		p.ctx.reason = t
		return take()
	}
	return false
}

// threadDump takes one thread of a dump; only the main one becomes a report.
func (p *parser) threadDump(t string) bool {
	name, state, waits := "", "", ""
	if m := threadLine.FindStringSubmatch(t); m != nil {
		name = m[1]
		if m[2] == "1" {
			name = "main"
		}
		state = t[strings.LastIndexByte(t, ' ')+1:]
	} else if m := threadLine2.FindStringSubmatch(t); m != nil {
		name, state, waits = m[1], m[2], trimSpace(m[4])
	} else {
		return false
	}
	first := p.i
	last := first
	e := &Exception{Type: "ANR", Message: p.ctx.reason, HasMessage: p.ctx.reason != ""}
	for p.i++; p.i < len(p.lines); p.i++ {
		u := trimSpace(p.lines[p.i].text)
		if f, ok := parseFrame(p.lines[p.i].text); ok {
			e.Frames = append(e.Frames, f)
		} else if waiting, ok := strings.CutPrefix(u, "- "); ok {
			if waits == "" && strings.HasPrefix(waiting, "waiting") {
				waits = waiting
			}
		} else if u == "" || isThreadLine(u) || dumpEnd.MatchString(u) || strings.HasPrefix(u, "Caused by") {
			break
		}
		last = p.i
	}
	if name == "main" && len(e.Frames) > 0 {
		r := Report{Kind: ANR, Fatal: true, Exception: e, FirstLine: p.lines[first].no, LastLine: p.lines[last].no}
		p.fill(&r)
		r.Thread = "main"
		if p.ctx.format == "" && p.format == "" {
			r.Format = "thread dump"
		}
		r.Notes = append(r.Notes, "the main thread is "+strings.ToLower(state))
		if waits != "" {
			r.Notes = append(r.Notes, waits)
		}
		p.follow(&r, e, waits)
		p.reports = append(p.reports, r)
		p.ctx = context{}
	}
	p.floor = p.i
	return true
}

// heldBy is the number of the thread that holds a lock, in both wordings.
var heldBy = pattern.New(`held by (?:thread |tid=|threadid=)(\d+)`)

// follow makes the thread that holds the lock, for which a thread waits, the cause of the
// wait, and so on.
func (p *parser) follow(r *Report, e *Exception, waits string) {
	seen, name := map[int]bool{1: true}, "the main thread"
	for {
		m := heldBy.FindStringSubmatch(waits)
		if m == nil {
			return
		}
		tid := atoi(m[1])
		if seen[tid] {
			r.Notes = append(r.Notes, fmt.Sprintf("a deadlock: %s waits for a lock of a thread that waits for one of its own", name))
			return
		}
		seen[tid] = true
		holder, frames, next := p.threadOf(tid)
		if holder == "" {
			r.Notes = append(r.Notes, fmt.Sprintf("the text does not show thread %d, which holds the lock", tid))
			return
		}
		r.Notes = append(r.Notes, fmt.Sprintf("%s waits for a lock that thread %q holds: what that thread does is followed", name, holder))
		name = fmt.Sprintf("thread %q", holder)
		e.Cause = &Exception{Type: "ANR", Message: name + " holds the lock", HasMessage: true, Frames: frames, enclosing: e}
		e, waits = e.Cause, next
	}
}

// threadOf reads the thread of a number from the rest of the dump.
func (p *parser) threadOf(tid int) (name string, frames []Frame, waits string) {
	for i := p.i; i < len(p.lines); i++ {
		t := trimSpace(p.lines[i].text)
		if dumpEnd.MatchString(t) || dumpBegin.MatchString(t) {
			break
		}
		switch m, m2 := threadLine.FindStringSubmatch(t), threadLine2.FindStringSubmatch(t); {
		case m != nil:
			if name != "" {
				return name, frames, waits
			}
			if m[2] != "" && atoi(m[2]) == tid {
				name = m[1]
			}
			continue
		case m2 != nil:
			if name != "" {
				return name, frames, waits
			}
			if atoi(m2[3]) == tid {
				name, waits = m2[1], trimSpace(m2[4])
			}
			continue
		case name == "":
			continue
		}
		if f, ok := parseFrame(p.lines[i].text); ok {
			frames = append(frames, f)
		} else if waiting, ok := strings.CutPrefix(t, "- "); ok && waits == "" && strings.HasPrefix(waiting, "waiting") {
			waits = waiting
		}
	}
	return name, frames, waits
}

// pendingANR reports an ANR that was announced without a thread dump.
func (p *parser) pendingANR() {
	if !p.ctx.anr || p.ctx.process == "" && p.ctx.reason == "" {
		return
	}
	r := Report{Kind: ANR, Fatal: true, FirstLine: p.ctx.line, LastLine: p.ctx.line,
		Exception: &Exception{Type: "ANR", Message: p.ctx.reason, HasMessage: p.ctx.reason != ""}}
	p.fill(&r)
	r.Notes = append(r.Notes, "the stack of the main thread is not in this text: it is in /data/anr/ and in the bug report")
	p.reports = append(p.reports, r)
	p.ctx = context{}
}
