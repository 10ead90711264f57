// The contract between reducers and whatever replays sequences.

package dd

import (
	"context"
	"fmt"
	"time"

	"github.com/esdroid/esdroid/dd/event"
)

// Verdict is the answer of one trial.
type Verdict uint8

const (
	// Unresolved: the trial says nothing (device trouble, time-out).
	Unresolved Verdict = iota
	// Passed: the target crash did not appear.
	Passed
	// Reproduced: the target crash appeared.
	Reproduced
)

func (v Verdict) String() string {
	switch v {
	case Unresolved:
		return "unresolved"
	case Passed:
		return "passed"
	case Reproduced:
		return "reproduced"
	}
	return fmt.Sprintf("verdict(%d)", uint8(v))
}

// Trial is one execution of a candidate that an oracle is asked for.
type Trial struct {
	// Candidate lists the indices of the events to replay after the launch.
	Candidate []int
	// Sequence is the same as events.
	Sequence *event.Sequence
	// Number counts the trials of the run from 1; Repeat counts those of the
	// same candidate from 0.
	Number, Repeat int
	// Device is the number of the device to use, 0 ≤ Device < Devices.
	Device int
	// Timeout is how long the trial may take; the context ends then too.
	Timeout time.Duration
	// Steps asks for Outcome.Steps; an oracle that cannot tell leaves them nil.
	Steps bool
}

// Step is what was seen at one point of a trial.
type Step struct {
	State event.State `json:"state"`
	// Covered are the branches that the event covered (or, at step 0, the launch).
	Covered []int `json:"covered,omitempty"`
}

// Outcome is the result of one trial.
type Outcome struct {
	Verdict Verdict
	// Signature identifies the crash that was seen, whatever it was; empty: none.
	// A signature with verdict Passed is another bug: a finding.
	Signature string
	// Report is the crash report or log that belongs to Signature.
	Report string
	// Events is how many events were replayed before the trial ended; an oracle
	// that does not know leaves 0 and the candidate's length is taken.
	Events int
	// Duration is what the trial took; 0: the run measures it.
	Duration time.Duration
	// Steps[0] is what the launch led to, Steps[i] what the i-th event did. It
	// is shorter than the candidate if the trial ended early, nil if not known.
	Steps []Step
	// Stable: a repeat would give the same outcome, as on a device without clock
	// and chance. A reduction whose first outcome is stable repeats nothing.
	Stable bool
	// Reason says why the trial is unresolved.
	Reason string
	// Device made the trial; the run enters it.
	Device int
}

// Oracle replays candidates. Run is called from several goroutines, never twice
// at a time for one device. An error ends the whole reduction (no device is
// left, the app is not installed any more); trouble of one trial is an
// Unresolved outcome.
type Oracle interface {
	Run(ctx context.Context, t Trial) (Outcome, error)
}

// OracleFunc makes a function an Oracle.
type OracleFunc func(ctx context.Context, t Trial) (Outcome, error)

// Run calls f.
func (f OracleFunc) Run(ctx context.Context, t Trial) (Outcome, error) { return f(ctx, t) }

// Problem is what a reduction starts from.
type Problem struct {
	// Sequence holds the table of events that candidates index, and the launch.
	Sequence *event.Sequence
	// Start is the candidate to reduce; nil: all events of the table in order.
	Start []int
	// Environment identifies everything besides the events that an outcome
	// depends on: app hash, device profile, throttle, strictness of the
	// signature. Outcomes are never shared between environments.
	Environment string
	// Hint, if not nil, is a candidate worth trying first: the events that the
	// event graph of a traced replay says the crash depends on.
	Hint func(ctx context.Context, r *Run) ([]int, error)
}
