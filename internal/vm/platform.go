// What belongs to the platform, so that its absence is a gap of the model and
// not an error of the program.

package vm

import (
	"strings"

	"github.com/esdroid/esdroid/internal/owner"
)

// IsPlatform reports whether a descriptor names a class, or an array of one, that only
// the platform may define.
func IsPlatform(desc string) bool { return owner.Of(desc) == owner.Platform }

// HasName reports whether the platform has a class or member, as far as is known.
func (vm *VM) HasName(reference string) bool {
	return vm.cfg.HasName == nil || vm.cfg.HasName(reference)
}

// lacksMember reports whether a member that a class does not have is one that the
// platform has, and ends the run if so.
func (t *Thread) lacksMember(k *Class, member string) bool {
	p := t.vm.platformPart(k)
	if p == nil || !t.vm.hasMember(k, member) {
		return false
	}
	t.unmodelled(p.Name + "->" + member)
	return true
}

// hasMember asks for a member of the platform's types that stand above k, or are k.
func (vm *VM) hasMember(k *Class, member string) bool {
	if strings.HasPrefix(member, "<init>") {
		return vm.HasName(k.Name + "->" + member)
	}
	for s := k; s != nil && s != vm.objectClass; s = s.Super {
		if s.Boot && vm.HasName(s.Name+"->"+member) {
			return true
		}
	}
	for _, i := range k.all {
		if i.Boot && vm.HasName(i.Name+"->"+member) {
			return true
		}
	}
	return k == vm.objectClass
}

// LackingMember returns the class of android.*, k itself or if inherited one above it, that
// on a device has a member which k lacks; "" if none has, or that is not known. Of a method
// the reference may end behind its parameters, of a field behind the colon.
func (vm *VM) LackingMember(k *Class, member string, inherited bool) string {
	has := func(c *Class) bool {
		return c.Boot && strings.HasPrefix(c.Name, "Landroid/") && vm.HasName(c.Name+"->"+member)
	}
	if vm.cfg.HasName == nil {
		return ""
	}
	for s := k; s != nil; s = s.Super {
		if has(s) {
			return s.Name
		}
		if !inherited {
			return ""
		}
	}
	for _, i := range k.all {
		if has(i) {
			return i.Name
		}
	}
	return ""
}

// platformPart returns the class of the platform that a member, missing in k,
// could belong to: the first boot class or interface above k other than
// java.lang.Object; nil if k is the program's all the way up.
func (vm *VM) platformPart(k *Class) *Class {
	if k.IsArray() || k.IsPrimitive() {
		return nil
	}
	for s := k; s != nil && s != vm.objectClass; s = s.Super {
		if s.Boot {
			return s
		}
	}
	for _, i := range k.all {
		if i.Boot {
			return i
		}
	}
	if k == vm.objectClass {
		return k
	}
	return nil
}

// references counts the instructions of the program that refer to a member or
// class of the platform, and those of loaded boot code if there are none.
func (vm *VM) references(member string) int {
	n := 0
	for _, s := range vm.files {
		if s.boot {
			continue
		}
		n += countReferences(s, member)
	}
	return n
}

func countReferences(s *source, member string) int {
	f := s.file
	methods, fields, types := map[uint32]bool{}, map[uint32]bool{}, map[uint32]bool{}
	_, name, isMember := strings.Cut(member, "->")
	class := strings.TrimSuffix(member, "->"+name)
	switch {
	case isMember && strings.Contains(name, "("):
		for i := range uint32(f.NumMethods()) {
			if r := f.MethodRef(i); f.String(r.Name)+f.ProtoDescriptor(r.Proto) == name {
				methods[i] = true
			}
		}
	case isMember:
		for i := range uint32(f.NumFields()) {
			if strings.HasSuffix(f.FieldText(i), "->"+name) {
				fields[i] = true
			}
		}
	default:
		for i := range uint32(f.NumTypes()) {
			if f.TypeDescriptor(i) == class {
				types[i] = true
			}
		}
		for i := range uint32(f.NumMethods()) {
			methods[i] = f.TypeDescriptor(f.MethodRef(i).Class) == class
		}
		for i := range uint32(f.NumFields()) {
			fields[i] = f.TypeDescriptor(f.FieldRef(i).Class) == class
		}
	}
	return s.countUses(methods, fields, types)
}
