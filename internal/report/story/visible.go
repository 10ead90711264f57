// Making texts of strangers harmless to read.

package story

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Visible returns a text in which nothing hides: marks that turn the direction of what
// follows, control characters and broken bytes are spelled out. Of a text longer than
// most runes the middle is left out; 0 keeps all.
func Visible(text string, most int) string {
	if clean(text) && (most <= 0 || len(text) <= most) {
		return text
	}
	var b strings.Builder
	for _, part := range cut(text, most) {
		for i, c := range part {
			switch {
			case c == utf8.RuneError:
				if _, n := utf8.DecodeRuneInString(part[i:]); n == 1 {
					fmt.Fprintf(&b, `\x%02x`, part[i])
					continue
				}
				b.WriteRune(c)
			case c == '\n' || c == '\t':
				b.WriteByte(' ')
			case hidden(c):
				fmt.Fprintf(&b, `\u%04x`, c)
			default:
				b.WriteRune(c)
			}
		}
	}
	return b.String()
}

// cut leaves out the middle of a text.
func cut(text string, most int) []string {
	n := utf8.RuneCountInString(text)
	if most <= 0 || n <= most {
		return []string{text}
	}
	r := []rune(text)
	head, tail := most*2/3, most/4
	return []string{string(r[:head]), fmt.Sprintf(" …%d letters… ", n-head-tail), string(r[n-tail:])}
}

func clean(text string) bool {
	for _, c := range text {
		if c == utf8.RuneError || hidden(c) || c == '\n' || c == '\t' {
			return false
		}
	}
	return true
}

// hidden tells characters that change how others look, or cannot be seen.
func hidden(c rune) bool {
	switch {
	case unicode.Is(unicode.Cc, c), unicode.Is(unicode.Cf, c) && c != 0xad, c == 0x2028, c == 0x2029:
		return c != '\n' && c != '\t'
	case c == 0x115f, c == 0x1160, c == 0x3164, c == 0xffa0: // blanks that are letters
		return true
	}
	return false
}
