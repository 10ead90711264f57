package instrument_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/internal/corpus"
)

// TestCheckFindsEach: what a device would refuse is found in whichever method it is, the first
// or one behind many.
func TestCheckFindsEach(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	const methods = 300
	for i := range methods {
		c.Method(dex.AccPublic|dex.AccStatic, fmt.Sprintf("m%03d", i), "()I").Code(1).Const(0, int32(i)).Op(dex.OpReturn, 0)
	}
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	res, err := instrument.Instrument(context.Background(), p.Files, instrument.Options{Scope: everything, Limit: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	if refused, err := res.Check(context.Background()); err != nil || len(refused) > 0 {
		t.Fatalf("%v, %v", refused, err)
	}
	written, err := dex.Parse("written", res.Dex[0])
	if err != nil {
		t.Fatal(err)
	}
	after, err := dex.NewProgram(written...)
	if err != nil {
		t.Fatal(err)
	}
	broken := map[dex.MethodID]bool{}
	for _, i := range []int{0, 1, 130, methods - 1} {
		text := fmt.Sprintf("Lx/Main;->m%03d()I", i)
		was, _ := p.FindMethod(text)
		is, ok := after.FindMethod(text)
		code, has, err := after.Code(is)
		if !ok || !has || err != nil {
			t.Fatal(text, ok, has, err)
		}
		broken[was] = true
		code.All(func(in *dex.Insn) bool {
			if in.Op == dex.OpReturn { // as if the method returned nothing
				const header = 16
				res.Dex[0][after.Methods[is].CodeOff+header+2*in.PC] = byte(dex.OpReturnVoid)
			}
			return true
		})
	}
	refused, err := res.Check(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	for i := range p.Methods {
		if id := dex.MethodID(i); (refused[id] != "") != broken[id] {
			t.Errorf("%s: broken %v, refused %q", p.MethodText(id), broken[id], refused[id])
		}
	}
}

// TestCounts: each class of an app counts once, under what became of it.
func TestCounts(t *testing.T) {
	var files []*dex.File
	for _, classes := range [][]string{{"Lx/Main;", "Lx/Other;", "Lnot/In;"}, {"Lx/Main;", "Lx/More;"}} {
		b := build.New(35)
		for _, class := range classes {
			b.Class(dex.AccPublic, class).Method(dex.AccPublic|dex.AccStatic, "m", "()V").Code(1).Op(dex.OpReturnVoid)
		}
		p, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, p.Files...)
	}
	res, err := instrument.Instrument(context.Background(), files, instrument.Options{Scope: plan.Scope{Include: []string{"x.*"}}, Limit: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	if s := res.Stats; s.Classes != 4 || s.Instrumented != 3 || s.Excluded+s.Libraries != 1 || s.Methods != 3 {
		t.Errorf("%+v", s)
	}
}

// What the check of what was written takes of the time, over the apps of the corpus.
func BenchmarkCheck(b *testing.B) {
	var all, check time.Duration
	for _, path := range corpus.APKs(b) {
		files := dexFiles(b, path)
		for range b.N {
			begin := time.Now()
			res, err := instrument.Instrument(context.Background(), files, instrument.Options{Scope: everything, Limit: 1 << 20})
			if err != nil {
				b.Fatal(err)
			}
			all += time.Since(begin)
			begin = time.Now()
			if _, err := res.Check(context.Background()); err != nil {
				b.Fatal(err)
			}
			check += time.Since(begin)
		}
	}
	b.ReportMetric(100*float64(check)/float64(all), "%-of-the-time")
}
