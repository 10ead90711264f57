package mutate

import (
	"slices"
	"testing"
)

// Each slip is found where a reader of the source would make it, and a device accepts it.
func TestSlips(t *testing.T) {
	for _, want := range []struct {
		app  string
		of   Operator
		line int
	}{
		{"clinic", MissingBreak, 17},
		{"clinic", MissingReturn, 23},
		{"beacon", MissingSuper, 51},
		{"beacon", MissingCleanup, 50},
		{"greeter", NullDefault, 48},
		{"tally", WrongResource, 0},
		{"tally", WrongGuard, 0},
		{"cart", WrongComparison, 0},
	} {
		a := open(t, want.app)
		faults, err := a.Faults(own)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(faults, func(f Fault) bool {
			return f.Operator == want.of && (want.line == 0 || slices.Contains(f.Lines, want.line))
		})
		if i < 0 {
			t.Errorf("%s: no %s in line %d", want.app, want.of, want.line)
			continue
		}
		f := &faults[i]
		if left := want.of == WrongResource || want.of == WrongGuard || want.of == WrongComparison || want.of == NullDefault; f.Missing == left {
			t.Errorf("%s: something is left of it: %t", f, !f.Missing)
		}
		if _, err := a.Seed(f); err != nil {
			t.Errorf("%s: %v", f, err)
		}
	}
}

// A resource has a neighbour of its own kind alone.
func TestNeighbours(t *testing.T) {
	a := open(t, "tally")
	faults, err := a.Faults(own)
	if err != nil {
		t.Fatal(err)
	}
	// 0x7f010000 became 0x7f010001
	for _, f := range faults {
		if f.Operator == WrongResource && f.Text[:6] != f.Text[len(f.Text)-10:len(f.Text)-4] {
			t.Errorf("%s: not of one kind", &f)
		}
	}
}
