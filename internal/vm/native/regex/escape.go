// Backslash escapes and character classes.

package regex

func (p *parser) escape() *node {
	c := p.peek()
	if c < 0 {
		p.fail(badEscape)
	}
	anchors := map[rune]kind{'b': nWordEdge, 'B': nNotWordEdge, 'A': nInputStart, 'z': nInputEnd,
		'Z': nInputEndOrBreak, 'G': nLastMatch, 'R': nLineBreak, 'X': nCluster}
	if k, ok := anchors[c]; ok {
		p.pos++
		if k == nInputStart || k == nInputEndOrBreak {
			return &node{kind: k, flags: p.flags &^ Multiline}
		}
		return &node{kind: k, flags: p.flags}
	}
	switch {
	case c == 'Q':
		p.pos++
		cat := &node{kind: nCat}
		for p.more() && !p.accept("\\E") {
			cat.sub = append(cat.sub, p.char(p.peek()))
			p.pos++
		}
		if len(cat.sub) == 0 {
			return nil
		}
		// A quantifier after the quotation applies to its last character.
		last := len(cat.sub) - 1
		cat.sub[last] = p.quantified(cat.sub[last])
		return cat
	case c == 'E':
		p.pos++
		return nil
	case c == 'k':
		p.pos++
		if !p.accept("<") {
			p.failHere(badGroupName)
		}
		index, ok := p.names[p.groupName()]
		if !ok {
			p.fail(badGroupName)
		}
		return &node{kind: nBackRef, index: index, flags: p.flags}
	case c >= '1' && c <= '9':
		index := int(c - '0')
		p.pos++
		for d := p.peek(); d >= '0' && d <= '9' && index*10+int(d-'0') <= p.groups; d = p.peek() {
			index = index*10 + int(d-'0')
			p.pos++
		}
		n := &node{kind: nBackRef, index: index, flags: p.flags}
		p.refs = append(p.refs, n)
		p.refPos = append(p.refPos, p.pos)
		return n
	}
	if s := p.classEscape(); s != nil {
		return p.exact(s)
	}
	return p.char(p.charEscape())
}

// classEscape reads \d, \p{…} and their like; nil when the next is no such one.
func (p *parser) classEscape() *Set {
	c := p.peek()
	p.pos++
	switch c {
	case 'd':
		return digits()
	case 'D':
		return digits().complement()
	case 'w':
		return words()
	case 'W':
		return words().complement()
	case 's':
		return spaces()
	case 'S':
		return spaces().complement()
	case 'h':
		return horizontalSpace()
	case 'H':
		return horizontalSpace().complement()
	case 'v':
		return newSet([]rune{'\n', '\r', 0x85, 0x85, 0x2028, 0x2029})
	case 'V':
		return lineBreaks().complement()
	case 'p', 'P':
		name := ""
		if p.accept("{") {
			start := p.pos
			for p.more() && p.peek() != '}' {
				p.pos++
			}
			name = string(p.text[start:p.pos])
			if !p.accept("}") {
				p.fail(badProperty)
			}
		} else if p.more() {
			name = string(p.peek())
			p.pos++
		}
		negate := c == 'P'
		if len(name) > 1 && name[0] == '^' {
			name, negate = name[1:], !negate
		}
		s := property(name)
		if s == nil {
			p.fail(badProperty)
		}
		if p.flags&CaseInsensitive != 0 {
			s = s.folded()
		}
		if negate {
			s = s.complement()
		}
		return s
	}
	p.pos--
	return nil
}

// charEscape reads an escape that stands for one character.
func (p *parser) charEscape() rune {
	c := p.peek()
	if c < 0 {
		p.fail(badEscape)
	}
	p.pos++
	switch c {
	case 't':
		return '\t'
	case 'n':
		return '\n'
	case 'r':
		return '\r'
	case 'f':
		return '\f'
	case 'a':
		return 7
	case 'e':
		return 27
	case '0':
		return p.octal()
	case 'c':
		if !p.more() {
			p.fail(badEscape)
		}
		c = p.peek()
		p.pos++
		return c ^ 64
	case 'x':
		if p.accept("{") {
			r, n := p.hex(6)
			if n == 0 || r > maxRune || !p.accept("}") {
				p.failHere(badEscape)
			}
			return r
		}
		r, n := p.hex(2)
		if n < 2 {
			p.failHere(badEscape)
		}
		return r
	case 'u':
		r, n := p.hex(4)
		if n < 4 {
			p.failHere(badEscape)
		}
		if r >= 0xd800 && r < 0xdc00 && p.peek() == '\\' && p.peekAt(1) == 'u' {
			at := p.pos
			p.pos += 2
			if low, n := p.hex(4); n == 4 && low >= 0xdc00 && low < 0xe000 {
				return (r-0xd800)<<10 + (low - 0xdc00) + 0x10000
			}
			p.pos = at
		}
		return r
	}
	if c < 128 && (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
		p.fail(badEscape)
	}
	return c
}

func (p *parser) octal() rune {
	v, n := rune(0), 0
	for d := p.peek(); n < 3 && d >= '0' && d <= '7'; d = p.peek() {
		if v*8+d-'0' > 0377 {
			break
		}
		v = v*8 + d - '0'
		n++
		p.pos++
	}
	if n == 0 {
		p.failHere(badEscape)
	}
	return v
}

func (p *parser) hex(limit int) (v rune, n int) {
	for ; n < limit; n++ {
		d := p.peek()
		switch {
		case d >= '0' && d <= '9':
			v = v<<4 + d - '0'
		case d >= 'a' && d <= 'f':
			v = v<<4 + d - 'a' + 10
		case d >= 'A' && d <= 'F':
			v = v<<4 + d - 'A' + 10
		default:
			return v, n
		}
		p.pos++
	}
	return v, n
}

// class reads a bracket expression after its opening bracket: unions of
// characters, ranges and nested classes, and intersections of such unions.
func (p *parser) class() *Set {
	if p.depth++; p.depth > maxDepth {
		p.fail(tooDeep)
	}
	defer func() { p.depth-- }()
	negate := p.accept("^")
	var result *Set
	var ranges []rune
	var parts []*Set
	first := true
	finishOperand := func() {
		operand := union(append(parts, newSet(ranges))...)
		ranges, parts = nil, nil
		if result == nil {
			result = operand
		} else {
			result = intersect(result, operand)
		}
	}
	for {
		if p.flags&Comments != 0 {
			p.skipComments()
		}
		if !p.more() {
			p.fail(openClass)
		}
		switch c := p.peek(); {
		case c == ']' && !first:
			p.pos++
			if result == nil || ranges != nil || parts != nil {
				finishOperand()
			}
			if negate {
				return p.negated(result)
			}
			return result
		case c == '[':
			if s := p.posixBracket(); s != nil {
				parts = append(parts, s)
				break
			}
			p.pos++
			parts = append(parts, p.class())
		case c == '&' && p.peekAt(1) == '&':
			p.pos += 2
			if ranges != nil || parts != nil {
				finishOperand()
			}
		case c == '\\' && p.peekAt(1) == 'Q':
			p.pos += 2
			for p.more() && !p.accept("\\E") {
				ranges = append(ranges, p.peek(), p.peek())
				p.pos++
			}
		case c == '\\' && p.peekAt(1) == 'E':
			p.pos += 2
		default:
			if c == '\\' {
				p.pos++
				if s := p.classEscape(); s != nil {
					parts = append(parts, s)
					break
				}
				c = p.charEscape()
			} else {
				p.pos++
			}
			lo, hi := c, c
			if next := p.peekAt(1); p.peek() == '-' && next != ']' && next != '[' && next >= 0 {
				p.pos++
				hi = next
				p.pos++
				if next == '\\' {
					if s := p.classEscape(); s != nil {
						parts = append(parts, s)
						ranges = append(ranges, c, c, '-', '-')
						break
					}
					hi = p.charEscape()
				}
				if hi < lo {
					p.fail(badRange)
				}
			}
			ranges = append(ranges, lo, hi)
		}
		first = false
	}
}

func (p *parser) negated(s *Set) *Set {
	if p.flags&CaseInsensitive != 0 {
		s = s.folded()
	}
	return s.complement()
}

// posixBracket reads [:name:] or [:^name:], as ICU allows inside a class.
func (p *parser) posixBracket() *Set {
	if p.peekAt(1) != ':' {
		return nil
	}
	for i := p.pos + 2; i+1 < len(p.text); i++ {
		if p.text[i] == ':' && p.text[i+1] == ']' {
			name := string(p.text[p.pos+2 : i])
			negate := len(name) > 0 && name[0] == '^'
			if negate {
				name = name[1:]
			}
			s := property(name)
			if s == nil {
				return nil
			}
			p.pos = i + 2
			if negate {
				return s.complement()
			}
			return s
		}
		if c := p.text[i]; c == ']' || c == '[' {
			return nil
		}
	}
	return nil
}
