// The reduction: pre-flight, the empty trace, delta debugging over selections,
// and the final check.

package nd3min

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dd"
)

// Options of a reduction. The zero value takes the paper's parameters, the
// heuristic policy and as many parallel runs as there are devices.
type Options struct {
	Params Params // the zero value: DefaultParams with Parallel 0
	Policy Policy // nil: Heuristic, or see Optimal
	Prior  *Prior // of the confidence figures and of Optimal; nil: DefaultPrior

	// Optimal uses the optimal policy among up to so many candidates, and Policy
	// among more. It is solved when it is needed first, which takes a second for
	// 4, most of a minute for 5, and kept in Policies, or else in CacheDir.
	Optimal  int
	Policies string

	// Faithful follows the paper to the letter: an input that reproduces in
	// fewer than Preflight runs is refused, every selection forgets what
	// earlier ones saw of the same candidates, and the result is checked but
	// never taken back. Otherwise the test is fitted to the input, tallies are
	// kept, and a result that does not hold what Guarantee asks is taken back.
	Faithful  bool
	Guarantee Guarantee

	// Loss is the share of the input's rate that a result may lose, where the
	// input does not always reproduce; 0: 0.15.
	Loss float64

	// Done, if not nil, receives the figures of the reduction.
	Done func(Summary)
}

// Summary is what a reduction found out besides its result.
type Summary struct {
	Params    Params  `json:"params"` // as used, after adaptation
	Policy    string  `json:"policy"`
	Preflight Tally   `json:"preflight"`
	Steps     int     `json:"steps"` // parallel rounds of trials, without the final check
	Check     Check   `json:"check"`
	TakenBack int     `json:"taken_back"` // accepted candidates that did not hold
	Tallies   []Tally `json:"-"`          // of all candidates, to learn a prior from
}

// UnstableError reports an input that does not reproduce often enough.
type UnstableError struct {
	Seen Tally
	Want int
	Of   int
}

func (e *UnstableError) Error() string {
	return fmt.Sprintf("the input reproduced in %d of %d runs; %d of %d are needed; check that the trials begin from the same state, and that the crash is the one that was recorded",
		e.Seen.Successes, e.Seen.Runs(), e.Want, e.Of)
}

// New returns the reduction as a strategy.
func New(o Options) dd.Strategy {
	return func(r *dd.Run, start []int) ([]int, error) { return minimize(r, start, o) }
}

func minimize(r runner, start []int, o Options) ([]int, error) {
	if o.Params == (Params{}) {
		o.Params = DefaultParams()
		o.Params.Parallel = 0
	}
	if o.Params.Parallel == 0 {
		o.Params.Parallel = r.Devices()
	}
	if r.Deterministic() && !o.Faithful {
		o.Params.Runs, o.Params.Needed, o.Params.Preflight = 1, 1, 1 // a repeat would tell nothing
		o.Guarantee.Error = -1
	}
	if o.Prior == nil {
		p := DefaultPrior()
		o.Prior = &p
	}
	if o.Guarantee.Rate == 0 {
		o.Guarantee.Rate = r.MinRate()
	}
	if err := o.Params.Validate(); err != nil {
		return nil, err
	}
	m := &minimizer{selector: selector{run: r, params: o.Params, forget: o.Faithful,
		seen: make(map[string]*Tally)}, options: o, looked: make(map[string]bool)}
	return m.minimize(start)
}

// quicklySolved is how many states of the decision process are solved without
// asking: some seconds' work.
const quicklySolved = 200_000

// choosePolicy sets the policy for the parameters as they are now. Without the
// optimal one the reduction takes longer, and comes to the same.
func (m *minimizer) choosePolicy() error {
	o := m.options
	m.policy = o.Policy
	if m.policy == nil {
		m.policy = Heuristic{}
	}
	if o.Optimal == 0 || m.params.Runs == 1 {
		return nil
	}
	dir := o.Policies
	if dir == "" {
		var err error
		if dir, err = CacheDir(); err != nil {
			m.run.Logf("%v", err)
		}
	}
	candidates := o.Optimal
	for candidates > 1 && CountStates(m.params, candidates).NonTerminal() > quicklySolved {
		candidates--
	}
	if candidates < 2 {
		m.run.Logf("no optimal policy: %d runs of a candidate have too many outcomes to solve at once; %s is used", m.params.Runs, m.policy.Name())
		return nil
	}
	m.run.Logf("the optimal policy among up to %d candidates is read or solved, which takes some seconds", candidates)
	policy, err := Cached(m.run.Context(), dir, m.params, *o.Prior, candidates, nil)
	switch {
	case m.run.Context().Err() != nil:
		return dd.ErrInterrupted
	case err != nil:
		m.run.Logf("no optimal policy: %v; %s is used", err, m.policy.Name())
	default:
		policy.Fallback = m.policy
		m.policy = policy
	}
	return nil
}

type minimizer struct {
	selector
	options Options
	rate    float64 // what the result must keep; 0: nothing is guaranteed
	looked  map[string]bool
	input   float64 // rate of the input, if it does not always reproduce
}

func (m *minimizer) minimize(start []int) ([]int, error) {
	m.run.Stage("pre-flight")
	preflight, err := m.repeat(start, m.params.Runs)
	if err != nil {
		return nil, err
	}
	m.run.Logf("pre-flight: reproduced in %d of %d runs", preflight.Successes, preflight.Runs())
	if err := m.adapt(start, preflight); err != nil {
		return nil, err
	}
	if err := m.choosePolicy(); err != nil {
		return nil, err
	}
	chain := [][]int{start}
	takenBack := 0
	for {
		if chain, err = m.search(chain); err != nil {
			return nil, err
		}
		sound, err := m.sound(chain)
		if err != nil {
			return nil, err
		}
		if sound == len(chain) {
			smaller, err := m.reconsider(chain[sound-1])
			if err != nil {
				return nil, err
			}
			if smaller == nil {
				break
			}
			chain = append(chain, smaller)
			continue
		}
		// The candidates beyond it are refuted for good; look again from there.
		takenBack += len(chain) - sound
		m.run.Logf("taken back: %d accepted candidates reproduce too rarely", len(chain)-sound)
		chain = chain[:sound]
		if err := m.run.Accept(chain[sound-1]); err != nil {
			return nil, err
		}
	}
	result := chain[len(chain)-1]
	steps := m.steps
	m.run.Stage("final check")
	final, err := m.repeat(result, m.params.Runs)
	if err != nil {
		return result, err
	}
	check := Confidence(m.params, *m.options.Prior, final, len(result))
	m.run.Logf("final check: %s", check)
	if m.options.Done != nil {
		m.options.Done(Summary{Params: m.params, Policy: m.policy.Name(), Preflight: preflight, Steps: steps,
			Check: check, TakenBack: takenBack, Tallies: m.tallies()})
	}
	return result, nil
}

// search reduces the last candidate of the chain and returns the chain with
// every candidate that was accepted on the way.
func (m *minimizer) search(chain [][]int) ([][]int, error) {
	accept := func(c []int) error {
		chain = append(chain, c)
		return m.run.Accept(c)
	}
	current := chain[len(chain)-1]
	if len(current) == 0 {
		return chain, nil
	}
	// The paper's algorithm never tries the empty trace, yet its tables show
	// that it was tried first: results of no events cost four steps.
	m.run.Stage("empty trace")
	empty := []int{}
	found, err := m.passing([][]int{empty})
	if err != nil {
		return chain, err
	}
	if found == 0 {
		err := accept(empty)
		return chain, err
	}
	m.run.Stage("reduce")
	for k := m.params.Parts; ; {
		k = min(k, len(current))
		parts := dd.Split(current, k)
		complements := make([][]int, k)
		for i, p := range parts {
			complements[i] = dd.Without(current, p)
		}
		found, next := -1, k
		if k > 1 {
			if found, err = m.passing(parts); err != nil {
				return chain, err
			}
			if found >= 0 {
				current, next = parts[found], m.params.Parts
			}
		}
		// Halves are each other's complements, and the complement of a whole is
		// the empty trace: both are known.
		if found < 0 && k > 2 {
			if found, err = m.passing(complements); err != nil {
				return chain, err
			}
			if found >= 0 {
				current, next = complements[found], max(k-1, 2)
			}
		}
		switch {
		case found >= 0:
			if err := accept(current); err != nil {
				return chain, err
			}
			k = next
		case k < len(current):
			k = min(2*k, len(current))
		default:
			return chain, nil
		}
	}
}

// tallies returns what was seen of each candidate, in a fixed order.
func (m *minimizer) tallies() []Tally {
	keys := make([]string, 0, len(m.seen))
	for k := range m.seen {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	out := make([]Tally, len(keys))
	for i, k := range keys {
		out[i] = *m.seen[k]
	}
	return out
}
