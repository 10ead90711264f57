package slice

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
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

// TestFacts: what the app and the platform's documentation say of a null and of an intent.
func TestFacts(t *testing.T) {
	for name, want := range map[string][]string{
		"turned":  {"getStringArray gives null if nothing is stored under the key", `the app stores nothing under "titles"; it stores "title" in Turned.onSaveInstanceState, line 37`},
		"tabs":    {"getActivity gives null if the fragment is not attached: before onAttach and after onDetach"},
		"files":   {"readLine gives null if there is no further line"},
		"ticker":  nil, // a field of the app
		"courier": {"any app can send this intent: the activity Label is exported"},
	} {
		p, err := apk.Open("../testdata/apps/" + name + "/app.apk")
		if err != nil {
			t.Fatal(err)
		}
		app, err := pdg.Open(p)
		if err != nil {
			t.Fatal(err)
		}
		if name == "courier" {
			for i := range app.Manifest.Application.Components {
				c := &app.Manifest.Application.Components[i]
				c.Exported = strings.HasSuffix(c.Class, ".Label")
			}
		}
		c, err := criterion.Locate(app.Code, loadReport(t, "../testdata/apps/"+name+"/crash.txt"))
		if err != nil {
			t.Fatal(err)
		}
		thin := Static(context.Background(), app, c, Thin, Options{Nearest: 60})
		if got := Facts(app, c, thin); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	for _, pair := range [][2]string{{"title", "titles"}, {"Name", "name"}, {"key_1", "key_2"}} {
		if !alikeKeys(pair[0], pair[1]) || alikeKeys(pair[0], "otherwise") {
			t.Error(pair)
		}
	}
}
