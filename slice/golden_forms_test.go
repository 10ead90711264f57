// Forms of services and tools whose exports are JSON, tables or logs with marks of their own.

package slice

import (
	"fmt"
	"strconv"
	"strings"
)

func init() { forms = append(forms, exports...) }

// exports are more forms of a trace.
var exports = []form{
	{"Play vitals API", func(v verdict) string {
		return asJSON(map[string]any{"errorReports": []any{map[string]any{"name": "apps/" + v.pkg() + "/1f3c", "type": "CRASH", "issue": "apps/" + v.pkg() + "/12ab",
			"reportText": "Exception " + strings.NewReplacer("\tat ", "  at ", "(", " (").Replace(v.text), "appVersion": map[string]any{"versionCode": "41"}}}})
	}},
	{"Firebase's export to BigQuery", func(v verdict) string {
		var list []any
		for i, e := range chainOf(v) {
			var frames []any
			for _, f := range e.Frames {
				frames = append(frames, map[string]any{"symbol": f.Class + "." + f.Method, "file": f.File, "line": strconv.Itoa(f.Line), "library": v.pkg(), "owner": "DEVELOPER", "blamed": false})
			}
			list = append(list, map[string]any{"type": e.Type, "exception_message": e.Message, "nested": i > 0, "title": e.Type, "subtitle": e.Message, "frames": frames})
		}
		return asJSON([]any{map[string]any{"platform": "ANDROID", "bundle_identifier": v.pkg(), "is_fatal": true, "exceptions": list}})
	}},
	{"New Relic", func(v verdict) string {
		chain := chainOf(v)
		root := chain[len(chain)-1]
		var stack []any
		for _, f := range root.Frames {
			stack = append(stack, map[string]any{"className": f.Class, "methodName": f.Method, "fileName": f.File, "lineNumber": f.Line})
		}
		return asJSON(map[string]any{"protocolVersion": 1, "platform": "Android", "exception": map[string]any{"name": root.Type, "cause": root.Message},
			"threads": []any{map[string]any{"crashed": true, "threadId": "main", "threadNumber": 1, "stack": stack}}})
	}},
	{"Datadog", func(v verdict) string {
		e := chainOf(v)[0]
		return asJSON(map[string]any{"type": "error", "date": 1710249731123, "service": v.pkg(),
			"error": map[string]any{"id": "f00", "message": e.Message, "type": e.Type, "source": "source", "is_crash": true, "stack": v.text}})
	}},
	{"Embrace", func(v verdict) string {
		var list []any
		for _, e := range chainOf(v) {
			var frames []any
			for _, f := range e.Frames {
				frames = append(frames, f.String())
			}
			list = append(list, map[string]any{"n": e.Type, "m": e.Message, "tt": frames})
		}
		return asJSON(map[string]any{"cr": map[string]any{"id": "AB12", "ex": list}, "a": map[string]any{"bid": "0"}})
	}},
	{"object with its stack as text", func(v verdict) string {
		e := chainOf(v)[0]
		return asJSON(map[string]any{"level": "fatal", "app": v.pkg(), "exception": map[string]any{"name": e.Type, "message": e.Message, "stack": v.text}})
	}},
	{"ACRA's mail", func(v verdict) string {
		return "APP_VERSION_NAME=1.0\nPACKAGE_NAME=" + v.pkg() + "\nPHONE_MODEL=Pixel 6\nSTACK_TRACE=" + v.text + "\nUSER_COMMENT=\nLOGCAT=--------- beginning of main\n"
	}},
	{"Huawei AGC", func(v verdict) string {
		lines := strings.Split(strings.TrimRight(v.text, "\n"), "\n")
		return "Crash type: Java\nTime: 2024/03/12 14:22:11\nThread: main(Crashed)\n" + lines[0] + "\n" + strings.ReplaceAll(strings.Join(lines[1:], "\n"), "\tat ", "    at ") + "\n"
	}},
	{"logcat long", func(v verdict) string {
		return logged(v, func(s string) string { return "[ 03-12 14:22:11.123  4711: 4711 E/AndroidRuntime ]\n" + s + "\n" })
	}},
	{"logcat in colour", func(v verdict) string {
		return logged(v, func(s string) string {
			return "\x1b[38;5;196m03-12 14:22:11.123  4711  4711 E AndroidRuntime: " + s + "\x1b[0m"
		})
	}},
	{"table of an issue", func(v verdict) string {
		out := "<details><summary>Stack trace</summary>\n\n| # | Stack |\n|---|---|\n"
		for i, line := range strings.Split(strings.TrimRight(v.text, "\n"), "\n") {
			out += fmt.Sprintf("| %d | %s |\n", i, strings.TrimSpace(line))
		}
		return out + "\n</details>\n"
	}},
	{"table of code", func(v verdict) string {
		out := "| Stack |\n|:--|\n"
		for _, line := range strings.Split(strings.TrimRight(v.text, "\n"), "\n") {
			out += "| `" + strings.TrimSpace(line) + "` |\n"
		}
		return out
	}},
	{"spreadsheet", func(v verdict) string {
		return "id,app,trace,count\n17," + v.pkg() + `,"` + strings.ReplaceAll(v.text, `"`, `""`) + "\",3\n"
	}},
	{"cell of a page", func(v verdict) string {
		return "<table><tr><td>Trace</td><td>" + strings.ReplaceAll(strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", "\t", "").Replace(strings.TrimRight(v.text, "\n")), "\n", "</td></tr><tr><td></td><td>") + "</td></tr></table>\n"
	}},
}
