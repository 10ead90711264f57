// Lambdas: LambdaMetafactory as the machine does it. Each call site gets a
// class whose fields are what the lambda captures and whose method calls the
// implementation.

package vm

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// The flags of altMetafactory.
const (
	lambdaSerializable = 1
	lambdaMarkers      = 2
	lambdaBridges      = 4
)

// linkLambda makes the class of a lambda. The bootstrap arguments are the
// erased type of the interface's method, the implementation, and the type that
// it has here; altMetafactory has flags, marker interfaces and bridges behind.
func (t *Thread) linkLambda(site *customSite, alt bool) linkedSite {
	f := site.c.src.file
	malformed := func() linkedSite {
		t.Throw("Ljava/lang/BootstrapMethodError;", "the lambda's call site is malformed")
		return nil
	}
	v := site.values
	if len(v) < 3 || v[0].Kind != dex.ValueMethodType || v[1].Kind != dex.ValueMethodHandle || v[2].Kind != dex.ValueMethodType {
		return malformed()
	}
	impl := t.handle(site.c, v[1].Index())
	if impl == nil {
		return nil
	}
	face, ok := t.Load(site.typ.ret)
	if !ok {
		return nil
	}
	if !face.IsInterface() {
		t.Throw("Ljava/lang/invoke/LambdaConversionException;", "Functional interface %s is not an interface", javaName(face.Name))
		return nil
	}
	faces := []*Class{face}
	addFace := func(desc string) bool {
		k, ok := t.Load(desc)
		if ok && k.IsInterface() {
			for _, have := range faces {
				if have == k {
					return true
				}
			}
			faces = append(faces, k)
		}
		return ok
	}
	here := site.c.src.proto(v[2].Index())
	methods := []*proto{site.c.src.proto(v[0].Index())}
	if alt {
		rest := v[3:]
		next := func() int64 {
			if len(rest) == 0 {
				return 0
			}
			n := rest[0].Bits
			rest = rest[1:]
			return n
		}
		flags := next()
		if flags&lambdaSerializable != 0 && !addFace("Ljava/io/Serializable;") {
			return nil
		}
		if flags&lambdaMarkers != 0 {
			for n := next(); n > 0 && len(rest) > 0; n-- {
				if !addFace(f.TypeDescriptor(uint32(next()))) {
					return nil
				}
			}
		}
		if flags&lambdaBridges != 0 {
			for n := next(); n > 0 && len(rest) > 0; n-- {
				methods = append(methods, site.c.src.proto(uint32(next())))
			}
		}
	}
	typ := impl.Type()
	to, _ := dex.ParamTypes(typ)
	if len(site.typ.params)+len(here.params) != len(to) {
		return malformed()
	}
	for _, m := range methods {
		if len(m.params) != len(here.params) {
			return malformed()
		}
	}

	host := site.c.method.Class
	object := t.vm.objectClass
	name := ""
	for ; name == "" || t.vm.classes[name] != nil; t.vm.lambdas++ {
		name = fmt.Sprintf("%s$$Lambda$%d;", strings.TrimSuffix(host.Name, ";"), t.vm.lambdas+1)
	}
	s := Synthetic{Name: name, Super: object, Interfaces: faces, Flags: dex.AccFinal | dex.AccSynthetic, Boot: host.Boot}
	for i, p := range site.typ.params {
		s.Fields = append(s.Fields, SyntheticField{Name: fmt.Sprintf("f$%d", i), Desc: p, Flags: dex.AccPrivate | dex.AccFinal})
	}
	var captured []*Field
	ret := dex.ReturnType(typ)
	seen := make(map[string]bool)
	for _, m := range methods {
		if seen[m.desc] {
			continue
		}
		seen[m.desc] = true
		s.Methods = append(s.Methods, SyntheticMethod{Name: site.name, Desc: m.desc, Flags: dex.AccPublic,
			Native: func(t *Thread, a []Slot) Slot {
				args := make([]Slot, 0, len(to))
				for i, f := range captured {
					v, ok := t.adapt(a[0].R.Field(f), site.typ.params[i], to[i])
					if !ok {
						return Slot{}
					}
					args = append(args, v)
				}
				in := a[1:]
				for i, from := range m.params {
					v, ok := in[i], true
					// What the interface erases is checked before it is converted.
					if from != here.params[i] {
						if v, ok = t.adapt(v, from, here.params[i]); !ok {
							return Slot{}
						}
					}
					if v, ok = t.adapt(v, here.params[i], to[len(captured)+i]); !ok {
						return Slot{}
					}
					args = append(args, v)
				}
				r, ok := t.CallHandle(impl, args)
				if !ok {
					return Slot{}
				}
				if r, ok = t.adapt(r, ret, here.ret); ok {
					r, _ = t.adapt(r, here.ret, m.ret)
				}
				return r
			}})
	}
	k, err := t.vm.Define(s)
	if err != nil {
		t.Throw("Ljava/lang/invoke/LambdaConversionException;", "%s", err.Error())
		return nil
	}
	captured = k.Fields
	if len(captured) == 0 {
		one := t.New(k)
		if one == nil {
			return nil
		}
		return func(*Thread, []Slot) (Slot, bool) { return Ref(one), true }
	}
	bound := impl.Kind != dex.HandleInvokeStatic && impl.Kind != dex.HandleInvokeConstructor
	return func(t *Thread, args []Slot) (Slot, bool) {
		if bound && args[0].R == nil {
			t.ThrowNull() // a bound receiver is looked at when it is captured
			return Slot{}, false
		}
		o := t.New(k)
		if o == nil {
			return Slot{}, false
		}
		for i, f := range captured {
			o.SetField(f, args[i])
		}
		return Ref(o), true
	}
}
