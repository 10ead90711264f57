// Try ranges of a method with probes, and the handler for exceptions that leave
// it.

package probe

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// cover is what handles the exceptions of an instruction: a try of the code as
// read, -1 for none, and whether those that leave the method are recorded.
type cover struct {
	try   int16
	guard bool
}

// unguarded is the cover of what no handler needs to see.
var unguarded = cover{try: -1}

// cover returns what covers instruction k, which can throw. Where it does not
// matter whether the exception is recorded, it is what covers the one before.
func (p *Prober) cover(k int, before cover) cover {
	c := cover{p.Plan.Flow.TryAt[k], p.Plan.Guard[k]}
	if !c.guard && !p.Plan.Throws[k] && p.Plan.Calm[k] && c.try == before.try {
		return before
	}
	return c
}

// probeCover returns what covers a probe in front of instruction k: nothing, or
// the handler that records what leaves the method, which never minds the state
// of the registers.
func (p *Prober) probeCover(k int, before cover) cover {
	if before.try < 0 && k < len(p.Plan.Calm) && p.Plan.Calm[k] && !p.lent[p.Plan.Flow.Insns[k].PC] {
		return before
	}
	return unguarded
}

// tries covers the original instructions as before, and what they may throw
// out of the method by a handler that records it and throws it on. Probes stay
// outside of the original ranges: an edge from a probe to a handler could bring
// registers to it in a state that the handler was never meant to see.
func (p *Prober) tries() {
	b, f := p.Body, p.Plan.Flow
	original := b.Tries
	b.Tries = nil
	outside := model.NoLabel
	out := make([]model.Insn, 0, len(p.out)+16)
	var open *model.Try
	current, last := unguarded, 0 // last: items up to the last one that is covered
	closeTry := func() {
		if open != nil {
			out = append(out[:last], append([]model.Insn{model.At(open.End)}, out[last:]...)...)
			b.Tries = append(b.Tries, *open)
			open = nil
		}
		current = unguarded
	}
	k, next := 0, 0 // the original instruction at hand, and the one behind it
	for i := range p.out {
		in := &p.out[i]
		throws := model.IsInsn(in.Op) && in.Op.Has(dex.FlagThrows)
		c := current
		switch {
		case !model.IsInsn(in.Op):
		case in.PC == model.NoPC:
			c = p.probeCover(next, current)
		default:
			for f.Insns[k].PC < in.PC {
				k++
			}
			if next = k + 1; throws {
				c = p.cover(k, current)
			}
		}
		if throws && c != current {
			closeTry()
			if c != unguarded {
				open = &model.Try{Start: b.NewLabel(), End: b.NewLabel()}
				out = append(out, model.At(open.Start))
				if c.try >= 0 {
					open.Handlers = append(open.Handlers, original[c.try].Handlers...)
				}
				if c.guard {
					if outside == model.NoLabel {
						outside = b.NewLabel()
					}
					open.Handlers = append(open.Handlers, model.Catch{Type: dex.NoIndex, Target: outside})
				}
				current = c
			}
		}
		out = append(out, *in)
		if throws && open != nil {
			last = len(out)
		}
	}
	closeTry()
	p.out = out
	if outside != model.NoLabel {
		p.unwind(outside)
	}
	b.Insns = repeatLines(p.out)
}

// unwind adds the handler for exceptions that leave the method.
func (p *Prober) unwind(at model.Label) {
	p.out = append(p.out, model.At(at))
	exception, throw := model.NewInsn(dex.OpMoveException), model.NewInsn(dex.OpThrow)
	if p.Stubs != nil {
		in := model.NewInsn(dex.OpInvokeStatic) // register 0, in which nothing is needed any more
		in.A, in.Index = 1, p.Stubs.method("u", "(Ljava/lang/Throwable;)V")
		p.out = append(p.out, exception, in, throw)
		return
	}
	exception.A, throw.A = p.scratch(), p.scratch()
	if p.Plan.CountsAway() {
		p.unwindCounted()
	} else {
		p.out = append(p.out, exception)
		p.call(dex.OpInvokeStatic, p.Refs.Unwind, p.r, 3)
	}
	p.out = append(p.out, throw)
}
