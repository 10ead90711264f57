package moves

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
)

func TestBodies(t *testing.T) {
	m := &apk.Manifest{}
	if got := bodies(m, []string{"title"}); got != nil {
		t.Errorf("of an app that never goes online: %q", got)
	}
	m.Uses = []apk.UsesPermission{{Name: "android.permission.INTERNET"}}
	got := bodies(m, []string{"title", "No network", "created_at", "%d"})
	for _, want := range []string{"", `{"created_at":"a","title":"a"}`, `[{"created_at":1,"title":1}]`} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is missing in %q", want, got)
		}
	}
}
