// One line of a stack trace, in the spellings of runtimes and services.

package crash

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxName bounds class and method names; dex strings may be longer, but then
// no logger prints them in one line.
const maxName = 2048

// parseFrame reads a frame line. Without "at" in front, the place in brackets
// must be one that runtimes print, lest any sentence with brackets be a frame.
func parseFrame(line string) (Frame, bool) {
	s := trimSpace(line)
	rest, at := strings.CutPrefix(s, "at ")
	if !at {
		rest, at = strings.CutPrefix(s, "at\u00a0") // copied from a page
	}
	if at {
		s = plain(trimSpace(rest))
	}
	open := strings.IndexByte(s, '(')
	if open < 0 {
		if at {
			return parseBareFrame(s)
		}
		return parseFileFirst(s)
	}
	f, ok := splitQualified(trimSpace(s[:open]))
	if !ok {
		return Frame{}, false
	}
	where := s[open+1:]
	if end := closing(where); end >= 0 {
		tail := trimSpace(where[end+1:])
		if strings.HasPrefix(tail, "[0x") && strings.Contains(tail, " in ") {
			return Frame{}, false // code of .NET, as Mono prints it
		}
		if tail != "" && !frameTail(tail) {
			return Frame{}, false
		}
		where = where[:end]
	} else if !at {
		return Frame{}, false // a cut line needs "at" to be believed
	} else {
		where = "" // what is left of the place may be cut in the number
	}
	if !at && !placeLike(where) {
		return Frame{}, false
	}
	f.place(where)
	return f, true
}

// plain leaves out the types with which the runtime's own checks print a method:
// "int a.B.c(java.lang.String) (B.java:1)".
func plain(s string) string {
	typed, place, ok := strings.Cut(s, ") (")
	if !ok {
		return s
	}
	method, _, ok := strings.Cut(typed, "(")
	if !ok {
		return s
	}
	_, name, ok := strings.Cut(method, " ")
	if !ok || strings.Contains(name, " ") {
		return s
	}
	return name + "(" + place
}

// closing finds the bracket that closes the place: the first one, unless
// brackets nest.
func closing(s string) int {
	depth := 1
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return strings.LastIndexByte(s, ')')
}

// frameTail accepts what loggers append: "~[classes.jar:1.2]", "[na:na]",
// "(Unknown dex pc)", "- locked …" never.
func frameTail(s string) bool {
	switch s[0] {
	case '~', '[', '(', '"', ',', '\\', '}', ']':
		return true
	}
	return strings.Trim(s, ".…") == "" // the end of a sentence, or of what a page shows
}

// placeLike tells whether runtimes print s as the place of a frame.
func placeLike(s string) bool {
	if s == "Native Method" || s == "Unknown Source" {
		return true
	}
	file, num, colon := cutLast(s, ':')
	if colon && isDigits(num) {
		return file == "" || !strings.ContainsAny(file, " ()") || file == "Unknown Source"
	}
	return s == "SourceFile" || strings.HasSuffix(s, ".java") || strings.HasSuffix(s, ".kt") || s == "PG" || s == "ProGuard"
}

func cutLast(s string, sep byte) (before, after string, ok bool) {
	if i := strings.LastIndexByte(s, sep); i >= 0 {
		return s[:i], s[i+1:], true
	}
	return s, "", false
}

func isDigits(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}

// place reads what stands between the brackets.
func (f *Frame) place(s string) {
	s = trimSpace(s)
	f.Line = NoLine
	if s == "Native Method" || s == "Native method" {
		f.Native = true
		return
	}
	if file, num, ok := cutLast(s, ':'); ok {
		if n, err := strconv.ParseInt(trimSpace(num), 10, 32); err == nil {
			f.File = file
			if n > 0 || n == 0 && f.SourceUnknown() {
				f.Line = int(n)
			}
			if n == -2 { // libcore's mark of native methods
				f.Native, f.File = true, ""
			}
			return
		}
	}
	f.File = s
}

// splitQualified splits "loader/module/com.x.Foo.bar" at the method.
func splitQualified(s string) (Frame, bool) {
	var f Frame
	if len(s) > maxName || s == "" {
		return f, false
	}
	// A hidden class prints as Foo$$Lambda$1/0x0000000800c03000; any other slash
	// ends the class loader's or the module's name.
	hidden := ""
	if i := strings.LastIndexByte(s, '/'); i >= 0 {
		if i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '9' {
			dot := strings.IndexByte(s[i:], '.')
			if dot < 0 {
				return f, false
			}
			hidden = s[i : i+dot]
			s = s[:i] + s[i+dot:]
			i = strings.LastIndexByte(s, '/')
		}
		if i >= 0 {
			f.Loader, s = s[:i], s[i+1:]
			if strings.ContainsAny(f.Loader, " \t") {
				return f, false
			}
		}
	}
	class, method, ok := cutLast(s, '.')
	if !ok || !isQualified(class) || !isMethod(method) {
		return f, false
	}
	f.Class, f.Method, f.Line = class+hidden, method, NoLine
	return f, true
}

// isQualified accepts dotted names without blanks and punctuation.
func isQualified(s string) bool {
	if s == "" || s[0] == '.' || s[len(s)-1] == '.' || strings.Contains(s, "..") {
		return false
	}
	if !strings.ContainsFunc(s, unicode.IsLetter) && strings.ContainsAny(s, "0123456789") {
		return false // a number
	}
	for i, r := range s {
		if r == '.' || r == '$' || r == '_' || r == '-' || r == '+' {
			continue
		}
		if i == 0 && unicode.IsDigit(r) {
			return false
		}
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.Is(unicode.Mn, r) && !unicode.Is(unicode.So, r) && r != '⚠' {
			return false
		}
		if r == utf8.RuneError {
			return false
		}
	}
	return true
}

// isMethod accepts <init>, names with the dashes of Kotlin and R8, and (dex
// version 040) names with blanks inside.
func isMethod(s string) bool {
	if s == "" || s[0] == ' ' {
		return false
	}
	if s == "<init>" || s == "<clinit>" || s == "<unknown>" {
		return true
	}
	for _, r := range s {
		switch {
		case r == '$' || r == '_' || r == '-' || r == ' ' || r == '<' || r == '>' || r == '\'' || r == ',' || r == '+' || r == '|' || r == '#' || r == '=':
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.So, r) || unicode.Is(unicode.Mn, r):
		default:
			return false
		}
	}
	return true
}

// parseBareFrame reads "at com.x.Foo.bar": cut before the bracket. A sentence
// that starts with "at" has blanks.
func parseBareFrame(s string) (Frame, bool) {
	if strings.ContainsAny(s, " \t") || strings.Count(s, ".") < 2 {
		return Frame{}, false
	}
	return splitQualified(s)
}

// parseFileFirst reads "Foo.java:12 com.x.Foo.bar", "SourceFile:45, com.x.Foo.bar" and, of those
// that print the file last without brackets, "com.x.Foo.bar Foo.java:12".
func parseFileFirst(s string) (Frame, bool) {
	if name, ok := strings.CutPrefix(s, "Native Method "); ok && !strings.Contains(name, " ") {
		f, ok := splitQualified(name)
		f.Native = true
		return f, ok
	}
	for _, sep := range []string{" in ", ", ", " "} {
		place, name, ok := strings.Cut(s, sep)
		if !ok || strings.ContainsAny(place, "/()") || !placeLike(place) {
			continue
		}
		f, ok := splitQualified(strings.Trim(name, "'`\""))
		if !ok || strings.Contains(name, " ") {
			continue
		}
		f.place(place)
		return f, true
	}
	name, place, _ := strings.Cut(s, " ")
	if f, ok := splitQualified(name); ok && strings.Count(name, ".") > 1 && strings.Contains(place, ":") && placeLike(place) {
		f.place(place)
		return f, true
	}
	return Frame{}, false
}

// trimSpace trims blanks, no-break spaces and the zero-width characters that
// copying from web pages leaves.
func trimSpace(s string) string {
	return strings.TrimFunc(s, func(r rune) bool {
		return unicode.IsSpace(r) || r == '\u200b' || r == '\ufeff' || r == '\u2060' || r == 0
	})
}
