// Tombstones and other native crashes: recognised to be refused with a clear word.

package crash

import (
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

var (
	tombstoneStars = pattern.New(`^\*\*\* \*\*\* \*\*\*`)
	tombstoneWho   = pattern.New(`^(?:Cmdline: .*|pid: (\d+), tid: (\d+), name: (.*?)\s+>>> (.+?) <<<)$`)
	signalLine     = pattern.New(`^(?:Fatal )?signal (\d+) \((SIG\w+)\)(.*)$`)
	fatalSignal    = pattern.New(`^Fatal signal (\d+) \((SIG\w+)\).*?(?:in tid (\d+) \((.*?)\))?(?:, pid (\d+) \((.*?)\))?$`)
	abortMessage   = pattern.New(`^Abort message: '?(.*?)'?$`)
	dartError      = pattern.New(`^\[ERROR:flutter/\S+\] Unhandled Exception: (.*)$`)
	serviceSignal  = pattern.New(`^(?:Crashed: Thread.*?|Fatal Exception|Crash): *:? *(SIG[A-Z]+)\b(.*)$`)
)

// native takes a tombstone, from its stars or its first line to its end.
func (p *parser) native(t string) bool {
	if m := fatalSignal.FindStringSubmatch(t); m != nil && !strings.HasPrefix(t, "signal") {
		line := p.lines[p.i]
		r := Report{Kind: Native, Fatal: true, FirstLine: line.no, LastLine: line.no, Exception: &Exception{Type: m[2]}}
		p.fill(&r)
		r.Format, r.Thread, r.Process = "signal line", m[4], m[6]
		if m[5] != "" {
			r.PID = atoi(m[5])
		}
		p.native1(r)
		return true
	}
	if m := serviceSignal.FindStringSubmatch(t); m != nil {
		line := p.lines[p.i]
		r := Report{Kind: Native, Fatal: true, FirstLine: line.no, LastLine: line.no, Exception: &Exception{Type: m[1], Message: trimSpace(m[2]), HasMessage: trimSpace(m[2]) != ""}}
		p.fill(&r)
		p.native1(r)
		return true
	}
	if m := dartError.FindStringSubmatch(t); m != nil && !(p.frameAt(p.i+1) && throwableName.MatchString(m[1])) { // else an exception of Java that reached Dart
		line := p.lines[p.i]
		r := Report{Kind: Dart, FirstLine: line.no, LastLine: line.no, Exception: &Exception{Type: "Unhandled Exception", Message: m[1], HasMessage: true}}
		p.fill(&r)
		p.i++
		p.reports = append(p.reports, r)
		p.ctx = context{}
		p.floor = p.i
		return true
	}
	if !tombstoneStars.MatchString(t) && !(tombstoneWho.MatchString(t) && strings.HasPrefix(t, "pid:")) {
		return false
	}
	first := p.i
	r := Report{Kind: Native, Fatal: true, FirstLine: p.lines[first].no, Exception: &Exception{Type: "native crash"}}
	p.fill(&r)
	r.Format = "tombstone"
	stars := tombstoneStars.MatchString(t)
	if stars {
		p.i++
	}
	seen := 0
	for ; p.i < len(p.lines) && p.i < first+4000; p.i++ {
		u := trimSpace(p.lines[p.i].text)
		if tombstoneStars.MatchString(u) || fatalMark.MatchString(u) || strings.HasPrefix(u, "--- --- ---") && seen > 0 {
			break
		}
		if m := tombstoneWho.FindStringSubmatch(u); m != nil && m[1] != "" {
			if seen++; seen > 1 {
				break
			}
			r.PID, r.Thread, r.Process = atoi(m[1]), m[3], m[4]
		}
		if m := signalLine.FindStringSubmatch(u); m != nil && r.Exception.Type == "native crash" {
			r.Exception.Type = m[2]
			r.Exception.Message = strings.TrimLeft(trimSpace(m[3]), ", ")
			r.Exception.HasMessage = r.Exception.Message != ""
		}
		if m := abortMessage.FindStringSubmatch(u); m != nil {
			r.Exception.Message, r.Exception.HasMessage = m[1], true
		}
	}
	if seen == 0 && r.Exception.Type == "native crash" {
		p.floor = p.i
		return true // stars around something else
	}
	r.LastLine = p.lines[p.i-1].no
	p.addNative(r)
	return true
}

func (p *parser) native1(r Report) {
	p.i++
	p.addNative(r)
}

func (p *parser) addNative(r Report) {
	r.Notes = append(r.Notes, "a native crash: it happened in machine code, which esdroid does not read")
	p.reports = append(p.reports, r)
	p.ctx = context{}
	p.floor = p.i
}
