// Static pruning: stages of the default strategy.

package minimize

import (
	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/chard"
)

// Pruner takes away events that the recording shows to be without effect.
type Pruner struct {
	Name  string
	Prune func(r *dd.Run, candidate []int) []int // the same candidate: nothing to take away
}

// Pruners shorten a sequence without running it; the result is confirmed by one
// trial. They are tried in order: CHARD's rules, first with what is not known
// taken for nothing. That keeps little more than the changes of windows, so its
// trial is cheap.
var Pruners = []Pruner{
	{"prune boldly", func(r *dd.Run, c []int) []int {
		if !r.Sequence().HasStates() {
			return c // nothing is known: nothing would be left
		}
		return chard.Ineffective(r.Sequence(), c, chard.Config{Bold: true}).Kept
	}},
	{"prune", func(r *dd.Run, c []int) []int {
		return chard.Ineffective(r.Sequence(), c, chard.Config{}).Kept
	}},
}
