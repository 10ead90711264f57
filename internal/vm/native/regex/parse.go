// From the text of a pattern to its tree.

package regex

import (
	"strings"
	"unicode"
)

// Flags, with the values of java.util.regex.Pattern.
const (
	UnixLines       = 1
	CaseInsensitive = 2
	Comments        = 4
	Multiline       = 8
	Literal         = 16
	DotAll          = 32
	UnicodeCase     = 64
	CanonEq         = 128
	UnicodeClass    = 256
)

// SyntaxError says what is wrong with a pattern, in the words Android uses.
type SyntaxError struct {
	Text  string
	Index int
}

func (e *SyntaxError) Error() string { return e.Text }

const (
	badSyntax     = "Syntax error in regexp pattern"
	badEscape     = "Unrecognized backslash escape sequence in pattern"
	badProperty   = "Incorrect Unicode property"
	badParens     = "Incorrectly nested parentheses in regexp pattern"
	bigNumber     = "Decimal number is too large"
	badInterval   = "Error in {min,max} interval"
	maxBelowMin   = "In {min,max}, max is less than min"
	badBackRef    = "Back-reference to a non-existent capture group"
	badFlag       = "Invalid value for match mode flags"
	unboundBehind = "Look-behind pattern matches must have a bounded maximum length"
	bigOctal      = "Octal character constants must be <= 0377."
	openClass     = "Missing closing bracket in character class"
	badRange      = "In a character range [x-y], x is greater than y"
	tooDeep       = "Regular expression backtrack stack overflow"
	badGroupName  = "Invalid capture group name"
)

type kind uint8

const (
	nEmpty kind = iota
	nChar
	nSet
	nCat
	nAlt
	nRepeat
	nCapture
	nAtomic
	nAhead
	nNotAhead
	nBehind
	nNotBehind
	nBackRef
	nLineStart
	nLineEnd
	nInputStart
	nInputEnd
	nInputEndOrBreak
	nWordEdge
	nNotWordEdge
	nLastMatch
	nLineBreak
	nCluster
)

type appetite uint8

const (
	greedy appetite = iota
	lazy
	possessive
)

type node struct {
	kind   kind
	r      rune
	set    *Set
	sub    []*node
	lo, hi int // repeat bounds; hi < 0: unbounded
	how    appetite
	index  int // group
	flags  int // those in force here
}

const maxDepth = 500

type parser struct {
	text   []rune
	at     []int // UTF-16 index of each rune, and of the end
	pos    int
	flags  int
	groups int
	names  map[string]int
	depth  int
	refs   []*node
	refPos []int
}

type failure struct{ err *SyntaxError }

func (p *parser) fail(text string) {
	i := min(p.pos, len(p.text))
	panic(failure{&SyntaxError{text, p.at[i]}})
}

// failHere reports the character that is about to be read.
func (p *parser) failHere(text string) {
	if p.pos < len(p.text) {
		p.pos++
	}
	p.fail(text)
}

func parse(pattern []uint16, flags int) (root *node, p *parser, err *SyntaxError) {
	p = &parser{flags: flags, names: map[string]int{}}
	for i := 0; i < len(pattern); {
		r, n := runeAt(pattern, i, len(pattern))
		p.text = append(p.text, r)
		p.at = append(p.at, i)
		i += n
	}
	p.at = append(p.at, len(pattern))
	defer func() {
		if x := recover(); x != nil {
			f, ok := x.(failure)
			if !ok {
				panic(x)
			}
			err = f.err
		}
	}()
	if flags&Literal != 0 {
		cat := &node{kind: nCat}
		for _, r := range p.text {
			cat.sub = append(cat.sub, p.char(r))
		}
		return cat, p, nil
	}
	root = p.alternatives()
	if p.pos < len(p.text) {
		p.failHere(badParens)
	}
	for i, ref := range p.refs {
		if ref.index > p.groups {
			p.pos = p.refPos[i]
			p.fail(badBackRef)
		}
	}
	return root, p, nil
}

func (p *parser) more() bool { return p.pos < len(p.text) }

func (p *parser) peek() rune {
	if p.more() {
		return p.text[p.pos]
	}
	return -1
}

func (p *parser) peekAt(n int) rune {
	if p.pos+n < len(p.text) {
		return p.text[p.pos+n]
	}
	return -1
}

func (p *parser) accept(s string) bool {
	for i, r := range []rune(s) {
		if p.peekAt(i) != r {
			return false
		}
	}
	p.pos += len([]rune(s))
	return true
}

func (p *parser) skipComments() {
	if p.flags&Comments == 0 {
		return
	}
	for p.more() {
		switch r := p.peek(); {
		case spaces().contains(r):
			p.pos++
		case r == '#':
			for p.more() && !lineBreaks().contains(p.peek()) {
				p.pos++
			}
		default:
			return
		}
	}
}

func (p *parser) alternatives() *node {
	if p.depth++; p.depth > maxDepth {
		p.fail(tooDeep)
	}
	defer func() { p.depth-- }()
	var branches []*node
	for {
		branches = append(branches, p.sequence())
		if !p.accept("|") {
			break
		}
	}
	if len(branches) == 1 {
		return branches[0]
	}
	return &node{kind: nAlt, sub: branches}
}

func (p *parser) sequence() *node {
	cat := &node{kind: nCat}
	for {
		p.skipComments()
		r := p.peek()
		if r < 0 || r == '|' || r == ')' {
			return cat
		}
		n := p.atom()
		if n == nil {
			continue
		}
		cat.sub = append(cat.sub, p.quantified(n))
	}
}

func (p *parser) quantified(n *node) *node {
	for {
		p.skipComments()
		lo, hi := 0, -1
		switch p.peek() {
		case '*':
		case '+':
			lo = 1
		case '?':
			hi = 1
		case '{':
			p.pos++
			lo, hi = p.interval()
			p.pos--
		default:
			return n
		}
		p.pos++
		how := greedy
		switch p.peek() {
		case '?':
			how = lazy
			p.pos++
		case '+':
			how = possessive
			p.pos++
		}
		n = &node{kind: nRepeat, sub: []*node{n}, lo: lo, hi: hi, how: how}
		if c := p.peek(); c == '*' || c == '?' || c == '+' {
			p.failHere(badSyntax)
		}
	}
}

func (p *parser) interval() (lo, hi int) {
	lo = p.number()
	if lo < 0 {
		p.failHere(badInterval)
	}
	hi = lo
	if p.accept(",") {
		hi = -1
		if p.peek() != '}' {
			if hi = p.number(); hi < 0 {
				p.failHere(badInterval)
			}
		}
	}
	if !p.accept("}") {
		p.failHere(badInterval)
	}
	if hi >= 0 && hi < lo {
		p.fail(maxBelowMin)
	}
	return lo, hi
}

// number reads decimal digits; -1 when there are none.
func (p *parser) number() int {
	n := -1
	for c := p.peek(); c >= '0' && c <= '9'; c = p.peek() {
		n = max(n, 0)*10 + int(c-'0')
		p.pos++
		if n > 1<<31-1 {
			p.fail(bigNumber)
		}
	}
	return n
}

func (p *parser) char(r rune) *node {
	if p.flags&CaseInsensitive != 0 && unicode.SimpleFold(r) != r {
		return &node{kind: nSet, set: single(r).folded(), flags: p.flags}
	}
	return &node{kind: nChar, r: r, flags: p.flags}
}

func (p *parser) set(s *Set) *node {
	if p.flags&CaseInsensitive != 0 {
		s = s.folded()
	}
	return &node{kind: nSet, set: s, flags: p.flags}
}

// exact is a set that case-insensitivity leaves alone.
func (p *parser) exact(s *Set) *node { return &node{kind: nSet, set: s, flags: p.flags} }

func (p *parser) atom() *node {
	r := p.peek()
	switch r {
	case '(':
		return p.group()
	case '[':
		p.pos++
		return p.set(p.class())
	case '\\':
		p.pos++
		return p.escape()
	case '.':
		p.pos++
		switch {
		case p.flags&DotAll != 0:
			return p.exact(newSet([]rune{0, maxRune}))
		case p.flags&UnixLines != 0:
			return p.exact(single('\n').complement())
		}
		return p.exact(lineBreaks().complement())
	case '^':
		p.pos++
		if p.flags&Multiline != 0 {
			return &node{kind: nLineStart, flags: p.flags}
		}
		return &node{kind: nInputStart, flags: p.flags}
	case '$':
		p.pos++
		if p.flags&Multiline != 0 {
			return &node{kind: nLineEnd, flags: p.flags}
		}
		return &node{kind: nInputEndOrBreak, flags: p.flags}
	case '*', '+', '?', '{':
		p.failHere(badSyntax)
	}
	p.pos++
	return p.char(r)
}

func (p *parser) group() *node {
	saved := p.flags
	finish := func(k kind) *node {
		body := p.alternatives()
		if !p.accept(")") {
			p.failHere(badParens)
		}
		p.flags = saved
		return &node{kind: k, sub: []*node{body}, flags: saved}
	}
	p.pos++
	if !p.accept("?") {
		p.groups++
		index := p.groups
		n := finish(nCapture)
		n.index = index
		return n
	}
	switch {
	case p.accept(":"):
		return finish(nCat)
	case p.accept("="):
		return finish(nAhead)
	case p.accept("!"):
		return finish(nNotAhead)
	case p.accept(">"):
		return finish(nAtomic)
	case p.accept("<="), p.accept("<!"):
		k := nBehind
		if p.text[p.pos-1] == '!' {
			k = nNotBehind
		}
		n := finish(k)
		lo, hi := n.sub[0].width()
		if hi < 0 {
			p.fail(unboundBehind)
		}
		n.lo, n.hi = lo, hi
		return n
	case p.accept("#"):
		for p.more() && p.peek() != ')' {
			p.pos++
		}
		if !p.accept(")") {
			p.failHere(badParens)
		}
		return nil
	case p.accept("<"):
		name := p.groupName()
		if _, taken := p.names[name]; taken {
			p.fail(badGroupName)
		}
		p.groups++
		index := p.groups
		p.names[name] = index
		n := finish(nCapture)
		n.index = index
		return n
	}
	on, first := true, true
	for {
		c := p.peek()
		switch c {
		case '-':
			on = false
		case ':':
			p.pos++
			return finish(nCat)
		case ')':
			p.pos++
			return nil // in force to the end of the enclosing group
		default:
			bit, ok := map[rune]int{'i': CaseInsensitive, 'd': UnixLines, 'm': Multiline, 's': DotAll,
				'u': UnicodeCase, 'x': Comments, 'w': UnicodeClass}[c]
			if !ok {
				if c < 0 {
					p.failHere(badParens)
				}
				p.failHere(badFlagOrSyntax(c, first))
			}
			if on {
				p.flags |= bit
			} else {
				p.flags &^= bit
			}
		}
		p.pos++
		first = false
	}
}

// badFlagOrSyntax: ICU calls a wrong letter behind another one a flag error, anything else
// syntax, such as Java's (?U).
func badFlagOrSyntax(c rune, first bool) string {
	if !first && (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
		return badFlag
	}
	return badSyntax
}

func (p *parser) groupName() string {
	var name strings.Builder
	for {
		c := p.peek()
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		switch {
		case letter, c >= '0' && c <= '9' && name.Len() > 0:
			name.WriteRune(c)
			p.pos++
		case c == '>' && name.Len() > 0:
			p.pos++
			return name.String()
		default:
			p.failHere(badGroupName)
		}
	}
}

// width is the least and greatest number of UTF-16 units a node matches; hi < 0
// when it has no bound.
func (n *node) width() (lo, hi int) {
	switch n.kind {
	case nChar:
		w := 1
		if n.r > 0xffff {
			w = 2
		}
		return w, w
	case nSet:
		r := n.set.ranges
		if len(r) == 0 || r[len(r)-1] <= 0xffff {
			return 1, 1
		}
		if r[0] > 0xffff {
			return 2, 2
		}
		return 1, 2
	case nLineBreak:
		return 1, 2
	case nBackRef, nCluster:
		return 0, -1
	case nCat, nCapture, nAtomic:
		for _, s := range n.sub {
			l, h := s.width()
			lo = min(lo+l, 1<<30)
			if hi >= 0 {
				if hi += h; h < 0 || hi > 1<<28 {
					hi = -1
				}
			}
		}
		return lo, hi
	case nAlt:
		lo = 1 << 30
		for _, s := range n.sub {
			l, h := s.width()
			lo = min(lo, l)
			if h < 0 {
				hi = -1
			} else if hi >= 0 {
				hi = max(hi, h)
			}
		}
		return lo, hi
	case nRepeat:
		l, h := n.sub[0].width()
		if n.hi < 0 || h < 0 || n.hi > 0 && h > (1<<28)/n.hi {
			return 0, -1
		}
		return min(l, 1<<10) * min(n.lo, 1<<18), h * n.hi
	}
	return 0, 0
}
