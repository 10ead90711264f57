package instrument

import (
	"context"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/instrument/plan"
)

// Unnamed returns the addresses of a method at which the machine names an object that
// probes do not: heap accesses whose base can be this of a constructor before super() was
// called, which has no identity that could be recorded, and casts, which have no probe.
func Unnamed(p *dex.Program, m dex.MethodID) map[uint32]bool {
	out := map[uint32]bool{}
	planned, err := plan.New(p, func(dex.MethodID) bool { return true }).Plan(m)
	if err != nil || planned == nil {
		return out
	}
	f := planned.Flow
	for b := range f.Starts {
		s := f.In[b]
		for i := f.First[b]; i < f.First[b+1]; i++ {
			if base, _, has := f.Operands(i); f.Insns[i].Op == dex.OpCheckCast || has&plan.NeedBase != 0 && s.Unfinished && s.Raw.Has(base) {
				out[f.Insns[i].PC] = true
			}
			f.Probes(i, &s)
			f.Step(&f.Insns[i], &s)
		}
	}
	return out
}

// SetMaxTurns bounds how far counts of silent blocks are believed.
func SetMaxTurns(n int) { decode.MaxTurns = n }

// Check is the check of what was written: it returns the methods that a device refuses now.
func (res *Result) Check(ctx context.Context) (map[dex.MethodID]string, error) {
	return res.verify(ctx)
}
