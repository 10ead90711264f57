// What a test asks of an outcome.

package dd

import "github.com/esdroid/esdroid/dd/event"

// Goal decides what a test looks for in an outcome.
type Goal struct {
	Name  string
	Steps bool // Holds needs Outcome.Steps
	Holds func(o Outcome) bool
}

// Crash is the goal of most tests: the target crash is reproduced.
var Crash = Goal{Name: "crash", Holds: func(o Outcome) bool { return o.Verdict == Reproduced }}

// Reach is the goal that the last event leaves the app in a state that
// same accepts: LHDD's local criterion.
func Reach(name string, same func(event.State) bool) Goal {
	return Goal{Name: "reach " + name, Steps: true, Holds: func(o Outcome) bool {
		return len(o.Steps) > 0 && same(o.Steps[len(o.Steps)-1].State)
	}}
}
