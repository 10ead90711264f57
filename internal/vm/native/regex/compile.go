// From the tree to the flat program that the matcher runs.

package regex

type op uint8

const (
	opMatch       op = iota // the whole program, or a nested run, has matched
	opChar                  // r, a BMP character
	opRune                  // r beyond the BMP
	opSet                   // set
	opSplit                 // try x, later y
	opJump                  // to x
	opSave                  // position into capture register x
	opSingle                // repeat one-character matcher set: lo..hi by appetite
	opLoopStart             // enter loop x
	opLoop                  // end of an iteration of loop x, body at y
	opLoopBody              // begin a further iteration of loop x at y
	opAtomic                // nested run at pc+1, continue at x
	opAhead                 // nested run at pc+1, continue at x
	opNotAhead              // likewise, negated
	opBehind                // likewise, lo..hi units back
	opNotBehind             // likewise, negated
	opBackRef               // group x
	opLineStart             // ^ with MULTILINE
	opLineEnd               // $ with MULTILINE
	opInputStart            // ^ \A
	opInputEnd              // \z
	opInputBreak            // $ \Z
	opWordEdge              // \b
	opNotWordEdge           // \B
	opLastMatch             // \G
	opLineBreak             // \R
	opCluster               // \X
)

type inst struct {
	op     op
	how    appetite
	fold   bool
	unix   bool
	r      rune
	x, y   int32
	lo, hi int32
	set    *Set
}

// Program is a compiled pattern. It is immutable.
type Program struct {
	code   []inst
	loops  int
	Groups int // capture groups, not counting the whole match
	Names  map[string]int
	Flags  int
	first  *Set // every match starts with one of these; nil: no such knowledge
}

// ConstantPayload says that a program never changes.
func (*Program) ConstantPayload() {}

// SizeBytes is about what the program takes.
func (p *Program) SizeBytes() int64 { return 256 + int64(len(p.code))*160 }

// Compile translates a pattern, or says why it cannot.
func Compile(pattern []uint16, flags int) (*Program, *SyntaxError) {
	root, p, err := parse(pattern, flags)
	if err != nil {
		return nil, err
	}
	c := &compiler{}
	c.emit(root)
	c.add(inst{op: opMatch})
	prog := &Program{code: c.code, loops: c.loops, Groups: p.groups, Names: p.names, Flags: flags}
	prog.first = firstOf(root)
	return prog, nil
}

type compiler struct {
	code  []inst
	loops int
}

func (c *compiler) add(i inst) int {
	c.code = append(c.code, i)
	return len(c.code) - 1
}

func (c *compiler) here() int32 { return int32(len(c.code)) }

func (c *compiler) emit(n *node) {
	switch n.kind {
	case nEmpty:
	case nChar:
		if n.r > 0xffff {
			c.add(inst{op: opRune, r: n.r})
		} else {
			c.add(inst{op: opChar, r: n.r})
		}
	case nSet:
		c.add(inst{op: opSet, set: n.set})
	case nCat:
		for _, s := range n.sub {
			c.emit(s)
		}
	case nAlt:
		var ends []int
		for i, s := range n.sub {
			if i == len(n.sub)-1 {
				c.emit(s)
				break
			}
			split := c.add(inst{op: opSplit})
			c.code[split].x = c.here()
			c.emit(s)
			ends = append(ends, c.add(inst{op: opJump}))
			c.code[split].y = c.here()
		}
		for _, e := range ends {
			c.code[e].x = c.here()
		}
	case nRepeat:
		c.repeat(n)
	case nCapture:
		c.add(inst{op: opSave, x: int32(2 * n.index)})
		c.emit(n.sub[0])
		c.add(inst{op: opSave, x: int32(2*n.index + 1)})
	case nAtomic, nAhead, nNotAhead, nBehind, nNotBehind:
		ops := map[kind]op{nAtomic: opAtomic, nAhead: opAhead, nNotAhead: opNotAhead, nBehind: opBehind, nNotBehind: opNotBehind}
		at := c.add(inst{op: ops[n.kind], lo: int32(n.lo), hi: int32(n.hi)})
		c.emit(n.sub[0])
		c.add(inst{op: opMatch})
		c.code[at].x = c.here()
	case nBackRef:
		c.add(inst{op: opBackRef, x: int32(n.index), fold: n.flags&CaseInsensitive != 0})
	default:
		plain := map[kind]op{nLineStart: opLineStart, nLineEnd: opLineEnd, nInputStart: opInputStart, nInputEnd: opInputEnd,
			nInputEndOrBreak: opInputBreak, nWordEdge: opWordEdge, nNotWordEdge: opNotWordEdge, nLastMatch: opLastMatch,
			nLineBreak: opLineBreak, nCluster: opCluster}
		c.add(inst{op: plain[n.kind], unix: n.flags&UnixLines != 0})
	}
}

func (c *compiler) repeat(n *node) {
	body, hi := n.sub[0], int32(min(n.hi, 1<<30))
	lo := int32(min(n.lo, 1<<30))
	if n.hi < 0 {
		hi = 1<<31 - 1
	}
	for (body.kind == nCat) && len(body.sub) == 1 {
		body = body.sub[0]
	}
	if body.kind == nChar || body.kind == nSet {
		set := body.set
		if body.kind == nChar {
			set = single(body.r)
		}
		c.add(inst{op: opSingle, set: set, lo: lo, hi: hi, how: n.how})
		return
	}
	if n.how == possessive {
		at := c.add(inst{op: opAtomic})
		c.loop(body, lo, hi, greedy)
		c.add(inst{op: opMatch})
		c.code[at].x = c.here()
		return
	}
	c.loop(body, lo, hi, n.how)
}

func (c *compiler) loop(body *node, lo, hi int32, how appetite) {
	if lo == 0 && hi == 1 {
		split := c.add(inst{op: opSplit})
		c.emitBranch(split, body, how)
		return
	}
	id := int32(c.loops)
	c.loops++
	c.add(inst{op: opLoopStart, x: id})
	jump := c.add(inst{op: opJump})
	bodyAt := c.here()
	c.emit(body)
	c.code[jump].x = c.here()
	c.add(inst{op: opLoop, x: id, y: bodyAt, lo: lo, hi: hi, how: how})
	c.add(inst{op: opLoopBody, x: id, y: bodyAt})
}

func (c *compiler) emitBranch(split int, body *node, how appetite) {
	in := c.here()
	c.emit(body)
	out := c.here()
	if how == lazy {
		c.code[split].x, c.code[split].y = out, in
	} else {
		c.code[split].x, c.code[split].y = in, out
	}
}

// firstOf is the set of characters a match can start with, or nil when it may
// be empty or is not worth knowing.
func firstOf(n *node) *Set {
	s, empty := leading(n)
	if empty || s == nil {
		return nil
	}
	return s
}

func leading(n *node) (s *Set, empty bool) {
	switch n.kind {
	case nChar:
		return single(n.r), false
	case nSet:
		return n.set, false
	case nCat, nCapture, nAtomic:
		acc := newSet(nil)
		for _, sub := range n.sub {
			s, e := leading(sub)
			if s == nil {
				return nil, true
			}
			acc = union(acc, s)
			if !e {
				return acc, false
			}
		}
		return acc, true
	case nAlt:
		acc := newSet(nil)
		for _, sub := range n.sub {
			s, e := leading(sub)
			if s == nil {
				return nil, true
			}
			acc = union(acc, s)
			empty = empty || e
		}
		return acc, empty
	case nRepeat:
		s, e := leading(n.sub[0])
		return s, e || n.lo == 0
	case nWordEdge, nNotWordEdge, nLineStart, nAhead, nNotAhead, nBehind, nNotBehind, nInputStart, nLastMatch, nEmpty:
		return newSet(nil), true
	}
	return nil, true
}
