// Which returns of a method are recorded: those of which the records before do
// not tell when they come.

package plan

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
func (p *Plan) returns() {
	f := p.Flow
	p.Leaves = make([]bool, len(f.Insns))
	for i := range f.Insns {
		p.Leaves[i] = p.Leave && f.Insns[i].Op.Has(dex.FlagReturn)
	}
	if !p.Leave || p.Mode == ModeCalls {
		return
	}
	in := make([]doubt, len(f.Starts))
	seen := make([]bool, len(f.Starts))
	queue := []int{0}
	seen[0] = true
	for len(queue) > 0 {
		b := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		d := in[b]
		if p.Probed[b] {
			d = doubtNone
		}
		for i := f.First[b]; i < f.First[b+1]; i++ {
			if p.Needs[i] != 0 {
				d = doubtNone
			} else if p.Steady[i] != 0 {
				d = max(d, doubtPlace)
			}
			switch r := p.Reach[i]; {
			case r == reachSure && d < doubtCalls:
				d = doubtNone
			case r == reachInit || r == ReachNone && p.Throws[i]:
				d = max(d, doubtPlace)
			case r == reachOpen:
				d = doubtCalls
			}
			if f.Insns[i].Op.Has(dex.FlagReturn) {
				p.Leaves[i] = d != doubtNone
			}
		}
		for _, to := range f.succs[b] {
			next := d
			if p.aside[b] == to {
				next = max(next, doubtPlace)
			}
			if !seen[to] || next > in[to] && !p.Probed[to] {
				in[to], seen[to] = max(in[to], next), true
				queue = append(queue, to)
			}
		}
		for i := f.First[b]; i < f.First[b+1]; i++ {
			if t := f.TryAt[i]; t >= 0 {
				for _, h := range f.Tries[t].Handlers {
					if to := f.BlockAt(h.PC); !seen[to] {
						seen[to] = true
						queue = append(queue, to)
					}
				}
			}
		}
	}
}
