// Texts in the shape that their reader expects: what it splits them at, the format or the
// pattern that it reads them by.

package intervene

import (
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/esdroid/esdroid/jimple"
)

// Shape is what a call says of a text that it reads: of one kind or the other.
type Shape struct {
	Separator string // between the parts of the text
	Example   string // a text as it should be, by Format
	Format    string // of a date, or a pattern
}

// splits are the methods that look for what is between the parts of a text, by whether it is
// given as a regular expression.
var splits = map[string]bool{
	"Ljava/lang/String;->split": true, "Ljava/lang/String;->indexOf": false, "Ljava/lang/String;->lastIndexOf": false,
	"Landroid/text/TextUtils;->split": true, "Ljava/util/Scanner;->useDelimiter": true,
	"Ljava/util/StringTokenizer;-><init>": false, "Landroid/text/TextUtils$SimpleStringSplitter;-><init>": false,
}

// readers are the methods that are given the format of texts, by what makes an example of one.
var readers = map[string]func(string) string{
	"Ljava/text/SimpleDateFormat;-><init>": dated, "Ljava/text/SimpleDateFormat;->applyPattern": dated,
	"Ljava/time/format/DateTimeFormatter;->ofPattern": dated,
	"Ljava/util/regex/Pattern;->compile":              matching, "Ljava/util/regex/Pattern;->matches": matching, "Ljava/lang/String;->matches": matching,
}

// ShapeOf returns what a call says of the shape of a text by a constant; false if nothing.
func ShapeOf(body *jimple.Body, stmt int32) (Shape, bool) {
	s := &body.Stmts[stmt]
	if !s.Op.IsInvoke() || s.Op == jimple.OpCustom || s.Op == jimple.OpPolymorphic {
		return Shape{}, false
	}
	ref := body.File.MethodRef(s.Ref)
	method := body.File.TypeDescriptor(ref.Class) + "->" + body.File.String(ref.Name)
	pattern, split := splits[method]
	reader := readers[method]
	if !split && reader == nil {
		return Shape{}, false
	}
	given, ok := shapeConstant(body, stmt)
	switch {
	case !ok:
		return Shape{}, false
	case reader != nil:
		example := reader(given)
		return Shape{Example: example, Format: given}, example != ""
	case pattern:
		given = matching(given)
	case strings.HasSuffix(method, "Tokenizer;-><init>") && given != "":
		_, n := utf8.DecodeRuneInString(given)
		given = given[:n] // each of them is one
	}
	return Shape{Separator: given}, given != ""
}

// shapeConstant returns the first constant argument of a call, a text or a character.
func shapeConstant(body *jimple.Body, stmt int32) (string, bool) {
	for k := range body.Args(stmt) {
		if text, ok := ConstantText(body, stmt, k); ok {
			return text, true
		}
		c, ok := body.ConstOf(body.FirstUse(stmt) + int32(k))
		if t := body.OperandType(stmt, k); ok && c.Kind == jimple.ConstInt && (t == jimple.Int || t == jimple.Char) && c.Bits > ' ' && c.Bits <= unicode.MaxRune {
			return string(rune(c.Bits)), true
		}
	}
	return "", false
}

// matching returns the shortest text of a regular expression that a reader of English would
// write, "" if there is none, or if it is not known.
func matching(pattern string) string {
	re, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		return ""
	}
	var b strings.Builder
	shortest(&b, re.Simplify())
	if whole, err := regexp.Compile("^(?:" + pattern + ")$"); err != nil || !whole.MatchString(b.String()) {
		return ""
	}
	return b.String()
}

// preferred are the characters that are taken of several, the first first.
const preferred = "1aA:,;-/. _"

// shortest writes the shortest text that matches.
func shortest(b *strings.Builder, re *syntax.Regexp) {
	switch re.Op {
	case syntax.OpLiteral:
		b.WriteString(string(re.Rune))
	case syntax.OpCharClass:
		in := func(c rune) bool {
			for i := 0; i+1 < len(re.Rune); i += 2 {
				if re.Rune[i] <= c && c <= re.Rune[i+1] {
					return true
				}
			}
			return false
		}
		if i := strings.IndexFunc(preferred, in); i >= 0 {
			b.WriteByte(preferred[i])
		} else if len(re.Rune) > 0 {
			b.WriteRune(re.Rune[0])
		}
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		b.WriteByte('a')
	case syntax.OpCapture, syntax.OpPlus:
		shortest(b, re.Sub[0])
	case syntax.OpConcat:
		for _, sub := range re.Sub {
			shortest(b, sub)
		}
	case syntax.OpAlternate:
		shortest(b, re.Sub[0])
	case syntax.OpRepeat:
		for range re.Min {
			shortest(b, re.Sub[0])
		}
	}
}

// example is when examples of dates are.
var example = time.Date(2020, time.March, 2, 4, 5, 6, 0, time.UTC)

// dateParts are the letters of formats of dates, with the forms of a part by how often the
// letter stands there.
var dateParts = map[rune][]string{
	'y': {"2006", "06", "2006"}, 'u': {"2006", "06", "2006"}, 'M': {"1", "01", "Jan", "January"}, 'L': {"1", "01", "Jan", "January"}, 'd': {"2", "02"},
	'H': {"15", "15"}, 'k': {"15", "15"}, 'h': {"3", "03"}, 'K': {"3", "03"}, 'm': {"4", "04"}, 's': {"5", "05"}, 'S': {"0", "00", "000"},
	'a': {"PM"}, 'E': {"Mon", "Mon", "Mon", "Monday"}, 'z': {"UTC"}, 'Z': {"-0700"}, 'X': {"Z"},
}

// dated returns a date in a format, "" if it has a letter that is not known.
func dated(format string) string {
	var b strings.Builder
	runes := []rune(format)
	for i := 0; i < len(runes); {
		c, n := runes[i], 1
		switch {
		case c == '\'':
			for i+n < len(runes) && runes[i+n] != '\'' {
				b.WriteRune(runes[i+n])
				n++
			}
			if n == 1 {
				b.WriteByte('\'')
			}
			n++ // behind the second
		case unicode.IsLetter(c):
			for i+n < len(runes) && runes[i+n] == c {
				n++
			}
			forms := dateParts[c]
			if len(forms) == 0 {
				return ""
			}
			form := forms[min(n, len(forms))-1]
			if c == 'S' {
				b.WriteString(form)
			} else {
				b.WriteString(example.Format(form))
			}
		default:
			b.WriteRune(c)
		}
		i += n
	}
	return b.String()
}

// Exemplary is the value of a text that is read by a format: an example of it. Others are
// formats, too, in whose place no text is put that has none.
func Exemplary(example string, formats []string) Value {
	return Value{Kind: Exemplified, Text: strings.Join(append([]string{example}, formats...), "\x00")}
}

// exemplified returns the example in the place of a text that is no format itself.
func (v Value) exemplified(text string) (string, bool) {
	known := strings.Split(v.Text, "\x00")
	return known[0], !slices.Contains(known, text)
}

// Separated is the value of a text whose parts are apart by a separator, of which there are
// at least so many; between others it may have other separators that its readers know.
func Separated(separator string, parts int, others []string) Value {
	return Value{Kind: Rejoined, N: int64(parts), Text: strings.Join(append([]string{separator}, others...), "\x00")}
}

// between is what stands between two parts of a text.
var between = regexp.MustCompile(`[^\p{L}\p{N}]+`)

// rejoined returns a text with the separator that its reader looks for in the place of the
// most frequent one that nobody knows or, where it has none, with its last part again until
// there are enough.
func (v Value) rejoined(text string) (string, bool) {
	known := strings.Split(v.Text, "\x00")
	separator := known[0]
	if slices.Contains(known, text) {
		return "", false
	}
	foreign := func(at []int) bool { // others are a sign, a mark at the end, or as they should be
		return at[0] > 0 && at[1] < len(text) && !slices.Contains(known, text[at[0]:at[1]])
	}
	all := between.FindAllStringIndex(text, -1)
	times, most := map[string]int{}, ""
	for _, at := range all {
		if found := text[at[0]:at[1]]; foreign(at) {
			if times[found]++; times[found] > times[most] {
				most = found
			}
		}
	}
	if most != "" {
		var b strings.Builder
		last := 0
		for _, at := range all {
			if foreign(at) && text[at[0]:at[1]] == most {
				b.WriteString(text[last:at[0]] + separator)
				last = at[1]
			}
		}
		return b.String() + text[last:], true
	}
	parts := strings.Split(text, separator)
	if text == "" {
		parts[0] = "1"
	}
	for int64(len(parts)) < v.N {
		parts = append(parts, parts[len(parts)-1])
	}
	out := strings.Join(parts, separator)
	return out, out != text
}
