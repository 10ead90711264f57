package crash

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

const foreignLog = `09-21 00:23:51.027  9315  9315 E AndroidRuntime: FATAL EXCEPTION: main
09-21 00:23:51.027  9315  9315 E AndroidRuntime: Process: com.x, PID: 9315
09-21 00:23:51.027  9315  9315 E AndroidRuntime: java.lang.IllegalStateException: no method for onClick
09-21 00:23:51.027  9315  9315 E AndroidRuntime: 	at android.view.View.performClick(View.java:6597)
09-21 00:23:51.027   512   600 W ActivityManager: at rest
09-21 00:23:51.027  9315  9315 E AndroidRuntime: 	at android.os.Looper.loop(Looper.java:193)
09-21 00:23:51.027  9315  9315 E AndroidRuntime: Caused by: java.lang.ArithmeticException: divide by zero
09-21 00:23:51.028  9315  9315 E AndroidRuntime: 	at com.x.Main.scale(Main.java:15)
09-21 00:23:51.028  9315  9315 E AndroidRuntime: 	at com.x.Main.-$$Nest$mgo(Unknown Source:0)
09-21 00:23:51.028  9315  9315 E AndroidRuntime: 	... 13 more
`

// TestForeignPrefixes: what a build service, a container, grep, a test harness
// or a tracker puts around each line must not change what is found in it.
func TestForeignPrefixes(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(foreignLog, "\n"), "\n")
	var bare []string // as an app's own logger or a web page has it
	for _, l := range lines {
		if _, text, ok := strings.Cut(l, "AndroidRuntime: "); ok {
			bare = append(bare, text)
		}
	}
	bare = bare[2:]
	each := func(lines []string, format func(i int, line string) string) []byte {
		var out []string
		for i, l := range lines {
			out = append(out, format(i, l))
		}
		return []byte(strings.Join(out, "\n"))
	}
	before := func(prefix string) func(int, string) string {
		return func(_ int, line string) string { return prefix + line }
	}
	quoted := func(v any, indent string) []byte {
		data, err := json.MarshalIndent(v, "", indent)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	list, err := json.Marshal(map[string]any{"type": "x", "stacktrace": bare})
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	if _, err := z.Write([]byte(foreignLog)); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string][]byte{
		"compressed":     packed.Bytes(),
		"harness":        each(lines, before("[Logcat] ")),
		"harness time":   each(lines, before("2023-01-01 10:00:00:123 - [ADB] ")),
		"pipeline":       each(lines, before("[2023-01-01T10:00:00.123Z] ")),
		"container":      each(lines, before("device_1  | ")),
		"journal":        each(lines, before("Sep 21 00:23:51 host adb[12]: ")),
		"grep with file": each(lines, before("logs/logcat.txt:")),
		"grep -n":        each(lines, func(i int, l string) string { return fmt.Sprintf("%d:%s", 7+i, l) }),
		"bullets":        each(bare, before("* ")),
		"process":        each(bare, before("[9315] ")),
		"pidcat": each(bare, func(i int, l string) string {
			if i == 0 {
				return "  AndroidRuntime  E  " + l
			}
			return "                  E  " + l
		}),
		"box":          each(bare, before("│ ")),
		"logged box":   each(bare, before("09-21 00:23:51.027  9315  9315 E PRETTY_LOGGER: ║ ")),
		"JSON list":    list,
		"JSON lines":   quoted(map[string]any{"stacktrace": bare}, "  "),
		"JSON records": each(bare, func(i int, l string) string { return fmt.Sprintf(`{"time": %d, "msg": %q}`, i, l) }),
		"no-break at":  each(bare, func(_ int, l string) string { return strings.Replace(l, "\tat ", "\tat\u00a0", 1) }),
		"entities": each(bare, func(_ int, l string) string {
			return strings.NewReplacer("\t", "&nbsp;&#160;", "$", "&#36;").Replace(l)
		}),
		"dots": each(bare, func(_ int, l string) string { return strings.Replace(l, "15)", "15)…", 1) }),
	} {
		t.Run(name, func(t *testing.T) {
			reports, err := Parse(bytes.NewReader(text))
			if err != nil {
				t.Fatal(err)
			}
			if len(reports) != 1 {
				t.Fatalf("%d reports in\n%s", len(reports), text)
			}
			root := reports[0].RootCause(func(f Frame) bool { return strings.HasPrefix(f.Class, "com.x.") })
			if root == nil || root.Type != "java.lang.ArithmeticException" || root.Message != "divide by zero" || root.Common != 13 || len(root.Frames) != 2 || root.Frames[0].Line != 15 || root.Frames[1].Method != "-$$Nest$mgo" {
				t.Errorf("root cause %+v of\n%s", root, text)
			}
			if outer := reports[0].Exception; outer.Type != "java.lang.IllegalStateException" || len(outer.Frames) != 2 {
				t.Errorf("outer exception %+v of\n%s", outer, text)
			}
		})
	}
	for _, text := range []string{
		"We looked at foo.bar.Baz.run(Baz.java:3) and saw nothing.",
		"1: it broke\n2: at x.y.Z.w(Z.java:1)\n3: again\n",
	} {
		for _, r := range ParseText(text) {
			if r.Exception.Type != "" {
				t.Errorf("an exception in %q: %s", text, r.Text())
			}
		}
	}
}
