// Making the edges of the dense dependence graph, a method at a time.

package pdg

import (
	"context"

	"github.com/esdroid/esdroid/dex"
)

// pending are the dependences of some nodes that are not in the graph yet.
type pending struct {
	nodes []Node
	ends  []struct{ deps, bundles int } // by node
	deps  []Dep
	shared
}

// make adds the edges of a node, and of all nodes of its method with it. It must be
// called without the lock.
func (g *depGraph) make(a *App, id int32) {
	first, p := g.find(a, id)
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.starts[first] == 0 {
		g.add(a, first, p)
	}
}

// makeBatch is how many methods are found before they are added: they are held in
// memory.
const makeBatch = 256

// makeAll is make for several nodes, in parallel: what they depend on is found in any
// order and added in theirs.
func (g *depGraph) makeAll(ctx context.Context, a *App, ids []int32) {
	type found struct {
		first int32
		p     *pending
	}
	for len(ids) > 0 && ctx.Err() == nil {
		batch := ids[:min(makeBatch, len(ids))]
		ids = ids[len(batch):]
		list := make([]found, len(batch))
		inParallel(len(batch), func(i int) {
			list[i].first, list[i].p = g.find(a, batch[i])
		})
		g.mu.Lock()
		for _, x := range list {
			if g.starts[x.first] == 0 {
				g.add(a, x.first, x.p)
			}
		}
		g.mu.Unlock()
	}
}

// find finds out what the nodes of a node's method depend on. It returns the number
// of the first of them.
func (g *depGraph) find(a *App, id int32) (first int32, p *pending) {
	g.mu.RLock()
	n := g.nodes[id]
	base := g.base[n.Method]
	p = &pending{nodes: []Node{n}}
	if _, extra := g.extra[n]; !extra {
		end := base + 1
		if offsets := g.offsets[n.Method]; offsets != nil {
			end = base + offsets[len(offsets)-1]
		}
		id, p.nodes = base, g.nodes[base:end]
	}
	g.mu.RUnlock()
	p.find(a, g)
	return id, p
}

// find finds out what the nodes depend on.
func (p *pending) find(a *App, g *depGraph) {
	for _, n := range p.nodes {
		p.deps = a.deps(p.deps, n, &p.shared)
		p.ends = append(p.ends, struct{ deps, bundles int }{len(p.deps), len(p.shared.list)})
	}
	// What bundles mean is looked up here, where others need not wait for it.
	for i := range p.shared.list {
		switch x := &p.shared.list[i]; x.of {
		case callMethod:
			x.nodes = a.callersOf(x.method)
		case writeGroup:
			a.anyOf(x.group)
		case writeField:
			g.mu.RLock()
			_, known := g.fields[x.field]
			g.mu.RUnlock()
			if !known {
				x.nodes = a.writesAnywhere(x.field)
			}
		}
	}
}

// add adds the edges of nodes whose first has the number id.
func (g *depGraph) add(a *App, id int32, p *pending) {
	dep, bundle := 0, 0
	for k, end := range p.ends {
		self := id + int32(k)
		g.starts[self] = uint32(len(g.edges))
		for ; dep < end.deps; dep++ {
			d := &p.deps[dep]
			var e edge
			switch d.Direction {
			case Down: // of what a callback gets
				e = newEdge(g.methodList(a, []dex.MethodID{d.Method}, d.Kind), d.Kind, wayDown).withOperand(g.operandsOf(self))
			case Across:
				e = newEdge(g.id(a, d.Node), d.Kind, wayAcross)
			default:
				e = newEdge(g.id(a, d.Node), d.Kind, wayWithin)
			}
			g.edges, g.labels = append(g.edges, e), append(g.labels, label{d.Var, self, d.Guess})
		}
		for ; bundle < end.bundles; bundle++ {
			x := &p.shared.list[bundle]
			l := g.list(a, x)
			if len(g.lists[l].members) == 0 {
				continue
			}
			e := newEdge(l, x.Kind, wayAcrossTo)
			switch x.of {
			case callMethod:
				e = newEdge(l, x.Kind, wayUp).withOperand(int(x.Var.ID))
			case leaveCall:
				call := g.id(a, Node{Method: p.nodes[k].Method, Stmt: p.nodes[k].Stmt})
				e = newEdge(l, x.Kind, wayDown).withOperand(g.operandsOf(call)).withBehind(self - call)
			}
			g.edges, g.labels = append(g.edges, e), append(g.labels, label{x.Var, self, x.Guess})
		}
	}
	g.starts[id+int32(len(p.nodes))] = uint32(len(g.edges))
}

// list returns the number of a bundle's list.
func (g *depGraph) list(a *App, x *bundle) int32 {
	switch x.of {
	case callMethod:
		l := &g.callers[x.method]
		if *l == unknownList {
			*l = g.callList(g.ids(a, x.nodes))
		}
		return *l
	case leaveCall:
		return g.methodList(a, x.targets, x.Kind)
	case writeGroup:
		l, ok := g.groups[x.group]
		if !ok {
			for _, d := range a.anyOf(x.group) {
				x.nodes = append(x.nodes, d.Node)
			}
			l, _ = g.intern(g.ids(a, x.nodes), false)
			g.groups[x.group] = l
		}
		return l
	case writeField:
		l, ok := g.fields[x.field]
		if !ok {
			l, _ = g.intern(g.ids(a, x.nodes), false)
			g.fields[x.field] = l
		}
		return l
	}
	l, _ := g.intern(g.ids(a, x.nodes), false)
	return l
}

// callList returns the list of calls.
func (g *depGraph) callList(calls []int32) int32 {
	l, isNew := g.intern(calls, false)
	if isNew && len(calls) > 0 {
		least := g.operandsOf(calls[0])
		for _, call := range calls[1:] {
			least = min(least, g.operandsOf(call))
		}
		g.lists[l].operands = least
	}
	return l
}

// methodList returns the list of those methods that a call can reach which results, or
// exceptions, leave.
func (g *depGraph) methodList(a *App, targets []dex.MethodID, kind Kind) int32 {
	var members, results, exceptions []int32
	for _, m := range targets {
		r, e := a.exits(m, Result), a.exits(m, Exception)
		if kind == Exception && len(e) == 0 || kind != Exception && len(r) == 0 {
			continue
		}
		members = append(members, int32(m))
		results, exceptions = append(results, g.ids(a, r)...), append(exceptions, g.ids(a, e)...)
	}
	l, isNew := g.intern(members, true)
	if isNew {
		g.lists[l].results, g.lists[l].exceptions = results, exceptions
	}
	return l
}
