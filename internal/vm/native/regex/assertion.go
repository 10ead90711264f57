// What a pattern says of a place in the input: looks behind, back references,
// assertions, edges of words and of characters as people see them.

package regex

import "unicode"

func (m *Matcher) behind(i *inst, pc, pos int32, keep bool) bool {
	start := int32(m.From)
	if m.Transparent {
		start = 0
	}
	save := m.To
	defer func() { m.To = save }()
	m.To = int(pos)
	hit := m.HitEnd
	defer func() { m.HitEnd = hit }()
	for n := i.lo; n <= i.hi && pos-n >= start; n++ {
		depth := len(m.stack)
		from := pos - n
		if _, ok := m.run(pc+1, from, true); ok {
			if keep {
				k := depth
				for _, f := range m.stack[depth:] {
					if f.pc < 0 {
						m.stack[k] = f
						k++
					}
				}
				m.stack = m.stack[:k]
			}
			return true
		}
		if m.err != nil {
			return false
		}
	}
	return false
}

func (m *Matcher) backRef(i *inst, pos int32) (int32, bool) {
	s, e := m.Caps[2*i.x], m.Caps[2*i.x+1]
	if s < 0 || e < s {
		return pos, false
	}
	n := e - s
	for k := 0; k < n; k++ {
		at := int(pos) + k
		if at >= m.To {
			m.HitEnd = true
			return pos, false
		}
		a, b := m.Input[s+k], m.Input[at]
		if a != b && !(i.fold && fold(rune(a)) == fold(rune(b))) {
			return pos, false
		}
	}
	m.steps += n
	return pos + int32(n), true
}

func isBreak(u uint16, unix bool) bool {
	if unix {
		return u == '\n'
	}
	return u == '\n' || u == '\r' || u == 0x85 || u == 0x2028 || u == 0x2029
}

func (m *Matcher) assertion(i *inst, pos int32) (int32, bool) {
	in, p := m.Input, int(pos)
	start, end := 0, len(in)
	if m.Anchoring {
		start, end = m.From, m.To
	}
	switch i.op {
	case opInputStart:
		return pos, p == start
	case opLineStart:
		if p == start {
			return pos, true
		}
		if p >= end {
			m.HitEnd = true
			return pos, false
		}
		if p > 0 && isBreak(in[p-1], i.unix) {
			return pos, i.unix || !(in[p-1] == '\r' && in[p] == '\n')
		}
		return pos, false
	case opInputEnd:
		if p == end {
			m.HitEnd, m.RequireEnd = true, true
		}
		return pos, p == end
	case opInputBreak:
		if p == end {
			m.HitEnd, m.RequireEnd = true, true
			return pos, true
		}
		if p < end && isBreak(in[p], i.unix) {
			last := p == end-1 && !(!i.unix && in[p] == '\n' && p > start && in[p-1] == '\r') ||
				!i.unix && p == end-2 && in[p] == '\r' && in[p+1] == '\n'
			if last {
				m.HitEnd, m.RequireEnd = true, true
			}
			return pos, last
		}
		return pos, false
	case opLineEnd:
		if p == end {
			m.HitEnd, m.RequireEnd = true, true
			return pos, true
		}
		if !isBreak(in[p], i.unix) {
			return pos, false
		}
		return pos, i.unix || !(in[p] == '\n' && p > start && in[p-1] == '\r')
	case opWordEdge:
		return pos, m.wordEdge(p)
	case opNotWordEdge:
		return pos, !m.wordEdge(p)
	case opLastMatch:
		return pos, p == m.LastEnd
	case opLineBreak:
		if p >= m.To {
			m.HitEnd = true
			return pos, false
		}
		if in[p] == '\r' && p+1 < m.To && in[p+1] == '\n' {
			return pos + 2, true
		}
		if in[p] == 0x0b || in[p] == 0x0c || isBreak(in[p], false) {
			return pos + 1, true
		}
		return pos, false
	case opCluster:
		return m.cluster(pos)
	}
	return pos, false
}

// wordEdge tells whether a word starts or ends at p; marks belong to the
// character before them.
func (m *Matcher) wordEdge(p int) bool {
	start, end := m.From, m.To
	if m.Transparent {
		start, end = 0, len(m.Input)
	}
	after := false
	if p < end {
		r, _ := runeAt(m.Input, p, end)
		if unicode.In(r, unicode.M, unicode.Cf) {
			return false
		}
		after = words().contains(r)
	} else {
		m.HitEnd, m.RequireEnd = true, true
	}
	before := false
	for p > start {
		r, n := runeBefore(m.Input, p, start)
		if !unicode.In(r, unicode.M, unicode.Cf) {
			before = words().contains(r)
			break
		}
		p -= n
	}
	return before != after
}

func (m *Matcher) cluster(pos int32) (int32, bool) {
	p := int(pos)
	if p >= m.To {
		m.HitEnd = true
		return pos, false
	}
	r, n := runeAt(m.Input, p, m.To)
	p += n
	if r == '\r' && p < m.To && m.Input[p] == '\n' {
		return int32(p + 1), true
	}
	for p < m.To {
		r, n = runeAt(m.Input, p, m.To)
		if !unicode.In(r, unicode.M) && r != 0x200d {
			break
		}
		p += n
		if r == 0x200d && p < m.To {
			_, n = runeAt(m.Input, p, m.To)
			p += n
		}
	}
	return int32(p), true
}
