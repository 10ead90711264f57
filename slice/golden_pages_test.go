// Forms in which traces are copied from pages, logs of other systems and chats, and exports
// of further trackers.

package slice

import (
	"fmt"
	"html"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/slice/crash"
)

func init() { forms = append(forms, pages...) }

// framesOf lists the frames of an exception by a maker.
func framesOf(e *crash.Exception, of func(f crash.Frame) any) []any {
	var out []any
	for _, f := range e.Frames {
		out = append(out, of(f))
	}
	return out
}

// named writes an exception's head.
func named(e *crash.Exception) string {
	if e.Message == "" {
		return e.Type
	}
	return e.Type + ": " + e.Message
}

// pages are more forms of a trace.
var pages = []form{
	{"Sentry's Markdown", func(v verdict) string {
		out := "# Issue QUIZ-17\n\n## Exception\n"
		for i, e := range slices.Backward(chainOf(v)) { // the root cause first
			out += fmt.Sprintf("\n### Exception %d\n**Type:** %s\n**Value:** %s\n\n#### Stacktrace\n\n```\n", i+1, e.Type, e.Message)
			for _, f := range e.Frames {
				out += fmt.Sprintf("%s.%s (%s:%d)\n", f.Class, f.Method, f.File, f.Line)
			}
			out += "```\n"
		}
		return out
	}},
	{"Crashlytics page", func(v verdict) string {
		out := ""
		for i, e := range chainOf(v) {
			head := "Fatal Exception: "
			if i > 0 {
				head = "Caused by "
			}
			out += head + e.Type + "\n" + e.Message + "\n"
			for _, f := range e.Frames {
				out += fmt.Sprintf("%s.%s (%s:%d)\n", f.Class, f.Method, f.File, f.Line)
			}
		}
		return out
	}},
	{"Bugsnag page", func(v verdict) string {
		out := ""
		for _, e := range chainOf(v) {
			out += named(e) + "\n"
			for _, f := range e.Frames {
				out += fmt.Sprintf("    at %s.%s(%s:%d)\n", f.Class, f.Method, f.File, f.Line)
			}
			out += "\n"
		}
		return strings.ReplaceAll(out, "\n\n", "\nCaused by: ")
	}},
	{"logcat tag", func(v verdict) string {
		return logged(v, func(s string) string { return "E/AndroidRuntime: " + s })
	}},
	{"logcat process", func(v verdict) string {
		return logged(v, func(s string) string { return "E( 4711) " + s + "  (AndroidRuntime)" })
	}},
	{"logcat thread", func(v verdict) string {
		return logged(v, func(s string) string { return "E( 4711: 4711) " + s })
	}},
	{"logcat epoch", func(v verdict) string {
		return logged(v, func(s string) string { return "         1710249731.123  4711  4711 E AndroidRuntime: " + s })
	}},
	{"logcat with zone and microseconds", func(v verdict) string {
		return logged(v, func(s string) string { return "2024-03-12 14:22:11.123456 +0100  4711  4711 E AndroidRuntime: " + s })
	}},
	{"logcat with users", func(v verdict) string {
		return logged(v, func(s string) string { return "03-12 14:22:11.123 10123  4711  4711 E AndroidRuntime: " + s })
	}},
	{"syslog", func(v verdict) string { return prefixed(v.text, "Mar 12 14:22:11 farm-3 device[17]: ", "") }},
	{"page with highlighting", func(v verdict) string {
		out := "<pre class=\"highlight\"><code>"
		for _, line := range strings.Split(v.text, "\n") {
			for i, word := range strings.Split(line, ".") {
				if i > 0 {
					out += `<span class="p">.</span>`
				}
				out += `<span class="n">` + html.EscapeString(word) + `</span>`
			}
			out += "\n"
		}
		return out + "</code></pre>\n"
	}},
	{"quoted twice", func(v verdict) string {
		return "On Tue, Bob wrote:\n> On Mon, Al wrote:\n" + prefixed(v.text, "> > ", "") + "\nThanks!\n"
	}},
	{"chat with times", func(v verdict) string {
		return "[12.03.24, 14:22:11] Bob: it crashes again\n[12.03.24, 14:22:40] Bob: " + v.text + "[12.03.24, 14:23:00] Al: on it\n"
	}},
	{"cut off", func(v verdict) string {
		return v.text[:strings.LastIndex(strings.TrimRight(v.text, "\n"), "\n")+9] + "…"
	}},
	{"logfmt", func(v verdict) string {
		return "ts=2024-03-12T14:22:11Z level=error app=" + v.pkg() + " msg=" + strconv.Quote(v.text) + "\n"
	}},
	{"JUnit", func(v verdict) string {
		e := chainOf(v)[0]
		return fmt.Sprintf("<?xml version=\"1.0\"?>\n<testsuite><testcase name=\"opens\"><failure message=\"%s\" type=\"%s\"><![CDATA[%s]]></failure></testcase></testsuite>\n", html.EscapeString(e.Message), e.Type, v.text)
	}},
	{"YAML", func(v verdict) string {
		return "app: " + v.pkg() + "\nversion: 1\nstack: |\n" + prefixed(v.text, "    ", "") + "device: Pixel\n"
	}},
	{"breaks in a table", func(v verdict) string {
		return "| app | trace |\n|---|---|\n| x | " + strings.NewReplacer("\n", "<br>", "\t", "&nbsp;&nbsp;&nbsp;&nbsp;").Replace(strings.TrimRight(v.text, "\n")) + " |\n"
	}},
	{"address of a new issue", func(v verdict) string {
		return "https://tracker.example/new?title=crash&body=" + url.QueryEscape(v.text) + "&labels=bug\n"
	}},
	{"word processor", func(v verdict) string {
		quotes := false
		return strings.Map(func(r rune) rune {
			switch {
			case r == '\'' || r == '"':
				quotes = !quotes
				return map[bool]rune{true: '“', false: '”'}[quotes]
			case r == '\t':
				return '\u2003'
			case r == ' ':
				return '\u00a0'
			}
			return r
		}, v.text)
	}},
	{"Jira", func(v verdict) string {
		return "Steps: open it.\n{code:java|title=Trace}\n" + v.text + "{code}\nh2. Device\nPixel\n"
	}},
	{"with numbers of lines", func(v verdict) string {
		out := ""
		for i, line := range strings.Split(strings.TrimRight(v.text, "\n"), "\n") {
			out += fmt.Sprintf("%4d  %s\n", i+1, line)
		}
		return out
	}},
	{"Rollbar", func(v verdict) string {
		var chain []any
		for _, e := range chainOf(v) {
			frames := framesOf(e, func(f crash.Frame) any {
				return map[string]any{"filename": f.File, "lineno": f.Line, "method": f.Method, "class_name": f.Class}
			})
			slices.Reverse(frames)
			chain = append(chain, map[string]any{"frames": frames, "exception": map[string]any{"class": e.Type, "message": e.Message}})
		}
		return asJSON(map[string]any{"data": map[string]any{"platform": "android", "body": map[string]any{"trace_chain": chain}}})
	}},
	{"Raygun", func(v verdict) string {
		var inner any
		chain := chainOf(v)
		for i := len(chain) - 1; i >= 0; i-- {
			x := map[string]any{"className": chain[i].Type, "message": chain[i].Message, "stackTrace": framesOf(chain[i], func(f crash.Frame) any {
				return map[string]any{"lineNumber": f.Line, "className": f.Class, "fileName": f.File, "methodName": f.Method}
			})}
			if inner != nil {
				x["innerError"] = inner
			}
			inner = x
		}
		return asJSON(map[string]any{"occurredOn": "2024-03-12T14:22:11Z", "details": map[string]any{"error": inner, "client": map[string]any{"name": "Raygun4Android"}}})
	}},
	{"Elastic APM", func(v verdict) string {
		var list []any
		for _, e := range chainOf(v) {
			list = append(list, map[string]any{"type": e.Type, "message": e.Message, "handled": false, "stacktrace": framesOf(e, func(f crash.Frame) any {
				return map[string]any{"classname": f.Class, "function": f.Method, "filename": f.File, "line": map[string]any{"number": f.Line}}
			})})
		}
		return asJSON(map[string]any{"error": map[string]any{"id": "1f", "exception": list}})
	}},
	{"OpenTelemetry", func(v verdict) string {
		e := chainOf(v)[0]
		return asJSON(map[string]any{"name": "exception", "attributes": map[string]any{"exception.type": e.Type, "exception.message": e.Message, "exception.stacktrace": v.text}})
	}},
	{"Honeybadger", func(v verdict) string {
		e := chainOf(v)[len(chainOf(v))-1]
		return asJSON(map[string]any{"error": map[string]any{"class": e.Type, "message": e.Message, "backtrace": framesOf(e, func(f crash.Frame) any {
			return map[string]any{"number": strconv.Itoa(f.Line), "file": f.File, "method": f.Class + "." + f.Method}
		})}})
	}},
}
