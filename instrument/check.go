// The check of what was written, as a device makes it when it loads a class.

package instrument

import (
	"context"
	"fmt"
	"runtime"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/internal/ordered"
)

// added is in the place of what a method was in the input if it was not there.
const added dex.MethodID = -1

// verify checks the methods that were changed or added. It returns those of the input
// that a device accepts as they were and refuses as they are now, with the reason; an
// error where what the probes call is refused.
func (res *Result) verify(ctx context.Context) (map[dex.MethodID]string, error) {
	var written []*dex.File
	for i, data := range res.Dex {
		parts, err := dex.Parse(fmt.Sprintf("instrumented file %d", i+1), data)
		if err != nil {
			return nil, fmt.Errorf("what was written cannot be read: %w", err)
		}
		written = append(written, parts...)
	}
	after, err := dex.NewProgram(written...)
	if err != nil {
		return nil, fmt.Errorf("what was written cannot be read: %w", err)
	}
	before := res.program
	changed := make([]dex.MethodID, 0, len(res.Map.Methods)) // of the input
	for _, m := range res.Map.Methods {
		if m.Mode != plan.ModeNone {
			changed = append(changed, m.Method)
		}
	}
	was := make([]dex.MethodID, 0, len(changed)) // by method to check: what it was
	check := make([]dex.MethodID, 0, len(changed))
	for _, m := range changed {
		id, ok := after.FindMethod(before.MethodText(m))
		if !ok {
			return nil, fmt.Errorf("%s was not written", before.MethodText(m))
		}
		was, check = append(was, m), append(check, id)
	}
	for c := range after.Classes {
		if _, old := before.Class(after.Classes[c].Descriptor); old {
			continue
		}
		for m := after.Classes[c].FirstMethod; m < after.Classes[c].EndMethod; m++ {
			was, check = append(was, added), append(check, m)
		}
	}
	const chunk = 128
	reasons := make([]string, len(check))
	verifiers := make(chan *verify.Verifier, runtime.GOMAXPROCS(0)) // what they know of types grows
	for range cap(verifiers) {
		verifiers <- verify.New(after, nil)
	}
	if err := ordered.Each((len(check)+chunk-1)/chunk, func(i int) error {
		v := <-verifiers
		defer func() { verifiers <- v }()
		for k := i * chunk; k < min((i+1)*chunk, len(check)); k++ {
			if err := ctx.Err(); err != nil {
				return err
			}
			_, findings := v.Method(check[k])
			if !verify.Refused(findings) {
				continue
			}
			if was[k] != added {
				if _, findings := verify.New(before, nil).Method(was[k]); verify.Refused(findings) {
					continue // no device ever runs it
				}
			}
			reasons[k] = reason(findings)
		}
		return nil
	}); err != nil {
		return nil, err
	}
	refused := map[dex.MethodID]string{}
	for k, why := range reasons {
		switch {
		case why == "":
		case was[k] == added:
			return nil, fmt.Errorf("%s: %s", after.MethodText(check[k]), why)
		default:
			refused[was[k]] = why
		}
	}
	return refused, nil
}

// reason returns what makes a device refuse a method.
func reason(findings []verify.Finding) string {
	for _, f := range findings {
		if f.Severity == verify.Error {
			return fmt.Sprintf("%s at %#x", f.Reason, f.PC)
		}
	}
	return ""
}
