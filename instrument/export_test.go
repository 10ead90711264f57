package instrument

import (
	"github.com/esdroid/esdroid/dex"
)

// UnfinishedBases returns the addresses of the heap accesses of a method whose
// base can be this of a constructor before super() was called: it has no
// identity that could be recorded.
func UnfinishedBases(p *dex.Program, m dex.MethodID) map[uint32]bool {
	out := map[uint32]bool{}
	plan, err := newPlanner(p, func(dex.MethodID) bool { return true }).plan(m)
	if err != nil || plan == nil || !plan.flow.isInit {
		return out
	}
	f := plan.flow
	for b := range f.starts {
		s := f.in[b]
		for i := f.first[b]; i < f.first[b+1]; i++ {
			if base, _, has := f.operands(i); has&needBase != 0 && s.unfinished && s.raw.has(base) {
				out[f.insns[i].PC] = true
			}
			f.probes(i, &s)
			f.step(&f.insns[i], &s)
		}
	}
	return out
}

// SetMaxTurns bounds how far counts of silent blocks are believed.
func SetMaxTurns(n int) { maxTurns = n }
