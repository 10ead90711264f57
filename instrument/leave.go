// Which returns of a method are recorded: those of which the records before do
// not tell when they come.

package instrument

import "github.com/esdroid/esdroid/dex"

// doubt is what a reader of the recording may not know of the place that a
// frame has come to.
type doubt uint8

const (
	doubtNone  doubt = iota
	doubtPlace       // whether it has come this far; a call that is sure to be recorded will tell
	doubtCalls       // which of several calls a record came from
)

// returns decides which returns are recorded. A block's record and that of an
// operand leave no doubt of the frame's place, nor does the entry of a method
// that only one instruction can have called. If nothing behind them can fail
// or call before the return, the return goes without saying.
func (p *plan) returns() {
	f := p.flow
	p.leaves = make([]bool, len(f.insns))
	for i := range f.insns {
		p.leaves[i] = p.leave && f.insns[i].Op.Has(dex.FlagReturn)
	}
	if !p.leave || p.mode == ModeCalls {
		return
	}
	in := make([]doubt, len(f.starts))
	seen := make([]bool, len(f.starts))
	queue := []int{0}
	seen[0] = true
	for len(queue) > 0 {
		b := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		d := in[b]
		if p.probed[b] {
			d = doubtNone
		}
		for i := f.first[b]; i < f.first[b+1]; i++ {
			if p.needs[i] != 0 {
				d = doubtNone
			} else if p.steady[i] != 0 {
				d = max(d, doubtPlace)
			}
			switch r := p.reach[i]; {
			case r == reachSure && d < doubtCalls:
				d = doubtNone
			case r == reachInit || r == reachNone && p.throws[i]:
				d = max(d, doubtPlace)
			case r == reachOpen:
				d = doubtCalls
			}
			if f.insns[i].Op.Has(dex.FlagReturn) {
				p.leaves[i] = d != doubtNone
			}
		}
		for _, to := range f.succs[b] {
			next := d
			if p.aside[b] == to {
				next = max(next, doubtPlace)
			}
			if !seen[to] || next > in[to] && !p.probed[to] {
				in[to], seen[to] = max(in[to], next), true
				queue = append(queue, to)
			}
		}
		for i := f.first[b]; i < f.first[b+1]; i++ {
			if t := f.tryAt[i]; t >= 0 {
				for _, h := range f.tries[t].Handlers {
					if to := f.blockAt(h.PC); !seen[to] {
						seen[to] = true
						queue = append(queue, to)
					}
				}
			}
		}
	}
}
