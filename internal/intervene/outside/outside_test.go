package outside

import (
	"context"
	"os"
	"strconv"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus/planted"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
)

// amount is how many programs are looked at, and how often each is changed.
func amount(t *testing.T, normal int) int {
	if n, err := strconv.Atoi(os.Getenv("ESDROID_INTERVENTIONS")); err == nil {
		return n
	}
	return normal
}

// TestPlanted (ESDROID_INTERVENTIONS: programs): what lies outside of the slice of a
// planted program's crash does not move it.
func TestPlanted(t *testing.T) {
	var sum Report
	for seed := range amount(t, 12) {
		prog, err := planted.Generate(int64(seed))
		if err != nil {
			t.Fatal(err)
		}
		r, err := Check(context.Background(), prog.Code.Files, planted.Main, Options{Seed: int64(seed), Most: 40})
		if err != nil {
			t.Fatal(seed, err)
		}
		sum.add(r)
		for _, trial := range r.Trials {
			if trial.Result == Moved {
				t.Errorf("seed %d: %+v", seed, trial)
			}
		}
	}
	t.Logf("%d changes: %d same, %d masked, %d astray, %d by omission", sum.Tried, sum.Same, sum.Masked, sum.Astray, sum.Omission)
	if sum.Same*2 < sum.Tried {
		t.Error("most changes say nothing")
	}
}

func (r *Report) add(o *Report) {
	r.Executed += o.Executed
	r.Outside += o.Outside
	r.Tried += o.Tried
	r.Same += o.Same
	r.Masked += o.Masked
	r.Astray += o.Astray
	r.Omission += o.Omission
}

// TestConformance (ESDROID_INTERVENTIONS: changes of each): the same for the programs that
// test the embedded machine. Those that end well are asked for the last line they print.
func TestConformance(t *testing.T) {
	most := amount(t, 0)
	if most == 0 {
		t.Skip("runs for many minutes")
	}
	areas, err := suite.Areas("../../vm/conformance/testdata")
	if err != nil {
		t.Fatal(err)
	}
	var sum Report
	programs, left, moved := 0, 0, 0
	for _, a := range areas {
		files, err := a.Files()
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range a.Programs {
			in, err := p.Input()
			if err != nil {
				t.Fatal(err)
			}
			r, err := Check(context.Background(), files, p.Descriptor(), Options{Seed: 1, Most: most, Input: in})
			if err != nil {
				left++
				continue
			}
			programs++
			sum.add(r)
			for _, trial := range r.Trials {
				if trial.Result == Moved {
					moved++
					t.Logf("%s %s: %+v", a.Name, p.Name, trial)
				}
			}
		}
	}
	t.Logf("%d programs (%d left out), %d changes: %d same, %d masked, %d astray, %d by omission, %d moved", programs, left, sum.Tried, sum.Same, sum.Masked, sum.Astray, sum.Omission, moved)
}
