// All strategies by name.

package minimize

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/chard"
	"github.com/esdroid/esdroid/dd/nd3min"
	"github.com/esdroid/esdroid/dd/published"
)

// Named is a strategy that can be chosen by name.
type Named struct {
	Name     string
	About    string
	States   bool // needs the GUI state before every event
	NoCache  bool // has its own memory, or none: asks the oracle whenever it is asked
	Strategy dd.Strategy
}

// Strategies lists all strategies, the default first.
var Strategies = []Named{
	{Name: "default", About: "whatever pays, in stages; ends with a certificate", Strategy: Default},
	{Name: "chain", About: "group testing with a Markov prior; needs no states", Strategy: dd.Chain},
	{Name: "esdroid", About: "ESDroid's Algorithm 1, with a cache", Strategy: published.ESDroid},
	{Name: "esdroid-published", About: "the same without a cache, as published", NoCache: true, Strategy: published.ESDroid},
	{Name: "ddmin", About: "Zeller's ddmin: subsets, then complements", Strategy: published.DDMin},
	{Name: "probdd", About: "ProbDD with a prior scaled to the length, last event pinned", Strategy: published.ProbDD(published.Expected(4), true)},
	{Name: "probdd-published", About: "ProbDD with the published prior 0.1", Strategy: published.ProbDD(published.Fixed(0.1), false)},
	{Name: "cdd", About: "CDD with a prior scaled to the length, last event pinned", Strategy: published.CDD(published.Expected(2), true)},
	{Name: "cdd-published", About: "CDD with the published prior 0.1", Strategy: published.CDD(published.Fixed(0.1), false)},
	{Name: "hdd", About: "hierarchical delta debugging over GUI states", States: true, Strategy: published.HDD},
	{Name: "bhdd", About: "the same with balanced weights", States: true, Strategy: published.BHDD},
	{Name: "lhdd", About: "the same with local state criteria, verified by the crash", States: true, Strategy: published.LHDD},
	{Name: "nd3min", About: "ND3MIN for apps that behave differently from run to run; keeps the rate", Strategy: nd3min.New(nd3min.Options{Optimal: 4})},
	{Name: "nd3min-published", About: "ND3MIN with 18 of 20 runs and its heuristic, as published", NoCache: true, Strategy: nd3min.New(nd3min.Options{Faithful: true})},
	{Name: "chard", About: "CHARD: the shortest way, one event of each kind, then all that have an effect", States: true, Strategy: chard.New(chard.Options{})},
	{Name: "chard-published", About: "the same with the last step unconfirmed, as published", States: true, Strategy: chard.New(chard.Options{Faithful: true})},
	{Name: "chard-prune", About: "CHARD's nine rules only, with one confirming replay", States: true, Strategy: chard.Prune(chard.Options{})},
	{Name: "simplydroid-dd", About: "SimplyDroid's ddmin, as published", NoCache: true, Strategy: published.SimplyDroidDD},
	{Name: "hdd-published", About: "SimplyDroid's HDD, as published", States: true, NoCache: true, Strategy: published.HDDPublished},
	{Name: "bhdd-published", About: "SimplyDroid's BHDD, as published", States: true, NoCache: true, Strategy: published.BHDDPublished},
	{Name: "lhdd-published", About: "SimplyDroid's LHDD, as published", States: true, NoCache: true, Strategy: published.LHDDPublished},
}

// ByName returns the named strategy, or an error that lists the names.
func ByName(name string) (*Named, error) {
	var names []string
	for i := range Strategies {
		if Strategies[i].Name == name {
			return &Strategies[i], nil
		}
		names = append(names, Strategies[i].Name)
	}
	return nil, fmt.Errorf("unknown strategy %q; known: %s", name, strings.Join(names, ", "))
}
