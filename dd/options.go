// What a run can be told.

package dd

import (
	"context"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/folder"
)

// Options of a reduction. The zero value reduces in memory, on one device, with
// one trial a test and a cache.
type Options struct {
	// Devices is how many trials the oracle can run at a time; 0: 1.
	Devices int
	// Names are what the devices are called in messages; nil: by their numbers.
	Names []string
	// Vote decides about candidates; nil: Once until the oracle contradicts
	// itself; then Rate if MinRate was given, else Seen until the result turns
	// out not to keep the rate.
	Vote Vote
	// MinRate is the rate of reproduction that a result must keep; 0: two fifths
	// of the rate of the input, as estimated from all of its trials and of what
	// was accepted since. An input that does not have the rate asked for keeps
	// two fifths of its own, with a warning.
	MinRate float64
	// Deterministic: the oracle promises that repeats give the same answer; no
	// trial is ever repeated.
	Deterministic bool
	// Preflight is the number of trials of the start candidate; 0: 1 if
	// Deterministic, else 3 (and 20 if those disagree), and at least one on each
	// device; negative: none, the start is known to reproduce. The pre-flight also
	// asks for the launch alone.
	Preflight int
	// Confirm is the number of independent trials of the result; 0: 1 if
	// Deterministic, else 20 after any disagreement and 3 otherwise; negative: none.
	Confirm int
	// NoCache runs a candidate anew whenever a strategy asks for it, as the
	// published reducers do. A journal's outcomes are still taken over.
	NoCache bool
	// Recheck is how many trials more a candidate gets when a strategy asks
	// again about one that did not reproduce. A boolean cache has 0.
	Recheck int
	// Retries is how often an unresolved trial is repeated; 0: 2, negative: never.
	Retries int

	// Budget limits the run; the zero value is no limit, but a flaky crash gets
	// a budget of trials that grows with the length and with how rare it is.
	Budget  Budget
	Timeout Timeout

	// Dir is the folder of the journal, the best result, the history and the
	// findings; empty: nothing is written. Resume continues what is there.
	Dir    string
	Resume bool
	// Write renders the best result beside Dir's own best.jsonl; BestName is
	// the file's name in Dir.
	Write    func(*event.Sequence) ([]byte, error)
	BestName string

	// Stop, when closed, ends the run after the trials under way; the context
	// of Reduce ends those too.
	Stop <-chan struct{}
	// Progress, if not nil, is told of every trial, test and acceptance, from
	// one goroutine.
	Progress func(Progress)
	// Strategy is the name written into the journal.
	Strategy string

	disk folder.Disk // replaced by tests
}

// Budget limits a run; 0: no limit. What a resumed journal used counts too.
type Budget struct {
	Time   time.Duration // on the wall
	Trials int
	Events int // replayed
}

// Progress is one thing that happened.
type Progress struct {
	Kind      string // "trial", "accept", "stage", "finding", "warning", "log"
	Text      string
	Stage     string
	Candidate []int
	Outcome   *Outcome
	Best      int // length of the best result
	Totals    Totals
	Elapsed   time.Duration
}

// Result is what a reduction came to.
type Result struct {
	Candidate []int `json:"candidate"` // indices into the table of events
	// Certified: the result was tested, and the launch alone and every single
	// removal were refused, each removal in at least CertifyRuns trials.
	Certified   bool `json:"certified"`
	CertifyRuns int  `json:"certifyRuns"`
	// Unsure counts the events whose removal was refused although the trials do not
	// tell whether the crash keeps its rate without them.
	Unsure int `json:"unsure,omitempty"`
	// RateBefore are the pre-flight's counts and RateAfter those of the
	// independent trials of the result.
	RateBefore Rates   `json:"rateBefore"`
	RateAfter  Rates   `json:"rateAfter"`
	MinRate    float64 `json:"minRate,omitempty"` // the rate that was to be kept; 0: the oracle is stable
	Flaky      bool    `json:"flaky"`
	// Stopped says why the run ended early: ErrBudget or ErrInterrupted; nil: it did not.
	Stopped  error     `json:"-"`
	Reason   string    `json:"stopped,omitempty"` // Stopped's text
	Trivial  bool      `json:"trivial"`           // the launch alone reproduces
	Findings []Finding `json:"findings,omitempty"`
	Warnings []string  `json:"warnings,omitempty"`
	Stats    Stats     `json:"stats"`
}

// Rates count trials.
type Rates struct {
	Reproduced int `json:"reproduced"`
	Trials     int `json:"trials"`
}

// Interval is the 95 % confidence interval of the rate of reproduction.
func (r Rates) Interval() (lo, hi float64) { return Wilson(r.Reproduced, r.Trials, 0.95) }

// Finding is another crash that was seen on the way.
type Finding struct {
	Signature string `json:"signature"`
	Candidate []int  `json:"candidate"`
	Report    string `json:"report,omitempty"`
}

// Reduce runs the strategy on the problem. The error is nil if there is a valid
// result, even if the run was stopped early.
func Reduce(ctx context.Context, p Problem, o Oracle, s Strategy, opts Options) (*Result, error) {
	r, err := newRun(ctx, p, o, opts)
	if err != nil {
		return nil, err
	}
	defer r.close()
	return r.reduce(s)
}
