// Classes made at run time: proxies, lambdas. Their methods are natives.

package vm

import (
	"fmt"
	"unsafe"

	"github.com/esdroid/esdroid/dex"
)

// Synthetic describes a class to be made at run time.
type Synthetic struct {
	Name       string // descriptor
	Super      *Class
	Interfaces []*Class
	Flags      dex.AccessFlags
	Boot       bool // belongs to the platform
	Fields     []SyntheticField
	Methods    []SyntheticMethod
}

// SyntheticField is a field of a Synthetic.
type SyntheticField struct {
	Name, Desc string
	Flags      dex.AccessFlags
}

// SyntheticMethod is a method of a Synthetic.
type SyntheticMethod struct {
	Name, Desc string
	Flags      dex.AccessFlags
	Native     Native
	Like       *Method // whose exceptions it declares; nil for none
}

// Define makes a class, initialized already; its superclass is too. A method
// that several interfaces share is given once.
func (vm *VM) Define(s Synthetic) (*Class, error) {
	if vm.classes[s.Name] != nil || vm.Defines(s.Name) {
		return nil, fmt.Errorf("class %s exists already", s.Name)
	}
	if len(vm.classes) > vm.limits.Classes {
		return nil, fmt.Errorf("too many classes at %s", s.Name)
	}
	super := s.Super
	c := &Class{Name: s.Name, Flags: s.Flags, Boot: s.Boot, vm: vm, Super: super, Interfaces: s.Interfaces, state: stateInitialized,
		Def: dex.ClassDef{Source: dex.NoIndex}, depth: super.depth + 1, words: super.words, refs: super.refs, vtable: super.vtable[:len(super.vtable):len(super.vtable)],
		all: super.all[:len(super.all):len(super.all)], byName: make(map[memberKey]*Method, len(s.Methods))}
	c.supers = append(super.supers[:len(super.supers):len(super.supers)], c)
	for _, i := range s.Interfaces {
		for _, k := range i.all {
			c.addInterface(k)
		}
		c.addInterface(i)
	}
	for _, sf := range s.Fields {
		f := &Field{Class: c, Name: sf.Name, Desc: sf.Desc, Flags: sf.Flags, ref: sf.Desc[0] == 'L' || sf.Desc[0] == '['}
		switch {
		case f.IsStatic():
			f.slot = uint32(len(c.statics))
			c.statics = append(c.statics, Slot{})
		case f.ref:
			f.slot = c.refs
			c.refs++
		default:
			f.slot = c.words
			c.words++
		}
		c.Fields = append(c.Fields, f)
	}
	c.setShape()
	own := false // whether the vtable is a copy
	for _, sm := range s.Methods {
		params, ok := dex.ParamTypes(sm.Desc)
		if !ok {
			return nil, fmt.Errorf("method %s of %s: malformed descriptor %q", sm.Name, s.Name, sm.Desc)
		}
		m := &Method{Class: c, Name: sm.Name, Desc: sm.Desc, Flags: sm.Flags, Params: params, Return: dex.ReturnType(sm.Desc),
			Ref: dex.NoIndex, ID: -1, vindex: -1, native: sm.Native, values: uint16(len(params))}
		for _, p := range params {
			m.ins += wordsOf(p)
		}
		if !m.IsStatic() {
			m.ins++
			m.values++
		}
		c.Methods = append(c.Methods, m)
		c.byName[memberKey{m.Name, m.Desc}] = m
		if sm.Like != nil {
			if c.likes == nil {
				c.likes = map[*Method]*Method{}
			}
			c.likes[m] = sm.Like
		}
		if m.Flags&(dex.AccStatic|dex.AccPrivate) != 0 || m.Name == "<init>" {
			continue
		}
		if !own {
			c.vtable = append(make([]*Method, 0, len(c.vtable)+len(s.Methods)), c.vtable...)
			own = true
		}
		if o := c.overridden(m); o != nil {
			m.vindex = o.vindex
			c.vtable[m.vindex] = m
		} else {
			m.vindex = int32(len(c.vtable))
			c.vtable = append(c.vtable, m)
		}
	}
	vm.classes[s.Name] = c
	vm.allocated += int64(1024 + 200*len(c.Methods) + 100*len(c.Fields) + 8*len(c.vtable))
	return c, nil
}

// Like returns the method whose exceptions m declares: m itself but for methods of
// proxies, which repeat those of an interface.
func (m *Method) Like() *Method {
	if like := m.Class.likes[m]; like != nil {
		return like
	}
	return m
}

// NewBytesOver returns a byte[] whose elements are b itself, not a copy, as
// mappings of files need it; nil with OutOfMemoryError pending if the heap is
// full.
func (t *Thread) NewBytesOver(b []byte) *Object {
	c, ok := t.Load("[B")
	if !ok || !t.account(int64(objectSize+len(b))) {
		return nil
	}
	return &Object{class: c, n: int32(len(b)), kind: KindBytes, data: unsafe.Pointer(unsafe.SliceData(b))}
}

// JavaName returns a descriptor as Java code spells the type, such as
// java.lang.String[].
func JavaName(desc string) string { return javaName(desc) }

// MethodText returns a method as messages spell it, such as
// "int java.lang.String.length()".
func MethodText(m *Method) string { return methodText(m) }
