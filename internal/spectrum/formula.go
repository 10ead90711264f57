// Formulas of how suspicious a probe is.

package spectrum

import (
	"fmt"
	"math"
	"strings"
)

// Formula turns counts into a score; more is more suspicious.
type Formula struct {
	Name  string
	About string
	Score func(c Counts) float64
}

// Formulas are all of them. Where a denominator is zero they do as is said.
var Formulas = []Formula{
	{"ochiai", "ef / sqrt((ef+nf)(ef+ep)); 0 if nothing failed or it never ran", func(c Counts) float64 {
		return ratio(float64(c.FailedRan), math.Sqrt(float64(c.FailedRan+c.FailedNot)*float64(c.FailedRan+c.PassedRan)))
	}},
	{"tarantula", "F / (F+P), F and P being the shares of failing and passing runs that executed it", func(c Counts) float64 {
		failed := ratio(float64(c.FailedRan), float64(c.FailedRan+c.FailedNot))
		return ratio(failed, failed+ratio(float64(c.PassedRan), float64(c.PassedRan+c.PassedNot)))
	}},
	{"dstar", "ef² / (ep+nf); above all others (failing runs² + 1) if that is 0 and it failed", func(c Counts) float64 {
		if c.FailedRan == 0 {
			return 0
		}
		if c.PassedRan+c.FailedNot == 0 {
			all := float64(c.FailedRan)
			return all*all + 1
		}
		return float64(c.FailedRan) * float64(c.FailedRan) / float64(c.PassedRan+c.FailedNot)
	}},
	{"jaccard", "ef / (ef+nf+ep)", func(c Counts) float64 {
		return ratio(float64(c.FailedRan), float64(c.FailedRan+c.FailedNot+c.PassedRan))
	}},
	{"opt2", "ef − ep/(ep+np+1)", func(c Counts) float64 {
		return float64(c.FailedRan) - float64(c.PassedRan)/float64(c.PassedRan+c.PassedNot+1)
	}},
	{"barinel", "1 − ep/(ep+ef); 0 if it never ran", func(c Counts) float64 {
		if c.FailedRan == 0 {
			return 0
		}
		return 1 - float64(c.PassedRan)/float64(c.PassedRan+c.FailedRan)
	}},
}

func ratio(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}

// FormulaByName finds a formula.
func FormulaByName(name string) (Formula, error) {
	var names []string
	for _, f := range Formulas {
		if f.Name == strings.ToLower(name) {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return Formula{}, fmt.Errorf("no formula %q: there are %s", name, strings.Join(names, ", "))
}
