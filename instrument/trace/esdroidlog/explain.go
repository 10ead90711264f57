// How control came from the last known instruction to a candidate: the calls,
// returns and unwinds that the log does not say.

package esdroidlog

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// explanation is one reading of how a thread came to a record.
type explanation struct {
	cost     int
	actions  []action
	goal     place
	repaired bool
}

type actionKind uint8

const (
	doPath     actionKind = iota // the current frame went through via
	doReturn                     // the current frame went through via and returned
	doUnwind                     // the current frame was left by an exception
	doCatch                      // the current frame caught an exception; via begins at the handler
	doEnter                      // a frame was pushed by the app's call
	doEvent                      // a frame was pushed by the framework
	doJump                       // records are lost, but the frame is one that was open
	doLostCall                   // a frame was pushed by calls whose records are lost
	doLost                       // nothing explains it: frames are dropped
)

type action struct {
	kind   actionKind
	via    []int32
	method dex.MethodID
}

// The costs of explanations, in the same currency as lost records.
const (
	costKnown     = 1  // a callback inside a framework call that is known to make it
	costNested    = 6  // one inside of any other framework call
	costEvent     = 4  // a new callback at the bottom of the thread
	costIdle      = 12 // an event of the message loop, though frames seem open
	costCatch     = 6
	costUnwind    = 8
	costInit      = 1  // a class initialiser
	costNotNested = 30 // an event of the message loop inside a framework call
	costKept      = 60 // inside a constructor that keeps what it is given for a later call
	costJump      = 220
	costThrough   = 240 // calls whose records are lost lead from an open frame
	costResync    = 300
	costTwice     = 100 // lost records lead to a record with a wrong label: too much at once
	costDeclare   = 5   // a call whose callee has the name only
)

// explain finds the cheapest reading.
func (im *importer) explain(t *walker, candidates []candidate) explanation {
	byMethod := map[dex.MethodID][]candidate{}
	var methods []dex.MethodID
	for _, c := range candidates {
		if byMethod[c.method] == nil {
			methods = append(methods, c.method)
		}
		byMethod[c.method] = append(byMethod[c.method], c)
	}
	best := explanation{cost: 1 << 30}
	consider := func(cost int, c candidate, actions ...action) {
		if c.repaired && cost >= costLost {
			cost += costTwice
		}
		if cost += c.penalty; cost < best.cost {
			best = explanation{cost, append([]action(nil), actions...), c.place, c.repaired}
		}
	}
	// within finds the nearest candidates of one method, by penalty class.
	within := func(m *method, starts []int32, yield func(path, candidate)) {
		for _, repaired := range []bool{false, true} {
			goals := map[int32]candidate{}
			for _, c := range byMethod[m.id] {
				if c.repaired == repaired {
					goals[c.insn] = c
				}
			}
			if len(goals) > 0 {
				if p, ok := m.search(starts, func(i int32) bool { _, is := goals[i]; return is }); ok {
					yield(p, goals[p.goal])
				}
			}
		}
	}
	entry := []int32{0}
	var prefix []action // what happened to the frames above
	prefixCost := 0
	var levels []level
	caught := false // the frames above were left by an exception
	direct := true  // no frame above belongs to a call that the frame has made
	for at := len(t.frames) - 1; at >= 0 && min(prefixCost, costJump) < best.cost; at-- {
		f := &t.frames[at]
		var in *insn
		starts := entry
		if f.at >= 0 {
			in = &f.m.insns[f.at]
			starts = in.succs
			if manyRecords(in.Op) {
				for _, c := range byMethod[f.m.id] {
					if c.insn == f.at {
						consider(prefixCost, c, append(prefix, action{kind: doPath})...)
					}
				}
			}
		}
		if !caught {
			within(f.m, starts, func(p path, c candidate) {
				consider(prefixCost+p.cost, c, append(prefix, action{kind: doPath, via: p.via})...)
			})
			if best.cost == prefixCost {
				return best
			}
		}
		if !caught {
			levels = append(levels, level{f, doPath, starts, prefix, prefixCost})
		} else if in != nil && len(in.handlers) > 0 {
			levels = append(levels, level{f, doCatch, in.handlers, prefix, prefixCost + costCatch})
		}
		if in != nil {
			if len(in.handlers) > 0 {
				within(f.m, in.handlers, func(p path, c candidate) {
					consider(prefixCost+p.cost+costCatch, c, append(prefix, action{kind: doCatch, via: p.via})...)
				})
			}
			if !caught {
				im.calls(f, in, direct && !f.called, methods, within, func(cost int, c candidate, actions ...action) {
					consider(prefixCost+cost, c, append(append([]action(nil), prefix...), actions...)...)
				})
			}
		}
		if above := len(t.frames) - 1 - at; prefixCost < best.cost || costJump < best.cost {
			for _, c := range byMethod[f.m.id] {
				jump := make([]action, above, above+1)
				for i := range jump {
					jump[i] = action{kind: doUnwind}
				}
				consider(costJump+above, c, append(jump, action{kind: doJump})...)
			}
		}
		// This frame ends: by return, else by exception.
		leave := []action{{kind: doUnwind}}
		cost := costUnwind
		if !caught {
			if p, ok := f.m.toReturn(starts); ok && p.cost < costCap {
				leave, cost = []action{{kind: doReturn, via: append(p.via, p.goal)}}, p.cost
			}
		} else if in != nil {
			if p, ok := f.m.toReturn(in.handlers); ok && p.cost+costCatch < costCap {
				leave, cost = []action{{kind: doCatch, via: append(p.via, p.goal)}, {kind: doReturn}}, p.cost+costCatch
			}
		}
		caught = leave[0].kind == doUnwind
		if caught && in == nil {
			cost += costCap
		}
		// A class initialiser runs before the call that triggers it goes on.
		direct = direct && im.app.p.MethodName(f.m.id) == "<clinit>"
		prefix = append(prefix[:len(prefix):len(prefix)], leave...)
		prefixCost += cost
		if f.callback != 0 {
			caught = false // an exception ends at the framework
			// The framework may call back again from where it was called.
			for _, id := range methods {
				if m := im.app.method(id); im.mayBeCallback(id) {
					within(m, entry, func(p path, c candidate) {
						if at > 0 {
							return // the frame below weighs it
						}
						consider(prefixCost+costEvent+p.cost, c, append(prefix, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})...)
					})
				}
			}
		}
	}
	if len(t.frames) == 0 {
		for _, id := range methods {
			within(im.app.method(id), entry, func(p path, c candidate) {
				consider(costEvent+p.cost, c, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})
			})
		}
	}
	if len(t.frames) > 0 && best.cost > costIdle {
		idle := make([]action, len(t.frames), len(t.frames)+2)
		for i := range idle {
			idle[i] = action{kind: doUnwind}
		}
		for _, id := range methods {
			if m := im.app.method(id); im.fromLoop(id) || im.isEvent(id) || im.makesComponent(id) {
				within(m, entry, func(p path, c candidate) {
					consider(costIdle+p.cost, c, append(idle, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})...)
				})
			}
		}
	}
	if best.cost > costLost {
		for _, l := range levels {
			if l.cost+costLost < best.cost {
				im.lostCall(l, methods, within, consider)
			}
		}
	}
	if best.cost > costThrough {
		for above := range t.frames {
			f := &t.frames[len(t.frames)-1-above]
			for _, c := range candidates {
				if costThrough+above+c.penalty < best.cost && im.app.leadsTo(f.m.id, c.method) {
					actions := make([]action, above, above+1)
					for i := range actions {
						actions[i] = action{kind: doUnwind}
					}
					consider(costThrough+above, c, append(actions, action{kind: doLostCall, method: c.method})...)
				}
			}
		}
	}
	for _, c := range candidates {
		consider(costResync, c, action{kind: doLost, method: c.method})
	}
	return best
}

// level is a frame that may have gone on, with what happened to those above it.
type level struct {
	frame  *frame
	kind   actionKind // how: doPath, or doCatch if an exception was on its way
	starts []int32    // where it can have gone on
	prefix []action
	cost   int // of that, and of the exception
}

// lostCall weighs that the frame went on to a call whose own record is lost, and which
// led to a candidate's method.
func (im *importer) lostCall(l level, methods []dex.MethodID, within func(*method, []int32, func(path, candidate)), consider func(int, candidate, ...action)) {
	for _, id := range methods {
		m, f := im.app.method(id), l.frame
		callback := im.mayBeCallback(id)
		kind := doEnter
		p, ok := f.m.search(l.starts, func(i int32) bool {
			in := &f.m.insns[i]
			return in.Op.Has(dex.FlagInvoke) && !im.app.callsFramework(f.m, in) && im.app.names(f.m, in, id)
		})
		if !ok && callback {
			kind = doEvent
			p, ok = f.m.search(l.starts, func(i int32) bool {
				in := &f.m.insns[i]
				return in.Op.Has(dex.FlagInvoke) && in.Op.Index() == dex.IndexMethod && im.app.callsFramework(f.m, in) && (im.app.names(f.m, in, id) || im.asks(f.m.code.File().MethodText(in.Index), im.app.p.MethodName(id)))
			})
		}
		if !ok {
			continue
		}
		via := append(append([]int32(nil), p.via...), p.goal)
		cost := l.cost + p.cost + costLost
		if kind == doEvent {
			cost += costNested
		}
		within(m, []int32{0}, func(inner path, c candidate) {
			consider(cost+inner.cost, c, append(append([]action(nil), l.prefix...), action{kind: l.kind, via: via}, action{kind: kind, method: id}, action{kind: doPath, via: inner.via})...)
		})
	}
}

// asks reports whether a framework method is known to call a method of a name before it
// returns; containers ask their keys and elements.
func (im *importer) asks(framework, name string) bool {
	switch name {
	case "equals", "hashCode", "compareTo", "compare":
		if strings.HasPrefix(framework, "Ljava/util/") {
			return true
		}
	}
	return im.callsBack(framework, name)
}

// onlyKeeps reports whether an invoke makes an object of java.* whose constructor is not
// known to call back a method: what it is given is called by a later call, and if that
// has left no record, its record is lost.
func (im *importer) onlyKeeps(m *method, in *insn, name string) bool {
	text := m.code.File().MethodText(in.Index)
	return in.Op.Has(dex.FlagInvoke) && strings.HasPrefix(text, "Ljava/") && strings.Contains(text, ";-><init>(") && im.app.p.MethodName(m.id) != "<init>" && !im.asks(text, name)
}

// calls weighs that the instruction that ran last called into a candidate's
// method, directly or through the framework.
func (im *importer) calls(f *frame, in *insn, top bool, methods []dex.MethodID, within func(*method, []int32, func(path, candidate)), consider func(int, candidate, ...action)) {
	framework := im.app.callsFramework(f.m, in)
	for _, id := range methods {
		m := im.app.method(id)
		name := im.app.p.MethodName(id)
		switch {
		case name == "<clinit>":
			cost := costNotNested
			switch {
			case im.initialises(f.m, in, id):
				cost = costInit
			case framework && in.Op.Has(dex.FlagInvoke) && !im.unlikelyInside(f.m, in, id): // the framework made something of the app
				cost = costNested
				if f.nested {
					cost = costEvent
				}
			}
			within(m, []int32{0}, func(p path, c candidate) {
				consider(cost+p.cost, c, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})
			})
		case top && !framework && im.app.names(f.m, in, id):
			cost := 0
			if !im.related(f.m, in, id) {
				cost = costDeclare
			}
			within(m, []int32{0}, func(p path, c candidate) {
				consider(cost+p.cost, c, action{kind: doEnter, method: id}, action{kind: doPath, via: p.via})
			})
		case framework && in.Op.Has(dex.FlagInvoke):
			cost := costNested
			super := in.Op == dex.OpInvokeSuper || in.Op == dex.OpInvokeSuperRange
			if top && !super && im.app.names(f.m, in, id) || im.callsBack(f.m.code.File().MethodText(in.Index), name) {
				cost = costKnown // also the app's override of what is called by its framework name
			} else if !im.mayBeCallback(id) {
				cost = costLost
			} else if im.onlyKeeps(f.m, in, name) {
				cost = costKept
			} else if im.unlikelyInside(f.m, in, id) {
				cost = costNotNested
			} else if f.nested {
				cost = costEvent // the call has called back before
			}
			within(m, []int32{0}, func(p path, c candidate) {
				consider(cost+p.cost, c, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})
			})
		}
	}
}

// initialises reports whether an instruction is the first use of the class that
// an initialiser belongs to, or of one below it.
func (im *importer) initialises(m *method, in *insn, initialiser dex.MethodID) bool {
	f := m.code.File()
	var class string
	switch {
	case in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange:
		class = f.TypeDescriptor(f.MethodRef(in.Index).Class)
	case in.Op == dex.OpNewInstance:
		class = f.TypeDescriptor(in.Index)
	case in.Op >= dex.OpSget && in.Op <= dex.OpSputShort:
		class = f.TypeDescriptor(f.FieldRef(in.Index).Class)
	default:
		return false
	}
	return im.below(class, im.app.p.Classes[im.app.p.Methods[initialiser].Class].Descriptor, 0)
}

// related reports whether the callee's class is the one that the invoke names,
// or below or above it in the app.
func (im *importer) related(m *method, in *insn, callee dex.MethodID) bool {
	p := im.app.p
	f := m.code.File()
	named := f.TypeDescriptor(f.MethodRef(in.Index).Class)
	owner := p.Classes[p.Methods[callee].Class].Descriptor
	return im.below(named, owner, 0) || im.below(owner, named, 0)
}

// below reports whether sub is super or a subtype of it, as far as the app says.
func (im *importer) below(sub, super string, depth int) bool {
	if sub == super {
		return true
	}
	id, ok := im.app.p.Class(sub)
	if !ok || depth > 64 {
		return false
	}
	c := &im.app.p.Classes[id]
	if c.Def.Super != dex.NoIndex && im.below(c.File.TypeDescriptor(c.Def.Super), super, depth+1) {
		return true
	}
	list, err := c.File.Interfaces(c.Def)
	if err != nil {
		return false
	}
	for i := range list.Len() {
		if im.below(c.File.TypeDescriptor(list.At(i)), super, depth+1) {
			return true
		}
	}
	return false
}

// plain reports whether a method's class extends no class of Android: nobody but the
// app and reflection makes its objects.
func (im *importer) plain(id dex.MethodID) bool {
	p := im.app.p
	outside := p.Outside(p.Classes[p.Methods[id].Class].Descriptor)
	return outside == "" || strings.HasPrefix(outside, "Ljava/")
}

// mayBeCallback reports whether the framework can call the method: it is
// neither private nor static, unless it initialises a class or begins a program.
func (im *importer) mayBeCallback(id dex.MethodID) bool {
	access := im.app.p.Methods[id].Access
	switch im.app.p.MethodName(id) {
	case "<clinit>":
		return true
	case "<init>": // of what the framework makes: components, views, objects by reflection
		if im.plain(id) && im.app.p.MethodProto(id) != "()V" {
			return false
		}
	case "main": // of a program
		return access&dex.AccPrivate == 0
	}
	return access&(dex.AccPrivate|dex.AccStatic) == 0
}
