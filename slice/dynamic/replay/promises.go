// Summaries evaluated: the app code that a framework call lets be called back, and where
// what that returns goes.

package replay

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// callbacks registers the app code that an effect lets the framework call.
func (x *effects) callbacks(v *android.Value, to destination) {
	// What a callback returns goes into what is made of it.
	part := destination{into: to.into, chooses: to.chooses}
	switch {
	case to.into != nil:
	case to.call != nil:
		part.into = &to.call.node
	case to.at.owner != 0 && len(x.parts) > 0:
		node := x.parts[len(x.parts)-1]
		part.into = &node
	}
	if chooses(v) {
		part.chooses = true
	}
	if v.Label == elementsLabel && to.at.owner != 0 {
		part = destination{at: to.at, op: android.Add, elements: true}
	}
	for i := range v.Args {
		x.callbacks(&v.Args[i], part)
	}
	if v.Kind != android.ValueCall {
		return
	}
	cb := v.Call
	for _, receiver := range x.receivers(&cb.Receiver) {
		n := x.part()
		x.rp.valueEdges(n, receiver, dynamic.EdgeValue, x.rp.g.Intern(listenerLabel(cb)))
		if !x.c.callee.static && x.rp.isSubclass(x.c.callee.class, "Landroid/view/View;") {
			// The view on which the user acts.
			x.rp.valueEdges(n, x.c.args[0], dynamic.EdgeBase, x.rp.g.Intern("view"))
		}
		x.rp.register(x.t, registration{receiver: receiver.obj, method: cb.Method, node: n, by: x, call: cb, to: to})
		x.passesOn(receiver.obj, cb, to)
	}
}

// receivers returns the objects that a call lets be called back: each of those that were
// handed over as observers of something. Of a container's elements one stands for all.
func (x *effects) receivers(p *android.Path) []value {
	var need edgesTo
	if _, l, ok := x.location(p, &need); ok && l.key == anyKey && p.Steps[len(p.Steps)-1].Field != android.Elements {
		var all []value
		seen := map[object]bool{}
		for _, v := range x.rp.h.get(l) {
			if v.obj != 0 && !seen[v.obj] && len(all) < maxCandidates {
				seen[v.obj] = true
				all = append(all, v)
			}
		}
		return all
	}
	if v := x.path(p, &need, false); v.obj != 0 {
		return []value{v}
	}
	return nil
}

// listenerLabel says what leads from a call that lets something be called back to that:
// what is called was handed over before, or is handed over by the call.
func listenerLabel(cb *android.Callback) string {
	if len(cb.Receiver.Steps) > 0 {
		return dynamic.EarlierListenerLabel
	}
	return dynamic.ListenerLabel
}

// destination is where the value goes that a callback returns.
type destination struct {
	call *call         // it is the result of this framework call; nil if it is not
	at   location      // else it is kept here, if there is an owner
	into *dynamic.Node // else it is a part of what this node made
	op   android.Op
	// chooses says that it only decided which of several values that was.
	chooses bool
	// elements says that not the value is kept, but what it holds.
	elements bool
}

// elementsLabel marks, in summaries, a container of which the elements are meant.
const elementsLabel = "elements"

// elementsOf returns what a container holds, in its order if that is known.
func (rp *replay) elementsOf(o object) []value {
	if s := rp.containers[o]; s != nil {
		return s.items
	}
	return slices.Clone(rp.h.get(location{o, 0, anyKey}))
}

// delegatedResult takes what a method of the app returned to the framework call inside of
// which it ran, where that has its name and gives the same, as a content resolver asks the
// provider, or reads what the method makes of a parcel.
func (rp *replay) delegatedResult(t *thread, f *frame, v value) {
	parent := t.top()
	if parent == nil || parent.settled == nil || parent.last != parent.settled.node {
		return
	}
	c := parent.settled.callee
	id := f.m.ID
	returns, name := dex.ReturnType(rp.g.Program.MethodProto(id)), rp.g.Program.MethodName(id)
	if name == "createFromParcel" {
		name, returns = c.name, rp.h.objects[v.obj].class // the compiler's own creator returns any object
	}
	if c.app || c.name != name || returns != c.returns && !(isReference(returns) && rp.isSubclass(returns, c.returns)) {
		return
	}
	node := parent.settled.node
	rp.g.AddEdge(node, v.def, dynamic.EdgeValue, rp.g.Intern("result of "+c.name), false)
	if parent.result.def == node && isReference(c.returns) {
		parent.result.obj, parent.result.cst, parent.result.view = v.obj, v.cst, true
	}
}

// delegatedArguments takes what a content resolver is asked by to the provider's method that
// it runs. Each parameter is the next argument of its type.
func (rp *replay) delegatedArguments(f, parent *frame, class, name string) {
	c := parent.settled
	if c == nil || c.callee.app || parent.last != c.node || android.ProviderCalls[c.callee.name] != name || !rp.isSubclass(class, "Landroid/content/ContentProvider;") {
		return
	}
	next := 1
	for i := 1; i < len(f.m.Params); i++ {
		for k := next; k < len(c.args); k++ {
			if rp.argumentType(c.callee, k) == f.m.Params[i] {
				f.args[i], next = handed(c.args[k]), k+1
				break
			}
		}
	}
}

// arguments returns what the framework hands to a callback: state is read when
// the callback begins.
func (r *registration) arguments() []value {
	out := make([]value, len(r.call.Args))
	r.by.handing = r.call.Timing == android.Sync
	defer func() { r.by.handing = false }()
	for i := range out {
		var ignored edgesTo
		out[i] = r.by.value(&r.call.Args[i], &ignored)
		out[i].view = out[i].view || r.by.rp.madeAnew(out[i].obj)
	}
	return out
}

// madeAnew reports whether the framework made an object and may make another one with the
// same content each time it hands it over, as a cursor. A view is not like that: each has
// a state of its own.
func (rp *replay) madeAnew(o object) bool {
	info := &rp.h.objects[o]
	if o == 0 || info.created == dynamic.NoNode || rp.g.Kind(info.created) != dynamic.Instruction {
		return false
	}
	return rp.g.Insn(info.created).Op.Has(dex.FlagInvoke) && !rp.isSubclass(info.class, "Landroid/view/View;")
}

// arrives lets what a callback returns be where its promise says that it goes as soon as
// that is asked for, if all that is left of it is to return: a log has no record of
// returns, so that nothing tells the end of the last that a thread did.
func (rp *replay) arrives(asking *thread, l location) {
	if rp.stated {
		return
	}
	var last *thread
	for _, t := range rp.threads {
		if t == asking || len(t.frames) == 0 || t.frames[0].registration == nil || t.frames[0].registration.to.at != l {
			continue
		}
		if last == nil || t.frames[0].number > last.frames[0].number {
			last = t
		}
	}
	if last == nil {
		return
	}
	if v, ok := rp.returning(last); ok && v.def != dynamic.NoNode {
		rp.h.set(l, v.madeBy(v.def))
	}
}

// returning is what a thread's outermost frame returns if nothing but moves of results and
// returns are left to run.
func (rp *replay) returning(t *thread) (value, bool) {
	rp.settle(t, t.top())
	v := t.top().result
	for k := len(t.frames) - 1; k >= 0; k-- {
		f := t.frames[k]
		moved := int32(-1)
		i := f.lastInsn + 1
		if int(i) < len(f.m.Insns) && f.m.Insns[i].Op >= dex.OpMoveResult && f.m.Insns[i].Op <= dex.OpMoveResultObject {
			moved = int32(f.m.Insns[i].A)
			i++
		}
		if int(i) >= len(f.m.Insns) || f.m.Insns[i].Op < dex.OpReturn || f.m.Insns[i].Op > dex.OpReturnObject {
			return nothing, false
		}
		if from := f.m.Insns[i].A; int32(from) != moved {
			v = rp.use(f, from)
		}
	}
	return v, true
}

// endCallback takes what a callback returned to where the framework uses it.
func (rp *replay) endCallback(t *thread, f *frame) {
	v := f.returned
	if v.def == dynamic.NoNode {
		return
	}
	v = v.madeBy(v.def)
	rp.counted(t, f, v)
	if f.registration == nil {
		rp.reflectedResult(t, f, v)
		rp.delegatedResult(t, f, v)
		rp.binder(t, f, v)
		return
	}
	to := &f.registration.to
	switch parent := t.top(); {
	case to.into != nil && to.chooses:
		rp.g.AddEdge(*to.into, v.def, dynamic.EdgeBase, rp.g.Intern("result of "+f.registration.method), false)
	case to.into != nil:
		rp.g.AddEdge(*to.into, v.def, dynamic.EdgeValue, rp.g.Intern("result of "+f.registration.method), false)
	case to.call != nil:
		rp.g.AddEdge(to.call.node, v.def, dynamic.EdgeValue, rp.g.Intern("result of "+f.registration.method), false)
		if parent != nil && parent.settled == to.call && parent.result.def == to.call.node {
			parent.result.obj, parent.result.cst = v.obj, v.cst
		}
		for _, r := range rp.process(t.process).registrations[f.registration.method] {
			if r.by == f.registration.by && r.to.at.owner != 0 && r.receiver == f.registration.receiver {
				rp.h.add(r.to.at, v) // the call keeps it, too
			}
		}
	case to.at.owner != 0:
		all := []value{v}
		if to.elements {
			all = rp.elementsOf(v.obj)
		}
		for _, v := range all {
			if to.op == android.Add || to.at.key == anyKey { // each call gives one of the elements
				rp.h.add(to.at, v)
			} else {
				rp.h.set(to.at, v)
			}
		}
		if s := rp.containers[to.at.owner]; s != nil && s.filled && to.at.field == 0 {
			s.items = append(s.items, all...)
		}
	}
}
