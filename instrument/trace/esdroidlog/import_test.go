package esdroidlog

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
)

func readLog(t testing.TB, path string) *Log {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Skip(err)
	}
	defer file.Close()
	log, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	return log
}

func TestImportCorpus(t *testing.T) {
	for _, app := range corpus.Crashes {
		dir := corpus.Crash(t, app)
		p := program.Open(t, filepath.Join(dir, "app.apk"))
		for _, run := range []string{"full", "reduced"} {
			path := filepath.Join(dir, run+".trace.txt.gz")
			if _, err := os.Stat(path); err != nil {
				continue // one app has only one log
			}
			log := readLog(t, path)
			var out bytes.Buffer
			w, err := trace.NewWriter(&out, trace.Header{Dex: trace.Identify(p.Files), Origin: "esdroid-log"})
			if err != nil {
				t.Fatal(err)
			}
			report, err := Import(log, p, w, nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			r, err := trace.NewReader(out.Bytes())
			if err != nil {
				t.Fatal(err)
			}
			summary, findings, err := trace.Validate(r, p)
			if err != nil || len(findings) > 0 {
				t.Errorf("%s/%s: invalid trace: %v %v", app, run, err, findings)
			}
			t.Logf("%s/%s: %d records: %d exact, %d repaired, %d absorbed, %d unresolved, %d assumed, %d gaps; %d callbacks, %d records in the trace, %d bytes",
				app, run, report.Records, report.Exact, report.Repaired, report.Absorbed, report.Unresolved, report.Assumed, len(report.Gaps), report.Callbacks, summary.Records, out.Len())
			if testing.Verbose() {
				for i, g := range report.Gaps {
					if i < 6 {
						t.Logf("   gap: %v", g)
					}
				}
				for i, g := range report.Repairs {
					if i < 6 {
						t.Logf("   repair: %v", g)
					}
				}
			}
		}
	}
}

func TestLiterals(t *testing.T) {
	for _, c := range []struct {
		statement string
		in        dex.Insn
		want      bool
	}{
		{"$i2 = $i0 + -1", dex.Insn{Op: dex.OpAddIntLit8, Lit: -1}, true},
		{"$i2 = $i0 + -2", dex.Insn{Op: dex.OpAddIntLit8, Lit: -1}, false},
		{"$i2 = $i0 + $i1", dex.Insn{Op: dex.OpAddIntLit16, Lit: 300}, false},
		{"$i2 = $i0 + 300", dex.Insn{Op: dex.OpAddInt}, true}, // Soot knows the register's value
		{"$i2 = 5 - $i0", dex.Insn{Op: dex.OpRsubIntLit8, Lit: 5}, true},
		{"$i2 = $i0 - 5", dex.Insn{Op: dex.OpRsubIntLit8, Lit: 5}, false},
	} {
		l, ok := literalOf(c.statement)
		if !ok || l.fits(&c.in) != c.want {
			t.Errorf("%s: %v fits %s %d, want %v", c.statement, ok, c.in.Op, c.in.Lit, c.want)
		}
	}
}
