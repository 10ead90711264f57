package jimple_test

import (
	"bytes"
	"encoding/binary"
	"os"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/hostile"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

func parseFile(t testing.TB, name string) *dex.Program {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse(name, data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestShapes compares the Jimple of methods that need care with what it should
// be, exact and folded.
func TestShapes(t *testing.T) {
	p := jimple.New(parseFile(t, "testdata/shapes.dex"), jimple.WithHierarchy(android.Hierarchy{Types: android.Framework()}))
	for style, name := range map[jimple.Style]string{jimple.Exact: "testdata/shapes.exact.jimple", jimple.Folded: "testdata/shapes.folded.jimple"} {
		var out bytes.Buffer
		if err := p.WriteClass(&out, 0, style); err != nil {
			t.Fatal(err)
		}
		if *update {
			if err := os.WriteFile(name, out.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), out.String()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	for m := range p.Dex.Methods {
		b, err := p.Body(dex.MethodID(m))
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Check(); err != nil {
			t.Error(err)
		}
	}
}

// FuzzLift lifts what can be read. What the flow verifier accepts must lift and
// be sane; the rest must not hang, crash or fill the memory.
func FuzzLift(f *testing.F) {
	for _, name := range []string{"testdata/shapes.dex", "testdata/divide.dex", "../dex/testdata/hello.dex", "../dex/testdata/rare.dex"} {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(liftHostile)
}

// FuzzLiftCode lifts a method whose instructions are the fuzzer's, among sound
// ones.
func FuzzLiftCode(f *testing.F) {
	data, err := os.ReadFile("testdata/shapes.dex")
	if err != nil {
		f.Fatal(err)
	}
	p := parseFile(f, "testdata/shapes.dex")
	host, _ := p.FindMethod("LShapes;->wide(JD)J")
	var room dex.Code
	for m := range p.Methods {
		code, _, err := p.Code(dex.MethodID(m))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(bytes.Clone(code.Insns))
		if dex.MethodID(m) == host {
			room = code
		}
	}
	f.Fuzz(func(t *testing.T, code []byte) {
		patched := bytes.Clone(data)
		binary.LittleEndian.PutUint16(patched[room.Offset():], 16) // registers
		n := copy(patched[room.Offset()+16:room.Offset()+16+2*room.Units()], code)
		clear(patched[int(room.Offset())+16+n : room.Offset()+16+2*room.Units()]) // nops
		patched[room.Offset()+16+2*room.Units()-2] = byte(dex.OpReturnWide)
		liftHostile(t, patched)
	})
}

// malformed reports whether a device refuses a file for more than its checksum,
// which no mutation keeps: what its methods mean is then nobody's word.
func malformed(f *dex.File) bool {
	return slices.ContainsFunc(verify.File(f), func(f verify.Finding) bool {
		return f.Severity == verify.Error && f.Rule != "checksum"
	})
}

func liftHostile(t *testing.T, data []byte) {
	files, err := dex.Parse("fuzz.dex", data)
	if err != nil {
		return
	}
	d, err := dex.NewProgram(files...)
	if err != nil {
		return
	}
	p := jimple.New(d)
	v := verify.New(d, nil)
	sound := !slices.ContainsFunc(files, malformed)
	for m := range min(20, len(d.Methods)) {
		id := dex.MethodID(m)
		var body *jimple.Body
		var err error
		hostile.Bound(t, len(data), func() { body, err = p.Body(id) })
		if code, ok, codeErr := d.Code(id); codeErr != nil || !ok || int(code.Registers)*int(code.Units()) > 1<<16 {
			continue
		}
		_, findings := v.Method(id)
		accepted := sound && len(findings) == 0
		if err != nil {
			if accepted {
				t.Errorf("verified, but: %v", err)
			}
			continue
		}
		for i := range body.Stmts {
			_ = body.Text(int32(i))
		}
		body.Loops()
		body.ControlDeps(jimple.AllExits)
		if _, err := p.Phases(id); err != nil {
			t.Error(err)
		}
		if err := body.Check(); err != nil && accepted {
			t.Errorf("verified, but: %v", err)
		}
	}
	for c := range min(3, len(d.Classes)) {
		var out bytes.Buffer
		_ = p.WriteClass(&out, dex.ClassID(c), jimple.Folded) // methods that do not lift are errors
	}
}
