package pipeline

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	oracles "github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/slice/crash"
)

// allKinds is an event of each kind that a sequence can have, with texts that are easy to
// get wrong in a program.
func allKinds() []event.Event {
	at := []event.Point{{X: 10, Y: 20}}
	line := []event.Point{{X: 10, Y: 20}, {X: 10.6, Y: 400}}
	byText := &event.Widget{Class: "android.widget.Button", Text: "50 % $off \"now\" \\ \x01 \u00e9 \U0001f600 \n*/ // end"}
	all := []event.Event{
		{Kind: event.Tap, Points: at, Widget: &event.Widget{ID: "save"}}, {Kind: event.Tap, Points: at, Widget: byText}, {Kind: event.Tap, Points: at},
		{Kind: event.Tap, Points: at, Widget: &event.Widget{ID: "android:id/button1"}},
		{Kind: event.LongPress, Points: at, Widget: byText}, {Kind: event.LongPress, Points: at}, {Kind: event.Swipe, Points: line},
		{Kind: event.Text, Text: byText.Text, Widget: &event.Widget{ID: "name"}}, {Kind: event.Text, Text: "a b $c"},
		{Kind: event.Back}, {Kind: event.Home}, {Kind: event.Menu}, event.KeyEvent("ENTER"), {Kind: event.Broadcast, Text: "a.b.C"},
		{Kind: event.Wait, Duration: time.Second}, {Kind: event.Launch, Component: "x.y.Main$Inner"}, {Kind: event.Permit, On: true}, {Kind: event.Permit},
		{Kind: event.Answer, On: true, Text: "content://a\nb"}, {Kind: event.Network, On: true, Text: "{\"a\":\n1}"}, {Kind: event.Network},
	}
	for quarters := range 4 {
		all = append(all, event.Event{Kind: event.Rotate, Rotation: quarters})
	}
	return all
}

// The generated tests are programs in Java and Kotlin that compilers accept, against stubs of
// the libraries for tests.
func TestTestsCompile(t *testing.T) {
	java, javac, android := oracles.Tool(t, "java"), oracles.Tool(t, "javac"), oracles.Jar(t, "android.jar")
	compiler := filepath.Dir(oracles.Jar(t, "kotlin/kotlin-stdlib-2.1.21.jar"))
	r := &run{minimal: &event.Sequence{Package: "x.y", Activity: "x.y.Main$Inner", Events: allKinds()},
		report: &crash.ParseText("java.lang.NullPointerException: */ $x \\u0000\n\tat x.y.Main.onCreate(Main.java:7)\n")[0]}
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	sources := []string{write("x/y/Main.java", "package x.y;\npublic class Main { public static class Inner extends android.app.Activity { } }\n")}
	err := filepath.WalkDir("testdata/stubs", func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			sources = append(sources, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	var kotlin []string
	for name, text := range r.tests() {
		if path := write(name, text); strings.HasSuffix(name, ".kt") {
			kotlin = append(kotlin, path)
		} else {
			sources = append(sources, path)
		}
	}
	slices.Sort(kotlin)
	if len(kotlin) != 2 {
		t.Fatalf("tests in Kotlin: %v", kotlin)
	}
	classes := filepath.Join(dir, "classes")
	if err := oracles.Run(javac, append([]string{"-nowarn", "-Xlint:-options", "--release", "8", "-cp", android, "-d", classes}, sources...)...); err != nil {
		t.Fatal(err)
	}
	for _, stale := range []string{"CrashEspressoTest.class", "CrashUiTest.class"} { // Kotlin's have the same names
		if err := os.Remove(filepath.Join(classes, "x", "y", stale)); err != nil {
			t.Fatal(err)
		}
	}
	args := append([]string{"-cp", filepath.Join(compiler, "*"), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect", "-jvm-target", "1.8",
		"-cp", strings.Join([]string{android, classes, filepath.Join(compiler, "kotlin-stdlib-2.1.21.jar")}, string(filepath.ListSeparator)),
		"-d", filepath.Join(dir, "kotlin")}, kotlin...)
	if err := oracles.Run(java, args...); err != nil {
		t.Fatal(err)
	}
}

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
