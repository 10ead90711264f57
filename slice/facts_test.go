package slice

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
)

// TestPermissionFacts: what the manifest says of the permissions that a message names.
func TestPermissionFacts(t *testing.T) {
	m := &apk.Manifest{TargetSDK: 33, Uses: []apk.UsesPermission{{Name: "android.permission.CAMERA"}, {Name: "android.permission.INTERNET"}}}
	for message, want := range map[string]string{
		"Permission Denial: starting Intent { act=x } requires android.permission.CALL_PHONE": "the manifest does not ask for android.permission.CALL_PHONE",
		"Permission Denial: with revoked permission android.permission.CAMERA":                "the manifest asks for android.permission.CAMERA, which the user grants, or not, while the app runs",
		"Permission denied (missing android.permission.INTERNET permission?)":                 "the manifest asks for android.permission.INTERNET",
		"not allowed": "",
	} {
		if got := strings.Join(permissionFacts(m, message), "; "); got != want {
			t.Errorf("%s: %q, want %q", message, got, want)
		}
	}
}
