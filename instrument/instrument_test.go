package instrument_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/recording"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

func dexFiles(t testing.TB, path string) []*dex.File {
	t.Helper()
	app, err := apk.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	parts, err := app.DexFiles()
	if err != nil {
		t.Fatal(err)
	}
	var files []*dex.File
	for _, d := range parts {
		fs, err := dex.Parse(d.Name, d.Data)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, fs...)
	}
	return files
}

func TestInstrumentEveryApp(t *testing.T) {
	tool, most := oracle.Tool(t, "dexdump"), int64(1<<62)
	switch {
	case raceDetector:
		most = 200 << 10
	case testing.Short():
		most = 2 << 20
	case os.Getenv("CI") != "true":
		most = 8 << 20 // the largest takes as long as all others
	}
	for _, path := range corpus.APKs(t) {
		t.Run(appName(path), func(t *testing.T) {
			if info, err := os.Stat(path); err != nil || info.Size() > most {
				t.Skip("large")
			}
			files := dexFiles(t, path)
			start := time.Now()
			res, err := instrument.Instrument(context.Background(), files, instrument.Options{Package: "x.y", MinSDK: 21, Scope: everything})
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%v: %+v", time.Since(start), res.Stats)
			var parsed []*dex.File
			for i, data := range res.Dex {
				fs, findings := verify.Data(fmt.Sprintf("classes%d.dex", i+1), data)
				for _, f := range findings {
					t.Errorf("%v", f)
				}
				parsed = append(parsed, fs...)
				file := filepath.Join(t.TempDir(), "classes.dex")
				if err := os.WriteFile(file, data, 0o600); err != nil {
					t.Fatal(err)
				}
				if msg, err := exec.Command(tool, "-f", "-o", os.DevNull, file).CombinedOutput(); err != nil || strings.Contains(string(msg), "rror") {
					t.Errorf("dexdump: %v\n%s", err, msg)
				}
			}
			checkPlaces(t, files, parsed, res)
			q, err := dex.NewProgram(parsed...)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range verify.Program(q, nil) {
				if f.Severity == verify.Error {
					t.Errorf("%v", f)
				}
			}
			var buf bytes.Buffer
			if err := res.Map.Write(&buf); err != nil {
				t.Fatal(err)
			}
			back, err := recording.ReadProbeMap(buf.Bytes())
			if err != nil || back.ID() != res.Map.ID() {
				t.Fatalf("probe map: %v", err)
			}
			units := [2]int{}
			for i, fs := range [2][]*dex.File{files, parsed} {
				p, err := dex.NewProgram(fs...)
				if err != nil {
					t.Fatal(err)
				}
				for m := range p.Methods {
					if code, ok, _ := p.Code(dex.MethodID(m)); ok {
						units[i] += int(code.Units())
					}
				}
			}
			t.Logf("code units %d → %d (%.2f×), probe map %d bytes", units[0], units[1], float64(units[1])/float64(units[0]), buf.Len())
		})
	}
}

// checkPlaces demands that every original instruction is where the probe map
// says, with the same operands but for indices, branches and widened forms.
func checkPlaces(t *testing.T, before, after []*dex.File, res *instrument.Result) {
	t.Helper()
	p, err := dex.NewProgram(before...)
	if err != nil {
		t.Fatal(err)
	}
	q, err := dex.NewProgram(after...)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range res.Map.Methods {
		old, _, err := p.Code(m.Method)
		if err != nil {
			t.Fatal(err)
		}
		id, ok := q.FindMethod(p.MethodText(m.Method))
		if !ok {
			t.Fatalf("%s is gone", p.MethodText(m.Method))
		}
		code, _, err := q.Code(id)
		if err != nil {
			t.Fatal(err)
		}
		places, err := res.Map.Places(m.Method)
		if err != nil || len(places) == 0 {
			t.Fatalf("%s: no places, %v", p.MethodText(m.Method), err)
		}
		var a, b dex.Insn
		for _, place := range places {
			if err := old.Decode(place.Old, &a); err != nil {
				t.Fatal(err)
			}
			if err := code.Decode(place.New, &b); err != nil {
				t.Fatal(err)
			}
			sameOp := a.Op == b.Op || a.Op.Has(dex.FlagGoto) && b.Op.Has(dex.FlagGoto) || a.Op.Has(dex.FlagIf) && b.Op.Has(dex.FlagIf) ||
				a.Op == dex.OpConstString && b.Op == dex.OpConstStringJumbo
			if !sameOp || !sameRegisters(&old, &code, &a, &b) || a.Lit != b.Lit {
				t.Fatalf("%s: %#x %s became %#x %s", p.MethodText(m.Method), a.PC, a.Op, b.PC, b.Op)
			}
		}
	}
}

// sameRegisters allows for registers of the arguments to have moved up by the
// spare ones.
func sameRegisters(old, code *dex.Code, a, b *dex.Insn) bool {
	first := old.Registers - old.Ins
	same := func(x, y uint16) bool { return x == y || x >= first && y-x == code.Registers-old.Registers }
	for i := range a.Args {
		if !same(uint16(a.Args[i]), uint16(b.Args[i])) {
			return false
		}
	}
	return same(a.A, b.A) && same(a.B, b.B) && same(a.C, b.C)
}
