package instrument_test

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/internal/corpus"
)

// TestLinesStay compares the line of each instruction with that in the original
// code.
func TestLinesStay(t *testing.T) {
	for _, app := range []string{"cowsay", "yahtzee", "scribbler"} {
		files := dexFiles(t, filepath.Join(corpus.Crash(t, app), "app.apk"))
		res, err := instrument.Instrument(context.Background(), files, instrument.Options{Package: "x.y", MinSDK: 8})
		if err != nil {
			t.Fatal(err)
		}
		before, err := dex.NewProgram(files...)
		if err != nil {
			t.Fatal(err)
		}
		after, err := dex.NewProgram(parsed(t, res.Dex[0])...)
		if err != nil {
			t.Fatal(err)
		}
		now := map[string]dex.MethodID{}
		for m := range after.Methods {
			now[after.MethodText(dex.MethodID(m))] = dex.MethodID(m)
		}
		compared := 0
		for _, e := range res.Map.Methods {
			name := before.MethodText(e.Method)
			places, err := res.Map.Places(e.Method)
			if err != nil {
				t.Fatal(err)
			}
			lines := [2][]dex.Line{linesOf(t, before, e.Method), linesOf(t, after, now[name])}
			for _, p := range places {
				want, had := dex.LineAt(lines[0], p.Old)
				got, has := dex.LineAt(lines[1], p.New)
				if compared++; had != has || want != got {
					t.Errorf("%s %#x: line %d %v, want %d %v", name, p.Old, got, has, want, had)
				}
			}
		}
		if compared < 500 {
			t.Errorf("%s: %d instructions", app, compared)
		}
	}
}

func linesOf(t *testing.T, p *dex.Program, m dex.MethodID) []dex.Line {
	code, _, err := p.Code(m)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := code.Lines()
	if err != nil {
		t.Fatal(err)
	}
	return lines
}
