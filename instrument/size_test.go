package instrument_test

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/internal/corpus"
)

// TestSizeOfApps holds how much probes and recorder add to the code of apps, of
// which the smallest have little to add them to.
func TestSizeOfApps(t *testing.T) {
	var worst float64
	for _, name := range corpus.Crashes {
		app, err := apk.Open(filepath.Join(corpus.Crash(t, name), "app.apk"))
		if err != nil {
			t.Fatal(err)
		}
		dexes, err := app.DexFiles()
		if err != nil {
			t.Fatal(err)
		}
		out, err := instrument.Package(context.Background(), app, instrument.Options{})
		if err != nil {
			t.Fatal(err)
		}
		before, after := 0, 0
		for _, d := range dexes {
			before += len(d.Data)
		}
		for _, data := range out.Dex {
			after += len(data)
		}
		ratio := float64(after) / float64(before)
		t.Logf("%s: %d → %d bytes, %.2f×", name, before, after, ratio)
		worst = max(worst, ratio)
	}
	if worst > 1.4 {
		t.Errorf("an app grows to %.2f× its size, want at most 1.4×", worst)
	}
}

// TestRecorderHasWhatIsUsed looks at which methods of the recorder go into an app.
func TestRecorderHasWhatIsUsed(t *testing.T) {
	methods := func(add method) (names []string) {
		res, err := instrument.Instrument(context.Background(), []*dex.File{hardProgram(t, add)}, instrument.Options{MinSDK: 26, Limit: 1 << 20})
		if err != nil {
			t.Fatal(err)
		}
		for _, data := range res.Dex {
			p, err := dex.NewProgram(parsed(t, data)...)
			if err != nil {
				t.Fatal(err)
			}
			for m := range p.Methods {
				if p.Classes[p.Methods[m].Class].Descriptor == "Lcom/esdroid/trace/R;" {
					names = append(names, p.MethodName(dex.MethodID(m)))
				}
			}
		}
		return names
	}
	straight := methods(func(c *build.Class) { static(c, 0).Op(dex.OpReturn, 0) })
	arrays := methods(func(c *build.Class) {
		code := static(c, 3)
		code.Op(dex.OpNewArray, 0, code.P(0), "[[I").Label("top").Op(dex.OpAgetObject, 1, 0, code.P(0))
		for range 3 {
			code.Op(dex.OpArrayLength, 2, 1).Op(dex.OpAget, 2, 1, 2).Op(dex.OpAgetObject, 1, 0, 2).Op(dex.OpMove, code.P(0), 2)
		}
		code.Op(dex.OpIfGtz, 2, "top").Op(dex.OpReturn, 2)
	})
	for _, name := range []string{"i", "p"} {
		if slices.Contains(straight, name) {
			t.Errorf("%s records array indices, of which there are none", name)
		}
	}
	for name, in := range map[string][]string{"o": straight, "e": straight, "u": straight, "i": arrays, "p": arrays} {
		if !slices.Contains(in, name) {
			t.Errorf("%s is missing among %v", name, in)
		}
	}
}

// TestGeneratedClasses leaves out what build tools made to hold constants, and
// nothing else that has such a name.
func TestGeneratedClasses(t *testing.T) {
	b := build.New(35)
	for _, name := range []string{"Lx/R;", "Lx/R$id;", "Lx/BuildConfig;", "Lx/Rest;", "Lx/R$styleable;", "Lx/Main;"} {
		c := b.Class(dex.AccPublic, name).Constructor(dex.AccPublic)
		if name == "Lx/R$styleable;" {
			c.Method(dex.AccStatic|dex.AccConstructor, "<clinit>", "()V").Code(0).Op(dex.OpReturnVoid)
		}
	}
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 26, Limit: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	if s := res.Stats; s.Generated != 3 || s.Instrumented != 3 || len(res.Map.Methods) != 4 {
		t.Errorf("%+v, %d methods", s, len(res.Map.Methods))
	}
}
