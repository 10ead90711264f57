// What can have run before a piece of code: the methods that calls reach, the callbacks
// that reach a method, and the callbacks of an object's lifecycle.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/criterion"
)

// maxReached bounds the methods looked at from one.
const maxReached = 400

// reached returns the methods that calls from a method can run, itself included, and
// whether these are all.
func (w *walker) reached(m dex.MethodID) (map[dex.MethodID]bool, bool) {
	if r, ok := w.reaches[m]; ok {
		return r, len(r) <= maxReached
	}
	r := map[dex.MethodID]bool{m: true}
	for work := []dex.MethodID{m}; len(work) > 0 && len(r) <= maxReached; work = work[1:] {
		b := w.app.Body(work[0])
		if b == nil {
			continue
		}
		for i := range b.Stmts {
			if !b.Stmts[i].Op.IsInvoke() {
				continue
			}
			for _, t := range w.app.Targets(pdg.Site{Method: work[0], PC: b.Stmts[i].PC}) {
				if !r[t] {
					r[t] = true
					work = append(work, t)
				}
			}
		}
	}
	w.reaches[m] = r
	return r, len(r) <= maxReached
}

// entries returns the callbacks from which a method can be reached, and whether these
// are all.
func (w *walker) entriesOf(m dex.MethodID) ([]dex.MethodID, bool) {
	if e, ok := w.callbacks[m]; ok {
		return e.list, e.all
	}
	e := entries{all: true}
	seen := map[dex.MethodID]bool{m: true}
	for work := []dex.MethodID{m}; len(work) > 0; work = work[1:] {
		if w.app.IsCallback(work[0]) {
			e.list = append(e.list, work[0])
		}
		for _, c := range w.app.CallNodes(work[0]) {
			if !seen[c.Method] {
				seen[c.Method] = true
				work = append(work, c.Method)
			}
		}
		if len(seen) > maxReached {
			e.all = false
			break
		}
	}
	// Callbacks of classes of which there are no objects do not run.
	live := slices.DeleteFunc(slices.Clone(e.list), func(m dex.MethodID) bool {
		return w.app.Prog.Methods[m].Access&dex.AccStatic == 0 && !w.app.Instantiated(w.app.Prog.Methods[m].Class)
	})
	e.dead = e.all && len(e.list) > 0 && len(live) == 0
	e.list = live
	w.callbacks[m] = e
	return e.list, e.all
}

type entries struct {
	list []dex.MethodID
	all  bool
	dead bool // none of the callbacks has an object
}

// entering returns the context of a callee that was entered by one call alone.
func (w *walker) entering(callee dex.MethodID, site criterion.Ref, context int32) int32 {
	key := enteredBy{callee, site, context}
	id, ok := w.calls[key]
	if !ok {
		id = w.context(walkContext{kind: descended, fixed: true, callers: []caller{{site, context}}})
		w.calls[key] = id
	}
	return id
}

type enteredBy struct {
	callee  dex.MethodID
	site    criterion.Ref
	context int32
}

// lifecycle notes which callbacks of the object can have run before a callback of its
// own lifecycle, and reports whether the lifecycle tells.
func (s *seeker) lifecycle(m dex.MethodID) bool {
	p := s.w.app.Prog
	class := p.Methods[m].Class
	l := s.w.app.Lifecycle(class)
	if l == nil || !l.Names(p.MethodName(m)) {
		return false
	}
	sdk := 0
	if s.w.app.Manifest != nil {
		sdk = s.w.app.Manifest.TargetSDK
	}
	if s.before == nil {
		s.before = map[string]bool{}
	}
	s.owner = class
	names := l.Callbacks()
	for work := []string{p.MethodName(m)}; len(work) > 0; work = work[1:] {
		for _, before := range names {
			if s.before[before] || !slices.Contains(l.Next(before, sdk), work[0]) {
				continue
			}
			s.before[before] = true
			if own, ok := s.only(class, before); !ok || !s.overwrites(own) {
				work = append(work, before)
			}
		}
	}
	return true
}

// only returns the method that an object of a class has for a callback, if no subclass
// has another one.
func (s *seeker) only(class dex.ClassID, name string) (dex.MethodID, bool) {
	p := s.w.app.Prog
	if name == "<init>" || name == android.Running || name == android.Start {
		return 0, false
	}
	var own []dex.MethodID
	for id := range p.Classes {
		c := &p.Classes[id]
		if dex.ClassID(id) != class && !s.w.extends(dex.ClassID(id), class) && !s.w.extends(class, dex.ClassID(id)) {
			continue
		}
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			if p.MethodName(m) == name && s.w.app.Body(m) != nil {
				own = append(own, m)
			}
		}
	}
	if len(own) != 1 {
		return 0, false
	}
	return own[0], true
}

// extends reports whether a class is a subclass of another one of the app.
func (w *walker) extends(sub, super dex.ClassID) bool {
	for c := range w.app.Prog.Lineage(w.app.Prog.Classes[sub].Descriptor) {
		if c == super && c != sub {
			return true
		}
	}
	return false
}

// overwrites tells whether a method, run on the object, leaves nothing of what a store
// before it wrote.
func (s *seeker) overwrites(m dex.MethodID) bool {
	b := s.w.app.Body(m)
	def := parameter(b, 0)
	if !s.in[m] || b.Stmts[0].Op != jimple.OpThis {
		return false
	}
	for i := range b.Stmts {
		if k := b.Stmts[i].Kind; (k == jimple.Return || k == jimple.ReturnVoid) && !b.Stmts[i].Dead() &&
			s.back(s.w.free, m, int32(i), def, maxSeekDepth) != 0 {
			return false
		}
	}
	return true
}

// elsewhere tells whether a store that the search did not meet can have come before the
// read in another activation.
func (s *seeker) elsewhere(at criterion.Ref, reader dex.MethodID) bool {
	if !s.open && s.before == nil && s.fresh {
		return false
	}
	list, all := s.w.entriesOf(at.Method)
	if s.w.callbacks[at.Method].dead {
		return false
	}
	if slices.ContainsFunc(list, s.w.onThread) {
		return true
	}
	if !s.open {
		if s.before == nil {
			return false
		}
		if all && !slices.ContainsFunc(list, s.earlier) {
			return false
		}
	}
	return at.Method == reader || s.lasts(at, reader)
}

// earlier tells whether a callback can have run before the read, by the lifecycle of
// the object.
func (s *seeker) earlier(m dex.MethodID) bool {
	p := s.w.app.Prog
	class := p.Methods[m].Class
	name := p.MethodName(m)
	l := s.w.app.Lifecycle(s.owner)
	own := class == s.owner || s.w.extends(class, s.owner) || s.w.extends(s.owner, class)
	switch {
	case own && name == "<init>":
		return true
	case own && l.Names(name):
		return s.before[name]
	}
	return s.before[android.Running] || name == "<clinit>"
}

// onThread tells whether a callback runs on a thread of its own.
func (w *walker) onThread(m dex.MethodID) bool {
	switch w.app.Prog.MethodName(m) {
	case "run", "call", "doInBackground", "doWork", "onHandleIntent", "onHandleWork", "compute":
		return true
	}
	return false
}

// lasts tells whether the method that stores can end with the value in place, or call
// the reader before it overwrites it.
func (s *seeker) lasts(at criterion.Ref, reader dex.MethodID) bool {
	b := s.w.app.Body(at.Method)
	roots := s.roots(b, at.Stmt, 0)
	if s.static {
		roots = nil
	} else if len(roots) != 1 {
		return true
	}
	g := b.CFG()
	seen := map[int32]bool{}
	lives := false
	var work []int32
	scan := func(block, from int32) {
		for j := from; j < g.Blocks[block].End; j++ {
			st := &b.Stmts[j]
			if len(roots) == 1 && j == roots[0] || st.Kind == jimple.Return || st.Kind == jimple.ReturnVoid || st.Kind == jimple.Throw {
				lives = true
				return
			}
			if s.stores[criterion.Ref{Method: at.Method, Stmt: j}] && s.exact(b, j) && (s.static || slices.Equal(s.roots(b, j, 0), roots)) {
				return
			}
			if st.Op.IsInvoke() {
				for _, t := range s.w.app.Targets(pdg.Site{Method: at.Method, PC: st.PC}) {
					if r, all := s.w.reached(t); !all || r[reader] {
						lives = true
						return
					}
				}
			}
		}
		for _, e := range g.Succs(block) {
			if !seen[e.Block] {
				seen[e.Block] = true
				work = append(work, e.Block)
			}
		}
	}
	scan(g.BlockOf(at.Stmt), at.Stmt+1)
	for len(work) > 0 && !lives {
		next := work[len(work)-1]
		work = work[:len(work)-1]
		scan(next, g.Blocks[next].Start)
	}
	return lives
}
