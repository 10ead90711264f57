package apk_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
)

func TestOpenRealApps(t *testing.T) {
	for _, path := range corpus.APKs(t) {
		a, err := apk.Open(path)
		if err != nil {
			t.Error(err)
			continue
		}
		m, err := a.Manifest()
		if err != nil {
			t.Error(err)
			continue
		}
		dex, err := a.DexFiles()
		if err != nil || len(dex) == 0 {
			t.Errorf("%s: %d dex files, %v", path, len(dex), err)
		}
		if len(m.Problems) > 0 {
			t.Errorf("%s: %q", path, m.Problems)
		}
		if m.Package == "" || m.TargetSDK == 0 {
			t.Errorf("%s: package %q, target sdk 0", path, m.Package)
		}
		for _, d := range dex {
			if string(d.Data[:4]) != "dex\n" {
				t.Errorf("%s: %s begins with %q", path, d.Name, d.Data[:4])
			}
		}
	}
}
