package nd3min

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
)

// The check triples that tables 1 and 2 print: successes and p1, events and p̂.
// Two rows of three events print .94 and the others .95; the value lies between.
func TestPublishedConfidence(t *testing.T) {
	p, prior := DefaultParams(), DefaultPrior()
	for successes, want := range map[int]string{
		20: "0.99", 19: "0.94", 18: "0.69", 17: "0.43", 16: "0.23", 15: "0.11", 12: "0.00", 11: "0.00", 7: "0.00",
	} {
		c := Confidence(p, prior, Tally{successes, 20 - successes}, 1)
		if got := truncated(c.Rate); got != want {
			t.Errorf("%d successes: p1 = %s (%f), want %s", successes, got, c.Rate, want)
		}
	}
	for events, want := range map[int]string{
		0: "1.0", 1: "0.98", 2: "0.96", 3: "0.95", 4: "0.93", 5: "0.91", 6: "0.90", 7: "0.88", 8: "0.87",
		10: "0.84", 11: "0.82", 13: "0.80", 15: "0.77", 16: "0.76", 19: "0.72", 23: "0.67", 25: "0.65",
	} {
		if got := truncated(Minimality(p, prior, events)); got != want {
			t.Errorf("%d events: p̂ = %s (%f), want %s", events, got, Minimality(p, prior, events), want)
		}
	}
	// Section 3: Pr[P ≥ 0.85 | passes] > 0.95.
	high, all := 0.0, 0.0
	for i, r := range prior.Rates {
		w := PassProbability(p, r) * prior.Weights[i]
		all += w
		if r >= 0.85 {
			high += w
		}
	}
	if high/all <= 0.95 {
		t.Errorf("a candidate that passes is good with probability %f", high/all)
	}
}

func TestPosterior(t *testing.T) {
	prior := mustPrior(t, map[float64]float64{0: 1, 1: 1})
	sum := 0.0
	for x, pr := range prior.predict(Tally{1, 1}, 4) { // impossible under the prior
		if math.IsNaN(pr) {
			t.Fatalf("%d successes: %v", x, pr)
		}
		sum += pr
	}
	if math.Abs(sum-1) > 1e-12 {
		t.Errorf("probabilities sum to %v", sum)
	}
	if got := Uniform().AtLeast(Tally{20, 0}, 0); got != 1 {
		t.Errorf("at least 0: %v", got)
	}
}

func TestLearn(t *testing.T) {
	var seen []Tally
	for range 300 {
		seen = append(seen, Tally{0, 20}, Tally{20, 0}, Tally{})
	}
	prior := Learn(seen)
	if low, high := prior.Weights[0], prior.Weights[len(prior.Weights)-1]; low < .45 || high < .45 {
		t.Errorf("weights of 0 and 1: %.3f, %.3f", low, high)
	}
	for i, w := range prior.Weights {
		if w <= 0 {
			t.Errorf("rate %g is held impossible", prior.Rates[i])
		}
	}
	data, err := json.Marshal(prior)
	if err != nil {
		t.Fatal(err)
	}
	var back Prior
	if err := json.Unmarshal(data, &back); err != nil || len(back.Rates) != len(prior.Rates) {
		t.Fatalf("%v, %v", back, err)
	}
}

func TestPriorRefuses(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{}`, "0 rates"},
		{`{"rates":[0,1],"weights":[1]}`, "2 rates and 1 weights"},
		{`{"rates":[0,0],"weights":[1,1]}`, "does not rise"},
		{`{"rates":[0,2],"weights":[1,1]}`, "want 0 to 1"},
		{`{"rates":[0,1],"weights":[0,0]}`, "sum to nothing"},
		{`{"rates":[0,1],"weights":[-1,2]}`, "weight 0"},
		{`[`, "prior"},
	} {
		var p Prior
		err := p.UnmarshalJSON([]byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.text, err, c.want)
		}
	}
}

func ExampleConfidence() {
	fmt.Println(Confidence(DefaultParams(), DefaultPrior(), Tally{Successes: 19, Failures: 1}, 5))
	// Output: 19 (0.94/0.91)
}
