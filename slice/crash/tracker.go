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

// thrown returns the exceptions of an event, the one that was caught last first; nothing,
// if none has frames: then a text beside them has the stack.
func thrown(event map[string]any) []string {
	chain := chainOf(event)
	if !slices.ContainsFunc(chain, func(x string) bool { return strings.Contains(x, "\n\tat ") }) {
		return nil
	}
	return chain
}

func chainOf(event map[string]any) []string {
	var chain []string
	switch x := event["exception"].(type) {
	case map[string]any:
		if values, ok := x["values"].([]any); ok { // Sentry: the root cause and the oldest call first
			for _, v := range slices.Backward(values) {
				chain = appendThrown(chain, object(v), nil, true)
			}
			return chain
		}
		if frames, ok := event["frames"].([]any); ok { // Rollbar: the oldest call first
			return appendThrown(chain, x, frames, true)
		}
		return within(x, crashedThread(event))
	case []any: // each followed by its cause
		for _, v := range x {
			chain = appendThrown(chain, object(v), nil, false)
		}
		return chain
	}
	for _, name := range []string{"exceptions", "ex"} {
		list, _ := event[name].([]any)
		for _, v := range list {
			chain = appendThrown(chain, object(v), nil, false)
		}
	}
	list, _ := event["trace_chain"].([]any)
	for _, v := range list {
		chain = append(chain, chainOf(object(v))...)
	}
	if len(chain) == 0 {
		chain = within(object(event["error"]), nil)
	}
	return chain
}

// within returns an exception and the causes that are in it.
func within(x map[string]any, crashed []any) []string {
	var chain []string
	for x != nil {
		chain = appendThrown(chain, x, crashed, false)
		inner := x["innerError"]
		if list, _ := x["innerExceptions"].([]any); len(list) > 0 {
			inner = list[0]
		}
		x = object(inner)
	}
	return chain
}

// The names that services have for the parts of an exception.
var (
	exceptionNames = []string{"errorClass", "error_class", "type", "name", "n", "className", "class"}
	messageNames   = []string{"message", "value", "exception_message", "cause", "m"}
	frameNames     = []string{"stacktrace", "stackTrace", "backtrace", "frames", "stack", "tt"}
)

// framesOf returns the frames of an exception or thread.
func framesOf(e map[string]any) []any {
	for _, name := range frameNames {
		switch v := e[name].(type) {
		case []any:
			return v
		case map[string]any:
			if list, ok := v["frames"].([]any); ok {
				return list
			}
		}
	}
	return nil
}

// crashedThread returns the frames of the thread that crashed, where an event lists the
// threads beside its exception.
func crashedThread(event map[string]any) []any {
	threads, _ := event["threads"].([]any)
	for _, t := range threads {
		if t := object(t); t["crashed"] == true {
			return framesOf(t)
		}
	}
	return nil
}

// appendThrown appends an exception as Java prints it. One without frames of its own has
// the others.
func appendThrown(chain []string, e map[string]any, others []any, oldestFirst bool) []string {
	name := qualified(word(e["module"]), firstWord(e, exceptionNames...))
	message, frames := firstWord(e, messageNames...), framesOf(e)
	if frames == nil {
		frames = others
	}
	if name == "" {
		return chain
	}
	var text strings.Builder
	text.WriteString(name)
	message = strings.TrimPrefix(message, name[strings.LastIndexByte(name, '.')+1:]+": ") // the type once more
	if message != "" {
		text.WriteString(": " + message)
	}
	text.WriteString("\n")
	if oldestFirst {
		frames = slices.Clone(frames)
		slices.Reverse(frames)
	}
	for _, f := range frames {
		line, printed := f.(string)
		if !printed {
			line = frameOf(object(f))
		}
		if line != "" {
			text.WriteString("\tat " + line + "\n")
		}
	}
	return append(chain, text.String())
}

// frameOf writes a frame as Java does. Sentry names class and method apart,
// Bugsnag together.
func frameOf(f map[string]any) string {
	method := qualified(word(f["module"]), word(f["function"]))
	if !strings.Contains(method, ".") {
		method = qualified(firstWord(f, "className", "classname", "class_name"), firstWord(f, "method", "methodName", "symbol", "function"))
	}
	if !strings.Contains(method, ".") {
		return ""
	}
	file := firstWord(f, "filename", "file", "fileName")
	if at := strings.LastIndexByte(file, '/'); at >= 0 {
		file = file[at+1:]
	}
	line := firstWord(f, "lineno", "lineNumber", "line_number", "line", "number")
	if line == "" {
		line = word(object(f["line"])["number"])
	}
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

// composed stands before each exception of several that RxJava throws as one.
var composed = pattern.New(`(?m)^[ \t]*ComposedException \d+ :[ \t]*\r?\n[ \t]*`)

// spelled rewrites frames that spell out "line", and marks that say in words of their own how
// exceptions hang together.
func spelled(text string) (string, bool) {
	plain := twoLines.ReplaceAllString(text, "\tat $3($1:$2)")
	plain = oneLine.ReplaceAllString(plain, "\tat $1($2:$3)")
	plain = composed.ReplaceAllStringFunc(plain, func(mark string) string {
		if strings.Contains(mark, " 1 ") {
			return "Caused by: "
		}
		return "\tSuppressed: "
	})
	return plain, plain != text
}
