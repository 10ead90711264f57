// Class definitions and their members.

package dex

// ClassDef is an entry of class_defs.
type ClassDef struct {
	Type        uint32
	Access      AccessFlags
	Super       uint32 // NoIndex for java.lang.Object
	Source      uint32 // string index of the source file, or NoIndex
	interfaces  uint32
	annotations uint32
	classData   uint32
	values      uint32
	index       int
}

// ClassDef returns class definition i.
func (f *File) ClassDef(i uint32) ClassDef {
	at := inRange("class_def", i, f.head.classes) + 32*i
	source := f.u4(at + 16)
	if source >= f.head.strings.count {
		source = NoIndex // devices do not look at it
	}
	return ClassDef{
		Type: f.u4(at), Access: AccessFlags(f.u4(at + 4)), Super: f.u4(at + 8), interfaces: f.u4(at + 12),
		Source: source, annotations: f.u4(at + 20), classData: f.u4(at + 24), values: f.u4(at + 28), index: int(i),
	}
}

// Interfaces returns the types of the interfaces that the class implements directly.
func (f *File) Interfaces(c ClassDef) (TypeList, error) {
	return f.typeList("class_defs", c.index, c.interfaces)
}

// EncodedField is a field of a class as class_data states it.
type EncodedField struct {
	Field  uint32 // index into field_ids
	Access AccessFlags
}

// EncodedMethod is a method of a class as class_data states it.
type EncodedMethod struct {
	Method  uint32 // index into method_ids
	Access  AccessFlags
	CodeOff uint32 // 0 for abstract and native methods
}

// ClassData holds the members of one class.
type ClassData struct {
	StaticFields, InstanceFields  []EncodedField
	DirectMethods, VirtualMethods []EncodedMethod
	fieldBuf                      []EncodedField
	methodBuf                     []EncodedMethod
}

// ClassData reads the members of a class into d, reusing its memory.
func (f *File) ClassData(class ClassDef, d *ClassData) error {
	*d = ClassData{fieldBuf: d.fieldBuf[:0], methodBuf: d.methodBuf[:0]}
	if class.classData == 0 {
		return nil
	}
	c := f.cursorAt("class_data", class.index, class.classData)
	sf, inf, dm, vm := c.uleb(), c.uleb(), c.uleb(), c.uleb()
	// Every member takes at least two or three bytes.
	if !c.need(2*(uint64(sf)+uint64(inf)) + 3*(uint64(dm)+uint64(vm))) {
		return c.err
	}
	for _, count := range [2]uint32{sf, inf} {
		index := uint32(0)
		for i := range count {
			at := c.pos
			index += c.uleb()
			d.fieldBuf = append(d.fieldBuf, EncodedField{index, AccessFlags(c.uleb())})
			if c.err == nil && index >= f.head.fields.count {
				return f.errorf("class_data", class.index, int64(at), "field index %d of member %d, only %d exist", index, i, f.head.fields.count)
			}
		}
	}
	for _, count := range [2]uint32{dm, vm} {
		index := uint32(0)
		for i := range count {
			at := c.pos
			index += c.uleb()
			d.methodBuf = append(d.methodBuf, EncodedMethod{index, AccessFlags(c.uleb()), c.uleb()})
			if c.err == nil && index >= f.head.methods.count {
				return f.errorf("class_data", class.index, int64(at), "method index %d of member %d, only %d exist", index, i, f.head.methods.count)
			}
		}
	}
	if c.err != nil {
		return c.err
	}
	d.StaticFields, d.InstanceFields = d.fieldBuf[:sf], d.fieldBuf[sf:]
	d.DirectMethods, d.VirtualMethods = d.methodBuf[:dm], d.methodBuf[dm:]
	return nil
}
