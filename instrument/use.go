// What of the recorder an app needs: its class holds no more.

package instrument

import (
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/recorder"
	"github.com/esdroid/esdroid/instrument/recording"
)

// An own method for a block takes some 70 bytes and saves each probe two, and
// an instruction whenever it runs: a probe in a loop therefore counts as many.
const (
	ownBlockUses = 36
	loopUses     = 4
	loopCalls    = 30 // of a method that records two things about loops

	loopPairs = 8  // a pair in a loop saves a call
	pairUses  = 20 // of the method that records two operands, which saves six bytes
)

// useOf looks at what the probes of methods will use.
func useOf(jobs []job) (u recorder.ProbeUse) {
	var uses [recorder.OwnBlocks]int
	var pairs, tells, counts, steady int
	for i := range jobs {
		p := jobs[i].plan
		if p == nil || p.Mode == plan.ModeNone {
			continue
		}
		u.Stubs = u.Stubs || jobs[i].stubs != nil
		_, short := recording.EnterNumber(uint32(i))
		_, object := p.Arrival()
		u.Enters[recorder.EnterIndex(object && jobs[i].stubs == nil, jobs[i].timed && jobs[i].stubs == nil, short)] = true
		cycle := p.Flow.OnCycle()
		steady += len(p.Sites)
		if p.CountsAway() {
			counts++
		}
		for n, b := range p.Order[:min(recorder.OwnBlocks, len(p.Order))] {
			if uses[n]++; cycle[b] {
				uses[n] += loopUses - 1
			}
		}
		for _, told := range p.Tells {
			if told {
				tells++
			}
		}
		for k, need := range p.Needs {
			u.Index = u.Index || need&plan.NeedIndex != 0
			if need&^plan.NeedEarly == plan.NeedBase|plan.NeedIndex {
				if pairs++; cycle[p.Flow.BlockAt(p.Flow.Insns[k].PC)] {
					pairs += loopPairs - 1
				}
			}
		}
	}
	for i := range u.Enters { // the richer ones call the plain ones
		if u.Enters[i] {
			u.Enters[i&^1], u.Enters[i&^3] = true, true
		}
	}
	for n := range uses {
		u.Blocks[n] = uses[n] >= ownBlockUses
	}
	u.Pairs = pairs >= pairUses
	u.Count, u.Counted, u.UnwindTurns, u.Changed = tells > 0, tells >= loopCalls, counts >= loopCalls, steady >= loopCalls
	return u
}
