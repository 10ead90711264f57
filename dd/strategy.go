// The signature of a reduction algorithm, and the errors that end one early.

package dd

import "errors"

// Strategy reduces the candidate start, which reproduces, and returns the
// smallest candidate it found that does. It calls [Run.Accept] whenever it has
// found a smaller one, so that nothing is lost when it is stopped; it returns
// errors of the Run unchanged and at once.
type Strategy func(r *Run, start []int) ([]int, error)

// Reasons to stop before the strategy is done. The best result is valid.
var (
	ErrBudget      = errors.New("the budget is used up")
	ErrInterrupted = errors.New("interrupted")
)

// ErrNoStates: the strategy needs the GUI state before every event.
var ErrNoStates = errors.New("the sequence does not tell the GUI state before every event (a SimplyDroid execute log or an esdroid recording does)")
