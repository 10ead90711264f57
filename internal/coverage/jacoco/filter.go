// What compilers make without a line of source for it: JaCoCo does not count it.

package jacoco

import (
	"bytes"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

func (c *classFile) isKotlin() bool { return slices.Contains(c.annotations, "Lkotlin/Metadata;") }

// generated reports whether annotations say that a tool wrote the code.
func generated(annotations []string) bool {
	return slices.ContainsFunc(annotations, func(a string) bool { return strings.Contains(simple(a), "Generated") })
}

// counts reports whether a method is one of the source.
func (c *classFile) counts(m *method) bool {
	switch {
	case generated(m.annotations):
		return false
	case m.access&accSynthetic != 0 && !strings.HasPrefix(m.name, "lambda$"):
		return c.isKotlin() && (strings.HasSuffix(m.name, "$default") || strings.HasSuffix(m.name, "$suspendImpl") ||
			m.name == "<init>" && strings.HasSuffix(m.desc, "Lkotlin/jvm/internal/DefaultConstructorMarker;)V"))
	case c.super == "java/lang/Enum" && m.name == "values" && m.desc == "()[L"+c.name+";",
		c.super == "java/lang/Enum" && m.name == "valueOf" && m.desc == "(Ljava/lang/String;)L"+c.name+";":
		return false
	case m.access&accPrivate != 0 && m.name == "<init>" && m.desc == "()V":
		return !onlySuper(m.code, []byte{opLoadThis})
	case c.super == "java/lang/Enum" && m.name == "<init>" && m.desc == "(Ljava/lang/String;I)V":
		return !onlySuper(m.code, []byte{opLoadThis, 0x2b, 0x1c}) // aload_1, iload_2
	case c.super == "java/lang/Record" && (m.name == "toString" && m.desc == "()Ljava/lang/String;" || m.name == "hashCode" && m.desc == "()I" || m.name == "equals" && m.desc == "(Ljava/lang/Object;)Z"):
		return !bytes.Contains(m.code, []byte{opDynamic})
	}
	return true
}

// onlySuper reports whether code calls the constructor of the class above and nothing else.
func onlySuper(code, arguments []byte) bool {
	rest, ok := bytes.CutPrefix(code, arguments)
	return ok && len(rest) == 4 && rest[0] == opSpecial && rest[3] == opReturn
}

var smapLine = pattern.New(`^(\d+)(?:#(\d+))?(?:,(\d+))?:(\d+)`)

// firstInlined is the first line number that stands for a line inlined from elsewhere:
// Kotlin numbers these on behind the end of the file.
func (c *classFile) firstInlined() int {
	first := math.MaxInt
	if !c.isKotlin() || c.smap == "" {
		return first
	}
	names, file := map[string]string{}, ""
	inLines := false
	for _, text := range strings.Split(c.smap, "\n") {
		text = strings.TrimSuffix(text, "\r")
		switch {
		case strings.HasPrefix(text, "*S "):
			if text != "*S Kotlin" {
				return first
			}
		case text == "*L":
			inLines = true
		case text == "*E":
			return first
		case strings.HasPrefix(text, "+ "):
			if number, name, ok := strings.Cut(text[2:], " "); ok {
				names[number] = name
			}
		case inLines:
			m := smapLine.FindStringSubmatch(text)
			if m == nil {
				continue
			}
			if m[2] != "" {
				file = m[2]
			}
			if out, err := strconv.Atoi(m[4]); err == nil && (names[file] != c.source || m[1] != m[4]) {
				first = min(first, out)
			}
		}
	}
	return first
}
