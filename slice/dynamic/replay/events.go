// Callback instances: whom the framework called, and what made it call.

package replay

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// registration is a promise of the framework to call a method of an object.
type registration struct {
	receiver object
	method   string
	node     dynamic.Node
	by       *effects          // the framework call that promised it
	call     *android.Callback // what it promised
	to       destination       // of what the callback returns
	inflated inflation         // the layout whose views were being made
	ordinal  int               // as which listener of its kind
	used     int               // how often it ran
}

// process is what objects and promises belong to one process.
type process struct {
	global        object
	registrations map[string][]registration // by method name
	instances     map[string][]object       // by class, of what the app or the framework made
	starts        map[string]start          // by component class
	requests      []*start                  // all that no component has answered yet
	results       []result
	farewells     []farewell              // all that ended no component yet
	bound         map[object]string       // class of the service, by connection
	binders       map[string]value        // by class of service: what its onBind returned last
	last          map[object]dynamic.Node // the callback before on the same object
	created       map[object]bool         // on which onCreate ran
	saved         map[string]value        // by component class: the state that was saved last
	parcels       map[string]*batch       // by class: the parcels to which those of it were written last
	counts        map[object]value        // by adapter: how many rows it said to have
	ids           map[constant][]object   // views by the id that they were given
	screens       map[string]object       // by class: the activity that was made last
	instead       map[object]object       // by activity: the one whose place it took, until its views have what was kept
	childCounts   map[object]value        // by adapter: how many rows it last said that a group has
	itemID        itemID                  // the last
	rows          map[object]value        // by view: what a callback for a row returned
	menus         []menu                  // the newest last
}

// result is what a component hands back to the one that started it.
type result struct {
	node dynamic.Node
	from object
}

func (rp *replay) process(id int32) *process {
	if rp.processes == nil {
		rp.processes = map[int32]*process{}
	}
	p := rp.processes[id]
	if p == nil {
		p = &process{global: rp.h.newObject("", dynamic.NoNode), registrations: map[string][]registration{}, instances: map[string][]object{}, starts: map[string]start{}, last: map[object]dynamic.Node{}, created: map[object]bool{}, bound: map[object]string{}, binders: map[string]value{}, saved: map[string]value{}, parcels: map[string]*batch{}, counts: map[object]value{}, childCounts: map[object]value{}, rows: map[object]value{}, ids: map[constant][]object{}, screens: map[string]object{}, instead: map[object]object{}}
		rp.processes[id] = p
	}
	return p
}

func (p *process) add(h *heap, o object) {
	class := h.objects[o].class
	p.instances[class] = append(p.instances[class], o)
}

func (rp *replay) register(t *thread, r registration) {
	p := rp.process(t.process)
	if in, ok := rp.inflating(t); ok {
		k := listener{in.call, rp.h.objects[r.receiver].class, r.method}
		r.inflated, r.ordinal = in, rp.made[k]
		rp.made[k]++
	}
	p.registrations[r.method] = append(p.registrations[r.method], r)
}

// isSubclass reports whether sub is super or below it, in app and framework.
func (rp *replay) isSubclass(sub, super string) bool {
	key := [2]string{sub, super}
	is, known := rp.subclass[key]
	if !known {
		is = rp.findSubclass(sub, super)
		rp.subclass[key] = is
	}
	return is
}

func (rp *replay) findSubclass(sub, super string) bool {
	types := android.Framework()
	for c := range rp.g.Program.Lineage(sub) {
		def := &rp.g.Program.Classes[c]
		if def.Descriptor == super {
			return true
		}
		if list, err := def.File.Interfaces(def.Def); err == nil {
			for i := range list.Len() {
				if rp.isSubclass(def.File.TypeDescriptor(list.At(i)), super) {
					return true
				}
			}
		}
	}
	outside := rp.g.Program.Outside(sub)
	a, b := types.Lookup(outside), types.Lookup(super)
	return outside == super || a != android.NoType && b != android.NoType && types.IsSubtype(a, b)
}

// beginCallback finds the receiver of a callback and why it runs.
func (rp *replay) beginCallback(t *thread, f *frame, parent *frame) {
	g, h := rp.g, rp.h
	p := rp.process(t.process)
	m := f.m
	number := t.begun
	name := g.Program.MethodName(m.ID)
	class := g.Program.Classes[g.Program.Methods[m.ID].Class].Descriptor
	trigger := dynamic.NoNode
	if name == "<clinit>" && parent != nil {
		trigger = rp.initialises(t, parent)
	}
	n := g.NewNode(m.First+int32(len(m.Insns)+len(m.Params)), f.number)
	g.SetPart(n, dynamic.Entry)
	rp.g.SetPosition(n, -1)
	f.entry = n
	for int(number) > len(g.Callbacks) {
		g.Callbacks = append(g.Callbacks, dynamic.Callback{Entry: dynamic.NoNode})
	}
	g.Callbacks[number-1] = dynamic.Callback{Number: number, Entry: n, Method: m.ID, Thread: t.id, Nested: parent != nil}
	f.args = make([]value, len(m.Params))
	for i := range f.args {
		f.args[i] = nothing
	}
	if name == "<clinit>" {
		if parent != nil {
			g.AddEdge(n, trigger, dynamic.EdgeControl, 0, false)
		}
		return
	}
	var receiver value
	var reg *registration
	switch {
	case m.Static:
	case name == "<init>":
		o := h.newObject(class, n)
		h.objects[o].instance, h.objects[o].process = true, t.process
		p.add(h, o)
		receiver = value{def: n, obj: o}
		if strings.HasPrefix(class, "L") && rp.isSubclass(class, "Landroid/app/Application;") {
			h.set(location{p.global, h.field("application"), 0}, value{def: n, obj: o})
		}
	default:
		receiver, reg = rp.receiver(t, parent, class, name, number)
		if h.objects[receiver.obj].class == "" {
			h.objects[receiver.obj].class = class
		}
	}
	if len(f.args) > 0 && !m.Static {
		f.args[0] = receiver
	}
	if name == onCreate {
		p.created[receiver.obj] = true
	}
	if parent != nil { // inside a call of the app
		g.AddEdge(n, parent.last, dynamic.EdgeControl, 0, false)
		rp.reflected(t, f, parent)
		if !m.Static {
			rp.delegatedArguments(f, parent, class, name)
		}
	}
	if reg != nil {
		f.register = registerEdge{name: name, object: receiver.obj, to: reg.node, assumed: receiver.soft, wanted: parent == nil || !bodies.IsLibrary(class)}
		f.registration = reg
		if !rp.stated {
			rp.registered(f)
		}
		reg.pick(rp)
		for i, v := range reg.arguments() {
			if i+1 < len(f.args) {
				f.args[i+1] = v
			}
		}
	} else if shown, ok := rp.xmlHandler(f, parent, name); ok {
		g.AddEdge(n, shown, dynamic.EdgeRegister, g.Intern("android:onClick"), false)
	} else if info := &h.objects[receiver.obj]; receiver.obj != 0 && info.created != dynamic.NoNode && g.Kind(info.created) == dynamic.Instruction {
		// The app made the object; how the framework got it is not in the trace.
		g.AddEdge(n, info.created, dynamic.EdgeRegister, 0, true)
	}
	rp.componentEntry(t, f, class, name, receiver)
	rp.madeAgain(p, f, name)
	rp.picked(p, f)
	if before, ok := p.last[receiver.obj]; ok && receiver.obj != 0 {
		g.AddEdge(n, before, dynamic.EdgeLife, 0, false)
	}
	if receiver.obj != 0 {
		p.last[receiver.obj] = n
	}
}

// xmlHandler finds the call that brought the layout to the screen that names a
// method as its click handler.
func (rp *replay) xmlHandler(f, parent *frame, name string) (dynamic.Node, bool) {
	m := &rp.g.Program.Methods[f.m.ID]
	if rp.layouts == nil || parent != nil || m.Access&dex.AccPublic == 0 || rp.g.Program.MethodProto(f.m.ID) != "(Landroid/view/View;)V" {
		return dynamic.NoNode, false
	}
	return rp.showing(name)
}

// reflected ties a method that was called by reflection to the operands of the
// reflective call.
func (rp *replay) reflected(t *thread, f *frame, parent *frame) {
	c := parent.settled
	if c == nil || !strings.HasPrefix(c.callee.class, "Ljava/lang/reflect/") {
		return
	}
	class := rp.g.Program.Classes[rp.g.Program.Methods[f.m.ID].Class].Descriptor
	if n := len(t.callback); n > 1 {
		rp.handler[t.callback[n-2]] = rp.g.Program.MethodName(f.m.ID)
	}
	if c.callee.name == "invoke" && len(c.args) == 3 && len(f.args) > 0 {
		if known := rp.h.objects[c.args[1].obj].class; known != "" && rp.isSubclass(known, class) {
			f.args[0] = c.args[1]
		}
	}
	for i, v := range c.args {
		rp.valueEdges(f.entry, v, dynamic.EdgeRegister, rp.g.Intern(dynamic.OperandLabel(i)))
	}
}

// reflectedResult takes what a method returned to the reflective call that called it.
func (rp *replay) reflectedResult(t *thread, f *frame, v value) {
	parent := t.top()
	if parent == nil || parent.settled == nil || parent.last != parent.settled.node {
		return
	}
	c := parent.settled
	if c.callee.class != "Ljava/lang/reflect/Method;" || c.callee.name != "invoke" {
		return
	}
	rp.g.AddEdge(c.node, v.def, dynamic.EdgeValue, rp.g.Intern("result of "+rp.g.Program.MethodName(f.m.ID)), false)
	switch {
	case parent.result.def != c.node:
	case isReference(dex.ReturnType(rp.g.Program.MethodProto(f.m.ID))):
		parent.result.obj, parent.result.cst = v.obj, v.cst
	default: // it is put into a box
		rp.h.set(location{parent.result.obj, rp.h.field("value"), 0}, v)
	}
}

// receiver finds the object that a callback runs on.
func (rp *replay) receiver(t *thread, parent *frame, class, name string, number int32) (value, *registration) {
	h := rp.h
	p := rp.process(t.process)
	fits := func(o object) bool {
		c := h.objects[o].class
		return c != "" && rp.isSubclass(c, class)
	}
	list := p.registrations[name]
	if handler, ok := rp.known[number]; ok && rp.layouts != nil {
		if r := rp.declared(list, handler, fits); r != nil {
			return value{def: h.objects[r.receiver].created, obj: r.receiver}, r
		}
	}
	all := rp.candidates(t, parent, list, class, fits)
	if name == onCreate {
		all = rp.afresh(p, all)
	}
	if len(all) > 0 {
		skip := rp.refuted[number]
		if skip >= len(all) {
			skip = 0 // the trace speaks against each of them
		}
		c := all[skip]
		soft := len(all) > 1
		if soft {
			rp.several[number] = len(all)
			if c.by != nil && c.by.inflated.layout != 0 {
				rp.guessed[number] = true
			}
		}
		return value{def: h.objects[c.object].created, obj: c.object, soft: soft}, waiting(list, c.by)
	}
	// Nobody saw it being made.
	o := h.newObject(class, dynamic.NoNode)
	h.objects[o].instance = true
	p.add(h, o)
	return value{def: dynamic.NoNode, obj: o, soft: true}, nil
}

// waiting returns, of what lets an object be called back once, what has waited the longest: a
// queue gives first what came first. Of several that all have run, it is the one given.
func waiting(list []registration, by *registration) *registration {
	if by == nil || by.call.Timing != android.Main {
		return by
	}
	for i := range list {
		if r := &list[i]; r.used == 0 && r.receiver == by.receiver && r.call.Timing == android.Main {
			return r
		}
	}
	return by
}

// dequeues is told of a call that may take out of a queue what its receiver posted: that is
// not waited for any more.
func (x *effects) dequeues() {
	c := x.c
	if c.callee.static || len(c.args) == 0 || !strings.HasPrefix(c.callee.name, "remove") {
		return
	}
	for _, list := range x.rp.process(x.t.process).registrations {
		for i := max(0, len(list)-maxLooked); i < len(list); i++ {
			if r := &list[i]; r.used == 0 && r.call.Timing == android.Main && r.by != nil && len(r.by.c.args) > 0 && r.by.c.args[0].obj == c.args[0].obj {
				r.used++
			}
		}
	}
}

// instead lets another one of a list of registrations be what made a callback run.
func (f *frame) instead(list []registration, r *registration) {
	for i := range list {
		if list[i].node == f.registration.node && list[i].receiver == f.registration.receiver {
			list[i].used = max(0, list[i].used-1)
		}
	}
	r.used++
	f.register.to, f.register.assumed, f.registration = r.node, false, r
}

// onCreate runs once on an object: what is created again is another one.
const onCreate = "onCreate"

// afresh returns the candidates that were not created yet, if there are any: what let one
// of their class be made anew let the newest of them be created.
func (rp *replay) afresh(p *process, all []candidate) []candidate {
	fresh := slices.DeleteFunc(slices.Clone(all), func(c candidate) bool { return p.created[c.object] })
	if len(fresh) == 0 {
		return all
	}
	if fresh[0].by == nil {
		class := rp.h.objects[fresh[0].object].class
		again := slices.IndexFunc(all, func(c candidate) bool {
			return c.by != nil && c.by.used == 0 && p.created[c.object] && rp.h.objects[c.object].class == class
		})
		if again >= 0 {
			fresh[0].by = all[again].by
		}
	}
	return fresh
}

// registerEdge leads from the beginning of a callback to what registered it.
type registerEdge struct {
	name    string // of the callback's method; "" once it is settled
	object  object // on which it is taken to run
	to      dynamic.Node
	assumed bool
	wanted  bool
}

// registered adds the dependence of a callback on what registered it.
func (rp *replay) registered(f *frame) {
	if r := &f.register; r.name != "" {
		if r.wanted {
			rp.g.AddEdge(f.entry, r.to, dynamic.EdgeRegister, rp.g.Intern(promiseLabel(f.registration.call.Timing)), r.assumed)
		}
		r.name = ""
	}
}

// promiseLabel says what a call has to do with what it lets be called back: nothing more
// where it handed over a listener.
func promiseLabel(t android.Timing) string {
	switch t {
	case android.Sync, android.Before:
		return dynamic.CalledLabel
	case android.OnEvent:
		return ""
	}
	return dynamic.PostedLabel
}

// runsOn is told by the trace on which object a callback runs: what registered that one
// made it run.
func (rp *replay) runsOn(t *thread, f *frame, id uint64) {
	r := &f.register
	h := rp.h
	guess := f.args[0]
	o, known := h.traced[id]
	if !known && guess.obj != 0 && h.objects[guess.obj].bound {
		if o, known = rp.unbound(t, h.objects[guess.obj].class); known {
			h.traced[id], h.objects[o].bound = o, true
		}
	}
	if !known && guess.obj != 0 && !h.objects[guess.obj].bound {
		h.traced[id], h.objects[guess.obj].bound = guess.obj, true
	} else if known && o != guess.obj {
		f.args[0] = value{def: h.objects[o].created, obj: o}
		if r.name == "" {
			return
		}
		list := rp.process(t.process).registrations[r.name]
		for i := len(list) - 1; i >= 0; i-- {
			if list[i].receiver == o {
				f.instead(list, waiting(list, &list[i]))
				for k, v := range f.registration.arguments() {
					if k+1 < len(f.args) && f.argNodes[k+1] == dynamic.NoNode {
						f.args[k+1] = v
					}
				}
				break
			}
		}
	} else if known {
		r.assumed = false
	}
	if rp.ambiguous(t, f) {
		r.assumed = true
		return // an argument may tell
	}
	rp.registered(f)
}

// unbound returns the newest instance of a class that the trace has not named yet.
func (rp *replay) unbound(t *thread, class string) (object, bool) {
	for _, o := range slices.Backward(rp.process(t.process).instances[class]) {
		if !rp.h.objects[o].bound {
			return o, true
		}
	}
	return 0, false
}

// ambiguous reports whether the object on which a callback runs was registered for it with
// several others, as one listener of two buttons.
func (rp *replay) ambiguous(t *thread, f *frame) bool {
	if f.registration == nil || f.register.name == "" {
		return false
	}
	args := f.registration.arguments()
	for i := range rp.process(t.process).registrations[f.register.name] {
		other := &rp.process(t.process).registrations[f.register.name][i]
		if other.receiver != f.args[0].obj || other.node == f.registration.node {
			continue
		}
		for k, v := range other.arguments() {
			if k < len(args) && v.obj != args[k].obj && rp.h.objects[v.obj].bound && rp.h.objects[args[k].obj].bound {
				return true
			}
		}
	}
	return false
}

// handedOver is told by the trace which object an argument of a callback is: what
// registered the callback with that one made it run.
func (rp *replay) handedOver(t *thread, f *frame, i int, id uint64) {
	r := &f.register
	o, known := rp.h.traced[id]
	if r.name == "" || !known || f.argNodes[i] != dynamic.NoNode {
		return
	}
	list := rp.process(t.process).registrations[r.name]
	for k := len(list) - 1; k >= 0; k-- {
		if args := list[k].arguments(); list[k].receiver == f.args[0].obj && i <= len(args) && args[i-1].obj == o {
			f.instead(list, &list[k])
			for k, v := range args {
				if k+1 < len(f.args) && f.argNodes[k+1] == dynamic.NoNode {
					f.args[k+1] = v
				}
			}
			rp.registered(f)
			return
		}
	}
}

// candidate is an object on which a callback may run.
type candidate struct {
	object object
	by     *registration // nil where none of it is known
}

// candidates returns the objects on which a callback may run, the likeliest first: what
// was handed over for this method, the newest first; the arguments of the call inside of
// which it runs; the other instances of the class, the newest first.
func (rp *replay) candidates(t *thread, parent *frame, list []registration, class string, fits func(object) bool) []candidate {
	var out []candidate
	seen := map[object]bool{}
	add := func(o object, by *registration) {
		if o != 0 && !seen[o] && len(out) < maxCandidates {
			seen[o] = true
			out = append(out, candidate{o, by})
		}
	}
	for i := len(list) - 1; i >= 0; i-- {
		if r := &list[i]; !seen[r.receiver] && fits(r.receiver) {
			add(r.receiver, r)
		}
	}
	if parent != nil && parent.last != dynamic.NoNode {
		for _, v := range parent.settledArgs() {
			if v.obj != 0 && fits(v.obj) {
				add(v.obj, nil)
			}
		}
	}
	var others []object
	for c, objects := range rp.process(t.process).instances {
		if rp.isSubclass(c, class) {
			others = append(others, objects[max(0, len(objects)-maxCandidates):]...)
		}
	}
	slices.Sort(others)
	for _, o := range slices.Backward(others) {
		add(o, nil)
	}
	return out
}

// maxCandidates bounds how many objects a callback is thought to run on.
const maxCandidates = 16

// settledArgs returns the arguments of the framework call that the frame is in.
func (f *frame) settledArgs() []value {
	if f.settled == nil {
		return nil
	}
	return f.settled.args
}

// refine learns from a cast that succeeds what an unknown object is: the app has one
// instance of many of its classes.
func (rp *replay) refine(t *thread, v value, class string) value {
	h := rp.h
	if v.obj == 0 {
		return v
	}
	info := &h.objects[v.obj]
	if info.class != "" && rp.isSubclass(info.class, class) {
		return v
	}
	if _, own := rp.g.Program.Class(class); !own || info.instance {
		if info.class == "" || rp.isSubclass(class, info.class) {
			info.class = class
		}
		return v
	}
	p := rp.process(t.process)
	var candidates []object
	for c, objects := range p.instances {
		if rp.isSubclass(c, class) {
			candidates = append(candidates, objects...)
		}
	}
	if len(candidates) == 1 {
		v.obj = candidates[0]
		v.also = append(append([]dynamic.Node(nil), v.also...), h.objects[v.obj].created)
		return v
	}
	info.class = class
	return v
}
