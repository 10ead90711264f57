// Objects that leave the method that made them: others see of them what the method has put
// there by then, or puts there later.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/jimple"
)

// leavingObject returns what a method does with an object that it makes and lets go; nil if
// it keeps the object, or does more with it than is followed.
func (a *App) leavingObject(o origin) *confined {
	if o.kind != originAlloc || o.local != 0 {
		return nil
	}
	n := Node{Method: o.method, Stmt: o.stmt}
	if c, ok := a.leaving.Load(n); ok {
		return c.(*confined)
	}
	c := a.followObject(n, true)
	if c != nil && len(c.leaves) == 0 {
		c = nil
	}
	a.leaving.Store(n, c)
	return c
}

// lasting leaves out the definitions of a place that other definitions take the place of
// before anyone can see them: in the method that makes the owner.
func (v *eval) lasting(p place, list []definition) []definition {
	if len(list) == 0 || !p.owner.complete || p.global {
		return list
	}
	mine, seen := map[Node]bool{}, map[Node]bool{}
	for _, o := range p.owner.list {
		in := func(d definition) bool { return d.Method == o.method && d.Part > Whole }
		if o.kind != originAlloc || !slices.ContainsFunc(list, in) {
			continue
		}
		c := v.a.leavingObject(o)
		if c == nil {
			return list
		}
		v.seen(p, c, v.a.Body(o.method), mine, seen)
	}
	return slices.DeleteFunc(slices.Clone(list), func(d definition) bool { return mine[d.Node] && !seen[d.Node] })
}

// seen notes which definitions a method makes of a place in an object, and which of them
// can be seen: where the place is read, where the object leaves the method, or later.
func (v *eval) seen(p place, c *confined, b *jimple.Body, mine, seen map[Node]bool) {
	changes := map[int32][]change{}
	for _, h := range c.uses {
		v.changesOf(changes, b, h, p, true)
	}
	for _, list := range changes {
		for _, c := range list {
			mine[c.def.Node] = true
		}
	}
	from := slices.Clone(c.leaves)
	if p.at.Method == b.Method {
		from = append(from, p.at.Stmt)
	}
	for _, i := range from {
		r := reaching{b: b, changes: changes, seen: map[int32]bool{}, alloc: c.alloc, single: true}
		r.from(i)
		for _, d := range r.list {
			seen[d.Node] = true
		}
	}
	later := after(b, c.leaves)
	for at, list := range changes {
		if later(at) {
			for _, c := range list {
				seen[c.def.Node] = true
			}
		}
	}
}

// after returns the test whether a statement can run after one of a list, or is one.
func after(b *jimple.Body, list []int32) func(int32) bool {
	g := b.CFG()
	reached := make([]bool, len(g.Blocks))
	var work []int32
	for _, i := range list {
		work = append(work, g.BlockOf(i))
	}
	for len(work) > 0 {
		next := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range g.Succs(next) {
			if !reached[e.Block] {
				reached[e.Block] = true
				work = append(work, e.Block)
			}
		}
	}
	return func(at int32) bool {
		block := g.BlockOf(at)
		return reached[block] || slices.ContainsFunc(list, func(i int32) bool { return g.BlockOf(i) == block && i <= at })
	}
}
