package esdroidlog

import (
	"bufio"
	"compress/gzip"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
)

// The grammar of a line.
var (
	reHead = regexp.MustCompile(`^(\d\d-\d\d \d\d:\d\d:\d\d\.\d{3})\s+(\d+)\s+(\d+) ([VDIWEFS]) ([^:]*?)\s*: (.*)$`)
	reMark = regexp.MustCompile(`^(?:EVENTID_(\d+): |(CALLBACK_SLC: ))?(?:FLiAD|SLICING): ZZZ`)
	reBody = regexp.MustCompile(`^(-?\d+)ZZZ(.+?)ZZZ(.+?)ZZZ__inst__ZZZ(.*)$`)
)

// byGrammar parses a line with the regular expressions.
func byGrammar(line string) (e Entry, ok bool) {
	head := reHead.FindStringSubmatch(line)
	if head == nil {
		return e, false
	}
	mark := reMark.FindStringSubmatch(head[6])
	if mark == nil {
		return e, false
	}
	body := reBody.FindStringSubmatch(head[6][len(mark[0]):])
	if body == nil {
		return e, false
	}
	e.Time, e.Event = head[1], -1
	pid, _ := strconv.ParseInt(head[2], 10, 32)
	tid, _ := strconv.ParseInt(head[3], 10, 32)
	e.PID, e.TID = int32(pid), int32(tid)
	if mark[1] != "" {
		e.Event, _ = strconv.Atoi(mark[1])
	} else if mark[2] != "" {
		e.Event = 0
	}
	e.Line, _ = strconv.Atoi(body[1])
	e.Class, e.Method, e.Statement = body[2], body[3], body[4]
	return e, true
}

func byHand(line string) (e Entry, ok bool) {
	e.Event = -1
	rest, ok := e.cutHead(line)
	if !ok {
		return Entry{}, false
	}
	if rest, ok = e.cutMark(rest); !ok || !e.cutBody(rest) {
		return Entry{}, false
	}
	return e, true
}

func same(a, b Entry) bool {
	return a.Time == b.Time && a.PID == b.PID && a.TID == b.TID && a.Event == b.Event && a.Line == b.Line && a.Class == b.Class && a.Method == b.Method && a.Statement == b.Statement
}

// TestLinesByHand compares both ways on every line of the corpus.
func TestLinesByHand(t *testing.T) {
	lines := 0
	for _, app := range corpus.Crashes {
		file, err := os.Open(filepath.Join(corpus.Crash(t, app), "reduced.trace.txt.gz"))
		if err != nil {
			t.Fatal(err)
		}
		z, err := gzip.NewReader(file)
		if err != nil {
			t.Fatal(err)
		}
		s := bufio.NewScanner(z)
		s.Buffer(nil, 1<<20)
		for s.Scan() {
			want, ok := byGrammar(s.Text())
			got, have := byHand(s.Text())
			if ok != have || !same(want, got) {
				t.Fatalf("%q:\n got %v %+v\nwant %v %+v", s.Text(), have, got, ok, want)
			}
			lines++
		}
		file.Close()
	}
	t.Logf("%d lines", lines)
}

// FuzzLine compares both ways on whatever there is.
func FuzzLine(f *testing.F) {
	f.Add("10-02 22:10:44.370 18697 18697 I System.out: EVENTID_2: FLiAD: ZZZ19ZZZcom.x.YZZZonCreateZZZ__inst__ZZZnop")
	f.Add("10-02 22:10:44.370  1  1 I a : SLICING: ZZZ-1ZZZaZZZbZZZZ__inst__ZZZ$r0 = \"ZZZ\"")
	f.Add("10-02 22:10:44.370 1 1 I :: CALLBACK_SLC: FLiAD: ZZZ1ZZZZZZZZZZ__inst__ZZZ")
	f.Fuzz(func(t *testing.T, line string) {
		for _, c := range line {
			if c == '\n' {
				return // lines have none
			}
		}
		want, ok := byGrammar(line)
		got, have := byHand(line)
		if ok != have || ok && !same(want, got) {
			t.Fatalf("%q:\n got %v %+v\nwant %v %+v", line, have, got, ok, want)
		}
	})
}
