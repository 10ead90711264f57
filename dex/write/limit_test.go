package write_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/dex/write"
)

// manyStrings builds a class that loads n strings, and a loop round some loads.
func manyStrings(n int) *build.Builder {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Strings;")
	for i := 0; i < n; i += 1000 {
		code := c.Method(dex.AccStatic, fmt.Sprintf("m%02d", i/1000), "()V").Code(1)
		code.Label("loop").Line(i)
		for k := range 1000 {
			code.Op(dex.OpConstString, 0, fmt.Sprintf("string %06d", i+k))
		}
		code.Op(dex.OpIfEqz, 0, "loop").Op(dex.OpReturnVoid)
	}
	return b
}

func TestJumboStrings(t *testing.T) {
	b := manyStrings(70000)
	data, err := b.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	f := parse(t, "a.dex", data)
	check := func(f *dex.File, before int) {
		t.Helper()
		p, err := dex.NewProgram(f)
		if err != nil {
			t.Fatal(err)
		}
		next := 0
		for m := range p.Methods {
			if !strings.HasPrefix(p.MethodText(dex.MethodID(m)), "Lx/Strings;") {
				continue
			}
			code, _, err := p.Code(dex.MethodID(m))
			if err != nil {
				t.Fatal(err)
			}
			for _, in := range decodeAll(t, &code) {
				switch in.Op {
				case dex.OpConstString, dex.OpConstStringJumbo:
					if got, want := f.String(in.Index), fmt.Sprintf("string %06d", next); got != want {
						t.Fatalf("loads %q, want %q", got, want)
					}
					if in.Op == dex.OpConstString && in.Index > 65535 {
						t.Fatal("index too large")
					}
					next++
				case dex.OpIfEqz:
					if in.Target() != 0 {
						t.Fatalf("the loop leads to %#x", in.Target())
					}
				}
			}
		}
		if next != 70000 {
			t.Fatalf("%d loads", next)
		}
	}
	check(f, 0)
	// Strings that sort in front push more loads over the edge.
	p := load(t, f)
	code := build.On(p.Files[0]).Class(dex.AccPublic, "La/New;").Method(dex.AccStatic, "m", "()V").Code(1)
	for i := range 3000 {
		code.Op(dex.OpConstString, 0, fmt.Sprintf("new %06d", i))
	}
	code.Op(dex.OpReturnVoid)
	grown := parse(t, "b.dex", writeOne(t, p))
	check(grown, 3000)
	if len(p.Files[0].Class("Lx/Strings;").DirectMethods[65].Body.Places) != 1002 {
		t.Error("no map from old to new addresses of a method that had to grow")
	}
}

// manyMethods builds classes that call 1000 methods each; each extends the next.
func manyMethods(classes int) *build.Builder {
	b := build.New(35)
	for i := range classes {
		c := b.Class(dex.AccPublic, fmt.Sprintf("Lx/C%03d;", i))
		if i+1 < classes {
			c.Super(fmt.Sprintf("Lx/C%03d;", i+1))
		}
		code := c.Method(dex.AccStatic, "m", "()V").Code(1)
		for k := range 1000 {
			code.Op(dex.OpInvokeStatic, fmt.Sprintf("Ly/C%03d;->f%d()V", i, k))
		}
		code.Op(dex.OpReturnVoid)
	}
	return b
}

func TestSplitOverflow(t *testing.T) {
	for name, f := range map[string]func() *model.File{
		"built": func() *model.File { return manyMethods(150).File() },
		"grown": func() *model.File {
			data, err := manyMethods(60).Bytes()
			if err != nil {
				t.Fatal(err)
			}
			file := load(t, parse(t, "a.dex", data)).Files[0]
			b := build.On(file)
			for i := range 10 {
				code := b.Class(dex.AccPublic, fmt.Sprintf("Lz/C%d;", i)).Super("Lx/C000;").Method(dex.AccStatic, "m", "()V").Code(1)
				for k := range 1000 {
					code.Op(dex.OpInvokeStatic, fmt.Sprintf("Lz/Y%d;->f%d()V", i, k))
				}
				code.Op(dex.OpReturnVoid)
			}
			return file
		},
	} {
		t.Run(name, func(t *testing.T) {
			file := f()
			out, err := write.File(file, write.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if len(out) < 2 {
				t.Fatalf("%d files", len(out))
			}
			seen := map[string]int{}
			calls := 0
			for i, data := range out {
				f := parse(t, "split.dex", data)
				if f.NumMethods() > 65536 {
					t.Fatalf("%d methods", f.NumMethods())
				}
				if i+1 < len(out) && f.NumMethods() < 60000 {
					t.Errorf("file %d has only %d methods", i, f.NumMethods())
				}
				position := map[string]int{}
				for k := range uint32(f.NumClassDefs()) {
					def := f.ClassDef(k)
					name := f.TypeDescriptor(def.Type)
					seen[name]++
					position[name] = int(k)
					for _, sub := range []uint32{def.Super} {
						if p, ok := position[f.TypeDescriptor(sub)]; ok && p > int(k) {
							t.Errorf("%s comes before its superclass", name)
						}
					}
				}
				for class, text := range describe(t, f) {
					calls += strings.Count(text, "invoke-static")
					if strings.HasPrefix(class, "Lx/") && !strings.Contains(text, "Ly/"+class[3:]) {
						t.Errorf("%s lost its calls", class)
					}
				}
			}
			if len(seen) != len(file.Classes) || calls != 1000*len(file.Classes) {
				t.Errorf("%d classes and %d calls, want %d", len(seen), calls, len(file.Classes))
			}
		})
	}
}

func TestTooManyForOneClass(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Big;")
	for i := range 70 {
		code := c.Method(dex.AccStatic, fmt.Sprint("m", i), "()V").Code(1)
		for k := range 1000 {
			code.Op(dex.OpInvokeStatic, fmt.Sprintf("Ly/C;->f%d()V", 1000*i+k))
		}
		code.Op(dex.OpReturnVoid)
	}
	_, err := b.Bytes()
	if err == nil || !strings.Contains(err.Error(), "class Lx/Big; alone refers to more than 65536 methods") {
		t.Errorf("got %v", err)
	}
}

// TestTypeLimitOfOldDevices counts types against the limit that devices before
// API level 26 have.
func TestTypeLimitOfOldDevices(t *testing.T) {
	b := build.New(35)
	for i := range 40 {
		code := b.Class(dex.AccPublic, fmt.Sprintf("Lx/C%d;", i)).Method(dex.AccStatic, "m", "()V").Code(1)
		for k := range 1000 {
			code.Op(dex.OpConstClass, 0, fmt.Sprintf("Ly/C%d;", 1000*i+k))
		}
		code.Op(dex.OpReturnVoid)
	}
	for minSDK, want := range map[int]int{0: 1, 21: 2, 26: 1} {
		out, err := write.File(b.File(), write.Options{MinSDK: minSDK})
		if err != nil || len(out) != want {
			t.Errorf("minSdk %d: %d files, want %d; %v", minSDK, len(out), want, err)
		}
	}
}

// TestVersions writes a class in each version that exists; devices accept all.
func TestVersions(t *testing.T) {
	for _, version := range []int{35, 37, 38, 39, 40, 41} {
		b := build.New(version)
		b.Class(dex.AccPublic, "Lx/A;").Constructor(dex.AccPublic)
		data, err := b.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		files, findings := verify.Data("a.dex", data)
		if len(findings) > 0 || len(files) != 1 || files[0].Version != version {
			t.Errorf("version %d: %v", version, findings)
		}
	}
	b := build.New(35)
	b.Class(dex.AccPublic|dex.AccInterface|dex.AccAbstract, "Lx/I;").Method(dex.AccPublic, "m", "()V").Code(0).Op(dex.OpReturnVoid)
	f, err := b.Parse()
	if err != nil || f.Version != 37 {
		t.Errorf("a default method was written as version %v, %v", f, err)
	}
}
