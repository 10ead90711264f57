// The sanity checker: what must hold of every body.

package jimple

import (
	"errors"
	"fmt"

	"github.com/esdroid/esdroid/dex"
)

// Check proves the invariants of a body and of what is derived from it: every
// dex instruction is accounted for, edges agree in both directions, live uses
// have definitions, operands have types that fit. It returns all violations.
func (b *Body) Check() error {
	c := checker{b: b}
	c.instructions()
	c.edges()
	c.chains()
	c.types()
	c.dominance()
	return errors.Join(c.errs...)
}

type checker struct {
	b    *Body
	errs []error
}

func (c *checker) fail(i int32, format string, args ...any) {
	if len(c.errs) < 20 {
		where := c.b.program.Dex.MethodText(c.b.Method)
		text := "(no such statement)"
		if int(i) < len(c.b.Stmts) {
			text = c.b.Text(i)
		}
		c.errs = append(c.errs, fmt.Errorf("%s: statement %d, %s: %s", where, i, text, fmt.Sprintf(format, args...)))
	}
}

// instructions checks that every instruction that is not a payload has
// statements.
func (c *checker) instructions() {
	b := c.b
	code, _, err := b.program.Dex.Code(b.Method)
	if err != nil {
		c.errs = append(c.errs, err)
		return
	}
	err = code.All(func(in *dex.Insn) bool {
		if in.Op.IsPayload() {
			return true
		}
		first, end := b.At(in.PC)
		if first >= end {
			c.fail(first, "the instruction at %#x has no statement", in.PC)
			return true
		}
		s := &b.Stmts[first]
		moved := in.Op >= dex.OpMoveResult && in.Op <= dex.OpMoveResultObject
		if s.PC != in.PC && !(moved && s.PC < in.PC && s.Def >= 0) {
			c.fail(first, "the instruction at %#x belongs to the statement of %#x", in.PC, s.PC)
		}
		if in.Op.Has(dex.FlagThrows) && !s.Throws() {
			c.fail(first, "the instruction throws, the statement does not")
		}
		return true
	})
	if err != nil {
		c.errs = append(c.errs, err)
	}
	for i := range b.Stmts {
		if s := &b.Stmts[i]; !s.Synthetic() && i > 0 && !b.Stmts[i-1].Synthetic() && s.PC < b.Stmts[i-1].PC {
			c.fail(int32(i), "statements are not in the order of the code")
		}
	}
}

// edges checks the duality of successors and predecessors and that blocks
// partition the statements.
func (c *checker) edges() {
	g := c.b.CFG()
	next := int32(0)
	type edge struct {
		from, to int32
		kind     EdgeKind
	}
	forward := map[edge]bool{}
	for k, block := range g.Blocks {
		if block.Start != next || block.End <= block.Start {
			c.fail(block.Start, "block %d is [%d, %d), expected to start at %d", k, block.Start, block.End, next)
		}
		next = block.End
		for i := block.Start; i < block.End; i++ {
			if g.BlockOf(i) != int32(k) {
				c.fail(i, "counted to block %d instead of %d", g.BlockOf(i), k)
			}
			if c.b.Stmts[i].Dead() != block.Dead {
				c.fail(i, "block %d is partly dead", k)
			}
		}
		for _, e := range g.Succs(int32(k)) {
			forward[edge{int32(k), e.Block, e.Kind}] = true
			if !block.Dead && g.Blocks[e.Block].Dead {
				c.fail(block.End-1, "leads to dead code")
			}
		}
		if last := &c.b.Stmts[block.End-1]; !block.Dead && len(g.Succs(int32(k))) == 0 && !c.b.exits(block.End-1) && last.Kind != Throw {
			c.fail(block.End-1, "nothing follows")
		}
	}
	if int(next) != len(c.b.Stmts) {
		c.fail(next, "not in any block")
	}
	backward := 0
	for k := range g.Blocks {
		for _, e := range g.Preds(int32(k)) {
			backward++
			if !forward[edge{e.Block, int32(k), e.Kind}] {
				c.fail(g.Blocks[k].Start, "predecessor %d of block %d does not lead there", e.Block, k)
			}
		}
	}
	if backward != len(forward) {
		c.fail(0, "%d edges forward, %d backward", len(forward), backward)
	}
}

// chains checks def-use chains in both directions, and that live code reads
// nothing undefined.
func (c *checker) chains() {
	b := c.b
	total := 0
	for i := range b.Stmts {
		s := &b.Stmts[i]
		for k, v := range b.Args(int32(i)) {
			use := b.FirstUse(int32(i)) + int32(k)
			if b.StmtOfUse(use) != int32(i) {
				c.fail(int32(i), "use %d belongs to statement %d", use, b.StmtOfUse(use))
			}
			if !v.IsLocal() {
				continue
			}
			defs := b.Defs(use)
			total += len(defs)
			if len(defs) == 0 && !s.Dead() {
				c.fail(int32(i), "%s is read before it is written", b.Locals[v].Name)
			}
			for _, d := range defs {
				if b.Stmts[d].Def != v.Local() {
					c.fail(int32(i), "statement %d does not define %s", d, b.Locals[v].Name)
				}
			}
		}
	}
	for i := range b.Stmts {
		for _, use := range b.Uses(int32(i)) {
			total--
			found := false
			for _, d := range b.Defs(use) {
				found = found || d == int32(i)
			}
			if !found {
				c.fail(int32(i), "use %d does not know this definition", use)
			}
		}
	}
	if total != 0 {
		c.fail(0, "%d more use-def than def-use links", total)
	}
}

// types checks that every local is typed and that what live statements assign
// or pass can be held.
func (c *checker) types() {
	b := c.b
	for k := range b.Locals {
		if b.Locals[k].Type.Kind() == KindUnknown {
			c.fail(0, "local %s has no type", b.Locals[k].Name)
		}
	}
	for i := range b.Stmts {
		s := &b.Stmts[i]
		if s.Dead() {
			continue
		}
		if s.Def >= 0 {
			if t := b.ResultType(int32(i)); b.program.Assignable(t, b.Locals[s.Def].Type) == No {
				c.fail(int32(i), "%s of type %s cannot hold %s", b.Locals[s.Def].Name, b.Locals[s.Def].Type.Java(), t.Java())
			}
		}
		for k, v := range b.Args(int32(i)) {
			want := b.OperandType(int32(i), k)
			if want == "" || want.IsRef() {
				want = map[bool]Type{true: ObjectType, false: want}[want != ""]
			}
			if have := b.typeOf(v); want != "" && b.program.Assignable(have, want) == No {
				c.fail(int32(i), "operand %d of type %s where %s is wanted", k, have.Java(), want.Java())
			}
		}
	}
}

// dominance compares the fast dominator tree with the definition: removing a
// dominator cuts a block off the entry. Only small graphs are compared.
func (c *checker) dominance() {
	g := c.b.CFG()
	if len(g.Blocks) > 40 {
		return
	}
	dom := c.b.Dominators()
	for a := range g.Blocks {
		if g.Blocks[a].Dead {
			continue
		}
		seen := make([]bool, len(g.Blocks))
		work := []int32{}
		if a != 0 {
			work, seen[0] = append(work, 0), true
		}
		for len(work) > 0 {
			k := work[len(work)-1]
			work = work[:len(work)-1]
			for _, e := range g.Succs(k) {
				if !seen[e.Block] && e.Block != int32(a) {
					seen[e.Block] = true
					work = append(work, e.Block)
				}
			}
		}
		for b := range g.Blocks {
			if g.Blocks[b].Dead {
				continue
			}
			if cut := !seen[b]; dom.Dominates(int32(a), int32(b)) != cut {
				c.fail(g.Blocks[b].Start, "block %d dominates block %d: tree says %v, definition %v", a, b, !cut, cut)
			}
		}
	}
}
