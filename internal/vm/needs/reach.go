// Rapid type analysis.

package needs

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
)

// maxSupertypes bounds the supertypes of all classes together; real apps have a few for each.
const maxSupertypes = 1 << 24

// reach is the analysis of one app.
type reach struct {
	prog  *dex.Program
	lib   library
	types *android.Types

	classes []appClass // by ClassID
	refs    map[*dex.File][]methodRef
	tally   *tally

	seen    []bool // by MethodID: reachable
	pending []dex.MethodID

	calls     map[call]bool
	called    map[dex.ClassID][]string       // selectors called on a type
	instances map[dex.ClassID][]dex.ClassID  // classes with objects, by each type they are of
	overrides map[string]map[string]struct{} // selectors of a platform type
}

// appClass is what the analysis knows of a class of the app.
type appClass struct {
	super      string
	interfaces []string
	own        map[string]dex.MethodID // methods by selector

	apps      []dex.ClassID // the class and all above it that the app defines, superclasses first
	platforms []string      // those that it does not

	made, initialised bool
}

type call struct {
	on       dex.ClassID
	selector string
}

// methodRef is a method reference of a file: whose class it names and what it selects.
type methodRef struct {
	known    bool
	class    string
	selector string
	app      dex.ClassID // -1 for classes the app does not define
}

func newReach(p *dex.Program, lib library, t *tally) (*reach, error) {
	r := &reach{
		prog: p, lib: lib, types: android.Framework(), tally: t,
		classes: make([]appClass, len(p.Classes)), seen: make([]bool, len(p.Methods)),
		refs: map[*dex.File][]methodRef{}, calls: map[call]bool{}, called: map[dex.ClassID][]string{},
		instances: map[dex.ClassID][]dex.ClassID{}, overrides: map[string]map[string]struct{}{},
	}
	for i := range p.Classes {
		c, k := &p.Classes[i], &r.classes[i]
		var err error
		if k.super, k.interfaces, err = supertypes(c); err != nil {
			return nil, err
		}
		k.own = make(map[string]dex.MethodID, c.EndMethod-c.FirstMethod)
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			k.own[p.MethodName(m)+p.MethodProto(m)] = m
		}
	}
	supertypes := 0
	for i := range r.classes {
		r.classify(dex.ClassID(i))
		if supertypes += len(r.classes[i].apps) + len(r.classes[i].platforms); supertypes > maxSupertypes {
			return nil, fmt.Errorf("class %s: classes stand too far below each other to look at all (%d supertypes so far)", p.Classes[i].Descriptor, supertypes)
		}
	}
	return r, nil
}

// appType returns the class of the app behind a descriptor. What the platform
// defines too is the platform's, as boot classes win on a device.
func (r *reach) appType(desc string) (dex.ClassID, bool) {
	if r.lib[desc] != nil {
		return 0, false
	}
	return r.prog.Class(desc)
}

// classify lists the supertypes of a class; hostile hierarchies may have cycles.
func (r *reach) classify(c dex.ClassID) {
	k := &r.classes[c]
	met := map[string]bool{}
	var visit func(desc string)
	visit = func(desc string) {
		if desc == "" || met[desc] {
			return
		}
		met[desc] = true
		id, ok := r.appType(desc)
		if !ok {
			k.platforms = append(k.platforms, desc)
			return
		}
		k.apps = append(k.apps, id)
		visit(r.classes[id].super)
		for _, i := range r.classes[id].interfaces {
			visit(i)
		}
	}
	visit(r.prog.Classes[c].Descriptor)
}

// resolve finds the method that a class has for a selector, among the app's.
func (r *reach) resolve(c dex.ClassID, selector string) (dex.MethodID, bool) {
	for _, a := range r.classes[c].apps {
		if m, ok := r.classes[a].own[selector]; ok && r.prog.Methods[m].Access&dex.AccAbstract == 0 {
			return m, true
		}
	}
	return 0, false
}

func (r *reach) method(m dex.MethodID) {
	if !r.seen[m] {
		r.seen[m] = true
		r.pending = append(r.pending, m)
	}
}

// initialise makes the class initialisers of a class and those above it reachable.
func (r *reach) initialise(c dex.ClassID) {
	k := &r.classes[c]
	if k.initialised {
		return
	}
	k.initialised = true
	for _, p := range k.platforms {
		r.tally.class(p, r.prog.Classes[c].Descriptor)
	}
	for _, a := range k.apps {
		if m, ok := r.classes[a].own["<clinit>()V"]; ok {
			r.method(m)
		}
		r.initialise(a)
	}
}

// make records that objects of a class exist.
func (r *reach) make(c dex.ClassID) {
	k := &r.classes[c]
	if k.made || r.prog.Classes[c].Def.Access&(dex.AccAbstract|dex.AccInterface) != 0 {
		return
	}
	k.made = true
	r.initialise(c)
	for _, a := range k.apps {
		r.instances[a] = append(r.instances[a], c)
		for _, selector := range r.called[a] {
			if m, ok := r.resolve(c, selector); ok {
				r.method(m)
			}
		}
	}
	if r.isSerializable(k) {
		for _, a := range k.apps {
			for _, selector := range serialization {
				if m, ok := r.classes[a].own[selector]; ok {
					r.method(m)
				}
			}
		}
	}
	for _, a := range k.apps {
		d := &r.prog.Classes[a]
		for m := d.FirstVirtual; m < d.EndMethod; m++ {
			selector := r.prog.MethodName(m) + r.prog.MethodProto(m)
			if r.overridesPlatform(k, selector) {
				if own, ok := r.resolve(c, selector); ok {
					r.method(own)
				}
			}
		}
	}
}

func (r *reach) isSerializable(k *appClass) bool {
	return slices.ContainsFunc(k.platforms, func(desc string) bool {
		return r.lib.isSubtype(desc, "Ljava/io/Serializable;")
	})
}

func (r *reach) overridesPlatform(k *appClass, selector string) bool {
	for _, p := range k.platforms {
		known := r.platformMethods(p)
		if known == nil {
			return true // nobody knows what this type declares
		}
		if _, ok := known[selector]; ok {
			return true
		}
	}
	return false
}

// platformMethods are the selectors that a type of the platform has; nil if it is unknown.
func (r *reach) platformMethods(desc string) map[string]struct{} {
	set, ok := r.overrides[desc]
	if ok {
		return set
	}
	if id := r.types.Lookup(desc); id != android.NoType {
		set = map[string]struct{}{}
		for _, m := range r.types.OverridableMethods(id) {
			set[m.Name+m.Desc] = struct{}{}
		}
	}
	for d := desc; r.lib[d] != nil; d = r.lib[d].super {
		if set == nil {
			set = map[string]struct{}{}
		}
		r.addMethods(set, d)
	}
	r.overrides[desc] = set
	return set
}

func (r *reach) addMethods(set map[string]struct{}, desc string) {
	k := r.lib[desc]
	if k == nil {
		return
	}
	for selector := range k.methods {
		set[selector] = struct{}{}
	}
	for _, i := range k.interfaces {
		r.addMethods(set, i)
	}
}

// byName makes a class as the framework does: any constructor may be the one.
func (r *reach) byName(c dex.ClassID) {
	r.make(c)
	d := &r.prog.Classes[c]
	for m := d.FirstMethod; m < d.FirstVirtual; m++ {
		if r.prog.MethodName(m) == "<init>" {
			r.method(m)
		}
	}
}

// byReflection makes a class whose class object is known.
func (r *reach) byReflection(c dex.ClassID) {
	r.initialise(c)
	k := &r.classes[c]
	if m, ok := k.own["<init>()V"]; ok {
		r.make(c)
		r.method(m)
	}
	if k.super == "Ljava/lang/Enum;" { // Enum.valueOf and EnumSet ask for the constants
		if m, ok := k.own["values()["+r.prog.Classes[c].Descriptor]; ok {
			r.method(m)
		}
	}
}

// serialization are the private methods that object streams call.
var serialization = []string{"readObject(Ljava/io/ObjectInputStream;)V", "writeObject(Ljava/io/ObjectOutputStream;)V",
	"readObjectNoData()V", "readResolve()Ljava/lang/Object;", "writeReplace()Ljava/lang/Object;"}

func (r *reach) handlers(names map[string]bool) {
	for m := range r.prog.Methods {
		id := dex.MethodID(m)
		if names[r.prog.MethodName(id)] && r.prog.MethodProto(id) == "(Landroid/view/View;)V" {
			r.method(id)
		}
	}
}

// run follows the pending methods. It fails on code that cannot be read.
func (r *reach) run() error {
	for len(r.pending) > 0 {
		m := r.pending[len(r.pending)-1]
		r.pending = r.pending[:len(r.pending)-1]
		if err := r.follow(m); err != nil {
			return err
		}
	}
	return nil
}

func (r *reach) follow(m dex.MethodID) error {
	code, ok, err := r.prog.Code(m)
	if err != nil || !ok {
		return err
	}
	f := r.prog.MethodFile(m)
	site := site{r.prog, m, 0}
	err = code.All(func(in *dex.Insn) bool {
		site.pc = in.PC
		switch in.Op.Index() {
		case dex.IndexType:
			r.typeRef(f.TypeDescriptor(in.Index), in.Op, site)
		case dex.IndexField:
			r.fieldRef(f, in.Index, in.Op, site)
		case dex.IndexMethod, dex.IndexMethodAndProto:
			r.methodRef(f, in.Index, in.Op, m, site)
		case dex.IndexCallSite:
			r.callSite(f, in.Index, m, site)
		case dex.IndexMethodHandle:
			if h, err := f.MethodHandle(in.Index); err == nil {
				r.handle(f, h, m, site)
			}
		}
		return true
	})
	if err != nil {
		return err
	}
	tries, err := code.Tries()
	if err != nil {
		return err
	}
	for _, try := range tries {
		for _, h := range try.Handlers {
			if h.Type != dex.NoIndex {
				site.pc = h.PC
				r.typeRef(f.TypeDescriptor(h.Type), dex.OpCheckCast, site)
			}
		}
	}
	return nil
}

// element strips the dimensions of an array; "" for primitives.
func element(desc string) string {
	for len(desc) > 0 && desc[0] == '[' {
		desc = desc[1:]
	}
	if len(desc) < 2 {
		return ""
	}
	return desc
}

func (r *reach) typeRef(desc string, op dex.Op, at site) {
	e := element(desc)
	if e == "" {
		return
	}
	id, ok := r.appType(e)
	switch {
	case !ok:
		r.tally.classAt(e, at)
	case e != desc: // arrays make no objects
	case op == dex.OpNewInstance:
		r.make(id)
	case op == dex.OpConstClass:
		r.byReflection(id)
	}
}

func (r *reach) fieldRef(f *dex.File, index uint32, op dex.Op, at site) {
	ref := f.FieldRef(index)
	desc, field := f.TypeDescriptor(ref.Class), f.String(ref.Name)+":"+f.TypeDescriptor(ref.Type)
	id, ok := r.appType(desc)
	if !ok {
		r.tally.fieldAt(desc, field, at)
		return
	}
	for _, a := range r.classes[id].apps {
		if _, ok := r.prog.Field(a, f.String(ref.Name), f.TypeDescriptor(ref.Type)); ok {
			if op >= dex.OpSget && op <= dex.OpSputShort {
				r.initialise(a)
			}
			return
		}
	}
	r.tally.inherited(r.classes[id].platforms, field, r.lib.hasField, r.tally.fieldAt, at)
}

func (r *reach) lookup(f *dex.File, index uint32) *methodRef {
	list := r.refs[f]
	if list == nil {
		list = make([]methodRef, f.NumMethods())
		r.refs[f] = list
	}
	ref := &list[index]
	if !ref.known {
		m := f.MethodRef(index)
		*ref = methodRef{true, f.TypeDescriptor(m.Class), f.String(m.Name) + f.ProtoDescriptor(m.Proto), -1}
		if id, ok := r.appType(ref.class); ok {
			ref.app = id
		}
	}
	return ref
}

func (r *reach) methodRef(f *dex.File, index uint32, op dex.Op, caller dex.MethodID, at site) {
	ref := r.lookup(f, index)
	switch op {
	case dex.OpInvokeStatic, dex.OpInvokeStaticRange:
		if ref.app >= 0 {
			r.initialise(ref.app)
		}
	case dex.OpInvokeSuper, dex.OpInvokeSuperRange:
		r.superCall(ref, caller, at)
		return
	}
	if ref.app < 0 {
		if e := element(ref.class); e != ref.class {
			if e != "" {
				r.typeRef(e, dex.OpCheckCast, at)
			}
			return // arrays have Object's methods
		}
		r.tally.methodAt(ref.class, ref.selector, at)
		return
	}
	if m, ok := r.resolve(ref.app, ref.selector); ok && op != dex.OpInvokeVirtual && op != dex.OpInvokeVirtualRange &&
		op != dex.OpInvokeInterface && op != dex.OpInvokeInterfaceRange {
		r.method(m)
		return
	}
	r.virtualCall(ref, at)
}

// virtualCall reaches what classes with objects have for the selector.
func (r *reach) virtualCall(ref *methodRef, at site) {
	if c := (call{ref.app, ref.selector}); !r.calls[c] {
		r.calls[c] = true
		r.called[ref.app] = append(r.called[ref.app], ref.selector)
		for _, i := range r.instances[ref.app] {
			if m, ok := r.resolve(i, ref.selector); ok {
				r.method(m)
			}
		}
	}
	if !slices.ContainsFunc(r.classes[ref.app].apps, func(a dex.ClassID) bool { _, ok := r.classes[a].own[ref.selector]; return ok }) {
		r.tally.inherited(r.classes[ref.app].platforms, ref.selector, r.lib.hasMethod, r.tally.methodAt, at)
	}
}

// superCall looks the method up from the superclass of the calling class.
func (r *reach) superCall(ref *methodRef, caller dex.MethodID, at site) {
	c := r.prog.Methods[caller].Class
	if ref.app >= 0 && r.prog.Classes[ref.app].Def.Access&dex.AccInterface != 0 {
		if m, ok := r.resolve(ref.app, ref.selector); ok {
			r.method(m)
			return
		}
	}
	super, ok := r.appType(r.classes[c].super)
	if ok {
		if m, found := r.resolve(super, ref.selector); found {
			r.method(m)
			return
		}
	}
	if ref.app < 0 && (!ok || r.lib[ref.class] != nil) {
		r.tally.methodAt(ref.class, ref.selector, at)
		return
	}
	r.tally.inherited(r.classes[c].platforms, ref.selector, r.lib.hasMethod, r.tally.methodAt, at)
}

// callSite reaches what the arguments of the bootstrap method name.
func (r *reach) callSite(f *dex.File, index uint32, caller dex.MethodID, at site) {
	values, err := f.CallSite(index)
	if err != nil {
		return // the run says so too
	}
	for _, v := range values {
		if v.Kind == dex.ValueMethodHandle {
			if h, err := f.MethodHandle(v.Index()); err == nil {
				r.handle(f, h, caller, at)
			}
		}
	}
}

func (r *reach) handle(f *dex.File, h dex.MethodHandle, caller dex.MethodID, at site) {
	if h.Kind.IsField() {
		r.fieldRef(f, h.Index, dex.OpSget, at)
		return
	}
	ops := map[dex.MethodHandleKind]dex.Op{dex.HandleInvokeStatic: dex.OpInvokeStatic, dex.HandleInvokeInterface: dex.OpInvokeInterface,
		dex.HandleInvokeInstance: dex.OpInvokeVirtual, dex.HandleInvokeDirect: dex.OpInvokeDirect, dex.HandleInvokeConstructor: dex.OpInvokeDirect}
	if h.Kind == dex.HandleInvokeConstructor {
		r.typeRef(f.TypeDescriptor(f.MethodRef(h.Index).Class), dex.OpNewInstance, at)
	}
	r.methodRef(f, h.Index, ops[h.Kind], caller, at)
}
