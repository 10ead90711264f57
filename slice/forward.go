// Forward slices and chops: what depends on a statement, and what lies between
// two of them.

package slice

import (
	"context"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
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

// maxMethodDeps is how many dependences of one method are followed before only the
// nearest are; the slice is partial then.
const maxMethodDeps = 1 << 20

// dependents computes the dependences of all methods and turns them round.
func dependents(ctx context.Context, app *pdg.App, kinds pdg.KindSet, progress func(int, int)) *inverted {
	type found struct {
		dep pdg.Dep
		on  pdg.Node
	}
	methods := len(app.Prog.Methods)
	perMethod := make([][]found, methods)
	var next, done atomic.Int64
	var group sync.WaitGroup
	var report sync.Mutex
	stopped := atomic.Bool{}
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			asks := newWalker(app, nil, kinds, 0)
			var list []pdg.Dep
			for {
				m := int(next.Add(1)) - 1
				if m >= methods {
					return
				}
				if ctx.Err() != nil {
					stopped.Store(true)
					return
				}
				b := app.Body(dex.MethodID(m))
				if b == nil {
					continue
				}
				room := jimple.NewRoom(maxMethodDeps)
				seen := map[pdg.Node]bool{}
				work := []pdg.Node{{Method: dex.MethodID(m), Part: pdg.Entry}}
				for i := range b.Stmts {
					n := pdg.Node{Method: dex.MethodID(m), Stmt: int32(i)}
					work = append(work, n)
					if b.Stmts[i].Op.IsInvoke() {
						n.Part = pdg.Thrown
						work = append(work, n)
						for k := range b.Args(n.Stmt) {
							n.Part = pdg.Argument(k)
							work = append(work, n)
						}
						for k := range app.Effects(pdg.Node{Method: dex.MethodID(m), Stmt: int32(i)}) {
							n.Part = pdg.Effect(k)
							work = append(work, n)
						}
					}
				}
				for _, n := range work {
					if seen[n] {
						continue
					}
					seen[n] = true
					list = app.DepsWithin(room, list[:0], n)
					if kinds.Has(pdg.Base) {
						list = append(append(list, asks.operands(n, list)...), asks.delivery(n)...)
					}
					text := !kinds.Has(pdg.Base) && asks.isText(n)
					for _, d := range list {
						if text && d.Kind == pdg.Base {
							d.Kind = pdg.Value // the text is the receiver
						}
						if asks.wants(d) && !asks.otherObject(n, d) {
							on := d.Node
							d.Node, d.Direction = n, turned(d.Direction)
							perMethod[m] = append(perMethod[m], found{d, on})
						}
					}
				}
				if room.LeftOut > 0 {
					stopped.Store(true)
				}
				if k := done.Add(1); progress != nil && k%256 == 0 {
					report.Lock()
					progress(int(k), methods-int(k))
					report.Unlock()
				}
			}
		})
	}
	group.Wait()
	out := &inverted{of: map[pdg.Node][]pdg.Dep{}, parts: map[pdg.Node][]pdg.Node{}, partial: stopped.Load()}
	for _, list := range perMethod {
		for _, f := range list {
			if f.on.Part != pdg.Whole && f.on.Part != pdg.Entry && len(out.of[f.on]) == 0 {
				whole := pdg.Node{Method: f.on.Method, Stmt: f.on.Stmt}
				out.parts[whole] = append(out.parts[whole], f.on)
			}
			out.of[f.on] = append(out.of[f.on], f.dep)
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
