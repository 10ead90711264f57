package stats

import (
	"math"
	"testing"
)

func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 1e-9 {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// series returns n numbers.
func series(n int, f func(i int) float64) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = f(i)
	}
	return out
}

// The examples of Hollander and Wolfe (Nonparametric Statistical Methods, 1973): tables
// 4.1, permeability of membranes, and 3.1, depression before and after a tranquilliser.
func TestPublishedExamples(t *testing.T) {
	a := []float64{0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46}
	b := []float64{1.15, 0.88, 0.90, 0.74, 1.21}
	u, p := RankSum(a, b)
	near(t, "U", u, 35)
	near(t, "chance of U", p, 2*382.0/3003)
	near(t, "A12", Effect(a, b), 0.7)

	x := []float64{1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30}
	y := []float64{0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29}
	v, p := SignedRank(x, y)
	near(t, "V", v, 40)
	near(t, "chance of V", p, 0.0390625)
}

// What scipy 1.17.1 answers: mannwhitneyu and wilcoxon with method="asymptotic" and
// correction, and for ties among few values permutation_test over all divisions.
func TestAgainstScipy(t *testing.T) {
	u, p := RankSum(series(40, func(i int) float64 { return float64(i*37%101) / 7 }), series(45, func(i int) float64 { return float64(i*53%97)/6 + 1 }))
	near(t, "U", u, 750)
	near(t, "chance of U", p, 0.18807774358912965)
	u, p = RankSum(series(40, func(i int) float64 { return float64(i * 7 % 10) }), series(45, func(i int) float64 { return float64(i * 3 % 8) }))
	near(t, "U with ties", u, 1094)
	near(t, "chance of U with ties", p, 0.08656695499299333)
	u, p = RankSum([]float64{1, 2, 2, 3, 5, 8}, []float64{2, 3, 3, 4, 9})
	near(t, "U with few ties", u, 11)
	near(t, "chance of U with few ties", p, 0.5367965367965368)

	v, p := SignedRank(series(70, func(i int) float64 { return float64(i*37%101) / 7 }), series(70, func(i int) float64 { return float64(i*53%97) / 6 }))
	near(t, "V", min(v, 70*71/2-v), 1071)
	near(t, "chance of V", p, 0.41613968601327656)
	_, p = SignedRank(series(90, func(i int) float64 { return float64(i * 7 % 10) }), series(90, func(i int) float64 { return float64(i * 3 % 8) }))
	near(t, "chance of V with ties and equal pairs", p, 0.007646815912407193)
}

// Where the exact chances end, the approximations are near them.
func TestApproximationIsNear(t *testing.T) {
	for _, shift := range []float64{0, 1, 2} {
		a := series(30, func(i int) float64 { return float64(i*37%101) / 7 })
		b := series(30, func(i int) float64 { return float64(i*53%97)/7 + shift })
		u, exactly := RankSum(a, b)
		if about := normal(u-450, 30*30/12.0*61); math.Abs(exactly-about) > 0.005 {
			t.Errorf("shift %v: rank sum %v exactly, %v about", shift, exactly, about)
		}
	}
}

// Samples that say nothing, and names of effects.
func TestEdges(t *testing.T) {
	if _, p := RankSum(nil, []float64{1}); !math.IsNaN(p) {
		t.Errorf("a chance of nothing: %v", p)
	}
	if _, p := SignedRank([]float64{1, 2}, []float64{1, 2}); p != 1 {
		t.Errorf("equal pairs: %v", p)
	}
	if m := Median(nil); !math.IsNaN(m) {
		t.Errorf("median of nothing: %v", m)
	}
	near(t, "median", Median([]float64{4, 1, 3, 2}), 2.5)
	near(t, "quartile", Quantile([]float64{1, 2, 3, 4, 5}, 0.25), 2)
	near(t, "no effect", Effect([]float64{1, 2}, []float64{1, 2}), 0.5)
	for effect, want := range map[float64]string{0.5: "negligible", 0.57: "small", 0.35: "medium", 0.9: "large"} {
		if got := Magnitude(effect); got != want {
			t.Errorf("%v: %s, want %s", effect, got, want)
		}
	}
}
