package slice

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// verdict is what the answer to a crash text must be, as its author wrote it down.
type verdict struct {
	app, name string
	at        string // "Answers.right:18", or "unsure"
	rule      string
	operand   int    // that comes first, -1 if any
	says      string // a part of notes, facts or refusal
	text      string
}

// golden reads a file of verdicts with their texts.
func golden(t *testing.T, file string) []verdict {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata/golden", file))
	if err != nil {
		t.Fatal(err)
	}
	var out []verdict
	for _, part := range strings.Split(string(data), "\n== ")[1:] {
		head, text, _ := strings.Cut(part, "\n")
		f := strings.Split(head, " | ")
		v := verdict{app: f[0], operand: -1, text: strings.TrimRight(text, "\n") + "\n"}
		switch {
		case file == "crashes.txt":
			v.at, v.rule = f[1], f[2]
			if v.operand, err = strconv.Atoi(f[3]); err != nil {
				t.Fatal(head)
			}
		case f[2] == "unsure":
			v.name, v.at, v.says = f[1], f[2], f[3]
		default:
			v.name, v.at, v.rule, v.says = f[1], f[2], f[3], f[4]
		}
		out = append(out, v)
	}
	return out
}

// form is a way in which a trace reaches people.
type form struct {
	name string
	make func(v verdict) string
}

// forms are the ways in which a trace reaches people: loggers, crash services, trackers,
// mail and chat, and what these do to a text.
var forms = []form{
	{"logcat threadtime", func(v verdict) string {
		return logged(v, func(s string) string { return "03-12 14:22:11.123  4711  4711 E AndroidRuntime: " + s })
	}},
	{"logcat brief", func(v verdict) string {
		return logged(v, func(s string) string { return "E/AndroidRuntime( 4711): " + s })
	}},
	{"logcat time", func(v verdict) string {
		return logged(v, func(s string) string { return "03-12 14:22:11.123 E/AndroidRuntime( 4711): " + s })
	}},
	{"Android Studio", func(v verdict) string {
		return logged(v, func(s string) string {
			return "2024-03-12 14:22:11.123  4711-4711  AndroidRuntime          " + v.pkg() + "   E  " + s
		})
	}},
	{"Play Console", func(v verdict) string {
		return "Exception " + strings.NewReplacer("\tat ", "  at ", "(", " (").Replace(v.text)
	}},
	{"Crashlytics", func(v verdict) string {
		return "Fatal Exception: " + strings.ReplaceAll(v.text, "\tat ", "       at ")
	}},
	{"Crashlytics file", func(v verdict) string {
		return "# Crashlytics - Stack trace\n# Application: " + v.pkg() + "\n# Platform: android\n# Version: 1.0 (1)\n# Issue: 5f3c2\n# Date: Tue Mar 12 2024 14:22:11 GMT+0100\n\n" +
			"Fatal Exception: " + strings.ReplaceAll(v.text, "\tat ", "       at ")
	}},
	{"Sentry event", func(v verdict) string {
		var values []any
		for _, e := range chainOf(v) {
			var frames []any
			for _, f := range e.Frames {
				frames = append([]any{map[string]any{"filename": f.File, "function": f.Method, "module": f.Class, "lineno": f.Line}}, frames...)
			}
			pkg, typ := e.Type[:strings.LastIndexByte(e.Type, '.')], e.Type[strings.LastIndexByte(e.Type, '.')+1:]
			values = append([]any{map[string]any{"type": typ, "module": pkg, "value": e.Message, "stacktrace": map[string]any{"frames": frames}}}, values...)
		}
		return asJSON(map[string]any{"platform": "java", "exception": map[string]any{"values": values}})
	}},
	{"Bugsnag event", func(v verdict) string {
		var list []any
		for _, e := range chainOf(v) {
			var frames []any
			for _, f := range e.Frames {
				frames = append(frames, map[string]any{"method": f.Class + "." + f.Method, "file": f.File, "lineNumber": f.Line, "inProject": strings.HasPrefix(f.Class, v.pkg())})
			}
			list = append(list, map[string]any{"errorClass": e.Type, "message": e.Message, "stacktrace": frames})
		}
		return asJSON(map[string]any{"app": map[string]any{"id": v.pkg()}, "exceptions": list})
	}},
	{"ACRA", func(v verdict) string {
		return asJSON(map[string]any{"PACKAGE_NAME": v.pkg(), "APP_VERSION_CODE": 1, "STACK_TRACE": v.text})
	}},
	{"Bugly", func(v verdict) string {
		lines := strings.Split(strings.ReplaceAll(v.text, "\tat ", ""), "\n")
		head := strings.SplitN(lines[0], ": ", 2)
		return "# main(1)\n" + strings.Join(append(head, lines[1:]...), "\n")
	}},
	{"App Center", func(v verdict) string {
		var whole map[string]any
		var last map[string]any
		for _, e := range chainOf(v) {
			var frames []any
			for _, f := range e.Frames {
				frames = append(frames, map[string]any{"className": f.Class, "methodName": f.Method, "fileName": f.File, "lineNumber": f.Line})
			}
			this := map[string]any{"type": e.Type, "message": e.Message, "frames": frames}
			if last == nil {
				whole = this
			} else {
				last["innerExceptions"] = []any{this}
			}
			last = this
		}
		return asJSON(map[string]any{"type": "managedError", "fatal": true, "exception": whole})
	}},
	{"Instabug", func(v verdict) string {
		return "Crash #123 " + v.pkg() + " 1.0 (1)\n\n" + strings.ReplaceAll(strings.ReplaceAll(v.text, "\tat ", "at "), "\n", "\n\n")
	}},
	{"quoted in an issue", func(v verdict) string { return "It crashes on my Pixel:\n\n" + prefixed(v.text, "> ", "") }},
	{"fenced in a list", func(v verdict) string {
		return "1. open it\n2. see\n\n   ```java\n" + prefixed(v.text, "   ", "") + "   ```\n"
	}},
	{"mail in HTML", func(v verdict) string {
		return "<html><body><div>" + strings.ReplaceAll(strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "\t", "&nbsp; &nbsp; ").Replace(v.text), "\n", "<br>\n") + "</div></body></html>"
	}},
	{"string of JSON", func(v verdict) string {
		return asJSON(map[string]any{"severity": "ERROR", "time": "2024-03-12T14:22:11Z", "message": "FATAL EXCEPTION: main\n" + v.text})
	}},
	{"wrapped at 72 columns", func(v verdict) string { return wrapped(v.text, 72) }},
	{"wrapped at 80 columns", func(v verdict) string { return wrapped(v.text, 80) }},
	{"read from a picture", func(v verdict) string {
		return regexp.MustCompile(`:(\d*)1(\d*)\)`).ReplaceAllString(strings.NewReplacer("java.lang.", "java.Iang.", "Handler.java", "Hand1er.java", "\t", "  ").Replace(v.text), ":${1}l$2)")
	}},
	{"localized", func(v verdict) string {
		return "12 марта 2024 г., 14:22:11 — приложение остановлено\n" + prefixed(v.text, "12.03.2024 14:22:11,123 ERROR [main] ", "")
	}},
	{"several crashes", func(v verdict) string {
		other := verdict{app: "other", text: "java.lang.IllegalStateException: not mine\n\tat com.other.Main.run(Main.java:1)\n"}
		this := logged(v, func(s string) string { return "03-12 14:22:11.123  4711  4711 E AndroidRuntime: " + s })
		return logged(other, func(s string) string { return "03-12 14:20:00.000   333   340 E AndroidRuntime: " + s }) + this
	}},
	{"noise of other processes", func(v verdict) string {
		return strings.ReplaceAll(logged(v, func(s string) string { return "03-12 14:22:11.123  4711  4711 E AndroidRuntime: " + s }),
			"\n", "\n03-12 14:22:11.123   912   950 W ActivityManager: at com.noise.Main.run(Main.java:2)\n")
	}},
	{"service log", func(v verdict) string { return prefixed(v.text, "2024-03-12T14:22:11.123Z | ci-17 | ", "") }},
	{"without indents, Windows lines", func(v verdict) string {
		return strings.ReplaceAll(strings.ReplaceAll(v.text, "\t", ""), "\n", "\r\n")
	}},
}

func (v verdict) pkg() string { return "org.esdroid.samples." + v.app }

func prefixed(text, before, after string) string {
	out := ""
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		out += before + line + after + "\n"
	}
	return out
}

func logged(v verdict, line func(string) string) string {
	out := ""
	for _, s := range strings.Split("FATAL EXCEPTION: main\nProcess: "+v.pkg()+", PID: 4711\n"+strings.TrimRight(v.text, "\n"), "\n") {
		out += line(s) + "\n"
	}
	return out
}

// wrapped breaks lines as mail programs do: at the last blank or, in long words, anywhere.
func wrapped(text string, width int) string {
	var out []string
	for _, line := range strings.Split(text, "\n") {
		for len(line) > width {
			at := strings.LastIndexByte(line[:width], ' ')
			if at < 8 {
				out, line = append(out, line[:width]), line[width:]
				continue
			}
			out, line = append(out, line[:at]), line[at+1:]
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}

func chainOf(v verdict) []*crash.Exception { return crash.ParseText(v.text)[0].Chain() }

func asJSON(x any) string {
	data, err := json.MarshalIndent(x, "", "  ")
	if err != nil {
		panic(err)
	}
	return string(data) + "\n"
}

// judge answers a text and says what is wrong with the answer: nothing; "unsure", if it
// refuses; else the wrong statement.
func judge(code *jimple.Program, manifest *apk.Manifest, v verdict, text string) (mark, why string) {
	reports := crash.ParseText(text)
	r, err := crash.Choose(reports, crash.App{Package: manifest.Package, HasClass: func(d string) bool {
		_, ok := code.Dex.Class(d)
		return ok
	}})
	var missing *crash.MissingCodeError
	if err != nil && !(errors.As(err, &missing) && len(missing.Frames) == 0) {
		return judgeRefusal(v, err.Error())
	}
	c, err := criterion.Locate(code, r)
	var refusal *criterion.Refusal
	if errors.As(err, &refusal) {
		return judgeRefusal(v, err.Error())
	}
	var at []string
	operand := -1
	for _, s := range c.Sites {
		b, _ := code.Body(s.Method)
		class := criterion.JavaName(code.Dex.Classes[code.Dex.Methods[s.Method].Class].Descriptor)
		at = append(at, fmt.Sprintf("%s.%s:%d", class[strings.LastIndexByte(class, '.')+1:], code.Dex.MethodName(s.Method), b.Stmts[s.Stmt].Line))
		if len(s.Operands) > 0 && operand < 0 {
			operand = s.Operands[0]
		}
	}
	said := strings.Join(append(append([]string{c.Rule.Fault}, c.Notes...), append(r.Notes, permissionFacts(manifest, c.Exception.Message)...)...), "\n")
	switch {
	case v.at == "unsure" || !slices.Contains(at, v.at):
		return "wrong", fmt.Sprintf("%s at %v: %s", c.Rule.Name, at, said)
	case c.Rule.Name != v.rule:
		return "wrong", fmt.Sprintf("rule %q, not %q: %s", c.Rule.Name, v.rule, said)
	case v.operand >= 0 && operand != v.operand:
		return "wrong", fmt.Sprintf("operand %d, not %d", operand, v.operand)
	case !strings.Contains(said, v.says):
		return "wrong", fmt.Sprintf("says nothing of %q: %s", v.says, said)
	}
	return "right", ""
}

func judgeRefusal(v verdict, said string) (mark, why string) {
	if v.at == "unsure" && strings.Contains(said, v.says) {
		return "right", ""
	}
	return "unsure", said
}

// TestGolden gives crash texts in the forms in which people have them, each with the
// verdict that was written down before.
func TestGolden(t *testing.T) {
	type app struct {
		code     *jimple.Program
		manifest *apk.Manifest
	}
	apps := map[string]app{}
	open := func(name string) app {
		a, ok := apps[name]
		if !ok {
			pkg, err := apk.Open("../testdata/apps/" + name + "/app.apk")
			if err != nil {
				t.Fatal(err)
			}
			p, err := pkg.Program()
			if err != nil {
				t.Fatal(err)
			}
			a.code = jimple.New(p)
			if a.manifest, err = pkg.Manifest(); err != nil {
				t.Fatal(err)
			}
			apps[name] = a
		}
		return a
	}
	marks := map[string]int{}
	check := func(form string, v verdict, text string) {
		a := open(v.app)
		mark, why := judge(a.code, a.manifest, v, text)
		marks[mark]++
		if mark != "right" {
			t.Errorf("%s: %s, want %s by %q: %s: %s", form, v.app, v.at, v.rule, mark, why)
		}
	}
	crashes := golden(t, "crashes.txt")
	for _, form := range forms {
		for _, v := range crashes {
			check(form.name, v, form.make(v))
		}
	}
	for _, v := range golden(t, "reports.txt") {
		check(v.name, v, v.text)
	}
	t.Logf("%v", marks)
}
