// From log lines to entries.

package esdroidlog

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
)

// NoLegacy is the legacy index of entries that ESDroid's parser drops.
const NoLegacy = -1

// Entry is one record of a log.
type Entry struct {
	Legacy    int // 0-based number among the lines that ESDroid accepts, or NoLegacy
	LogLine   int // 1-based line of the file
	PID, TID  int32
	Time      string // as logcat prints it
	Event     int    // the number in EVENTID_n, 0 for AndroidSlicer's CALLBACK_SLC, -1 if unmarked
	Line      int    // of the source, -1 if unknown
	NoLine    bool   // the log does not say the line at all
	Class     string // dotted
	Method    string // simple name; nothing tells the overload
	Statement string // Jimple text
	Cut       bool   // the statement's end is missing
	Again     []int  // the legacy numbers of further copies of the record
}

// Problem is something in the log that is lost or was put right.
type Problem struct {
	LogLine int    `json:"logLine"`
	Reason  string `json:"reason"`
}

func (p Problem) String() string { return fmt.Sprintf("log line %d: %s", p.LogLine, p.Reason) }

// Log is a whole log.
type Log struct {
	Entries  []Entry
	Lines    int // in the file
	Accepted int // lines that ESDroid's parser accepts
	Problems []Problem
}

var (
	reGlue = regexp.MustCompile(`\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\s+\d+\s+\d+ [VDIWEFS] [^:]{1,23}: (?:EVENTID_\d+: |CALLBACK_SLC: )?(?:FLiAD|SLICING): ZZZ`)
	// A record whose own text was cut still has these parts.
	reCut = regexp.MustCompile(`^(-?\d+)ZZZ(.+?)ZZZ(.+?)ZZZ`)
)

// payloadLimit is what logcat keeps of one message.
const payloadLimit = 4068

// Detect reports whether data, the beginning of a file, looks like such a log.
func Detect(data []byte) bool {
	return bytes.Contains(data, []byte("FLiAD: ZZZ")) || bytes.Contains(data, []byte("SLICING: ZZZ"))
}

// maxLogSize bounds what a compressed log may unpack to.
const maxLogSize = 4 << 30

// Read reads a log, gzip-compressed or not.
func Read(in io.Reader) (*Log, error) {
	b := bufio.NewReaderSize(in, 1<<16)
	if head, _ := b.Peek(2); len(head) == 2 && head[0] == 0x1f && head[1] == 0x8b {
		z, err := gzip.NewReader(b)
		if err != nil {
			return nil, fmt.Errorf("execution log: %w", err)
		}
		b = bufio.NewReaderSize(io.LimitReader(z, maxLogSize), 1<<16)
	}
	s := bufio.NewScanner(b)
	s.Buffer(make([]byte, 0, 1<<16), 1<<24)
	log := &Log{}
	for s.Scan() {
		log.Lines++
		log.addLine(strings.TrimSuffix(s.Text(), "\r"))
	}
	if err := s.Err(); err != nil {
		return nil, fmt.Errorf("execution log, line %d: %w", log.Lines+1, err)
	}
	if len(log.Entries) == 0 {
		return nil, fmt.Errorf("execution log: none of its %d lines is a record of ESDroid or AndroidSlicer (they contain \"FLiAD: ZZZ\" or \"SLICING: ZZZ\")", log.Lines)
	}
	log.dropRepeats()
	return log, nil
}

func (l *Log) problem(format string, args ...any) {
	l.Problems = append(l.Problems, Problem{l.Lines, fmt.Sprintf(format, args...)})
}

func (l *Log) addLine(line string) {
	separators := strings.Count(line, "ZZZ")
	if separators == 0 {
		return // somebody else's message
	}
	legacy := NoLegacy
	if separators == 5 {
		legacy = l.Accepted
		l.Accepted++
		l.addRecord(line, legacy, false)
		return
	}
	// A record cut at the payload limit swallows the line after it.
	if at := reGlue.FindAllStringIndex(line, -1); len(at) > 1 {
		for i := len(at) - 1; i > 0; i-- {
			if inside := line[:at[i][0]]; len(inside) < payloadLimit/2 {
				at = append(at[:i], at[i+1:]...)
			}
		}
		if len(at) > 1 {
			l.problem("a record was cut at logcat's limit and the next one glued to it: separated")
			for i, span := range at {
				end := len(line)
				if i+1 < len(at) {
					end = at[i+1][0]
				}
				l.addRecord(line[span[0]:end], NoLegacy, i+1 < len(at))
			}
			return
		}
	}
	l.addRecord(line, legacy, false)
}

func (l *Log) addRecord(line string, legacy int, cut bool) {
	e := Entry{Legacy: legacy, LogLine: l.Lines, Event: -1, Cut: cut}
	rest, ok := e.cutHead(line)
	if !ok {
		if strings.Contains(line, "ZZZ") {
			l.problem("no logcat header: dropped")
		}
		return
	}
	if rest, ok = e.cutMark(rest); !ok {
		return // somebody else's message
	}
	if !e.cutBody(rest) {
		body := reCut.FindStringSubmatch(rest)
		if body == nil {
			l.problem("record without line, class and method: dropped")
			return
		}
		l.problem("record cut before its statement")
		e.Cut = true
		e.Line, _ = strconv.Atoi(body[1])
		e.Class, e.Method = body[2], body[3]
	}
	if strings.Contains(e.Statement, `println(java.lang.String)>("FLiAD: ZZZ`) && !strings.HasPrefix(e.Statement, "if ") {
		l.problem("record of the instrumentation itself: dropped")
		return
	}
	if len(rest) >= payloadLimit-64 {
		e.Cut = true
	}
	l.Entries = append(l.Entries, e)
}
