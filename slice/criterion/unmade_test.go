package criterion

import (
	"testing"

	"github.com/esdroid/esdroid/slice/crash"
)

// TestUnmadeBy: a report that ends before the cause tells it in its message.
func TestUnmadeBy(t *testing.T) {
	for cause, want := range map[string]bool{
		"java.lang.InstantiationException: x.Shop has no zero argument constructor": true,
		"java.lang.NullPointerException: x":                                         false,
	} {
		e := &crash.Exception{Type: "java.lang.RuntimeException", Message: "Unable to instantiate activity ComponentInfo{x/x.Shop}: " + cause}
		if got := unmadeBy(e, "x.Shop"); got != want {
			t.Errorf("%s: %t", cause, got)
		}
	}
}
