// The control edges of the event graph: who registers, posts or starts whom, and who
// must have returned before whom.

package pdg

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/pdg/android"
)

// causes adds the lifecycle edges inside of components and returns what else lets
// callbacks run.
func (g *EventGraph) causes(o *eventOwners) []flow {
	a := g.app
	// Callbacks that one method registers come together.
	type key struct {
		method dex.MethodID
		kind   Kind
		guess  bool
	}
	at := map[key]int{}
	var flows []flow
	for i, e := range g.Events {
		list := a.eventCauses(nil, e.Method)
		for _, d := range list { // constructors are no events: what makes the object counts
			if d.Part == Entry && d.Kind == Lifecycle && a.Prog.MethodName(d.Method) == "<init>" {
				for _, c := range a.eventCauses(nil, d.Method) {
					if c.Kind != ICC {
						list = append(list, c)
					}
				}
			}
		}
		for _, d := range list {
			if d.Part == Entry && d.Kind == Lifecycle {
				if _, ok := o.event[d.Method]; ok {
					g.Edges = append(g.Edges, EventEdge{d.Method, e.Method, Lifecycle, "", d.Guess})
				}
				continue
			}
			k := key{d.Method, d.Kind, d.Guess}
			if k.kind == Call {
				k.kind = Register // a callback nested in a framework call
			}
			f, ok := at[k]
			if !ok {
				f = len(flows)
				at[k] = f
				from := o.of[d.Method]
				if a.Prog.MethodName(d.Method) == "<clinit>" {
					from = o.initialisers(g, a.Prog.Methods[d.Method].Class)
				}
				flows = append(flows, flow{kind: k.kind, name: a.Prog.MethodText(d.Method), guess: k.guess, writers: from, loops: true})
			}
			if to := flows[f].readers; len(to) == 0 || to[len(to)-1] != int32(i) {
				flows[f].readers = append(to, int32(i))
			}
		}
	}
	return append(flows, g.orders(o, flows)...)
}

// orders returns the lifecycle edges between components: the starting one is paused
// before the started one is created, the finished one before the other resumes.
func (g *EventGraph) orders(o *eventOwners, causes []flow) []flow {
	a := g.app
	type callback struct {
		class dex.ClassID
		name  string
	}
	known := map[callback][]int32{}
	// event returns a component's callback of a name, as a list of one or none.
	event := func(c dex.ClassID, name string) []int32 {
		list, ok := known[callback{c, name}]
		if ok {
			return list
		}
		if l := a.Lifecycle(c); l != nil {
			for _, m := range a.lifecycleMethods(TypeID(c), l)[name] {
				if e, ok := o.event[m]; ok {
					list = []int32{e}
					break
				}
			}
		}
		known[callback{c, name}] = list
		return list
	}
	var flows []flow
	add := func(what string, from, to []int32, guess bool) {
		if len(from) > 0 && len(to) > 0 {
			flows = append(flows, flow{kind: Lifecycle, name: what, guess: guess, writers: from, readers: to})
		}
	}
	// Links that may lead to the same components share the lists of their callbacks.
	type targets struct {
		first *dex.ClassID
		count int
	}
	created, paused := map[targets][]int32{}, map[targets][]int32{}
	done := map[dex.ClassID]map[targets]bool{}
	for _, l := range a.Links() {
		from := a.componentOf(a.Prog.Methods[l.Node.Method].Class)
		if l.Launch.Kind != apk.Activity || l.Launch.Wraps || len(l.Targets) == 0 || a.componentKind(TypeID(from)) != apk.Activity {
			continue
		}
		t := targets{&l.Targets[0], len(l.Targets)}
		if done[from][t] {
			continue
		}
		if done[from] == nil {
			done[from] = map[targets]bool{}
		}
		done[from][t] = true
		if _, ok := created[t]; !ok {
			for _, to := range l.Targets {
				created[t] = append(created[t], event(to, "onCreate")...)
				paused[t] = append(paused[t], event(to, "onPause")...)
			}
		}
		add("start of an activity", event(from, "onPause"), created[t], !l.Resolved)
		for _, name := range []string{"onResume", "onRestart", "onActivityResult"} {
			add("return to an activity", paused[t], event(from, name), !l.Resolved)
		}
	}
	// Fragments follow the activity that shows them.
	fragment := make([]bool, len(g.Events))
	for i, e := range g.Events {
		l := a.Lifecycle(a.Prog.Methods[e.Method].Class)
		fragment[i] = l != nil && l.Kind == "fragment"
	}
	hosts := map[[2]dex.ClassID]bool{}
	for _, f := range causes {
		if f.kind != Register || f.size() > maxControlEdges {
			continue
		}
		for _, to := range f.readers {
			if !fragment[to] {
				continue
			}
			shown := a.Prog.Methods[g.Events[to].Method].Class
			for _, from := range f.writers {
				host := a.componentOf(a.Prog.Methods[g.Events[from].Method].Class)
				if pair := [2]dex.ClassID{host, shown}; !hosts[pair] && a.componentKind(TypeID(host)) == apk.Activity {
					hosts[pair] = true
					add("fragments in activities", event(host, "onCreate"), event(shown, "onActivityCreated"), f.guess)
					add("fragments in activities", event(host, "onCreate"), event(shown, "onStart"), f.guess)
					add("fragments in activities", event(host, "onResume"), event(shown, "onResume"), f.guess)
				}
			}
		}
	}
	// A relaunch of the same activity, and the process start.
	named := map[string][]int32{}
	for i, e := range g.Events {
		if l := a.Lifecycle(a.Prog.Methods[e.Method].Class); l != nil {
			name := l.Kind + "." + a.Prog.MethodName(e.Method)
			named[name] = append(named[name], int32(i))
		}
	}
	for _, order := range android.ComponentOrders {
		switch order.Cause {
		case "recreating an activity", "recreating a fragment", "recreating a view":
			for _, e := range named[order.Before] {
				c := a.Prog.Methods[g.Events[e].Method].Class
				name := order.Before[strings.IndexByte(order.Before, '.')+1:]
				add(order.Cause, event(c, name), event(c, order.After[strings.IndexByte(order.After, '.')+1:]), false)
			}
		case "process start":
			add(order.Cause, named[order.Before], named[order.After], false)
		}
	}
	return slices.Clip(flows)
}
