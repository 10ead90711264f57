// Reaching definitions: use-def and def-use chains.

package jimple

import (
	"slices"
	"sort"
)

// chains are the def-use relation in both directions.
type chains struct {
	stmtOf    []int32 // by use: its statement
	coarse    bool    // the search was given up: lists are by local, whatever the flow
	defsFirst []int32 // by use (coarse: by local), into defs
	defs      []int32
	usesFirst []int32 // by statement (coarse: by local), into uses
	uses      []int32
}

// Defs returns the statements whose definition can reach the given use, in
// ascending order; none for constants. The slice must not be changed.
func (b *Body) Defs(use int32) []int32 {
	c := b.chains()
	if c.coarse {
		if !b.operands[use].IsLocal() {
			return nil
		}
		use = b.operands[use].Local()
	}
	return c.defs[c.defsFirst[use]:c.defsFirst[use+1]:c.defsFirst[use+1]]
}

// Uses returns the use numbers that the definition by statement i can reach, in
// ascending order. The slice must not be changed.
func (b *Body) Uses(i int32) []int32 {
	c := b.chains()
	if c.coarse {
		if i = b.Stmts[i].Def; i < 0 {
			return nil
		}
	}
	return c.uses[c.usesFirst[i]:c.usesFirst[i+1]:c.usesFirst[i+1]]
}

// StmtOfUse returns the statement of a use number.
func (b *Body) StmtOfUse(use int32) int32 { return b.chains().stmtOf[use] }

func (b *Body) chains() *chains {
	return b.analysis.chains.get(func() *chains { return b.makeChains(maxSteps, maxLinks) })
}

// maxSteps and maxLinks bound the search of reaching definitions in one method.
// Beyond them, where only hostile code comes, every definition of a local
// reaches every use.
const (
	maxSteps = 100_000_000
	maxLinks = 8_000_000
)

func (b *Body) makeChains(steps, links int) *chains {
	g := b.CFG()
	c := &chains{stmtOf: make([]int32, len(b.operands)), defsFirst: make([]int32, len(b.operands)+1)}
	// All definitions of each local, ascending.
	first := make([]int32, len(b.Locals)+1)
	for i := range b.Stmts {
		if d := b.Stmts[i].Def; d >= 0 {
			first[d+1]++
		}
	}
	for k := range b.Locals {
		first[k+1] += first[k]
	}
	all, filled := make([]int32, first[len(b.Locals)]), make([]int32, len(b.Locals))
	for i := range b.Stmts {
		if d := b.Stmts[i].Def; d >= 0 {
			all[first[d]+filled[d]] = int32(i)
			filled[d]++
		}
	}
	s := reachSearch{g: g, seen: make([]int32, len(g.Blocks)), steps: steps}
	for k := range s.seen {
		s.seen[k] = -1
	}
	for i := range b.Stmts {
		for k, v := range b.Args(int32(i)) {
			use := b.FirstUse(int32(i)) + int32(k)
			c.stmtOf[use] = int32(i)
			if v.IsLocal() && !c.coarse {
				start := len(c.defs)
				defs := all[first[v]:first[v+1]]
				if len(defs) == 1 && !b.Stmts[i].Dead() {
					c.defs = append(c.defs, defs[0])
				} else {
					c.defs = s.run(c.defs, use, int32(i), defs)
				}
				found := c.defs[start:]
				slices.Sort(found)
				c.defs = c.defs[:start+len(slices.Compact(found))]
				c.coarse = s.steps < 0 || len(c.defs) > links
			}
			c.defsFirst[use+1] = int32(len(c.defs))
		}
	}
	if c.coarse {
		c.defsFirst, c.defs = first, all
		b.usesByLocal(c)
		return c
	}
	c.usesFirst = make([]int32, len(b.Stmts)+1)
	for _, d := range c.defs {
		c.usesFirst[d+1]++
	}
	for i := range b.Stmts {
		c.usesFirst[i+1] += c.usesFirst[i]
	}
	c.uses = make([]int32, len(c.defs))
	filled = make([]int32, len(b.Stmts))
	for use := range b.operands {
		for _, d := range c.defs[c.defsFirst[use]:c.defsFirst[use+1]] {
			c.uses[c.usesFirst[d]+filled[d]] = int32(use)
			filled[d]++
		}
	}
	return c
}

// usesByLocal lists the uses of each local.
func (b *Body) usesByLocal(c *chains) {
	c.usesFirst = make([]int32, len(b.Locals)+1)
	for _, v := range b.operands {
		if v.IsLocal() {
			c.usesFirst[v+1]++
		}
	}
	for k := range b.Locals {
		c.usesFirst[k+1] += c.usesFirst[k]
	}
	c.uses = make([]int32, c.usesFirst[len(b.Locals)])
	filled := make([]int32, len(b.Locals))
	for use, v := range b.operands {
		if v.IsLocal() {
			c.uses[c.usesFirst[v]+filled[v]] = int32(use)
			filled[v]++
		}
	}
}

// reachSearch walks backward from a use to the definitions that reach it.
type reachSearch struct {
	g     *CFG
	seen  []int32 // by block: the last use whose walk entered it at its end
	work  []int32
	steps int
}

// last returns the last of defs in [from, to), or -1.
func last(defs []int32, from, to int32) int32 {
	k := sort.Search(len(defs), func(k int) bool { return defs[k] >= to })
	if k > 0 && defs[k-1] >= from {
		return defs[k-1]
	}
	return -1
}

// run appends to dst which of defs, all definitions of one local, reach the use
// in statement i, in any order and perhaps more than once. It stops early when
// there are no steps left.
func (s *reachSearch) run(dst []int32, use, i int32, defs []int32) []int32 {
	block := s.g.BlockOf(i)
	if d := last(defs, s.g.Blocks[block].Start, i); d >= 0 {
		return append(dst, d)
	}
	s.work = append(s.work[:0], block)
	for len(s.work) > 0 {
		k := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		for _, e := range s.g.Preds(k) {
			if s.steps--; s.steps < 0 {
				return dst
			}
			p := s.g.Blocks[e.Block]
			end := p.End
			if e.Kind == EdgeException {
				end--
			}
			if d := last(defs, p.Start, end); d >= 0 {
				dst = append(dst, d)
			} else if s.seen[e.Block] != use {
				s.seen[e.Block] = use
				s.work = append(s.work, e.Block)
			}
		}
	}
	return dst
}
