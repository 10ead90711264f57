package crash

import (
	"testing"

	"github.com/esdroid/esdroid/internal/pattern"
)

// All patterns can be compiled.
func TestPatterns(t *testing.T) {
	if n := pattern.Compile(); n < 50 {
		t.Errorf("%d patterns", n)
	}
}
