// Loops with one way round: their turns are counted, not recorded.
//
// Where each block of a loop leads to one other block of it and else out of
// it, how many blocks were gone through says all. A register counts those that
// would have a probe; the count goes with the record of the block behind the
// loop, or with that of an exception. (Ball and Larus, "Efficient Path
// Profiling", 1996, add up what tells paths apart in a register, too.)

package plan

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// silence takes the probes from loops with one way round.
func (p *Plan) silence() {
	for _, loop := range p.Flow.loops {
		if tells, ok := p.oneWay(loop); ok {
			for _, b := range loop {
				p.Silent[b], p.Probed[b], p.Counting[b] = p.Probed[b], false, true
			}
			for _, b := range tells {
				p.Tells[b] = true
			}
		}
	}
}

// oneWay reports whether the turns of a loop can be counted, and the blocks to
// which it can be left: nothing in it is called that could record, and whatever
// fails has a handler that does.
func (p *Plan) oneWay(loop []int) (tells []int, ok bool) {
	f := p.Flow
	in := make(map[int]bool, len(loop))
	for _, b := range loop {
		in[b] = true
	}
	probed, left := false, false
	for _, b := range loop {
		if b == 0 || f.Handler[b] || !f.In[b].reached || p.Tells[b] || p.Silent[b] {
			return nil, false
		}
		probed = probed || p.Probed[b]
		ways := 0
		for _, to := range f.succs[b] {
			switch {
			case in[to]:
				ways++
			case !p.Probed[to]:
				return nil, false
			default:
				tells, left = append(tells, to), true
			}
		}
		if ways != 1 {
			return nil, false
		}
		if p.Probed[b] { // no other silent block may begin where this one can
			for _, from := range f.leads[b] {
				if p.Turn(from) >= 0 {
					return nil, false
				}
			}
		}
		handlers, ok := p.fails(b)
		if !ok {
			return nil, false
		}
		tells = append(tells, handlers...)
	}
	return tells, probed && left
}

// fails returns the handlers of the exceptions of a block; false if some would
// leave the method unrecorded, the block can run code that records, or counting
// is not worth it.
func (p *Plan) fails(b int) (handlers []int, ok bool) {
	f := p.Flow
	s := f.In[b]
	for i := f.First[b]; i < f.First[b+1]; i++ {
		if p.Reach[i] != ReachNone || p.Throws[i] && (s.Unfinished || s.locks > 0) {
			return nil, false
		}
		if t := f.TryAt[i]; t >= 0 && p.Throws[i] {
			for _, h := range f.Tries[t].Handlers {
				handlers = append(handlers, f.BlockAt(h.PC))
			}
		}
		f.Probes(i, &s)
		f.Step(&f.Insns[i], &s)
	}
	if last := &f.Insns[f.First[b+1]-1]; last.Op.Format() == dex.Format22t && s.known.Has(last.A) && s.known.Has(last.B) && (f.isFew(last.A) || f.isFew(last.B)) {
		return nil, false // it is left after a few turns
	}
	return handlers, true
}

// fewTurns is for how many turns of a loop the records are less than what
// counting them takes, in code above all.
const fewTurns = 12

// isFew reports whether a register never holds anything but small constants.
func (f *flow) isFew(r uint16) bool {
	found := false
	for i := range f.Insns {
		if in := &f.Insns[i]; writes(in, r) {
			if found = in.Op >= dex.OpConst4 && in.Op <= dex.OpConst16 && in.Lit <= fewTurns; !found {
				return false
			}
		}
	}
	return found
}

// Counts reports whether a method counts silent blocks.
func (p *Plan) Counts() bool { return slices.Contains(p.Silent, true) }

// Turn returns the silent block that can follow block b, -1 if there is none.
func (p *Plan) Turn(b int) int {
	for _, to := range p.Flow.succs[b] {
		if p.Silent[to] {
			return to
		}
	}
	return -1
}

// CountsAway reports whether an exception that leaves the method can come out of
// a loop whose turns are counted.
func (p *Plan) CountsAway() bool {
	for b, counting := range p.Counting {
		if counting && slices.Contains(p.Guard[p.Flow.First[b]:p.Flow.First[b+1]], true) {
			return true
		}
	}
	return false
}
