// Call sites made at run time: invoke-custom, invoke-polymorphic, constant
// method handles and types.

package vm

import "github.com/esdroid/esdroid/dex"

const (
	methodHandleName = "Ljava/lang/invoke/MethodHandle;"
	methodTypeName   = "Ljava/lang/invoke/MethodType;"
	directHandleName = "Ljava/lang/invoke/DirectHandle;"
	varHandleName    = "Ljava/lang/invoke/VarHandle;"
	callSiteName     = "Ljava/lang/invoke/CallSite;"
)

// bootMethod returns a method of the class library; nil with an exception or
// outcome pending if it is not there.
func (t *Thread) bootMethod(class, name, desc string) *Method {
	k, ok := t.Load(class)
	if !ok || !t.Init(k) {
		return nil
	}
	m := k.Declared(name, desc)
	if m == nil {
		t.unmodelled(class + "->" + name + desc)
	}
	return m
}

// methodType returns the java.lang.invoke.MethodType of a descriptor.
func (t *Thread) methodType(desc string) *Object {
	m := t.bootMethod(methodTypeName, "of", "(Ljava/lang/Class;[Ljava/lang/Class;)"+methodTypeName)
	if m == nil {
		return nil
	}
	params, _ := dex.ParamTypes(desc)
	list := t.NewArray("Ljava/lang/Class;", len(params))
	if list == nil {
		return nil
	}
	for i, p := range params {
		k, ok := t.Load(p)
		if !ok {
			return nil
		}
		list.Refs()[i] = k.Object()
	}
	ret, ok := t.Load(dex.ReturnType(desc))
	if !ok {
		return nil
	}
	r, _ := t.Call(m, Ref(ret.Object()), Ref(list))
	return r.R
}

// DirectHandle returns the java.lang.invoke.MethodHandle of a handle, nil with
// an exception pending.
func (t *Thread) DirectHandle(h *Handle) *Object {
	typ := t.methodType(h.Type())
	if typ == nil {
		return nil
	}
	m := t.bootMethod(directHandleName, "<init>", "("+methodTypeName+"Z)V")
	if m == nil {
		return nil
	}
	o := t.New(m.Class)
	if o == nil {
		return nil
	}
	o.Native = h
	varargs := h.Method != nil && h.Method.Flags&dex.AccVarargs != 0
	if _, ok := t.Call(m, Ref(o), Ref(typ), Bool(varargs)); !ok {
		return nil
	}
	return o
}

func (t *Thread) resolveHandle(c *code, in *operation) *Object {
	if in.op == opConstMethodType {
		return t.methodType(c.src.proto(uint32(in.lit)).desc)
	}
	h := t.handle(c, uint32(in.lit))
	if h == nil {
		return nil
	}
	return t.DirectHandle(h)
}

// take copies a call's arguments, since calls may move the stack.
func take(s *callSite, regs *registers) []Slot {
	args := make([]Slot, len(s.regs))
	for i, r := range s.regs {
		args[i] = regs[r]
	}
	return args
}

// boxAll returns arguments as an Object[].
func (t *Thread) boxAll(params []string, args []Slot) *Object {
	list := t.NewArray(objectName, len(params))
	if list == nil {
		return nil
	}
	for i, p := range params {
		o, ok := t.Box(p, args[i])
		if !ok {
			return nil
		}
		list.Refs()[i] = o
	}
	return list
}

// invokePolymorphic runs a signature-polymorphic method of MethodHandle or
// VarHandle: its arguments are boxed and a Java method does the rest.
func (t *Thread) invokePolymorphic(c *code, s *callSite, regs *registers) (Slot, bool) {
	args := take(s, regs)
	p := c.src.proto(s.proto)
	ref := c.src.file.MethodRef(s.index)
	name := c.src.file.String(ref.Name)
	list := t.boxAll(p.params, args[1:])
	if list == nil {
		return Slot{}, false
	}
	if s.typ == nil {
		if s.typ = t.methodType(p.desc); s.typ == nil {
			return Slot{}, false
		}
	}
	var r Slot
	var ok bool
	switch c.src.file.TypeDescriptor(ref.Class) {
	case methodHandleName:
		m := t.bootMethod(methodHandleName, "polymorphic", "("+methodHandleName+"Z"+methodTypeName+"[Ljava/lang/Object;)Ljava/lang/Object;")
		if m == nil {
			return Slot{}, false
		}
		r, ok = t.Call(m, args[0], Bool(name == "invokeExact"), Ref(s.typ), Ref(list))
	case varHandleName:
		m := t.bootMethod(varHandleName, "polymorphic", "("+varHandleName+"Ljava/lang/String;"+methodTypeName+"[Ljava/lang/Object;)Ljava/lang/Object;")
		if m == nil {
			return Slot{}, false
		}
		r, ok = t.Call(m, args[0], Ref(t.NewString(name)), Ref(s.typ), Ref(list))
	default:
		t.Throw("Ljava/lang/IncompatibleClassChangeError;", "%s is not signature-polymorphic", c.src.file.MethodText(s.index))
		return Slot{}, false
	}
	if !ok {
		return Slot{}, false
	}
	return t.adapt(r, objectName, p.ret)
}

// invokeCustom links its call site at the first call.
func (t *Thread) invokeCustom(c *code, s *callSite, regs *registers) (Slot, bool) {
	args := take(s, regs)
	if s.linked == nil {
		if s.linked = t.link(c, s); s.linked == nil {
			return Slot{}, false
		}
	}
	return s.linked(t, args)
}

// linkedSite is what a linked call site does.
type linkedSite func(t *Thread, args []Slot) (Slot, bool)

// link runs the bootstrap method of a call site. The platform's own bootstrap
// methods are done here; others are called as they are.
func (t *Thread) link(c *code, s *callSite) linkedSite {
	f := c.src.file
	values, err := f.CallSite(s.index)
	if err != nil || values[0].Kind != dex.ValueMethodHandle || values[1].Kind != dex.ValueString {
		t.Throw("Ljava/lang/BootstrapMethodError;", "call site %d is malformed", s.index)
		return nil
	}
	site := customSite{c: c, name: f.String(values[1].Index()), typ: c.src.proto(values[2].Index()), values: values[3:]}
	if mh, err := f.MethodHandle(values[0].Index()); err == nil && !mh.Kind.IsField() {
		ref := f.MethodRef(mh.Index)
		switch f.TypeDescriptor(ref.Class) + f.String(ref.Name) {
		case "Ljava/lang/invoke/LambdaMetafactory;metafactory":
			return t.linkLambda(&site, false)
		case "Ljava/lang/invoke/LambdaMetafactory;altMetafactory":
			return t.linkLambda(&site, true)
		case "Ljava/lang/invoke/StringConcatFactory;makeConcat", "Ljava/lang/invoke/StringConcatFactory;makeConcatWithConstants":
			return t.linkConcat(&site)
		}
	}
	h := t.handle(c, values[0].Index())
	if h == nil {
		return nil
	}
	return t.linkBootstrap(&site, h)
}

// customSite is a call site that is being linked.
type customSite struct {
	c      *code
	name   string
	typ    *proto
	values []dex.Value // the further arguments of the bootstrap method
}

// constant returns a bootstrap argument as an object.
func (t *Thread) constant(c *code, v dex.Value) (*Object, bool) {
	f := c.src.file
	var o *Object
	switch v.Kind {
	case dex.ValueString:
		o = t.vm.stringConstant(c.src, v.Index())
	case dex.ValueType:
		k, ok := t.Load(f.TypeDescriptor(v.Index()))
		if !ok {
			return nil, false
		}
		o = k.Object()
	case dex.ValueMethodType:
		o = t.methodType(f.ProtoDescriptor(v.Index()))
	case dex.ValueMethodHandle:
		h := t.handle(c, v.Index())
		if h == nil {
			return nil, false
		}
		o = t.DirectHandle(h)
	case dex.ValueInt:
		return t.Box("I", Slot{N: v.Bits})
	case dex.ValueLong:
		return t.Box("J", Slot{N: v.Bits})
	case dex.ValueFloat:
		return t.Box("F", Slot{N: int64(int32(v.Bits))})
	case dex.ValueDouble:
		return t.Box("D", Slot{N: v.Bits})
	case dex.ValueNull:
		return nil, true
	default:
		t.Throw("Ljava/lang/BootstrapMethodError;", "a bootstrap argument of kind %#x", v.Kind)
		return nil, false
	}
	return o, o != nil
}

// linkBootstrap calls a bootstrap method of the program; calls then go to the
// target of the call site that it returns.
func (t *Thread) linkBootstrap(site *customSite, h *Handle) linkedSite {
	run := t.bootMethod(callSiteName, "bootstrap",
		"("+methodHandleName+"Ljava/lang/Class;Ljava/lang/String;"+methodTypeName+"[Ljava/lang/Object;)"+callSiteName)
	call := t.bootMethod(callSiteName, "call", "([Ljava/lang/Object;)Ljava/lang/Object;")
	if run == nil || call == nil {
		return nil
	}
	handle, typ := t.DirectHandle(h), t.methodType(site.typ.desc)
	extra := t.NewArray(objectName, len(site.values))
	if handle == nil || typ == nil || extra == nil {
		return nil
	}
	for i, v := range site.values {
		o, ok := t.constant(site.c, v)
		if !ok {
			return nil
		}
		extra.Refs()[i] = o
	}
	r, ok := t.Call(run, Ref(handle), Ref(site.c.method.Class.Object()), Ref(t.NewString(site.name)), Ref(typ), Ref(extra))
	if !ok || r.R == nil {
		return nil
	}
	return func(t *Thread, args []Slot) (Slot, bool) {
		list := t.boxAll(site.typ.params, args)
		if list == nil {
			return Slot{}, false
		}
		result, ok := t.Call(call, r, Ref(list))
		if !ok {
			return Slot{}, false
		}
		return t.adapt(result, objectName, site.typ.ret)
	}
}

// linkConcat links a string concatenation: a recipe in which 1 stands for an
// argument and 2 for a constant.
func (t *Thread) linkConcat(site *customSite) linkedSite {
	var recipe []uint16
	constants := site.values
	if len(site.values) > 0 && site.values[0].Kind == dex.ValueString {
		recipe, constants = dex.UTF16(site.c.src.file.String(site.values[0].Index())), site.values[1:]
	} else {
		for range site.typ.params {
			recipe = append(recipe, 1)
		}
	}
	var pieces [][]uint16 // nil is an argument
	var text []uint16
	for _, u := range recipe {
		switch u {
		case 1:
			pieces, text = append(pieces, text, nil), nil
		case 2:
			if len(constants) == 0 {
				t.Throw("Ljava/lang/invoke/StringConcatException;", "the recipe names more constants than there are")
				return nil
			}
			o, ok := t.constant(site.c, constants[0])
			if !ok {
				return nil
			}
			constants = constants[1:]
			s, ok := t.stringOf(objectName, Ref(o))
			if !ok {
				return nil
			}
			text = append(text, UTF16(s)...)
		default:
			text = append(text, u)
		}
	}
	params := site.typ.params
	return func(t *Thread, args []Slot) (Slot, bool) {
		var out []uint16
		n := 0
		for i, p := range pieces {
			if i%2 == 0 {
				out = append(out, p...)
				continue
			}
			if n == len(params) {
				t.Throw("Ljava/lang/invoke/StringConcatException;", "the recipe names more arguments than there are")
				return Slot{}, false
			}
			s, ok := t.stringOf(params[n], args[n])
			if !ok {
				return Slot{}, false
			}
			n++
			out = append(out, UTF16(s)...)
		}
		return Ref(t.NewStringUTF16(append(out, text...))), true
	}
}

// stringOf is String.valueOf.
func (t *Thread) stringOf(desc string, s Slot) (*Object, bool) {
	switch desc[0] {
	case 'B', 'S':
		desc = "I"
	case 'L', '[':
		if s.R != nil && s.R.IsString() {
			return s.R, true
		}
		desc = objectName
	}
	m := t.bootMethod(stringName, "valueOf", "("+desc+")"+stringName)
	if m == nil {
		return nil, false
	}
	r, ok := t.Call(m, s)
	if ok && r.R == nil { // toString may return null
		return t.NewString("null"), true
	}
	return r.R, ok
}
