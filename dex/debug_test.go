package dex_test

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
)

func rareMethod(t *testing.T, name, proto string) (*dex.Program, dex.Code) {
	t.Helper()
	files, err := dex.Parse("rare.dex", testdata(t, "rare.dex"))
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	m, ok := p.FindMethod("Lrare/Rare;->" + name + proto)
	if !ok {
		t.Fatalf("no method %s%s", name, proto)
	}
	code, _, err := p.Code(m)
	if err != nil {
		t.Fatal(err)
	}
	return p, code
}

// The method's debug directives are those of smali/testdata/rare.smali.
func TestDebugEvents(t *testing.T) {
	p, code := rareMethod(t, "many", "(JID[Ljava/lang/String;)V")
	f := p.Files[0]
	names, err := code.DebugParameters()
	if err != nil {
		t.Fatal(err)
	}
	var params []string
	for _, n := range names {
		if n == dex.NoIndex {
			params = append(params, "")
		} else {
			params = append(params, f.String(n))
		}
	}
	if want := []string{"wide", "", "", "last"}; !slices.Equal(params, want) {
		t.Errorf("parameters %q, want %q", params, want)
	}
	var kinds []dex.DebugEventKind
	err = code.DebugEvents(func(e dex.DebugEvent) bool {
		kinds = append(kinds, e.Kind)
		switch e.Kind {
		case dex.DebugLine:
			if e.Line != 1<<32-1 || e.PC != 0 {
				t.Errorf("line %d at %04x", e.Line, e.PC)
			}
		case dex.DebugSetFile:
			if f.String(e.Name) != "other.java" {
				t.Errorf("file %q", f.String(e.Name))
			}
		}
		return true
	})
	want := []dex.DebugEventKind{dex.DebugPrologueEnd, dex.DebugLine, dex.DebugStartLocal, dex.DebugStartLocal, dex.DebugEndLocal,
		dex.DebugRestartLocal, dex.DebugSetFile, dex.DebugEpilogueBegin}
	if err != nil || !slices.Equal(kinds, want) {
		t.Errorf("events %v, error %v, want %v", kinds, err, want)
	}
	locals, err := code.Locals(nil)
	if err != nil || len(locals) != 1 || locals[0].Name != "x" || locals[0].Type != "Ljava/util/List;" || locals[0].Signature != "Ljava/util/List<TT;>;" ||
		locals[0].Register != 1 || locals[0].End != code.Units() {
		t.Errorf("locals %+v, error %v", locals, err)
	}
	// A stop in the middle is no error.
	n := 0
	if err := code.DebugEvents(func(dex.DebugEvent) bool { n++; return n < 3 }); err != nil || n != 3 {
		t.Errorf("%d events, error %v", n, err)
	}
}

func TestLineAt(t *testing.T) {
	lines := []dex.Line{{PC: 2, Line: 10}, {PC: 5, Line: 11}, {PC: 5, Line: 12}, {PC: 9, Line: 3}}
	for pc, want := range map[uint32]uint32{0: 0, 1: 0, 2: 10, 4: 10, 5: 12, 8: 12, 9: 3, 100: 3} {
		if got, ok := dex.LineAt(lines, pc); got != want || ok != (want != 0) {
			t.Errorf("pc %d: line %d, %t, want %d", pc, got, ok, want)
		}
	}
	if _, code := rareMethod(t, "handlers", "(I)I"); code.HasDebugInfo() {
		t.Error("a method without debug directives has debug information")
	}
}

func TestEncodedValues(t *testing.T) {
	p, _ := rareMethod(t, "many", "(JID[Ljava/lang/String;)V")
	c := p.Classes[0]
	values, err := c.File.StaticValues(c.Def)
	if err != nil {
		t.Fatal(err)
	}
	kinds := []dex.ValueKind{dex.ValueLong, dex.ValueFloat, dex.ValueDouble, dex.ValueDouble, dex.ValueChar, dex.ValueNull, dex.ValueInt}
	if len(values) != len(kinds) {
		t.Fatalf("%d static values, want %d", len(values), len(kinds))
	}
	for i, v := range values {
		if v.Kind != kinds[i] {
			t.Errorf("value %d of kind %#x, want %#x", i, v.Kind, kinds[i])
		}
	}
	if values[0].Bits != 1<<63-1 || values[1].Float() == values[1].Float() || values[3].Float() != 4.9e-324 || values[4].Bits != '\'' || values[6].Bits != 5 {
		t.Errorf("values %+v", values)
	}
	a, err := c.File.Annotations(c.Def)
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Class) != 2 || a.Class[0].Visibility != dex.VisibilityBuild || a.Class[1].Visibility != dex.VisibilityRuntime {
		t.Fatalf("class annotations %+v", a.Class)
	}
	got := map[string]dex.Value{}
	for i, v := range a.Class[0].Items {
		got[c.File.String(a.Class[0].Names[i])] = v
	}
	for name, want := range map[string]int64{"b": 1, "c": 0x1234, "i": -1 << 31, "l": -1 << 63, "s": -1} {
		if got[name].Bits != want {
			t.Errorf("element %s: %#x, want %#x", name, got[name].Bits, want)
		}
	}
	if got["d"].Float() != -1.5 || got["f"].Float() != -1.5 || got["a"].Kind != dex.ValueArray || len(got["a"].Elements) != 0 {
		t.Errorf("elements %+v", got)
	}
	if sub := got["ann"].Annotation; sub == nil || len(sub.Items) != 2 || len(sub.Items[1].Elements) != 2 || sub.Items[1].Elements[0].Kind != dex.ValueEnum {
		t.Errorf("nested annotation %+v", got["ann"])
	}
	if len(a.Parameters) != 1 || len(a.Parameters[0].Sets) != 4 || len(a.Parameters[0].Sets[0]) != 1 || len(a.Parameters[0].Sets[1]) != 0 {
		t.Errorf("parameter annotations %+v", a.Parameters)
	}
}
