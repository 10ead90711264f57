package interest

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/simulate"
	"github.com/esdroid/esdroid/internal/oracle"
)

// program writes a shell script and returns its name.
func program(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "test.sh")
	if err := os.WriteFile(name, []byte("#!/bin/sh\n"+text+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	return name
}

func trial(n int) dd.Trial {
	return dd.Trial{Candidate: dd.All(n), Sequence: simulate.Taps(n), Number: 1, Timeout: time.Minute}
}

func TestExitCodes(t *testing.T) {
	for _, tt := range []struct {
		text    string
		verdict dd.Verdict
		reason  string
		err     string
	}{
		{"exit 0", dd.Reproduced, "", ""},
		{"exit 1", dd.Passed, "", ""},
		{"exit 3", dd.Passed, "", ""},
		{"echo adb is gone; exit 75", dd.Unresolved, "adb is gone", ""},
		{"kill -9 $$", dd.Unresolved, "killed", ""},
		{"no-such-program-here", dd.Unresolved, "", "127"},
	} {
		o, err := New(Options{Command: []string{program(t, tt.text)}, Dir: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		out, err := o.Run(context.Background(), trial(2))
		if tt.err != "" {
			if err == nil || !strings.Contains(err.Error(), tt.err) {
				t.Errorf("%s: error %v, want %q", tt.text, err, tt.err)
			}
			continue
		}
		if err != nil || out.Verdict != tt.verdict || !strings.Contains(out.Reason, tt.reason) {
			t.Errorf("%s: %v (%q), error %v; want %v (%q)", tt.text, out.Verdict, out.Reason, err, tt.verdict, tt.reason)
		}
	}
	if _, err := New(Options{Command: []string{"/no/such/program"}}); err == nil {
		t.Error("a program that does not exist is accepted")
	}
}

// What the program is given, and what it may tell.
func TestContract(t *testing.T) {
	oracle.Tool(t, "cat")
	oracle.Tool(t, "grep")
	dir := t.TempDir()
	o, err := New(Options{
		Command: []string{program(t, `
[ "$1" = first ] && [ "$2" = "$ESDROID_SEQ" ] || exit 9
[ -z "$(ls)" ] || exit 10
cat "$2" > "$TMPDIR/copy" && grep -q esdroid-events "$TMPDIR/copy" || exit 11
[ "$ESDROID_DEVICE" = emulator-5554 ] || exit 12
echo '{"signature": "boom", "report": "text", "events": 1, "steps": [{"state": {"activity": "A"}}]}' > "$ESDROID_OUT/outcome.json"
exit 1`), "first"},
		Dir: dir, Devices: []string{"emulator-5554"},
	})
	if err != nil {
		t.Fatal(err)
	}
	out, err := o.Run(context.Background(), trial(2))
	if err != nil || out.Verdict != dd.Passed || out.Signature != "boom" || out.Report != "text" || out.Events != 1 || len(out.Steps) != 1 || out.Steps[0].State.Activity != "A" {
		t.Errorf("%+v, %v", out, err)
	}
	if left, _ := os.ReadDir(dir); len(left) > 0 {
		t.Errorf("%d folders are left", len(left))
	}
}

func TestLiesAreRefused(t *testing.T) {
	for _, text := range []string{`{"events": 3}`, `{"steps": [{},{},{},{}]}`, `{"events": "x"}`, `{`} {
		o, err := New(Options{Command: []string{program(t, "echo '"+text+"' > $ESDROID_OUT/outcome.json")}, Dir: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := o.Run(context.Background(), trial(2)); err == nil || !strings.Contains(err.Error(), "outcome.json") {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestKeepsLatestFolders(t *testing.T) {
	dir := t.TempDir()
	o, err := New(Options{Command: []string{program(t, "exit 0")}, Dir: dir, Keep: 2, Format: event.Formats[0]})
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 5; n++ {
		tr := trial(1)
		tr.Number = n
		if _, err := o.Run(context.Background(), tr); err != nil {
			t.Fatal(err)
		}
	}
	left, _ := os.ReadDir(dir)
	if len(left) != 2 || left[0].Name() != "trial-00004" {
		t.Errorf("left: %v", left)
	}
}

func TestOutputIsBounded(t *testing.T) {
	w := &tail{limit: 10}
	for range 100 {
		w.Write([]byte("0123456789abcdef"))
	}
	if w.Len() > 20 || !bytes.HasSuffix(w.Bytes(), []byte("abcdef")) {
		t.Errorf("%d bytes kept, %q", w.Len(), w.Bytes())
	}
}

// Folders of trials that a killed run left in a folder of its own are removed.
func TestLeftFoldersAreRemoved(t *testing.T) {
	dir := t.TempDir()
	left, other := filepath.Join(dir, "trial-00003.12"), filepath.Join(dir, "mine")
	for _, d := range []string{left, other} {
		if err := os.Mkdir(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	o, err := New(Options{Command: []string{program(t, "exit 0")}, Dir: dir, Own: true})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := o.Run(context.Background(), trial(1)); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(left); err == nil {
		t.Errorf("%s is still there", left)
	}
	if _, err := os.Stat(other); err != nil {
		t.Error(err)
	}
}

func TestShell(t *testing.T) {
	oracle.Tool(t, "grep")
	o, err := New(Options{Command: Shell(`test "$1" = "$ESDROID_SEQ" && echo 'a "b"' | grep -q '"b"'`), Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	if out, err := o.Run(context.Background(), trial(1)); err != nil || out.Verdict != dd.Reproduced {
		t.Errorf("%+v, %v", out, err)
	}
}
