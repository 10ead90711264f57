package verify_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
)

// What phones run must pass.
func TestRealAppsPass(t *testing.T) {
	for _, apk := range corpus.APKs(t) {
		if testing.Short() && corpus.IsLarge(apk) {
			continue
		}
		p := program.Open(t, apk)
		findings := verify.Program(p, nil)
		remarks := map[string]int{}
		errors := 0
		for _, f := range findings {
			if f.Severity == verify.Error {
				if errors++; errors < 20 {
					t.Errorf("%s: %v", apk, f)
				}
			} else {
				remarks[f.Rule]++
			}
		}
		t.Logf("%s: %d methods, %d errors, remarks %v", apk, len(p.Methods), errors, remarks)
	}
}
