// Events of crash trackers: JSON that holds exceptions and frames as objects
// (Sentry, Bugsnag), page text in which a frame has two lines (Crashlytics as it
// was in Fabric), and texts sent as part of a URL. Each is turned into the text
// that the device would have logged.

package crash

import (
	"encoding/json"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

// tracked returns the stack traces of a tracker's event, or false if the text is
// no such event.
func tracked(text string) (string, bool) {
	trimmed := strings.TrimSpace(text)
	if !strings.HasPrefix(trimmed, "{") && !strings.HasPrefix(trimmed, "[") {
		return "", false
	}
	var event any
	d := json.NewDecoder(strings.NewReader(trimmed))
	d.UseNumber()
	if d.Decode(&event) != nil {
		return "", false
	}
	var out strings.Builder
	writeEvents(&out, event)
	return out.String(), out.Len() > 0
}

// writeEvents looks for lists of exceptions at any depth: services wrap their
// events in envelopes of their own.
func writeEvents(out *strings.Builder, v any) {
	switch v := v.(type) {
	case []any:
		for _, e := range v {
			writeEvents(out, e)
		}
	case map[string]any:
		if chain := thrown(v); len(chain) > 0 {
			for i, x := range chain {
				if i > 0 {
					out.WriteString("Caused by: ")
				}
				out.WriteString(x)
			}
			out.WriteString("\n")
			return
		}
		keys := make([]string, 0, len(v))
		for k := range v {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		for _, k := range keys {
			writeEvents(out, v[k])
		}
	}
}

// thrown returns the exceptions of an event, the one that was caught last first.
func thrown(event map[string]any) []string {
	var chain []string
	if x, ok := event["exception"].(map[string]any); ok { // Sentry: the root cause and the oldest call first
		if _, ok := x["values"].([]any); !ok { // App Center: the causes within
			for x != nil {
				frames, _ := x["frames"].([]any)
				chain = appendThrown(chain, word(x["type"]), word(x["message"]), frames, false)
				inner, _ := x["innerExceptions"].([]any)
				if x = nil; len(inner) > 0 {
					x = object(inner[0])
				}
			}
			return chain
		}
		values, _ := x["values"].([]any)
		for _, v := range slices.Backward(values) {
			e := object(v)
			frames, _ := object(e["stacktrace"])["frames"].([]any)
			name := qualified(word(e["module"]), word(e["type"]))
			chain = appendThrown(chain, name, word(e["value"]), frames, true)
		}
		return chain
	}
	list, _ := event["exceptions"].([]any) // Bugsnag: each followed by its cause
	for _, v := range list {
		e := object(v)
		frames, ok := e["stacktrace"].([]any)
		if !ok {
			frames, _ = e["frames"].([]any)
		}
		name := word(e["errorClass"])
		if name == "" {
			name = word(e["error_class"])
		}
		chain = appendThrown(chain, name, word(e["message"]), frames, false)
	}
	return chain
}

func appendThrown(chain []string, name, message string, frames []any, oldestFirst bool) []string {
	if name == "" {
		return chain
	}
	var text strings.Builder
	text.WriteString(name)
	if message != "" {
		text.WriteString(": " + message)
	}
	text.WriteString("\n")
	if oldestFirst {
		frames = slices.Clone(frames)
		slices.Reverse(frames)
	}
	for _, f := range frames {
		if line := frameOf(object(f)); line != "" {
			text.WriteString("\tat " + line + "\n")
		}
	}
	return append(chain, text.String())
}

// frameOf writes a frame as Java does. Sentry names class and method apart,
// Bugsnag together.
func frameOf(f map[string]any) string {
	method := qualified(word(f["module"]), word(f["function"]))
	if method == "" {
		method = qualified(word(f["className"]), firstWord(f, "method", "methodName"))
	}
	if !strings.Contains(method, ".") {
		return ""
	}
	file := firstWord(f, "filename", "file", "fileName")
	if at := strings.LastIndexByte(file, '/'); at >= 0 {
		file = file[at+1:]
	}
	line := firstWord(f, "lineno", "lineNumber", "line_number")
	switch n, err := strconv.Atoi(line); {
	case f["native"] == true || err == nil && n == -2:
		return method + "(Native Method)"
	case file == "":
		return method + "(Unknown Source)"
	case err != nil || n <= 0:
		return method + "(" + file + ")"
	}
	return method + "(" + file + ":" + line + ")"
}

func object(v any) map[string]any {
	m, _ := v.(map[string]any)
	return m
}

// word returns a value of JSON as text.
func word(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case json.Number:
		return v.String()
	}
	return ""
}

func firstWord(m map[string]any, names ...string) string {
	for _, n := range names {
		if w := word(m[n]); w != "" {
			return w
		}
	}
	return ""
}

func qualified(scope, name string) string {
	if scope == "" || name == "" || strings.HasPrefix(name, scope+".") {
		return name
	}
	return scope + "." + name
}

// unescaped undoes the escaping of URLs, in which a trace has no line breaks.
func unescaped(text string) (string, bool) {
	if !strings.Contains(text, "%0A") && !strings.Contains(text, "%0a") {
		return "", false
	}
	plain, err := url.QueryUnescape(strings.TrimSpace(text))
	return plain, err == nil
}

// maxPage is how many bytes a text copied from a page may have; logs are larger.
const maxPage = 1 << 20

// twoLines is a frame on the pages of a crash service: the file and the line, and
// below them the method.
var twoLines = pattern.New(`(?m)^[ \t]*([\w$]+\.(?:java|kt))(?::| -)? line:? (\d+)[ \t]*\r?\n[ \t]*((?:[\w$-]+\.)+[\w$<>-]+)(?:\(\))?[ \t]*\r?$`)

// oneLine is such a frame the other way round.
var oneLine = pattern.New(`(?m)^[ \t]*(?:at )?((?:[\w$-]+\.)+[\w$<>-]+)(?:\(\))?[ \t]+\(?([\w$]+\.(?:java|kt))(?::| -)? line:? (\d+)\)?[ \t]*\r?$`)

// spelled rewrites frames that spell out "line".
func spelled(text string) (string, bool) {
	plain := twoLines.ReplaceAllString(text, "\tat $3($1:$2)")
	plain = oneLine.ReplaceAllString(plain, "\tat $1($2:$3)")
	return plain, plain != text
}
