// The words of a statement.

package sql

import "strings"

// token is a word of a statement, in lower case unless it is a text.
type token struct {
	text string
	kind kind
}

type kind uint8

const (
	end    kind = iota
	name        // a keyword or an identifier
	quoted      // an identifier in quotes: no keyword
	text
	number
	mark // punctuation
)

// maxTokens bounds the statements that are read.
const maxTokens = 1 << 12

// scan cuts a statement into words; false if that fails.
func scan(s string) ([]token, bool) {
	var out []token
	for i := 0; i < len(s); {
		c := s[i]
		switch {
		case len(out) >= maxTokens:
			return nil, false
		case strings.IndexByte(" \t\r\n\f", c) >= 0:
			i++
		case strings.HasPrefix(s[i:], "--"):
			if n := strings.IndexByte(s[i:], '\n'); n >= 0 {
				i += n
			} else {
				i = len(s)
			}
		case strings.HasPrefix(s[i:], "/*"):
			n := strings.Index(s[i:], "*/")
			if n < 0 {
				return nil, false
			}
			i += n + 2
		case c == '\'' || c == '"' || c == '`' || c == '[':
			closing := c
			if c == '[' {
				closing = ']'
			}
			var b strings.Builder
			for i++; ; i++ {
				if i >= len(s) {
					return nil, false
				}
				if s[i] == closing {
					if c == '[' || i+1 >= len(s) || s[i+1] != closing {
						break
					}
					i++ // twice stands for once
				}
				b.WriteByte(s[i])
			}
			i++
			if c == '\'' {
				out = append(out, token{b.String(), text})
			} else {
				out = append(out, token{strings.ToLower(b.String()), quoted})
			}
		case letter(c):
			from := i
			for i < len(s) && (letter(s[i]) || digit(s[i]) || s[i] == '$') {
				i++
			}
			out = append(out, token{strings.ToLower(s[from:i]), name})
		case digit(c):
			from := i
			for i < len(s) && (digit(s[i]) || s[i] == '.' || letter(s[i])) {
				i++
			}
			out = append(out, token{s[from:i], number})
		default:
			n := 1
			if i+1 < len(s) && strings.Contains("== <> != <= >= ||", s[i:i+2]) && s[i+1] != ' ' {
				n = 2
			}
			out = append(out, token{s[i : i+n], mark})
			i += n
		}
	}
	return out, true
}

func letter(c byte) bool { return c == '_' || c >= 0x80 || c|0x20 >= 'a' && c|0x20 <= 'z' }

func digit(c byte) bool { return c >= '0' && c <= '9' }
