// What the framework runs for a call, now or later.

package framework

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// Handed returns the methods of the app that the framework runs for a call: of the objects
// handed over, as far as the code alone tells their classes. With later, only those that come
// of themselves after the call.
func (s *Calls) Handed(m *bodies.Body, i int32, later bool) []dex.MethodID {
	summary := s.summary(m, i)
	if summary == nil {
		return nil
	}
	var out []dex.MethodID
	for k := range summary.Effects {
		for _, v := range summary.Effects[k].From {
			if v.Call == nil || later && !once(v.Call.Timing) {
				continue
			}
			r, ok := register(m, i, v.Call.Receiver.Root, int(v.Call.Receiver.Index))
			if !ok {
				continue
			}
			classes := s.classesOf(m, i, r)
			if len(v.Call.Receiver.Steps) > 0 {
				classes = s.madeWith(m, i, r)
			}
			for _, class := range classes {
				if id, ok := s.method(class, v.Call.Method); ok && !slices.Contains(out, id) {
					out = append(out, id)
				}
			}
		}
	}
	return out
}

// classesOf returns the classes that the object in a register may have: the one that was made
// there, or those of the app that fit the field from which it comes, in the class of the field
// and those within it.
func (s *Calls) classesOf(m *bodies.Body, i int32, r uint16) []string {
	at, ok := m.Setter(i, r)
	if !ok {
		if !m.Static && len(m.ParamReg) > 0 && r == m.ParamReg[0] {
			return m.Params[:1]
		}
		return nil
	}
	if m.Insns[at].Op == dex.OpNewInstance {
		return []string{m.File.TypeDescriptor(m.Insns[at].Index)}
	}
	owner, member, ok := strings.Cut(m.Read(at), "->")
	if !ok {
		return nil
	}
	_, declared, _ := strings.Cut(member, ":")
	if c, ok := s.program.Class(declared); ok && s.program.Classes[c].Def.Access&(dex.AccInterface|dex.AccAbstract) == 0 {
		return []string{declared}
	}
	var out []string
	inner := strings.TrimSuffix(owner, ";") + "$"
	for k := range s.program.Classes {
		if c := &s.program.Classes[k]; (c.Descriptor == owner || strings.HasPrefix(c.Descriptor, inner)) && s.named(c, declared) {
			out = append(out, c.Descriptor)
		}
	}
	return out
}

// madeWith returns the classes of what the constructor of the object in a register was given.
func (s *Calls) madeWith(m *bodies.Body, i int32, r uint16) []string {
	at, ok := m.Setter(i, r)
	if !ok || m.Insns[at].Op != dex.OpNewInstance {
		return nil
	}
	var out []string
	for k := at + 1; k < i; k++ {
		in := &m.Insns[k]
		if in.Op != dex.OpInvokeDirect && in.Op != dex.OpInvokeDirectRange || in.NumArgs() < 2 || in.Arg(0) != r {
			continue
		}
		for a := 1; a < in.NumArgs(); a++ {
			out = append(out, s.classesOf(m, k, in.Arg(a))...)
		}
		break
	}
	return out
}

// named reports whether a class names another one as what it extends or implements.
func (s *Calls) named(c *dex.Class, other string) bool {
	if c.Def.Super != dex.NoIndex && c.File.TypeDescriptor(c.Def.Super) == other {
		return true
	}
	list, err := c.File.Interfaces(c.Def)
	for k := range list.Len() {
		if err == nil && c.File.TypeDescriptor(list.At(k)) == other {
			return true
		}
	}
	return false
}

// method returns the method of a name that an object of a class of the app has from the app.
func (s *Calls) method(class, name string) (dex.MethodID, bool) {
	for c := range s.program.Lineage(class) {
		def := &s.program.Classes[c]
		for m := def.FirstMethod; m < def.EndMethod; m++ {
			if s.program.Methods[m].CodeOff != 0 && s.program.MethodName(m) == name && s.program.Methods[m].Access&dex.AccSynthetic == 0 {
				return m, true
			}
		}
	}
	return 0, false
}

// Later reports whether a call hands over what a method of the name runs for later, of itself,
// rather than whenever a user does something.
func (s *Calls) Later(m *bodies.Body, i int32, name string) bool {
	summary := s.summary(m, i)
	if summary == nil {
		return false
	}
	for k := range summary.Effects {
		for _, v := range summary.Effects[k].From {
			if v.Call != nil && v.Call.Method == name && once(v.Call.Timing) {
				return true
			}
		}
	}
	return false
}

// once reports whether a callback of a timing comes of itself, after the call that asked for
// it.
func once(t android.Timing) bool {
	return t == android.Main || t == android.Worker || t == android.Deferred
}
