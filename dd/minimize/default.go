// The default strategy: stages, each skipped where it cannot pay.

package minimize

import "github.com/esdroid/esdroid/dd"

// Default is the default strategy:
//
//  1. cut off what comes after the crash;
//  2. the subset that the event graph of a traced replay points at;
//  3. the shortest way through the GUI states;
//  4. static pruning, with one confirming replay;
//  5. group testing with a Markov prior, which starts with short ends of the
//     sequence: the last event alone, and where that suffices, the launch alone;
//  6. every single removal tested: the certificate.
func Default(r *dd.Run, start []int) ([]int, error) {
	c, err := truncate(r, start)
	if err != nil {
		return r.Best(), err
	}
	hint, err := r.Hint()
	if err != nil {
		return r.Best(), err
	}
	if len(hint) > 0 && len(hint) < len(c) {
		r.Stage("event graph")
		if ok, err := r.Test(hint); err != nil {
			return r.Best(), err
		} else if ok {
			if err := r.Accept(hint); err != nil {
				return r.Best(), err
			}
			return dd.Polish(r, hint)
		}
	}
	short, found, err := dd.Shortest(r, c)
	if err != nil {
		return r.Best(), err
	}
	if found {
		return finish(r, short)
	}
	for _, p := range Pruners {
		pruned := p.Prune(r, c)
		if len(pruned) == 0 || len(c)-len(pruned) < 2 {
			continue // a trial costs more than one event is worth
		}
		r.Stage(p.Name)
		ok, err := r.Test(pruned)
		if err != nil {
			return r.Best(), err
		}
		if ok {
			c = pruned
			if err := r.Accept(c); err != nil {
				return r.Best(), err
			}
		}
	}
	return dd.Chain(r, c)
}

// truncate drops the events after the crash.
func truncate(r *dd.Run, start []int) ([]int, error) {
	end := len(start)
	if o := r.StartOutcome(); o.Verdict == dd.Reproduced && o.Events > 0 {
		end = min(end, o.Events)
	} else if s := r.Sequence(); s.Crash != "" && len(start) == len(s.Events) {
		end = min(end, s.CrashAt+1)
	}
	if end == len(start) {
		return start, nil
	}
	r.Stage("truncate")
	c := start[:end]
	ok, err := r.Test(c)
	if err != nil || !ok {
		return start, err
	}
	return c, r.Accept(c)
}

// few is the length up to which single removals need no group tests before them.
const few = 8

// finish makes a candidate found by its states 1-minimal.
func finish(r *dd.Run, c []int) ([]int, error) {
	if len(c) <= few {
		return dd.Polish(r, c)
	}
	return dd.Chain(r, c)
}
