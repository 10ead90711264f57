// Tokens, constants and type names of the summary notation.

package android

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// scanner splits one method line into tokens.
type scanner struct {
	file  string
	line  int // of the current token
	lines []string
	first int // number of lines[0]
	row   int
	col   int
	tok   string // current token; "" at the end
	start int    // its column, from 0
}

const symbols = "()[]{}.,:;|~*=+"

func (s *scanner) fail(format string, args ...any) error {
	return &SyntaxError{Position{s.file, s.line, s.start + 1}, fmt.Sprintf(format, args...)}
}

// next reads a token: an identifier, a number, a string with its quotes, or a symbol.
func (s *scanner) next() error {
	for {
		if s.row >= len(s.lines) {
			s.tok = ""
			s.line, s.start = s.first+len(s.lines)-1, len(s.lines[len(s.lines)-1])
			return nil
		}
		text := s.lines[s.row]
		for s.col < len(text) && (text[s.col] == ' ' || text[s.col] == '\t') {
			s.col++
		}
		if s.col < len(text) && text[s.col] != '#' {
			break
		}
		s.row, s.col = s.row+1, 0
	}
	text := s.lines[s.row]
	s.line, s.start = s.first+s.row, s.col
	rest := text[s.col:]
	n := 1
	switch c := rest[0]; {
	case c == '"':
		quoted, err := strconv.QuotedPrefix(rest)
		if err != nil {
			return s.fail("string is not closed")
		}
		n = len(quoted)
	case strings.HasPrefix(rest, "..."):
		n = 3
	case strings.HasPrefix(rest, "+=") || strings.HasPrefix(rest, "=="):
		n = 2
	case strings.IndexByte(symbols, c) >= 0:
	default:
		n = 0
		for n < len(rest) && (isWord(rest[n]) || n == 0 && (rest[n] == '-' || rest[n] == '<')) {
			n++
		}
		if n > 0 && rest[0] == '<' && n < len(rest) && rest[n] == '>' {
			n++
		}
		if n == 0 {
			return s.fail("unexpected character %q", c)
		}
	}
	s.tok = rest[:n]
	s.col += n
	return nil
}

func isWord(c byte) bool {
	return c == '_' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

func (s *scanner) expect(tok string) error {
	if s.tok != tok {
		if s.tok == "" {
			return s.fail("line ends where %q is needed", tok)
		}
		return s.fail("found %q where %q is needed", s.tok, tok)
	}
	return s.next()
}

func (s *scanner) identifier(what string) (string, error) {
	if s.tok == "" || !isWord(s.tok[0]) && s.tok[0] != '<' {
		return "", s.fail("found %q where %s is needed", s.tok, what)
	}
	name := s.tok
	return name, s.next()
}

// typeName reads a dotted type with array brackets.
func (s *scanner) typeName() (string, error) {
	name, err := s.identifier("a type")
	for err == nil && s.tok == "." {
		if err = s.next(); err == nil {
			var part string
			part, err = s.identifier("a name")
			name += "." + part
		}
	}
	for err == nil && s.tok == "[" {
		if err = s.next(); err == nil {
			err = s.expect("]")
			name += "[]"
		}
	}
	return name, err
}

func constant(tok string) (Const, bool) {
	switch {
	case tok == "null":
		return Const{Text: tok, Null: true}, true
	case tok == "true":
		return Const{Text: tok, Value: 1}, true
	case tok == "false":
		return Const{Text: tok}, true
	case strings.HasPrefix(tok, `"`):
		s, err := strconv.Unquote(tok)
		return Const{Text: s, Str: true}, err == nil
	}
	n, err := strconv.ParseInt(tok, 0, 64)
	return Const{Text: tok, Value: n}, err == nil
}

// typeDescriptor turns a dotted type name into a descriptor.
func typeDescriptor(name string) string {
	base := strings.TrimSuffix(name, "[]")
	if base != name {
		return "[" + typeDescriptor(base)
	}
	if d, ok := primitiveDescriptors[name]; ok {
		return d
	}
	if !strings.Contains(name, ".") {
		name = "java.lang." + name
	}
	return dex.ClassDescriptor(name)
}

var primitiveDescriptors = map[string]string{
	"void": "V", "boolean": "Z", "byte": "B", "char": "C", "short": "S", "int": "I", "long": "J", "float": "F", "double": "D",
}
