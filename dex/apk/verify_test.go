package apk_test

import (
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
)

// TestOriginalSignatures verifies real apps as they were published.
func TestOriginalSignatures(t *testing.T) {
	if testing.Short() {
		t.Skip("runs apksigner often")
	}
	for _, path := range corpus.APKs(t) {
		p := open(t, path).Base()
		m, err := p.Manifest()
		if err != nil {
			t.Fatal(err)
		}
		got, err := p.Verify(0, 0)
		if err != nil {
			t.Fatal(err)
		}
		want, output := apksigner(t, path, m.MinSDK, 0)
		if got.OK != want {
			t.Errorf("%s: apksigner says %v, we say %v\n%s\n%v", path, want, got.OK, output, got.Errors)
		}
	}
}
