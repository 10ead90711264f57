// The strategies: which of the static reductions a replay confirms (algorithm 2).

package chard

import "github.com/esdroid/esdroid/dd"

// Options of the strategy. The zero value tries all reductions, boldest first.
type Options struct {
	Config Config
	// Faithful follows the paper: what is not known keeps an event, and the
	// result of the last strategy, Ineffective, is taken without a replay.
	Faithful bool
}

// New returns the key-event-directed reduction as a strategy: Short, then
// Duplicate, then Ineffective; the first that a replay confirms is the result.
func New(o Options) dd.Strategy {
	return func(r *dd.Run, start []int) ([]int, error) {
		seq := r.Sequence()
		if ok, err := confirm(r, "short", start, Short(seq, start)); ok || err != nil {
			return r.Best(), err
		}
		for _, c := range o.configs() {
			kept := Ineffective(seq, start, c).Kept
			if ok, err := confirm(r, "duplicate", start, Duplicate(seq, kept)); ok || err != nil {
				return r.Best(), err
			}
			if o.Faithful {
				return kept, r.Accept(kept)
			}
			if ok, err := confirm(r, "ineffective", start, kept); ok || err != nil {
				return r.Best(), err
			}
		}
		return start, nil
	}
}

// Prune returns the strategy that removes ineffective events only, if a replay
// confirms it: a cheap step before a search.
func Prune(o Options) dd.Strategy {
	return func(r *dd.Run, start []int) ([]int, error) {
		for _, c := range o.configs() {
			kept := Ineffective(r.Sequence(), start, c).Kept
			if ok, err := confirm(r, "ineffective", start, kept); ok || err != nil {
				return r.Best(), err
			}
		}
		return start, nil
	}
}

// configs returns the configurations to try, boldest first.
func (o *Options) configs() []Config {
	careful, bold := o.Config, o.Config
	bold.Bold = true
	if o.Faithful {
		return []Config{o.Config}
	}
	return []Config{bold, careful}
}

// confirm tests a candidate that is shorter than the start, and accepts it.
func confirm(r *dd.Run, stage string, start, candidate []int) (bool, error) {
	if candidate == nil || len(candidate) >= len(start) {
		return false, nil
	}
	r.Stage("chard: " + stage)
	ok, err := r.Test(candidate)
	if ok && err == nil {
		err = r.Accept(candidate)
	}
	return ok && err == nil, err
}
