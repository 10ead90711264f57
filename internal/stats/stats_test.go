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
	near(t, "A12", Effect(a, b), 0.7)

	x := []float64{1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30}
	y := []float64{0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29}
	v, p := SignedRank(x, y)
	near(t, "V", v, 40)
	near(t, "chance of V", p, 0.0390625)
}

// What scipy 1.17.1 answers: wilcoxon with method="asymptotic" and
// correction.
func TestAgainstScipy(t *testing.T) {
	v, p := SignedRank(series(70, func(i int) float64 { return float64(i*37%101) / 7 }), series(70, func(i int) float64 { return float64(i*53%97) / 6 }))
	near(t, "V", min(v, 70*71/2-v), 1071)
	near(t, "chance of V", p, 0.41613968601327656)
	_, p = SignedRank(series(90, func(i int) float64 { return float64(i * 7 % 10) }), series(90, func(i int) float64 { return float64(i * 3 % 8) }))
	near(t, "chance of V with ties and equal pairs", p, 0.007646815912407193)
}

// Where the exact chances end, the approximations are near them.
func TestApproximationIsNear(t *testing.T) {
	for _, shift := range []float64{0.5, 1, 2} {
		a := series(30, func(i int) float64 { return float64(i*37%101) / 7 })
		b := series(30, func(i int) float64 { return float64(i*53%97)/6.7 + shift })
		v, exactly := SignedRank(a, b)
		if about := normal(v-30*31/4.0, 30*31*61/24.0); math.Abs(exactly-about) > 0.01 {
			t.Errorf("shift %v: signed ranks %v exactly, %v about", shift, exactly, about)
		}
	}
}

// Samples that say nothing, and names of effects.
func TestEdges(t *testing.T) {
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
