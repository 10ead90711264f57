// Loops with one way round: their turns are counted, not recorded.
//
// Where each block of a loop leads to one other block of it and else out of
// it, how many blocks were gone through says all. A register counts those that
// would have a probe; the count goes with the record of the block behind the
// loop, or with that of an exception. (Ball and Larus, "Efficient Path
// Profiling", 1996, add up what tells paths apart in a register, too.)

package instrument

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// silence takes the probes from loops with one way round.
func (p *plan) silence() {
	for _, loop := range p.flow.loops {
		if tells, ok := p.oneWay(loop); ok {
			for _, b := range loop {
				p.silent[b], p.probed[b], p.counting[b] = p.probed[b], false, true
			}
			for _, b := range tells {
				p.tells[b] = true
			}
		}
	}
}

// oneWay reports whether the turns of a loop can be counted, and the blocks to
// which it can be left: nothing in it is called that could record, and whatever
// fails has a handler that does.
func (p *plan) oneWay(loop []int) (tells []int, ok bool) {
	f := p.flow
	in := make(map[int]bool, len(loop))
	for _, b := range loop {
		in[b] = true
	}
	probed, left := false, false
	for _, b := range loop {
		if b == 0 || f.handler[b] || !f.in[b].reached || p.tells[b] || p.silent[b] {
			return nil, false
		}
		probed = probed || p.probed[b]
		ways := 0
		for _, to := range f.succs[b] {
			switch {
			case in[to]:
				ways++
			case !p.probed[to]:
				return nil, false
			default:
				tells, left = append(tells, to), true
			}
		}
		if ways != 1 {
			return nil, false
		}
		if p.probed[b] { // no other silent block may begin where this one can
			for _, from := range f.leads[b] {
				if p.turn(from) >= 0 {
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
func (p *plan) fails(b int) (handlers []int, ok bool) {
	f := p.flow
	s := f.in[b]
	for i := f.first[b]; i < f.first[b+1]; i++ {
		if p.reach[i] != reachNone || p.throws[i] && (s.unfinished || s.locks > 0) {
			return nil, false
		}
		if t := f.tryAt[i]; t >= 0 && p.throws[i] {
			for _, h := range f.tries[t].Handlers {
				handlers = append(handlers, f.blockAt(h.PC))
			}
		}
		f.probes(i, &s)
		f.step(&f.insns[i], &s)
	}
	if last := &f.insns[f.first[b+1]-1]; last.Op.Format() == dex.Format22t && s.known.has(last.A) && s.known.has(last.B) && (f.isFew(last.A) || f.isFew(last.B)) {
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
	for i := range f.insns {
		if in := &f.insns[i]; writes(in, r) {
			if found = in.Op >= dex.OpConst4 && in.Op <= dex.OpConst16 && in.Lit <= fewTurns; !found {
				return false
			}
		}
	}
	return found
}

// counts reports whether a method counts silent blocks.
func (p *plan) counts() bool { return slices.Contains(p.silent, true) }

// turn returns the silent block that can follow block b, -1 if there is none.
func (p *plan) turn(b int) int {
	for _, to := range p.flow.succs[b] {
		if p.silent[to] {
			return to
		}
	}
	return -1
}

// countsAway reports whether an exception that leaves the method can come out of
// a loop whose turns are counted.
func (p *plan) countsAway() bool {
	for b, counting := range p.counting {
		if counting && slices.Contains(p.guard[p.flow.first[b]:p.flow.first[b+1]], true) {
			return true
		}
	}
	return false
}
