package pdg

import (
	"archive/zip"
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
)

func open(t testing.TB, path string) *App {
	t.Helper()
	p, err := apk.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	a, err := Open(p)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestOpenJar: a .jar with code, as UI Automator and dx make them, has no
// manifest, which is no reason not to look at its code.
func TestOpenJar(t *testing.T) {
	code, err := os.ReadFile("../testdata/vm/Primes.dex")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "primes.jar")
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	w, err := z.Create("classes.dex")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(code); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	a := open(t, path)
	if a.Manifest != nil || len(a.Prog.Classes) == 0 {
		t.Errorf("manifest %v, %d classes", a.Manifest, len(a.Prog.Classes))
	}
	a.Events()
	for m := range a.Prog.Methods {
		if body := a.Body(dex.MethodID(m)); body != nil {
			a.Backward(context.Background(), []Node{{Method: dex.MethodID(m)}}, Query{})
		}
	}
}

func BenchmarkIndex(b *testing.B) {
	p, err := apk.Open(corpus.Public(b, "apidemos.apk"))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Open(p); err != nil {
			b.Fatal(err)
		}
	}
}

func TestCallsBothWays(t *testing.T) {
	a := open(t, corpus.Crash(t, "tippytipper")+"/app.apk")
	if bad := a.BadCode(); len(bad) > 0 {
		t.Fatal(bad)
	}
	forward := map[[2]int64]bool{}
	for ref := range RefID(len(a.x.refType)) {
		for _, s := range a.x.calls.of(int32(ref)) {
			for _, m := range a.Targets(s) {
				forward[[2]int64{int64(s.Method)<<32 | int64(s.PC), int64(m)}] = true
			}
		}
	}
	backward := 0
	for m := range a.Prog.Methods {
		for _, s := range a.Callers(dex.MethodID(m)) {
			backward++
			if !forward[[2]int64{int64(s.Method)<<32 | int64(s.PC), int64(m)}] {
				t.Errorf("%s: Callers has %s, Targets does not", a.Prog.MethodText(dex.MethodID(m)), a.Prog.Reference(s.Method, s.PC))
			}
		}
	}
	if backward != len(forward) || backward < 300 {
		t.Errorf("%d edges forwards, %d backwards", len(forward), backward)
	}
	m, _ := a.Prog.FindMethod("Lnet/mandaria/tippytipper/services/TipCalculatorService;->GetNumberOfPeople()I")
	for _, s := range a.Callers(m) {
		t.Log(a.Prog.Reference(s.Method, s.PC))
	}
	t.Logf("%d call edges", backward)
}

func BenchmarkCallGraph(b *testing.B) {
	a := open(b, corpus.Public(b, "apidemos.apk"))
	for b.Loop() {
		a.CallGraph(nil, false)
	}
}
