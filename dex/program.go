// All dex files of an app, with dense ids for what they define.

package dex

import (
	"fmt"
	"sync"
)

// ClassID, MethodID and FieldID number the definitions of a Program densely,
// file by file in class_defs order; members of a class are contiguous, direct
// methods before virtual ones, static fields before instance fields.
type (
	ClassID  int32
	MethodID int32
	FieldID  int32
)

// Class is a class defined in a Program.
type Class struct {
	File          *File
	Def           ClassDef
	Descriptor    string
	FirstMethod   MethodID
	FirstVirtual  MethodID
	EndMethod     MethodID
	FirstField    FieldID
	FirstInstance FieldID
	EndField      FieldID
}

// Method is a method defined in a Program.
type Method struct {
	Class   ClassID
	Ref     uint32 // index into method_ids of the class's file
	Access  AccessFlags
	CodeOff uint32 // 0 for abstract and native methods
}

// Field is a field defined in a Program.
type Field struct {
	Class  ClassID
	Ref    uint32 // index into field_ids of the class's file
	Access AccessFlags
}

// Shadowed is a class definition that another one in front of it hides.
type Shadowed struct {
	File       *File
	Def        ClassDef
	Descriptor string
}

// Program is all dex files of an app in class-path order. It is immutable and
// safe for concurrent use.
type Program struct {
	Files    []*File
	Classes  []Class
	Methods  []Method
	Fields   []Field
	Shadowed []Shadowed

	classes    map[string]ClassID
	methods    memberTable
	fields     memberTable
	sourceMaps sync.Map // *sourceMap by ClassID, read when first asked for

	names int // bytes of names that may still be indexed; hostile files share them
}

// NewProgram indexes the definitions in files.
func NewProgram(files ...*File) (*Program, error) {
	p := &Program{Files: files}
	var classes int
	p.names = 1 << 20
	for _, f := range files {
		classes += f.NumClassDefs()
		p.names += 64 * len(f.data)
	}
	var methods, fields int
	for _, f := range files {
		m, n := f.countMembers()
		methods, fields = methods+m, fields+n
	}
	p.Classes, p.Methods, p.Fields = make([]Class, 0, classes), make([]Method, 0, methods), make([]Field, 0, fields)
	p.classes = make(map[string]ClassID, classes)
	for _, f := range files {
		if err := p.addFile(f); err != nil {
			return nil, err
		}
	}
	p.methods = newMemberTable(len(p.Methods))
	for i, m := range p.Methods {
		f := p.Classes[m.Class].File
		r := f.MethodRef(m.Ref)
		name, err := p.name(f, "method_ids", m.Ref, r.Name)
		if err != nil {
			return nil, err
		}
		if slot := p.methodSlot(m.Class, name, f.ProtoDescriptor(r.Proto)); *slot == 0 {
			*slot = int32(i) + 1
		}
	}
	p.fields = newMemberTable(len(p.Fields))
	for i, m := range p.Fields {
		f := p.Classes[m.Class].File
		r := f.FieldRef(m.Ref)
		name, err := p.name(f, "field_ids", m.Ref, r.Name)
		if err != nil {
			return nil, err
		}
		if slot := p.fieldSlot(m.Class, name, f.TypeDescriptor(r.Type)); *slot == 0 {
			*slot = int32(i) + 1
		}
	}
	return p, nil
}

// name returns a name to index, string s of item i in a section.
func (p *Program) name(f *File, section string, i, s uint32) (string, error) {
	name := f.String(s)
	if len(name) > maxNameLength {
		return "", f.errorf(section, int(i), -1, "name of %d bytes, no compiler makes more than %d", len(name), maxNameLength)
	}
	if p.names -= len(name); p.names < 0 {
		return "", f.errorf(section, int(i), -1, "the names of all definitions are unreasonably long together")
	}
	return name, nil
}

// countMembers returns how many methods and fields the classes of a file state
// to have, as far as there can be so many.
func (f *File) countMembers() (methods, fields int) {
	for i := range uint32(f.NumClassDefs()) {
		def := f.ClassDef(i)
		if def.classData == 0 {
			continue
		}
		c := f.cursorAt("class_data", int(i), def.classData)
		fields += int(c.uleb()) + int(c.uleb())
		methods += int(c.uleb()) + int(c.uleb())
		if most := len(f.data) / 2; c.err != nil || fields+methods > most { // addFile will say so
			return min(methods, most), min(fields, most)
		}
	}
	return methods, fields
}

func (p *Program) addFile(f *File) error {
	var data ClassData
	members := 0
	for i := range uint32(f.NumClassDefs()) {
		def := f.ClassDef(i)
		desc, err := p.name(f, "class_defs", i, f.TypeString(def.Type))
		if err != nil {
			return err
		}
		if _, shadowed := p.classes[desc]; shadowed {
			p.Shadowed = append(p.Shadowed, Shadowed{f, def, desc})
			continue
		}
		if err := f.ClassData(def, &data); err != nil {
			return err
		}
		// A member takes two bytes at least, so only files whose classes share
		// their data can have more of them than that.
		if members += len(data.fieldBuf) + len(data.methodBuf); members > len(f.data)/2 {
			return f.errorf("class_data", int(i), int64(def.classData), "classes share their members")
		}
		id := ClassID(len(p.Classes))
		c := Class{File: f, Def: def, Descriptor: desc, FirstMethod: MethodID(len(p.Methods)), FirstField: FieldID(len(p.Fields))}
		for _, m := range data.DirectMethods {
			p.Methods = append(p.Methods, Method{id, m.Method, m.Access, m.CodeOff})
		}
		c.FirstVirtual = MethodID(len(p.Methods))
		for _, m := range data.VirtualMethods {
			p.Methods = append(p.Methods, Method{id, m.Method, m.Access, m.CodeOff})
		}
		c.EndMethod = MethodID(len(p.Methods))
		for _, m := range data.StaticFields {
			p.Fields = append(p.Fields, Field{id, m.Field, m.Access})
		}
		c.FirstInstance = FieldID(len(p.Fields))
		for _, m := range data.InstanceFields {
			p.Fields = append(p.Fields, Field{id, m.Field, m.Access})
		}
		c.EndField = FieldID(len(p.Fields))
		p.Classes = append(p.Classes, c)
		p.classes[desc] = id
	}
	return nil
}

// Class returns the class with the given descriptor.
func (p *Program) Class(descriptor string) (ClassID, bool) {
	id, ok := p.classes[descriptor]
	return id, ok
}

// Method returns the method that the class itself defines, by name and
// prototype such as (I)V.
func (p *Program) Method(class ClassID, name, proto string) (MethodID, bool) {
	slot := *p.methodSlot(class, name, proto)
	return MethodID(max(slot-1, 0)), slot != 0
}

// Field returns the field that the class itself defines, by name and type.
func (p *Program) Field(class ClassID, name, typ string) (FieldID, bool) {
	slot := *p.fieldSlot(class, name, typ)
	return FieldID(max(slot-1, 0)), slot != 0
}

// MethodFile returns the file that defines method m.
func (p *Program) MethodFile(m MethodID) *File { return p.Classes[p.Methods[m].Class].File }

// MethodName returns the simple name of method m.
func (p *Program) MethodName(m MethodID) string {
	f := p.MethodFile(m)
	return f.String(f.MethodRef(p.Methods[m].Ref).Name)
}

// MethodProto returns the prototype of method m, such as (I)V.
func (p *Program) MethodProto(m MethodID) string {
	f := p.MethodFile(m)
	return f.ProtoDescriptor(f.MethodRef(p.Methods[m].Ref).Proto)
}

// MethodText returns method m as Lclass;->name(params)return.
func (p *Program) MethodText(m MethodID) string {
	return p.MethodFile(m).MethodText(p.Methods[m].Ref)
}

// FieldText returns field f as Lclass;->name:type.
func (p *Program) FieldText(id FieldID) string {
	f := p.Fields[id]
	return p.Classes[f.Class].File.FieldText(f.Ref)
}

// Code returns the code of method m; false for abstract and native methods.
func (p *Program) Code(m MethodID) (Code, bool, error) {
	off := p.Methods[m].CodeOff
	if off == 0 {
		return Code{}, false, nil
	}
	code, err := p.MethodFile(m).Code(off)
	if err != nil {
		return Code{}, false, fmt.Errorf("%s: %w", p.MethodText(m), err)
	}
	return code, true, nil
}

// Reference returns the statement reference of a pc in method m, such as
// Lcom/x/Y;->m(I)V@0012.
func (p *Program) Reference(m MethodID, pc uint32) string {
	return fmt.Sprintf("%s@%04x", p.MethodText(m), pc)
}

// FindMethod returns the method with the given text, Lclass;->name(params)return.
func (p *Program) FindMethod(text string) (MethodID, bool) {
	class, name, proto, ok := SplitMethodText(text)
	if !ok {
		return 0, false
	}
	id, ok := p.Class(class)
	if !ok {
		return 0, false
	}
	return p.Method(id, name, proto)
}
