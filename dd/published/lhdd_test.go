package published

import (
	"context"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/simulate"
)

// LHDD's local criterion can be met for the wrong reason; the check and the
// second reduction of the level repair it.
func TestLHDDRepairsWrongLevels(t *testing.T) {
	seq := simulate.Taps(8)
	states := []string{"M", "M", "A", "M", "M", "A", "A", "A"}
	for i, s := range states {
		seq.Events[i].Before = &event.State{Activity: s}
	}
	// Reaching A by event 4 alone does not do: the crash needs event 0 too.
	oracle := dd.OracleFunc(func(_ context.Context, tr dd.Trial) (dd.Outcome, error) {
		state := event.State{Activity: "M"}
		o := dd.Outcome{Verdict: dd.Passed, Steps: []dd.Step{{State: state}}}
		armed := false
		for _, x := range tr.Candidate {
			switch {
			case x == 0:
				armed = true
			case (x == 1 || x == 4) && state.Activity == "M":
				state.Activity = "A"
			case x == 2 && state.Activity == "A":
				state.Activity = "M"
			case x == 7 && state.Activity == "A" && armed:
				o.Verdict = dd.Reproduced
			}
			o.Steps = append(o.Steps, dd.Step{State: state})
		}
		return o, nil
	})
	fixed := mustReduce(t, seq, oracle, LHDD, dd.Options{})
	if !slices.Equal(fixed.Candidate, []int{0, 4, 7}) && !slices.Equal(fixed.Candidate, []int{0, 1, 7}) {
		t.Errorf("corrected: %v", fixed.Candidate)
	}
	published, err := dd.Reduce(context.Background(), dd.Problem{Sequence: seq}, oracle, LHDDPublished, dd.Options{NoCache: true, Deterministic: true, Preflight: -1, Confirm: -1})
	if err == nil && slices.Equal(published.Candidate, fixed.Candidate) {
		t.Errorf("the published form finds %v too: the example shows nothing", published.Candidate)
	}
}
