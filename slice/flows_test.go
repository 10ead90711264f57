// Small programs whose flows are known: testdata/flows.

package slice

import (
	"archive/zip"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// flow is one program of testdata/flows.
type flow struct {
	category, name string
	lines          []string // the first one is line 2 of the compiled file
}

func readFlows(t *testing.T) []flow {
	files, err := filepath.Glob("testdata/flows/*.java")
	if err != nil || len(files) < 12 {
		t.Fatalf("%d files of programs, %v", len(files), err)
	}
	var list []flow
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
			if name, ok := strings.CutPrefix(line, "// == "); ok {
				list = append(list, flow{category: strings.TrimSuffix(filepath.Base(file), ".java"), name: name})
				continue
			}
			f := &list[len(list)-1]
			f.lines = append(f.lines, line)
		}
	}
	return list
}

var (
	componentLine = regexp.MustCompile(`^// (activity|service|receiver) (\w+)(.*)`)
	componentOf   = regexp.MustCompile(`^class (\w+) extends (\w+)`)
	componentKind = map[string]apk.Kind{"Activity": apk.Activity, "ListActivity": apk.Activity, "Base": apk.Activity, "A": apk.Activity,
		"Service": apk.Service, "BroadcastReceiver": apk.Receiver}
	sinkLine  = regexp.MustCompile(`\b(LEAK|SAFE)(I?)\(`)
	label     = regexp.MustCompile(`//(\w+)`)
	callLabel = regexp.MustCompile(`//\^(\w+)`)
)

// manifest declares the components that a program has.
func (f *flow) manifest() *apk.Manifest {
	return manifestOf("t."+f.category+"_"+f.name, f.lines)
}

// manifestOf declares the components that the lines of a program have: A is the launcher's.
func manifestOf(pkg string, lines []string) *apk.Manifest {
	m := &apk.Manifest{Package: pkg, MinSDK: 16, TargetSDK: 28}
	said := map[string]string{}
	for _, line := range lines {
		if c := componentLine.FindStringSubmatch(line); c != nil {
			said[c[2]] = c[3]
		}
	}
	for _, line := range lines {
		c := componentOf.FindStringSubmatch(line)
		if c == nil {
			continue
		}
		if c[2] == "Application" {
			m.Application.Class = m.Package + "." + c[1]
		}
		kind, ok := componentKind[c[2]]
		if !ok || slices.Contains(lines, "// dynamic "+c[1]) || c[1] == "Base" {
			continue
		}
		component := apk.Component{Kind: kind, Enabled: true, Class: m.Package + "." + c[1], Exported: strings.Contains(said[c[1]], "exported")}
		var filter apk.IntentFilter
		if c[1] == "A" {
			filter.Actions, filter.Categories = []string{"android.intent.action.MAIN"}, []string{"android.intent.category.LAUNCHER"}
		}
		if _, action, ok := strings.Cut(said[c[1]], "action="); ok {
			filter.Actions = append(filter.Actions, strings.Fields(action)[0])
			filter.Categories = append(filter.Categories, "android.intent.category.DEFAULT")
		}
		if len(filter.Actions) > 0 {
			component.Filters = append(component.Filters, filter)
		}
		m.Application.Components = append(m.Application.Components, component)
	}
	return m
}

// openProgram opens one program of an archive.
func openProgram(t *testing.T, z *zip.Reader, name string, m *apk.Manifest) *pdg.App {
	t.Helper()
	in, err := z.Open(name + ".dex")
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(in)
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse("classes.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	prog, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.New(prog, pdg.WithManifest(m))
	if err != nil {
		t.Fatal(err)
	}
	return app
}

// place names the method that has a line, as a frame does.
func place(app *pdg.App, line int) string {
	for m := range app.Prog.Methods {
		b := app.Body(dex.MethodID(m))
		if b == nil {
			continue
		}
		for _, i := range b.OnLine(nil, int32(line)) {
			if s := &b.Stmts[i]; s.Op.IsInvoke() {
				class := criterion.JavaName(app.Prog.Classes[app.Prog.Methods[m].Class].Descriptor)
				return fmt.Sprintf("%s.%s(P.java:%d)", class, app.Prog.MethodName(dex.MethodID(m)), line)
			}
		}
	}
	return ""
}

// called returns the name of the method that the expression of a sink calls last.
func called(line string) string {
	_, expr, _ := strings.Cut(line, "I(")
	name, word, depth := "", "", 0
	for _, r := range expr {
		switch {
		case r == '(':
			if depth == 0 {
				name = word
			}
			depth++
		case r == ')':
			if depth--; depth < 0 {
				return name
			}
		case r == '.':
			word = ""
			continue
		}
		if depth == 0 && r != ')' {
			word += string(r)
		}
	}
	return name
}

// flowVerdict is what a slice says of one sink.
type flowVerdict struct {
	leak, found bool
	line        int
	note        string
}

// verdicts takes each sink of a program as a crash, and looks whether a source is in
// the thin slice.
func (f *flow) verdicts(t *testing.T, app *pdg.App, only bool) []flowVerdict {
	sources := map[int]bool{}
	calls := map[string]int{}
	for k, line := range f.lines {
		if strings.Contains(line, "SRC") {
			sources[k+2] = true
		}
		if l := callLabel.FindStringSubmatch(line); l != nil {
			calls[l[1]] = k + 2
		}
	}
	var list []flowVerdict
	for k, line := range f.lines {
		sink := sinkLine.FindStringSubmatch(line)
		if sink == nil {
			continue
		}
		inner := "android.util.Log.i"
		if sink[2] == "I" {
			inner = "java.lang.Platform." + called(line)
		}
		text := "java.lang.IllegalArgumentException: bad\n\tat " + inner + "(Unknown Source)\n"
		for at := k + 2; at > 0; {
			text += "\tat " + place(app, at) + "\n"
			l := label.FindStringSubmatch(strings.ReplaceAll(f.lines[at-2], "//SRC", ""))
			if l == nil {
				break
			}
			at = calls[l[1]]
		}
		v := flowVerdict{leak: sink[1] == "LEAK", line: k + 2}
		reports := crash.ParseText(text)
		if len(reports) != 1 {
			t.Fatalf("%s: %d reports in\n%s", f.name, len(reports), text)
		}
		c, err := criterion.Locate(app.Code, &reports[0])
		if err != nil {
			v.note = err.Error()
		} else {
			s := Static(context.Background(), app, c, Thin, Options{Nearest: 60})
			for i := range s.Elements {
				e := &s.Elements[i]
				if only {
					t.Logf("%3d <- %d %s %s", i, e.Next, e.Kind, app.Text(pdg.Node{Method: e.Method, Stmt: e.Stmt}))
				}
				b := app.Body(e.Method)
				if sources[int(b.Stmts[e.Stmt].Line)] && (strings.Contains(app.Text(pdg.Node{Method: e.Method, Stmt: e.Stmt}), "getDeviceId") || strings.Contains(f.lines[b.Stmts[e.Stmt].Line-2], "//SRC")) {
					v.found = true
				}
			}
		}
		list = append(list, v)
	}
	return list
}

// TestFlows: in small programs a crash's thin slice has the source of a value where
// there is a flow, and does not have it where there is none.
func TestFlows(t *testing.T) {
	z, err := zip.OpenReader("testdata/flows/flows.zip")
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	type score struct{ right, missed, wrong int }
	scores := map[string]*score{}
	programs, sinks := 0, 0
	only := os.Getenv("ESDROID_FLOW")
	for _, f := range readFlows(t) {
		if only != "" && !strings.HasPrefix(f.category+"_"+f.name, only) {
			continue
		}
		app := openProgram(t, &z.Reader, f.category+"_"+f.name, f.manifest())
		programs++
		s := scores[f.category]
		if s == nil {
			s = &score{}
			scores[f.category] = s
		}
		for _, v := range f.verdicts(t, app, only != "") {
			sinks++
			switch {
			case v.leak && v.found:
				s.right++
			case v.leak:
				s.missed++
				t.Logf("missed: %s_%s %s %s", f.category, f.name, strings.TrimSpace(f.lines[v.line-2]), v.note)
			case v.found:
				s.wrong++
				t.Logf("wrong:  %s_%s %s", f.category, f.name, strings.TrimSpace(f.lines[v.line-2]))
			}
		}
	}
	total := score{}
	for category, s := range scores {
		total.right, total.missed, total.wrong = total.right+s.right, total.missed+s.missed, total.wrong+s.wrong
		precision, recall := float64(s.right)/float64(s.right+s.wrong), float64(s.right)/float64(s.right+s.missed)
		if precision < 0.85 || recall < 0.85 {
			t.Errorf("%s is below 0.85", category)
		}
		t.Logf("%-15s precision %.2f recall %.2f (%d right, %d missed, %d wrong)", category, precision, recall, s.right, s.missed, s.wrong)
	}
	precision, recall := float64(total.right)/float64(total.right+total.wrong), float64(total.right)/float64(total.right+total.missed)
	t.Logf("%d programs, %d sinks: precision %.3f recall %.3f", programs, sinks, precision, recall)
	if only == "" && (programs < 150 || precision < 0.975 || recall < 0.99) {
		t.Errorf("%d programs, precision %.3f, recall %.3f: want at least 150, 0.975 and 0.99", programs, precision, recall)
	}
}
