// What of the recorder an app needs: its class holds no more.

package instrument

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
func useOf(jobs []job) (u probeUse) {
	var uses [ownBlocks]int
	var pairs, tells, counts, steady int
	for i := range jobs {
		p := jobs[i].plan
		if p == nil || p.mode == ModeNone {
			continue
		}
		u.stubs = u.stubs || jobs[i].stubs != nil
		_, short := enterNumber(uint32(i))
		_, object := p.arrival()
		u.enters[enterIndex(object && jobs[i].stubs == nil, jobs[i].timed && jobs[i].stubs == nil, short)] = true
		cycle := p.flow.onCycle()
		steady += len(p.sites)
		if p.countsAway() {
			counts++
		}
		for n, b := range p.order[:min(ownBlocks, len(p.order))] {
			if uses[n]++; cycle[b] {
				uses[n] += loopUses - 1
			}
		}
		for _, told := range p.tells {
			if told {
				tells++
			}
		}
		for k, need := range p.needs {
			u.index = u.index || need&needIndex != 0
			if need&^needEarly == needBase|needIndex {
				if pairs++; cycle[p.flow.blockAt(p.flow.insns[k].PC)] {
					pairs += loopPairs - 1
				}
			}
		}
	}
	for i := range u.enters { // the richer ones call the plain ones
		if u.enters[i] {
			u.enters[i&^1], u.enters[i&^3] = true, true
		}
	}
	for n := range uses {
		u.blocks[n] = uses[n] >= ownBlockUses
	}
	u.pairs = pairs >= pairUses
	u.count, u.counted, u.unwindTurns, u.changed = tells > 0, tells >= loopCalls, counts >= loopCalls, steady >= loopCalls
	return u
}
