// The binomial distribution.

package nd3min

import "math"

// binomial returns the probability of k successes in n runs of rate r.
func binomial(n, k int, r float64) float64 {
	c := 1.0
	for i := 1; i <= k; i++ {
		c = c * float64(n-k+i) / float64(i)
	}
	return c * math.Pow(r, float64(k)) * math.Pow(1-r, float64(n-k))
}

// tails returns for k = 0 … n+1 the probability of at least k successes in n
// runs of rate r. Summing up logarithms keeps a large n from overflowing.
func tails(n int, r float64) []float64 {
	t := make([]float64, n+2)
	if r <= 0 {
		t[0] = 1
		return t
	}
	if r >= 1 {
		for k := range t[:n+1] {
			t[k] = 1
		}
		return t
	}
	p, q := math.Log(r), math.Log1p(-r)
	choose := 0.0 // ln C(n, k)
	for k := n; k >= 0; k-- {
		t[k] = min(t[k+1]+math.Exp(choose+float64(k)*p+float64(n-k)*q), 1)
		choose += math.Log(float64(k)) - math.Log(float64(n-k+1))
	}
	return t
}
