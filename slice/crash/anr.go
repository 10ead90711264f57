// ANRs: the main thread of a thread dump, with the reason that was logged.

package crash

import (
	"regexp"
	"strings"
)

var (
	threadLine  = regexp.MustCompile(`^"(.*)"(?: daemon)? (?:sysTid=\d+|(?:prio=\d+ )?tid=(\d+).*)$`)
	threadLine2 = regexp.MustCompile(`^(\S.*?) \(([\w ]+)\): ?tid=(\d+)\b(.*)$`)
	dumpBegin   = regexp.MustCompile(`^----- pid (\d+) at (.+?) -----$`)
	dumpEnd     = regexp.MustCompile(`^----- end (\d+) -----$`)
	cmdLine     = regexp.MustCompile(`^Cmd ?line: (\S+)`)
	anrIn       = regexp.MustCompile(`^ANR in ([^\s,]+)`)
	anrReason   = regexp.MustCompile(`^(?:Reason|Subject|Annotation|ANR Reason|Cause): (.+)$`)
	anrSDK      = regexp.MustCompile(`^(?:ANR triggered by|Input dispatching timed out|executing service |Broadcast of Intent|Context\.startForegroundService|App freeze)`)
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
		p.reports = append(p.reports, r)
		p.ctx = context{}
	}
	p.floor = p.i
	return true
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
