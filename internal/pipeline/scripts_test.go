package pipeline

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	oracles "github.com/esdroid/esdroid/internal/oracle"
)

// The scripts that are written for the monkey and for adb give the same crash on the device.
func TestScriptsReplay(t *testing.T) {
	for _, app := range []string{"silicompressor", "courier", "wizard"} {
		t.Run(app, func(t *testing.T) {
			o := options(t, t.TempDir())
			o.App, o.ConfirmTrials = "../../testdata/apps/"+app+"/app.apk", -1
			whole, err := Run(context.Background(), o)
			if err != nil {
				t.Fatal(err)
			}
			script, err := os.ReadFile(filepath.Join(o.Out, "minimal.script"))
			if err != nil {
				t.Fatal(err)
			}
			monkey, _, err := event.Read(bytes.NewReader(script))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.HasPrefix(monkey.Activity, "org.esdroid.") && !strings.HasPrefix(monkey.Activity, "com.i.sc.") {
				t.Errorf("the monkey starts %q:\n%s", monkey.Activity, script)
			}
			for name, events := range map[string]*event.Sequence{"minimal.script": monkey, "replay.sh": sentByAdb(t, filepath.Join(o.Out, "replay.sh"))} {
				again := o
				again.Out, again.Events, again.Target, again.Until = t.TempDir(), events, whole.Crash, Produce
				if _, err := Run(context.Background(), again); err != nil {
					t.Errorf("%s: %v\n%v", name, err, events.Events)
				}
			}
		})
	}
}

// sentByAdb runs a script with an adb that has a shell of this machine in the place of the
// device's, and returns the events that the device's programs are called for.
func sentByAdb(t *testing.T, script string) *event.Sequence {
	t.Helper()
	sh := oracles.Tool(t, "sh")
	dir := t.TempDir()
	log := filepath.Join(dir, "log")
	program := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("#!"+sh+"\n"+text+"\n"), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	program("adb", `shift; exec `+sh+` -c "$*"`)
	for _, name := range []string{"input", "am", "pm", "monkey", "settings"} {
		program(name, `{ printf '%s' `+name+`; for a; do printf '\t%s' "$a"; done; echo; } >> '`+log+`'`)
	}
	program("sleep", ":")
	cmd := exec.Command(sh, script)
	cmd.Env = append(os.Environ(), "PATH="+dir+string(filepath.ListSeparator)+os.Getenv("PATH"))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	data, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	s := &event.Sequence{}
	for line := range strings.Lines(string(data)) {
		args := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		var n []float64
		for _, a := range args {
			if v, err := strconv.ParseFloat(a, 64); err == nil {
				n = append(n, v)
			}
		}
		switch what := strings.Join(args[:min(2, len(args))], " "); what {
		case "pm clear":
			s.Package = args[2]
		case "am start":
			_, s.Activity, _ = strings.Cut(args[len(args)-1], "/")
		case "monkey -p":
		case "input tap":
			s.Events = append(s.Events, event.Event{Kind: event.Tap, Points: []event.Point{{X: n[0], Y: n[1]}}})
		case "input text":
			s.Events = append(s.Events, event.Event{Kind: event.Text, Text: strings.ReplaceAll(args[2], "%s", " ")})
		case "input keyevent":
			s.Events = append(s.Events, event.KeyEvent(args[2]))
		default:
			t.Fatalf("%q: %q", script, args)
		}
	}
	return s
}
