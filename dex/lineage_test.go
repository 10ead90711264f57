package dex_test

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// TestLineage: the way up ends where the app ends, also if classes extend each other in a circle.
func TestLineage(t *testing.T) {
	b := build.New(35)
	b.Class(dex.AccPublic, "Lx/A;").Super("Lx/B;")
	b.Class(dex.AccPublic, "Lx/B;").Super("Landroid/app/Activity;")
	b.Class(dex.AccPublic, "Lx/Day;").Super("Lx/Night;")
	b.Class(dex.AccPublic, "Lx/Night;").Super("Lx/Day;")
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		from, outside string
		above         []string
	}{
		{"Lx/A;", "Landroid/app/Activity;", []string{"Lx/A;", "Lx/B;"}},
		{"Lx/B;", "Landroid/app/Activity;", []string{"Lx/B;"}},
		{"Ly/Gone;", "Ly/Gone;", nil},
		{"Lx/Day;", "", []string{"Lx/Day;", "Lx/Night;", "Lx/Day;"}},
	} {
		var above []string
		for id := range p.Lineage(test.from) {
			if above = append(above, p.Classes[id].Descriptor); len(above) == 3 {
				break
			}
		}
		if outside := p.Outside(test.from); outside != test.outside || !slices.Equal(above, test.above) {
			t.Errorf("%s: %v, then %q", test.from, above, outside)
		}
	}
}
