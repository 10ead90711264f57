// Small programs in the language of package sketch, each with what the graphs of it
// must and must not have.

package pdg

import (
	"context"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/corpus/sketch"
)

// flowClass makes and takes the values whose way the facts tell.
const flowClass = `
class Flow {
  static Object source() { return null }
  static int sourceInt() { return 1 }
  static void sink(Object o) { }
  static void sinkInt(int i) { }
}
`

// sections returns the parts of a txtar text by name, and their names.
func sections(text string) (map[string]string, []string) {
	parts := map[string]string{}
	var names []string
	name := ""
	for _, line := range strings.SplitAfter(text, "\n") {
		if n, ok := strings.CutPrefix(strings.TrimSpace(line), "-- "); ok && strings.HasSuffix(n, " --") {
			name = strings.TrimSuffix(n, " --")
			names = append(names, name)
			continue
		}
		parts[name] += line
	}
	return parts, names
}

// manifest reads lines such as "activity A launcher action=x.VIEW".
func manifest(t *testing.T, text string) *apk.Manifest {
	m := &apk.Manifest{Package: "t", MinSDK: 16, TargetSDK: 28}
	for _, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		class := func() string { return "t." + words[1] }
		c := apk.Component{Kind: apk.Kind(words[0]), Enabled: true}
		switch words[0] {
		case "targetSdk":
			m.TargetSDK, _ = strconv.Atoi(words[1])
			continue
		case "application":
			m.Application.Class = class()
			continue
		case "activity", "service", "receiver", "provider":
		default:
			t.Fatalf("manifest: %s", line)
		}
		c.Class = class()
		var f apk.IntentFilter
		for _, w := range words[2:] {
			key, value, _ := strings.Cut(w, "=")
			switch key {
			case "launcher":
				f.Actions = append(f.Actions, "android.intent.action.MAIN")
				f.Categories = append(f.Categories, "android.intent.category.LAUNCHER")
			case "action":
				f.Actions = append(f.Actions, value)
			case "category":
				f.Categories = append(f.Categories, value)
			case "scheme":
				f.Data = append(f.Data, apk.Data{Scheme: value})
			case "host":
				f.Data = append(f.Data, apk.Data{Host: value})
			case "path":
				f.Data = append(f.Data, apk.Data{Path: value})
			case "prefix":
				f.Data = append(f.Data, apk.Data{PathPrefix: value})
			case "glob":
				f.Data = append(f.Data, apk.Data{PathPattern: value})
			case "exported":
				c.Exported = true
			case "type":
				f.Data = append(f.Data, apk.Data{MIMEType: value})
			case "authority":
				c.Authorities = append(c.Authorities, value)
			case "mode":
				c.LaunchMode = value
			default:
				t.Fatalf("manifest: %s", w)
			}
		}
		if len(f.Actions)+len(f.Categories)+len(f.Data) > 0 {
			c.Filters = append(c.Filters, f)
		}
		m.Application.Components = append(m.Application.Components, c)
	}
	return m
}

// tree reads plain XML the way that a compiled resource reads.
func tree(t *testing.T, text string) *axml.Node {
	d := xml.NewDecoder(strings.NewReader(text))
	var root, at *axml.Node
	for {
		tok, err := d.RawToken()
		if err == io.EOF {
			return root
		}
		if err != nil {
			t.Fatal(err)
		}
		switch e := tok.(type) {
		case xml.StartElement:
			n := &axml.Node{Name: e.Name.Local, Parent: at}
			for _, a := range e.Attr {
				v := axml.Attr{Name: a.Name.Local, Value: res.Value{Type: res.TypeString, Str: a.Value}}
				if a.Name.Space == "android" || a.Name.Space == "app" {
					v.Namespace = axml.AndroidNS
					v.ID = res.PlatformAttr(a.Name.Local)
				}
				if num, ok := strings.CutPrefix(a.Value, "@"); ok {
					id, err := strconv.ParseUint(num, 0, 32)
					if err != nil {
						t.Fatal(err)
					}
					v.Value = res.Value{Type: res.TypeReference, Data: uint32(id)}
				}
				n.Attrs = append(n.Attrs, v)
			}
			if at == nil {
				root = n
			} else {
				at.Children = append(at.Children, n)
			}
			at = n
		case xml.EndElement:
			at = at.Parent
		}
	}
}

// program compiles a txtar file: the app in "app", lines of the manifest in
// "manifest", resources in "layout/ID", "menu/ID" and so on.
func program(t *testing.T, file string) (*App, string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	parts, names := sections(string(text))
	prog, err := sketch.Compile(parts["app"] + flowClass)
	if err != nil {
		t.Fatal(err)
	}
	read := func(kind string) (list []apk.XMLResource, problems []error, err error) {
		for _, n := range names {
			if id, ok := strings.CutPrefix(n, kind+"/"); ok {
				id, _, _ = strings.Cut(id, " ") // then the configuration
				num, err := strconv.ParseUint(id, 0, 32)
				if err != nil {
					t.Fatal(err)
				}
				list = append(list, apk.XMLResource{ID: uint32(num), Name: n, Root: tree(t, parts[n])})
			}
		}
		return list, nil, nil
	}
	readString := func(id uint32) (string, bool) {
		s, ok := parts[fmt.Sprintf("string/%#x", id)]
		return strings.TrimSpace(s), ok
	}
	a, err := New(prog, WithManifest(manifest(t, parts["manifest"])), func(a *App) { a.readXML, a.readString = read, readString })
	if err != nil {
		t.Fatal(err)
	}
	if bad := a.BadCode(); len(bad) > 0 {
		t.Fatal(bad)
	}
	for m := range prog.Methods {
		if _, err := a.Code.Body(dex.MethodID(m)); err != nil {
			t.Fatal(err)
		}
	}
	return a, parts["WANT"]
}

// short names a method as Class.method.
func short(a *App, m dex.MethodID) string {
	class := a.Prog.Classes[a.Prog.Methods[m].Class].Descriptor
	return shortClass(class) + "." + a.Prog.MethodName(m)
}

func shortClass(desc string) string {
	desc = strings.TrimSuffix(desc, ";")
	return desc[strings.LastIndexByte(desc, '/')+1:]
}

// facts lists what the graphs of an app say, one fact a line.
func facts(a *App) []string {
	var list []string
	add := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	for m := range a.Prog.Methods {
		id := dex.MethodID(m)
		b := a.Body(id)
		if b == nil {
			continue
		}
		var nodes []Node
		for i := range b.Stmts {
			n := Node{Method: id, Stmt: int32(i)}
			nodes = append(nodes, n)
			if !b.Stmts[i].Op.IsInvoke() {
				continue
			}
			for _, t := range a.RefinedTargets(n) {
				add("call %s --> %s", short(a, id), short(a, t))
			}
			if strings.Contains(a.Text(n), ".Flow: void sink") {
				n.Part = Argument(0)
				for _, e := range a.Backward(context.Background(), []Node{n}, Query{Kinds: Thin}).Elements() {
					if e.Part == Whole && strings.Contains(a.Text(e.Node), ".Flow: ") && strings.Contains(a.Text(e.Node), " source") {
						add("flow %s --> %s", short(a, e.Method), short(a, id))
					}
				}
			}
		}
		for _, u := range a.Unmodelled(nodes) {
			if u.What != "undescribed" {
				add("%s", strings.TrimSpace(fmt.Sprintf("unmodelled %s %s %s", short(a, id), u.What, u.Target)))
			}
		}
	}
	for _, l := range a.Links() {
		for _, c := range l.Targets {
			arrow := "-->"
			if !l.Resolved {
				arrow = "--?-->"
			}
			add("link %s %s %s", short(a, l.Node.Method), arrow, shortClass(a.Prog.Classes[c].Descriptor))
		}
		if len(l.Targets) == 0 {
			add("link %s --> outside", short(a, l.Node.Method))
		}
	}
	g := a.Events()
	for _, e := range g.Edges {
		kind := e.Kind.String()
		if e.Kind == Heap || e.Kind == Framework {
			kind = "data"
		}
		if e.Guess {
			kind += "?"
		}
		add("edge %s --%s--> %s", short(a, e.From), kind, short(a, e.To))
	}
	for _, e := range g.Events {
		add("event %s", short(a, e.Method))
		add("trigger %s %s", short(a, e.Method), e.Trigger)
		seen := map[dex.MethodID]bool{e.Method: true}
		for work := []dex.MethodID{e.Method}; len(work) > 0; work = work[1:] {
			for _, next := range g.Next(work[0]) {
				if next.Guess || seen[next.To] {
					continue
				}
				seen[next.To] = true
				work = append(work, next.To)
				add("path %s --> %s", short(a, e.Method), short(a, next.To))
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func TestPrograms(t *testing.T) {
	files, err := filepath.Glob("testdata/programs/*.txtar")
	if err != nil || len(files) < 100 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			t.Parallel()
			a, want := program(t, file)
			have := facts(a)
			known := map[string]bool{}
			for _, f := range have {
				known[f] = true
			}
			checked := 0
			for _, line := range strings.Split(want, "\n") {
				line = strings.Join(strings.Fields(line), " ")
				if line == "" || line[0] == '#' {
					continue
				}
				checked++
				fact, not := strings.CutPrefix(line, "! ")
				if known[fact] == not {
					t.Errorf("%s", map[bool]string{true: "there is: ", false: "missing: "}[not]+fact)
				}
			}
			if checked == 0 {
				t.Error("nothing is wanted")
			}
			if t.Failed() {
				t.Logf("%s", strings.Join(slices.DeleteFunc(have, func(s string) bool { return strings.HasPrefix(s, "path ") }), "\n"))
			}
		})
	}
}

// TestRowsHavePrograms reads which program shows which row of the tables: none is
// named that is not there, and none is there that shows nothing.
func TestRowsHavePrograms(t *testing.T) {
	text, err := os.ReadFile("testdata/programs/ROWS")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	rows := 0
	for _, line := range strings.Split(string(text), "\n") {
		i := strings.LastIndex(line, ": ")
		if i < 0 || line[0] == '#' {
			continue
		}
		rows++
		for _, name := range strings.Split(line[i+2:], ", ") {
			shown[name] = true
			if _, err := os.Stat("testdata/programs/" + name + ".txtar"); err != nil {
				t.Errorf("%s: %v", line[:i], err)
			}
		}
	}
	files, err := filepath.Glob("testdata/programs/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".txtar")
		if !shown[name] {
			t.Errorf("%s shows no row", name)
		}
	}
	if rows < 90 {
		t.Errorf("%d rows", rows)
	}
}
