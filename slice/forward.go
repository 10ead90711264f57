// Forward slices and chops: what depends on a statement, and what lies between
// two of them.

package slice

import (
	"context"
	"runtime"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/crowded"
	"github.com/esdroid/esdroid/internal/ordered"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Forward computes what depends on some statements, in any calling context. The
// elements' Next leads back to them: an element depends on its Next.
//
// Dependences are found backwards, so all of the app's are computed once and
// turned round; that takes seconds for large apps.
func Forward(ctx context.Context, app *pdg.App, from []criterion.Ref, size Size, o Options) *Slice {
	d := dependents(ctx, app, size.Kinds(), o.reporter(size))
	w := newWalker(app, nil, size.Kinds(), o.budget())
	w.limit = o.Nearest
	w.forward = d
	for _, r := range from {
		n := pdg.Node{Method: r.Method, Stmt: r.Stmt}
		for _, start := range append([]pdg.Node{n}, d.parts[n]...) {
			w.push(w.free, start, 0, -1, pdg.Dep{Node: start})
		}
	}
	w.run(ctx, o.reporter(size))
	s := w.result(size)
	s.Partial = s.Partial || d.partial
	return s
}

// Chop computes what lies on the ways by which the statements to depend on the
// statements from. The elements' Next leads to to. It is empty when none depends
// on any; Partial then tells that the search was cut.
func Chop(ctx context.Context, app *pdg.App, from, to []criterion.Ref, size Size, o Options) *Slice {
	w := newWalker(app, nil, size.Kinds(), o.budget())
	w.uses, w.contents = map[int32][]int32{}, true
	for _, r := range to {
		w.start(r)
	}
	w.run(ctx, o.reporter(size))
	w.between(from)
	return w.result(size)
}

// ChopCrash computes what lies on the ways by which a crash depends on the statements
// from: of its slice, that is, so that what is at fault counts as it does there.
func ChopCrash(ctx context.Context, app *pdg.App, from []criterion.Ref, c *criterion.Criterion, size Size, o Options) *Slice {
	w := newWalker(app, c.Stack, size.Kinds(), o.budget())
	w.uses = map[int32][]int32{}
	w.begin(c, size)
	w.run(ctx, o.reporter(size))
	w.between(from)
	return w.result(size)
}

// between leaves of a finished walk what depends on the statements from.
func (w *walker) between(from []criterion.Ref) {
	between := map[int32]bool{}
	var work []int32
	for i := range w.states {
		if s := &w.states[i]; s.done && s.node.Part != pdg.Entry && slices.Contains(from, criterion.Ref{Method: s.node.Method, Stmt: s.node.Stmt}) {
			work = append(work, int32(i))
		}
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if !between[i] {
			between[i] = true
			work = append(work, w.uses[i]...)
		}
	}
	for i := range w.states {
		w.states[i].done = w.states[i].done && between[int32(i)]
	}
}

// inverted holds the dependences of an app, by what is depended on.
type inverted struct {
	of      map[pdg.Node][]pdg.Dep  // each with the dependent node
	parts   map[pdg.Node][]pdg.Node // of a statement: what can depend separately
	partial bool
}

// How many dependences of an app, and of one method, are followed before only the
// nearest are; the slice is partial then. An app has maxDeps and depsPerByte for each
// byte of its dex files, of which the code of programs takes a part.
const (
	maxDeps       = 1 << 19
	depsPerByte   = 2
	maxMethodDeps = 1 << 20
)

// atOnce is how many methods share what is left of an app's dependences, so that which
// are cut does not depend on who is faster.
const atOnce = 16

// turnedDep is a dependence, with the dependent node, and what is depended on.
type turnedDep struct {
	dep pdg.Dep
	on  pdg.Node
}

// dependents computes the dependences of all methods and turns them round.
func dependents(ctx context.Context, app *pdg.App, kinds pdg.KindSet, progress func(int, int)) *inverted {
	methods := len(app.Prog.Methods)
	left := maxDeps
	for _, f := range app.Prog.Files {
		left += depsPerByte * len(f.Data())
	}
	askers := make(chan *walker, runtime.GOMAXPROCS(0))
	for range cap(askers) {
		askers <- newWalker(app, nil, kinds, 0)
	}
	out := &inverted{of: map[pdg.Node][]pdg.Dep{}, parts: map[pdg.Node][]pdg.Node{}}
	perMethod := make([][]turnedDep, atOnce)
	rooms := make([]*crowded.Room, atOnce)
	for first := 0; first < methods; first += atOnce {
		n := min(atOnce, methods-first)
		if err := ordered.Each(n, func(k int) error {
			if err := ctx.Err(); err != nil {
				return err
			}
			asks := <-askers
			defer func() { askers <- asks }()
			rooms[k] = crowded.NewRoom(min(maxMethodDeps, max(0, left)/atOnce))
			perMethod[k] = asks.turn(rooms[k], perMethod[k][:0], dex.MethodID(first+k))
			return nil
		}); err != nil {
			out.partial = true
			break
		}
		for k, list := range perMethod[:n] {
			out.partial = out.partial || rooms[k].LeftOut > 0
			left -= len(list)
			out.add(list)
		}
		if progress != nil && first/256 != (first+n)/256 {
			progress(first+n, methods-first-n)
		}
	}
	return out
}

func (v *inverted) add(list []turnedDep) {
	for _, f := range list {
		if f.on.Part != pdg.Whole && f.on.Part != pdg.Entry && len(v.of[f.on]) == 0 {
			whole := pdg.Node{Method: f.on.Method, Stmt: f.on.Stmt}
			v.parts[whole] = append(v.parts[whole], f.on)
		}
		v.of[f.on] = append(v.of[f.on], f.dep)
	}
}

// turn appends the dependences of a method's nodes, as far as there is room.
func (w *walker) turn(room *crowded.Room, out []turnedDep, m dex.MethodID) []turnedDep {
	b := w.app.Body(m)
	if b == nil {
		return out
	}
	work := []pdg.Node{{Method: m, Part: pdg.Entry}}
	for i := range b.Stmts {
		n := pdg.Node{Method: m, Stmt: int32(i)}
		work = append(work, n)
		if b.Stmts[i].Op.IsInvoke() {
			n.Part = pdg.Thrown
			work = append(work, n)
			for k := range b.Args(n.Stmt) {
				n.Part = pdg.Argument(k)
				work = append(work, n)
			}
			for k := range w.app.Effects(pdg.Node{Method: m, Stmt: int32(i)}) {
				n.Part = pdg.Effect(k)
				work = append(work, n)
			}
		}
	}
	seen := map[pdg.Node]bool{}
	var list []pdg.Dep
	for _, n := range work {
		if seen[n] {
			continue
		}
		seen[n] = true
		list = w.app.DepsWithin(room, list[:0], n)
		if w.kinds.Has(pdg.Base) {
			list = append(append(list, w.operands(n, list, room)...), w.delivery(n)...)
		}
		text := !w.kinds.Has(pdg.Base) && w.isText(n)
		for _, d := range list {
			if text && d.Kind == pdg.Base {
				d.Kind = pdg.Value // the text is the receiver
			}
			if w.wants(d) && !w.otherObject(n, d) {
				on := d.Node
				d.Node, d.Direction = n, turned(d.Direction)
				out = append(out, turnedDep{d, on})
			}
		}
	}
	return out
}

// turned is the direction of a dependence seen from the other end.
func turned(d pdg.Direction) pdg.Direction {
	switch d {
	case pdg.Up:
		return pdg.Down
	case pdg.Down:
		return pdg.Up
	}
	return d
}
