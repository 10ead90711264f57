// Components: who asks the system to start one, now or later, what they get, and who asks
// it to end one.

package replay

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// start is a request to run a component.
type start struct {
	node   dynamic.Node
	intent value
	code   value // of startActivityForResult
	result bool  // it is asked for one
	caller object
	kind   string // class of framework component that is asked for
	class  string // of the component, "" where the trace does not name it
	guess  bool   // that this request made the component run
	again  bool   // the system may run the component for it more than once
}

// pending is an intent that the app hands over with leave to use it later.
type pending struct {
	kind   apk.Kind
	intent value
}

// componentCall notes what a framework call asks of components.
func (rp *replay) componentCall(t *thread, f *frame, c *call) {
	x := &effects{rp: rp, t: t, f: f, c: c}
	p := rp.process(t.process)
	if ends, ok := rp.farewellCall(p, c); ok {
		p.farewells = append(p.farewells, ends)
		if ends.of != 0 {
			rp.h.set(location{ends.of, rp.h.field(goneField), 0}, value{def: ends.node})
		}
	}
	if c.callee.name == "finish" && len(c.args) == 1 {
		n := x.part()
		rp.valueEdges(n, c.args[0], dynamic.EdgeValue, 0)
		p.results = append(p.results, result{n, c.args[0].obj})
		return
	}
	first := 1 // parameter
	if c.callee.static {
		first = 0
	}
	l, launches := android.LaunchOf(android.MethodRef{Class: c.callee.class, Name: c.callee.name, Desc: c.callee.proto, Static: c.callee.static})
	at := first + l.Intent
	switch {
	case launches && l.Wraps:
		if o := f.result.obj; o != 0 && at < len(c.args) {
			rp.pending[o] = pending{kind: l.Kind, intent: c.args[at]}
		}
	case launches && !startsNothing[c.callee.name]:
		if at < len(c.args) && c.args[at].obj != 0 && strings.HasPrefix(rp.argumentType(c.callee, at), "[") {
			for _, v := range rp.elements(c.args[at].obj) {
				rp.requestStart(x, l.Kind, c.args[at], v, c.args[at+1:])
			}
		} else if at < len(c.args) && c.args[at].obj != 0 {
			s := rp.requestStart(x, l.Kind, c.args[at], c.args[at], c.args[at+1:])
			if c.callee.name == "bindService" && at+1 < len(c.args) {
				p.bound[c.args[at+1].obj] = s.class
				rp.connects(p, s.class, c.args[at])
			}
		}
	case !strings.HasPrefix(c.callee.name, "cancel"):
		for _, v := range c.args {
			if held, ok := rp.pending[v.obj]; ok {
				rp.requestStart(x, held.kind, v, held.intent, nil).again = true
			}
		}
	}
}

// binder keeps what a service's onBind returned: that is what each connection to the service
// gets, for as long as the service lives, although it is asked for once only.
func (rp *replay) binder(t *thread, f *frame, v value) {
	if rp.g.Program.MethodName(f.m.ID) != "onBind" || len(f.args) != 2 {
		return
	}
	p, class := rp.process(t.process), rp.h.objects[f.args[0].obj].class
	p.binders[class] = v
	if s, ok := p.starts[class]; ok {
		rp.connects(p, class, s.intent)
	}
}

// connects gives those who bind a service by an intent the binder of the service.
func (rp *replay) connects(p *process, class string, intent value) {
	if v, ok := p.binders[class]; ok && intent.obj != 0 {
		rp.h.set(location{intent.obj, rp.h.field("binder"), 0}, v)
	}
}

// elements returns what lies in an array, as far as its places are known, by place.
func (rp *replay) elements(array object) []value {
	var out []value
	for i := int64(0); i < maxElements; i++ {
		c := rp.h.find(location{array, 0, rp.h.number(i)})
		if c == nil || len(c.values) != 1 {
			break
		}
		out = append(out, c.values[0])
	}
	return out
}

// farewell is a request to end a component.
type farewell struct {
	node  dynamic.Node
	of    object // the component that asks for its own end, 0 for another
	class string // of the other one, "" where the trace does not name it
	kind  string // class of framework component
	anew  bool   // another one takes its place
}

// farewellCall returns what a call asks the system to end.
func (rp *replay) farewellCall(p *process, c *call) (farewell, bool) {
	if c.callee.static || len(c.args) == 0 {
		return farewell{}, false
	}
	e := farewell{node: c.node}
	switch name := c.callee.name; {
	case (name == "finish" || name == "recreate" || name == "finishAndRemoveTask") && len(c.args) == 1:
		e.of, e.kind, e.anew = c.args[0].obj, componentClass[apk.Activity], name == "recreate"
	case strings.HasPrefix(name, "stopSelf"):
		e.of, e.kind = c.args[0].obj, componentClass[apk.Service]
	case name == "stopService" && len(c.args) == 2:
		e.class, e.kind = rp.named(c.args[1]), componentClass[apk.Service]
	case name == "unbindService" && len(c.args) == 2:
		e.class, e.kind = p.bound[c.args[1].obj], componentClass[apk.Service]
	default:
		return farewell{}, false
	}
	return e, true
}

// named returns the class of the component that an intent names, "" if it names none.
func (rp *replay) named(intent value) string {
	component := merge(rp.h.get(location{intent.obj, rp.h.field("component"), 0}), false)
	text, _ := rp.h.text(component.cst)
	return strings.TrimPrefix(text, "class ")
}

// goes adds why the system ends a component: the newest call that asked for the end of this
// one, else the newest that may have.
func (rp *replay) goes(p *process, f *frame, component object) {
	class := rp.h.objects[component].class
	best, guess := -1, true
	for i := len(p.farewells) - 1; i >= 0 && guess; i-- {
		e := &p.farewells[i]
		exact := e.of == component || e.of == 0 && e.class == class
		if exact || best < 0 && e.of == 0 && e.class == "" && rp.isSubclass(class, e.kind) {
			best, guess = i, !exact
		}
	}
	if best < 0 {
		return
	}
	rp.g.AddEdge(f.entry, p.farewells[best].node, dynamic.EdgeRegister, rp.g.Intern(dynamic.EndingLabel), guess)
	p.farewells = slices.Delete(p.farewells, best, best+1)
}

// startsNothing are launches that do not start what the intent names: a service ends,
// and the tab that gets an activity is shown by something else.
var startsNothing = map[string]bool{"stopService": true, "setContent": true}

// requestStart notes that a call asks for a component: given is the argument that says
// which one, an intent or what holds one, rest are the arguments behind it.
func (rp *replay) requestStart(x *effects, kind apk.Kind, given, intent value, rest []value) *start {
	h, c := rp.h, x.c
	p := rp.process(x.t.process)
	component := merge(h.get(location{intent.obj, h.field("component"), 0}), false)
	n := x.part()
	rp.valueEdges(n, given, dynamic.EdgeValue, rp.g.Intern("intent"))
	if !c.callee.static {
		rp.valueEdges(n, c.args[0], dynamic.EdgeBase, 0)
	}
	rp.valueEdges(n, component, dynamic.EdgeValue, rp.g.Intern("component"))
	s := &start{node: n, intent: intent, kind: componentClass[kind]}
	if !c.callee.static {
		s.caller = c.args[0].obj
	}
	if len(rest) > 0 {
		s.code = rest[0]
		s.result = strings.HasSuffix(c.callee.name, "ForResult")
	}
	if text, ok := h.text(component.cst); ok {
		s.class = strings.TrimPrefix(text, "class ")
		p.starts[s.class] = *s
	}
	s.again = strings.Contains(c.callee.name, "OrderedBroadcast") // it goes from one receiver to the next
	p.requests = append(p.requests, s)
	return s
}

// handed returns a value as another component gets it: a copy with the same content.
func handed(v value) value {
	v.view = true
	return v
}

// restores are the callbacks that get what onSaveInstanceState kept.
var restores = map[string]bool{"onCreate": true, "onRestoreInstanceState": true, "onActivityCreated": true, "onCreateView": true, "onViewCreated": true, "onViewStateRestored": true, "onCreateDialog": true}

// state gives a component's callbacks the state that one of its class saved last.
func (rp *replay) state(p *process, f *frame, class, name string) {
	saves := name == "onSaveInstanceState"
	if !saves && !restores[name] {
		return
	}
	for i, typ := range f.m.Params {
		if typ != "Landroid/os/Bundle;" {
			continue
		}
		if saves {
			o := rp.h.newObject(typ, f.entry)
			f.args[i] = value{def: f.entry, obj: o, view: true}
			p.saved[class] = f.args[i]
		} else if v, ok := p.saved[class]; ok {
			v.soft = !rp.stated // a component that is made afresh gets none
			f.args[i] = v
		}
	}
}

// entered are the callbacks by which a component gets an intent, whether or not it was
// made for that.
var entered = map[string]bool{
	"onStartCommand": true, "onReceive": true, "onHandleIntent": true, "onHandleWork": true,
	"onNewIntent": true, "onBind": true, "onRebind": true, "onStartJob": true,
}

// componentClass is the framework class of each kind of component.
var componentClass = map[apk.Kind]string{
	apk.Activity: "Landroid/app/Activity;", apk.Receiver: "Landroid/content/BroadcastReceiver;", apk.Service: "Landroid/app/Service;",
}

// matchStart gives a component that is made the request that asked for it: the
// newest one for its class, else the newest one that names no class, since an
// action or the content of a collection chose it, else the newest one of all.
//
// The request must fit at least so well: 1 for any, 2 for one that does not name
// another class; how well it fits is returned, 0 if there is none.
func (rp *replay) matchStart(p *process, class string, least int) (rank int) {
	best := -1
	rank = least - 1
	for i := len(p.requests) - 1; i >= 0; i-- {
		s := p.requests[i]
		if !rp.isSubclass(class, s.kind) {
			continue
		}
		r := 1
		switch s.class {
		case class:
			r = 3
		case "":
			r = 2
		}
		if r > rank {
			best, rank = i, r
		}
	}
	if best < 0 {
		return 0
	}
	s := *p.requests[best]
	if !s.again {
		p.requests = append(p.requests[:best:best], p.requests[best+1:]...)
	}
	if rank < 3 {
		if known, ok := p.starts[class]; ok && known.node > s.node {
			return rank
		}
		s.guess = true
	}
	p.starts[class] = s
	return rank
}

// componentEntry adds why a component's lifecycle callback runs, and what the
// framework hands to it.
func (rp *replay) componentEntry(t *thread, f *frame, class, name string, receiver value) {
	g, h := rp.g, rp.h
	p := rp.process(t.process)
	if receiver.obj == 0 {
		return
	}
	concrete := h.objects[receiver.obj].class
	if rp.isSubclass(concrete, activities) {
		asked := slices.ContainsFunc(p.requests, func(s *start) bool { return s.class == concrete })
		rp.leaving(p, f, concrete, name, asked, receiver.obj)
	}
	// A receiver of a result was handed over with the intent of its broadcast.
	receives := name == "onReceive" && len(f.args) == 3 && f.m.Params[2] == "Landroid/content/Intent;"
	handedOver := receives && f.args[2].obj != 0
	if name == "<init>" {
		rp.anew(p, receiver.obj, rp.matchStart(p, concrete, 1) > 1)
	} else if entered[name] && !handedOver && (p.starts[concrete].node == 0 || receives) {
		// It was there before: a receiver that the app registered, a service that runs.
		rp.matchStart(p, concrete, 2)
	}
	if s, ok := p.starts[concrete]; ok && !handedOver && (name == "<init>" || name == "onCreate" || entered[name]) {
		g.AddEdge(f.entry, s.node, dynamic.EdgeStart, g.Intern("intent"), s.guess)
		h.set(location{receiver.obj, h.field("intent"), 0}, s.intent)
		for i, typ := range f.m.Params {
			if typ == "Landroid/content/Intent;" || typ == "Landroid/app/job/JobParameters;" {
				f.args[i] = handed(s.intent)
			}
		}
	}
	if receives {
		// The result of the broadcast goes with the intent.
		h.set(location{receiver.obj, h.field("intent"), 0}, f.args[2])
	}
	if restored[name] {
		rp.restore(p, receiver.obj)
	}
	if name == "onDestroy" {
		delete(p.binders, concrete)
		rp.goes(p, f, receiver.obj)
	}
	if name == "onActivityResult" && len(f.args) == 4 {
		rp.activityResult(p, f, receiver)
	}
	rp.state(p, f, concrete, name)
	rp.parcelled(p, f, concrete, name)
	rp.below(p, f, receiver.obj, name)
}

// activityResult says where the result comes from that an activity gets: from one of the
// app that has ended, or, if the newest request for one is that of the activity itself and
// made none of the app's run, from another app.
func (rp *replay) activityResult(p *process, f *frame, receiver value) {
	g, h := rp.g, rp.h
	var own *result
	if n := len(p.results); n > 0 {
		own = &p.results[n-1]
	}
	for i := len(p.requests) - 1; i >= 0; i-- {
		if s := p.requests[i]; s.result && s.caller == receiver.obj && (own == nil || s.node > own.node) {
			g.AddEdge(f.entry, s.node, dynamic.EdgeStart, g.Intern("result"), false)
			f.args[1] = s.code
			return
		}
	}
	if own == nil {
		return
	}
	g.AddEdge(f.entry, own.node, dynamic.EdgeResult, 0, false)
	f.args[1] = merge(h.get(location{receiver.obj, h.field("requestCode"), 0}), false)
	f.args[2] = merge(h.get(location{own.from, h.field("resultCode"), 0}), false)
	f.args[3] = handed(merge(h.get(location{own.from, h.field("resultData"), 0}), false))
}
