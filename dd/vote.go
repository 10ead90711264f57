// When the trials of one candidate suffice for a decision.

package dd

import "math"

// Decision is a vote's answer to the trials so far.
type Decision uint8

const (
	Undecided Decision = iota
	No
	Yes
)

// Vote turns counts of trials into a decision. It must decide after finitely
// many trials.
type Vote interface {
	Decide(reproduced, passed int) Decision
}

// Once trusts a single trial. If the candidate is run again all the same and
// reproduces then, it counts as reproducing: a flip shows that the crash is
// there (ESDroid's own logs contain 13 such flips in 156 repeated trials).
type Once struct{}

// Decide implements Vote.
func (Once) Decide(reproduced, passed int) Decision {
	switch {
	case reproduced > 0:
		return Yes
	case passed > 0:
		return No
	}
	return Undecided
}

// Rate asks whether the candidate reproduces at least at the rate Min. It says
// yes when so many reproductions would have a probability of at most Alpha at
// the rate Min, no when so few would have a probability of at most Beta, and no
// when Max trials do not tell. Looking after every trial makes the errors
// somewhat larger than Alpha and Beta; a final confirmation by independent
// trials ([Options.Confirm]) keeps the promise.
type Rate struct {
	Min         float64
	Alpha, Beta float64
	Max         int
}

// Decide implements Vote.
func (v Rate) Decide(reproduced, passed int) Decision {
	n := reproduced + passed
	switch {
	case n == 0:
		return Undecided
	case binomialAtLeast(n, reproduced, v.Min) <= v.Alpha:
		return Yes
	case v.tells(reproduced, passed) || n >= v.Max:
		return No
	}
	return Undecided
}

// tells reports whether the trials themselves say no, and not just that there were
// enough of them: at a rate near Min, Max trials may not tell.
func (v Rate) tells(reproduced, passed int) bool {
	return binomialAtMost(reproduced+passed, reproduced, v.Min) <= v.Beta
}

// Seen takes a candidate that reproduces once to have the rate of the others that
// did, as candidates of a flaky crash mostly have either that rate or none. It
// says no when one of that rate would hardly ever fail so often. Whether the rate
// was kept is to be confirmed at the end.
type Seen struct {
	Rate float64 // of candidates that reproduce
	Beta float64 // probability of saying no to one of them
}

// Decide implements Vote.
func (v Seen) Decide(reproduced, passed int) Decision {
	switch {
	case binomialAtMost(reproduced+passed, reproduced, v.Rate) <= v.Beta:
		return No
	case reproduced > 0:
		return Yes
	}
	return Undecided
}

// needed is the smallest number of further trials after which the vote can
// decide, if all of them agree with the candidate's present tendency.
func needed(v Vote, reproduced, passed int) int {
	const most = 1 << 10
	tendsYes := reproduced > passed
	for extra := 1; extra < most; extra++ {
		s, f := reproduced, passed+extra
		if tendsYes {
			s, f = reproduced+extra, passed
		}
		if v.Decide(s, f) != Undecided {
			return extra
		}
	}
	return most
}

// binomialAtLeast is P[X ≥ s] for X ~ B(n, p).
func binomialAtLeast(n, s int, p float64) float64 {
	sum := 0.0
	for i := s; i <= n; i++ {
		sum += binomialPMF(n, i, p)
	}
	return math.Min(sum, 1)
}

// binomialAtMost is P[X ≤ s] for X ~ B(n, p).
func binomialAtMost(n, s int, p float64) float64 {
	sum := 0.0
	for i := 0; i <= s; i++ {
		sum += binomialPMF(n, i, p)
	}
	return math.Min(sum, 1)
}

func binomialPMF(n, k int, p float64) float64 {
	switch {
	case p <= 0:
		if k == 0 {
			return 1
		}
		return 0
	case p >= 1:
		if k == n {
			return 1
		}
		return 0
	}
	a, _ := math.Lgamma(float64(n + 1))
	b, _ := math.Lgamma(float64(k + 1))
	c, _ := math.Lgamma(float64(n - k + 1))
	return math.Exp(a - b - c + float64(k)*math.Log(p) + float64(n-k)*math.Log1p(-p))
}

// Wilson returns the Wilson score interval of a rate at the given two-sided
// confidence (0.95), for s reproductions in n trials.
func Wilson(s, n int, confidence float64) (lo, hi float64) {
	if n == 0 {
		return 0, 1
	}
	z := math.Sqrt2 * math.Erfinv(confidence)
	p, m := float64(s)/float64(n), float64(n)
	center := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	lo, hi = math.Max(0, center-half), math.Min(1, center+half)
	if s == n {
		hi = 1
	}
	if s == 0 {
		lo = 0
	}
	return lo, hi
}
