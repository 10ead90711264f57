// All methods of a program, in parallel.

package verify

import (
	"runtime"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/ordered"
)

// Program checks the code of all methods and returns the findings in the order
// of methods. resolver may be nil.
func Program(p *dex.Program, resolver Resolver) []Finding {
	const chunk = 64
	chunks := (len(p.Methods) + chunk - 1) / chunk
	costly := overBudget(p)
	results := make([]findings, chunks)
	verifiers := make(chan *Verifier, runtime.GOMAXPROCS(0))
	for range cap(verifiers) {
		verifiers <- New(p, resolver)
	}
	_ = ordered.Each(chunks, func(i int) error {
		v := <-verifiers
		for m := i * chunk; m < min((i+1)*chunk, len(p.Methods)); m++ {
			if costly[dex.MethodID(m)] {
				f := p.MethodFile(dex.MethodID(m))
				results[i].add(Finding{Severity: Remark, Rule: NotFollowed, File: f.Name, Section: "code_item", Index: -1,
					Offset: int64(p.Methods[m].CodeOff), Method: p.MethodText(dex.MethodID(m)),
					Reason: "the methods of the file have far more instructions and registers than bytes; this one was left out"})
				continue
			}
			_, found := v.Method(dex.MethodID(m))
			for _, f := range found {
				results[i].add(f)
			}
		}
		verifiers <- v
		return nil
	})
	var out []Finding
	for _, r := range results {
		out = append(out, r.all...)
	}
	return out
}

// overBudget returns the methods that would cost more than files of their size
// warrant: hostile methods share code, and have many registers.
func overBudget(p *dex.Program) map[dex.MethodID]bool {
	left := make(map[*dex.File]int)
	for _, f := range p.Files {
		left[f] = 4<<20 + 64*len(f.Data())
	}
	var out map[dex.MethodID]bool
	for m := range p.Methods {
		id := dex.MethodID(m)
		code, ok, err := p.Code(id)
		if err != nil || !ok {
			continue
		}
		f := p.MethodFile(id)
		cost := int(code.Units()) * (4 + int(code.Registers))
		if left[f] < cost {
			if out == nil {
				out = make(map[dex.MethodID]bool)
			}
			out[id] = true
			continue
		}
		left[f] -= cost
	}
	return out
}
