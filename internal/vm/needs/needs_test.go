package needs

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// kotlin are the Kotlin programs of the conformance suite and Kotlin's standard library.
func kotlin(t testing.TB) ([]*dex.File, *dex.Program) {
	t.Helper()
	var files []*dex.File
	for _, name := range []string{"programs", "kotlin-stdlib"} {
		packed, err := os.ReadFile(filepath.Join("..", "conformance", "testdata", "kotlin", name+".dex.s2"))
		if err != nil {
			t.Fatal(err)
		}
		_, raw, err := blob.Unpack(packed)
		if err != nil {
			t.Fatal(err)
		}
		parsed, err := dex.Parse(name+".dex", raw)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, parsed...)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	return files, p
}

func lib(t testing.TB) library {
	t.Helper()
	l, err := embedded()
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// mainOf are the roots of a program of the suite.
func mainOf(t testing.TB, p *dex.Program, name string) Roots {
	t.Helper()
	m, ok := p.FindMethod("L" + strings.ToLower(name) + "/" + name + "Kt;->main([Ljava/lang/String;)V")
	if !ok {
		t.Fatal("no program " + name)
	}
	return Roots{Methods: []dex.MethodID{m}}
}

// Taking something out of the library shows wherever the code that can run needs it.
func TestMissing(t *testing.T) {
	_, p := kotlin(t)
	full := lib(t)
	without := func(change func(library)) library {
		l := maps.Clone(full)
		change(l)
		return l
	}
	member := func(desc string, change func(*class)) func(library) {
		return func(l library) {
			k := *l[desc]
			k.methods, k.fields = maps.Clone(k.methods), maps.Clone(k.fields)
			change(&k)
			l[desc] = &k
		}
	}
	for _, tt := range []struct {
		name   string
		lib    library
		main   string
		want   string // the only one missing
		site   string // where it is needed
		member string
	}{
		{"nothing", full, "Regexes", "", "", ""},
		{"class", without(func(l library) { delete(l, "Ljava/util/regex/Matcher;") }), "Regexes", "Ljava/util/regex/Matcher;", "Lkotlin/text/", "find()Z"},
		{"class not needed", without(func(l library) { delete(l, "Ljava/util/regex/Matcher;") }), "Unsigned", "", "", ""},
		{"method", without(member("Ljava/lang/Math;", func(k *class) { delete(k.methods, "cbrt(D)D") })), "MathFunctions", "Ljava/lang/Math;->cbrt(D)D", "Lmathfunctions/MathFunctionsKt;->main()V@", ""},
		{"native", without(member("Ljava/lang/Math;", func(k *class) { k.methods["cbrt(D)D"] = false })), "MathFunctions", "Ljava/lang/Math;->cbrt(D)D", "Lmathfunctions/", ""},
		{"method not needed", without(member("Ljava/lang/Math;", func(k *class) { delete(k.methods, "cbrt(D)D") })), "Enums", "", "", ""},
		{"field", without(member("Ljava/lang/System;", func(k *class) { delete(k.fields, "out:Ljava/io/PrintStream;") })), "Ranges", "Ljava/lang/System;->out:Ljava/io/PrintStream;", "Lranges/RangesKt;->main()V@", ""},
	} {
		r, err := of(p, tt.lib, mainOf(t, p, tt.main), Options{Sites: 100})
		if err != nil {
			t.Fatal(err)
		}
		if tt.want == "" {
			if len(r.Missing) > 0 {
				t.Errorf("%s: missing are %v", tt.name, r.Missing)
			}
			continue
		}
		if len(r.Missing) != 1 || r.Missing[0].Name != tt.want || r.Missing[0].Count < 1 {
			t.Errorf("%s: missing are %v, want %s", tt.name, r.Missing, tt.want)
			continue
		}
		m := r.Missing[0]
		if !slices.ContainsFunc(m.Sites, func(s string) bool { return strings.HasPrefix(s, tt.site) }) {
			t.Errorf("%s: no site of %v begins with %s", tt.name, m.Sites, tt.site)
		}
		if tt.member != "" && !slices.Contains(m.Members, tt.member) {
			t.Errorf("%s: members are %v, without %s", tt.name, m.Members, tt.member)
		}
	}
}

// Every method that a run calls must be among those that can run.
func TestRunsStayWithin(t *testing.T) {
	files, p := kotlin(t)
	sources, err := filepath.Glob(filepath.Join("..", "conformance", "testdata", "kotlin", "*.kt"))
	if err != nil || len(sources) < 40 {
		t.Fatal(len(sources), "programs", err)
	}
	for _, source := range sources {
		name := strings.TrimSuffix(filepath.Base(source), ".kt")
		if name == "Reflection" || name == "Nullability" {
			continue // they look methods up by computed names
		}
		r, err := analyse(p, lib(t), mainOf(t, p, name), Options{})
		if err != nil {
			t.Fatal(err)
		}
		called := map[string]bool{}
		w := world.New(1)
		if in, err := os.Open(strings.TrimSuffix(source, ".kt") + ".in"); err == nil {
			defer in.Close()
			w.Stdin = in
		}
		m, err := machine.New(vm.Config{Program: files, World: w, Hooks: &vm.Hooks{
			Enter: func(_ *vm.Thread, m *vm.Method) { called[m.Class.Name+"->"+m.Name+m.Desc] = true },
		}})
		if err != nil {
			t.Fatal(err)
		}
		if o := m.RunMain(context.Background(), "L"+strings.ToLower(name)+"/"+name+"Kt;", nil); o.Kind != vm.Finished {
			t.Errorf("%s: %s", name, o)
		}
		if len(called) < 5 {
			t.Errorf("%s: only %d methods called", name, len(called))
		}
		for _, text := range slices.Sorted(maps.Keys(called)) {
			if id, ok := p.FindMethod(text); ok && !r.seen[id] {
				t.Errorf("%s calls %s, which cannot run, says the analysis", name, text)
			}
		}
	}
}

// Real apps: the same answer each time, and all code needs no less than what can run.
func TestApps(t *testing.T) {
	for _, path := range corpus.APKs(t) {
		if testing.Short() && corpus.IsLarge(path) {
			continue
		}
		app, err := apk.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		p, err := app.Program()
		if err != nil {
			t.Fatal(err)
		}
		roots, problems, err := RootsOf(app, p)
		if err != nil || len(problems) > 0 {
			t.Errorf("%s: %v %v", path, err, problems)
		}
		report := func(o Options) *Report {
			r, err := Of(p, roots, o)
			if err != nil {
				t.Fatalf("%s: %v", path, err)
			}
			return r
		}
		some, again, all := report(Options{Sites: 3}), report(Options{Sites: 3}), report(Options{All: true})
		one, _ := json.Marshal(some)
		two, _ := json.Marshal(again)
		if !bytes.Equal(one, two) {
			t.Errorf("%s: two answers differ", path)
		}
		if some.Needed > all.Needed || some.Reachable > all.Reachable || all.Reachable != all.Methods {
			t.Errorf("%s: %d of %d needs, %d of %d methods", path, some.Needed, all.Needed, some.Reachable, all.Reachable)
		}
		if !roots.None() && some.Needed < 5 {
			t.Errorf("%s: only %d needs", path, some.Needed)
		}
		for _, m := range append(some.Missing, all.Missing...) {
			// ClassValue came with Android 14.
			if strings.HasPrefix(m.Name, "Ljava/lang/") && strings.Count(m.Name, "/") == 2 && m.Name != "Ljava/lang/ClassValue;" {
				t.Errorf("%s: java.lang lacks %s", path, m.Name)
			}
		}
	}
}

// Kotlin's standard library finds all it needs but parts of nio that Android lacks, too, or nobody calls.
func TestKotlinStandardLibrary(t *testing.T) {
	files, _ := kotlin(t)
	p, err := dex.NewProgram(files[1:]...)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Of(p, Roots{}, Options{All: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range r.Missing {
		if !strings.HasPrefix(m.Name, "Ljava/nio/file/") && !strings.HasPrefix(m.Name, "Ljava/security/") {
			t.Errorf("missing: %+v", m)
		}
	}
	if r.Needed < 1000 {
		t.Errorf("only %d needs", r.Needed)
	}
}

func BenchmarkLargeApp(b *testing.B) {
	app, err := apk.Open(corpus.Public(b, "apidemos.apk"))
	if err != nil {
		b.Fatal(err)
	}
	p, err := app.Program()
	if err != nil {
		b.Fatal(err)
	}
	roots, _, err := RootsOf(app, p)
	if err != nil {
		b.Fatal(err)
	}
	lib(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Of(p, roots, Options{Sites: 1}); err != nil {
			b.Fatal(err)
		}
	}
}
