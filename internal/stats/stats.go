// Medians, tests and effects.

package stats

import (
	"math"
	"slices"
)

// exact is the number of values up to which chances are counted out.
const exact = 60

// Quantile returns the value below which the share q of the values lies, between two of
// them in proportion; NaN if there are none.
func Quantile(values []float64, q float64) float64 {
	if len(values) == 0 {
		return math.NaN()
	}
	sorted := slices.Sorted(slices.Values(values))
	at := q * float64(len(sorted)-1)
	below := int(at)
	if below == len(sorted)-1 {
		return sorted[below]
	}
	return sorted[below] + (at-float64(below))*(sorted[below+1]-sorted[below])
}

// Median returns the value in the middle, NaN if there is none.
func Median(values []float64) float64 { return Quantile(values, 0.5) }

// Mean returns the arithmetic mean, NaN of nothing.
func Mean(values []float64) float64 {
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	return sum / float64(len(values))
}

// Effect returns Vargha and Delaney's A12, NaN if a sample is empty (Journal of
// Educational and Behavioral Statistics 25(2), 2000).
func Effect(a, b []float64) float64 {
	if len(a) == 0 || len(b) == 0 {
		return math.NaN()
	}
	return u(a, b) / float64(len(a)) / float64(len(b))
}

// u counts the pairs in which the value of the first sample is the greater one.
func u(a, b []float64) float64 {
	n := 0.0
	for _, x := range a {
		for _, y := range b {
			switch {
			case x > y:
				n++
			case x == y:
				n += 0.5
			}
		}
	}
	return n
}

// Magnitude names an effect by the bounds of Vargha and Delaney's paper.
func Magnitude(a12 float64) string {
	switch d := math.Abs(a12 - 0.5); {
	case math.IsNaN(d):
		return ""
	case d < 0.06:
		return "negligible"
	case d < 0.14:
		return "small"
	case d < 0.21:
		return "medium"
	}
	return "large"
}

// SignedRank returns the sum of the ranks of the pairs whose first value is the greater,
// and the chance of one at least as far off where either may be. Equal pairs say nothing
// and are left out; with no others, the chance is 1. The samples have equal lengths.
func SignedRank(a, b []float64) (statistic, p float64) {
	var sizes []float64
	var greater []bool
	for i := range a {
		if d := a[i] - b[i]; d != 0 {
			sizes, greater = append(sizes, math.Abs(d)), append(greater, d > 0)
		}
	}
	n := len(sizes)
	if n == 0 {
		return 0, 1
	}
	ranks, ties := doubledRanks(sizes)
	sum := 0
	for i, r := range ranks {
		if greater[i] {
			sum += r
		}
	}
	statistic = float64(sum) / 2
	if n <= exact {
		return statistic, twoSided(signed(ranks), sum, n*(n+1)/2)
	}
	k := float64(n)
	return statistic, normal(statistic-k*(k+1)/4, k*(k+1)*(2*k+1)/24-ties/48)
}

// doubledRanks returns twice the rank of each value, which is whole: equal values share
// the mean of their ranks. ties is the sum of t³-t over groups of t equal values.
func doubledRanks(values []float64) (ranks []int, ties float64) {
	order := make([]int, len(values))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int {
		switch {
		case values[i] < values[j]:
			return -1
		case values[i] > values[j]:
			return 1
		}
		return 0
	})
	ranks = make([]int, len(values))
	for lo := 0; lo < len(order); {
		hi := lo + 1
		for hi < len(order) && values[order[hi]] == values[order[lo]] {
			hi++
		}
		for _, i := range order[lo:hi] {
			ranks[i] = lo + hi + 1
		}
		t := float64(hi - lo)
		ties += t*t*t - t
		lo = hi
	}
	return ranks, ties
}

// signed returns by sum the number of ways to choose any of the ranks.
func signed(ranks []int) []float64 {
	most := 0
	for _, r := range ranks {
		most += r
	}
	ways := make([]float64, most+1)
	ways[0] = 1
	for _, r := range ranks {
		for s := most; s >= r; s-- {
			ways[s] += ways[s-r]
		}
	}
	return ways
}

// twoSided is twice the chance of a sum as far from the mean, on its side of it.
func twoSided(ways []float64, sum, mean int) float64 {
	total, tail := 0.0, 0.0
	for s, n := range ways {
		total += n
		if sum <= mean && s <= sum || sum > mean && s >= sum {
			tail += n
		}
	}
	return min(1, 2*tail/total)
}

// normal is the chance of a difference from the mean, half a step nearer to it.
func normal(difference, variance float64) float64 {
	if variance <= 0 {
		return 1
	}
	z := max(0, math.Abs(difference)-0.5) / math.Sqrt(variance)
	return math.Erfc(z / math.Sqrt2)
}
