// Calls that may lead to the app or to the platform, of which nothing is
// recorded: the identity of the object says which.

package plan

import "github.com/esdroid/esdroid/dex"

// overrides are the methods of a program, by name and prototype. Reached are
// those that instrumented classes define and that are called by a type of the
// platform somewhere: such a call can reach an object of the platform that calls
// one of the app in turn.
type overrides struct {
	reached map[string]bool
	named   map[string][]dex.MethodID // all that are no constructors, static or private
}

// NewOverrides looks through a program of which some methods are traced.
func NewOverrides(p *dex.Program, traced func(dex.MethodID) bool) overrides {
	called := map[string]bool{}
	for _, f := range p.Files {
		for i := range uint32(f.NumMethods()) {
			ref := f.MethodRef(i)
			class := f.TypeDescriptor(ref.Class)
			if _, app := p.Class(class); !app && !final[class] {
				called[f.String(ref.Name)+f.ProtoDescriptor(ref.Proto)] = true
			}
		}
	}
	out := overrides{map[string]bool{}, map[string][]dex.MethodID{}}
	for m := range p.Methods {
		id := dex.MethodID(m)
		if access := p.Methods[m].Access; access&(dex.AccStatic|dex.AccPrivate|dex.AccConstructor) != 0 {
			continue
		}
		key := p.MethodName(id) + p.MethodProto(id)
		if out.named[key] = append(out.named[key], id); called[key] && traced(id) {
			out.reached[key] = true
		}
	}
	return out
}

// asks reports whether the receiver of a call is recorded because it may be an
// object of the app or of the platform.
func (p *Planner) asks(file *dex.File, in *dex.Insn) bool {
	switch in.Op {
	case dex.OpInvokeVirtual, dex.OpInvokeVirtualRange, dex.OpInvokeInterface, dex.OpInvokeInterfaceRange:
	default:
		return false
	}
	ref := file.MethodRef(in.Index)
	class := file.TypeDescriptor(ref.Class)
	if _, app := p.program.Class(class); app || final[class] {
		return false
	}
	return p.overrides.reached[file.String(ref.Name)+file.ProtoDescriptor(ref.Proto)]
}
