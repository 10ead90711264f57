// Words of the text.

package sketch

import (
	"fmt"
	"strings"
)

type token struct {
	text string
	line int
}

// scan splits a text into words; a line end is the word "\n".
func scan(text string) ([]token, error) {
	var list []token
	for n, line := range strings.Split(text, "\n") {
		for i := 0; i < len(line); {
			c := line[i]
			j := i + 1
			switch {
			case c == ' ' || c == '\t':
				i++
				continue
			case c == '#' || strings.HasPrefix(line[i:], "//"):
				j = len(line)
				i = j
				continue
			case c == '"':
				for j < len(line) && line[j] != '"' {
					j++
				}
				if j == len(line) {
					return nil, fmt.Errorf("line %d: string without an end", n+1)
				}
				j++
			case isWord(c):
				for j < len(line) && isWord(line[j]) {
					j++
				}
			case strings.HasPrefix(line[i:], "==") || strings.HasPrefix(line[i:], "!=") || strings.HasPrefix(line[i:], "[]"):
				j = i + 2
			}
			list = append(list, token{line[i:j], n + 1})
			i = j
		}
		list = append(list, token{"\n", n + 1})
	}
	return list, nil
}

func isWord(c byte) bool {
	return c == '_' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// cursor reads words; the first fault ends all reading.
type cursor struct {
	words []token
	pos   int
	err   error
}

func (c *cursor) peek() string {
	if c.err != nil || c.pos >= len(c.words) {
		return ""
	}
	return c.words[c.pos].text
}

// at returns the word n further on.
func (c *cursor) at(n int) string {
	if c.err != nil || c.pos+n >= len(c.words) {
		return ""
	}
	return c.words[c.pos+n].text
}

func (c *cursor) next() string {
	s := c.peek()
	c.pos++
	return s
}

func (c *cursor) line() int {
	if len(c.words) == 0 {
		return 0
	}
	return c.words[min(c.pos, len(c.words)-1)].line
}

func (c *cursor) fail(format string, args ...any) {
	if c.err == nil {
		c.err = fmt.Errorf("line %d: %s", c.line(), fmt.Sprintf(format, args...))
	}
}

// take skips a word if it is next.
func (c *cursor) take(word string) bool {
	if c.peek() == word {
		c.pos++
		return true
	}
	return false
}

func (c *cursor) want(word string) {
	if !c.take(word) {
		c.fail("found %q where %q is needed", c.peek(), word)
	}
}

func (c *cursor) newlines() {
	for c.take("\n") {
	}
}

func (c *cursor) name() string {
	s := c.next()
	if s == "" || !isWord(s[0]) {
		c.fail("found %q where a name is needed", s)
	}
	return s
}

// dotted reads a name with dots in it.
func (c *cursor) dotted() string {
	s := c.name()
	for c.peek() == "." && isWord((c.at(1) + " ")[0]) {
		c.next()
		s += "." + c.name()
	}
	return s
}
