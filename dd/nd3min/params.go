// The parameters of the pass test, and what is known of one candidate.

package nd3min

import "fmt"

// Params are the constants of the method (section 5 of the paper).
type Params struct {
	Runs      int     // nr: at most so many runs of one candidate
	Needed    int     // st: so many reproductions accept it
	Parallel  int     // m: runs that can go on at the same time
	Parts     int     // n: partitions to begin with
	Promising float64 // c: from this success rate on, the heuristic tries to confirm
	Preflight int     // reproductions of Runs that the input must show
}

// DefaultParams returns the values used throughout the paper.
func DefaultParams() Params {
	return Params{Runs: 20, Needed: 18, Parallel: 15, Parts: 5, Promising: 0.8, Preflight: 15}
}

// maxRuns bounds Runs: tables grow with its square, and no device runs more.
const maxRuns = 200

// Validate reports parameters that no reduction can use.
func (p Params) Validate() error {
	switch {
	case p.Runs < 1 || p.Runs > maxRuns:
		return fmt.Errorf("nd3min: %d runs of a candidate: want 1 to %d", p.Runs, maxRuns)
	case p.Needed < 1 || p.Needed > p.Runs:
		return fmt.Errorf("nd3min: %d reproductions needed of %d runs", p.Needed, p.Runs)
	case p.Parallel < 1:
		return fmt.Errorf("nd3min: %d parallel runs: want at least 1", p.Parallel)
	case p.Parts < 2:
		return fmt.Errorf("nd3min: %d partitions: want at least 2", p.Parts)
	case !(p.Promising > 0 && p.Promising <= 1):
		return fmt.Errorf("nd3min: promising rate %g: want a number above 0, at most 1", p.Promising)
	case p.Preflight < 0 || p.Preflight > p.Runs:
		return fmt.Errorf("nd3min: pre-flight asks for %d of %d runs", p.Preflight, p.Runs)
	}
	return nil
}

// A Tally is what the runs of one candidate have shown so far.
type Tally struct {
	Successes int `json:"s"`
	Failures  int `json:"f"`
}

// Runs returns how often the candidate has run.
func (t Tally) Runs() int { return t.Successes + t.Failures }

// Rate returns the share of successes, 0 before the first run.
func (t Tally) Rate() float64 {
	if t.Runs() == 0 {
		return 0
	}
	return float64(t.Successes) / float64(t.Runs())
}

// passed reports that no further run can take the candidate's acceptance away.
func (p Params) passed(t Tally) bool { return t.Successes >= p.Needed }

// dead reports that too many runs have failed for the candidate to pass.
func (p Params) dead(t Tally) bool { return t.Failures > p.Runs-p.Needed }

// capacity returns how many more runs the candidate may get.
func (p Params) capacity(t Tally) int {
	if p.dead(t) || p.passed(t) {
		return 0
	}
	return p.Runs - t.Runs()
}
