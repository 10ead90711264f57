// The line that names a throwable, in the spellings of runtimes and services.

package crash

import (
	"strings"
	"unicode"

	"github.com/esdroid/esdroid/internal/pattern"
)

// relation says how a throwable hangs on the one before.
type relation int

const (
	starts relation = iota
	causes
	suppressed
	wraps // logback's root-cause-first order
)

// header is a parsed throwable line.
type header struct {
	rel        relation
	typ        string
	message    string
	hasMessage bool
	strong     bool // believed without context
	named      bool // the type is named as exceptions are
	prefixed   bool // "Fatal Exception:" and the like stood in front
	fatal      bool
	nonFatal   bool
	thread     string
	format     string
	indent     int
}

// introductions stand before a throwable's type.
var introductions = []struct {
	text   string
	rel    relation
	fatal  bool
	format string
}{
	{"Caused by: ", causes, false, ""},
	{"Caused by ", causes, false, ""},
	{"Suppressed: ", suppressed, false, ""},
	{"Wrapped by: ", wraps, false, ""},
	{"Fatal Exception: ", starts, true, "crashlytics"},
	{"Non-fatal Exception: ", starts, false, "crashlytics"},
	{"Non Fatal Exception: ", starts, false, "crashlytics"},
	{"Exception ", starts, true, "play console"},
	{"INSTRUMENTATION_STATUS: stack=", starts, false, "instrumentation"},
	{"INSTRUMENTATION_RESULT: longMsg=", starts, true, "instrumentation"},
	{"INSTRUMENTATION_STATUS: trace=", starts, false, "instrumentation"},
	{"STACK_TRACE=", starts, true, "acra"},
	{`"STACK_TRACE":"`, starts, true, "acra"},
	{"Uncaught exception: ", starts, true, ""},
	{"Unhandled exception: ", starts, true, ""},
	{"StrictMode policy violation: ", starts, false, "strict mode"},
}

var (
	threadIntro     = pattern.New(`^(?:[Uu]ncaught |Unhandled )?[Ee]xception in thread "([^"]*)"[ :]*`)
	strictModeIntro = pattern.New(`^StrictMode policy violation; ~duration=\d+ ms: `)
	typeInside      = pattern.New(`(?:^|[\s:="'(\[{])((?:[a-z_][\p{L}\p{N}_]*\.)+(?:[\p{L}\p{N}_$]*[A-Z][\p{L}\p{N}_$]*))(?::\s(.*)|:?\s*$)`)
	coroutineSuffix = pattern.New(`^(.*?) ?@(coroutine#\d+|[\w-]+#\d+)$`)
	omitted         = pattern.New(`^\.\.\. (?:suppressed |omitted )?(\d+)?\s?(more|lines?|common frames omitted|frames? (?:trimmed|omitted|truncated|excluded)|common frames|hidden|elided)?\.*(?:".*)?$`)
)

// parseHeader reads a line as "[introduction] type[: message]".
func parseHeader(line string) (header, bool) {
	var h header
	s := strings.TrimLeftFunc(line, unicode.IsSpace)
	for _, r := range line[:len(line)-len(s)] {
		if r == '\t' {
			h.indent += 4
		} else {
			h.indent++
		}
	}
	s = trimSpace(s)
	if m := threadIntro.FindStringSubmatch(s); m != nil {
		h.thread, h.prefixed, h.fatal, h.format = m[1], true, true, "java"
		s = s[len(m[0]):]
	} else if m := strictModeIntro.FindString(s); m != "" {
		h.prefixed, h.nonFatal, h.format = true, true, "strict mode"
		s = s[len(m):]
	} else {
		for _, in := range introductions {
			if rest, ok := strings.CutPrefix(s, in.text); ok {
				h.rel, h.fatal, h.format = in.rel, in.fatal, in.format
				h.nonFatal = in.rel == starts && !in.fatal
				h.prefixed = true
				s = trimSpace(rest)
				break
			}
		}
	}
	end := strings.IndexAny(s, ": \t,;")
	typ, rest := s, ""
	if end >= 0 {
		typ, rest = s[:end], s[end:]
	}
	if !isQualified(typ) || len(typ) > maxName || namesMethod(typ) {
		return h, false
	}
	h.typ = typ
	switch {
	case rest == "":
	case strings.HasPrefix(rest, ": "):
		h.message, h.hasMessage = rest[2:], true
	case rest == ":":
		h.hasMessage = !h.prefixed
	case (h.prefixed && h.rel != starts || h.format == "crashlytics") && rest[0] == ' ' && strings.Contains(typ, "."):
		// "Caused by com.x.Y msg"
		h.message, h.hasMessage = trimSpace(rest), true
	default:
		return h, false
	}
	if rest == ":" && !strings.Contains(typ, ".") && !h.prefixed {
		return h, false // "OkHttpDispatcher:" names a thread
	}
	last := typ[strings.LastIndexAny(typ, ".$")+1:]
	dotted := strings.Contains(typ, ".")
	throwable := strings.HasSuffix(last, "Exception") || strings.HasSuffix(last, "Error") || strings.HasSuffix(last, "Throwable")
	h.named = throwable
	upper := last != "" && unicode.IsUpper([]rune(last)[0])
	switch {
	case h.prefixed:
		h.strong = dotted || upper
		if h.format == "play console" && !dotted && !throwable {
			return h, false // "Exception occurred"
		}
	case dotted && upper && !fileName(typ):
		h.strong = true
	case throwable:
		h.strong = true
	}
	return h, true
}

// namesMethod tells whether a name is that of a method, "a.b.Class.method", as far as their
// spellings tell.
func namesMethod(s string) bool {
	class, method, _ := cutLast(s, '.')
	_, class, _ = cutLast(class, '.')
	return len(class) > 2 && len(method) > 2 && unicode.IsUpper(rune(class[0])) && unicode.IsLower(rune(method[0]))
}

// fileName tells "Foo.java" from a class.
func fileName(s string) bool {
	return strings.HasSuffix(s, ".java") || strings.HasSuffix(s, ".kt") || strings.HasSuffix(s, ".xml")
}

// embeddedHeader finds a type inside a sentence: "Request failed: java.io.IOException: timeout".
func embeddedHeader(line string) (header, bool) {
	m := typeInside.FindStringSubmatch(line)
	if m == nil {
		return header{}, false
	}
	last := m[1][strings.LastIndexByte(m[1], '.')+1:]
	if !strings.HasSuffix(last, "Exception") && !strings.HasSuffix(last, "Error") && !strings.HasSuffix(last, "Throwable") {
		return header{}, false
	}
	return header{typ: m[1], message: m[2], hasMessage: m[2] != ""}, true
}

// spacedHeader reads "java.lang.X message" without a colon, as Bugsnag prints.
func spacedHeader(line string) (header, bool) {
	s := trimSpace(line)
	typ, msg, ok := strings.Cut(s, " ")
	if !ok || !isQualified(typ) {
		return header{}, false
	}
	if !strings.HasSuffix(typ, "Exception") && !strings.HasSuffix(typ, "Error") {
		return header{}, false
	}
	return header{typ: typ, message: trimSpace(msg), hasMessage: true}, true
}

// parseOmitted reads "... 12 more" and its variants; n is 0 for "..." alone.
func parseOmitted(line string) (n int, ok bool) {
	m := omitted.FindStringSubmatch(trimSpace(line))
	if m == nil {
		return 0, false
	}
	if len(m[1]) > 5 {
		return 0, true
	}
	for _, d := range m[1] {
		n = n*10 + int(d-'0')
	}
	return n, true
}
