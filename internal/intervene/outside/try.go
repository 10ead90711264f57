// Changing what a slice leaves out.

package outside

import (
	"context"
	"math/rand"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// Try changes what lies outside of the slice of a subject's fault.
func Try(ctx context.Context, s *Subject, o Options) (*Report, error) {
	if o.Most == 0 {
		o.Most = 100
	}
	m, pc := s.Graph.Where(s.Criterion.Node)
	c := &checker{Subject: s, full: s.Graph.Backward(s.Criterion, dynamic.Full), relevant: omission.Relevant(s.Graph, s.Criterion)}
	c.report.At = s.Graph.Program.Reference(m, pc)
	all, err := c.executions()
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewSource(o.Seed))
	for _, k := range rng.Perm(len(all)) {
		if c.report.Tried >= o.Most || ctx.Err() != nil {
			break
		}
		x := all[k]
		body, err := c.Code.Body(x.method)
		if err != nil {
			return nil, err
		}
		changes := intervene.Alternatives(body, x.stmt, x.count)
		if len(changes) == 0 {
			continue
		}
		if err := c.change(ctx, x, changes[rng.Intn(len(changes))]); err != nil {
			return nil, err
		}
	}
	return &c.report, nil
}

// checker tries changes of a subject.
type checker struct {
	*Subject
	full, relevant *dynamic.Slice
	report         Report
}

// execution is an execution of a statement that can be changed.
type execution struct {
	method dex.MethodID
	pc     uint32
	stmt   int32
	count  int
	node   dynamic.Node
}

// executions returns the executions outside of the full slice that can be changed.
func (c *checker) executions() ([]execution, error) {
	g := c.Graph
	type place struct {
		method dex.MethodID
		pc     uint32
	}
	count := map[place]int{}
	stmts := map[place]int32{}
	var out []execution
	for n := range dynamic.Node(g.Len()) {
		if g.Kind(n) != dynamic.Instruction || g.Insn(n) == nil {
			continue
		}
		m, pc := g.Where(n)
		at := place{m, pc}
		count[at]++
		stmt, known := stmts[at]
		if !known {
			body, err := c.Code.Body(m)
			if err != nil {
				return nil, err
			}
			stmt = -1
			if first, last := body.At(pc); first < last && body.Stmts[last-1].PC == pc && changeable(body, last-1) {
				stmt = last - 1
			}
			stmts[at] = stmt
		}
		if stmt < 0 || n >= c.Criterion.Node { // what runs later only changes what comes later
			continue
		}
		c.report.Executed++
		if !c.full.Has(n) {
			out = append(out, execution{m, pc, stmt, count[at], n})
		}
	}
	c.report.Outside = len(out)
	return out, nil
}

// changeable reports whether a statement computes a value that is changed: what it
// stores or passes on is changed where it is computed.
func changeable(body *jimple.Body, stmt int32) bool {
	s := &body.Stmts[stmt]
	if s.Kind == jimple.Identity || s.Kind == jimple.If || s.Def == jimple.NoLocal || body.Locals[s.Def].Register < 0 {
		return false
	}
	t := body.Locals[s.Def].Type
	return !t.IsRef() || t == "Ljava/lang/String;"
}

// change runs the subject with one change.
func (c *checker) change(ctx context.Context, x execution, change intervene.Change) error {
	run := &intervene.Run{Change: change}
	result, fault, err := c.Again(ctx, run.Listen)
	if err != nil {
		return err
	}
	if !run.Applied {
		return nil
	}
	c.report.Tried++
	switch result {
	case Same:
		c.report.Same++
		return nil
	case Masked:
		c.report.Masked++
		return nil
	case Moved:
		switch {
		case c.relevant.Has(x.node):
			result = Omission
			c.report.Omission++
		case c.Graph.Places(x.node):
			c.report.Astray++
			return nil
		}
	}
	c.report.Trials = append(c.report.Trials, Trial{c.Graph.Program.Reference(x.method, x.pc), x.count, run.Was, run.Is, result, fault})
	return nil
}
