package command

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

const script = `# Start Script
type= user
count= 10
speed= 1.0
start data >>
LaunchActivity(com.x, com.x.Main)
Tap(1.0, 1.0, 0)
Tap(2.0, 2.0, 0)
DispatchPress(KEYCODE_BACK)
Tap(3.0, 3.0, 0)
Drag(4.0, 4.0, 5.0, 5.0, 8)
Tap(6.0, 6.0, 0)
`

// put writes a file into a new folder.
func put(t *testing.T, name, text string, mode os.FileMode) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
	return path
}

func run(args ...string) (int, string) {
	var out bytes.Buffer
	code := Run(args, strings.NewReader(""), &out, &out)
	return code, out.String()
}

// has defines what tells whether a file holds a text, for tests in the shell: there may be
// no grep.
const has = `has() { while read -r line || [ -n "$line" ]; do case $line in *"$1"*) return 0;; esac; done < "$2"; return 1; }
`

func TestMinimize(t *testing.T) {
	events := put(t, "monkey.log", script, 0o644)
	test := put(t, "test.sh", "#!/bin/sh\n"+has+"has 'Tap(2.0' $1 && has 'Drag' $1\n", 0o755)
	dir := filepath.Join(t.TempDir(), "work")
	output := filepath.Join(t.TempDir(), "short.script")
	code, out := run("minimize", "--events", events, "--test", test, "--dir", dir, "-o", output, "--deterministic")
	if code != cli.ExitDone || !strings.Contains(out, "2 of 6 events are left: 1,4") || !strings.Contains(out, "No single event can be taken away") {
		t.Fatalf("exit code %d\n%s", code, out)
	}
	const want = "start data >>\nLaunchActivity(com.x, com.x.Main)\nTap(2.0, 2.0, 0)\nDrag(4.0, 4.0, 5.0, 5.0, 8)\n"
	for _, name := range []string{output, filepath.Join(dir, "best.script")} {
		if data, err := os.ReadFile(name); err != nil || !strings.HasSuffix(string(data), want) {
			t.Errorf("%s: %v\n%s", name, err, data)
		}
	}
	if code, out := run("minimize", "--events", events, "--test", test, "--dir", dir, "--deterministic"); code != cli.ExitBadInput || !strings.Contains(out, "resume") {
		t.Errorf("without --resume: exit code %d\n%s", code, out)
	}
	code, out = run("minimize", "--events", events, "--test", test, "--dir", dir, "--deterministic", "--resume", "--canonicalize", "--windows", "3", "--json")
	if code == cli.ExitDone {
		t.Errorf("canonicalisation has another table of events, but the journal was taken over\n%s", out)
	}
	dir = filepath.Join(t.TempDir(), "other")
	code, out = run("minimize", "--events", events, "--test", test, "--dir", dir, "--deterministic", "--windows", "3", "--json", "--log-json", filepath.Join(t.TempDir(), "log"))
	var res struct {
		Candidate []int `json:"candidate"`
		Certified bool  `json:"certified"`
	}
	if i := strings.Index(out, "{\n"); code != cli.ExitDone || i < 0 || json.Unmarshal([]byte(out[i:]), &res) != nil || len(res.Candidate) != 2 || !res.Certified {
		t.Errorf("exit code %d, %+v\n%s", code, res, out)
	}
}

// A reduction as pages for people: the events that are left, and how sure that is.
func TestMinimizeReports(t *testing.T) {
	events := put(t, "monkey.log", script, 0o644)
	test := put(t, "test.sh", "#!/bin/sh\n"+has+"has 'Tap(2.0' $1 && has 'Drag' $1\n", 0o755)
	for format, parts := range map[string][]string{
		"html":     {"2 of 6 events give the crash", "needed: without it no crash", "No single event can be taken away", `class="columns" hidden`, "tap (2, 2)"},
		"markdown": {"## 2 of 6 events give the crash", "1. tap (2, 2)\n2. swipe (4, 4) to (5, 5)", "- No single event can be taken away"},
	} {
		dir, page := filepath.Join(t.TempDir(), "work"), filepath.Join(t.TempDir(), "page")
		code, out := run("minimize", "--events", events, "--test", test, "--dir", dir, "--deterministic", "--format", format, "--output", page)
		data, err := os.ReadFile(page)
		if code != cli.ExitDone || err != nil {
			t.Fatalf("exit code %d, %v\n%s", code, err, out)
		}
		for _, part := range parts {
			if !strings.Contains(string(data), part) {
				t.Errorf("%s lacks %q:\n%.3000s", format, part, data)
			}
		}
		if _, err := os.Stat(filepath.Join(dir, "best.script")); err != nil {
			t.Error(err)
		}
	}
	if code, out := run("minimize", "--events", events, "--test", test, "--format", "html", "--json"); code != cli.ExitUsage {
		t.Errorf("exit code %d\n%s", code, out)
	}
}

// Any file can be reduced, by a command of the shell.
func TestMinimizePieces(t *testing.T) {
	for _, tt := range []struct{ as, text, test, want, unit string }{
		{"lines", "int a;\nint b = ;\nint c;\n", has + `has 'b = ;' "$1"`, "int b = ;\n", "line"},
		{"bytes", "xx\xffyy\x00z", has + `LC_ALL=C has y "$1"`, "y", "byte"},
		{"json", `[1, {"x": "a b"}, [3]]`, has + `has 'a b' "$ESDROID_SEQ"`, "[{\"x\": \"a b\"}]\n", "element"},
	} {
		input := put(t, "input.txt", tt.text, 0o644)
		dir := filepath.Join(t.TempDir(), "work")
		code, out := run("minimize", "--as", tt.as, "--events", input, "--shell", "--test", tt.test, "--dir", dir, "--deterministic")
		if code != cli.ExitDone {
			t.Fatalf("%s: exit code %d\n%s", tt.as, code, out)
		}
		if data, err := os.ReadFile(filepath.Join(dir, "best.txt")); err != nil || string(data) != tt.want {
			t.Errorf("%s: %q, %v, want %q\n%s", tt.as, data, err, tt.want, out)
		}
		if !strings.Contains(out, "No single "+tt.unit+" can be taken away") || !strings.Contains(out, "(counted from 0)") {
			t.Errorf("%s: in other words:\n%s", tt.as, out)
		}
		if left, _ := os.ReadDir(filepath.Join(dir, "trials")); len(left) > 0 {
			t.Errorf("%s: %d folders of trials are left", tt.as, len(left))
		}
	}
	input := put(t, "input.txt", "a\n", 0o644)
	for _, args := range [][]string{{"--as", "words"}, {"--as", "lines", "--canonicalize"}} {
		args = append([]string{"minimize", "--events", input, "--test", "true", "--dir", filepath.Join(t.TempDir(), "d")}, args...)
		if code, out := run(args...); code != cli.ExitUsage {
			t.Errorf("%v: exit code %d\n%s", args, code, out)
		}
	}
}

func TestMinimizeExitCodes(t *testing.T) {
	events := put(t, "monkey.log", script, 0o644)
	yes, no := put(t, "yes.sh", "#!/bin/sh\nexit 0\n", 0o755), put(t, "no.sh", "#!/bin/sh\nexit 1\n", 0o755)
	last := put(t, "last.sh", "#!/bin/sh\n"+has+"has 'Tap(6' \"$1\"\n", 0o755)
	bad := put(t, "bad.log", script+"Tap(1.0, x)\n", 0o644)
	named := 0
	for _, tt := range []struct {
		args []string
		code int
		out  string
	}{
		{[]string{"--events", events, "--test", last}, cli.ExitDone, "1 of 6 events are left"},
		{[]string{"--events", events, "--test", last, "--max-tests", "8"}, cli.ExitPartial, "--resume"},
		{[]string{"--events", events, "--test", last, "--max-events", "30", "--format", "execute-log"}, cli.ExitUsage, "cannot be written"},
		{[]string{"--test", yes}, cli.ExitUsage, "--events"},
		{[]string{"--events", events}, cli.ExitUsage, "--test"},
		{[]string{"--events", events, "--test", yes, "--strategy", "none"}, cli.ExitUsage, "known: default"},
		{[]string{"--events", events, "--test", last, "--strategy", "hdd"}, cli.ExitUsage, "--states"},
		{[]string{"--events", events, "--test", no}, cli.ExitNegative, "0 of 14 trials"},
		{[]string{"--events", bad, "--test", yes}, cli.ExitBadInput, "line 13, column 10"},
		{[]string{"--events", events, "--test", "/no/such/program"}, cli.ExitBadInput, "/no/such/program"},
		{[]string{"--events", events, "--test", yes, "--max-tests", "5"}, cli.ExitPartial, "--resume"},
		{[]string{"--events", events, "--test", yes}, cli.ExitDone, "The launch alone gives the crash"},
		{[]string{"--events", events, "--test", yes, "--trivial-is-error"}, cli.ExitNegative, "launch alone"},
	} {
		dir := filepath.Join(t.TempDir(), "d")
		code, out := run(append([]string{"minimize", "--dir", dir}, tt.args...)...)
		if code != tt.code || !strings.Contains(out, tt.out) {
			t.Errorf("%s: exit code %d, want %d and %q\n%s", strings.Join(tt.args, " "), code, tt.code, tt.out, out)
		}
		for _, word := range strings.Fields(out) { // what is named is there
			if word = strings.Trim(word, ".,;:()'\""); !strings.HasPrefix(word, dir) {
				continue
			}
			named++
			if _, err := os.Stat(word); err != nil {
				t.Errorf("%s: %v\n%s", strings.Join(tt.args, " "), err, out)
			}
		}
	}
	if named < 5 {
		t.Errorf("%d files are named", named)
	}
}

func TestEvents(t *testing.T) {
	events := put(t, "monkey.log", script, 0o644)
	code, out := run("events", "convert", events, "--to", "monkeyrunner")
	if code != cli.ExitDone || !strings.Contains(out, "device.touch(2,2, 'DOWN_AND_UP')\ndevice.press('KEYCODE_BACK', 'DOWN_AND_UP')") {
		t.Errorf("convert: exit code %d\n%s", code, out)
	}
	if code, out := run("events", "convert", events, "--to", "execute-log"); code != cli.ExitUsage || !strings.Contains(out, "only be read") {
		t.Errorf("convert to a read-only format: exit code %d\n%s", code, out)
	}
	if code, out := run("events", "show", events); code != cli.ExitDone || !strings.Contains(out, "2 back") {
		t.Errorf("show: exit code %d\n%s", code, out)
	}
	if code, out := run("events", "show", "--tree", events); code != cli.ExitBadInput || !strings.Contains(out, "--states") {
		t.Errorf("show --tree: exit code %d\n%s", code, out)
	}
	if code, out := run("events", "stats", "--json", events); code != cli.ExitDone || !strings.Contains(out, `"tap": 4`) {
		t.Errorf("stats: exit code %d\n%s", code, out)
	}
}
