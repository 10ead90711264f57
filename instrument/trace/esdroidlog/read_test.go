package esdroidlog

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
)

func line(pid, tid, body string) string {
	return "10-02 22:10:44.370 " + pid + " " + tid + " I System.out: " + body + "\n"
}

func TestReadUndoesTheLogsFaults(t *testing.T) {
	cut := "FLiAD: ZZZ12ZZZa.BZZZmZZZ__inst__ZZZlookupswitch($i0) {" + strings.Repeat("case 1: goto x; ", 260)
	text := line("1", "1", "EVENTID_2: FLiAD: ZZZ19ZZZa.BZZZonCreateZZZ__inst__ZZZspecialinvoke $r0.<a: void b()>()") +
		"10-02 22:10:44.370 1 1 I Other: hello\n" +
		strings.TrimSuffix(line("1", "7", cut), "\n") + line("1", "7", "FLiAD: ZZZ-1ZZZa.BZZZrunZZZ__inst__ZZZ$i0 = $i1 + 1") +
		line("1", "1", "FLiAD: ZZZ20ZZZa.BZZZsizeZZZZ__inst__ZZZ$r3 = \"it\\'s\"") +
		line("1", "1", `FLiAD: ZZZ21ZZZa.BZZZmZZZ__inst__ZZZvirtualinvoke $r1.<java.io.PrintStream: void println(java.lang.String)>("FLiAD: ZZZ21ZZZa.BZZZmZZZ__inst__ZZZx")`) +
		strings.ReplaceAll(line("1", "1", "CALLBACK_SLC: SLICING: ZZZ22ZZZa.BZZZmZZZ__inst__ZZZ$i0 = 1"), "\n", "\r\n")
	log, err := Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	type brief struct {
		legacy, event, line int
		method, statement   string
		cut                 bool
	}
	want := []brief{
		{0, 2, 19, "onCreate", "specialinvoke $r0.<a: void b()>()", false},
		{NoLegacy, -1, 12, "m", cut[len("FLiAD: ZZZ12ZZZa.BZZZmZZZ__inst__ZZZ"):], true},
		{NoLegacy, -1, -1, "run", "$i0 = $i1 + 1", false},
		{1, -1, 20, "sizeZ", `$r3 = "it\'s"`, false},
		{2, 0, 22, "m", "$i0 = 1", false},
	}
	if len(log.Entries) != len(want) {
		t.Fatalf("%d entries, want %d: %+v", len(log.Entries), len(want), log.Entries)
	}
	for i, e := range log.Entries {
		if got := (brief{e.Legacy, e.Event, e.Line, e.Method, e.Statement, e.Cut}); got != want[i] {
			t.Errorf("entry %d: %+v, want %+v", i, got, want[i])
		}
	}
	if log.Entries[2].TID != 7 || len(log.Problems) != 2 {
		t.Errorf("thread %d, want 7; problems %v", log.Entries[2].TID, log.Problems)
	}
}

func TestReadRefusesOtherText(t *testing.T) {
	if _, err := Read(strings.NewReader("hello\n")); err == nil || !strings.Contains(err.Error(), "FLiAD") {
		t.Errorf("error %v", err)
	}
}

func TestCorpusPositionsNameTheSameStatements(t *testing.T) {
	for _, app := range corpus.Crashes {
		dir := corpus.Crash(t, app)
		for _, run := range []string{"full", "reduced"} {
			file, err := os.Open(filepath.Join(dir, run+".trace.txt.gz"))
			if err != nil {
				continue // one app has only one log
			}
			log, err := Read(file)
			file.Close()
			if err != nil {
				t.Fatal(err)
			}
			byLegacy := map[int]*Entry{}
			for i := range log.Entries {
				e := &log.Entries[i]
				if e.Legacy != NoLegacy {
					byLegacy[e.Legacy] = e
				}
				for _, again := range e.Again {
					byLegacy[again] = e
				}
			}
			f, err := os.Open(filepath.Join(dir, run+".esdroid-slice.dat"))
			if err != nil {
				t.Fatal(err)
			}
			slice, err := ReadSlice(f)
			f.Close()
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range slice {
				if e := byLegacy[s.Legacy]; e == nil || e.Statement != s.Statement {
					t.Errorf("%s/%s: position %d: slice file has %s, log has %+v", app, run, s.Legacy, s.Statement, e)
				}
			}
			t.Logf("%s/%s: %d lines, %d accepted, %d entries, %d problems, %d slice lines", app, run, log.Lines, log.Accepted, len(log.Entries), len(log.Problems), len(slice))
		}
	}
}

// TestRepeats: a block that the capture holds twice is taken once, and both
// numbers of its records stay known.
func TestRepeats(t *testing.T) {
	var text []string
	add := func(from, to int) {
		for i := from; i < to; i++ {
			text = append(text, fmt.Sprintf("01-01 00:00:00.%03d  1  1 I System.out: FLiAD: ZZZ%dZZZa.BZZZcZZZ__inst__ZZZ$i0 = $i0 + %d", i, i, i))
		}
	}
	add(0, 30)
	add(10, 40)
	log, err := Read(strings.NewReader(strings.Join(text, "\n")))
	if err != nil {
		t.Fatal(err)
	}
	if len(log.Entries) != 40 || log.Accepted != 60 || len(log.Problems) != 1 {
		t.Fatalf("%d entries of %d lines, problems %v", len(log.Entries), log.Accepted, log.Problems)
	}
	for i, e := range log.Entries {
		if e.Line != i || (i >= 10 && i < 30) != (len(e.Again) == 1) || len(e.Again) == 1 && e.Again[0] != i+20 {
			t.Errorf("entry %d is line %d, again %v", i, e.Line, e.Again)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(line("1", "1", "EVENTID_2: FLiAD: ZZZ19ZZZa.BZZZonCreateZZZ__inst__ZZZspecialinvoke $r0.<a: void b()>()"))
	f.Add(line("1", "1", "SLICING: ZZZ-1ZZZa"))
	f.Fuzz(func(t *testing.T, text string) {
		log, err := Read(strings.NewReader(text))
		if err == nil && log.Accepted > log.Lines {
			t.Fatalf("%d of %d lines accepted", log.Accepted, log.Lines)
		}
	})
}
