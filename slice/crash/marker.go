// The lines that announce a report: who crashed, when, in which thread.

package crash

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

// context is what the lines before a trace said about it.
type context struct {
	marked  bool // FATAL EXCEPTION or a service's equivalent: the next line is the header
	line    int
	fatal   bool
	format  string
	process string
	pid     int
	thread  string
	time    string
	reason  string
	anr     bool
}

var (
	fatalMark     = pattern.New(`^(?:\*\*\* )?FATAL EXCEPTION(?: IN SYSTEM PROCESS)?: ?(.*)$`)
	uncaughtMark  = pattern.New(`^Uncaught handler: thread (.*) exiting due to uncaught exception$`)
	processMark   = pattern.New(`^Process: ([^,\s]+)(?:, PID: (\d+))?\s*$`)
	pidMark       = pattern.New(`^(?:PID|Pid): ?(\d+)$`)
	monkeyMark    = pattern.New(`^CRASH: (\S+) \(pid (\d+)\)`)
	monkeyANR     = pattern.New(`^NOT RESPONDING: (\S+) \(pid (\d+)\)`)
	monitorMark   = pattern.New(`^\*\* ERROR: PROCESS CRASHED`)
	monitorField  = pattern.New(`^(processName|processPid|shortMsg|longMsg|timeMillis|uptime|stack):\s?(.*)$`)
	dropboxMark   = pattern.New(`^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) (\w+)(?: \(|$)`)
	dropboxPack   = pattern.New(`^Package: (\S+)`)
	dropboxFlag   = pattern.New(`^(Flags|UID|User|Foreground|Lifetime|Build|Loading-Progress|Dropped-Count|Crash-Handler|SystemUptimeMs|System-App|Instant-App|Process-Runtime|Timestamp|Incremental|Error-Id): `)
	crashlytics   = pattern.New(`^# (?:Application|Bundle Identifier|Package): (\S+)`)
	crashlyticsTm = pattern.New(`^# (?:Date|Time): (.+)$`)
	amCrash       = pattern.New(`^\[?(\d+),(\d+),([^,]+),(-?\d+),([^,]+),(.*),([^,]*),(-?\d+)(?:,\d+)?\]?$`)
	boundary      = pattern.New(`^(?:\(Coroutine boundary\)|---.*---|Back traces? (?:starts|ends?)\.?|\+ .*|- (?:locked|waiting|sleeping).*)$`)
)

// marker takes the lines that announce a report.
func (p *parser) marker(t string) bool {
	take := func() bool {
		if p.ctx.line == 0 {
			p.ctx.line = p.lines[p.i].no
		}
		if p.ctx.time == "" {
			p.ctx.time = p.times[p.lines[p.i].no]
		}
		p.i++
		p.floor = p.i
		return true
	}
	fresh := func(c context) bool {
		p.pendingANR()
		p.ctx = c
		return take()
	}
	if m := fatalMark.FindStringSubmatch(t); m != nil {
		return fresh(context{marked: true, fatal: true, thread: m[1]})
	}
	if m := uncaughtMark.FindStringSubmatch(t); m != nil {
		return fresh(context{marked: true, fatal: true, thread: m[1]})
	}
	if m := monkeyMark.FindStringSubmatch(t); m != nil {
		return fresh(context{fatal: true, format: "monkey", process: m[1], pid: atoi(m[2])})
	}
	if m := monkeyANR.FindStringSubmatch(t); m != nil {
		return fresh(context{anr: true, fatal: true, format: "monkey", process: m[1], pid: atoi(m[2])})
	}
	if monitorMark.MatchString(t) {
		return fresh(context{fatal: true, format: "am monitor"})
	}
	if p.ctx.format == "am monitor" {
		if m := monitorField.FindStringSubmatch(t); m != nil {
			switch m[1] {
			case "processName":
				p.ctx.process = m[2]
			case "processPid":
				p.ctx.pid = atoi(m[2])
			case "stack":
				p.ctx.marked = true
			}
			return take()
		}
	}
	if m := dropboxMark.FindStringSubmatch(t); m != nil && strings.Contains(m[2], "_") {
		switch {
		case strings.HasSuffix(m[2], "_crash"), strings.HasSuffix(m[2], "_anr"), strings.HasSuffix(m[2], "_wtf"), strings.HasSuffix(m[2], "_strictmode"):
			return fresh(context{format: "dropbox", fatal: strings.HasSuffix(m[2], "_crash") || strings.HasSuffix(m[2], "_anr"), anr: strings.HasSuffix(m[2], "_anr"), time: m[1]})
		}
	}
	if m := processMark.FindStringSubmatch(t); m != nil {
		p.ctx.process = m[1]
		if m[2] != "" {
			p.ctx.pid = atoi(m[2])
			if !p.ctx.marked {
				p.ctx.marked, p.ctx.fatal = true, true // a text that begins below FATAL EXCEPTION
			}
		} else if p.ctx.format == "" {
			p.ctx.format, p.ctx.fatal = "dropbox", true
		}
		return take()
	}
	if m := pidMark.FindStringSubmatch(t); m != nil {
		p.ctx.pid = atoi(m[1])
		return take()
	}
	if p.ctx.format == "dropbox" {
		if m := dropboxPack.FindStringSubmatch(t); m != nil {
			if p.ctx.process == "" {
				p.ctx.process = m[1]
			}
			return take()
		}
		if dropboxFlag.MatchString(t) {
			return take()
		}
	}
	if m := crashlytics.FindStringSubmatch(t); m != nil {
		p.ctx.format, p.ctx.process = "crashlytics", m[1]
		return take()
	}
	if m := crashlyticsTm.FindStringSubmatch(t); m != nil && p.ctx.format == "crashlytics" {
		p.ctx.time = m[1]
		return take()
	}
	return p.anrMarker(t, fresh, take)
}

func atoi(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

// event reads am_crash of the events buffer: pid, user, process, flags,
// exception, message, file, line.
func (p *parser) event(t string) bool {
	if p.tag != "am_crash" {
		return false
	}
	m := amCrash.FindStringSubmatch(t)
	if m == nil {
		return false
	}
	line := p.lines[p.i]
	e := &Exception{Type: m[5], Message: m[6], HasMessage: m[6] != "NULL"}
	if !e.HasMessage {
		e.Message = ""
	}
	r := Report{Kind: Java, Format: "am_crash", Fatal: true, Process: m[3], PID: atoi(m[1]), Exception: e,
		FirstLine: line.no, LastLine: line.no, Time: p.times[line.no]}
	if m[5] == "Native crash" {
		r.Kind = Native
	}
	r.Notes = append(r.Notes, fmt.Sprintf("only the am_crash event is there: the exception was thrown in %s at line %s, the frames are in the crash buffer (logcat -b crash)", m[7], m[8]))
	p.reports = append(p.reports, r)
	p.i++
	p.floor = p.i
	return true
}
