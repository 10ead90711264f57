package slice

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
)

// Screens say what a key keeps, whether the getter fits, and which key was meant.
func TestPreferenceFacts(t *testing.T) {
	app, err := apk.Open("../testdata/apps/tuner/app.apk")
	if err != nil {
		t.Fatal(err)
	}
	screens := preferences(app)
	if len(screens) != 2 {
		t.Fatalf("%v", screens)
	}
	for _, c := range []struct {
		key, getter string
		stored      bool
		want        string
	}{
		{"pitch", "getString", false, `typed by the user: it is an EditTextPreference of xml/`},
		{"pitch", "getString", false, `by default "440"`},
		{"pitch", "getInt", false, `keeps a text under "pitch" (EditTextPreference), which getInt does not read`},
		{"loud", "getBoolean", false, `keeps true or false under "loud" (CheckBoxPreference), without a default`},
		{"Pitch", "getString", false, `no screen of settings has the key "Pitch"; xml/`},
		{"Pitch", "getString", true, ""},
		{"volume", "getString", false, ""},
	} {
		got := screenFact(screens, c.key, c.getter, readBy[c.getter], func() bool { return c.stored })
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s of %s: %q, want %q", c.getter, c.key, got, c.want)
		}
	}
}
