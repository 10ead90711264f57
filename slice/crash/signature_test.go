package crash

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/internal/corpus"
)

func one(t *testing.T, text string) *Report {
	t.Helper()
	r := ParseText(text)
	if len(r) != 1 {
		t.Fatalf("%d reports in %q", len(r), text)
	}
	return &r[0]
}

func TestSignature(t *testing.T) {
	base := "java.lang.RuntimeException: Unable to start activity\n\tat android.app.ActivityThread.main(ActivityThread.java:6541)\nCaused by: java.lang.NumberFormatException: For input string: \"4977\"\n\tat java.lang.Integer.parseInt(Integer.java:643)\n\tat com.x.Play.play(Play.java:31)\n\tat com.x.Play.click(Play.java:40)\n\t... 1 more\n"
	a := one(t, base)
	for _, test := range []struct {
		name, text string
		same       [4]bool // by level
	}{
		{"itself", base, [4]bool{true, true, true, true}},
		{"other input", strings.ReplaceAll(base, "4977", "55 x"), [4]bool{true, true, true, true}},
		{"other device", strings.ReplaceAll(base, ":6541", ":7000"), [4]bool{true, true, true, false}},
		{"other caller", strings.ReplaceAll(base, ":40", ":41"), [4]bool{true, true, false, false}},
		{"other line", strings.ReplaceAll(base, ":31", ":32"), [4]bool{true, false, false, false}},
		{"other cause", strings.ReplaceAll(base, "NumberFormat", "NullPointer"), [4]bool{}},
		{"other message", strings.ReplaceAll(base, "For input string", "Invalid int"), [4]bool{true, true, true, false}},
	} {
		b := one(t, test.text)
		for level := ByType; level <= ByStack; level++ {
			if same, diff := Same(a, b, level, nil); same != test.same[level] {
				t.Errorf("%s, %s: same=%v (%s)", test.name, level, same, diff)
			}
		}
	}
	if got := a.Signature(ByTopFrame, nil).String(); got != "kind exception\ntype java.lang.RuntimeException\ntype java.lang.NumberFormatException\nat com.x.Play.play:31" {
		t.Errorf("signature:\n%s", got)
	}
	if a.Signature(ByType, nil).Equal(a.Signature(ByStack, nil)) {
		t.Error("levels must not compare equal")
	}
}

func TestNormalizeMessage(t *testing.T) {
	for in, want := range map[string]string{
		`For input string: "12"`:                                `For input string: "…"`,
		"Index: 3, Size: 3":                                     "Index: <n>, Size: <n>",
		"length=4; index=-1":                                    "length=<n>; index=<n>",
		"android.view.ViewRootImpl$W@41f7a8b0 is not valid":     "android.view.ViewRootImpl$W<address> is not valid",
		"Resource ID #0x7f040001":                               "Resource ID #<address>",
		"no row 550e8400-e29b-41d4-a716-446655440000":           "no row <uuid>",
		"Attempt to read from field 'int a.b' on a null object": "Attempt to read from field 'int a.b' on a null object",
		"java.lang.Integer cannot be cast to java.lang.String":  "java.lang.Integer cannot be cast to java.lang.String",
	} {
		if got := NormalizeMessage(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}

// TestCorpus: the crash reports of the corpus say what its info files say.
func TestCorpus(t *testing.T) {
	for _, app := range corpus.Crashes {
		dir := corpus.Crash(t, app)
		data, err := os.ReadFile(filepath.Join(dir, "info.json"))
		if err != nil {
			t.Fatal(err)
		}
		var info struct {
			Package   string
			Exception string
			AppFrames []string `json:"app_frames"`
		}
		if err := json.Unmarshal(data, &info); err != nil {
			t.Fatal(err)
		}
		reports, err := ParseFile(filepath.Join(dir, "crash.txt"))
		if err != nil {
			t.Fatal(err)
		}
		r, err := Choose(reports, App{Package: info.Package})
		if err != nil {
			t.Errorf("%s: %v", app, err)
			continue
		}
		root := r.RootCause(nil)
		if root.Header() != info.Exception {
			t.Errorf("%s: root cause %q, want %q", app, root.Header(), info.Exception)
		}
		var frames []string
		for _, f := range root.Stack() {
			if LikelyApp(f) {
				frames = append(frames, f.String())
			}
		}
		if diff := cmp.Diff(info.AppFrames, frames); diff != "" {
			t.Errorf("%s: -want +got\n%s", app, diff)
		}
	}
}
