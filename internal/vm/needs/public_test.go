package needs

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

var updateCoverage = flag.Bool("update-coverage", false, "write testdata/public.txt")

// TestPublic holds how much of each public package is there at least: nothing that is
// there gets lost unnoticed.
func TestPublic(t *testing.T) {
	all, err := Public()
	if err != nil {
		t.Fatal(err)
	}
	const golden = "testdata/public.txt"
	if *updateCoverage {
		var b strings.Builder
		for _, c := range all {
			fmt.Fprintf(&b, "%s %d/%d %d/%d\n", c.Package, c.HaveClasses, c.Classes, c.HaveMembers, c.Members)
		}
		if err := os.WriteFile(golden, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(want), "\n"), "\n")
	if len(lines) != len(all) {
		t.Fatalf("%d packages, want %d", len(all), len(lines))
	}
	for i, c := range all {
		var w Coverage
		if _, err := fmt.Sscanf(lines[i], "%s %d/%d %d/%d", &w.Package, &w.HaveClasses, &w.Classes, &w.HaveMembers, &w.Members); err != nil {
			t.Fatalf("%s: %v", lines[i], err)
		}
		if c.Package != w.Package || c.Classes != w.Classes || c.Members != w.Members || c.HaveClasses < w.HaveClasses || c.HaveMembers < w.HaveMembers {
			t.Errorf("%s has %d of %d classes and %d of %d members, want at least %s (-update-coverage writes what is there)",
				c.Package, c.HaveClasses, c.Classes, c.HaveMembers, c.Members, lines[i])
		}
		if n := len(c.Missing); n < c.Classes-c.HaveClasses || !slices.IsSorted(c.Missing) {
			t.Errorf("%s: %d missing names for %d of %d classes", c.Package, n, c.HaveClasses, c.Classes)
		}
	}
}

// A class that is there lacks what it does not declare itself or inherit.
func TestCoverageOfClass(t *testing.T) {
	lib := library{
		"Landroid/x/A;": {methods: map[string]bool{"a()V": true, "<init>()V": true, "n()V": false}, fields: map[string]bool{"F:I": true}},
		"Landroid/x/B;": {super: "Landroid/x/A;", methods: map[string]bool{"<init>(I)V": true}},
		objectName:      {methods: map[string]bool{"hashCode()I": true}},
	}
	var c Coverage
	c.class(lib, "Landroid/x/B;", []string{"<init>()V", "<init>(I)V", "F:I", "G:I", "a()V", "b()V", "hashCode()I", "n()V"})
	c.class(lib, "Landroid/x/C;", []string{"a()V"})
	want := []string{"Landroid/x/B;-><init>()V", "Landroid/x/B;->G:I", "Landroid/x/B;->b()V", "Landroid/x/B;->n()V", "Landroid/x/C;"}
	if !slices.Equal(c.Missing, want) || c.Classes != 2 || c.HaveClasses != 1 || c.Members != 9 || c.HaveMembers != 4 {
		t.Errorf("%+v, want missing %v", c, want)
	}
}
