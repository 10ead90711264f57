package uitest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	oracles "github.com/esdroid/esdroid/internal/oracle"
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
	c := &Crash{Sequence: &event.Sequence{Package: "x.y", Events: allKinds()}, Activity: "x.y.Main$Inner",
		About: "java.lang.NullPointerException: */ $x \\u0000 in x.y.Main.onCreate(Main.java:7)"}
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
	for name, text := range c.Files() {
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
