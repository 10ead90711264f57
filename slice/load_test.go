package slice

import (
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
)

func loadReport(t testing.TB, path string) *crash.Report {
	t.Helper()
	reports, err := crash.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := crash.Choose(reports, crash.App{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func loadCrash(t testing.TB, app string) (*jimple.Program, *crash.Report) {
	t.Helper()
	dir := corpus.Crash(t, app)
	return jimple.New(program.Open(t, filepath.Join(dir, "app.apk"))), loadReport(t, filepath.Join(dir, "crash.txt"))
}
